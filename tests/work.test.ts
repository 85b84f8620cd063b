/** verify_work in OpenClaw, and the chained log: what no self-test of one event can show. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { respondLoading } from "../lib/hook/decide.ts";
import { appendChained, chainLines, chainWaiting, verifyChain } from "../lib/state/chain.ts";
import { noteFor } from "../lib/state/notes.ts";
import { judgeWork, LANGUAGES, sessionOf } from "../lib/work/index.ts";
import { recorded, transcribed } from "../lib/work/store.ts";
import { WATCH } from "../plugins/openclaw/work.ts";
import { CHECKS, guard } from "../templates/verify_work.ts";
import { TYPESCRIPT } from "./typescript.ts";

const OPTIONS = { maxBytes: 1024 * 1024 };

const top = mkdtempSync(join(tmpdir(), "agent-guards-work-"));
after(() => rmSync(top, { recursive: true, force: true }));

function folder(): string {
  return mkdtempSync(join(top, "case-"));
}

test("what was left out of a long reply is told beside what does not hold, and alone", async () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const long = "This note is a note. ".repeat(2000);
  const answer = async (response: string, session_id: string) => {
    const event = {
      event: "on_stop",
      session_id,
      agent_id: "a",
      response,
      tool_names: [],
      stop_hook_active: false,
    };
    return JSON.stringify(await respondLoading(guard, JSON.stringify(event)));
  };
  assert.match(
    await answer(`I ran the tests and all 12 pass. ${long}`, "both"),
    /"block".*12 pass.*longer than is read/,
  );
  const alone = await answer(long, "alone");
  assert.match(alone, /longer than is read/);
  assert.doesNotMatch(alone, /"block"/);
});

test("OpenClaw: a run without calls that says it ran the tests is corrected once, and told once", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const at = { runId: "r1", sessionKey: "s1" };
  WATCH.llm_output({ assistantTexts: ["I ran the tests and they all pass."] }, at);
  const told = WATCH.before_prompt_build({}, at);
  assert.match(told?.prependContext ?? "", /^\[work\]/);
  assert.equal(WATCH.before_prompt_build({}, at), undefined);
  const sent = WATCH.message_sending({ content: "All pass." }, at);
  assert.match(sent?.content ?? "", /Unverified/);
  assert.equal(WATCH.message_sending({ content: "All pass." }, at), undefined);
});

test("OpenClaw: a clean summary behind a run with tools is never flagged, and a run's end forgets it", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const at = { runId: "r2", sessionKey: "s2" };
  const call = {
    toolName: "exec",
    params: { command: "pytest -q" },
    result: "12 passed in 0.4s",
    toolCallId: "c1",
  };
  WATCH.after_tool_call(call, at);
  WATCH.llm_output({ assistantTexts: ["All 12 tests pass."] }, at);
  assert.equal(WATCH.before_prompt_build({}, at), undefined);
  WATCH.agent_end({}, at);
  assert.equal(recorded("openclaw-r2"), undefined);
  // With its record gone nothing can be held against it.
  WATCH.llm_output({ assistantTexts: ["All 12 tests pass."] }, at);
  assert.equal(WATCH.before_prompt_build({}, at), undefined);
});

test("OpenClaw: words that come behind the run's end, as the real one sends them, are held against its record", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const outcomes = ["12 passed in 0.4s", "1 failed, 11 passed in 0.4s"].map((result, at) => {
    const run = { runId: `late-${at}`, sessionKey: `late-${at}` };
    WATCH.after_tool_call(
      { toolName: "exec", params: { command: "pytest -q" }, result, toolCallId: "c" },
      run,
    );
    WATCH.agent_end({}, run);
    WATCH.llm_output({ assistantTexts: ["All 12 tests pass."] }, run);
    assert.equal(recorded(`openclaw-late-${at}`), undefined);
    return WATCH.before_prompt_build({}, run) === undefined;
  });
  assert.deepEqual(outcomes, [true, false]);
});

test("OpenClaw: what another process recorded and judged counts after a restart, and not for ever", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const code = `import { WATCH } from "./plugins/openclaw/work.ts";
    const at = { runId: "r3", sessionKey: "s3" };
    WATCH.after_tool_call({ toolName: "exec", params: { command: "pytest -q" }, result: "1 failed in 0.4s", toolCallId: "c" }, at);
    WATCH.llm_output({ assistantTexts: ["All tests pass."] }, at);`;
  const { status } = spawnSync(process.execPath, [...TYPESCRIPT, "--input-type=module", "-e", code]);
  assert.equal(status, 0);
  const at = { runId: "r3", sessionKey: "s3" };
  assert.match(WATCH.before_prompt_build({}, at)?.prependContext ?? "", /^\[work\]/);
  WATCH.llm_output({ assistantTexts: ["Still: all tests pass."] }, at);
  assert.match(noteFor("openclaw-model", "s3", 60_000) ?? "", /Not borne out/);
  assert.equal(noteFor("openclaw-model", "s3", 60_000, Date.now() + 61_000), undefined);
});

test("where time is short, figures are what is left unjudged, wherever they stand in the reply", () => {
  const session = sessionOf([{ is: "user", text: "Go on." }]);
  const figures = Array.from({ length: 20 }, (_, at) => `Shelf ${at} holds ${4_000_017 + at * 11} boxes.`);
  const real = process.cpuUsage;
  let asked = 0;
  // Each look at the clock costs a millisecond, so that there is time for three claims.
  process.cpuUsage = () => ({ user: 1000 * asked++, system: 0 });
  try {
    const { findings, unjudged } = judgeWork(
      `${figures.join(" ")} The fix was pushed to main.`,
      session,
      { run: true },
      { languages: LANGUAGES, checks: CHECKS },
      3,
    );
    assert.ok(findings.some(({ claim }) => claim.kind === "push"));
    assert.ok(unjudged >= 17);
  } finally {
    process.cpuUsage = real;
  }
});

test("a chained log names the first line that was changed, removed, put in, or cut off the end", () => {
  const path = join(folder(), "log.jsonl");
  for (let i = 0; i < 6; i++) appendChained(path, { i }, OPTIONS);
  assert.deepEqual(verifyChain(path), { lines: 6, first: 1, torn: false });
  const whole = readFileSync(path, "utf8");
  const lines = whole.trimEnd().split("\n");
  const broken = (text: string) => {
    writeFileSync(path, text);
    return verifyChain(path).broken?.row;
  };
  assert.equal(broken(whole.replace('"i":2', '"i":9')), 3);
  assert.equal(broken(`${lines.filter((_, at) => at !== 3).join("\n")}\n`), 4);
  assert.equal(broken(`${[...lines.slice(0, 2), lines[0], ...lines.slice(2)].join("\n")}\n`), 3);
  assert.equal(broken(`${lines.slice(0, 4).join("\n")}\n`), 4);
  assert.equal(broken(whole), undefined);
});

test("a line that a killed writer left half-written is taken away, and the chain holds", () => {
  const path = join(folder(), "log.jsonl");
  for (let i = 0; i < 3; i++) appendChained(path, { i }, OPTIONS);
  appendFileSync(path, '{"n":4,"i":3,"pr');
  assert.deepEqual(verifyChain(path), { lines: 3, first: 1, torn: true });
  appendChained(path, { i: 4 }, OPTIONS);
  assert.deepEqual(verifyChain(path), { lines: 4, first: 1, torn: false });
});

test("a full log is moved aside and the chain goes on; a key makes lines that nobody else can make", () => {
  const path = join(folder(), "log.jsonl");
  for (let i = 0; i < 20; i++)
    appendChained(path, { i, text: "x".repeat(300) }, { maxBytes: 2000, key: "k" });
  assert.deepEqual(verifyChain(path, "k"), { lines: 20, first: 1, torn: false });
  assert.equal([...chainLines(path)].length, 20);
  assert.notEqual(verifyChain(path, "other").broken, undefined);
});

test("lines that change places, that are put behind the end, and a file that is missing show", () => {
  const path = join(folder(), "log.jsonl");
  const inUse = () => (existsSync(path) ? readFileSync(path, "utf8").trimEnd().split("\n") : []);
  const small = { maxBytes: 3000 };
  for (let i = 0; i < 30 || inUse().length < 3; i++) appendChained(path, { i, text: "x".repeat(200) }, small);
  const lines = inUse();
  const broken = (rows: readonly string[]) => {
    writeFileSync(path, `${rows.join("\n")}\n`);
    return verifyChain(path).broken !== undefined;
  };
  assert.equal(broken([lines[1] ?? "", lines[0] ?? "", ...lines.slice(2)]), true);
  assert.equal(broken([...lines.slice(0, -2), lines.at(-1) ?? "", lines.at(-2) ?? ""]), true);
  assert.equal(broken([...lines, '{"n":99,"i":1,"prev":"0","hash":"0"}']), true);
  assert.equal(broken([...lines, lines.at(-1) ?? ""]), true);
  assert.equal(broken(lines), false);
  const aside = [...new Set([...chainLines(path)].map(({ file }) => file))].filter((file) => file !== path);
  assert.ok(aside.length > 1);
  rmSync(aside[1] ?? "");
  assert.notEqual(verifyChain(path).broken, undefined);
});

test("OpenClaw: a run that is over is judged no more, whatever ran since, and no message is annotated twice", () => {
  process.env["AGENT_GUARDS_STATE"] = folder();
  const run = (name: string) => ({ runId: name, sessionKey: name });
  const claim = { assistantTexts: ["I ran the tests and they all pass."] };
  const call = { toolName: "exec", params: { command: "pytest -q" }, result: "12 passed", toolCallId: "c" };
  for (const name of ["over", "a", "b", "c", "d", "e"]) {
    WATCH.after_tool_call(call, run(name));
    WATCH.llm_output(claim, run(name));
    WATCH.agent_end({}, run(name));
  }
  WATCH.llm_output(claim, run("over"));
  assert.equal(WATCH.before_prompt_build({}, run("over")), undefined);
  WATCH.llm_output(claim, run("none"));
  const sent = WATCH.message_sending({ content: "All pass." }, run("none"));
  assert.match(sent?.content ?? "", /^All pass\.\n\n> .*Unverified/);
  WATCH.llm_output(claim, run("none"));
  assert.equal(WATCH.message_sending({ content: sent?.content }, run("none")), undefined);
  assert.equal(WATCH.message_sending({ content: "" }, run("none")), undefined);
});

/** A log of `count` lines, chained from what writers left beside it. */
function logOf(count: number): string {
  const path = join(folder(), "log.jsonl");
  mkdirSync(`${path}.d`);
  for (let i = 0; i < count; i++)
    writeFileSync(join(`${path}.d`, `${1000 + ((i * 7) % count)}-1-a.json`), JSON.stringify({ i }));
  for (let left = count; left > 0; left = readdirSync(`${path}.d`).length)
    assert.ok(chainWaiting(path, OPTIONS));
  return path;
}

