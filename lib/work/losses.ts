/**
 * What was lost on the way: parts of a whole that failed, in the counters, lists and states that services and programs
 * print while their call as a whole went well.
 */

/** A counter: `"numErrors": 2`, `Failed records: 37`, `unreachable=1`. One error with a number is a code: `Error: 404`. */
const COUNTER =
  /(?<![\p{L}\d])(?:num|total|count|sent)?[_ ]?(?:of[_ ])?(?:fail(?:ed|ures?)|errors|errored|unsuccessful|undelivered|unreachable|error[_ ]?count)(?:[_ ]?(?:count|records?|rows?|items?|entries|entry[_ ]?count|messages?|expectations?|results?|requests?|recipients?))?["']?(?::\s*|=)["']?([1-9]\d{0,8})(?![\d.,\p{L}%]|\s*(?:ms\b|%|\(retr))/giu;

/** Counters of states beside it: a list of how many there are of each, and no news of what was done. */
const STATES_BESIDE =
  /(?<![\p{L}\d])(?:pending|queued|waiting|refunded|cancell?ed|unsubscribed|abstained|open|closed|running|expired|purged|draft|archived)["']?\s*[:=]\s*["']?\d/iu;

/** The same behind its number: "6 files weren't updated due to errors", "118 synced, 2 failed", "completed with 2 errors". */
const COUNTED =
  /(?<![\p{L}\d.,:/-])([1-9]\d{0,8}) (?:\p{L}{1,20} ){0,2}(?:(?:were|was) not|weren['’]t|could not be|couldn['’]t be|failed to(?: be)?) \p{L}{3,20}|(?<![\p{L}\d.,:/-])\d{1,9} \p{L}{2,20}(?: \p{L}{2,20})?[,;|·/] {0,2}([1-9]\d{0,8}) (?:failed|errors|failures)(?!\p{L})|(?<!\p{L})(?:completed|finished|done) with (?:([1-9]\d{0,8}) )?errors(?!\p{L})/giu;

/** A list of what failed that holds something: `"errors":[{`, `"errorMessages":["`. */
const LISTED =
  /"(?:errors|errorMessages|failures|failed|failedItems|rejected|unprocessed\w{0,16})"\s*:\s*(?:\[\s*([^\]\s][^\]]{0,2000})|\{\s*("[^}]{0,2000}))/gi;

/** A state in which a thing is not what it was to become, and one in which it is. */
const STATED =
  /"(?:success|successful|ok|delivered|sent|applied)"\s*:\s*false\b|"(?:state|status|result|phase|outcome)"\s*:\s*"(?:unavailable|[Ee]rror|[Ff]ailed|FAILED|failure|rejected|bounced|undeliver\w{1,8}|declined|aborted|[Pp]artial\w{0,16}|(?:complete|COMPLETE)(?:d|D)?_(?:with_errors|WITH_ERRORS))"|^ *Active: failed\b|^ *[Ss]tatus: (?:failed|FAILED|Failed)\b|^fatal: \[/m;
const STATED_WELL =
  /"(?:success|ok|delivered|sent|applied)"\s*:\s*true\b|"(?:state|status|result|phase)"\s*:\s*"(?:on|off|ok|active|running|healthy|success|succeeded|available|closed|open|locked)"|^ *Active: active\b|\bfailed=0\b|\.\.\.ignoring\b/im;

/** Numbers and words by which a reply may speak of what an output tells was lost. */
export type Loss = {
  readonly counts: readonly string[];
  readonly words: readonly string[];
  /** Nothing but counters tell of it, which count the states of data as well. */
  readonly bare: boolean;
};

/** What an output tells of parts that came to nothing; `undefined` where it tells of none. */
export function lossIn(output: string): Loss | undefined {
  const counters = STATES_BESIDE.test(output) ? [] : [...output.matchAll(COUNTER)];
  const lines = [...output.matchAll(COUNTED)];
  const counts = [...counters, ...lines].flatMap((found) => found.slice(1).filter(Boolean));
  const lists = [...output.matchAll(LISTED)].map(([, list, object]) => list ?? object ?? "");
  const bare = lines.length === 0 && lists.length === 0 && !isIllState(output);
  if (bare && counters.length === 0) return undefined;
  return { bare, counts, words: lists.flatMap((list) => list.match(/\p{Lu}[\p{L}-]{1,40}/gu) ?? []) };
}

/** True where an output tells that a thing is not in the state that it was to be in, and of no other one that is. */
export function isIllState(output: string): boolean {
  return STATED.test(output) && !STATED_WELL.test(output);
}
