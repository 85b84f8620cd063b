/** Tilde prefixes: where one may stand in a word, and which directory it is. */

import { isOneOf } from "../../core/words.ts";
import type { Arg } from "../invocation.ts";
import type { Piece } from "../word/pieces.ts";
import type { Segment } from "./braces.ts";
import { carries, uncarry } from "./carried.ts";
import type { Frame, Machine } from "./machine.ts";
import { lookup } from "./variables.ts";

const TILDE = /^~([\w.-]*|\+|-|[\uE000-\uF8FF])(?=\/|$)/;
const TILDE_IN_VALUE = /^~([\w.-]*|\+|-|[\uE000-\uF8FF])(?=[/:]|$)/;
const ASSIGNED = /^[A-Za-z_]\w*=/;

/** Replaces tilde prefixes: at the start, and behind `name=` and in assignments also behind each colon. */
export function tildes(
  m: Machine,
  frame: Frame,
  segments: readonly Segment[],
  assignment: boolean,
): readonly Segment[] {
  if (assignment) return colonTildes(m, frame, segments);
  const first = segments[0];
  if (!first || !("text" in first) || first.quoted) return segments;
  const name = first.text.includes("=") ? ASSIGNED.exec(first.text)?.[0] : undefined;
  if (name === undefined && !first.text.startsWith("~")) return segments;
  const rest = segments.slice(1);
  if (name !== undefined) {
    const value = { text: first.text.slice(name.length), quoted: false };
    return [{ text: name, quoted: false }, ...colonTildes(m, frame, [value, ...rest])];
  }
  const prefix = TILDE.exec(first.text)?.[0];
  // `~"x"` and `~$u` are no tilde prefixes: the name must end at a slash or at the end of the word.
  if (prefix === undefined || (prefix === first.text && rest.length > 0)) return segments;
  return [...tildeSegments(m, frame, prefix, first.text), ...rest];
}

function tildeSegments(m: Machine, frame: Frame, prefix: string, source: string): Segment[] {
  const rest = source.slice(prefix.length);
  const home = homeOf(m, frame, prefix.slice(1));
  if (home === undefined) return [{ text: source, quoted: false }];
  return [...home.map(pieceSegment), { text: rest, quoted: false }];
}

function pieceSegment(piece: Piece): Segment {
  if (typeof piece === "string") return { text: piece, quoted: true };
  return { part: { type: "SimpleExpansion", pos: 0, end: 0, text: piece.source }, quoted: true };
}

function mayHoldTilde(segment: Segment): boolean {
  return "text" in segment && !segment.quoted && segment.text.includes("~");
}

function colonTildes(m: Machine, frame: Frame, segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(mayHoldTilde)) return segments;
  return segments.flatMap((segment, at) => {
    if (!("text" in segment) || segment.quoted || !segment.text.includes("~")) return [segment];
    const last = at === segments.length - 1;
    const values = segment.text.split(":");
    return values.flatMap((value, index): Segment[] => {
      const begins = index > 0 || at === 0;
      const prefix = begins ? TILDE_IN_VALUE.exec(value)?.[0] : undefined;
      const ends = index < values.length - 1 || last || prefix !== value;
      const made: Segment[] =
        prefix !== undefined && ends
          ? tildeSegments(m, frame, prefix, value)
          : [{ text: value, quoted: false }];
      return index === 0 ? made : [{ text: ":", quoted: false }, ...made];
    });
  });
}

/** The home of a user; the layout follows the home that the context tells. */
function homeOf(m: Machine, frame: Frame, user: string): Arg | undefined {
  const { home } = m.context;
  if (user === "") return lookup(m, frame, "HOME").value;
  if (user === "+") return lookup(m, frame, "PWD").value;
  if (user === "-") return lookup(m, frame, "OLDPWD").value;
  if (user === m.context.user || isOwnName(m, user)) return [home];
  if (user === "root") return [home.startsWith("/Users/") ? "/var/root" : "/root"];
  if (/^\d/.test(user) || carries(m, user)) return undefined;
  return [`${home.startsWith("/Users/") ? "/Users" : "/home"}/${user}`];
}

/** `eval echo ~$USER`: the name of who runs it, as a hole in the text. */
function isOwnName(m: Machine, user: string): boolean {
  const [piece] = carries(m, user) ? uncarry(m, user) : [];
  return typeof piece === "object" && isOneOf("USER LOGNAME SUDO_USER", piece.name);
}
