/**
 * The second look at a text that the evaluator could not read to its end: the parts of it that hold a program that could do
 * harm, each a script that can be read by itself. Where nothing is left over that is worth a look, there was nothing to
 * read: prose, another language, a page of padding.
 */

import { endsOf } from "../core/ends.ts";
import { lazy } from "../core/lazy.ts";
import { UNREAD_PIECE, UNREAD_PIECES, UNREAD_SCRIPT } from "../core/limits.ts";
import { OWN_PROGRAMS } from "../core/own-programs.ts";
import { withoutEnd } from "../core/text.ts";
import { parseShell } from "./evaluate/parse.ts";
import { cardOf, namesOfCards } from "./programs/cards.ts";
import { READ_ONLY } from "./programs/read-only.ts";

/** `<name>`, `{{ name }}` and `${{ name }}` stand for something that a person fills in; it is never empty. */
const PLACEHOLDER = /<[A-Za-z][\w .:|-]{0,60}>|\$?\{\{[^{}\n]{0,200}\}\}/g;

/** The text with its placeholders as values that are not known, or nothing when it holds none. */
export function withoutPlaceholders(command: string): string | undefined {
  const filled = command.replace(PLACEHOLDER, "$${placeholder:?}");
  return filled === command ? undefined : filled;
}

/** What can be read of a text in parts, and whether something that is worth reading is in none of them. */
export type Parts = { readonly scripts: readonly string[]; readonly left: boolean };

/** Names whose worth is remembered: looking one up takes microseconds, and a page of noise has thousands. */
const REMEMBERED = 16_384;
const remembered = new Map<string, boolean>();

/** The first two letters of every name that a card or a program of ours has, as one number. */
const fronts = lazy((): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const name of [...namesOfCards(), ...OWN_PROGRAMS]) {
    const second = name.charAt(1);
    if (second !== "" && second !== "#" && second !== ".") found.add(frontOf(name));
    // A name of one letter stands with the digits of a version, with an ending, or alone.
    else for (const one of ONE_LETTER) found.add(frontOf(name.charAt(0) + one));
  }
  return found;
});

const ONE_LETTER = ["", ..."0123456789."];

/** The units of a letter in the other case differ in this bit; what it does to other signs is the same on both sides. */
const CASE = 0x20;

function frontOf(name: string): number {
  const second = name.length > 1 ? name.charCodeAt(1) | CASE : 0;
  return ((name.charCodeAt(0) | CASE) << 8) | second;
}

/** Could a program of this name do harm, or start one that does? */
function isWorth(name: string): boolean {
  if (!fronts().has(frontOf(name))) return false;
  const kept = remembered.get(name);
  if (kept !== undefined) return kept;
  const { effects, sends, runs, launches, code, texts } = cardOf(name) ?? {};
  const acts = (effects ?? sends ?? runs ?? launches ?? code ?? texts) !== undefined;
  const found = OWN_PROGRAMS.includes(name) || (acts && !READ_ONLY.has(name));
  if (remembered.size < REMEMBERED) remembered.set(name, found);
  return found;
}

const WORD = /[A-Za-z_.][\w.+-]*/g;

/** What {@link WORD} begins with, and what it goes on with. */
const BEGINS = 1;
const GOES_ON = 2;

const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const sign = String.fromCharCode(unit);
  return (/[A-Za-z_.]/.test(sign) ? BEGINS : 0) | (/[\w.+-]/.test(sign) ? GOES_ON : 0);
});

function kindAt(text: string, at: number): number {
  return KINDS[text.charCodeAt(at)] ?? 0;
}

/** Does a stretch of text name a program that is worth a look? A slash in front does not hide it, quotes in it do not. */
export function worthy(text: string): boolean {
  const kept = answered.get(text);
  if (kept !== undefined) return kept;
  const found = namesWorthy(text);
  if (text.length <= ANSWERED_UNITS && answered.size < ANSWERED) answered.set(text, found);
  return found;
}

/** Stretches that were looked at: lines, and what stands between separators, are asked about again by each who reads them. */
const answered = new Map<string, boolean>();
const ANSWERED = 4096;
const ANSWERED_UNITS = 256;

