/**
 * Where a project's settings lie: in a folder, in a commit, in the index's parent. What a commit or a push brings along does
 * not count for itself, so for those they are read as they stood before.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BASELINE_BYTES, PROJECT_BYTES } from "../../lib/core/limits.ts";
import type { Fault } from "../rules/yaml.ts";
import { Refusal } from "../terminal.ts";
import { type Baseline, parseBaseline } from "./baseline.ts";
import { gitOutput, gitText } from "./git.ts";
import { isStray, pathFrom } from "./names.ts";
import { NO_PROJECT, PROJECT_FILE, type Project, readProject } from "./project.ts";

/** A project's settings as they count for one part of a scan, and what is wrong with them. */
export type Settled = {
  readonly project: Project;
  readonly baselines: readonly Baseline[];
  readonly faults: readonly Fault[];
};

const NOTHING: Settled = { project: NO_PROJECT, baselines: [], faults: [] };

/** Reads one file of a project: its text, undefined where there is none. @throws Refusal for what is no such file. */
type Reader = (path: string, maxBytes: number) => string | undefined;

/** The top of the project around a file or folder: its repository's, or the folder itself. */
export function topOf(path: string, isFolder: boolean): string {
  const folder = resolve(isFolder ? path : dirname(path));
  return gitOutput(["rev-parse", "--show-toplevel"], folder) ?? folder;
}

/** How a project calls a file of its. */
export function nameIn(top: string, path: string): string {
  return pathFrom(top, isStray(path) ? path : resolve(path)).replaceAll("\\", "/");
}

/** The settings in a folder as they lie there. */
export function settledIn(top: string): Settled {
  return settledBy((path, maxBytes) => textAt(join(top, path), maxBytes), PROJECT_FILE);
}

/** The settings that a commit holds; nothing where there is no commit. */
export function settledAt(commit: string | undefined): Settled {
  if (commit === undefined) return NOTHING;
  return settledBy(
    (path, maxBytes) => blobAt(commit, path, maxBytes),
    `${PROJECT_FILE} of ${commit.slice(0, 12)}`,
  );
}

/** The settings that are staged for the next commit. */
export function settledInIndex(): Settled {
  return settledBy((path, maxBytes) => {
    const [, mode, oid = ""] =
      /^(\d{6}) ([0-9a-f]{40,64}) 0\t/.exec(
        gitOutput(["ls-files", "-s", "--full-name", `:/${path}`]) ?? "",
      ) ?? [];
    return mode === undefined ? undefined : blobOf(mode, oid, maxBytes);
  }, `the staged ${PROJECT_FILE}`);
}

function settledBy(read: Reader, named: string): Settled {
  const found = attempt<Project>(named, () => {
    const text = read(PROJECT_FILE, PROJECT_BYTES);
    return text === undefined ? NO_PROJECT : readProject(text, named);
  });
  if (!("excludes" in found)) return { ...NOTHING, faults: found };
  const { baseline: path } = found;
  if (path === undefined) return { ...NOTHING, project: found };
  const baseline = attempt<Baseline>(named, () => {
    const text = read(path, BASELINE_BYTES);
    if (text !== undefined) return parseBaseline(text, path);
    return [
      {
        where: named,
        message: `its baseline ${path} is not there`,
        hint: `agent-guards scan --write-baseline ${path}`,
      },
    ];
  });
  if ("id" in baseline) return { project: found, baselines: [baseline], faults: [] };
  const { isPublic, names } = found;
  return { project: { ...NO_PROJECT, isPublic, names }, baselines: [], faults: baseline };
}

/** What `read` gives, or its refusal as a fault: a project that cannot be read passes nothing over. */
function attempt<T>(where: string, read: () => T | readonly Fault[]): T | readonly Fault[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ where, message: error.message, hint: error.hint ?? "" }];
  }
}

/** The text of a regular file; a link could lead to a file that somebody else writes. */
function textAt(path: string, maxBytes: number): string | undefined {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw new Refusal(
      code === "ELOOP" ? "it is a link" : `it cannot be read (${code})`,
      "put the file itself there",
    );
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new Refusal("it is no file", "put a file there");
    if (stat.size > maxBytes) throw tooLarge(maxBytes);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

const tooLarge = (maxBytes: number): Refusal =>
  new Refusal(
    `it is larger than ${maxBytes / 1024} KiB`,
    "a baseline holds many findings: scan --write-baseline",
  );

/** The text of a regular file in a commit. */
function blobAt(commit: string, path: string, maxBytes: number): string | undefined {
  const line = gitOutput(["ls-tree", "--full-tree", commit, "--", path]) ?? "";
  const [, mode, kind, oid = ""] = /^(\d{6}) (\w+) ([0-9a-f]{40,64})\t/.exec(line) ?? [];
  if (kind === undefined) return undefined;
  return blobOf(kind === "blob" ? mode : undefined, oid, maxBytes);
}

function blobOf(mode: string | undefined, oid: string, maxBytes: number): string | undefined {
  if (mode === undefined || mode === "120000")
    throw new Refusal("it is a link or a folder", "commit the file itself");
  if (Number(gitOutput(["cat-file", "-s", oid])) > maxBytes) throw tooLarge(maxBytes);
  return gitText(["cat-file", "blob", oid]);
}

/** The commit that the next one follows; undefined before the first. */
export function parentOfNext(): string | undefined {
  return gitOutput(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
}

/**
 * The commit before those of a range: what was there already when they came. Undefined where nothing was, and where
 * several lines of history were and do not agree about their settings.
 */
export function beforeRange(range: readonly string[]): string | undefined {
  const lines = gitOutput(["rev-list", "--boundary", ...range, "--"])?.split("\n") ?? [];
  const before = lines
    .flatMap((line) => (line.startsWith("-") ? [line.slice(1)] : []))
    .slice(0, MOST_BEFORE + 1);
  const [first] = before;
  if (first === undefined || before.length > MOST_BEFORE) return undefined;
  const kinds = new Set(
    before.map(
      (commit) => gitOutput(["rev-parse", "--verify", "--quiet", `${commit}:${PROJECT_FILE}`]) ?? "",
    ),
  );
  return kinds.size === 1 ? first : undefined;
}

/** Lines of history that are compared. */
const MOST_BEFORE = 32;
