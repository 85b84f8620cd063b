/**
 * What was lost on the way: parts of a whole that failed, in the counters, lists and states that services and programs
 * print while their call as a whole went well.
 */
import { lazy } from "../core/lazy.ts";
import { LOSS_LINE } from "../core/limits.ts";

/** Counts of nothing: `failed=0`, "0 errors". */
export const NONE_OF = /\b\w+[:=] ?0\b|(?<![\d.,])0 \w+/g;

/** A counter: `"numErrors": 2`, `Failed records: 37`, `unreachable=1`. One error with a number is a code: `Error: 404`. */
const COUNTER =
  /(?<![\p{L}\d])(?:num|total|count|sent)?[_ ]?(?:of[_ ])?(?:fail(?:ed|ures?)|errors|errored|unsuccessful|undelivered|unreachable|error[_ ]?count)(?:[_ ]?(?:count|records?|rows?|items?|entries|entry[_ ]?count|messages?|expectations?|results?|requests?|recipients?))?["']?(?::\s*|=)["']?([1-9]\d{0,8})(?![\d.,\p{L}%]|\s*(?:ms\b|%|\(retr))/giu;

/** Counters of states beside it: a list of how many there are of each, and no news of what was done. */
const STATES_BESIDE =
  /(?<![\p{L}\d])(?:pending|queued|waiting|refunded|cancell?ed|unsubscribed|abstained|open|closed|running|expired|purged|draft|archived)["']?\s*[:=]\s*["']?\d/iu;

/** Some of them wait. */
const WAITING = lazy(() => new RegExp(`${STATES_BESIDE.source.slice(0, -2)}[1-9]`, "iu"));

/** The same behind its number: "6 files weren't updated due to errors", "118 synced, 2 failed", "completed with 2 errors". */
const COUNTED =
  /(?<![\p{L}\d.,:/-])([1-9]\d{0,8}) (?:\p{L}{1,20} ){0,2}(?:(?:were|was) not|weren['’]t|could not be|couldn['’]t be|failed to(?: be)?) \p{L}{3,20}|(?<![\p{L}\d.,:/-])\d{1,9} \p{L}{2,20}(?: \p{L}{2,20})?[,;|·/] {0,2}([1-9]\d{0,8}) (?:failed|errors|failures)(?!\p{L})|(?<!\p{L})(?:completed|finished|done) with (?:([1-9]\d{0,8}) )?errors(?!\p{L})/giu;

/** A list of what failed that holds something: `"errors":[{`, `"errorMessages":["`. */
const LISTED =
  /"(?:errors|errorMessages|failures|failed|failedItems|rejected|unprocessed\w{0,16})"\s*:\s*(?:\[\s*([^\]\s][^\]]{0,2000})|\{\s*("[^}]{0,2000}))/gi;

/** Lines with which programs of all trades tell of one part that came to nothing, at their start or behind their own name. */
const LOST_LINE = lazy(
  () =>
    new RegExp(
      [
        "^(?:[\\w./()\\[\\]-]{1,40}:? ){0,2}(?:up|down)?(?:load|copy|clone|fetch|push|transfer|conversion|import|export|publish|install\\w*|send|sync)(?:ing)?(?: [^:\\n]{0,60})? failed\\b",
        "\\.{3,} .{0,24}\\b(?:FAIL(?:ED)?|ERROR)$",
        ": (?:Connection (?:timed out|refused)|No route to host|Could not resolve host\\w*|Host is down|Network is unreachable|Invalid data found|Permission denied|No space left on device|Operation not permitted)",
        "not remade because of errors|were not transferred|terminating with warning status|source files? could not be read|errors ignored on restore: [1-9]|gave up on \\d|failed to import\\.",
        "^\\s*[|│] .{0,60}[|│] ?(?:✗|✖|❌|FAIL(?:ED)?|ERROR)",
        "\\bRestarting \\(\\d|\\(unhealthy\\)|CrashLoopBackOff|ImagePullBackOff",
      ].join("|"),
      "m",
    ),
);

/** Another try, or what may be passed over. */
const PASSED_OVER = /retr(?:y|ied|ying)|attempt|warn|ignor|skipp|already|optional/i;

/** Lines of several things, of which some went well and some did not: "ok intro.mov", "FAILED talk.mov". */
const LINE_ILL = /^(?:failed|FAILED|✗|✖|❌)(?![ :]*\d)[ :]/;
const LINE_WELL = /^(?:ok|OK|done|DONE|✓|✔|✅)[ :]/;

/** A last line that is an error, behind the name of its program. */
/** Lines at the end of an output in which a program says what became of it. */
const LAST_WORDS = 8;

/** An error by the name of its class, at the start of a line, as solvers and databases print it in the middle of an output. */
const NAMED_ERROR = /^(?:[a-z_]+\.)*[A-Z]\w{2,40}(?:Error|Exception|Failure): \S/;

const LAST_ERROR = /^(?:[\w./()[\]-]{1,40}:? ){0,2}(?:error|fatal|ERROR|ERR!|Error):? (?!\d|Exit code)\S/;

/** A line that tells of a part that came to nothing, and of no other try of it. */
export function lostLineIn(output: string): boolean {
  const lines = output
    .trimEnd()
    .split("\n")
    .filter((line) => line.length < LOSS_LINE && !PASSED_OVER.test(line));
  const isMixed = lines.some((line) => LINE_ILL.test(line)) && lines.some((line) => LINE_WELL.test(line));
  return (
    isMixed ||
    lines.some((line) => LOST_LINE().test(line)) ||
    LAST_ERROR.test(lines.at(-1) ?? "") ||
    lines.slice(-LAST_WORDS).some((line) => NAMED_ERROR.test(line))
  );
}

/** A state in which a thing is not what it was to become, and one in which it is. */
const STATED =
  /"(?:success|successful|ok|delivered|sent|applied)"\s*:\s*"?false\b|^HTTP (?:\d\.\d )?[45]\d\d\b[: ]|<(?:status|result)>(?:error|failed|failure)<|"status(?:Code)?"\s*:\s*"?(?:[45]\d\d|161|171|190)\b|"(?:state|status|result|phase|outcome)"\s*:\s*"(?:unavailable|unhealthy|degraded|cancell?ed|time(?:d_)?out|noop|FAILED_PRECONDITION|[Ee]rror|[Ff]ailed|FAILED|failure|rejected|bounced|undeliver\w{1,8}|declined|aborted|[Pp]artial\w{0,16}|(?:complete|COMPLETE)(?:d|D)?_(?:with_errors|WITH_ERRORS))"|^ *Active: failed\b|^ *[Ss]tatus: (?:failed|FAILED|Failed)\b|^fatal: \[/m;
const STATED_WELL =
  /"(?:success|ok|delivered|sent|applied)"\s*:\s*true\b|"(?:state|status|result|phase)"\s*:\s*"(?:on|off|ok|active|running|healthy|success|succeeded|available|closed|open|locked)"|^ *Active: active\b|\bfailed=0\b|\.\.\.ignoring\b/im;

/** What went well, and what did not, as programs of all trades count it. */
const WELL =
  "(?:ok|success(?:es|ful(?:ly)?)?|succeeded|synced|sent|delivered|created|updated|imported|importiert|uploaded|processed|migrated|transferred|copied|converted|written|inserted|indexed|enrolled|published|deployed|downloaded|completed?|done|pass(?:ed)?|applied|saved|warmed|renamed|deleted|archived|moved|accepted|changed|restored|added|installed)";
const ILL =
  "(?:fail(?:ed|ures?|s)?|err(?:ors|ored|or(?==))?|ko|reject(?:ed|s)?|(?:skipped[_ ])?invalid|dropped|timeouts|timed[_ ]?out|missing|offline|unreachable|bounced|undelivered|denied|unsuccessful|not[_ ]found|aborted|conflicts?|lost|unsent|fehler(?:haft)?|errores|erreurs|erros|échecs|fallidos|falhas)";
const OF_THEM = "(?:[_ ]?(?:count|records?|rows?|items?|files?|contacts?|messages?|\\(s\\)))?";
const countOf = (word: string, digits: string) =>
  `(?<![\\p{L}\\d_])${word}${OF_THEM}(?: \\([^)\\n]{1,20}\\))?["']?(?:\\s{0,20}[:=|│]\\s{0,20}["']?|[ \\t])(${digits})(?!\\d|[.,:/-]\\d|[%\\p{L}]| ?of )|(?<![\\p{L}\\d.,:=/-])(${digits}) (?:\\p{L}{1,20}(?:\\(s\\))? )?${word}(?![\\p{L}\\d_=:])`;
const COUNTS_WELL = lazy(() => new RegExp(countOf(WELL, "\\d{1,9}"), "iu"));
const COUNTS_ILL = lazy(() => new RegExp(countOf(ILL, "[1-9]\\d{0,8}"), "giu"));

/** So many of all, with what was done to them: "Synced: 118/120", "warmed 96 of 100 urls". */
const SHARE = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\d_])${WELL}(?![\\p{L}\\d_])["']?[:=]?[ \\t]{1,20}(\\d{1,9}) ?(?:/|of|out of|von|de|sur|из) ?(\\d{1,9})(?!\\d|[.,/]\\d)|(?<![\\d.,/:-])(\\d{1,9}) ?(?:/|of|out of) ?(\\d{1,9}) (?:\\p{L}{1,20} )?${WELL}(?![\\p{L}\\d_])`,
      "giu",
    ),
);

/** The same in JSON: `{"total":120,"synced":118}`. */
const TOTAL = /"(?:total|requested|count|expected|size)"\s*:\s*(\d{1,9})(?!\d)/i;
const DONE = lazy(() => new RegExp(`"${WELL}"\\s*:\\s*(\\d{1,9})(?!\\d)`, "iu"));

/** How many of those that were to be done were not, as the last line says that counts them; `undefined` where none does. */
function shareLost(output: string): number | undefined {
  const shares = [...output.matchAll(SHARE())].map((found) => found.slice(1).filter(Boolean).map(Number));
  const [part, whole = 0] = shares.at(-1) ?? [];
  if (part !== undefined) return Math.max(0, whole - part);
  const total = Number(TOTAL.exec(output)?.[1] ?? 0);
  const done = Number(DONE().exec(output)?.[1] ?? total);
  return done < total ? total - done : undefined;
}

/** Numbers and words by which a reply may speak of what an output tells was lost. */
export type Loss = {
  readonly counts: readonly string[];
  readonly words: readonly string[];
  /** Nothing but counters tell of it, which count the states of data as well. */
  readonly bare: boolean;
};

/** What an output tells of parts that came to nothing; `undefined` where it tells of none. */
export function lossIn(output: string): Loss | undefined {
  const states = STATES_BESIDE.test(output);
  const counters = states ? [] : [...output.matchAll(COUNTER)];
  const short = shareLost(output);
  const beside =
    !WAITING().test(output) && short !== 0 && COUNTS_WELL().test(output)
      ? [...output.matchAll(COUNTS_ILL())]
      : [];
  const lines = [...output.matchAll(COUNTED)];
  const counts = [...counters, ...beside, ...lines].flatMap((found) => found.slice(1).filter(Boolean));
  const lists = [...output.matchAll(LISTED)].map(([, list, object]) => list ?? object ?? "");
  const bare = lines.length + lists.length === 0 && !short && !isIllState(output) && !isMixedList(output);
  if (bare && counters.length + beside.length === 0) return undefined;
  return {
    bare,
    counts: short ? [...counts, String(short)] : counts,
    words: lists.flatMap((list) => list.match(/\p{Lu}[\p{L}-]{1,40}/gu) ?? []),
  };
}

/** Items of one list of which some went well and some did not: `"ok":true}, … "ok":false`, `"status":200}, … "status":503`. */
const item = (well: string, codes: string) =>
  lazy(
    () =>
      new RegExp(
        `"(?:ok|success|delivered|sent|applied)"\\s*:\\s*${well}\\b|"status(?:_?code)?"\\s*:\\s*${codes}\\d\\d\\b`,
        "i",
      ),
  );
const ITEM_WELL = item("true", "2");
const ITEM_ILL = item("false", "[45]");

function isMixedList(output: string): boolean {
  const items = output.includes("[") ? output.split(/\}\s*,\s*(?=\{)/) : [];
  return (
    items.length > 1 &&
    items.some((one) => ITEM_ILL().test(one)) &&
    items.some((one) => ITEM_WELL().test(one))
  );
}

/** A status of HTTP, and nothing behind it: what `curl -w` prints. A query that counts prints such a number, too. */
export const STATUS_ALONE = /(?:^|\n)(?:4\d\d|50\d)\s*$/;

/** True where an output tells that a thing is not in the state that it was to be in, and of no other one that is. */
export function isIllState(output: string): boolean {
  return STATED.test(output) && !STATED_WELL.test(output);
}
