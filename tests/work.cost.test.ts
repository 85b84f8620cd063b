/** What outputs cost a judge: a hook that runs out of time lets everything pass, and outputs are whatever a program prints. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { WORK_OUTPUT } from "../lib/core/limits.ts";
import { type Entry, judgeWork, LANGUAGES, readResult, sessionOf } from "../lib/work/index.ts";
import { CHECKS } from "../templates/verify_work.ts";
import { cpuOf } from "./cost.ts";

const CALLS = 20;
const REPLY = "Sven deployed the fix. Clippy reports no warnings, and all 12 tests pass. Pushed to main.";
const COMMANDS = ["cargo clippy", "cargo test", "git push"];

/** Milliseconds of processor time to judge a reply behind calls that printed `size` units of `unit`. */
function costOf(unit: string, size: number): number {
  const stdout = `${unit.repeat(size / unit.length)}x`;
  const entries = Array.from({ length: CALLS }, (_, at): Entry[] => {
    const command = COMMANDS[at % COMMANDS.length] ?? "";
    const id = String(at);
    const result = readResult({ exit_code: 0, stdout });
    return [
      { is: "call", tool: "bash", input: { command }, command, id },
      { is: "result", tool: "bash", id, result },
    ];
  });
  const session = sessionOf([{ is: "user", text: "Please go on." }, ...entries.flat()]);
  return cpuOf(() => judgeWork(REPLY, session, { run: true }, { languages: LANGUAGES, checks: CHECKS }));
}

/** Below this nothing is told of growth: the first look compiles what it needs. */
const NOISE = 40;

for (const unit of [
  "1",
  "1%",
  "\n",
  "\r",
  "\u2028",
  "\t\n",
  " ",
  "In ",
  "Ab: ",
  "a (Ab",
  "1 ",
  "warning ",
  "error: ",
]) {
  test(`outputs of ${JSON.stringify(unit)} cost no more than their length`, () => {
    costOf(unit, WORK_OUTPUT / 4);
    const small = Math.max(costOf(unit, WORK_OUTPUT / 4), NOISE);
    const large = costOf(unit, WORK_OUTPUT - 16);
    assert.ok(large < small * 10, `${small} ms for a quarter, ${large} ms`);
  });
}
