/**
 * Tool calls as hosts send them, with a command planted in them or with the same text as data. A call is made from its
 * choices, each a number, so that a wrong answer can be reduced to the plainest choices that still bring it.
 */
import { isObject } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { HOSTS } from "../../lib/hook/hosts/index.ts";
import { filled, mentionOf, type Texts, textsOf, WORDS } from "./words.ts";

/** The tools and inputs of one kind of call, and whether it must be stopped. */
type Kind = {
  readonly id: string;
  readonly stops: boolean;
  readonly tools: readonly string[];
  readonly inputs: readonly (readonly Json[])[];
  /** The tool of each input, where it belongs to one. */
  readonly own?: readonly string[];
  /** What stands in the holes of an input, for the n-th text. */
  readonly texts: (choice: number) => Texts;
  /** May the input stand inside other objects and lists? */
  readonly boxes: boolean;
};

/** The choices behind one call; a number beyond a list's end starts again at its beginning. */
export type Choices = {
  readonly kind: string;
  readonly tool: number;
  readonly input: number;
  readonly text: number;
  readonly envelope: number;
  /** The boxes around the input, the innermost first. */
  readonly boxes: readonly number[];
  /** A field that says nothing, beside the others; 0 for none. */
  readonly noise: number;
  /** How keys are written; 0 as they stand. */
  readonly casing: number;
};

/** What is sent, one payload behind the other, and whether one of them must be stopped. */
export type Call = { readonly payloads: readonly JsonObject[]; readonly stops: boolean };

const WAYS: readonly ((command: string) => string)[] = [
  (command) => command,
  (command) => `cd . && ${command}`,
  (command) => `ls; ${command}`,
  (command) => `set -e\n${command}`,
  (command) => `${command}\necho done`,
  (command) => `true || false\n  ${command}`,
];

function planted(choice: number): string {
  return at(WORDS.planted, choice);
}

function plantedTexts(choice: number): Texts {
  const way = at(WAYS, Math.floor(choice / WORDS.planted.length));
  return textsOf(way(planted(choice)));
}

/** A harmless command that holds the planted one as a text of its own. */
function carrierTexts(choice: number): Texts {
  const command = planted(Math.floor(choice / WORDS.carriers.length));
  return textsOf(String(filled(at(WORDS.carriers, choice), mentionOf(command))));
}

const SHELLS = WORDS.shells.flat();
const EVERY = [...SHELLS, ...WORDS.others];
const READERS = WORDS.readers.flat();

function one(input: Json): readonly Json[] {
  return [input];
}

export const KINDS: readonly Kind[] = [
  {
    id: "anywhere",
    stops: true,
    tools: EVERY,
    inputs: WORDS.anywhere.map(one),
    texts: plantedTexts,
    boxes: true,
  },
  {
    id: "typed",
    stops: true,
    tools: SHELLS,
    inputs: WORDS.typed.map(one),
    texts: plantedTexts,
    boxes: false,
  },
  {
    id: "code",
    stops: true,
    tools: WORDS.coders.flat(),
    inputs: WORDS.code.map(one),
    texts: plantedTexts,
    boxes: false,
  },
  {
    id: "split",
    stops: true,
    tools: WORDS.typists.flat(),
    inputs: WORDS.split,
    texts: plantedTexts,
    boxes: false,
  },
  {
    id: "autorun",
    stops: true,
    tools: WORDS.writers.flat(),
    inputs: WORDS.autorun.map(one),
    texts: plantedTexts,
    boxes: false,
  },
  {
    id: "loss",
    stops: true,
    tools: [""],
    inputs: WORDS.losses.map(({ input }) => [input]),
    own: WORDS.losses.map(({ tool }) => tool),
    texts: () => ({}),
    boxes: false,
  },
  {
    id: "carried",
    stops: false,
    tools: EVERY,
    inputs: WORDS.anywhere.map(one),
    texts: carrierTexts,
    boxes: true,
  },
  {
    id: "carried-typed",
    stops: false,
    tools: SHELLS,
    inputs: WORDS.typed.map(one),
    texts: carrierTexts,
    boxes: false,
  },
  {
    id: "mentioned",
    stops: false,
    tools: READERS,
    inputs: WORDS.mentions.map(one),
    texts: (choice) => mentionOf(planted(choice)),
    boxes: true,
  },
];

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

/** The kind of a call by its id. */
function kindOf(id: string): Kind {
  const kind = BY_ID.get(id);
  if (!kind) throw new RangeError(`no such kind of call: ${id}`);
  return kind;
}

type Envelope = (tool: string, input: Json, session: string) => JsonObject;

const MARK = "COMMAND";

/** The payloads of every host for an event before a tool runs, and those of no host that is known. */
const ENVELOPES: readonly Envelope[] = [
  ...HOSTS.flatMap(hostEnvelopes),
  ...WORDS.envelopes.map(unknownEnvelope),
];

function hostEnvelopes({ decode, events, setup }: (typeof HOSTS)[number]): Envelope[] {
  const sample = setup?.().sample;
  if (!sample) return [];
  const names = Object.keys(events).filter(
    (name) => events[name]?.kind === "tool_call" && name !== "tool_input_transform",
  );
  return names
    .map((name): Envelope => {
      const fields = sample.fields?.tool_call?.(MARK, name);
      return (tool, input, session) => ({
        ...sample.envelope(name, "/w", session),
        ...(fields === undefined ? { tool_name: tool, tool_input: input } : withCall(fields, tool, input)),
      });
    })
    .filter((envelope) => {
      // Events for commands alone have no place for another tool.
      const event = decode(envelope("probe", {}, ""));
      return event?.kind === "tool_call" && event.tool === "probe";
    });
}

