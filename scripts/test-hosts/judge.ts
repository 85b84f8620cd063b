/**
 * What was seen of a session against what its script expects.
 */
import { existsSync, readFileSync } from "node:fs";
import { isObject } from "../../lib/core/json.ts";
import type { Json } from "../../lib/core/verdict.ts";
import type { Expectation, Scenario, Session } from "./script.ts";
import type { Ended } from "./stage.ts";

/** What was seen of one session. */
export type Seen = {
  readonly ended: Ended;
  /** What went wrong on the model's own side. */
  readonly problems: readonly string[];
  /** The stand-ins that were called, one line a call. */
  readonly called: string;
  /** What the server was asked for, one line a call. */
  readonly server: string;
  /** The requests of the conversation, in order. */
  readonly requests: readonly string[];
  /** All requests as one text. */
  readonly everything: string;
  /** All files of the client as one text; empty where nobody asks. */
  readonly stored: string;
};

/** A scenario, and what was wrong with it. */
export type Judged = { readonly scenario: Scenario; readonly wrong: readonly string[] };

const FEW = 6;

/** Every scenario of `session`: its steps, and the session itself where something is expected of it. */
export function judged(session: Session, seen: Seen): Judged[] {
  const steps = session.steps.flatMap((step, at) =>
    isScenario(step)
      ? [{ scenario: step, wrong: problems(seen, step.expect, newIn(seen.requests, at + 1)) }]
      : [],
  );
  const whole = isScenario(session)
    ? [{ scenario: session, wrong: problems(seen, session.expect, seen.requests.join("\n")) }]
    : [];
  const all = [...steps, ...whole];
  if (seen.ended.inTime && seen.problems.length === 0) return all;
  const why = [...(seen.ended.inTime ? [] : ["the client did not end in time"]), ...seen.problems];
  return all.map(({ scenario, wrong }) => ({ scenario, wrong: [...why, ...wrong] }));
}

function isScenario(part: Partial<Scenario>): part is Scenario {
  return part.id !== undefined && part.expect !== undefined;
}

/** What is wrong with what was seen; `news` is what the model was told next. */
function problems(seen: Seen, expect: Expectation, news: string): string[] {
  const { called, server, stored, everything } = seen;
  const output = seen.ended.output;
  return [
    ...lacking("the log of the stand-ins", expect.called, called),
    ...holding("the log of the stand-ins", expect.never_called, called),
    ...lacking("what the model read next", expect.reads, news),
    ...holding("what the model read next", expect.reads_never, news),
    ...holding("what the model read", expect.model_never, everything),
    ...lacking("the log of the server", expect.server, server),
    ...holding("the log of the server", expect.server_never, server),
    ...lacking("what the client stored", expect.stored, stored),
    ...holding("what the client stored", expect.stored_never, stored),
    ...lacking("what the client showed", expect.shown, output),
    ...holding("what the client showed", expect.shown_never, output),
    ...gone(expect.holds),
    ...(expect.present ?? []).filter((path) => !existsSync(path)).map((path) => `${path} is not there`),
    ...(expect.absent ?? []).filter((path) => existsSync(path)).map((path) => `${path} was written`),
    ...wrongCount(seen.requests.length, expect.requests),
  ];
}

function lacking(name: string, texts: readonly string[] = [], text: string): string[] {
  return texts.filter((word) => !text.includes(word)).map((word) => `${name} lacks "${word}"`);
}

function holding(name: string, texts: readonly string[] = [], text: string): string[] {
  return texts.filter((word) => text.includes(word)).map((word) => `${name} holds "${word}"`);
}

/** Files that have lost a text. */
function gone(holds: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(holds)
    .filter(([path, text]) => !existsSync(path) || !readFileSync(path, "utf8").includes(text))
    .map(([path, text]) => `${path} lacks "${text}"`);
}

function wrongCount(count: number, wanted: Expectation["requests"]): string[] {
  const fits = wanted === "few" ? count <= FEW : wanted === undefined || count === wanted;
  return fits ? [] : [`the conversation took ${count} requests, not ${wanted}`];
}

/** What request `at` holds and the one before it does not: what the model was told in between. */
function newIn(requests: readonly string[], at: number): string {
  const known = new Set(itemsOf(requests[at - 1]));
  return itemsOf(requests[at])
    .filter((item) => !known.has(item))
    .join("\n");
}

/** The items of a conversation, each as a text. */
function itemsOf(body: string | undefined): string[] {
  if (body === undefined) return [];
  const request: Json = JSON.parse(body);
  if (!isObject(request)) return [];
  const items = [request["messages"], request["contents"], request["input"]].find(Array.isArray) ?? [];
  return items.map((item: Json) => readable(JSON.stringify(item, withoutMarks)));
}

/** Claude Code moves its mark for the cache from message to message. */
function withoutMarks(key: string, value: unknown): unknown {
  return key === "cache_control" ? undefined : value;
}

/** A request's text as a reader would see it: without JSON's escapes of quotes and of the signs that some clients escape. */
export function readable(body: string): string {
  return body.replaceAll("\\u003c", "<").replaceAll("\\u003e", ">").replaceAll('\\"', '"');
}
