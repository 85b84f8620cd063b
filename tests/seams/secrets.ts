/** What tests/secrets.baselines.test.ts plays. */
import * as asked from "../secrets.baselines.ts";
import "./warm.ts";
import { apart } from "./asked.ts";

export { played } from "./record.ts";
export const SECRETS = apart(asked.SECRETS);
export const VALUES = apart(asked.VALUES);
