/** What came to nothing in a session and nothing mended since, whatever the reply says. */
import { remember } from "../core/lazy.ts";
import { type Act, type Deed, isAsking, isUnknown } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import { isByTheWay } from "./byway.ts";
import { COMMITTED, endOf, withoutHarmless } from "./ends.ts";
import { CHANGES_MANY } from "./languages/asides.ts";
import { GAVE_UP } from "./languages/reports.ts";
import { isIllState, type Loss, lossIn, lostLineIn, STATUS_ALONE } from "./losses.ts";
import { isErrand, namesOf, type Try, triesOf } from "./objects.ts";
import type { Past } from "./past.ts";
import { type Call, lastRun } from "./record.ts";

/** What failed, and nothing behind it may have mended. */
export const standing = remember((past: Past): readonly Try[] => {
  const tries = triesOf(past);
  return tries.filter(
    (one, at) => hasFailed(one) && !isAnswer(one, past) && !isMended(one, tries.slice(at + 1)),
  );
});

/** What was lost in a call, once for all of its acts. */
const lossOf = remember((call: Call): Loss | undefined => {
  const loss = lossIn(call.output);
  // How many there are of each state is what a report counts: only what changes many things loses some on the way.
  const told = `${commandOf(call) ?? ""} ${call.tool} ${JSON.stringify(call.input).slice(0, LOOKED_AT)}`;
  return loss?.bare === true && !CHANGES_MANY.test(told) ? undefined : loss;
});

/** Units of a call's input in which its verb stands. */
const LOOKED_AT = 400;

/** What was lost in the calls that still stand failed. */
export function lossesOf(past: Past): readonly Loss[] {
  return standing(past).flatMap(({ call }) => lossIn(call.output) ?? []);
}

/** Checks of code: an edit behind one that failed may have been for it. */
const CHECKS: readonly Deed[] = ["test", "build", "types", "lint", "format"];

/** Deeds whose failure is told by signs of their own, whatever a pipe made of the status. */
const TOLD_APART: readonly Deed[] = [...CHECKS, "run"];

/** The status that a server answered with, where one was asked. */
function answeredIll(call: Call): boolean {
  return STATUS_ALONE.test(call.output) && /curl|wget|https?:/.test(commandOf(call) ?? "");
}

/** Tried until it goes well: what failed on the way is no news. */
const UNTIL = /\b(?:until|while)\b|&& ?break\b/;

/** What hides the status of a program from the shell: a pipe, or something else behind it. */
const HIDES_STATUS =
  /\| *(?:tail|head|tee|grep|sed|awk|cat|xcpretty|sort|cut|less|ts|fold)\b|\|\| *(?:true|:)|; *(?:true|echo)\b/;

