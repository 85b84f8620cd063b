/** `agent-guards test` and `explain`: what a guard says to one command line, which is never run. */
import { statSync } from "node:fs";
import { homedir } from "node:os";
import { parseArgs } from "node:util";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { BadSeal } from "../lib/rules/reseal.ts";
import { ask, commandOf, loadGuard, productNamed, programOf } from "./guards.ts";
import { answerOf, problemOf } from "./rehearse.ts";
import { sealRemedy } from "./rules/refused.ts";
import { programsOf, sealOf } from "./rules/sealed.ts";
import { complain, EXIT, type Exit, note, paint, printable, put, Refusal, say, sayJson } from "./terminal.ts";

const GUARD = "security_guard";

/** What a guard said: the class of its answer, its words, and the rows that fired where they are known. */
type Opinion = {
  readonly decision: "allow" | "warn" | "block" | "rewrite";
  readonly text: string;
  readonly rules?: readonly string[];
};

export const test = {
  usage: `usage: agent-guards test 'COMMAND' [--cwd DIR] [--exec PATH] [--json]

What ${GUARD} says to a command line. The command is judged, never run. Exit 1 when it is stopped.

  --cwd DIR     where the command would run (default: here)
  --exec PATH   ask this program (default: the built guard, with the rules sealed beside the installed one)
`,
  run: async (args: readonly string[]): Promise<Exit> => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        cwd: { type: "string", default: process.cwd() },
        exec: { type: "string" },
        json: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const command = oneWord(positionals, "test");
    const payload = JSON.stringify({
      event: "pre_tool_call",
      session_id: "agent-guards-test",
      cwd: values.cwd,
      tool_name: "bash",
      tool_input: { command },
    });
    const opinion = values.exec === undefined ? await builtSays(payload) : programSays(values.exec, payload);
    if (values.json) sayJson(opinion);
    else show(opinion);
    return opinion.decision === "block" ? EXIT.findings : EXIT.clean;
  },
};

export const explain = {
  usage: `usage: agent-guards explain 'COMMAND' [--cwd DIR] [--exec PATH] [--json]

What a command line would run, which rule says what about it, and the safe way. The command is never run.

  --cwd DIR     where the command would run (default: here)
  --exec PATH   ask this program (default: the installed guard that has rules of its own, else the built one)
`,
  run: (args: readonly string[]): Exit => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        cwd: { type: "string", default: process.cwd() },
        exec: { type: "string" },
        json: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
    const command = oneWord(positionals, "explain");
    if (!statSync(values.cwd, { throwIfNoEntry: false })?.isDirectory())
      throw new Refusal(
        `there is no folder ${values.cwd}`,
        "what a command would run hangs on where it runs; agent-guards test takes a folder that is not there",
      );
    const named = values.exec ?? tuned()?.program;
    const program = named === undefined ? programOf(productNamed(GUARD)) : commandOf(named);
    const run = ask([...program, "explain", command, ...(values.json ? ["--json"] : [])], "", {
      env: { HOME: process.env["HOME"] || homedir() },
      cwd: values.cwd,
    });
    // A guard's explanation always has words; what fails without any is none.
    if ((run.status !== 0 && run.status !== 1) || run.stdout.trim() === "")
      throw new Refusal(
        `${named ?? GUARD} gives no explanation`,
        "agent-guards doctor looks at installed guards",
      );
    const blocked = run.status === 1;
    put(values.json ? run.stdout : run.stdout.split("\n").map(printable).join("\n"));
    if (named !== undefined && !values.json)
      note(printable(`by ${named}: ${run.stderr.trim()}`.replace(/: $/, "")));
    return blocked ? EXIT.findings : EXIT.clean;
  },
};

/** The installed guard that has rules of its own, or a sealed file that does not count. */
function tuned() {
  const all = programsOf(GUARD, { dir: undefined, exec: undefined, workspace: undefined });
  return all
    .map((program) => ({ program, seal: sealOf(program, GUARD) }))
    .find(({ seal }) => seal?.state === "bad" || Object.keys(seal?.sealed.settings ?? {}).length > 0);
}

function oneWord(words: readonly string[], name: string): string {
  const [command, ...rest] = words;
  if (command !== undefined && rest.length === 0) return command;
  throw new Refusal(`${name} takes one command line in quotes`, `agent-guards ${name} 'rm -rf "$DIR"'`);
}

/** The guard of this package, with the rules that are sealed beside the installed one. */
async function builtSays(payload: string): Promise<Opinion> {
  const built = await loadGuard(productNamed(GUARD));
  const { seal, program = "" } = tuned() ?? {};
  if (seal?.state === "bad") complain(new BadSeal(program, seal.why).message, sealRemedy(GUARD));
  const guard = (seal?.state === "sealed" && built.settings?.apply(seal.sealed.settings)) || built;
  await guard.load?.();
  const { answer, verdict } = respond(guard, payload, { host: "starchild" });
  return { ...opinionOf(answer.stdout), ...("rules" in verdict ? { rules: verdict.rules } : {}) };
}

function programSays(path: string, payload: string): Opinion {
  const run = ask(commandOf(path), payload);
  const problem = problemOf(run);
  if (problem !== undefined)
    throw new Refusal(`${path} gives no answer: ${problem}`, "agent-guards doctor looks at installed guards");
  if (run.status === 2) return { decision: "block", text: run.stderr.trim() };
  const answer = answerOf(run) ?? {};
  if (answer["event"] !== undefined)
    throw new Refusal(
      `${path} prints back what it is given`,
      "name a guard: --exec ~/.agent-guards/hooks/security_guard",
    );
  return opinionOf(answer);
}

function opinionOf(answer: JsonObject): Opinion {
  const text = String(answer["reason"] ?? answer["add_warning"] ?? answer["systemMessage"] ?? "");
  if (answer["decision"] === "block") return { decision: "block", text };
  if (answer["tool_input"] !== undefined) return { decision: "rewrite", text };
  return { decision: text === "" ? "allow" : "warn", text };
}

const COLOURS = { allow: "green", warn: "yellow", block: "red", rewrite: "yellow" } as const;

function show({ decision, text, rules }: Opinion): void {
  const fired = rules && rules.length > 0 ? ` (${rules.join(", ")})` : "";
  say(`${paint(COLOURS[decision], decision)}${fired}${text === "" ? "" : `  ${text}`}`);
}
