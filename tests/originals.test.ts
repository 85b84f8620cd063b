/** The checks of the guards that ours succeed, one by one: the same answer, or another one with its reason. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parse } from "yaml";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import { loadGuard } from "../scripts/guards.ts";
import { rememberVariables } from "./variables.ts";
import { type Step, stepsIn } from "./work-lists.ts";

type Answer = "continue" | "block" | "tells";

type Row = {
  readonly id: string;
  readonly was: Answer;
  readonly ours?: Answer;
  readonly differs?: string;
  readonly before?: readonly Step[];
  readonly session?: string;
  readonly reply?: string;
  readonly event?: string | JsonObject;
  /** Standard input as it is, where it is no event. */
  readonly raw?: string;
  readonly tools?: readonly string[];
  readonly again?: boolean;
  readonly jobs?: "none";
  readonly env?: Readonly<Record<string, string>>;
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
};

const file = new URL("data/originals.yaml", import.meta.url);
const originals = parse(readFileSync(file, "utf8")) as Readonly<Record<string, readonly Row[]>>;

const OURS: Readonly<Record<string, string>> = {
  verify_code_changes: "verify_work",
  verify_commitments: "verify_work",
};

const workspace = mkdtempSync(join(tmpdir(), "agent-guards-originals-"));
const putBack = rememberVariables();
after(() => {
  putBack();
  rmSync(workspace, { recursive: true, force: true });
});
const registry = (name: string, value: unknown) => {
  const path = join(workspace, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};
mkdirSync(join(workspace, "output"));
const now = Date.now() / 1000;
const world: Readonly<Record<string, string>> = {
  WORKSPACE_DIR: workspace,
  AGENT_GUARDS_STATE: join(workspace, "state"),
  PREVIEWS_REGISTRY: registry("previews.json", {
    previews: [
      { id: "2004-real-deck", is_published: true },
      { id: "2004-served-only", is_published: false },
    ],
  }),
  AGENTX_LEDGER_FILE: registry("posts.json", [{ id: "REAL777", link: "/post/REAL777", kind: "post" }]),
  SCHEDULED_JOBS: registry("jobs.json", {
    jobs: [{ job_id: "fresh", title: "daily report", status: "active", created_at: now }],
  }),
};
const noJobs = registry("none.json", { jobs: [] });

/** What the guard says to one event: its answer's class, and its text. */
async function said(guard: Guard, event: JsonObject | string): Promise<readonly [Answer, string]> {
  const { verdict } = await respondLoading(
    guard,
    typeof event === "string" ? event : JSON.stringify(event),
    {},
  );
  if (verdict.act === "continue") return ["continue", ""];
  if (verdict.act === "block") return ["block", verdict.reason];
  return ["tells", JSON.stringify("value" in verdict ? verdict.value : verdict)];
}

async function asked(guard: Guard, row: Row, session_id: string): Promise<readonly [Answer, string]> {
  if (row.raw !== undefined) return said(guard, row.raw);
  const own = typeof row.event === "object" ? row.event : {};
  if (typeof row.event === "object") return said(guard, { event: "on_response_end", session_id, ...own });
  const made = (row.before ?? []).map(stepsIn);
  for (const { tool: tool_name, input: tool_input, result: tool_result } of made) {
    await said(guard, { event: "pre_tool_call", session_id, tool_name, tool_input });
    await said(guard, { event: "post_tool_call", session_id, tool_name, tool_result });
  }
  return said(guard, {
    event: row.event ?? "on_stop",
    session_id,
    response: row.reply ?? "Done.",
    tool_names: row.tools ?? made.map(({ tool }) => tool),
    stop_hook_active: row.again ?? false,
  });
}

function settle(env: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(env))
    process.env[name] = value === "LEDGER" ? world["AGENTX_LEDGER_FILE"] : value;
}

for (const [original, rows] of Object.entries(originals)) {
  test(`${original}: each of its checks is answered alike, or otherwise for a reason`, async () => {
    const guard = await loadGuard(OURS[original] ?? original);
    const wrong: string[] = [];
    for (const row of rows) {
      settle({ ...world, ...row.env, ...(row.jobs === "none" ? { SCHEDULED_JOBS: noJobs } : {}) });
      const [answer, text] = await asked(guard, row, `${original} ${row.session ?? row.id}`);
      if (answer !== (row.ours ?? row.was)) wrong.push(`${row.id}: ${answer} ${text}`);
      if (row.holds?.some((one) => !text.includes(JSON.stringify(one).slice(1, -1))))
        wrong.push(`${row.id} lacks: ${text}`);
      if (row.lacks?.some((one) => text.includes(one))) wrong.push(`${row.id} holds: ${text}`);
      for (const name of Object.keys(row.env ?? {})) delete process.env[name];
      assert.equal(row.ours === undefined, row.differs === undefined, row.id);
    }
    assert.deepEqual(wrong, []);
  });
}
