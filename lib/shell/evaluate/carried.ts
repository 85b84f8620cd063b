/**
 * Holes inside the text of a nested script, each written as one private-use character, so that the text can be parsed
 * and its words give the holes back.
 */
import type { Arg } from "../invocation.ts";
import type { Piece } from "../word/pieces.ts";
import type { Machine } from "./machine.ts";

/** A hole in a nested script is written as one character of this block, so that words give it back. */
const FIRST_CARRIED = 0xe000;
const MOST_CARRIED = 6400;

/** The text of a script, its holes carried as private-use characters. */
export function carry(m: Machine, script: Arg): string {
  let source = "";
  for (const piece of script) {
    if (typeof piece === "string") source += piece;
    else if (m.carried.length >= MOST_CARRIED) m.gaps.add("holes");
    else {
      source += String.fromCharCode(FIRST_CARRIED + m.carried.length);
      m.carried.push(piece);
    }
  }
  return source;
}

/** Does a text hold such characters? */
export function carries(m: Machine, value: string): boolean {
  return m.carried.length > 0 && /[\uE000-\uF8FF]/.test(value);
}

/** Gives back the holes that the text of a nested script carries. */
export function uncarry(m: Machine, value: string): Piece[] {
  return value.split(/([\uE000-\uF8FF])/).flatMap((piece): Piece[] => {
    if (piece === "") return [];
    const at = piece.charCodeAt(0) - 0xe000;
    const carried = piece.length === 1 && at >= 0 ? m.carried[at] : undefined;
    return [carried ?? piece];
  });
}
