/**
 * `agent-guards scan`: secrets in files, folders, archives, standard input, the index, or commits.
 */
import { realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeAsked } from "./config/file.ts";
import type { Fault } from "./rules/yaml.ts";
import { type Baseline, baselineOf, keyWarning, readBaseline } from "./scan/baseline.ts";
import { examineAll, PART, type Sized, takePart } from "./scan/crew.ts";
import { type Examined, examineStream, jobsOf, shifted } from "./scan/examine.ts";
import { filesBelow, fromHere, shown, sizeOf, stdinStream } from "./scan/files.ts";
import { commitPieces, stagedPieces } from "./scan/git.ts";
import { type Glob, globOf } from "./scan/glob.ts";
import { byFolder } from "./scan/names.ts";
import { takesName, type Words } from "./scan/passes.ts";
import { findsIn, maskedName, opensWallet, type Piece } from "./scan/piece.ts";
import {
  beforeRange,
  nameIn,
  parentOfNext,
  type Settled,
  settledAt,
  settledIn,
  settledInIndex,
  topOf,
} from "./scan/place.ts";
import { newProgress } from "./scan/progress.ts";
import { PROJECT_FILE } from "./scan/project.ts";
import { asJson, asSarif, asSummary, asText, closedLines } from "./scan/report.ts";
import { lensOf, type Sight } from "./scan/scanner.ts";
import { newTally, type Tally } from "./scan/tally.ts";
import { WINDOW_BYTES } from "./scan/windows.ts";
import { complain, EXIT, type Exit, note, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards scan [PATH... | -] [--staged] [--commits RANGE] [OPTIONS]

Finds secrets. A folder in a git repository is searched as git sees it: without what .gitignore names. Archives (.zip,
.tar, .tar.gz and one in the other) are searched, too. No output holds a secret, and two scans of the same texts read
the same. agent-guards docs scan tells how findings are passed over.

  -                      read standard input
  --staged               what is staged for the next commit
  --commits RANGE        what commits add, each file's new lines and the messages: main..HEAD, HEAD~3.., --all
  --exclude GLOB         leave out paths as .gitignore names them; may be given more than once
  --baseline FILE        pass over what FILE holds; wallet secrets are never passed over
  --write-baseline FILE  write what is found now to FILE, which gives no value away
  --public               private addresses and internal names count, too: for what the world reads
  --no-project           do as if there were no ${PROJECT_FILE}
  --format FORMAT        text (default), json, sarif
  --json                 the same as --format json
`;

const OPTIONS = {
  staged: { type: "boolean", default: false },
  commits: { type: "string" },
  exclude: { type: "string", multiple: true },
  baseline: { type: "string", multiple: true },
  "write-baseline": { type: "string" },
  public: { type: "boolean", default: false },
  "no-project": { type: "boolean", default: false },
  format: { type: "string", default: "text" },
  json: { type: "boolean", default: false },
} as const;

const FORMATS = ["text", "json", "sarif"] as const;

type Format = (typeof FORMATS)[number];

/** What a person asked for, wherever it is searched. */
export type Asked = {
  readonly excludes: readonly Glob[];
  readonly baselines: readonly Baseline[];
  readonly isPublic: boolean;
  /** Whether projects may say what is passed over. */
  readonly projects: boolean;
};

export async function run(args: readonly string[]): Promise<Exit> {
  if (args[0] === PART) {
    await takePart();
    return EXIT.clean;
  }
  const { values, positionals } = parseArgs({ args: joined(args), options: OPTIONS, allowPositionals: true });
  const format = formatOf(values.json ? "json" : values.format);
  const asked: Asked = {
    excludes: (values.exclude ?? []).map(excludeOf),
    baselines: (values.baseline ?? []).map(readBaseline),
    isPublic: values.public,
    projects: !values["no-project"],
  };
  for (const baseline of asked.baselines) warn(keyWarning(baseline));
  const target = values["write-baseline"];
  const old = target === undefined ? undefined : oldBaseline(target);
  // What a baseline is made of is shown when it is written, and not before.
  const tally = newTally((hit) => {
    if (format === "text" && target === undefined) say(asText(hit));
  });
  await scanWhat(tally, asked, positionals, values);
  return target === undefined ? report(tally, format) : written(tally, target, old, format);
}

async function scanWhat(
  tally: Tally,
  asked: Asked,
  paths: readonly string[],
  { staged, commits }: { readonly staged: boolean; readonly commits?: string | undefined },
): Promise<void> {
  const ways = [staged, commits !== undefined, paths.length > 0].filter(Boolean);
  if (ways.length > 1)
    throw new Refusal("paths, --staged and --commits exclude each other", "agent-guards scan --help");
  if (staged) await scanStaged(tally, asked);
  else if (commits !== undefined) await scanCommits(tally, asked, rangeOf(commits));
  else for (const path of paths.length > 0 ? paths : ["."]) await scanPath(tally, asked, path);
}

/** Words that name commits and begin with dashes; every other one would be an option of git's, which can write files. */
const RANGES = ["--all", "--branches", "--tags", "--remotes", "--not"];

/** `--commits --all` as one word, because it looks like two options. */
function joined(args: readonly string[]): string[] {
  const at = args.indexOf("--commits");
  const next = args[at + 1];
  if (at < 0 || next === undefined || !RANGES.includes(next)) return [...args];
  return [...args.slice(0, at), `--commits=${next}`, ...args.slice(at + 2)];
}

/** The words of a range. @throws Refusal for an option. */
function rangeOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const option = words.find((word) => word.startsWith("-") && !RANGES.includes(word));
  if (option === undefined && words.length > 0) return words;
  throw new Refusal("that is no range of commits", `main..HEAD, HEAD~3.., or one of: ${RANGES.join(", ")}`);
}

function formatOf(word: string): Format {
  const format = FORMATS.find((name) => name === word);
  if (!format) throw new Refusal(`there is no format "${word}"`, `formats: ${FORMATS.join(", ")}`);
  return format;
}

function excludeOf(text: string): Glob {
  try {
    return globOf(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(
      `the path ${JSON.stringify(text)} ${error.message}`,
      "--exclude 'tests/fixtures/' --exclude '*.snap'",
    );
  }
}

function oldBaseline(path: string): Baseline | undefined {
  const there = statSync(path, { throwIfNoEntry: false });
  return there === undefined ? undefined : readBaseline(path);
}

function warn(warning: { readonly message: string; readonly hint: string } | undefined): void {
  if (warning) complain(warning.message, warning.hint);
}

/** Tells why a project's settings do not count. */
function tellFaults(faults: readonly Fault[]): void {
  for (const { where, message, hint } of faults.slice(0, 20)) complain(`${where}: ${message}`, hint);
  if (faults.length > 0) note(`${PROJECT_FILE} passes nothing over until it is right`);
}

/** What counts for one part of a scan. */
function wordsOf({ project, baselines }: Settled, asked: Asked, inline: boolean): Words {
  for (const baseline of baselines) warn(keyWarning(baseline));
  return { project, baselines: [...asked.baselines, ...baselines], inline };
}

const NO_SETTINGS = settledAt(undefined);

async function scanStaged(tally: Tally, asked: Asked): Promise<void> {
  const before = asked.projects ? settledAt(parentOfNext()) : NO_SETTINGS;
  await scanPieces(tally, asked, stagedPieces(), before, asked.projects ? settledInIndex() : NO_SETTINGS);
}

async function scanCommits(tally: Tally, asked: Asked, range: readonly string[]): Promise<void> {
  const before = asked.projects ? settledAt(beforeRange(range)) : NO_SETTINGS;
  await scanPieces(tally, asked, commitPieces(range), before, NO_SETTINGS);
}

/**
 * Scans what commits add. `before` is what the project said before them, and what passes a finding over; from `after`, what
 * it says with them, only what makes a scan stricter counts.
 */
export async function scanPieces(
  tally: Tally,
  asked: Asked,
  pieces: AsyncIterable<Piece>,
  before: Settled,
  after: Settled,
): Promise<void> {
  tellFaults(before.faults);
  const lens = await lensOf({
    isPublic: asked.isPublic || before.project.isPublic || after.project.isPublic,
    names: [...before.project.names, ...after.project.names],
  });
  const words = wordsOf(before, asked, false);
  const progress = newProgress();
  for await (const piece of pieces) {
    if (asked.excludes.some((glob) => takesName(glob, piece.path))) {
      tally.excluded++;
      continue;
    }
    progress.step(
      `${piece.commit?.slice(0, 12) ?? ""} ${maskedName(piece.path, lens)}`.trim(),
      piece.text.length,
    );
    const finds = findsIn(piece, lens);
    if (finds.length > 0) progress.clear();
    for (const find of finds) tally.take(find, words);
    tally.texts++;
    tally.units += piece.text.length;
  }
  progress.clear();
}

async function scanPath(tally: Tally, asked: Asked, path: string): Promise<void> {
  const isFolder = path !== "-" && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
  const top = topOf(path === "-" ? "." : path, path === "-" || isFolder);
  const settled = asked.projects ? settledIn(top) : NO_SETTINGS;
  tellFaults(settled.faults);
  if (settled.faults.length > 0) tally.unread++;
  const { isPublic, names } = settled.project;
  const sight: Sight = { isPublic: asked.isPublic || isPublic, names };
  const lens = await lensOf(sight);
  const words = wordsOf(settled, asked, true);
  if (path === "-") {
    take(tally, await examineStream(stdinStream(), "<stdin>", lens), words);
    return;
  }
  const jobs = jobsBelow(tally, asked, path, top);
  const progress = newProgress(jobs.length);
  let base: Examined["end"] = { line: 1, column: 1 };
  for await (const { job, examined } of examineAll(jobs, lens, sight)) {
    if (job.window === 0) base = { line: 1, column: 1 };
    progress.step(job.path, examined.units);
    if (examined.finds.length > 0 || examined.faults.length > 0) progress.clear();
    take(tally, { ...examined, finds: examined.finds.map((find) => shifted(find, base)) }, words);
    base = behind(base, examined.end);
  }
  progress.clear();
}

/** The place `end` behind `base`. */
function behind(base: Examined["end"], end: Examined["end"]): Examined["end"] {
  return {
    line: base.line + end.line - 1,
    column: end.line === 1 ? base.column + end.column - 1 : end.column,
  };
}

function take(tally: Tally, { finds, units, texts, binary, closed, faults }: Examined, words: Words): void {
  for (const find of finds) tally.take(find, words);
  // One file that cannot be read must not hide what is in the others; the exit code still says that it was not read.
  for (const { message, hint } of faults) complain(message, hint);
  tally.unread += faults.length;
  tally.units += units;
  tally.texts += texts;
  tally.binary += binary;
  tally.closed.push(...closed);
}

/** What is to be read below a path, in order. */
function jobsBelow(tally: Tally, asked: Asked, path: string, top: string): Sized[] {
  const real = realFolder(path);
  const nameOf = (file: string): string => nameIn(top, real(file));
  const [short, below] = [byFolder(fromHere), byFolder(nameOf)];
  return filesBelow(path).flatMap((file) => {
    const label = shown(file, short(file));
    // A file that was named may be a link of another name.
    const name = file === path ? nameOf(file) : below(file).replaceAll("\\", "/");
    if (asked.excludes.some((glob) => takesName(glob, name) || takesName(glob, label))) {
      tally.excluded++;
      return [];
    }
    const size = sizeOf(file);
    return jobsOf({ file, path: label, name: name.startsWith("../") ? label : name }, size).map((job) => ({
      ...job,
      size: Math.min(size, size - job.window * WINDOW_BYTES, WINDOW_BYTES),
    }));
  });
}

/** The path of a file below `path` without the links above it, as git names the top. */
function realFolder(path: string): (file: string) => string {
  const folder = resolve(path);
  try {
    const real = realpathSync(folder);
    return (file) => join(real, relative(folder, resolve(file)));
  } catch {
    return (file) => join(dirname(folder), file);
  }
}

function report(tally: Tally, format: Format): Exit {
  if (format === "json") sayJson(asJson(tally));
  else if (format === "sarif") sayJson(asSarif(tally));
  else {
    for (const line of closedLines(tally)) note(line);
    note(asSummary(tally));
  }
  if (tally.unread > 0) return EXIT.failure;
  return tally.hits.length > 0 ? EXIT.findings : EXIT.clean;
}

/** Writes the baseline. What cannot be in one is shown, and the exit code says that it is there. */
function written(tally: Tally, path: string, old: Baseline | undefined, format: Format): Exit {
  const { text, count, keyed, keyPath } = baselineOf(tally.finds, old);
  writeAsked(path, text, 0o644);
  const left = tally.hits.filter(opensWallet);
  if (format === "text") for (const hit of left) say(asText(hit));
  note(`${path}: ${count} ${count === 1 ? "finding" : "findings"}`);
  if (keyed > 0)
    note(
      `${keyed} of them need the key in ${keyPath}: keep it out of the repository, and give it to your build server`,
    );
  if (left.length > 0)
    complain(
      `${left.length} open wallets, and no baseline passes them over`,
      "take them out, and move what they hold",
    );
  if (tally.unread > 0) return EXIT.failure;
  return left.length > 0 ? EXIT.findings : EXIT.clean;
}
