/**
 * How each thing that a call did ended: by its status, and by what it printed, because a pipe or `|| true` hides the
 * status.
 */

import { remember } from "../core/lazy.ts";
import { WORK_CALLS } from "../core/limits.ts";
import type { Act, Deed } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import { countsIn } from "./counts.ts";
import type { Call } from "./record.ts";

/** `begun`: it runs in the background, and nobody has seen its end. */
export type End = "ok" | "failed" | "begun" | "unknown";

/** Signs in the output that it went wrong, each for the deeds that print it. Sources: the programs' own words. */
const FAILS: Readonly<Partial<Record<Deed, RegExp>>> = {
  test: /(?<![\d.,])[1-9]\d*(?:,\d{3})* (?:tests? |specs? |examples? |suites? |scenarios? )?(?:failed|failures?|failing|errors?|errored|broken|not ok)\b|^(?: *[✕✗✘×] | *not ok \d| *--- FAIL\b|FAIL\b|FAILED\b|FAILURES!|ERRORS!|.*BUILD FAILURE|.*BUILD FAILED|test result: FAILED)|Failed! {2}- Failed: +[1-9]|(?:Failures|Errors|Failed): +[1-9]|^E {3}\S|Traceback \(most recent call last\)|panicked at|npm (?:ERR!|error) |error: test failed|: Some tests failed\.|There (?:was|were) [1-9]\d* (?:failure|error)|^# fail [1-9]|\bFAIL code \d|Segmentation fault|\d+ (?:failed|failing)\b(?<!\b0 failed|\b0 failing)/m,
  lint: /(?<!\d)[1-9]\d* (?:[Ee]rrors?|issues?|violations?|offenses?(?: detected)?|problems? \([1-9])\b(?! (?:fixed|auto-?corrected))(?!s? prevented)|^\S+?:\d+:\d+:? .*\b(?:error|[A-Z]{1,3}\d{3,4})\b|^[ \t]+\d+:\d+ +error\b|^\S+\.go:\d+:\d+: .+ \([a-z]+\)$|\b[1-9]\d* (?:\w+ )?vulnerabilit|would reformat|Code style issues|^.*\[ERROR\]|^error(?:\[\w+\])?:|In .{0,400} line \d+:$|Found [1-9]\d* errors?/m,
  types:
    /BUILD FAIL(?:ED|URE)|error TS\d+|\b[1-9]\d* errors?\b|^\S+?:\d+: error\b|^error(?:\[\w+\])?:|SyntaxError|Parse error/m,
  format: /would reformat|Code style issues|^error\b|[1-9]\d* files? would be|Diff in /m,
  build:
    /error during build|build (?:failed|failure)|BUILD FAIL|^\*\* [A-Z ]{4,20} FAILED \*\*|failed to compile|compilation (?:failed|error)|could not compile|^error(?:\[E\d+\]|:)|error TS\d+|[1-9]\d* Error\(s\)|[1-9]\d* errors? generated|\bERROR in\b|^make: \*\*\*|npm (?:ERR!|error) |fatal error:|undefined reference to|exited with code [1-9]|Module not found|Cannot find module|failed with exit code [1-9]|failed to solve|build stopped: |^\S{1,200}:\d+:\d+: error: /im,
  run: /^(?:psql:\S+:\d+: )?ERROR: {1,2}\S|Traceback \(most recent call last\)|^(?:Uncaught )?\w*(?:Error|Exception): |^(?:Killed|Segmentation fault|Aborted|Bus error)|panicked at|EADDRINUSE|ECONNREFUSED|exited with (?:code|status) [1-9]|ERROR SUMMARY: [1-9]|npm (?:ERR!|error) |^fatal: |Unhandled(?:Promise)?Rejection|HTTP\/[\d.]+ (?:4|5)\d\d|curl: \(\d+\)|^(?:(?:invalid|missing|expired|unknown|not|no|bad)_[a-z_]+|(?:401|403) [A-Z]\w+|Unauthorized|Forbidden|channel_not_found|account_inactive|ratelimited)\r?$|"ok": ?false|(?<![\s\S])\s*(?:UPDATE|DELETE|INSERT 0|COPY) 0\s*(?![\s\S])/m,
  install:
    /No projects (?:matched|found)|No matching (?:packages?|workspaces?)|npm (?:ERR!|error) |^ERROR: |^error(?:\[\w+\])?: |^E: |ERESOLVE|EACCES|No matching (?:distribution|package)|Could not (?:find|resolve)|Unable to locate|Failed (?:building|to (?:build|install))|ERR_PNPM|No such (?:package|formula)|not found in registry|command not found/m,
  uninstall: /npm (?:ERR!|error) |^ERROR: |^error: |^E: |not installed/m,
  commit:
    /nothing to commit|no changes added to commit|nothing added to commit|^fatal: |^error: |hook id:|hook (?:exited|failed|declined)|Aborting commit|husky - .* (?:failed|exited)|Please tell me who you are/m,
  push: /! \[(?:remote )?rejected\]|^error: failed to push|^fatal: |Permission denied|pre-push hook|denied: |unauthorized/m,
  pr: /^(?:error|fatal|failed|GraphQL): |HTTP 4\d\d|pull request create failed|already exists:|aborted|must first push|no commits between/im,
  tag: /^fatal: |^error: /m,
  merge:
    /CONFLICT|Automatic merge failed|^fatal: |^error: |not possible to fast-forward|Aborting|not mergeable/m,
  rebase: /CONFLICT|could not apply|^fatal: |^error: |Resolve all conflicts/m,
  branch: /^fatal: |^error: /m,
  deploy:
    /\[ERROR\]|^.{0,4}(?:error|failed)\b|authentication error|unauthorized|forbidden|deploy(?:ment)? (?:failed|error)|exited with code [1-9]|rollback|npm (?:ERR!|error) |^Error: |ImagePullBackOff|CrashLoopBackOff|timed out/im,
  publish: /npm (?:ERR!|error) |\b(?:401|403|404)\b.*(?:unauthorized|forbidden|not found)|E40\d|^error: /im,
  delete:
    /cannot remove|permission denied|operation not permitted|^(?:rm|rmdir|error|fatal)[: ].*(?:no such file|not found|denied|failed)/im,
  write:
    /^(?:[^\w\n\r\u2028\u2029]*error\b|.*: (?:permission denied|no such file or directory|read-only file system|cannot create))|(?:old_?string|string to replace|search (?:string|block)|context|patch|hunk)\b.{0,40}(?:not found|failed|does not match|did not match)|curl: \(\d+\)|has not been read yet|file has been (?:modified|unexpectedly)/im,
  schedule:
    /^\W*(?:API )?(?:error|failed)|\b(?:failed|invalid|rejected|cancelled|canceled|error)\b|errors in crontab|bad (?:minute|hour|day-of-month|month|day-of-week|command|username)\b|command not found/i,
  ci: /\b(?:failure|failed|fail\t|cancelled|in_progress|queued|timed_out|action_required|startup_failure|pending)\b|^[ \t]*X\s/im,
};

/** The end of a traceback of Python, of which `tail` may have cut the beginning. */
const TRACEBACK = /^ *File "[^"\n]{1,300}", line \d+, in .*\n(?:.*\n)?[\w.]+(?:: .*)?\s*(?![\s\S])/m;
/** The last line of xcodebuild, whose status a formatter behind it hides. */
const BANNER = /^\*\* [A-Z ]{4,20} FAILED \*\*/m;
const RUNS: ReadonlySet<Deed> = new Set(["run", "test", "build", "deploy"]);

