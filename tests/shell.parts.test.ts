/** What a command comes to, and what is said of it, whole: rows of tests/data/parts/shell.yaml. Nothing here is ever executed. */
import { excerptOf } from "../lib/shell/excerpt.ts";
import { isHarmless } from "../lib/shell/harmless.ts";
import { evaluate, explain, judge, type ShellRows } from "../lib/shell/index.ts";
import type { Arg } from "../lib/shell/invocation.ts";
import { mostGrave } from "../lib/shell/unread.ts";
import { loadGuard } from "../scripts/guards.ts";
import { holdRows } from "./parts.ts";

const CONTEXT = { cwd: "/home/ann/site", home: "/home/ann", user: "ann" };
const ROWS = (await loadGuard("security_guard")).tables()["SHELL_ROWS"] as ShellRows;

const show = (arg: Arg): string =>
  arg.map((piece) => (typeof piece === "string" ? piece : `<${piece.source}>`)).join("");

holdRows("shell", {
  runs: (command: string) =>
    evaluate(command, CONTEXT).invocations.map(({ program, args, cwd }) => [
      program ?? "?",
      ...args.map(show),
      ...(cwd === CONTEXT.cwd ? [] : [`in ${cwd}`]),
    ]),
  judged: (command: string) => {
    const { findings, warnings } = judge(command, CONTEXT, ROWS);
    return [
      ...findings.map(({ rule, evidence, path = "-", ask }) => [
        rule,
        evidence,
        path,
        ...(ask ? ["asks"] : []),
      ]),
      ...warnings.map(({ rule, text }) => [rule, text]),
    ];
  },
  explained: (command: string) => explain(command, CONTEXT, ROWS).text.split("\n"),
  harmless: (commands: readonly string[]) => commands.filter((command) => isHarmless(command, ROWS)),
  graves: ([most, ...all]: readonly string[]) => mostGrave(all, Number(most), (one) => one),
  excerpts: (command: string) => excerptOf(command),
});
