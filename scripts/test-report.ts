/** What the runners of tests say at their end: Node's in TAP, Bun's in its own words. */
import { stripVTControlCharacters } from "node:util";

/** How many tests passed, failed and were skipped, and the names of those that failed. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly named: readonly string[];
};

/** The sum of two. */
export function sum(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    named: [...a.named, ...b.named],
  };
}

const FORMS = {
  passed: /^(?:# pass (\d+)| *(\d+) pass)$/gm,
  failed: /^(?:# (?:fail|cancelled) (\d+)| *(\d+) (?:fail|errors?))$/gm,
  skipped: /^(?:# (?:skipped|todo) (\d+)| *(\d+) (?:skip|todo))$/gm,
};

/** Node says of a file that ends its process, or holds no test, that the file as a test is well. */
const UNCOUNTED = /^ok \d+ - (?:\/|[A-Za-z]:).*\.(?:ts|mjs)$/m;

/** Bun says nothing of a file that it does not find, and its exit code is 0. */
const FILES = /^Ran \d+ tests? across (\d+) files?\./m;

/** What the runner of `files` files said in `text`. A runner that ended before it counted, or left a file out, has failed. */
export function countIn(text: string, files: number): Count {
  const plain = stripVTControlCharacters(text);
  const of = (form: RegExp): number =>
    [...plain.matchAll(form)].reduce((all, [, tap, bun]) => all + Number(tap ?? bun), 0);
  const count = { passed: of(FORMS.passed), failed: of(FORMS.failed), skipped: of(FORMS.skipped) };
  const named = failedIn(plain);
  if (count.passed + count.skipped + count.failed === 0 || UNCOUNTED.test(plain))
    named.push("no test was counted");
  const ran = FILES.exec(plain)?.[1];
  if (ran !== undefined && Number(ran) !== files) named.push(`${ran} of ${files} files were run`);
  return { ...count, named };
}

/** The names of the tests that failed, each once, behind the file where Bun names it in a line before them. */
function failedIn(plain: string): string[] {
  const names = new Set<string>();
  let file = "";
  for (const line of plain.split("\n")) {
    file = /^(\S+\.test\.ts):$/.exec(line)?.[1] ?? file;
    const [, tap, bun] = /^(?: *not ok \d+ - (.*)|(?:\(fail\)|✗) (.*?)(?: \[[\d.]+m?s\])?)$/.exec(line) ?? [];
    if (tap !== undefined) names.add(tap);
    else if (bun !== undefined) names.add(`${file}: ${bun}`);
    else if (line === "# Unhandled error between tests") names.add(`${file}: an error outside of its tests`);
  }
  return [...names];
}
