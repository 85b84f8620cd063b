/** Every option that makes a run dry takes a stop away: a word that is lost from a card's `dry` would block harmless runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "../lib/core/words.ts";
import { judge, type ShellRows } from "../lib/shell/index.ts";
import { FAMILIES } from "../lib/shell/programs/cards.ts";
import { loadGuard } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";

const rows = (await loadGuard("security_guard")).tables()["SHELL_ROWS"] as ShellRows;
const stops = (command: string): boolean =>
  judge(command, { cwd: "/data/workspace", home: "/home/me" }, rows).findings.length > 0;

/** The commands of the cards' cases that must fire. */
const firing = selftestCases("shell", "programs")
  .filter(({ rule }) => rule !== undefined)
  .map(({ input }) => (JSON.parse(input) as { tool_input?: { command?: string } }).tool_input?.command ?? "");

/**
 * What runs or is changed although the option stands there: rsync's remote shell is started in a dry run, too, and a shell runs
 * what parallel's prints.
 */
const ALL_THE_SAME = /^rsync .*(?:-e |--rsh|--rsync-path)|^zpool labelclear|^parallel --dry-?run /;

/** How an option that is called by its last name is written: -n and --no-act of "n|no-act". */
function spellings(name: string, options: string): string[] {
  const line = wordsOf(options).find((word) => word.replace(/=\??$/, "").split("|").at(-1) === name) ?? name;
  return line.split("|").map((one) => (one.length === 1 ? `-${one}` : `--${one}`));
}

for (const { names, dry, options = "" } of Object.values(FAMILIES).flat()) {
  if (dry === undefined) continue;
  const [program = ""] = wordsOf(names);
  const commands = firing.filter(
    (command) => command.startsWith(`${program} `) && !ALL_THE_SAME.test(command) && stops(command),
  );
  if (commands.length === 0) continue;
  test(`${program}: ${dry}`, () => {
    for (const option of wordsOf(dry).flatMap((name) => spellings(name, options)))
      for (const command of commands) {
        const tried = command.replace(program, `${program} ${option}`);
        assert.ok(!stops(tried), tried);
      }
  });
}
