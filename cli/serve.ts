/** `agent-guards serve`: guards that stay, for many agents over HTTP. */
import { type Stats, watchFile } from "node:fs";
import { parseArgs } from "node:util";
import { SERVER_BODY_BYTES } from "../lib/core/limits.ts";
import { audit } from "../lib/hook/audit.ts";
import type { Guard } from "../lib/hook/event.ts";
import { sealPath } from "../lib/rules/seal.ts";
import { judgingGuard, type Product, productNamed, products, sealedBeside } from "./guards.ts";
import { type Asked, appOf } from "./server/app.ts";
import { collectorFrom } from "./server/collector.ts";
import { type Listening, listen } from "./server/listen.ts";
import { rateOf, roomFor } from "./server/pressure.ts";
import { linkTo, REDIS_OPTIONS, redisAddress } from "./server/redis.ts";
import { keeperOf } from "./server/state.ts";
import { telemetryTo } from "./server/telemetry.ts";
import { tokensFrom } from "./server/tokens.ts";
import { EXIT, type Exit, note, Refusal } from "./terminal.ts";

export const usage = `usage: agent-guards serve [OPTIONS]

Answers POST /GUARD with what the guard's executable would print for the same payload. Agents on other machines need a
token: Authorization: Bearer TOKEN, or /GUARD/TOKEN where a host can send no header.

  --listen HOST:PORT  where to listen (default: 127.0.0.1:8787; port 0 takes a free one)
  --token-file FILE   tokens that are let in, one a line, or NAME TOKEN (default: the variable AGENT_GUARDS_TOKEN)
  --tls-cert FILE     certificate, with --tls-key FILE
  --guard NAME        a guard to serve; may be given again (default: all)
  --local             the agents live on this machine: its files tell of them
  --max-body BYTES    the largest payload (default: ${SERVER_BODY_BYTES})
  --rate NUMBER       requests a second that one client may send (default: no limit)
  --drain SECONDS     how long it still answers after it was told to stop (default: 2)
  --redis URL         a Redis or Valkey in which replicas share what they remember: redis://HOST:PORT, rediss:// over TLS
  --redis-file FILE   a file that holds that URL with its password (default: the variable AGENT_GUARDS_REDIS)
  --redis-ca FILE     the certificate that its own is signed with, where no public authority does it
  --audit FOLDER      keep a trail of decisions in FOLDER/hook.log

With OTEL_EXPORTER_OTLP_ENDPOINT it reports decisions, latency and spans over OTLP, never content.
SIGHUP reads tokens, certificate and rules anew; sealed rules (agent-guards rules apply --exec PATH) are also taken when
their file changes. SIGTERM ends it in good order.
`;

/** Milliseconds between two looks at a sealed file. */
const WATCH_MS = 1000;

export async function run(words: readonly string[]): Promise<Exit> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      listen: { type: "string", default: "127.0.0.1:8787" },
      "token-file": { type: "string" },
      "tls-cert": { type: "string" },
      "tls-key": { type: "string" },
      guard: { type: "string", multiple: true, default: [] },
      local: { type: "boolean", default: false },
      "max-body": { type: "string", default: String(SERVER_BODY_BYTES) },
      rate: { type: "string", default: "0" },
      drain: { type: "string", default: "2" },
      ...REDIS_OPTIONS,
      audit: { type: "string" },
    },
  });
  const { host, port } = addressOf(values.listen);
  const readTokens = () => tokensFrom(values["token-file"]);
  let tokens = readTokens();
  if (!tokens.needed && !isLoopback(host))
    throw new Refusal(
      `${host} can be reached from other machines, so a token is needed`,
      "--token-file FILE; openssl rand -hex 32 makes one",
    );
  const redis = redisAddress(values);
  const chosen = productsNamed(values.guard);
  const readGuards = () => guardsOf(chosen);
  let guards = await readGuards();
  let ready = true;
  const trail = values.audit;
  const collector = collectorFrom(process.env);
  const telemetry = collector && telemetryTo(collector, (line) => note(`agent-guards: ${line}`));
  const link = redis && (await linkTo(redis, (line) => note(`agent-guards: ${line}`)));
  const app = appOf({
    guards: () => guards,
    tokens: () => tokens,
    room: roomFor(),
    mayAsk: rateOf(numberOf("--rate", values.rate)),
    maxBody: numberOf("--max-body", values["max-body"]),
    local: values.local,
    keeper: keeperOf(link, values.local),
    isReady: () => ready,
    told: (asked: Asked) => {
      const { guard, outcome } = asked;
      if (outcome.failure !== undefined) note(outcome.failure);
      telemetry?.told(asked);
      if (trail !== undefined) audit(trail, guard.name, outcome.verdict, outcome.event);
    },
  });
  const listening = await listen(app, host, port, certificateOf(values["tls-cert"], values["tls-key"]));
  note(`agent-guards: listening on ${host}:${listening.port} with ${[...guards.keys()].join(", ")}`);
  const again = (): void =>
    void renew(async () => {
      tokens = readTokens();
      listening.renew();
      guards = await readGuards();
    });
  process.on("SIGHUP", again);
  for (const product of chosen) {
    // A file that is not there is told of once, as if it had changed.
    const changed = (now: Stats, old: Stats): void => {
      if (now.mtimeMs !== old.mtimeMs || now.ino !== old.ino) again();
    };
    watchFile(sealPath(sealedBeside(product)), { interval: WATCH_MS, persistent: false }, changed);
  }
  await ended();
  ready = false;
  await stop(listening, numberOf("--drain", values.drain));
  await telemetry?.stop();
  link?.close();
  return EXIT.clean;
}

/** What cannot be read anew stays as it was, and is said. */
async function renew(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    note("agent-guards: tokens, certificate and rules were read anew");
  } catch (error) {
    note(
      `agent-guards: not all was read anew, the old stays: ${error instanceof Error ? error.message : typeof error}`,
    );
  }
}

function productsNamed(names: readonly string[]): Product[] {
  const chosen = names.length === 0 ? products() : names.map(productNamed);
  if (chosen.length === 0) throw new Refusal("there are no guards to serve", "run: npm run build");
  return chosen;
}

/** The guards with the rules that are sealed beside them now. */
async function guardsOf(chosen: readonly Product[]): Promise<ReadonlyMap<string, Guard>> {
  const rows = chosen.map(async (product) => [product.name, await judgingGuard(product)] as const);
  return new Map(await Promise.all(rows));
}

function addressOf(text: string): { host: string; port: number } {
  const parts = /^(?:\[([\da-f:.]+)\]|([^:]*)):(\d{1,5})$/i.exec(text);
  const port = Number(parts?.[3]);
  if (!parts || port > 65_535)
    throw new Refusal("--listen takes HOST:PORT", "--listen 127.0.0.1:8787, --listen [::1]:8787");
  return { host: parts[1] ?? parts[2] ?? "", port };
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);

function certificateOf(cert: string | undefined, key: string | undefined) {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new Refusal("a certificate needs its key", "--tls-cert FILE --tls-key FILE");
  return { cert, key };
}

function numberOf(option: string, text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new Refusal(`${option} takes a number, not "${text}"`);
  return Number(text);
}

/** Settles when somebody tells this process to end. */
function ended(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
}

/** Balancers see /readyz and send no more; what comes meanwhile is still answered. */
async function stop(listening: Listening, drainSeconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
  await listening.stop();
}
