/** An invocation as a person would write it. */

import type { Arg, Invocation, UnknownPart } from "../invocation.ts";
import { readable, spell } from "../word/globs.ts";

const PLAIN = /^[\w@%+=:,./~*?{}$[\]…-]+$/;

/** How an unknown stretch was written; a name that another program prints stands nowhere, so it reads as `…`. */
function holeText({ source }: UnknownPart): string {
  return /^[$`{<*?[~]/.test(source) ? source : "…";
}

function word(arg: Arg): string {
  const text = arg.map((piece) => (typeof piece === "string" ? piece : holeText(piece))).join("");
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** One line of source that does what the invocation does; what is not known stands as it was written. */
export function sourceOf({ name, args, redirections }: Invocation): string {
  const redirected = redirections.map(({ op, target }) => `${op} ${readable(spell(target))}`);
  const words = name.length === 0 ? [] : [word(name)];
  return [...words, ...args.map(word), ...redirected].join(" ");
}
