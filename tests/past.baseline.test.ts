/**
 * Past sessions, repositories and texts as scan, redact and replay read them, in this process: what is printed and the page that is
 * written, whole, against tests/data/baselines/past.yaml.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKS } from "../templates/verify_work.ts";
import { type Act, git, key, makeWorld, rowsOf, type Step, told, type World } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

async function played(prepare: (at: World) => void, ...acts: readonly Act[]): Promise<unknown> {
  const at = makeWorld("agent-guards-past-");
  const plain = (text: string): string =>
    told(text, at)
      .replace(/:[\da-f]{4}\]/g, ":MARK]")
      .replace(/\[w\] Blocked \(.*?(?=["<\n])/g, "[w] SAID");
  try {
    prepare(at);
    return await rowsOf(at, acts, plain);
  } finally {
    at.remove();
  }
}

/** Guards that say each thing a guard can say to a command, and to a last reply. */
const SECURITY = `const said = { stop: "block", ask: "ask", warn: "warn", change: "rewrite", tell: "context" };
const judge = ({ command = "" }) => {
  const act = said[command.split(" ")[0]];
  if (act === undefined) return { act: "continue" };
  const rules = ["t." + act];
  if (act === "warn" || act === "context") return { act, text: "[t] " + command, rules };
  return act === "rewrite" ? { act, value: {}, note: "[t] changed", rules } : { act, reason: "[t] Blocked (no): " + command, rules };
};
export const guard = { name: "security_guard", tag: "t", failPolicy: "warn", tables: () => ({}), on: { tool_call: judge },
  commands: { explain: { run: ([command]) => { if (command.includes("fails")) throw new Error("no"); return { text: "why: " + command, exit: 0 }; } } } };
`;
/** Replay asks verify_work for its table alone, and judges with that; what exactly it says then is its own affair. */
const work = (): string => {
  const checks = JSON.stringify(CHECKS.filter((one) => one === "tests"));
  return `export const guard = { name: "verify_work", tag: "w", failPolicy: "warn", tables: () => ({ CHECKS: ${checks} }), on: { stop: () => ({ act: "continue" }) } };\n`;
};
const PUBLISH = `const reply = ({ text, tools }) => /Published/.test(text) ? { act: "rewrite", value: text, note: "[p] not live: " + text + " " + tools.join(), rules: ["p.live"] } : { act: "continue" };
export const guard = { name: "verify_publish_claims", tag: "p", failPolicy: "warn", tables: () => ({}), on: { reply } };
`;

type Line = Readonly<Record<string, unknown>>;
const stamped = (day: number, minute: number): string =>
  `2026-10-${String(day).padStart(2, "0")}T10:${String(minute).padStart(2, "0")}:00Z`;

