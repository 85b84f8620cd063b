/**
 * The part of Stryker's interfaces that is used here, as its 9.x declares them (packages/api and packages/core of
 * stryker-js). They are written down because Stryker is installed apart, by tests/mutation/package-lock.json.
 */

/** How often each mutant was reached: while the files were loaded, and in each test. */
export type Coverage = {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
};

/** What the instrumented code reads and writes. */
type Namespace = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: Coverage | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
};

declare global {
  var __stryker__: Namespace | undefined;
}

export type DryRun =
  | {
      readonly status: "complete";
      readonly tests: readonly TestResult[];
      readonly mutantCoverage: Coverage;
    }
  | { readonly status: "error"; readonly errorMessage: string };

/** `status` 0 is a success. */
export type TestResult = {
  readonly id: string;
  readonly name: string;
  readonly timeSpentMs: number;
  readonly status: 0;
};

export type MutantRunOptions = {
  readonly activeMutant: Pick<Mutant, "id" | "fileName" | "location" | "replacement">;
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
};

export type MutantRun =
  | {
      readonly status: "killed";
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    }
  | { readonly status: "survived"; readonly nrOfTests: number }
  | { readonly status: "timeout"; readonly reason: string }
  | { readonly status: "error"; readonly errorMessage: string };

/** A node of the syntax tree, as far as the choice of what is mutated reads it. */
export type Node = {
  readonly type: string;
  readonly loc?: {
    readonly start: { readonly line: number };
    readonly end: { readonly line: number };
  } | null;
  readonly [field: string]: unknown;
};
export type NodePath = { readonly node: Node; readonly parent?: Node };

export type Mutant = {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: {
    readonly start: { readonly line: number; readonly column: number };
    readonly end: { readonly line: number; readonly column: number };
  };
};

export type Core = {
  readonly Stryker: new (
    options: Readonly<Record<string, unknown>>,
  ) => {
    runMutationTest(): Promise<Mutant[]>;
  };
};
