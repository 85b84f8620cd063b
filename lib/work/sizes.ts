/** Sizes and times that a reply names, held against those that programs printed, in whatever unit. */

import { remember } from "../core/lazy.ts";
import { WORK_SIZE_PAIRS, WORK_SIZES } from "../core/limits.ts";
import { soughtAs } from "../core/sought.ts";
import { LOOSE } from "./figures.ts";
import { follows, meanings } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";
import { isInPlace, isMistyped } from "./replaced.ts";

/** A size in the units of several languages. */
const SIZE =
  /(?<![\p{L}\d.,:/#-]|\d[ \u00a0\u202f])(\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?)[ \u00a0\u202f]?([kKMGT]i?B|[KMGT]o|[КМГТ]Б)(?![\p{L}\d/])/gu;

/** What is allowed, planned or left, and not what something weighs. */
const BOUND = soughtAs(
  /limit|max|quota|budget|thresh|up to|at least|\bcap(?:ped)?\b|\bfree (?:tier|plan)|\bper\b|\b(?:on )?average\b|\bmean\b|\bapiece\b|\beach\b|durchschnitt|im schnitt|\bje\b|promedio|media\b|moyenne|média|в среднем|średni|ortalama|rata-rata|trung bình|平均|평균|require|need|recommend|초가? 넘|秒多|上限|最大|límite|límites|plafond|grenze|лимит|giới hạn/iu,
);

/** The sizes of a sentence, as `SIZE digits unit others`, with the other numbers of the sentence joined by bars. */
export function saidSizes(plain: string): string[] {
  return exactIn(plain, SIZE).map(({ 0: all, index, 1: digits = "", 2: unit = "" }) => {
    const others =
      `${plain.slice(0, index)} ${plain.slice(index + all.length)}`.match(/\d[\d.,]*\d|\d/g) ?? [];
    return `SIZE ${digits} ${unit} ${others.join("|")}`;
  });
}

/** A time in the units of several languages; what stands behind minutes is a part of one. */
const TIME =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:/#-]|\d[ \u00a0\u202f]|\d ?(?:m|m[iı]n\p{L}*|мин\p{L}*|хв\p{L}*|分钟?|分鐘|분|phút|dk)[.,]? ?(?:and |und |y |et |e |и )?)(\d+(?:[.,]\d+)?)[ \u00a0\u202f]?(?:ms|s|sec(?:ond)?s?|мс|с|毫?秒|ミリ秒|밀리초|초)(?![\p{Script=Latin}\p{Script=Cyrillic}\d/])/gu;
/** Times that somebody sets or waits, and no program took. */
const SET = soughtAs(
  /default|time-?out|timed|interval|delay|every|retr(?:y|ies)|wait|back-?off|sleep|ttl|expir|poll|window|délai|attend|warte|espera|aguard|таймаут|задерж|ждать|ожид|chờ|超时|超時|延[迟遲]|等|タイムアウト|待|간격|대기|should|would|could|will\b|expect|estimat/iu,
);
const PRINTED_TIME = /\d ?(?:ms|s|secs?|seconds)\b/;

/** The part of a sentence, from comma to comma, in which `index` stands. */
function partAt(plain: string, index: number): string {
  const from = Math.max(
    ...[", ", "; ", ": ", " (", "，", "、", "："].map((mark) => plain.lastIndexOf(mark, index)),
  );
  const to = plain.slice(index).search(/[,;)] |[，、；)]/);
  return plain.slice(Math.max(0, from), to < 0 ? undefined : index + to);
}

/** What a sentence gives of a kind without a word of guess in front. */
function exactIn(plain: string, form: RegExp): RegExpExecArray[] {
  return [...plain.matchAll(form)].filter(
    ({ index }) =>
      !LOOSE.test(plain.slice(Math.max(0, index - 20), index)) && !BOUND.test(partAt(plain, index)),
  );
}

/** "p95 составил 140 мс", "the 99th percentile is 2.1 s". */
const SAID_AT =
  /(?:\bp ?\(?(50|75|90|95|99)\)?|\b(50|75|90|95|99)th percentile)[^\d.;]{0,24}?(\d+(?:[.,]\d+)?) ?(?:(ms|мс|毫秒|ミリ秒|밀리초)|(?:s|с|secs?|seconds|秒|초)(?!\p{L}))/giu;

/** The percentiles of a sentence, as `AT percent milliseconds`. */
export function saidPercentiles(plain: string): string[] {
  return [...plain.matchAll(SAID_AT)].map(([, short, long, digits = "", small]) => {
    const value = Number(digits.replace(",", "."));
    return `AT ${short ?? long} ${small ? value : value * 1000}`;
  });
}

/** False where load testers printed the percentile, and never with this value. */
export function wasReached(value: string, past: Past): boolean {
  const [percent = "", milliseconds = ""] = value.split(" ");
  const form = new RegExp(
    `(?:\\bp ?\\(?${percent}\\)?|\\b${percent}(?:th percentile|%)(?: in)?)[=:\\s]{1,20}(\\d+(?:\\.\\d+)?) ?(µs|us|ms|s|secs?)\\b`,
    "gi",
  );
  const printed = heldIn(past).outputs.flatMap((output) =>
    [...output.matchAll(form)].map(
      ([, digits = "", unit = ""]) => Number(digits) * (MILLISECONDS[unit] ?? 1000),
    ),
  );
  const said = Number(milliseconds);
  return printed.length === 0 || printed.some((one) => Math.abs(one - said) <= Math.max(1, 0.06 * one));
}

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, us: 0.001, µs: 0.001 };

/** The times of a sentence, as `TIME digits`. */
export function saidTimes(plain: string): string[] {
  if (BOUND.test(plain) || SET.test(plain)) return [];
  return exactIn(plain, TIME).map(([, digits = ""]) => `TIME ${digits}`);
}

