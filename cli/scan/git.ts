/**
 * What commits add, as pieces of text: the added lines of every file and the messages, never the working tree.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Refusal } from "../terminal.ts";
import type { Origin, Piece } from "./piece.ts";

/** UTF-16 units of one file's additions after which a piece is closed, so that memory stays bounded. */
const PIECE_UNITS = 8 * 1024 * 1024;

/** UTF-16 units in which a NUL makes additions binary; git looks at as many bytes. */
const PROBE_UNITS = 8000;

/** The share of NULs from which on they are the empty halves of Latin letters in UTF-16, which PowerShell writes. */
const WIDE_SHARE = 0.4;

/**
 * Nothing that a user's or a repository's settings say may hide a line or change the form: no external differ, no text
 * conversion, fixed prefixes, and `--text`, because an attribute can call any file binary.
 */
const FORM = [
  ...[
    "--patch",
    "--unified=0",
    "--inter-hunk-context=0",
    "--text",
    "--no-color",
    "--no-ext-diff",
    "--no-textconv",
  ],
  ...["--src-prefix=a/", "--dst-prefix=b/", "--submodule=short", "--full-index", "--no-relative"],
];

const SETTINGS = ["-c", "core.quotePath=false", "-c", "diff.suppressBlankEmpty=false"];

/** The additions that are staged for the next commit. */
export function stagedPieces(): AsyncGenerator<Piece> {
  return parse(lines(["diff", "--cached", ...FORM]), undefined);
}

/** What the commits of a range add (the words that `git rev-list` takes), merges with what they changed themselves. */
export function commitPieces(range: readonly string[]): AsyncGenerator<Piece> {
  const nonce = randomUUID();
  const format = `--format=format:${nonce} %H%n%B%n${nonce} end`;
  const args = ["log", ...FORM, "--cc", "--no-show-signature", format, ...range, "--"];
  return parse(lines(args), nonce);
}

/** A git command's output, trimmed, or undefined when it fails. */
export function gitOutput(args: readonly string[], cwd?: string): string | undefined {
  return gitText(args, cwd)?.trim();
}

/** The same as it stands. */
export function gitText(args: readonly string[], cwd?: string): string | undefined {
  const where = cwd === undefined ? {} : { cwd };
  const run = spawnSync("git", args, { ...where, encoding: "utf8", maxBuffer: 1 << 28 });
  return run.status === 0 ? run.stdout : undefined;
}

/** The lines of a git command's output. @throws Refusal when git fails. */
async function* lines(args: readonly string[]): AsyncGenerator<string> {
  const child = spawn("git", [...SETTINGS, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    complaint = (complaint + chunk).slice(0, 500);
  });
  const ended = new Promise<number>((resolve) => {
    child.on("error", () => resolve(-1));
    child.on("close", (code) => resolve(code ?? -1));
  });
  let rest = "";
  for await (const chunk of child.stdout.setEncoding("utf8")) {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") yield rest;
  if ((await ended) !== 0) {
    const [first = ""] = complaint.trim().split("\n");
    if (gitOutput(["rev-parse", "--git-dir"]) === undefined)
      throw new Refusal("this folder is in no git repository", "run it inside one");
    throw new Refusal(
      `git ${args[0]} failed${first === "" ? "" : `: ${first}`}`,
      "run it inside a repository, with a range that git knows",
    );
  }
}

/** What is being read: a message, a file's header, or its hunks. */
type State = {
  commit: string | undefined;
  part: "none" | "message" | "header" | "hunk";
  path: string;
  /** Columns of marks in front of a hunk's lines: one a parent. */
  marks: number;
  /** The line in the new file that comes next. */
  next: number;
  text: string;
  origins: Origin[];
};

/** Reads the output of `git log` or `git diff`. A commit begins and its message ends with a line that only we can know. */
async function* parse(source: AsyncIterable<string>, nonce: string | undefined): AsyncGenerator<Piece> {
  const state: State = {
    commit: undefined,
    part: "none",
    path: "",
    marks: 1,
    next: 1,
    text: "",
    origins: [],
  };
  for await (const line of source) {
    const mark = nonce !== undefined && line.startsWith(nonce) ? line.slice(nonce.length + 1) : undefined;
    const turns = mark !== undefined || (state.part !== "message" && line.startsWith("diff "));
    if (turns || state.text.length > PIECE_UNITS) yield* taken(state);
    if (mark !== undefined) beginPart(state, mark);
    else if (turns) state.part = "header";
    else readLine(state, line);
  }
  yield* taken(state);
}

function beginPart(state: State, mark: string): void {
  if (mark === "end") {
    state.part = "none";
    return;
  }
  state.commit = mark;
  state.part = "message";
  state.path = "<commit message>";
  state.next = 1;
  state.origins = [{ offset: 0, line: 1, column: 1 }];
}

function readLine(state: State, line: string): void {
  switch (state.part) {
    case "message":
      add(state, line);
      return;
    case "header":
    case "hunk":
      if (line.startsWith("@@")) beginHunk(state, line);
      else if (state.part === "hunk") hunkLine(state, line);
      else if (line.startsWith("+++ ")) state.path = pathOf(line.slice(4));
      return;
    case "none":
      return;
  }
}

function beginHunk(state: State, line: string): void {
  const at = /^(@+).*? \+(\d+)/.exec(line);
  state.part = "hunk";
  state.marks = (at?.[1]?.length ?? 2) - 1;
  state.next = Number(at?.[2] ?? 1);
  // A blank line between hunks: what is not adjacent in the file must not look like one text.
  if (state.text !== "") state.text += "\n";
  state.origins.push({ offset: state.text.length, line: state.next, column: 1 });
}

function hunkLine(state: State, line: string): void {
  const marks = line.slice(0, state.marks);
  if (marks.startsWith("\\") || marks.includes("-")) return;
  // Only a line that no parent has is new; one that came from a side of a merge was in that side's own commit.
  if (/^\++$/.test(marks)) add(state, line.slice(state.marks));
  else state.origins.push({ offset: state.text.length, line: state.next + 1, column: 1 });
  state.next++;
}

function add(state: State, line: string): void {
  state.text += `${line}\n`;
}

/** Closes the piece that was being read. */
function* taken(state: State): Generator<Piece> {
  const { path, text, origins, commit } = state;
  state.text = "";
  state.origins = [{ offset: 0, line: state.next, column: 1 }];
  if (state.part === "message" || state.part === "hunk") {
    const narrow = narrowed(text);
    if (narrow !== "") {
      const places = narrow === text ? origins : origins.filter(({ offset }) => offset === 0);
      yield { path, text: narrow, origins: places, ...(commit === undefined ? {} : { commit }) };
    }
  }
  if (state.part !== "hunk") state.origins = [];
}

/** The text of additions: without the NULs of UTF-16, and nothing of a binary file. */
function narrowed(text: string): string {
  const probe = text.slice(0, PROBE_UNITS);
  const nuls = probe.split("\0").length - 1;
  if (nuls === 0) return text;
  return nuls < probe.length * WIDE_SHARE ? "" : text.replaceAll("\0", "");
}

/** The path in a `+++` line: without its prefix, without C quoting, without the tab that follows a name with spaces. */
function pathOf(word: string): string {
  const plain = word.startsWith('"') ? unquoted(word) : word.replace(/\t$/, "");
  return plain.replace(/^b\//, "");
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
};

function unquoted(word: string): string {
  return word.slice(1, word.lastIndexOf('"')).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    return code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code);
  });
}
