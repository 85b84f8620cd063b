/**
 * `agent-guards/ai-sdk`: the guards in the Vercel AI SDK. Points of interception: the types of `ai` 7.0.173 (tool
 * approval, refined input, language model middleware).
 */
import {
  type LanguageModelMiddleware,
  type ToolApprovalStatus,
  type ToolInputRefinement,
  type ToolSet,
  wrapLanguageModel,
} from "ai";
import type { ReplyStream } from "../../lib/hook/event.ts";
import type { Session } from "../../lib/session/index.ts";
import { replaced } from "../../lib/session/value.ts";

type Model = Parameters<typeof wrapLanguageModel>[0]["model"];
type Middleware = Required<LanguageModelMiddleware>;
type Params = Parameters<Middleware["transformParams"]>[0]["params"];
type Generated = Awaited<ReturnType<Middleware["wrapGenerate"]>>;
type StreamPart =
  Awaited<ReturnType<Middleware["wrapStream"]>>["stream"] extends ReadableStream<infer P> ? P : never;

/** A prompt that the guards refuse; `message` is the reason. It rejects `generateText` and ends `streamText`. */
export class PromptRefused extends Error {
  override readonly name = "PromptRefused";
}

/** `model` behind the guards: prompts are stopped or masked, replies are masked, also while they stream. */
export function guardModel(model: Model, session: Session): ReturnType<typeof wrapLanguageModel> {
  return wrapLanguageModel({ model, middleware: guardMiddleware(session) });
}

/** What {@link guardModel} wraps a model in, for those who wrap it in more. */
export function guardMiddleware(session: Session): LanguageModelMiddleware {
  return {
    transformParams: async ({ params }) => {
      const asked = session.tell(await session.prompt(userText(params.prompt)));
      if (asked.act === "block") throw new PromptRefused(asked.reason);
      return { ...params, prompt: replaced(params.prompt, await session.modelCall(params.prompt)) };
    },
    wrapGenerate: async ({ doGenerate, params, model }) => {
      let generated = await doGenerate();
      for (let turn = 0; turn < SENT_BACK; turn++) {
        const reason = await sentBack(session, generated, params);
        if (reason === undefined) break;
        generated = await model.doGenerate({
          ...params,
          prompt: [...params.prompt, ...retry(generated, reason)],
        });
      }
      return {
        ...generated,
        content: await Promise.all(generated.content.map((part) => maskPart(session, part))),
      };
    },
    wrapStream: async ({ doStream }) => {
      const { stream, ...rest } = await doStream();
      return { ...rest, stream: stream.pipeThrough(maskParts(session)) };
    },
  };
}

/** How often one answer is asked for again; the guards count over a session and give up sooner. */
const SENT_BACK = 3;

/** The tools behind the guards, and the two settings that belong to them: spread all three into the call. */
export type GuardedTools<TOOLS extends ToolSet> = {
  readonly tools: TOOLS;
  readonly toolApproval: (options: {
    readonly toolCall: { readonly toolName: string; readonly input: unknown };
  }) => Promise<ToolApprovalStatus>;
  readonly experimental_refineToolInput: ToolInputRefinement<TOOLS>;
};

/**
 * Calls are stopped, or asked about in a session that can ask; inputs are rewritten; results and errors are masked before
 * the model sees them: `generateText({ model, ...guardTools({ bash }, session) })`.
 */
export function guardTools<TOOLS extends ToolSet>(tools: TOOLS, session: Session): GuardedTools<TOOLS> {
  const entries = Object.entries(tools);
  const wrapped = entries.map(([name, tool]) => [name, guardTool(name, tool, session)]);
  const refined = entries.map(([name]) => [
    name,
    async (input: unknown) => replaced(input, await session.toolCall({ tool: name, input })),
  ]);
  return {
    // The same names, each with a tool of the same type.
    tools: Object.fromEntries(wrapped) as TOOLS,
    experimental_refineToolInput: Object.fromEntries(refined) as ToolInputRefinement<TOOLS>,
    toolApproval: async ({ toolCall: { toolName, input } }) => {
      const said = session.tell(await session.toolCall({ tool: toolName, input }));
      if (said.act === "block") return { type: "denied", reason: said.reason };
      return said.act === "ask" ? { type: "user-approval", reason: said.reason } : undefined;
    },
  };
}

