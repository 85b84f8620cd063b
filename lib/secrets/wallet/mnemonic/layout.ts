/**
 * Which words of a run a person would call one phrase: what the layout bounds (numbering, lines, paragraphs, quotes),
 * and only then any window.
 */
import { lazy } from "../../../core/lazy.ts";
import { unitsBefore } from "../../../core/text.ts";
import { BIP39_LENGTHS } from "./proof.ts";
import type { Word, WordRun } from "./runs.ts";
import { englishWord, LIST_WORDS } from "./words.ts";

/** Words in the order in which the phrase reads; `loose` when nothing but prose stands at its ends. */
export type Candidate = { readonly words: readonly Word[]; readonly loose: boolean };

/** A longer run is a list, not a sentence: only what its layout bounds is tried. */
const WINDOW_RUN = 48;

/**
 * List words that English sentences are made of. A window is cut out of what may be a phrase as a whole only if all that
 * it leaves out is here: of three random words all three are once in eighty.
 */
const PROSE =
  "ability able about above access account across action actual add address admit advice again agent agree all allow " +
  "almost alone already also always amount and answer any area arrive ask attend avoid awake away base basic because " +
  "become before begin believe below best better between beyond board book both bring build business busy buy call can " +
  "car case cat catch cause change check child choice choose city claim clean clear click close code come common company " +
  "confirm connect consider contact control cool copy correct cost could country couple course cover create current " +
  "custom cycle day deal decide define deliver describe design develop device differ digital direct door double draft " +
  "drive during early easy echo edit effort either else email end enjoy enough enter entire entry error even exact " +
  "example exchange execute exist expect express extra fall family fat favorite few figure file final find fine finish " +
  "first fix follow food force forget forward found frame free frequent fresh friend from front funny future gain game " +
  "general gift give glad good great group grow guess guide half hand happy have head hear hello help here high hold " +
  "home hope hour hurry idea inform inside into issue item join just keep key kid kind know language large later learn " +
  "leave left lend length letter level like link list live load local long loop love machine main make man manage market " +
  "master math matter mean member mention merge method mind minute miss mistake mix mobile moment more morning mother " +
  "move much must name need network never news next nice note nothing notice now number object obtain obvious occur " +
  "off offer office often one online only open option orange order original other outside over own owner page pair " +
  "panel part party path pause pay people permit person phone phrase picture piece place play please point post power " +
  "practice prefer prepare present private problem process produce program project proof protect provide public pull " +
  "push put quality question quick quit ramp ready real reason recall receive record reduce release rely remain " +
  "remember remind remove repair repeat replace report require rescue rest result retire return review rich right ring " +
  "road room route rule run safe same sample save say scan school screen script search seat second secret security seed " +
  "seek select sell send sentence series service session set settle setup seven share shift ship shop short should side " +
  "sign simple since single six size slot small social soon sort sound source space speak special spend spot start " +
  "state stay step stick still stock story street strong student study such suggest sure surprise sweet switch system " +
  "table tag tail take talk task team tell ten term test text thank that them then there they thing think this thought " +
  "three time tip today toe together tomorrow tonight tool top topic total track trade train transfer travel trigger " +
  "true trust try turn twelve twenty twice two type under unit unknown until update upgrade upon use used useful usual " +
  "valid various version very video view visit vote wait walk wallet want warm watch water way web welcome what when " +
  "where while wide will win window wish with word work world write wrong year you young your";

const prose = lazy(() => new Set(PROSE.split(" ")));

const BOUND = /[\n\r"'`«»“”「」『』:=()[\]{}<>|;：（）]|\\[nr]/;

/** A letter of the scripts whose clauses the lists' words fill. */
const isLetter = (code: number): boolean =>
  ((code | 32) - 0x61) >>> 0 < 26 || (code >= 0x4e00 && code <= 0x9fef);

/** What costs least of {@link isBounded}: a sign at `at` that bounds nothing, and behind it, in the direction of `step`, a letter. */
const isInClause = (text: string, at: number, step: number): boolean =>
  isLetter(text.charCodeAt(at + step)) && !BOUND.test(text.charAt(at)) && text.charAt(at) !== ".";

/** Whether the run's ends are the layout's: a line, a quote, a bracket, a colon, the text itself. */
export function isBounded(text: string, words: readonly Word[]): boolean {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || isInClause(text, first.start - 1, -1) || isInClause(text, last.end, 1)) return false;
  const before = /[^\p{L}\p{Nd}]{0,24}$/u.exec(unitsBefore(text, first.start, 24))?.[0] ?? "";
  const after = /^[^\p{L}\p{Nd}]*/u.exec(text.slice(last.end, last.end + 24))?.[0] ?? "";
  const left = before.length === first.start || BOUND.test(before);
  const right = last.end + after.length === text.length || BOUND.test(after) || after.startsWith(".");
  return left && right;
}

