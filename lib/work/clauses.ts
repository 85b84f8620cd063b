/** The clauses of a sentence, and whose act or plan each of them tells. */
import { latest, remember } from "../core/lazy.ts";
import { type Sought, soughtAs } from "../core/sought.ts";
import type { WorkLanguage } from "./claim.ts";
import { isHabit } from "./figures.ts";
import {
  ALTERNATIVE,
  ASSERTS,
  CLEAN_BASE,
  CONTENT,
  DONE_TO_ME,
  GUESSED,
  HEADLESS,
  INVERTED,
  MEANWHILE,
  NAMED_AS_CLAUSE,
} from "./marks.ts";
import { patternOf, type Reading, says } from "./reading.ts";
import type { Sentence } from "./reply.ts";

const BREAKS = /\s*(?:[,;:—–](?=\s|$|[^\d\s])|[，、；：。]|\s-\s|[()（）]|·|\.(?=\s|$)|\n)\s*/u;

/** What stands in parentheses parts no clause: "the suite (312 examples) is green". */
const ASIDE = /\s*[(（]([^()（）]{0,300})[)）]/gu;

/** "And so is the type check": the predicate of what stands before it. */
const LIKEWISE = soughtAs(
  /,? and so (?:is|are|does|do|did|has|have) ((?:(?:[\w‹›\uE100-\uF8FF/-]|\.(?=\w))+ ?){1,6})/iu,
);

