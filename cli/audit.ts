/** `agent-guards audit`: shows the log of tool calls, and says whether it is whole. */
import { parseArgs } from "node:util";
import { isObject, stringAt } from "../lib/core/json.ts";
import { CHAIN_BYTES } from "../lib/core/limits.ts";
import { oneLine } from "../lib/core/text.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { auditLogPath } from "../lib/state/calls.ts";
import { chainLines, chainWaiting, verifyChain } from "../lib/state/chain.ts";
import { EXIT, type Exit, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards audit verify [--log FILE] [--json]
       agent-guards audit show [--log FILE] [--session ID] [--tool NAME] [--outcome ok|failed|refused|running|unknown]
                               [--since TIME] [--grep TEXT] [--last N] [--json]

verify  follows the chain of digests from the first line: exit 0 when it holds, 1 and the first bad line when not.
        Where the lines were written with AGENT_GUARDS_AUDIT_KEY, the same key must be set.
show    the calls that match, the oldest first; --json prints the lines as they are. TIME is ISO 8601, or 90m, 24h, 7d ago.
`;

const OPTIONS = {
  log: { type: "string" },
  session: { type: "string" },
  tool: { type: "string" },
  outcome: { type: "string" },
  since: { type: "string" },
  grep: { type: "string" },
  last: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

type Filters = { readonly [K in "session" | "tool" | "outcome" | "grep"]?: string | undefined } & {
  readonly since: string;
};

export function run(args: readonly string[]): Exit {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [word = "", ...more] = positionals;
  if (more.length > 0 || !["verify", "show"].includes(word))
    throw new Refusal(`there is no "audit ${positionals.join(" ")}"`, "agent-guards audit --help");
  const log = values.log ?? auditLogPath();
  read(() => chainWaiting(log, { maxBytes: CHAIN_BYTES, ...keyed() }));
  if (word === "verify") return verify(log, values.json);
  return show(log, { ...values, since: sinceOf(values.since) }, countOf(values.last), values.json);
}

function keyed(): { readonly key?: string } {
  const key = process.env["AGENT_GUARDS_AUDIT_KEY"];
  return key ? { key } : {};
}

function verify(log: string, json: boolean): Exit {
  const report = read(() => verifyChain(log, keyed().key));
  if (json) sayJson({ log, ...report });
  else if (report.broken) say(`${report.broken.file}:${report.broken.row}: ${report.broken.why}`);
  else {
    const older = report.first > 1 ? `, from number ${report.first} on` : "";
    const torn = report.torn ? "; the last line was cut short, and the next writer takes it away" : "";
    say(`${log}: ${report.lines} lines hold${older}${torn}`);
  }
  return report.broken ? EXIT.findings : EXIT.clean;
}

function show(log: string, filters: Filters, last: number, json: boolean): Exit {
  const found: { text: string; row: JsonObject }[] = [];
  for (const { text } of read(() => [...chainLines(log)])) {
    const row = rowOf(text);
    if (row && matches(row, text, filters)) found.push({ text, row });
  }
  for (const { text, row } of found.slice(-last)) say(json ? text : lineOf(row));
  return EXIT.clean;
}

function read<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(
      error instanceof Error ? error.message : String(error),
      "name another file with --log FILE",
    );
  }
}

function rowOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function matches(row: JsonObject, text: string, { session, tool, outcome, since, grep }: Filters): boolean {
  const same = (key: string, wanted: string | undefined) => wanted === undefined || row[key] === wanted;
  return (
    same("session", session) &&
    same("tool", tool) &&
    same("outcome", outcome) &&
    stringAt(row, "time") >= since &&
    (grep === undefined || text.toLowerCase().includes(grep.toLowerCase()))
  );
}

function lineOf(row: JsonObject): string {
  const input = row["input"];
  const what = isObject(input)
    ? stringAt(input, "command") || JSON.stringify(input)
    : JSON.stringify(input ?? "");
  const parts = [row["n"], row["time"], row["session"], row["tool"], row["outcome"]].map((part) =>
    oneLine(String(part ?? ""), 60),
  );
  return `${parts.join("  ")}  ${oneLine(what, 160)}`;
}

const UNITS: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 };

function sinceOf(text: string | undefined): string {
  if (text === undefined) return "";
  const ago = /^(\d+)([mhd])$/.exec(text);
  const time = ago ? Date.now() - Number(ago[1]) * (UNITS[ago[2] ?? ""] ?? 0) * 1000 : Date.parse(text);
  if (Number.isNaN(time)) throw new Refusal(`"${text}" is no time`, "write 2026-11-22T08:00 or 24h");
  return new Date(time).toISOString();
}

function countOf(text: string | undefined): number {
  const count = Number(text ?? "1000");
  if (Number.isInteger(count) && count > 0) return count;
  throw new Refusal(`"${text}" is no number of lines`, "write --last 50");
}
