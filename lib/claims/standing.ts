/**
 * Claims that no deed is told for: anybody can get in now, or the agent watches something and will speak up at its time. Several
 * small signs have to come together, and an offer, a condition or a plan takes them back.
 */

import type { FoundClaim } from "./citations.ts";
import type { ClaimKind, Language } from "./claim.ts";
import { isElsewhere } from "./clauses.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { type StandingWords, standingOf } from "./languages/standing.ts";
import { TIME } from "./languages/wide.ts";
import { isQuestion } from "./sentences.ts";

/**
 * True for a text that may say so in this language. The lists of a language cost a fresh process about a millisecond, so that of
 * those with Latin letters only those are asked of which a longer text holds a small word.
 */
export function mayStand(language: Language, text: string): boolean {
  const small = text.length > SHORT ? SMALL_WORDS[language.id] : undefined;
  return (
    small?.test(text) !== false &&
    (wordsOf(language)?.stems.test(folded(language, text).toLowerCase()) ?? false)
  );
}

/** Units of a text that may hold no small word of its language: a list of labels, one line. */
const SHORT = 160;

/** Words that nearly every text of a language holds, and an English one hardly ever. */
const SMALL_WORDS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:der|das|ist|und|du|ich|dein\p{L}*|jetzt|für|nicht)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|los|las|que|está|ya|para|una|tus?|con)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:les|est|et|vous|ton|votre|c['’]est|une|je|tu|pour)(?!\p{L})/iu,
  id: /(?<!\p{L})(?:yang|dan|sudah|kamu|anda|untuk|ini|akan)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:il|è|che|tu[oa]|gli|una|sono|della?)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:jest|się|już|na|że|dla|twoj\p{L}*)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você|está|para|já|sua|seu|que|não|uma|com)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:bir|ve|için|artık|bu|sana|size)(?!\p{L})/iu,
  vi: /(?<!\p{L})(?:bạn|của|đã|và|cho|là|được|mình)(?!\p{L})/iu,
};

function wordsOf(language: Language): StandingWords | undefined {
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
  const facts = around.facts
    .map((clause) => folded(language, clause))
    .filter((clause) => !isOthers(language, clause));
  const namesPage = (clause: string): boolean => says(language, "{wide_page}", clause);
  const here = !isElsewhere(language, "publish", folded(language, `${around.text} ${around.before}`));
  if (
    (here &&
      !isQuestion(around.before) &&
      facts.some((clause, at) => opens(words, clause, facts[at - 1] ?? "", namesPage))) ||
    isPublic(words, language, around)
  )
    found.push(...claimOf(language, "publish", "entry"));
  if (facts.some((clause, at) => isPosted(language, words, wholeOf(clause, facts[at - 1]))))
    found.push(...claimOf(language, "post", "nothing"));
  if (promises(language, words, around) || isOn(words, language, around))
    found.push(...claimOf(language, "schedule", "nothing"));
  return found;
}

/** "Status: public". */
function isPublic({ state, public: values }: StandingWords, language: Language, { text }: Around): boolean {
  const [label, value] = labelled(folded(language, text));
  return isWhole(state, label) && isWhole(values, value);
}