function namesWorthy(text: string): boolean {
  const plain = /["'\\]/.test(text) ? text.replace(/["'\\]/g, "") : text;
  // What `matchAll` would do; here it is asked for every word of giants.
  for (let at = 0; at < plain.length; at++) {
    // Without a call for each unit: a hook that has just started compiles nothing.
    if (((KINDS[plain.charCodeAt(at)] ?? 0) & BEGINS) === 0) continue;
    const start = at;
    while (((KINDS[plain.charCodeAt(at + 1)] ?? 0) & GOES_ON) !== 0) at++;
    if (at - start < 63 && isWorth(plain.slice(start, at + 1))) return true;
  }
  return false;
}

/** The root, homes, the system's folders, disks, credentials, text that becomes a program: what the gravest acts name. */
const GRAVE =
  /(?:^|[\s"'`=:,(>@])(?:\/(?:$|[\s"'`*;,)?[{.])|~|\$\{?HOME|\/(?:etc|usr|bin|sbin|boot|dev|home|root|var|lib\w{0,3}|opt|srv|sys|proc|Users|System|Library)\b)|\/dev\/|\.env\b|\.(?:ssh|aws|kube|npmrc|netrc|pem)\b|\bid_\w{2}|\b(?:env|printenv|base64|xxd|eval|dd|mkfs\w{0,8}|reset)\b|\b(?:ba|da|z)?sh\b|\$\(/;

const OURS = new RegExp(OWN_PROGRAMS.join("|"));

/** Does a stretch name what the gravest acts name? Of many, these are read first. */
export function isGrave(text: string): boolean {
  return GRAVE.test(text) || OURS.test(text);
}

/** So many of a list in its order, first of all the grave ones; of either the first and the last. */
export function mostGrave<T>(all: readonly T[], most: number, textOf: (one: T) => string): readonly T[] {
  if (all.length <= most) return all;
  const graves = new Set(all.filter((one) => isGrave(textOf(one))));
  const first = endsOf([...graves], most);
  const others = endsOf(
    all.filter((one) => !graves.has(one)),
    most - first.length,
  );
  const kept = new Set([...first, ...others]);
  return all.filter((one) => kept.has(one));
}

/** What later parts hang on, and the name that they call it by: assignments, functions and aliases; `cd` has none. */
export const SETS =
  /^\s*(?:(?:(?:export|declare|local|readonly|typeset|alias)\s{1,8}(?:-\w{1,8}\s{1,8})?)?([A-Za-z_]\w*)\+?=|(?:function\s{1,8})?([\w.:-]{1,64})\s{0,8}\(\)|(?:cd|pushd)\s)/;

/**
 * The parts of a text that are worth a look, the gravest first: each by itself behind what it hangs on, then all of them
 * as one script.
 *
 * @param command a text of any length; all of it is looked at
 * @param whole false when a line that can be parsed may still be too much to read
 */
export function partsOf(command: string, whole: boolean): Parts {
  const found = new Set<string>();
  const parses = parser();
  const lines = new Set(linesOf(command).filter((line) => worthy(line) || SETS.test(line)));
  // To parse a line costs more than to look at it.
  const looked = mostGrave([...lines], UNREAD_PIECES, (line) => line);
  for (const line of looked) for (const part of stretchesOf(line, whole, parses)) found.add(part);
  const read = mostGrave([...found], UNREAD_PIECES, (part) => part).map((part) => readingOf(part, parses));
  const kept = read.filter((part) => part !== UNREADABLE);
  const settings = kept.flatMap((part): Setting[] => {
    const [all, variable, called] = SETS.exec(part) ?? [];
    const several = called === undefined && JOINTS.test(part);
    return all === undefined || several ? [] : [{ variable, called, text: part }];
  });
  const worth = kept.filter(worthy);
  const each = [
    ...endsFirst(worth.filter(isGrave)),
    ...endsFirst(worth.filter((part) => !isGrave(part))),
  ].map((part) =>
    [
      ...settings
        .filter((one) => bears(one, part))
        .slice(-BEARINGS)
        .map(({ text }) => text),
      part,
    ].join("\n"),
  );
  const joined = kept.join("\n").slice(0, UNREAD_SCRIPT);
  // Nothing of a command is kept behind its last look.
  answered.clear();
  return {
    scripts: kept.length < 2 ? each : [...each, joined],
    left: looked.length < lines.size || kept.length < found.size,
  };
}

/** Settings that a part is read behind, the last ones. */
const BEARINGS = 16;

/** The last, the first, the last but one …: padding stands in front of something, or behind it. */
function endsFirst<T>(all: readonly T[]): readonly T[] {
  const half = all.length >> 1;
  const back = all.slice(half).reverse();
  return back.flatMap((one, at) => [one, ...all.slice(at, Math.min(at + 1, half))]);
}

type Setting = {
  readonly variable: string | undefined;
  readonly called: string | undefined;
  readonly text: string;
};

/** Does a part use what a setting sets? A directory counts for all. */
function bears({ variable, called, text }: Setting, part: string): boolean {
  if (text === part) return false;
  if (variable !== undefined)
    return part.includes(variable) && (part.includes(`$${variable}`) || part.includes(`{${variable}`));
  return called === undefined || part.includes(called);
}

/** Stands for a stretch that is worth a look and that nobody can read. */
const UNREADABLE = "";

/** Can a text be parsed? */
type Parses = (text: string) => boolean;

/** Words without a quote, an opener or a redirection. */
const PLAIN = /^[\w\s./:=,@%+~*?$-]*$/;

/** Words that open, divide or close a compound. */
const RESERVED =
  /\b(?:if|then|elif|else|fi|for|select|while|until|do|done|case|esac|in|function|time|coproc)\b/;

/** Asks the parser once about each text. */
function parser(): Parses {
  const kept = new Map<string, boolean>();
  return (text) => {
    // Nothing in it can be wrong.
    if (PLAIN.test(text) && !RESERVED.test(text)) return true;
    const known = kept.get(text);
    if (known !== undefined) return known;
    const parsed = parseShell(text);
    const fits = "script" in parsed && (parsed.script.errors?.length ?? 0) === 0;
    kept.set(text, fits);
    return fits;
  };
}

/** Lines, with those that end in a backslash joined to the next. */
function linesOf(command: string): string[] {
  return command.replace(/\\\r?\n/g, " ").split(/\r?\n/);
}

/** What separates commands, wherever it stands; only for lines that are no script by themselves. */
const JOINTS = /;|&&|\|\||&/;

/** The stretches of a line that set something or name a program: the line, or what stands between its separators. */
function stretchesOf(line: string, whole: boolean, parses: Parses): readonly string[] {
  if (!worthy(line)) return SETS.test(line) && line.length <= UNREAD_PIECE ? [line] : [];
  const fits = line.length <= UNREAD_PIECE && parses(line);
  if (whole && fits) return [line];
  const parts = line.split(JOINTS).filter((part) => SETS.test(part) || worthy(part));
  const short = parts.map((part) => part.slice(0, UNREAD_PIECE));
  // The line itself comes last: it may take all the steps that are left.
  return [...short, ...behindPrograms(line, parses), ...(fits ? [line] : [])];
}

/** Words that open a compound whose rest stands elsewhere, and a pipe whose writer does. */
const FRONT = /^(?:\s|[|!]|(?:while|until|if|elif|then|else|do)(?=\s))+/;

/** A stretch as a script; one that is none is read as if its quotes and parentheses were not there. */
function readingOf(part: string, parses: Parses): string {
  if (parses(part)) return part;
  const bare = part.replace(/["'`(){}<>]/g, " ").replace(FRONT, "");
  const plain = withoutEnd(bare, "| \t\r\n");
  return parses(plain) ? plain : UNREADABLE;
}

/** Units behind a program's name that are read with it, separators or not: a script in quotes. */
const BEHIND = 1024;

/** What stands behind the first and last programs of a line, where that can be read; the rest of a line ends a quote. */
function behindPrograms(line: string, parses: Parses): string[] {
  return programsAtEnds(line, UNREAD_PIECES >> 3)
    .map((start) => line.slice(start, start + BEHIND))
    .filter(parses);
}

/** Where programs stand that are worth a look: all of them, or the first and the last half of so many. */
function programsAtEnds(line: string, most: number): readonly number[] {
  const first = programsIn(line, most + 1);
  if (first.length <= most) return first;
  const half = most >> 1;
  // What lies between is most of a long line, and nobody asks for it.
  for (let units = BEHIND; ; units *= 2) {
    const from = wordEnd(line, line.length - units);
    const last = programsIn(line.slice(from)).map((start) => from + start);
    if (last.length >= half) return [...first.slice(0, most - half), ...last.slice(-half)];
  }
}

function programsIn(text: string, most: number = Number.POSITIVE_INFINITY): number[] {
  const starts: number[] = [];
  for (const { index, 0: word } of text.matchAll(WORD)) {
    if (word.length < 64 && isWorth(word)) starts.push(index);
    if (starts.length >= most) break;
  }
  return starts;
}

/** The first place from `at` on where no word is under way. */
function wordEnd(text: string, at: number): number {
  let end = Math.max(at, 0);
  while (end > 0 && (kindAt(text, end - 1) & GOES_ON) !== 0) end++;
  return end;
}
