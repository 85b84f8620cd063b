/**
 * fast-check with one seed for everyone: a run that passes here passes in continuous integration, and a failure comes
 * back. FC_SEED=<number> walks elsewhere, FC_TIMES=<number> that many times as far.
 */
import fc from "fast-check";

/** How many runs of a property take place where `npm test` makes `runs`. */
export function times(runs: number): number {
  return Math.ceil(runs * Number(process.env["FC_TIMES"] ?? 1));
}

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_260_101), numRuns: times(100) });

export { fc };
