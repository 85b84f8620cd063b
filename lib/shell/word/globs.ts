/**
 * Paths with holes as plain strings: known text stays, each glob sign and each unknown stretch becomes one private
 * sign.
 */
import { SHELL_PATH } from "../../core/limits.ts";
import type { Arg, UnknownPart } from "../invocation.ts";

/** Unicode's private use area: no path of a real file system holds these, and a quoted `*` stays a `*`. */
const STAR = "\uE000";
const ANY = "\uE001";
const CLASS = "\uE002";
/** An unknown stretch that may be empty, and one that cannot be. */
const MAYBE = "\uE003";
const SOME = "\uE004";

const SIGNS = /[\uE000-\uE004]/;
const ALL_SIGNS = /[\uE000-\uE004]/g;
const UNKNOWN_SIGNS = /[\uE003\uE004]/;
const ALL_UNKNOWN_SIGNS = /[\uE003\uE004]/g;
const MAYBE_SIGNS = /\uE003/g;

/** `!(keep)`: everything but a few names. */
const ALL_BUT = /!\([^()/]{0,256}\)/g;

/** `?(.)*`, `+([a-z])`: signs that repeat, in a pattern of bash and ksh. */
const REPEATED = /[?*+@]\([.|?*\uE000-\uE002]{0,64}\)/g;

/** One private sign per `*`, `?`, `[…]` and `!(…)` of a glob's source; other text stays. */
function spellGlob(source: string): string {
  const signs = source.includes("(") ? source.replace(ALL_BUT, STAR) : source;
  const spelled = signs.replace(/\[[^\]/]{1,64}\]/g, CLASS);
  return (spelled.includes("(") ? spelled.replace(REPEATED, STAR) : spelled)
    .replace(/\*+/g, STAR)
    .replaceAll("?", ANY);
}

function spellUnknown({ from, source, mayBeEmpty }: UnknownPart): string {
  if (from === "glob") return spellGlob(source);
  // The output of a command is seldom empty; a variable that nobody set is.
  return mayBeEmpty && (from === "variable" || from === "read") ? MAYBE : SOME;
}

/** The word as one string in which signs stand for what is not known. */
export function spell(arg: Arg): string {
  let text = "";
  for (const piece of arg)
    text += typeof piece === "string" ? piece.replace(ALL_SIGNS, "") : spellUnknown(piece);
  return text;
}

/** True when the text holds a stretch that is neither known nor a glob. */
export function hasUnknown(spelled: string): boolean {
  return UNKNOWN_SIGNS.test(spelled);
}

/** True when a glob or an unknown stretch is in the text. */
export function hasSigns(spelled: string): boolean {
  return SIGNS.test(spelled);
}

/** True when an unknown stretch stands in front. */
function startsUnknown(spelled: string): boolean {
  return /^[\uE003\uE004]/.test(spelled);
}

/** The text as it would be if every unknown stretch that can be empty were empty. */
export function whenEmpty(spelled: string): string {
  return spelled.replace(MAYBE_SIGNS, "");
}

/**
 * True for a component that takes (nearly) everything in its directory: `*`, `.*`, `*.*`, `.[!.]*`, `.??*`, `[a-z]*`.
 */
export function takesAll(component: string): boolean {
  return component.includes(STAR) && /^[.\uE000-\uE002]+$/.test(component);
}

/** True when only unknown stretches make up the component. */
export function isUnknown(component: string): boolean {
  return /^[\uE003\uE004]+$/.test(component);
}

/**
 * Whether `pattern` (one component with signs) can match `name`. Two pointers with one remembered star: time is
 * bounded by the product of the lengths, whatever an attacker writes.
 */
export function canMatch(pattern: string, name: string): boolean {
  let p = 0;
  let star = -1;
  let resume = 0;
  for (let n = 0; n < name.length; ) {
    const sign = pattern[p];
    if (sign === STAR || sign === MAYBE || sign === SOME) {
      star = p++;
      resume = n;
    } else if (sign === ANY || sign === CLASS || sign === name[n]) {
      p++;
      n++;
    } else if (star >= 0) {
      p = star + 1;
      n = ++resume;
    } else return false;
  }
  return /^[\uE000\uE003]*$/.test(pattern.slice(p));
}

/** The text with a letter in the place of each sign, for patterns over names. */
export function lettered(spelled: string): string {
  return spelled.replace(ALL_SIGNS, "x");
}

/** What a person would write for it: globs as they were, `…` for what is unknown. */
export function readable(spelled: string): string {
  if (!hasSigns(spelled)) return spelled;
  return spelled
    .replaceAll(STAR, "*")
    .replaceAll(ANY, "?")
    .replaceAll(CLASS, "[…]")
    .replace(ALL_UNKNOWN_SIGNS, "…");
}

/**
 * The components of an absolute path after `.`, `..` and `//`; `undefined` when it is relative and `cwd` unknown, when
 * it begins with an unknown stretch, or when `..` climbs out of one.
 */
export function components(spelled: string, cwd: string | undefined): string[] | undefined {
  const absolute = spelled.startsWith("/");
  if (!absolute && (cwd === undefined || startsUnknown(spelled))) return undefined;
  const parts: string[] = [];
  for (const part of (absolute ? spelled : `${cwd}/${spelled}`).split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (hasUnknown(parts.pop() ?? "")) return undefined;
  }
  return parts;
}

/** A constant path as an absolute one without `.`, `..` and `//`; undefined when that is not known, or too long to be one. */
export function absolutePath(path: string, cwd: string | undefined): string | undefined {
  if (path.length + (cwd?.length ?? 0) > SHELL_PATH) return undefined;
  const parts = components(path, cwd);
  return parts === undefined ? undefined : `/${parts.join("/")}`;
}
