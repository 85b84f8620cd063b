/** Ways to ask of texts that are edited (tests/baselines.ts), each edit of which is a row of its own for seams. */
import type { Asked } from "../baselines.ts";
import { eachApart } from "./record.ts";

export function apart({ brief, answers }: Asked): Asked {
  const each = Object.entries(answers).map(([name, ask]) => [name, eachApart(ask)] as const);
  return { brief: eachApart(brief), answers: Object.fromEntries(each) };
}