/** False for a time that nothing in the session makes, where programs printed others. */
export function wasTimed(digits: string, past: Past): boolean {
  const { whole, outputs } = heldIn(past);
  return !whole || !outputs.some((output) => PRINTED_TIME.test(output)) || !isMadeUp(digits, past);
}

/** Nothing that a session holds makes the number, in whatever unit. */
function isMadeUp(digits: string, past: Past): boolean {
  return meanings(digits).every((value) => !follows(value, past, "any"));
}

const LETTERS = "KMGT";
const CYRILLIC = "КМГТ";

/** What a size may mean in bytes: by thousands, and by 1024. */
function bytesOf(value: number, unit: string): number[] {
  const letter = unit.charAt(0).toUpperCase();
  const power = 1 + (LETTERS.includes(letter) ? LETTERS.indexOf(letter) : CYRILLIC.indexOf(letter));
  return unit.includes("i") ? [value * 1024 ** power] : [value * 1000 ** power, value * 1024 ** power];
}

/**
 * A size in an output, with or without the word for bytes: "418MB", "1.2G", "421888KiB", "1804.3 megabytes". Groups are few, and
 * none begins one: a row of cells would else be read to its end from each of them.
 */
const PRINTED =
  /(?<![\w.]|\d,)(\d+(?:[.,]\d+){0,6}) ?(?:([kKMGT])(i?)(?:B|o|b|Б)?|([KkMmGgTt])(?:ilo|ega|iga|era|[ei](bi))bytes?)(?![\w])/g;

/** The sizes of a text: their digits, and their units as letters. */
function printedIn(text: string): { readonly digits: string; readonly unit: string }[] {
  return [...text.matchAll(PRINTED)].map(([, digits = "", letter, binary, word = "", wordy]) => ({
    digits,
    unit: `${letter ?? word}${binary ?? wordy ?? ""}`,
  }));
}
/** A number that can be one of bytes, or of kibibytes. */
const BARE = /(?<![\w.,])(\d{3,16}|\d{1,3}(?:,\d{3}){2,4})(?![\w]|[.,]\d)/g;

/** Every size that a session holds, in bytes, and what two of them make together. */
const sizesHeld = remember((past: Past) => {
  const { outputs, told, asked } = heldIn(past);
  const texts = [...outputs, ...told, ...asked];
  const units = texts.flatMap((text) =>
    printedIn(text).flatMap(({ digits, unit }) => meanings(digits).flatMap((value) => bytesOf(value, unit))),
  );
  const bare = texts.flatMap((text) =>
    [...text.matchAll(BARE)].flatMap(([, digits = ""]) => {
      const value = Number(digits.replaceAll(",", ""));
      return [value, value * 1024, value * 512];
    }),
  );
  const totals = outputs.map((output) =>
    [...output.matchAll(BARE)].reduce((sum, [, digits = ""]) => sum + Number(digits.replaceAll(",", "")), 0),
  );
  const sums = outputs.flatMap((output) => {
    const all = printedIn(output).map(({ digits, unit }) => bytesOf(meanings(digits)[0] ?? 0, unit));
    return [0, 1].map((at) => all.reduce((sum, one) => sum + (one[at] ?? one[0] ?? 0), 0));
  });
  const one = [...new Set([...units, ...bare])].filter((value) => value > 0);
  const first = one.slice(0, WORK_SIZE_PAIRS);
  const two = first.flatMap((value, at) =>
    first.slice(at + 1).flatMap((other) => [value + other, Math.abs(value - other)]),
  );
  return {
    printed: outputs.some((output) => output.search(PRINTED) >= 0),
    all: [...one, ...totals, ...sums, ...two],
    one: one.slice(0, WORK_SIZES),
  };
});

/** Half of the last digit that was written, as a share of the size, and some for another rounding. */
function roomOf(digits: string): number {
  const places = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  return 0.55 * 10 ** -places;
}

/** True where another size, in the unit of this one, has nearly its digits. */
function isMistaken(digits: string, unit: string, past: Past): boolean {
  const places = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  return meanings(digits).some((value) =>
    sizesHeld(past).one.some((bytes) =>
      bytesOf(1, unit).some((step) => {
        const printed = Number((bytes / step).toFixed(places));
        return isMistyped(value, printed) && !past.said.includes(printed);
      }),
    ),
  );
}

/**
 * False for a size that programs printed otherwise: they did print sizes, none of them and no two together make this
 * one, it is exact, or stands beside a number that they printed, and it stands in the place of another.
 */
export function wasWeighed(value: string, past: Past): boolean {
  const [digits = "", unit = "", others = ""] = value.split(" ");
  const { whole, known, printed } = heldIn(past);
  const { printed: some, all } = sizesHeld(past);
  if (!whole || all.length === 0) return true;
  const exact = digits.replace(/\D/g, "").length >= 4 && /[.,]\d{1,2}$/.test(digits);
  const beside = others
    .split("|")
    .filter((one) => one.length > 1)
    .some((one) => meanings(one).some((number) => printed.includes(number)));
  const weighs = (number: number, room: number) =>
    bytesOf(number, unit).some((bytes) => {
      const by = room * (bytesOf(1, unit)[0] ?? 1) + (exact ? 0 : 0.006 * bytes);
      return all.some((other) => Math.abs(other - bytes) <= by);
    });
  const said = meanings(digits);
  const madeUp = some && isMadeUp(digits, past);
  if (!(exact && some) && !beside && !madeUp) return true;
  return (
    said.some((number) => known.includes(number) || weighs(number, roomOf(digits))) ||
    !(madeUp || isInPlace(said, past) || isMistaken(digits, unit, past))
  );
}
