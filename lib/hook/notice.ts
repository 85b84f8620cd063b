/** A line to the user behind whatever a guard says. */
import type { Verdict } from "../core/verdict.ts";

/** The verdict with `notice`; `rule` is the id where the guard itself has nothing to say. */
export function noted(verdict: Verdict, notice: string, rule: string): Verdict {
  switch (verdict.act) {
    case "continue":
      return { act: "warn", text: notice, rules: [rule] };
    case "warn":
    case "context":
      return { ...verdict, text: `${verdict.text}\n${notice}` };
    case "rewrite":
      return { ...verdict, note: `${verdict.note}\n${notice}` };
    case "block":
    case "ask":
      return { ...verdict, reason: `${verdict.reason}\n${notice}` };
  }
}
