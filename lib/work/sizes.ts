/** Sizes of files and disks that a reply names, held against those that programs printed, in whatever unit. */

import { remember } from "../core/lazy.ts";
import { WORK_SIZE_PAIRS, WORK_SIZES } from "../core/limits.ts";
import { soughtAs } from "../core/sought.ts";
import { LOOSE } from "./figures.ts";
import { meanings } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";
import { isInPlace, isMistyped } from "./replaced.ts";

/** A size in the units of several languages. */
const SIZE =
  /(?<![\p{L}\d.,:/#-]|\d[ \u00a0\u202f])(\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,3})?|\d+(?:[.,]\d{1,3})?)[ \u00a0\u202f]?([kKMGT]i?B|[KMGT]o|[КМГТ]Б)(?![\p{L}\d/])/gu;

/** What is allowed, planned or left, and not what something weighs. */
const BOUND = soughtAs(
  /limit|max|quota|budget|thresh|up to|at least|\bcap(?:ped)?\b|\bfree (?:tier|plan)|\bper\b|\b(?:on )?average\b|\bmean\b|\bapiece\b|\beach\b|durchschnitt|im schnitt|\bje\b|promedio|media\b|moyenne|média|в среднем|średni|ortalama|rata-rata|trung bình|平均|평균|require|need|recommend|上限|最大|límite|límites|plafond|grenze|лимит|giới hạn/iu,
);

/** The sizes of a sentence, as `SIZE digits unit others`, with the other numbers of the sentence joined by bars. */
export function saidSizes(plain: string): string[] {
  if (BOUND.test(plain)) return [];
  const found = [...plain.matchAll(SIZE)];
  return found
    .filter(({ index }) => !LOOSE.test(plain.slice(Math.max(0, index - 20), index)))
    .map(({ 0: all, index, 1: digits = "", 2: unit = "" }) => {
      const others =
        `${plain.slice(0, index)} ${plain.slice(index + all.length)}`.match(/\d[\d.,]*\d|\d/g) ?? [];
      return `SIZE ${digits} ${unit} ${others.join("|")}`;
    });
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
  const follows = (number: number, room: number) =>
    bytesOf(number, unit).some((bytes) => {
      const by = room * (bytesOf(1, unit)[0] ?? 1) + (exact ? 0 : 0.006 * bytes);
      return all.some((other) => Math.abs(other - bytes) <= by);
    });
  if (!(some ? exact || beside : beside)) return true;
  const said = meanings(digits);
  return (
    said.some((number) => known.includes(number) || follows(number, roomOf(digits))) ||
    !(isInPlace(said, past) || isMistaken(digits, unit, past))
  );
}
