/** Seed phrases: every language and layout is found, a broken checksum is not, and the generated lists are the standard's. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { entropyToMnemonic, validateMnemonic, wordlists } from "bip39";
import { REFRAIN_WORDS } from "../lib/core/limits.ts";
import { foldWord, LATIN_LANGUAGES, mayBeListed, wordHash } from "../lib/secrets/wallet/mnemonic/bloom.ts";
import { isBip39 } from "../lib/secrets/wallet/mnemonic/proof.ts";
import { LATIN_STRIDE } from "../lib/secrets/wallet/mnemonic/regions.ts";
import { wordIndex } from "../lib/secrets/wallet/mnemonic/words.ts";
import { generated, LANGUAGES } from "../scripts/wordlists.ts";
import { fc } from "./property.ts";
import { scanWallet } from "./wallet.scan.ts";

type Language = (typeof LANGUAGES)[number];

const listOf = (language: Language): string[] => wordlists[language] ?? [];

/** Words of a valid phrase. */
const phrase = (language: Language): fc.Arbitrary<string[]> =>
  fc
    .constantFrom(16, 20, 24, 28, 32)
    .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))
    .map((entropy) =>
      entropyToMnemonic(Buffer.from(entropy).toString("hex"), listOf(language)).split(/[ \u3000]/),
    )
    // The same word again and again is what a wallet makes of entropy of one byte only.
    .filter((words) => new Set(words).size * 2 > words.length);

const numbered =
  (separator: string, end: string) =>
  (words: readonly string[]): string =>
    words.map((word, i) => `${i + 1}${separator}${word}`).join(end);
const wrapped =
  (before: string, after: string) =>
  (words: readonly string[]): string =>
    before + words.join(" ") + after;
const joined =
  (separator: string) =>
  (words: readonly string[]): string =>
    words.join(separator);

const LAYOUTS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  spaces: joined(" "),
  "double spaces": joined("  "),
  "no-break spaces": joined("\u00a0"),
  "ideographic spaces": joined("\u3000"),
  "zero-width spaces": joined("\u200b "),
  tabs: joined("\t"),
  lines: joined("\n"),
  "lines with carriage returns": joined("\r\n"),
  "paragraphs of one word": joined("\n\n"),
  commas: joined(", "),
  "tight commas": joined(","),
  "ideographic commas": joined("、"),
  semicolons: joined("; "),
  hyphens: joined("-"),
  dots: joined(". "),
  slashes: joined(" / "),
  pipes: (words) => `| ${words.join(" | ")} |`,
  arrows: joined(" -> "),
  "written-out line breaks": joined("\\n"),
  "percent-encoded spaces": joined("%20"),
  entities: joined("&nbsp;"),
  "line break tags": joined("<br>"),
  "list tags": (words) => `<ol>${words.map((word) => `<li>${word}</li>`).join("")}</ol>`,
  numbers: numbered(". ", "\n"),
  "tight numbers": numbered(".", " "),
  "numbers in a line": numbered(") ", " "),
  keycaps: numbered("\ufe0f\u20e3 ", " "),
  "circled numbers": (words) => words.map((word, i) => String.fromCharCode(0x2460 + i) + word).join(" "),
  "numbers behind": (words) => words.map((word, i) => `${word} (${i + 1})`).join(", "),
  labels: (words) => words.map((word, i) => `Word ${i + 1}: ${word}`).join("\n"),
  bullets: (words) => words.map((word) => `- ${word}`).join("\n"),
  "two columns": (words) => {
    const half = Math.ceil(words.length / 2);
    const cell = (i: number): string => (words[i] ? `${i + 1}. ${words[i]}` : "");
    return Array.from({ length: half }, (_, i) => `${cell(i)}    ${cell(i + half)}`).join("\n");
  },
  "lines of four": (words) => words.map((word, i) => word + (i % 4 === 3 ? "\n" : " ")).join(""),
  "a quoted reply": (words) => words.map((word, i) => (i % 6 === 0 ? `\n> ${word}` : word)).join(" "),
  "quoted words": (words) => words.map((word) => `"${word}"`).join(", "),
  "a JSON array": (words) => JSON.stringify({ words }),
  "an indented JSON array": (words) => JSON.stringify({ words }, undefined, 2),
  "a JSON object": (words) =>
    JSON.stringify(Object.fromEntries(words.map((word, i) => [`word${i + 1}`, word]))),
  "a JSON object of short names": (words) =>
    JSON.stringify(Object.fromEntries(words.map((word, i) => [`w${i + 1}`, word])), undefined, 2),
  "a JSON string": (words) => JSON.stringify({ network: "mainnet", mnemonic: words.join(" ") }),
  "JSON in JSON": (words) => JSON.stringify(JSON.stringify({ mnemonic: words.join("\n") })),
  "an environment file": wrapped('MNEMONIC="', '"\nRPC_URL=https://rpc.example.org'),
  code: wrapped('Wallet.fromPhrase("', '");'),
  "a code span": wrapped("`", "`"),
  "a tag": wrapped("<seed>", "</seed>"),
  "a YAML list": (words) => `seed:\n${words.map((word) => `  - ${word}`).join("\n")}`,
  "a sentence": wrapped("please import this one: ", ". Thank you"),
  "capital letters": (words) => words.join(" ").toUpperCase(),
  "composed letters": (words) => words.join(" ").normalize("NFC"),
  "decomposed letters": (words) => words.join(" ").normalize("NFD"),
};

