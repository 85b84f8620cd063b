/**
 * What was lost on the way: parts of a whole that failed, in the counters, lists and states that services and programs
 * print while their call as a whole went well.
 */

/** Words by which a counter, a list or a state tells of what came to nothing. */
const LOST = "fail(?:ed|ures?)?|err(?:or|ors|ored)|unsuccessful|rejected|bounced|undelivered|unreachable";

/** A counter: `"numErrors": 2`, `Failed records: 37`, `unreachable=1`, `"failedCount": 3`. */
const COUNTER = new RegExp(
  `(?<![\\p{L}\\d])(?:num|total|count|sent)?[_ ]?(?:of[_ ])?(?:${LOST})(?:[_ ]?(?:count|records?|rows?|items?|entries|entry[_ ]?count|messages?|expectations?|results?|requests?|recipients?))?["']?\\s*[:=]\\s*["']?[1-9]\\d{0,8}(?![\\d.]|\\s*(?:ms|%))`,
  "iu",
);

/** The same behind its number: "6 files weren't updated due to errors", "12 rejected". */
const COUNTED =
  /(?<![\p{L}\d.,:/-])[1-9]\d{0,8} (?:\p{L}{1,20} ){0,2}(?:(?:were|was) not|weren['’]t|could not be|couldn['’]t be|not) (?:updated|sent|delivered|created|copied|moved|processed|imported|uploaded|found|transferred|applied)\b/iu;

/** A list of what failed that holds something: `"errors":[{`, `"errorMessages":["`. */
const LISTED =
  /"(?:errors|errorMessages|failures|failed|failedItems|rejected|unprocessed\w{0,16})"\s*:\s*(?:\[\s*[^\]\s]|\{\s*")/i;

/** A state in which a thing is not what it was to become. */
const STATED =
  /"(?:success|successful|ok|delivered)"\s*:\s*false\b|"(?:state|status|result)"\s*:\s*"(?:unavailable|error|failed|failure|rejected|bounced|undeliver\w{1,8}|declined|partial\w{0,16}|complete(?:d)?_with_errors)"|^\s*Active: failed\b|^fatal: \[/im;

/** True where an output tells that a thing is not in the state that it was to be in. */
export function isIllState(output: string): boolean {
  return STATED.test(output);
}

/** True where an output tells that a part of what was to be done came to nothing. */
export function tellsOfLoss(output: string): boolean {
  return COUNTER.test(output) || COUNTED.test(output) || LISTED.test(output) || STATED.test(output);
}
