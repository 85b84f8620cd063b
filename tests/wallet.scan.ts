/** What the wallet's detectors find by themselves, without the catalogue. */
import type { Secret } from "../lib/secrets/finding.ts";
import { eachLongRun } from "../lib/secrets/long-runs.ts";
import { matchRows } from "../lib/secrets/match.ts";
import { ANY_UNITS } from "../lib/secrets/prefilter.ts";
import { walletSearch } from "../lib/secrets/wallet/index.ts";

const NO_ROWS: readonly never[] = [];

/** Wallet secrets and private keys in `text`, in the order of their start; spans may overlap where formats nest. */
export function scanWallet(text: string): Secret[] {
  const search = walletSearch(text, Number.POSITIVE_INFINITY);
  matchRows(text, NO_ROWS, { left: Number.POSITIVE_INFINITY }, { named: search.named });
  eachLongRun(text, search.run);
  return search.found(ANY_UNITS);
}
