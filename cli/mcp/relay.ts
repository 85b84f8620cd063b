/**
 * Messages from an MCP client to a server and back, each direction in order. What the guards have a say in is in
 * judge.ts.
 */
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import type { Session } from "../../lib/session/index.ts";
import { judgeOf } from "./judge.ts";

/** One end, as the SDK's transports are. */
type Wire = {
  onmessage?: ((message: never) => void) | undefined;
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  readonly start: () => Promise<void>;
  readonly send: (message: JSONRPCMessage) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly setProtocolVersion?: (version: string) => void;
};

export type Ends = {
  readonly client: Wire;
  readonly server: Wire;
  readonly session: Session;
  /** Settles when the client is gone. */
  readonly hangUp: Promise<void>;
  readonly warn: (line: string) => void;
};

/** Who ended it; a `problem` is a code or the name of an error, never what somebody said. */
export type Ended =
  | { readonly by: "client" | "server" }
  | { readonly by: "failure"; readonly problem: string };

/** Relays until one end is gone. Never rejects. */
export async function relay({ client, server, session, hangUp, warn }: Ends): Promise<Ended> {
  const judge = judgeOf(session);
  const over = new Promise<Ended>((resolve) => {
    server.onclose = () => resolve({ by: "server" });
    client.onclose = () => resolve({ by: "client" });
  });
  const failed = (who: string) => (error: unknown) => warn(`${who}: ${problemOf(error)}`);
  client.onerror = failed("the client's message was not read");
  const fromClient = inOrder(async (message: JSONRPCMessage) => {
    const { forward, answer } = await judge.fromClient(message);
    if (forward) await server.send(forward).catch((error: unknown) => lost(message, error));
    if (answer) await client.send(answer);
  }, failed("a message was lost on its way to the server"));
  const fromServer = inOrder(async (message: JSONRPCMessage) => {
    const said = await judge.fromServer(message);
    // A transport over HTTP names the version that was agreed on in every request.
    if (said.version !== undefined) server.setProtocolVersion?.(said.version);
    await client.send(said.message);
  }, failed("a message was lost on its way to the client"));
  client.onmessage = fromClient.take;
  server.onmessage = fromServer.take;
  /** A request that cannot be delivered gets an answer, or its client would wait for ever. */
  const lost = async (message: JSONRPCMessage, error: unknown): Promise<void> => {
    if (!("id" in message && "method" in message)) throw error;
    const problem = `the MCP server cannot be reached (${problemOf(error)})`;
    await client.send({ jsonrpc: "2.0", id: message.id, error: { code: -32_000, message: problem } });
  };
  try {
    await server.start();
    server.onerror = failed("the server's message was not read");
    await client.start();
  } catch (error) {
    return { by: "failure", problem: problemOf(error) };
  }
  const ended = await Promise.race([over, hangUp.then((): Ended => ({ by: "client" }))]);
  server.onclose = client.onclose = undefined;
  // A server that ends in good order still answers what it was asked.
  await server.close().catch(failed("the server did not end"));
  await fromServer.drained();
  await client.close();
  return ended;
}

/** Calls `handle` with one message after the other; `drained` settles when none is left. */
function inOrder<M>(handle: (message: M) => Promise<void>, failed: (error: unknown) => void) {
  let last = Promise.resolve();
  return {
    take: (message: M): void => {
      last = last.then(() => handle(message)).catch(failed);
    },
    drained: (): Promise<void> => last,
  };
}

/** A code such as ENOENT, or the kind of error: its message may quote what was sent. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && error.code !== undefined ? String(error.code) : error.name;
}
