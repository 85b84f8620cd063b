/** Cases × guard → report. */
import { isObject, stringsOf } from "../core/json.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import type { Case, Expectation } from "./case.ts";
import { within, withState } from "./workspace.ts";

/** What came back for one case; `rules` only where the guard ran in this process. */
export type Reply = {
  readonly stdout: JsonObject;
  readonly exit: number;
  readonly rules?: readonly string[];
};

/** Asks the guard; an answer that is no JSON object is an Error, whose message becomes the case's failure. */
export type Ask = (one: Case) => Promise<Reply> | Reply;

/** What the host that sent a case's input reads from an answer; `undefined` where it has no such word. */
export type Meaning = (input: string, reply: Reply, host?: string) => Expectation | undefined;

/** A failed case: its id and what was wrong, without any value. */
type Failure = { readonly id: string; readonly file: string; readonly problem: string };
export type Report = { readonly passed: number; readonly failures: readonly Failure[] };

/** What a program is asked with one process a case: all but the cases that follow from the text of a proof. */
export const askedApart = (cases: readonly Case[]): Case[] => cases.filter(({ derived }) => !derived);

/** Runs every case, one after the other. Never throws on a failing case. */
export async function runCases(cases: readonly Case[], ask: Ask, meaning: Meaning): Promise<Report> {
  const failures: Failure[] = [];
  await withState(async () => {
    for (const one of cases) {
      const problem = await within(one, (placed) => problemOf(placed, ask, meaning));
      if (problem !== undefined) failures.push({ id: one.id, file: one.file, problem });
    }
  });
  return { passed: cases.length - failures.length, failures };
}

async function problemOf(one: Case, ask: Ask, meaning: Meaning): Promise<string | undefined> {
  try {
    for (const input of one.before ?? []) await ask({ ...one, input });
    for (const expect of (one.sequence ?? []).slice(0, -1)) {
      const problem = classProblem({ ...one, expect }, await ask(one), meaning);
      if (problem !== undefined) return `in the sequence, ${problem}`;
    }
    const last = one.sequence?.at(-1);
    const reply = await ask(one);
    return (
      (last === undefined ? undefined : classProblem({ ...one, expect: last }, reply, meaning)) ??
      classProblem(one, reply, meaning) ??
      rulesProblem(one, reply) ??
      textProblem(one, reply) ??
      exactProblem(one, reply)
    );
  } catch (error) {
    return error instanceof Error ? error.message : "the guard failed";
  }
}

function classProblem({ expect, input, host }: Case, reply: Reply, meaning: Meaning): string | undefined {
  const got = meaning(input, reply, host) ?? classify(reply.stdout);
  return expect === undefined || expect === got ? undefined : `expected ${expect}, got ${got}${fired(reply)}`;
}

function rulesProblem({ rule, spares }: Case, reply: Reply): string | undefined {
  const { rules } = reply;
  if (!rules) return undefined;
  if (rule !== undefined && !rules.includes(rule)) return `the row "${rule}" did not fire${fired(reply)}`;
  return spares !== undefined && rules.includes(spares) ? `the row "${spares}" fired` : undefined;
}

function fired({ rules = [] }: Reply): string {
  return rules.length === 0 ? "" : ` (fired: ${rules.join(", ")})`;
}

function textProblem({ contains, absent }: Case, { stdout }: Reply): string | undefined {
  const text = stringsOf(stdout).join("\n");
  const missing = contains.findIndex((part) => !text.includes(part));
  if (missing >= 0) return `text ${missing + 1} of "contains" is not in the answer`;
  const present = absent.findIndex((part) => text.includes(part));
  return present >= 0 ? `text ${present + 1} of "absent" is in the answer` : undefined;
}

function exactProblem({ answer, exit }: Case, reply: Reply): string | undefined {
  if (exit !== undefined && reply.exit !== exit) return `expected exit ${exit}, got ${reply.exit}`;
  if (answer === undefined || canonical(answer) === canonical(reply.stdout)) return undefined;
  return `the answer's fields are {${Object.keys(reply.stdout).join(", ")}}, not the expected object`;
}

/** JSON text with sorted keys, so that their order does not count. */
function canonical(value: JsonObject): string {
  return JSON.stringify(value, (_key, child: unknown) =>
    typeof child === "object" && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).sort(([a], [b]) => (a < b ? -1 : 1)))
      : child,
  );
}

/** Fields whose value stops the event: Starchild's words, and those of Claude Code that it reads as well. */
const STOPS: Readonly<Record<string, readonly Json[]>> = {
  decision: ["block"],
  permissionDecision: ["deny"],
  continue: [false],
};

/** Fields that put something in the place of what the event carried, warn the user, or tell the model. */
const SAYS: readonly (readonly [Expectation, readonly string[]])[] = [
  ["rewrite", ["tool_input", "response", "notification", "message", "updatedInput"]],
  ["warn", ["add_warning", "systemMessage"]],
  ["context", ["context", "additionalContext"]],
];

/** The class of an answer, as Starchild reads it; Claude Code's object inside it counts like the fields around it. */
export function classify(stdout: JsonObject): Expectation {
  const inner = stdout["hookSpecificOutput"];
  const fields: JsonObject = isObject(inner) ? { ...stdout, ...inner } : stdout;
  const stops = Object.entries(STOPS).some(([key, words]) => words.some((word) => fields[key] === word));
  if (stops) return "block";
  return SAYS.find(([, keys]) => keys.some((key) => key in fields))?.[0] ?? "continue";
}
