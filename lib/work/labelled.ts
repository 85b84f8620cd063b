/**
 * A value that stands right beside a name in a reply, held against the lines in which outputs hold that name: "sensors:
 * 94,012" where a program printed `sensors|90412`. What follows from the numbers of those lines is no other value.
 */
import { remember } from "../core/lazy.ts";
import { LABELLED_LINES, WORK_ALIKE, WORK_BESIDE } from "../core/limits.ts";
import { escaped } from "../core/text.ts";
import { isScaled, numbersIn } from "./counts.ts";
import { LOOSE } from "./figures.ts";
import { isNear, meanings, numbersOf, sizesIn } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** A name, what may stand between it and its value, and the value with its unit. */
const LABELLED =
  /([\uE100-\uF8FF]|(?<![\p{L}\p{N}_./-])[\p{L}_][\p{L}\p{N}_./-]{2,40})(?:\s*[:：=·]\s*|\s+[–—-]\s+|\s+(?:has|have|holds|contains|hat|enthält|tiene|contient|compte|tem|содержит|имеет|có)\s+|(?<=[\uE100-\uF8FF])\s+)(\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?![\d/:–-]|[.,]\d)\s?([KMGT]i?B|kB|ms\b|s\b)?(?![\p{Script=Latin}\p{Script=Cyrillic}%°×])(?!\s*(?:%|×|x\b|min|h\b|°|days?|less|more|fewer|smaller|larger|weniger|mehr|menos|más|moins|de plus|mais|меньше|больше|ít|nhiều))/gu;

/** A name and its value, and nothing else: an item of a list. */
const ITEM =
  /^[\s"'(]{0,4}(\p{L}[\p{L}\p{N} _/-]{2,40}?) +(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)[\s.!)"']{0,4}$/u;

/** Every such value of a sentence, as `LABEL digits unit name`. */
export function labelledIn(text: string, nameOf: (sign: string) => string): string[] {
  const items = text.split(/[,;·]|[:：]\s|\s(?:and|und|et|y|e|и|và)\s/u).flatMap((part) => {
    const [, name = "", digits = ""] = ITEM.exec(part) ?? [];
    return name === "" ? [] : [`LABEL ${digits} - ${name.trim()}`];
  });
  if (items.length > 0) return items;
  return [...text.matchAll(LABELLED)]
    .filter(({ 0: all, index, 2: digits = "" }) => {
      const at = index + all.indexOf(digits);
      return !LOOSE.test(text.slice(Math.max(0, at - 20), at));
    })
    .map(([, sign = "", digits = "", unit = "-"]) => {
      const name = /[\uE100-\uF8FF]/.test(sign) ? nameOf(sign) : sign;
      return `LABEL ${digits.replace(/[\u00a0\u202f]/g, "")} ${unit} ${name.trim()}`;
    });
}

/** A name and one value, and nothing else: `thumbs|2`, `"open": 12`. */
const PAIR = /^[\W_]*[\p{L}_][\p{L}\p{N}_./-]*["')\]]*[\s:=|,│·]+["'(]*-?\d[\d.,]*[\s"',;)]*$/u;

/** A line of one pair, or a field of that name in JSON. */
function isPair(line: string, name: string): boolean {
  return PAIR.test(line) || new RegExp(`"${escaped(name)}"\\s*:\\s*-?\\d`, "i").test(line);
}

/** The lines of all outputs that hold a number, and the same in lower case. */
const numberedOf = remember(({ all }: Past) =>
  [...new Set(all.map(({ call }) => call.output))]
    .flatMap((output) => output.split("\n"))
    .filter((line) => /\d/.test(line))
    .map((line) => ({ line, lower: line.toLowerCase().replaceAll("ſ", "s") })),
);

/** A name of several words, which programs join. */
function formOf(name: string): string {
  return escaped(name).replaceAll(" ", "[ _-]?");
}

/** The lines of all outputs that hold `name` as a word of its own, and a number. */
function linesOf(name: string, past: Past): string[] {
  const word = new RegExp(`(?<![\\p{L}\\p{N}_.-])${formOf(name)}(?![\\p{L}\\p{N}_-]|\\.\\w)`, "iu");
  // Other alphabets have letters that a pattern takes for the same, and lower case does not.
  const plain = /^[!-~]+$/.test(name) ? name.toLowerCase() : "";
  return numberedOf(past)
    .filter(({ line, lower }) => lower.includes(plain) && word.test(line))
    .map(({ line }) => line)
    .slice(0, LABELLED_LINES);
}

/** A number right beside the name, in front of it or behind: what the line says of it. */
function besideIn(line: string, name: string): number[] {
  const word = formOf(name);
  const behind = new RegExp(`${word}["')\\]]*[\\s:=|,│·]+["'(]*(\\d[\\d.,]*)(?!\\d*[-:/])`, "giu");
  const front = new RegExp(`(?:^|\\s)(\\d[\\d.,]*)[kKMGTiB]*\\s+${word}\\s*$`, "giu");
  return [behind, front].flatMap((form) =>
    [...line.matchAll(form)].flatMap(([, digits = ""]) => meanings(digits.replace(/\D+$/, ""))),
  );
}

/** False for a value of a name beside which outputs print others, and from which it does not follow. */
export function wasBeside(value: string, past: Past): boolean {
  const [digits = "", unit = "-", ...rest] = value.split(" ");
  const name = rest.join(" ");
  const { whole, known, outputs, told, asked } = heldIn(past);
  if (!whole || name.length < 2 || outputs.length === 0) return true;
  const lines = linesOf(name, past);
  const beside = lines.flatMap((line) => besideIn(line, name));
  const said = meanings(digits);
  const isCount = unit === "-";
  const small = isCount && said.every((one) => Number.isInteger(one) && one < 100);
  if (beside.length === 0 || (small && !lines.every((line) => isPair(line, name)))) return true;
  const alike = said.some((one) =>
    // A share may be told in percent.
    [...beside, ...beside.filter((other) => other <= 1).map((other) => 100 * other)].some(
      (other) => one < other * WORK_ALIKE && other < one * WORK_ALIKE,
    ),
  );
  if (isCount && !alike) return true;
  const numbers = [...new Set(lines.flatMap((line) => [...numbersOf(line), ...sizesIn(line)]))].slice(
    0,
    WORK_BESIDE,
  );
  const worked = numbers.flatMap((one, at) =>
    numbers
      .toSpliced(at, 1)
      .flatMap((other) => [one + other, Math.abs(one - other), one * other, other === 0 ? one : one / other])
      // 249 − 235.6 is 13.400000000000006 to a machine.
      .map((found) => Number(found.toPrecision(12))),
  );
  // Of a name that has one value a line, another name's value is none.
  const given = lines.every((line) => isPair(line, name)) ? [...told, ...asked].flatMap(numbersIn) : known;
  return said.some(
    (one) =>
      given.includes(one) ||
      isScaled(one, numbers) ||
      numbers.some((other) => isNear(one, other)) ||
      // The first line of a table holds its names.
      (name.endsWith("sv") && beside.includes(one + 1)) ||
      (isCount ? worked.includes(one) : worked.some((other) => isNear(one, other))),
  );
}
