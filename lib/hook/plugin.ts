/** Guards inside a host's own process: callbacks instead of stdin and stdout. */
import type { JsonObject } from "../core/verdict.ts";
import { respondTo } from "./decide.ts";
import type { Guard } from "./event.ts";
import type { Host } from "./hosts/host.ts";

/**
 * What `guards` answer together to the callback `name`: each sees what those before it rewrote. `log` gets the lines that
 * an executable would write to stderr. Never throws.
 */
export function askAll(
  guards: readonly Guard[],
  host: Host,
  name: string,
  payload: JsonObject,
  log: (line: string) => void,
): JsonObject {
  let answer: JsonObject = {};
  for (const guard of guards) {
    const outcome = respondTo(guard, host, { ...payload, ...answer }, name);
    answer = { ...answer, ...outcome.answer.stdout };
    for (const line of [outcome.answer.stderr, outcome.failure]) if (line !== undefined) log(line);
  }
  return answer;
}

/**
 * Writes `source` into `target` in place, for hosts that keep their own references to what they handed out. Below its own
 * fields nothing stays of what `source` does not have: a list that became shorter ends there.
 */
export function pour(target: Box, source: JsonObject): void {
  const work = [{ to: target, from: source }];
  for (let item = work.pop(); item; item = work.pop()) {
    for (const [key, value] of Object.entries(item.from)) {
      const old = item.to[key];
      if (isBox(old) && isBox(value) && Array.isArray(old) === Array.isArray(value)) {
        cut(old, value);
        work.push({ to: old, from: value as JsonObject });
      } else item.to[key] = value;
    }
  }
}

type Box = { [key: string]: unknown };

function isBox(value: unknown): value is Box {
  return typeof value === "object" && value !== null;
}

/** Takes out of `old` what `now` does not have. */
function cut(old: Box, now: Box): void {
  if (Array.isArray(old)) old.length = Object.keys(now).length;
  else for (const key of Object.keys(old)) if (!Object.hasOwn(now, key)) Reflect.deleteProperty(old, key);
}
