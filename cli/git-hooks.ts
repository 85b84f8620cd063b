/**
 * `agent-guards pre-push` and `pre-commit`: what git runs before it lets secrets out. They look at the commits that
 * are pushed and at the index, never at the working tree.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { commitPieces, gitOutput, stagedPieces } from "./scan/git.ts";
import type { Piece } from "./scan/piece.ts";
import { beforeRange, parentOfNext, settledAt, settledInIndex } from "./scan/place.ts";
import { PROJECT_FILE } from "./scan/project.ts";
import { asSummary, asText } from "./scan/report.ts";
import { newTally, type Tally } from "./scan/tally.ts";
import { type Asked, scanPieces } from "./scan.ts";
import { complain, EXIT, type Exit, Refusal, say } from "./terminal.ts";

const HINT = `take it out of the commit (and change it where it is valid); for a value that opens nothing, agent-guards docs scan tells how a line, a baseline or ${PROJECT_FILE} passes it over`;

const OPTIONS = { public: { type: "boolean", default: false } } as const;

const PUBLIC = `
  --public   private addresses and internal names count, too; \`public: true\` in ${PROJECT_FILE} says the same
`;

export const preCommit = {
  usage: `usage: agent-guards pre-commit [--public]

For git's pre-commit hook: finds secrets in what is staged. Exit 1 stops the commit. What ${PROJECT_FILE} passes over
counts from the commit after the one that brings it.
${PUBLIC}`,
  run: async (args: readonly string[]): Promise<Exit> => {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const tally = newTally((hit) => say(asText(hit)));
    const before = settledAt(parentOfNext());
    await scanPieces(tally, askedBy(values.public), stagedPieces(), before, settledInIndex());
    return verdict(tally, "the commit");
  },
};

export const prePush = {
  usage: `usage: agent-guards pre-push [--public] REMOTE URL < lines

For git's pre-push hook: finds secrets in what the pushed commits add, their messages included. Exit 1 stops the push.
What ${PROJECT_FILE} passes over counts once the remote has it.
${PUBLIC}`,
  run: async (args: readonly string[]): Promise<Exit> => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const tally = newTally((hit) => say(asText(hit)));
    for (const { local, range, there } of pushedRefs(readFileSync(0, "utf8"), positionals[0] ?? "")) {
      const before = settledAt(there ?? beforeRange(range));
      await scanPieces(tally, askedBy(values.public), pushedPieces(local, range), before, settledAt(local));
    }
    return verdict(tally, "the push");
  },
};

function askedBy(isPublic: boolean): Asked {
  return { excludes: [], baselines: [], isPublic, projects: true };
}

function verdict(tally: Tally, what: string): Exit {
  if (tally.hits.length === 0) return EXIT.clean;
  complain(`${what} holds secrets: ${asSummary(tally)}`, HINT);
  return EXIT.findings;
}

/** A ref that is pushed: its new commits, and what stood on the remote's side. */
type Pushed = {
  readonly local: string;
  readonly range: readonly string[];
  readonly there: string | undefined;
};

/** Every pushed ref. A line is `<local ref> <local oid> <remote ref> <remote oid>` (githooks(5)). */
function* pushedRefs(input: string, remote: string): Generator<Pushed> {
  for (const line of input.split("\n")) {
    if (line.trim() === "") continue;
    const [, local = "", , there = ""] = line.split(" ");
    if (!isOid(local) || !isOid(there))
      throw new Refusal(
        "standard input is not what git gives a pre-push hook",
        "git runs this command itself",
      );
    // All zeros: the ref is deleted, and nothing leaves.
    if (isZero(local)) continue;
    const known = !isZero(there) && gitOutput(["cat-file", "-e", `${there}^{commit}`]) !== undefined;
    yield { local, range: rangeOf(local, known ? [there] : [], remote), there: known ? there : undefined };
  }
}

async function* pushedPieces(local: string, range: readonly string[]): AsyncGenerator<Piece> {
  yield* tagMessage(local);
  yield* commitPieces(range);
}

function isOid(word: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(word);
}

function isZero(oid: string): boolean {
  return /^0+$/.test(oid);
}

/** The commits of `local` that the remote has not: neither below its old ref nor below any ref of it that we know. */
function rangeOf(local: string, there: readonly string[], remote: string): string[] {
  const isRemote = gitOutput(["remote"])?.split("\n").includes(remote) ?? false;
  return [local, "--not", ...there, ...(isRemote ? [`--remotes=${remote}`] : [])];
}

/** An annotated tag has words of its own, which leave with it. */
function* tagMessage(oid: string): Generator<Piece> {
  if (gitOutput(["cat-file", "-t", oid]) !== "tag") return;
  const text = gitOutput(["cat-file", "tag", oid]) ?? "";
  yield { path: "<tag message>", text, origins: [{ offset: 0, line: 1, column: 1 }], commit: oid };
}
