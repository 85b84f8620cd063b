/** Time: no text makes scanning or decoding more than linear. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SECRETS_ENOUGH } from "../lib/core/limits.ts";
import { catalog } from "../lib/secrets/catalog/index.ts";
import { scan } from "../lib/secrets/scan.ts";

/** Pieces that feed one detector as much as it can take, over and over. */
const HOSTILE: Readonly<Record<string, string>> = {
  "a prefix without end": "sk-proj-",
  "prefixes apart": "sk-proj- ",
  "JWT heads": "eyJ",
  "JWT heads in parts": "eyJhbGciOiJIUzI1NiJ9.",
  "equals signs": "=",
  "names without values": "password ",
  "names of names": "password=",
  "names and short values": "token: a1 ",
  "spoken names": "key: key is token ",
  "values that are no secrets": "api_key=some-cache-key-for-users ",
  "keys that fail their checksum": `ghp_${"aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6"} `,
  "placeholders of keys": "AKIAQQQQQQQQQQQQQQQQ ",
  "user information of URLs": "://a:b",
  "vendors without keys": "datadog key ",
  "vendors with long runs": "datadog key 0123456789abcdef0123456789abcdeX ",
  percents: "%3A",
  escapes: "\\x41",
  "strings that are joined": '" + "',
  "strings on lines": '"\n"',
  "base64 of text": "aGVsbG8gd29ybGQg",
  hexadecimal: "68656c6c6f20776f726c6420",
  markers: "…[redacted:jwt:0a1b]",
  "user options": "curl -u a:b ",
  digits: "0123456789",
  dots: ".",
};

/** The best of three, in milliseconds of this process's processor time: the first under `bar`, where that is all that is asked. */
function cost(work: () => void, bar = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best >= bar; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const SMALL = 40_000;
const FACTOR = 8;

/** Quadratic code would take FACTOR times as long again; 4 ms are the clock's and the collector's noise. */
function assertLinear(piece: string, work: (text: string) => void): void {
  const text = piece.repeat(Math.ceil((SMALL * FACTOR) / piece.length));
  const small = cost(() => work(text.slice(0, SMALL)));
  const bar = FACTOR * 3 * small + 4 * FACTOR;
  const large = cost(() => work(text.slice(0, SMALL * FACTOR)), bar);
  assert.ok(large < bar, `${small.toFixed(1)} ms, then ${large.toFixed(1)} ms`);
}

for (const [name, piece] of Object.entries(HOSTILE))
  test(`${name}: time grows with size and no faster`, () => assertLinear(piece, scan));

test("the keywords of every row, repeated, cost time in proportion to size", () => {
  const words = catalog().flatMap((row) => ("words" in row ? row.words : row.keywords));
  assertLinear(words.join(" "), scan);
  assertLinear(words.join(""), scan);
});

const CLEAN =
  "The build was green at noon; the second run took 41 seconds and wrote 1,204 rows to the table.\n";

/** Pieces beside {@link HOSTILE} that ask for the same stretch again and again, in scripts without blanks too. */
const GREEDY: Readonly<Record<string, string>> = {
  ...HOSTILE,
  names: "token ",
  "names in Chinese": "密码是",
  "names in Chinese, full-width operators": "口令：",
  "PEM heads": "-----BEGIN PRIVATE KEY-----\n",
  "encoded blanks": "%20 ",
  "fields of keys": "kty",
  "the word before a token": "bearer=1A",
  "vendors beside each other": "okx aws azure ",
  "words for a password in sentences": "pass пароль 비밀번호 ",
  "commands without options": "mongosh 7z ",
};

/**
 * Each piece costs 1 to 40 times what clean text does; a detector that reads the same stretch for every name costs
 * hundreds of times as much. The bar leaves room for a busy machine.
 */
const GREED = 200;

const GREEDY_UNITS = 200_000;
const repeated = (piece: string): string =>
  piece.repeat(Math.ceil(GREEDY_UNITS / piece.length)).slice(0, GREEDY_UNITS);

test("no piece costs far more than clean text of the same size", () => {
  const clean = repeated(CLEAN);
  for (let round = 0; round < 5; round++) scan(clean);
  const bar = GREED * cost(() => scan(clean));
  for (const [name, piece] of Object.entries(GREEDY)) {
    const text = repeated(piece);
    const hostile = cost(() => scan(text), bar);
    assert.ok(hostile < bar, `${name}: ${hostile.toFixed(1)} ms, not ${bar.toFixed(1)}`);
  }
});

test("a text that is refused is read no further than its first findings", () => {
  const flood = Array.from({ length: 4000 }, (_, i) => `KEY_${i}=${sampled(i)}\n`).join("");
  assert.ok(scan(flood).length > 3000);
  assert.ok(2 * cost(() => scan(flood, { enough: SECRETS_ENOUGH })) < cost(() => scan(flood)));
});

/** 32 letters and digits that look drawn, others for every number. */
function sampled(number: number): string {
  let state = number + 1;
  return Array.from({ length: 32 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".charAt((state >> 8) % 62);
  }).join("");
}