function guardTool(name: string, tool: ToolSet[string], session: Session): ToolSet[string] {
  const { execute } = tool;
  if (!execute) return tool;
  const mask = async (result: unknown): Promise<unknown> => {
    const said = session.tell(await session.toolResult({ tool: name, result }));
    return said.act === "block" ? said.reason : replaced(result, said);
  };
  const guarded: typeof execute = async (input, options) => {
    try {
      const result: unknown = await execute(input, options);
      return isStream(result) ? each(result, mask) : await mask(result);
    } catch (error) {
      // What a tool says of its failure is read by the model, too.
      throw new Error(String(await mask(error instanceof Error ? error.message : String(error))));
    }
  };
  return { ...tool, execute: guarded };
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* each(values: AsyncIterable<unknown>, change: (value: unknown) => Promise<unknown>) {
  for await (const value of values) yield await change(value);
}

/** What the user said since the model last spoke. */
function userText(prompt: Params["prompt"]): string {
  const last = prompt.findLastIndex(({ role }) => role === "assistant" || role === "tool");
  return prompt
    .slice(last + 1)
    .flatMap((message) => (message.role === "user" ? message.content : []))
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n");
}

const textOf = ({ content }: Generated): string =>
  content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");

/** Why the answer that would end the turn goes back to the model, if it does. */
async function sentBack(session: Session, generated: Generated, params: Params): Promise<string | undefined> {
  if (generated.content.some((part) => part.type === "tool-call")) return undefined;
  const tools = params.prompt.flatMap((message) =>
    message.role === "assistant"
      ? message.content.flatMap((part) => (part.type === "tool-call" ? [part.toolName] : []))
      : [],
  );
  const said = session.tell(await session.stop({ text: textOf(generated), tools }));
  return said.act === "block" ? said.reason : undefined;
}

/** The answer that goes back, and why. */
function retry(generated: Generated, reason: string): Params["prompt"] {
  return [
    { role: "assistant", content: [{ type: "text", text: textOf(generated) }] },
    { role: "user", content: [{ type: "text", text: reason }] },
  ];
}

async function maskPart<P extends Generated["content"][number]>(session: Session, part: P): Promise<P> {
  if (part.type !== "text" && part.type !== "reasoning") return part;
  const said = session.tell(await session.reply(part.text));
  return said.act === "rewrite" ? { ...part, text: String(said.value) } : part;
}

/** Masks the texts of a stream, each by itself; raw chunks of the provider would show what is masked, and are left out. */
function maskParts(session: Session): TransformStream<StreamPart, StreamPart> {
  const open = new Map<string, ReplyStream>();
  const streamOf = (id: string): ReplyStream => {
    const known = open.get(id) ?? session.replyStream();
    open.set(id, known);
    return known;
  };
  return new TransformStream<StreamPart, StreamPart>({
    transform: (part, out) => {
      const show = (type: "text-delta" | "reasoning-delta", id: string, delta: string): void => {
        if (delta !== "") out.enqueue({ type, id, delta });
      };
      switch (part.type) {
        case "text-delta":
        case "reasoning-delta":
          show(part.type, part.id, streamOf(part.id).push(part.delta));
          return;
        case "text-end":
        case "reasoning-end":
          show(part.type === "text-end" ? "text-delta" : "reasoning-delta", part.id, streamOf(part.id).end());
          open.delete(part.id);
          out.enqueue(part);
          return;
        case "raw":
          return;
        default:
          out.enqueue(part);
      }
    },
  });
}
