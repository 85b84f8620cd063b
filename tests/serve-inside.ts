/** The command's server inside the tests' process: how it is started, asked, told and ended. */
import { unwatchFile } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { join } from "node:path";
import { makeWorld, told, type World } from "./cli-world.ts";
import type { Result } from "./in-process.ts";

export type Ask = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  readonly secure?: boolean;
};

/** What a test does with a server that listens. */
export type Served = {
  readonly at: World;
  readonly port: number;
  readonly ask: (...asked: readonly Ask[]) => Promise<unknown[]>;
  /** Calls what the server does at a signal. */
  readonly signal: (name: Signal) => void;
  /** Settles when it has written the words once more. */
  readonly says: (words: string) => Promise<void>;
};

type Signal = "SIGTERM" | "SIGINT" | "SIGHUP";
const SIGNALS: readonly Signal[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/** Milliseconds after which a test stops waiting: no measure of anything, the end of what hangs. */
export const HUNG_MS = 20_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + HUNG_MS; !isSo(); await pause(5))
    if (Date.now() > end) throw new Error("it never was so");
}

/** What an answer says; the date and what Node adds to each are left out. */
async function answered(call: IncomingMessage): Promise<object> {
  let body = "";
  for await (const chunk of call) body += String(chunk);
  const { date: _date, "keep-alive": _kept, "transfer-encoding": _how, ...headers } = call.headers;
  return { status: call.statusCode, headers, body };
}

function asked(port: number, { path, method = "POST", headers = {}, body, secure }: Ask): Promise<object> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      headers,
      agent: false,
      rejectUnauthorized: false,
    };
    const made = (secure ? secureRequest : request)(
      options,
      (answer) => void answered(answer).then(resolve, reject),
    );
    made.once("error", reject);
    made.setTimeout(HUNG_MS, () => made.destroy());
    made.end(body);
  });
}

/** A port that nobody has at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createSocketServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
  });
}

const quiet = async (): Promise<unknown> => null;

export type Setup = {
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly prepare?: (at: World) => void;
  /** A file that is shown with what happened. */
  readonly left?: string;
};

/** A server from its start to its end, and what `work` made of it. */
export async function served(
  { words = [], env = {}, prepare, left }: Setup,
  work: (served: Served) => Promise<unknown> = quiet,
): Promise<unknown> {
  const at = makeWorld("agent-guards-serve-");
  prepare?.(at);
  const port = await freePort();
  const before = new Map(SIGNALS.map((name) => [name, process.listeners(name)]));
  const added = (name: Signal) => process.listeners(name).filter((one) => !before.get(name)?.includes(one));
  const signal = (name: Signal): void => {
    for (const listener of added(name)) listener(name);
  };
  const said = (result: Result): object => {
    const plain = (text: string): string => told(text, at).replaceAll(String(port), "PORT");
    return {
      ...(result.out !== "" && { out: plain(result.out) }),
      ...(result.err !== "" && { err: plain(result.err) }),
      exit: result.exit,
      ...(left !== undefined && at.exists(left) && { left: plain(at.read(left)) }),
    };
  };
  try {
    let ended: Result | undefined;
    let heard = "";
    const says = async (words: string): Promise<void> => {
      await until(() => heard.includes(words));
      heard = "";
    };
    const hear = (text: string): void => {
      heard += text;
    };
    const inPlace = words.map((word) => word.replaceAll("ROOT", at.root).replaceAll("PORT", String(port)));
    const address = inPlace.includes("--listen") ? [] : ["--listen", `127.0.0.1:${port}`];
    const run = at.run(["serve", ...address, "--drain", "0", ...inPlace], { env, hear }).then((result) => {
      ended = result;
    });
    while (ended === undefined && !(added("SIGTERM").length > 0 && (await isOpen(port)))) await pause(5);
    if (ended !== undefined) return said(ended);
    const ask = async (...all: readonly Ask[]): Promise<unknown[]> => {
      const got: unknown[] = [];
      for (const one of all)
        got.push({ asked: `${one.method ?? "POST"} ${one.path}`, ...(await asked(port, one)) });
      return got;
    };
    const got = await work({ at, port, ask, signal, says });
    signal("SIGTERM");
    await until(() => ended !== undefined);
    await run;
    if (ended === undefined) throw new Error("it does not end");
    return { got, ...said(ended) };
  } finally {
    for (const name of SIGNALS) for (const listener of added(name)) process.removeListener(name, listener);
    for (const name of ["security_guard", "verify_publish_claims"])
      for (const file of [`${name}.rules.json`, `${name}.mjs.rules.json`])
        unwatchFile(join(at.root, "dist", file));
    at.remove();
  }
}

export const get = (path: string, headers?: OutgoingHttpHeaders): Ask => ({
  method: "GET",
  path,
  ...(headers && { headers }),
});
export const post = (path: string, body: string, headers?: OutgoingHttpHeaders): Ask => ({
  path,
  body,
  ...(headers && { headers }),
});
export const bearer = (token: string): OutgoingHttpHeaders => ({ authorization: `Bearer ${token}` });
