/** What claims are held against: what was done, and what else is known. */
import type { Done } from "./ends.ts";
import type { RecordedSession } from "./record.ts";

/** Why a claim does not hold. `contradicted`: the record says otherwise; `unbacked`: no call could have done it; `stale`: the code changed since. */
export type ClaimFault = (typeof FAULTS)[number];

/** Every {@link ClaimFault}. */
export const FAULTS = ["contradicted", "unbacked", "stale"] as const;

/** What is known besides the calls. */
export type Known = {
  /** False where calls of this run may be missing from the record: nothing is unbacked then. */
  readonly run: boolean;
  /** True where something goes on that will wake the agent. */
  readonly wakes?: boolean;
};

/** Everything that was done, and in the last run. */
export type Past = {
  readonly all: readonly Done[];
  readonly run: readonly Done[];
  readonly session: RecordedSession;
  readonly known: Known;
  /** Every number of the reply that is judged. */
  readonly said: readonly number[];
};
