/** Brace expansion: `{a,b}`, `{1..3}`, `{a..e..2}` over a word that is cut into quoted and unquoted stretches. */
import { SHELL_FIELDS } from "../../core/limits.ts";
import type { WordPart } from "./parse.ts";

/** A stretch of a word: text, quoted or not, or a part that expands later. */
export type Segment =
  | { readonly text: string; readonly quoted: boolean }
  | { readonly part: WordPart; readonly quoted: boolean };

type Words = Segment[][];

/** Every word that the braces make, in order, or undefined when they are too many. */
export function expandBraces(segments: readonly Segment[]): Words | undefined {
  const list = segments.flatMap(atoms);
  return list.length > SHELL_FIELDS * 8 ? undefined : expand(list, 0);
}

/** Cuts unquoted text so that each of `{ , }` stands alone. */
function atoms(segment: Segment): Segment[] {
  if (!("text" in segment) || segment.quoted) return [segment];
  return segment.text.split(/([{},])/).flatMap((text) => (text === "" ? [] : [{ text, quoted: false }]));
}

function is(segment: Segment | undefined, mark: string): boolean {
  return segment !== undefined && "text" in segment && !segment.quoted && segment.text === mark;
}

type Group = { readonly start: number; readonly end: number; readonly ways: readonly (readonly Segment[])[] };

function expand(list: readonly Segment[], depth: number): Words | undefined {
  let words: Words = [[]];
  let at = 0;
  for (let group = nextGroup(list, at); group; group = nextGroup(list, at)) {
    const before = list.slice(at, group.start);
    const ways = expandWays(group.ways, depth);
    if (!ways || words.length * ways.length > SHELL_FIELDS) return undefined;
    words = words.flatMap((word) => ways.map((way) => [...word, ...before, ...way]));
    if (words.length * list.length > SHELL_FIELDS * 64) return undefined;
    at = group.end + 1;
  }
  const rest = list.slice(at);
  return words.map((word) => [...word, ...rest]);
}

function expandWays(ways: Group["ways"], depth: number): Words | undefined {
  const all: Words = [];
  for (const way of ways) {
    const words = way.some((segment) => is(segment, "{")) && depth < 32 ? expand(way, depth + 1) : [[...way]];
    if (!words || all.length + words.length > SHELL_FIELDS) return undefined;
    all.push(...words);
  }
  return all;
}

/** The next `{…}` that has a comma or is a sequence; other braces are plain text. */
function nextGroup(list: readonly Segment[], from: number): Group | undefined {
  for (let start = from; start < list.length; start++) {
    if (!is(list[start], "{")) continue;
    const group = groupAt(list, start);
    if (group) return group;
  }
  return undefined;
}

function groupAt(list: readonly Segment[], start: number): Group | undefined {
  const cuts = [start];
  let depth = 0;
  for (let at = start; at < list.length; at++) {
    if (is(list[at], "{")) depth++;
    else if (is(list[at], ",") && depth === 1) cuts.push(at);
    else if (is(list[at], "}") && closes(list, cuts, at, depth)) return closed(list, cuts, at);
    else if (is(list[at], "}") && depth > 1) depth--;
  }
  return undefined;
}

/** A brace closes the group only behind a comma or `..`; bash takes any other for plain text. */
function closes(list: readonly Segment[], cuts: readonly number[], at: number, depth: number): boolean {
  if (depth !== 1) return false;
  if (cuts.length > 1) return true;
  return list
    .slice((cuts[0] ?? 0) + 1, at)
    .some((one) => "text" in one && !one.quoted && one.text.includes(".."));
}

function closed(list: readonly Segment[], cuts: readonly number[], end: number): Group | undefined {
  const start = cuts[0] ?? 0;
  if (cuts.length > 1) {
    const ways = cuts.map((cut, at) => list.slice(cut + 1, cuts[at + 1] ?? end));
    return { start, end, ways };
  }
  const only = list[start + 1];
  if (end !== start + 2 || !only || !("text" in only) || only.quoted) return undefined;
  const texts = sequence(only.text);
  return texts && { start, end, ways: texts.map((text) => [{ text, quoted: false }]) };
}

const NUMBERS = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/;
const LETTERS = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.(-?\d{1,9}))?$/;

/** `1..5`, `01..10`, `a..e`, `10..1..3`. */
function sequence(source: string): string[] | undefined {
  const numbers = NUMBERS.exec(source);
  if (numbers) {
    const [, from = "", to = "", step] = numbers;
    const width = /^-?0\d/.test(from) || /^-?0\d/.test(to) ? Math.max(from.length, to.length) : 0;
    return count(Number(from), Number(to), Number(step ?? 1))?.map((value) => padded(value, width));
  }
  const letters = LETTERS.exec(source);
  if (!letters) return undefined;
  const [, from = "", to = "", step] = letters;
  const codes = count(from.charCodeAt(0), to.charCodeAt(0), Number(step ?? 1));
  return codes?.map((code) => String.fromCharCode(code));
}

function padded(value: number, width: number): string {
  if (value < 0) return `-${String(-value).padStart(width - 1, "0")}`;
  return String(value).padStart(width, "0");
}

function count(from: number, to: number, step: number): number[] | undefined {
  const by = Math.abs(step) || 1;
  const length = Math.floor(Math.abs(to - from) / by) + 1;
  if (length > SHELL_FIELDS) return undefined;
  return Array.from({ length }, (_, at) => (from <= to ? from + at * by : from - at * by));
}
