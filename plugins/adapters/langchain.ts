/** `agent-guards/langchain`: the guards as middleware of LangChain's agents. Source: the types of langchain 1.5.14. */
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { type AgentMiddleware, createMiddleware } from "langchain";
import type { Session } from "../../lib/session/index.ts";
import { replaced } from "../../lib/session/value.ts";

/**
 * Prompts are stopped, messages to the model and replies masked, tool calls stopped or rewritten, results masked, and an
 * answer that claims what never happened goes back: `createAgent({ model, tools, middleware: [guardMiddleware(session)] })`.
 * Tokens that a model streams by itself pass by; pipe them through `session.maskStream()`.
 */
export function guardMiddleware(session: Session): AgentMiddleware {
  return createMiddleware({
    name: "agent-guards",
    beforeAgent: {
      canJumpTo: ["end"],
      hook: async ({ messages }) => {
        const last = messages.at(-1);
        if (!last || !HumanMessage.isInstance(last)) return undefined;
        const said = session.tell(await session.prompt(last.text));
        return said.act === "block" ? { messages: [new AIMessage(said.reason)], jumpTo: "end" } : undefined;
      },
    },
    wrapModelCall: async (request, handler) => {
      const messages = await maskMessages(session, request.messages);
      const answer = await handler({ ...request, messages });
      if (!AIMessage.isInstance(answer)) return answer;
      const said = session.tell(await session.reply(answer.text));
      return said.act === "rewrite" ? withContent(answer, await masked(session, answer.content)) : answer;
    },
    wrapToolCall: async (request, handler) => {
      const { name, args, id = "" } = request.toolCall;
      const said = session.tell(await session.toolCall({ tool: name, input: args }));
      if (said.act === "block")
        return new ToolMessage({ content: said.reason, tool_call_id: id, name, status: "error" });
      const result = await handler({
        ...request,
        toolCall: { ...request.toolCall, args: replaced(args, said) },
      });
      if (!ToolMessage.isInstance(result)) return result;
      const seen = session.tell(await session.toolResult({ tool: name, result: result.content }));
      if (seen.act === "block") return withContent(result, seen.reason);
      return seen.value === undefined ? result : withContent(result, replaced(result.content, seen));
    },
    afterModel: {
      canJumpTo: ["model"],
      hook: async ({ messages }) => {
        const last = messages.at(-1);
        if (!last || !AIMessage.isInstance(last) || (last.tool_calls?.length ?? 0) > 0) return undefined;
        const tools = messages.flatMap((message) =>
          ToolMessage.isInstance(message) ? [message.name ?? ""] : [],
        );
        const said = session.tell(await session.stop({ text: last.text, tools }));
        return said.act === "block"
          ? { messages: [new HumanMessage(said.reason)], jumpTo: "model" }
          : undefined;
      },
    },
  });
}

/** The messages with their contents masked; those that hold nothing stay the objects that they are. */
async function maskMessages(session: Session, messages: readonly BaseMessage[]): Promise<BaseMessage[]> {
  const contents = messages.map(({ content }) => content);
  const said = await session.modelCall(contents);
  if (said.value === undefined) return [...messages];
  const clean = replaced(contents, said);
  return messages.map((message, at) => withContent(message, clean[at] ?? message.content));
}

async function masked<T>(session: Session, content: T): Promise<T> {
  return replaced(content, await session.modelCall(content));
}

/** A message of the same class with another content. */
function withContent<M extends BaseMessage>(message: M, content: M["content"]): M {
  const copy: M = Object.create(Object.getPrototypeOf(message), Object.getOwnPropertyDescriptors(message));
  return Object.assign(copy, { content, lc_kwargs: { ...message.lc_kwargs, content } });
}
