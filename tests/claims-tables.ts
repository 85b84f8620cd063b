/** The tables that verify_publish_claims reads replies with, and what they make of a text. */
import { claimsOf } from "../lib/claims/assert.ts";
import type { Claim } from "../lib/claims/claim.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import type { Registry } from "../lib/claims/registry.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { loadGuard } from "../scripts/guards.ts";

export const { LINKS, REGISTRIES } = (await loadGuard("verify_publish_claims")).tables() as {
  readonly LINKS: readonly LinkRow[];
  readonly REGISTRIES: readonly Registry[];
};
export const TABLES: ClaimTables = { languages: LANGUAGES, links: LINKS, registries: REGISTRIES };
export const claims = (text: string): readonly Claim[] => claimsOf(text, TABLES);

/** Where pages of the registry stand. */
export const HOST = "community.iamstarchild.com";
