/**
 * `tsx scripts/compare-rules.ts FILE`: which rules of a gitleaks or betterleaks TOML the catalogue has no row for, by
 * their keywords. It reads the fields that it needs and no other TOML.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { catalog, type SecretRow } from "../lib/secrets/index.ts";

const USAGE = "usage: tsx scripts/compare-rules.ts FILE   (a TOML of gitleaks or betterleaks)";

type Rule = { readonly id: string; readonly keywords: readonly string[]; readonly pattern: string };

/** The `[[rules]]` of a TOML. */
function rulesOf(toml: string): Rule[] {
  return toml
    .split(/^\[\[rules\]\][ \t]*$/m)
    .slice(1)
    .map((block) => {
      const own = block.split(/^\[/m)[0] ?? "";
      const keywords = /^keywords\s*=\s*\[([^\]]*)\]/m.exec(own)?.[1] ?? "";
      return {
        id: /^id\s*=\s*["']([^"'\n]+)["']/m.exec(own)?.[1] ?? "?",
        keywords: Array.from(keywords.matchAll(/["']([^"'\n]+)["']/g), ([, word = ""]) => word.toLowerCase()),
        pattern: /^regex\s*=\s*(?:'''([\s\S]*?)'''|"([^\n]*)")/m.exec(own)?.[1] ?? "",
      };
    });
}

const wordsOf = (row: SecretRow): readonly string[] => ("words" in row ? row.words : row.keywords);

/** The rows of ours that look where a rule looks. */
function rowsFor({ keywords }: Rule): string[] {
  return catalog()
    .filter((row) =>
      wordsOf(row).some((word) => {
        const own = word.toLowerCase().trim();
        return own.length > 2 && keywords.some((keyword) => keyword.includes(own) || own.includes(keyword));
      }),
    )
    .map(({ id }) => id);
}

function main(): number {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined) {
    console.error(`error: no file\nhint: ${USAGE}`);
    return 2;
  }
  const rules = rulesOf(readFileSync(file, "utf8"));
  const lacking = rules.filter((rule) => rule.keywords.length === 0 || rowsFor(rule).length === 0);
  for (const { id, keywords, pattern } of lacking)
    console.log(`${id}  ${keywords.join(" ") || "(no keywords)"}  ${pattern}`);
  console.log(`${rules.length} rules, ${lacking.length} without a row of ours`);
  return lacking.length === 0 ? 0 : 1;
}

process.exitCode = main();
