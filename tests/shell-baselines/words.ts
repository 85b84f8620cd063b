/** Words of a command line as a person reads them. */
import type { Arg, UnknownPart } from "../../lib/shell/invocation.ts";

/** Characters that say nothing by themselves, and those that would be taken for a sign of ours. */
const PLAIN = /^[^\s\p{C}"‹›;()]+$/u;

/** A text in quotes where it does not speak for itself; what nobody can see is escaped. */
export function quoted(text: string): string {
  return PLAIN.test(text) ? text : escaped(JSON.stringify(text));
}

/** A text on one line, in which everything can be seen. */
export function escaped(text: string): string {
  return text.replace(/\p{C}/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** A word; what is not known of it stands as its source in angle quotes, with what its look does not say. */
export function shown(arg: Arg): string {
  const parts = arg.map((piece) => (typeof piece === "string" ? piece : `‹${unknown(piece)}›`));
  const text = parts.join("");
  return arg.every((piece) => typeof piece !== "string" || PLAIN.test(piece)) && text !== ""
    ? text
    : escaped(JSON.stringify(text));
}

function unknown(part: UnknownPart): string {
  const { from, source, name, mayBeEmpty, outputOf, files = [], under = [] } = part;
  const look = lookOf(source);
  return [
    source,
    from === look.from ? "" : ` ${from}`,
    name === look.name ? "" : ` ${name ?? "nameless"}`,
    mayBeEmpty === look.mayBeEmpty ? "" : mayBeEmpty ? " or nothing" : " something",
    outputOf.length === 0 ? "" : ` of ${outputOf.map((id) => id + 1).join(",")}`,
    ...files.map((file) => ` in ${shown(file)}`),
    ...under.map((folder) => ` below ${shown(folder)}`),
  ].join("");
}

/** What the look of a source lets expect, which need not be said. */
function lookOf(source: string): Pick<UnknownPart, "from" | "name" | "mayBeEmpty"> {
  const [, name] = /^\$\{?(\w+)\}?$/.exec(source) ?? [];
  if (name !== undefined) return { from: "variable", name, mayBeEmpty: true };
  if (/^(?:\$\(|`)/.test(source)) return { from: "output", mayBeEmpty: true };
  return { from: "glob", mayBeEmpty: false };
}
