/**
 * HTTP hooks: the event goes out as a POST, the answer comes back as the body. The address that was judged is the one
 * that is connected to: nobody is asked for it a second time, no redirect is followed, and no proxy of the
 * environment is used.
 *
 * `node:https` and not undici: Bun has its own in undici's place, which takes no address from outside.
 */
import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { HOOK_STDOUT_BYTES } from "../core/limits.ts";
import { VERSION } from "../core/version.ts";
import { type Resolve, type SocketAddress, targetOf } from "./address.ts";
import { type HookAnswer, readAnswer, SILENT } from "./answer.ts";
import { type Fault, fault } from "./fault.ts";

/** How an HTTP hook is asked. */
export type HttpCall = {
  readonly url: URL;
  /** The event as JSON. */
  readonly body: string;
  readonly timeoutMs: number;
  /** This machine and its private network are allowed. */
  readonly local: boolean;
  readonly resolve: Resolve;
  readonly signal?: AbortSignal | undefined;
};

/** What the endpoint decided. Never throws but for `signal`. */
export async function askHttp(call: HttpCall): Promise<HookAnswer | Fault> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    const target = await within(targetOf(call.url, call.local, call.resolve), signal);
    if ("problem" in target) return fault("http-refused", target.problem);
    return await answered(await send(call, target, signal));
  } catch (error) {
    call.signal?.throwIfAborted();
    if (timeout.aborted) return fault("timeout", `it did not answer within ${call.timeoutMs / 1000} s`);
    return fault("http-network", `it cannot be reached${codeOf(error)}`);
  }
}

/** A resolver cannot be stopped; its answer comes too late then. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Sends the event to `target` under the URL's own name, which is also what the certificate must be for. */
function send({ url, body }: HttpCall, target: SocketAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const options: RequestOptions & { servername?: string } = {
    method: "POST",
    host: target.address,
    family: target.family,
    port: url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    // No agent: no kept connection to an address that was judged in another moment.
    agent: false,
    signal,
    headers: {
      host: url.host,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      accept: "application/json",
      "accept-encoding": "identity",
      "user-agent": `agent-guards/${VERSION}`,
    },
  };
  // An address has no name for SNI; the certificate is then held to the address itself.
  if (name !== target.address) options.servername = name;
  return new Promise((resolve, reject) => {
    const outgoing = url.protocol === "https:" ? secureRequest(options) : plainRequest(options);
    outgoing.once("response", resolve).once("error", reject);
    outgoing.end(body);
  });
}

async function answered(response: IncomingMessage): Promise<HookAnswer | Fault> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    return fault("http-status", `it answered ${status}, and a redirect is not followed`);
  }
  if (status < 200 || status > 299) {
    response.destroy();
    return fault("http-status", `it answered ${status}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > HOOK_STDOUT_BYTES) {
      response.destroy();
      return fault("flood", `it answered more than ${HOOK_STDOUT_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return status === 204 ? SILENT : readAnswer(Buffer.concat(chunks).toString("utf8"));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
}
