/**
 * Bash is the judge: random programs around a harmless marker run in a real bash, inside an empty temporary directory,
 * with a PATH that holds only markers that record their arguments, stubs that start theirs, and tools that copy text. What
 * really ran must be among what the evaluator says would run; where all words were constant, nothing else may be there.
 *
 * DIFFERENTIAL_PROGRAMS sets how many programs run (500, every week ten times as many), DIFFERENTIAL_SEED where they begin.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { evaluate } from "../lib/shell/evaluate/evaluate.ts";
import { type Arg, type Invocation, known } from "../lib/shell/invocation.ts";
import { times } from "./property.ts";
import { type Program, programOf, TOOLS } from "./shell.programs.ts";

const PROGRAMS = Number(process.env["DIFFERENTIAL_PROGRAMS"] ?? times(500));
const SEED = Number(process.env["DIFFERENTIAL_SEED"] ?? 1);
const BATCH = 100;

/** One marker that ran: its name, directory, arguments, and what `zin` read. */
type Ran = {
  readonly name: string;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly input: string;
};

/** One write for each marker, so that markers of a pipeline do not mix; \x1e ends a word, \x1c begins the input, \x1d ends. */
const MARKER = `#!/bin/sh
s="\${0##*/}\x1e$PWD\x1e"
for a do s="$s$a\x1e"; done
[ "\${0##*/}" = zin ] && { i=$(cat; echo .); s="$s\x1c\${i%.}"; }
printf '%s\x1d' "$s" >> "$MARKS"
`;

const SUDO = `#!/bin/sh
while :; do case $1 in -u) shift 2 ;; --) shift; break ;; -*) shift ;; *) break ;; esac; done
exec "$@"
`;

function tool(name: string): string | undefined {
  return ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map((directory) => join(directory, name))
    .find(existsSync);
}

/** The directory that is the whole PATH. */
function makePath(root: string): string {
  const path = join(root, "bin");
  mkdirSync(path);
  const stub = (name: string, text: string): void => {
    writeFileSync(join(path, name), text);
    chmodSync(join(path, name), 0o755);
  };
  for (const name of ["zap", "zin"]) stub(name, MARKER);
  for (const name of ["sudo", "doas"]) stub(name, SUDO);
  for (const name of TOOLS) {
    const real = tool(name);
    if (real) symlinkSync(real, join(path, name));
  }
  return path;
}

function runBatch(root: string, path: string, seeds: readonly number[]): void {
  const driver: string[] = [];
  for (const seed of seeds) {
    const home = join(root, `d${seed}`);
    mkdirSync(home);
    writeFileSync(join(root, `p${seed}`), programOf(seed).source);
    driver.push(
      `cd ${home}; MARKS=${root}/m${seed} bash -c "$(<${root}/p${seed})" </dev/null >/dev/null 2>&1`,
    );
  }
  spawnSync("bash", ["-c", driver.join("\n")], {
    env: { PATH: path, HOME: root, LC_ALL: "C.UTF-8" },
    timeout: 300_000,
  });
}

function readMarks(file: string): Ran[] {
  if (!existsSync(file)) return [];
  const records = readFileSync(file, "utf8").split("\x1d").slice(0, -1);
  return records.map((record) => {
    const [head = "", input = ""] = record.split("\x1c");
    const [name = "", cwd = "", ...args] = head.split("\x1e");
    return { name, cwd, args: args.slice(0, -1), input };
  });
}

/** Does a word with holes describe this text? */
function describes(arg: Arg, text: string): boolean {
  const constant = known(arg);
  if (constant !== undefined) return constant === text;
  let at = 0;
  for (const [index, piece] of arg.entries()) {
    if (typeof piece !== "string") continue;
    const found =
      index === arg.length - 1
        ? text.endsWith(piece)
          ? text.length - piece.length
          : -1
        : text.indexOf(piece, at);
    if (found < at || (index === 0 && found !== 0)) return false;
    at = found + piece.length;
  }
  return typeof arg.at(-1) !== "string" || at === text.length;
}

/** Does an invocation describe a marker that ran? A word that may be empty or several may stand for no or many words. */
function explains(invocation: Invocation, ran: Ran): boolean {
  if (invocation.program !== undefined && invocation.program !== ran.name) return false;
  if (invocation.cwd !== undefined && invocation.cwd !== ran.cwd) return false;
  const loose = invocation.args.some((arg) => known(arg) === undefined);
  if (!loose) {
    return (
      invocation.args.length === ran.args.length &&
      invocation.args.every((arg, at) => describes(arg, ran.args[at] ?? ""))
    );
  }
  return (
    describes(
      invocation.args.flatMap((arg, at): Arg => (at === 0 ? arg : ["\x1e", ...arg])),
      ran.args.join("\x1e"),
    ) ||
    invocation.args.every((arg) => known(arg) === undefined || ran.args.some((text) => describes(arg, text)))
  );
}

function inputFits(invocation: Invocation, ran: Ran): boolean {
  if (ran.name !== "zin" || invocation.stdin.kind !== "text") return true;
  return describes(invocation.stdin.text, ran.input);
}

/** The disagreements about one program, as sentences. */
function disagreements(program: Program, ran: readonly Ran[], root: string, seed: number): string[] {
  const context = { cwd: join(root, `d${seed}`), home: root };
  const { invocations, gaps } = evaluate(program.source, context);
  if (gaps.length > 0) return program.exact ? [`gaps: ${gaps}`] : [];
  const found: string[] = [];
  for (const one of ran) {
    if (!invocations.some((invocation) => explains(invocation, one) && inputFits(invocation, one))) {
      found.push(
        `ran, but not said: ${JSON.stringify([one.name, ...one.args, one.input])} in ${one.cwd.slice(root.length)}`,
      );
    }
  }
  if (!program.exact) return found;
  for (const invocation of invocations) {
    if (invocation.program !== "zap") continue;
    if (!ran.some((one) => explains(invocation, one))) {
      found.push(
        `said, but never ran: ${JSON.stringify(invocation.args)} in ${invocation.cwd?.slice(root.length)}`,
      );
    }
  }
  return found;
}

/** Programs use what bash has since version 5. */
function hasBash(): boolean {
  const { stdout } = spawnSync("bash", ["-c", "echo $BASH_VERSINFO"], { encoding: "utf8" });
  return Number(stdout) >= 5 && TOOLS.every((name) => tool(name) !== undefined);
}

test(`what bash runs is what the evaluator says, in ${PROGRAMS} random programs`, {
  skip: !hasBash(),
}, () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "shell-differential-")));
  try {
    const path = makePath(root);
    const wrong: string[] = [];
    let executed = 0;
    for (let from = SEED; from < SEED + PROGRAMS; from += BATCH) {
      const seeds = Array.from({ length: Math.min(BATCH, SEED + PROGRAMS - from) }, (_, at) => from + at);
      runBatch(root, path, seeds);
      for (const seed of seeds) {
        const program = programOf(seed);
        const ran = readMarks(join(root, `m${seed}`));
        if (ran.length > 0) executed++;
        for (const line of disagreements(program, ran, root, seed))
          wrong.push(`seed ${seed}: ${line}\n${program.source}`);
      }
    }
    assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} disagreements`);
    assert.ok(executed > PROGRAMS * 0.9, `only ${executed} of ${PROGRAMS} programs ran a marker`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
