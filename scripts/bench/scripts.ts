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
  "/usr/share/git-core",
];
const MOST_BYTES = 256 * 1024;

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
  return readFileSync(path, "utf8");
}

function scriptsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => scriptAt(realpathSync(join(folder, name))) ?? []);
  } catch {
    return [];
  }
}

/** The part of the page. */
export async function scripts(): Promise<void> {
  const rows = (await loadGuard("security_guard")).tables()["SHELL_ROWS"] as ShellRows;
  const all = [...new Set(PLACES.flatMap(scriptsBelow))];
  const context = { cwd: "/work/project", home: "/home/me" };
  let stopped = 0;
  const spent = all.map((text) => {
    const start = process.cpuUsage();
    if (judge(text, context, rows).findings.length > 0) stopped++;
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  const kb = all.reduce((sum, text) => sum + text.length, 0) / 1024;
  const sorted = [...spent].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
  console.log(
    `\nreal shell scripts of this machine, in this process (Node): ${all.length}, ${kb.toFixed(0)} KB`,
  );
  console.log(
    `processor ms a script: median ${median(spent).toFixed(1)}, p95 ${at(0.95)}, worst ${at(0.9999)}; rows fired in ${stopped}`,
  );
}
