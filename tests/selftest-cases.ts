/** The self-test cases for tests that only need them. */
import { join } from "node:path";
import type { Case } from "../lib/selftest/case.ts";
import { loadFolder } from "../lib/selftest/load.ts";
import { SELFTESTS } from "../scripts/guards.ts";
import { keptContent } from "../scripts/selftest-contents.ts";

/** The cases below selftests/ and these folders of it. @throws CaseFileError as {@link loadFolder} */
export function selftestCases(...below: readonly string[]): Case[] {
  return loadFolder(join(SELFTESTS, ...below), keptContent);
}
