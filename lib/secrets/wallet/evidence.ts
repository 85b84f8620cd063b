/**
 * What the detectors of one scan share: the text, what its words call a value, and how many curve proofs it may cost.
 */

import { lazy } from "../../core/lazy.ts";
import { KEY_PAIR_PROOFS, LABELLED_PROOFS, SIGNATURE_PROOFS } from "../../core/limits.ts";
import { type Labeller, labeller } from "./context.ts";
import { isKeyPair } from "./ed25519.ts";

/** S is below 2^252 + 2^125, so the last byte of a signature is at most 0x10 (RFC 8032, 5.1.7). */
const SIGNATURE_END = 0x10;

/** Whether all bytes are a text's, which 64 that are drawn are once in 2^64: pages of base64 hold nothing else. */
const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** One scan. */
export type WalletScan = {
  readonly text: string;
  /** How many findings of one kind are enough. */
  readonly enough: number;
  readonly labelOf: Labeller;
  /** Whether what stands at `start` to `end`, whose last byte is `last`, decodes to an Ed25519 seed and its public key. */
  readonly isPair: (
    start: number,
    end: number,
    last: number,
    decode: () => Uint8Array | undefined,
  ) => boolean;
};

/** The evidence that `text` may give, for a caller to whom `enough` findings of a kind are all. */
export function evidenceIn(text: string, enough: number): WalletScan {
  // Few texts ask: of what is decoded in a hostile one there are a hundred thousand.
  const labels = lazy(() => labeller(text));
  let left = KEY_PAIR_PROOFS;
  let signatures = SIGNATURE_PROOFS;
  let labelled = LABELLED_PROOFS;
  return {
    text,
    enough,
    get labelOf() {
      return labels();
    },
    isPair(start, end, last, decode) {
      const budget = last <= SIGNATURE_END ? signatures-- : left--;
      if (budget <= 0 && labels()(start, end) !== "secret") return false;
      if (budget <= 0 && labelled-- <= 0) return true;
      const bytes = decode();
      if (bytes?.length !== 64 || isAscii(bytes)) return false;
      return isKeyPair(bytes.subarray(0, 32), bytes.subarray(32));
    },
  };
}
