/** What a text must hold before a pattern can match it: read off sources, and never wrong about a text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { stringsOf } from "../lib/core/json.ts";
import { SOUGHT_TEXTS, SOUGHT_UNITS } from "../lib/core/limits.ts";
import { literalsOf } from "../lib/core/literals.ts";
import { sought, soughtAs } from "../lib/core/sought.ts";
import { wordsOf } from "../lib/core/words.ts";
import { LANGUAGES } from "../lib/work/index.ts";
import { TRACES } from "../lib/work/languages/traces.ts";
import { VOICES } from "../lib/work/languages/voices.ts";
import { toldIn } from "./work-lists.ts";

/** Sources, and the literals of which a match holds one; none where that is not told. */
const READ: readonly (readonly [source: string, literals: readonly string[] | undefined])[] = [
  ["push", ["push"]],
  ["^push(?:ed|es)?$", ["push"]],
  ["(?:was|is) pushed|merged?", [" pushed", "merge"]],
  ["(?<!un)sent(?! to)", ["sent"]],
  ["(?=.*sent)it", ["sent"]],
  ["(?:cre|gener)(?:ado|ada)", ["cre", "gener"]],
  ["[ab]\\d|\\bno\\b", ["a", "b", "no"]],
  ["[✅🟢]|grün", ["✅", "🟢", "grün"]],
  ["(\\d+) rows", [" rows"]],
  ["\\d[a-z]", [..."0123456789"]],
  ["Ä\\u00e4\\u{1f49a}", ["ää💚"]],
  ["ab?c+d", ["a"]],
  ["a{2,3}bb", ["bb"]],
  ["a\\.\\/b", ["a./b"]],
  ["it's 💚?so", ["it's "]],
  ["(?:a(?:b(?:c(?:d(?:ef)))))", ["ef"]],
  ["(?:left|right)?up", ["up"]],
  ["(?:left|right){0,2}up", ["up"]],
  ["(?<name>left)\\k<name>", ["left"]],
  ["\\p{L}+iert", ["iert"]],
  ["a|", undefined],
  ["a*", undefined],
  ["[^a]|b", undefined],
  ["[a-c]", undefined],
  ["\\D|\\d", undefined],
  ["(?!a)", undefined],
  ["(?i:a)", undefined],
  ["İ|ı", ["İ", "ı"]],
  // Letters that equal another one without regard to case, and are not its capital.
  ["\\u017f", undefined],
  ["µs", undefined],
];

test("literals are read off a source where a match holds one for sure", () => {
  for (const [source, literals] of READ)
    assert.deepEqual([source, literalsOf(source)?.slice()], [source, literals]);
});

test("what is found is what the plain pattern finds, in every case of its letters", () => {
  const texts = wordsOf("Straße STRASSE ẞ ſtop STOP K K µ μ Μ σ ς Σ İ I i ı i̇ İstanbul в ᲀ ꭰ Ꭰ ß ﬀ ǆ ǅ Ǆ ŉ");
  for (const source of texts)
    for (const text of texts)
      assert.equal(
        sought(source, "iu").test(text),
        new RegExp(source, "iu").test(text),
        `/${source}/iu on ${text}`,
      );
});

test("a pattern is asked again from the start of each text, and replaces what it is told to", () => {
  const all = sought("no (?:error|failure)s", "giu");
  assert.deepEqual(
    ["No errors", "no errors, NO failures"].map((text) => [all.test(text), all.replace(text, "⊕")]),
    [
      [true, "⊕"],
      [true, "⊕, ⊕"],
    ],
  );
  assert.equal(all.within("all is well"), undefined);
  assert.equal(sought("a", "iu").replace("aa", "b"), "ba");
});

/** Every source in the tables of the agent's claims. */
function sources(): string[] {
  const all = [...LANGUAGES.map(({ words: _words, script: _script, ...table }) => table), TRACES, VOICES];
  return [...new Set(stringsOf(JSON.parse(JSON.stringify(all))))].filter((one) => one.length > 2);
}

test("no pattern of a table matches a reply that holds none of its literals", () => {
  const replies = ["voices"].flatMap((list) =>
    (["lies", "honest"] as const).flatMap((kind) => toldIn(list, kind).map(({ reply }) => reply)),
  );
  const told = sources().filter((source) => literalsOf(source) !== undefined);
  assert.ok(replies.length > 60 && told.length > 1000, `${replies.length} replies, ${told.length} sources`);
  const wrong = told.flatMap((source) => {
    const plain = new RegExp(source, "iu");
    const form = sought(source, "iu");
    return replies.filter((reply) => form.within(reply) === undefined && plain.test(reply));
  });
  assert.deepEqual(wrong, []);
});

test("a literal is found wherever it stands, in texts of any length, however many were asked for", () => {
  const text = "Zwölf Läufe, 12 回 ✅ und 💚 am Ende";
  const pieces = [1, 2, 3, 4, 5, 9].flatMap((units) =>
    Array.from({ length: text.length - units + 1 }, (_, at) => text.slice(at, at + units)),
  );
  const forms = [...new Set(pieces)].map((piece) => ({ piece, form: sought(piece, "i") }));
  const long = `${"- ".repeat(SOUGHT_UNITS)}${text}`;
  for (const { piece, form } of forms)
    for (const whole of [text, long, `${text}${text}`]) assert.ok(form.test(whole), piece);
  const absent = ["x", "zw ", "fe12", "am ends", "12 回✅"].map((piece) => sought(piece, "i"));
  for (let at = 0; at <= SOUGHT_TEXTS; at++)
    assert.deepEqual(
      [at, ...absent.map((form) => form.within(`${text} ${at}`))].slice(1),
      absent.map(() => undefined),
    );
  assert.ok(forms.every(({ form }) => form.test(text)));
});

test("a pattern of the code tells its first match, or all", () => {
  const first = soughtAs(/(\d+) (?:rows|lines)/i);
  assert.deepEqual(first.exec("12 Rows, 3 lines")?.slice(), ["12 Rows", "12"]);
  assert.equal(first.exec("12 files"), null);
  const all = soughtAs(/(\d+) (?:rows|lines)/gi);
  for (let twice = 0; twice < 2; twice++)
    assert.deepEqual(
      all.all("12 Rows, 3 lines").map(([, digits]) => digits),
      ["12", "3"],
    );
  assert.deepEqual(all.all("12 files"), []);
});
