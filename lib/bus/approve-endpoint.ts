/**
 * The self-approve endpoint: a program on this machine takes a declared hook live. Whoever is not on this machine,
 * and every page in a browser on it, is refused.
 *
 * Source: the agent-hooks skill, "How configuration works". Browsers: a page can reach a loopback address under a name of its
 * own (DNS rebinding), which shows in Host, and cannot leave Origin or Sec-Fetch-Site out of a POST.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { APPROVE_BYTES, APPROVE_MS } from "../core/limits.ts";
import type { Approved } from "./desk.ts";
import { socketOf } from "./proc.ts";

/** Where the endpoint is. */
export const APPROVE_PATH = "/internal/runtime/hooks/approve";

/** Answers a request that is for the endpoint and resolves to true; leaves every other one alone and resolves to false. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Approve = (request: { command: string; enableMaster: boolean }) => Promise<Approved>;

type Reply = { readonly status: number; readonly body: unknown };

/** A {@link Handler}. */
export function approveHandler(approve: Approve): Handler {
  return async (request, response) => {
    const path = (request.url ?? "").split("?")[0];
    if (path !== APPROVE_PATH) return false;
    const { status, body } = await replyTo(request, approve).catch(() => refused(500, "internal error"));
    const text = JSON.stringify(body);
    response.writeHead(status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "cache-control": "no-store",
      ...(status === 405 ? { allow: "POST" } : {}),
      // What is left of a refused body is not worth reading.
      ...(status >= 400 ? { connection: "close" } : {}),
    });
    response.end(text);
    return true;
  };
}

async function replyTo(request: IncomingMessage, approve: Approve): Promise<Reply> {
  const wrong = strangerProblem(request);
  if (wrong !== undefined) return refused(403, wrong);
  if (request.method !== "POST") return refused(405, "this takes a POST");
  // A form on a page can only send three types without asking first, and this is none of them.
  if (!/^application\/json(?:\s*;|$)/i.test(request.headers["content-type"] ?? ""))
    return refused(415, "this takes application/json");
  const body = await bodyOf(request);
  if (typeof body === "number")
    return refused(body, body === 413 ? "the body is too large" : "the body never came");
  return decided(body, approve);
}

async function decided(body: unknown, approve: Approve): Promise<Reply> {
  const { command, enable_master: master = true } = (body ?? {}) as {
    command?: unknown;
    enable_master?: unknown;
  };
  if (typeof command !== "string" || command === "" || typeof master !== "boolean")
    return refused(400, 'this takes {"command": text, "enable_master": true or false}');
  const approved = await approve({ command, enableMaster: master });
  // Not 404, which tells a caller that this runtime has no such endpoint.
  return { status: approved.ok ? 200 : 409, body: approved };
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
const OWN_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-real-ip",
  "via",
  "cf-connecting-ip",
];

/** Why the caller is no program on this machine, or undefined. */
function strangerProblem({ socket, headers }: IncomingMessage): string | undefined {
  if (!LOOPBACK.test(socket.remoteAddress ?? "")) return "this is for programs on this machine";
  if (isOtherUser(socket)) return "this is for programs of the same user";
  // Behind a proxy on this machine every caller seems to be on it.
  if (FORWARDED.some((name) => headers[name] !== undefined)) return "this is not for what a proxy passes on";
  if (!OWN_NAME.test(headers.host ?? "")) return "this answers to localhost only";
  if (
    headers.origin !== undefined ||
    (headers["sec-fetch-site"] ?? "none") !== "none" ||
    headers.referer !== undefined
  )
    return "this is not for pages in a browser";
  return undefined;
}

/** True for a caller who is known to be neither this process's user nor root. */
function isOtherUser({ remotePort = 0, localPort = 0 }: IncomingMessage["socket"]): boolean {
  const uid = socketOf(remotePort, localPort)?.uid;
  return uid !== undefined && uid !== 0 && uid !== process.getuid?.();
}

/** The body as data (undefined when it is no JSON), or the status that says why there is none. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const read = (request as IncomingMessage & { body?: unknown }).body;
  // A framework may have read it already.
  if (read !== undefined && request.readableEnded) return typeof read === "string" ? parsed(read) : read;
  const late = setTimeout(() => request.destroy(), APPROVE_MS).unref();
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > APPROVE_BYTES) return 413;
      chunks.push(chunk);
    }
    return parsed(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return 408;
  } finally {
    clearTimeout(late);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(status: number, error: string): Reply {
  return { status, body: { ok: false, error } };
}
