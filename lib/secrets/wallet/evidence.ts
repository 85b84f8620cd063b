/**
 * What the detectors of one scan share: the text, what its words call a value, and how many curve proofs it may cost.
 */
import { KEY_PAIR_PROOFS, LABELLED_PROOFS, SIGNATURE_PROOFS } from "../../core/limits.ts";
import { type Labeller, labeller } from "./context.ts";
import { isKeyPair } from "./ed25519.ts";

/** S is below 2^252 + 2^125, so the last byte of a signature is at most 0x10 (RFC 8032, 5.1.7). */
const SIGNATURE_END = 0x10;

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
  const labelOf = labeller(text);
  let left = KEY_PAIR_PROOFS;
  let signatures = SIGNATURE_PROOFS;
  let labelled = LABELLED_PROOFS;
  return {
    text,
    enough,
    labelOf,
    isPair(start, end, last, decode) {
      const budget = last <= SIGNATURE_END ? signatures-- : left--;
      if (budget <= 0 && labelOf(start, end) !== "secret") return false;
      if (budget <= 0 && labelled-- <= 0) return true;
      const bytes = decode();
      return bytes?.length === 64 && isKeyPair(bytes.subarray(0, 32), bytes.subarray(32));
    },
  };
}