function toolKeyOf(fields: JsonObject): string | undefined {
  return Object.keys(fields).find((key) => /^(?:mcp_)?tool_?name$/i.test(key));
}

/** A sample's fields with another tool and another input. */
function withCall(fields: JsonObject, tool: string, input: Json): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (key === toolKeyOf(fields)) return [key, tool];
      if (typeof value === "string" && value.startsWith("{")) return [key, JSON.stringify(input)];
      if (!isObject(value)) return [key, value === MARK ? "" : value];
      return [key, Object.values(value).includes(MARK) ? input : withCall(value, tool, input)];
    }),
  );
}

function unknownEnvelope(shape: JsonObject): Envelope {
  return (tool, input, session) => ({
    ...(filled(shape, { tool, input }) as JsonObject),
    session_id: session,
    cwd: "/w",
  });
}

const BOX_KEYS = [
  ...["args", "arguments", "params", "input", "tool_input", "payload", "request", "options", "x", "job"],
  ...["config", "spec", "data", "body_of_call", "0", "toolUse", "details", "context", "props", "item"],
];

const NOISE: readonly JsonObject[] = [
  { n: null },
  { timeout: 0 },
  { flag: true },
  { title: "" },
  { reason: "ls" },
  { list: [] },
  { more: {} },
  { ids: [1, "b"] },
  { meta: { id: 7, name: "n" } },
  { explanation: "look at it", goal: "see" },
  { n1: { n2: { n3: [{}] } } },
  { long: "a text ".repeat(40) },
];

/** `inner` in one box: an object, a list, or JSON in a text. */
function boxed(inner: Json, choice: number): Json {
  const key = at(BOX_KEYS, choice);
  const form = Math.floor(choice / BOX_KEYS.length) % 3;
  const packs = form === 2 && /^(?:args|arguments|params|input|payload|request|data)$/.test(key);
  if (packs) return { [key]: JSON.stringify(inner) };
  return { [key]: form === 1 ? [null, inner] : inner };
}

/** Keys in capitals, with a capital, or with dashes, wherever one names a command. */
function cased(value: Json, casing: number): Json {
  if (casing === 0) return value;
  if (Array.isArray(value)) return value.map((item: Json) => cased(item, casing));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [write(key, casing), cased(inner, casing)]),
  );
}

function write(key: string, casing: number): string {
  if (casing === 1) return key.toUpperCase();
  return casing === 2 ? key.charAt(0).toUpperCase() + key.slice(1) : key.replaceAll("_", "-");
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("an empty list has no item");
  return item;
}

/** The payloads that choices make, in the session that is named. */
export function callOf(choices: Choices, session: string): Call {
  const kind = kindOf(choices.kind);
  const texts = kind.texts(choices.text);
  const noise = choices.noise === 0 ? {} : at(NOISE, choices.noise - 1);
  const tool = at(kind.own ?? kind.tools, kind.own ? choices.input : choices.tool);
  const payloads = at(kind.inputs, choices.input).map((shape, order) => {
    const input = cased(filled(shape, texts), choices.casing);
    const noisy = isObject(input) ? { ...noise, ...input } : input;
    const whole = choices.boxes.reduce<Json>(boxed, noisy);
    const payload = at(ENVELOPES, choices.envelope)(tool, whole, session);
    // Two events under one id are one call to the guard.
    return "tool_use_id" in payload ? { ...payload, tool_use_id: `${session}-${order}` } : payload;
  });
  return { payloads, stops: kind.stops };
}

/** Every kind's inputs under every tool's name: the choices of the whole matrix. */
export function* matrix(): Generator<Choices> {
  let count = 0;
  for (const kind of KINDS)
    for (let input = 0; input < kind.inputs.length; input++)
      for (let tool = 0; tool < kind.tools.length; tool++) {
        count++;
        yield { ...PLAIN, kind: kind.id, input, tool, text: count, envelope: count };
      }
}

const PLAIN: Omit<Choices, "kind"> = {
  tool: 0,
  input: 0,
  text: 0,
  envelope: 0,
  boxes: [],
  noise: 0,
  casing: 0,
};

/** A call at random; `below` draws a number below its argument. */
export function randomChoices(below: (limit: number) => number): Choices {
  const kind = at(KINDS, below(KINDS.length));
  const boxes = kind.boxes ? Array.from({ length: below(4) }, () => below(60)) : [];
  return {
    kind: kind.id,
    tool: below(kind.tools.length),
    input: below(kind.inputs.length),
    text: below(1000),
    envelope: below(ENVELOPES.length),
    boxes,
    noise: below(NOISE.length + 1),
    casing: below(4),
  };
}

/** Choices that are plainer than these by one step, the plainest first. */
export function plainer(choices: Choices): Choices[] {
  const zeroed = (["text", "envelope", "tool", "noise", "casing"] as const)
    .filter((key) => choices[key] > 0)
    .map((key) => ({ ...choices, [key]: 0 }));
  const unboxed = choices.boxes.map((_, index) => ({ ...choices, boxes: choices.boxes.toSpliced(index, 1) }));
  const bare = choices.boxes.length > 1 ? [{ ...choices, boxes: [] }] : [];
  return [...bare, ...unboxed, ...zeroed];
}
