/** Time: no input makes the wallet scan more than linear, and no regex of it can be made to. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { checkSync } from "recheck";
import { labelBehind, labels } from "../lib/secrets/wallet/labels.ts";
import { LISTS } from "../lib/secrets/wallet/mnemonic/lists.ts";
import { wordsOf } from "../lib/secrets/wallet/mnemonic/words.ts";
import { scanWallet } from "./wallet.scan.ts";

const ENGLISH = wordsOf("english");
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** A cheap generator with a fixed seed, so that a failure repeats. */
function numbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
const random = numbers();
const word = (): string => ENGLISH[random(2048)] ?? "";
const base58 = (length: number): string => Array.from({ length }, () => BASE58[random(58)]).join("");
const hex = (): string => randomBytes(32).toString("hex");

/** Inputs that feed one detector as much as it can take, by the piece. */
const HOSTILE: Readonly<Record<string, (i: number) => string>> = {
  "list words": () => `${word()} `,
  "lines of twelve list words": (i) => word() + (i % 12 === 11 ? "\n" : " "),
  "numbered list words": (i) => `${(i % 24) + 1}. ${word()}\n`,
  "list words in sentences": (i) => word() + (i % 40 === 39 ? " of " : " "),
  labels: () => "word 1 ",
  "Chinese list characters": () => LISTS.chinese_simplified[random(2048)] ?? "",
  "Chinese clauses": (i) => (LISTS.chinese_simplified[random(2048)] ?? "") + (i % 12 === 11 ? "，" : ""),
  "base58 without end": () => base58(50),
  "base58 of a key's length": () => `${base58(52)} `,
  "base58 of a pair's length": () => `${base58(87)} `,
  "base58 of a seed's length": () => `${base58(44)} key `,
  "hex without end": hex,
  "hex of a key's length": () => `${hex()}\n`,
  "hex with a label": () => `private key ${hex()}\n`,
  "digits and commas": () => `${random(256)},`,
  "arrays of 64 bytes": () => `[${[...randomBytes(64)].join(",")}]\n`,
  "encoded PEM heads": () => "LS0tLS1CRUdJTi",
  "PEM heads": () => "-----BEGIN PRIVATE KEY-----",
  "PEM heads with a line": () => `-----BEGIN RSA PRIVATE KEY-----\n${"QUJD".repeat(20)}\n`,
  backslashes: () => `-----BEGIN PRIVATE KEY-----${"\\".repeat(4000)}`,
  tags: () => "<abandon",
  entities: () => "&",
  "keystore fields": () => '"kdf":"x","cipher":{"ciphertext":',
  "JWK fields": () => '"kty":"EC",',
  blanks: () => " ",
};

const made = (piece: (i: number) => string, size: number): string => {
  const parts: string[] = [];
  for (let length = 0, i = 0; length < size; i++) {
    parts.push(piece(i));
    length += parts[i]?.length ?? 1;
  }
  return parts.join("").slice(0, size);
};

/** The better of two, in milliseconds of this process's processor time: the first under `bar`, where that is all that is asked. */
function cost(text: string, bar = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2 && best >= bar; i++) {
    const before = process.cpuUsage();
    scanWallet(text);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const SMALL = 20_000;
const FACTOR = 8;

for (const [name, piece] of Object.entries(HOSTILE))
  test(`${name}: time grows with size and no faster`, () => {
    const text = made(piece, SMALL * FACTOR);
    cost(text.slice(0, SMALL));
    const small = cost(text.slice(0, SMALL));
    // Quadratic code would take FACTOR times as long again; 4 ms are the clock's and the collector's noise.
    const bar = FACTOR * 3 * small + 4 * FACTOR;
    const large = cost(text, bar);
    assert.ok(large < bar, `${small.toFixed(1)} ms, then ${large.toFixed(1)} ms`);
  });

const FOLDER = join(import.meta.dirname, "../lib/secrets/wallet");
const LITERAL = /(?<=[=(,:?!&|]\s*|^\s*|=> )\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+)\/([a-z]*)/gm;

/** Every regex literal of the folder's sources. */
function literals(): { file: string; source: string; flags: string }[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith("lists.ts"),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), "utf8").matchAll(LITERAL)].map(([, source = "", flags = ""]) => ({
      file,
      source,
      flags: flags.replace("y", ""),
    })),
  );
}

/** Without a repeat that has no upper bound, a regex looks at a fixed number of units from each start. */
const isBounded = (source: string): boolean =>
  !/(?<!\\)[*+]|\{\d+,\}/.test(source.replace(/\[(?:\\.|[^\]\\])*\]/g, "[]").replace(/\\./g, ""));

test("every regex is linear: bounded in all its repeats, or proved by recheck", () => {
  const all = literals();
  assert.ok(all.length > 40, `${all.length} literals`);
  for (const { file, source, flags } of all)
    if (!isBounded(source))
      assert.equal(checkSync(source, flags, { timeout: 20_000 }).status, "safe", `${file}: ${source}`);
  for (const { source } of [labels(), labelBehind()]) assert.ok(isBounded(source), source.slice(0, 40));
});
