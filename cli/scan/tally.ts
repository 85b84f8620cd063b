/**
 * What a scan has come to so far: findings in the order of what was read, numbered, and what was passed over.
 */

import { type Pass, passOf, type Words } from "./passes.ts";
import type { Find, FindClass } from "./piece.ts";

/** One finding as it is reported. No field holds the secret. */
export type Hit = {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly commit?: string;
  readonly rule: string;
  readonly class: FindClass;
  readonly label: string;
  /** The value as it may be shown. Equal values have equal numbers in one report; the number says nothing else. */
  readonly masked: string;
};

/** What was looked at and found. */
export type Tally = {
  readonly hits: Hit[];
  /** The findings behind the hits, for a baseline. */
  readonly finds: Find[];
  texts: number;
  binary: number;
  units: number;
  /** Archives of kinds that are not looked into. */
  readonly closed: string[];
  /** Files that were left out because a person said so. */
  excluded: number;
  /** Things that could not be read. */
  unread: number;
  readonly passed: Record<Pass, number>;
  /** Takes a finding: a hit, unless somebody's word passes it over. */
  readonly take: (find: Find, words: Words) => void;
};

/** A tally that shows each hit as it comes. */
export function newTally(show: (hit: Hit) => void): Tally {
  const numbers = newNumbers();
  const tally: Tally = {
    hits: [],
    finds: [],
    texts: 0,
    binary: 0,
    units: 0,
    closed: [],
    excluded: 0,
    unread: 0,
    passed: { line: 0, project: 0, baseline: 0 },
    take: (find, words) => {
      const pass = passOf(find, words);
      if (pass !== undefined) {
        tally.passed[pass]++;
        return;
      }
      const hit = hitOf(find, numbers(find));
      tally.finds.push(find);
      tally.hits.push(hit);
      show(hit);
    },
  };
  return tally;
}

/**
 * Numbers values of one rule in the order in which they are seen: two scans of the same texts come out the same, and a number
 * says no more about its value than that it came first, where a digest could be tried out.
 */
function newNumbers(): (find: Find) => number {
  const known = new Map<string, Map<string, number>>();
  return ({ rule, digest }) => {
    const ofRule = known.get(rule) ?? new Map<string, number>();
    known.set(rule, ofRule);
    const number = ofRule.get(digest) ?? ofRule.size + 1;
    ofRule.set(digest, number);
    return number;
  };
}

function hitOf(find: Find, number: number): Hit {
  const { path, line, column, endLine, endColumn, commit, rule, class: kind, label, shown } = find;
  return {
    ...{ path, line, column, endLine, endColumn },
    ...(commit === undefined ? {} : { commit }),
    ...{ rule, class: kind, label },
    masked: `${shown}…[redacted:${rule}:${String(number).padStart(4, "0")}]`,
  };
}
