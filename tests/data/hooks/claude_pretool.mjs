#!/usr/bin/env node
// A PreToolUse hook as it was written for Claude Code.
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { tool_input: input } = JSON.parse(text);
const decision = input.command?.startsWith("zap") ? "deny" : "allow";
console.log(
  JSON.stringify({
    suppressOutput: true,
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: decision,
      ...(decision === "deny"
        ? { permissionDecisionReason: "zap is not allowed here" }
        : { updatedInput: { ...input, command: input.command.replace("npm ", "npm --silent ") } }),
    },
  }),
);
