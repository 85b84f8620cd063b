/**
 * What a tool's name says it does. Hosts and MCP servers name their tools as they like, so the words inside a name are read,
 * never the name as a whole.
 */

import { latin } from "../../core/latin.ts";
import { isTool } from "../../core/tool.ts";

/** Units of a name that are read, from its end; no tool that matters has a longer one. */
const NAME_CHARS = 256;

/** What a tool does with the text it is given; "other" for a tool whose name says nothing of running. */
export type ToolClass = "shell" | "code" | "other";

/** Words of names under which shells, terminals and running programs are offered. */
const SHELL_WORDS = wordSet(
  ...["bash sh zsh ksh shell shells terminal powershell pwsh cmd console tmux pty tty ssh stdin"],
  ...["exec execute command commands subprocess keystrokes"],
);

/** Those of them that no tool for code is called by. */
const PLAIN_SHELLS = wordSet("bash sh zsh ksh shell terminal powershell pwsh cmd console command commands");

/** Names whose words alone would not tell. */
const SHELL_NAMES: ReadonlySet<string> = new Set([
  ...[
    "process",
    "monitor",
    "run_background_job",
    "send_keys",
    "create_and_run_task",
    "run_task",
    "run_script",
  ],
]);

/** Words of names of things that are program text. */
const CODE_WORDS = wordSet(
  ...[
    "code script scripts snippet cell cells program notebook repl interpreter sandbox jupyter ipython kernel",
  ],
  ...["python py javascript js node nodejs typescript ts deno bun ruby rb perl php eval evaluate"],
);

const RUNNING_WORDS = wordSet(
  ...["run runs runner running exec execute executes executor execution eval evaluate evaluator repl"],
  ...["interpreter launch invoke"],
);

/** A tool that reads, lists, searches or explains runs nothing, whatever it is about. */
const READING_WORDS = wordSet(
  ...["search find grep glob list ls get read view show fetch describe explain query sql graphql docs"],
  ...[
    "history help status output log logs poll kill stop close format lint review summarize analyze analyse",
  ],
  ...["parse write save create edit update workflow template"],
);

/** Verbs among the reading words that a tool may carry which types into a shell: `write_stdin`, `create_terminal`. */
const BOTH_WORDS = wordSet("write create update edit");

/** What is written, and not typed into: `edit_bash_script`. */
const KEPT_WORDS = wordSet("script scripts file files alias config task tasks job jobs rule rules");

/** What is done to a running process when text is sent to it. */
const TYPING_WORDS = wordSet("write send interact input type start spawn run launch create fork open");

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

/** The words of a name in lower case: `mcp__desk-top__runCommand_2` is mcp, desk, top, run, command. */
export function wordsOf(tool: string): string[] {
  return latin(tool.slice(-NAME_CHARS))
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}

/** The words of the tool itself, without its server's and its version: the last of what `__`, `:`, `/`, `.` and `@` part. */
export function ownWordsOf(tool: string): string[] {
  return wordsOf(
    latin(tool.slice(-NAME_CHARS))
      .trim()
      .split(/__|[:./@]/)
      .findLast((part) => /[a-z]{2}/i.test(part)) ?? tool,
  );
}

/** What `tool` does with program text, by its name. */
export function classOf(tool: string): ToolClass {
  const own = ownWordsOf(tool);
  if (SHELL_NAMES.has(own.join("_")) || typesIntoProcess(own)) return "shell";
  const reading = own.some((word) => READING_WORDS.has(word) && !BOTH_WORDS.has(word));
  if (reading) return "other";
  if (runsCode(own)) return "code";
  const all = wordsOf(tool);
  if (own.some((word) => BOTH_WORDS.has(word)) && !typesIntoShell(own)) return "other";
  return all.some((word) => SHELL_WORDS.has(word)) ? "shell" : "other";
}

const STARTING_WORDS = wordSet("start trigger dispatch submit perform");

/** Does a tool run what it is given, as far as its name tells? What is in its texts is then no document. */
export function runsTexts(tool: string): boolean {
  const own = ownWordsOf(tool);
  return classOf(tool) !== "other" || own.some((word) => RUNNING_WORDS.has(word) || STARTING_WORDS.has(word));
}

function typesIntoProcess(own: readonly string[]): boolean {
  return own.includes("process") && own.some((word) => TYPING_WORDS.has(word));
}

function typesIntoShell(own: readonly string[]): boolean {
  return own.some((word) => SHELL_WORDS.has(word)) && !own.some((word) => KEPT_WORDS.has(word));
}

/** A name of nothing but languages and interpreters (`python`, `js_repl`), or one that says that code is run. */
function runsCode(own: readonly string[]): boolean {
  if (own.some((word) => PLAIN_SHELLS.has(word))) return false;
  const about = own.some((word) => CODE_WORDS.has(word));
  const running = own.some((word) => RUNNING_WORDS.has(word));
  return own.length > 0 && about && (running || own.every((word) => CODE_WORDS.has(word)));
}

/** Words of tools that hand text to a running shell as if it were typed. */
const KEYS_WORDS = wordSet("write send keys key keystrokes stdin input type interact paste tmux screen pty");

/** Does a tool of this name type into a shell that is running, so that a command may come in several calls? */
export function typesKeys(own: readonly string[]): boolean {
  return own.some((word) => KEYS_WORDS.has(word)) || own.join() === "process";
}

/** The language that a name or a field speaks of, as {@link runnerOf} knows it; "" when none. */
export function languageIn(words: readonly string[]): string {
  return words.find((word) => runnerOf(word) !== undefined) ?? "";
}

/** What runs a text in a language: the words in front of a quoted text, "" for a shell. */
const RUNNERS: readonly (readonly [languages: ReadonlySet<string>, runner: string])[] = [
  [wordSet("bash sh zsh ksh dash fish shell terminal powershell pwsh cmd shellscript"), ""],
  [wordSet("javascript js node nodejs typescript ts deno bun mjs cjs jsx tsx"), "node -e "],
  [wordSet("python py ipython jupyter"), "python3 -c "],
  [wordSet("ruby rb"), "ruby -e "],
  [wordSet("perl pl"), "perl -e "],
  [wordSet("php"), "php -r "],
];

/** The runner of a language by its name in lower case without digits; `undefined` for one that nobody here reads. */
export function runnerOf(language: string): string | undefined {
  return RUNNERS.find(([languages]) => languages.has(language))?.[1];
}

/** Names and words by which a table recognises tools; `unless` are words of names that are no such tool all the same. */
export type ToolNames = {
  /** Whole names in snake case, under whatever prefix a server's tools get. */
  readonly names: readonly string[];
  /** Words, one of which stands in the name ... */
  readonly verbs: readonly string[];
  /** ... with none of these. */
  readonly unless: readonly string[];
};

/** Is `tool` one of those that `table` means? */
export function isAmong(tool: string, { names, verbs, unless }: ToolNames): boolean {
  if (isTool(tool, names)) return true;
  const own = ownWordsOf(tool);
  return own.some((word) => verbs.includes(word)) && !own.some((word) => unless.includes(word));
}
