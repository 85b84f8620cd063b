/**
 * Words of which some parts are unknown: how a part is made, and how words are joined, cut and split.
 */
import { SHELL_BRACED } from "../../core/limits.ts";
import { withoutEnd } from "../../core/text.ts";
import { type Arg, known, type UnknownPart } from "../invocation.ts";

export type Piece = string | UnknownPart;

/** Adjacent known stretches joined and empty ones dropped, as `Arg` promises. */
export function tidy(pieces: readonly Piece[]): Arg {
  if (pieces.length === 0) return pieces;
  if (pieces.length === 1) return pieces[0] === "" ? [] : pieces;
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece === "") continue;
    if (typeof piece === "string" && typeof last === "string") out[out.length - 1] = last + piece;
    else if (typeof piece !== "string" && typeof last === "object" && joinsGlob(last, piece)) {
      out[out.length - 1] = { ...last, source: last.source + piece.source };
    } else out.push(piece);
  }
  return out;
}

/** Neighbouring glob stretches are one pattern: `[a-z]` and `*` are `[a-z]*`. */
function joinsGlob(left: UnknownPart, right: UnknownPart): boolean {
  return left.from === "glob" && right.from === "glob";
}

/** The word of a constant text. */
export function text(value: string): Arg {
  return value === "" ? [] : [value];
}

/** The one constructor of an unknown part; `mayBeEmpty` is true unless `more` says otherwise. */
export function unknownPart(
  from: UnknownPart["from"],
  source: string,
  more: Partial<UnknownPart> = {},
): UnknownPart {
  return { from, source, mayBeEmpty: true, outputOf: [], ...more };
}

/** Several words as one, with `separator` between them. */
export function join(args: readonly Arg[], separator: string): Arg {
  const pieces: Piece[] = [];
  args.forEach((arg, at) => {
    if (at > 0) pieces.push(separator);
    pieces.push(...arg);
  });
  return tidy(pieces);
}

/** What a command substitution does to the output: trailing newlines go. */
export function trimNewlines(arg: Arg): Arg {
  let end = arg.length;
  while (end > 0) {
    const last = arg[end - 1];
    if (typeof last !== "string") break;
    const cut = withoutEnd(last, "\n");
    if (cut === last) break;
    if (cut !== "") return [...arg.slice(0, end - 1), cut];
    end--;
  }
  return end === arg.length ? arg : arg.slice(0, end);
}

/** Splits at every character that `separators` holds; empty stretches between two separators are kept. */
export function splitAt(arg: Arg, separators: string): Arg[] {
  const out: Piece[][] = [[]];
  for (const piece of arg) {
    if (typeof piece !== "string") {
      out.at(-1)?.push(piece);
      continue;
    }
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      if (!separators.includes(piece.charAt(at))) continue;
      if (at > start) out.at(-1)?.push(piece.slice(start, at));
      out.push([]);
      start = at + 1;
    }
    if (start < piece.length) out.at(-1)?.push(piece.slice(start));
  }
  return out;
}

/** The lines of a text; a newline at its end begins no further line. */
export function linesOf(arg: Arg): Arg[] {
  const lines = splitAt(arg, "\n");
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

/** Number of UTF-16 units that are known. */
export function sizeOf(arg: Arg): number {
  let size = 0;
  for (const piece of arg) size += typeof piece === "string" ? piece.length : 1;
  return size;
}

/** Do two words show the same text and the same holes? */
export function sameArg(left: Arg, right: Arg): boolean {
  if (left === right) return true;
  if (left.length !== right.length) return false;
  return left.every((piece, at) => {
    const other = right[at];
    if (typeof piece === "string" || typeof other !== "object") return piece === other;
    return piece.source === other.source && piece.from === other.from && piece.name === other.name;
  });
}

/** The known text in front of the first hole. */
export function headOf(arg: Arg): string {
  const first = arg[0];
  return typeof first === "string" ? first : "";
}

/** What follows the first `count` UTF-16 units of a word's known head. */
export function behindHead(arg: Arg, count: number): Arg {
  const rest = headOf(arg).slice(count);
  return rest === "" ? arg.slice(1) : [rest, ...arg.slice(1)];
}

/** What follows the first match of `mark` in a word's known head; undefined without one. */
export function behind(arg: Arg, mark: RegExp): Arg | undefined {
  const found = typeof arg[0] === "string" ? mark.exec(arg[0]) : null;
  return found === null ? undefined : behindHead(arg, found.index + found[0].length);
}

/** Everything in a directory, as a word. */
export function everythingIn(path: Arg): Arg {
  return [...path, "/", unknownPart("glob", "*", { mayBeEmpty: false })];
}

/** A word as it was written: known text and the source of holes. */
export function sourceOf(arg: Arg): string {
  return arg.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("");
}

/** The known words of a list; unknown ones are "". */
export function knownWords(args: readonly Arg[]): string[] {
  return args.map((arg) => known(arg) ?? "");
}

/**
 * `{a,b}` in a quoted word is both, as programs that expand braces themselves read it: curl(1), glob. Of more alternatives than
 * the cap the rest is not known.
 */
export function braced(word: Arg): Arg[] {
  const text = known(word);
  if (text === undefined || !text.includes("{")) return [word];
  const found = [text];
  // What is put behind the end is looked at in its turn.
  for (let at = 0; at < found.length && found.length < SHELL_BRACED; at++) {
    const [front = "", list, back = ""] = /^([^{}]*)\{([^{}]*)\}(.*)$/s.exec(found[at] ?? "")?.slice(1) ?? [];
    if (list !== undefined) found.splice(at--, 1, ...list.split(",").map((one) => `${front}${one}${back}`));
  }
  return found.map((one) => {
    const open = one.search(/\{[^{}]*\}/);
    return open < 0 ? [one] : tidy([one.slice(0, open), unknownPart("other", one.slice(open))]);
  });
}
