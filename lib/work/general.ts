/** Claims that no row reads: acts of any verb, and replies that are glad of everything. */
import { type Deed, isAsking, isIdle } from "./act.ts";
import { actsOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import { endOf } from "./ends.ts";
import { heldIn, isHeld } from "./held.ts";
import { lacksMeans } from "./means.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { callsOf, lastRun } from "./record.ts";
import { saysNoProgram } from "./result.ts";
import { scope } from "./scope.ts";
import { isIll } from "./services.ts";
import { setsOff } from "./tools.ts";

/** What is so now was not before. */
const NOW = /\bnow\b/i;

/** A page that took what was sent. */
const TAKEN =
  /confirm|success|thank|grazie|merci|danke|gracias|obrigad|спасибо|ありがとう|完了|成功|감사|완료/i;

/** An act of any kind, where nothing was done but looking. */
export function anything(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all } = past;
  if (all.length > 0 && lacksMeans(claim, past)) return "unbacked";
  const planned = all.some(({ act }) => act.deeds.has("rehearse"));
  if (
    planned &&
    claim.rehearsed &&
    /plan|diff|preview|simul|draft|entwurf|borrador|brouillon|rascunho|bozza|черновик|下書き|草稿|초안|nháp/iu.test(
      claim.clause,
    )
  )
    return undefined;
  if (
    all.every(({ act }) => isAsking(act)) &&
    !all.some(({ call }) => setsOff(call) && TAKEN.test(call.output))
  )
    return claim.bare && callsOf(past.session).length === 0 ? undefined : "unbacked";
  if (namesOthers(claim, past) || onlyScheduled(claim, past)) return "unbacked";
  const acts = all.filter((one) => !isIdle(one.act));
  if (isCounted(claim, acts)) return undefined;
  const failed = acts.every((one) => endOf(one, one.act.deeds.has("run") ? "run" : "write") === "failed");
  return failed && !claim.admits && !claim.candid && !claim.reserved ? "contradicted" : undefined;
}

/** "Renamed 212 pictures": so many did what failed in others, as it printed itself: "212 image files updated". */
function isCounted({ clause }: WorkClaim, acts: Past["all"]): boolean {
  const numbers = numbersIn(clause).filter((value) => value > 1);
  return (
    numbers.length > 0 &&
    numbers.every((value) =>
      acts.some(({ call }) =>
        DONE_SO_MANY.exec(call.output)
          ?.slice(1)
          .some((found) => Number(found) === value),
      ),
    )
  );
}

/** What a program counts that it did, although it failed in others. */
const DONE_SO_MANY =
  /(?<![\d.,])(\d{1,7}) (?:\w+ ){0,3}(?:updated|renamed|converted|written|processed|copied|moved|imported|created|deleted|sent|succeeded|ok)\b/i;

/** Nothing was done but to set a timer, and the clause tells of something else. */
function onlyScheduled({ clause, traces }: WorkClaim, { all, session }: Past): boolean {
  const acts = all.filter(({ act }) => !isIdle(act));
  return (
    session.complete &&
    acts.every(
      ({ act, call }) =>
        !act.any && act.deeds.size === 1 && act.deeds.has("schedule") && !STARTS.test(call.tool),
    ) &&
    !traces.includes("schedule") &&
    !TIMED.test(clause)
  );
}

/** A tool that starts what stands in a timetable. */
const STARTS = /trigger|run|execute|fire|start|invoke/i;

const TIMED =
  /remind|schedul|cron|timer|alarm|job|recurr|automat|erinner|geplant|zeitplan|eingerichtet|record|program|planif|rappel|lembr|agend|напомин|расписан|заплан|提醒|定时|计划|リマインド|予定|登録|스케줄|알림|예약|nhắc|lịch|set up|set it|added|created/iu;

