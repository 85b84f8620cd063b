/**
 * What each host takes, as tests/data/hosts.yaml has it from the host's own documents, and whether an answer is of it. The
 * judges here know no host by name.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject, stringsOf, textOf, writeJson } from "../lib/core/json.ts";
import type { Json, JsonObject, Verdict } from "../lib/core/verdict.ts";
import type { EventKind } from "../lib/hook/event.ts";
import type { Answer } from "../lib/hook/hosts/host.ts";
import { keptYaml } from "../scripts/selftest-contents.ts";

/** What an answer does; `pass` is what silence says where it is not `{}`. */
type Label = "deny" | "ask" | "rewrite" | "user" | "model" | "pass";
export type Sample = {
  readonly event: string;
  readonly payload: JsonObject;
  readonly reads: JsonObject | null;
};
/** The closed shape of each label's answer on one event. */
export type Shapes = Readonly<Partial<Record<Label, JsonObject>>>;
type HostData = {
  readonly answers: Readonly<Record<string, Shapes>>;
  readonly payloads: readonly Sample[];
};

const DATA = keptYaml(readFileSync(new URL("data/hosts.yaml", import.meta.url), "utf8"), {
  merge: true,
}) as Readonly<Record<string, HostData>>;

/** What is known of a host. @throws RangeError for one that has no data */
export function dataOf(id: string): HostData {
  const data = DATA[id];
  if (data === undefined) throw new RangeError(`tests/data/hosts.yaml has no "${id}"`);
  return data;
}

/** What is wrong with `value` as an instance of a closed `shape`, or undefined. */
export function misfit(value: Json | undefined, shape: Json | undefined, at = "answer"): string | undefined {
  if (isObject(shape)) return misfitObject(value, shape, at);
  if (typeof shape === "boolean") return value === shape ? undefined : `${at} is not ${shape}`;
  if (typeof shape === "string" && shape.startsWith("=")) {
    return value === shape.slice(1) ? undefined : `${at} is not "${shape.slice(1)}"`;
  }
  const fits =
    (shape === "any" && value !== undefined) ||
    (shape === "text" && typeof value === "string" && value !== "") ||
    (shape === "object" && isObject(value)) ||
    (shape === "list" && Array.isArray(value));
  return fits ? undefined : `${at} is not ${String(shape)}`;
}

