/** The rows of every wallet secret: what a person calls it, which class it is, why it matters. */
import type { RuleRow } from "../../core/verdict.ts";
import type { Secret, SecretClass } from "../finding.ts";

/** A kind of wallet secret: what a person calls it, what it opens, how many leading units stay visible. */
export type WalletRow = RuleRow & {
  readonly label: string;
  readonly class: SecretClass;
  readonly keep: number;
};

const ROWS = {
  "bip39-mnemonic": ["wallet", "BIP-39 seed phrase", "its words are the wallet", 0],
  "electrum-seed": ["wallet", "Electrum seed phrase", "its words are the wallet", 0],
  "ton-mnemonic": ["wallet", "TON seed phrase", "its words are the wallet", 0],
  "algorand-mnemonic": ["wallet", "Algorand seed phrase", "its words are the account", 0],
  "bitcoin-wif": ["wallet", "WIF private key", "it spends the coins of its address", 0],
  "bip32-xprv": ["wallet", "extended private key", "it derives every key of the wallet", 4],
  "bip38-key": ["wallet", "BIP-38 encrypted key", "it is a private key behind nothing but a passphrase", 2],
  "solana-keypair": ["wallet", "Solana secret key", "it signs for the account", 0],
  "ed25519-keypair": ["wallet", "Ed25519 secret key", "it signs for its owner", 0],
  "near-private-key": ["wallet", "NEAR private key", "it signs for the account", 0],
  "stellar-seed": ["wallet", "Stellar secret seed", "it signs for the account", 1],
  "xrp-seed": ["wallet", "XRP Ledger seed", "it derives the account's keys", 1],
  "tezos-secret-key": ["wallet", "Tezos secret key", "it signs for the account", 4],
  "nostr-nsec": ["wallet", "Nostr secret key", "it is the identity itself", 5],
  "sui-private-key": ["wallet", "Sui private key", "it signs for the account", 11],
  "age-secret-key": ["private-key", "age secret key", "it decrypts every file of its recipient", 15],
  "cardano-signing-key": ["wallet", "Cardano signing key", "it signs for the account", 0],
  "zcash-spending-key": ["wallet", "Zcash spending key", "it spends the account's coins", 0],
  "evm-private-key": ["private-key", "EVM private key", "it signs for the account", 0],
  "aptos-private-key": ["wallet", "Aptos private key", "it signs for the account", 0],
  "raw-private-key": ["wallet", "raw private key", "the words before it say that it is one", 0],
  "keystore-v3": [
    "wallet",
    "encrypted wallet keystore",
    "it is a private key behind nothing but a passphrase",
    0,
  ],
  "tendermint-key": ["wallet", "Tendermint validator key", "it signs blocks for the validator", 0],
  "pem-private-key": ["private-key", "PEM private key", "it opens whatever trusts its public half", 0],
  "putty-private-key": ["private-key", "PuTTY private key", "it opens whatever trusts its public half", 0],
  "pgp-private-key": ["private-key", "PGP private key", "it signs and decrypts for its owner", 0],
  "cosmos-armored-key": [
    "wallet",
    "armored Cosmos key",
    "it is a private key behind nothing but a passphrase",
    0,
  ],
  "wireguard-private-key": ["private-key", "WireGuard private key", "it opens the tunnel", 0],
  "jwk-private-key": ["private-key", "JWK private key", "it signs and decrypts for its owner", 0],
} as const satisfies Record<string, readonly [SecretClass, string, string, number]>;

/** The id of a wallet row. */
export type WalletRule = keyof typeof ROWS;

/** Every wallet row. */
export const WALLET_RULES: readonly WalletRow[] = Object.entries(ROWS).map(
  ([id, [kind, label, why, keep]]) => ({
    id,
    label,
    class: kind,
    why,
    keep,
  }),
);

/** The finding of `rule` at `start` to `end`, in UTF-16 units. */
export function secretOf(rule: WalletRule, start: number, end: number): Secret {
  const [kind, label, , keep] = ROWS[rule];
  return { rule, start, end, class: kind, label, keep };
}
