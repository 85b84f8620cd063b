/** The regular expressions of the sources and of what they put together, and the proof that each runs in linear time. */
import { readdirSync, readFileSync } from "node:fs";
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

/**
 * What is not linear, with what the checker says of it. Its automaton decides exactly where it can: it knows neither
 * lookarounds nor back references, and gives up on long bounded repetitions. There its fuzzer looks for an attack.
 */
export function notLinear({ where, source, flags }: Pattern): string[] {
  // Without a repetition that has no bound there is nothing to prove.
  if (!/[*+]|,\}/.test(source.replace(/\\./g, ""))) return [];
  const decided = checkSync(source, flags, { checker: "automaton", timeout: 1000 });
  const { status } =
    decided.status === "unknown" ? checkSync(source, flags, { checker: "fuzz", timeout: 20_000 }) : decided;
  return status === "safe" ? [] : [`${where}: ${status}: /${source}/${flags}`];
}
