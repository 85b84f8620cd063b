/** What is said of a sealed file that does not count, wherever the command meets it. */
import { BadSeal } from "../../lib/rules/reseal.ts";
import { Refusal } from "../terminal.ts";

/** What makes the sealed rules of `guard` count again. */
export function sealRemedy(guard: string): string {
  return `agent-guards rules apply seals your rules file anew; without one, uninstall ${guard} and install it again`;
}

/** The refusal of what would build on a sealed file that does not count. `why` ends the sentence "the file …". */
export function sealRefusal(program: string, guard: string, why: string): Refusal {
  return new Refusal(new BadSeal(program, why).message, sealRemedy(guard));
}