/** What stands between two words: its line breaks, its shape as one number, and whether a digit is in it. */
type Gap = { readonly lines: number; readonly shape: number; readonly isNumbered: boolean };

/** What most lists have between their words. */
const ONE_BLANK: Gap = { lines: 0, shape: 32, isNumbered: false };

/** Digits are one kind, runs of blanks are one blank. */
function gapOf(text: string, from: number, to: number): Gap {
  if (to - from === 1 && text.charCodeAt(from) === 32) return ONE_BLANK;
  let shape = 0;
  let last = 0;
  let lines = 0;
  let isNumbered = false;
  for (let at = from; at < to; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === 10) lines++;
    if (kind === DIGIT_KIND) isNumbered = true;
    if (kind === 0 || (kind === last && kind !== 10)) continue;
    shape = (Math.imul(shape, 31) + kind) | 0;
    last = kind;
  }
  return { lines, shape, isNumbered };
}

/** What every digit is in a shape. */
const DIGIT_KIND = 0x30;

/** Symbols, and the halves of emoji. */
const isSymbol = (code: number): boolean =>
  (code >= 0x2600 && code < 0x2c00) || (code >= 0xd800 && code < 0xe000);

/** What joins the halves of an emoji. */
const JOINERS: readonly number[] = [0xfe0f, 0x200d];

/** Blanks of every width are a blank, digits are a digit, symbols and emoji are one, carriage returns are nothing. */
function kindOf(code: number): number {
  if (code >= 0x80) return kindBeyond(code);
  if (isAsciiDigit(code)) return DIGIT_KIND;
  return code === 9 ? 32 : code === 13 ? 0 : code;
}

function kindBeyond(code: number): number {
  if (JOINERS.includes(code)) return 0;
  if (code === 0xa0 || (code >= 0x2000 && code < 0x2010) || code === 0x3000) return 32;
  const digit = code >= 0xff10 && code <= 0xff19;
  // Circled and parenthesised numbers count as digits too.
  if (digit || (code >= 0x2460 && code < 0x2500) || (code >= 0x2776 && code < 0x2794)) return DIGIT_KIND;
  return isSymbol(code) ? 0x2605 : code;
}

const isAsciiDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Some words of a run in the order in which it has them: from `from` to before `to`. */
type Range = { readonly from: number; readonly to: number };

/** Of the ranges that are left when a run is cut after each word where `cut` says so those of a phrase's length; none of a run that is not cut. */
function split(gaps: readonly Gap[], cut: (gap: Gap) => boolean): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (let to = 1; to <= gaps.length + 1; to++) {
    const gap = gaps[to - 1];
    if (gap && !cut(gap)) continue;
    if (isPhraseLong(from, to) && to - from <= gaps.length) ranges.push({ from, to });
    from = to;
  }
  return ranges;
}

/** The shape that most of the gaps have, and how many have it. */
function commonest(gaps: readonly Gap[]): { shape: number; count: number } {
  const [first] = gaps;
  if (first && gaps.every(({ shape }) => shape === first.shape))
    return { shape: first.shape, count: gaps.length };
  const kinds = new Map<number, { shape: number; count: number }>();
  let best = { shape: 0, count: 0 };
  for (const { shape } of gaps) {
    let kind = kinds.get(shape);
    if (!kind) {
      kind = { shape, count: 0 };
      kinds.set(shape, kind);
    }
    kind.count++;
    if (kind.count > best.count) best = kind;
  }
  return best;
}

/** Units that may stand between a number and its word. */
const NUMBER_GAP = 4;

