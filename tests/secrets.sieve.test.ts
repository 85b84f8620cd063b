/** What the sieve leaves of a text is enough: every detector finds with it what it finds by looking everywhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { PREFILTER_UNITS, SIEVE_CORE_UNITS, SIEVE_MARGIN_UNITS, SIFTED_UNITS } from "../lib/core/limits.ts";
import { catalog } from "../lib/secrets/catalog/index.ts";
import { type Decoder, decodeOnce, decodeRun } from "../lib/secrets/decode.ts";
import { JOINED } from "../lib/secrets/demands.ts";
import { undressed, unwrapped } from "../lib/secrets/dress.ts";
import { eachLongRun } from "../lib/secrets/long-runs.ts";
import { matchRows, siftFor } from "../lib/secrets/match.ts";
import { buildPrefilter, eachHit, type Visit } from "../lib/secrets/prefilter.ts";
import { searchFor } from "../lib/secrets/search.ts";
import { buildSieve } from "../lib/secrets/sieve/index.ts";
import { MODULE } from "../lib/secrets/sieve/module.ts";
import type { Sifted } from "../lib/secrets/sifted.ts";
import type { View } from "../lib/secrets/view.ts";
import { base64Pair, scanByteArrays } from "../lib/secrets/wallet/bytes.ts";
import { evidenceIn } from "../lib/secrets/wallet/evidence.ts";
import { isKeyText, mayBeKey } from "../lib/secrets/wallet/keys.ts";
import { eachRegion } from "../lib/secrets/wallet/mnemonic/regions.ts";
import { wordsOf } from "../lib/secrets/wallet/mnemonic/words.ts";
import { eachToken } from "../lib/secrets/wallet/tokens.ts";
import { program } from "../scripts/sieve/program.ts";
import { fc } from "./property.ts";

const EXACT = ["sk-", "sk-ant-", "AKIA", "eyJ", ".atlasv1.", "SKa", '" +', "%2", '"\n'];
const FOLDED = ["token", "key", "api_key", "密码", "://", "pwd", "ароль"];
const PREFILTER = buildPrefilter(EXACT, FOLDED);
const ALL_UNITS = 0xffff;

const sieve = buildSieve(PREFILTER);
assert.ok(sieve, "this runtime has WebAssembly");
const sift = sieve;

/** The words of a text, its tokens, pairs, regions and arrays: all that the detectors see of what was decoded. */
function inside(text: string, sifted?: Sifted, encoded?: (start: number, end: number) => void): unknown[] {
  const found: unknown[] = [];
  const visit: Visit = (word, at, end) => found.push(["word", word, at, end]);
  const search = searchFor(EXACT, FOLDED);
  if (sifted) search(text, visit, sifted);
  else eachHit(PREFILTER, text, visit);
  const evidence = evidenceIn(text, Number.POSITIVE_INFINITY);
  const run = (start: number, end: number, mayEncode: boolean): void => {
    eachToken(text, start, end, (from, to) => {
      if (mayBeKey(to - from) && isKeyText(text.slice(from, to))) found.push(["token", from, to]);
    });
    if (mayEncode) encoded?.(start, end);
    if (base64Pair(evidence, start, end)) found.push(["pair", start, end]);
  };
  eachLongRun(text, run, sifted);
  eachRegion(text, ALL_UNITS, (region) => found.push(["region", region]), sifted);
  return [...found, ...scanByteArrays(evidence, sifted)];
}

/** Everything that the detectors see of a text; of what is encoded that in which they see something. */
function seen(text: string, sifted?: Sifted): unknown {
  const found: unknown[] = [];
  const decoded = (view: View): void => {
    if (inside(view.text).length > 0) found.push(["decoded", view.text, view.origin({ start: 0, end: 1 })]);
  };
  const openly = inside(text, sifted, (start, end) => decodeRun(text, start, end, decoded));
  for (const { text: view, origin } of [...unwrapped(text, sifted), ...undressed(text, ALL_UNITS, sifted)])
    found.push(["view", view, origin({ start: 0, end: 1 })]);
  return [...openly, ...found];
}

