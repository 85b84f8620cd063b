/**
 * The claims library: what a reply asserts as done, and whether the records back it. It must not know any guard.
 */
export { claimsOf } from "./assert.ts";
export { type Leave, leaveToBlock, lengthSentBack } from "./cap.ts";
export { type ClaimTables, fabricationsIn } from "./check.ts";
export type { Claim, ClaimRow, GivenRow, Kind, Language, Link } from "./claim.ts";
export { readRegistry, registryPath, workspaceOf } from "./evidence/read.ts";
export { LANGUAGES } from "./languages/index.ts";
export { type FoundLink, findLinks, type LinkRow, readLink } from "./links.ts";
export { type Entry, entriesOf, type Registry } from "./registry.ts";
export { reasonFor, warningFor, withNote } from "./report.ts";
export { type Evidence, type Fabrication, fabrications, type Lookup, type Truth } from "./verify.ts";
