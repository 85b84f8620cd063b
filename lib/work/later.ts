/** Words about now and later, held against what was done: an act that goes on, word that is promised. */
import type { WorkClaim } from "./claim.ts";
import { endOf } from "./ends.ts";
import type { ClaimFault, Past } from "./past.ts";
import { lastRun } from "./record.ts";

/** A state of a job that has not ended. */
const GOES_ON = /\b(?:in[_ -]progress|running|queued|pending|processing|scheduled|starting|waiting)\b/i;

/** An act that is said to go on: some call of the run could be it. */
export function narration(claim: WorkClaim, { run, known, session }: Past): ClaimFault | undefined {
  if (!known.run) return undefined;
  const calls = lastRun(session);
  // What a look shows going on is nobody's act of now.
  if (run.some(({ act, call }) => act.deeds.has("look") && GOES_ON.test(call.output))) return undefined;
  if (claim.deeds.length === 0) return calls.length === 0 ? "unbacked" : undefined;
  const could = run.some(
    ({ act }) => act.any || claim.deeds.some((deed) => act.deeds.has(deed) && deed !== "look"),
  );
  return could ? undefined : "unbacked";
}

/** Something must wake the agent: a schedule, a sub-agent that reports, a task of a host that wakes for it. */
export function promise({ run, all, known }: Past): ClaimFault | undefined {
  if (known.wakes === true) return undefined;
  const done = [...run, ...all].filter(({ act }) => act.deeds.has("schedule"));
  const wakes = done.some((one) => one.call.outcome !== "failed" && endOf(one, "schedule") !== "failed");
  return wakes ? undefined : "unbacked";
}