const same = (text: string): void =>
  assert.deepEqual(seen(text, sift(text)), seen(text), JSON.stringify(text));

const words = fc.constantFrom(
  ...wordsOf("english").slice(0, 40),
  ...wordsOf("french").slice(0, 10),
  ...wordsOf("spanish")
    .filter((word) => /[^a-z]/.test(word))
    .slice(0, 8),
  "e\u0301querre",
);
const phrase = fc
  .tuple(
    fc.array(words, { minLength: 10, maxLength: 27 }),
    fc.constantFrom(
      " ",
      "\n",
      ", ",
      "\\n",
      " 1. ",
      "</b> <b>",
      "&nbsp;",
      "; ",
      "\t",
      " - ",
      " … ",
      " word2 ",
      " w2 ",
      " W2: ",
      " s1 ",
      "1w ",
      "\\",
      "\r\n> ",
      '</td><td class="a=b">',
      "&nbsp;&amp; ",
      " — ",
      "—",
      "\\r\\n",
      "\\t1. ",
      "\\\\n",
    ),
  )
  .map(([list, gap]) => list.join(gap));
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const drawn = (signs: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });
const noise = fc.string({ unit: "grapheme", maxLength: 8 });

const piece = fc.oneof(
  noise,
  phrase,
  words,
  fc.constantFrom(...EXACT, ...FOLDED, "TOKEN", "SK-", "é", "密", "…", "\\", "\n", "==", " "),
  fc.constantFrom("{a=", " x ", "<b", "abcdefghijkl ", " & ", "if (a) ", "a < b ", "é", "\\"),
  fc.constantFrom("\u001b[31m", "\\u001b[0m", "a\u200bb", "to\u00adken", "x\\_y", "\ufeff", "\u009b1m"),
  fc.constantFrom("あいこくしん", "가격 가끔 ", "的一是在不了有和人这中大", "\u1100\u1161", "\ud7ff"),
  drawn(LETTERS, 20, 60),
  drawn(`${LETTERS}-`, 60, 310),
  drawn(`${LETTERS}+/`, 80, 90).map((value) => `${value}==\n`),
  drawn(`${LETTERS}-_`, 10, 20).map((value) => `${value}\\\r\n  ${value}`),
  noise.map((text) => Buffer.from(`${text} and more than that, in words`).toString("base64")),
  noise.map((text) => Buffer.from(`${text} and more than that`).toString("hex")),
  fc.array(fc.nat(255), { minLength: 20, maxLength: 70 }).map((bytes) => `[${bytes.join(", ")}]`),
);
const pieces = fc.array(piece, { maxLength: 12 }).map((all) => all.join(""));

test("what is left of a text is enough", () => {
  fc.assert(fc.property(pieces, same), { numRuns: 1500 });
});

test("what is left of a text is enough where one part of it ends and the next begins", () => {
  const filler = fc.constantFrom("a.b(c),d[e]=f;", "above absent ", "é ", "0123456789abcdef", "\n", "x");
  const before = fc.integer({ min: -2 * SIEVE_MARGIN_UNITS, max: 40 });
  fc.assert(
    fc.property(filler, before, pieces, filler, (fill, shift, middle, rest) => {
      const text = fill.repeat(SIEVE_CORE_UNITS / fill.length + 1).slice(0, SIEVE_CORE_UNITS + shift);
      same(`${text}${middle}${rest.repeat(40)}`);
    }),
    { numRuns: 60 },
  );
});

test("a text longer than a part is read whole, however many words stand in it", () => {
  const text = `${'key"\n'.repeat(SIEVE_CORE_UNITS)}.`;
  assert.equal(sift(text).words.length, 4 * SIEVE_CORE_UNITS);
  same(text.slice(0, SIEVE_CORE_UNITS + 1));
});