/** The number that stands right before a word ("7. plomo", "7) plomo"), or 0. */
function numberBefore(text: string, start: number): number {
  for (let at = start - 1; at >= 0 && at >= start - 1 - NUMBER_GAP; at--) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) return numberBeforeSigns(text, start);
    if (isAsciiDigit(code)) {
      const tens = at > 0 ? text.charCodeAt(at - 1) : 0;
      return (isAsciiDigit(tens) ? 10 * (tens - 0x30) : 0) + code - 0x30;
    }
    if (((code | 32) - 0x61) >>> 0 < 26) return 0;
  }
  return 0;
}

/** {@link numberBefore} where signs beyond ASCII stand in between, some of which are two units. */
function numberBeforeSigns(text: string, start: number): number {
  const found = /(\d{1,2})[^\p{L}\p{N}]{0,4}$/u.exec(unitsBefore(text, start, 8));
  return Number(found?.[1] ?? 0);
}

/** Numbered words in the order of their numbers; columns interleave, so a group ends where a number comes again. */
function numbered(text: string, words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let group: Word[] = [];
  const close = (): void => {
    // A list of its own is full of short ones.
    const kept = group.length >= 12 ? group.filter((word) => word !== undefined) : [];
    if (kept.length >= 12 && kept.length === group.length) groups.push(kept);
    group = [];
  };
  for (const word of words) {
    const place = numberBefore(text, word.start) - 1;
    if (place < 0) continue;
    if (group[place] !== undefined) close();
    group[place] = word;
  }
  close();
  return groups;
}

/** Whether one of the first words has its number before it: a title may come first. */
function isNumbered(text: string, words: readonly Word[]): boolean {
  return words.slice(0, 6).some((word) => numberBefore(text, word.start) > 0) && !numbersFollow(text, words);
}

/** Whether the numbers stand behind their words: "trophy (1), senior (2)". */
function numbersFollow(text: string, words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || numberBefore(text, first.start) > 0) return false;
  const after = (word: Word): string => text.slice(word.end, word.end + 7);
  return /^[^\p{L}\p{N}\n]{0,4}1\b/u.test(after(first)) && /^[^\p{L}\p{N}\n]{0,4}\d\d/u.test(after(last));
}

/** For each word of the English list that was asked for whether it is one of {@link PROSE}: 1 or 2. */
const englishProse = lazy(() => new Uint8Array(LIST_WORDS));
const IS_PROSE = 1;
const IS_RARE = 2;

/** A test for places in the English list of words of {@link PROSE}; a word that comes again and again is looked up once. */
function proseAt(): (place: number) => boolean {
  const known = englishProse();
  return (place) => {
    if (known[place] === 0) known[place] = prose().has(englishWord(place)) ? IS_PROSE : IS_RARE;
    return known[place] === IS_PROSE;
  };
}

/** A test for words of {@link PROSE}. */
function proseIn(text: string, { language }: WordRun): (word: Word) => boolean {
  if (language !== "english") return ({ start, end }) => prose().has(text.slice(start, end).toLowerCase());
  const isProse = proseAt();
  return ({ index }) => isProse(index);
}

/** Every window of a phrase's length into `count` words; of those alone that hold the words `first` to `last`, where they are given. */
const windows = (count: number, first = count, last = -1): Range[] =>
  BIP39_LENGTHS.flatMap((length) => {
    const from = Math.max(0, last + 1 - length);
    const places = Math.max(0, Math.min(first, count - length) + 1 - from);
    return Array.from({ length: places }, (_, at) => ({ from: from + at, to: from + at + length }));
  });

/** Windows that leave out nothing but prose: "echo", "seed phrase: use". */
function windowsInProse(words: readonly Word[], isProse: (word: Word) => boolean): Range[] {
  const isRare = (word: Word): boolean => !isProse(word);
  const [first, last] = [words.findIndex(isRare), words.findLastIndex(isRare)];
  return windows(words.length, first, last).filter(({ from, to }) => to - from < words.length);
}

/** The ranges that are left when a run is cut into phrases of one length, with nothing over: two phrases on one line. */
const tiles = ({ from, to }: Range): Range[][] =>
  BIP39_LENGTHS.filter((length) => to - from > length && (to - from) % length === 0).map((length) =>
    Array.from({ length: (to - from) / length }, (_, tile) => ({
      from: from + tile * length,
      to: from + (tile + 1) * length,
    })),
  );

