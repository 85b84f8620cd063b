/**
 * Reading the shapes in which hosts send a tool call: objects, JSON inside a string, argument vectors, lists of commands.
 * It must not know any host's event names.
 */
import { isObject, stringAt } from "../../core/json.ts";
import { isTool } from "../../core/tool.ts";
import type { Json } from "../../core/verdict.ts";
import type { EventBase } from "../event.ts";

/** Names under which hosts and MCP servers offer a shell, in lower case. */
const SHELL_TOOLS: readonly string[] = [
  ...["bash", "sh", "zsh", "shell", "terminal", "powershell", "pwsh", "exec", "local_shell", "monitor"],
  ...["exec_command", "execute_command", "run_command", "run_commands", "run_in_terminal"],
  ...["run_shell_command", "run_terminal_cmd", "run_terminal_command", "run_shell", "shell_command"],
  ...["execute", "execute_bash", "bash_tool", "run_background_job", "start_process"],
];

/** Names of tools that run a program text: Hermes Agent's, an editor's notebook, servers of interpreters. */
const CODE_TOOLS: readonly string[] = ["execute_code", "execute_python", "run_code", "run_python"];

/** Names of tools that type into a program which is still running, mostly a shell, and the fields with the keys. */
const TYPING_TOOLS: readonly string[] = [
  "write_bash",
  "write_powershell",
  "write_stdin",
  "interact_with_process",
];
const TYPED_KEYS = ["input", "chars"] as const;

/** What runs the text in a tool's `code`, by its `language`; Python is what such tools run when they name none. */
const RUNNERS: readonly (readonly [language: RegExp, runner: string])[] = [
  [/^(ba|z)?sh$|^shell$/, ""],
  [/^(java|type)script$|^[jt]s$|^node/, "node -e "],
  [/^(python|py)?\d*$/, "python3 -c "],
];

const COMMAND_KEYS = ["command", "cmd", "commands", "command_line", "script"] as const;
const FOLDER_KEYS = ["cwd", "workdir", "working_directory", "dir_path", "directory"] as const;

/** `value`, parsed when it is a JSON object or array inside a string (Cursor's MCP input, Copilot's `toolArgs`). */
export function unpacked(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  if (!/^\s*[{[]/.test(value)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    return parsed;
  } catch {
    // Not JSON after all: the text itself is what the tool gets.
    return value;
  }
}

/** The fields of a tool call: input, the command when the tool is a shell, and the folder in which it runs. */
export function toolCall(
  tool: string,
  raw: Json | undefined,
  base: EventBase,
): { tool: string; input: Json; command?: string; cwd?: string } {
  const input = unpacked(raw);
  const command = isTool(tool, SHELL_TOOLS)
    ? commandOf(input)
    : (codeOf(tool, input) ?? typedIn(tool, input));
  if (command === undefined) return { tool, input };
  return { tool, input, command, cwd: folderOf(input, base.cwd) };
}

/** Every command in a shell tool's input, one a line: a tool may take `cmd` or `command`, and both must be judged. */
function commandOf(input: Json): string | undefined {
  if (!isObject(input)) return commandText(input);
  const found = COMMAND_KEYS.map((key) =>
    key === "commands" ? listText(input[key]) : commandText(input[key]),
  );
  const texts = found.filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join("\n");
}

/** The program text of a tool that runs one, as the command that would do the same. */
function codeOf(tool: string, input: Json): string | undefined {
  if (!isTool(tool, CODE_TOOLS) || !isObject(input)) return undefined;
  const code = stringAt(input, "code");
  const language = stringAt(input, "language").toLowerCase();
  const runner = RUNNERS.find(([name]) => name.test(language))?.[1];
  if (code === "" || runner === undefined) return undefined;
  return runner === "" ? code : `${runner}${quoted(code)}`;
}

/** What is typed, as the lines that a shell would get; Copilot CLI writes keys as `{enter}`. */
function typedIn(tool: string, input: Json): string | undefined {
  if (!isTool(tool, TYPING_TOOLS) || !isObject(input)) return undefined;
  const text = TYPED_KEYS.map((key) => stringAt(input, key)).join("");
  return text === "" ? undefined : text.replace(/\{(enter|return)\}/gi, "\n");
}

function commandText(value: Json | undefined): string | undefined {
  if (typeof value === "string") return value;
  return isList(value) ? value.map((word) => quoted(String(word))).join(" ") : undefined;
}

/** A list of whole commands, each a text, an argument vector, or `{command, args}`. */
function listText(value: Json | undefined): string | undefined {
  if (!isList(value)) return typeof value === "string" ? value : undefined;
  const lines = value.map((item) => {
    if (!isObject(item)) return commandText(item) ?? "";
    const args = item["args"];
    const words = isList(args) ? args.map((word) => quoted(String(word))) : [];
    return [stringAt(item, "command"), ...words].join(" ");
  });
  return lines.join("\n");
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** An argument as one shell word, so that it is judged as the program would get it. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The folder that the call itself names; a relative one is below the session's. */
function folderOf(input: Json, cwd: string): string {
  if (!isObject(input)) return cwd;
  const named = FOLDER_KEYS.map((key) => stringAt(input, key)).find((path) => path !== "" && path !== ".");
  if (named === undefined) return cwd;
  return named.startsWith("/") || named.startsWith("~") || cwd === "" ? named : `${cwd}/${named}`;
}

/** The strings of a list, one a line; a lone string as it is. */
export function linesOf(value: Json | undefined): string {
  if (typeof value === "string") return value;
  return isList(value) ? value.filter((item) => typeof item === "string").join("\n") : "";
}

/** A tool's result as the one text that takes its place. */
export function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
