/** Private files of our own: each fault of disk, neighbours and clocks is planted, and neither text nor lock is lost to it. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { ForeignFile, ownFolder, placeFile, readOwn, replaceOwn, TooLarge } from "../lib/state/file.ts";
import { changeJson, readJson } from "../lib/state/json.ts";
import { withLock } from "../lib/state/lock.ts";
import { appendLine } from "../lib/state/log.ts";
import { ROOT } from "../scripts/guards.ts";
import { TYPESCRIPT } from "./typescript.ts";

let folder = "";
const at = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a file is private, whole, and alone in its folder", () => {
  replaceOwn(at("state"), "one");
  replaceOwn(at("state"), "two");
  assert.equal(textOf("state"), "two");
  assert.equal(statSync(at("state")).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder), ["state"]);
  assert.deepEqual(readOwn(at("state"), 3), new Uint8Array(Buffer.from("two")));
  assert.equal(readOwn(at("absent"), 3), undefined);
  assert.throws(() => readOwn(at("state"), 2), TooLarge);
});

/** What may stand where a file of our own should be. */
const FOREIGN: Readonly<Record<string, (path: string, victim: string) => void>> = {
  "a symbolic link": (path, victim) => symlinkSync(victim, path),
  "a link to nothing": (path) => symlinkSync(join(path, "..", "nothing"), path),
  "a hard link": (path, victim) => linkSync(victim, path),
  "a folder": (path) => mkdirSync(path),
  "a pipe": (path) => assert.equal(spawnSync("mkfifo", [path]).status, 0),
};

for (const [name, plant] of Object.entries(FOREIGN)) {
  test(`${name} is neither read nor written nor appended to`, () => {
    writeFileSync(at("victim"), "precious");
    plant(at("state"), at("victim"));
    const before = lstatSync(at("state"));
    assert.throws(() => readOwn(at("state"), 100), ForeignFile);
    assert.throws(() => replaceOwn(at("state"), "ours"), ForeignFile);
    assert.throws(() => appendLine(at("state"), "ours", 100));
    assert.equal(textOf("victim"), "precious");
    assert.equal(lstatSync(at("state")).ino, before.ino);
    assert.ok(!existsSync(at("nothing")));
  });
}

test("a folder that is a link, or a file, is no folder of ours", () => {
  mkdirSync(at("elsewhere"));
  symlinkSync(at("elsewhere"), at("linked"));
  writeFileSync(at("file"), "");
  assert.throws(() => ownFolder(at("linked")), ForeignFile);
  assert.throws(() => ownFolder(at("file")), ForeignFile);
  ownFolder(at("a/b"));
  assert.equal(statSync(at("a/b")).mode & 0o777, 0o700);
});

test("without a place for the draft, or for the file, nothing changes and no draft stays", () => {
  mkdirSync(at("taken"));
  assert.throws(() => placeFile(at("taken"), "text", { mode: 0o644 }));
  assert.throws(() => placeFile(at("absent/file"), "text", { mode: 0o644 }));
  assert.deepEqual(readdirSync(folder), ["taken"]);
});

/** Runs `code` with the room's functions in a process that `limits`, a line of shell, holds short. */
function limited(limits: string, code: string): { readonly out: string; readonly status: number | null } {
  const script = `
    const { placeFile, replaceOwn } = await import("./lib/state/file.ts");
    const { appendLine } = await import("./lib/state/log.ts");
    const { withLock } = await import("./lib/state/lock.ts");
    const path = process.env.STATE;
    const tried = (work) => { try { work(); return "done"; } catch (error) { return error.code ?? error.name; } };
    ${code}`;
  const { stdout, status } = spawnSync(
    "sh",
    [
      "-c",
      `${limits}; exec "$0" ${TYPESCRIPT.join(" ")} --input-type=module -e "$1"`,
      process.execPath,
      script,
    ],
    { cwd: ROOT, env: { ...process.env, STATE: at("state"), FOLDER: folder }, encoding: "utf8" },
  );
  return { out: stdout.trim(), status };
}

test("a write that is cut short is noticed: the old text stands and no draft stays", () => {
  replaceOwn(at("state"), "old");
  const { out } = limited("ulimit -f 8", 'console.log(tried(() => replaceOwn(path, "x".repeat(100_000))))');
  assert.equal(out, "EFBIG");
  assert.equal(textOf("state"), "old");
  assert.deepEqual(readdirSync(folder), ["state"]);
});

test("a full disk is noticed the same way", (context) => {
  const mount = `mount -t tmpfs -o size=64k none "${folder}"`;
  const own = (command: string): string[] => ["-rm", "sh", "-c", `${mount} && ${command}`];
  if (spawnSync("unshare", own("true")).status !== 0)
    return context.skip("no file system of our own can be mounted here");
  const code = `
    const { readdirSync, readFileSync } = await import("node:fs");
    replaceOwn(path, "old");
    const result = tried(() => replaceOwn(path, "x".repeat(100_000)));
    const lines = tried(() => { for (;;) appendLine(path + ".log", "y".repeat(9000), 1e9); });
    console.log([result, lines, readFileSync(path, "utf8"), readdirSync(process.env.FOLDER).sort()].join(" "));`;
  const inside = `exec unshare ${own('exec "$0" "$@"')
    .map((word) => `'${word}'`)
    .join(" ")} "$0" ${TYPESCRIPT.join(" ")} --input-type=module -e "$1"`;
  assert.equal(limited(inside, code).out, "ENOSPC ENOSPC old state,state.log");
});

