/** Replies that tell of several runs or states, of history, and of acts that a call could have done. */
import { isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import type { Done } from "./ends.ts";
import { mayHold } from "./inputs.ts";
import { untagged } from "./named.ts";
import type { Past } from "./past.ts";

/** Words by which a sentence sets two runs side by side. */
const BESIDE =
  /\b(?:before|previously|earlier|until now|\d+ (?:minutes|hours|days) ago)\b|(?<!\p{L})(?:vorher|zuvor|antes|avant|prima|раньше|до этого|раніше|wcześniej|önce|sebelumnya|trước)(?!\p{L})|之前|以前|时前|時間前|이전/iu;

/** States that a run gives, and another run may give otherwise. */
const STATES: readonly WorkClaimKind[] = ["tests", "lint", "types", "format", "build", "ci"];

/** A line or a summary that something went well, beside one that it did not. */
const GOOD = /^\s*✓|\b[1-9]\d* pass(?:ed|ing)?\b|\bsuccess\b|\bbuilt in\b|\bpass\b/m;

/** The reply tells of what went wrong, too, or of an earlier run, and what it tells of this one came out in some run. */
export function cameOutOnce(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  if (!STATES.includes(claim.kind)) return false;
  if (!claim.candid && !claim.admits && !BESIDE.test(claim.sentence)) return false;
  if (!ends.includes("ok") && !done.some(({ call }) => GOOD.test(call.output))) return false;
  const numbers = done.flatMap(({ call }) => numbersIn(call.output));
  return claim.counts.passed.every((value) => numbers.includes(value));
}

const HISTORY = /^git (?:-\S+ )*(?:log|show|blame|diff|shortlog|reflog)\b/;
const REVISION = /(?<![\w.])(?=[a-f]*\d)[0-9a-f]{7,40}(?!\w)/g;

/** What the history holds by its words, and commits that some output names: told, and not done. */
export function isOfHistory({ kind, clause, sentence, bare }: WorkClaim, { all }: Past): boolean {
  if (FIRST_PERSON.test(sentence)) return false;
  if (kind === "commit") {
    const marks = untagged(clause).match(REVISION) ?? [];
    const looks = all.filter(({ act }) => isIdle(act) || act.deeds.has("lint") || act.deeds.has("run"));
    return marks.length > 0 && marks.every((mark) => looks.some(({ call }) => call.output.includes(mark)));
  }
  if (!bare || (kind !== "change" && kind !== "act" && kind !== "install" && kind !== "delete")) return false;
  if (all.some(({ act }) => !isIdle(act))) return false;
  const stems = (
    untagged(clause)
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? []
  )
    .slice(1)
    .map((word) => word.slice(0, 4));
  const told = all.filter(({ act }) => HISTORY.test(act.words)).map(({ call }) => call.output.toLowerCase());
  return (
    stems.length > 1 &&
    told.some((text) => 3 * stems.filter((stem) => text.includes(stem)).length >= 2 * stems.length)
  );
}

/** "Created the bug", by a tool that creates and was given one; "added `box-sizing: border-box`", in an edit. */
export function couldHaveDone({ kind, clause, names }: WorkClaim, { all }: Past): boolean {
  if (kind === "install") {
    const added = names.filter((name) => untagged(clause).includes(name));
    const written = added.filter((name) => /[:(=\s]/.test(name));
    return (
      written.length > 0 &&
      written.length === added.length &&
      written.every((name) => all.some((one) => isWritten(one, name)))
    );
  }
  if (kind !== "change" || names.length > 0) return false;
  const [verb = "", ...rest] = clause.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const objects = rest.filter((word) => !/^(?:the|new|and|for|with|this|that|its)$/.test(word));
  return all.some(({ call }) => {
    if (commandOf(call) !== undefined || call.outcome !== "ok") return false;
    const text = `${call.tool} ${JSON.stringify(call.input)}`.toLowerCase();
    return (
      call.tool.toLowerCase().includes(verb.slice(0, 5)) &&
      objects.length > 0 &&
      objects.every((word) => text.includes(word))
    );
  });
}

function isWritten({ act, call }: Done, name: string): boolean {
  return act.edits && mayHold(call.input, new RegExp(name.replace(/[^\w\s]/g, "\\$&")));
}

/** How something was read, and nothing that was done: "I took the last column as the duration". */
export function isReading({ kind, clause }: WorkClaim): boolean {
  return kind === "act" && /\b(?:took|treated|interpreted|counted|regarded)\b.*\bas\b/i.test(clause);
}
