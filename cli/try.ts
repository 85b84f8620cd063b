/** `agent-guards test` and `explain`: what a guard says to one command line, which is never run. */
import { homedir } from "node:os";
import { parseArgs } from "node:util";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { ask, loadGuard, productNamed, programOf } from "./guards.ts";
import { answerOf, problemOf } from "./rehearse.ts";
import { EXIT, type Exit, paint, put, Refusal, say, sayJson } from "./terminal.ts";

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
  --exec PATH   ask this program, an installed guard for instance, instead of the built one
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
  usage: `usage: agent-guards explain 'COMMAND' [--json]

What a command line would run, which rule says what about it, and the safe way. The command is never run.
`,
  run: (args: readonly string[]): Exit => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const command = oneWord(positionals, "explain");
    const run = ask([...programOf(productNamed(GUARD)), "explain", command], "", {
      env: { HOME: process.env["HOME"] || homedir() },
    });
    if (run.status !== 0 && run.status !== 1)
      throw new Refusal(`${GUARD} gives no explanation`, "run: npm run build");
    const blocked = run.status === 1;
    if (values.json) sayJson({ blocked, explanation: run.stdout });
    else put(run.stdout);
    return blocked ? EXIT.findings : EXIT.clean;
  },
};

function oneWord(words: readonly string[], name: string): string {
  const [command, ...rest] = words;
  if (command !== undefined && rest.length === 0) return command;
  throw new Refusal(`${name} takes one command line in quotes`, `agent-guards ${name} 'rm -rf "$DIR"'`);
}

async function builtSays(payload: string): Promise<Opinion> {
  const { answer, verdict } = respond(await loadGuard(productNamed(GUARD)), payload, { host: "starchild" });
  return { ...opinionOf(answer.stdout), ...("rules" in verdict ? { rules: verdict.rules } : {}) };
}

function programSays(path: string, payload: string): Opinion {
  const run = ask(path.endsWith(".mjs") ? [process.execPath, path] : [path], payload);
  const problem = problemOf(run);
  if (problem !== undefined)
    throw new Refusal(`${path} gives no answer: ${problem}`, "agent-guards doctor looks at installed guards");
  return run.status === 2 ? { decision: "block", text: run.stderr.trim() } : opinionOf(answerOf(run) ?? {});
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