test("a line behind one that was cut short begins on a line of its own", () => {
  appendFileSync(at("log"), '{"whole":1}\n{"cut":');
  appendLine(at("log"), '{"whole":2}', 1000);
  assert.deepEqual(textOf("log").split("\n"), ['{"whole":1}', '{"cut":', '{"whole":2}', ""]);
});

test("a full log moves aside, over its older self and past what is none", () => {
  appendLine(at("log"), "first", 5);
  appendLine(at("log"), "second", 5);
  assert.equal(textOf("log.1"), "first\nsecond\n");
  mkdirSync(at("log.2"));
  rmSync(at("log.1"));
  mkdirSync(at("log.1"));
  symlinkSync(at("victim"), at("log.3"));
  for (const line of ["third", "fourth"]) appendLine(at("log"), line, 5);
  assert.equal(textOf("log.4"), "third\nfourth\n");
  assert.ok(!existsSync(at("log")));
  assert.ok(!existsSync(at("victim")));
});

test("a log that holds its most bytes is full, and what has a second name is no older log of ours", () => {
  writeFileSync(at("victim"), "precious");
  linkSync(at("victim"), at("log.1"));
  appendLine(at("log"), "12345", 6);
  assert.ok(existsSync(at("log")));
  appendLine(at("log"), "12345", 6);
  assert.equal(textOf("log.2"), "12345\n12345\n");
  assert.ok(!existsSync(at("log")));
  assert.equal(textOf("log.1"), "precious");
});

/** Locks that no living process holds. */
const DEAD: Readonly<Record<string, (lock: string) => void>> = {
  "an old one": (lock) => {
    writeFileSync(lock, "");
    utimesSync(lock, 1, 1);
  },
  "one dated in the future": (lock) => {
    writeFileSync(lock, "");
    utimesSync(lock, 4e9, 4e9);
  },
  "a link to nothing": (lock) => {
    symlinkSync("nothing", lock);
    spawnSync("touch", ["-h", "-d", "2001-01-01", lock]);
  },
};

for (const [name, plant] of Object.entries(DEAD)) {
  test(`a dead lock is cleared with its drafts, and nothing else: ${name}`, () => {
    plant(at("state.lock"));
    writeFileSync(at("state.1234.tmp"), "half");
    writeFileSync(at("states.1234.tmp"), "another's");
    assert.equal(
      withLock(at("state"), () => "in", 0),
      "in",
    );
    assert.deepEqual(readdirSync(folder), ["states.1234.tmp"]);
  });
}

test("the lock of a process that was killed costs no wait", { skip: process.platform !== "linux" }, () => {
  const { status } = limited(
    ":",
    'withLock(path, () => { replaceOwn(path, "old"); process.kill(process.pid, "SIGKILL"); })',
  );
  assert.equal(status, null);
  assert.ok(existsSync(at("state.lock")));
  assert.equal(
    withLock(at("state"), () => "in", 0),
    "in",
  );
});

test("a living process keeps its lock, another's is never removed, and a folder in its place is left", () => {
  withLock(at("state"), () => {
    assert.throws(() => withLock(at("state"), () => "in", 20), RangeError);
    // Somebody took ours for dead and holds one of their own.
    rmSync(at("state.lock"));
    writeFileSync(at("state.lock"), "theirs");
  });
  assert.equal(textOf("state.lock"), "theirs");
  mkdirSync(at("other.lock"));
  utimesSync(at("other.lock"), 1, 1);
  assert.throws(() => withLock(at("other"), () => "in", 20), RangeError);
  assert.ok(existsSync(at("other.lock")));
});

test("work that throws gives the lock back", () => {
  const fails = (): never => {
    throw new TypeError("no");
  };
  assert.throws(() => withLock(at("state"), fails), TypeError);
  assert.deepEqual(readdirSync(folder), []);
});

test("processes that come at once lose no count and no line, a dead lock among them", async () => {
  const code = `
    const { readOwn, replaceOwn } = await import("./lib/state/file.ts");
    const { withLock } = await import("./lib/state/lock.ts");
    const { appendLine } = await import("./lib/state/log.ts");
    const path = process.env.STATE;
    for (let time = 0; time < 50; time++) {
      withLock(path, () => replaceOwn(path, String(Number(Buffer.from(readOwn(path, 99) ?? [])) + 1)));
      appendLine(path + ".log", "z".repeat(60), 4000);
    }`;
  writeFileSync(at("state.lock"), "");
  utimesSync(at("state.lock"), 1, 1);
  const run = (): Promise<number | null> =>
    new Promise((resolve) => {
      const args = [...TYPESCRIPT, "--input-type=module", "-e", code];
      const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, STATE: at("state") } });
      child.on("close", resolve);
    });
  assert.deepEqual(await Promise.all([run(), run(), run(), run()]), [0, 0, 0, 0]);
  assert.equal(textOf("state"), "200");
  const lines = ["state.log", "state.log.1"]
    .filter((name) => existsSync(at(name)))
    .flatMap((name) => textOf(name).trim().split("\n"));
  assert.ok(lines.length > 0 && lines.every((line) => line === "z".repeat(60)));
});

test("an object is changed behind its lock, which is gone afterwards, also where the change fails", () => {
  const lock = at("rows.json.lock");
  const change = (): boolean =>
    changeJson(at("rows.json"), 1000, (now) => ({ next: { ...now, a: 1 }, result: existsSync(lock) }));
  assert.equal(change(), true);
  const fails = (): never => {
    throw new RangeError("no");
  };
  assert.throws(() => changeJson(at("rows.json"), 1000, fails), RangeError);
  assert.equal(existsSync(lock), false);
  assert.deepEqual(readJson(at("rows.json"), 1000), { a: 1 });
});
