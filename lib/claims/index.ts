/** The claims library: what a reply asserts as done, and whether the records back it. */

export type { Leave } from "../state/tries.ts";
export { claimsOf, type ReadReply, readReply } from "./assert.ts";
export { lengthSentBack, spendRetry } from "./cap.ts";
export { type CheckedReply, type CheckResult, checkReply, fabricationsIn } from "./check.ts";
export type { CitedLink, Claim, ClaimKind, ClaimRow, GivenRow, Language } from "./claim.ts";
export { readRegistry, registryPath, workspaceOf } from "./evidence.ts";
export { LANGUAGES } from "./languages/index.ts";
export { type FoundLink, findLinks, type LinkRow, readLink } from "./links.ts";
export { entriesOf, type Registry, type RegistryEntry } from "./registry.ts";
export { reasonFor, unreadFor, warningFor, withNote } from "./report.ts";
export type { ClaimTables } from "./tables.ts";
export {
  type Backing,
  type Evidence,
  type Fabrication,
  fabrications,
  type RecordedEntry,
  type RegistryFinding,
  type RegistryLookup,
} from "./verify.ts";
