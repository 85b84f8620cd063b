/** Other people, whom outputs and users name: what a sentence says that they did is nobody's act of now. */
import { latest, remember } from "../core/lazy.ts";
import { WORK_ASKED, WORK_ASKED_RUNS } from "../core/limits.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind, WorkLanguage } from "./claim.ts";
import { claimsOf } from "./claims.ts";
import { numbersIn } from "./counts.ts";
import { heldIn } from "./held.ts";
import type { ClaimFault, Past } from "./past.ts";
import { callsOf } from "./record.ts";

/** Where programs name people: authors, logins, speakers in front of a colon, names behind a commit's subject. */
const NAMED: readonly RegExp[] = [
  /^[ \t]*(?:[-*•] |\[?\d[\d:. T-]*\]? )?[@<]?(\p{L}[\p{L}\d._-]{1,30}(?: \p{Lu}\p{L}+)?)>?: (?=\S)/gmu,
  /"(?:author|login|user|username|actor|from|sender|assignee|owner|mergedBy|name|by)": ?(?:\{"\w+": ?)?"([^"@\d][^"]{1,30})"/gu,
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:\(\d+\):|\d{4}-\d\d-\d\d)/gmu,
  /^(?:Author|Committer|Tagger|From|Merged by|Assignee|Reporter)[:\t] *([\p{L}][^\n<@(]{1,30})/gmu,
  /\((\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:, [^()]{1,30})?\)[ \t]*$/gmu,
  /\b(?:by|von|par|por|da) @?(\p{Lu}\p{L}+|\p{L}[\p{L}\d]+-[\p{L}\d]+)/gu,
];

/** Words in front of a colon that are nobody. */
const NOBODY =
  /^(?:error|warning|info|debug|fatal|note|hint|usage|help|tests?|suites?|time|total|status|result|output|file|line|commit|date|author|merge|remote|from|to|name|version|running|built|failed|passed|duration|summary|ran|main|master|make|npm|git|error.*|step|stage|http\w*|\p{L}{1})$/iu;

/** The people whom a session names, in lower case; what a command names is a program or a thing. */
const peopleIn = remember((past: Past): ReadonlySet<string> => {
  const { outputs, told } = heldIn(past);
  const given = told.join("\n").toLowerCase();
  const found = outputs.flatMap((text) => NAMED.flatMap((form) => [...text.matchAll(form)]));
  const names = found
    .map(([, name = ""]) => name.trim().toLowerCase())
    .filter((name) => !NOBODY.test(name) && !given.includes(name));
  return new Set(names.flatMap((name) => [name, name.split(" ")[0] ?? name]));
});

/** Kinds of what a person does. */
const DONE: ReadonlySet<WorkClaimKind> = new Set([
  "act",
  "change",
  "commit",
  "delete",
  "deploy",
  "file",
  "install",
  "merge",
  "pr",
  "push",
  "ran",
  "rebase",
  "tag",
  "tests",
  "verified",
]);

/** Whoever was named before, at the start of a sentence, by language. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /^(?:she|he|they) [a-z]/i,
  de: /^(?:sie|er) \p{L}/iu,
  fr: /^(?:elle|il) (?:a|est|avait) /i,
  es: /^(?:ella|él) \p{L}/iu,
  pt: /^(?:ela|ele) \p{L}/iu,
  it: /^(?:lei|lui) \p{L}/iu,
  ru: /^(?:она|он) \p{L}/iu,
  uk: /^(?:вона|він) \p{L}/iu,
  zh: /^[她他]/u,
  ja: /^彼/u,
};

/** True where the sentence has somebody else for its subject, or names whoever did it at its end. */
export function isOthers({ kind, sentence, language }: WorkClaim, past: Past): boolean {
  if (!DONE.has(kind) || FIRST_PERSON.test(sentence)) return false;
  const people = peopleIn(past);
  if (people.size === 0) return false;
  const first = /^\W*@?(\p{L}[\p{L}\d._-]*)/u.exec(sentence)?.[1]?.toLowerCase() ?? "";
  if (people.has(first) || PRONOUNS[language]?.test(sentence) || isSubject(sentence, people)) return true;
  const named = [
    ...sentence.matchAll(/[(（]@?(\p{L}[\p{L}\d._-]*)[)）]|\b(?:by|von|par|por|da) @?(\p{L}[\p{L}\d._-]*)/gu),
  ];
  return named.some(([, one, other]) => people.has((one ?? other ?? "").toLowerCase()));
}

/** "Since then Ada has pinned it": a name that a verb follows. */
function isSubject(sentence: string, people: ReadonlySet<string>): boolean {
  return [...sentence.matchAll(SUBJECT)].some(([, name = ""]) => people.has(name.toLowerCase()));
}

const SUBJECT =
  /(?<![\p{L}\d@])@?(\p{Lu}[\p{L}\d._-]*) (?:has|have|had|hat|hatte|haben|ha|han|a|ont|tem|já|also|then|later|\p{Ll}+ed)(?!\p{L})/gu;

/** Kinds of acts that last: who did them once may speak of them again, where a result is of a day. */
const LASTING: ReadonlySet<WorkClaimKind> = new Set([
  ...(["change", "commit", "delete", "deploy", "file", "install"] as const),
  ...(["merge", "pr", "push", "rebase", "tag"] as const),
]);

/** True where the user told of an act of that kind as done: a reply that speaks of it, and does not say "I", tells it again. */
export function isUsersOwn(
  { claim, fault }: { readonly claim: WorkClaim; readonly fault: ClaimFault },
  past: Past,
  languages: readonly WorkLanguage[],
): boolean {
  if (fault !== "unbacked" || FIRST_PERSON.test(claim.sentence)) return false;
  const { own, last, text } = toldBy(past)(languages);
  if (callsOf(past.session).length === 0 && isNews(claim, text, last)) return true;
  // "Tu commit está hecho en local": an act of any verb, on what the user made by the name that all share.
  const named = claim.kind === "act" && [...own].some((kind) => claim.clause.includes(kind));
  return named || (LASTING.has(claim.kind) && own.has(claim.kind));
}

/** What the user told of own acts, and what the last message claims, once for all that is held against a reply. */
const toldBy = remember(({ session }: Past) =>
  latest((languages: readonly WorkLanguage[]) => {
    const texts = session.runs.slice(-WORK_ASKED_RUNS).map(({ asked }) => asked.slice(0, WORK_ASKED));
    const text = texts.at(-1) ?? "";
    // "I have just deleted the old one, is it still there?"
    const told = texts.flatMap((one) => claimsOf(one.replace(/[?？؟]/gu, "."), languages));
    const own = told.filter(({ sentence }) => FIRST_PERSON.test(sentence));
    return {
      own: new Set(own.map(({ kind }) => kind)),
      last: /[?？؟]/u.test(text) ? [] : claimsOf(text, languages),
      text,
    };
  }),
);

/** "WE SHIPPED IT!!! all 1200 tests passing": what the user is glad of, by the same kind, and with its numbers or a cry. */
function isNews({ kind, sentence }: WorkClaim, text: string, last: readonly WorkClaim[]): boolean {
  if (!last.some((one) => one.kind === kind && one.passes)) return false;
  const numbers = numbersIn(text);
  return /[!！]/u.test(text) || numbersIn(sentence).some((value) => numbers.includes(value));
}