/** Words that take a sign of failure back: counts of nothing, fields that are empty, and how to take something back. */
const HARMLESS =
  /ERROR: pip's dependency resolver|["']?\b\w{0,24}(?:error|fail)\w{0,12}(?: \w{1,20})?["']? ?[:=] *(?:0(?![.\d])|null\b|none\b|nil\b|false\b|\[\]|\{\}|""|'')|\b(?:to|can|could) (?:roll ?back|revert|undo)\b[^\n]{0,200}|\b(?:0|no|zero) (?:errors?|failures?|failed|failing|cancell?ed|pending|queued|problems?|issues?|offenses?|violations?)\b|\(0 errors,[^)]*\)|\b0 remaining\b|(?:errors?|problems?) \(\d+ fixed, 0 remaining\)|\d+ problems? \(0 errors[^)]*\)|Errors: 0|Failures: 0|Failed: +0|\bre-?run(?:ning)? (?:of )?failed\b|\(failed jobs?\)/gi;

/** `output` without counts of nothing and other words that take a sign of failure back. */
export function withoutHarmless(output: string): string {
  return output.replace(HARMLESS, "");
}

/** git names the branch and the commit that it has made. */
export const COMMITTED = /^\[\S+(?: \([^)]*\))? [0-9a-f]{7,}\]/m;

