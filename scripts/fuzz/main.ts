/**
 * Fuzzed payloads: a command planted anywhere must be stopped, the same text as data must go by, and nothing may throw, fail
 * or take a second. Every input of tests/data/fuzz.yaml goes under every tool's name once, the rest is drawn: one half calls
 * with boxes, other fields and other spellings, the other half payloads that no host sends, through every guard.
 *
 * usage: npm run fuzz -- [--count N] [--seed N] [--exec FILE]
 * (500,000 from seed 1 in this process, about 0.3 ms each; through an executable 5,000, one process each)
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { guard } from "../../templates/security_guard.ts";
import { guardNames, loadGuard } from "../guards.ts";
import { bent } from "./bent.ts";
import { type Choices, callOf, matrix, randomChoices } from "./calls.ts";
import { type Ask, asking, askingExecutable, type Wrong, wrongAnswer } from "./judge.ts";
import { type Random, randomFrom } from "./random.ts";

/** Wrong answers after which a run ends. */
const ENOUGH = 40;

/** Plays `count` calls, of the matrix every `step`th and then drawn ones; the wrong answers. */
export function fuzzCalls(ask: Ask, count: number, random: Random, step: number): Wrong[] {
  const wrong: Wrong[] = [];
  const play = (choices: Choices) => {
    const found = wrongAnswer(ask, choices);
    if (found && !wrong.some((known) => isSame(known.choices, found.choices))) wrong.push(found);
  };
  let played = 0;
  let index = 0;
  for (const choices of matrix()) {
    if (played >= count || wrong.length >= ENOUGH) return wrong;
    if (index++ % step !== 0) continue;
    play(choices);
    played++;
  }
  for (; played < count && wrong.length < ENOUGH; played++) play(randomChoices(random));
  return wrong;
}

function isSame(left: Choices, right: Choices): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Asks `asks` in turn about `count` payloads that no host sends; the problems, each with its payload. */
export function fuzzBent(asks: readonly Ask[], count: number, random: Random): string[] {
  const problems: string[] = [];
  for (let at = 0; at < count && problems.length < ENOUGH; at++) {
    const [payload = {}] = callOf(randomChoices(random), `b${at}`).payloads;
    const text = bent(payload, random);
    const said = asks[at % asks.length]?.(text);
    if (said && "problem" in said) problems.push(`${said.problem}: ${text.slice(0, 2000)}`);
  }
  return problems;
}

/** A wrong answer as a line: the problem, the plainest payloads, and the choices by which it comes again. */
export function lineOf({ problem, call, choices }: Wrong): string {
  return `${problem}: ${call.payloads.map((payload) => JSON.stringify(payload)).join(" then ")} ${JSON.stringify(choices)}`;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { count: { type: "string" }, seed: { type: "string", default: "1" }, exec: { type: "string" } },
  });
  const count = Number(values.count ?? (values.exec === undefined ? 500_000 : 5000));
  const random = randomFrom(Number(values.seed));
  // What is typed into a running shell is kept: in a folder of its own.
  const state = mkdtempSync(join(tmpdir(), "agent-guards-"));
  process.env["AGENT_GUARDS_STATE"] = state;
  process.on("exit", () => rmSync(state, { recursive: true, force: true }));
  const started = process.cpuUsage();
  const whole = values.exec === undefined;
  const ask = whole ? asking(guard) : askingExecutable(values.exec ?? "");
  const guards = await Promise.all(guardNames().map(loadGuard));
  await Promise.all(guards.map((each) => each.load?.()));
  await guard.load?.();
  const calls = whole ? Math.ceil(count / 2) : Math.ceil(count * 0.8);
  const size = [...matrix()].length;
  const step = Math.max(1, Math.ceil((size * 1.25) / calls));
  const wrong = fuzzCalls(ask, calls, random, step).map(lineOf);
  const problems = fuzzBent(whole ? guards.map(asking) : [ask], count - calls, random);
  for (const line of [...wrong, ...problems]) console.log(line);
  const { user, system } = process.cpuUsage(started);
  const seconds = ((user + system) / 1e6).toFixed(0);
  console.log(`${count} payloads, ${wrong.length + problems.length} wrong, ${seconds} s of processor time`);
  process.exitCode = wrong.length + problems.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith("fuzz/main.ts")) await run();
