/** What tests/shell.baseline.test.ts plays. */
export { readingOf } from "../shell-baselines/readers.ts";
export { tracer } from "../shell-baselines/world.ts";
export { played } from "./record.ts";
