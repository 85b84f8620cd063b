/** What sessions, days and models have cost, in one private file. */
import { join } from "node:path";
import { isObject } from "../core/json.ts";
import { LEDGER_BYTES, LEDGER_DAYS, LEDGER_SESSIONS } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { changeJson, readJson } from "../state/json.ts";
import { fileNameOf, stateFolder, statePath } from "../state/place.ts";

/** What one session, or one day, has come to. */
export type Account = {
  /** US dollars of all calls that had a price. */
  readonly cost: number;
  /** Calls without a price: what they cost nobody knows. */
  readonly unpriced: number;
  /** US dollars by model. */
  readonly models: Readonly<Record<string, number>>;
};

/** One use of a model. `cost` is what it cost, `total` what the session has cost so far: one of them, or neither. */
export type Spent = { readonly model: string; readonly cost?: number; readonly total?: number };

/** What a limit is set for. */
export type BudgetScope = "turn" | "session" | "day";

/** A limit that this use was the first to cross. */
export type Crossed = { readonly scope: BudgetScope; readonly limit: number; readonly cost: number };

export type Limits = { readonly [S in BudgetScope]: readonly number[] };

/** Where a session and its day stand. */
export type Standing = { readonly session: Account; readonly day: Account };

const EMPTY: Account = { cost: 0, unpriced: 0, models: {} };

function ledgerPath(folder: string): string {
  return join(folder, "ledger.json");
}

/** The day of a time, by the clock of this machine: `2026-11-22`. */
function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/**
 * Adds one use to the accounts of `session` and of today, and tells which limits it is the first to cross. A session's
 * total is never added to what its calls came to, and the calls of a sub-session count for the day once.
 *
 * @throws RangeError when the file's turn does not come, and whatever the disk says: then nothing is counted.
 */
export function spend(
  session: string,
  used: Spent,
  limits: Limits,
  now = new Date(),
): Standing & { readonly crossed: readonly Crossed[] } {
  return changeJson(ledgerPath(stateFolder("budget")), LEDGER_BYTES, (ledger) => {
    const sessions = mapAt(ledger, "sessions");
    const days = mapAt(ledger, "days");
    const own = fileNameOf(session);
    const today = dayOf(now);
    const price = priceOf(used, rowAt(sessions, own));
    const next = {
      session: added(sessions, own, used.model, price, now),
      day: added(days, today, used.model, price, now),
    };
    const crossed = [
      ...limits.turn
        .filter((limit) => (price ?? 0) >= limit)
        .slice(-1)
        .map((limit): Crossed => ({ scope: "turn", limit, cost: price ?? 0 })),
      ...crossings("session", limits.session, next.session),
      ...crossings("day", limits.day, next.day),
    ];
    return {
      result: { session: accountOf(next.session), day: accountOf(next.day), crossed },
      next: {
        sessions: kept(sessions, own, marked(next.session, crossed, "session"), LEDGER_SESSIONS),
        days: kept(days, today, marked(next.day, crossed, "day"), LEDGER_DAYS),
        notes: mapAt(ledger, "notes"),
      },
    };
  });
}

/** Where `session` and today stand; empty accounts where nobody knows. Never throws. */
export function standing(session: string, now = new Date()): Standing {
  try {
    const ledger = readJson(ledgerPath(statePath("budget")), LEDGER_BYTES) ?? {};
    return {
      session: accountOf(rowAt(mapAt(ledger, "sessions"), fileNameOf(session))),
      day: accountOf(rowAt(mapAt(ledger, "days"), dayOf(now))),
    };
  } catch {
    return { session: EMPTY, day: EMPTY };
  }
}

/** Keeps `text` for the next event of `session` at which a host shows one. Never throws. */
export function keepNote(session: string, text: string): void {
  changeNotes((notes) => ({
    ...Object.fromEntries(Object.entries(notes).slice(-50)),
    [fileNameOf(session)]: text,
  }));
}

/** The note that waits for `session`, once. Reads only, where none does. */
export function takeNote(session: string): string | undefined {
  try {
    const key = fileNameOf(session);
    const text = mapAt(readJson(ledgerPath(statePath("budget")), LEDGER_BYTES) ?? {}, "notes")[key];
    if (typeof text !== "string") return undefined;
    changeNotes((notes) => Object.fromEntries(Object.entries(notes).filter(([name]) => name !== key)));
    return text;
  } catch {
    return undefined;
  }
}

function changeNotes(change: (notes: JsonObject) => JsonObject): void {
  try {
    changeJson(ledgerPath(stateFolder("budget")), LEDGER_BYTES, (ledger) => ({
      result: undefined,
      next: { ...ledger, notes: change(mapAt(ledger, "notes")) },
    }));
  } catch {
    // A note that cannot be kept is one that the user does not see; the count stands.
  }
}

/** What this use cost: its own price, or what the session's total has grown by; undefined when nobody says. */
function priceOf({ cost, total }: Spent, before: JsonObject): number | undefined {
  if (cost !== undefined) return cost;
  return total === undefined ? undefined : Math.max(0, total - numberAt(before, "cost"));
}

function added(
  rows: JsonObject,
  key: string,
  model: string,
  price: number | undefined,
  now: Date,
): JsonObject {
  const row = rowAt(rows, key);
  const models = mapAt(row, "models");
  const named = model === "" ? "?" : model.slice(0, 100);
  return {
    cost: rounded(numberAt(row, "cost") + (price ?? 0)),
    unpriced: numberAt(row, "unpriced") + (price === undefined ? 1 : 0),
    models: {
      ...Object.fromEntries(Object.entries(models).slice(-30)),
      [named]: rounded(numberAt(models, named) + (price ?? 0)),
    },
    alerted: numberAt(row, "alerted"),
    ts: Math.round(now.getTime() / 1000),
  };
}

/** Millionths of a dollar: sums of binary fractions would show their dust. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The highest limit that the account is beyond and nobody was told of. */
function crossings(scope: BudgetScope, limits: readonly number[], row: JsonObject): Crossed[] {
  const cost = numberAt(row, "cost");
  const highest = Math.max(0, ...limits.filter((limit) => cost >= limit));
  return highest > numberAt(row, "alerted") ? [{ scope, limit: highest, cost }] : [];
}

function marked(row: JsonObject, crossed: readonly Crossed[], scope: BudgetScope): JsonObject {
  const own = crossed.find((one) => one.scope === scope);
  return own ? { ...row, alerted: own.limit } : row;
}

/** The rows with `key` last; of more than `most` the oldest go. */
function kept(rows: JsonObject, key: string, row: JsonObject, most: number): JsonObject {
  const others = Object.entries(rows).filter(([name]) => name !== key);
  return Object.fromEntries([...others.slice(1 - most), [key, row]]);
}

function accountOf(row: JsonObject): Account {
  const models = Object.entries(mapAt(row, "models")).map(([name, value]): [string, number] => [
    name,
    Number(value) || 0,
  ]);
  return {
    cost: numberAt(row, "cost"),
    unpriced: numberAt(row, "unpriced"),
    models: Object.fromEntries(models),
  };
}

function mapAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) ? value : {};
}

function rowAt(rows: JsonObject, key: string): JsonObject {
  return mapAt(rows, key);
}

function numberAt(object: JsonObject, key: string): number {
  const value: Json | undefined = object[key];
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
