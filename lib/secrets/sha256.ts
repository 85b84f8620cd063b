/**
 * SHA-256 for texts full of what may be a checksum: one state for all of them, because making one costs more than a
 * short message.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { lazy } from "../core/lazy.ts";

const states = lazy(() => ({ fresh: sha256.create(), used: sha256.create(), digest: new Uint8Array(32) }));

/** The digest of `bytes`, which may be the last digest; it holds until the next call. */
export function digestOf(bytes: Uint8Array): Uint8Array {
  const { fresh, used, digest } = states();
  fresh._cloneInto(used).update(bytes).digestInto(digest);
  return digest;
}
