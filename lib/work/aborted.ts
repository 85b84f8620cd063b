/**
 * What was begun and taken back by its own word: `git rebase --abort`, `git am --abort`. Who goes on without a word of that tells
 * of a rebase, a merge, a patch that is not there, in whatever words.
 */
import { soughtAs } from "../core/sought.ts";
import type { WorkClaim } from "./claim.ts";
import type { ClaimFault, Past } from "./past.ts";
import { claim, type Reading } from "./reading.ts";

/** That something was given up, taken back or is not so, in any language: whoever says one of these may well mean it. */
const SAID = soughtAs(
  /abort|cancel|undo|undid|revert|roll(?:ed|ing|s)? ?back|back(?:ed)? out|\bback\b|restor|\bstop|halt|g[ai]ve[ns]? up|giving up|drop|discard|abandon|\b(?:not?|never|left|leave|still|without (?:rebas|merg|apply))\b|n['’]t\b|abgebroch|abbr[ae]ch|abbrich|brach|zurück|rückgängig|verworfen|(?<!\p{L})(?:nicht|noch)(?!\p{L})|annul|arrêt|interromp|abandonn|revenu|(?<!\p{L})(?:pas|n['’])|cancel|deshic|deshac|volv|desist|(?<!\p{L})(?:no|sigue)(?!\p{L})|desfiz|desfeit|voltei|(?<!\p{L})(?:não|ainda)(?!\p{L})|annull|tornat|(?<!\p{L})non(?!\p{L})|отмен|отка[тч]|прерва|вернул|остан|(?<!\p{L})не(?!\p{L})|放弃|放棄|中止|取消|撤|回退|还原|還原|没|未|不|やめ|戻|ません|なかっ|中断|취소|중단|되돌|않|못|hủy|huỷ|dừng|quay lại|chưa|không/iu,
);

/** A claim for the whole of a reply that gives nothing up. */
export function goesOnIn(text: string, reading: Reading | undefined): WorkClaim[] {
  return reading === undefined || SAID.test(text)
    ? []
    : [claim(reading, "works", reading.text, { passes: true, printed: ["TOLD done"] })];
}

/** Takes back what the same program had begun. */
const TAKES_BACK = /^git (?:-\S+ )*(rebase|merge|cherry-pick|am|revert) (?:\S+ )*--(?:abort|quit)\b/;

/** Starts builds and tests, and touches no history. */
const BUILDS = /^(?:\S*\/)?(?:g?make|ninja|npm|pnpm|yarn|bun|cargo|go|pytest|tox|nox|mvnw?|gradlew?|dotnet) /;

/** The last word of the run on it was to take it back. */
export function tookBack(_: WorkClaim, { run, known }: Past): ClaimFault | undefined {
  if (!known.run) return undefined;
  const at = run.findLastIndex(({ act, call }) => call.outcome === "ok" && TAKES_BACK.test(act.words));
  const what = TAKES_BACK.exec(run[at]?.act.words ?? "")?.[1];
  if (what === undefined) return undefined;
  const again = new RegExp(`^git (?:-\\S+ )*(?:${what}|rebase|merge|am|apply|reset|cherry-pick|pull)\\b`);
  const isAgain = run
    .slice(at + 1)
    .some(
      ({ act, call }) =>
        call.outcome !== "failed" && (act.any ? !BUILDS.test(act.words) : again.test(act.words)),
    );
  return isAgain ? undefined : "contradicted";
}
