/** docs/guards.md says on which hosts each guard can act, and the files of the hosts are what it says it from. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { EventKind } from "../lib/hook/event.ts";
import type { EncodedAct } from "../lib/hook/hosts/host.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { guardNames, loadGuard } from "../scripts/guards.ts";

const PAGE = readFileSync(new URL("../docs/guards.md", import.meta.url), "utf8");

type Row = {
  readonly guard: string;
  readonly does: string;
  readonly kinds: readonly EventKind[];
  readonly act?: EncodedAct;
};

/** What each guard does, and which events and words of a host that takes. */
const ROWS: readonly Row[] = [
  { guard: "verify_work", does: "sends a turn back", kinds: ["stop"], act: "block" },
  { guard: "tool_audit_log", does: "sees what tools gave back", kinds: ["tool_result"] },
  { guard: "pii_redactor", does: "masks replies", kinds: ["reply"], act: "rewrite" },
  { guard: "pii_redactor", does: "masks results of tools", kinds: ["tool_result"], act: "rewrite" },
  { guard: "pii_redactor", does: "masks messages", kinds: ["outbound"], act: "rewrite" },
  { guard: "budget_alert", does: "stops prompts", kinds: ["prompt"], act: "block" },
  { guard: "budget_alert", does: "stops calls of tools", kinds: ["tool_call"], act: "block" },
  { guard: "website_reminder", does: "tells the model", kinds: ["before_model", "prompt"], act: "context" },
  { guard: "runtime_footer", does: "writes under a reply", kinds: ["reply"], act: "rewrite" },
  { guard: "llm_judge", does: "stops calls of tools", kinds: ["tool_call"], act: "block" },
  { guard: "llm_judge", does: "sends a turn back", kinds: ["stop"], act: "block" },
];

async function lineOf({ guard: name, does, kinds, act }: Row): Promise<string> {
  const guard = await loadGuard(name);
  const titles = HOSTS.filter(({ id, events }) =>
    Object.entries(events).some(
      ([event, row]) =>
        kinds.includes(row.kind) &&
        guard.on[row.kind] !== undefined &&
        guard.wants?.(row.kind, id, event) !== false &&
        (act === undefined || row.encoders[act] !== undefined),
    ),
  ).map(({ title }) => title);
  return `| \`${name}\` | ${does} | ${titles.sort().join(", ")} |`;
}

for (const row of ROWS) {
  test(`docs/guards.md names the hosts on which ${row.guard} ${row.does}`, async () => {
    const line = await lineOf(row);
    assert.ok(PAGE.includes(`${line}\n`), `the page needs this line:\n${line}`);
  });
}

test("docs/guards.md has a row for each guard", () => {
  for (const name of guardNames()) assert.match(PAGE, new RegExp(`^\\| \`${name}\` \\|`, "m"));
});
