/** The detectors as the user tuned them: with the rows and the allowed values of the built security_guard. */
import { randomBytes } from "node:crypto";
import { maskText } from "../../lib/secrets/mask.ts";
import { type ScanOptions, scan } from "../../lib/secrets/scan.ts";
import { loadGuard, products } from "../guards.ts";
import type { Scanner } from "./piece.ts";

const GUARD = "security_guard";

/** The scanner of the built guard, or with the tables as they ship where nothing was built. */
export async function tunedScanner(): Promise<Scanner> {
  const options = await tunedOptions();
  return (text) => scan(text, options);
}

/** The options of a scan that finds what the built guard finds. */
export async function tunedOptions(): Promise<ScanOptions> {
  const product = products().find(({ name }) => name === GUARD);
  if (!product) return {};
  const { SECRET_PATTERNS: rows, ALLOWED: allowed } = (await loadGuard(product)).tables();
  return {
    ...(Array.isArray(rows) ? { rows } : {}),
    ...(Array.isArray(allowed) ? { allowed } : {}),
  };
}

/** `text` as it may be shown: what we quote of somebody's configuration may hold a secret next to our entries. */
export async function shownText(text: string): Promise<string> {
  return maskText(text, newSession(), await tunedOptions());
}

/** A key for the digests in masked values: new each time, so that they say nothing outside one report. */
export function newSession(): string {
  return randomBytes(16).toString("hex");
}
