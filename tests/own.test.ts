/** An installed guard, and the ways of an agent to switch it off: the executable itself is asked, nothing is run. */
import assert from "node:assert/strict";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { executableOf, hear } from "../scripts/guards.ts";

const DATA = join(dirname(fileURLToPath(import.meta.url)), "data", "own.yaml");
const { stopped, passes } = parse(readFileSync(DATA, "utf8")) as Record<
  "stopped" | "passes",
  readonly string[]
>;

let home: string;
let guard: string;

before(() => {
  assert.ok(existsSync(executableOf("security_guard")), "run: npm run build");
  home = mkdtempSync(join(tmpdir(), "agent-guards-installed-"));
  guard = join(home, "hooks", "security_guard");
  for (const folder of ["hooks", ".claude", "config", "clone/dist", "project/.claude"]) {
    mkdirSync(join(home, folder), { recursive: true });
  }
  copyFileSync(executableOf("security_guard"), guard);
  const hooks = { PreToolUse: [{ matcher: "*", hooks: [{ type: "command", command: guard, timeout: 10 }] }] };
  writeFileSync(join(home, ".claude", "settings.json"), JSON.stringify({ hooks }));
  const yaml = `hooks:\n  - event: pre_tool_call\n    command: ${guard}\n    timeout: 10\n`;
  writeFileSync(join(home, "config", "shell_hooks.yaml"), yaml);
});

after(() => rmSync(home, { recursive: true, force: true }));

/** The words of a case with the places of this installation. */
function placed(command: string): string {
  return command
    .replace(/\bH\//g, `${home}/`)
    .replace(/\bG\b/g, guard)
    .replace(/\bS\b/g, join(home, ".claude", "settings.json"));
}

async function answerTo(command: string): Promise<string> {
  const event = {
    hook_event_name: "PreToolUse",
    session_id: "own",
    cwd: join(home, "project"),
    tool_name: "Bash",
    tool_input: { command: placed(command) },
  };
  const { out } = await hear([guard], JSON.stringify(event), { env: { ...process.env, HOME: home } });
  return /"permissionDecision":"(\w+)"/.exec(out)?.[1] ?? (/systemMessage/.test(out) ? "warn" : "continue");
}

test("nothing that an agent runs takes the guard away", async () => {
  const through: string[] = [];
  for (const command of stopped) {
    const answer = await answerTo(command);
    if (answer !== "deny" && answer !== "ask") through.push(`${answer}: ${command}`);
  }
  assert.deepEqual(through, []);
});

test("ordinary work beside it is not stopped", async () => {
  const held: string[] = [];
  for (const command of passes) {
    const answer = await answerTo(command);
    if (answer !== "continue") held.push(`${answer}: ${command}`);
  }
  assert.deepEqual(held, []);
});