/** Signs that one of several things in a call went well, although the call as a whole did not. */
const WORKS: Readonly<Partial<Record<Deed, RegExp>>> = {
  test: /\b[1-9]\d* (?:passed|passing)\b|^OK\b|test result: ok|BUILD SUCCESS|0 failures|^ok\s+\S/m,
  commit: COMMITTED,
  push: /^ *(?:\+ )?[0-9a-f]{7,}\.{2,3}[0-9a-f]{7,} |\[new (?:branch|tag)\]|Everything up-to-date|set up to track/m,
  build: /built in|Compiled successfully|BUILD SUCCESS|Finished `|Build succeeded|webpack .* compiled/m,
  install:
    /added \d+ packages?|Successfully installed|up to date|Packages: \+|Requirement already satisfied/m,
  tag: /\[new tag\]/,
  merge: /Merge made|Fast-forward|Already up to date/,
};

/** An act with the call that did it. */
export type Done = { readonly act: Act; readonly call: Call };

/** Every act of these calls that took place, in order; what was refused did nothing. */
export function doneIn(calls: readonly Call[]): Done[] {
  return calls
    .filter(({ outcome }) => outcome !== "refused")
    .slice(-WORK_CALLS)
    .map(foundNone)
    .flatMap((call) => {
      const rehearsed = isRehearsed(call);
      return actsOf(call).map((act) => ({ act: rehearsed ? asRehearsed(act) : act, call }));
    });
}

/** A search behind other commands, which fails where it finds none: `kill 7; sleep 1; pgrep -f worker`. */
const SEARCHES = /[;&\n] *(?:\S+ [^;&\n]*\| *)?(?:pgrep|pidof|[ef]?grep|rg)\b[^;&|\n]*$/;

const NONE = /^(?:Exit code:? 1\s*)?0?\s*(?:Exit code:? 1\s*)?$/;

/** A call whose last command looked for something and found none went well. */
const foundNone = remember(
  (call: Call): Call =>
    call.outcome === "failed" && NONE.test(call.output) && SEARCHES.test(commandOf(call) ?? "")
      ? { ...call, outcome: "ok" }
      : call,
);

const REHEARSED: ReadonlySet<Deed> = new Set(["look", "rehearse"]);

const DRY_RUN = /^\W{0,3}dry[- ]?run\b|\(dry[- ]?run(?:\)|[;,:] )/im;
/** `dart fix --apply` works out first, "(dry run)", and applies then. */
const APPLIED = /^applying\b|^[1-9]\d* fix(?:es)? made\b/im;

/** A command that itself says that it was a dry run changed nothing, whatever it is called. */
export const isRehearsed = remember(
  (call: Call): boolean =>
    (isAlone(call) || /;\s*rollback\b/i.test(commandOf(call) ?? "")) &&
    ((DRY_RUN.test(ownWords(call)) && !APPLIED.test(call.output)) || isRolledBack(call)),
);

/** What a call says of itself: a tool that writes a file quotes it below its first line. */
function ownWords(call: Call): string {
  const writes = commandOf(call) === undefined && actsOf(call).some(({ deeds }) => deeds.has("write"));
  return writes ? (call.output.split("\n", 1)[0] ?? "") : call.output;
}

function asRehearsed(act: Act): Act {
  return act.edits ? act : { ...act, deeds: REHEARSED, any: false, wide: false };
}

/** A transaction whose last word took it back, as psql prints it. */
export function isRolledBack({ output }: Call): boolean {
  return /^ROLLBACK\s*$/m.test(output) && !/^COMMIT\b/m.test(output.slice(output.lastIndexOf("ROLLBACK")));
}

/** Programs that end others, and what they print where that one runs no more. */
const ENDS_PROGRAMS = /^(?:\S*\/)?(?:kill|pkill|killall|fuser)(?: |$)/;
const RUNS_NO_MORE = /no such process|not running|no process found/i;

/** What was to be ended had ended: `pkill` says so by its status alone. */
function hadEnded({ output }: Call, { words }: Act): boolean {
  return ENDS_PROGRAMS.test(words) && (output.trim() === "" || RUNS_NO_MORE.test(output));
}

/** How `act` of `call` ended as far as `deed` goes. */
export function endOf({ act, call }: Done, deed: Deed): End {
  if (call.outcome === "unknown") return "unknown";
  if (hadEnded(call, act)) return "ok";
  const fails = showsFailure(call, act, deed);
  if ((call.running === true || isSentBack(call)) && !fails) return "begun";
  if (!fails && act.words.startsWith("> ") && isAlone(call) && isCheckOf(call)) return "ok";
  if (call.outcome === "failed")
    return fails || (isLastOfChain(call, act) && !summedUpWell(call, deed))
      ? "failed"
      : endOfPart(call, deed);
  // A file tool quotes the file that it wrote, and a look quotes anything.
  return fails && !quotes(call, act, deed) ? "failed" : "ok";
}

/** A line that ends in "&": it was begun, and nobody has seen its end. Once for all acts of a call. */
const isSentBack = remember((call: Call) =>
  /[^&>|\s]\s*&\s*\)?\s*(?:(?:disown|echo)\b[^|;&]*)?$/.test(commandOf(call) ?? ""),
);

/** Programs that change files, and say nothing but what went wrong, behind their own name. */
const SILENT = /^(?:\S*\/)?(sed|perl|mv|cp|rm|mkdir|touch|ln|tee|truncate) /;

/** What a shell says where it could not write into a file: "bash: line 1: out/a.txt: Permission denied". */
const NOT_OPENED = /^(?:\S*\/)?(?:ba|z|da|k)?sh: .*: (?:[A-Z][a-z -]+|cannot create.*)$/;

/** A check that writes its report into a file fails by what it finds. */
function isCheckOf(call: Call): boolean {
  return actsOf(call).some(({ deeds }) => deeds.has("lint") || deeds.has("types"));
}

/** What a silent program of a line of several, or the shell for it, says by itself: the rest is of the others. */
function saysItself(call: Call, { words, paths }: Act): boolean | undefined {
  if (words.startsWith("> ") && commandOf(call) !== undefined && (!isAlone(call) || isCheckOf(call)))
    return call.output
      .split("\n")
      .some((line) => NOT_OPENED.test(line) && paths.some((path) => line.includes(path)));
  const program = SILENT.exec(words)?.[1];
  if (program === undefined || commandOf(call) === undefined || isAlone(call)) return undefined;
  return call.output
    .split("\n")
    .some((line) => line.startsWith(`${program}: `) || line.includes(`/${program}: `));
}

/** The shell found no such program, in a line that went on: "bash: line 1: shellcheck: command not found". */
function wasNotFound(call: Call, { words }: Act): boolean {
  const program = words.split(" ", 1)[0] ?? "";
  return (
    program !== "" &&
    call.output.includes("not found") &&
    call.output
      .split("\n")
      .some(
        (line) =>
          line.endsWith(`: ${program}: command not found`) || line.endsWith(`: ${program}: not found`),
      )
  );
}

function showsFailure(call: Call, act: Act, deed: Deed): boolean {
  if (!act.deeds.has(deed) && !act.any) return false;
  const itself = saysItself(call, act);
  if (itself !== undefined) return itself;
  if (wasNotFound(call, act)) return true;
  const known = failuresOf(call);
  const shows = known.get(deed) ?? showsSigns(call, deed);
  known.set(deed, shows);
  return shows;
}

/** The last words of a linter that found nothing. */
const FOUND_NONE =
  /\bno (?:offenses|issues|problems|violations|errors) (?:detected|found)\b|\ball checks passed\b|\b0 (?:problems|errors|violations|offenses)\b|(?<!\d)(\d+) offenses? detected, \1 offenses? (?:auto)?corrected/gi;

/** A linter that mends is run again: what it printed behind its last clean summary, else all of it. */
function behindClean({ output }: Call): string {
  const last = [...output.matchAll(FOUND_NONE)].at(-1);
  return last === undefined ? output : output.slice(last.index + last[0].length);
}

/** git names the commit that it has made, whatever fails behind it: a push, the next command. */
function showsSigns(call: Call, deed: Deed): boolean {
  const output = deed === "test" ? withoutLog(call) : deed === "lint" ? behindClean(call) : call.output;
  if (deed === "commit" && WORKS.commit?.test(output)) return false;
  if (RUNS.has(deed) && (TRACEBACK.test(output) || BANNER.test(output))) return true;
  return FAILS[deed]?.test(withoutHarmless(output)) ?? false;
}

/** A test that a runner lists as passed, whatever its name tells: "✓ gives up after 3 errors". */
const LISTED_AS_PASSED =
  /^[ \t]*(?:[✓✔√] |ok \d+ - |PASS |--- PASS: |test \S+ \.\.\. ok$)[^\n]*|^[^\n]{1,300} (?:PASSED|\.\.\. ok)(?: +\[ *\d+%\])?$/gm;
/** The last words of a run of tests that went well. */
const SUMMED_UP =
  /\b[1-9]\d* (?:passed|passing|successes)\b|^test result: ok\.|^OK\b|, 0 failures\b|^ok\s+\S+\s|^PASS$|BUILD SUCCESS|\bAll tests (?:passed|successful)|100% tests passed/gm;
/** Lines in which a runner itself tells of a failure, and no log of what it ran. */
const TOLD_BY_RUNNER =
  /^(?: *[✕✗✘×⨯] | *not ok \d| *--- FAIL\b|FAIL\b|FAILED\b|FAILURES!|ERRORS!|.*BUILD FAIL|test result: FAILED|\s*[1-9]\d* (?:failing|failed|failures?|errors?)\b|.*\b[1-9]\d* (?:tests?|specs?|examples?|suites?|scenarios?) (?:failed|failing)|.*[,|(] *[1-9]\d* (?:failed|failing|failures?|errors?|errored)\b|.*\b[1-9]\d* failed *[,|;)]|.*(?:Failures|Errors|Failed): +[1-9]|.*Some tests failed|.*There (?:was|were) [1-9]|# fail [1-9]|.* FAILED\b)/;

/**
 * The output of a run of tests without the names of those that passed, and, where it went well and its summary counts no
 * failure, in front of that only what the runner tells: the rest is a log, of errors that were caught.
 */
function withoutLog({ output, outcome }: Call): string {
  const bare = output.replace(LISTED_AS_PASSED, "");
  const last = [...bare.matchAll(SUMMED_UP)].at(-1)?.index ?? 0;
  if (outcome !== "ok" || last === 0) return bare;
  const told = bare
    .slice(0, last)
    .split("\n")
    .filter((line) => TOLD_BY_RUNNER.test(line));
  const rest = `${told.join("\n")}\n${bare.slice(last)}`;
  return (countsIn(rest)?.failed ?? 0) > 0 ? bare : rest;
}

/** What the output of a call shows, once for all claims that ask. */
const failuresOf = remember((_call: Call) => new Map<Deed, boolean>());

/** A later part of the line may have failed; what this part printed tells. */
function endOfPart(call: Call, deed: Deed): End {
  if (wasCutShort(call)) return "failed";
  if (WORKS[deed]?.test(call.output) ?? false) return "ok";
  return isAlone(call) ? "failed" : "unknown";
}

/** A run that a clock or a signal ended came to no end of its own. */
function wasCutShort(call: Call): boolean {
  return (
    /^(?:Terminated|Killed|Alarm clock)\b/m.test(call.output) ||
    (isAlone(call) &&
      /^\s*timeout\s/.test(commandOf(call) ?? "") &&
      /^\D*(?:Running|Terminated)/.test(call.output))
  );
}

/** Of a chain that failed behind its tests: their summary stands in the output, and counts no failure. */
function summedUpWell({ output }: Call, deed: Deed): boolean {
  return deed === "test" && (WORKS.test?.test(output) ?? false);
}

/** Of commands joined by `&&` alone, the last one cannot have gone well where the line failed. */
function isLastOfChain(call: Call, { words }: Act): boolean {
  const command = commandOf(call)?.trim() ?? "";
  if (!command.includes("&&") || /\|\||[;|\n`(]/.test(command)) return false;
  const last = command
    .slice(command.lastIndexOf("&&") + 2)
    .trim()
    .replace(LAUNCHES, "");
  return words !== "" && (last.startsWith(words) || words.startsWith(last)) && !WORKS_ANY.test(call.output);
}

