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
  /const (\w+)(?=(?:: [^=\n]+(?:=>[^=\n]+)*)? = (?:stryMutAct_\w+\("\d+"\) \? \(\) => undefined :|(?:async )?(?:<.*>)?\((?!\().*(?:=>.*|[[({])$))/;
const DECLARED = new RegExp(`^(export )?(?:${FUNCTION.source}|${CONSTANT.source})`, "gm");
const CLASS = /^(?:export )?(?:abstract )?class (\w+)/gm;
/** What declares a function in a way that is not known here. */
const OTHER = /^(?:export )?(?:default\b|(?:async )?function\b(?!\*? \w+[(<])|let \w+.* = (?:async )?\().*/m;

/** What Stryker adds to a file. */
const STRYKER = /^stry\w+_9fa48$/;

/** What keeps an answer for good: whoever comes first makes it, so nothing is told of how that is made. */
const KEEPERS = "lib/core/lazy.ts";

/** Whether `file`, a path below the project's folder, has seams in the tests of `area`. */
export function hasSeams(file: string, area: Area | undefined): boolean {
  return file === KEEPERS || AREAS[areaOf(file) ?? ""] === area;
}

/** `text` with seams; `file` is its path below the folder `root`. @throws RangeError for a declaration that is not known */
export function withSeams(text: string, file: string, root: string): string {
  const record = JSON.stringify(join(root, "tests", "seams", "record.ts"));
  return file === KEEPERS ? keepersWithSeams(text, record) : functionsWithSeams(text, file, record);
}

function keepersWithSeams(text: string, record: string): string {
  return `${text.replace(/^export function (lazy|latest)</gm, "function $1$$$$<")}
import { keeping } from ${record};
export const lazy = (make: any): any => lazy$$(keeping(make));
export const latest = (make: any): any => latest$$(keeping(make));
`;
}

function functionsWithSeams(text: string, file: string, record: string): string {
  const other = OTHER.exec(text);
  if (other) throw new RangeError(`${file}: seams know no such declaration: ${other[0]}`);
  const added: string[] = [];
  const renamed = text.replace(
    DECLARED,
    (whole, exported = "", async = "", star = "", name: string | undefined, constant: string) => {
      const own = name ?? constant;
      if (STRYKER.test(own)) return whole;
      const seam = `$$seam${added.length}`;
      // A function that is called before the file has been read to its end has no seam yet.
      added.push(`var ${seam} = $$seamOf(${JSON.stringify(`${file}#${own}`)});
${exported}function ${own}(..._: any[]): any {
  return ${seam}?.left > 0 ? $$told(${seam}, ${own}$$ as any, arguments) : (${own}$$ as any).apply(undefined, arguments);
}`);
      return name === undefined ? `const ${own}$$` : `${async}function${star} ${own}$$`;
    },
  );
  const methods = [...text.matchAll(CLASS)].map(
    ([, name = ""]) => `$$methodsOf(${name}, ${JSON.stringify(`${file}#${name}`)});`,
  );
  const names = ["methodsOf", "seamOf", "told"].map((name) => `${name} as $$${name}`);
  return [renamed, `import { ${names.join(", ")} } from ${record};`, ...added, ...methods, ""].join("\n");
}