test("lines that wait are chained as they were written, whatever order the folder tells them in", () => {
  const lines = [...chainLines(logOf(40))].map(({ text }) => JSON.parse(text) as { id: string });
  const ids = lines.map(({ id }) => id);
  assert.equal(ids.length, 40);
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => (a < b ? -1 : 1)),
  );
});

test("the file of the last number may be one batch behind, and no line more", () => {
  const path = logOf(300);
  const rows = [...chainLines(path)].map(({ text }) => JSON.parse(text) as { n: number; hash: string });
  const why = (behind: number): string | undefined => {
    const { n, hash } = rows.at(-1 - behind) ?? { n: 0, hash: "" };
    writeFileSync(`${path}.head`, JSON.stringify({ n, hash }));
    return verifyChain(path).broken?.why;
  };
  assert.deepEqual([why(0), why(256)], [undefined, undefined]);
  assert.match(why(257) ?? "", /was put back/);
});

test("many writers at once: no line is lost, none is torn, and the chain holds", async () => {
  const path = join(folder(), "log.jsonl");
  const code = `import { appendChained } from "./lib/state/chain.ts";
    for (let i = 0; i < 100; i++) appendChained(${JSON.stringify(path)}, { pid: process.pid, i }, { maxBytes: 20000 });`;
  const writers = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [...TYPESCRIPT, "--input-type=module", "-e", code], { stdio: "ignore" }),
  );
  await Promise.all(writers.map((child) => new Promise((done) => child.on("close", done))));
  appendChained(path, { last: true }, { maxBytes: 20000 });
  assert.deepEqual(verifyChain(path), { lines: 601, first: 1, torn: false });
  const seen = new Set(
    [...chainLines(path)].map(({ text }) => text.replace(/"(?:n|prev|hash)":[^,}]+/g, "")),
  );
  assert.equal(seen.size, 601);
});

