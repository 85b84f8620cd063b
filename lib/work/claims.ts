/** What a reply says was done: claims by language. */

import { latest, remember } from "../core/lazy.ts";
import { type Sought, soughtAs } from "../core/sought.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { StateKind, WorkClaim, WorkClaimKind, WorkLanguage } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import { denialsIn } from "./denials.ts";
import { ending } from "./endings.ts";
import { isGeneral, isHabit } from "./figures.ts";
import { groundsIn } from "./grounds.ts";
import { labelledIn } from "./labelled.ts";
import { STATE_WORDS } from "./languages/states.ts";
import { listingsIn, namesFiles } from "./listings.ts";
import {
  ALTERNATIVE,
  ASSERTS,
  BESIDES,
  CLEAN_BASE,
  CONTENT,
  DONE_TO_ME,
  FILE_ITEM,
  GUESSED,
  HABIT_LEAD,
  HEADER_ROW,
  HEADLESS,
  INVERTED,
  MADE_BELOW,
  MEANWHILE,
  NAMED_AS_CLAUSE,
  POSSIBLE,
  STOPPED,
} from "./marks.ts";
import { toolsIn, untagged } from "./named.ts";
import { quantitiesIn } from "./quantities.ts";
import {
  claim,
  cleaned,
  GONE,
  isDenied,
  patternOf,
  type Reading,
  says,
  saysInFull,
  tellsOfFailure,
} from "./reading.ts";
import { isQuestion, type ParsedReply, readReply, type Sentence, spansIn, written } from "./reply.ts";
import { revisionsIn } from "./revisions.ts";
import { isAll, isPartly, shareIn } from "./shares.ts";
import { targetsIn } from "./siblings.ts";
import { saidSizes } from "./sizes.ts";
import { isValidIn, talliesIn } from "./tallies.ts";
import { timedIn } from "./timetable.ts";
import { tracesIn } from "./traces.ts";
import { typed } from "./typed.ts";
import { type Value, valuesIn } from "./values.ts";
import { type Voice, voicesOf } from "./voices.ts";

const STATES: readonly StateKind[] = ["ci", "tests", "lint", "types", "format", "build"];

/** Every claim of `text` in the languages that it may be written in. Linear in its length. */
export function claimsOf(text: string, languages: readonly WorkLanguage[]): WorkClaim[] {
  return claimsIn(text, readReply(text), languages);
}

/** The same of a text that was read already, as `reply`. */
export function claimsIn(text: string, reply: ParsedReply, languages: readonly WorkLanguage[]): WorkClaim[] {
  const prose = reply.sentences.map((one) => one.text).join("\n");
  const spoken = spokenIn(prose, languages);
  let reserved = false;
  let glad: WorkClaim | undefined;
  const unsure = new Set<Sentence>();
  const claims = spoken.flatMap((language) => {
    const own = reply.sentences.filter(({ text }) => !isForeign(text, language, spoken));
    const readings = own.map(
      (sentence): Reading => ({ sentence, text: typed(sentence.text, reply), language, reply }),
    );
    const voices = voicesOf(own, language.id);
    const told = readings.map(({ text }) => tellsOfFailure(language, text));
    const last = told.lastIndexOf(true);
    for (const [at, reading] of readings.entries())
      if (namesFiles(reading) && isUnsure(reading, voices[at])) unsure.add(reading.sentence);
    const claims = readings.flatMap((reading, at) =>
      asSaid(voices[at], stated(reading, readings[at - 1])).map((one) =>
        at < last || isHalf(reading, one) ? { ...one, admits: true } : one,
      ),
    );
    const about = { candid: last >= 0, rehearsed: REHEARSAL.test(text) };
    // Who says that something was not run again knows how old a result is.
    const old = says(language, language.honest, text) || UNRUN.test(text);
    reserved ||= reply.open.length > 0 || last >= 0 || readings.some(isReserved);
    if (!reserved) glad ??= gladOf(readings, voices);
    return [...claims.map((one) => ({ ...one, ...about, earlier: one.earlier || old })), ...ending(readings)];
  });
  const listings = listingsIn(reply, spoken, unsure);
  const all = reserved ? claims.filter(({ kind }) => kind !== "works") : claims;
  const rest = glad && !reserved ? [...listings, { ...glad, rehearsed: REHEARSAL.test(text) }] : listings;
  return [...all, ...rest].map((one) => (reserved ? { ...one, reserved } : one));
}

/** A plan, a denial, a reserve, somebody else's words: what it names need not have been touched. */
function isUnsure(reading: Reading, voice: Voice | undefined): boolean {
  const { sentence, language, text } = reading;
  return (
    (voice ?? "own") !== "own" ||
    DRAFT.test(sentence.heading) ||
    isReserved(reading) ||
    isOpenEnded(reading) ||
    isUnsaid(language, text) ||
    isOpenEnded({ language, text: `${sentence.heading}. ${sentence.under}` }) ||
    isDenied(language, sentence.under)
  );
}

