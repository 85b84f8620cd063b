/** What a host file is: how to recognise a payload, read it, and answer in that host's own JSON. */
import { stringAt } from "../../core/json.ts";
import type { Json, JsonObject, Verdict } from "../../core/verdict.ts";
import type { EventBase, EventKind, HookEvent } from "../event.ts";
import { withCommon } from "./common.ts";
import type { Setup } from "./setup.ts";

/** What a process leaves behind: one JSON object on stdout, perhaps a line on stderr, and an exit code. */
export type Answer = { readonly stdout: JsonObject; readonly stderr?: string; readonly exit: 0 | 2 };

/** The answer that every host reads as "no opinion". */
export const NO_OPINION: Answer = { stdout: {}, exit: 0 };

/** One object on stdout and exit code 0: how hosts want nearly every answer. */
export function print(stdout: JsonObject): Answer {
  return { stdout, exit: 0 };
}

/** What an answer may need besides its own text: the event, under the host's name of it, and the raw payload. */
export type EventContext = { readonly event: HookEvent; readonly payload: JsonObject };

/** How a host says a text to the user or the model. */
export type TellEncoder = (text: string, at: EventContext) => Answer;
/** How a host stops an act, or asks about it. */
export type StopEncoder = (
  reason: string,
  at: EventContext,
  meta?: Readonly<Record<string, string>>,
) => Answer;

/**
 * How a host says each verdict on one of its events. A missing word is something that the host cannot do there: the
 * README's table is made of the words that are there, and {@link answerWith} says what happens instead.
 */
export type Encoders = {
  readonly block?: StopEncoder;
  readonly ask?: StopEncoder;
  readonly warn?: TellEncoder;
  readonly context?: TellEncoder;
  readonly rewrite?: (value: Json, note: string, at: EventContext) => Answer;
  /** What goes by where silence is a denial: an explicit allow. Elsewhere it would skip the user's own prompt. */
  readonly pass?: () => Answer;
};

/** The words for a verdict; {@link Encoders.pass} is the answer to none. */
export type EncodedAct = Exclude<keyof Encoders, "pass">;

/** One event of a host: its neutral kind, how its fields are read, and the host's words for the answer. */
export type EventRow = {
  readonly kind: EventKind;
  readonly read: (payload: JsonObject, base: EventBase) => HookEvent;
  readonly encoders: Encoders;
};

type FieldsOf<K extends EventKind> = Omit<Extract<HookEvent, { kind: K }>, keyof EventBase | "kind"> &
  Partial<EventBase>;

/** An {@link EventRow}; `fields` reads what this kind of event carries, and may correct what every event carries. */
export function on<K extends EventKind>(
  kind: K,
  fields: (payload: JsonObject, base: EventBase) => FieldsOf<K>,
  encoders: Encoders = {},
): EventRow {
  // TypeScript cannot see that a kind and exactly its own fields make an event of that kind.
  const read = (payload: JsonObject, base: EventBase) =>
    ({ ...base, kind, ...fields(payload, base) }) as unknown as HookEvent;
  return { kind, read, encoders };
}

/** The begin or the end of a session. */
export function session(phase: "start" | "end", encoders: Encoders = {}): EventRow {
  return on("session", () => ({ phase }), encoders);
}

/** What a host needs to hear besides, by event and answer: `prompt.block`. */
export type Remarks = { readonly [K in `${EventKind}.${EncodedAct}`]?: string };

/** A host: how its payloads are recognised and read, and how it is answered. */
export type Host = {
  /** The word behind `--host`. */
  readonly id: string;
  readonly title: string;
  /** True when the payload's own fields show that this host wrote it. */
  readonly detects: (payload: JsonObject) => boolean;
  /** How little `detects` can be mistaken: {@link UNMISTAKABLE} where nobody else's payloads look alike. The highest is asked first. */
  readonly specificity: number;
  /** Every event that a guard can judge, under the host's own name. */
  readonly events: Readonly<Record<string, EventRow>>;
  /** Events of the host that no guard judges, so that they are told from names that nobody knows. */
  readonly ignored: readonly string[];
  /** What the table of hosts says in the place of "yes", where a word is only part of the truth. */
  readonly remarks: Remarks;
  /** Where its hooks are configured and what its names are; absent where nobody can write it down for the user. */
  readonly setup?: () => Setup;
  /** True when the payload, or the word behind `--event`, names one of {@link events} or {@link ignored}. */
  readonly knows: (payload: JsonObject, event?: string) => boolean;
  /** The neutral event, or `undefined` for an event that no guard judges. `event` is the word behind `--event`. */
  readonly decode: (payload: JsonObject, event?: string) => HookEvent | undefined;
  /** True when the host has a word of its own for `act` on this event. */
  readonly can: (act: EncodedAct, event: HookEvent) => boolean;
  /** The host's own words for a verdict; what the host cannot do becomes the strongest thing that it can. */
  readonly encode: (verdict: Verdict, event: HookEvent, payload: JsonObject) => Answer;
};

