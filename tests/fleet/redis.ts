/** A Redis of the tests' own, on this machine alone and with nothing on the disk. */
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { ended, start } from "../serve-world.ts";

/** Programs that speak the protocol, the first that is installed. */
const PROGRAM = process.env["REDIS_SERVER"] ?? "redis-server";

export const PASSWORD = ["only", "for", "tests"].join("-");

export type Redis = {
  readonly url: string;
  readonly pid: () => number;
  /** Starts it again on the same port, after it ended. */
  readonly again: () => Promise<void>;
  /** kill -9. */
  readonly kill: () => Promise<void>;
  /** Its process stands still, as on a machine that hangs. */
  readonly hang: () => void;
};

/** `tls`: it speaks TLS alone, with this certificate and key. */
export async function startRedis(tls?: { readonly cert: string; readonly key: string }): Promise<Redis> {
  const port = await freePort();
  const begun = (): Promise<ChildProcess> => started(wordsOf(port, tls));
  let child = await begun();
  return {
    url: `${tls ? "rediss" : "redis"}://:${PASSWORD}@127.0.0.1:${port}`,
    pid: () => child.pid ?? 0,
    again: async () => {
      child = await begun();
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
    hang: () => void child.kill("SIGSTOP"),
  };
}

/** Rejects where there is no such program: every test of the file would wait for it. */
function started(words: readonly string[]): Promise<ChildProcess> {
  const child = start(PROGRAM, words);
  return new Promise((resolve, reject) => {
    child.once("spawn", () => resolve(child));
    child.once("error", () =>
      reject(new Error(`${PROGRAM} does not start: install it, or name another one in REDIS_SERVER`)),
    );
  });
}

function wordsOf(port: number, tls: Parameters<typeof startRedis>[0]): string[] {
  const own = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--requirepass", PASSWORD];
  if (!tls) return ["--port", String(port), ...own];
  const files = ["--tls-cert-file", tls.cert, "--tls-key-file", tls.key, "--tls-auth-clients", "no"];
  return ["--port", "0", "--tls-port", String(port), ...files, ...own];
}

/** A port that nobody has at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
