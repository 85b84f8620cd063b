/** Whether a whole reply says plainly that things are as it shows them. */
import { lazy, remember } from "../core/lazy.ts";
import { MOOD_CHARS } from "../core/limits.ts";
import type { CitedLink, Language } from "./claim.ts";
import { type Silencer, silencersOf } from "./languages/mood.ts";
import { type FoundLink, findLinks, type LinkRow } from "./links.ts";
import { OTHER_LINK, OWN_LINK } from "./prose.ts";

/** A reply, and the languages that it may be in. */
export class Mood {
  readonly #text: string;
  readonly #languages: () => readonly Language[];
  readonly #links: readonly LinkRow[];
  readonly #known = new Map<string, boolean>();
  readonly #found = lazy(() => findLinks(this.#text, this.#links));
  readonly #bare = lazy(() => withoutLinks(this.#text, this.#found()));
  readonly #spoken = lazy(() => mostSpoken(this.#bare(), this.#languages()));

  constructor(text: string, languages: () => readonly Language[], links: readonly LinkRow[]) {
    this.#text = text;
    this.#languages = languages;
    this.#links = links;
  }

  /** The text with one sign for each link. */
  bare(): string {
    return this.#bare();
  }

  /** The own links in order, one for each of their signs in {@link bare}. */
  links(): readonly CitedLink[] {
    return this.#found().flatMap(({ own }) => own ?? []);
  }

  /** The mood of a part of the reply. */
  of(part: string): Mood {
    return new Mood(part, this.#languages, this.#links);
  }

  /** True where the reply holds one of the silencers, and its language shows. */
  surely(...silencers: readonly Silencer[]): boolean {
    return this.#spoken().sure && silencers.some((one) => this.#holds(one));
  }

  /** True where nothing in the reply is one of the silencers; never of one that is long, or in no language that is known. */
  isPlain(...silencers: readonly Silencer[]): boolean {
    if (this.#text.length > MOOD_CHARS) return false;
    return silencers.every((one) => {
      const known = this.#known.get(one) ?? !this.#holds(one);
      this.#known.set(one, known);
      return known;
    });
  }

  #holds(silencer: Silencer): boolean {
    const text = this.#bare();
    if (SIGNS[silencer]?.test(text)) return true;
    const { rows } = this.#spoken();
    return rows.length === 0 || rows.some(({ id }) => silencersOf(id)?.holds(silencer, text) ?? true);
  }
}

/** What silences a reply in any language: a question; boxes to be ticked, quotations, tables, code; a name in front of a link. */
const SIGNS: Partial<Readonly<Record<Silencer, RegExp>>> = {
  asks: /[?？؟⏳⌛🔜🟡⬜◻]|\[ \]|☐|^\s*>|```|^\s*\|.*\|/mu,
  theirs:
    /(?:^|\s)@\w|(?<!\p{L})(?:by|da|de|di|du|of|od|von) \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?[\s,(:–—-]*\uE000/u,
};

/** The text with one sign for each link, so that no word of an address silences it. */
function withoutLinks(text: string, links: readonly FoundLink[]): string {
  let from = 0;
  let bare = "";
  for (const { start, end, own } of links) {
    bare += text.slice(from, start) + (own ? OWN_LINK : OTHER_LINK);
    from = end;
  }
  return bare + text.slice(from);
}

/** Letters of languages that there is no table of: Czech, Slovak, Hungarian, Romanian, and those of the North. */
const NEIGHBOURS = /[řěůňďťľĺŕåøæőűțșðþ]/i;

/** The languages that most of the words of a text belong to, those with a script of their own by that; and whether it shows. */
type Spoken = { readonly rows: readonly Language[]; readonly sure: boolean };

function mostSpoken(text: string, languages: readonly Language[]): Spoken {
  if (NEIGHBOURS.test(text)) return { rows: [], sure: false };
  const own = languages
    .filter(({ id, script }) => !LATIN.has(id) && (id === "uk" ? CYRILLIC : script).test(text))
    .filter(({ id }) => id !== "zh" || !KANA.test(text));
  const counted = languages
    .filter(({ id }) => LATIN.has(id))
    .map((language) => ({ language, count: (text.match(signsOf(language)) ?? []).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  // A word or two may be a neighbour's as well; English names stand in every text.
  const isSpoken = (count: number): boolean => (most < TELLING ? own.length === 0 : count * 2 >= most);
  const rows = counted.filter(({ count }) => isSpoken(count)).map(({ language }) => language);
  return { rows: [...own, ...rows], sure: own.length > 0 || most >= TELLING };
}

const LATIN = new Set(["de", "en", "es", "fr", "id", "it", "pl", "pt", "tr", "vi"]);

const CYRILLIC = /[\u0400-\u04ff]/;

const KANA = /[\u3040-\u30ff]/;

/** Signs from which on a text shows its language. */
const TELLING = 3;

/** What tells a language: its script, or its little words. English's script is that of half of the world. */
const signsOf = remember(({ id, script }: Language) => (id === "en" ? ENGLISH : new RegExp(script, "giu")));

const ENGLISH =
  /\b(?:the|your?|it|and|here|this|that|with|are|has|have|is|of|to|in|at|for|i|you|can|on|now|it['’]s|my|as|by|all)\b/gi;
