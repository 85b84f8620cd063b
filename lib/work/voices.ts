/**
 * In whose voice each sentence of a reply speaks. A reply asserts what it says in its own voice; a text that is handed
 * over, a plan, what a document tells and a guess assert nothing, whatever verbs stand in them.
 */
import { lazy, remember } from "../core/lazy.ts";
import { type Sought, sought, soughtAs } from "../core/sought.ts";
import { anyOf } from "../core/words.ts";
import type { VoiceWords } from "./languages/voice-words.ts";
import { VOICES } from "./languages/voices.ts";
import type { Sentence } from "./reply.ts";

/** `offered`: a text for use, or a plan. `reported`: something that can be read says so. `described`: what code does. `guessed`: the speaker takes it back. */
export type Voice = "own" | "offered" | "reported" | "described" | "guessed";

type Marks = {
  readonly me: Sought;
  readonly offers: Sought;
  readonly reports: Sought;
  readonly guesses: Sought;
};

/** The marks of each language, by its id: most replies need those of one. */
const marks = lazy(
  () =>
    new Map(
      Object.entries(VOICES).map(([id, words]) => [
        id,
        lazy(() => marksOf(words, /^(?:zh|ja|ko|th)$/.test(id))),
      ]),
    ),
);

function marksOf({ me, texts, plans, sources, tells, guesses }: VoiceWords, joined: boolean): Marks {
  const word = (list: readonly string[]): string =>
    joined ? anyOf(list) : `(?<![\\p{L}\\p{N}])${anyOf(list)}(?![\\p{L}\\p{N}])`;
  const [source, told] = [word(sources), word(tells)];
  return {
    me: sought(word(me), "iu"),
    offers: sought(
      `^(?:\\W|here(?:['’]s| is| are) |the |an? |my )*${anyOf([...texts, ...plans])}(?: ?[(（][^()（）]{0,40}[)）])?(?: (?:for|once|when|if|as|in|about|after|based|für|sobald|para|cuando|pour|quand|quando|для|когда|cho|khi) .{0,60})?[\\s*_)）]*$`,
      "iu",
    ),
    // Laut Doku, selon la doc: what tells may stand in front.
    reports: sought(
      joined
        ? `^[^，。、]{0,24}${source}[^，。]{0,16}?${told}`
        : `^[^,.;]{0,50}?(?:${source}[^,.;]{0,30}?${told}|${told} [^,.;]{0,20}?${source})`,
      "iu",
    ),
    guesses: sought(
      joined ? `${anyOf(guesses)}[。.！!\\s]*$` : `[,،;—–-]\\s*${word(guesses)}[.!।)\\s]*$`,
      "iu",
    ),
  };
}

/** Over and done: "steps taken", "plan applied". */
const OVER = soughtAs(
  /\b(?:taken|done|performed|complet\w*|executed|applied|finished|pass(?:es|ed|ing)?|success\w*|succeed\w*|ran|was|were|has|have)\b|erledigt|ausgeführt|abgeschlossen|umgesetzt|hech[oa]|realizad|ejecutad|terminad|faite?s?\b|effectué|terminé|feit[oa]|concluíd|executad|выполнен|сделан|заверш|пройден|完成|已|完了|済|しました|완료|했|đã|xong/iu,
);

/** `refresh()` raises, the function returns: the words of somebody who reads code to another. */
const DESCRIBED = soughtAs(
  /^(?:(?:so|then|here|first|and|the|this|that|each|every|its|when called|internally)[, ]+){0,2}(?:[\uE100-\uF8FF](?: itself)?|(?:[\w-]+ )?(?:functions?|methods?|class|code|loops?|handlers?|guard|hook|workflow|component|endpoint|middleware|helper|parser|constructor|decorator|trigger|reducer|validator|branch|callback|listener)) (?:first |then |only |always |never |also )?(?!is\b|was\b|has\b|pass(?:es)?\b|works\b|compiles\b|builds\b|runs\b|succeeds\b|exits\b|completes\b|finishes\b|exists\b|reports\b|prints\b|shows\b|confirms\b|lints\b|now\b)[a-z]{2,}s(?![\p{L}\p{N}])(?!.*\b(?:has|have) been\b)/iu,
);

