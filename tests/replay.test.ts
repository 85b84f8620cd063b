/** Past sessions before the guards: what they would have said, in words, as JSON and as a page. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Finding } from "../cli/replay/judge.ts";
import { renumbered } from "../cli/replay/numbers.ts";
import { countsOf, groupsOf, newTally, takeFinding } from "../cli/replay/tally.ts";
import { REPLAY_FINDINGS } from "../lib/core/limits.ts";
import { folder, KEY, put, run } from "./scan-world.ts";

type Expect = { commands: number; sessions: number; counts: Record<string, number>; damaged: number };
type Told = { path: string; lines?: unknown[]; whole?: unknown; expect: Expect };
type Data = Record<"claude" | "codex" | "gemini", Told> & { evil: string[] };

const DATA = parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), "data", "replay.yaml"), "utf8"),
) as Data;

const HOSTS = ["claude", "codex", "gemini"] as const;
const EVIL = DATA.evil.join(" ");

/** A transcript's text; what is put in stands as JSON writes it. */
function textOf({ lines, whole }: Told): string {
  const written =
    whole === undefined
      ? (lines ?? []).map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n")
      : JSON.stringify(whole, null, 1);
  return written.replaceAll("{{key}}", KEY).replaceAll("{{evil}}", () => JSON.stringify(EVIL).slice(1, -1));
}

function home(): string {
  const path = folder();
  for (const host of HOSTS) put(join(path, DATA[host].path), textOf(DATA[host]));
  return path;
}

type Report = {
  summary: string;
  commands: number;
  sessions: number;
  counts: Record<string, number>;
  unread: Record<string, number>;
  findings: { kind: string; rules: string[]; what: string; explain: string; host: string; at: string }[];
};

for (const host of HOSTS) {
  const { commands, sessions, counts, damaged } = DATA[host].expect;
  const check = (out: string): void => {
    const report = JSON.parse(out) as Report;
    const { blocked, key, claim } = report.counts;
    assert.deepEqual({ blocked, key, claim }, counts);
    assert.deepEqual(
      [report.commands, report.sessions, report.unread["damaged"]],
      [commands, sessions, damaged],
    );
    assert.ok(report.findings.every((one) => one.host === host && one.at.startsWith("2026-10-0")));
  };

  test(`${host}: a folder, a file and standard input say the same`, async () => {
    const path = folder();
    const file = put(join(path, DATA[host].path), textOf(DATA[host]));
    for (const [words, input] of [[[path]], [[file]], [["-"], textOf(DATA[host])]] as const) {
      const got = await run(["replay", "--json", ...words], input === undefined ? {} : { input });
      assert.equal(got.exit, 1, got.err);
      check(got.out);
    }
  });
}

test("without a path the transcripts of this machine are read, and nothing is written", async () => {
  const path = home();
  const before = readdirSync(path, { recursive: true }).sort();
  const got = await run(["replay"], { env: { HOME: path, CODEX_HOME: "", CLAUDE_CONFIG_DIR: "" } });
  assert.equal(got.exit, 1);
  assert.match(got.out, /^5 commands in 3 sessions: 4 would be blocked, .*1 key seen, 1 claim unbacked/m);
  assert.match(got.err, /1 damaged line left out/);
  assert.doesNotMatch(got.out.replaceAll("\n", ""), /[\p{Cc}\p{Cf}]/u);
  assert.deepEqual(readdirSync(path, { recursive: true }).sort(), before);
});

test("a blocked command comes with its reason and its explanation", async () => {
  const { findings } = JSON.parse((await run(["replay", "--json", home()])).out) as Report;
  const found = findings.find(({ rules }) => rules.includes("delete-home"));
  assert.match(found?.explain ?? "", /What would run:.*delete-home/s);
  const reset = findings.find(({ rules }) => rules.includes("git-reset-remote"));
  assert.equal(reset?.kind, "blocked", "what a sub-agent did counts, too");
});

