/** Guards inside a host's own process: callbacks instead of stdin and stdout. */
import { isObject } from "../core/json.ts";
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

/** Writes `source` into `target` in place, for hosts that keep their own reference to the object they handed out. */
export function pour(target: { [key: string]: unknown }, source: JsonObject): void {
  const work = [{ to: target, from: source }];
  for (let item = work.pop(); item; item = work.pop()) {
    for (const [key, value] of Object.entries(item.from)) {
      const old = item.to[key];
      if (isBox(old) && (isObject(value) || Array.isArray(value))) {
        work.push({ to: old, from: value as JsonObject });
      } else item.to[key] = value;
    }
  }
}

function isBox(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
