/** The routes: POST /GUARD judges an event, /healthz and /readyz say how the server is. */

import { isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { writeJson } from "../../lib/core/json.ts";
import { type Decision, respondLoading } from "../../lib/hook/decide.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { HOSTS } from "../../lib/hook/hosts/index.ts";
import type { Keeper } from "../../lib/state/store.ts";
import type { Place, Room } from "./pressure.ts";
import type { Tokens } from "./tokens.ts";

/** What happened to one event, for the telemetry and the audit trail. */
export type Asked = {
  readonly guard: Guard;
  readonly outcome: Decision;
  readonly started: number;
  readonly traceparent?: string;
  readonly tracestate?: string;
};

/** What the routes need. What may change while the server runs is asked for each time. */
export type Serving = {
  readonly guards: () => ReadonlyMap<string, Guard>;
  readonly tokens: () => Tokens;
  readonly room: Room;
  readonly mayAsk: (client: string) => boolean;
  readonly maxBody: number;
  /** True where the agents live on this machine. */
  readonly local: boolean;
  /** Who keeps what the guards remember; absent where each has its files as an executable does. */
  readonly keeper: Keeper | undefined;
  readonly isReady: () => boolean;
  readonly told: (asked: Asked) => void;
};

type Env = { Bindings: HttpBindings };

/** The application, for an adapter of the HTTP library. */
export function appOf(serving: Serving): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/healthz", (context) => context.text("ok\n"));
  app.get("/readyz", (context) =>
    serving.isReady() ? context.text("ok\n") : context.text("stopping\n", 503),
  );
  app.post("/:guard", (context) => judge(serving, context, bearer(context)));
  app.post("/:guard/:token", (context) =>
    judge(serving, context, bearer(context) ?? context.req.param("token")),
  );
  app.notFound(() => refuse(404, "there is nothing here: POST /GUARD"));
  app.onError((error) => refuse(500, `internal error (${error.name})`));
  return app;
}

type Asking = Context<Env, "/:guard">;

async function judge(serving: Serving, context: Asking, token: string | undefined): Promise<Response> {
  const started = performance.now();
  const client = serving.tokens().clientOf(token);
  if (client === undefined) return refuse(401, "a token is needed", { "www-authenticate": "Bearer" });
  if (!serving.tokens().needed && isForeign(context))
    return refuse(403, "this server answers its own machine only");
  const guard = serving.guards().get(context.req.param("guard"));
  if (!guard)
    return refuse(404, `there is no such guard; there are ${[...serving.guards().keys()].join(", ")}`);
  if (!serving.mayAsk(client === "" ? addressOf(context) : client))
    return later(429, "too many requests of this client");
  const place = serving.room.enter();
  if (!place) return later(503, "too many requests at once");
  try {
    const body = await bodyOf(context, serving.maxBody, place);
    if (typeof body === "number")
      return body === 503 ? later(503, "no room for the body") : refuse(body, BODY_PROBLEMS[body]);
    const outcome = await respondLoading(guard, body, wiringOf(serving, context));
    const { traceparent, tracestate } = context.env.incoming.headers;
    const trace = typeof traceparent === "string" && { traceparent };
    const state = typeof tracestate === "string" && { tracestate };
    serving.told({ guard, outcome, started, ...trace, ...state });
    return answered(200, answerText(outcome), unseenOf(outcome));
  } finally {
    place.leave();
  }
}

/** A response with its headers in a plain object, which the adapter writes as it stands; Hono's own would cost a third of all. */
const answered = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, { status, headers: { ...JSON_HEADERS, ...headers } });

const JSON_HEADERS = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** `?host=` and `?event=` are what `--host` and `--event` are to the executable. */
function wiringOf({ local, keeper }: Serving, context: Asking) {
  const wiring = { remote: !local, ...(keeper && { keeper }) };
  if (!context.env.incoming.url?.includes("?")) return wiring;
  const host = context.req.query("host");
  const event = context.req.query("event");
  return {
    ...wiring,
    ...(host !== undefined && HOSTS.some(({ id }) => id === host) && { host }),
    ...(event !== undefined && { event }),
  };
}

/**
 * What the executable would print. Where it would say no by its exit code alone, which HTTP has none of, the answer is the block
 * that most hosts read.
 */
function answerText({ answer: { stdout, stderr, exit } }: Decision): string {
  if (exit === 0 || Object.keys(stdout).length > 0) return writeJson(stdout);
  return writeJson({ decision: "block", reason: stderr ?? "stopped by a guard" });
}

/** Names that a header holds, and units of each. */
const UNSEEN_NAMES = 8;
const UNSEEN_UNITS = 200;

/** What on the agent's machine would have mattered and was not looked at; no host's answer has a place for it. */
function unseenOf({ event }: Decision): Record<string, string> {
  const unseen = [...new Set(event?.remote?.unseen)].slice(0, UNSEEN_NAMES);
  if (unseen.length === 0) return {};
  return {
    "agent-guards-unseen": unseen
      .map((name) => encodeURI(Buffer.from(name.slice(0, UNSEEN_UNITS)).toString()))
      .join(", "),
  };
}

// Headers are read where Node put them: the web's own form of them is made anew for each request.
const bearer = ({ env }: Asking): string | undefined =>
  /^Bearer +(\S+)$/i.exec(env.incoming.headers.authorization ?? "")?.[1];

/** A page in somebody's browser can reach this machine, too: it sends an Origin, or a name that only looks like this machine. */
function isForeign({ env }: Asking): boolean {
  const { headers } = env.incoming;
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const isHere = host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
  return headers.origin !== undefined || !isHere;
}

const addressOf = ({ env }: Asking): string => env.incoming.socket.remoteAddress ?? "";

const BODY_PROBLEMS = { 400: "the body ended too early", 413: "the body is too large" } as const;

/** The whole body as text, or the status that says why there is none. */
function bodyOf(context: Asking, max: number, place: Place): Promise<string | 400 | 413 | 503> {
  const { incoming } = context.env;
  if (Number(incoming.headers["content-length"] ?? 0) > max) return Promise.resolve(413);
  // By events, because an asynchronous iterator would cost as much as judging a plain command does.
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    incoming.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > max) resolve(413);
      else if (!place.grow(chunk.length)) resolve(503);
      else {
        chunks.push(chunk);
        return;
      }
      incoming.pause();
    });
    incoming.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    // The client went away, or was too slow: there is nobody to answer.
    incoming.once("error", () => resolve(400)).once("close", () => resolve(400));
  });
}

function refuse(
  status: 400 | 401 | 403 | 404 | 413 | 500,
  problem: string,
  headers: Record<string, string> = {},
): Response {
  // A body that was not read to its end would be taken for the next request.
  return answered(status, `${JSON.stringify({ error: problem })}\n`, { ...headers, connection: "close" });
}

function later(status: 429 | 503, problem: string): Response {
  const headers = { "retry-after": "1", connection: "close" };
  return answered(status, `${JSON.stringify({ error: problem })}\n`, headers);
}
