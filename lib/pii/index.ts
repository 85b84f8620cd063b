/** `agent-guards/pii`: personal data in texts. It holds nothing of its own: the public names of this folder, and only those. */
export type { Finding, Json, JsonObject, Span } from "../core/verdict.ts";
export { findPii, type PiiKind, type PiiOptions } from "./find.ts";
export { type Masked, maskPii, maskPiiIn } from "./mask.ts";
