/**
 * A scan shared among processes: each is this program again, gets parts of the work on its stdin and answers on its stdout. It
 * works the same in the executable and under Node, where worker threads would need an entry each.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { SCAN_PROCESSES, SCAN_SHARED_BYTES } from "../../lib/core/limits.ts";
import { embedded } from "../embedded.ts";
import { type Examined, examine, type Job } from "./examine.ts";
import type { Lens } from "./piece.ts";
import { lensOf, type Sight } from "./scanner.ts";

/** The word on the command line that makes this program a part of a scan. */
export const PART = "--part";

/** A job and how many bytes it is about. */
export type Sized = Job & { readonly size: number };

/** Bytes and jobs that go to a process at once: small enough that all end at the same time. */
const BATCH_BYTES = 1024 * 1024;
const BATCH_JOBS = 256;

/** Batches that a process has before it: one that it reads, and one that waits. */
const AHEAD = 2;

/** What every job came to, in the order of `jobs`. More than one process of `count` takes part where the work is large enough. */
export async function* examineAll(
  jobs: readonly Sized[],
  lens: Lens,
  sight: Sight,
  count: number = Math.min(availableParallelism(), SCAN_PROCESSES),
): AsyncGenerator<{ readonly job: Sized; readonly examined: Examined }> {
  const bytes = jobs.reduce((sum, { size }) => sum + size, 0);
  if (count < 2 || bytes < SCAN_SHARED_BYTES) {
    for (const job of jobs) yield { job, examined: await examine(job, lens) };
    return;
  }
  const crew = newCrew(count, sight);
  try {
    const batches = batchesOf(jobs);
    const answers = new Map(largestFirst(batches).map((batch) => [batch, crew.give(batch)]));
    for (const batch of batches) {
      // A process that died must not hide what it had to read.
      const all = (await answers.get(batch)) ?? (await inTurn(batch, lens));
      for (const [at, examined] of all.entries()) {
        const job = batch[at];
        if (job) yield { job, examined };
      }
    }
  } finally {
    crew.end();
  }
}

async function inTurn(batch: readonly Sized[], lens: Lens): Promise<Examined[]> {
  const all: Examined[] = [];
  for (const job of batch) all.push(await examine(job, lens));
  return all;
}

function batchesOf(jobs: readonly Sized[]): Sized[][] {
  const batches: Sized[][] = [];
  let bytes = BATCH_BYTES;
  for (const job of jobs) {
    const last = batches.at(-1);
    if (!last || bytes + job.size > BATCH_BYTES || last.length >= BATCH_JOBS) {
      batches.push([job]);
      bytes = job.size;
    } else {
      last.push(job);
      bytes += job.size;
    }
  }
  return batches;
}

/** One archive may take as long as all the rest: where it came last, all but one process would wait for it. */
function largestFirst(batches: readonly Sized[][]): Sized[][] {
  const weight = (batch: readonly Sized[]): number => Math.max(BATCH_BYTES, batch[0]?.size ?? 0);
  return [...batches].sort((a, b) => weight(b) - weight(a));
}

type Answer = readonly Examined[] | undefined;
type Task = { readonly batch: readonly Sized[]; readonly done: (answer: Answer) => void };
type Crew = { readonly give: (batch: readonly Sized[]) => Promise<Answer>; readonly end: () => void };

function newCrew(count: number, sight: Sight): Crew {
  const queue: Task[] = [];
  const members = Array.from({ length: count }, () => newMember(sight, queue));
  return {
    give: (batch) =>
      new Promise((done) => {
        queue.push({ batch, done });
        for (const member of members) member.feed();
        // Nobody is left to take it.
        if (members.every((member) => member.isGone()))
          for (const task of queue.splice(0)) task.done(undefined);
      }),
    end: () => {
      for (const member of members) member.end();
    },
  };
}

function newMember(sight: Sight, queue: Task[]) {
  const child = started();
  const open: Task[] = [];
  let isGone = false;
  const feed = (): void => {
    while (!isGone && open.length < AHEAD) {
      const task = queue.shift();
      if (!task) return;
      open.push(task);
      child.stdin?.write(`${JSON.stringify(task.batch)}\n`);
    }
  };
  const leave = (): void => {
    isGone = true;
    for (const task of open.splice(0)) task.done(undefined);
  };
  child.stdin?.on("error", () => undefined);
  child.on("error", leave).on("exit", leave);
  child.stdin?.write(`${JSON.stringify(sight)}\n`);
  void answers(child, (answer) => {
    open.shift()?.done(answer);
    feed();
  });
  return { feed, isGone: () => isGone, end: () => child.stdin?.end() };
}

/** This program once more. What it says on stderr would come between the lines of the report. */
function started(): ChildProcess {
  const script = embedded() ? [] : [process.argv[1] ?? ""];
  return spawn(process.execPath, [...script, "scan", PART], { stdio: ["pipe", "pipe", "ignore"] });
}

async function answers({ stdout }: ChildProcess, take: (answer: readonly Examined[]) => void): Promise<void> {
  if (!stdout) return;
  try {
    for await (const line of linesOf(stdout)) take(JSON.parse(line) as readonly Examined[]);
  } catch {
    // The process ended within a line; its end is told by its exit.
  }
}

async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let parts: Uint8Array[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, at));
      yield Buffer.concat(parts).toString("utf8");
      parts = [];
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
}

/** Being one of the crew: what to look for in the first line, then a batch a line, until nothing more comes. */
export async function takePart(): Promise<void> {
  let lens: Lens | undefined;
  for await (const line of linesOf(process.stdin)) {
    const told: unknown = JSON.parse(line);
    if (!lens) lens = await lensOf(told as Sight);
    else {
      const answer = JSON.stringify(await inTurn(told as readonly Sized[], lens));
      await new Promise((done) => process.stdout.write(`${answer}\n`, done));
    }
  }
}
