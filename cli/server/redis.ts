/**
 * Rows that replicas share in Redis or Valkey (commands and Lua of Redis 2.6, RESP2).
 */
import { readFileSync } from "node:fs";
import { STATE_RETRY_MS, STATE_WAIT_MS } from "../../lib/core/limits.ts";
import type { Shared, Write } from "../../lib/state/shared.ts";
import { Refusal } from "../terminal.ts";

/** Replaces all texts or none: each key with the text that it must hold ("" for none), the next one, and its milliseconds. */
const COMMIT = `
for at, key in ipairs(KEYS) do
  if (redis.call("GET", key) or "") ~= ARGV[at * 3 - 2] then return 0 end
end
for at, key in ipairs(KEYS) do
  if ARGV[at * 3 - 1] == "" then redis.call("DEL", key)
  else redis.call("SET", key, ARGV[at * 3 - 1], "PX", ARGV[at * 3]) end
end
return 1`;

/** What of a client of the library is used. */
type Client = {
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
  readonly sendCommand: (words: readonly string[]) => Promise<unknown>;
};

/** The link to a server, which is kept up while the process lives. */
export type Link = Shared & { readonly close: () => void };

/** The variable that holds the URL where no option names one. */
const VARIABLE = "AGENT_GUARDS_REDIS";

/** Options of every command that asks for a server. */
export const REDIS_OPTIONS = {
  redis: { type: "string" },
  "redis-file": { type: "string" },
  "redis-ca": { type: "string" },
} as const;

/** A server, and the certificate of whoever signs for it where no public authority does. */
export type RedisAddress = { readonly url: URL; readonly ca?: string };

/**
 * The server that the options name, or the variable AGENT_GUARDS_REDIS; undefined where there is none.
 *
 * @throws Refusal for a file that cannot be read, and for what is no such URL.
 */
export function redisAddress(
  values: {
    readonly [K in keyof typeof REDIS_OPTIONS]?: string | undefined;
  },
): RedisAddress | undefined {
  const { redis, "redis-file": file, "redis-ca": ca } = values;
  const named = redis ?? (file === undefined ? process.env[VARIABLE] : contentOf(file, "the address"));
  const text = named?.trim() ?? "";
  if (text === "") {
    if (ca !== undefined) throw new Refusal("--redis-ca without a Redis", "--redis rediss://HOST:PORT");
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Nothing of it is shown: a password may stand anywhere in it.
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === "")
    throw new Refusal(
      "that is no address of a Redis",
      "redis://HOST:6379, rediss://USER:PASSWORD@HOST:6380/0",
    );
  if (ca === undefined) return { url };
  if (url.protocol !== "rediss:")
    throw new Refusal("--redis-ca is for TLS", "an address that begins with rediss://");
  return { url, ca: contentOf(ca, "the certificate") };
}

function contentOf(file: string, what: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new Refusal(`${what} in ${file} cannot be read (${code})`);
  }
}

/** The address without who asks and how: what may be shown. */
export const shownUrl = ({ protocol, host, pathname }: URL): string =>
  `${protocol}//${host}${pathname === "/" ? "" : pathname}`;

/**
 * A link to the server. It never waits longer than {@link STATE_WAIT_MS} for an answer: then the connection goes, and
 * one is tried again each second. `told` hears when it comes and goes. Settles after the first try.
 */
export async function linkTo({ url, ca }: RedisAddress, told: (line: string) => void): Promise<Link> {
  // Here, because the library costs every other command a tenth of a second; its other part holds clusters and sentinels.
  const { default: part } = await import("@redis/client/dist/lib/client/index.js");
  // Bun gives a CommonJS module's own default where Node and bundles give the whole module.
  const RedisClient = "default" in part ? part.default : part;
  const make = (lost: () => void): Client => {
    const client = RedisClient.create({
      url: url.href,
      // RESP2 is what every Redis and Valkey speaks.
      RESP: 2,
      disableOfflineQueue: true,
      socket: {
        ...{ reconnectStrategy: false, connectTimeout: STATE_WAIT_MS * 4 },
        ...(ca !== undefined && { tls: true, ca }),
      },
    });
    client.on("error", lost);
    client.on("end", lost);
    return client;
  };
  return linkOver(make, shownUrl(url), told);
}

/** The same over any client, which `make` makes anew for each try and which calls `lost` at its end. */
async function linkOver(
  make: (lost: () => void) => Client,
  name: string,
  told: (line: string) => void,
): Promise<Link> {
  let client: Client | undefined;
  let wasUp: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const say = (isUp: boolean, why = ""): void => {
    if (wasUp === isUp) return;
    wasUp = isUp;
    told(
      isUp
        ? `state is shared by ${name}`
        : `${name} is out of reach${why}: state is kept by this replica alone`,
    );
  };

  /** Once for each client, whatever it says how often. */
  const lose = (gone: Client | undefined, error?: unknown): void => {
    if (gone !== undefined && gone !== client && client !== undefined) return;
    client = undefined;
    destroyed(gone);
    if (closed) return;
    say(false, codeOf(error));
    clearTimeout(timer);
    timer = setTimeout(() => void join(), STATE_RETRY_MS);
    timer.unref();
  };

  const join = async (): Promise<void> => {
    const next: Client = make(() => lose(next));
    try {
      await within(next.connect(), STATE_WAIT_MS * 4);
      await within(next.sendCommand(["PING"]), STATE_WAIT_MS);
      if (closed) return destroyed(next);
      client = next;
      say(true);
    } catch (error) {
      lose(next, error);
    }
  };

  const send = async (words: readonly string[]): Promise<unknown> => {
    const asked = client;
    if (!asked) throw new RangeError("out of reach");
    try {
      return await within(asked.sendCommand(words), STATE_WAIT_MS);
    } catch (error) {
      if (asked === client) lose(asked, error);
      throw error;
    }
  };

  await join();
  return {
    isUp: () => client !== undefined,
    read: async (keys) => textsOf(await send(["MGET", ...keys])),
    commit: async (writes) => (await send(commandOf(writes))) === 1,
    close: () => {
      closed = true;
      clearTimeout(timer);
      destroyed(client);
      client = undefined;
    },
  };
}

function commandOf(writes: readonly Write[]): string[] {
  const values = writes.flatMap(({ before, after, idleS }) => [
    before ?? "",
    after ?? "",
    String(idleS * 1000),
  ]);
  return ["EVAL", COMMIT, String(writes.length), ...writes.map(({ key }) => key), ...values];
}

function textsOf(answer: unknown): (string | null)[] {
  const texts: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return texts.map((text) => (typeof text === "string" ? text : null));
}

/** A client that is gone already says so by a throw. */
function destroyed(client: Client | undefined): void {
  try {
    client?.destroy();
  } catch {
    // Then there is nothing left to end.
  }
}

/** ` (ECONNREFUSED)`, ` (WRONGPASS)`: the kind of an error, and nothing that it quotes. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = "code" in error ? String(error.code) : /^[A-Z]{4,20}\b/.exec(error.message)?.[0];
  return ` (${code ?? error.name})`;
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new RangeError("no answer in time")), ms);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
