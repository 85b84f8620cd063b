/** The tables by which personal data is told from what looks like it: each entry is asked for by itself. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { findPii, type PiiKind } from "../lib/pii/index.ts";

type Tables = {
  readonly ibans: string;
  readonly nowhere: string;
  readonly files: string;
  readonly nobody: string;
  readonly cards: Readonly<Record<string, readonly number[]>>;
  readonly others: readonly string[];
  readonly "card words": readonly (readonly string[])[];
  readonly phones: readonly { readonly number: string; readonly words: readonly string[] }[];
  readonly private: string;
  readonly public: string;
};

const TABLES = parse(readFileSync(new URL("data/pii.yaml", import.meta.url), "utf8")) as Tables;

/** What is found of `kind` in a text, as it stands there. */
const foundIn = (text: string, kind: PiiKind): string[] =>
  findPii(text, { kinds: [kind] }).map(({ start, end }) => text.slice(start, end));

/** Those of `all` in which something other than `expected` is found. */
const wrong = (
  all: readonly string[],
  kind: PiiKind,
  expected: (text: string) => readonly string[],
): string[] => all.filter((text) => JSON.stringify(foundIn(text, kind)) !== JSON.stringify(expected(text)));

/** An account number of so many signs with its check digits (ISO 7064 MOD 97-10). */
function ibanOf(country: string, length: number): string {
  const account = "1".repeat(length - 4);
  const digits = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}

/** A number that begins with `prefix` and has its check digit (Luhn). */
function cardOf(prefix: string, length: number): string {
  const bare = prefix.padEnd(length - 1, "0");
  const sum = [...bare].reverse().reduce((all, sign, at) => {
    const value = Number(sign) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${bare}${(10 - (sum % 10)) % 10}`;
}

const NONE = (): readonly string[] => [];

test("account numbers of every country are found in their length, and in no other", () => {
  const rows = TABLES.ibans.split(/\s+/).map((row) => [row.slice(0, 2), Number(row.slice(2))] as const);
  assert.ok(rows.length > 75);
  const numbers = rows.map(([country, length]) => ibanOf(country, length));
  assert.deepEqual(
    wrong(numbers, "iban", (text) => [text]),
    [],
  );
  const longer = rows.map(([country, length]) => ibanOf(country, length + 1));
  assert.deepEqual(wrong(longer, "iban", NONE), []);
});

test("domains that reach nobody, names of files and senders that read nothing are no addresses", () => {
  const domains = `${TABLES.nowhere} ${TABLES.files}`.split(/\s+/).map((domain) => `jane@${domain}`);
  const senders = TABLES.nobody.split(/\s+/).map((name) => `${name}@acme-shop.com`);
  assert.deepEqual(wrong([...domains, ...senders], "email", NONE), []);
  const real = ["jane@acme-shop.com", "jane@testing.com", "gitta@acme-shop.com", "jane@a.pngs.com"];
  assert.deepEqual(
    wrong(real, "email", (text) => [text]),
    [],
  );
});

test("numbers in every issuer's ranges are cards behind a word, and those beside them are none", () => {
  const all = Object.entries(TABLES.cards).flatMap(([prefix, lengths]) =>
    lengths.map((length) => cardOf(prefix, length)),
  );
  const behindWord = (numbers: readonly string[]) => numbers.map((number) => `card ${number}`);
  assert.deepEqual(
    wrong(behindWord(all), "card", (text) => [text.slice(5)]),
    [],
  );
  const others = TABLES.others.map((prefix) => cardOf(prefix, /^3[019]/.test(prefix) ? 14 : 16));
  assert.deepEqual(wrong(behindWord(others), "card", NONE), []);
});

test("a bare number is a card behind a word for one, in every language, and else none", () => {
  const number = cardOf("4", 16);
  const texts = TABLES["card words"].flat().map((word) => `${word}: ${number}`);
  assert.deepEqual(
    wrong(texts, "card", () => [number]),
    [],
  );
  assert.deepEqual(foundIn(`id ${number}`, "card"), []);
});

test("a national number is one to call behind a word for that, in every language, and else none", () => {
  for (const { number, words } of TABLES.phones) {
    const texts = words.map((word) => `${word} ${number}`);
    assert.deepEqual(
      wrong(texts, "phone", () => [number]),
      [],
    );
    assert.deepEqual(foundIn(`order ${number}`, "phone"), []);
  }
  const far = `Telefonnummer:           ${"030 901820"}`;
  assert.deepEqual(foundIn(far, "phone"), ["030 901820"]);
});

test("addresses of the public net are found, those of private and reserved ones are not", () => {
  assert.deepEqual(wrong(TABLES.private.split(/\s+/), "ip", NONE), []);
  assert.deepEqual(
    wrong(TABLES.public.split(/\s+/), "ip", (text) => [text]),
    [],
  );
});