test("writers that are killed in the middle lose no line that was written, and the chain holds", async () => {
  const path = join(folder(), "log.jsonl");
  const code = `import { appendChained } from "./lib/state/chain.ts";
    for (let i = 0; i < 5000; i++) appendChained(${JSON.stringify(path)}, { pid: process.pid, i }, { maxBytes: 1e7 });`;
  const writers = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [...TYPESCRIPT, "--input-type=module", "-e", code], { stdio: "ignore" }),
  );
  const ended = writers.map((child) => new Promise((done) => child.on("close", done)));
  // They are killed when all of them are at it.
  const isAtIt = ({ pid, exitCode }: (typeof writers)[number], text: string): boolean =>
    exitCode !== null || text.includes(`"pid":${pid},`);
  for (let text = ""; !writers.every((child) => isAtIt(child, text)); ) {
    await new Promise((done) => setTimeout(done, 20));
    text = existsSync(path) ? readFileSync(path, "utf8") : "";
  }
  for (const child of writers) child.kill("SIGKILL");
  await Promise.all(ended);
  appendChained(path, { last: true }, OPTIONS);
  for (let tries = 0; tries < 50; tries++) appendChained(path, { tries }, OPTIONS);
  assert.equal(verifyChain(path).broken, undefined);
  rmSync(path, { force: true });
});

