/** Cuts a parsed word into stretches of text, quoted or not, and parts that expand later. */
import type { Segment } from "./braces.ts";
import type { Word, WordPart } from "./parse.ts";

/** Loops, functions and the values of branches ask for the same words over and over. */
const kept = new WeakMap<Word, readonly Segment[]>();

export function segmentsOf(word: Word): readonly Segment[] {
  const { parts } = word;
  if (!parts) return rawText(word.text);
  const known = kept.get(word);
  if (known !== undefined) return known;
  const segments = parts.flatMap(partSegments);
  kept.set(word, segments);
  return segments;
}

/** The operand of an expansion inside double quotes: its text is what the parser decoded, and no tilde is special. */
export function quotedSegments(word: Word): Segment[] {
  if (!word.parts) return [{ text: word.value, quoted: true }];
  return word.parts.flatMap((part) =>
    part.type === "Literal" ? [{ text: part.value, quoted: true }] : partSegments(part),
  );
}

export function partSegments(part: WordPart): Segment[] {
  switch (part.type) {
    case "Literal":
      return rawText(part.text);
    case "SingleQuoted":
    case "AnsiCQuoted":
      return [{ text: part.value, quoted: true }];
    case "Glob":
      return part.parts?.some((inner) => inner.type !== "Literal")
        ? [{ text: "[", quoted: false }, ...part.parts.flatMap(partSegments), { text: "]", quoted: false }]
        : [{ text: part.text, quoted: false }];
    case "BraceExpansion":
      return part.parts ? braced(part.parts.flatMap(partSegments)) : rawText(part.text);
    default:
      return [{ part, quoted: false }];
  }
}

/** The parser leaves the outer braces out of the parts. */
function braced(inner: readonly Segment[]): Segment[] {
  return [{ text: "{", quoted: false }, ...inner, { text: "}", quoted: false }];
}

/** Unquoted source text: a backslash quotes the next character, and a line continuation vanishes. */
function rawText(source: string): Segment[] {
  if (!source.includes("\\")) return source === "" ? [] : [{ text: source, quoted: false }];
  const out: Segment[] = [];
  let start = 0;
  for (let at = source.indexOf("\\"); at >= 0; at = source.indexOf("\\", start)) {
    if (at > start) out.push({ text: source.slice(start, at), quoted: false });
    const next = source.slice(at + 1, at + 2);
    if (next !== "\n") out.push({ text: next || "\\", quoted: true });
    start = at + 2;
  }
  if (start < source.length) out.push({ text: source.slice(start), quoted: false });
  return out;
}