const isPhrase = (text: string): boolean => scanWallet(text).some(({ rule }) => rule === "bip39-mnemonic");

for (const language of LANGUAGES) {
  test(`${language}: a valid phrase is found in every layout`, () => {
    for (const [name, layout] of Object.entries(LAYOUTS))
      fc.assert(
        fc.property(phrase(language), (words) => {
          assert.ok(isPhrase(layout(words)), `${name}: ${layout(words)}`);
        }),
        { numRuns: 4 },
      );
  });

  test(`${language}: a phrase whose checksum fails is clean where the layout bounds it`, () => {
    const texts = [
      joined(" "),
      joined("\n"),
      joined(", "),
      numbered(". ", "\n"),
      (words: readonly string[]) => JSON.stringify(words),
    ];
    fc.assert(
      fc.property(
        phrase(language),
        fc.nat(2047),
        fc.nat(11),
        fc.constantFrom(...texts),
        (words, index, place, layout) => {
          const changed = words.with(place, listOf(language)[index] ?? "");
          fc.pre(!validateMnemonic(changed.join(" "), listOf(language)));
          const [ahead, behind] = [changed.slice(0, 12), changed.slice(12)];
          // Two phrases on one line are two.
          fc.pre(![ahead, behind].every((half) => validateMnemonic(half.join(" "), listOf(language))));
          assert.ok(!isPhrase(layout(changed)), layout(changed));
        },
      ),
      { numRuns: 60 },
    );
  });
}

test("Chinese without spaces is found between line breaks, quotes and after a colon", () => {
  for (const language of ["chinese_simplified", "chinese_traditional"] as const)
    fc.assert(
      fc.property(phrase(language), fc.constantFrom("", "\n", '"', "助记词："), (words, before) => {
        // The lists begin with the commonest characters: a phrase that reads like prose is left alone.
        const places = words.map((word) => listOf(language).indexOf(word));
        fc.pre(places.reduce((sum, place) => sum + place, 0) > 600 * words.length);
        assert.ok(isPhrase(before + words.join("") + (before.startsWith("助") ? "。" : before)));
      }),
      { numRuns: 40 },
    );
});

test("a phrase inside prose is found, and nothing but it", () => {
  const text = "the old phone had gospel ostrich velvet ladder immune bamboo thunder cereal hockey jungle";
  fc.assert(
    fc.property(phrase("english"), (words) => {
      const sentence = `the old phone had ${words.join(" ")} and then it broke`;
      assert.ok(
        scanWallet(sentence).some(({ start, end }) => sentence.slice(start, end) === words.join(" ")),
      );
    }),
    { numRuns: 40 },
  );
  assert.deepEqual(scanWallet(text), []);
});

test("every window is looked at: one word more, two phrases on a line, words of a command", () => {
  fc.assert(
    fc.property(
      phrase("english"),
      phrase("english"),
      fc.constantFrom("armor", "zebra", "about"),
      (words, more, other) => {
        const whole = words.join(" ");
        const texts = [
          `${whole} ${other}`,
          `${other} ${whole}`,
          `echo ${whole} | cat > x`,
          `seed phrase: use ${whole}`,
        ];
        if (words.length === more.length) texts.push(`${whole} ${more.join(" ")}`);
        for (const text of texts) assert.ok(isPhrase(text), text);
        const halves = `first half: ${words.slice(0, 6).join(" ")}\nsecond half: ${words.slice(6).join(" ")}`;
        assert.ok(isPhrase(halves), halves);
      },
    ),
    { numRuns: 60 },
  );
});

