/**
 * The detectors as the user tuned them: with the rows and the allowed values of the built security_guard and of the person's
 * rules file.
 */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { internalIn } from "../../lib/boundary/internal.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { catalog } from "../../lib/secrets/catalog/index.ts";
import { maskText } from "../../lib/secrets/mask.ts";
import { type ScanOptions, scan } from "../../lib/secrets/scan.ts";
import { loadGuard, products } from "../guards.ts";
import { rulesFileOf } from "../rules/place.ts";
import { Refusal } from "../terminal.ts";
import type { Lens, Mark } from "./piece.ts";

const GUARD = "security_guard";

/** The options of a scan that finds what the built guard finds, or with the tables as they ship where nothing was built. */
export async function tunedOptions(): Promise<ScanOptions> {
  const product = products().find(({ name }) => name === GUARD);
  return product ? optionsOf(await loadGuard(product)) : {};
}

function optionsOf(guard: Guard): ScanOptions {
  const { SECRET_PATTERNS: rows, ALLOWED: allowed } = guard.tables();
  return {
    ...(Array.isArray(rows) ? { rows } : {}),
    ...(Array.isArray(allowed) ? { allowed } : {}),
  };
}

/** What a person's rules file makes of a scan, and the names that it calls internal. */
type Personal = { readonly options: ScanOptions; readonly names: readonly string[] };

/** @throws Refusal for a rules file with a fault: what it allows must not be guessed. */
async function personal(): Promise<Personal> {
  const path = rulesFileOf(GUARD);
  if (!existsSync(path)) return { options: await tunedOptions(), names: [] };
  const { readRules } = await import("../rules/file.ts");
  const file = await readRules(path);
  if (!("settings" in file)) {
    const [fault] = file;
    throw new Refusal(`${fault?.where}: ${fault?.message}`, fault?.hint);
  }
  const guard = file.guard.settings?.apply(file.settings) ?? file.guard;
  await guard.load?.();
  const names = file.settings["internal_names"];
  return {
    options: optionsOf(guard),
    names: Array.isArray(names) ? names.filter((name) => typeof name === "string") : [],
  };
}

/** What a scan looks for besides secrets. */
export type Sight = {
  /** Private addresses and internal names, too: the world reads the repository. */
  readonly isPublic: boolean;
  /** Internal names beside those of the person's rules file. */
  readonly names: readonly string[];
};

/** The detectors as one look at a text. @throws Refusal for a rules file with a fault. */
export async function lensOf({ isPublic, names }: Sight): Promise<Lens> {
  const { options, names: own } = await personal();
  const listed = [...own, ...names];
  return {
    scan: isPublic
      ? (text) => withInternal(text, scan(text, options), listed)
      : (text) => scan(text, options),
    isDrawn: drawnBy(),
  };
}

/** Secrets and internal names in order; where they overlap, the secret stays. */
function withInternal(text: string, secrets: readonly Mark[], names: readonly string[]): Mark[] {
  const internal = internalIn(text, names).map((one) => ({ ...one, class: "internal" as const }));
  const marks: Mark[] = [];
  let next = 0;
  for (const one of internal) {
    for (let secret = secrets[next]; secret && secret.end <= one.start; secret = secrets[++next])
      marks.push(secret);
    const secret = secrets[next];
    if (!secret || secret.start >= one.end) marks.push(one);
  }
  marks.push(...secrets.slice(next));
  return marks;
}

/** Units of a value from which on a vendor's random part is too long to be guessed. */
const DRAWN_UNITS = 24;

/** A vendor's shape, or a key in an armour. What only its surroundings give away may be a word that a person chose. */
function drawnBy(): Lens["isDrawn"] {
  const shaped = new Set(
    catalog().flatMap((row) => ("shape" in row && "keywords" in row && row.id !== "jwt" ? [row.id] : [])),
  );
  return ({ rule, class: kind, keep }, units) =>
    units - keep >= DRAWN_UNITS && (shaped.has(rule) || kind === "private-key");
}

/** `text` as it may be shown: what we quote of somebody's configuration may hold a secret next to our entries. */
export async function shownText(text: string): Promise<string> {
  return maskText(text, newSession(), await tunedOptions());
}

/** A key for the digests in masked values: new each time, so that they say nothing outside one report. */
export function newSession(): string {
  return randomBytes(16).toString("hex");
}
