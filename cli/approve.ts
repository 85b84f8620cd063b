/**
 * Starchild's self-approve endpoint: asks the running agent to take a declared hook live. Source: the agent-hooks
 * skill, "How configuration works".
 */
import { isObject } from "../lib/core/json.ts";

/** The runtime's own loopback address. */
export const RUNTIME = "http://localhost:8000";

const ROUTE = "/internal/runtime/hooks/approve";
const WAIT_MS = 3000;
const BODY_CHARS = 1 << 16;

const UNREACHABLE =
  "when the runtime is up, run the same command again; --host names another host than Starchild";
const ANSWERED = "the runtime's log may say more; then run the same command again";

/**
 * What the endpoint said: `live`; `old` for a runtime without the endpoint, where a person must type two commands; `not`
 * with the reason and what to do for everything else.
 */
export type Approval =
  | { readonly state: "live"; readonly events: readonly string[]; readonly mounted: number | undefined }
  | { readonly state: "old" }
  | { readonly state: "not"; readonly why: string; readonly hint: string };

/** Asks `runtime` (a base URL) to approve `command`, the exact text of the configuration's `command:`. */
export async function approve(command: string, runtime: string, waitMs: number = WAIT_MS): Promise<Approval> {
  let url: URL;
  try {
    url = new URL(ROUTE, runtime);
  } catch {
    return { state: "not", why: `${runtime} is not a URL`, hint: `--runtime ${RUNTIME} is the usual one` };
  }
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ command }),
      redirect: "error",
      // The time-out covers the body, too: an endpoint that starts to answer and stops is one that never answers.
      signal: AbortSignal.timeout(waitMs),
    });
    if (response.status === 404) return { state: "old" };
    return judged(response.status, await head(response));
  } catch (error) {
    return { state: "not", why: explained(error, url, waitMs), hint: UNREACHABLE };
  }
}

/** The start of a body; one that never ends is left at the cap. */
async function head(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > BODY_CHARS) break;
  }
  return text;
}

function judged(status: number, text: string): Approval {
  const body = parsed(text);
  const not = (why: string, hint: string = ANSWERED): Approval => ({ state: "not", why, hint });
  if (status < 200 || status > 299) return not(`the runtime answered ${status}${detail(body)}`);
  if (!isObject(body)) return not("the runtime's answer is not JSON");
  if (body["ok"] !== true) return not(`the runtime refused${detail(body)}`);
  if (body["master_enabled"] === false)
    return not("the runtime keeps hooks switched off", "switch them on in the chat: /hooks on");
  const events = Array.isArray(body["events"]) ? body["events"].map(String) : [];
  const mounted = typeof body["mounted"] === "number" ? body["mounted"] : undefined;
  if (mounted === 0) return not("the runtime mounted nothing");
  return { state: "live", events, mounted };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function detail(body: unknown): string {
  const said = isObject(body) ? (body["error"] ?? body["detail"] ?? body["message"]) : undefined;
  return typeof said === "string" ? `: ${said.slice(0, 200).replace(/\p{Cc}+/gu, " ")}` : "";
}

function explained(error: unknown, url: URL, waitMs: number): string {
  if (error instanceof Error && error.name === "TimeoutError") {
    return `nothing answered at ${url.origin} within ${waitMs / 1000} s`;
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
  return `no runtime answers at ${url.origin}${code}`;
}

/** What a person types where the endpoint is missing. */
export function chatCommands(command: string): string[] {
  return [`/hooks approve ${command}`, "/hooks on"];
}