function misfitObject(value: Json | undefined, shape: JsonObject, at: string): string | undefined {
  if (!isObject(value)) return `${at} is no object`;
  const known = new Set(Object.keys(shape).map((key) => key.replace(/\?$/, "")));
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown !== undefined) return `${at}.${unknown} is not allowed`;
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace(/\?$/, "");
    if (value[name] === undefined && key.endsWith("?")) continue;
    const problem = misfit(value[name], inner, `${at}.${name}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with an answer under a label's shape. */
export function wrong(answer: Answer, shape: JsonObject): string | undefined {
  const exit = shape["exit"] ?? 0;
  if (answer.exit !== exit) return `the exit code is ${answer.exit}`;
  if (shape["exit"] === undefined) return misfit(answer.stdout, shape);
  return misfit(answer.stdout, shape["stdout"] ?? {}) ?? misfit(answer.stderr, "text", "stderr");
}

/** What each verdict may become, the strongest first; `deny` in the place of a rewrite only before something happens. */
function ladder(act: Verdict["act"], kind: EventKind): readonly Label[] {
  const gate = ["prompt", "tool_call", "outbound", "model_call"].includes(kind);
  switch (act) {
    case "continue":
      return [];
    case "block":
      return ["deny", "user", "model"];
    case "ask":
      return ["ask", "deny", "user", "model"];
    case "rewrite":
      return ["rewrite", ...(gate ? (["deny"] as const) : []), "user", "model"];
    case "warn":
      return ["user", "model"];
    case "context":
      return ["model", "user"];
  }
}

/** What is wrong with `answer` as the strongest that `shapes` have for a verdict on an event of this kind, or undefined. */
export function problemOf(
  shapes: Shapes,
  kind: EventKind,
  verdict: Verdict,
  answer: Answer,
): string | undefined {
  const label = ladder(verdict.act, kind).find((name) => shapes[name] !== undefined);
  const shape = label === undefined ? undefined : shapes[label];
  if (shape === undefined) return silence(shapes, verdict, answer) ?? notOneWord(answer, undefined);
  return wrong(answer, shape) ?? notOneWord(answer, label) ?? notCarried(answer, verdict, label);
}

/** Where the host has no word for it: what goes by, and a line for the host's log where there is something to say. */
function silence(shapes: Shapes, { act }: Verdict, answer: Answer): string | undefined {
  if (answer.exit !== 0) return `the exit code is ${answer.exit}`;
  const told = answer.stderr !== undefined && answer.stderr !== "";
  if (told !== (act !== "continue")) return told ? "something is said" : "nothing is said";
  return misfit(answer.stdout, shapes.pass ?? {});
}

/** Keys whose value decides, each with what a value of it does. */
const DECIDING: Readonly<Record<string, (value: Json) => string>> = {
  decision: word,
  permission: word,
  permissionDecision: word,
  permission_decision: word,
  behavior: word,
  outcome: word,
  continue: (value) => (value === false ? "stop" : "go"),
  cancel: (value) => (value === true ? "stop" : "go"),
  block: (value) => (value === true ? "stop" : "go"),
};

const MEANING: Readonly<Record<string, string>> = { deny: "stop", block: "stop", allow: "go", approve: "go" };

function word(value: Json): string {
  return (typeof value === "string" ? MEANING[value] : undefined) ?? String(value);
}

/** Keys below which stands what is rewritten: the agent's own, which decides nothing. */
const OWN =
  /^(?:updated|modified)|^(?:tool_input|args|params|value|content|message|parts|output|notification|response|text|result)$/;

/** What the decisions in `value` say, wherever they stand. */
function decisionsIn(value: JsonObject): Set<string> {
  const found = new Set<string>();
  const work = Object.entries(value);
  for (let next = work.pop(); next; next = work.pop()) {
    const [key, child] = next;
    if (OWN.test(key)) continue;
    if (isObject(child)) work.push(...Object.entries(child));
    else if (Object.hasOwn(DECIDING, key)) found.add(DECIDING[key]?.(child) ?? "");
  }
  return found;
}

/** An answer decides one thing; a "go" stands only where the host takes a new value, or silence for a no. */
function notOneWord({ stdout, exit }: Answer, label: Label | undefined): string | undefined {
  const said = decisionsIn(stdout);
  if (said.size > 1) return `it decides ${[...said].join(" and ")}`;
  if (said.has("go") && label !== "rewrite" && label !== undefined) return "it lets the act happen";
  if (said.has("stop") && (label === "user" || label === "model")) return "it stops what it only speaks of";
  if (exit === 2 && said.has("go")) return "it lets happen what its exit code stops";
  return undefined;
}

/** A rewrite carries the new value, and a stop in its place does not; a reason is said in whole. */
function notCarried(answer: Answer, verdict: Verdict, label: Label | undefined): string | undefined {
  const texts = [...stringsOf(answer.stdout), answer.stderr ?? ""];
  if (verdict.act === "rewrite") {
    const carried = label === "rewrite" && !carries(answer.stdout, verdict.value);
    if (carried) return "it does not carry the new value";
    return label === "rewrite" || texts.some((text) => text.startsWith(verdict.note))
      ? undefined
      : "it does not say what it masked";
  }
  const words = "reason" in verdict ? verdict.reason : "text" in verdict ? verdict.text : "";
  return texts.includes(words) ? undefined : "it does not say why";
}

/** Does `stdout` hold `value`, or its text, or what a model would see of it? */
function carries(stdout: JsonObject, value: Json): boolean {
  const inner = isObject(value) ? [value["llmContent"], value["text"]] : [];
  const texts = [value, ...inner]
    .filter((one) => one !== undefined)
    .flatMap((one) => [textOf(one), writeJson(one)]);
  const work = Object.values(stdout);
  while (work.length > 0) {
    const next = work.pop() ?? null;
    if (same(next, value)) return true;
    if (typeof next === "string" && (texts.includes(next) || textOf(value) === "")) return true;
    if (isObject(next)) work.push(...Object.values(next));
  }
  return false;
}

/** Are both the same value? The deep ones are compared as text, because Node's own comparison calls itself. */
function same(a: Json, b: Json): boolean {
  if (typeof a !== "object" || a === null) return a === b;
  return isObject(b) || Array.isArray(b) ? writeJson(a) === writeJson(b) : isDeepStrictEqual(a, b);
}