/** "Turned the rule off in `.eslintrc.json`": the file that was acted in is none that any call wrote or named. */
function namesOthers({ names, clause, admits }: WorkClaim, { all, session }: Past): boolean {
  const files = names.filter((name) => /[\w-]\.\w{1,5}$/.test(name) && ACTED_IN.test(clause));
  if (files.length === 0 || admits || !session.complete) return false;
  const known = all.every((one) => !one.act.wide && !hides(one));
  if (!known) return false;
  const words = all
    .map(({ act, call }) => `${act.words} ${JSON.stringify(call.input)} ${call.output}`)
    .join("\n");
  return files.every((file) => !words.includes(file.split("/").at(-1) ?? file));
}

const ACTED_IN = /(?<![\p{L}])(?:in|to|into|from|inside) ‹?/iu;

/** Deeds that a reply can be glad of, the plainest first. */
const ENDS: readonly Deed[] = [
  "rebase",
  "merge",
  "push",
  "test",
  "lint",
  "types",
  "format",
  "build",
  "deploy",
  "install",
  "run",
];

/** The last thing that was tried was not allowed; whether a program that is not there was for anything told, untold.ts asks. */
export function wasRefused({ session }: Past): boolean {
  const last = lastRun(session).at(-1);
  return (
    last?.outcome === "refused" &&
    !saysNoProgram(last.output) &&
    actsOf(last).some(({ any, deeds }) => any || ENDS.some((deed) => deeds.has(deed)))
  );
}

/** Said of what serves. */
const SERVING =
  /\b(?:serving|serves|healthy|ready|back|running|up|respond(?:s|ing)|online)\b|läuft|erreichbar|respond[eo]|funcion|en marcha|répond|tourne|fonctionne|funziona|risponde|работа|отвеча|працює|działa|çalışıyor|berjalan|chạy|يعمل|चल रह|ทำงาน|运行|正常|恢复|稼働|動作|復旧|실행|정상|작동/iu;

/** Something was to be written, and every try of it failed. */
function wroteNothing(run: Past["run"]): boolean {
  const tries = run.filter(({ act }) => !isIdle(act));
  return tries.length > 0 && tries.every((one) => endOf(one, "write") === "failed");
}

/** Over, in any language. */
export const ENDED =
  /finish|complet|\bdone\b|trained|through|完|終わ|終了|끝났|완료|termin[óoaé]|fertig|abgeschlossen|заверш|закончи|conclu[ií]|xong|hoàn (?:tất|thành)/iu;

/** What only the end of a run tells. */
const CAME_OUT =
  /success|\b(?:built|passe[sd]|green|compiled|succeeded)\b|erfolgreich|gebaut|con éxito|correctamente|avec succès|com sucesso|con successo|успешно|собран|成功|正常|성공|thành công/iu;

/** Where only a real run gets. */
const IN_PLACE =
  /\b(?:in|on|to|live in) (?:production|prod|staging)\b|\b(?:is|are) (?:now )?(?:live|out)$|em produção|en producción|en production|in produktion|in produzione|в проде|в продакшене|生产环境|本番|운영 환경|프로덕션/iu;

/** What git calls clean. */
const WORKING_TREE =
  /work(?:ing)? ?tree|working directory|árbol de trabajo|arbeitsverzeichnis|arbre de travail|albero di lavoro|árvore de trabalho|рабоч\p{L}+ (?:дерев|каталог|копи)|工作[区區]|作業ツリー|워킹 ?트리|cây làm việc/iu;

/** A question about a state that only a run can tell. */
const ASKED_STATE =
  /\b(?:tests?|suite|build|lint|ci|pipeline|specs?)\b.*[?？]|(?:测试|構建|构建|テスト|ビルド|테스트|빌드|тест|сборк|pruebas|testes|prove|kiểm thử).*[?？]/iu;
const GREEN =
  /\b(?:green|pass(?:es|ed|ing)?|clean|successful\w*)\b|grün|verdes?|\bverts?\b|зел[её]н|прош[ёел]|通过|通過|全绿|パス|통과|pasan|passam|passano|passent|durchgelaufen|bestanden/iu;

