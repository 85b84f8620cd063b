/** Sentences of a line and clauses of a sentence. */

import { lazy } from "../core/lazy.ts";
import { SENTENCE_CHARS } from "../core/limits.ts";
import { alternation } from "../core/words.ts";

/** Holds at least one letter, sign or digit: what is left of emoji and punctuation says nothing. */
const WORD = /[\p{L}\p{N}\uE000-\uE004]/u;

// Intl.Segmenter knows where sentences end in every script (UAX #29). Making one costs 2 ms, a third of a bare start, so it
// is made for lines alone that hold more than English and Chinese prose does.
const segmenter = lazy(() => new Intl.Segmenter("en", { granularity: "sentence" }));

/** Lines whose sentences {@link END} finds: ASCII, the marks of typesetting, Chinese and its marks, our own signs. */
const PLAIN = /^[\t -~·–—‘’“”…\u3000-\u3002\u3008-\u3011\u4e00-\u9fff！（），：；？\uE000-\uE004]*$/;

// What UAX #29 calls closing marks, what ends a sentence, blanks, and what shows that it goes on.
const CLOSE = "[\"'()[\\]{}‘’“”（）\\u3008-\\u3011]";
const STOPS = ".!?。！？";
const BLANK = "[ \\t\\u3000]";
const TAIL = `${CLOSE}*(?!${CLOSE})${BLANK}*(?![ \\t\\u3000,:–—、，：${STOPS}-])`;

/** Versions of Unicode differ on whether a semicolon behind a stop shows that the sentence goes on. */
const DISPUTED = new RegExp(`[${STOPS}]${CLOSE}*${BLANK}*[;；]`);

/** The end of a sentence of a plain line, by the rules SB6 to SB11 of UAX #29. */
const END = new RegExp(
  `[!?。！？]${TAIL}|\\.(?!\\d)(?<![A-Za-z]\\.(?=[A-Z]))${TAIL}(?![^A-Za-z${STOPS}\\u4e00-\\u9fff]*[a-z])`,
  "g",
);

/** The segments of a text, one a sentence, with all that parts them. */
export function segmentsOf(text: string): string[] {
  if (!PLAIN.test(text) || DISPUTED.test(text))
    return Array.from(segmenter().segment(text), ({ segment }) => segment);
  const segments: string[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(END)) {
    segments.push(text.slice(start, index + end.length));
    start = index + end.length;
  }
  if (start < text.length) segments.push(text.slice(start));
  return segments;
}

