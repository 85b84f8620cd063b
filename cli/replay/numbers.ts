/**
 * The marks of masked values in a report, numbered: what masking writes differs from run to run, and a report is compared with
 * the last one. Equal values keep equal marks; the number says which came first, and nothing else.
 */
import type { Report } from "./tally.ts";

/** The report with numbered marks. */
export function renumbered(report: Report): Report {
  const numbers = new Map<string, string>();
  const named = (text: string): string =>
    text.replace(/(\[redacted:[\w.-]+:)([0-9a-f]{4})\]/g, (_, rule: string, digest: string) => {
      const key = rule + digest;
      const number = numbers.get(key) ?? String(numbers.size + 1).padStart(4, "0");
      numbers.set(key, number);
      return `${rule}${number}]`;
    });
  const groups = report.groups.map((group) => ({
    ...group,
    what: named(group.what),
    reason: named(group.reason),
    explain: named(group.explain),
  }));
  return { ...report, groups };
}
