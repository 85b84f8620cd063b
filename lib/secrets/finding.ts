/** What the secret detectors find. */
import type { Finding } from "../core/verdict.ts";

/**
 * What a secret opens, because the policy treats them differently: `token` (vendor keys, Bearer, JWT, passwords in
 * URLs), `private-key` (PEM blocks, EVM private keys), `wallet` (seed phrases, Solana secrets, WIF, xprv and so on).
 */
export type SecretClass = "token" | "private-key" | "wallet";

/** The rules whose values look like nothing else: only a name beside them, or the sentence around them, gives them away. */
const NAMED_ONLY = new Set(["password", "passphrase", "credential-pair"]);

/** Whether only its name gives what `rule` finds away: a person may write about one, and a login may hold one. */
export const isNamedOnly = (rule: string): boolean => NAMED_ONLY.has(rule);

/** How many findings a caller still wants to see: once it is used up, a detector may stop where it stands. */
export type Quota = { left: number };

/** One secret in a text: the span of the value alone, never of its variable name or of `Bearer `. */
export type Secret = Finding & {
  readonly class: SecretClass;
  /** How many leading units of the value may stay visible when it is masked (the vendor's prefix). */
  readonly keep: number;
  /** What a person calls it: "OpenRouter API key". */
  readonly label: string;
};
