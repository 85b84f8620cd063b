/**
 * `agent-guards/secrets`: find secrets in a text and mask them. It holds nothing of its own: the public names of this
 * folder, and only those.
 */
export type { Finding, Json, JsonObject, RuleRow, Span } from "../core/verdict.ts";
export { type AllowedValue, fingerprint } from "./allowed.ts";
export { catalog } from "./catalog/index.ts";
export type { Secret, SecretClass } from "./finding.ts";
export { mask, maskText } from "./mask.ts";
export type { BoundRow, CatalogRow, FinderRow, SecretRow, ShapeRow } from "./row.ts";
export { type ScanOptions, scan } from "./scan.ts";
export { type MaskedStream, maskStream } from "./stream/index.ts";
export { maskJson } from "./structure.ts";
export { WALLET_RULES, type WalletRow } from "./wallet/rules.ts";