/** A session of Claude Code's: a user's words, commands with what came back, a last reply. */
function session(id: string, day: number, commands: readonly string[], reply: string, result = "ok"): string {
  const about = { cwd: `/w/${id}`, sessionId: id };
  const lines: Line[] = [
    { type: "user", message: { role: "user", content: "go on" }, timestamp: stamped(day, 0), ...about },
  ];
  for (const [at, command] of commands.entries()) {
    const use = { type: "tool_use", id: `t${at}`, name: "Bash", input: { command } };
    const back = { type: "tool_result", tool_use_id: `t${at}`, content: result };
    lines.push({
      type: "assistant",
      message: { role: "assistant", content: [use] },
      timestamp: stamped(day, at + 1),
      ...about,
    });
    lines.push({
      type: "user",
      message: { role: "user", content: [back] },
      timestamp: stamped(day, at + 1),
      ...about,
    });
  }
  lines.push({
    type: "assistant",
    message: { role: "assistant", content: [{ type: "text", text: reply }] },
    timestamp: stamped(day, 50),
    ...about,
  });
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

function guards(at: World): void {
  for (const [name, text] of [
    ["security_guard", SECURITY],
    ["verify_publish_claims", PUBLISH],
    ["verify_work", work()],
  ] as const) {
    rmSync(join(at.root, "dist", `${name}.mjs`), { force: true });
    at.write(`dist/${name}.mjs`, text);
  }
  at.write("dist/verify_work", at.read("dist/security_guard"), 0o755);
}

/** Sessions of several days and hosts, with everything that a replay can find. */
function sessions(at: World): void {
  guards(at);
  const all = ["stop a", "ask b", "warn c", "change d", "tell e", "ls", "stop fails"];
  at.write("past/a.jsonl", session("a", 1, all, "All tests pass. Published."));
  at.write(
    "past/b.jsonl",
    session("b", 3, ["stop a", "ls"], "Published.", `KEY=${key("one")} and ${key("one")}`),
  );
  at.write("past/c.jsonl", session("c", 3, ["npm test"], "All tests pass.", `KEY=${key("one")}`));
  at.write(
    "past/d.jsonl",
    `${session("d", 28, ['stop <b>&"x"', "ls"], "All tests pass.", `x ${key("two")}`)}{"torn\n{"no":"host"}\n\n[]\n`,
  );
  at.write("past/e.txt", "no transcript\n");
  at.write(
    "past/f.json",
    JSON.stringify(
      { type: "user", message: { role: "user", content: "one\ntwo" }, timestamp: "soon", sessionId: "f" },
      null,
      1,
    ),
  );
  at.write("calm/a.jsonl", session("calm", 2, ["ls"], "Fine."));
  at.write("one/a.jsonl", session("one", 2, ["stop a"], "Fine."));
  at.write("long/a.jsonl", session("first", 1, ["stop a"], "Fine."));
  at.write("long/b.jsonl", session("last", 2, ["stop a"], "Fine.").replaceAll("2026-10", "2027-12"));
  at.write(
    "undated/a.jsonl",
    session("none", 2, ["stop a"], "Fine.").replaceAll(/"timestamp":"[^"]*",/g, ""),
  );
  const shell = (command: string) => ({
    type: "function_call",
    name: "shell",
    call_id: "1",
    arguments: JSON.stringify({ command: command.split(" ") }),
  });
  const codex = [
    ["session_meta", { id: "c1", cwd: "/home/c" }],
    ["event_msg", { type: "user_message", message: "hi" }],
    ["response_item", shell("stop a")],
    ["turn_context", { cwd: "/elsewhere" }],
    ["response_item", shell("ask b")],
  ].map(([type, payload], each) => JSON.stringify({ timestamp: stamped(5, each), type, payload }));
  at.write("codex/rollout-a.jsonl", `${codex.join("\n")}\n`);
  const toolCalls = [
    { id: "x", name: "run_shell_command", args: { command: "stop a" }, timestamp: stamped(6, 3) },
  ];
  const messages = [
    { id: "1", timestamp: stamped(6, 1), type: "user", content: "go" },
    { id: "2", timestamp: stamped(6, 2), type: "gemini", content: "done", toolCalls },
  ];
  const chat = { sessionId: "g1", projectHash: "abc", startTime: stamped(6, 0), messages };
  at.write("gemini/session-1.json", JSON.stringify(chat, null, 1));
  at.write(
    "many/a.jsonl",
    session(
      "many",
      2,
      Array.from({ length: 60 }, (_, each) => `stop ${each}`),
      "Fine.",
    ),
  );
}

const page = (name: string): Act[] => [
  { args: ["replay", `ROOT/${name}`, "--html", `ROOT/${name}.html`] },
  {
    shows: (at) =>
      (at.exists(`${name}.html`) ? at.read(`${name}.html`) : "none")
        .replace(/<style>[\s\S]*?<\/style>/, "<style></style>")
        .replace(/sha256-[^']+/, "sha256-DIGEST"),
  },
];

/** A repository with these commits, each a map of files. */
function repository(at: World, commits: readonly Readonly<Record<string, string>>[]): void {
  git(at, "init", "-q");
  for (const [number, files] of commits.entries()) {
    for (const [name, text] of Object.entries(files)) at.write(`ws/${name}`, text);
    git(at, "add", "-A");
    git(at, "commit", "-qm", `commit ${number}`);
  }
  git(at, "tag", "-am", `words with ${key("tag")}`, "v1");
}

const long = (...changed: readonly (readonly [at: number, line: string])[]): string => {
  const lines = Array.from({ length: 60 }, (_, at) => `line ${at}`);
  for (const [at, line] of changed) lines[at] = line;
  return `${lines.join("\n")}\n`;
};

const inWs = (...args: readonly string[]): Step => ({ args, cwd: "ROOT/ws" });
const ZEROS = "0".repeat(40);
const headOf = (at: World, name = "HEAD"): string => git(at, "rev-parse", name).trim();

/** What a process of a scan is told: what to look for, and a file. */
const PART_SIGHT = JSON.stringify({ isPublic: false, names: [] });
const PART_JOB = JSON.stringify({ file: "ROOT/a.txt", path: "a.txt", name: "a.txt", window: 0 });

holdWhole("past", {
  replays: () =>
    played(
      sessions,
      { args: ["replay", "ROOT/past"] },
      { args: ["replay", "ROOT/past", "--all"] },
      { args: ["replay", "ROOT/one"], terminal: true, typed: () => "" },
      { args: ["replay", "ROOT/past", "--json"] },
      { args: ["replay", "ROOT/past/a.jsonl", "ROOT/past/b.jsonl"] },
      { args: ["replay", "ROOT/past/e.txt"] },
      { args: ["replay", "ROOT/past/none"] },
      { args: ["replay", "-"], fed: session("fed", 4, ["stop a"], "All tests pass.") },
      { args: ["replay", "-", "--json"], fed: session("fed", 4, ["stop a"], "All tests pass.") },
      { args: ["replay", "ROOT/calm"] },
      { args: ["replay", "ROOT/many"] },
      { args: ["replay", "ROOT/undated"] },
      { args: ["replay", "ROOT/codex", "--json"] },
      { args: ["replay", "ROOT/gemini", "--json"] },
      { args: ["replay", "ROOT/codex", "ROOT/gemini", "ROOT/calm"] },
    ),
  pages: () => played(sessions, ...["past", "calm", "one", "long", "undated", "many"].flatMap(page)),
  texts: () =>
    played(
      () => undefined,
      ...[
        `a ${key("one")} b\nc ${key("two")}\r\n`,
        `\ufeff${key("one")}`,
        "nothing\n",
        "",
        `x\u0000${key("one")}`,
      ].flatMap((fed) => [
        { args: ["redact"], fed },
        { args: ["redact", "--json"], fed },
        { args: ["scan", "-"], fed },
        { args: ["scan", "-", "--json"], fed },
      ]),
    ),
  "a part of a scan": () =>
    played(
      (at) => at.write("a.txt", `one ${key("one")}\n`),
      ...[
        "",

        `${PART_SIGHT}\n[${PART_JOB}]\n`,
        `${PART_SIGHT}\n[${PART_JOB},${PART_JOB}]\n[]\n[${PART_JOB}]`,
      ].map((fed): Act => ({ args: ["scan", "--part"], fed })),
    ),
  "a repository": () =>
    played(
      (at) =>
        repository(at, [
          { "a.txt": long(), "sub/b.env": "x=1\n", ".agent-guards.yaml": "exclude: []\n" },
          {
            "a.txt": long([3, `K=${key("one")}`], [40, "plain"], [55, `L=${key("two")}`]),
            "sub/b.env": `x=${key("three")}\n`,
          },
          { "a.txt": long([10, "calm"]), "sub/b.env": "x=1\n", "c d.txt": `${key("four")}\n` },
        ]),
      inWs("scan", "--commits", "--all"),
      inWs("scan", "--commits", "HEAD~2..HEAD", "--json"),
      inWs("scan", "--commits", "HEAD", "--exclude", "sub/**"),
      inWs("scan", "--commits", "--all", "--exclude", "*.txt"),
      inWs("scan", "--commits", "none..HEAD"),
      (at) => at.write("ws/new.env", `N=${key("new")}\n`),
      (at) => void git(at, "add", "-A"),
      inWs("scan", "--staged"),
      inWs("scan", "--staged", "--exclude", "*.env"),
      inWs("scan", "--staged", "--exclude", "other"),
      inWs("pre-commit"),
      inWs("pre-commit", "--public"),
      inWs("scan", "."),
    ),
  "a push": async () => {
    const at = makeWorld("agent-guards-past-");
    try {
      repository(at, [
        { "a.txt": "one\n" },
        { "a.txt": `K=${key("one")}\n` },
        { "a.txt": "two\n", "in.txt": "http://10.1.2.3/\n" },
      ]);
      const [head, old, first, tag] = ["HEAD", "HEAD~1", "HEAD~2", "v1"].map((name) => headOf(at, name));
      const lines: Readonly<Record<string, string>> = {
        "a new branch": `refs/heads/main ${head} refs/heads/main ${ZEROS}\n`,
        "one commit more": `refs/heads/main ${head} refs/heads/main ${old}`,
        "two commits more": `refs/heads/main ${head} refs/heads/main ${first}\n\n`,
        "a ref that goes": `(delete) ${ZEROS} refs/heads/main ${head}\n`,
        "an old ref that is not here": `refs/heads/main ${head} refs/heads/main ${"1".repeat(40)}\n`,
        "a tag": `refs/tags/v1 ${tag} refs/tags/v1 ${ZEROS}\n`,
        "two refs": `refs/heads/main ${head} refs/heads/main ${old}\nrefs/heads/x ${old} refs/heads/x ${first}\n`,
        nothing: "",
        words: "one two three\n",
        "short oids": `refs/heads/main ${head?.slice(1)} refs/heads/main ${ZEROS}\n`,
        "long oids": `refs/heads/main ${head}0 refs/heads/main ${ZEROS}\n`,
      };
      const rows: object[] = [];
      for (const [what, fed] of Object.entries(lines))
        for (const more of [[], ["--public"]]) {
          const { out, err, exit } = await at.run(["pre-push", "origin", "/nowhere", ...more], {
            cwd: at.workspace,
            fed: [fed],
          });
          rows.push({
            what,
            ...(more.length > 0 && { more }),
            out: told(out, at).replace(/\b[\da-f]{7,40}\b/g, "OID"),
            err: told(err, at),
            exit,
          });
        }
      return rows;
    } finally {
      at.remove();
    }
  },
  "names that are no UTF-8": () =>
    played(
      (at) => {
        const folder = join(at.root, "names");
        mkdirSync(join(folder, "sub"), { recursive: true });
        writeFileSync(join(folder, "good.txt"), `${key("one")}\n`);
        writeFileSync(
          Buffer.concat([Buffer.from(`${folder}/bad-`), Buffer.from([0xff, 0xfe]), Buffer.from(".txt")]),
          `${key("two")}\n`,
        );
        writeFileSync(
          Buffer.concat([Buffer.from(`${folder}/sub/`), Buffer.from([0xe9])]),
          `${key("three")}\n`,
        );
      },
      { args: ["scan", "ROOT/names"] },
      { args: ["scan", "ROOT/names", "--json"] },
      { args: ["scan", "ROOT/names/good.txt", "ROOT/names/sub"] },
    ),
});
