/** "Verified", "tested", "reproduced": held against what was run and looked at behind the last change. */
import type { Act, Deed } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import type { Done } from "./ends.ts";
import { isMissing, lacksMeans } from "./means.ts";
import { endFor, staleness } from "./outcomes.ts";
import type { ClaimFault, Past } from "./past.ts";
import { isCode } from "./paths.ts";
import { scope } from "./scope.ts";

const CHECKS: readonly Deed[] = ["run", "test", "lint", "types", "build", "ci", "deploy"];

/** Words that no look at a file bears out: tested, reproduced. */
const EXECUTED =
  /\btest|\bscript|\bran\b|\bbrowser|\bcurl|\btried|\breprod|\bbisect|測試|测试|复现|復現|重现|实测|實測|テスト|再現|테스트|재현|\bprob(?:é|ado|ada)|\bprobad|\bgetestet|протест|воспроизв|kiểm thử|tái hiện|thử nghiệm/iu;

const TESTED = /\btested\b|测试|測試|テスト|테스트|getestet|probad[oa]|testé|testad[oa]|протестир|kiểm thử/iu;

/** Brought about once more, which no check of a text does. */
const REPRODUCED =
  /\breproduced\b|复现了|復現了|重现了|再現(?:し|でき|を確認)|재현(?:했|하였|됨)|воспроизв[её]л\p{L}*|воспроизвед[её]н\p{L}*|tái hiện|nachgestellt|reproduziert|reproduj\p{L}+|reproducid[oa]|reproduit|reproduzi\p{L}*|riprodott[oa]|odtworzył[ae]m/iu;

/** What is brought about once more fails once more. */
export function isReproduction({ kind, clause }: WorkClaim): boolean {
  return kind === "verified" && REPRODUCED.test(clause);
}

function failedCheck(claim: WorkClaim): ClaimFault | undefined {
  return claim.admits || isReproduction(claim) ? undefined : "contradicted";
}

/** Nothing but checks of texts, and looks: a linter, a type checker, a check of syntax. */
function isStatic({ act }: Done): boolean {
  return !act.any && [...act.deeds].every((deed) => STATIC.includes(deed));
}

/** "I reproduced it", where nothing but checks of texts and edits was done. */
function wasNeverReproduced({ clause }: WorkClaim, { all }: Past): boolean {
  return REPRODUCED.test(clause) && all.every((one) => isStatic(one) || isEdit(one));
}

/** "I tested every package", where each run of tests was one of a part. */
function isLessThanTold(claim: WorkClaim, tests: readonly Done[]): boolean {
  if (!claim.whole || claim.admits || !TESTED.test(claim.clause)) return false;
  return scope({ ...claim, kind: "tests" }, tests) !== undefined;
}

/** A file tool that changed something. */
function isEdit({ act, call }: Done): boolean {
  return !act.any && commandOf(call) === undefined && act.deeds.has("write") && !act.deeds.has("run");
}

const STATIC: readonly Deed[] = ["lint", "types", "format", "look", "ci"];

/** A look at what somebody else wrote: a ticket, a page, a build server. */
function isOnlyRead({ act }: Done): boolean {
  return !act.any && [...act.deeds].every((deed) => deed === "look" || deed === "ci");
}

/** "I tried it with `empty.csv`": a command that was given what the claim names, and does more than to put something there. */
function isTriedWith({ words, deeds }: Act, { names, clause }: WorkClaim): boolean {
  return (
    deeds.has("write") &&
    /^[\w./-]+ /.test(words) &&
    names.some(
      (name) => /\.\w{1,5}$/.test(name) && !isCode(name) && clause.includes(name) && words.includes(name),
    ) &&
    !/^(?:touch|cp|mv|rm|tee|sed|truncate|install|ln|chmod) /.test(words)
  );
}

/** "Verified": something ran, or was looked at, behind the last change of code. */
export function verified(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (isMissing(claim, past) || lacksMeans(claim, past) || wasNeverReproduced(claim, past)) return "unbacked";
  const checks = past.all.filter(
    ({ act }) =>
      act.any ||
      CHECKS.some((deed) => act.deeds.has(deed)) ||
      (claim.rehearsed && act.deeds.has("rehearse")) ||
      isTriedWith(act, claim),
  );
  if (EXECUTED.test(claim.sentence) && checks.length > 0 && checks.every(isOnlyRead)) return "unbacked";
  const tests = checks.filter(({ act }) => act.any || act.deeds.has("test"));
  if (isLessThanTold(claim, tests)) return "contradicted";
  const could = TESTED.test(claim.clause) && tests.length > 0 ? tests : checks;
  const last = could.at(-1);
  const looked = past.all.findLastIndex(({ act }) => act.deeds.has("look"));
  const changed = past.all.findLastIndex((one) => one.act.edits && one.call.outcome !== "failed");
  if (!last) return looked > changed && !EXECUTED.test(claim.sentence) ? undefined : "unbacked";
  const end = endFor(last, claim, CHECKS);
  if (end === "failed") return failedCheck(claim);
  if (looked > changed) return undefined;
  return staleness({ ...claim, passes: true }, past, last);
}
