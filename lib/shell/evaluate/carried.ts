/**
 * Holes inside the text of a nested script, each written as one private-use character, so that the text can be parsed
 * and its words give the holes back. A home with a blank in its name is carried too: text that names it, as code and
 * `sh -c` put it together, means the home, and a shell that splits no variable (zsh, fish) takes it for one.
 */
import type { Arg } from "../invocation.ts";
import type { Piece } from "../word/pieces.ts";
import type { Machine } from "./machine.ts";

/** A hole in a nested script is written as one character of this block, so that words give it back. */
const FIRST_CARRIED = 0xe000;
const MOST_CARRIED = 6400;

/** The text of a script, its holes carried as private-use characters. */
export function carry(m: Machine, script: Arg): string {
  return script.map((piece) => (typeof piece === "string" ? carryHome(m, piece) : sign(m, piece))).join("");
}

/** The character that stands for a piece; nothing, and a gap, when all are taken. */
function sign(m: Machine, piece: Piece): string {
  if (m.carried.length >= MOST_CARRIED) {
    m.gaps.add("holes");
    return "";
  }
  m.carried.push(piece);
  return String.fromCharCode(FIRST_CARRIED + m.carried.length - 1);
}

function carryHome(m: Machine, text: string): string {
  const { home } = m.context;
  return /\s/.test(home) && text.includes(home) ? text.replaceAll(home, sign(m, home)) : text;
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
