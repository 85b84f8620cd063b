/** What tests/claims.edits.test.ts plays. */
import * as asked from "../claims.edits.ts";
import { apart } from "./asked.ts";

export { played } from "./record.ts";
export const CLAIMED = apart(asked.CLAIMED);
export const LINES = apart(asked.LINES);
