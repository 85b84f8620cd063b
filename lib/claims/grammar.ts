/** From a language's tables to regexes: slots filled in, compiled once and only on first need. */
import { lazy, remember } from "../core/lazy.ts";
import type { Language } from "./claim.ts";
import { isAnother } from "./languages/another.ts";

/** What is made of the tables of a language, whose slots tell it from every other: kept by the sources, as they stand. */
const madeFor = remember((_slots: Language["slots"]) => ({
  compiled: new Map<string, RegExp>(),
  /** The few that are read with their letters' case. */
  cased: new Map<string, RegExp>(),
  plans: new Map<string, Plan>(),
  filled: new Map<string, string>(),
}));

/** What `map` holds for `key`, made when it holds nothing. */
function kept<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * The regex of one table entry, case-insensitive unless `flags` are none. `{name}` stands for the slot of that name; a slot may use others.
 * Throws RangeError for a slot that the language lacks.
 */
export function regexOf(language: Language, source: string, flags: "i" | "" = "i"): RegExp {
  const { compiled, cased } = madeFor(language.slots);
  return kept(flags === "i" ? compiled : cased, source, () => new RegExp(expand(language, source), flags));
}

/** True when `source` is not empty and matches. */
export function says(language: Language, source: string, text: string): boolean {
  return source !== "" && regexOf(language, source).test(text);
}

/**
 * False when `text` lacks a part that every match of `source` holds. A whole pattern costs a tenth of a bare start to
 * compile; its parts cost little, because patterns share them, and a part is looked for only when those before it are
 * there. So nearly all patterns of a usual reply stay uncompiled.
 */
export function mayMatch(language: Language, source: string, text: string): boolean {
  const { parts, rest } = planOf(language, source);
  for (const part of parts) if (!part.test(text)) return false;
  for (let part = rest(); part !== undefined; part = rest()) {
    parts.push(part);
    if (!part.test(text)) return false;
  }
  return true;
}

/** The match of a pattern at the start of `text`; a cheap head of it is tried first. */
export function matchOf(language: Language, source: string, text: string): string | undefined {
  const head = planOf(language, source).head();
  if (head && !head.test(text)) return undefined;
  return regexOf(language, source).exec(text)?.[0];
}

/**
 * What can be asked of a text before a pattern is compiled: `parts` in any order, the next one by `rest`, and `head` at
 * its start.
 */
type Plan = {
  readonly parts: RegExp[];
  readonly rest: () => RegExp | undefined;
  readonly head: () => RegExp | undefined;
};

function planOf(language: Language, source: string): Plan {
  return kept(madeFor(language.slots).plans, source, () => plan(language, atomsOf(source)));
}

/** UTF-16 units of a part that is worth its own regex: verbs and participles stay below, whole noun phrases are longer. */
const PART_UNITS = 1000;

function plan(language: Language, atoms: readonly Atom[]): Plan {
  let next = 0;
  const rest = (): RegExp | undefined => {
    for (let atom = atoms[next++]; atom; atom = atoms[next++])
      if (isPart(language, atom)) return regexOf(language, atom.text);
    return undefined;
  };
  return { parts: [], rest, head: lazy(() => headOf(language, atoms)) };
}

/** The atoms in front of the first one that is dear, if any is and any stands there. */
function headOf(language: Language, atoms: readonly Atom[]): RegExp | undefined {
  const dear = atoms.findIndex(({ text }) => expand(language, text).length > PART_UNITS);
  const front = atoms.slice(0, Math.max(0, dear)).map(({ whole }) => whole);
  return front.length === 0 ? undefined : regexOf(language, front.join(""));
}

/** Whether an atom is a part that every match holds; look-arounds and ends of the text mean something else elsewhere. */
function isPart(language: Language, { text, spared }: Atom): boolean {
  if (spared || /^\(\?[=!<]|[$^]|^.{0,2}$/.test(text.replace(/\[\^|\\[$^]/g, ""))) return false;
  return !canBeEmpty(language, text) && expand(language, text).length <= PART_UNITS;
}

/** A piece of a pattern outside all of its groups, without and with its quantifier; `spared` when the quantifier allows none. */
type Atom = { readonly text: string; readonly whole: string; readonly spared: boolean };

const WORD = /[a-z]{3,}(?![a-z?*+{])/y;
const BRACKET = /\\.|\[(?:\\.|[^\]\\])*\]|[()]/g;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/** The atoms of a pattern in order; none of one that is an alternation, because no piece of it has to match. */
function atomsOf(source: string): Atom[] {
  const atoms: Atom[] = [];
  for (let start = 0; start < source.length; ) {
    if (source[start] === "|") return [];
    const end = endOfAtom(source, start);
    const quantifier = at(QUANTIFIER, source, end);
    const spared = /^(?:[?*]|\{0)/.test(quantifier);
    const next = end + quantifier.length;
    atoms.push({ text: source.slice(start, end), whole: source.slice(start, next), spared });
    start = next;
  }
  return atoms;
}

function endOfAtom(source: string, start: number): number {
  const sign = source[start];
  if (sign === "\\") return start + (source[start + 1] === "u" ? 6 : 2);
  if (sign === "{") return source.indexOf("}", start) + 1;
  if (sign !== "(" && sign !== "[") return start + (at(WORD, source, start).length || 1);
  let depth = 0;
  BRACKET.lastIndex = start;
  for (let token = BRACKET.exec(source); token; token = BRACKET.exec(source)) {
    if (token[0] === "(") depth++;
    if (token[0] === ")") depth--;
    if (depth === 0) return BRACKET.lastIndex;
  }
  return source.length;
}

function at(sticky: RegExp, text: string, index: number): string {
  sticky.lastIndex = index;
  return sticky.exec(text)?.[0] ?? "";
}

function canBeEmpty(language: Language, part: string): boolean {
  const slot = part.startsWith("{") ? (language.slots[part.slice(1, -1)] ?? "") : part;
  return /(?:[?*]|\{0,\d+\}\??)$|\|\)?$|\(\?:\|/.test(slot);
}

/** A clause whose deed, and whose links, are somebody else's. */
export function isOthers(language: Language, clause: string): boolean {
  if (HANDLE.test(clause) || isAnother(clause)) return true;
  return language.others !== "" && regexOf(language, language.others, "").test(clause);
}

/** Somebody's handle opens the clause and more than a name stands behind it: "@rocio published", "@rocioさんが公開". */
const HANDLE = /^@\w[\w.-]{0,40}(?: (?!(?:i|we)\b)|さん|님|[がはも이가])(?=\S)/i;

/** The text in the one writing that the language's tables use. */
export function folded(language: Language, text: string): string {
  return language.fold ? language.fold(text) : text;
}

const SLOT = /\{([a-z]\w*)\}/g;

/** Slots in slots end after this many steps; ours take three. */
const STEPS = 6;

function expand(language: Language, source: string, steps = STEPS): string {
  return source.replace(SLOT, (slot, name: string) => {
    if (language.slots[name] === undefined)
      throw new RangeError(`language "${language.id}" has no slot "${name}"`);
    return steps > 0 ? filled(language, name, steps - 1) : slot;
  });
}

function filled(language: Language, name: string, steps: number): string {
  return kept(
    madeFor(language.slots).filled,
    name,
    () => `(?:${expand(language, language.slots[name] ?? "", steps)})`,
  );
}
