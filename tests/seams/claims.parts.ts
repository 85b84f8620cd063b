/** What tests/claims.parts.test.ts plays. */
import { TABLES } from "../claims.parts.ts";
import { tables } from "./record.ts";

export * from "../claims.parts.ts";
export { played } from "./record.ts";

tables("tests/claims.parts.ts", { TABLES });
