/**
 * The table of what a guard can do on each host, from the hosts' own files, and its place in the README.
 *
 * usage: npx tsx scripts/hosts.ts   writes the table into README.md
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EventKind } from "../lib/hook/event.ts";
import type { EncodedAct, Host } from "../lib/hook/hosts/host.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { openclaw } from "../lib/hook/hosts/openclaw.ts";
import { opencode } from "../lib/hook/hosts/opencode.ts";
import { ROOT } from "./guards.ts";

/** Hosts that are spoken to over stdin by their titles, then those that take a plugin. */
export const ALL_HOSTS: readonly Host[] = [
  ...[...HOSTS].sort((a, b) => a.title.localeCompare(b.title, "en")),
  openclaw,
  opencode,
];

const README = join(ROOT, "README.md");
const BEGIN = "<!-- made by scripts/hosts.ts -->\n";
const END = "<!-- end -->";

type Column = { readonly title: string; readonly any: readonly (readonly [EventKind, EncodedAct])[] };

const COLUMNS: readonly Column[] = [
  { title: "stop a prompt", any: [["prompt", "block"]] },
  {
    title: "mask what the model gets",
    any: [
      ["prompt", "rewrite"],
      ["model_call", "rewrite"],
    ],
  },
  { title: "stop a tool", any: [["tool_call", "block"]] },
  { title: "ask the user", any: [["tool_call", "ask"]] },
  { title: "mask a tool's input", any: [["tool_call", "rewrite"]] },
  { title: "mask a tool's result", any: [["tool_result", "rewrite"]] },
  {
    title: "warn of a tool's result",
    any: [
      ["tool_result", "warn"],
      ["tool_result", "context"],
    ],
  },
  { title: "send back to work", any: [["stop", "block"]] },
  { title: "mask the reply", any: [["reply", "rewrite"]] },
  {
    title: "stop or mask a push",
    any: [
      ["outbound", "block"],
      ["outbound", "rewrite"],
    ],
  },
];

/** "yes", what the host's file remarks, or "–". A dialog that is open anyway is no question of ours: the first event of a kind tells. */
function cell(host: Host, kind: EventKind, act: EncodedAct): string {
  const rows = Object.values(host.events).filter((row) => row.kind === kind);
  const able = (act === "ask" ? rows.slice(0, 1) : rows).some(({ encoders }) => encoders[act] !== undefined);
  return able ? (host.remarks[`${kind}.${act}`] ?? "yes") : "–";
}

/** The table in Markdown. */
export function hostTable(): string {
  const head = ["host", ...COLUMNS.map(({ title }) => title)];
  const rows = ALL_HOSTS.map((host) => [
    host.title,
    ...COLUMNS.map(
      ({ any }) => any.map(([kind, act]) => cell(host, kind, act)).find((text) => text !== "–") ?? "–",
    ),
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** The README with the table as the code has it now; throws when its place is gone. */
export function withTable(readme: string): string {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new RangeError(`README.md has no place for the table (${BEGIN.trim()})`);
  return readme.slice(0, begin + BEGIN.length) + hostTable() + readme.slice(end);
}

if (process.argv[1]?.endsWith("hosts.ts")) {
  writeFileSync(README, withTable(readFileSync(README, "utf8")));
}
