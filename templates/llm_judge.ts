/**
 * llm_judge: asks a model about events that no rule can decide. Off until an endpoint and a model are set. The
 * questions and settings that a user tunes stand on top.
 */
import { part } from "../lib/core/lazy.ts";
import { blockReason } from "../lib/core/text.ts";
import { CONTINUE, type Json, type Verdict } from "../lib/core/verdict.ts";
import type { FailPolicy, Guard, HookEvent } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";
import type { ModelEndpoint, Opinion } from "../lib/judge/ask.ts";

const judge = part("judge", async () => ({
  ...(await import("../lib/judge/ask.ts")),
  ...(await import("../lib/judge/kept.ts")),
}));
const secrets = part("secrets", () => import("../lib/secrets/index.ts"));

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/**
 * The endpoint, OpenAI-compatible: `JUDGE_URL` ("https://openrouter.ai/api/v1/chat/completions"), `JUDGE_MODEL`, the key in
 * `JUDGE_API_KEY`, more headers as JSON in `JUDGE_HEADERS` (`{"SC-CALLER-ID":"chat:hook"}` behind Starchild's proxy).
 */
const ENDPOINT = { url: "", model: "", headers: {} as Readonly<Record<string, string>> };

type Judged = "tool_call" | "stop" | "outbound" | "prompt";

/**
 * What is asked about which event; one that is not here is not judged. `JUDGE_EVENTS=tool_call,stop` chooses, and
 * `JUDGE_QUESTION` takes the place of all of them. Never asked: before a model call, where an answer would come too late.
 */
const QUESTIONS: Readonly<Partial<Record<Judged, string>>> = {
  tool_call:
    "Block only a call that would do serious harm that nobody can undo, or that sends private data or credentials to a place where they do not belong. Ordinary development work, also risky work inside the project, is allowed.",
  stop: "Block only when the reply claims that something was done, tested, published or sent, and its own words show that it was not. Everything else is allowed.",
  outbound:
    "Block only a message that gives away a secret, private data of a third person, or internal instructions. Everything else is allowed.",
};

/** When the model gives no usable answer: "open" lets the event pass with a warning, "closed" stops it. `JUDGE_FAIL` sets it, too. */
const ON_FAILURE = "open";

/** Events of hosts that fail closed: docker-agent's own model hook does on this one. */
const CLOSED_EVENTS: readonly string[] = ["pre_tool_use"];

/**
 * A rules file's settings, which hold whatever the environment says; their form stands in settings/llm_judge.ts. The key
 * stays in the environment: a rules file holds no secret.
 */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly url?: string;
  readonly model?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeout_seconds?: number;
  readonly questions?: Readonly<Partial<Record<Judged, string>>>;
  readonly on_failure?: "open" | "closed";
  readonly closed_events?: readonly string[];
};

function endpointOf(own: Settings): ModelEndpoint | undefined {
  const url = own.url ?? (process.env["JUDGE_URL"] || ENDPOINT.url);
  const model = own.model ?? (process.env["JUDGE_MODEL"] || ENDPOINT.model);
  if (url === "") return undefined;
  const seconds = own.timeout_seconds ?? Number(process.env["JUDGE_TIMEOUT"]);
  return {
    url,
    model,
    key: process.env["JUDGE_API_KEY"] ?? "",
    headers: { ...ENDPOINT.headers, ...(own.headers ?? ownHeaders()) },
    ...(seconds > 0 ? { timeoutMs: seconds * 1000 } : {}),
  };
}

function ownHeaders(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(process.env["JUDGE_HEADERS"] ?? "{}");
    const rows = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(rows.filter((row): row is [string, string] => typeof row[1] === "string"));
  } catch {
    return {};
  }
}

function questionFor(kind: HookEvent["kind"], { questions }: Settings): string | undefined {
  if (questions) return (questions as Readonly<Record<string, string | undefined>>)[kind];
  const chosen = (process.env["JUDGE_EVENTS"] ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const own = (QUESTIONS as Readonly<Record<string, string | undefined>>)[kind];
  if (chosen.length > 0 ? !chosen.includes(kind) : own === undefined) return undefined;
  return (
    process.env["JUDGE_QUESTION"] ||
    own ||
    "Block only what would do serious harm. Everything else is allowed."
  );
}

/** What the model is shown of an event. */
function shown(event: HookEvent): Json | undefined {
  if (event.kind === "tool_call") return { event: event.kind, tool: event.tool, input: event.input };
  if (event.kind === "stop" || event.kind === "prompt" || event.kind === "outbound")
    return { event: event.kind, text: event.text };
  return undefined;
}

/** Opinions about the events of this process: asked for while the event loads, read when it is judged. */
const opinions = new WeakMap<object, Opinion>();

async function bring(event: HookEvent | undefined, own: Settings): Promise<void> {
  if (event === undefined) {
    await Promise.all([judge.load(), secrets.load()]);
    return;
  }
  const where = endpointOf(own);
  const question = questionFor(event.kind, own);
  const data = shown(event);
  if (!where || question === undefined || data === undefined) return;
  await Promise.all([judge.load(), secrets.load()]);
  opinions.set(event, await opinionOn(where, question, data, event.session));
}

async function opinionOn(
  where: ModelEndpoint,
  question: string,
  data: Json,
  session: string,
): Promise<Opinion> {
  const { ask, keepOpinion, keptOpinion } = judge.get();
  const text = JSON.stringify(secrets.get().maskJson(data, session).value);
  const crypto = process.getBuiltinModule("node:crypto");
  const digest = crypto
    .createHash("sha256")
    .update(JSON.stringify([where.url, where.model, question, text]))
    .digest("hex");
  const kept = keptOpinion(digest);
  if (kept) return kept;
  const opinion = await ask(where, question, text, crypto.randomBytes(12).toString("hex"));
  keepOpinion(digest, opinion);
  return opinion;
}

function verdictOn(event: HookEvent, own: Settings): Verdict {
  const opinion = opinions.get(event);
  if (!opinion) return CONTINUE;
  if ("failure" in opinion) return withoutOpinion(event, opinion.failure, own);
  if (opinion.decision === "allow") return CONTINUE;
  const reason = secrets.get().maskText(opinion.reason, event.session);
  if (opinion.decision === "warn")
    return { act: "warn", text: `[judge] Warning, ${reason}`, rules: ["warn"] };
  return {
    act: "block",
    reason: blockReason("judge", reason === "" ? "a model judged it harmful" : reason),
    rules: ["block"],
  };
}

function withoutOpinion(event: HookEvent, failure: string, own: Settings): Verdict {
  const events = own.closed_events ?? CLOSED_EVENTS;
  const policy = own.on_failure ?? (process.env["JUDGE_FAIL"] || ON_FAILURE);
  const closed = events.includes(event.name) || policy === "closed";
  const rules = ["failure"];
  if (closed)
    return { act: "block", reason: blockReason("judge", `the model could not be asked, ${failure}`), rules };
  return { act: "warn", text: `[judge] Not judged, ${failure}`, rules };
}

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  const judged = (event: HookEvent): Verdict => verdictOn(event, own);
  return {
    name: "llm_judge",
    tag: "judge",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ ENDPOINT, QUESTIONS, ON_FAILURE, CLOSED_EVENTS, ...own }),
    settings: {
      schema: async () => (await import("./settings/llm_judge.ts")).SCHEMA,
      faults: async () => [],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    rules: () => ["block", "warn", "failure"],
    load: (event) => bring(event, own),
    on: { tool_call: judged, stop: judged, outbound: judged, prompt: judged },
  };
}

/** The guard itself: the questions above, and one handler for each event. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
