/**
 * What the guards say to MCP messages: calls of tools are stopped or rewritten, what comes back is masked, lists and
 * the handshake go through. Source: the schema of the Model Context Protocol, revision 2025-11-25.
 */
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { isObject, stringAt } from "../../lib/core/json.ts";
import type { Json } from "../../lib/core/verdict.ts";
import type { Session } from "../../lib/session/index.ts";

/** What becomes of a client's message: it goes on, or is answered in the server's place. */
type FromClient = { readonly forward?: JSONRPCMessage; readonly answer?: JSONRPCMessage };

/** What becomes of a server's message; `version` is the protocol's, in the answer that agrees on one. */
type FromServer = { readonly message: JSONRPCMessage; readonly version?: string };

export type Judge = {
  readonly fromClient: (message: JSONRPCMessage) => Promise<FromClient>;
  readonly fromServer: (message: JSONRPCMessage) => Promise<FromServer>;
};

/** Answers without content of anybody's: they go through as they are. */
const PASSED = /^(?:initialize|ping|logging\/setLevel|completion\/complete|.*\/list|.*\/(?:un)?subscribe)$/;

/** Requests without an answer yet that are remembered; a client has a handful. */
const OPEN_REQUESTS = 10_000;

/** A {@link Judge} of one connection. */
export function judgeOf(session: Session): Judge {
  /** What was asked, by the id of the request: the name of a tool, or the method. */
  const open = new Map<string | number, { readonly method: string; readonly tool: string }>();

  const fromClient = async (message: JSONRPCMessage): Promise<FromClient> => {
    if (!("method" in message && "id" in message)) return { forward: message };
    const { id, method, params } = message;
    const tool = method === "tools/call" && typeof params?.["name"] === "string" ? params["name"] : method;
    if (method === "tools/call") {
      const said = session.tell(await session.toolCall({ tool, input: params?.["arguments"] ?? {} }));
      if (said.act === "block") return { answer: refusal(id, said.reason) };
      remember(open, id, { method, tool });
      if (said.value === undefined) return { forward: message };
      return { forward: { ...message, params: { ...params, arguments: said.value } } };
    }
    remember(open, id, { method, tool });
    return { forward: message };
  };

  const fromServer = async (message: JSONRPCMessage): Promise<FromServer> => {
    if ("method" in message || message.id === undefined) return { message };
    const asked = open.get(message.id);
    open.delete(message.id);
    if ("error" in message)
      return { message: { ...message, error: await masked(asked?.tool ?? "", message.error) } };
    if (asked?.method === "initialize") {
      const version = stringAt(message.result as { [key: string]: Json }, "protocolVersion");
      return version === "" ? { message } : { message, version };
    }
    if (asked && PASSED.test(asked.method)) return { message };
    return { message: { ...message, result: await masked(asked?.tool ?? "", message.result) } };
  };

  /** `value` as the client may have it. */
  const masked = async <T>(tool: string, value: T): Promise<T> => {
    const said = session.tell(await session.toolResult({ tool, result: value }));
    if (said.act === "block") return { content: [{ type: "text", text: said.reason }], isError: true } as T;
    // A rewrite keeps the shape of what it rewrites.
    return isObject(said.value) ? (said.value as T) : value;
  };

  return { fromClient, fromServer };
}

function remember<V>(open: Map<string | number, V>, id: string | number, asked: V): void {
  const [oldest] = open.keys();
  if (open.size >= OPEN_REQUESTS && oldest !== undefined) open.delete(oldest);
  open.set(id, asked);
}

/** A tool that failed, which the model reads; an error of the protocol would be the client's alone. */
const refusal = (id: string | number, reason: string): JSONRPCMessage => ({
  jsonrpc: "2.0",
  id,
  result: { content: [{ type: "text", text: reason }], isError: true },
});
