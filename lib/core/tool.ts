/** Tool names as hosts compose them for the tools of MCP servers. */
import { latin } from "./latin.ts";

/** Units of a name that are read, from its end; no tool that matters has a longer one. */
const NAME_CHARS = 256;

/**
 * True when `tool` is one of `names` (in snake case), in whatever case, under whatever prefix its server got:
 * `SendMessage`, `mcp__slack__send_message` (Claude Code, Codex, OpenClaw), `MCP:send_message` (Cursor),
 * `slack-send_message` (Copilot CLI), `mcp_slack_send_message` (Gemini CLI), `slack_send_message` (opencode). One word
 * alone behind a single `_` is no name: `docker_exec` is not `exec`.
 */
export function isTool(tool: string, names: readonly string[]): boolean {
  const name = latin(tool.slice(-NAME_CHARS));
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();
  const tails = [name.toLowerCase(), words].map((text) => text.split(/__|[:./]/).at(-1) ?? "");
  const dashed = name.toLowerCase().split("-").at(-1) ?? "";
  return names.some(
    (one) =>
      one === dashed ||
      tails.some((tail) => tail === one || (one.includes("_") && tail.endsWith(`_${one}`))) ||
      (words.startsWith("mcp_") && words.endsWith(`_${one}`)),
  );
}
