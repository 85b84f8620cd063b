/**
 * Lists of words, and the patterns that they become: a list diffs and reviews one word at a time, an alternation of
 * three lines does not.
 */

/** The words of a text, apart by blanks and line breaks. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

const lists = new Map<string, readonly string[]>();

/** The words of a text that stands in a table: cut once, however often they are asked for. */
export function listOf(words: string): readonly string[] {
  const kept = lists.get(words);
  if (kept !== undefined) return kept;
  const list = wordsOf(words);
  lists.set(words, list);
  return list;
}

const sets = new Map<string, ReadonlySet<string>>();

/** Whether `word` is one of the words of a text: `isOneOf("push pull", verb)`. */
export function isOneOf(words: string, word: string | undefined): boolean {
  let set = sets.get(words);
  if (!set) {
    set = new Set(wordsOf(words));
    sets.set(words, set);
  }
  return word !== undefined && set.has(word);
}

/**
 * The source of a pattern that matches any one of the words: `new RegExp(`^${anyOf("push pull")}$`)`. The longer word is
 * tried first, so the order of a list is free.
 *
 * @param words a list, or a text of words apart by blanks; each is a piece of a pattern (`colou?rs?`), not escaped
 * @throws RangeError when there are none, because an empty alternation matches everywhere
 */
export function anyOf(words: string | readonly string[]): string {
  const list = typeof words === "string" ? wordsOf(words) : words;
  if (list.length === 0) throw new RangeError("anyOf: no words");
  return `(?:${[...list].sort((a, b) => b.length - a.length).join("|")})`;
}

/**
 * The same for alternatives that are pieces of patterns with blanks in them, apart by `|`. The text may be broken into
 * lines behind any `|`, inside a group, too: a line break and the blanks around it count for nothing.
 *
 * @throws RangeError when an alternative is empty
 */
export function alternation(text: string): string {
  const source = text
    .split("\n")
    .map((line) => line.trim())
    .join("");
  const list = alternativesOf(source);
  if (list.includes("")) throw new RangeError("alternation: an alternative is empty");
  return anyOf(list);
}

/** The alternatives of a pattern, apart by the `|` outside all of its groups and sets. */
export function alternativesOf(source: string): string[] {
  const list: string[] = [];
  let from = 0;
  let depth = 0;
  let set = false;
  for (let at = 0; at < source.length; at++) {
    const unit = source[at];
    if (unit === "\\") at++;
    else if (set) set = unit !== "]";
    else if (unit === "[") set = true;
    else if (unit === "(") depth++;
    else if (unit === ")") depth--;
    else if (unit === "|" && depth === 0) {
      list.push(source.slice(from, at));
      from = at + 1;
    }
  }
  list.push(source.slice(from));
  return list;
}
