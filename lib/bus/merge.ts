/** One hook's answer applied to an event: what it may change changes, what it may not is named. */
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";
import type { HookAnswer } from "./answer.ts";
import type { Powers } from "./events.ts";

/** The fields of an event as the hooks before left them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What became of an event. */
export type Applied = {
  readonly fields: Fields;
  readonly block?: string;
  readonly context: readonly string[];
  readonly warnings: readonly string[];
  /** What the event cannot do, one phrase each. */
  readonly ignored: readonly string[];
};

/** Applies `answer` to `fields` as far as the event's powers go. A block wins over everything else that the hook said. */
export function apply(powers: Powers, fields: Fields, answer: HookAnswer): Applied {
  const ignored: string[] = [];
  const blocks = answer.block !== undefined && powers.blocks;
  if (answer.block !== undefined && !powers.blocks) ignored.push("a block");
  const context = powers.context ? answer.context : [];
  if (answer.context.length > 0 && !powers.context) ignored.push("context");
  return {
    fields: blocks ? fields : rewritten(powers, fields, answer, ignored),
    ...(blocks && answer.block !== undefined ? { block: answer.block } : {}),
    context,
    warnings: answer.warnings,
    ignored,
  };
}

function rewritten({ rewrites }: Powers, fields: Fields, answer: HookAnswer, ignored: string[]): Fields {
  let next = fields;
  for (const [name, value] of Object.entries(answer.fields)) {
    if (name !== rewrites) {
      // A script that echoes the event asks for nothing.
      if (!same(fields[name], value)) ignored.push(`a new ${name}`);
    } else if (name === "tool_input") {
      next = { ...next, [name]: inputWith(next[name], value, ignored) };
    } else if (typeof value === "string") {
      next = { ...next, [name]: value };
    } else ignored.push(`a ${name} that is no text`);
  }
  return next;
}

function same(a: unknown, b: Json): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}

/** Only keys that the call has are replaced: a hook must not give a tool an argument that nobody judged. */
function inputWith(input: unknown, wish: Json, ignored: string[]): unknown {
  if (typeof input === "string" && typeof wish === "string") return wish;
  if (!isObject(input) || !isObject(wish)) {
    ignored.push("a tool_input of another shape");
    return input;
  }
  const missing = Object.keys(wish).filter((key) => !Object.hasOwn(input, key));
  if (missing.length > 0) ignored.push(`${missing.length === 1 ? "a key" : "keys"} that tool_input has not`);
  // Object.fromEntries makes "__proto__" a key like any other.
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Object.hasOwn(wish, key) ? wish[key] : value]),
  );
}
