/** `agent-guards/openai-agents`: the guards in the OpenAI Agents SDK. Source: the types of @openai/agents 0.20.0. */
import type {
  FunctionTool,
  InputGuardrail,
  Model,
  ModelRequest,
  ModelResponse,
  OutputGuardrail,
  StreamEvent,
  ToolInputGuardrailDefinition,
  ToolInputParameters,
  ToolOutputGuardrailDefinition,
} from "@openai/agents";
import type { Session } from "../../lib/session/index.ts";
import { jsonOf, replaced } from "../../lib/session/value.ts";

const NAME = "agent-guards";

/** Stops a tool call: the model gets the reason in the place of the tool's output. */
export function toolInputGuardrail<C>(session: Session): ToolInputGuardrailDefinition<C> {
  return {
    type: "tool_input",
    name: NAME,
    run: async ({ toolCall }) => {
      const said = session.tell(
        await session.toolCall({ tool: toolCall.name, input: parsed(toolCall.arguments) }),
      );
      return said.act === "block"
        ? { behavior: { type: "rejectContent", message: said.reason }, outputInfo: { rules: said.rules } }
        : { behavior: { type: "allow" } };
    },
  };
}

/** Masks what a tool returned, before the model sees it. */
export function toolOutputGuardrail<C>(session: Session): ToolOutputGuardrailDefinition<C> {
  return {
    type: "tool_output",
    name: NAME,
    run: async ({ toolCall, output }) => {
      const said = session.tell(await session.toolResult({ tool: toolCall.name, result: output }));
      const message = said.act === "block" ? said.reason : said.value;
      if (message === undefined) return { behavior: { type: "allow" } };
      return { behavior: { type: "rejectContent", message: textOf(message) }, outputInfo: { act: said.act } };
    },
  };
}

/** A tool behind the guards: both guardrails, and arguments that are rewritten before it runs. */
export function guardTool<C, P extends ToolInputParameters, R>(
  tool: FunctionTool<C, P, R>,
  session: Session,
): FunctionTool<C, P, R> {
  return {
    ...tool,
    inputGuardrails: [...(tool.inputGuardrails ?? []), toolInputGuardrail<C>(session)],
    outputGuardrails: [...(tool.outputGuardrails ?? []), toolOutputGuardrail<C>(session)],
    invoke: async (context, input, details) => {
      const { value } = await session.toolCall({ tool: tool.name, input: parsed(input) });
      return tool.invoke(context, value === undefined ? input : textOf(value), details);
    },
  };
}

/** The guardrails of an agent: a prompt that is refused, a reply that holds a secret or claims what never happened, ends the run. */
export function agentGuardrails(session: Session): {
  readonly inputGuardrails: InputGuardrail[];
  readonly outputGuardrails: OutputGuardrail[];
} {
  const tripped = (act: string, rules: readonly string[]) => ({
    tripwireTriggered: true,
    outputInfo: { act, rules },
  });
  return {
    inputGuardrails: [
      {
        name: NAME,
        runInParallel: false,
        execute: async ({ input }) => {
          const said = session.tell(await session.prompt(userText(input)));
          return said.act === "block"
            ? { ...tripped(said.act, said.rules), outputInfo: { reason: said.reason } }
            : { tripwireTriggered: false, outputInfo: {} };
        },
      },
    ],
    outputGuardrails: [
      {
        name: NAME,
        execute: async ({ agentOutput }) => {
          const text = textOf(jsonOf(agentOutput));
          for (const said of [await session.reply(text), await session.stop({ text })]) {
            session.tell(said);
            if (said.act === "rewrite" || said.act === "block") return tripped(said.act, said.rules);
          }
          return { tripwireTriggered: false, outputInfo: {} };
        },
      },
    ],
  };
}

/** A model behind the guards: what goes to it and what it says is masked, also while it streams. */
export function guardModel(model: Model, session: Session): Model {
  const clean = async (request: ModelRequest): Promise<ModelRequest> => {
    const { input } = request;
    return { ...request, input: replaced(input, await session.modelCall(input)) };
  };
  const guarded: Model = {
    getResponse: async (request) => {
      const response = await model.getResponse(await clean(request));
      return { ...response, output: await maskItems(session, response.output) };
    },
    getStreamedResponse: (request) => streamed(model, session, clean(request)),
  };
  if (model.getRetryAdvice) guarded.getRetryAdvice = (args) => model.getRetryAdvice?.(args);
  return guarded;
}

/** The provider's own events would show what is masked, and are left out. */
async function* streamed(
  model: Model,
  session: Session,
  request: Promise<ModelRequest>,
): AsyncIterable<StreamEvent> {
  const text = session.replyStream();
  for await (const event of model.getStreamedResponse(await request)) {
    if (event.type === "output_text_delta") {
      const delta = text.push(event.delta);
      if (delta !== "") yield { ...event, delta };
    } else if (event.type === "response_done") {
      const delta = text.end();
      if (delta !== "") yield { type: "output_text_delta", delta };
      const output = await maskItems(session, event.response.output);
      yield { ...event, response: { ...event.response, output } };
    } else if (event.type !== "model") yield event;
  }
}

/** The texts of an answer; what it would have a tool do is judged when the tool is called. */
async function maskItems<T extends ModelResponse["output"]>(session: Session, items: T): Promise<T> {
  const texts = items.filter(({ type }) => type === "message" || type === "reasoning");
  const said = session.tell(await session.modelCall(texts));
  const clean = replaced(texts, said);
  return items.map((item) => clean[texts.indexOf(item)] ?? item) as T;
}

/** Arguments as the tool will read them; what is no JSON is judged as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The last thing that the user said. */
function userText(input: string | ModelRequest["input"]): string {
  if (typeof input === "string") return input;
  const last = input.findLast((item) => "role" in item && item.role === "user");
  if (!last || !("content" in last)) return "";
  const { content } = last;
  if (typeof content === "string") return content;
  return content
    .flatMap((part) => ("text" in part && typeof part.text === "string" ? [part.text] : []))
    .join("\n");
}
