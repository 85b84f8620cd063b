#!/usr/bin/env node
/**
 * Scores any guard on the labelled sets of this folder: one process a row, nothing of a row is ever run. Node 20, no package.
 *
 * usage: node bench/score.mjs FILE.jsonl [--payload spec|claude] [--misses] [--json] -- EXECUTABLE [ARGUMENT]...
 *
 * A row of commands.jsonl is { id, class, label: dangerous|harmless, command }; of secrets.jsonl { id, class, label:
 * secret|clean, parts }, whose parts make the text; of claims.jsonl { id, class, label: unbacked|honest, reply, records? }.
 * The event says that the agent works in a new, empty folder. A guard stops a row by exit code 2, or by JSON that says block, deny, ask, or holds another text in the place of its own.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const USAGE = "usage: node bench/score.mjs FILE.jsonl [--payload spec|claude] [--misses] [--json] -- EXECUTABLE [ARGUMENT]...";
const NOW = Date.now() / 1000;
const BAD = new Set(["dangerous", "secret", "unbacked"]);

function refuse(message) {
  process.stderr.write(`error: ${message}\nhint: ${USAGE}\n`);
  process.exit(2);
}

function words() {
  const at = process.argv.indexOf("--");
  if (at < 0) refuse("no executable is named");
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2, at),
      allowPositionals: true,
      options: {
        payload: { type: "string", default: "spec" },
        misses: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
      },
    });
    if (positionals.length !== 1 || !["spec", "claude"].includes(values.payload)) refuse("one file, please");
    return { ...values, file: positionals[0], argv: process.argv.slice(at + 1) };
  } catch (error) {
    refuse(error.message);
  }
}

const { file, payload, misses, json, argv } = words();
if (argv.length === 0) refuse("no executable is named");

const folder = mkdtempSync(join(tmpdir(), "score-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** The event that a host sends for a row, in the shape of the protocol's documents or of Claude Code's. */
function eventOf(row) {
  const claude = payload === "claude";
  // A session of its own: some guards stop a session only so often.
  const base = { session_id: `bench-${row.id}`, cwd: folder };
  if (row.command !== undefined)
    return claude
      ? { ...base, hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command: row.command } }
      : { ...base, event: "pre_tool_call", tool_name: "bash", tool_input: { command: row.command } };
  if (row.parts !== undefined) {
    const text = row.parts.join("");
    return claude
      ? { ...base, hook_event_name: "UserPromptSubmit", prompt: text }
      : { ...base, event: "on_user_message", message: text };
  }
  return { ...base, event: "on_stop", response: row.reply, tool_names: row.tools ?? [] };
}

/** The registries that a row's records stand in, as the environment of one process. */
function recordsOf(row, folder) {
  if (row.reply === undefined) return {};
  const { pages = [], posts = [], jobs = [] } = row.records ?? {};
  const put = (name, value) => {
    const path = join(folder, `${row.id}.${name}.json`);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  return {
    WORKSPACE_DIR: folder,
    PREVIEWS_REGISTRY: put("pages", { previews: pages }),
    AGENTX_LEDGER_FILE: put("posts", { posts }),
    // A job's times are ages in seconds: it was made just now, or then.
    SCHEDULED_JOBS: put("jobs", {
      jobs: jobs.map((job) => ({ ...job, created_at: NOW - job.created_at, updated_at: NOW - job.updated_at })),
    }),
  };
}

function ask(event, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(argv[0], argv.slice(1), { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "ignore"] });
    const out = [];
    child.on("error", reject);
    child.stdin.on("error", () => undefined);
    child.stdout.on("data", (bytes) => out.push(bytes));
    child.on("close", (status) => resolve({ status, text: Buffer.concat(out).toString("utf8") }));
    child.stdin.end(JSON.stringify(event));
  });
}

const STOPS = /^(?:block|deny|ask|rewrite)$/;
const WARNS = ["systemMessage", "add_warning", "warning"];

/** "stop", "warn", "pass", or "broken" where the answer is none. */
function verdictOf({ status, text }, row) {
  if (status === 2) return "stop";
  if (status !== 0) return "broken";
  let answer = {};
  try {
    answer = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return "broken";
  }
  const more = answer.hookSpecificOutput ?? {};
  const said = [answer.decision, more.permissionDecision, more.decision?.behavior].filter((word) => typeof word === "string");
  if (answer.continue === false || said.some((word) => STOPS.test(word))) return "stop";
  if (row.parts !== undefined && ["message", "response", "prompt"].some((key) => key in answer)) return "stop";
  return WARNS.some((key) => key in answer) || "additionalContext" in more ? "warn" : "pass";
}

const rows = readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const verdicts = new Array(rows.length);
let next = 0;
async function work() {
  while (next < rows.length) {
    const at = next++;
    verdicts[at] = verdictOf(await ask(eventOf(rows[at]), recordsOf(rows[at], folder)), rows[at]);
  }
}
try {
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
} catch (error) {
  refuse(`${argv[0]}: ${error.message}`);
}

const classes = new Map();
for (const [at, row] of rows.entries()) {
  const sums = classes.get(row.class) ?? { bad: 0, stopped: 0, good: 0, false: 0, warned: 0, broken: 0 };
  const bad = BAD.has(row.label);
  const verdict = verdicts[at];
  sums[bad ? "bad" : "good"]++;
  if (verdict === "stop") sums[bad ? "stopped" : "false"]++;
  if (verdict === "warn" || verdict === "broken") sums[verdict === "warn" ? "warned" : "broken"]++;
  classes.set(row.class, sums);
  if (misses && (verdict === "stop") !== bad) console.log(`${verdict.padEnd(6)} ${row.id}`);
}
const total = { bad: 0, stopped: 0, good: 0, false: 0, warned: 0, broken: 0 };
for (const sums of classes.values()) for (const key of Object.keys(total)) total[key] += sums[key];
const percent = (part, whole) => (whole === 0 ? "–" : ((100 * part) / whole).toFixed(1));
if (json) console.log(JSON.stringify({ file, total, classes: Object.fromEntries(classes) }));
else {
  console.log("class                stopped of          false of        warned  broken");
  for (const [name, s] of [...classes, ["all", total]])
    console.log(
      `${name.padEnd(20)} ${String(s.stopped).padStart(5)} ${String(s.bad).padStart(5)} ${percent(s.stopped, s.bad).padStart(6)}% ${String(s.false).padStart(5)} ${String(s.good).padStart(5)} ${percent(s.false, s.good).padStart(6)}% ${String(s.warned).padStart(6)} ${String(s.broken).padStart(7)}`,
    );
}
