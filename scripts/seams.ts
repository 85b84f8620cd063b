/**
 * Seams: the functions of a file tell what they are given and what they answer while a test plays (tests/seams/). This changes
 * the file's text before it is compiled: a function gets another name, and one that calls it and tells takes its own. It reads
 * no syntax: sources are formatted, so that what a file declares begins a line.
 */
import { join } from "node:path";
import { AREAS, type Area, areaOf } from "./mutate/areas.ts";

/** A function. */
const FUNCTION = /(?:(async )?function(\*?) (\w+)(?=[(<]))/;
/** A constant that is a function; Stryker puts a choice in front of it. */
const CONSTANT =
  /const (\w+)(?=(?:: [^=\n]+(?:=>[^=\n]+)*)? = (?:stryMutAct_\w+\("\d+"\) \? \(\) => undefined :|\w+ =>|(?:async )?(?:<.*>)?\((?!\(|stryMutAct_).*(?:=>.*|[[({])$))/;
const DECLARED = new RegExp(`^(export )?(?:${FUNCTION.source}|${CONSTANT.source})`, "gm");
const CLASS = /^(?:export )?(?:abstract )?class (\w+)/gm;
/** What declares a function in a way that is not known here. */
const OTHER = /^(?:export )?(?:default\b|(?:async )?function\b(?!\*? \w+[(<])|let \w+.* = (?:async )?\().*/m;

/** What Stryker adds to a file. */
const STRYKER = /^stry\w+_9fa48$/;

/** What keeps an answer for good: whoever comes first makes it, so nothing is told of how that is made. */
const KEEPERS = "lib/core/lazy.ts";

/** Functions that keep what is made for who comes next, by their files: of them alone is told, and nothing of what they call. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  "lib/claims/grammar.ts": ["mayMatch", "matchOf", "says", "isOthers"],
  "lib/claims/links.ts": ["formOf"],
  "lib/secrets/tables.ts": ["isCsvHeader"],
  "lib/secrets/wallet/ed25519.ts": ["basePowers"],
  "lib/secrets/wallet/mnemonic/words.ts": ["storedIndex", "hanPlaces"],
};

/**
 * Functions of which nothing is told, by their files: what the clock says, what is known from before, what is made once, and
 * what is given numbers of rows, which are others when there is one row more.
 */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  "lib/claims/assert.ts": ["milliseconds"],
  "lib/claims/grammar.ts": ["expand", "filled", "kept", "regexOf", "planOf"],
  "lib/secrets/match.ts": ["shapeMatcher", "boundMatcher", "finderMatcher"],
  "lib/secrets/prefilter.ts": ["visitBucket", "stands"],
  "lib/secrets/search.ts": ["eachSifted", "eachWordHit"],
  "lib/secrets/sieve/index.ts": ["wordsIn", "placesIn", "joined"],
  "lib/secrets/spans.ts": ["keepFor"],
  "lib/secrets/wallet/base58.ts": ["digitsOf"],
  "lib/secrets/wallet/mnemonic/words.ts": ["shelvesOf", "listOf", "latinRow", "rowIn", "addRow"],
};

/** Functions that are asked about one row of a table after the other, by their files: of a row in vain nothing is told. */
export const OF_ROWS: Readonly<Record<string, readonly string[]>> = {
  "lib/claims/clauses.ts": ["mayAssert", "match", "hit", "weakOf"],
  "lib/claims/grammar.ts": ["mayMatch", "matchOf", "says"],
};

/** Functions of whose answer a field holds numbers of rows, by their files. */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lib/secrets/sieve/index.ts": { sift: "words", siftPart: "words" },
};

/** All functions that are told of in another way, by their files. */
export const APART: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [QUIET, UNTOLD, OF_ROWS, NUMBERS]
    .flatMap(Object.keys)
    .map((file) => [
      file,
      [QUIET[file], UNTOLD[file], OF_ROWS[file], Object.keys(NUMBERS[file] ?? {})].flatMap(
        (names) => names ?? [],
      ),
    ]),
);

/** A function of one unit of a text is called for each of them, millions of times: whoever asks it tells what it answers. */
const OF_UNIT = /^(?:[^\n(]*|.* \? \(\) => undefined : .*\n +const \w+ = )\((?:unit|code): number\)/;

/** What is drawn at random is the same in every play. */
const DRAWN = /\bcrypto\.getRandomValues\(/g;

/** A constant of a file. */
const CONSTANT_OF_FILE = /^(?:export )?const (\w+)(?=[:\s=])/gm;

/** `text` with what a test that plays `area` must know of it; `file` is its path below the folder `root`. @throws RangeError for a declaration that is not known */
export function withSeams(text: string, file: string, area: Area | undefined, root: string): string {
  const record = JSON.stringify(join(root, "tests", "seams", "record.ts"));
  if (file === KEEPERS) return keepersWithSeams(text, record);
  if (AREAS[areaOf(file) ?? ""] === area) return functionsWithSeams(text, file, record);
  return /^(?:lib|templates)\//.test(file) ? [text, ...tablesOf(text, file, record)].join("\n") : text;
}

function keepersWithSeams(text: string, record: string): string {
  return `${text.replace(/^export function (lazy|latest|remember)</gm, "function $1$$$$<")}
import { keeping, tabling } from ${record};
export const lazy = (make: any): any => lazy$$(keeping(make, true));
export const latest = (make: any): any => latest$$(keeping(make));
export const remember = (make: any): any => remember$$(tabling(make));
`;
}

/** Lines that tell which constants a file has: what stands in them is a table, of which seams show no row. */
function tablesOf(text: string, file: string, record: string): string[] {
  const names = [...text.matchAll(CONSTANT_OF_FILE)].flatMap(([, name = ""]) =>
    STRYKER.test(name) ? [] : name,
  );
  if (names.length === 0) return [];
  return [
    `import { tables as $$tables } from ${record};`,
    `$$tables(${JSON.stringify(file)}, { ${names.join(", ")} });`,
  ];
}

/** What takes the name of the function `own` of a file: it calls that by its new name, and tells. */
function seamFor(file: string, own: string, exported: string, seam: string): string {
  const isQuiet = QUIET[file]?.includes(own) ?? false;
  const numbers = NUMBERS[file]?.[own];
  const run =
    numbers === undefined ? `(${own}$$ as any)` : `$$numbered(${own}$$, ${JSON.stringify(numbers)})`;
  const untold = isQuiet ? `$$quietly(${run}, arguments)` : `${run}.apply(undefined, arguments)`;
  // A function that is called before the file has been read to its end has no seam yet.
  const isOfRows = OF_ROWS[file]?.includes(own) ?? false;
  return `var ${seam} = $$seamOf(${JSON.stringify(`${file}#${own}`)}, ${isQuiet}, ${isOfRows});
${exported}function ${own}(..._: any[]): any {
  return ${seam}?.left > 0 ? $$told(${seam}, ${run}, arguments) : ${untold};
}`;
}

function functionsWithSeams(text: string, file: string, record: string): string {
  const other = OTHER.exec(text);
  if (other) throw new RangeError(`${file}: seams know no such declaration: ${other[0]}`);
  const added: string[] = [];
  const drawn = text.replaceAll(DRAWN, () => "$$drawn(");
  const renamed = drawn.replace(
    DECLARED,
    (whole, exported = "", async = "", star = "", name: string | undefined, constant: string, at: number) => {
      const own = name ?? constant;
      if (STRYKER.test(own) || UNTOLD[file]?.includes(own) || OF_UNIT.test(drawn.slice(at, at + 200)))
        return whole;
      const seam = `$$seam${added.length}`;
      added.push(seamFor(file, own, exported, seam));
      return name === undefined ? `const ${own}$$` : `${async}function${star} ${own}$$`;
    },
  );
  const methods = [...text.matchAll(CLASS)].map(
    ([, name = ""]) => `$$methodsOf(${name}, ${JSON.stringify(`${file}#${name}`)});`,
  );
  const names = ["drawn", "methodsOf", "numbered", "quietly", "seamOf", "told"].map(
    (name) => `${name} as $$${name}`,
  );
  const tables = tablesOf(renamed, file, record);
  return [
    renamed,
    `import { ${names.join(", ")} } from ${record};`,
    ...added,
    ...methods,
    ...tables,
    "",
  ].join("\n");
}
