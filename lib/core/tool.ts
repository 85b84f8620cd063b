/**
 * Tool names as hosts compose them for the tools of MCP servers. It must not know any tool.
 */

/**
 * True when `tool` is one of `names` (lower case), under whatever prefix its server got: `mcp__slack__send_message` (Claude
 * Code, Codex, OpenClaw), `MCP:send_message` (Cursor), `mcp:slack.send_message`, `mcp_slack_send_message` (Gemini CLI).
 */
export function isTool(tool: string, names: readonly string[]): boolean {
  const full = tool.toLowerCase();
  const bare = full.split(/__|[:./]/).at(-1) ?? "";
  return names.some((name) => name === bare || (full.startsWith("mcp_") && full.endsWith(`_${name}`)));
}