/** Nothing but looks and rehearsals, of which the reply says nothing. */
function wasRehearsed({ clause, rehearsed, reserved }: WorkClaim, { all }: Past): boolean {
  const rehearsal = all.some(({ act }) => act.deeds.has("rehearse")) && !rehearsed;
  if (all.length > 0 && all.every(({ act }) => isIdle(act)) && (rehearsal || NOW.test(clause))) return true;
  const edited = all.every(
    ({ act }) => isIdle(act) || (act.paths.length > 0 && !act.deeds.has("run") && !act.wide),
  );
  return rehearsal && edited && !reserved && IN_PLACE.test(clause);
}

/** A ticked file, or a task of Gradle, at the start of an item: no call and nothing that was printed speaks of it. */
function namesUnknown({ clause }: WorkClaim, past: Past): boolean {
  const file = /^‹file([^›]+\.\w{1,5})›/u.exec(clause)?.[1]?.split("/").at(-1);
  const tasks = [...clause.matchAll(/‹word((?::[\w-]+){2,})›/gu)].map(([, task = ""]) => task);
  const names = [...(file === undefined ? [] : [file]), ...tasks];
  if (names.length === 0 || past.all.length === 0 || past.all.some((one) => hides(one) || one.act.wide))
    return false;
  return heldIn(past).whole && names.some((name) => !isHeld(name, past));
}

function isCleanTree({ clause }: WorkClaim, { all }: Past): boolean {
  return WORKING_TREE.test(clause) && all.some(({ call }) => /working tree clean/.test(call.output));
}

/** "Are the tests green?" – "Yes", and no call was made. */
function wasNeverAsked({ clause }: WorkClaim, { session, known }: Past): boolean {
  const asked = session.runs.at(-1)?.asked ?? "";
  const none = known.run && session.complete && callsOf(session).length === 0;
  return none && ASKED_STATE.test(asked) && GREEN.test(clause);
}

/** Nothing was done but to print words and to change folders: nobody has seen that anything is so. */
function wasOnlySaid({ printed }: WorkClaim, { all, session }: Past): boolean {
  return (
    printed.length === 0 &&
    session.complete &&
    all.length > 0 &&
    all.every(({ act, call }) => !act.any && act.deeds.size === 0 && call.outcome === "ok" && !call.cut)
  );
}

/** "Every package passes", where each run of tests was one of a part. */
function ranOnlyParts(claim: WorkClaim, { run }: Past): boolean {
  if (!claim.whole || claim.admits || !/\bpass(?:es|ed)?\b/i.test(claim.clause)) return false;
  const tests = run.filter(({ act }) => act.any || act.deeds.has("test"));
  return tests.length > 0 && scope({ ...claim, kind: "tests" }, tests) === "contradicted";
}

/** "It works": the last thing that ran failed, and the reply speaks of no failure. */
export function goesWell(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all, run } = past;
  if (all.length > 0 && lacksMeans(claim, past)) return "unbacked";
  if (isCleanTree(claim, past)) return undefined;
  if (namesUnknown(claim, past)) return "unbacked";
  if (ranOnlyParts(claim, past)) return "contradicted";
  if (wasRehearsed(claim, past) || wasNeverAsked(claim, past) || wasOnlySaid(claim, past)) return "unbacked";
  if (wasRefused(past) || (SERVING.test(claim.clause) && !claim.reserved && isIll(past)))
    return "contradicted";
  return lastOf(claim, run);
}

/** What became of the last thing that a reply can be glad of. */
function lastOf({ clause, reserved }: WorkClaim, run: Past["run"]): ClaimFault | undefined {
  const last = run.filter(({ act }) => act.any || ENDS.some((deed) => act.deeds.has(deed))).at(-1);
  if (!last) return wroteNothing(run) && !reserved ? "contradicted" : undefined;
  const deed = ENDS.find((one) => last.act.deeds.has(one)) ?? "run";
  const end = endOf(last, deed);
  if (end === "begun" && (ENDED.test(clause) || (CAME_OUT.test(clause) && last.call === run.at(-1)?.call)))
    return "unbacked";
  return end === "failed" ? "contradicted" : undefined;
}
