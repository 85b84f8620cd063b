/** A guard of one's own as one script: what `install ./my-guard.ts` seals beside the executable. */
import { isObject } from "../../lib/core/json.ts";
import { VERSION } from "../../lib/core/version.ts";
import type { GuardCode } from "../../lib/rules/code.ts";
import type { Library } from "../embedded.ts";
import { guardIn, nameOf } from "../name.ts";
import { Refusal } from "../terminal.ts";
import { guardFrom } from "./load.ts";

/** The name of the guard in a file. @throws Refusal when it cannot be a program's, or is one of `taken`. */
export function ownName(file: string, taken: readonly string[]): string {
  const name = guardIn(file);
  if (!/^[a-z][\w-]*$/i.test(name) || nameOf(name) !== name || name === "agent-guards")
    throw new Refusal(
      `${name} cannot be a guard's name`,
      "call the file by letters, digits and _, such as my_guard.ts",
    );
  if (taken.includes(name))
    throw new Refusal(
      `${name} is a built-in guard's name`,
      "call the file by another; it becomes the guard's",
    );
  return name;
}

/** The bundler of the compiled runtime, as much of it as is used here. */
type Bundler = {
  readonly build: (options: object) => Promise<{
    readonly success: boolean;
    readonly logs: readonly unknown[];
    readonly outputs: readonly { readonly text: () => Promise<string> }[];
  }>;
};

function bundler(): Bundler | undefined {
  const runtime: unknown = Reflect.get(globalThis, "Bun");
  return isObject(runtime) && typeof runtime["build"] === "function"
    ? (runtime as unknown as Bundler)
    : undefined;
}

/**
 * The code for the guard `name` in `file`, which was run once. Modules of this package stay the
 * executable's own, so that an update reaches them.
 *
 * @throws Refusal when it cannot be bundled, or exports no guard.
 */
export async function bundled(file: string, name: string, library: Library): Promise<GuardCode> {
  const found = bundler();
  if (!found) throw new Refusal("this runtime cannot bundle a guard", "use the agent-guards executable");
  const uses = new Set<string>();
  const { success, logs, outputs } = await found.build({
    entrypoints: [file],
    target: "node",
    format: "cjs",
    minify: { whitespace: true, syntax: true },
    // Nothing of the environment, and no file beside the source, ends up in the code by itself.
    env: "disable",
    define: { "import.meta": "importMeta" },
    throw: false,
    plugins: [{ name: "agent-guards", setup: (build: Resolving) => keepOurs(build, uses) }],
  });
  const script = await outputs[0]?.text();
  if (!success || script === undefined)
    throw new Refusal(
      `${file} cannot be bundled: ${logs.map(spelt).join("; ")}`,
      "mend it; packages that it imports must be installed beside it, and await may not stand at the top",
    );
  const code: GuardCode = {
    guard: name,
    version: VERSION,
    source: file,
    failPolicy: "warn",
    uses: [...uses].sort((a, b) => (a < b ? -1 : 1)),
    script,
  };
  try {
    const { failPolicy } = await guardFrom(code, library);
    return { ...code, failPolicy };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${file} is no guard: ${why}`,
      "examples/own-guard.ts in the package shows one; agent-guards docs api describes it",
    );
  }
}

/** A message of the bundler with its place. */
function spelt(log: unknown): string {
  if (!isObject(log)) return String(log);
  const { message, position } = log;
  if (!isObject(position)) return String(message);
  return `${String(message)} (line ${position["line"]}, column ${position["column"]})`;
}

type Resolving = {
  readonly onResolve: (
    which: { readonly filter: RegExp },
    answer: (asked: { readonly path: string }) => { readonly path: string; readonly external: true },
  ) => void;
};

function keepOurs(build: Resolving, uses: Set<string>): void {
  build.onResolve({ filter: /^agent-guards(?:\/|$)/ }, ({ path }) => {
    uses.add(path);
    return { path, external: true };
  });
}
