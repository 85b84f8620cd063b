/** What a registry is and what its entries mean: ids, titles, ages, whether they are live. */
import type { ClaimKind } from "./claim.ts";
import { type LinkRow, readLink } from "./links.ts";

/**
 * One registry; a template's REGISTRIES table holds them. The file is a list, or an object with the list (or a map from id
 * to entry) under `list`.
 */
export type Registry = {
  readonly name: string;
  /** The deeds that its entries prove. */
  readonly proves: ClaimKind;
  /** Environment variables that name the file; the first that is set wins. */
  readonly env: readonly string[];
  /** The file when none is set; a relative one lies in the workspace. */
  readonly file: string;
  readonly list?: string;
  readonly ids: readonly string[];
  /** The fields that hold the entry's public link and its title. */
  readonly link?: string;
  readonly title?: string;
  /** Which entries prove anything: those whose `field` is one of `is`, or none of `not` (compared as lower-case text). */
  readonly live?: {
    readonly field: string;
    readonly is?: readonly string[];
    readonly not?: readonly string[];
    /**
     * True when a filled `link` proves the deed where `field` is absent. A registry in which no entry ever has either
     * records no such deed at all.
     */
    readonly orLink?: boolean;
  };
  /** For deeds that leave no link: an entry proves one when it is this fresh, or when its title is named. */
  readonly recent?: {
    readonly fields: readonly string[];
    readonly seconds: number;
    /** Values of the live field that prove something only while fresh: a job that has run its course. */
    readonly ended?: readonly string[];
  };
  /** Parts of the names of tools that may do the deed, for registries that do not record it; any tool when there are none. */
  readonly tools?: readonly string[];
  /** How people call the place that it records, in small letters. */
  readonly places?: readonly string[];
  /** Names of places that it does not record, as pieces of patterns: a deed there is unknown. */
  readonly elsewhere?: readonly string[];
  /** For reasons: what it is called, what an entry proves ("published"), and what the agent may do to make the claim true. */
  readonly record: string;
  readonly deed: string;
  readonly instead: string;
  /** How text becomes data; JSON without it. A YAML registry brings `parse` of the `yaml` package. Throws on bad text. */
  readonly parse?: (text: string) => unknown;
};

/** One entry, as far as a claim can be checked against it. */
export type RegistryEntry = {
  readonly keys: readonly string[];
  readonly title: string;
  readonly live: boolean;
  /** The value that tells whether it is live, in lower case; empty when the entry has none. */
  readonly state: string;
  /** What its public link is known by; missing when it has none. */
  readonly slug?: string;
  /** False when neither state nor link is there, so that nothing was ever recorded of the deed. */
  readonly recorded: boolean;
  /** True when it has run its course and only proves a deed while fresh. */
  readonly ended: boolean;
  /** Seconds since it was made or changed; missing when no time could be read. */
  readonly age?: number;
};

/** The entries of a parsed registry; `undefined` when it has no list, or a list in which nothing is an entry. */
export function entriesOf(
  data: unknown,
  row: Registry,
  table: readonly LinkRow[],
  now: number,
): RegistryEntry[] | undefined {
  const list = listOf(data, row.list);
  if (!list) return undefined;
  const entries = list.filter(isRecord).flatMap((item) => entryOf(item, row, table, now) ?? []);
  // A list of rubbish is a broken registry and proves nothing; an empty list is a registry in which nothing is.
  return entries.length === 0 && list.length > 0 ? undefined : entries;
}

function listOf(data: unknown, name: string | undefined): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  const inner = isRecord(data) && name !== undefined ? data[name] : undefined;
  if (Array.isArray(inner)) return inner;
  return isRecord(inner) ? Object.values(inner) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function entryOf(
  item: Record<string, unknown>,
  row: Registry,
  table: readonly LinkRow[],
  now: number,
): RegistryEntry | undefined {
  const url = row.link === undefined ? "" : textAt(item, row.link);
  const slug = readLink(url, table)?.key;
  const keys = [...row.ids.map((field) => textAt(item, field).toLowerCase()), slug ?? ""].filter(Boolean);
  const title = row.title === undefined ? "" : textAt(item, row.title);
  if (keys.length === 0 && title === "") return undefined;
  const state = stateOf(item, row);
  const age = ageOf(item, row.recent?.fields ?? [], now);
  return {
    keys,
    title,
    state,
    live: isLive(state, url, row),
    recorded: isRecorded(item, row),
    ended: row.recent?.ended?.includes(state) ?? false,
    ...(slug === undefined ? {} : { slug }),
    ...(age === undefined ? {} : { age }),
  };
}

function textAt(item: Record<string, unknown>, field: string): string {
  const value = item[field];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

function isLive(state: string, url: string, { live }: Registry): boolean {
  if (!live) return true;
  // What the entry says of itself counts more than a link that it kept from before.
  if (live.orLink && state === "") return url !== "";
  return live.is ? live.is.includes(state) : !live.not?.includes(state);
}

function isRecorded(item: Record<string, unknown>, { live, link = "" }: Registry): boolean {
  return !live?.orLink || live.field in item || link in item;
}

function stateOf(item: Record<string, unknown>, { live }: Registry): string {
  return live
    ? String(item[live.field] ?? "")
        .trim()
        .toLowerCase()
    : "";
}

/** Seconds since the latest of `fields`, each in seconds, milliseconds or ISO 8601. */
function ageOf(item: Record<string, unknown>, fields: readonly string[], now: number): number | undefined {
  const times = fields.flatMap((field) => secondsOf(item[field]) ?? []);
  return times.length === 0 ? undefined : now - Math.max(...times);
}

/** Times beyond this are milliseconds: in seconds it would be the year 5138. */
const MILLISECONDS = 1e11;

function secondsOf(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === "number") {
    return Number.isFinite(number) && number > 0
      ? number > MILLISECONDS
        ? number / 1000
        : number
      : undefined;
  }
  if (typeof value !== "string") return undefined;
  // Python writes microseconds, a space for the T, and no zone for UTC.
  const iso = value
    .trim()
    .replace(" ", "T")
    .replace(/(\.\d{3})\d+/, "$1");
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) || !iso.includes("T") ? iso : `${iso}Z`);
  return Number.isNaN(time) ? undefined : time / 1000;
}
