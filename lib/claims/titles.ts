/** Whether a sentence names a title. */
import { TITLE_CHARS } from "../core/limits.ts";

// Words that half of all titles share; they name nothing unless the title has no other.
const COMMON =
  /^(?:the|an?|my|your|of|for|and|to|in|on|at|daily|weekly|hourly|monthly|every|each|day|week|hour|morning|evening|reminder|alert|alarm|task|job|cron|check|report|summary|digest|notification|watch|monitor|update|am|pm|utc|\d+|每日|每天|每周|提醒|任务|定时|监控|简报|通知)$/;

/**
 * `yes` when at least half of the title's own words stand in the sentence, `unknown` when title and sentence share no
 * script (nobody can tell whether "每日简报" is the "Morning briefing"), else `no`.
 */
export function namesTitle(sentence: string, title: string): "yes" | "no" | "unknown" {
  const said = tokens(sentence);
  const all = [...tokens(title.slice(0, TITLE_CHARS))];
  const own = all.filter((word) => !COMMON.test(word));
  const words = own.length > 0 ? own : all;
  if (words.length === 0) return "no";
  const shared = words.filter((word) => said.has(word)).length;
  if (shared * 2 >= words.length) return "yes";
  return sharesScript(sentence, title) ? "no" : "unknown";
}

/** True when a name is the title, but for case, marks and the endings that a sentence gives its words. */
export function isTitle(name: string, title: string): boolean {
  const said = wordsIn(name);
  const wanted = wordsIn(title.slice(0, TITLE_CHARS));
  return (
    wanted.length > 0 && said.length === wanted.length && wanted.every((word, at) => isForm(said[at], word))
  );
}

/** True when the words of a title stand in the sentence one behind another; one word alone ("Landing") may be a common noun. */
export function spellsTitle(sentence: string, title: string): boolean {
  const wanted = wordsIn(title.slice(0, TITLE_CHARS));
  if (UNSPACED.test(title)) return title.length > 2 && sentence.includes(title.trim());
  if (wanted.length < 2) return false;
  const said = wordsIn(sentence);
  return said.some((_, from) => wanted.every((word, at) => isForm(said[from + at], word)));
}

/** Letters of a title of one word that is no common noun where a job of that name has just ended. */
const LONG_WORD = 7;

/** True when every word of a title stands in the sentence in whatever order: "The birthday greeting for Rosa" of "Rosa birthday". */
export function holdsTitle(sentence: string, title: string): boolean {
  const plain = (text: string): string[] => wordsIn(text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""));
  const wanted = plain(title.slice(0, TITLE_CHARS));
  if (wanted.length < 2 && (wanted[0]?.length ?? 0) < LONG_WORD) return false;
  const said = plain(sentence);
  return wanted.every((word) => said.some((one) => isForm(one, word)));
}

/** Other words that may stand between two of a title: "knitting circle: the pattern library" of "Knitting patterns". */
const LOOSE = 2;

/** Signs that may stand inside a title of a script without blanks, each part of it at least two long. */
const LOOSE_SIGNS = 3;

/**
 * Where the words of a title stand in a text, in their order and with a few others between; undefined where they do not, and
 * for a title of one word, which may be a common noun.
 */
export function placeOf(text: string, title: string): readonly [from: number, to: number] | undefined {
  const wanted = wordsIn(title.slice(0, TITLE_CHARS));
  if (UNSPACED.test(title)) return placeOfSigns(text, title.trim().slice(0, TITLE_CHARS));
  if (wanted.length < 2) return undefined;
  const said = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu));
  const words = said.map(([word]) => word.toLowerCase());
  for (const from of words.keys()) {
    const last = endOfWords(words, wanted, from);
    const [first, end] = [said[from], last === undefined ? undefined : said[last]];
    if (first && end) return [first.index, end.index + end[0].length];
  }
  return undefined;
}

/** The place of the last word of a title whose first stands at `from`. */
function endOfWords(words: readonly string[], wanted: readonly string[], from: number): number | undefined {
  let at = from;
  for (const [nth, word] of wanted.entries()) {
    const reach = words.slice(at, nth === 0 ? at + 1 : at + 1 + LOOSE);
    const next = reach.findIndex((said) => isForm(said, word));
    if (next < 0) return undefined;
    at += next + 1;
  }
  return at - 1;
}