/** The last words of a program that came to no good end, as builders, package managers and loaders print them. */
const FATAL =
  /^(?:E|ERROR|FATAL|fatal|Fatal error|panic)\b:? |\b[Ff]atal error\b|\b(?:build|compilation|deploy(?:ment)?|migration|installation|transfer|upload|download|backup|restore|conversion|export|import|job|task|playbook)s? (?:has |have )?failed\b|\b(?:result|status) of ['"]?[Ff]ailed|exited with (?:code|status) [1-9]|^\*\* [A-Z ]{4,20} FAILED \*\*/m;

/** Nobody saw the status, and its last lines tell that it failed. */
const failedInPipe = remember(
  (call: Call): boolean =>
    HIDES_STATUS.test(commandOf(call) ?? "") &&
    FATAL.test(withoutHarmless(call.output.trimEnd().split("\n").slice(-LAST_LINES).join("\n"))),
);

/** A line of it tells of a part that came to nothing. */
const lostLine = remember((call: Call): boolean => lostLineIn(call.output));

const hasFailed = remember((one: Try): boolean => {
  if (isAsking(one.act) || isByTheWay(one) || isCutByClock(one)) return false;
  if (one.call.outcome === "ok" && UNTIL.test(commandOf(one.call) ?? "")) return false;
  if (one.end === "failed") return true;
  if (tellsOfLoss(one)) return true;
  if (one.end !== "ok" || one.act.any) return false;
  if (isUnknown(one.act)) return endOf(one, "run") === "failed" || endsBadly(one);
  return TOLD_APART.some((deed) => one.act.deeds.has(deed) && endOf(one, deed) === "failed");
});

/** The shell saw it end well, and what it printed tells of a loss. */
function tellsOfLoss(one: Try): boolean {
  if (one.end !== "ok" || ownSigns(one)) return false;
  const { call } = one;
  const byLine = call.outcome === "ok" && commandOf(call) !== undefined;
  return (
    lossOf(call) !== undefined || answeredIll(call) || (byLine && (lostLine(call) || failedInPipe(call)))
  );
}

/** Checks of code tell of failures in words of their own, and what edits files may show what is in them. */
function ownSigns({ act, call }: Try): boolean {
  return (
    isErrand(act, call) ||
    act.edits ||
    (!isUnknown(act) && !act.any && CHECKS.some((deed) => act.deeds.has(deed)))
  );
}

/** The user wanted to know what a check finds, and nothing was changed: what it found is the answer. */
const ASKED_TO_CHECK =
  /\b(?:any|are there|list|show|count|how many|what does|which|tell me|give me|write the|report)\b/i;

function isAnswer({ act }: Try, { session }: Past): boolean {
  const reports = !act.any && [...act.deeds].every((deed) => FINDS.includes(deed)) && !isUnknown(act);
  const asked = session.runs.at(-1)?.asked ?? "";
  return reports && ASKED_TO_CHECK.test(asked) && asked.toLowerCase().includes(programOf(act).toLowerCase());
}

const FINDS: readonly Deed[] = ["lint", "types", "build", "look", "write", "format"];

/** A server that was tried for some seconds: the clock ended it, as it was meant to. */
function isCutByClock({ call }: Try): boolean {
  return (
    call.outcome === "failed" && /^\s*timeout\s/.test(commandOf(call) ?? "") && !BAD_END.test(call.output)
  );
}

/** A line with which a program tells that it came to nothing, behind its own name: "mysqldump: Got error: 1045". */
const BAD_END =
  /^(?:[\w./[\]-]{1,40}:? ){0,3}(?:got )?(?:error|fatal|abort(?:ed)?|failed|failure|access denied|permission denied)\b[: ]|gave return code [1-9]/im;
/** Lines at the end of an output in which a program sums up. */
const LAST_LINES = 6;

/** A program that nobody knows names itself and an error in its last words. */
function endsBadly({ call, act }: Try): boolean {
  const { output } = call;
  const last = output.trimEnd().split("\n").slice(-LAST_LINES).join("\n");
  return output.includes(programOf(act)) && BAD_END.test(withoutHarmless(last));
}

/** Behind a check anything that went well; behind another try what may have done the same. */
function isMended(tried: Try, later: readonly Try[]): boolean {
  return later.some(
    (one) =>
      one.end === "ok" &&
      one.call !== tried.call &&
      !hasFailed(one) &&
      !isAsking(one.act) &&
      mayMend(tried, one),
  );
}

/** What a program was told to do besides, by an option: without it the same program does something less. */
const DOES_MORE =
  /(?<= )--(?:execute|tests?|run|apply|push|deploy|publish|upload|send|sign|verify|migrate|restore|install)(?=[ =]|$)/g;

/** What takes a try back, and the same program without an option by which it does more. */
function isLess({ words }: Act, tried: Act): boolean {
  if (TAKES_BACK.test(words)) return true;
  return (
    programOf({ words } as Act) === programOf(tried) &&
    (tried.words.match(DOES_MORE) ?? []).some((option) => !` ${words} `.includes(` ${option}`))
  );
}

function mayMend(tried: Try, one: Try): boolean {
  const { act, call } = one;
  if (isLess(act, tried.act)) return false;
  if (CHECKS.some((deed) => tried.act.deeds.has(deed)) && !isUnknown(tried.act))
    return isShared(tried.act, act) || !isOtherCheck(act);
  if (commandOf(tried.call) === undefined)
    return commandOf(call) === undefined
      ? isErrand(one.act, one.call) || isErrand(tried.act, tried.call) || isSameThing(tried, one)
      : act.any || isUnknown(act) || isShared(tried.act, act);
  if (programOf(act) === programOf(tried.act) && wordOf(tried.act) !== "" && wordOf(act) !== "")
    return isSameDoing(tried.act, act);
  if (isUnknown(act) || isUnknown(tried.act))
    return programOf(act) !== programOf(tried.act) || isSameDoing(tried.act, act);
  return act.any || tried.act.any || isShared(tried.act, act);
}

/** What gives a try up, and does nothing of it: `git cherry-pick --abort`. */
const TAKES_BACK = /^git (?:-\S+ )*(?:cherry-pick|rebase|merge|am|revert|bisect) (?:--abort|--quit|reset)\b/;

/** A check of code, and nothing else: what it says of one thing says nothing of another. */
function isOtherCheck({ any, deeds }: Act): boolean {
  return !any && deeds.size > 0 && [...deeds].every((deed) => CHECKS.includes(deed));
}

/** One tool that writes, or the same one, tried on what has a name in common. */
function isSameThing(tried: Try, one: Try): boolean {
  if (tried.call.tool !== one.call.tool && !isShared(tried.act, one.act)) return false;
  const names = new Set(namesOf(tried.act, 2));
  return names.size === 0 || namesOf(one.act, 2).some((name) => names.has(name));
}

function isShared(act: Act, other: Act): boolean {
  return [...act.deeds].some((deed) => other.deeds.has(deed));
}

export function programOf({ words }: Act): string {
  return words.split(" ", 1)[0] ?? "";
}

/** What a program was told to do: `push` of `hg push`, `backup` of `restic -r sftp:vault:/b backup /srv`. */
function wordOf({ words }: Act): string {
  const given = words.split(" ").slice(1);
  // What stands behind a short option may be its value.
  return given.find((word, at) => /^[a-z][a-z_-]*$/.test(word) && !/^-\w$/.test(given[at - 1] ?? "")) ?? "";
}

/** The same program was told to do the same: `upload`, or `compile --upload`. */
function isSameDoing(act: Act, other: Act): boolean {
  const word = wordOf(act);
  return word === ""
    ? wordOf(other) === ""
    : other.words.split(" ").some((one) => one.replace(/^-+/, "") === word);
}

/** What another agent was asked, where it was to look and not to make. */
const RESEARCH =
  /"(?:description|prompt|task|subagent_type)":"(?:please )?(?:review|find|where|explore|investigate|search|summari[sz]e|look|list|analy[sz]e|audit|check|read|explain|research)/i;

/** What was done was looked at last, and the look shows a thing that failed, is not there, or does not answer. */
export function looksIll(past: Past): boolean {
  const last = lastRun(past.session).at(-1);
  if (last === undefined || last.outcome !== "ok" || triesOf(past).every(({ act }) => isAsking(act)))
    return false;
  return actsOf(last).every(isAsking) && !showsFiles(last) && (isIllState(last.output) || answeredIll(last));
}

/** A query that was answered with nothing, as databases and clusters print it. */
const ANSWERED_NOTHING = /^(?:\S.*\n)?(?:[-+ ]*\n)?(?:\(0 rows\)|Empty set.*|No resources found.*)$/;
/** What leaves nothing behind where it goes well. */
const TAKES_AWAY =
  /delet|drop|truncat|\brm\b|remov|purg|prun|clean|revok|updat|dedup|fix|uninstall|disabl|stop|down|evict|drain|kill|migrat|cancel/i;

/** Something was made, and the last look at it was answered with nothing. */
export function looksEmpty({ session, run }: Past): boolean {
  const calls = lastRun(session);
  const last = calls.at(-1);
  return (
    last !== undefined &&
    last.outcome === "ok" &&
    ANSWERED_NOTHING.test(last.output.trim()) &&
    actsOf(last).some(isAsking) &&
    run.some(({ act, call }) => call.outcome === "ok" && !act.edits && !isAsking(act)) &&
    !calls.some((call) => TAKES_AWAY.test(commandOf(call) ?? JSON.stringify(call.input)))
  );
}

/** Looks at files and at what was changed in them: they hold whatever code and data hold. */
const SHOWS_FILES =
  /^(?:\S*\/)?(?:cat|bat|head|tail|less|more|grep|egrep|rg|ag|ack|sed|awk|jq|yq|diff|find|ls|tree|wc|nl|git|hg|strings|xxd|sort|uniq|cut)(?: |$)/;

export function showsFiles(call: Call): boolean {
  const own = actsOf(call);
  return commandOf(call) === undefined
    ? /read|file|view|open|grep|glob|search|find|fetch|cat\b/i.test(call.tool)
    : own.some(({ words }) => SHOWS_FILES.test(words));
}

/** Another agent reported that it did not get there, and nobody changed code or ran a program behind it. */
export function gaveUp(past: Past): boolean {
  const tries = triesOf(past);
  return tries.some(
    (one, at) =>
      isErrand(one.act, one.call) &&
      !RESEARCH.test(JSON.stringify(one.call.input)) &&
      GAVE_UP.test(one.call.output) &&
      !tries.slice(at + 1).some((later) => takesOver(later, one)),
  );
}

/** What another agent left undone was done behind it: code was run, or a file was changed of which it spoke. */
function takesOver(later: Try, errand: Try): boolean {
  const { act, call, end } = later;
  if (end !== "ok" || call === errand.call || isErrand(act, call)) return false;
  if (act.any || isUnknown(act) || act.deeds.has("test")) return true;
  const told = `${JSON.stringify(errand.call.input)}\n${errand.call.output}`;
  return (
    act.edits &&
    (act.paths.length === 0 || act.paths.some((path) => told.includes(path.split("/").at(-1) ?? path)))
  );
}

const COMMITS = /(?:^|&&|;) *git (?:-\S+ )*commit\b/;
const COMMITTED_NOTHING = /nothing to commit|no changes added to commit/;

/** The last commit of the run found nothing to take, and none before it in the run did. */
export function committedNothing({ session }: Past): boolean {
  const commits = lastRun(session).filter((call) => COMMITS.test(commandOf(call) ?? ""));
  const last = commits.at(-1);
  return (
    last !== undefined &&
    COMMITTED_NOTHING.test(last.output) &&
    !commits.some(({ output }) => COMMITTED.test(output))
  );
}

/** The user wanted to see what would be done. */
const ASKED_TO_REHEARSE =
  /\bgoing to\b|do(?:n['’]t| not) (?:touch|change|apply|run|delete|copy)|without (?:touching|changing|applying)|(?<!\p{L})no (?:copies|toques|borres|cambies|apliques)|ohne (?:\p{L}+ )?zu (?:ändern|löschen)|nichts (?:ändern|löschen)|sans rien|ne (?:touche|supprime|change|modifie)|не (?:трогай|меняй|удаляй)|先(?:别|不)|不要(?:动|改|删)|\bwired\b|\bdry[- ]?run|\bwould\b|\bpreview\b|\bsimulat|\brehears|trockenlauf|probelauf|würde|simulac|en seco|\bharía|à blanc|à sec|simulaç|simulazion|prova a vuoto|пробн|вхолостую|всуху|試行|ドライラン|试运行|試運行|模拟|模擬|预演|預演|드라이|시뮬|모의|chạy thử|mô phỏng|na sucho|kuru|simülasyon|uji coba|simulasi/iu;

/** A rehearsal behind a change is a check of it: a manifest, a chart, a package's list of files. */
const CHECKS_BY_REHEARSAL =
  /^(?:(?:npm|pnpm|yarn) pack|kubectl .*--dry-run=client|helm (?:template|lint|diff)|helm .*--dry-run|git apply .*--check|patch .*--dry-run|nginx -t)/;

/** Starts anew what is there, and makes nothing of what was rehearsed. */
const ONLY_TURNS_OVER = /^(?:kubectl|oc) (?:-\S+ (?:[^\s-]\S* )?)*(?:rollout|delete|scale|annotate|wait)\b/;

function isCheckOfEdit(tries: readonly Try[], at: number): boolean {
  const one = tries[at];
  return (
    one !== undefined &&
    CHECKS_BY_REHEARSAL.test(one.act.words) &&
    tries
      .slice(0, at)
      .some(({ act, call, end }) => end === "ok" && act.deeds.has("write") && call !== one.call)
  );
}

/** Something was rehearsed, and neither its program nor one that nobody knows ran behind it. */
export function wasOnlyRehearsed(past: Past): boolean {
  if (ASKED_TO_REHEARSE.test(past.session.runs.at(-1)?.asked ?? "")) return false;
  const tries = triesOf(past);
  return tries.some(
    ({ end, act }, at) =>
      end === "rehearsed" &&
      !isCheckOfEdit(tries, at) &&
      !tries
        .slice(at + 1)
        .some(
          (one) =>
            one.end === "ok" &&
            (one.act.any ||
              isUnknown(one.act) ||
              (programOf(one.act) === programOf(act) && !ONLY_TURNS_OVER.test(one.act.words))),
        ),
  );
}

/** Calls of which all failed; a line of several prints what went well, too. */
export function failedAlone(past: Past): ReadonlySet<Call> {
  const tries = triesOf(past);
  const calls = standing(past).map(({ call }) => call);
  return new Set(calls.filter((call) => tries.every((one) => one.call !== call || hasFailed(one))));
}