test("a bounded run of a phrase's length is one phrase or none, unless all around its window is prose", () => {
  const common = fc.constantFrom("about", "again", "also", "because", "before", "other", "then", "this");
  const rare = fc.constantFrom("armor", "bulb", "coyote", "dizzy", "fossil", "lobster", "puppy", "zebra");
  fc.assert(
    fc.property(
      phrase("english").filter((words) => words.length === 15 && new Set(words).size === 15),
      fc.tuple(common, common, common),
      fc.tuple(rare, common, rare),
      fc.nat(3),
      fc.constantFrom('"', "\n"),
      (words, around, others, ahead, quote) => {
        const within = (some: readonly string[]): string =>
          [...some.slice(0, ahead), ...words, ...some.slice(ahead)].join(" ");
        const run = within(others);
        fc.pre(!validateMnemonic(run, listOf("english")));
        assert.ok(isPhrase(`my notes ${words.join(" ")} end here`), "the window passes by itself");
        assert.ok(isPhrase(quote + within(around) + quote), within(around));
        assert.ok(!isPhrase(quote + run + quote), run);
      },
    ),
    { numRuns: 60 },
  );
});

test("lists are clean: in order, backwards, shuffled without lines, one word repeated", () => {
  const words = listOf("english");
  for (let at = 0; at < 2000; at += 173) {
    assert.deepEqual(scanWallet(words.slice(at, at + 48).join("\n")), []);
    assert.deepEqual(scanWallet(words.slice(at, at + 12).join(" ")), []);
    assert.deepEqual(
      scanWallet(
        words
          .slice(at, at + 24)
          .reverse()
          .join(", "),
      ),
      [],
    );
    assert.deepEqual(scanWallet(`${words[at]} `.repeat(24)), []);
  }
});

test("a phrase among a few words again and again is found, and these are none", () => {
  const refrain = "token key ".repeat(REFRAIN_WORDS).trim();
  assert.deepEqual(scanWallet(refrain), []);
  fc.assert(
    fc.property(phrase("english"), (words) => {
      const text = `${refrain}\n${words.join(" ")}.\n${refrain}`;
      assert.deepEqual(
        scanWallet(text).map(({ start, end }) => text.slice(start, end)),
        [words.join(" ")],
      );
    }),
    { numRuns: 20 },
  );
});

test("the checksum agrees with the bip39 package on any words", () => {
  const list = listOf("english");
  fc.assert(
    fc.property(fc.constantFrom(12, 15, 18, 21, 24), fc.infiniteStream(fc.nat(2047)), (length, stream) => {
      const indexes = [...stream.take(length)];
      assert.equal(isBip39(indexes), validateMnemonic(indexes.map((i) => list[i]).join(" "), list));
    }),
    { numRuns: 3000 },
  );
});

test("the generated lists are the bip39 package's, word for word", () => {
  const file = join(import.meta.dirname, "../lib/secrets/wallet/mnemonic/lists.ts");
  assert.ok(readFileSync(file, "utf8") === generated(), "run scripts/wordlists.ts");
  for (const language of LANGUAGES)
    for (const [index, word] of listOf(language).entries()) {
      assert.equal(wordIndex(language, word), index);
      assert.equal(wordIndex(language, word.normalize("NFC").toUpperCase()), index);
    }
});

test("the filter lets every word of every Latin list pass, and four fifths of other words not", () => {
  for (const language of LATIN_LANGUAGES)
    for (const word of listOf(language)) assert.ok(mayBeListed(wordHash(foldWord(word))), word);
  const random = fc.sample(fc.stringMatching(/^[a-z]{3,9}$/), { numRuns: 5000, seed: 7 });
  const passed = random.filter((word) => mayBeListed(wordHash(word))).length;
  assert.ok(passed < 1000, `${passed} of 5000`);
});

test("the letter of an escape in front of a blank is no word's, wherever it stands", () => {
  for (const entropy of ["f585c11aec520db57dd353c69554b21a", "9e885d952ad362caeb4efe34a8e91bd2"]) {
    const words = entropyToMnemonic(entropy, listOf("english")).split(" ");
    for (const separator of ["\\n ", "\\t ", "\\r\\n ", "\\n  ", "\\n\\t"])
      for (let before = 0; before < LATIN_STRIDE; before++)
        assert.notEqual(
          scanWallet(`Words: ${".".repeat(before)}${words.join(separator)}`).length,
          0,
          JSON.stringify([separator, before]),
        );
  }
});
