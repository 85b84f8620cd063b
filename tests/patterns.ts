/** The regular expressions of the sources and of what they put together, and the proof that each runs in linear time. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSync } from "recheck";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

export type Pattern = { readonly where: string; readonly source: string; readonly flags: string };

/** Comments, strings and regular expressions of a TypeScript source, the last only where an expression may begin. */
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*|return )\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g;

/** The patterns that are written out in the sources of a folder. */
export function literalsIn(folder: string): Pattern[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) =>
      [...readFileSync(join(ROOT, folder, name), "utf8").matchAll(TOKENS)].flatMap(
        ([, source, flags = ""]): Pattern[] =>
          source === undefined ? [] : [{ where: `${folder}/${name}`, source, flags }],
      ),
    );
}

/** The patterns that code below `folder` puts together while `work` runs. */
export async function madeIn(folder: string, work: () => Promise<void>): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const Plain = globalThis.RegExp;
  class Recorded extends Plain {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      const stack = (new Error().stack ?? "").replaceAll("\\", "/");
      const at = stack.indexOf(`/${folder}/`);
      if (at >= 0)
        made.push({
          where: stack.slice(at + 1).split(/[):?]/)[0] ?? folder,
          source: this.source,
          flags: this.flags,
        });
    }
  }
  globalThis.RegExp = Recorded as RegExpConstructor;
  try {
    await work();
  } finally {
    globalThis.RegExp = Plain;
  }
  return made;
}

/** Each pattern once. */
export function distinct(patterns: readonly Pattern[]): readonly Pattern[] {
  return [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

/** Decides about one pattern; what it says of one that it does not take for linear is a line for people. */
type Check = (pattern: Pattern) => string[];

/**
 * What is not linear, with what the checker says of it. Its automaton decides exactly where it can: it knows neither
 * lookarounds nor back references, and gives up on long bounded repetitions. There its fuzzer looks for an attack.
 */
export const notLinear: Check = ({ where, source, flags }) => {
  // Without a repetition that has no bound there is nothing to prove.
  if (!/[*+]|,\}/.test(source.replace(/\\./g, ""))) return [];
  const decided = checkSync(source, flags, { checker: "automaton", timeout: 5000 });
  const { status } =
    decided.status === "unknown" ? checkSync(source, flags, { checker: "fuzz", timeout: 20_000 }) : decided;
  return status === "safe" ? [] : [`${where}: ${status}: /${source}/${flags}`];
};

/** What the automaton does not prove; what it does not know counts as unsafe. */
export const notProved: Check = ({ where, source, flags }) => {
  const { status } = checkSync(source, flags, { checker: "automaton", timeout: 20_000 });
  return status === "safe" ? [] : [`${where}: ${status}: /${source}/${flags}`];
};

/**
 * What `check` says of the patterns. Those that it passed before, in the checker's own version, stand by their digests in
 * tests/data/linear/`list`.txt and are not asked again. PATTERNS=all asks all again, PATTERNS=write also writes the list.
 */
export function refused(list: string, patterns: readonly Pattern[], check: Check): string[] {
  const file = join(ROOT, "tests", "data", "linear", `${list}.txt`);
  const mode = process.env["PATTERNS"];
  const known = mode === undefined ? listed(file) : new Set<string>();
  const passed: string[] = [];
  const found = patterns.flatMap((one) => {
    const said = known.has(digestOf(one)) ? [] : check(one);
    if (said.length === 0) passed.push(digestOf(one));
    return said;
  });
  if (mode === "write") writeFileSync(file, `${[HEAD, ...passed.sort(byText)].join("\n")}\n`);
  return found;
}

/** The digests of a list that this version of the checker made. */
function listed(file: string): ReadonlySet<string> {
  const [head, ...digests] = readFileSync(file, "utf8").trimEnd().split("\n");
  return new Set(head === HEAD ? digests : []);
}

const CHECKER = createRequire(import.meta.url)("recheck/package.json") as { readonly version: string };
const byText = (a: string, b: string): number => (a < b ? -1 : 1);
const HEAD = `recheck ${CHECKER.version}`;

/** Half of a SHA-256, in base64: long enough that no two patterns share one by chance or by search. */
function digestOf({ source, flags }: Pattern): string {
  return createHash("sha256").update(`/${source}/${flags}`).digest("base64url").slice(0, 22);
}