/** Words that may come again in a phrase that nothing bounds: more in one of a thousand. */
const AGAIN = 1;

/** For each word where it stood before, -1 for one that comes for the first time: a run has a hundred windows, which share their words. */
function earlierPlaces(words: readonly Word[]): readonly number[] {
  const places = new Map<number, number>();
  return words.map(({ index }, at) => {
    const earlier = places.get(index) ?? -1;
    places.set(index, at);
    return earlier;
  });
}

/** Whether the words of a range are as different as drawn ones. */
function isVaried(earlier: readonly number[], { from, to }: Range): boolean {
  let again = 0;
  for (let at = from; at < to && again <= AGAIN; at++) if ((earlier[at] ?? -1) >= from) again++;
  return again <= AGAIN;
}

/** What names the parts of a phrase: "first half:", "second part:". */
const PART_LABEL = /^(?:first|second|third|last|next|other|half|part|then)$/i;

/** The words without those that name its parts; the same list where nothing does. */
function withoutPartLabels(text: string, words: readonly Word[]): readonly Word[] {
  const isLabel = ({ start, end }: Word): boolean => PART_LABEL.test(text.slice(start, end));
  const endsPart = (word: Word): boolean => text.charAt(word.end) === ":" && isLabel(word);
  if (!words.some(endsPart)) return words;
  const ends = words.map(endsPart);
  return words.filter((word, at) => !ends[at] && !(isLabel(word) && ends[at + 1] === true));
}

/** Whether a phrase stands there like one: at least half of its gaps are the same. Code mixes its separators. */
function isRegular(gaps: readonly Gap[], { from, to }: Range): boolean {
  const half = (to - from - 1) / 2;
  let first = 0;
  for (let i = from; i < to - 1; i++) if (gaps[i]?.shape === gaps[from]?.shape) first++;
  return first >= half || commonest(gaps.slice(from, to - 1)).count >= half;
}

/** The groups of a phrase's length that paragraphs, lines or an unusual separator make of a run, each of them once. */
function groupings(gaps: readonly Gap[]): Range[] {
  const [first] = gaps;
  // Cut at every gap or at none, no group has a phrase's length.
  if (gaps.every((gap) => gap.shape === first?.shape && gap.lines === first.lines)) return [];
  const usual = commonest(gaps).shape;
  // Where all words stand on one line none of them is cut off.
  const byLines = [(gap: Gap) => gap.lines > 1, (gap: Gap) => gap.lines > 0];
  const isOneLine = gaps.every((gap) => gap.lines === 0);
  const cuts = [...(isOneLine ? [] : byLines), (gap: Gap) => gap.shape !== usual];
  const groups = new Map<number, Range>();
  for (const cut of cuts)
    for (const range of split(gaps, cut)) groups.set(range.from * gaps.length + range.to, range);
  return [...groups.values()];
}

const isPhraseLong = (from: number, to: number): boolean => to - from >= 12 && to - from <= 25;
const fits = ({ from, to }: Range): boolean => BIP39_LENGTHS.includes(to - from);

/** The share of prose words that makes a sentence of what nothing bounds: one phrase of ten thousand has it. */
const SENTENCE = 0.75;

const FEWEST_WORDS = Math.min(...BIP39_LENGTHS);
const MOST_WORDS = Math.max(...BIP39_LENGTHS);

/** What stands between each two of a run's words. */
function gapsOf(text: string, { edges, first, size }: WordRun): Gap[] {
  const gaps: Gap[] = [];
  for (let at = 2 * first + 1; at < 2 * (first + size) - 1; at += 2)
    gaps.push(gapOf(text, edges[at] ?? 0, edges[at + 1] ?? 0));
  return gaps;
}

/** Whether one sign is between each two of a run's words: no group of them has that then, and none a number but the first. */
function isEven(text: string, { edges, first, size }: WordRun): boolean {
  const sign = text.charCodeAt(edges[2 * first + 1] ?? 0);
  for (let at = 2 * first + 1; at < 2 * (first + size) - 1; at += 2) {
    const end = edges[at] ?? 0;
    if (edges[at + 1] !== end + 1 || text.charCodeAt(end) !== sign) return false;
  }
  return true;
}