/** "The new case has not been run", in any language: a reply may mix two. */
const UNRUN = soughtAs(
  /(?:\b(?:not|never|yet to be)|n['’]t) (?:yet )?(?:been )?(?:(?:re-?)?run|repeated|redone)\b|(?<!\p{L})(?:nicht (?:noch einmal |erneut )?wiederholt|(?:no (?:se )?(?:ha|han|he|los? he|las? he)|sin) (?:vuelto a (?:correr|ejecutar|pasar)|repetid\p{L}+|repetir)|pas (?:été )?(?:relanc|rejou|répét|refait)\p{L}*|não (?:foram|foi|os|as) repet\p{L}+|non (?:li |le |sono stat\p{L} )?(?:ho )?ripetut\p{L}+|не (?:повтор|перезапуск)\p{L}+)|(?:没有?|未|沒有?)(?:再|重新?)(?:跑|测|測)|再実行(?:は|を)?して(?:い)?ま?せ?ない?|다시 (?:돌리|실행하)지 않|(?<!\p{L})(?:(?:noch )?nicht (?:mehr |erneut )?(?:aus)?ge(?:laufen|führt)|(?:no se ha|sin) ejecutad\p{L}+|pas (?:encore )?été (?:lancé|exécuté)\p{L}*|não foi executad\p{L}+|non (?:è )?(?:ancora )?(?:stat[oa] )?eseguit\p{L}+|(?:ещё |еще )?не (?:запускал|прогонял|запущен)\p{L}*|chưa (?:được )?chạy)|(?:还|尚)?(?:没有?|未)(?:重新)?(?:运行|跑|執行)|実行していま(?:せん)|未実行|실행하지 않|아직 실행/iu,
);

/** A reply that takes nothing back, as one claim: nothing that was tried came to nothing. */
function gladOf(readings: readonly Reading[], voices: readonly (Voice | undefined)[]): WorkClaim | undefined {
  const isOpen = (one: Reading) => isOpenEnded({ ...one, text: one.text.replace(READY, "") });
  if (readings.some(({ sentence }) => STOPS.test(sentence.plain)) || readings.some(isOpen)) return undefined;
  const found = readings.find(
    ({ sentence }, at) => (voices[at] ?? "own") === "own" && !DRAFT.test(sentence.heading),
  );
  return found && claim(found, "works", found.text, { passes: true, printed: ["TOLD all"] });
}

/** What is done is "ready to send", which plans nothing. */
const READY = /(?:, (?:and )?| and )(?:now )?ready (?:to|for) [^.]{0,40}/i;

/** A ticked item beside a crossed one of the same kind: "✅ ten tests", "❌ two tests". */
function isHalf({ sentence, language, reply }: Reading, { kind }: WorkClaim): boolean {
  const state = STATES.find((one) => one === kind);
  return (
    sentence.ticked &&
    state !== undefined &&
    reply.open.some(
      (item) => says(language, language.nouns[state], item) || says(language, language.fails, item),
    )
  );
}

function isState(kind: WorkClaimKind): boolean {
  return STATES.some((one) => one === kind);
}

/** What a sentence claims in its voice: a text that is handed over and a guess claim nothing. */
function asSaid(voice: Voice | undefined, claims: readonly WorkClaim[]): readonly WorkClaim[] {
  if (voice === "offered" || voice === "guessed") return [];
  if (voice === "described") return claims.filter(({ kind, printed }) => isState(kind) || printed.length > 0);
  return voice === "reported" ? claims.map((one) => ({ ...one, reported: true })) : claims;
}

/** Words and signs of whatever is not well, or is said with a reserve, in any language. */
const RESERVES = soughtAs(
  /^(?:nothing|none|no \w+) (?:was |were |has been |is |got )?(?:deleted|changed|removed|sent|written|created|updated|applied|pushed|committed|deployed|merged|installed|run|moved|done)\b|\b(?:there(?:['’]s| is| are| was| were) (?:no\b|nothing\b)|no such|nothing (?:that|which|matching)|but|however|though|half|part(?:ly|ial|ially)|un\w+able|missing|pending(?! (?:\w+ ){1,2}(?:(?:have|has) been|were|was|are|got) (?:now |all |successfully )?(?:applied|run|merged|processed|migrated|installed|done|executed|sent|approved|completed))|refus\w*|reject\w*|conflicts?|out of date|outdated|although|only|still|yet|left|remain\w*|errors?|(?<!(?:filed|opened|created|closed|raised|reported|reopened|labell?ed|updated|assigned|milestoned) (?:the |an? |this |your |both )?(?:new |github |gitlab |linear |jira |follow-up |tracking )?)issues?(?! (?:opened|filed|created|closed|#\d|« |est créée|ist (?:offen|angelegt)))|fail\w*|problem(?:s|a|as|i|es|e|y|en|ów|у|ы)?|problèmes?|warnings?|wrong|red|segfault\w*|crash\w*|exceptions?|traceback|complain\w*|needs?|wants?|before (?:my|the|this) (?:change|edit|fix)|minus|denied|declin\w*|stopp?ed|broken?|bugs?|aborted|timed out|aber|jedoch|mais|pero|mas|porém|sino)\b|[❌⚠✗✘🔴]|\breste(?:nt)? (?:à|encore)|\bquedan? por\b|\brestano? da\b|\bfalta[nm]? (?:por|o|a)?\b|bleib(?:t|en) (?:noch )?(?:offen|übrig)|(?<![\d#])[45]\d\d(?!\d)|(?:Error|Exception)\b|(?<![\p{L}])(?:нечего|но|ma|però|tuttavia|ale|jednak|прерв\p{L}*|abgebrochen|interrumpid\p{L}*|interrompu\p{L}*|interrott\p{L}*|interrompid\p{L}*|przerwan\p{L}*|по-прежнему|всё ещё|все ещё|noch|weiterhin|todavía|aún|sigue|toujours|ainda|ancora|nadal|wciąż|ama|ancak|fakat|але|проте|однак|tapi|tetapi|namun)(?![\p{L}])|लेकिन|मगर|لكن|แต่|однако|中断|中止|依然|仍|但|不过|不過|然而|错误|錯誤|失败|失敗|エラー|失敗|ただし|ですが|ましたが|하지만|지만|오류|실패|nhưng|tuy nhiên|lỗi/iu,
);

/** "Pushed: no, the branch is protected". */
const NO_REPLY = soughtAs(
  /[:：·|] ?(?:no|nein|noch (?:nicht|offen)|non|pas encore|não|нет|nie|hayır|belum|chưa|没有|未|まだ|아직)(?=[,.;·|]|$)/iu,
);

/** Nothing is left to be done, which some languages say as they count nothing. */
const NOTHING_TO = soughtAs(
  /\bnothing to \w+|(?<![\p{L}])(?:nada (?:que|para|a)|rien à|nichts zu|niente da|nic do|нечего|nada por) \S|没有(?:什么|可)|(?:する|すべき)ものは(?:あり|な)|할 (?:것|게) 없/iu,
);

/** A sentence that takes something back: a denial, an exception, a question. */
function isReserved({ sentence, text, language }: Reading): boolean {
  const good = GONE.replace(cleaned(language, text), "⊙");
  return (
    isQuestion(sentence.text) ||
    RESERVES.test(good) ||
    NO_REPLY.test(sentence.plain) ||
    NOTHING_TO.test(text) ||
    isDenied(language, good) ||
    says(language, language.excepts, good)
  );
}

/** Plans, conditions, what is left to somebody else. */
function isOpenEnded({ text, language }: Pick<Reading, "text" | "language">): boolean {
  return [language.unreal, language.conditions, language.others].some((source) =>
    says(language, source, text),
  );
}

/** What came to an end before its end, and a part of a whole, in any language. */
const STOPS = soughtAs(
  /\b(\d+) (?:of|out of|von|de|sur|из|\/) (?!\1\b)\d+\b|\bone of (?:the )?(?:two|three|four)\b|\b(?:stops?|stuck|gave up|gives up|hangs?|hung|limit\w*|capped|busy|locked|locally|unchanged|untouched|invalid|expired|missing|skipped|aborts?|already|in use|rate|quota|except|wait\w*|instead|ran out|no|nobody|none|neither)\b|arrêt|bloqu|detuv|parad|parou|anhalt|stehen|останов|отказ|огранич|tạm|dừng|xung đột|confl[ie]|konflikt|конфликт|冲突|衝突|停止|중단|충돌|止ま|限|wstrzym|zatrzym|durdu|takıl|engel|berhenti|gagal|зупин|відмов/iu,
);

/** A dry run, or what one would do. */
const REHEARSAL = soughtAs(
  /dry|draft|entwurf|borrador|brouillon|rascunho|bozza|черновик|下書き|草稿|초안|nháp|roll(?:ed)?[ -]?(?:it |that |this |everything )?back|zurückgerollt|отка[тч]|回滚|回滾|ロールバック|롤백|\bplan|\bdiff\b|would|simulat|preview|rehears|trocken|würde|en seco|simulac|à blanc|à sec|试运行|試運行|模拟|模擬|预演|預演|ドライ|試行|드라이|시뮬|모의|пробн|сухо|холост|chạy thử|giả lập/i,
);

/**
 * The languages that a text may be written in: those of other scripts by their letters, those of the Latin script by their
 * small words, of which the wrong ones hold few. Without any such word it may be each of them. English is always tried,
 * because words of the trade are.
 */
function spokenIn(prose: string, languages: readonly WorkLanguage[]): readonly WorkLanguage[] {
  const lettered = languages.filter(({ script }) => script.test(prose));
  const counts = new Map(
    lettered.map((language) => [language, language.words ? [...prose.matchAll(language.words)].length : 0]),
  );
  const most = Math.max(0, ...counts.values());
  const foreign = most === 0 && lettered.some(({ words }) => words === undefined);
  return lettered.filter((language) => {
    const count = counts.get(language) ?? 0;
    return language.id === "en" || language.words === undefined || (!foreign && count * 4 >= most * 3);
  });
}

/** Letters that no Chinese sentence has. */
const KANA = /[\u3041-\u3096\u30a1-\u30fa]/;

/** English sentences stand in replies of all languages; a sentence with another one's small words or letters, and none of its own, is none. */
function isForeign(text: string, { id, words }: WorkLanguage, spoken: readonly WorkLanguage[]): boolean {
  if (id === "zh") return KANA.test(text);
  if (id !== "en" || words === undefined || text.search(words) >= 0) return false;
  return spoken.some((other) => other.id !== "en" && text.search(other.words ?? other.script) >= 0);
}

/** True when the reply itself says that nothing was run, or could be. */
export function isHonest(text: string, languages: readonly WorkLanguage[]): boolean {
  return spokenIn(text, languages).some((language) => says(language, language.honest, text));
}

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
const TALLIED = /(?<![\d.])\d+ (?:examples?|tests?|specs?|runs?|scenarios?|cases?) ⊕/;

/** What stands in the place of what parts no clause, or is none: one behind the other. */
const REWRITES: readonly (readonly [form: Sought, by: string])[] = [
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

function clausesOf({ sentence, text, language }: Reading): string[] {
  const joins = patternOf(language, language.joins);
  const clauses = partsIn(sentence)(text)
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
  /^(?:and |then |also |because |since |as |but |after )?(?!(?:and|then|also|so|but|i|we|it|this|that|they|you|everything|all|nothing|both|which|each|now|then|already|just|successfully|finally)\b)((?:(?:the|our|your|a|another) )?(?!\S*(?:terraform|tofu|pulumi|ansible|helm|kubectl|docker|script|migration|command|installer|playbook|fix|change|commit|patch|refactor|edit|update|pytest|jest|npm|git|build|suite|tests?|job|run)\b)[\p{L}@][\w@.-]*(?: (?!(?:is|are|was|were|been|be|got|gets)\b)[\p{L}@][\w@.-]*)?) (?:(?:has|have|had|also|then|already|since) ){0,2}(?:tested|deployed|ran|reran|pushed|committed|merged|published|released|installed|removed|deleted|created|fixed|updated|opened|closed|checked|verified|reviewed|approved|wrote|added|rolled back|reverted|built|upgraded|reproduced|confirmed|migrated|restarted) (?=(?:the|it|this|that|them|all|both|an?|\d|to|from|on|v\d|#)|‹)/iu,
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
function isOthersAct(id: string, clause: string): boolean {
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

/** Headings under which items are reports: a tick, or a bare command, says that it was done. */
const REPORT = soughtAs(
  /verif|validat|check|test|result|status|验证|驗證|测试|測試|検証|テスト|검증|테스트|prueba|verificaci|vérif|essai|prüfung|verifiz|verifica|провер|тест|kiểm|xác minh/i,
);

/** A heading over a text that the user is to use: "Release notes (draft)". */
const DRAFT = soughtAs(
  /^(?:draft(?! (?:prs?|mrs?|pull|merge))|entwurf|borrador|brouillon|rascunho|черновик|bản nháp|草稿|下書き|초안)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:draft|entwurf|borrador|brouillon|rascunho|черновик|bản nháp)\)?$|(?:草稿|草案|下書き|초안)[)）]?$/iu,
);

function stated(reading: Reading, before: Reading | undefined): WorkClaim[] {
  const { sentence, text, language } = reading;
  if (DRAFT.test(sentence.heading) || HEADER_ROW.test(sentence.plain)) return [];
  if (isQuestion(sentence.text) || says(language, language.others, text)) return [];
  const claims: WorkClaim[] = [];
  let nouns = nounsBefore(reading, before);
  let unreal = HABIT_LEAD.test(text) || POSSIBLE.test(text);
  let broken = false;
  const clauses = clausesOf(reading);
  const failing = clauses.findLastIndex((clause) => tellsOfFailure(language, clause));
  const excepts = says(language, language.excepts, text);
  for (const [at, clause] of clauses.entries()) {
    // "Most likely, …"
    const guess = GUESSED.test(clause) && clause.split(" ").length <= 3;
    if (isNoAssertion(clauses, at)) continue;
    unreal ||= guess || isCondition(language, clause);
    const good = cleaned(language, clause);
    const own = nounsIn({ ...reading, text: good }, clause);
    if (!unreal && !isUnsaid(language, good))
      claims.push(
        ...asserted(reading, clause, own, nouns)
          .map((one) => (broken ? partly(one, clause) : one))
          .map((one) => (isOthersAct(language.id, clause) ? { ...one, reported: true } : one))
          .map((one) => (excepts || at < failing ? { ...one, admits: true } : one)),
      );
    broken ||= isDenied(language, good);
    if (own.length > 0) nouns = own;
  }
  return [...claims, ...rowOfFile(reading), ...sameIn(clauses, reading, claims), ...measured(reading)];
}

/** Denied by the answer behind it, or only named: "tested: no", "left out: that it was pushed". */
function isNoAssertion(clauses: readonly string[], at: number): boolean {
  const named = NAMED_AS_CLAUSE.test(clauses[at] ?? "") && !ASSERTS.test(clauses[at - 1] ?? "");
  return named || NO_ANSWER.test(clauses[at + 1] ?? "");
}

function isCondition(language: WorkLanguage, clause: string): boolean {
  return INVERTED.test(clause) || says(language, language.conditions, clause);
}

/** A plan, a guess, what holds in general, what others did to the speaker: nobody says that it was done. */
function isUnsaid(language: WorkLanguage, clause: string): boolean {
  const others = ALTERNATIVE.test(clause) || DONE_TO_ME.test(clause);
  return others || says(language, language.unreal, clause) || GUESSED.test(clause) || isHabit(clause);
}

/** "Fixed the typo, and the same one in `Header.vue`": a file that was changed, too. */
const SAME_IN = soughtAs(
  /^(?:and )?(?:the same (?:\w+ )?(?:in|for|to)|also (?:in|for)|likewise in|as well as(?: in)?) ‹file.›/iu,
);

function sameIn(clauses: readonly string[], reading: Reading, claims: readonly WorkClaim[]): WorkClaim[] {
  if (reading.language.id !== "en" || claims.every(({ kind }) => kind !== "change" && kind !== "works"))
    return [];
  return clauses.filter((clause) => SAME_IN.test(clause)).map((clause) => claim(reading, "change", clause));
}

/** Made or changed, in a row of a table. */
const MADE = soughtAs(
  /(?<![\p{L}])(?:created|written|added|new|generated|updated|edited|changed|cread[oa]|añadid[oa]|actualizad[oa]|créée?|ajoutée?|modifiée?|erstellt|angelegt|geändert|aktualisiert|criad[oa]|atualizad[oa]|creat[oa]|aggiornat[oa]|создан\p{L}*|обновл[её]н\p{L}*|tạo|cập nhật)(?![\p{L}])|创建|新增|更新|作成|追加|생성|추가/iu,
);

/** A ticked row of a table: "| Italian | it.json | ✅ created |". */
function rowOfFile(reading: Reading): WorkClaim[] {
  const { sentence, text } = reading;
  const row = sentence.ticked && text.includes("·") && /‹file.›/u.test(text) && MADE.test(text);
  return row ? [claim(reading, "file", text)] : [];
}

/** Behind "not all of them pass:" a bare count is one of a part, and no success. */
function partly(one: WorkClaim, clause: string): WorkClaim {
  return /^\D{0,3}\d/.test(clause) ? { ...one, passes: false } : one;
}

/** The nouns of a cleaned clause; where all of them stood in a count of nothing, those of the clause as it was. */
function nounsIn(reading: Reading, raw = reading.text): StateKind[] {
  const { language, text } = reading;
  const found = nounsOf(language, text);
  const own = found.length > 0 ? found : nounsOf(language, raw);
  return own.length === 0 && passesAsFile(reading, raw) ? ["tests"] : own;
}

/** What a clause asserts; without a noun of its own, a pronoun stands for those before it. */
function asserted(
  reading: Reading,
  clause: string,
  own: readonly StateKind[],
  before: readonly StateKind[],
): WorkClaim[] {
  const { language } = reading;
  const good = cleaned(language, clause);
  const inherited = says(language, language.pronouns, good) ? before : [];
  const nouns = own.length > 0 ? own : inherited;
  const denied = isDenied(language, good) || NONE.test(good) || DID_NONE.test(good);
  const counted = numbered(reading, clause, nouns, denied);
  if (denied) return counted;
  const stated = states(reading, good, nouns).filter(({ kind }) => kind !== "tests" || counted.length === 0);
  const found = [...counted, ...stated, ...deeds(reading, good, clause)];
  return [...(found.length > 0 ? found : wide(reading, good, clause, own)), ...traced(reading, good, clause)];
}

/** "Tested: no", "Commit: noch offen", "| Polish | not yet |": the answer that denies what stands before it. */
const NO_ANSWER = soughtAs(
  /^(?:no|nope|not (?:yet|done|run|any more)|none|nothing|never|nein|noch (?:nicht|offen|ausstehend)|nichts?|keine?|offen|non|rien|pas encore|nada|niente|nulla|ничего|нічого|nic|hiçbiri|no,? todavía|todavía no|aún no|não|ainda não|non ancora|нет|ещё нет|пока нет|не было|ні|ще ні|nie|jeszcze nie|hayır|henüz değil|belum|tidak|chưa|không|没有|沒有|未|否|まだ|いいえ|なし|未実施|아니요|아직)\.?$/iu,
);

/** "No message went out", "nothing deleted", "I commented on none": nobody's act. */
const NONE = soughtAs(
  /^(?:so |and |but |also )?(?:i|we)(?:['’]ve| have)? (?:\w+ ){1,4}(?:none|nothing|nobody|neither)(?: of (?:them|these|those|it))?$|^(?:so |and |but |also )?(?:i|we)(?:['’]ve| have)? (?:made|took|taken|did|done|ran|wrote|sent|added|created|kept|opened|used|set|pushed|changed) no (?!longer|more than|less|fewer)|^(?:so |and |but |also )?(?:no|nothing|none|nobody|neither)\b(?! (?:regress|broke|fail|err|else|is left|was left|left|remain|miss|skip|warn|lost|chang|new|longer)\w*)/i,
);

/** "Sent no requests", "made no backup": an act that was not done, to anything. What programs report none of is a result. */
const DID_NONE = soughtAs(
  /\b(?:committed|published|installed|deployed|deleted|touched|changed|created|removed|pushed|edited|opened|wrote|moved|made|sent|took) (?:no|nothing|none)\b(?! (?:more|fewer|less) than)/i,
);

/** Acts that leave traces of their own, whatever else the clause says. */
function traced(reading: Reading, good: string, clause: string): WorkClaim[] {
  const traces = tracesIn(reading.language.id, BESIDES.replace(good, " "));
  // "It failed and was rolled back": what became of it by itself.
  if (tellsOfFailure(reading.language, clause) && !FIRST_PERSON.test(clause)) return [];
  return traces.length === 0 ? [] : [claim(reading, "act", clause, { traces })];
}

/** What no row knows: an act of any verb, and anything that is said to go well. */
function wide(reading: Reading, good: string, clause: string, own: readonly StateKind[]): WorkClaim[] {
  const { language, sentence } = reading;
  const found: WorkClaim[] = [];
  const tells = TELLS.test(good);
  if ((RAN.test(good) || tells) && toolsIn(written(clause, reading.reply)).length > 0)
    found.push(claim(reading, "ran", clause, { admits: tells }));
  else if (says(language, language.acts, good) && isSpoken(reading))
    found.push(claim(reading, "act", clause));
  if (MADE_BELOW.test(good) && sentence.list.some((item) => FILE_ITEM.test(item)))
    found.push(claim(reading, "file", clause));
  const well = sentence.ticked || (own.length === 0 && says(language, language.passes, good));
  const became = STATE_WORDS[language.id]?.became ?? "";
  const done = [language.works, became].some((source) => says(language, source, good)) && !STOPPED.test(good);
  if ((well || done) && !isPartly(good) && !isPartly(sentence.plain))
    found.push(claim(reading, "works", clause, { passes: true }));
  return found;
}

/** A verb is known by its ending, as words of other languages end, too: some small word of this one must stand in the reply. */
function isSpoken({ language: { words }, reply }: Reading): boolean {
  return words === undefined || reply.sentences.some(({ plain }) => plain.search(words) >= 0);
}

/** Who ran something that has a name: "I ran PHPStan at level 8". */
const RAN = /\b(?:i|we)(?:['’]ve| have)? (?:also |then |just |even )?(?:re-?)?(?:ran|run|executed)\b/i;

/** What a tool with a name is said to say: "Lighthouse gives it 97". */
const TELLS = soughtAs(
  /^(?:and |so |now )?(?:the )?[\w-]+(?: itself| now| also| still)? (?:gives?|gave|scores?|scored|reports?|reported|finds?|found|shows?|showed|says|said|rates?|rated|flags?|flagged|raises?|raised|agrees?|agreed|confirms?|confirmed|approves|likes|stays|comes back|came back) /i,
);

/** A short sentence behind another carries its nouns on: "Tests: 9 passed." "Ran pytest: all green." */
function nounsBefore(reading: Reading, before: Reading | undefined): readonly StateKind[] {
  const carried =
    before?.sentence.heading === reading.sentence.heading && reading.text.length < 60 ? nounsIn(before) : [];
  return carried.length > 0 ? carried : headingNouns(reading);
}

function headingNouns({ language, sentence }: Reading): StateKind[] {
  return REPORT.test(sentence.heading) ? nounsOf(language, sentence.heading) : [];
}

function nounsOf(language: WorkLanguage, text: string): StateKind[] {
  const found = STATES.filter((kind) => says(language, language.nouns[kind], text));
  return found.includes("ci") ? ["ci"] : found;
}

/** A file of tests, by its name: what "checkout.spec.ts passed" is about. */
const TEST_FILE = /(?:[._-](?:spec|tests?)\.\w{1,5}|(?:^|\/)test_[^/]*\.py|Tests?\.\w{1,5})$/;

/** A file of tests that is said to pass. */
function passesAsFile({ language, reply }: Reading, text: string): boolean {
  return spansIn(text, reply).some(
    ({ kind, text: name }, at) =>
      kind === "path" &&
      TEST_FILE.test(name) &&
      PASSES_NEXT.test(text.split("›")[at + 1] ?? "") &&
      says(language, language.passes, text),
  );
}

/** A few small words at most stand between a file and what is said of it. */
const PASSES_NEXT = soughtAs(
  /^ ?(?:\p{L}{1,6} ){0,2}(?:pass|green|ok\b|grün|läuft durch|pasa|passe|passa|проход|прош|通过|通過|パス|통과|đạt|qua)/iu,
);

/** "The tests pass", "✅ lint", "compiles without errors". */
function states(reading: Reading, clause: string, nouns: readonly StateKind[]): WorkClaim[] {
  const { language, sentence } = reading;
  if (isPartly(clause)) return [];
  const passes = says(language, language.passes, clause);
  // Of what is ticked the tick tells, and not of what it was done for, or after.
  const named = passes
    ? nouns
    : nouns.filter((kind) => isTicked(sentence, language.nouns[kind], reading, clause));
  return named.map((kind) => claim(reading, kind, clause, { passes: true }));
}

/** A ticked item whose own words name the thing. */
function isTicked({ ticked }: Sentence, noun: string, { language }: Reading, clause: string): boolean {
  const bare = BESIDES.replace(clause, " ");
  return ticked && (bare === clause || says(language, noun, bare));
}

/** "I ran the suite", "committed as 1a2b3c4", "created `x`". */
function deeds(reading: Reading, clause: string, raw: string): WorkClaim[] {
  const { language, sentence } = reading;
  const found: WorkClaim[] = [];
  const seen = new Set<WorkClaimKind>();
  for (const [kind, source, needs = source] of language.rows) {
    if (seen.has(kind) || !says(language, needs, clause)) continue;
    if (needs !== source && !saysInFull(language, source, clause)) continue;
    if (isOtherThing(kind, raw, reading)) continue;
    seen.add(kind);
    found.push(...deed(reading, kind, clause, raw));
  }
  // A ticked command or check is one that was done.
  if (sentence.ticked && found.length === 0) found.push(...ticked(reading, clause));
  return found;
}

/** A message that is sent to somebody, and no branch; rows that are merged; an option that is added, and no package. */
function isOtherThing(kind: WorkClaimKind, clause: string, { reply, language }: Reading): boolean {
  if (kind === "push") return isNoPush(untagged(written(clause, reply)), language);
  // "3 lines added, 3 removed": of lines.
  if (kind === "delete" && OF_LINES.test(clause)) return true;
  if (kind === "merge") return COUNTED.test(clause) && !BRANCHED.test(written(clause, reply));
  const options = spansIn(clause, reply).filter((span) => span.kind === "code");
  return kind === "install" && options.length > 0 && options.every(({ text }) => text.startsWith("-"));
}

function isNoPush(clause: string, { id }: WorkLanguage): boolean {
  return ADDRESSED.test(clause) || RESTS_ON.test(clause) || (id === "en" && !REMOTE.test(clause));
}

/** Words of pushing, and names of what is pushed to: "it is on `main`" tells of a branch that may be local. */
const REMOTE = /push|sync|upload|\b(?:github|gitlab|bitbucket|origin|remote|upstream)\b/i;

/** So many things of some kind, and nothing that git merges. */
const COUNTED = /(?<![\w.#!/-])\d[\d.,]* ?\p{L}/u;
const BRANCHED = soughtAs(
  /#\d|!\d|\b(?:prs?|mrs?|pulls?|main|master|dev\w*|release\w*|branch\w*|merge requests?|commits?|rama|ramas|branches?|zweige?)\b|\w\/\w|ветк|гілк|分支|ブランチ|브랜치|nhánh|gałę|cabang|(?<!\p{L})dal/iu,
);

/** A count of lines, as a patch has them. */
const OF_LINES = /^\d+ (?:lines? )?(?:removed|deleted)$/i;

/** What something is built on, and no branch: "both stages are on node:24-alpine". */
const RESTS_ON = /\b(?:is|are)(?: (?:now|all|both|already))? on ‹?\w*[\w./-]+[:@][\w.-]+/i;

const ADDRESSED = /[\w.+-]@[\w-]+\.\w|(?<![\p{L}\d#])#\p{L}/u;

function deed(reading: Reading, kind: WorkClaimKind, clause: string, raw: string): WorkClaim[] {
  const { language } = reading;
  const passes = says(language, language.passes, clause);
  // To compile is to go well.
  if (kind !== "ran") return [claim(reading, kind, raw, { passes: passes || kind === "build" })];
  const nouns = nounsOf(language, clause);
  if (nouns.length > 0) return nouns.map((noun) => claim(reading, noun, raw, { passes }));
  return [claim(reading, "ran", raw, { passes, printed: printedBy(reading) })];
}

function ticked(reading: Reading, clause: string): WorkClaim[] {
  if (/‹deploy.›/u.test(clause)) return [claim(reading, "deploy", clause, { passes: true })];
  if (/‹(?:cmd|install).›/u.test(clause)) return [claim(reading, "ran", clause, { passes: true })];
  return [];
}

/** What the sentence says was printed: the code block behind it, or the values in backticks behind "prints". */
function printedBy({ sentence, language, text, reply }: Reading): string[] {
  if (!says(language, language.prints, text)) return [];
  if (sentence.block !== undefined)
    return sentence.block
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const at = patternOf(language, language.prints).within(text)?.exec(text)?.index ?? 0;
  const values = spansIn(text.slice(at), reply).filter(({ kind }) => kind === "code");
  return values.map((span) => span.text).filter((value) => /^[\s\d.,[\]"'{}:-]+$/.test(value));
}

/** Numbers that stand beside "passed" and "failed" in a clause about tests. */
function numbered(
  reading: Reading,
  clause: string,
  nouns: readonly StateKind[],
  denied: boolean,
): WorkClaim[] {
  if (!nouns.includes("tests")) return [];
  const { language } = reading;
  const good = cleaned(language, clause);
  const bare = NUMBERED.replace(MEASURE.replace(clause.replace(/‹[^›]*›/g, " "), " "), " ");
  const named = numbersIn(bare.replace(VERSIONED, " "));
  const numbers = (named.length > 0 ? named : numbersIn(bare)).filter(Number.isInteger);
  const ratio = shareIn(clause);
  const none = /⊕/.test(good);
  const failed = none ? [0] : [];
  const passed = ratio ? [Number(ratio[0])] : numbers.filter((value) => value > 0).slice(0, 1);
  const passes = (isAll(ratio) || says(language, language.passes, good)) && !isPartly(clause);
  if (denied || (!passes && failed.length === 0) || (passed.length === 0 && failed.length === 0)) {
    return denied && /\bpass/i.test(clause) && passed.length > 0
      ? [claim(reading, "tests", clause, { passes: false, counts: { passed, failed: [] } })]
      : [];
  }
  return [
    claim(reading, "tests", clause, {
      passes,
      counts: { passed: none && !/pass/i.test(clause) && !TALLIED.test(good) ? [] : passed, failed },
    }),
  ];
}

/** A program and its version: "under Node 22 all 87 tests pass". */
const VERSIONED =
  /(?<=\p{L} )\p{Lu}[\p{L}.+#]+ \d+(?:\.\d+)*(?![\d.,]*\d)(?! (?:tests?|specs?|cases?|examples?)\b)/gu;

/** Things with a number for a name: "on the PR 88 preview". */
const NUMBERED = soughtAs(
  /(?<![\p{L}])(?:PR|MR|pull request|issue|ticket|build|job|run|step|phase|port|merge request) [#№]?\d+(?![\d%])/giu,
);

/** Times and repetitions, which count no tests: "in under 200 ms", "5 回". */
const MEASURE = soughtAs(
  /(?<![\w.,])\d[\d.,]* ?(?:(?:[mµun]?s|secs?|seconds?|mins?|minutes?|h|hours?|Sekunden?|Minuten?|segundos?|minutos?|secondes?|сек\p{L}*|мс|мин\p{L}*|giây|phút)(?![\p{L}\p{N}])|毫?秒|分钟|分鐘|分(?=[で以未])|ミリ秒|(?:밀리)?초|回(?!目)|次(?!元)|遍|번(?!째))/giu,
);

/** What makes a number small denies nothing. */
const MERELY = soughtAs(
  /\bnur noch\b|\bnoch\b|\bnur\b|\bonly\b|\bjust\b|всего|лишь|tylko|\bsólo\b|\bsolo\b|\bsoltanto\b|\bapenas\b|sadece|だけ|只有|仅|만/giu,
);

/** Values that stand although something else is denied: "ran it 50 times, and it never failed". */
const SURE = /^(?:TIMES|SPEED|AMOUNT|GAIN|VERSION) /;

/** What a sentence says of values, in signs and numbers that all languages share: read once for all that it may be in. */
const valuesOf = remember((sentence: Sentence) => {
  const { text, plain } = sentence;
  return {
    values: valuesIn(text),
    later: [...timedIn(plain), ...(isValidIn(plain) ? ["VALID check"] : [])],
    grounds: /\d/.test(text) ? groundsIn(text).map((found) => `NUMBER ${found.trim()}`) : [],
    counted: latest((reply: ParsedReply) => countedIn(sentence, reply)),
  };
});

/** What it counts, weighs, names and denies. */
function countedIn(sentence: Sentence, reply: ParsedReply): string[] {
  const { text, plain, ticked } = sentence;
  const nameOf = (sign: string) => written(sign, reply);
  const told = isGeneral(plain) || !/\d/.test(plain);
  return [
    ...quantitiesIn(text, plain, nameOf),
    ...denialsIn(plain, ticked, reply),
    ...targetsIn(sentence, reply),
    ...revisionsIn(plain),
    ...(told ? [] : [...labelledIn(text, nameOf), ...saidSizes(plain), ...talliesIn(plain, reply)]),
  ];
}

/** Values that it says came out. */
function measured(reading: Reading): WorkClaim[] {
  const { language, sentence, reply } = reading;
  const { text, plain } = sentence;
  const { values, later, grounds, counted } = valuesOf(sentence);
  const all = counted(reply);
  if (values.length + later.length + grounds.length + all.length === 0) return [];
  const denied = says(language, language.denies, MERELY.replace(text, " "));
  const sure = values.filter(({ printed }) => !denied || printed.length > 1 || SURE.test(printed[0] ?? ""));
  const conditional = says(language, language.conditions, reading.text);
  const asked = isQuestion(plain);
  const one = (value: string): Value => ({ kind: "ran", printed: [value] });
  return [
    ...sure,
    ...(conditional || asked ? [] : quantified(reading, all, denied).map(one)),
    ...(conditional || denied ? [] : grounded(reading, grounds)),
    ...(conditional || denied || asked ? [] : later.map(one)),
  ].map(({ kind, printed }) => claim(reading, kind, text, { printed, about: false }));
}

/** What is said of things that programs count; none of something is no denial, and none that failed of checks is read elsewhere. */
function quantified({ language, text }: Reading, all: readonly string[], denied: boolean): string[] {
  if (all.length === 0 || isUnsaid(language, text)) return [];
  return all.filter(
    (value) =>
      !(denied && /^(?:ALL|REVISION) /.test(value)) &&
      !(value.startsWith("FAILURES ") && nounsOf(language, text).length > 0),
  );
}

/** Numbers of a sentence that asserts something: no plan, no wish, no condition. */
function grounded({ language, text }: Reading, grounds: readonly string[]): Value[] {
  if (grounds.length === 0 || says(language, language.unreal, text)) return [];
  return [{ kind: "ran", printed: grounds }];
}