/** "tsc has no errors and mypy neither" */
const NEITHER = soughtAs(
  /,? and ([\w‹›\uE100-\uF8FF/-]{2,30}) (?:neither|has none(?: either)?|doesn['’]t either|none either)(?=[.,;]|$)/iu,
);

/** "A smaller version, `small.pdf`": its name, and no clause of its own. */
const APPOSED = soughtAs(
  /[,，、:：] ?(‹file.›(?:(?:, | and | und | y | e | et | и | та | i |和|、|と|와 )‹file.›)*)(?=\s*(?:[.,;:。；，]|$))/gu,
);

/** "14 examples, 0 failures" is one count, as runners print it. */
const TALLY_ALL = soughtAs(
  /(\d+ (?:tests?|specs?|cases?)), (?=(?:and )?all (?:of (?:them|which) )?(?:now )?(?:pass|are green|green))/gi,
);
const TALLY = soughtAs(
  /(\d+ (?:examples?|tests?|specs?|runs?|scenarios?|cases?)), (?=(?:0|no|zero) (?:failures?|errors?|failed))/gi,
);
/** "Integration tests (`make it`): passed": a thing, how it was checked, and the verdict, in one clause. */
const VERDICT = soughtAs(
  /^([^:：()（）,;]{3,60}?)(?: ?[(（](‹(?:test|cmd|build|lint|types)[^›]{1,200}›)[)）])? ?[:：] ?((?:all |now |both )?(?:pass(?:ed|es|ing)|green|clean|succeeded|✅|bestanden|grün|verd(?:e|es)|pasaron|pas[óa]|passou|réussis?|passent|прошли|пройден[аоы]?|通过|通過|成功|통과)(?: (?:as well|too|now|also|locally))?[.!]?)$/giu,
);

/** What stands in the place of what parts no clause, or is none: one behind the other. */
const REWRITES: readonly (readonly [form: Sought, by: string])[] = [
  [VERDICT, "$1 $2 $3"],
  [CONTENT, "$1"],
  [HEADLESS, "⊙"],
  [MEANWHILE, " "],
  [CLEAN_BASE, "⊙"],
  [APPOSED, " $1"],
  [NEITHER, ", $1 ✅"],
  [LIKEWISE, ", $1 ✅"],
  [TALLY, "$1 "],
  [TALLY_ALL, "$1 "],
];

/** The parts of a sentence that punctuation tells, once for all languages that it may be in. */
const partsIn = remember((_sentence: Sentence) =>
  latest((whole: string): readonly string[] => {
    const text = REWRITES.reduce((left, [form, by]) => form.replace(left, by), whole);
    const asides = [...text.matchAll(ASIDE)].map(([, aside = ""]) => aside);
    return [text.replace(ASIDE, ""), ...asides].flatMap((part) => part.split(BREAKS));
  }),
);

/** "包括环境变量、启动顺序和回滚步骤": what something holds, item by item, and no act, unless one is marked as done. */
const HOLDS = /(?:包括|包含|涵[盖蓋])[^。；;！？\n了已]*(?=[。；;！？\n]|$)/gu;

export function clausesOf({ sentence, text, language }: Reading): string[] {
  const joins = patternOf(language, language.joins);
  const clauses = partsIn(sentence)(language.id === "zh" ? text.replace(HOLDS, "") : text)
    .flatMap((part) => {
      const join = language.joins === "" ? undefined : joins.within(part);
      return join === undefined ? [part] : part.split(join);
    })
    .map((clause) => (clause ?? "").trim())
    .map((clause) =>
      language.tails === "" ? clause : patternOf(language, language.tails).replace(clause, "").trim(),
    )
    .filter((clause) => /[\p{L}\p{N}⊕]/u.test(clause));
  return language.id === "en" ? withSubjects(clauses) : clauses;
}

/** What stands in front of the participle of an English clause: "I have", "the migration is". */
const SUBJECT = soughtAs(
  /^(?:(?:so |and |then |but )?(?:i|we)(?:['’]ve| have)?(?= )|(?:(?!i\b|we\b)[^\s]+ ){1,6}?(?:is|are|was|were|has been|have been)(?= (?:now |also |both |all )?[a-z]+(?:ed|lt|en|wn)\b))/i,
);

/** Whose act a clause tells, where it is somebody else's: "dkim tested it", "the author has deployed it". Tools and changes act for the agent. */
const OTHERS_ACT = soughtAs(
  /^(?:and |then |also |because |since |as |but |after )?(?!(?:and|then|also|so|but|i|we|it|this|that|they|you|everything|all|nothing|both|which|each|now|then|already|just|successfully|finally)\b)((?:(?:the|our|your|a|another) )?(?!\S*(?:terraform|tofu|pulumi|ansible|helm|kubectl|docker|script|migration|command|installer|playbook|fix|change|commit|patch|refactor|edit|update|pytest|jest|npm|git|build|suite|tests?|job|run|entry|entries|lines?|sections?|notes?|rows?|columns?|fields?|keys?|flags?|comments?|links?|headings?)\b)[\p{L}@][\w@.-]*(?: (?!(?:is|are|was|were|been|be|got|gets)\b)[\p{L}@][\w@.-]*)?) (?:(?:has|have|had|also|then|already|since) ){0,2}(?:tested|deployed|ran|reran|pushed|committed|merged|published|released|installed|removed|deleted|created|fixed|updated|opened|closed|checked|verified|reviewed|approved|wrote|added|rolled back|reverted|built|upgraded|reproduced|confirmed|migrated|restarted) (?=(?:the|it|this|that|them|all|both|an?|\d|to|from|on|v\d|#)|‹)/iu,
);

/** "systemd hat ihn neu gestartet", "le noyau l'a tué": the same where an auxiliary stands behind its subject. */
const OTHERS_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  de: /^(?:und |dann |danach )?(?:(?:der|die|das) )?(?!(?:ich|wir|es|das|dies|alles|man|er|sie)(?!\p{L}))(?!\S*(?:skript|script|build|befehl|migration|import|export|job|test|deployment|installation|lauf|terraform|docker|npm|git|helm|kubectl|ansible|patch|änderung|fix|commit))[\p{L}@][\p{L}\w.@-]* (?:hat|haben) (?!ich)/iu,
  fr: /^(?:et |puis )?(?:(?:le|la|les) |l['’])?(?!(?:je|j|nous|on|cela|ça|tout|il|elle)(?!\p{L}))(?!\S*(?:script|build|commande|migration|import|export|job|test|déploiement|installation|terraform|docker|npm|git|helm|kubectl|ansible|patch|correctif|commit))[\p{L}@][\p{L}\w.@-]* (?:l['’]|les |la |le )?(?:a|ont) (?!été)/iu,
  es: /^(?:y |luego )?(?:(?:el|la|los|las) )?(?!(?:yo|he|se|eso|todo|ya)(?!\p{L}))(?!\S*(?:script|build|comando|migraci|import|export|job|test|prueba|despliegue|instalaci|terraform|docker|npm|git|helm|kubectl|ansible|parche|cambio|commit))[\p{L}@][\p{L}\w.@-]* (?:lo |la |los |las )?(?:ha|han) (?!sido)/iu,
  // Several did it, and nobody says "we".
  ru: /^(?!.*(?<!\p{L})мы(?!\p{L})).*\p{L}{3,}(?:или|али|ели|яли|ули)(?!\p{L})/iu,
  uk: /^(?!.*(?<!\p{L})ми(?!\p{L})).*\p{L}{3,}(?:или|али|іли|яли|ули)(?!\p{L})/iu,
  pl: /^(?!.*(?<!\p{L})my(?!\p{L})).*\p{L}{4,}(?:ali|ili|yli|eli|ęli|ały|iły|yły)(?!\p{L})/iu,
};

/** True for a clause of somebody else's act. */
export function isOthersAct(id: string, clause: string): boolean {
  return id === "en" ? OTHERS_ACT.test(clause) : (OTHERS_ELSEWHERE[id]?.test(clause) ?? false);
}

/** "The migration is created and applied": the second participle has the first one's subject. */
function withSubjects(clauses: readonly string[]): string[] {
  let subject = "";
  return clauses.map((clause) => {
    const other = OTHERS_ACT.exec(clause)?.[1];
    const own = other ?? SUBJECT.exec(clause)?.[0];
    const bare = own === undefined && /^(?:then |also )?[a-z-]{3,}ed\b/.test(clause);
    if (!bare) subject = own ?? "";
    if (!bare || subject === "") return clause;
    // With an object it is no passive: "3.0 was released in May and removed the old API".
    const active =
      / (?:is|are|was|were|been)$/i.test(subject) &&
      /^\S+ (?:(?:the|an?|its|your|all|both|every|some)\b|‹)/i.test(clause);
    return `${active ? subject.replace(/ \S+$/, "") : subject} ${clause}`;
  });
}

/** Denied by the answer behind it, or only named: "tested: no", "left out: that it was pushed". */
export function isNoAssertion(clauses: readonly string[], at: number): boolean {
  const named = NAMED_AS_CLAUSE.test(clauses[at] ?? "") && !ASSERTS.test(clauses[at - 1] ?? "");
  const next = clauses[at + 1] ?? "";
  return named || NO_ANSWER.test(next) || SO_THAT_IT_WOULD.test(next);
}

/** "改成 X，應該就能避免": what comes of it makes the clause in front a condition. */
const SO_THAT_IT_WOULD =
  /^(?:应该|應該|大概|可能|也许|也許|理论上|理論上)?(?:就|便|即)(?:能|可以?|会|會|不会|不會|不用|好了)|^(?:はず|でしょう)/u;

export function isCondition(language: WorkLanguage, clause: string): boolean {
  return INVERTED.test(clause) || says(language, language.conditions, clause);
}

/** A plan, a guess, what holds in general, what others did to the speaker: nobody says that it was done. */
export function isUnsaid(language: WorkLanguage, clause: string): boolean {
  const others = ALTERNATIVE.test(clause) || DONE_TO_ME.test(clause);
  return others || says(language, language.unreal, clause) || GUESSED.test(clause) || isHabit(clause);
}

/** "Tested: no", "Commit: noch offen", "| Polish | not yet |": the answer that denies what stands before it. */
const NO_ANSWER = soughtAs(
  /^(?:no|nope|not (?:yet|done|run|any more)|none|nothing|never|nein|noch (?:nicht|offen|ausstehend)|nichts?|keine?|offen|non|rien|pas encore|nada|niente|nulla|ничего|нічого|nic|hiçbiri|no,? todavía|todavía no|aún no|não|ainda não|non ancora|нет|ещё нет|пока нет|не было|ні|ще ні|nie|jeszcze nie|hayır|henüz değil|belum|tidak|chưa|không|没有|沒有|未|否|まだ|いいえ|なし|未実施|아니요|아직)\.?$/iu,
);
