/**
 * Which host a payload comes from: of those that recognise it, the one that is least easily mistaken. It must not know any
 * host: they are listed by `npm run docs`.
 */
import type { JsonObject } from "../../core/verdict.ts";
import type { Host } from "./host.ts";
import { LISTED } from "./list.ts";
import { unknown } from "./unknown.ts";

/** In the order in which they are asked: a payload of Cursor also looks like Claude's, Gemini's like Copilot's, and so on. */
export const HOSTS: readonly Host[] = [...LISTED].sort((a, b) => a.vague - b.vague);

/** The host whose payload this is, `unknown` for another agent's event, or `undefined` for no event. */
export function hostOf(payload: JsonObject): Host | undefined {
  return HOSTS.find((host) => host.detects(payload)) ?? (unknown.detects(payload) ? unknown : undefined);
}

/** The host named behind `--host`. */
export function hostById(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}