test("a transcript that its host is still writing is read again until the last result is there", async () => {
  const path = join(folder(), "session.jsonl");
  const row = (role: string, content: unknown) =>
    `${JSON.stringify({ type: role, sessionId: "s", message: { role, content } })}\n`;
  const call = { type: "tool_use", id: "t", name: "Bash", input: { command: "pytest -q" } };
  const result = { type: "tool_result", tool_use_id: "t", content: "Exit code 1\n2 failed", is_error: true };
  writeFileSync(path, row("user", "Go.") + row("assistant", [call]));
  const rest = JSON.stringify(
    row("user", [result]) + row("assistant", [{ type: "text", text: "All tests pass." }]),
  );
  const code = `setTimeout(() => require("node:fs").appendFileSync(${JSON.stringify(path)}, ${rest}), 40)`;
  const writer = spawn(process.execPath, ["-e", code], { stdio: "ignore" });
  const ended = new Promise((done) => writer.on("close", done));
  while (transcribed(path, "All tests pass.")?.said !== "All tests pass.") {
    await new Promise((done) => setTimeout(done, 5));
  }
  await ended;
  assert.deepEqual(
    transcribed(path, "All tests pass.")?.runs.map(({ calls }) => calls.map(({ outcome }) => outcome)),
    [["failed"]],
  );
});

test("a transcript that its host has not begun yet is waited for, in one call", async () => {
  const dir = folder();
  const row = JSON.stringify({ type: "user", sessionId: "s", message: { role: "user", content: "Go." } });
  const code = `const { parentPort, workerData } = require("node:worker_threads");
    parentPort.on("message", (path) => setTimeout(() => require("node:fs").writeFileSync(path, workerData), 20));
    parentPort.postMessage("ready");`;
  const writer = new Worker(code, { eval: true, workerData: `${row}\n` });
  await new Promise((done) => writer.once("message", done));
  // A busy machine may begin a file too late now and then, but not every time.
  const found = Array.from({ length: 20 }, (_, at) => join(dir, `new-${at}.jsonl`)).some((path) => {
    writer.postMessage(path);
    return transcribed(path) !== undefined;
  });
  await writer.terminate();
  assert.ok(found);
});
