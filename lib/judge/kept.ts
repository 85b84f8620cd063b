/** Opinions that were asked for before, by a digest of the question: private, and forgotten after a time. */
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { JUDGE_CACHE, JUDGE_CACHE_S } from "../core/limits.ts";
import { changeJson, readJson } from "../state/json.ts";
import { stateFolder, statePath } from "../state/place.ts";
import type { Opinion } from "./ask.ts";

const BYTES = 1024 * 1024;
const FILE = "opinions.json";

/** The opinion under `digest`, while it holds. Never throws. */
export function keptOpinion(digest: string, now = Date.now() / 1000): Opinion | undefined {
  try {
    const row = readJson(join(statePath("judge"), FILE), BYTES)?.[digest];
    if (!isObject(row) || Math.abs(now - Number(row["ts"])) > JUDGE_CACHE_S) return undefined;
    const { decision, reason } = row;
    const known = decision === "allow" || decision === "warn" || decision === "block";
    return known && typeof reason === "string" ? { decision, reason } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an opinion; a failure is none. Never throws. */
export function keepOpinion(digest: string, opinion: Opinion, now = Date.now() / 1000): void {
  if ("failure" in opinion) return;
  try {
    changeJson(join(stateFolder("judge"), FILE), BYTES, (rows) => {
      const fresh = Object.entries(rows).filter(
        ([key, row]) => key !== digest && isObject(row) && Math.abs(now - Number(row["ts"])) <= JUDGE_CACHE_S,
      );
      const row = { decision: opinion.decision, reason: opinion.reason, ts: Math.round(now) };
      return {
        result: undefined,
        next: Object.fromEntries([...fresh.slice(1 - JUDGE_CACHE), [digest, row]]),
      };
    });
  } catch {
    // It is asked for again.
  }
}
