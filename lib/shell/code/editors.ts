/**
 * Shell text in the commands of vi and its kin, ed, gdb: `:!text`, `:w !text` (the buffer is its input), `:r !text`,
 * `:call system("text")`, `:call delete("path", "rf")`, Vim's Lua and Python.
 *
 * Sources: Vim's usr_21, various.txt and builtin.txt; ed(1); the GDB manual, "Shell Commands".
 */
import { type Invocation, known } from "../invocation.ts";
import { headOf } from "../word/pieces.ts";
import { shellWord } from "./starts.ts";

/** What may stand in front of a command: a plus sign, a colon, `silent`, a range of lines. */
const FRONT = /^\+?:{0,2}\s?(?:sil(?:ent)?!?\s|exe(?:cute)?\s['"])?(?:[%$.\d]{1,8}(?:,[%$.\d]{1,8})?)?\s?/;

const RUNS = /^(?:(?:r|read)\s?)?!\s?([^\n]{1,4096})$|^shell\s([^\n]{1,4096})$/;

const WRITES = /^(?:w|write)\s?!\s?([^\n]{1,4096})$/;

/** Vim's `system()`, and `os.execute` and `os.system` of its languages. */
const CALLS =
  /\b(?:system|systemlist|execute|popen|jobstart|termopen)\(\s?(?:"([^"]{1,4096})"|'([^']{1,4096})')/;

const DELETES = /\bdelete\(\s?(?:"([^"]{1,1024})"|'([^']{1,1024})')\s?,\s?["']rf["']/;

function commandIn(line: string, files: readonly string[]): string[] {
  const command = line.replace(FRONT, "");
  const run = RUNS.exec(command);
  if (run) return [run[1] ?? run[2] ?? ""];
  const written = WRITES.exec(command)?.[1];
  if (written !== undefined) return [files.length > 0 ? `cat ${files.join(" ")} | ${written}` : written];
  const called = CALLS.exec(command);
  if (called) return [called[1] ?? called[2] ?? ""];
  const deleted = DELETES.exec(command);
  return deleted ? [`rm -rf ${shellWord([deleted[1] ?? deleted[2] ?? ""])}`] : [];
}

/** The shell texts that an editor's commands hold, in its words and its input. */
export function editorShell({ args, stdin }: Invocation): string[] {
  const words = args.map((arg) => known(arg) ?? headOf(arg));
  const typed = stdin.kind === "text" ? (known(stdin.text) ?? "").split("\n") : [];
  const files = args
    .filter(
      (_, at) => !/^[-+:]/.test(words[at] ?? "-") && !/^-{1,2}(?:c|cmd|s|u|S|ex?)$/.test(words[at - 1] ?? ""),
    )
    .map((arg) => shellWord(arg));
  return [...words, ...typed].slice(0, 256).flatMap((line) => commandIn(line.trim(), files));
}
