/**
 * What a standalone executable holds besides its code: the guards that it can be, the proofs of their rules, and the pages about them. Nothing
 * where the command runs as a script.
 */
import type { Guard } from "../lib/hook/event.ts";

/** A template as a module. */
type GuardModule = { readonly guard: Guard };

export type Embedded = {
  /** The guards by name, each loaded when it is asked for. */
  readonly guards: Readonly<Record<string, () => Promise<GuardModule>>>;
  /** What a guard of one's own may import from this package, by specifier. */
  readonly library: Readonly<Record<string, () => Promise<unknown>>>;
  /** What stands in each self-test file, by its path in selftests/. Read by the build: YAML costs a proof a fifth of its time. */
  readonly selftests: () => Promise<Readonly<Record<string, unknown>>>;
  /** The text of each page of documentation, by its topic. */
  readonly pages: () => Promise<Readonly<Record<string, string>>>;
};

/** A module of this package by its name, `agent-guards/hook`. Rejects for one that there is not. */
export type Library = (name: string) => Promise<unknown>;

/** The modules that an executable holds. */
export function libraryOf({ library }: Embedded): Library {
  return async (name) => {
    const load = Object.hasOwn(library, name) ? library[name] : undefined;
    if (!load) throw new RangeError(`this version has no ${name}`);
    return load();
  };
}

let held: Embedded | undefined;

/** Says what this executable holds; called once, before any command runs. */
export function embed(what: Embedded): void {
  held = what;
}

/** What this executable holds, or undefined in a script. */
export function embedded(): Embedded | undefined {
  return held;
}
