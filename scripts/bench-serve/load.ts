/**
 * A load of HTTP requests from a process of its own, over sockets and with requests that are spelt beforehand, so that it takes
 * less time than the server does.
 */
import { connect, type Socket } from "node:net";

/** What to send, to whom, and how. With `rate` a request is due each 1/rate seconds, whatever came of those before it. */
export type Order = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly bodies: readonly string[];
  readonly seconds?: number;
  readonly requests?: number;
  readonly rate?: number;
};

/** What came of it: times in milliseconds; `delays` from the moment at which each request was due, sorted. */
export type Load = {
  readonly requests: number;
  readonly elapsed: number;
  /** Processor time of this process. */
  readonly busy: number;
  /** Answers that were not 200, or differed from the first to the same body. */
  readonly wrong: number;
  readonly delays: readonly number[];
};

type Line = { readonly ask: (request: Buffer) => Promise<string>; readonly close: () => void };

const END = Buffer.from("\r\n\r\n");

/** One connection that asks one request after the other. The answer is the whole text where it is no 200, else its body. */
function lineTo(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    let waiting: { done: (body: string) => void; failed: (error: Error) => void } | undefined;
    let held: Buffer | undefined;
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.on("data", (chunk: Buffer) => {
      const all = held ? Buffer.concat([held, chunk]) : chunk;
      const body = bodyOf(all);
      held = body === undefined ? all : undefined;
      if (body !== undefined) waiting?.done(body);
    });
    const fail = (error: Error): void => (waiting ? waiting.failed(error) : reject(error));
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("the server closed a connection")));
    socket.once("connect", () =>
      resolve({
        ask: (request) =>
          new Promise((done, failed) => {
            waiting = { done, failed };
            socket.write(request);
          }),
        close: () => {
          waiting = undefined;
          socket.removeAllListeners("close").destroy();
        },
      }),
    );
  });
}

function bodyOf(all: Buffer): string | undefined {
  const end = all.indexOf(END);
  if (end < 0) return undefined;
  const head = all.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (all.length < end + END.length + length) return undefined;
  return head.startsWith("HTTP/1.1 200 ") ? all.toString("utf8", end + END.length) : all.toString("utf8");
}

async function run(order: Order): Promise<Load> {
  const { port, path, connections, seconds = Number.POSITIVE_INFINITY, rate } = order;
  const most = rate === undefined ? (order.requests ?? Number.POSITIVE_INFINITY) : rate * seconds;
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
  const requests = order.bodies.map((body) =>
    Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
  );
  const first: (string | undefined)[] = requests.map(() => undefined);
  const lines = await Promise.all(Array.from({ length: connections }, () => lineTo(port)));
  const delays: number[] = [];
  let [next, done, wrong] = [0, 0, 0];
  const before = process.cpuUsage();
  const begin = performance.now();
  const dueAt = (number: number): number =>
    rate === undefined ? performance.now() : begin + (number * 1000) / rate;

  await Promise.all(
    lines.map(async (line) => {
      while (next < most && performance.now() - begin < seconds * 1000) {
        const number = next++;
        const due = dueAt(number);
        while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1));
        const at = number % requests.length;
        const body = await line.ask(requests[at] ?? END);
        if (rate !== undefined) delays.push(performance.now() - due);
        const known = first[at] ?? body;
        first[at] = known;
        if (body !== known || !body.startsWith("{")) wrong++;
        done++;
      }
    }),
  );
  const { user, system } = process.cpuUsage(before);
  for (const line of lines) line.close();
  return {
    ...{ requests: done, elapsed: performance.now() - begin, busy: (user + system) / 1000, wrong },
    delays: delays.sort((a, b) => a - b),
  };
}

process.on("message", (order: Order) => {
  run(order).then(
    (load) => process.send?.(load),
    (error: Error) => {
      process.stderr.write(`error: ${error.message}\n`);
      process.exit(2);
    },
  );
});
