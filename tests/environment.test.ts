/** No variable of the environment changes what an executable answers: every name that the runtime holds, hostile values. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { deaf } from "../scripts/environment.ts";
import { executableOf } from "../scripts/guards.ts";
import { compileExecutable, compiler, thisMachine } from "../scripts/toolchain.ts";
import { BLOCKED } from "./blocked.ts";
import { times } from "./property.ts";

/** Names at once: a whole run starts some 80 processes, every week 800. */
const GROUP = Math.ceil(300 / times(1));

/** What the dynamic linker reads before the program is there; and the home directory, which is a fact and no switch. */
const NOT_OURS = /^(?:LD_|DYLD_|HOME$)/;

/** It says on stderr that the number is wrong, and nothing else: the name is no constant of its own. */
const WORDS_ALONE = new Set(["BUN_CONFIG_MAX_HTTP_REQUESTS"]);

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-environment-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Every word of the runtime that may name a variable. */
function namesIn(runtime: string): string[] {
  const text = readFileSync(runtime).toString("latin1");
  const found = new Set(text.match(/\b[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,8}/g));
  for (const name of ["BUN_JSC_foo", "BUN_JSC_watchdog", "BUN_INSPECT", "MIMALLOC_VERBOSE"]) found.add(name);
  return [...found].filter((name) => !NOT_OURS.test(name) && !WORDS_ALONE.has(name));
}

type Said = { readonly stdout: string; readonly stderr: string; readonly status: number | null };

function say(path: string, names: readonly string[], value: string): Said {
  const env = { HOME: folder, ...Object.fromEntries(names.map((name) => [name, value])) };
  const { stdout, stderr, status } = spawnSync(path, [], {
    ...{ input: BLOCKED, encoding: "utf8", env, cwd: folder, timeout: 60_000, killSignal: "SIGKILL" },
  });
  return { stdout, stderr, status };
}

/** A name among `names` that changes what the program says, found by halves, or undefined. */
function culprit(path: string, names: readonly string[], value: string, clean: Said): string | undefined {
  if (isSame(say(path, names, value), clean)) return undefined;
  let rest = names;
  while (rest.length > 1) {
    const half = rest.slice(0, rest.length >> 1);
    rest = isSame(say(path, half, value), clean) ? rest.slice(half.length) : half;
  }
  return rest[0];
}

function isSame(a: Said, b: Said): boolean {
  return a.stdout === b.stdout && a.stderr === b.stderr && a.status === b.status;
}

/** The first name and value that change an answer, as a line for people, or undefined. */
function weakness(path: string, names: readonly string[]): string | undefined {
  const script = join(folder, "preload.js");
  writeFileSync(script, 'process.stdout.write("{}\\n"); process.exit(0);\n');
  const clean = say(path, [], "");
  assert.equal(clean.status, 0);
  for (const value of ["1", "0", "-1", script, "ws://127.0.0.1:1/x?wait=1"]) {
    for (let at = 0; at < names.length; at += GROUP) {
      const found = culprit(path, names.slice(at, at + GROUP), value, clean);
      if (found !== undefined) return `${found}=${value}`;
    }
  }
  return undefined;
}

test("no variable changes what a guard answers", { skip: process.platform === "win32" }, () => {
  const names = namesIn(compiler());
  assert.ok(names.length > 3000, String(names.length));
  assert.equal(weakness(executableOf("security_guard"), names), undefined);
});

test("the same look at a runtime that was not made deaf finds a name", {
  skip: process.platform === "win32",
}, () => {
  const source = join(folder, "bare.ts");
  writeFileSync(
    source,
    'import { readFileSync, writeSync } from "node:fs"; readFileSync(0); writeSync(1, "{}\\n");',
  );
  const bare = join(folder, "bare");
  compileExecutable(source, bare, { target: thisMachine(), path: compiler() });
  // A name that ends every run in the same way: what the watchdog stops hangs on how fast the machine is.
  const names = ["PATH_MAX", "BUN_JSC_foo", "BUN_BE_BUN", "LC_ALL"];
  assert.match(weakness(bare, names) ?? "", /^BUN_/);
});

test("a runtime that holds a name or a place another number of times is refused", () => {
  assert.throws(
    () => deaf(Buffer.from("BUN_BE_BUN\0"), "linux-x64"),
    /holds BUN_OPTIONS 0 times instead of once/,
  );
  const twice = Buffer.from("BUN_BE_BUN\0 BUN_BE_BUN\0");
  assert.throws(() => deaf(twice, "linux-x64"), /holds BUN_BE_BUN 2 times instead of once/);
  assert.throws(() => deaf(Buffer.from("JSC_SIGNAL_FOR_GC\0"), "windows-x64"), /asks for JSC_SIGNAL_FOR_GC/);
});
