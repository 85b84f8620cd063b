/** Servers to ask, and how they are asked: what the tests of the resident guard share. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type Agent, type ClientRequest, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { built, executableOf } from "../scripts/guards.ts";
import { certificateIn } from "./certificate.ts";

/** The command: the executable, which holds Bun, where Bun plays the tests, and the script in Node, which it is made for. */
export const [PROGRAM, ...SCRIPT] = process.versions["bun"]
  ? ([executableOf("agent-guards")] as const)
  : ([process.execPath, built("agent-guards.mjs")] as const);
export const TOKEN = "0123456789abcdef0123456789abcdef";

const tool_input = { command: ["rm", "-rf", "/"].join(" ") };

/** A call that is stopped, in Starchild's words. */
export const WIPE = JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input });
/** A folder for this test file alone; it goes at the end, as every server does that was started. */
export const folder = mkdtempSync(join(tmpdir(), "agent-guards-serve-"));
const running: ChildProcess[] = [];
after(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

export type Running = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: () => string;
  /** Settles when it has written `words` to stderr. */
  readonly says: (words: string) => Promise<void>;
};

/** A server on a free port, or the one that is named. */
export function serve(
  words: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<Running> {
  const args = [...SCRIPT, "serve", "--listen", `127.0.0.1:${port}`, "--drain", "0", ...words];
  const child = spawn(PROGRAM, args, {
    env: { ...process.env, AGENT_GUARDS_STATE: join(folder, "state"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let said = "";
  const says = async (text: string): Promise<void> => {
    while (!said.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(said)));
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listening on \S+:(\d+)/.exec(said)?.[1];
      if (found) resolve({ child, port: Number(found), said: () => said, says });
    });
  });
}

/** Settles when a process has ended, with its exit code. */
export function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("exit", resolve))
    : Promise.resolve(child.exitCode);
}

/** A process that ends with the tests. */
export function start(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: "ignore" });
  running.push(child);
  return child;
}

export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
};

export function ask(
  port: number,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
): Promise<Answer> {
  const options = { port, host: "127.0.0.1", path, method: "POST", headers, ...(agent && { agent }) };
  const call = request(options);
  call.end(body);
  return answerOf(call);
}

/** Settles when the server has read a request's head; its body goes when the function is called that this comes to. */
export function begin(port: number, path: string, body: string): Promise<() => Promise<Answer>> {
  const headers = { expect: "100-continue", "content-length": Buffer.byteLength(body) };
  const call = request({ port, host: "127.0.0.1", path, method: "POST", headers });
  const answer = answerOf(call);
  call.flushHeaders();
  return new Promise((resolve, reject) => {
    answer.catch(reject);
    call.once("continue", () =>
      resolve(() => {
        call.end(body);
        return answer;
      }),
    );
  });
}

function answerOf(call: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    call.on("error", reject);
    call.on("response", (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }),
      );
    });
  });
}

/** Bytes as they are, and all that comes back until the server closes. */
export function raw(port: number, text: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let out = "";
    socket.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    socket.on("error", () => resolve(out));
    socket.on("close", () => resolve(out));
  });
}

/** What the command prints for the same input. */
export const printed = (input: string): string =>
  spawnSync(PROGRAM, [...SCRIPT, "hook", "security_guard"], { input, encoding: "utf8" }).stdout.trim();

/** A certificate of this machine's own address, signed with its own key. */
export const certificate = () => certificateIn(folder);
