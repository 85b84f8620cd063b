/**
 * Claims that hang on a title: a sentence says something of the deed, and whether it tells of the user's own page is known
 * once the registry says what that is called. The words of the title are cut out first, since a title may hold any word.
 */
import { CLAUSE_CHARS } from "../core/limits.ts";
import type { SentenceReading } from "./citations.ts";
import type { Claim, Language } from "./claim.ts";
import { deniesAround, isElsewhere } from "./clauses.ts";
import { folded, isOthers, regexOf, says } from "./grammar.ts";
import { removes, undoes } from "./languages/around.ts";
import { OPAQUE } from "./prose.ts";
import { isQuestion } from "./sentences.ts";
import { isTitle, placeOf } from "./titles.ts";

/** The deed as done, or the state that only the deed leaves. */
const DEED = "{wide_publish}|{wide_live}|{wide_named}";

/** What takes back even the deed of something that is named. */
const HELD = "{wide_hard}|{wide_unseen}";

/** Where one statement ends and the next one starts inside a clause. */
const AND = /(?:^|,? )(?:and|und|y|et|e|и|та|і|i|ve|và|dan|oraz) /iu;

/** A sentence, the one in front of it in its line, and the languages of the reply. */
type TitledSentence = {
  readonly reading: SentenceReading;
  readonly before: string;
  readonly languages: readonly Language[];
};

/** The claim of a sentence that a page of some title is public, where it may be one. */
export function titledIn(told: TitledSentence): Claim[] {
  const { reading, languages } = told;
  if (isQuestion(reading.text)) return [];
  // A language of a user's own may have none of these lists.
  const listed = languages.filter(({ slots }) => slots["wide_publish"] !== undefined);
  const telling = listed.filter((row) => tells(row, folded(row, toldBy(told))));
  const [language] = telling;
  const row = language?.claims.find(({ kind }) => kind === "publish");
  if (!language || !row) return [];
  const { text: sentence, names } = reading;
  const about = (title: string): boolean => telling.some((spoken) => isAbout(told, spoken, title));
  return [{ rule: row.id, kind: "publish", sentence, names, links: [], language, named: true, about }];
}

/** A sentence; one of a word or two behind a question as the value of a label. */
function toldBy({ reading: { text }, before }: TitledSentence): string {
  return isAnswer(before, text) ? `x: ${text}` : text;
}

/** UTF-16 units of an answer that says no more than the deed: "Already out." */
const ANSWER_CHARS = 24;

/** True for a sentence that hardly says more than the deed, behind a question. */
export function isAnswer(before: string, text: string): boolean {
  return text.length <= ANSWER_CHARS && /[?？]$/.test(before);
}

/** True for a clause that says the deed, or names it and that it is over. */
function tells(language: Language, text: string): boolean {
  return deedAt(language, text) >= 0;
}

function deedAt(language: Language, text: string): number {
  const at = regexOf(language, DEED).exec(text)?.index;
  if (at !== undefined) return at;
  const act = regexOf(language, "{wide_act}").exec(text)?.index;
  return act !== undefined && says(language, "{wide_over}", text) ? act : -1;
}

function isAbout(told: TitledSentence, language: Language, title: string): boolean {
  const { reading, before } = told;
  const facts = reading.clauses.filter(({ asserted }) => asserted).map(({ text }) => text);
  if (facts.some(undoes)) return false;
  // A colon parts a title from what is said of it, and may stand inside it.
  const joined = facts.flatMap((text, at) => {
    const next = facts[at + 1];
    return next !== undefined && text.endsWith(":") ? `${text} ${next}` : [];
  });
  const named = { names: reading.names, language, title };
  const isNamed = (parts: readonly string[]): boolean => parts.some((clause) => isSaidOf(clause, named));
  if (isNamed(facts) || isNamed(joined)) return true;
  if (before === "" || placeOf(before, title) === undefined) return false;
  if (isAnswer(before, reading.text)) return tells(language, toldBy(told)) && isFree(language, reading.text);
  return facts.some((clause) => {
    const text = folded(language, clause);
    return says(language, language.pronoun, text) && tells(language, text) && isFree(language, clause);
  });
}

type TitledClause = {
  readonly names: readonly string[];
  readonly language: Language;
  readonly title: string;
};

/** Marks where the title stood. */
const MARK = "\uE00F";

/** Between a title and a deed: what the page says, and no deed of it. "The guide notes that the wing is open to everyone." */
const THAT =
  /(?<!\p{L})(?:that|which|whose|dass|que|qui|che|что|що|który|która|które|że|rằng|bahwa)(?!\p{L})|提到|写着|寫著|说|說|という|とある|라고|다고|أنّ?|कि|ว่า/u;

/** Right beside the title stands whose it is: "Acme's ⟨title⟩", "their ⟨title⟩", "the ⟨title⟩ of Acme"; or behind the deed whose that is. */
const OWNED = new RegExp(
  [
    `(?!(?:Here|How|It|Let|That|There|This|Today|User|What|Yesterday)['’]s)(?<!\\p{L})\\p{Lu}\\p{L}*(?:['’]s|s['’]) (?:\\p{L}+ )?${MARK}`,
    `(?<!\\p{L})(?:his|her|their|seine?[rnms]?|leurs?|loro|его|её|их|його|її|їхн\\p{L}+|mereka|onun|onların) (?:\\p{L}+ )?${MARK}`,
    `(?:他|她|彼|彼女|他们|她们|他們|她們|그|그녀|उनके?|उसके?)(?:的|の|의|का|की)? ?${MARK}`,
    "(?:published|deployed|launched|released|opened) by (?!me\\b|us\\b|\\d)",
    `${MARK} (?:at|of|from|by|von|bei|de|di|du|da|do|от|від) \\p{Lu}`,
  ].join("|"),
  "u",
);

/** True where a clause says the deed of what bears the title, and nothing in the same statement takes it back. */
function isSaidOf(clause: string, { names, language, title }: TitledClause): boolean {
  const own = clause.slice(0, CLAUSE_CHARS);
  const [from, to] = placeOf(own, title) ?? quoted(own, names, title) ?? [-1, -1];
  if (from < 0) return false;
  const marked = `${own.slice(0, from)}${MARK}${own.slice(to)}`;
  const statement = marked.split(AND).find((part) => part.includes(MARK)) ?? marked;
  const rest = folded(language, statement);
  const deed = deedAt(language, rest);
  if (deed < 0 || !isFree(language, statement)) return false;
  if (OWNED.test(statement) || THAT.test(rest.slice(rest.indexOf(MARK), deed))) return false;
  // Behind the deed the title may be what somebody else put out; the publication of something is nobody's.
  return rest.indexOf(MARK) < deed || !says(language, DEED, rest) || !isOthers(language, rest);
}

function quoted(
  clause: string,
  names: readonly string[],
  title: string,
): readonly [number, number] | undefined {
  const at = clause.indexOf(OPAQUE);
  return at >= 0 && names.some((name) => isTitle(name, title)) ? [at, at + OPAQUE.length] : undefined;
}

/** True where nothing takes a text back, puts it elsewhere, or tells of what is gone. */
function isFree(language: Language, text: string): boolean {
  const own = folded(language, text);
  return !(
    removes(text) ||
    deniesAround(language, text) ||
    says(language, HELD, own) ||
    says(language, language.never, own) ||
    says(language, language.elsewhere, own) ||
    isElsewhere(language, "publish", own)
  );
}
