/** What the input of a call holds, as far as it is known. */
import { WORK_TRACES } from "../core/limits.ts";
import type { Json } from "../core/verdict.ts";

/** A text that a record cut where it grew too long. */
const CUT = /…(?:"|$)/;

/** Whether a call's input holds `trace`; what is too long to look at, or was cut, may hold anything. */
export function mayHold(input: Json, trace: RegExp): boolean {
  const text = typeof input === "string" ? input : JSON.stringify(input);
  return text.length > WORK_TRACES || CUT.test(text) || trace.test(text);
}
