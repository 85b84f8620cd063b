/**
 * Acts that the tables do not know, borne out by the words of the session itself: a call that was given, or a line that
 * was printed, holds what the claim names beside a word of the act's family. Programs are many, and these words are few.
 */
import { remember } from "../core/lazy.ts";
import { WORK_ACTS } from "../core/limits.ts";
import { isIdle, isUnknown } from "./act.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { countsIn } from "./counts.ts";
import { endOf } from "./ends.ts";
import type { Past } from "./past.ts";
import { tellingIn } from "./traces.ts";

/** What programs call an act of a kind, in their options and in what they print. */
const FAMILIES: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  delete:
    /(?<![a-z])(?:uninstall|rm|rmdir|delet|drop|prun|clean|purg|unlink|trash|remov|destroy|eras|wip(?:e|ing))/,
  install: /(?<![a-z])(?:install|extract|unpack)/,
  file: /(?<![a-z])(?:export|writ|wrote|sav(?:e|ing)|creat|generat|render)/,
  deploy: /(?<![a-z])(?:publish|deploy|upload)/,
  merge: /(?<![a-z])merged/,
};

/** Words that take the line back. */
const TAKEN_BACK =
  /fail|error|denied|reject|refused|abort|cannot|could not|unable|(?<![a-z])(?:not|would|will|skipp(?:ed|ing)|nothing)(?![a-z])|no such|dry[- ]?run|simulat|"merged": ?(?:false|null)/;

/** A call that only rehearses: what it prints happened to nothing. */
const REHEARSED = /(?<!\S)--?(?:dry-?run|simulate|no-?act|what-?if|plan|preview|pretend)(?![a-z])/;

/** Where one record of many ends: lines, and objects of JSON. */
const RECORD = /[\n}]/;

/** Lines of what went well, in lower case: those that acts were given and printed, and those of looks. */
type Lines = { readonly acted: readonly string[]; readonly looked: readonly string[] };

const linesIn = remember(({ all }: Past): Lines => {
  const acted: string[] = [];
  const looked: string[] = [];
  let left = WORK_ACTS;
  const seen = new Set<unknown>();
  for (const { act, call } of [...all].reverse()) {
    if (call.outcome !== "ok" || left <= 0 || REHEARSED.test(act.words.toLowerCase())) continue;
    const into = isIdle(act) ? looked : acted;
    if (into === acted) acted.push(act.words.toLowerCase());
    if (seen.has(call)) continue;
    seen.add(call);
    const output = call.output.slice(0, left).toLowerCase();
    left -= output.length;
    into.push(...output.split(RECORD));
  }
  return { acted, looked };
});

/** What stands between two things side by side, in the languages' words for "and". */
const BETWEEN = /^\W{0,4}(?:\p{L}{1,4})?\W{0,4}$/u;

