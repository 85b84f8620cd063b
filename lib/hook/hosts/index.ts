/**
 * The hosts in the order in which their payloads are recognised: the first that detects wins. Adding a host is one file
 * and one line here.
 */
import type { JsonObject } from "../../core/verdict.ts";
import { claude } from "./claude.ts";
import { cline } from "./cline.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import { cursor } from "./cursor.ts";
import { dockerAgent } from "./docker-agent.ts";
import { gemini } from "./gemini.ts";
import { hermes } from "./hermes.ts";
import type { Host } from "./host.ts";
import { starchild } from "./starchild.ts";
import { unknown } from "./unknown.ts";

/** A payload of Cursor also looks like Claude's, Gemini's like Copilot's, and so on: the pickiest come first. */
export const HOSTS: readonly Host[] = [
  starchild,
  cline,
  cursor,
  hermes,
  dockerAgent,
  gemini,
  copilot,
  codex,
  claude,
];

/** The host whose payload this is, `unknown` for another agent's event, or `undefined` for no event. */
export function hostOf(payload: JsonObject): Host | undefined {
  return HOSTS.find((host) => host.detects(payload)) ?? (unknown.detects(payload) ? unknown : undefined);
}

/** The host named behind `--host`. */
export function hostById(id: string): Host | undefined {
  return HOSTS.find((host) => host.id === id);
}
