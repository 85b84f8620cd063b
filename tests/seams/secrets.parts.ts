/** What tests/secrets.parts.test.ts plays. */
import "./warm.ts";

export { PARTS } from "../secrets.parts.ts";
export { played } from "./record.ts";
