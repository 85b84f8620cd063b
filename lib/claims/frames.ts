/**
 * What stands around a deed and shows that it is not told as done: the agent's own earlier words, an account of how things
 * work, an act that the user is asked for. A frame holds in whatever language of a reply it is read, because languages that
 * are near each other read each other's deeds.
 */
import { CLAUSE_CHARS } from "../core/limits.ts";
import type { Language } from "./claim.ts";
import { folded, says } from "./grammar.ts";
import { isTold, tellsHow, withoutLead } from "./languages/around.ts";
import { OWN_LINK } from "./prose.ts";
import { clausesOf } from "./sentences.ts";

/** For each clause of a sentence, whether it opens a frame in one of the languages. */
export function framesOf(spoken: readonly Language[], clauses: readonly string[]): readonly boolean[] {
  return clauses
    .map(withoutLead)
    .map(
      (clause, at, clauses) =>
        isTold(clause.slice(0, CLAUSE_CHARS)) ||
        (at === 0 && clauses.length > 1 && tellsHow(clause.slice(0, CLAUSE_CHARS))) ||
        proposes(spoken, clause) ||
        (!CONTRARY.test(clause) &&
          spoken.some((language) =>
            says(language, "{wide_recalls}|{wide_explains}", read(language, clause)),
          )) ||
        asks(spoken, clauses, at),
    );
}

/** What was said before is no longer so. */
const CONTRARY =
  /^(?:contrary to|unlike|entgegen|anders als|al contrario|a diferencia|contrairement|contrariamente|ao contrário|wbrew|вопреки|всупереч|berlawanan|trái với|على عكس)/i;

/** True for a text that opens with a label of words that are proposed: "Suggested caption: We're live!". */
export function proposes(spoken: readonly Language[], text: string): boolean {
  const label = LABEL.exec(text)?.[0];
  return (
    label !== undefined && spoken.some((language) => says(language, language.drafts, read(language, label)))
  );
}

const LABEL = /^[^:：]{2,24}[:：]/;

/** True where a sentence tells what comes of the act that the one `before` asks the user for, or explains. */
export function followsAct(spoken: readonly Language[], before: string, sentence: string): boolean {
  if (!spoken.some((language) => says(language, "{wide_afterwards}", read(language, sentence)))) return false;
  const clauses = clausesOf(before);
  return tellsHow(before) || clauses.some((_, at) => asks(spoken, clauses, at));
}

/** True for a clause that asks the user to act; one that hands over a link asks for nothing but a look. */
function asks(spoken: readonly Language[], clauses: readonly string[], at: number): boolean {
  const clause = clauses[at] ?? "";
  const looks =
    clause.includes(OWN_LINK) || (clause.endsWith(":") && (clauses[at + 1]?.startsWith(OWN_LINK) ?? false));
  return !looks && spoken.some((language) => says(language, "{wide_instructs}", read(language, clause)));
}

function read(language: Language, text: string): string {
  return folded(language, text).slice(0, CLAUSE_CHARS);
}

/** The agent speaks of itself beside somebody else: "You were right, I forgot the last step. It's published now". */
export const FIRST =
  /\bI(?=['’ ])|(?<!\p{L})(?:ich|yo|je|j['’]|ja|я|saya|aku|gue|mình|tôi|मैं|मैंने|أنا|eu)(?!\p{L})|我(?!们的)|私|제가|저는|ผม|ฉัน/u;