test("nothing of a longer text before it is left in the window", () => {
  sift("token key ".repeat(4096));
  assert.deepEqual([...sift("key").words], [FOLDED.indexOf("key") + EXACT.length, 0]);
  same("a tok");
});

test("no text writes over the tables, whatever it is full of", () => {
  const text =
    `${EXACT.join(" ")} ${FOLDED.join(" ")} sk-ant-aB3dE6gH9jK2mN5pQ8sT1vW4 \u001b[31mabove absent\n`.repeat(
      20,
    );
  const before = sift(text);
  const signs = Array.from({ length: 256 }, (_, unit) => String.fromCharCode(unit));
  const floods = [
    ...signs,
    "\u200b",
    "\ufeff",
    "あ",
    "的",
    "\\_",
    "aaaaaaaaaaaa\n",
    "1,",
    "key",
    '"\n',
    "above ",
  ];
  for (const flood of floods) {
    sift(flood.repeat(Math.ceil((2 * SIEVE_CORE_UNITS + 7) / flood.length)));
    assert.deepEqual(sift(text), before, JSON.stringify(flood));
  }
});

test("words that are too many or too long for the memory have no sieve", () => {
  const many = Array.from({ length: 40_000 }, (_, index) => `word-${index}`);
  assert.equal(buildSieve(buildPrefilter(many, [])), undefined);
  assert.equal(buildSieve(buildPrefilter(["x".repeat(SIEVE_MARGIN_UNITS + 1)], [])), undefined);
});