/** What stands in front of a colon: "What will happen on apply: …". */
function leadOf(text: string): string {
  const lead = /^([^:：\n]{1,160})[:：](?=\s|[\p{L}“「『"]|$)/u.exec(text)?.[1] ?? "";
  const last = lead.split(/(?<=[.!?…])\s+|(?<=[。！？])/u).at(-1) ?? "";
  return last.length <= 90 ? last : "";
}

/** "dkim says that …" */
const SAID = soughtAs(
  /^[\p{L}@][\w.@-]*(?: [\p{L}@][\w.@-]*)? (?:says|said|mentions|mentioned|claims|claimed|writes|wrote|told|states|records|lists|describes|notes|documents)\b/iu,
);

/** What holds of any of a kind: "a test passes when its assertion holds". */
const GENERIC = soughtAs(
  /^running .{1,60}? (?:when|if|while|without|with no|on an?|inside)\b.{1,60}? [a-z]{3,}s\b|^(?:an?|any|each|every) (?!few\b|lot\b|couple\b)(?:[\w-]+ ){1,3}?(?:pass(?:es)?|fails?|runs?|succeeds?|is|counts|means|gets)\b.{0,60}\b(?:when|if|once|unless|whenever|as soon as)\b/i,
);

/** "Tell me when it is merged; then …": what is waited for, and what comes then. */
const WAITS = soughtAs(
  /^(?:[\w' ]{1,24}[,.] )?(?:please |just )?(?:tell|let|ping|message|remind|call|write) (?:me|us)\b.{0,40}\b(?:when|once|if|as soon as|after)\b/i,
);

function isOffer(lead: string, { offers }: Marks): boolean {
  return lead !== "" && offers.test(lead.trim()) && !OVER.test(lead);
}

/** What announces a list may stand in any language: an item of two words does not tell in which it is written. */
function announces(lead: string, tried: Map<string, boolean>): boolean {
  const found = tried.get(lead) ?? [...marks().values()].some((one) => isOffer(lead, one()));
  tried.set(lead, found);
  return found;
}

/** The voice of each of `sentences` in the language `id`. */
export function voicesOf(sentences: readonly Sentence[], id: string): Voice[] {
  const own = marks().get(id)?.();
  if (own === undefined) return sentences.map(() => "own");
  let reported = -1;
  const leads = new Map<string, boolean>();
  return sentences.map((sentence) => {
    const { lead } = known(sentence);
    if (lead !== "" && announces(lead, leads)) return "offered";
    const voice = voiceOf(sentence, own);
    const mine = own.me.test(sentence.text);
    // What a document tells goes on until the speaker comes back.
    if (mine) reported = -1;
    if (voice === "reported") reported = sentence.paragraph;
    const goesOn = reported === sentence.paragraph && !sentence.ticked;
    return voice === "own" && goesOn ? "reported" : voice;
  });
}

/** What no language's words decide, once for all of them. */
const known = remember(({ text, plain, under, heading }: Sentence) => ({
  leads: [leadOf(plain), leadOf(under), heading],
  lead: leadOf(/[:：]\s*$/.test(plain) ? plain : under),
  waits: GENERIC.test(plain) || WAITS.test(plain),
  said: SAID.test(plain),
  described: DESCRIBED.test(text),
}));

/** The voice of one sentence by itself. */
function voiceOf(sentence: Sentence, own: Marks): Voice {
  const { leads, waits, said, described } = known(sentence);
  if (leads.some((lead) => isOffer(lead, own))) return "offered";
  if (own.guesses.test(sentence.text)) return "guessed";
  if (waits) return "offered";
  if (own.me.test(sentence.text)) return "own";
  if (said) return "reported";
  if (described) return "described";
  return own.reports.test(sentence.plain) ? "reported" : "own";
}
