/** What is mutated, what proves it, and the score that it has to reach. */

/** A part of the project with its own score. */
export type Area = {
  /** The least share of mutants that its tests must notice, in per cent. */
  readonly bar: number;
  /** Beginnings of the paths of its files. */
  readonly files: readonly string[];
  /** Those of them that are words, cards or rows, which tests of their own prove row by row. */
  readonly tables: readonly string[];
  /** Beginnings of the names of the files of selftests/ that are about it. */
  readonly cases: readonly string[];
  /** The files of tests/ that are about it and need no executable. */
  readonly tests: readonly string[];
};

export const AREAS: Readonly<Record<string, Area>> = {
  "lib/hook": {
    bar: 85,
    files: ["lib/hook/"],
    tables: ["lib/hook/hosts/list.ts"],
    cases: ["hook/", "security_guard.hook", "security_guard.hosts", "shell/own", "claims/cap"],
    tests: [
      "hook.parts",
      "hosts.baseline",
      "calls.baseline",
      "own.baseline",
      "run.baseline",
      "edges",
      "cli.hosts",
      "guards",
      "sdk.session",
      "hook",
      "hook.tools",
      "hook.commands",
      "hook.own",
      "hook.deep",
      "hook.caps",
      "hosts",
      "hosts.spelling",
      "hosts.unknown",
      "hosts.fields",
      "hosts.claims",
      "masks",
      "typing",
    ],
  },
  "lib/secrets": {
    bar: 85,
    files: ["lib/secrets/"],
    tables: ["lib/secrets/catalog/", "lib/secrets/wallet/mnemonic/lists.ts"],
    cases: ["secrets/"],
    tests: [
      "secrets.parts",
      "secrets.baselines",
      "secrets.scan",
      "secrets.proofs",
      "secrets.search",
      "secrets.stream",
      "wallet.keys",
      "wallet.mnemonic",
    ],
  },
  "lib/shell": {
    bar: 85,
    files: ["lib/shell/"],
    tables: ["lib/shell/programs/"],
    cases: ["shell/", "security_guard.bash"],
    tests: [
      "shell.baseline",
      "shell.parts",
      "shell.evaluate",
      "shell.rules",
      "shell.cards",
      "shell.unread",
      "links",
      "typing",
      "core.words",
      "edges",
    ],
  },
  "lib/claims": {
    bar: 85,
    files: ["lib/claims/"],
    tables: ["lib/claims/languages/"],
    cases: ["claims/"],
    tests: [
      "claims.parts",
      "claims.edits",
      "claims.baseline",
      "claims.read",
      "claims.verify",
      "claims.cap",
      "claims.evidence",
      "hosts.claims",
      "edges",
    ],
  },
  cli: {
    bar: 75,
    files: ["cli/"],
    tables: [],
    cases: [],
    tests: [
      "cli.parts",
      "cli.baseline",
      "serve.baseline",
      "server.parts",
      "person.baseline",
      "mcp.baseline",
      "troubles.baseline",
      "code.baseline",
      "states.baseline",
      "looks.baseline",
      "start.baseline",
      "past.baseline",
      "edges",
      "cli.config",
      "cli.hosts",
      "cli.refusals",
      "cli.install",
      "cli.doctor",
      "cli.scan",
      "scan.words",
      "scan.sources",
      "replay",
    ],
  },
};

/** The area that a file is in, where it is mutated at all. */
export function areaOf(file: string): string | undefined {
  return Object.keys(AREAS).find((name) => {
    const { files, tables } = AREAS[name] ?? { files: [], tables: [] };
    return files.some((one) => file.startsWith(one)) && !tables.some((one) => file.startsWith(one));
  });
}