const quota = { left: Number.POSITIVE_INFINITY };
const value = fc.oneof(
  drawn(LETTERS, 11, 40),
  drawn(`${LETTERS}@#$%^~-_=.`, 12, 40),
  drawn("0123456789abcdef", 32, 40),
  drawn(`${LETTERS}&,;(|'" `, 8, 40),
  drawn(`${LETTERS.slice(0, 8)}9=:`, 8, 24),
  drawn(`${LETTERS.slice(0, 26)}{}()[]<>$#@^%-_!?*`, 16, 40),
  drawn(`${LETTERS}!的是`, 8, 20).map((part) => `${"啊".repeat(part.length ** 2)}${part}`),
  fc.constantFrom("aB3dE6gH9jK2mN5", "3f2b8c1d-9e4a-4b7c-8d21-5a6b7c8d9e0f", "k".repeat(210), "", "x1"),
  fc.constantFrom(
    "hunter2x",
    "Tr0ub4d",
    "correctHorse!",
    "qzxwvjkpqzxwvj",
    "k".repeat(190),
    "Abcdefgh!",
    "a-b_c.d",
  ),
);
const name = fc.constantFrom(
  ...[
    "key",
    "api_key",
    "TOKEN",
    "client-secret",
    "auth",
    "my secret key",
    "password",
    "DB_PASS",
    "pwd",
    "your root password",
    "密码",
    "key.",
    "密钥",
    "k",
    "tokens, key",
    "aws",
    "datadog key",
    "cloudflare",
  ],
);
const operator = fc.constantFrom(
  ...[
    "=",
    ": ",
    '": "',
    "' => '",
    " is ",
    '\\": \\"',
    ", '",
    ' = String::from("',
    ") = ",
    "**: ",
    ' {\n  default = "',
  ],
  ...[
    " -> ",
    ">",
    "\n",
    "\n  value: ",
    "(",
    "; ",
    "'s ",
    " --profile work --value ",
    "：",
    "是",
    "",
    " | ",
    " string = ",
    " to ",
    " for the box to: ",
    ",",
    "=",
    ":",
    '="',
    ": '",
    "\t= ",
    "=`",
    '": ""',
    ': \\"',
    '"**: "',
    ": token ",
    '="bot ',
    "= key=",
    ': String = "',
    ': b"',
    '= new String("',
    "=\u201c",
    `=${" ".repeat(20)}"`,
    `:${" ".repeat(21)}`,
    `${" ".repeat(21)}= `,
  ],
  ...[
    "===",
    " == ",
    "=>",
    " => '",
    ":=",
    "::= ",
    "=:",
    " > ",
    "> '",
    ">\n",
    ">{",
    " >= ",
    ") {\n",
    ", ",
    ',\n  "',
    "',\n  '",
  ],
  ...[
    ":\n",
    "=\r\n  ",
    ": |\n  ",
    ": <",
    "=$",
    "= {",
    "= (",
    ": [",
    " = -",
    "=.",
    ": ;",
    ': {"',
    "=/",
    ",(",
    ", {",
  ],
);
const sentence = fc.oneof(
  fc.tuple(name, operator, value).map((parts) => parts.join("")),
  fc.tuple(value, fc.constantFrom(" is the ", " as my db ", " was "), name).map((parts) => parts.join("")),
  fc
    .tuple(value, fc.constantFrom(" is for ", " is my ", " | ./"), name)
    .map(([a, b, c]) => `${a}${b}${c} key`),
  fc.tuple(name, name, value, value).map(([a, b, c, d]) => `\nid,${a},${b}\n1,${c},${d}\n`),
  fc.tuple(name, value).map(([a, b]) => `\n| id | ${a} |\n|---|---|\n| 1 | ${b} |\n`),
  fc
    .tuple(name, value, fc.integer({ min: 0, max: 480 }))
    .map(([a, b, size]) => `\n| ${"c".repeat(size)} | ${a} |\n|---|---|\n| 1 | ${b} |\n`),
  fc
    .tuple(
      fc.constantFrom("log in as kate, ", "user ops / "),
      name,
      fc.constantFrom(..."_#@/!$%&*~^[<;"),
      fc.constantFrom("k3rmit_Fr0g", "/r/YKSsef00vnqaX", "c0ffee-Bean9"),
    )
    .map(([head, word, sign, rest]) => `${head}${word} ${sign}${rest} on it`),
  fc.tuple(value, value).map(([a, b]) => `https://${a}:${b}@db.acme.io`),
  fc.tuple(value, value).map(([a, b]) => `"api_key=${a}" +\n  "${b}"`),
  fc
    .tuple(
      fc.constantFrom("", "x", "-", "a_", "\\n", "%2F"),
      fc.constantFrom("pat", "re_", "sk-", "EAAC"),
      value,
    )
    .map((parts) => parts.join("")),
  noise,
);

test("where what a keyword demands does not stand, its detector finds nothing", () => {
  matchRows("x".repeat(PREFILTER_UNITS + 1), catalog(), quota);
  const between = fc.constantFrom(" ", "\n", "  ", '", "', "a ", "");
  const some = fc.array(fc.tuple(between, sentence), { minLength: 1, maxLength: 6 });
  const around = fc.integer({ min: SIFTED_UNITS, max: 2 * SIFTED_UNITS });
  fc.assert(
    fc.property(some, around, fc.boolean(), (parts, size, isLast) => {
      const text = parts.flat().join("");
      const whole = isLast ? "x ".repeat(size) + text : text + " x".repeat(size);
      const sifted = siftFor(whole, catalog());
      assert.ok(sifted);
      assert.deepEqual(
        matchRows(whole, catalog(), { ...quota }, { sifted }).found,
        matchRows(whole, catalog(), { ...quota }).found,
        JSON.stringify(text),
      );
    }),
    { numRuns: 3000 },
  );
});

