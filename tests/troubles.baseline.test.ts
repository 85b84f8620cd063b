/**
 * What keeps a guard from its work although it starts, and what a dry run asks and says of it: whole, against
 * tests/data/baselines/troubles.yaml.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Setting, settingTroubles, variablesUnder } from "../cli/doctor/settings.ts";
import { answerOf, isBare, problemOf, rehearse } from "../cli/rehearse.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import type { EventKind } from "../lib/hook/event.ts";
import { sealPath } from "../lib/rules/seal.ts";
import { appendChained } from "../lib/state/chain.ts";
import { holdWhole } from "./whole.ts";

type Files = Readonly<Record<string, (path: string) => void>>;

/** A folder with these files, the state's place in it, and what `work` gives of it. */
async function inFolder<T>(files: Files, work: (folder: string) => T | Promise<T>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-troubles-"));
  const before = process.env["AGENT_GUARDS_STATE"];
  process.env["AGENT_GUARDS_STATE"] = join(folder, "state");
  try {
    for (const [name, make] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      make(join(folder, name));
    }
    const text = JSON.stringify((await work(folder)) ?? null);
    return JSON.parse(
      text.replaceAll(folder, "FOLDER").replaceAll(JSON.stringify(process.execPath).slice(1, -1), "NODE"),
    );
  } finally {
    if (before === undefined) delete process.env["AGENT_GUARDS_STATE"];
    else process.env["AGENT_GUARDS_STATE"] = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is said of a guard that is set so. */
const troubles = (
  guard: string,
  variables: Readonly<Record<string, string>> = {},
  settings: JsonObject = {},
  host = "claude",
  files: Files = {},
) =>
  inFolder(files, (folder) => {
    const variable: Setting["variable"] = (name) => (variables[name] ?? "").replace("FOLDER", folder);
    return settingTroubles(guard, { host, settings, variable });
  });

const text =
  (words = "x") =>
  (path: string): void =>
    writeFileSync(path, words);
const folder = (path: string): void => void mkdirSync(path, { recursive: true });
const link =
  (to: string) =>
  (path: string): void =>
    symlinkSync(to, path);
/** A log of two lines, of which the second is changed where it is to be broken. */
const chain =
  (change: (text: string) => string = (all) => all, key?: string) =>
  (path: string): void => {
    for (const tool of ["bash", "edit"])
      appendChained(path, { tool }, { maxBytes: 1 << 20, ...(key !== undefined && { key }) });
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };

const LOG = { AGENT_GUARDS_AUDIT_LOG: "FOLDER/log.jsonl" };
const JUDGE = { JUDGE_URL: "https://example.com/v1/x", JUDGE_MODEL: "m" };

const SETTINGS = async (): Promise<unknown> => ({
  nobody: await troubles("security_guard"),
  "no folder yet": await troubles("verify_work"),
  "a folder": await troubles("verify_work", {}, {}, "claude", { "state/work/x": text() }),
  "a file in the folder's place": await troubles("verify_work", {}, {}, "claude", { "state/work": text() }),
  "a file above it": await troubles("verify_work", {}, {}, "claude", { state: text() }),
  "a link to a folder": await troubles("verify_work", {}, {}, "claude", {
    "state/x": text(),
    "state/work": link("/tmp"),
  }),
  budget: await troubles("budget_alert", {}, {}, "claude", { state: text() }),
  "prices of a host": [
    await troubles("budget_alert", {}, {}, "starchild"),
    await troubles("budget_alert", {}, {}, "docker-agent"),
    await troubles("budget_alert", {}, {}, "codex"),
    await troubles("budget_alert", {}, { prices: {} }),
    await troubles("budget_alert", {}, { prices: { m: { input: 1 } } }),
    await troubles("budget_alert", {}, { prices: ["m"] }),
  ],
  "no log yet": [
    await troubles("tool_audit_log"),
    await troubles("tool_audit_log", LOG),
    await troubles("tool_audit_log", { WORKSPACE_DIR: "FOLDER/ws" }),
    await troubles("tool_audit_log", { WORKSPACE_DIR: "FOLDER/ws" }, {}, "claude", { "ws/logs": text() }),
    await troubles("tool_audit_log", { WORKSPACE_DIR: "FOLDER/ws", ...LOG }, {}, "claude", {
      "ws/logs": text(),
    }),
    await troubles("tool_audit_log", {}, {}, "claude", { "state/audit": text() }),
    await troubles("tool_audit_log", { AGENT_GUARDS_AUDIT_LOG: "FOLDER/a/b/c" }, {}, "claude", { a: text() }),
  ],
  "a log": [
    await troubles("tool_audit_log", LOG, {}, "claude", { "log.jsonl": chain() }),
    await troubles("tool_audit_log", LOG, {}, "claude", {
      "log.jsonl": chain((all) => all.replace("bash", "zash")),
    }),
    await troubles("tool_audit_log", LOG, {}, "claude", { "log.jsonl": chain((all) => all.slice(0, -9)) }),
    await troubles("tool_audit_log", LOG, {}, "claude", { "log.jsonl": chain(undefined, "k".repeat(32)) }),
    await troubles("tool_audit_log", { ...LOG, AGENT_GUARDS_AUDIT_KEY: "k".repeat(32) }, {}, "claude", {
      "log.jsonl": chain(undefined, "k".repeat(32)),
    }),
    await troubles("tool_audit_log", { ...LOG, AGENT_GUARDS_AUDIT_KEY: "k".repeat(32) }, {}, "claude", {
      "log.jsonl": chain(),
    }),
    await troubles("tool_audit_log", LOG, {}, "claude", { "log.jsonl": folder }),
    await troubles("tool_audit_log", LOG, {}, "claude", { x: text(), "log.jsonl": link("x") }),
    await troubles("tool_audit_log", LOG, {}, "claude", { "log.jsonl": link("none") }),
  ],
  judge: [
    await troubles("llm_judge"),
    await troubles("llm_judge", { JUDGE_URL: JUDGE.JUDGE_URL }),
    await troubles("llm_judge", { JUDGE_URL: JUDGE.JUDGE_URL }, { model: "m" }),
    await troubles("llm_judge", {}, { url: "http://example.com", model: "m" }),
    await troubles("llm_judge", {}, { url: 7, model: ["m"] }),
    await troubles("llm_judge", JUDGE),
    await troubles("llm_judge", { ...JUDGE, JUDGE_API_KEY: "k" }),
    await troubles("llm_judge", { ...JUDGE, JUDGE_HEADERS: "a: b" }),
    await troubles("llm_judge", JUDGE, { headers: {} }),
    await troubles("llm_judge", JUDGE, { headers: "a" }),
    ...(await Promise.all(
      [
        "http://localhost:1/v1",
        "http://127.0.0.1/v1",
        "http://[::1]:2/v1",
        "https://127.0.0.1.example.com/",
        "https://xlocalhost/",
        "https://localhost.example.com/",
      ].map((url) => troubles("llm_judge", {}, { url, model: "m" })),
    )),
  ],
});

/** Where a program finds a variable. */
function variables(): unknown {
  const asked = (fixed: Readonly<Record<string, string | null>>, argv: readonly string[]) =>
    ["OWN", "HOME_OF_TESTS", "NONE"].map(variablesUnder(fixed, argv));
  process.env["HOME_OF_TESTS"] = "/h";
  try {
    return [
      asked({}, ["/x"]),
      asked({}, ["env", "OWN=a=b", "/x"]),
      asked({}, ["env", "-i", "OWN=", "/x"]),
      asked({}, ["/usr/bin/env", "-i", "/x"]),
      asked({}, ["/usr/bin/envy", "-i", "/x"]),
      asked({ OWN: "sealed", HOME_OF_TESTS: null }, ["env", "OWN=a", "/x"]),
      isBare([]),
    ];
  } finally {
    delete process.env["HOME_OF_TESTS"];
  }
}

/** A program that keeps what it was given and answers as it is told to. */
const program =
  (calm: string, stirred = calm) =>
  (path: string): void => {
    const lines = [
      "#!/bin/sh",
      "IFS= read -r line",
      `printf '%s\\n' "$line" >> "$0.asked"`,
      `cat dry-run.jsonl previews.json posts.json jobs.json >> "$0.world" 2>/dev/null; echo " $PWD $WORKSPACE_DIR $PREVIEWS_REGISTRY $AGENTX_LEDGER_FILE $SCHEDULED_JOBS $AGENT_GUARDS_STATE $AGENT_GUARDS_AUDIT_LOG [$JUDGE_URL] $JUDGE_MODEL $JUDGE_FAIL" >> "$0.world"`,
      `if [ -e "$0.once" ]; then ${stirred}; else : > "$0.once"; ${calm}; fi`,
    ];
    writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o755 });
  };

