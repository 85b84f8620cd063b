/** `agent-guards replay`: what the guards would have said to past sessions. Nothing is run. */
import { parseArgs } from "node:util";
import { writeAsked } from "./config/file.ts";
import { transcripts } from "./replay/find.ts";
import { type Judge, loadGuards, newJudge } from "./replay/judge.ts";
import { renumbered } from "./replay/numbers.ts";
import { pageOf } from "./replay/page.ts";
import { type Count, type Moment, moments } from "./replay/read.ts";
import {
  countsOf,
  dayOf,
  gapsOf,
  groupsOf,
  newTally,
  type Report,
  summaryOf,
  type Tally,
  takeFinding,
} from "./replay/tally.ts";
import { newProgress } from "./scan/progress.ts";
import { complain, EXIT, type Exit, note, paint, printable, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards replay [PATH... | -] [--html FILE] [--json] [--all]

What the guards would have said to the sessions that agents left on this machine: Claude Code's, Codex's and Gemini
CLI's transcripts. Every command, tool result, message and reply goes through them in this process. Nothing is run,
nothing is sent, nothing is kept; secrets are masked.

  PATH          transcripts or folders of them, instead of those of this machine
  -             one transcript on standard input
  --html FILE   a page to look at: a timeline, and each finding with its explanation
  --all         warnings and untested code one by one, too
  --json        everything as JSON

Exit 1 when something would have been blocked, or a key or an unbacked claim was seen.
`;

const OPTIONS = {
  html: { type: "string" },
  json: { type: "boolean", default: false },
  all: { type: "boolean", default: false },
} as const;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { files, more } = positionals.includes("-")
    ? onlyStdin(positionals)
    : transcripts(positionals, process.env);
  if (files.length === 0)
    throw new Refusal(
      "there are no transcripts on this machine",
      "name some, or a folder of them: agent-guards replay PATH",
    );
  const tally = newTally();
  const isRead = await readAll(files, tally);
  if (more)
    complain(`only the first ${files.length} transcripts were read`, "name a folder with fewer of them");
  const report = renumbered({ tally, groups: groupsOf(tally) });
  if (values.html !== undefined) writeAsked(values.html, pageOf(report), 0o600);
  if (values.json) sayJson(asJson(report));
  else show(report, values.all);
  if (values.html !== undefined) note(`${values.html} is the page; it is for you alone (mode 0600)`);
  if (!isRead) return EXIT.failure;
  const { blocked, key, claim } = countsOf(tally);
  return blocked + key + claim > 0 ? EXIT.findings : EXIT.clean;
}

function onlyStdin(paths: readonly string[]): { files: readonly string[]; more: boolean } {
  if (paths.length === 1) return { files: paths, more: false };
  throw new Refusal("standard input and paths exclude each other", "agent-guards replay --help");
}

/** Reads every file; false where one could not be read, or nothing in all of them is a transcript. */
async function readAll(files: readonly string[], tally: Tally): Promise<boolean> {
  const guards = await loadGuards();
  const progress = newProgress(files.length);
  const sessions = new Set<string>();
  let isRead = true;
  for (const file of files) {
    const count: Count = { lines: 0, bytes: 0, damaged: 0, long: 0, strange: 0, known: 0 };
    const failure = await replayed(file, newJudge(guards), count, tally, sessions);
    if (failure !== undefined) {
      progress.clear();
      complain(`${file} cannot be read (${failure})`, "check its owner and mode");
      isRead = false;
    }
    add(tally, count);
    progress.step(file, count.bytes);
  }
  progress.clear();
  tally.sessions = sessions.size;
  if (sessions.size > 0) return isRead;
  complain("none of these files is a transcript", "Claude Code's, Codex's and Gemini CLI's are known");
  return false;
}

/** Replays one transcript; the system's word for what went wrong where it cannot be read. */
async function replayed(
  file: string,
  judge: Judge,
  count: Count,
  tally: Tally,
  sessions: Set<string>,
): Promise<string | undefined> {
  try {
    for await (const moment of moments(file, count)) {
      if (sessions.size < sessions.add(`${moment.host} ${moment.session}`).size)
        tally.hosts.set(moment.host, (tally.hosts.get(moment.host) ?? 0) + 1);
      take(tally, moment, judge.judge(moment));
    }
    for (const finding of judge.end()) takeFinding(tally, finding);
    return undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}

function take(tally: Tally, { entry, at }: Moment, { findings, command }: ReturnType<Judge["judge"]>): void {
  if (entry.is === "call") tally.calls++;
  if (command) {
    tally.commands++;
    const day = dayOf(tally, at);
    if (day) day.commands++;
  }
  for (const finding of findings) takeFinding(tally, finding);
}

function add(tally: Tally, { lines, bytes, damaged, long, strange, known }: Count): void {
  tally.files++;
  tally.lines += lines;
  tally.bytes += bytes;
  tally.long += long;
  if (known === 0) {
    tally.foreign++;
    return;
  }
  tally.damaged += damaged;
  tally.strange += strange;
}

function asJson({ tally, groups }: Report) {
  const { files, sessions, commands, calls, lines, bytes, damaged, long, strange, foreign, dropped } = tally;
  return {
    summary: summaryOf(tally),
    ...{ files, sessions, commands, calls, lines, bytes },
    unread: { damaged, long, strange, foreign, dropped },
    hosts: Object.fromEntries(tally.hosts),
    counts: countsOf(tally),
    days: [...tally.days.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
    findings: groups.map(({ key: _, ...group }) => group),
  };
}

const COLOURS = {
  blocked: "red",
  asked: "yellow",
  key: "red",
  claim: "red",
  warned: "yellow",
  unchecked: "yellow",
} as const;

/** UTF-16 units of a command that a line shows. */
const SHOWN = 200;

function show({ tally, groups }: Report, all: boolean): void {
  const listed = groups.filter(({ kind }) => all || (kind !== "warned" && kind !== "unchecked"));
  for (const group of listed) {
    const times = group.count > 1 ? `  ${group.count} times` : "";
    const when = group.last === "" ? "" : `  ${group.last.slice(0, 16).replace("T", " ")}`;
    say(`${paint(COLOURS[group.kind], group.kind)}${when}  ${group.rules.map(printable).join(", ")}${times}`);
    const what = printable(group.what.replace(/\s+/g, " ").trim());
    say(`  ${what.length > SHOWN ? `${what.slice(0, SHOWN)}…` : what}`);
    say(paint("dim", `  ${printable(group.reason.replace(/\s+/g, " "))}`));
    say(paint("dim", `  ${printable(group.file)}:${group.line}`));
  }
  if (listed.length > 0) say("");
  say(summaryOf(tally));
  const hidden = groups.length - listed.length;
  const rest = [...gapsOf(tally), ...(hidden > 0 ? [`${hidden} more with --all`] : [])];
  if (rest.length > 0) note(rest.join(", "));
}
