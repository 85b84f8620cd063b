/**
 * Codex CLI's hooks. Its answers have a closed schema: after one unknown field the hook "failed" and the tool RUNS.
 * Source: the JSON schemas inside @openai/codex 0.169.0 and runs of it.
 */
import { stringAt, stringsOf, textOf } from "../../core/json.ts";
import type { JsonObject } from "../../core/verdict.ts";
import type { EventBase } from "../event.ts";
import { quoted } from "../tools/texts.ts";
import { defineHost, type Encoders, type Host, on, print, session } from "./host.ts";
import { block, dialog, inform, nested, promptRow, resultRow, stopRow } from "./nested.ts";
import { asText, toolCall } from "./read.ts";
import { commonEnvelope, type Obstacle, type Scene } from "./setup.ts";

/** No `ask`: the schema has the word, the client rejects it and lets the tool run. */
const before: Encoders = {
  ...inform,
  block: (reason, at) => nested(at, { permissionDecision: "deny", permissionDecisionReason: reason }),
  // A rewrite is accepted together with "allow" only.
  rewrite: (value, note, at) => nested(at, { permissionDecision: "allow", updatedInput: value }, note),
};

const after: Encoders = {
  ...inform,
  ...block,
  // The reason of a block takes the place of the result; an empty one would be an error, and the raw result stays.
  rewrite: (value, note) => print({ decision: "block", reason: asText(value) || note, systemMessage: note }),
};

/** Code mode, off by default, has one tool `exec` for cells of JavaScript that call tools: `tools.exec_command({cmd: "ls"})`. */
function call(payload: JsonObject, base: EventBase): ReturnType<typeof toolCall> {
  const tool = stringAt(payload, "tool_name");
  const read = toolCall(tool, payload["tool_input"], base);
  const cell = textOf(read.input);
  if (tool !== "exec") return read;
  if (!/\btools\s*[.[]/.test(cell)) return { ...read, command: read.command ?? cell };
  // Beside one text alone there is nothing else to run.
  const more = stringsOf(read.input).length > 1 && read.command !== undefined ? [read.command] : [];
  return {
    ...read,
    command: [`node -e ${quoted(cell)}`, ...more.map((text) => `eval ${quoted(text)}`)].join("\n"),
  };
}

const stop = stopRow(block);

/** SessionStart and SessionEnd carry no `turn_id`; the transcript's file name is what is left to tell Codex by. */
function startsOrEnds(payload: JsonObject): boolean {
  const file = stringAt(payload, "transcript_path").split(/[\\/]/).at(-1) ?? "";
  return /^Session(Start|End)$/.test(stringAt(payload, "hook_event_name")) && file.startsWith("rollout-");
}

function hasTurn(payload: JsonObject): boolean {
  return (
    /^[A-Z]/.test(stringAt(payload, "hook_event_name")) &&
    typeof payload["turn_id"] === "string" &&
    typeof payload["model"] === "string"
  );
}

export const codex: Host = defineHost({
  id: "codex",
  title: "Codex CLI",
  detects: (payload) => hasTurn(payload) || startsOrEnds(payload),
  ignored: ["Interrupt", "PreCompact", "PostCompact", "SubagentStart"],
  events: {
    UserPromptSubmit: promptRow({ ...inform, ...block }),
    PreToolUse: on("tool_call", call, before),
    PermissionRequest: on("tool_call", call, dialog),
    PostToolUse: resultRow("tool_response", after),
    Stop: stop,
    SubagentStop: stop,
    SessionStart: session("start", inform),
    SessionEnd: session("end"),
  },
  setup: () => ({
    format: "json",
    file: { variable: "CODEX_HOME", home: ".codex", name: "hooks.json" },
    project: [".codex/hooks.json"],
    wired: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SubagentStop"],
    shape: "groups",
    words: () => ["--host", "codex"],
    reads: ["continue", "stopReason", "suppressOutput"],
    afterwards: "Codex skips a hook silently until you trust it: start codex and review it under /hooks",
    tools: ["Bash", "apply_patch", "exec", "update_plan", "view_image"],
    searches: true,
    obstacles: untrusted,
    projectOff: [{ files: [".codex/config.toml"], line: /\b((?:codex_)?hooks\s*=\s*false)\b/m }],
    sample: {
      envelope: (event, cwd, session) => ({
        ...commonEnvelope(event, cwd, session),
        transcript_path: null,
        turn_id: "dry-run",
        model: "",
        permission_mode: "default",
      }),
    },
  }),
});

/**
 * Codex runs a hook only after its definition is trusted, and says nothing about one that is not. The trust stands in
 * config.toml under the file, the event in snake case, and the two positions; the same file may switch hooks off, or hold
 * hooks of its own.
 */
function untrusted({ config, scope, hooks, text, path }: Scene): readonly Obstacle[] {
  const file = { variable: "CODEX_HOME", home: ".codex", name: "config.toml" };
  const toml = text(file) ?? "";
  const found: Obstacle[] = hooks.flatMap((hook): Obstacle[] => {
    const [group, entry] = [hook.path.at(-3), hook.path.at(-1)];
    const event = hook.event.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
    const state = sectionOf(toml, `hooks.state."${config}:${event}:${group}:${entry}"`);
    return /^\s*trusted_hash\s*=\s*"sha256:/m.test(state)
      ? []
      : [{ code: "not-trusted", event: hook.event, problem: "Codex does not trust this hook yet" }];
  });
  if (/^\s*(?:codex_)?hooks\s*=\s*false\b/m.test(sectionOf(toml, "features")))
    found.push({ code: "hooks-off", problem: `[features] hooks is false in ${path(file)}` });
  if (scope === "user" && /^\s*\[\[?hooks\.(?!state\b)/m.test(toml))
    found.push({ code: "two-files", problem: `${path(file)} has hooks, too, which are not looked at here` });
  return found;
}

/** The lines below a header of a TOML file, up to the next. */
function sectionOf(toml: string, name: string): string {
  const header = `[${name}]`;
  const at = toml.startsWith(header) ? 0 : toml.indexOf(`\n${header}`);
  return at === -1 ? "" : (toml.slice(at + header.length).split(/^\s*\[/m)[0] ?? "");
}