test("two replays read the same, as words and as a page", async () => {
  const path = home();
  const pages = [join(path, "a.html"), join(path, "b.html")];
  const [one, two] = [
    await run(["replay", path, "--html", pages[0] ?? ""]),
    await run(["replay", path, "--html", pages[1] ?? ""]),
  ];
  assert.equal(one.out, two.out);
  assert.equal(readFileSync(pages[0] ?? "", "utf8"), readFileSync(pages[1] ?? "", "utf8"));
});

test("the page stands alone: no script, nothing from elsewhere, all text of others escaped, for its owner alone", async () => {
  const path = home();
  const file = join(path, "page.html");
  await run(["replay", path, "--html", file]);
  const page = readFileSync(file, "utf8");
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  assert.ok(page.includes(`default-src 'none'; style-src 'sha256-${hash}'`));
  assert.doesNotMatch(
    page,
    /<(?:script|img|iframe|object|embed|link|base|form)\b|<[^>]*\son\w+=|<[^>]*javascript:|url\(|@import/i,
  );
  assert.equal(page.split("<style>").length, 2);
  assert.doesNotMatch(page, /(?:src|href)="(?!#)/);
  assert.doesNotMatch(page.replace(/[\t\n]/g, ""), /[\p{Cc}\u202e]/u);
  assert.ok(!page.includes(KEY.slice(12, 24)));
  assert.match(page, /&#60;script&#62;alert\(1\)/);
  assert.match(page, /<html lang="en">.*<h1>.*<main>.*<h2 id="time-title">.*role="img"/s);
  assert.equal(statSync(file).mode & 0o077, 0);
});

test("what is no transcript is said, and exit 2; a line that is too long is left out and counted", async () => {
  const path = folder();
  const none = await run(["replay", path]);
  assert.equal(none.exit, 2);
  assert.match(none.err, /error: there are no transcripts.*\nhint: /);
  put(join(path, "package.json"), '{"name":"x"}');
  const strange = await run(["replay", path]);
  assert.equal(strange.exit, 2);
  assert.match(strange.err, /none of these files is a transcript/);
  put(join(path, "t.jsonl"), `${"x".repeat(17 * 1024 * 1024)}\n${textOf(DATA.codex)}`);
  const long = JSON.parse((await run(["replay", "--json", path])).out) as Report;
  assert.equal(long.unread["long"], 1);
  assert.equal(long.commands, 1);
  assert.ok(!existsSync(join(path, "state")));
});

const FINDING: Finding = {
  ...{ kind: "blocked", guard: "security_guard", rules: ["r"], where: "command", what: "w" },
  ...{
    reason: "",
    explain: "",
    key: "k",
    host: "claude",
    session: "s",
    file: "f",
    line: 1,
    at: "2026-01-02T00:00:00Z",
  },
};

test("of more findings than are kept the first are, and again the known ones", () => {
  const tally = newTally();
  for (let at = 0; at <= REPLAY_FINDINGS; at++) takeFinding(tally, { ...FINDING, key: String(at) });
  takeFinding(tally, { ...FINDING, key: "0", at: "2026-01-01T00:00:00Z" });
  assert.deepEqual([tally.groups.size, tally.dropped], [REPLAY_FINDINGS, 1]);
  assert.equal(countsOf(tally).blocked, REPLAY_FINDINGS + 1);
  const known = tally.groups.get("0");
  assert.deepEqual(
    [known?.count, known?.first.slice(0, 10), known?.last.slice(0, 10)],
    [2, "2026-01-01", "2026-01-02"],
  );
});

test("marks are numbered in their order, and equal digits of two rules are two values", () => {
  const tally = newTally();
  for (const [at, what] of ["a[redacted:one:00ff]", "b[redacted:two:00ff]", "c[redacted:one:00ff]"].entries())
    takeFinding(tally, { ...FINDING, key: what, what, at: `2026-01-0${9 - at}T00:00:00Z` });
  const { groups } = renumbered({ tally, groups: groupsOf(tally) });
  assert.deepEqual(
    groups.map(({ what }) => what),
    ["a[redacted:one:0001]", "b[redacted:two:0002]", "c[redacted:one:0001]"],
  );
});
