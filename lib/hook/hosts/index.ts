/**
 * Which host a payload comes from: of those that recognise it and know its event, the one that is least easily
 * mistaken.
 */
import type { JsonObject } from "../../core/verdict.ts";
import type { HookEvent } from "../event.ts";
import type { Host } from "./host.ts";
import { LISTED } from "./list.ts";
import { callsTwice, namesTool, says, unknown } from "./unknown.ts";

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
 * The event of a payload as `host` reads it. What stands in none of the host's own fields is not the host's, whatever its
 * name, and is read by its meaning; so is a payload that calls a tool in the fields of two hosts, and one that would get an
 * explicit allow while another host knows it for its own.
 */
export function eventOf(host: Host, payload: JsonObject, named?: string): Read {
  const event = host.decode(payload, named);
  if (!event || host === unknown) return { host, event };
  // What another host claims, too, is at least answered in the words of all.
  const isClaimed = allows(host, event) && HOSTS.some((other) => claims(other, host, payload));
  const isElse = isBlank(event, payload) ? says(payload, event.kind) : isClaimed || callsTwice(payload);
  const read = isElse ? unknown.decode(payload) : undefined;
  if (read?.kind === event.kind) return { host: unknown, event: read };
  return { host: isClaimed ? unknown : host, event };
}

function allows({ events }: Host, { name }: HookEvent): boolean {
  return events[name]?.encoders.pass !== undefined;
}

/** Payloads of the least specific host are copied by many, and tell of none. */
const COPIED = 1;

function claims(other: Host, host: Host, payload: JsonObject): boolean {
  return other !== host && other.specificity > COPIED && other.detects(payload) && other.knows(payload);
}

/** An event of which the host's own fields tell nothing. */
function isBlank(event: HookEvent, payload: JsonObject): boolean {
  switch (event.kind) {
    case "tool_call":
      return (event.command === undefined && !event.input) || (event.tool === "" && namesTool(payload));
    case "tool_result":
      return event.result === null;
    case "prompt":
    case "stop":
    case "reply":
    case "outbound":
      return event.text === "";
    default:
      return false;
  }
}

/** The host named behind `--host`. */
export function hostById(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}