/** The names that stand in a row with one of `own`: a clause ends at a comma, and may hold only the first. */
function inRowWith(own: readonly string[], { names, sentence }: WorkClaim): readonly string[] {
  const placed = names
    .map((name) => ({ name, at: sentence.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const row: string[] = [];
  for (const [index, { name, at }] of placed.entries()) {
    const before = placed[index - 1];
    const joined =
      before !== undefined &&
      row.includes(before.name) &&
      BETWEEN.test(sentence.slice(before.at + before.name.length, at));
    if (own.includes(name) || joined) row.push(name);
  }
  return row;
}

/** The things that a claim names, all of which must be found, else what its sentence tells, of which one must. */
function objectsOf(claim: WorkClaim): readonly (readonly string[])[] {
  const { kind, names, clause, sentence } = claim;
  const own = names.filter((name) => clause.includes(name));
  if (own.length > 0 || kind === "file") return inRowWith(own, claim).map((name) => [name.toLowerCase()]);
  const told = [...names.map((name) => name.toLowerCase()), ...tellingIn(sentence)];
  return told.length > 0 ? [told.filter((name) => name.length > 2)] : [];
}

/** The clause opens its sentence, with nobody for a subject: the speaker is. */
function isOwn({ bare, clause, sentence }: WorkClaim): boolean {
  const first = /\p{L}+/u.exec(clause)?.[0] ?? "";
  return FIRST_PERSON.test(sentence) || (bare && /\p{L}+/u.exec(sentence)?.[0] === first);
}

/** True where a call that went well, or, for what nobody says to have done, a look, holds the thing beside a word of the act. */
export function isWitnessed(claim: WorkClaim, past: Past): boolean {
  const family = FAMILIES[claim.kind];
  const objects = family === undefined ? [] : objectsOf(claim);
  if (family === undefined || objects.length === 0 || claim.listed.length > 0) return false;
  const { acted, looked } = linesIn(past);
  const lines = [...acted, ...(isOwn(claim) ? [] : looked)].filter(
    (line) => family.test(line) && !TAKEN_BACK.test(line),
  );
  // The name itself may hold a word of the family: `lists/merged.txt`.
  return objects.every((one) =>
    one.some((object) =>
      lines.some((line) => line.includes(object) && family.test(line.replaceAll(object, ""))),
    ),
  );
}

/** One word with no object, behind a program that nobody knows: what it says that it did, that may have done. */
export function isOneWord({ kind, sentence, names }: WorkClaim, { all }: Past): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    kind === "delete" &&
    names.length === 0 &&
    words.length === 1 &&
    (words[0]?.length ?? 0) <= LONGEST_WORD &&
    all.some(({ act, call }) => isUnknown(act) && call.outcome === "ok")
  );
}

/** What has no spaces and is longer is a sentence, in scripts that set none. */
const LONGEST_WORD = 16;

/** "Right after the move", "before the rename": which of several runs is meant. */
const ORDERED = /\b(?:right after|right before|before|at first|first)\b/i;
/** What a program that tests speaks of. */
const OF_TESTS = /\b(?:tests?|specs?|examples?|assert\w*|pass(?:ed)?)\b/i;

/** The tests went well, at the time that the clause names, and what failed behind them is a program that speaks of none. */
export function isOfEarlierRun({ kind, earlier, clause }: WorkClaim, { all }: Past): boolean {
  if (kind !== "tests" || !(earlier || ORDERED.test(clause))) return false;
  const ran = all.findLastIndex(
    ({ act, call }) => (act.any || act.deeds.has("test")) && countsIn(call.output) !== undefined,
  );
  const run = all[ran];
  return (
    run !== undefined &&
    endOf(run, "test") === "ok" &&
    all
      .slice(ran + 1)
      .filter((one) => endOf(one, "test") === "failed")
      .every(({ act, call }) => isUnknown(act) && !OF_TESTS.test(`${act.words}\n${call.output}`))
  );
}

/** Clauses that say under what circumstances the rest holds. */
const CIRCUMSTANCE = /^(?:with (?:that|this|those|these|it|them|both|all)|once|after|because of)\b/i;
const MODAL = /\b(?:should|would|will|can|could|may|might|ought)\b/i;

/** "With that cleaned up, the rest should go through": a condition, and no act. */
export function isCircumstance({ clause, sentence }: WorkClaim): boolean {
  return CIRCUMSTANCE.test(clause.trim()) && MODAL.test(sentence.slice(clause.length));
}

/** "rsync warned about two files": a program is the subject, and it speaks under its own name. */
export function isOfProgram({ kind, clause, sentence, traces }: WorkClaim, { all }: Past): boolean {
  if (kind !== "act" || traces.length === 0 || FIRST_PERSON.test(sentence)) return false;
  const words = new Set(clause.toLowerCase().match(/[a-z][\w.-]+/g) ?? []);
  return all.some(({ call }) =>
    call.output
      .slice(0, WORK_ACTS)
      .split("\n")
      .some((line) => {
        const said = /^([a-z][\w.-]+)(?:\[\d+\])?:? (?:WARN|warn|NOTE|note|INFO|info)/.exec(line)?.[1];
        return said !== undefined && words.has(said.toLowerCase());
      }),
  );
}

/** "Deleted the old results and started again": a program, and no service, that ran before and behind. */
export function ranAgain({ traces, clause, names }: WorkClaim, { all }: Past): boolean {
  if (traces.length !== 1 || traces[0] !== "restart" || names.some((name) => clause.includes(name)))
    return false;
  const runs = all.filter(({ act }) => isUnknown(act) || act.deeds.has("run"));
  const programs = runs.map(({ act }) => act.words.split(" ", 1)[0] ?? "");
  const last = programs.at(-1);
  return last !== undefined && last !== "" && programs.indexOf(last) < programs.length - 1;
}

/** What came to its end with a warning or an error, as the clause says itself. */
const WITH_TROUBLE =
  /\bwith (?:an?|one|two|three|some|several|\d+) (?:\w+ )?(?:warnings?|errors?|failures?|problems?)\b/i;

/** "The backup finished with a warning": the trouble is told. */
export function endedInTrouble({ kind, clause }: WorkClaim): boolean {
  return kind === "ran" && WITH_TROUBLE.test(clause);
}
