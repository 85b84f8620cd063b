/** Asks a guard about fuzzed calls, in this process or as an executable, and says what is wrong with its answers. */
import { spawnSync } from "node:child_process";
import { respond } from "../../lib/hook/decide.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { meaningOf } from "../../lib/hook/hosts/meaning.ts";
import { readPayload } from "../../lib/hook/payload.ts";
import { type Call, type Choices, callOf, plainer } from "./calls.ts";

/** The longest that one answer may take. */
const ANSWER_MS = 1000;

/** What was done with one payload, or what went wrong with it. */
type Said = { readonly stops: boolean } | { readonly problem: string };

/** Asks about one payload. */
export type Ask = (text: string) => Said;

/** The answers of a guard that is loaded. */
export function asking(guard: Guard): Ask {
  return (text) => {
    const started = process.cpuUsage();
    const { verdict, failure, answer } = respond(guard, text);
    const { user, system } = process.cpuUsage(started);
    if (failure !== undefined && readPayload(text).ok) return { problem: `failed: ${failure}` };
    if (user + system > ANSWER_MS * 1000) return { problem: "took more than a second" };
    JSON.parse(JSON.stringify(answer.stdout));
    return { stops: verdict.act === "block" || verdict.act === "ask" };
  };
}

/** The answers of an executable, a process for each; any word but "stop" in the host's own terms lets the call pass. */
export function askingExecutable(file: string): Ask {
  return (input) => {
    const started = performance.now();
    const { status, stdout, stderr, error } = spawnSync(file, [], { input, encoding: "utf8" });
    if (error) throw error;
    const took = performance.now() - started;
    if (status !== 0 && status !== 2) return { problem: `ended with ${status}` };
    if (/internal error|did not check/.test(stderr) && readPayload(input).ok)
      return { problem: `failed: ${stderr.trim()}` };
    const read = readPayload(stdout);
    if (!read.ok) return { problem: `answered ${read.problem}` };
    // The clock of a busy machine runs on while others work: only what no load explains counts.
    if (took > 5 * ANSWER_MS) return { problem: `took ${took.toFixed(0)} ms` };
    const act = meaningOf(input, { stdout: read.payload, exit: status });
    return { stops: status === 2 || act === "block" || /"(?:deny|ask|block)"/.test(stdout) };
  };
}

/** What is wrong with the answers to a call, in a few words; "" for nothing. */
function problemOf(ask: Ask, { payloads, stops }: Call): string {
  let stopped = false;
  for (const payload of payloads) {
    const said = ask(JSON.stringify(payload));
    if ("problem" in said) return said.problem;
    stopped ||= said.stops;
  }
  if (stopped === stops) return "";
  return stops ? "let pass" : "stopped";
}

/** A wrong answer, with the plainest call of its kind that brings it. */
export type Wrong = { readonly problem: string; readonly choices: Choices; readonly call: Call };

let session = 0;

/** The call behind `choices` if it is answered wrongly, reduced as long as the same problem stays. */
export function wrongAnswer(ask: Ask, choices: Choices): Wrong | undefined {
  const played = (each: Choices) => {
    session++;
    const call = callOf(each, `s${session}`);
    return { problem: problemOf(ask, call), choices: each, call };
  };
  let worst = played(choices);
  if (worst.problem === "") return undefined;
  for (let next: Wrong | undefined = worst; next; ) {
    worst = next;
    next = plainer(worst.choices)
      .map(played)
      .find(({ problem }) => problem === worst.problem);
  }
  return worst;
}
