/**
 * The moves of a scripted model, as calls of the tools that a client offers: the same move is another tool with other
 * fields on every client.
 */
import type { JsonObject } from "../../lib/core/verdict.ts";

/** What the model does next: run a shell command, write a file, call the server, hand a task to another agent, say something. */
export type Move =
  | { readonly run: string }
  | { readonly write: { readonly path: string; readonly text: string } }
  | { readonly call: string; readonly with: JsonObject }
  | { readonly delegate: string }
  | { readonly say: string };

/** A tool that a client offers; `namespace` is "" but for those of servers on Codex. */
export type Offered = { readonly name: string; readonly namespace: string };

export type ToolCall = Offered & { readonly args: JsonObject };

const described = (command: string): JsonObject => ({ command, description: "a test" });

/** The shell tools of the clients, the one to take first. */
const SHELLS: Readonly<Record<string, (command: string) => JsonObject>> = {
  Bash: described,
  exec_command: (cmd) => ({ cmd }),
  shell_command: (command) => ({ command }),
  shell: (command) => ({ command: ["bash", "-c", command] }),
  exec: described,
  bash: described,
  run_commands: (command) => ({ commands: [command] }),
  run_shell_command: (command) => ({ ...described(command), is_background: false }),
};

/** The tools of the clients that write a whole file. */
const WRITERS: Readonly<Record<string, (path: string, text: string) => JsonObject>> = {
  Write: (file_path, content) => ({ file_path, content }),
  write_file: (file_path, content) => ({ file_path, content }),
  create: (path, file_text) => ({ path, file_text }),
  write: (path, content) => ({ path, content, filePath: path }),
  editor: (path, new_text) => ({ command: "create", path, new_text, file_text: new_text }),
  apply_patch: (path, text) => {
    const lines = text.replace(/\n$/, "").split("\n");
    const patch = ["*** Begin Patch", `*** Add File: ${path}`, ...lines.map((line) => `+${line}`)];
    const input = [...patch, "*** End Patch", ""].join("\n");
    return { input, patch: input };
  },
};

/** The tools of the clients that start another agent, and wait for it. */
const DELEGATES: Readonly<Record<string, (prompt: string) => JsonObject>> = {
  Agent: (prompt) => ({
    description: "a test",
    prompt,
    subagent_type: "general-purpose",
    run_in_background: false,
  }),
  task: (prompt) => ({
    name: "helper",
    description: "a test",
    prompt,
    agent_type: "general-purpose",
    mode: "sync",
  }),
};

/** The server's name in every client's configuration. */
const SERVER = "notes";

/** Does this set of tools make a conversation? Side calls (titles, routing) offer no shell. */
export function offersShell(offered: readonly Offered[]): boolean {
  return offered.some(({ name }) => Object.hasOwn(SHELLS, name));
}

/** The call that makes `move` with one of the tools in `offered`; `undefined` for words. @throws where there is no such tool. */
export function callOf(move: Move, offered: readonly Offered[]): ToolCall | undefined {
  if ("say" in move) return undefined;
  if ("run" in move) return from(SHELLS, offered, (args) => args(move.run));
  if ("write" in move) {
    const { path, text } = move.write;
    return from(WRITERS, offered, (args) => args(path, text));
  }
  if ("delegate" in move) return from(DELEGATES, offered, (args) => args(move.delegate));
  // Tools of a server come with its name in front, in every client's own way; Qwen Code does not show them, and takes calls.
  const tool = offered.find(
    ({ name, namespace }) => `${namespace}${name}`.includes(SERVER) && name.endsWith(move.call),
  );
  return { name: `mcp__${SERVER}__${move.call}`, namespace: "", ...tool, args: move.with };
}

function from<T>(
  table: Readonly<Record<string, T>>,
  offered: readonly Offered[],
  args: (row: T) => JsonObject,
): ToolCall {
  const known = Object.entries(table).map(([name, row]) => ({
    row,
    tool: offered.find((tool) => tool.name === name),
  }));
  const first = known.find(({ tool }) => tool !== undefined);
  if (first?.tool === undefined)
    throw new RangeError(`none of ${Object.keys(table).join(", ")} among ${named(offered)}`);
  return { ...first.tool, args: args(first.row) };
}

function named(offered: readonly Offered[]): string {
  return offered.map(({ name }) => name).join(", ");
}
