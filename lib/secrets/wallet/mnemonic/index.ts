/** Seed phrases: runs of list words whose checksum says that a wallet made them. */
import { ELECTRUM_PROOFS, TON_PROOFS } from "../../../core/limits.ts";
import { unitsBefore } from "../../../core/text.ts";
import type { Secret } from "../../finding.ts";
import type { Sifted } from "../../sifted.ts";
import { secretOf, type WalletRule } from "../rules.ts";
import { type Candidate, candidates, isBounded, isPlainList } from "./layout.ts";
import { BIP39_LENGTHS, isAlgorand, isBip39, isElectrum, isTon } from "./proof.ts";
import { eachRegion, type Region } from "./regions.ts";
import { runsOf, type Word, type WordRun } from "./runs.ts";
import { englishWord } from "./words.ts";

/** Joined Chinese below this mean place in the list is prose: the lists begin with the commonest characters. */
const PROSE_PLACE = 550;

type Budget = { electrum: number; ton: number };

/** Seed phrases in `text`, in no order; all of them, or `enough`. `units` has all bits that a unit of the text has. */
export function scanMnemonics(text: string, enough: number, units: number, sifted?: Sifted): Secret[] {
  const found: Secret[] = [];
  const budget = { electrum: ELECTRUM_PROOFS, ton: TON_PROOFS };
  const visit = (region: Region): void => {
    if (found.length >= enough) return;
    for (const run of runsOf(text, region)) found.push(...phrasesIn(text, run, budget));
  };
  eachRegion(text, units, visit, sifted);
  return found;
}

function phrasesIn(text: string, run: WordRun, budget: Budget): Secret[] {
  if (run.joined) return isJoinedPhrase(text, run) ? [secretOf("bip39-mnemonic", ...span(run.words))] : [];
  if (isPlainList(text, run)) return [];
  const found: Secret[] = [];
  let certain = false;
  for (const row of candidates(text, run)) {
    // Where the layout shows a phrase, chance makes no other of its words.
    if (certain && row.some(({ loose }) => loose)) break;
    const secrets = secretsOf(text, run, row, budget);
    if (!secrets) continue;
    found.push(...secrets);
    certain ||= row.some(({ loose }) => !loose);
  }
  return found;
}

/** The phrases of a row, which hold together: undefined where one of them is none. */
function secretsOf(
  text: string,
  run: WordRun,
  row: readonly Candidate[],
  budget: Budget,
): Secret[] | undefined {
  const secrets: Secret[] = [];
  for (const candidate of row) {
    const rule = schemeOf(text, run, candidate, budget);
    if (!rule) return undefined;
    secrets.push(secretOf(rule, ...span(candidate.words)));
  }
  return secrets;
}

/** Of so many words of a phrase without spaces one may come twice: chance makes more in one of a hundred, prose repeats its terms. */
const JOINED_REPEATS = 12;

/** Chinese without spaces, which prose has none of either: the checksum, no prose, and its name or the layout around it. */
function isJoinedPhrase(text: string, { words, named }: WordRun): boolean {
  const indexes = words.map((word) => word.index);
  const sum = indexes.reduce((total, index) => total + index, 0);
  const repeats = indexes.length - new Set(indexes).size;
  if (sum < PROSE_PLACE * words.length || repeats * JOINED_REPEATS > indexes.length) return false;
  return (named || isBounded(text, words)) && isBip39(indexes) && !isListLike(indexes);
}

function span(words: readonly Word[]): [number, number] {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const word of words) {
    start = Math.min(start, word.start);
    end = Math.max(end, word.end);
  }
  return [start, end];
}

/** A list's own order, forwards or backwards, or the same few words again and again: no wallet makes that. */
function isListLike(indexes: readonly number[]): boolean {
  const steps = indexes.slice(1).map((index, i) => index - (indexes[i] ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0) || isRepetitive(indexes);
}

/** The most times that chance lets a word stand in one phrase: a fourth time comes once in a million phrases. */
const REPEATS = 3;

/**
 * Half of the words or more are repeats, or one comes too often. Entropy of one repeated byte is no exception to the rule
 * that a checksum proves a phrase: it comes round after 8 words (88 bits), all the same or all different, and the
 * published vectors are made of it.
 */
function isRepetitive(indexes: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const index of indexes) counts.set(index, (counts.get(index) ?? 0) + 1);
  if (counts.size * 2 > indexes.length && Math.max(...counts.values()) <= REPEATS) return false;
  if (counts.size === 1 || ![1, 8].includes(new Set(indexes.slice(0, 8)).size)) return true;
  return indexes.slice(0, -1).some((index, i) => i >= 8 && index !== indexes[i - 8]);
}

function schemeOf(text: string, run: WordRun, candidate: Candidate, budget: Budget): WalletRule | undefined {
  const indexes = candidate.words.map((word) => word.index);
  // The checksum comes first: it is cheap, and spares all that follows for fifteen candidates of sixteen.
  if (BIP39_LENGTHS.includes(indexes.length) && isBip39(indexes))
    return isListLike(indexes) ? undefined : "bip39-mnemonic";
  if (run.language !== "english" || (candidate.loose && !isNamed(text, candidate.words))) return undefined;
  return mayCost(indexes.length, budget) && !isListLike(indexes) ? otherScheme(indexes, budget) : undefined;
}

/** Names of the schemes, by the length of their phrases. */
const SCHEME_NAMES: Readonly<Record<number, RegExp>> = {
  12: /electrum/i,
  24: /\bton\b|tonkeeper|mytonwallet/i,
  25: /algorand|\balgo\b|pera wallet/i,
};

/** UTF-16 units before a phrase in which its scheme may be named. */
const NAME_UNITS = 64;

/** Whether a phrase that nothing bounds is called what it is: "my Electrum seed is … and it works". */
function isNamed(text: string, words: readonly Word[]): boolean {
  const start = words[0]?.start ?? 0;
  return SCHEME_NAMES[words.length]?.test(unitsBefore(text, start, NAME_UNITS)) ?? false;
}

/** Whether a phrase of so many words may still be proved to be another scheme's. */
const mayCost = (length: number, { electrum, ton }: Budget): boolean =>
  (length === 12 && electrum > 0) || (length === 24 && ton > 0) || length === 25;

function otherScheme(indexes: readonly number[], budget: Budget): WalletRule | undefined {
  const phrase = (): string => indexes.map(englishWord).join(" ");
  switch (indexes.length) {
    case 12:
      return budget.electrum-- > 0 && isElectrum(phrase()) ? "electrum-seed" : undefined;
    case 24:
      return budget.ton-- > 0 && isTon(phrase()) ? "ton-mnemonic" : undefined;
    case 25:
      return isAlgorand(indexes) ? "algorand-mnemonic" : undefined;
    default:
      return undefined;
  }
}
