/**
 * What it costs to look for secrets in a tree of real files, beside twelve plain patterns, in the first megabyte of a
 * fresh process, and in texts made to be slow. Everything is processor time.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scan } from "../../lib/secrets/scan.ts";
import { executableOf, ROOT } from "../guards.ts";
import { median, usageOf } from "./measure.ts";

const MIB = 1 << 20;

/** Files of the tree, and the largest that is taken. */
const FILES = 4000;
const FILE_BYTES = 256 * 1024;
const TEXT = /\.(?:[cm]?[jt]s|json|md|ya?ml|html|css|txt|map)$/;

/** Seconds of processor time of this process that `work` takes. */
function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const secondsOf = (argv: readonly string[], input = ""): number => usageOf({ argv, input }).cpuSeconds;

function* filesBelow(folder: string): Generator<string> {
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop())
    for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, entry.name);
      // Our own caches are nobody's packages.
      if (entry.name === ".cache") continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() && TEXT.test(entry.name) && statSync(path).size <= FILE_BYTES) yield path;
    }
}

/** Copies files of our dependencies, evenly spread over all of them, to `folder`. */
function copyTree(folder: string): string[] {
  const all = [...filesBelow(join(ROOT, "node_modules"))];
  const step = Math.max(1, all.length / FILES);
  return Array.from({ length: Math.min(FILES, all.length) }, (_, index) => {
    const path = all[Math.floor(index * step)] ?? "";
    const copy = join(folder, String(index % 40), `${index}-${path.split("/").at(-1)}`);
    mkdirSync(join(copy, ".."), { recursive: true });
    cpSync(path, copy);
    return copy;
  });
}

/** What anybody would write at first: twelve patterns, each of them over every file. */
const PLAIN = `
import { readFileSync } from "node:fs";
const patterns = [/AKIA[0-9A-Z]{16}/g, /gh[pousr]_[A-Za-z0-9]{36}/g, /sk_live_[0-9a-zA-Z]{24}/g, /xox[baprs]-[0-9A-Za-z-]{10,72}/g,
  /AIza[0-9A-Za-z_-]{35}/g, /-----BEGIN [A-Z ]*PRIVATE KEY-----/g, /eyJ[\\w-]{10,}\\.[\\w-]{10,}\\.[\\w-]{10,}/g, /glpat-[\\w-]{20}/g,
  /npm_[A-Za-z0-9]{36}/g, /SG\\.[\\w-]{22}\\.[\\w-]{43}/g, /sk-(?:proj-)?[A-Za-z0-9]{32,}/g,
  /(?:password|secret|token|api_key)\\s*[:=]\\s*['"][^'"\\s]{8,}['"]/gi];
let found = 0;
for (const file of readFileSync(process.argv[2], "utf8").split("\\n")) {
  const text = readFileSync(file, "utf8");
  for (const pattern of patterns) found += [...text.matchAll(pattern)].length;
}
console.log(found);
`;

/** Pieces of texts that feed one detector as much as it can take. */
const HOSTILE: Readonly<Record<string, string>> = {
  "escaped names of keys": "api\\u005fkey\\u003d ",
  "numbered words": "1. about 2. above 3. absent ",
  "list words": "above absent across action almost anchor ",
  "mixed keywords": "key token secret password auth credential ",
  "near misses": `api_key=${"some-cache-key-for-users"} `,
  "values that fail their proof": `ghp_${"aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6"} `,
  "base64 of text": "aGVsbG8gd29ybGQg",
  "long base64 lines": `${"QWxsIHdvcmsgYW5kIG5vIHBsYXk".repeat(3)}\n`,
  "one long line": "a.b(c),d[e]=f;",
  "marks without width": "to\u200bken key\u00ad ",
  "colours of a terminal": "\u001b[33mtoken\u001b[0m ",
  "Chinese words": "的一是在不了有和人这",
  "URLs with ports": "https://host:8443/path ",
  "quotes that are joined": '" + "',
  "markdown cells": "| key | value |\n",
  "encoded settings": "token%3Dabc%26key%3D ",
  "encoded lines": "aGVsbG8gd29ybGQsIGhlcmUgaXMgYW5vdGhlciBsaW5lIG9mIHdvcmRz\n",
  digests: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\n",
  "words with accents": "ábaco pequeño ácido éclair réseau ",
  "lines of values": "k3JpQ2xvdWRGb3JtYXRpb24Xb9Tz\n",
  "names that follow each other": "key_id=a1b2c3d4e5f6 ",
  "commands with users": "curl -u a:b ",
  "commands without options": "mongosh zip mysql ",
  "words before tokens": "bearer=1A",
  "vendors without keys": "okx aws azure mistral ",
  "words for passwords": "pass пароль 비밀번호 ",
};

