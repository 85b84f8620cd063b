/** What scans read: archives, large files in windows, many files in several processes; and the line that tells how far they are. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import { byFolder, pathFrom } from "../cli/scan/names.ts";
import { lineOf } from "../cli/scan/progress.ts";
import { columnsOf } from "../cli/terminal.ts";
import { built } from "../scripts/guards.ts";
import { COMMAND, folder, KEY, OTHER, put, type Result, run } from "./scan-world.ts";
import { NODE } from "./typescript.ts";

type Finding = { path: string; line: number; column: number; endColumn: number; rule: string };
const findingsOf = ({ out }: Result): Finding[] => (JSON.parse(out) as { findings: Finding[] }).findings;
const byText = (a = "", b = ""): number => (a < b ? -1 : 1);
const pathsOf = (result: Result): string[] => findingsOf(result).map(({ path }) => path);

type Entry = { name: string; data: Buffer; flags?: number; method?: number; size?: number };

/** A zip as APPNOTE.TXT 4.3 describes it. */
function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, flags = 0x800, method = 8, size = data.length } of entries) {
    const packed = method === 8 ? deflateRawSync(data) : data;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc32(data) >>> 0, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), head, Buffer.from(name), packed]);
    const row = Buffer.alloc(46);
    row.write("PK\x01\x02", 0, "latin1");
    head.copy(row, 6);
    row.writeUInt32LE(offset, 42);
    central.push(row, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A tar of files, made by the system's own program. */
function tarOf(files: Readonly<Record<string, string | Buffer>>, ...words: string[]): Buffer {
  const path = folder();
  for (const [name, data] of Object.entries(files)) put(join(path, name), data);
  return execFileSync("tar", [...words, "-cf", "-", "-C", path, "."], { maxBuffer: 1 << 28 });
}

test("archives are read by what they are, one in the other, under the names of both", async () => {
  const path = folder();
  const text = Buffer.from(`a\n  ${KEY}\n`);
  put(join(path, "a.zip"), zipOf([{ name: "x/y.txt", data: text }]));
  put(join(path, "b.tar"), tarOf({ "x/y.txt": text, [`${"long/".repeat(30)}name`]: text }));
  put(join(path, "c.tar.gz"), gzipSync(tarOf({ "x.txt": text }, "--format=pax")));
  put(join(path, "d.gz"), gzipSync(text));
  put(
    join(path, "e.jar"),
    zipOf([{ name: "in.tgz", data: gzipSync(tarOf({ "in.zip": zipOf([{ name: "z", data: text }]) })) }]),
  );
  const got = await run(["scan", "--json"], { cwd: path });
  assert.equal(got.err, "");
  assert.deepEqual(
    pathsOf(got).sort(byText),
    [
      "a.zip!/x/y.txt",
      `b.tar!/./${"long/".repeat(30)}name`,
      "b.tar!/./x/y.txt",
      "c.tar.gz!/./x.txt",
      "d.gz",
      "e.jar!/in.tgz!/./in.zip!/z",
    ].sort(byText),
  );
  assert.ok(findingsOf(got).every(({ line, column }) => line === 2 && column === 3));
});

test("what stands in a tar behind a binary file is read, and headers that look like others steer nothing", async () => {
  const path = folder();
  // Longer than what is read before a file is known to be binary.
  const files = { "a.bin": Buffer.alloc(20_000_001), "b.txt": KEY };
  put(join(path, "a.tar"), tarOf(files));
  put(join(path, "b.tgz"), gzipSync(tarOf(files)));
  put(join(path, "c.tar"), tarOf(files, "--format=pax", "--pax-option=comment:=x\n11 size=5\n12 path=no"));
  // An incremental archive has times where a name may begin.
  put(join(path, "d.tar"), tarOf(files, "--format=gnu", "--incremental"));
  const got = await run(["scan", "--json"], { cwd: path });
  assert.equal(got.err, "");
  assert.deepEqual(
    pathsOf(got).sort(byText),
    ["a.tar", "b.tgz", "c.tar", "d.tar"].map((name) => `${name}!/./b.txt`),
  );
});

/** The first bytes of archives that nothing here opens. */
const CLOSED = {
  "a.tar.xz": "fd377a585a000004",
  "b.7z": "377abcaf271c0004",
  "c.rar": "526172211a070100",
  "d.tar.zst": "28b52ffd24000000",
  "e.bz2": "425a6839314159265359",
  "f.deb": Buffer.from("!<arch>\ndebian-binary   ").toString("hex"),
};

test("archives of other kinds are named as not looked into, and are no error", async () => {
  const path = folder();
  for (const [name, begin] of Object.entries(CLOSED))
    put(join(path, name), Buffer.concat([Buffer.from(begin, "hex"), Buffer.from(KEY)]));
  put(join(path, "g.zip"), zipOf([{ name: "in.7z", data: Buffer.from(CLOSED["b.7z"], "hex") }]));
  put(join(path, "BZh9.txt"), "BZh9 is how a file of bzip2 begins\n");
  const got = await run(["scan"], { cwd: path });
  assert.equal(got.exit, 0, got.err);
  assert.equal(got.out, "");
  assert.match(got.err, /^not looked into: a\.tar\.xz \(xz\)\nnot looked into: b\.7z \(7-Zip\)\n/);
  assert.match(got.err, /and 2 more archives; --json has them all\n.*7 archives not looked into/);
  const { skippedArchives } = JSON.parse((await run(["scan", "--json"], { cwd: path })).out);
  assert.deepEqual(skippedArchives.slice(-2), ["f.deb (Debian)", "g.zip!/in.7z (7-Zip)"]);
});

test("a name that is no UTF-8 is read, in a folder and in a repository, and steers no terminal", async () => {
  const path = folder();
  const stray = Buffer.concat([Buffer.from(join(path, "sub\xfe/")), Buffer.from([0xff, 0xfe, 0x2e, 0x74])]);
  mkdirSync(stray.subarray(0, -4), { recursive: true });
  writeFileSync(stray, KEY);
  for (const prepare of [() => {}, () => execFileSync("git", ["init", "-q", path])]) {
    prepare();
    const got = await run(["scan", path]);
    assert.equal(got.exit, 1, got.err);
    assert.match(got.out, /\\u\{dcff\}\\u\{dcfe\}\.t:1:1/);
  }
});

test("files are called what each of them would be by itself, wherever their folder lies", () => {
  const files = [
    "/a/b/c.txt",
    "/a/b/d.txt",
    "/a/b/..e",
    "/a/f",
    "/f",
    "g",
    "./h",
    "a/b/i",
    "/a/b/\udcff",
    "/x y/\\j",
  ];
  for (const here of ["/", "/a", "/a/b", "/a/b/c", "/x y"]) {
    const called = (path: string): string => pathFrom(here, path);
    const quick = byFolder(called);
    for (const file of [...files, ...files.toReversed()])
      assert.equal(quick(file), called(file), `${file} in ${here}`);
  }
});

test("archives on standard input are read, too", async () => {
  for (const bytes of [
    zipOf([{ name: "a", data: Buffer.from(KEY) }]),
    gzipSync(tarOf({ a: KEY })),
    gzipSync(KEY),
  ]) {
    const got = await run(["scan", "-", "--json"], { input: bytes });
    assert.equal(got.exit, 1, got.err);
    assert.match(pathsOf(got)[0] ?? "", /^<stdin>(?:!\/(?:\.\/)?a)?$/);
  }
});

test("names in an archive lead nowhere and steer no terminal", async () => {
  const path = folder();
  const names = ["../../etc/cron.d/x", "/etc/passwd", "a\u001b]0;x\u0007\nb", "C:\\x"];
  put(join(path, "a.zip"), zipOf(names.map((name) => ({ name, data: Buffer.from(KEY) }))));
  const got = await run(["scan", path]);
  assert.equal(got.exit, 1);
  assert.equal(got.out.trim().split("\n").length, 4);
  assert.doesNotMatch(got.out.replaceAll("\n", ""), /\p{Cc}/u);
  assert.ok(!existsSync(join(path, "..", "etc")));
});

test("what cannot be read in an archive is told, the rest is read, and the exit code says so", async () => {
  const path = folder();
  const good = { name: "good", data: Buffer.from(KEY) };
  const cases: Record<string, { bytes: Buffer; says: RegExp; finds: number }> = {
    encrypted: {
      bytes: zipOf([{ name: "x", data: good.data, flags: 0x801 }, good]),
      says: /x is encrypted/,
      finds: 1,
    },
    method: {
      bytes: zipOf([{ name: "x", data: good.data, method: 14 }, good]),
      says: /not known \(14\)/,
      finds: 1,
    },
    "wrong-size": {
      bytes: zipOf([{ name: "x", data: good.data, size: 3 }, good]),
      says: /x is damaged/,
      finds: 1,
    },
    cut: { bytes: zipOf([good]).subarray(0, 60), says: /is damaged/, finds: 0 },
    "cut-gzip": {
      bytes: gzipSync(Buffer.from(`${KEY}\n`.repeat(50))).subarray(0, 60),
      says: /is damaged/,
      finds: 0,
    },
    "cut-tar": { bytes: tarOf({ a: "x".repeat(3000) }).subarray(0, 1700), says: /is damaged/, finds: 0 },
  };
  for (const [name, { bytes, says, finds }] of Object.entries(cases)) {
    const file = put(join(path, name), bytes);
    const got = await run(["scan", file, "--json"]);
    assert.equal(got.exit, 2, name);
    assert.match(got.err, says);
    assert.equal(findingsOf(got).length, finds, name);
  }
});

test("bombs are left when they have unpacked to more than any log does", async () => {
  const path = folder();
  // As small as can be: what may come out hangs on what went in, and each engine packs in its own way.
  let bytes: Buffer = gzipSync(Buffer.alloc(100 * 1024 * 1024, "a b c d\n"), { level: 9 });
  assert.match((await run(["scan", put(join(path, "bomb.gz"), bytes)])).err, /looks like a bomb/);
  bytes = gzipSync(bytes);
  for (let depth = 0; depth < 6; depth++) bytes = zipOf([{ name: "next", data: bytes }]);
  const got = await run(["scan", put(join(path, "deep.zip"), bytes)]);
  assert.equal(got.exit, 2);
  assert.match(got.err, /more than 4 deep/);
});

test("windows of a large file: places are those of the file, whatever stands on a border", async () => {
  const path = folder();
  const window = 8 * 1024 * 1024;
  const text = `${"é".repeat(window / 2 - 40)}${`${KEY}\n`.repeat(2)}${"日本\n".repeat(900_000)}  ${OTHER}`;
  const file = put(join(path, "large"), text);
  const found = findingsOf(await run(["scan", file, "--json"]));
  const expected = [...text.matchAll(/sk-or-v1-[0-9a-f]{64}/g)].map(({ index }) => {
    const before = text.slice(0, index);
    return [before.split("\n").length, index - before.lastIndexOf("\n")];
  });
  assert.deepEqual(
    found.map(({ line, column }) => [line, column]),
    expected,
  );
  const piped = findingsOf(await run(["scan", "-", "--json"], { input: text }));
  assert.deepEqual(
    piped.map(({ line, column }) => [line, column]),
    expected,
  );
});

test("a large scan is shared among processes, and says what one process says", async () => {
  const path = folder();
  mkdirSync(join(path, "d"));
  const filler = createHash("sha256").update("filler").digest("base64").replaceAll("+", " ");
  for (let at = 0; at < 60; at++) {
    const text = `${filler}\n`.repeat(26_000);
    writeFileSync(
      join(path, "d", `${at}.txt`),
      at % 7 === 0 ? `${text}\n${at % 2 === 0 ? KEY : OTHER}\n${text}` : text,
    );
  }
  put(join(path, "d", "z.zip"), zipOf([{ name: "in", data: Buffer.from(KEY) }]));
  const words = ["scan", join(path, "d"), "--json"];
  const many = await run(words, { command: [COMMAND] });
  const found: string[] = [];
  for (let at = 0; at < 60; at += 7) found.push(`${at}.txt`);
  assert.deepEqual(
    pathsOf(many)
      .map((name) => name.split("/").at(-1))
      .sort(byText),
    [...found, "in"].sort(byText),
  );
  const script = await run(words, { command: [NODE, built("agent-guards.mjs")] });
  assert.equal(script.out, many.out, "the script says the same, in the same order, with the same numbers");
});

test("a pipe by its name, and a file without a size, are read once", async () => {
  const path = folder();
  symlinkSync("/proc/self/status", join(path, "link"));
  const got = await run(["scan", join(path, "link")]);
  assert.match(got.err, /0 findings in 1 text, [1-9] kB/);
  execFileSync("mkfifo", [join(path, "pipe")]);
  const writer = spawn("sh", ["-c", 'printf %s "$1" > "$2"', "sh", `x\n${KEY}`, join(path, "pipe")], {
    stdio: "ignore",
  });
  assert.equal(findingsOf(await run(["scan", join(path, "pipe"), "--json"]))[0]?.line, 2);
  writer.kill();
});

test("the progress line: count, rate and path, never wider than the terminal", () => {
  const state = {
    path: "src/日本/very/long/path/to/main.ts",
    count: 1234,
    total: 5678,
    read: 56e6,
    seconds: 2.8,
  };
  assert.equal(lineOf({ ...state, path: "src/main.ts" }, 80), "1,234 of 5,678  56 MB  20 MB/s  src/main.ts");
  for (let width = 10; width < 100; width++) {
    const line = lineOf(state, width);
    assert.ok(columnsOf(line) <= width, `${width}: ${line}`);
    assert.ok(line.startsWith("1,234 of 5"));
  }
  assert.match(lineOf(state, 60), /….*main\.ts$/);
  assert.doesNotMatch(lineOf({ ...state, path: "a\u001b[2J\nb" }, 80), /\p{Cc}/u);
});

test("the progress line is on a terminal alone", async () => {
  const path = folder();
  put(join(path, "a"), "x");
  const got = await run(["scan", path]);
  assert.equal(got.err.split("\n").length, 2);
  assert.equal(readFileSync(join(path, "a"), "utf8"), "x");
});