function placeOfSigns(text: string, title: string): readonly [from: number, to: number] | undefined {
  if (title.length <= 2) return undefined;
  const whole = text.indexOf(title);
  if (whole >= 0) return [whole, whole + title.length];
  for (let cut = 2; cut <= title.length - 2; cut++) {
    const from = text.indexOf(title.slice(0, cut));
    const rest = from < 0 ? -1 : text.indexOf(title.slice(cut), from + cut);
    if (rest >= 0 && rest - from - cut <= LOOSE_SIGNS) return [from, rest + title.length - cut];
  }
  return undefined;
}

/** Letters and digits of a name that tell it from a word that many addresses hold. */
const SLUG_CHARS = 5;

/** True when a page's slug holds a title, without its owner's number: "412-scout-troop" of "Scout troop". */
export function isSlugOf(slug: string, title: string): boolean {
  const [own, name] = [slug.replace(/^\d+-/, ""), title.slice(0, TITLE_CHARS)].map((text) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/đ/g, "d")
      .replace(/[^a-z0-9]/g, ""),
  );
  if (!own || !name || name.length < SLUG_CHARS) return false;
  return own.includes(name);
}

/** Words between two titles that are named in one breath: "Plant Diary and your Seed Swap". */
const BETWEEN = 3;

/**
 * True when both titles stand in the sentence with hardly a word between them, the second right behind the first or in front of it.
 * Beside the other a title of one word is told from a common noun.
 */
export function isBeside(sentence: string, one: string, other: string): boolean {
  const said = wordsIn(sentence);
  const places = (title: string): readonly (readonly [from: number, to: number])[] => {
    const wanted = wordsIn(title.slice(0, TITLE_CHARS));
    if (wanted.length === 0) return [];
    return said.flatMap((_, from) =>
      wanted.every((word, at) => isForm(said[from + at], word))
        ? [[from, from + wanted.length] as const]
        : [],
    );
  };
  const areJoined = (from: number, to: number): boolean =>
    to >= from && to - from <= BETWEEN && said.slice(from, to).some((word) => AND.test(word));
  const others = places(other);
  return places(one).some(([from, to]) =>
    others.some(([start, end]) => areJoined(to, start) || areJoined(end, from)),
  );
}

const AND =
  /^(?:and|dan|e|ed|et|i|oraz|plus|sowie|und|ve|và|with|y|és|и|а|і|й|та|و|और|กับ|และ|和|及|と|및|와|과)$/u;

/** Scripts that put no blanks between words. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff]/;

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Units of an ending that a word takes on in a sentence, and of a stem that is the same word with another. */
const ENDING = 3;
const STEM = 4;

/** A word in a form of its own: "Карту" of "Карта", "지도가" of "지도". */
function isForm(said: string | undefined, word: string): boolean {
  if (said === undefined || said === word) return said === word;
  if (Math.abs(said.length - word.length) > ENDING) return false;
  if (/[\uac00-\ud7af]/.test(word)) return said.startsWith(word);
  const stem = word.slice(0, Math.max(STEM, word.length - ENDING));
  return word.length >= STEM && said.startsWith(stem);
}

/** Words of alphabetic scripts, pairs of signs of the others. */
function tokens(text: string): Set<string> {
  const found = new Set<string>();
  for (const [run] of text
    .toLowerCase()
    .matchAll(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]+|[\p{L}\p{M}\p{N}]+/gu)) {
    if (!/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(run))
      found.add(run.replace(/(?<=\w{3})s$/, ""));
    else for (let at = 0; at < Math.max(1, run.length - 1); at++) found.add(run.slice(at, at + 2));
  }
  return found;
}

const SCRIPTS = [
  /[a-z]/i,
  /\p{sc=Han}/u,
  /\p{sc=Hang}/u,
  /\p{sc=Cyrl}/u,
  /[\p{sc=Hira}\p{sc=Kana}]/u,
  /\p{sc=Arab}/u,
  /\p{sc=Deva}/u,
  /\p{sc=Thai}/u,
];

function sharesScript(a: string, b: string): boolean {
  return SCRIPTS.some((script) => script.test(a) && script.test(b));
}
