/**
 * Own links that a reply gives to the user with no word of a known claim: handing over a page says that it is there. It
 * must not know how claims are worded nor which links exist.
 */
import { citedIn, type Reading } from "./cite.ts";
import type { Kind, Language, Link } from "./claim.ts";
import { folded, isOthers, says } from "./grammar.ts";

/** Reads what sentences give; what a text says in a language is found once, because a long reply repeats itself. */
export class Giving {
  readonly readings: readonly Reading[];
  readonly spoken: readonly Language[];
  readonly #known = new Map<string, boolean>();

  constructor(readings: readonly Reading[], spoken: readonly Language[]) {
    this.readings = readings;
    this.spoken = spoken;
  }

  /** The links of the sentence at `at` that `language` gives as done, unless another language of the reply doubts them. */
  linksAt(at: number, kind: Kind, language: Language): Link[] {
    // A number alone may be anything's: "preview id 0a1b2c3d".
    const links = citedIn(this.readings[at], kind, language).filter(({ name }) => name !== "id");
    return links.length > 0 && this.#gives(language, withLabel(this.readings, at)) ? links : [];
  }

  #gives(language: Language, text: string): boolean {
    const key = `${language.id} ${text}`;
    const known = this.#known.get(key) ?? this.#reads(language, text);
    this.#known.set(key, known);
    return known;
  }

  #reads(language: Language, text: string): boolean {
    const { apart, inline } = language.given;
    const own = folded(language, text);
    if (!says(language, inline, own) && !(APART.test(text) && says(language, apart, own))) return false;
    // English names for things stand in every language's prose ("error", "bug") and doubt nothing there.
    return !this.spoken.some(
      (other) => (other === language || other.id !== "en" || ENGLISH.test(text)) && doubts(other, text),
    );
  }
}

const ENGLISH = /\b(?:the|your?|it|is|are|was|and|here|of|this|by|at|to|has|i)\b/i;

/** A link behind a sign, or in front of all words; any other is a part of the sentence: "the script in ⟨link⟩". */
const APART = /^\uE000(?!\s?[\p{L}\p{N}])|[^\p{L}\p{N}\s\uE000\uE002'’"]\s*\uE000/u;

/** Sentences behind which links may stand alone, one a line. */
const LIST_LINKS = 6;

/** The sentence; for links that stand alone or behind a label, with what stands in front of them. */
function withLabel(readings: readonly Reading[], at: number): string {
  const text = readings[at]?.text ?? "";
  let from = at;
  while (from > 0 && at - from < LIST_LINKS && isLabel(readings[from]?.text ?? "")) from--;
  return from === at ? text : `${readings[from]?.text ?? ""} ${text}`;
}

/** A link, alone or behind a few words that say nothing of whose it is. */
function isLabel(text: string): boolean {
  return /^[^\uE000]{0,24}\uE000[^\uE000]{0,8}$/.test(text);
}

function doubts(language: Language, sentence: string): boolean {
  const text = folded(language, sentence);
  return says(language, language.given.doubts, text) || isOthers(language, text);
}
