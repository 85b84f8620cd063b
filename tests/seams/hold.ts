/**
 * Holds what the functions of an area do in the plays of its tests against a file of tests/data/seams: of each play a digest of
 * all, so that it can be held alone; of each function, over all plays, how many pairs there are of what it is given and what it
 * answers, and a digest of them. CONTRIBUTING.md says what to do where one is red.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import type { played, Told } from "./record.ts";

/** Whether the files are to be made and not held. */
const WRITES = process.env["AGENT_GUARDS_BASELINES"] === "seams";

const fileOf = (name: string): URL => new URL(`../data/seams/${name}.txt`, import.meta.url);

function lineOf({ name, pairs, digest }: Told): string {
  return `${name} ${pairs} ${(digest >>> 0).toString(16).padStart(8, "0")}`;
}

/** Behind the title of a play. */
const IS = ": ";

/** The line of a play. */
function lineFor(play: string, all: readonly Told[]): string {
  const digest = createHash("sha256").update(all.map(lineOf).join("\n")).digest("hex");
  return `${play}${IS}${all.length} ${digest.slice(0, 8)}`;
}

const byName = (a: Told, b: Told): number => (a.name < b.name ? -1 : 1);

/** What each function did in all plays. */
function summed(plays: Iterable<readonly Told[]>): readonly Told[] {
  const sums = new Map<string, Told>();
  for (const { name, pairs, digest } of [...plays].flat()) {
    const sum = sums.get(name) ?? { name, pairs: 0, digest: 0 };
    sums.set(name, { name, pairs: sum.pairs + pairs, digest: (sum.digest + digest) | 0 });
  }
  return [...sums.values()].sort(byName);
}

/** Holds the seams of a file of tests. */
export type Holder = {
  /** Plays each of `rows`, which together are the play `title`. */
  readonly hold: <Row>(title: string, rows: readonly Row[], play: (row: Row) => void) => void;
  /** Adds the last test of the file, which names the functions that do something else. */
  readonly end: () => void;
};

/** Holds the seams that `tests/data/seams/NAME.txt` tells; `watch` is {@link played} of the module that has them. */
export function seamsOf(name: string, watch: typeof played): Holder {
  const lines = WRITES ? [] : readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const plays = new Map<string, readonly Told[]>();
  return {
    hold: (title, rows, play) => {
      const all = watch(rows, play);
      plays.set(title, all);
      if (WRITES) return;
      const isSame = lines.includes(lineFor(title, all));
      assert.ok(
        isSame,
        `in ${title} a function inside does something else: the last test of this file names it`,
      );
    },
    end: () => {
      test(`each function inside does what it did: ${name}`, () => {
        const titles = lines.flatMap((line) => (line.includes(IS) ? [line.slice(0, line.indexOf(IS))] : []));
        // One test of the file alone is as good as its play.
        if (!titles.every((title) => plays.has(title))) return;
        const all = [...plays].map(([title, told]) => lineFor(title, told));
        const now = [...all, ...summed(plays.values()).map(lineOf)];
        if (WRITES) writeFileSync(fileOf(name), `${now.join("\n")}\n`);
        else assert.deepEqual(now, lines, `where this is meant: npm run baselines seams/${name}`);
      });
    },
  };
}