/** What starts another program, and stands in none of its words. */
const LAUNCHES =
  /^(?:(?:sudo|doas|time|nohup|nice|env|command|exec|timeout(?: -\S+)* \d\w*)(?: -\S+| \w+=\S*)* )+/;

/** What follows may have failed after the act itself. */
const WORKS_ANY = /\[new (?:branch|tag)\]|^\[\S+ [0-9a-f]{7,}\]/m;

/** What may stand in front of the one command that counts. */
const PREPARES = /^(?:\s*(?:cd|export|source|set|\.) [^&|;\n]*(?:&&|;)\s*)+/;

/** What stands in quotes is no line of several: `julia -e "using Pkg; Pkg.test()"`. */
const QUOTED = /'[^'\n]*'|"[^"$`\n]*"/g;

/** A call of one command, whose status is that command's. */
function isAlone(call: Call): boolean {
  const command = commandOf(call);
  return (
    command === undefined || !/&&|\|\||[;|\n]/.test(command.trim().replace(PREPARES, "").replace(QUOTED, ""))
  );
}

function quotes(call: Call, act: Act, deed: Deed): boolean {
  if (commandOf(call) !== undefined) return !act.deeds.has(deed) && !act.any;
  return !(deed === "write" && call.output.length < 400) && deed !== "schedule" && deed !== "test";
}
