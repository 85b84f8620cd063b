/** Everything that opens a wallet or an identity, found by its proof. */
import type { Secret } from "../finding.ts";
import type { Sifted } from "../sifted.ts";
import { base64Pair, scanByteArrays } from "./bytes.ts";
import { evidenceIn } from "./evidence.ts";
import { keyAt } from "./keys.ts";
import { scanFields } from "./keystore.ts";
import { scanMnemonics } from "./mnemonic/index.ts";
import { scanPem } from "./pem.ts";
import { WALLET_NAMES } from "./places.ts";
import { eachToken } from "./tokens.ts";

export { WALLET_NAMES } from "./places.ts";
export { WALLET_RULES } from "./rules.ts";

/** The shortest wallet secret: twelve Chinese characters, and in ASCII an XRP seed. */
const LEAST_UNITS = 12;
const LEAST_ASCII = 29;

/** The search through one text, for a caller who goes through its long runs and its words for others, too. */
export type WalletSearch = {
  /** Looks at a run of `eachLongRun`. */
  readonly run: (start: number, end: number) => void;
  /** Is told in order where one of WALLET_NAMES stands. */
  readonly named: (name: string, at: number) => void;
  /** All that was found, in the order of their start; `units` has all bits that a unit of the text has. */
  readonly found: (units: number) => Secret[];
};

/** Begins a search through `text` that may end after `enough` findings of a kind. */
export function walletSearch(text: string, enough: number, sifted?: Sifted): WalletSearch {
  const evidence = evidenceIn(text, enough);
  const inRuns: Secret[] = [];
  const add = (secret: Secret | undefined): void => {
    if (secret) inRuns.push(secret);
  };
  const run = (from: number, to: number): void => {
    if (inRuns.length >= enough) return;
    add(base64Pair(evidence, from, to));
    eachToken(text, from, to, (start, end) => add(keyAt(evidence, start, end)));
  };
  // Most texts have none of the names: what looks at them costs nothing there.
  let places: Map<string, number[]> | undefined;
  const named = (name: string, at: number): void => {
    places ??= new Map(WALLET_NAMES.map((word) => [word, []]));
    places.get(name)?.push(at);
  };
  const found = (units: number): Secret[] => {
    if (text.length < LEAST_UNITS || (text.length < LEAST_ASCII && !/[^\0-\x7f]/.test(text))) return [];
    // A field's name says more than its bytes: where both find a value, the first stands.
    const all = [
      ...scanMnemonics(text, enough, units, sifted),
      ...(places ? [...scanPem(text, places), ...scanFields(evidence, places)] : []),
      ...scanByteArrays(evidence, sifted),
      ...inRuns,
    ];
    return all.sort((a, b) => a.start - b.start);
  };
  return { run, named, found };
}
