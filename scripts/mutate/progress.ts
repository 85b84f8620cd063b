/** Stryker's plug-in that says how far it is: a line for each hundred mutants, so that a run that is cut short tells something. */
import type { Mutant } from "./stryker.ts";

export class Progress {
  #planned = 0;
  #tested = 0;
  #missed = 0;

  onMutationTestingPlanReady({ mutantPlans }: { mutantPlans: readonly unknown[] }): void {
    this.#planned = mutantPlans.length;
  }

  onMutantTested({ status }: Mutant): void {
    if (status === "Ignored" || status === "RuntimeError") {
      this.#planned--;
      return;
    }
    this.#tested++;
    if (status === "Survived" || status === "NoCoverage") this.#missed++;
    if (this.#tested % 100 === 0)
      console.error(`${this.#tested} of at most ${this.#planned} mutants, ${this.#missed} not noticed`);
  }
}
