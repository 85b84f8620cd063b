/**
 * The guards as an extension of pi. Source: docs/extensions.md and the types of @earendil-works/pi-coding-agent 1.5.2. A
 * bridge only: it must not hold a rule.
 */
import { isObject } from "../../lib/core/json.ts";
import { pour } from "../../lib/hook/plugin.ts";
import { guardsFor, type Session, type SessionVerdict } from "../../lib/session/index.ts";
import { replaced } from "../../lib/session/value.ts";
import { GUARDS } from "../guards.ts";

/** The part of pi's context that is used. */
type Context = {
  readonly cwd: string;
  readonly hasUI: boolean;
  readonly ui: {
    readonly notify: (message: string, type?: "info" | "warning" | "error") => void;
    readonly confirm: (title: string, message: string) => Promise<boolean>;
  };
};

type Message = { readonly role: string; readonly content?: unknown };
type Handler<E> = (event: E, context: Context) => Promise<object | undefined>;

/** The part of pi's extension API that is used. */
type Api = {
  on(name: "input", handler: Handler<{ readonly text: string }>): unknown;
  on(
    name: "tool_call",
    handler: Handler<{ readonly toolName: string; readonly input: { [key: string]: unknown } }>,
  ): unknown;
  on(
    name: "tool_result",
    handler: Handler<{
      readonly toolName: string;
      readonly content: unknown;
      readonly details?: unknown;
      readonly structuredContent?: unknown;
    }>,
  ): unknown;
  on(name: "context", handler: Handler<{ readonly messages: readonly Message[] }>): unknown;
  on(name: "message_end", handler: Handler<{ readonly message: Message }>): unknown;
  on(name: "agent_before_settle", handler: Handler<Boundary>): unknown;
};

type Boundary = {
  readonly entries: readonly unknown[];
  readonly context: { readonly contextMessages: readonly Message[] };
};

const guards = guardsFor({ guards: GUARDS, onNote: () => undefined });

/** pi's extension function. */
export default (pi: Api): void => {
  let started: Promise<Session> | undefined;
  const session = ({ cwd }: Context): Promise<Session> => {
    started ??= guards.then((loaded) => loaded.session({ cwd, asks: true }));
    return started;
  };
  pi.on("input", async ({ text }, context) => {
    const said = shown(context, await (await session(context)).prompt(text));
    return said.act === "block" ? { action: "handled" } : undefined;
  });
  pi.on("tool_call", async ({ toolName, input }, context) => {
    const said = shown(context, await (await session(context)).toolCall({ tool: toolName, input }));
    if (said.act === "block" || (said.act === "ask" && !(await mayRun(context, said.reason))))
      return { block: true, reason: said.reason };
    if (isObject(said.value)) pour(input, said.value);
    return undefined;
  });
  pi.on("tool_result", async ({ toolName, ...result }, context) => {
    const { content, details, structuredContent } = result;
    const seen = { content, details, structuredContent };
    const said = shown(context, await (await session(context)).toolResult({ tool: toolName, result: seen }));
    if (said.act === "block") return { content: [{ type: "text", text: said.reason }], isError: true };
    return said.value === undefined ? undefined : replaced(seen, said);
  });
  pi.on("context", async ({ messages }, context) => {
    const said = await (await session(context)).modelCall(messages);
    return said.value === undefined ? undefined : { messages: replaced(messages, said) };
  });
  pi.on("message_end", async ({ message }, context) => {
    if (message.role !== "assistant") return undefined;
    const texts = textParts(message);
    const said = await (await session(context)).modelCall(texts);
    if (said.value === undefined) return undefined;
    shown(context, said);
    const clean = replaced(texts, said);
    const content = partsOf(message).map((part) => clean[texts.indexOf(part)] ?? part);
    return { message: { ...message, content } };
  });
  pi.on("agent_before_settle", async ({ entries, context: { contextMessages } }, context) => {
    const last = contextMessages.findLast(({ role }) => role === "assistant");
    const text = last ? textParts(last).map((part) => part["text"]) : [];
    const said = shown(context, await (await session(context)).stop({ text: text.join("\n") }));
    if (said.act !== "block") return undefined;
    const entry = { type: "custom_message", customType: "agent-guards", content: said.reason, display: true };
    return { entries: [...entries, entry], continue: true };
  });
};

/** Shows what the guards have to say to the user. */
function shown({ hasUI, ui }: Context, judgement: SessionVerdict): SessionVerdict {
  for (const line of judgement.notes) {
    if (hasUI) ui.notify(line, judgement.act === "block" ? "error" : "warning");
    else console.warn(line);
  }
  return judgement;
}

async function mayRun({ hasUI, ui }: Context, reason: string): Promise<boolean> {
  return hasUI && (await ui.confirm("A guard wants to know", reason));
}

type Part = { readonly [key: string]: unknown };

const partsOf = ({ content }: Message): Part[] => (Array.isArray(content) ? content : []);

/** What the agent said; the input of a tool is judged when the tool is called. */
const textParts = (message: Message): Part[] =>
  partsOf(message).filter(({ type }) => type === "text" || type === "thinking");
