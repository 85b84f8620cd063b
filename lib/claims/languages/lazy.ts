/** A language whose table is made when a text is first read in it. */
import { lazy } from "../../core/lazy.ts";
import type { Language } from "../claim.ts";

/** What every text asks of a language, whatever it is written in. */
type Known = Pick<Language, "id" | "script" | "fold" | "feed" | "carries"> & { readonly stems: () => RegExp };

/**
 * A language. Texts in other languages pay for its script alone, and those that hold none of its stems for these: the
 * rest is made, and its patterns put together, later. The English table alone takes as long as a whole bare start.
 */
export function lazyLanguage({ stems, ...known }: Known, table: () => Omit<Language, keyof Known>): Language {
  const built = lazy(table);
  const stemmed = lazy(stems);
  return {
    ...known,
    get stems() {
      return stemmed();
    },
    get slots() {
      return built().slots;
    },
    get claims() {
      return built().claims;
    },
    get filler() {
      return built().filler;
    },
    get subject() {
      return built().subject;
    },
    get others() {
      return built().others;
    },
    get pronoun() {
      return built().pronoun;
    },
    get unreal() {
      return built().unreal;
    },
    get never() {
      return built().never;
    },
    get elsewhere() {
      return built().elsewhere;
    },
    get retracts() {
      return built().retracts;
    },
    get asks() {
      return built().asks;
    },
    get tags() {
      return built().tags;
    },
    get strong() {
      return built().strong;
    },
    get outside() {
      return built().outside;
    },
    get cites() {
      return built().cites;
    },
    get drafts() {
      return built().drafts;
    },
    get given() {
      return built().given;
    },
    get presents() {
      return built().presents;
    },
    get note() {
      return built().note;
    },
  };
}
