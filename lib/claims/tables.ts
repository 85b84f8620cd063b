/**
 * The tables that a template tunes, and what reading a reply takes from them: which texts can hold an own link, and the
 * names of places in each language's patterns.
 */
import { lazy, remember } from "../core/lazy.ts";
import type { ClaimKind, Language } from "./claim.ts";
import type { LinkRow } from "./links.ts";
import type { Registry } from "./registry.ts";

/** How agents speak, which links are their own, and where the truth lies. */
export type ClaimTables = {
  readonly languages: readonly Language[];
  readonly links: readonly LinkRow[];
  readonly registries: readonly Registry[];
};

/** What the tables come to, once for all replies. */
export type Vocabulary = {
  /**
   * A language with the names of places in its slots: `{hub}` of pages, `{feed}` of posts, `{elsewhere_KIND}`. Asked for
   * those alone that a text is written in, because some put their patterns together at first use.
   */
  readonly speak: (language: Language) => Language;
  /** Found in every text that may cite an own link, or that names the place of the posts. */
  readonly stems: RegExp;
  /** Found in every text whose posts are the agent's own: without it "posted" is about some other place. */
  readonly posts: () => RegExp;
};

/** The {@link Vocabulary} of a template's tables. */
export const vocabularyOf = remember((tables: ClaimTables): Vocabulary => {
  const places = placesOf(tables, "post");
  const slots = lazy(() => ({
    hub: sourceOf(placesOf(tables, "publish")),
    feed: sourceOf(places),
    elsewhere_publish: sourceOf(elsewhereOf(tables, "publish")),
    elsewhere_post: sourceOf(elsewhereOf(tables, "post")),
    elsewhere_schedule: sourceOf(elsewhereOf(tables, "schedule")),
  }));
  return {
    speak: remember((language) => ({ ...language, slots: { ...language.slots, ...slots() } })),
    stems: new RegExp(sourceOf([...tables.links.map(stemOf), ...places]), "i"),
    posts: lazy(() => {
      const posts = tables.links.filter(({ proves }) => proves === "post").map(stemOf);
      const feeds = tables.languages.flatMap(({ feed }) => feed ?? []);
      return new RegExp(sourceOf([...posts, ...places, ...feeds]), "i");
    }),
  };
});

function placesOf({ registries }: ClaimTables, kind: ClaimKind): string[] {
  return registries.flatMap(({ proves, places = [] }) => (proves === kind ? places : [])).map(caseless);
}

/** Some patterns are read with their letters' case, and people write names in any. */
function caseless(name: string): string {
  return escaped(name).replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function elsewhereOf({ registries }: ClaimTables, kind: ClaimKind): string[] {
  return registries.flatMap(({ proves, elsewhere = [] }) => (proves === kind ? elsewhere : []));
}

/** What every link by a form holds: its host, or its path up to the id. */
function stemOf({ form }: LinkRow): string {
  const host = /^https:\/\/(?:\{id\}\.)?([^/{]+)/.exec(form)?.[1];
  return escaped(host ?? form.split("{id}")[0] ?? form);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}

/** A list as one pattern, in any order because a boundary follows each; an empty one matches nothing. */
function sourceOf(words: readonly string[]): string {
  return words.length === 0 ? "(?!)" : `(?:${words.join("|")})`;
}
