/**
 * What a reply leaves out: the last try of something came to nothing, and no word takes anything back. Needs no words of
 * any language but those of reserve.
 */
import type { Deed } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { type Try, triesOf } from "./objects.ts";
import type { ClaimFault, Past } from "./past.ts";

/** Checks of code, of which claims have kinds of their own. */
const CHECKS: readonly Deed[] = ["test", "lint", "types", "format", "build"];

function isCheck({ act }: Try): boolean {
  return CHECKS.some((deed) => act.deeds.has(deed));
}

/** Something that was tried failed, nothing behind it mended it, and the reply is glad. */
export function untold(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const tries = triesOf(past);
  const failed = tries.filter(
    (one, at) => one.end === "failed" && !isCheck(one) && !isMended(one, tries.slice(at + 1)),
  );
  if (failed.length > 0) return "contradicted";
  const real = tries.filter(({ end }) => end !== "rehearsed");
  return tries.length > 0 && real.length === 0 && !claim.rehearsed ? "unbacked" : undefined;
}

/** Behind a try, the same tool, or anything else that is not a tool of the same kind, went well. */
function isMended({ call, act }: Try, later: readonly Try[]): boolean {
  return later.some(
    (one) =>
      one.end === "ok" &&
      one.call !== call &&
      (commandOf(call) !== undefined || one.call.tool === call.tool || one.act.any !== act.any),
  );
}
