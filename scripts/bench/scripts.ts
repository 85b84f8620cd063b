/** Real shell scripts before the shell evaluator, in this process: time a script, and what it says of them. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { judge, type ShellRows } from "../../lib/shell/index.ts";
import { loadGuard } from "../guards.ts";
import { median } from "./measure.ts";

/** Where an ordinary machine keeps shell scripts; what is not there is left out. */
const PLACES = [
  "/usr/bin",
  "/usr/sbin",
  "/etc/init.d",
  "/etc/cron.daily",
  "/var/lib/dpkg/info",
  "/usr/lib/git-core",
  "/usr/share/git-core",
  "/usr/libexec",
];
const MOST_BYTES = 256 * 1024;

/** An agent's longest script, about: longer files are cut at the end of a line. */
const MOST_UNITS = 20 * 1024;

/** The best of so many runs over all of them counts: the first compiles, and others may share the machine. */
const RUNS = 3;

/** The dearest that are named. */
const NAMED = 5;

type Script = { readonly path: string; readonly text: string };

/** The text of a file that begins like a shell script; undefined for another. */
function scriptAt(path: string): string | undefined {
  const { size } = statSync(path);
  if (size > MOST_BYTES) return undefined;
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(32);
    readSync(file, head);
    if (!/^#! ?\/(?:usr\/)?bin\/(?:env )?(?:ba|da)?sh\b/.test(head.toString("latin1"))) return undefined;
  } finally {
    closeSync(file);
  }
  return cut(readFileSync(path, "utf8"));
}

function cut(text: string): string {
  return text.length <= MOST_UNITS ? text : text.slice(0, text.lastIndexOf("\n", MOST_UNITS) + 1);
}

function scriptsBelow(folder: string): Script[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => {
        const path = realpathSync(join(folder, name));
        const text = scriptAt(path);
        return text === undefined ? [] : [{ path, text }];
      });
  } catch {
    return [];
  }
}

type Cost = Script & { readonly ms: number; readonly fires: boolean };

/** What judging each script costs, in milliseconds of processor time, and whether a row fires in it. */
function costsOf(all: readonly Script[], rows: ShellRows): Cost[] {
  const context = { cwd: "/work/project", home: "/home/me" };
  const once = (script: Script): Cost => {
    const start = process.cpuUsage();
    const fires = judge(script.text, context, rows).findings.length > 0;
    const { user, system } = process.cpuUsage(start);
    return { ...script, ms: (user + system) / 1000, fires };
  };
  let best = all.map(once);
  for (let run = 1; run < RUNS; run++)
    best = best.map((kept) => {
      const again = once(kept);
      return again.ms < kept.ms ? again : kept;
    });
  return best;
}

/** The part of the page. */
export async function scripts(): Promise<void> {
  const rows = (await loadGuard("security_guard")).tables()["SHELL_ROWS"] as ShellRows;
  const byText = new Map(PLACES.flatMap(scriptsBelow).map((script) => [script.text, script]));
  const all = costsOf([...byText.values()], rows);
  const dearest = all.sort((one, other) => other.ms - one.ms);
  const kb = all.reduce((sum, { text }) => sum + text.length, 0) / 1024;
  const at = (part: number): string =>
    (dearest[Math.floor(dearest.length * (1 - part))]?.ms ?? Number.NaN).toFixed(1);
  console.log(
    `\nreal shell scripts of this machine, in this process (Node): ${all.length}, ${kb.toFixed(0)} KB, each cut at ${MOST_UNITS / 1024} KB`,
  );
  console.log(
    `processor ms a script, best of ${RUNS}: median ${median(all.map(({ ms }) => ms)).toFixed(1)}, p90 ${at(0.9)}, p99 ${at(0.99)}, worst ${at(1)}; rows fired in ${all.filter(({ fires }) => fires).length}`,
  );
  for (const { ms, path } of dearest.slice(0, NAMED)) console.log(`  ${ms.toFixed(1)} ${path}`);
}
