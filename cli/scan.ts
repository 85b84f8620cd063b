/** `agent-guards scan`: secrets in files, folders, standard input, the index, or commits. */
import { parseArgs } from "node:util";
import { filesBelow, piecesOf, shown, stdinPieces } from "./scan/files.ts";
import { commitPieces, stagedPieces } from "./scan/git.ts";
import { type Hit, hitsIn, isAllowedInline, type Piece, type Scanner } from "./scan/piece.ts";
import { asJson, asSarif, asSummary, asText, type Tally } from "./scan/report.ts";
import { newSession, tunedScanner } from "./scan/scanner.ts";
import { complain, EXIT, type Exit, note, progress, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards scan [PATH... | -] [--staged] [--commits RANGE] [--format FORMAT]

Finds secrets. A folder in a git repository is searched as git sees it: without what .gitignore names. No output
holds a secret. In files, a line with \`agent-guards:allow RULE reason\` is passed over for that rule, and counted; a
wallet's secret never is, and nothing is in what commits add.

  -                 read standard input
  --staged          what is staged for the next commit
  --commits RANGE   what commits add, each file's new lines and the messages: main..HEAD, HEAD~3.., --all
  --format FORMAT   text (default), json, sarif
  --json            the same as --format json
`;

const OPTIONS = {
  staged: { type: "boolean", default: false },
  commits: { type: "string" },
  format: { type: "string", default: "text" },
  json: { type: "boolean", default: false },
} as const;

const FORMATS = ["text", "json", "sarif"] as const;

type Format = (typeof FORMATS)[number];

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: joined(args), options: OPTIONS, allowPositionals: true });
  const format = formatOf(values.json ? "json" : values.format);
  const ways = [values.staged, values.commits !== undefined, positionals.length > 0].filter(Boolean);
  if (ways.length > 1)
    throw new Refusal("paths, --staged and --commits exclude each other", "agent-guards scan --help");
  if (values.staged) return report(await tally(stagedPieces(), format), format);
  if (values.commits !== undefined) {
    return report(await tally(commitPieces(rangeOf(values.commits)), format), format);
  }
  return report(await scanPaths(positionals.length > 0 ? positionals : ["."], format), format);
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

/** Scans pieces as they come; hits are shown at once, so that a long scan says early what it has. */
export async function tally(pieces: AsyncIterable<Piece>, format: Format): Promise<Tally> {
  const counter = await counterOf(format);
  for await (const piece of pieces) {
    progress(`${counter.sources} ${piece.commit?.slice(0, 12) ?? ""} ${piece.path}`);
    counter.count(piece);
    counter.sources++;
  }
  return counter;
}

async function scanPaths(paths: readonly string[], format: Format): Promise<Tally & { failed: boolean }> {
  // In files a person's word for a line counts; in what a commit adds it does not, because the same commit would bring it.
  const counter = await counterOf(format, true);
  for (const path of paths) {
    if (path === "-") countAll(stdinPieces(), counter);
    else for (const file of filesBelow(path)) countFile(file, counter);
  }
  return counter;
}

function countFile(path: string, counter: Counter): void {
  progress(`${counter.sources} ${shown(path)}`);
  try {
    countAll(piecesOf(path), counter);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // One file that cannot be read must not hide what is in the others; the exit code still says that it was not read.
    progress("");
    complain(error.message, error.hint);
    counter.failed = true;
  }
}

function countAll(pieces: Generator<Piece, boolean>, counter: Counter): void {
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) {
      if (next.value) counter.sources++;
      else counter.binary++;
      return;
    }
    counter.count(next.value);
  }
}

type Counter = {
  hits: Hit[];
  sources: number;
  binary: number;
  units: number;
  failed: boolean;
  allowed: number;
  count: (piece: Piece) => void;
};

async function counterOf(format: Format, inline = false): Promise<Counter> {
  const tuned = await tunedScanner();
  const scanner: Scanner = (text) => {
    const found = tuned(text);
    const left = inline ? found.filter((secret) => !isAllowedInline(text, secret)) : found;
    counter.allowed += found.length - left.length;
    return left;
  };
  const session = newSession();
  const counter: Counter = {
    hits: [],
    sources: 0,
    binary: 0,
    units: 0,
    failed: false,
    allowed: 0,
    count: (piece) => {
      const hits = hitsIn(piece, scanner, session);
      counter.units += piece.text.length;
      if (hits.length > 0) progress("");
      for (const hit of hits) {
        counter.hits.push(hit);
        if (format === "text") say(asText(hit));
      }
    },
  };
  return counter;
}

function report(result: Tally & { failed?: boolean }, format: Format): Exit {
  progress("");
  if (format === "json") sayJson(asJson(result));
  else if (format === "sarif") sayJson(asSarif(result));
  else note(asSummary(result));
  if (result.failed) return EXIT.failure;
  return result.hits.length > 0 ? EXIT.findings : EXIT.clean;
}