/** The sentences of one line of prose. A line longer than the cap is cut at spaces first, which keeps the work linear. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of cut(line)) {
    for (const segment of segmentsOf(part)) {
      for (const text of segment.split(/(?<=[;；])\s?/)) {
        const clean = text.trim();
        if (WORD.test(clean)) sentences.push(clean);
      }
    }
  }
  return sentences;
}

function* cut(line: string): Generator<string> {
  let start = 0;
  while (line.length - start > SENTENCE_CHARS) {
    const space = line.lastIndexOf(" ", start + SENTENCE_CHARS);
    const end = space > start ? space : start + SENTENCE_CHARS;
    yield line.slice(start, end);
    start = end;
  }
  yield line.slice(start);
}

/** True when a sentence ends with a question mark or a question particle. */
export function isQuestion(text: string): boolean {
  return (
    /[?？؟][\s"'”’)）」』·\uE003]*$/.test(text) ||
    /(?:吗|嗎|呢|ましょうか|でしょうか|ますか|ませんか|까요|ไหม|หรือไม่)[\s。.!！·]*$/.test(text)
  );
}

// Commas, dashes and brackets always part clauses; so do the words for "but" and "and" between spaces. A colon parts them
// too and stays, because "Published:" announces what "Published." asserts.
const BREAKS = new RegExp(
  [
    `\\s*(?:[,;!?](?=\\s|$|[\\u0080-\\uFFFF])|\\.(?=\\s|$)|…|\\.{3}|[，、；。！？（）()—–·¡¿।،؛]|\\s-{1,3}\\s)\\s*`,
    `(?<=:)(?=\\s|$|[\\u0080-\\uFFFF])|(?<=：)`,
    `\\s+(?=และ[\\u0e01-\\u0e4e])`,
    `\\s+(?=${alternation(`
      aber|although|and(?<!\\b(?:gone|went) ahead and)(?! (?:running|activated|well|kicking|accessible|publicly|
        open|public|live|online|ready))|aunque|because|but|e|et|however|in (?:reply|response) to|mais|mas|nhưng|
      pero|plus|quoting|responding to|sino|so|sondern|though|und|và|while|y(?!\\s(?:acc[èé]d|avoir|ont\\s|sont\\s))|yet(?<!\\bnot yet)|а|и|но
    `)}\\s)`,
  ].join("|"),
  "i",
);

/** A remark in the middle of a sentence: "Your page, by the way, is live", "Die Seite ist, wie gewünscht, online". */
const REMARK = new RegExp(
  [
    `(?<=\\p{L}), ${alternation(`
      as|by the way|come|como|comme|d['’]ailleurs|however|in fact|jak|nawiasem mówiąc|như|of course|por cierto|
      seperti|wie|übrigens|до речі|как|кстати|як
    `)}(?: [^,.:;!?\\uE000]{1,40})?,(?= \\p{Ll})`,
    `(?<=(?:^|[.!?] )[^,.:;!?\\uE000]{2,60}), [^,.:;!?\\uE000]{2,40},(?= ${alternation(`
      a|are|est|está|están|foi|fue|fueron|goes|got|ha|had|han|has|hat|have|is|ist|ont|sind|sono|sont|são|was|went|
      were|wurde|wurden|è|é
    `)}\\s)`,
  ].join("|"),
  "giu",
);

/** Pieces of a line that no clause reaches beyond, for a first look that needs neither sentences nor clauses. */
export function piecesOf(line: string): string[] {
  return line.replace(REMARK, "").split(/[.,;!?](?=\s)|[，；。！？]/);
}

/**
 * A count, a version or a time in brackets parts no subject from its verb: "Your thread (4 parts) went out", "The
 * reminder (Tue, 8:30) is set"; nor does a time between commas: "Reminder for tomorrow, 7:15, created".
 */
const ASIDE =
  / \((?:v?\d|(?=[^()]{0,16}\d[:.h]\d\d))[^()\uE000-\uE004]{0,22}\)(?= \p{Ll})|(?<=\p{L}), \d{1,2}[:.h]\d\d(?: ?[ap]m| uhr)?,(?= \p{Ll})/gu;

/** "Publishing… done!" is a label with its value, and so is "🟢 Publish — ok". */
const DOTS =
  /(?<=^\p{L}{4,20})(?:…|\.{3}) (?=\p{L}{2,12}[!.]?$)|(?<=^[^\p{L}]{0,3}\p{L}{4,20}) [—–-] (?=(?:ok|done|live|success|fertig|erledigt|fait|listo|hecho|feito|fatto|gotowe|selesai|готово)[!.]?$)/iu;

/**
 * A noun in front of a Japanese comma parts no clauses but is what the next one is about: "リマインダー、登録済みです", "公開、完了です".
 */
const TOPIC =
  /(?<=[\u30a1-\u30fc\u4e00-\u9fff]|目覚まし|お知らせ)(?<!次第|場合|[後前時際])、(?=[^、。！？]*[\u3041-\u3096])/g;

/** The clauses of a sentence in order, without the punctuation that parted them. */
export function clausesOf(sentence: string): string[] {
  const clauses = sentence
    .replace(ASIDE, "")
    .replace(REMARK, "")
    .replace(DOTS, ": ")
    .replace(TOPIC, "・")
    .split(BREAKS)
    .map((clause) => clause.trim().replace(/ ?[:：]$/, ":"))
    .filter((clause) => WORD.test(clause));
  return clauses.reduce<string[]>((done, clause) => {
    const last = done.at(-1);
    // "Publish: done" is one clause; "Published: ⟨link⟩" stays two.
    if (last?.endsWith(":") && clause.length <= SHORT_VALUE && !/[\uE000\uE001]/.test(clause)) {
      done[done.length - 1] = `${last} ${clause}`;
    } else done.push(clause);
    return done;
  }, []);
}

/** UTF-16 units of a value behind a label: "done", "created", "yes". */
export const SHORT_VALUE = 16;