/** The {@link Host.specificity} of a host whose payloads are like nobody else's. */
const UNMISTAKABLE = 3;

/** A host as its file describes it. `eventName` and `base` default to the field names that most hosts share. */
export type HostRow = Pick<Host, "id" | "title" | "detects" | "events" | "setup"> & {
  readonly specificity?: number;
  readonly remarks?: Remarks;
  readonly ignored?: readonly string[];
  /** The key in `events`; `named` is the word behind `--event`. */
  readonly eventName?: (payload: JsonObject, named?: string) => string;
  readonly base?: (payload: JsonObject) => Omit<EventBase, "name">;
};

/** A {@link Host} from its table of events. */
export function defineHost(row: HostRow): Host {
  const { id, title, detects, events, ignored = [] } = row;
  const eventName = row.eventName ?? ((payload, named) => named ?? stringAt(payload, "hook_event_name"));
  const base = row.base ?? commonBase;
  const own = ({ name, kind }: HookEvent) => (Object.hasOwn(events, name) ? name : firstOf(events, kind));
  return {
    id,
    title,
    detects,
    specificity: row.specificity ?? UNMISTAKABLE,
    events,
    ignored,
    ...(row.setup ? { setup: row.setup } : {}),
    remarks: row.remarks ?? {},
    knows: (payload, named) => {
      const name = eventName(payload, named);
      return Object.hasOwn(events, name) || ignored.includes(name);
    },
    decode: (payload, named) => {
      const name = eventName(payload, named);
      const event = Object.hasOwn(events, name)
        ? events[name]?.read(payload, { name, ...base(payload) })
        : undefined;
      return event && withCommon(event, payload);
    },
    can: (act, event) => events[own(event)]?.encoders[act] !== undefined,
    encode: (verdict, event, payload) => {
      const name = own(event);
      const encoders = events[name]?.encoders ?? {};
      return answerWith(encoders, verdict, { event: { ...event, name }, payload });
    },
  };
}

function commonBase(payload: JsonObject): Omit<EventBase, "name"> {
  return { session: stringAt(payload, "session_id"), cwd: stringAt(payload, "cwd") };
}

/** The event whose words answer for input that could not be read: the first of that kind. */
function firstOf(events: Host["events"], kind: EventKind): string {
  return Object.keys(events).find((name) => events[name]?.kind === kind) ?? "";
}

/** Events whose rewrite keeps a secret from leaving: where the host cannot rewrite them, they do not happen at all. */
const GATES: ReadonlySet<EventKind> = new Set<EventKind>(["prompt", "tool_call", "outbound", "model_call"]);

/** What a block says behind a note that was written for a rewrite. */
const UNMASKED = "; this host cannot change the text, so it was stopped";

/** The answer to what nobody minds. */
function passed({ pass }: Encoders): Answer {
  return pass ? pass() : NO_OPINION;
}

/** The answer to `verdict` in these words, or in the strongest that there are. */
function answerWith(encoders: Encoders, verdict: Verdict, at: EventContext): Answer {
  switch (verdict.act) {
    case "continue":
      return passed(encoders);
    case "warn":
      return tell(encoders, encoders.warn ?? encoders.context, verdict.text, at);
    case "context":
      return tell(encoders, encoders.context ?? encoders.warn, verdict.text, at);
    case "rewrite":
      if (encoders.rewrite) return encoders.rewrite(verdict.value, verdict.note, at);
      if (encoders.block && GATES.has(at.event.kind)) return encoders.block(`${verdict.note}${UNMASKED}`, at);
      return tell(encoders, encoders.warn ?? encoders.context, verdict.note, at);
    case "ask":
    case "block": {
      const stop = verdict.act === "ask" ? (encoders.ask ?? encoders.block) : encoders.block;
      if (stop) return stop(verdict.reason, at, verdict.meta);
      return tell(encoders, encoders.warn ?? encoders.context, verdict.reason, at);
    }
  }
}

/** `text` in the host's words; a host that shows nothing to anybody still keeps stderr in its own log. */
function tell(encoders: Encoders, say: TellEncoder | undefined, text: string, at: EventContext): Answer {
  return say ? say(text, at) : { ...passed(encoders), stderr: text };
}
