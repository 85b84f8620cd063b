/** What the wallet's detectors find by themselves, without the catalogue. */
import type { Secret } from "../lib/secrets/finding.ts";
import { eachLongRun } from "../lib/secrets/long-runs.ts";
import { ANY_UNITS } from "../lib/secrets/prefilter.ts";
import { walletSearch } from "../lib/secrets/wallet/index.ts";

/** Wallet secrets and private keys in `text`, in the order of their start; spans may overlap where formats nest. */
export function scanWallet(text: string): Secret[] {
  const search = walletSearch(text, Number.POSITIVE_INFINITY);
  eachLongRun(text, search.run);
  return search.found(true, ANY_UNITS);
}
