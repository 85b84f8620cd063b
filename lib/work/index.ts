/**
 * `agent-guards/work`: what an agent really did (records, transcripts, shell evaluation), what it says it did, and where
 * the two part. It holds nothing of its own: the public names of this folder, and only those.
 */

export type { Leave } from "../state/tries.ts";
export type { Act, Deed } from "./act.ts";
export { actsOf } from "./acts.ts";
export type { StateKind, WorkClaim, WorkClaimKind, WorkLanguage } from "./claim.ts";
export { claimsOf } from "./claims.ts";
export { type Done, doneIn, type End, endOf } from "./ends.ts";
export { judgeWork, type WorkJudgement, type WorkTables } from "./judge.ts";
export { LANGUAGES } from "./languages/index.ts";
export { type ClaimFault, FAULTS, type Known } from "./past.ts";
export {
  type Call,
  callsOf,
  type Entry,
  lastRun,
  type Outcome,
  type RecordedSession,
  type Result,
  type Run,
  sessionOf,
} from "./record.ts";
export { uncheckedReason, workReason, workWarning } from "./report.ts";
export { readResult } from "./result.ts";
export { forget, leaveFor, lengthSentBack, record, recorded, transcribed } from "./store.ts";
export { readTranscript } from "./transcript.ts";
export { findingsIn, type WorkFinding, type WorkFindings } from "./verify.ts";
