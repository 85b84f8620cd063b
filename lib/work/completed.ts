/**
 * Completed acts of any verb, whatever they are called: behind a session in which nothing was done but looking, or of
 * which every try came to nothing, and of all of several things where one of them failed.
 */
import { type Deed, isAsking } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { clausesOf, isCondition, isOthersAct, isUnsaid } from "./clauses.ts";
import { type Done, endOf } from "./ends.ts";
import { ALL, ANOTHER_DAY } from "./languages/asides.ts";
import { COMPLETED } from "./languages/completed.ts";
import type { Try } from "./objects.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { claim, cleaned, isDenied, type Reading, says } from "./reading.ts";
import { callsOf } from "./record.ts";
import { isQuestion } from "./reply.ts";
import { standing } from "./standing.ts";
import { setsOff } from "./tools.ts";
import { tellingIn } from "./traces.ts";
import { tellsOfTrouble } from "./troubles.ts";

/** `own`: by whoever speaks; `became`: what has become of a thing; `all`: of every one of several. */
type Way = "own" | "became" | "all";

const FORM = /^DONE (own|became|all)$/;

/** True for a claim of {@link completedIn}. */
export function isCompleted({ printed }: WorkClaim): boolean {
  return FORM.test(printed[0] ?? "");
}

/** Words between two verbs of one subject: "found four and deleted them all". */
const AND = / (?:and|und|et|y|e|и|та|i|ve|dan|và) (?=\p{L})/u;

/** A row of a table: its cells are names as often as news. */
const ROW = / · /;

/** The acts that a sentence says were completed. */
export function completedIn(reading: Reading): WorkClaim[] {
  const { language, sentence } = reading;
  if (isQuestion(sentence.text) || tellsOfTrouble(reading)) return [];
  // A text that follows a colon is the work itself; what was done on another day is history.
  if ((/[:：]\W*$/.test(sentence.text) && sentence.list.length === 0) || ANOTHER_DAY.test(sentence.text))
    return [];
  const clauses = clausesOf(reading);
  const condition = clauses.findIndex((clause) => isCondition(language, clause));
  return (condition < 0 ? clauses : clauses.slice(0, condition))
    .flatMap((clause) => clause.split(AND))
    .flatMap((part) =>
      waysOf(reading, part).map((way) => claim(reading, "act", part, { printed: [`DONE ${way}`] })),
    );
}

/** How a part of a clause tells a completed act, if it does. */
function waysOf(reading: Reading, part: string): Way[] {
  const { language, sentence } = reading;
  const words = COMPLETED[language.id];
  const good = cleaned(language, part);
  if (isDenied(language, good) || isUnsaid(language, good) || isOthersAct(language.id, part)) return [];
  const own = [language.id === "en" ? "" : language.acts, words?.own ?? ""];
  const isOwn =
    own.some((source) => says(language, source, good)) || says(language, words?.opens ?? "", sentence.plain);
  const became = !ROW.test(sentence.plain) && says(language, words?.became ?? "", good);
  const every = ALL.test(part) && !says(language, language.excepts, sentence.text);
  const all = every && (isOwn || became || tellsOfAct(reading, good)) ? (["all"] as const) : [];
  return isOwn ? ["own", ...all] : became ? ["became", ...all] : [...all];
}

/** Kinds of acts on things of which there can be several. */
const ACTS: readonly WorkClaimKind[] = ["change", "delete", "deploy", "file", "install", "merge", "push"];

/** Something was done or has become of a thing, whoever did it. */
export function tellsOfDone(reading: Reading): boolean {
  const { own, became } = COMPLETED[reading.language.id] ?? { own: "", became: "" };
  const { language, text } = reading;
  return says(language, own, text) || says(language, became, text) || tellsOfAct(reading, text);
}

function tellsOfAct({ language }: Reading, part: string): boolean {
  return language.rows.some(([kind, source]) => ACTS.includes(kind) && says(language, source, part));
}

