/**
 * Random tool calls on every host, by the hundred thousand: a command planted anywhere must be stopped, the same text as
 * data must go by, and nothing may throw or fail. The words are those of tests/data/tools.yaml.
 *
 * usage: npm run fuzz -- [COUNT] [SEED]   (500,000 calls from seed 1; about 0.1 ms each)
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { respond } from "../lib/hook/decide.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { guard } from "../templates/security_guard.ts";
import { ROOT } from "./guards.ts";

type Words = {
  readonly command: string;
  readonly shells: readonly (readonly string[])[];
  readonly others: readonly string[];
};

const WORDS: Words = parse(readFileSync(join(ROOT, "tests", "data", "tools.yaml"), "utf8"));
const TOOLS = [...WORDS.shells.flat(), ...WORDS.others];

const COMMAND_KEYS = [
  "command",
  "cmd",
  "commandLine",
  "command_line",
  "shell_command",
  "commands",
  "cmdline",
];
const BOXES = [
  "args",
  "arguments",
  "params",
  "input",
  "tool_input",
  "payload",
  "request",
  "options",
  "x",
  "job",
];
const DATA_TOOLS = [
  "Grep",
  "search_files",
  "create_issue",
  "add_comment",
  "send_message",
  "Task",
  "remember",
  "WebSearch",
];
const DATA_KEYS = [
  "pattern",
  "query",
  "body",
  "text",
  "title",
  "description",
  "prompt",
  "message",
  "notes",
  "summary",
];
const NOISE: readonly Json[] = [null, 0, true, "", "ls", "a text", [], {}, [1, "b"], { id: 7, name: "n" }];

/** Events from before a tool runs, on the hosts that call its fields as Claude Code does. */
const EVENTS = HOSTS.flatMap(({ id, events, setup }) => {
  const sample = setup?.().sample;
  const event = Object.keys(events).find((name) => events[name]?.kind === "tool_call");
  const plain = !["cursor", "copilot", "windsurf"].includes(id);
  return sample && event !== undefined && plain ? [{ id, event, sample }] : [];
});

/** A generator of numbers below `below` that repeats itself for a seed (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof generator>;

function oneOf<T>(random: Random, items: readonly [T, ...T[]] | readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

function cased(random: Random, word: string): string {
  const forms = [word, word.toUpperCase(), word[0]?.toUpperCase() + word.slice(1)];
  return oneOf(random, forms);
}

/** `inner` below some boxes, with other fields around it; now and then as JSON in a text. */
function boxed(random: Random, inner: JsonObject): JsonObject {
  let value = inner;
  for (let depth = random(4); depth > 0; depth--) {
    const key = oneOf(random, BOXES);
    const noise = { [`n${random(9)}`]: oneOf(random, NOISE) };
    const kind = random(4);
    const packs = kind === 0 && /^(?:args|arguments|params|input|payload)$/.test(key);
    const held: Json = packs ? JSON.stringify(value) : kind === 1 ? [oneOf(random, NOISE), value] : value;
    value = random(2) === 0 ? { ...noise, [key]: held } : { [key]: held, ...noise };
  }
  return value;
}

/** One call: its payload, and whether it must be stopped. */
export function randomCall(random: Random): { readonly text: string; readonly stops: boolean } {
  const { command } = WORDS;
  const stops = random(2) === 0;
  const texts = [command, `cd . && ${command}`, `ls; ${command}`, `sudo ${command}`];
  const inner: JsonObject = stops
    ? { [cased(random, oneOf(random, COMMAND_KEYS))]: oneOf(random, texts) }
    : { [oneOf(random, DATA_KEYS)]: oneOf(random, texts) };
  const tool = oneOf(random, stops ? TOOLS : DATA_TOOLS);
  const { event, sample } = oneOf(random, EVENTS);
  const call = { tool_name: tool, tool_input: boxed(random, inner) };
  return { text: JSON.stringify({ ...sample.envelope(event, "/w", "s"), ...call }), stops };
}

/** What is wrong with the answer to a call, or undefined. */
export function wrongAnswer(call: ReturnType<typeof randomCall>): string | undefined {
  const { verdict, failure } = respond(guard, call.text);
  if (failure !== undefined) return `${failure}: ${call.text}`;
  if ((verdict.act === "block") === call.stops) return undefined;
  return `${call.stops ? "let pass" : "stopped"}: ${call.text}`;
}

/** Plays `count` calls from `seed`; the answers that were wrong. */
export function fuzz(count: number, seed: number): string[] {
  const random = generator(seed);
  const wrong: string[] = [];
  for (let at = 0; at < count && wrong.length < 20; at++) {
    const problem = wrongAnswer(randomCall(random));
    if (problem !== undefined) wrong.push(problem);
  }
  return wrong;
}

if (process.argv[1]?.endsWith("fuzz.ts")) {
  // What is typed into a running shell is kept: in a folder of its own.
  const state = mkdtempSync(join(tmpdir(), "agent-guards-"));
  process.env["AGENT_GUARDS_STATE"] = state;
  process.on("exit", () => rmSync(state, { recursive: true, force: true }));
  const [count = 500_000, seed = 1] = process.argv.slice(2).map(Number);
  await guard.load?.();
  const started = process.cpuUsage();
  const wrong = fuzz(count, seed);
  for (const line of wrong) console.log(line);
  const { user, system } = process.cpuUsage(started);
  console.log(
    `${count} calls, ${wrong.length} wrong, ${((user + system) / 1e6).toFixed(0)} s of processor time`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