/** A text as it comes from a file: what is repeated and cut stays in pieces that an engine reads more slowly. */
const repeated = (piece: string, size: number): string =>
  Buffer.from(piece.repeat(Math.ceil(size / piece.length)).slice(0, size)).toString();

const rate = (units: number, time: number): string => (units / time / 1e6).toFixed(0).padStart(5);

/** The tree in this process: the first pass, and the best of those that follow. */
function tree(texts: readonly string[]): void {
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  const pass = (): number =>
    seconds(() => {
      for (const text of texts) scan(text);
    });
  const [first = 0, ...others] = Array.from({ length: 6 }, pass);
  const best = Math.min(...others);
  console.log(
    `\n${texts.length} files of node_modules, ${(units / 1e6).toFixed(1)} MB, in this process (Node)`,
  );
  console.log(`first pass ${rate(units, first)} MB/s, warm ${rate(units, best)} MB/s`);
}

/** Pairs of whole processes. */
const PAIRS = 7;

function againstPlain(folder: string, files: readonly string[]): void {
  const [list, plain] = [join(folder, "list"), join(folder, "plain.mjs")];
  writeFileSync(list, files.join("\n"));
  writeFileSync(plain, PLAIN);
  const pairs = Array.from({ length: PAIRS }, () => [
    secondsOf([executableOf("agent-guards"), "scan", "--no-project", join(folder, "tree")]),
    secondsOf([process.execPath, plain, list]),
  ]);
  const ours = median(pairs.map(([own = 0]) => own));
  const others = median(pairs.map(([, other = 0]) => other));
  const ratio = median(pairs.map(([own = 0, other = 1]) => own / other));
  console.log(
    `agent-guards scan ${ours.toFixed(2)} s, twelve patterns in Node ${others.toFixed(2)} s, ratio ${ratio.toFixed(2)}`,
  );
}

/** Megabytes of the long text. */
const LONG = 9;

/** What one more megabyte of real text costs an executable that was just started, and each of those behind it. */
function firstMegabytes(texts: readonly string[]): void {
  const guard = executableOf("security_guard");
  const clean = texts.filter((text) => scan(text).length === 0).join("\n");
  const cost = (units: number): number =>
    secondsOf(
      [guard],
      JSON.stringify({ event: "on_user_message", session_id: "s", message: clean.slice(0, units) }),
    );
  const times = Array.from({ length: PAIRS }, () => [cost(2048), cost(MIB), cost(LONG * MIB)] as const);
  const first = median(times.map(([none, one]) => one - none));
  const more = median(times.map(([, one, all]) => all - one)) / (LONG - 1);
  console.log(
    `the first megabyte of a fresh process (executable) ${rate(MIB, first)} MB/s, each behind it ${rate(MIB, more)} MB/s`,
  );
}

/** Turns that each text takes with the clean ones. */
const TURNS = 5;

/** About a megabyte of the tree, from everywhere in it. */
function megabyteOf(texts: readonly string[]): { readonly texts: readonly string[]; readonly units: number } {
  const all = texts.reduce((sum, text) => sum + text.length, 0);
  const step = Math.max(1, Math.round(all / MIB));
  const some = texts.filter((_, index) => index % step === 0);
  return { texts: some, units: some.reduce((sum, text) => sum + text.length, 0) };
}

/** The clean texts are read again beside each of the others: what else the machine does meets both, and so does what its compilers have learnt. */
function hostile(texts: readonly string[]): void {
  console.log("\n1 MB of each, in this process (Node), against a megabyte of the tree beside it");
  const clean = megabyteOf(texts);
  for (const [name, piece] of Object.entries(HOSTILE)) {
    const text = repeated(piece, MIB);
    const turns = Array.from({ length: TURNS }, () => [
      seconds(() => scan(text)) / MIB,
      seconds(() => clean.texts.forEach((one) => void scan(one))) / clean.units,
    ]);
    const [own = 0, base = 1] = [0, 1].map((at) => Math.min(...turns.map((turn) => turn[at] ?? 0)));
    console.log(`${name.padEnd(32)} ${(own / base).toFixed(1).padStart(6)}`);
  }
}

/** The part of the page. */
export function secrets(): void {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-bench-"));
  try {
    const files = copyTree(join(folder, "tree"));
    const texts = files.map((path) => readFileSync(path, "utf8"));
    tree(texts);
    againstPlain(folder, files);
    firstMegabytes(texts);
    hostile(texts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
