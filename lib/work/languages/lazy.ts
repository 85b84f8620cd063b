/** A language whose patterns are put together when a reply is first read in it. */
import { lazy } from "../../core/lazy.ts";
import type { WorkLanguage } from "../claim.ts";

/** What every reply asks of a language, whatever it is written in. */
type Known = Pick<WorkLanguage, "id" | "script" | "words">;

/** A language. Replies in other languages pay for its script and small words alone: the rest is made later. */
export function lazyWork(known: Known, table: () => Omit<WorkLanguage, keyof Known>): WorkLanguage {
  const built = lazy(table);
  return {
    ...known,
    get joins() {
      return built().joins;
    },
    get nouns() {
      return built().nouns;
    },
    get passes() {
      return built().passes;
    },
    get clean() {
      return built().clean;
    },
    get denies() {
      return built().denies;
    },
    get fails() {
      return built().fails;
    },
    get excepts() {
      return built().excepts;
    },
    get mended() {
      return built().mended;
    },
    get unreal() {
      return built().unreal;
    },
    get conditions() {
      return built().conditions;
    },
    get others() {
      return built().others;
    },
    get pronouns() {
      return built().pronouns;
    },
    get rows() {
      return built().rows;
    },
    get tails() {
      return built().tails;
    },
    get works() {
      return built().works;
    },
    get acts() {
      return built().acts;
    },
    get whole() {
      return built().whole;
    },
    get earlier() {
      return built().earlier;
    },
    get about() {
      return built().about;
    },
    get prints() {
      return built().prints;
    },
    get narrates() {
      return built().narrates;
    },
    get moment() {
      return built().moment;
    },
    get begins() {
      return built().begins;
    },
    get promises() {
      return built().promises;
    },
    get cue() {
      return built().cue;
    },
    get yours() {
      return built().yours;
    },
    get honest() {
      return built().honest;
    },
  };
}