/** Whether a colon stands behind one of the words `first` to before `end`, as behind one that names a part of a phrase. */
function hasColon(text: string, { edges }: WordRun, first: number, end: number): boolean {
  for (let at = first; at < end; at++) if (text.charCodeAt(edges[2 * at + 1] ?? 0) === COLON) return true;
  return false;
}

const COLON = 58;

/** Whether no number before a word of a run, with these gaps between them, is as high as that of a phrase's last word. */
function isLowNumbered(text: string, { edges, first }: WordRun, gaps: readonly Gap[]): boolean {
  const isLow = (at: number): boolean => numberBefore(text, edges[2 * (first + at)] ?? 0) < FEWEST_WORDS;
  return isLow(0) && gaps.every((gap, at) => !gap.isNumbered || isLow(at + 1));
}

/**
 * What costs least of {@link candidates}: whether a long run has none, for want of a layout that would bound one. Neither it nor a
 * group of its words is as long as phrases are, no number is that of a phrase's last word, and its words that no sentence is made
 * of, if it has any, are further apart than those of a phrase.
 */
export function isPlainList(text: string, run: WordRun): boolean {
  const { language, first, size, placeOf } = run;
  if (size <= WINDOW_RUN || language !== "english") return false;
  if (BIP39_LENGTHS.some((length) => size % length === 0)) return false;
  // Where one sign is between all words it says of none what comes behind the others.
  const isSame = isEven(text, run);
  const end = first + size;
  if (hasColon(text, run, first, isSame ? first + 1 : end) || hasColon(text, run, end - 1, end)) return false;
  const gaps = isSame ? [] : gapsOf(text, run);
  if (!isLowNumbered(text, run, gaps) || groupings(gaps).length > 0) return false;
  const isProse = proseAt();
  const last = first + size - 1;
  let from = first;
  while (from <= last && isProse(placeOf(from))) from++;
  let to = last;
  while (to > from && isProse(placeOf(to))) to--;
  return from > last || to - from >= MOST_WORDS;
}

/** Every candidate of a run, the likeliest first; those of one list hold together or not at all. */
export function candidates(text: string, run: WordRun): Candidate[][] {
  const { words } = run;
  const order = isNumbered(text, words) ? numbered(text, words) : [];
  if (order.length > 0) return order.map((group) => [{ words: group, loose: false }]);
  // Twelve random words are never all of them common; a sentence can be.
  const isProse = proseIn(text, run);
  if (words.every(isProse)) return [];
  const parted = withoutPartLabels(text, words);
  const gaps = gapsOf(text, run);
  const whole = { from: 0, to: words.length };
  const bounded = isBounded(text, words);
  const groups = groupings(gaps);
  const isSentence = ({ from, to }: Range): boolean =>
    words.slice(from, to).filter(isProse).length >= SENTENCE * (to - from);
  const shown = [whole, ...groups].filter(
    (range) =>
      isPhraseLong(range.from, range.to) &&
      isRegular(gaps, range) &&
      (range !== whole || bounded || !isSentence(range)),
  );
  // What the layout bounds at the length of a phrase is one, or several, or none: any window passes by chance with 1/16.
  const closed = words.length > WINDOW_RUN || (bounded && fits(whole)) || groups.some(fits);
  // A long run has few windows.
  const earlier = lazy(() => earlierPlaces(words));
  const loose = (closed ? windowsInProse(words, isProse) : windows(words.length)).filter(
    (range) => isVaried(earlier(), range) && isRegular(gaps, range) && !isSentence(range),
  );
  const take = ({ from, to }: Range, isLoose: boolean): Candidate => ({
    words: words.slice(from, to),
    loose: isLoose,
  });
  return [
    ...(parted.length < words.length && BIP39_LENGTHS.includes(parted.length)
      ? [[{ words: parted, loose: false }]]
      : []),
    ...shown.map((range) => [take(range, range === whole && !bounded)]),
    ...(closed ? tiles(whole) : []).map((row) => row.map((range) => take(range, false))),
    ...loose.map((range) => [take(range, true)]),
  ];
}
