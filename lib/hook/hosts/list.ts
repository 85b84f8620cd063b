/** Every host that is spoken to over stdin. Made by scripts/register.ts (npm run docs) from the files of this folder. */
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

export const LISTED: readonly Host[] = [
  claude,
  cline,
  codex,
  copilot,
  cursor,
  dockerAgent,
  gemini,
  hermes,
  starchild,
];
