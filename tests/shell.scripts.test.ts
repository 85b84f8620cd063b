/** Scripts that a command leads to, behind each cap of looking for them: the answer says what was not read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  SCRIPT_FILES,
  SCRIPT_FILTERS,
  SCRIPT_FOLDERS,
  SCRIPT_LEVELS,
  SHELL_LOOPS,
} from "../lib/core/limits.ts";
import type { FileText, FolderNames, ShellContext } from "../lib/shell/invocation.ts";
import { judge } from "../lib/shell/judge.ts";
import { WORDS } from "../scripts/fuzz/words.ts";
import { SHELL_ROWS } from "../templates/security_guard.ts";

const [PLANTED = ""] = WORDS.planted;

/** A machine with these files, and what was asked of it. */
function machine(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const read = (path: string): FileText => {
    asked.push(path);
    const text = files[path];
    return text === undefined ? { found: "nothing" } : { found: "text", text };
  };
  const list = (folder: string): FolderNames | undefined => {
    asked.push(folder);
    const front = folder === "/" ? "/" : `${folder}/`;
    const below = Object.keys(files).filter((path) => path.startsWith(front));
    const names = new Map(
      below.map((path) => {
        const [name = "", ...more] = path.slice(front.length).split("/");
        return [name, more.length > 0] as const;
      }),
    );
    const entries = [...names].map(([name, isFolder]) => ({ name, isFolder }));
    return entries.length === 0 ? undefined : { entries, cut: folder.endsWith("/full") };
  };
  const context: ShellContext = { cwd: "/w", home: "/home/me", read, list };
  const acts = (command: string): string => {
    const { findings, warnings } = judge(command, context, SHELL_ROWS);
    return findings.length > 0 ? "stopped" : warnings.length > 0 ? "told" : "silent";
  };
  return { asked, acts };
}

/** Harmless scripts, and one that is not behind them. */
function scripts(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, at) => [`/w/s/${String(at).padStart(4, "0")}.sh`, "ls\n"]);
  return { ...Object.fromEntries(names), "/w/s/zz.sh": `${PLANTED}\n` };
}

test("the last of the scripts that are read is stopped, one more is told of", () => {
  const loop = 'for f in s/*.sh; do bash "$f"; done';
  assert.equal(machine(scripts(SCRIPT_FILES - 1)).acts(loop), "stopped");
  assert.equal(machine(scripts(SCRIPT_FILES)).acts(loop), "told");
  assert.equal(machine(scripts(SCRIPT_FILES)).acts("find s -name '*.sh' -exec sh {} +"), "told");
  assert.equal(machine(scripts(SCRIPT_FILES)).acts("ls s/*.sh"), "silent");
});

test("a folder of which not every name is read is told of", () => {
  const { acts } = machine({ "/w/full/a.sh": "ls\n" });
  assert.equal(acts("bash full/*.sh"), "told");
  assert.equal(acts("cat full/*.sh"), "silent");
});

test("more folders than are looked at, side by side or below each other, are told of", () => {
  const wide = Array.from({ length: SCRIPT_FOLDERS }, (_, at) => [`/w/d/${at}/a.sh`, "ls\n"]);
  assert.equal(machine(Object.fromEntries(wide)).acts("find d -name '*.sh' -exec sh {} +"), "told");
  const deep = `/w/d/${"x/".repeat(SCRIPT_LEVELS)}a.sh`;
  assert.equal(machine({ [deep]: "ls\n" }).acts("find d -name '*.sh' -exec sh {} +"), "told");
  const near = `/w/d/${"x/".repeat(SCRIPT_LEVELS - 2)}a.sh`;
  assert.equal(machine({ [near]: `${PLANTED}\n` }).acts("find d -name '*.sh' -exec sh {} +"), "stopped");
});

test("more filters than are followed before a shell are told of", () => {
  const { acts } = machine({ "/w/a.sh": `${PLANTED}\n` });
  const chain = (count: number) => `cat a.sh ${"| sort ".repeat(count)}| sh`;
  assert.equal(acts(chain(SCRIPT_FILTERS - 2)), "stopped");
  assert.equal(acts(chain(SCRIPT_FILTERS + 1)), "told");
});

test("more items of parallel than are followed are told of", () => {
  const items = (count: number) => `parallel ::: ${"ls ".repeat(count)}'${PLANTED}'`;
  assert.equal(machine({}).acts(items(SHELL_LOOPS - 1)), "stopped");
  assert.notEqual(machine({}).acts(items(SHELL_LOOPS)), "silent");
});

test("no file is looked at for commands that run none", () => {
  const { asked, acts } = machine(scripts(3));
  for (const command of [
    "ls -la",
    "ls s/*.sh",
    "cat s/*.sh",
    "wc -l s/zz.sh",
    "find . -name '*.sh'",
    "grep x s/*",
  ])
    assert.equal(acts(command), "silent");
  assert.deepEqual(asked, []);
});

test("a script in memory, or by way of a process, is read like any other; devices are not asked for", () => {
  const files = {
    "/dev/shm/zz.sh": `${PLANTED}\n`,
    "/w/zz.sh": `${PLANTED}\n`,
    "/dev/sda": `${PLANTED}\n`,
  };
  for (const path of [
    "/dev/shm/zz.sh",
    "/proc/self/cwd/zz.sh",
    "/proc/self/root/w/zz.sh",
    "/proc/1/root/w/zz.sh",
  ])
    assert.equal(machine(files).acts(`bash ${path}`), "stopped", path);
  assert.equal(machine(files).acts("bash < /dev/shm/zz.sh"), "stopped");
  const device = machine(files);
  device.acts("bash /dev/sda");
  device.acts("bash /proc/self/status");
  assert.deepEqual(device.asked, []);
});