/** What the rows find in what is encoded in a text, and where. */
function hidden(text: string, sifted?: Sifted): unknown {
  const found: unknown[] = [];
  const decoded = (view: View): void => {
    for (const { secret } of matchRows(view.text, catalog(), { ...quota }).found)
      found.push([secret.rule, view.origin(secret)]);
  };
  const once = decodeOnce(text, decoded);
  // Of strings that are joined the sieve knows no more than that another quote stands behind.
  const encoded = (decoder: Decoder, at: number): void => {
    if (decoder.demand !== JOINED) once(decoder, at);
  };
  matchRows(text, catalog(), { ...quota }, { encoded, sifted });
  eachLongRun(text, (start, end, may) => may && decodeRun(text, start, end, decoded), sifted);
  return found;
}

const everyUnit = (of: (code: string) => string) => (text: string) =>
  text.replace(/[ -~]/g, (sign) => of(sign.charCodeAt(0).toString(16)));
const signs = (of: (code: string) => string) => (text: string) =>
  text.replace(/[^\w\u0080-\uffff]/g, (sign) => of(sign.charCodeAt(0).toString(16).padStart(2, "0")));
const encoding = fc.constantFrom<(text: string) => string>(
  ...[
    signs((code) => `%${code}`),
    signs((code) => `%${code.toUpperCase()}`),
    everyUnit((code) => `%${code}`),
    signs((code) => `\\u00${code}`),
    everyUnit((code) => `\\x${code}`),
  ],
  (text) => JSON.stringify(text),
  (text) => JSON.stringify(JSON.stringify(text)),
  (text) => Buffer.from(text).toString("base64"),
  (text) => Buffer.from(text).toString("base64url"),
  (text) => Buffer.from(text).toString("hex"),
  (text) => text,
);

test("what is encoded is judged as whoever decodes it judges it", () => {
  matchRows("x".repeat(PREFILTER_UNITS + 1), catalog(), quota);
  const between = fc.constantFrom(
    ...[" ", "\n", "", "%2", "%3z", "%4é", "\\", "\\x", "\\u00", '\\"', "%7c", "\\/", '"', "é", "&", "\0"],
    ...["k".repeat(60), "x".repeat(1020), "a%20".repeat(300), "\n| a | b%7C\n"],
  );
  const part = fc.tuple(between, encoding, sentence).map(([lead, of, text]) => lead + of(text));
  const some = fc.array(part, { minLength: 1, maxLength: 6 });
  const shift = fc.oneof(fc.constant(0), fc.integer({ min: SIEVE_CORE_UNITS - 400, max: SIEVE_CORE_UNITS }));
  fc.assert(
    fc.property(some, shift, fc.constantFrom("x ", "x%3D", "\n"), (parts, size, filler) => {
      const text = `${filler.repeat(size / filler.length)}${parts.join("")}${" ".repeat(SIFTED_UNITS)}`;
      const sifted = siftFor(text, catalog());
      assert.ok(sifted);
      assert.deepEqual(hidden(text, sifted), hidden(text), JSON.stringify(parts));
    }),
    { numRuns: 2000 },
  );
});

test("the header of a table may begin in a window before the name in it", () => {
  matchRows("x".repeat(PREFILTER_UNITS + 1), catalog(), quota);
  const header = `| ${"c".repeat(360)} | api_key |\n|---|---|\n| 1 | ${"aB3dE6gH9jK2mN5"}pQ8sT1vW4 |\n`;
  for (const lead of ["", "first\n", "x\n"])
    for (let before = SIEVE_CORE_UNITS - 800; before < SIEVE_CORE_UNITS + 40; before += 23) {
      const text = `${lead === "" ? "" : "y".repeat(before - lead.length) + lead}${header}${"y ".repeat(before)}`;
      const { found } = matchRows(text, catalog(), { ...quota }, { sifted: siftFor(text, catalog()) });
      assert.equal(found.length, 1, `${before} units, then ${JSON.stringify(lead)}`);
    }
});

test("the module is what scripts/sieve.ts makes", () => {
  // Packed by whichever release of zlib wrote it.
  const bytes = inflateRawSync(Buffer.from(MODULE, "base64"));
  assert.ok(bytes.equals(program()), "run scripts/sieve.ts");
});
