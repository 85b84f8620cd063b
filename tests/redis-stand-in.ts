/**
 * A stand-in of a Redis for tests in one process: the protocol (RESP2), and of the commands those that the project sends. The
 * script of a commit is not run but done; that a real server takes it is tested by `npm run test:fleet`.
 */
import { type AddressInfo, createServer, type Socket } from "node:net";

const PASSWORD = ["stands", "in"].join("-");

export type StandIn = {
  readonly port: number;
  readonly url: string;
  readonly rows: Map<string, string>;
  /** Each command that came, its words joined, the script left out. */
  readonly said: () => readonly string[];
  readonly connections: () => number;
  /** Ends every connection; who comes again is let in. */
  readonly hangUp: () => void;
  /** From now on nothing is answered. */
  readonly freeze: () => void;
  readonly close: () => void;
};

const bulk = (text: string | undefined): string =>
  text === undefined ? "$-1\r\n" : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The first whole command of `text` and what stands behind it. */
function commandIn(text: string): { readonly words: string[]; readonly rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  const words: string[] = [];
  let rest = text.slice(head[0].length);
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(rest);
    const from = size?.[0].length ?? 0;
    const length = Number(size?.[1]);
    if (!size || rest.length < from + length + 2) return undefined;
    words.push(rest.slice(from, from + length));
    rest = rest.slice(from + length + 2);
  }
  return { words, rest };
}

/** What the script of a commit does: the keys, then for each the text before, the text after, and its milliseconds. */
function commit(rows: Map<string, string>, [count = "0", ...more]: readonly string[]): number {
  const keys = more.slice(0, Number(count));
  const values = more.slice(keys.length);
  if (keys.some((key, at) => (rows.get(key) ?? "") !== values[at * 3])) return 0;
  for (const [at, key] of keys.entries()) {
    const after = values[at * 3 + 1] ?? "";
    if (after === "") rows.delete(key);
    else rows.set(key, after);
  }
  return 1;
}

export async function makeRedis(password = PASSWORD): Promise<StandIn> {
  const rows = new Map<string, string>();
  const said: string[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  let frozen = false;
  const replies: Readonly<Record<string, (words: readonly string[]) => string>> = {
    AUTH: (words) => (words.at(-1) === password ? "+OK\r\n" : "-WRONGPASS no\r\n"),
    PING: () => "+PONG\r\n",
    MGET: (keys) => `*${keys.length}\r\n${keys.map((key) => bulk(rows.get(key))).join("")}`,
    EVAL: ([, ...words]) => `:${commit(rows, words)}\r\n`,
    CLIENT: () => "+OK\r\n",
    SELECT: () => "+OK\r\n",
  };
  const answer = ([name = "", ...words]: readonly string[]): string => {
    const shown = name === "EVAL" ? words.slice(1) : words;
    said.push([name, ...shown.map((word) => (word === password ? "PASSWORD" : word))].join(" "));
    return replies[name]?.(words) ?? "-ERR unknown command\r\n";
  };
  const server = createServer((socket) => {
    connections++;
    open.add(socket);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      for (let next = commandIn(text); next && !frozen; next = commandIn(text)) {
        text = next.rest;
        socket.write(answer(next.words));
      }
    });
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const hangUp = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    url: `redis://:${password}@127.0.0.1:${port}`,
    rows,
    said: () => said,
    connections: () => connections,
    hangUp,
    freeze: () => {
      frozen = true;
    },
    close: () => {
      hangUp();
      server.close();
    },
  };
}
