/**
 * Which host a payload comes from: of those that recognise it and know its event, the one that is least easily
 * mistaken.
 */
import type { JsonObject } from "../../core/verdict.ts";
import type { HookEvent } from "../event.ts";
import type { Host } from "./host.ts";
import { LISTED } from "./list.ts";
import { holdsCall, unknown } from "./unknown.ts";

/** In the order in which they are asked: a payload of Cursor also looks like Claude's, Gemini's like Copilot's, and so on. */
export const HOSTS: readonly Host[] = [...LISTED].sort((a, b) => b.specificity - a.specificity);

/**
 * The host whose payload this is, with an event that it knows; `event` is the word behind `--event`. A host that would
 * recognise the payload and has no such event is not the one: its answer would be none. Then it is `unknown`, where the
 * event's name or fields still tell what it is about, and `undefined` where nothing does.
 */
export function hostOf(payload: JsonObject, event?: string): Host | undefined {
  return (
    HOSTS.find((host) => host.detects(payload) && host.knows(payload, event)) ??
    (unknown.knows(payload, event) ? unknown : undefined)
  );
}

/** An event with the host whose words it is answered in. */
type Read = { readonly host: Host; readonly event: HookEvent | undefined };

/**
 * The event of a payload as `host` reads it. A call whose input stands in none of the host's own fields is not the host's,
 * whatever its name, and is read by its meaning.
 */
export function eventOf(host: Host, payload: JsonObject, named?: string): Read {
  const event = host.decode(payload, named);
  const isBlank = event?.kind === "tool_call" && event.command === undefined && !event.input;
  if (!isBlank || !holdsCall(payload)) return { host, event };
  const other = unknown.decode(payload);
  return other?.kind === "tool_call" ? { host: unknown, event: other } : { host, event };
}

/** The host named behind `--host`. */
export function hostById(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}
