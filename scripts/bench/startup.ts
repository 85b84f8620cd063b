/** What a hook costs: whole processes in pairs against a bare executable that only reads stdin and prints {}, and memory. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executableOf } from "../guards.ts";
import { compileExecutable, withRuntime } from "../toolchain.ts";
import { paired, usageOf } from "./measure.ts";
import { ABSENT, safetyNet } from "./peers.ts";

const BARE = `import { readFileSync, writeSync } from "node:fs"; readFileSync(0); writeSync(1, "{}\\n");`;

const event = (fields: Record<string, unknown>): string =>
  JSON.stringify({ session_id: "s", cwd: "/data/workspace", ...fields });
const bash = (command: string): string =>
  event({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } });
const message = (text: string): string => event({ event: "on_user_message", message: text });
const reply = (text: string, tools: readonly string[] = []): string =>
  event({ event: "on_stop", response: text, tool_names: tools });
const ended = (text: string): string => event({ event: "on_response_end", response: text, tool_names: [] });

/** A line of clean text. */
export const PROSE =
  "The build was green at noon; the second run took 41 seconds and wrote 1,204 rows to the table.\n";
const SEED = ["legal winner thank year wave sausage", "worth useful legal winner thank yellow"].join(" ");

const EVENTS: readonly { name: string; guard: string; input: string }[] = [
  { name: "allow: ls -la", guard: "security_guard", input: bash("ls -la") },
  {
    name: "allow: git status && npm test",
    guard: "security_guard",
    input: bash("git status && npm test 2>&1 | tail -20"),
  },
  { name: "block: rm -rf /", guard: "security_guard", input: bash("rm -rf /") },
  { name: "block: a pasted mnemonic", guard: "security_guard", input: message(`my wallet: ${SEED}`) },
  { name: "allow: a 2 KB message", guard: "security_guard", input: message(PROSE.repeat(21)) },
  { name: "claims: a 2 KB reply", guard: "verify_publish_claims", input: reply(PROSE.repeat(21)) },
  // Events that a guard has nothing to say about.
  { name: "verify_work: an unrecorded stop", guard: "verify_work", input: reply("Here you are.", ["bash"]) },
  { name: "pii_redactor: a plain reply", guard: "pii_redactor", input: ended("Here you are.") },
  { name: "tool_audit_log: a message", guard: "tool_audit_log", input: message("Please go on.") },
  { name: "budget_alert: ls -la", guard: "budget_alert", input: bash("ls -la") },
  { name: "website_reminder: a stop", guard: "website_reminder", input: reply("Here you are.") },
  { name: "runtime_footer: no usage", guard: "runtime_footer", input: ended("Here you are.") },
  { name: "llm_judge: switched off", guard: "llm_judge", input: bash("ls -la") },
  // One with something to do.
  {
    name: "tool_audit_log: a line",
    guard: "tool_audit_log",
    input: event({ event: "post_tool_call", tool_name: "bash", tool_result: "ok" }),
  },
  { name: "allow: a 1 MB message", guard: "security_guard", input: message(PROSE.repeat(10_923)) },
  { name: "allow: a 10 MB message", guard: "security_guard", input: message(PROSE.repeat(109_227)) },
];

/** The same command as Claude Code sends it, for a guard that speaks nothing else. */
const CLAUDE = event({
  hook_event_name: "PreToolUse",
  tool_name: "Bash",
  tool_input: { command: "rm -rf /" },
});

/** The part of the page. */
export function startup(pairs: number): void {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-bench-"));
  try {
    // What guards keep and write goes where it is removed: no record of somebody's, and no line in somebody's log.
    process.env["AGENT_GUARDS_STATE"] = join(folder, "state");
    process.env["AGENT_GUARDS_AUDIT_LOG"] = join(folder, "audit.jsonl");
    const source = join(folder, "bare.ts");
    const bare = join(folder, "bare");
    writeFileSync(source, BARE);
    withRuntime(undefined, (runtime) => compileExecutable(source, bare, runtime));
    console.log(`start-up: whole processes, ${pairs} pairs against a bare executable that prints {}`);
    console.log(`${"".padEnd(36)}guard ms   bare ms   ratio   peak MB`);
    const line = (name: string, argv: readonly string[], input: string): void => {
      const { ratio, a, b } = paired({ argv, input }, { argv: [bare], input }, pairs);
      const { peakMb } = usageOf({ argv, input });
      const figures = [a.toFixed(1).padStart(8), b.toFixed(1).padStart(9), ratio.toFixed(2).padStart(7)];
      console.log(`${name.padEnd(36)}${figures.join(" ")} ${peakMb.toFixed(0).padStart(9)}`);
    };
    for (const { name, guard, input } of EVENTS) line(name, [executableOf(guard)], input);
    const peer = safetyNet();
    if (peer) line("cc-safety-net: rm -rf /", peer, CLAUDE);
    else console.log(`cc-safety-net: ${ABSENT}`);
    console.log(
      `${"the bare executable's memory".padEnd(36)}${usageOf({ argv: [bare], input: "{}" })
        .peakMb.toFixed(0)
        .padStart(36)}`,
    );
  } finally {
    delete process.env["AGENT_GUARDS_STATE"];
    delete process.env["AGENT_GUARDS_AUDIT_LOG"];
    rmSync(folder, { recursive: true, force: true });
  }
}
