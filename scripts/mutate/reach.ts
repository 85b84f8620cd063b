/**
 * Which tests come near a mutant that is made when its file is loaded, a pattern or a table: no test is known to reach it, and
 * those that reach most of the functions beside it are likeliest to notice it.
 */
import { basename } from "node:path";
import type { Coverage } from "./stryker.ts";

/** The tests that reach a file, the likeliest first, by the file's path. */
export type Reach = ReadonlyMap<string, readonly string[]>;

/** Tests of a kind, and what they may take together. */
type Kind = { readonly has: (test: string) => boolean; readonly milliseconds: number };

/** The file that each mutant is in, as a bundle says in its comments and its marks. */
function filesOf(bundle: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let file = "";
  for (const [, path, ids = ""] of bundle.matchAll(/^\/\/ (\S+\.ts)$|stryCov_\w+\(([^)]*)\)/gm)) {
    file = path ?? file;
    for (const [, id = ""] of ids.matchAll(/"(\d+)"/g)) files.set(id, file);
  }
  return files;
}

/** How many times as much a test is worth that the file's name stands in: of a host, a program or a rule it is the test. */
const NAMED = 1000;

/**
 * The tests of each file by how many of its mutants they reach in a millisecond, those that name it first; `times` are those
 * of the tests, and of each of `kinds` as many are taken as need its milliseconds together.
 */
export function reachIn(
  bundle: string,
  perTest: Coverage["perTest"],
  times: ReadonlyMap<string, number>,
  kinds: readonly Kind[],
): Reach {
  const files = filesOf(bundle);
  const worth = new Map<string, Map<string, number>>();
  for (const [test, mutants] of Object.entries(perTest)) {
    const share = 1 / Math.max(1, times.get(test) ?? 1);
    const words = test.split(/[^\w-]+/);
    for (const id of Object.keys(mutants)) {
      const file = files.get(id) ?? "";
      const tests = worth.get(file) ?? new Map<string, number>();
      const weight = words.includes(basename(file, ".ts")) ? NAMED : 1;
      worth.set(file, tests.set(test, (tests.get(test) ?? 0) + share * weight));
    }
  }
  return new Map(
    [...worth].map(([file, tests]) => [file, kinds.flatMap((kind) => likeliest(tests, times, kind))]),
  );
}

/** The tests of `worth`, the ones worth most first, as many as need the milliseconds together. */
export function likeliest(
  worth: ReadonlyMap<string, number>,
  times: ReadonlyMap<string, number>,
  { has, milliseconds }: Kind,
): readonly string[] {
  let left = milliseconds;
  return [...worth]
    .sort(([, a], [, b]) => b - a)
    .map(([test]) => test)
    .filter((test) => {
      if (!has(test)) return false;
      left -= times.get(test) ?? 0;
      return left > 0;
    });
}
