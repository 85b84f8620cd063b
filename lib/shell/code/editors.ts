/**
 * Shell text in the commands of vi and its kin, ed, gdb: `:!text`, `:w !text` (the buffer is its input), `:r !text`,
 * `:call system("text")`, `:call delete("path", "rf")`, Vim's Lua and Python.
 *
 * Sources: Vim's usr_21, various.txt and builtin.txt; Neovim's lua.txt; ed(1); the GDB manual, "Shell Commands".
 */
import { isOneOf } from "../../core/words.ts";
import { type Invocation, known } from "../invocation.ts";
import { headOf } from "../word/pieces.ts";
import { shellWord } from "./starts.ts";

/** What may stand in front of a command: a plus sign, a colon, `silent`, a range of lines. */
const FRONT = /^\+?:{0,2}\s?(?:sil(?:ent)?!?\s|exe(?:cute)?\s['"])?(?:[%$.\d]{1,8}(?:,[%$.\d]{1,8})?)?\s?/;

const RUNS = /^(?:(?:r|read)\s?)?!\s?([^\n]{1,4096})$|^(?:platform\s)?shell\s([^\n]{1,4096})$/;

/** `w !text`; `w! path` writes the file by force. */
const WRITES = /^(?:w|write)(?:\s!\s?|!(?=\S))([^\n]{1,4096})$/;

/** Vim's `system()`, and `os.execute` and `os.system` of its languages. */
const CALLS =
  /\b(?:system|systemlist|execute|popen|jobstart|termopen)\(\s?(?:"([^"]{1,4096})"|'([^']{1,4096})')/;

/** All lines are deleted: `%d`, `1,$d`, `,d`. */
const EMPTIES = /^\+?:{0,2}(?:%|,|[01],\$)\s?d(?:e(?:l(?:e(?:te?)?)?)?)?(?:\s?_)?$/;

/** `w path`, `saveas path`: the buffer goes into another file, whatever stands there. */
const SAVES = /^(?:w(?:rite)?|wq|x(?:it)?|sav(?:eas)?|up(?:date)?)!?\s(>>)?\s?([^\s!|][^\n|]{0,1024})$/;

/**
 * A tree is deleted: Vim's `delete(path, "rf")` and `path->delete("rf")`, and Neovim's
 * `vim.fs.rm(path, { recursive = true })`.
 */
const DELETES = [
  /\b(?:delete|fs\.rm)\(\s?(.{1,1024}?),\s?(?:["']rf["']|\{[^}]{0,64}\brecursive["'\]]{0,2}\s?=\s?true)/,
  /^(?:(?:eval|call|let\s\w{1,32}\s?=)\s)?(.{1,1024}?)->delete\(\s?["']rf["']/,
];

/** A command as a list: `system(["rm", path])`, `vim.system({ "rm", path })`. */
const LISTS = /\b(?:system|systemlist|jobstart|termopen)\(\s?(?:\[([^\]]{1,4096})\]|\{([^}]{1,4096})\})/;

/** Names for the home directory. */
const HOME =
  /^(?:\$HOME|vim\.env\.HOME|(?:vim\.(?:uv|loop)\.)?os_homedir\(\s?\)|(?:os\.|vim\.fn\.)?getenv\(\s?["']HOME["']\s?\)|["'](?:~|\$HOME)\/?["'])$/;

/** A function whose answer is the path that it is given, written otherwise. */
const SAME_PATH =
  /^(?:vim\.fn\.|vim\.fs\.)?(expand|fnamemodify|resolve|simplify|normalize|abspath|fnameescape|glob|globpath)\(\s?(.{1,1024}?)(?:,[^()]{0,64})?\s?\)$/;

/** A text that is put behind an expression. */
const JOINED = /^(.{1,1024}?)\s?\.{1,2}\s?(?:"([^"]{0,1024})"|'([^']{0,1024})')$/;

/** The word of a shell that an expression of Vim or its Lua stands for: one text, or the home directory, and a text behind it. */
function pathIn(expression: string): string | undefined {
  let path = expression.trim();
  let tail = "";
  let expands = false;
  // Each turn takes something off.
  for (;;) {
    const [, front, double, single] = JOINED.exec(path) ?? [];
    const [, name, inner] = SAME_PATH.exec(path) ?? [];
    if (front === undefined && inner === undefined) break;
    path = front ?? inner ?? "";
    tail = (double ?? single ?? "") + tail;
    expands ||= name !== undefined && !isOneOf("simplify resolve", name);
  }
  if (HOME.test(path)) return behindPath("~", tail);
  const quoted = /^(?:"([^"]{1,1024})"|'([^']{1,1024})'|\[\[([^\]]{1,1024})\]\])$/.exec(path);
  const named = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
  if (named === undefined) return undefined;
  const user = expands ? (/^~[\w.-]{0,64}(?=\/|$)/.exec(named)?.[0] ?? "") : "";
  return behindPath(user, named.slice(user.length) + tail);
}

/** A home, or nothing, with a text behind it. */
function behindPath(home: string, tail: string): string {
  if (home === "" || tail === "") return home || shellWord([tail]);
  return tail.startsWith("/") ? `${home}/${shellWord([tail.slice(1)])}` : home + shellWord([tail]);
}

/** The command that a list of expressions stands for. */
function listed(list: string): string {
  return list
    .split(",")
    .map((item) => pathIn(item) ?? '"$UNKNOWN"')
    .join(" ");
}

function commandIn(line: string, files: readonly string[]): string[] {
  if (EMPTIES.test(line)) return files.map((file) => `: > ${file}`);
  const front = FRONT.exec(line)?.[0] ?? "";
  const rest = line.slice(front.length);
  // In a text that `exe` runs, quotes stand behind backslashes.
  const command = front.includes("exe") ? rest.replaceAll('\\"', '"') : rest;
  const run = RUNS.exec(command);
  if (run) return [run[1] ?? run[2] ?? ""];
  const written = WRITES.exec(command)?.[1];
  if (written !== undefined) return [files.length > 0 ? `cat ${files.join(" ")} | ${written}` : written];
  const [, appends, saved] = SAVES.exec(command) ?? [];
  if (saved !== undefined)
    return [`tee ${appends === undefined ? "" : "-a "}-- ${shellWord([saved.trim()])}`];
  return calledIn(command);
}

/** What functions of Vim and of its languages start or delete. */
function calledIn(command: string): string[] {
  const called = CALLS.exec(command);
  if (called) return [called[1] ?? called[2] ?? ""];
  const [, vimList, luaList] = LISTS.exec(command) ?? [];
  const list = vimList ?? luaList;
  if (list !== undefined) return [listed(list)];
  const found = DELETES.map((pattern) => pattern.exec(command)?.[1]).find((one) => one !== undefined);
  const path = found === undefined ? undefined : pathIn(found);
  return path === undefined ? [] : [`rm -rf ${path}`];
}

/** The shell texts that an editor's commands hold, in its words and its input. */
export function editorShell({ program = "", args, stdin }: Invocation): string[] {
  // `-s` is silence to ed and ex, and a script of keys to Vim.
  const valued = isOneOf("ed ex", program) ? /^-{1,2}(?:c|cmd|p|S)$/ : /^-{1,2}(?:c|cmd|s|u|S|ex?)$/;
  const words = args.map((arg) => known(arg) ?? headOf(arg));
  const typed = stdin.kind === "text" ? (known(stdin.text) ?? "").split("\n") : [];
  const files = args
    .filter((_, at) => !/^[-+:]/.test(words[at] ?? "-") && !valued.test(words[at - 1] ?? ""))
    .map((arg) => shellWord(arg));
  return [...words, ...typed].flatMap((line) => commandIn(line.trim(), files));
}