/** "Status: on" in a list of labels of which another says what is done, or when. */
function isOn(
  { state, running, task, beat }: StandingWords,
  language: Language,
  { text, labels }: Around,
): boolean {
  const [label, value] = labelled(folded(language, text));
  if (!isWhole(state, label) || !isWhole(running, value)) return false;
  const others = labels.filter((line) => line !== text).map((line) => labelled(folded(language, line)));
  return (
    others.some(([name]) => task.exec(name)?.index === 0) &&
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
function isPosted(language: Language, { sits, shut }: StandingWords, clause: string): boolean {
  return (
    says(
      language,
      "^(?=.*(?<![\\w])(?:{feed}))(?=.{0,24}(?:{wide_mine}|{wide_message}|^(?:it|this|that)\\b))(?!.*{wide_not})",
      clause,
    ) &&
    !OWNER.test(clause) &&
    sits.test(clause) &&
    !shut.test(clause)
  );
}

/** What a person has in such a place without any post. */
const OWNER =
  /altri|anderer|autres|others|otros|outros|других|інших|innych|başkalar|orang lain|người khác|别人|他人|다른 사람|account|avatar|bio|conta(?!r)|compte|cuenta|feed['’]s|follower|freund|friend|handle|hồ sơ|konto|kont[oa]|name|nutzername|perfil|perfis|profil|акк?аунт|профил|профіл|账号|帐号|プロフィール|アカウント|계정|프로필|حساب|ملف|खाता|प्रोफ़ाइल|บัญชี|โปรไฟล์/iu;

function claimOf(language: Language, kind: ClaimKind, needs: FoundClaim["needs"]): FoundClaim[] {
  const row = language.claims.find((claim) => claim.kind === kind);
  return row ? [{ row, language, needs }] : [];
}

/** True for a clause that says that others can get in by now. One that only goes on has the subject of the one `before`. */
function opens(
  words: StandingWords,
  clause: string,
  before: string,
  namesPage: (text: string) => boolean,
): boolean {
  const { who, folk, enters, bar, opened, pressed, now, shut, venues } = words;
  const says =
    opened.test(clause) ||
    pressed.test(clause) ||
    (enters.test(clause) &&
      (who.test(clause) || (folk.test(clause) && (bar.test(clause) || now.test(clause)))));
  if (says && venues.test(clause) && !namesPage(clause)) return false;
  return (
    says &&
    !shut.test((GOES_ON.test(clause) ? `${before} ${clause}` : clause).replace(bar, " ").replace(opened, " "))
  );
}

const GOES_ON = /^(?:and|dan|e|et|i|und|ve|và|y|и|та|і|й) /i;

/** A clause behind the one that it goes on. */
function wholeOf(clause: string, before = ""): string {
  return GOES_ON.test(clause) ? `${before} ${clause}` : clause;
}

/** True where the agent says that it will speak up at its time, and that this is arranged; nobody else, and no offer. */
function promises(language: Language, words: StandingWords, { text, before, after }: Around): boolean {
  const { watching, armed, auto, notifies, offers } = words;
  const own = folded(language, text);
  if (![watching, armed, auto, notifies].some((word) => word.test(own)) || isOthers(language, own))
    return false;
  const near = [before, after].filter((part) => part.length <= BESIDE);
  const said = [own, ...near.map((part) => folded(language, part))];
  if (said.some((part) => offers.test(part))) return false;
  return isArranged(language, words, said, isSetFor(language, words, before));
}

/** True where what the first sentence of `said` tells of its time is arranged there, or in those beside it. */
function isArranged(
  language: Language,
  words: StandingWords,
  [own = "", ...near]: readonly string[],
  setBefore: boolean,
): boolean {
  const { watching, armed, auto, notifies, from, now, done } = words;
  const saysSo = (word: RegExp): boolean => word.test(own) || near.some((part) => word.test(part));
  const { timed, lasts, crosses } = whenIn(language, words, own);
  if (armed.test(own) && (timed || lasts)) return true;
  if (auto.test(own) && timed) return now.test(own) || saysSo(done) || saysSo(notifies);
  const arranged = saysSo(done) || saysSo(auto);
  if (watching.test(own) && lasts) return arranged || saysSo(notifies);
  const due = timed && from.test(own);
  return notifies.test(own) && (due || (arranged && (timed || crosses || setBefore)));
}

/** What a sentence says of its time: one of the clock or that comes again, one that lasts beyond the turn, that a limit is crossed. */
function whenIn(
  language: Language,
  { beat, crossing }: StandingWords,
  text: string,
): Record<"timed" | "lasts" | "crosses", boolean> {
  const recurs = beat.test(text) || says(language, "{wide_every}", text);
  const crosses = crossing.test(text);
  // What waits for an end ("as soon as it finishes") may be over within the turn.
  return {
    timed: recurs || says(language, TIME, text),
    lasts: recurs || (crosses && /\d/.test(text)),
    crosses,
  };
}

/** True for a sentence that arranges something for a time: "Set an alarm for 6:30;". */
function isSetFor(language: Language, { done }: StandingWords, text: string): boolean {
  return done.test(text) && says(language, TIME, folded(language, text));
}

/** UTF-16 units of a neighbour that may say that it is arranged, or only offered. */
const BESIDE = 120;
