/** What a reply says was done: claims by language. */
import { soughtAs } from "../core/sought.ts";
import { goesOnIn } from "./aborted.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { StateKind, WorkClaim, WorkClaimKind, WorkLanguage } from "./claim.ts";
import { clausesOf, isCondition, isNoAssertion, isOthersAct, isUnsaid } from "./clauses.ts";
import { completedIn } from "./completed.ts";
import { numbersIn } from "./counts.ts";
import { SeriesTold } from "./each.ts";
import { ending } from "./endings.ts";
import { STATE_WORDS } from "./languages/states.ts";
import { MERE, SCOPE } from "./languages/troubles.ts";
import { listingsIn, namesFiles } from "./listings.ts";
import {
  BESIDES,
  FILE_ITEM,
  GUESSED,
  HABIT_LEAD,
  HEADER_ROW,
  MADE_BELOW,
  NEARLY,
  POSSIBLE,
  STOPPED,
  SUPPOSED,
} from "./marks.ts";
import { measured } from "./measured.ts";
import { toolsIn, untagged } from "./named.ts";
import { isState, nounsBefore, nounsIn, nounsOf, STATES } from "./nouns.ts";
import { reachIn } from "./reach.ts";
import {
  claim,
  cleaned,
  isDenied,
  patternOf,
  type Reading,
  says,
  saysInFull,
  tellsOfFailure,
} from "./reading.ts";
import { isQuestion, type ParsedReply, readReply, type Sentence, spansIn, written } from "./reply.ts";
import { isOpenEnded, isReserved } from "./reserves.ts";
import { isAll, isPartly, shareIn } from "./shares.ts";
import { Tone } from "./tone.ts";
import { tracesIn } from "./traces.ts";
import { leavesToOthers } from "./troubles.ts";
import { typed } from "./typed.ts";
import { type Voice, voicesOf } from "./voices.ts";

/** Every claim of `text` in the languages that it may be written in. Linear in its length. */
export function claimsOf(text: string, languages: readonly WorkLanguage[]): WorkClaim[] {
  return claimsIn(text, readReply(text), languages);
}

/** The same of a text that was read already, as `reply`. */
export function claimsIn(text: string, reply: ParsedReply, languages: readonly WorkLanguage[]): WorkClaim[] {
  const bare = unmarked(text);
  const prose = reply.sentences.map((one) => one.text).join("\n");
  const spoken = spokenIn(prose, languages);
  let reserved = false;
  const tone = new Tone(reply);
  let glad: WorkClaim | undefined;
  let opening: Reading | undefined;
  const unsure = new Set<Sentence>();
  const series = new SeriesTold(reply);
  const reached = new Map<string, WorkClaim>();
  const claims = spoken.flatMap((language) => {
    const own = reply.sentences.filter(({ text }) => !isForeign(text, language, spoken));
    const readings = own.map(
      (sentence): Reading => ({ sentence, text: typed(sentence.text, reply), language, reply }),
    );
    opening ??= readings[0];
    const voices = voicesOf(own, language.id);
    const last = readings.findLastIndex(({ text }) => tellsOfFailure(language, text));
    for (const [at, reading] of readings.entries())
      if (namesFiles(reading) && isUnsure(reading, voices[at])) unsure.add(reading.sentence);
    const claims = readings.flatMap((reading, at) =>
      asSaid(voices[at], [...stated(reading, readings[at - 1]), ...completedOf(reading, voices[at])]).map(
        (one) => (at < last || isHalf(reading, one) ? { ...one, admits: true } : one),
      ),
    );
    for (const reading of readings.filter((one, at) => !isUntold(one, voices[at]))) {
      for (const one of reachIn(reading)) reached.set(`${one.printed[0]} ${one.sentence}`, one);
      series.hear(reading, claims);
    }
    const about = { candid: last >= 0, rehearsed: REHEARSAL.test(text) };
    // Who says that something was not run again knows how old a result is.
    const old = UNRUN.test(bare) || tellsOfAge(language, bare);
    const leaves = readings.some(leavesToOthers);
    reserved ||= leaves || reply.open.length > 0 || last >= 0 || readings.some(isReserved);
    tone.hear(readings, voices);
    const later = ending(readings);
    glad ??= gladOf(readings, voices, later);
    return [...claims.map((one) => ({ ...one, ...about, earlier: one.earlier || old })), ...later];
  });
  const listings = listingsIn(reply, spoken, unsure);
  const troubles = tone.troubled.size;
  const all = reserved || troubles > 0 ? claims.filter(({ kind }) => kind !== "works") : claims;
  const whole: WorkClaim[] =
    glad && troubles === 0 && !tone.hinted
      ? [{ ...glad, rehearsed: REHEARSAL.test(text), earlier: ALREADY.test(text) }]
      : [];
  const done = claims.length + whole.length > 0 ? goesOnIn(text, opening) : [];
  const each = tone.isOpenBeside(series) ? [] : series.claims(spoken, tone);
  const rest = [...listings, ...each, ...reached.values(), ...whole, ...done, ...tone.named()];
  return [...all, ...rest].map((one) => ({ ...one, troubles, ...(reserved ? { reserved } : {}) }));
}

