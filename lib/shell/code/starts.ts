/** Calls of a one-liner that start other programs, as shell text. */
import { type Arg, known } from "../invocation.ts";
import { argsFrom, type CodeCall, isSign } from "./calls.ts";
import { itemsOf } from "./lists.ts";
import type { ScriptLanguage, Token } from "./tokens.ts";
import { holderOf, type Reading, UNKNOWN_PART, valuesOf } from "./values.ts";

/** Functions that start a program, in any of the languages. */
export const SHELL_CALLS = new Set(
  `system popen popen2 popen3 run call check_call check_output Popen getoutput getstatusoutput exec execSync spawn spawnSync execFile
  execFileSync shell_exec passthru proc_open capture2 capture2e capture3 pipeline execvp execv execl execlp execve spawnl spawnlp spawnvp execa
  execaSync execaCommand execaCommandSync shell sh execute cmd Command callCommand readProcess $ exec_command shell_command local_shell
  create_subprocess_shell create_subprocess_exec posix_spawn posix_spawnp pcntl_exec command doShellScript`.split(
    /\s+/,
  ),
);

/** Keys under which a call takes its command, and the folder in which it runs it. */
const COMMAND_KEY = /^(?:cmd|command)$/;
const FOLDER_KEY = /^(?:cwd|workdir)$/;

/** The value behind a key of an object argument (`{cmd: "ls"}`, `{cmd}`) or of a named one (`cwd="/"`). */
function valueUnder(key: RegExp, args: CodeCall["args"]): readonly Token[] | undefined {
  const named = args.flatMap((arg) => (isSign(arg[0], "{") ? argsFrom(arg, 1, false) : [arg]));
  const found = named.find(
    ([name, sign], at) =>
      key.test(name?.value ?? "") &&
      (isSign(sign, ":") || isSign(sign, "=") || (sign === undefined && !args.includes(named[at] ?? []))),
  );
  return found && (found.length === 1 ? found : found.slice(2));
}

/** The shell texts of a call that starts a program: one text for each value it can have, or words that are quoted and joined. */
export function shellText(call: CodeCall, reading: Reading): string[] {
  const plain = call.args.filter(
    (arg) => !isSign(arg[0], "{") && !isSign(arg[1], "=") && !isSign(arg[1], ":"),
  );
  const named = plain.length === 0 ? valueUnder(COMMAND_KEY, call.args) : undefined;
  const further = valueUnder(/^args$/, call.args);
  const folder = valuesOf(valueUnder(FOLDER_KEY, call.args) ?? [], reading)[0] ?? [];
  const way = known(folder) === undefined ? "" : `cd ${shellWord(folder)} && `;
  return commandTexts(named ? [named] : [...plain, ...(further ? [further] : [])], reading).map(
    (text) => way + text,
  );
}

function commandTexts(args: CodeCall["args"], reading: Reading): string[] {
  const given = /^os\.P_/.test(args[0]?.[0]?.value ?? "") ? args.slice(1) : args;
  let isList = false;
  const words = given.flatMap((arg): Arg[][] => {
    const items = itemsOf(arg, holderOf(reading));
    isList ||= items !== undefined && items.length > 0;
    return items === undefined ? [valuesOf(arg, reading)] : items.map((item) => [item]);
  });
  const commands = (words[0] ?? []).flatMap((value) => sourceOf(value) ?? []);
  const [command] = commands;
  if (command === undefined) return [];
  if (words.length === 1 || (!isList && /\s/.test(command))) return commands;
  const most = Math.min(Math.max(...words.map((word) => word.length)), MOST_TEXTS);
  return Array.from({ length: most }, (_, at) =>
    words.map((word) => shellWord(word[at] ?? word[0] ?? [UNKNOWN_PART])).join(" "),
  );
}

/** Texts of one call that are judged, where a word of it may be one of several. */
const MOST_TEXTS = 8;

/** A command as shell text; undefined where more than a pattern is not known. */
function sourceOf(value: Arg): string | undefined {
  const isPlain = value.every((piece) => typeof piece === "string" || piece.from === "glob");
  return isPlain
    ? value.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("")
    : undefined;
}

/** A word in single quotes; a variable that nobody knows where it is not known. */
export function shellWord(word: Arg): string {
  if (word.length === 0) return "''";
  return word.map(shellPiece).join("");
}

function shellPiece(piece: Arg[number]): string {
  if (typeof piece === "string") return `'${piece.replaceAll("'", "'\\''")}'`;
  return piece.from === "glob" ? piece.source : '"$UNKNOWN"';
}

/** `.exec` of a regular expression and `.run` of an application start nothing. */
export function startsShell(
  { name, full }: Pick<CodeCall, "name" | "full">,
  language: ScriptLanguage,
): boolean {
  if (!SHELL_CALLS.has(name)) return false;
  if (language === "python") return !/^(?:exec|execute|sh|shell|\$)$/.test(full) || full.startsWith("os.");
  return !(
    name === "exec" &&
    full !== "exec" &&
    !/(?:child_process|cp|proc|child|Kernel|shell)\.exec$/.test(full)
  );
}

/** A method of a literal, as in `/re/.exec("text")`; a call's result (`require("x").exec`) is judged apart. */
export function isMethod({ full, at }: CodeCall, tokens: readonly Token[]): boolean {
  return full === "exec" && isSign(tokens[at - 1], ".") && !isSign(tokens[at - 2], ")");
}

/** `require('child_process').exec(…)`: the module stands two tokens in front of the name. */
export function isChildExec(call: CodeCall, tokens: readonly Token[]): boolean {
  if (!/^(?:exec|run|system|popen)$/.test(call.full)) return false;
  return tokens
    .slice(Math.max(0, call.at - 5), call.at)
    .some(
      ({ kind, value }) => kind === "text" && /^(?:node:)?child_process$|^(?:os|subprocess)$/.test(value),
    );
}
