/**
 * `agent-guards pre-push` and `pre-commit`: what git runs before it lets secrets out. They look at the commits that
 * are pushed and at the index, never at the working tree.
 */
import { readFileSync } from "node:fs";
import { commitPieces, gitOutput, stagedPieces } from "./scan/git.ts";
import type { Piece } from "./scan/piece.ts";
import { asSummary } from "./scan/report.ts";
import { tally } from "./scan.ts";
import { complain, EXIT, type Exit, progress, Refusal } from "./terminal.ts";

const HINT =
  "take it out of the commit (and change it where it is valid), or allow a value that opens nothing: docs/tuning.md";

export const preCommit = {
  usage: `usage: agent-guards pre-commit

For git's pre-commit hook: finds secrets in what is staged. Exit 1 stops the commit.
`,
  run: (): Promise<Exit> => verdict(stagedPieces(), "the commit"),
};

export const prePush = {
  usage: `usage: agent-guards pre-push REMOTE URL < lines

For git's pre-push hook: finds secrets in what the pushed commits add, their messages included. Exit 1 stops the push.
`,
  run: (args: readonly string[]): Promise<Exit> =>
    verdict(pushedPieces(readFileSync(0, "utf8"), args[0] ?? ""), "the push"),
};

async function verdict(pieces: AsyncIterable<Piece>, what: string): Promise<Exit> {
  const result = await tally(pieces, "text");
  progress("");
  if (result.hits.length === 0) return EXIT.clean;
  complain(`${what} holds secrets: ${asSummary(result)}`, HINT);
  return EXIT.findings;
}

/** Every pushed ref's new commits. A line is `<local ref> <local oid> <remote ref> <remote oid>` (githooks(5)). */
async function* pushedPieces(input: string, remote: string): AsyncGenerator<Piece> {
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
    yield* tagMessage(local);
    yield* commitPieces(rangeOf(local, there, remote));
  }
}

function isOid(word: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(word);
}

function isZero(oid: string): boolean {
  return /^0+$/.test(oid);
}

/** The commits of `local` that the remote has not: neither below its old ref nor below any ref of it that we know. */
function rangeOf(local: string, there: string, remote: string): string[] {
  const known = !isZero(there) && gitOutput(["cat-file", "-e", `${there}^{commit}`]) !== undefined;
  const isRemote = gitOutput(["remote"])?.split("\n").includes(remote) ?? false;
  return [local, "--not", ...(known ? [there] : []), ...(isRemote ? [`--remotes=${remote}`] : [])];
}

/** An annotated tag has words of its own, which leave with it. */
function* tagMessage(oid: string): Generator<Piece> {
  if (gitOutput(["cat-file", "-t", oid]) !== "tag") return;
  const text = gitOutput(["cat-file", "tag", oid]) ?? "";
  yield { path: "<tag message>", text, origins: [{ offset: 0, line: 1, column: 1 }], commit: oid };
}
