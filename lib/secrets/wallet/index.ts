/** Everything that opens a wallet or an identity, found by its proof. */
import type { Quota, Secret } from "../finding.ts";
import { scanByteArrays } from "./bytes.ts";
import { evidenceIn } from "./evidence.ts";
import { keyAt } from "./keys.ts";
import { scanFields } from "./keystore.ts";
import { scanMnemonics } from "./mnemonic/index.ts";
import { scanPem } from "./pem.ts";
import { eachToken } from "./tokens.ts";

export { WALLET_RULES } from "./rules.ts";

/** One of these stands in every armour and beside every field: one look for all of them. */
const NAMES = /PRIVATE[ _-]?KEY|riv(?:ate)?[ _-]?[Kk]ey|cipher|kty|LS0tLS1CRUdJTi|Private-Lines: |cborHex/;

/** The shortest wallet secret: twelve Chinese characters, and in ASCII an XRP seed. */
const LEAST_UNITS = 12;
const LEAST_ASCII = 29;

/** Wallet secrets and private keys in `text`, in the order of their start; spans may overlap where formats nest. */
export function scanWallet(text: string, quota: Quota = { left: Number.POSITIVE_INFINITY }): Secret[] {
  if (text.length < LEAST_UNITS || (text.length < LEAST_ASCII && !/[^\0-\x7f]/.test(text))) return [];
  const evidence = evidenceIn(text, quota.left);
  // A field's name says more than its bytes: where both find a value, the first stands.
  const named = NAMES.test(text) ? [...scanPem(text), ...scanFields(evidence)] : [];
  const found = [...scanMnemonics(text, quota.left), ...named, ...scanByteArrays(evidence)];
  quota.left -= found.length;
  eachToken(text, (start, end) => {
    const secret = quota.left > 0 ? keyAt(evidence, start, end) : undefined;
    if (!secret) return;
    found.push(secret);
    quota.left--;
  });
  return found.sort((a, b) => a.start - b.start);
}