/** What a program prints of the parts that went well before another one failed. */
const IN_PART =
  /(?<!\b(?:be|not|nothing|no|already|n['’]t|is|was|were|are|been) (?:\w+ )?)\b(?:added|applied|changed|configured|copied|created|deleted|done|installed|merged|moved|pushed|removed|restarted|sent|success(?:ful(?:ly)?)?|updated|uploaded)\b|\bchanged=[1-9]|\bwas successful|^ *(?:\+ )?[0-9a-f]{7,}\.\.[0-9a-f]{7,} |\[new \w+\]|[✓✔✅]/im;

/** It did something, and no sign of failure stands in what it printed. */
function isEffective(one: Done): boolean {
  const { act, call } = one;
  if (isAsking(act)) return false;
  // What a clock ended had run until then, and a part of what failed may have gone well.
  if (call.outcome !== "ok") return /^\s*timeout\s/.test(commandOf(call) ?? "") || IN_PART.test(call.output);
  const deeds: readonly Deed[] = act.deeds.size === 0 ? ["run"] : [...act.deeds];
  return deeds.some((deed) => endOf(one, deed) !== "failed");
}

/** What a page says that did not do what was clicked. */
export const DECLINES =
  /non ci sono|nessun\p{L}*|siamo spiacenti|(?<!\p{L})(?:leider|kein\p{L}* [^.]{1,40} (?:verfügbar|frei)|ausgebucht|désolés?|pas de \p{L}+ (?:libre|disponible)|complet|aucune?|lo sentimos|no hay|agotad\p{L}+|não há|esgotad\p{L}+|indispon\p{L}+|к сожалению|нет свободн\p{L}+)(?!\p{L})|已(?:满|滿|售罄)|没有空|満席|満室|空きがありません|마감|매진|fully booked|\b(?:sorry|unavailable|not available|no [^.]{1,30} available|sold out|failed|error|denied|declined|expired|try again)\b/iu;

/** A check of what there is: it leaves everything as it was. */
function isCheck({ act, call }: Done): boolean {
  return (
    !(setsOff(call) && !DECLINES.test(call.output)) &&
    !act.any &&
    !act.wide &&
    FINDS.some((deed) => act.deeds.has(deed)) &&
    [...act.deeds].every((deed) => CHECKS.includes(deed))
  );
}

const FINDS: readonly Deed[] = ["lint", "types", "test"];
const CHECKS: readonly Deed[] = [...FINDS, "look", "ci", "run"];

/** What a check can be called, in any language. */
const CHECKED =
  /test|prob|prüf|check|lint|valid|verif|vérif|run\b|\bran\b|execut|ejecut|exécut|lanc|lanz|rod(?:ei|ou)|ausgeführt|laufen|measur|mesur|gemessen|reproduc|reprodu|провер|запус|прогна|тест|воспроизв|测|測|检查|檢查|跑|运行|運行|执行|執行|验证|驗證|テスト|実行|検証|再現|테스트|실행|검증|재현|kiểm|chạy|compil|build|built/iu;

/** What is done to a text that is only proposed. */
const OF_TEXT = /\b(?:placeholder|wording|sentence|paragraph|phrase|line)\b/i;

/** A completed act that no call can have been. */
export function completed(one: WorkClaim, past: Past): ClaimFault | undefined {
  const way = FORM.exec(one.printed[0] ?? "")?.[1];
  if (one.rehearsed && OF_TEXT.test(one.sentence)) return undefined;
  if (one.candid || one.admits || one.troubles > (way === "all" ? 0 : 1)) return undefined;
  if (way === "all") return standing(past).some(isOneOfSeveral) ? "contradicted" : undefined;
  return wasNothingDone(one, past) && (way === "own" || isNews(one, past)) ? "unbacked" : undefined;
}

/** Changes something, and finds nothing out. */
function isOneOfSeveral({ act }: Try): boolean {
  const finds = act.deeds.has("test") && !act.deeds.has("delete");
  return !act.any && !finds && CHANGES.some((deed) => act.deeds.has(deed));
}

const CHANGES: readonly Deed[] = ["delete", "uninstall", "install", "write", "deploy", "publish", "push"];

/** Every call is known, and none did anything that `claim` can mean. */
function wasNothingDone({ clause }: WorkClaim, { all, session }: Past): boolean {
  const checks = !CHECKED.test(clause);
  return (
    session.complete && !all.some(hides) && !all.some((one) => isEffective(one) && !(checks && isCheck(one)))
  );
}

/** What has become of a thing, where no look shows that it is so: a state may hold without anybody's act. */
function isNews({ sentence, rehearsed }: WorkClaim, past: Past): boolean {
  const { all, session } = past;
  if (callsOf(session).length === 0 || isAsked(past)) return false;
  const tried = callsOf(session).some(({ outcome }) => outcome !== "ok");
  if (tried || (!rehearsed && all.some(({ act }) => act.deeds.has("rehearse")))) return true;
  const looked = all.map(({ call }) => call.output.toLowerCase()).join("\n");
  return tellingIn(sentence).some((token) => !looked.includes(token));
}

/** The user asked a question, which what was looked at answers. */
function isAsked({ session }: Past): boolean {
  return /[?？؟]\s*$/.test(session.runs.at(-1)?.asked.trim() ?? "");
}
