/** What `doctor` says of entries by their own form, at the bounds of each demand. Nothing is started here. */
import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Configured } from "../cli/doctor/collect.ts";
import { entryFaults } from "../cli/doctor/entries.ts";
import { WIRINGS } from "../cli/hosts/table.ts";
import type { Json } from "../lib/core/verdict.ts";

const folder = mkdtempSync(join(tmpdir(), "agent-guards-entries-"));
after(() => rmSync(folder, { recursive: true, force: true }));

type Entry = {
  readonly event?: string;
  readonly command?: string;
  readonly matcher?: string;
  readonly timeout?: Json;
};

/** What is said of Claude Code's settings with these entries, whose file has this mode. */
function faults(entries: readonly Entry[], mode = 0o600): string[] {
  const hooks: Record<string, Json[]> = {};
  for (const { event = "PreToolUse", command = "/hooks/guard", matcher, timeout } of entries) {
    const handler = { type: "command", command, ...(timeout === undefined ? {} : { timeout }) };
    const group = { ...(matcher === undefined ? {} : { matcher }), hooks: [handler] };
    hooks[event] = [...(hooks[event] ?? []), group];
  }
  const config = join(folder, "settings.json");
  const data: Json = { hooks };
  writeFileSync(config, JSON.stringify(data));
  chmodSync(config, mode);
  const wiring = WIRINGS.find(({ id }) => id === "claude");
  assert.ok(wiring);
  const configured: Configured = { wiring, config, scope: "user", data, hooks: wiring.read(data) };
  return entryFaults(configured).map(({ code, problem }) => `${code}: ${problem}`);
}

const codes = (...given: Parameters<typeof faults>): string[] =>
  faults(...given).map((text) => text.split(":")[0] ?? "");

test("a timeout may be as short and as long as a host allows, and no shorter or longer", () => {
  const longest = WIRINGS.find(({ id }) => id === "claude")?.longest ?? 0;
  for (const timeout of [0.5, 1, longest]) assert.deepEqual(codes([{ timeout }]), [], String(timeout));
  for (const timeout of [0, 0.4, longest + 1, "10"])
    assert.deepEqual(codes([{ timeout }]), ["timeout-unit"], String(timeout));
});

test("a configuration that its user alone, or their group, may write is private enough", () => {
  for (const mode of [0o600, 0o644, 0o664]) assert.deepEqual(codes([{}], mode), []);
  for (const mode of [0o602, 0o646, 0o666]) assert.deepEqual(codes([{}], mode), ["writable-by-others"]);
});

test("the name that was meant is told, as long as it is near", () => {
  const said = (event: string): string =>
    /but "(\w+)"/.exec(faults([{ event }]).join("\n"))?.[1] ?? "no guess";
  assert.deepEqual(
    ["pretooluse", "pre_tool_use", "PreTolUs", "PreTollUses", "PreTolUs3", "PreTlUs", "BeforeTool"].map(said),
    ["PreToolUse", "PreToolUse", "PreToolUse", "PreToolUse", "PreToolUse", "no guess", "no guess"],
  );
});

test("an entry is there twice where its event, its matcher and its command are", () => {
  assert.deepEqual(codes([{}, {}]), ["duplicate"]);
  assert.deepEqual(codes([{ matcher: "Bash" }, { matcher: "Read" }]), []);
  assert.deepEqual(codes([{}, { event: "Stop" }]), []);
  assert.deepEqual(codes([{}, { command: "/hooks/other" }]), []);
});

test("a matcher that names tools of another host alone is never asked", () => {
  assert.deepEqual(codes([{ matcher: "run_shell_command" }]), ["matcher-never"]);
  assert.deepEqual(codes([{ matcher: "run_shell_command|read_file" }]), ["matcher-never"]);
  assert.deepEqual(codes([{ matcher: "run_shell_command|Bash" }]), []);
});
