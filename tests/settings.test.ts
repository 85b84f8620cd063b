/** The settings of every guard: what each changes, what is refused, and that rules files reach them by one mechanism. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { readRules } from "../cli/rules/file.ts";
import { stringsOf } from "../lib/core/json.ts";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import { withRules } from "../lib/session/rules.ts";
import { guardNames, loadGuard, ROOT } from "../scripts/guards.ts";

type Row = {
  readonly guard: string;
  readonly settings: JsonObject;
  readonly event: JsonObject;
  readonly files?: JsonObject;
  /** Variables, over which the settings have the last word. */
  readonly env?: Readonly<Record<string, string>>;
  readonly without?: { readonly has?: string };
  readonly with?: { readonly has?: string };
  readonly faulty: JsonObject;
  readonly place: string;
};

const ROWS = parse(readFileSync(join(ROOT, "tests", "data", "settings.yaml"), "utf8")) as readonly Row[];

/** A folder that is the workspace, for everything that a guard counts, keeps or reads. */
async function inFolder(files: JsonObject, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-settings-"));
  const before = { ...process.env };
  mkdirSync(join(folder, "home"));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content));
  Object.assign(process.env, {
    WORKSPACE_DIR: folder,
    HOME: join(folder, "home"),
    PREVIEWS_REGISTRY: join(folder, "previews.json"),
  });
  try {
    await work(folder);
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function saying(guard: Guard, event: JsonObject): Promise<string> {
  const { answer } = await respondLoading(guard, JSON.stringify(event), { host: "starchild" });
  return stringsOf(answer.stdout as Json).join("\n");
}

function holds(said: string, { has }: { readonly has?: string }, what: string): void {
  if (has === undefined) assert.equal(said, "", what);
  else assert.ok(said.includes(has), `${what}: ${said}`);
}

test("every guard has settings, and a row here", async () => {
  for (const name of guardNames()) {
    assert.ok((await loadGuard(name)).settings, name);
    assert.ok(
      ROWS.some(({ guard }) => guard === name),
      name,
    );
  }
});

for (const [index, row] of ROWS.entries()) {
  const { guard: name, settings, faulty, place } = row;
  test(`${name}: ${Object.keys(settings).join(", ")} (${index + 1})`, async () => {
    const guard = await loadGuard(name);
    await inFolder(row.files ?? {}, async (folder) => {
      Object.assign(process.env, row.env);
      const path = join(folder, "rules.yaml");
      writeFileSync(path, stringify({ guard: name, ...settings }));
      const [tuned] = await withRules([guard], [path]);
      assert.ok(tuned);
      if (row.without) holds(await saying(guard, row.event), row.without, "without");
      if (row.with) holds(await saying(tuned, { ...row.event, session_id: "t" }), row.with, "with");
      const [strict] = await withRules([guard], [written(path, { guard: name, fail_policy: "block" })]);
      assert.equal(strict?.failPolicy, "block");
      const faults = await readRules(written(path, { guard: name, ...faulty }));
      assert.ok(Array.isArray(faults) && faults.length === 1, "one fault");
      await assert.rejects(withRules([guard], [path]), (error: unknown) => {
        assert.ok(error instanceof RangeError && error.message.includes(`: ${place}: `), String(error));
        return true;
      });
    });
  });
}

function written(path: string, value: object): string {
  writeFileSync(path, stringify(value));
  return path;
}
