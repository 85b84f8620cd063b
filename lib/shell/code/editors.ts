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

const RUNS = /^(?:(?:r|read)\s?)?!\s?([^\n]{1,4096})$|^shell\s([^\n]{1,4096})$/;

/** `w !text`; `w! path` writes the file by force. */
const WRITES = /^(?:w|write)(?:\s!\s?|!(?=\S))([^\n]{1,4096})$/;

/** Vim's `system()`, and `os.execute` and `os.system` of its languages. */
const CALLS =
  /\b(?:system|systemlist|execute|popen|jobstart|termopen)\(\s?(?:"([^"]{1,4096})"|'([^']{1,4096})')/;

/** All lines are deleted: `%d`, `1,$d`, `,d`. */
const EMPTIES = /^\+?:{0,2}(?:%|,|[01],\$)\s?d(?:e(?:l(?:e(?:te?)?)?)?)?(?:\s?_)?$/;

/** `w path`, `saveas path`: the buffer goes into another file, whatever stands there. */
const SAVES = /^(?:w(?:rite)?|wq|x(?:it)?|sav(?:eas)?|up(?:date)?)!?\s(>>)?\s?([^\s!|][^\n|]{0,1024})$/;

/** A tree is deleted: Vim's `delete(path, "rf")`, and Neovim's `vim.fs.rm(path, { recursive = true })`. */
const DELETES = /\b(?:delete|fs\.rm)\(\s?([^,]{1,1024}),\s?(?:["']rf["']|\{[^}]{0,64}\brecursive\s?=\s?true)/;

/** Names for the home directory: `expand('~')`, `$HOME`, `vim.env.HOME`. */
const HOME =
  /^(?:(?:vim\.fn\.)?(?:expand|fnamemodify)\(\s?)?(?:\$HOME|vim\.env\.HOME|os\.getenv\(["']HOME["']\)|["'](?:~|\$HOME)\/?["'])\s?\)?/;

/** One text, or the home directory with a text behind it. */
const EXPRESSION =
  /^(?:[\w.]{1,32}\(\s?)?(?:"[^"]*"|'[^']*'|[$\w.]{1,32})\s?\)?(?:\s?\.{1,2}\s?(?:"[^"]*"|'[^']*'))?$/;

/** The word of a shell that an expression of Vim or its Lua stands for. */
function pathIn(expression: string): string | undefined {
  const text = expression.trim();
  if (!EXPRESSION.test(text)) return undefined;
  const home = HOME.exec(text)?.[0];
  const quoted = /(?:^|\()\s?(?:"([^"]{1,1024})"|'([^']{1,1024})')/.exec(home === undefined ? text : "");
  const named = quoted?.[1] ?? quoted?.[2] ?? "";
  if (home !== undefined)
    return `~${/^\s?\.{1,2}\s?["']([^"']{1,1024})["']/.exec(text.slice(home.length))?.[1] ?? ""}`;
  return text.includes("expand(") && named.startsWith("~/")
    ? `~/${shellWord([named.slice(2)])}`
    : shellWord([named]);
}

function commandIn(line: string, files: readonly string[]): string[] {
  if (EMPTIES.test(line)) return files.map((file) => `: > ${file}`);
  const command = line.replace(FRONT, "");
  const run = RUNS.exec(command);
  if (run) return [run[1] ?? run[2] ?? ""];
  const written = WRITES.exec(command)?.[1];
  if (written !== undefined) return [files.length > 0 ? `cat ${files.join(" ")} | ${written}` : written];
  const [, appends, saved] = SAVES.exec(command) ?? [];
  if (saved !== undefined)
    return [`tee ${appends === undefined ? "" : "-a "}-- ${shellWord([saved.trim()])}`];
  const called = CALLS.exec(command);
  if (called) return [called[1] ?? called[2] ?? ""];
  const path = pathIn(DELETES.exec(command)?.[1] ?? "");
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
