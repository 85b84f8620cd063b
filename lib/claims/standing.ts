/**
 * Claims that no deed is told for: anybody can get in now, or the agent watches something and will speak up at its time. Several
 * small signs have to come together, and an offer, a condition or a plan takes them back.
 */
import type { ClaimKind, Language } from "./claim.ts";
import type { FoundClaim } from "./citations.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { type Standing, standingOf } from "./languages/standing.ts";
import { TIME } from "./languages/wide.ts";
import { isQuestion } from "./sentences.ts";

/** True for a text that may say so in this language. */
export function mayStand(language: Language, text: string): boolean {
  return wordsOf(language)?.stems.test(folded(language, text)) ?? false;
}

/** A clause without "without a login": no deed is taken back by it. */
export function withoutBar(language: Language, clause: string): string {
  const words = wordsOf(language);
  return words?.bar.test(clause) ? clause.replace(words.bar, " ").replace(/ {2,}/g, " ").trim() : clause;
}

function wordsOf(language: Language): Standing | undefined {
  return standingOf(language.id);
}

/** A sentence with its clauses that are said as facts, and what stands right before and behind it. */
export type Around = {
  readonly text: string;
  readonly facts: readonly string[];
  readonly before: string;
  readonly after: string;
  /** The lines of its paragraph that are a label and its value. */
  readonly labels: readonly string[];
};

/** What a sentence claims without any deed. */
export function standingIn(language: Language, around: Around): FoundClaim[] {
  const words = wordsOf(language);
  if (!words || isQuestion(around.text)) return [];
  const found: FoundClaim[] = [];
  const facts = around.facts.map((clause) => folded(language, clause));
  if ((!isQuestion(around.before) && facts.some((clause) => opens(words, clause))) || isPublic(words, language, around))
    found.push(...claimOf(language, "publish", "entry"));
  if (facts.some((clause) => isPosted(language, words, clause)))
    found.push(...claimOf(language, "post", "nothing"));
  if (promises(language, words, around) || isOn(words, language, around))
    found.push(...claimOf(language, "schedule", "nothing"));
  return found;
}

/** "Status: public". */
function isPublic({ state, public: values }: Standing, language: Language, { text }: Around): boolean {
  const [label, value] = labelled(folded(language, text));
  return isWhole(state, label) && isWhole(values, value);
}

/** "Status: on" in a list of labels of which another says what is done, or when. */
function isOn({ state, running, task, beat }: Standing, language: Language, { text, labels }: Around): boolean {
  const [label, value] = labelled(folded(language, text));
  if (!isWhole(state, label) || !isWhole(running, value)) return false;
  const others = labels.filter((line) => line !== text).map((line) => labelled(folded(language, line)));
  return (
    others.some(([name]) => isWhole(task, name)) &&
    others.some(([, what]) => /\d/.test(what) || beat.test(what) || says(language, "{wide_every}", what))
  );
}

/** A label and what stands behind its colon. */
export function labelled(line: string): readonly [label: string, value: string] {
  const found = /^[^\p{L}]{0,4}([^:：]{1,32}?) ?[:：] ?(.{1,80}?)[.!。\s\uE003]*$/u.exec(line);
  return [found?.[1] ?? "", found?.[2] ?? ""];
}

function isWhole(words: RegExp, text: string): boolean {
  return text !== "" && words.exec(text)?.[0] === text;
}

/** True where something of the user's is to be found in the place of posts. */
function isPosted(language: Language, { sits, shut }: Standing, clause: string): boolean {
  return (
    says(language, "^(?=.*(?<![\\w])(?:{feed}))(?=.{0,24}{wide_mine})(?!.*{wide_hard})", clause) &&
    !OWNER.test(clause) &&
    sits.test(clause) &&
    !shut.test(clause)
  );
}

/** What a person has in such a place without any post. */
const OWNER =
  /account|avatar|bio|conta(?!r)|compte|cuenta|feed['’]s|follower|freund|friend|handle|hồ sơ|konto|kont[oa]|name|nutzername|perfil|perfis|profil|акк?аунт|профил|профіл|账号|帐号|プロフィール|アカウント|계정|프로필|حساب|ملف|खाता|प्रोफ़ाइल|บัญชี|โปรไฟล์/iu;

function claimOf(language: Language, kind: ClaimKind, needs: FoundClaim["needs"]): FoundClaim[] {
  const row = language.claims.find((claim) => claim.kind === kind);
  return row ? [{ row, language, needs }] : [];
}

/** True for a clause that says that others can get in by now. */
function opens(words: Standing, clause: string): boolean {
  const { who, folk, enters, bar, opened, pressed, now, shut } = words;
  const says =
    opened.test(clause) ||
    pressed.test(clause) ||
    (enters.test(clause) && (who.test(clause) || (folk.test(clause) && (bar.test(clause) || now.test(clause)))));
  return says && !shut.test(clause.replace(bar, " "));
}

/** True where the agent says that it will speak up at its time, and that this is arranged. */
function promises(language: Language, words: Standing, { text, before, after }: Around): boolean {
  const { watching, armed, notifies, from, beat, crossing, done, offers } = words;
  const own = folded(language, text);
  const isArmed = armed.test(own);
  const watches = watching.test(own);
  const speaks = notifies.test(own);
  if (!(watches || isArmed || speaks) || offers.test(own) || isOthers(language, own)) return false;
  const beside = [own, ...[before, after].filter((part) => part.length <= BESIDE).map((part) => folded(language, part))];
  if (beside.some((part) => part !== own && offers.test(part))) return false;
  const arranged = beside.some((part) => done.test(part));
  const recurs = beat.test(own) || says(language, "{wide_every}", own);
  const timed = recurs || says(language, TIME, own);
  const crosses = crossing.test(own);
  if (isArmed && (timed || (crosses && /\d/.test(own)))) return true;
  // What waits for an end ("as soon as it finishes") may be over within the turn.
  if (watches && ((crosses && /\d/.test(own)) || recurs))
    return arranged || beside.some((part) => notifies.test(part));
  const isTimed = timed || (done.test(before) && says(language, TIME, folded(language, before)));
  return speaks && ((isTimed && (arranged || from.test(own))) || (crosses && arranged));
}

/** UTF-16 units of a neighbour that may say that it is arranged, or only offered. */
const BESIDE = 120;
