/**
 * From a language's tables to regexes: slots filled in, compiled once and only on first need. It must not know what any
 * pattern means.
 */
import type { Language } from "./claim.ts";

const compiled = new Map<string, RegExp>();

/**
 * The regex of one table entry, case-insensitive unless `flags` say otherwise. `{name}` stands for the slot of that name; a slot may use others.
 * Throws RangeError for a slot that the language lacks.
 */
export function regexOf(language: Language, source: string, flags = "i"): RegExp {
  const key = `${language.id} ${flags} ${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = new RegExp(expand(language, source), flags);
  compiled.set(key, made);
  return made;
}

/** True when `source` is not empty and matches. */
export function says(language: Language, source: string, text: string): boolean {
  return source !== "" && regexOf(language, source).test(text);
}

/** The text in the one writing that the language's tables use. */
export function folded(language: Language, text: string): string {
  return language.fold ? language.fold(text) : text;
}

/** Slots in slots end after this many rounds; ours take three. */
const ROUNDS = 6;

function expand(language: Language, source: string): string {
  let text = source;
  for (let round = 0; round < ROUNDS && /\{[a-z]/.test(text); round++) {
    text = text.replace(/\{([a-z]\w*)\}/g, (_, name: string) => {
      const slot = language.slots[name];
      if (slot === undefined) throw new RangeError(`language "${language.id}" has no slot "${name}"`);
      return `(?:${slot})`;
    });
  }
  return text;
}
