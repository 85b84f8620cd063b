/**
 * How much a resident guard takes: requests a second when it is saturated, delays at a fixed rate counted from the
 * schedule, and memory. Beside it, in the same run, one process an event.
 *
 * usage: npx tsx scripts/bench-serve.ts [--seconds N] [--rate N] [--connections N] [--requests N]
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadFolder } from "../lib/selftest/load.ts";
import { executableOf, ROOT, SELFTESTS } from "./guards.ts";

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

/** Events of every kind, mixed: nine commands in ten are the ordinary ones of an agent's day. */
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
const events = Array.from({ length: 1000 }, (_, at) =>
  at % 10 === 0
    ? (hostile[(at * 7) % hostile.length]?.input ?? "{}")
    : JSON.stringify({
        event: "pre_tool_call",
        session_id: "b",
        cwd: "/work",
        tool_name: "bash",
        tool_input: { command: ORDINARY[at % 6] },
      }),
);

const server = spawn(
  process.execPath,
  [join(ROOT, "dist", "agent-guards.mjs"), "serve", "--listen", "127.0.0.1:0", "--guard", GUARD],
  {
    stdio: ["ignore", "ignore", "pipe"],
  },
);
const port = await new Promise<number>((resolve) => {
  server.stderr.on("data", (chunk: Buffer) => {
    const found = /listening on \S+:(\d+)/.exec(chunk.toString());
    if (found) resolve(Number(found[1]));
  });
});
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });

let sent = 0;
function post(): Promise<void> {
  const body = events[sent++ % events.length] ?? "{}";
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: "127.0.0.1",
        path: `/${GUARD}`,
        method: "POST",
        agent,
        headers: { "content-length": Buffer.byteLength(body) },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`));
        answer.resume();
        answer.on("end", resolve);
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** Requests one behind the other on every connection until `until` says stop; how many a second. */
async function saturated(until: () => boolean): Promise<number> {
  const begin = performance.now();
  const first = sent;
  await Promise.all(
    Array.from({ length: Number(values.connections) }, async () => {
      while (!until()) await post();
    }),
  );
  return ((sent - first) * 1000) / (performance.now() - begin);
}

/** Delays in milliseconds, each from the moment at which the schedule wanted the request sent. */
async function scheduled(rate: number): Promise<number[]> {
  const delays: number[] = [];
  const open: Promise<void>[] = [];
  const begin = performance.now();
  for (let number = 0; number < rate * seconds; ) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - begin) / 1000) * rate));
    for (; number < due; number++) {
      const at = begin + (number * 1000) / rate;
      open.push(post().then(() => void delays.push(performance.now() - at)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  return delays.sort((a, b) => a - b);
}

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;
/** Processor time of the server so far, in milliseconds. */
const busy = (): number => {
  const [, , ...fields] = readFileSync(`/proc/${server.pid}/stat`, "utf8")
    .replace(/\(.*\)/, "-")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const after = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

try {
  await saturated(after(3));
  const [from, spent] = [sent, busy()];
  console.log(
    `saturated: ${(await saturated(after(seconds))).toFixed(0)} requests/s on ${values.connections} connections`,
  );
  console.log(`processor time of the server: ${((busy() - spent) / (sent - from)).toFixed(3)} ms a request`);
  const delays = await scheduled(Number(values.rate));
  const at = (part: number): string => (delays[Math.floor(delays.length * part)] ?? 0).toFixed(1);
  console.log(`at ${values.rate}/s: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(0.9999)} ms`);
  const requests = Number(values.requests);
  if (requests > 0) {
    const start = sent;
    await saturated(() => sent - start >= 10_000);
    const early = memory();
    await saturated(() => sent - start >= requests);
    console.log(
      `memory: ${early.toFixed(0)} MB after 10,000 requests, ${memory().toFixed(0)} MB after ${requests}`,
    );
  }
  const begin = performance.now();
  let runs = 0;
  for (const stop = after(Math.min(3, seconds)); !stop(); runs++)
    spawnSync(executableOf(GUARD), [], { input: events[runs % events.length] });
  console.log(`one process an event: ${((runs * 1000) / (performance.now() - begin)).toFixed(0)} events/s`);
} finally {
  agent.destroy();
  server.kill("SIGKILL");
}
