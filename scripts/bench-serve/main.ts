/**
 * How much a resident guard takes: requests a second when it is saturated, delays at a fixed rate counted from the schedule, and
 * memory. Beside it, in the same run, one process an event.
 *
 * usage: npm run bench:serve -- [--seconds N] [--rate N] [--connections N] [--requests N]
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadFolder } from "../../lib/selftest/load.ts";
import { executableOf, ROOT, SELFTESTS } from "../guards.ts";
import type { Load, Order } from "./load.ts";

const GUARD = "security_guard";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "1500" },
    connections: { type: "string", default: "50" },
    requests: { type: "string", default: "0" },
  },
});
const seconds = Number(values.seconds);

/** Commands of an agent's ordinary day. */
const ORDINARY = [
  "npm test",
  "git status",
  "ls -la src",
  "rg -n 'foo' lib | head -20",
  "node scripts/build.js",
  "cat README.md",
];
const hostile = loadFolder(SELFTESTS).filter(
  ({ guard, input }) => guard === GUARD && input.length < 4096 && input.startsWith("{"),
);

/** Nine events in ten are ordinary calls; the tenth is a case of the self-tests, of every kind. */
const bodies = Array.from({ length: 1000 }, (_, at) =>
  at % 10 === 0
    ? (hostile[(at * 7) % hostile.length]?.input ?? "{}")
    : JSON.stringify({
        ...{ event: "pre_tool_call", session_id: "b", cwd: "/work", tool_name: "bash" },
        tool_input: { command: ORDINARY[at % 6] },
      }),
);

const server = spawn(
  process.execPath,
  [join(ROOT, "dist", "agent-guards.mjs"), "serve", "--listen", "127.0.0.1:0", "--guard", GUARD],
  { stdio: ["ignore", "ignore", "pipe"] },
);
const port = await new Promise<number>((resolve) => {
  server.stderr.on("data", (chunk: Buffer) => {
    const found = /listening on \S+:(\d+)/.exec(chunk.toString());
    if (found) resolve(Number(found[1]));
  });
});
const generator = fork(join(import.meta.dirname, "load.ts"), { execArgv: ["--import", "tsx"] });

function load(order: Pick<Order, "seconds" | "requests" | "rate">): Promise<Load> {
  const whole: Order = { port, path: `/${GUARD}`, connections: Number(values.connections), bodies, ...order };
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the load ended with ${code}`));
    generator.once("exit", gone);
    generator.once("message", (answer) => {
      generator.off("exit", gone);
      resolve(answer as Load);
    });
    generator.send(whole);
  });
}

const status = (name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) /
  1024;

/** Processor time of the server so far, in milliseconds. */
const busy = (): number => {
  const [, , ...fields] = readFileSync(`/proc/${server.pid}/stat`, "utf8")
    .replace(/\(.*\)/, "-")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const say = (line: string): void => console.log(line);
const perSecond = ({ requests, elapsed }: Load): string => ((requests * 1000) / elapsed).toFixed(0);

/** One process an event, as many at once as there are processors; how many a second. */
async function processes(): Promise<string> {
  const begin = performance.now();
  let runs = 0;
  const one = (): Promise<void> =>
    new Promise((resolve) => {
      const child: ChildProcess = spawn(executableOf(GUARD), [], { stdio: ["pipe", "ignore", "ignore"] });
      child.stdin?.end(bodies[runs++ % bodies.length]);
      child.once("close", () => resolve());
    });
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (performance.now() - begin < Math.min(5, seconds) * 1000) await one();
    }),
  );
  return ((runs * 1000) / (performance.now() - begin)).toFixed(0);
}

try {
  say(
    `Node ${process.versions.node}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
  );
  await load({ seconds: 3 });
  const spent = busy();
  const full = await load({ seconds });
  say(`saturated: ${perSecond(full)} requests/s on ${values.connections} connections, ${full.wrong} wrong`);
  const [own, other] = [(busy() - spent) / full.requests, full.busy / full.requests];
  say(`processor time a request: server ${own.toFixed(3)} ms, load ${other.toFixed(3)} ms`);
  const steady = await load({ seconds, rate: Number(values.rate) });
  const at = (part: number): string =>
    (steady.delays[Math.floor(steady.delays.length * part)] ?? 0).toFixed(1);
  say(
    `at ${values.rate}/s from the schedule: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(0.9999)} ms, ${steady.wrong} wrong`,
  );
  const requests = Number(values.requests);
  if (requests > 0) {
    await load({ requests: 10_000 });
    const early = status("VmRSS");
    const long = await load({ requests: requests - 10_000 });
    const late = status("VmRSS");
    say(
      `memory: ${early.toFixed(0)} MB after 10,000 requests more, ${late.toFixed(0)} MB after ${requests} (${(late / early).toFixed(2)} times), ${long.wrong} wrong`,
    );
    say(`in all of them: ${perSecond(long)} requests/s`);
  }
  say(`one process an event, ${availableParallelism()} at once: ${await processes()} events/s`);
  say(`load at the end ${loadavg()[0]?.toFixed(1)}`);
} finally {
  generator.disconnect();
  server.kill("SIGKILL");
}