const GUARDS = [
  ...["security_guard", "verify_publish_claims", "verify_work", "pii_redactor", "tool_audit_log"],
  ...["budget_alert", "website_reminder", "runtime_footer", "llm_judge", "freeze"],
];
const KINDS: readonly (readonly [host: string, event: string, kind: EventKind])[] = [
  ["starchild", "pre_tool_call", "tool_call"],
  ["starchild", "transform_tool_result", "tool_result"],
  ["starchild", "on_response_end", "reply"],
  ["starchild", "on_outbound_message", "outbound"],
  ["claude", "PreToolUse", "tool_call"],
  ["claude", "PostToolUse", "tool_result"],
  ["claude", "Stop", "stop"],
  ["codex", "Stop", "stop"],
];

/** The made-up folder of a dry run as a word. */
const steady = (words: string): string =>
  words
    .replace(/[^\s"]*agent-guards-dry-run-\w{6}/g, "DRY")
    .replace(/sk-or-v1-[\da-f]{64}/g, "KEY")
    .replace(/rm -rf \//g, "WIPE");

type Asked = {
  readonly argv?: (path: string) => readonly string[];
  readonly ms?: number;
  readonly isOwn?: boolean;
};

/** What a dry run says of a program, and what that was asked. */
const rehearsed = (
  make: (path: string) => void,
  name: string,
  [host, event, kind]: (typeof KINDS)[number],
  { argv = (path) => [path], ms = 20_000, isOwn = false }: Asked = {},
) =>
  inFolder({ program: make }, (at) => {
    const path = join(at, "program");
    const said = rehearse(argv(path), name, host, event, kind, ms, isOwn);
    const left = (suffix: string): string[] => {
      try {
        return steady(readFileSync(path + suffix, "utf8"))
          .trim()
          .split("\n");
      } catch {
        return [];
      }
    };
    return { said, asked: left(".asked"), world: [...new Set(left(".world"))] };
  });

const [CALL = KINDS[0]] = KINDS;
const FIRST: (typeof KINDS)[number] = CALL ?? ["starchild", "pre_tool_call", "tool_call"];

async function provocations(): Promise<unknown> {
  const rows: object[] = [];
  for (const name of GUARDS)
    for (const row of KINDS)
      rows.push({
        guard: name,
        on: row.join(" "),
        ...((await rehearsed(program("echo '{}'", "exit 2"), name, row)) as object),
      });
  return rows;
}

async function rehearsals(): Promise<unknown> {
  const calm = "echo '{}'";
  const one = (stirred: string, more: Asked = {}) =>
    rehearsed(program(calm, stirred), "security_guard", FIRST, more);
  const first = (answer: string, more: Asked = {}) =>
    rehearsed(program(answer), "security_guard", FIRST, more);
  return {
    "it lets pass": await one(calm),
    "it says no in JSON": await one(`echo '{"decision":"block"}'`),
    "it says something to the user": await one("echo '{}'; echo no >&2"),
    "it fails when it matters": await one("echo 'a\n at b' >&2; exit 3"),
    "it is silent": await first(":"),
    "it reacts to all": await first("exit 2"),
    "it answers no JSON": await first("echo yes"),
    "it answers a list": await first("echo '[]'"),
    "it ends badly": await first("exit 7"),
    "it says why at length": await first(`echo ${"x".repeat(130)} >&2; exit 1`),
    "it is killed": await first("kill -9 $$"),
    "it never answers": await first("sleep 9", { ms: 300 }),
    "it is not there": await first(calm, { argv: (path) => [`${path}x`] }),
    "its own environment": await first(calm, { argv: (path) => ["/usr/bin/env", "-i", "A=b", path] }),
    "one's own says what it likes": await first('echo \'{"decision":"block"}\'', { isOwn: true }),
    "one's own fails": [
      await first("echo '{}'; echo x did not check this event >&2", { isOwn: true }),
      await first("echo '{}'; echo Nothing was checked >&2", { isOwn: true }),
    ],
    "a trace that is left": await rehearsed(
      program(calm, 'echo x > "$AGENT_GUARDS_AUDIT_LOG"; echo "{}"'),
      "tool_audit_log",
      [...(["claude", "PostToolUse", "tool_result"] as const)],
    ),
    "rules that lie beside it": await inFolder(
      { program: program("cat >/dev/null; echo '{}'", "exit 2") },
      (at) => {
        const path = join(at, "program");
        writeFileSync(sealPath(path), "{}");
        const said = rehearse([path], "security_guard", ...FIRST, 20_000);
        return [said, readFileSync(`${path}.asked`, "utf8").split("\n").length];
      },
    ),
  };
}

const run = {
  stdout: "",
  stderr: "",
  status: 0 as number | undefined,
  timedOut: false,
  failure: undefined as string | undefined,
};

const problems = (): unknown =>
  [
    {},
    { stdout: " \n" },
    { stdout: "{}" },
    { stdout: "[]" },
    { stdout: "x", status: 2 },
    { status: 1, stderr: " a\nb \n" },
    { status: 1, stderr: " " },
    { status: 3, stderr: "x".repeat(121) },
    { status: undefined, timedOut: true },
    { status: undefined, failure: "ENOENT" },
    { status: undefined, failure: "signal SIGKILL" },
    { status: undefined, failure: "xsignal y" },
  ].map((more) => [problemOf({ ...run, ...more }) ?? null, answerOf({ ...run, ...more }) ?? null]);

holdWhole("troubles", {
  settings: SETTINGS,
  variables,
  provocations,
  rehearsals,
  problems,
});