/** Completed acts of any verb, told in the agent's own voice. */
function completedOf(reading: Reading, voice: Voice | undefined): WorkClaim[] {
  return (voice ?? "own") === "own" && !DRAFT.test(reading.sentence.heading) ? completedIn(reading) : [];
}

/** A plan, a denial, somebody else's words: of what it tells side by side, nothing is said to be done. */
function isUntold({ sentence, language, text }: Reading, voice: Voice | undefined): boolean {
  return (
    voice === "offered" ||
    voice === "guessed" ||
    DRAFT.test(sentence.heading) ||
    isQuestion(sentence.text) ||
    isUnsaid(language, text) ||
    isOpenEnded({ language, text: `${sentence.heading}. ${sentence.under}. ${text}` }) ||
    cleaned(language, text).search(MERE) >= 0
  );
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

/** A text without the marks of emphasis, which part the words of a phrase: "**not** run". */
function unmarked(text: string): string {
  return text.replaceAll("**", "");
}

/** What of the work was left unrun. "Not tried with a screen reader" tells nothing of the age of the tests. */
function tellsOfAge(language: WorkLanguage, text: string): boolean {
  if (!says(language, language.honest, text)) return false;
  return (
    language.id !== "en" ||
    text.split(/[.!?\n]/).some((part) => says(language, language.honest, part) && OF_RUNS.test(part))
  );
}

const OF_RUNS =
  /\b(?:re-?(?:run|ran|test|check|buil)\w*|again|tests?|tested|suites?|specs?|lint\w*|builds?|built|types?|checks?|checked|run|ran|running|since|after|anything|nothing|neither|more time|last|latest|step|changes?|changed|edit\w*|it|this|that|them|these)\b/i;

/** "The new case has not been run", in any language: a reply may mix two. */
const UNRUN = soughtAs(
  /(?:\b(?:not|never|yet to be)|n['’]t) (?:yet )?(?:been )?(?:(?:re-?)?run|repeated|redone)\b|(?<!\p{L})(?:nicht (?:noch einmal |erneut )?wiederholt|(?:no (?:se )?(?:ha|han|he|los? he|las? he)|sin) (?:vuelto a (?:correr|ejecutar|pasar)|repetid\p{L}+|repetir)|pas (?:été )?(?:relanc|rejou|répét|refait)\p{L}*|não (?:foram|foi|os|as) repet\p{L}+|non (?:li |le |sono stat\p{L} )?(?:ho )?ripetut\p{L}+|не (?:повтор|перезапуск)\p{L}+)|(?:没有?|未|沒有?)(?:再|重新?)(?:跑|测|測)|再実行(?:は|を)?して(?:い)?ま?せ?ない?|다시 (?:돌리|실행하)지 않|(?<!\p{L})(?:(?:noch )?nicht (?:mehr |erneut )?(?:aus)?ge(?:laufen|führt)|(?:no se ha|sin) ejecutad\p{L}+|pas (?:encore )?été (?:lancé|exécuté)\p{L}*|não foi executad\p{L}+|non (?:è )?(?:ancora )?(?:stat[oa] )?eseguit\p{L}+|(?:ещё |еще )?не (?:запускал|прогонял|запущен)\p{L}*|chưa (?:được )?chạy)|(?:还|尚)?(?:没有?|未)(?:重新)?(?:运行|跑|執行)|実行していま(?:せん)|未実行|실행하지 않|아직 실행/iu,
);

/** A reply that takes nothing back, as one claim: nothing that was tried came to nothing. */
function gladOf(
  readings: readonly Reading[],
  voices: readonly (Voice | undefined)[],
  later: readonly WorkClaim[],
): WorkClaim | undefined {
  // What goes on, or is to come, is no news of how it went.
  const open = new Set(later.map(({ sentence }) => sentence));
  const found = readings.find(
    (one, at) =>
      (voices[at] ?? "own") === "own" &&
      !open.has(one.sentence.plain) &&
      !GOES_ON.test(one.sentence.plain) &&
      !DRAFT.test(one.sentence.heading) &&
      !isQuestion(one.sentence.text) &&
      !isOpenEnded({ ...one, text: one.text.replace(READY, "") }),
  );
  return found && claim(found, "works", found.text, { passes: true, printed: ["TOLD all"] });
}

/** What the speaker is about: "Running it once more." */
const GOES_ON = /^(?:(?:now|next|ok(?:ay)?|alright),? )?(?:i['’]m |i am )?(?:now |still )?[a-z]{3,}ing\b/i;

/** What is done is "ready to send", and done "so that everyone has it", which plans nothing. */
const READY =
  /,? as (?:you )?(?:wanted|asked|requested|discussed|agreed)(?=[,:.;]|$)|(?:, (?:and )?| and )(?:now )?ready (?:to|for) [^.]{0,40}|,? (?:so(?: that)?|in order to) (?:you |everyone |everybody |they |it |we )?[^.]{0,60}[.!]?$|(?:^|, )(?:(?:and|so) )?you (?:can|may) (?:now )?(?=\p{L}|[\uE100-\uF8FF‹])[^.]{0,60}[.!]?$|[,;] (?:y |e |et |und |и )?(?:ya puedes|puedes|du kannst|sie können|tu peux|vous pouvez|(?:já )?pode|puoi|можно|можете) [^.]{0,60}[.!]?$/iu;

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

/** What a sentence claims in its voice: a text that is handed over and a guess claim nothing. */
function asSaid(voice: Voice | undefined, claims: readonly WorkClaim[]): readonly WorkClaim[] {
  if (voice === "offered" || voice === "guessed") return [];
  if (voice === "described") return claims.filter(({ kind, printed }) => isState(kind) || printed.length > 0);
  return voice === "reported" ? claims.map((one) => ({ ...one, reported: true })) : claims;
}

/** That nothing was left to be done: it was so before. */
const ALREADY = soughtAs(
  /(?<!\p{L})(?:already|nothing|unchanged|schon|bereits|nichts|déjà|rien|ya|nada|já|già|niente|уже|ничего|вже|już|zaten|sudah|sẵn|clean|as (?:it|they) (?:is|are|was|were))(?!\p{L})|已|没|沒|すでに|既に|이미/iu,
);

/** A dry run, or what one would do. */
const REHEARSAL = soughtAs(
  /dry|draft|--check\b|check mode|\bprepared?\b|vorbereit|prépar|prepar|подготов|准备好|準備し|준비|\bapply\b|entwurf|borrador|brouillon|rascunho|bozza|черновик|下書き|草稿|초안|nháp|roll(?:ed)?[ -]?(?:it |that |this |everything )?back|zurückgerollt|отка[тч]|回滚|回滾|ロールバック|롤백|(?<!\b(?:new|old|price|pricing|free|pro|paid|basic|team|billing|monthly|yearly) )\bplan|\bdiff\b|would|simulat|preview|rehears|trocken|würde|en seco|simulac|à blanc|à sec|试运行|試運行|模拟|模擬|预演|預演|ドライ|試行|드라이|시뮬|모의|пробн|сухо|холост|chạy thử|giả lập/i,
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
  return spokenIn(text, languages).some((language) => says(language, language.honest, unmarked(text)));
}

const TALLIED = /(?<![\d.])\d+ (?:examples?|tests?|specs?|runs?|scenarios?|cases?) ⊕/;

/** A heading over a text that the user is to use: "Release notes (draft)". */
const DRAFT = soughtAs(
  /^(?:draft(?! (?:prs?|mrs?|pull|merge))|entwurf|borrador|brouillon|rascunho|черновик|bản nháp|草稿|下書き|초안)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:draft|entwurf|borrador|brouillon|rascunho|черновик|bản nháp)\)?$|(?:草稿|草案|下書き|초안)[)）]?$/iu,
);

const UNTOUCHED = soughtAs(SCOPE);

function stated(reading: Reading, before: Reading | undefined): WorkClaim[] {
  const { sentence, text, language } = reading;
  if (DRAFT.test(sentence.heading) || HEADER_ROW.test(sentence.plain)) return [];
  if (isQuestion(sentence.text) || says(language, language.others, text)) return [];
  const claims: WorkClaim[] = [];
  let nouns = nounsBefore(reading, before);
  let unreal =
    HABIT_LEAD.test(text) || NEARLY.test(text) || POSSIBLE.test(text) || SUPPOSED.test(sentence.under);
  let broken = false;
  const clauses = clausesOf(reading);
  const failing = clauses.findLastIndex((clause) => tellsOfFailure(language, clause));
  // "So the others are unaffected" excepts nothing.
  const excepts = says(language, language.excepts, clauses.filter((one) => !UNTOUCHED.test(one)).join(", "));
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

/** "No message went out", "nothing deleted", "I commented on none": nobody's act. */
const NONE = soughtAs(
  /^(?:so |and |but |also )?(?:i|we)(?:['’]ve| have)? (?:\w+ ){1,4}(?:none|nothing|nobody|neither)(?: of (?:them|these|those|it))?$|^(?:so |and |but |also )?(?:i|we)(?:['’]ve| have)? (?:made|took|taken|did|done|ran|wrote|sent|added|created|kept|opened|used|set|pushed|changed) no (?!longer|more than|less|fewer)|^(?:so |and |but |also |because )?there(?:['’]s| is| are| was| were) (?:still |currently )?(?:no|nothing|none|nobody)\b(?! (?:\w+ )?(?:errors?|warnings?|failures?|regressions?|problems?|issues?|longer)\b)|^(?:so |and |but |also )?(?:no|nothing|none|nobody|neither)\b(?! (?:regress|broke|fail|err|else|is left|was left|left|remain|miss|skip|warn|lost|chang|new|longer)\w*)/i,
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
