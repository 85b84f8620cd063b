/**
 * What a reply leaves out: what was tried last came to nothing, and no word of the reply tells of any trouble. Needs no
 * words for what was tried, in any language.
 */
import { type Deed, isUnknown } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { namesOf, type Try } from "./objects.ts";
import type { ClaimFault, Past } from "./past.ts";
import { saysNoProgram } from "./result.ts";
import { committedNothing, failedAlone, gaveUp, programOf, standing, wasOnlyRehearsed } from "./standing.ts";

/** Something that was tried failed or was only rehearsed, nothing behind it mended it, and the reply is glad. */
export function untold(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (standing(past).length > 0 || gaveUp(past) || (committedNothing(past) && !claim.earlier))
    return "contradicted";
  return wasOnlyRehearsed(past) && !claim.rehearsed ? "unbacked" : undefined;
}

/** Names and figures, which nobody writes by chance: `pg_config`, `user.zip`, 9860. */
const TOKEN =
  /(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_.-]{4,80}(?![\p{L}\p{N}_]))\p{L}*[\p{N}_.-][\p{L}\p{N}_.-]+/gu;

/** Things that were counted: "12 vulnerabilities". */
const COUNTED = /(?<![\p{L}\p{N}.,])\d{1,6} \p{L}{4,20}/gu;

function tokensOf(text: string): Set<string> {
  const lower = text.toLowerCase();
  const words = lower.match(TOKEN) ?? [];
  return new Set([
    ...(lower.match(COUNTED) ?? []),
    ...words.flatMap((word) => [
      word.replace(/[.-]+$/, ""),
      ...word.split(/[./]/).filter((part) => part.length > 3 && /\d/.test(part)),
    ]),
  ]);
}

/** Deeds that a run is for: who reports at its end speaks of them, in whatever words. */
const PRINCIPAL: readonly Deed[] = [
  ...(["test", "build", "types", "write", "commit", "push", "pr", "tag", "merge", "rebase"] as const),
  ...(["deploy", "publish", "install", "uninstall", "delete", "schedule"] as const),
];

/** The reply may well speak of it: it is what the run was for, or the reply names it. */
function isMeant(one: Try, words: ReadonlySet<string>): boolean {
  const { act, call } = one;
  const optional = isUnknown(act) || saysNoProgram(call.output);
  if (!optional && (act.any || PRINCIPAL.some((deed) => act.deeds.has(deed)))) return true;
  if (commandOf(call) === undefined) return true;
  const program = programOf(act).split("/").at(-1)?.toLowerCase() ?? "";
  return words.has(program) || namesOf(act).some((name) => words.has(name));
}

/** True where the silence of a reply is none: it speaks of what failed, or that was by the way. */
export function isNoSilence(reply: string, past: Past): boolean {
  if (speaksOfFailure(reply, past)) return true;
  if (gaveUp(past) || committedNothing(past)) return false;
  const failed = standing(past);
  const asked = past.session.runs.at(-1)?.asked ?? "";
  const words = new Set(
    (`${asked}\n${reply}`.toLowerCase().match(/[\p{L}\p{N}_][\p{L}\p{N}_./@-]*/gu) ?? []).flatMap((word) => [
      word.replace(/[./]+$/, ""),
      ...word.split("/"),
    ]),
  );
  return failed.length > 0 && !failed.some((one) => isMeant(one, words));
}

/** The reply holds a name or a figure that only what failed has printed: it speaks of that, in whatever words. */
function speaksOfFailure(reply: string, past: Past): boolean {
  const failed = failedAlone(past);
  if (failed.size === 0) return false;
  const said = tokensOf(reply);
  const others = tokensOf(
    past.session.runs
      .flatMap(({ asked, calls }) => [
        asked,
        ...calls.flatMap((call) => [JSON.stringify(call.input), failed.has(call) ? "" : call.output]),
      ])
      .join("\n"),
  );
  return [...failed].some(({ output }) =>
    [...tokensOf(output)].some((word) => said.has(word) && !others.has(word)),
  );
}
