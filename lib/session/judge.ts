/** Several guards as one: each sees what those before it rewrote, and the strongest verdict counts. */
import { textOf } from "../core/json.ts";
import { CONTINUE, type Json, type Verdict } from "../core/verdict.ts";
import { decide } from "../hook/decide.ts";
import type { Guard, HookEvent } from "../hook/event.ts";
import { toolCall } from "../hook/hosts/read.ts";

/**
 * What the guards say together to one event: the strongest of their verdicts (block, ask, rewrite, context, warn). `value` holds
 * what all of them changed; it stands beside another verdict, too, where one of them rewrote the event. `notes` are all lines that are meant for the user. None of the strings ever
 * holds a secret.
 */
export type SessionVerdict = Verdict & { readonly notes: readonly string[]; readonly value?: Json };

/** The acts, the strongest last. */
const STRENGTH = ["continue", "warn", "context", "rewrite", "ask", "block"] as const;
const strength = ({ act }: Verdict): number => STRENGTH.indexOf(act);

/** What `guards` say to an event. Never throws. */
export function judgeAll(guards: readonly Guard[], first: HookEvent): SessionVerdict {
  let event = first;
  let said: Verdict = CONTINUE;
  let value: { readonly value?: Json } = {};
  const notes: string[] = [];
  for (const guard of guards) {
    const { verdict } = decide(guard, event);
    const note = noteOf(verdict);
    if (note !== undefined) notes.push(note);
    if (verdict.act === "rewrite") {
      value = { value: verdict.value };
      event = rewritten(event, verdict.value);
    }
    if (strength(verdict) >= strength(said)) said = merged(said, verdict);
    if (said.act === "block") break;
  }
  return { ...said, ...value, notes };
}

/** What a verdict has to say to the user; what the model is told is none of it. */
function noteOf(verdict: Verdict): string | undefined {
  if (verdict.act === "warn") return verdict.text;
  if (verdict.act === "rewrite") return verdict.note;
  return "reason" in verdict ? verdict.reason : undefined;
}

/** Of two verdicts of one strength the later, with what the earlier said in front. */
function merged(first: Verdict, second: Verdict): Verdict {
  if (first.act === "continue" || second.act === "continue" || first.act !== second.act) return second;
  const rules = [...first.rules, ...second.rules];
  if ("text" in first && "text" in second) return { ...second, text: `${first.text}\n${second.text}`, rules };
  if ("note" in first && "note" in second) return { ...second, note: `${first.note}\n${second.note}`, rules };
  return { ...second, rules };
}

/** The event as the next guard sees it. */
function rewritten(event: HookEvent, value: Json): HookEvent {
  switch (event.kind) {
    case "tool_call":
      return { ...event, ...toolCall(event.tool, value, event) };
    case "tool_result":
      return { ...event, result: value };
    case "model_call":
      return { ...event, messages: value };
    case "session":
    case "before_model":
      return event;
    case "prompt":
    case "reply":
    case "stop":
    case "outbound":
      return { ...event, text: textOf(value) };
  }
}
