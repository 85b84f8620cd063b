/** Every host that is spoken to over stdin. Made by scripts/register.ts (npm run docs) from the files of this folder. */
import { antigravity } from "./antigravity.ts";
import { augment } from "./augment.ts";
import { claude } from "./claude.ts";
import { cline } from "./cline.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import { crush } from "./crush.ts";
import { cursor } from "./cursor.ts";
import { dockerAgent } from "./docker-agent.ts";
import { factory } from "./factory.ts";
import { gemini } from "./gemini.ts";
import { goose } from "./goose.ts";
import { hermes } from "./hermes.ts";
import type { Host } from "./host.ts";
import { kiro } from "./kiro.ts";
import { openhands } from "./openhands.ts";
import { qwen } from "./qwen.ts";
import { starchild } from "./starchild.ts";
import { vscode } from "./vscode.ts";
import { windsurf } from "./windsurf.ts";

export const LISTED: readonly Host[] = [
  antigravity,
  augment,
  claude,
  cline,
  codex,
  copilot,
  crush,
  cursor,
  dockerAgent,
  factory,
  gemini,
  goose,
  hermes,
  kiro,
  openhands,
  qwen,
  starchild,
  vscode,
  windsurf,
];
