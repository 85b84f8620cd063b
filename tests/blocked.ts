/** One event that every test may take for one that is stopped: the case of the self-tests, without reading all of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadText } from "../lib/selftest/load.ts";
import { SELFTESTS } from "../scripts/guards.ts";

const FILE = "security_guard.hook.yaml";

const found = loadText(readFileSync(join(SELFTESTS, FILE), "utf8"), FILE).find(
  ({ id }) => id === "hook.bash.blocked",
);
assert.ok(found, FILE);

/** What a host sends before a call that security_guard stops. */
export const BLOCKED: string = found.input;
