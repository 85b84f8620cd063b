/**
 * The tests of an area and everything that they import as one module, which can be evaluated anew for each mutant in a
 * few milliseconds: a table that is built when its file is loaded is built again, with the mutant in it.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as vm from "node:vm";
import { withSeams } from "../seams.ts";
import type { Area } from "./areas.ts";

/** The part of esbuild that is used here. */
type Esbuild = {
  build(options: Readonly<Record<string, unknown>>): Promise<{ outputFiles?: readonly { text: string }[] }>;
};
type Setup = {
  onResolve(options: { filter: RegExp }, use: (found: { path: string }) => unknown): void;
  onLoad(options: { filter: RegExp }, use: (found: { path: string }) => unknown): void;
};

const HERE = fileURLToPath(new URL(".", import.meta.url));
const TOOLS = join(HERE, "..", "..", "tests", "mutation", "package.json");

/** What is loaded once, outside: it is not mutated, and slow. */
const OUTSIDE = ["lib/selftest/load.ts"];

function esbuild(): Esbuild {
  return createRequire(TOOLS)("esbuild") as Esbuild;
}

/** How a program that a test loads is imported: code that came out of a cache has lost the way to do that. */
const APART = "globalThis.agentGuardsImport";
Object.assign(globalThis, { agentGuardsImport: (address: string) => import(address) });

/** A module that a test loads by itself, with seams: in the bundle all have them. */
const SEAMED = /^const (\{[^}]*\}) = await seamed<typeof import\(("[^"]+")\)>\([^)]*\);$/m;

/** Every file sees its own address, and a file of tests says its name first; the functions of `area` have seams. */
const addresses = (root: string, area: Area) => ({
  name: "addresses",
  setup: ({ onLoad, onResolve }: Setup) => {
    onResolve({ filter: /^node:test$/ }, () => ({ path: join(HERE, "node-test.ts") }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const meta = JSON.stringify({ url: pathToFileURL(path).href, filename: path, dirname: dirname(path) });
      const text = readFileSync(path, "utf8").replaceAll(/(?<!["'`])\bimport\.meta\b/g, () => `(${meta})`);
      const name = relative(root, path).split(sep).join("/");
      // Packages stay outside of the bundle, wherever they are asked for.
      const mine = name === "tests/in-process.ts" ? /\bimport\(/g : /(?<=\bawait )import\((?="[^."])/g;
      const apart = text.replaceAll(mine, `${APART}(`);
      // Tests import the stand-in by its default name, which no file of ours has.
      const last = path.endsWith("node-test.ts") ? "export default test;" : "";
      const first = /^tests\/[^/]+\.test\.ts$/.test(name)
        ? `import { begin as beginTests } from ${JSON.stringify(join(HERE, "node-test.ts"))};beginTests(${JSON.stringify(name)});`
        : "";
      const seams = withSeams(apart, name, area, root).replace(SEAMED, "import $1 from $2;");
      return { contents: first + seams + last, loader: "ts" };
    });
  },
});

/** What is loaded outside, and packages, are asked for when the module is linked. */
const outside = {
  name: "outside",
  setup: ({ onResolve }: Setup) => {
    onResolve({ filter: /\/load\.ts$/ }, ({ path }) =>
      OUTSIDE.some((file) => path.endsWith(file.slice("lib/".length)))
        ? { path: `outside:${OUTSIDE[0]}`, external: true }
        : undefined,
    );
  },
};

/** The entry: the tests of the area, and what asks the guards of the same code. */
function entry({ tests }: Area): string {
  return [
    `export { collected, end } from ${JSON.stringify(join(HERE, "node-test.ts"))};`,
    'export { guardNames, inProcess, loadGuard } from "./scripts/guards.ts";',
    'export { runCases } from "./lib/selftest/run.ts";',
    'export { meaningOf } from "./lib/hook/hosts/meaning.ts";',
    ...tests.map((name) => `import "./tests/${name}.test.ts";`),
  ].join("\n");
}

/** The text of the module for `area`, of the sources below `root`. */
export async function bundle(root: string, area: Area): Promise<string> {
  const { outputFiles = [] } = await esbuild().build({
    stdin: { contents: entry(area), resolveDir: root, sourcefile: "entry.ts", loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    // package.json says that no file has side effects; tests have nothing else.
    ignoreAnnotations: true,
    loader: { ".md": "text" },
    plugins: [outside, addresses(root, area)],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** The command as one script at `path`, which tells what it reached where it is asked to. */
export async function bundleCommand(root: string, path: string): Promise<void> {
  const banner = [
    "#!/usr/bin/env node",
    'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    'import { writeFileSync as tellCoverage } from "node:fs";',
    "if (process.env.AGENT_GUARDS_COVERAGE) {",
    '  globalThis.__stryker__ = { currentTestId: "child", mutantCoverage: { static: {}, perTest: {} } };',
    '  process.on("exit", () => tellCoverage([process.env.AGENT_GUARDS_COVERAGE, process.pid + ".json"].join("/"),',
    "    JSON.stringify(globalThis.__stryker__.mutantCoverage.perTest.child ?? {})));",
    "}",
  ].join("\n");
  await esbuild().build({
    entryPoints: [join(root, "cli", "main.ts")],
    outfile: path,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    loader: { ".md": "text" },
    banner: { js: banner },
    logLevel: "error",
  });
}

/** The guards `names` as scripts in `folder`, for a command that stands there to find. */
export async function bundleGuards(root: string, names: readonly string[], folder: string): Promise<void> {
  await esbuild().build({
    entryPoints: names.map((name) => join(root, "templates", `${name}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });
}

/** What a bundle exports, as unknown to the compiler as any other text. */
export type Exports = Readonly<Record<string, unknown>>;

/** Evaluates the module anew. `modules` gives what it imports, by specifier. */
export async function evaluated(
  text: string,
  cachedData: Buffer | undefined,
  modules: (specifier: string) => Promise<Exports>,
): Promise<Exports> {
  const module = new vm.SourceTextModule(text, {
    identifier: "tests of an area",
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: async (specifier: string) => synthetic(specifier, await modules(specifier)),
  } as ConstructorParameters<typeof vm.SourceTextModule>[1]);
  await module.link(async (specifier) => synthetic(specifier, await modules(specifier)));
  await module.evaluate();
  return module.namespace as Exports;
}

async function synthetic(specifier: string, exports: Exports): Promise<vm.SyntheticModule> {
  const names = Object.keys(exports);
  const module = new vm.SyntheticModule(
    names,
    function fill(this: vm.SyntheticModule) {
      for (const name of names) this.setExport(name, exports[name]);
    },
    { identifier: specifier },
  );
  await module.link(() => {
    throw new Error("a package imports nothing here");
  });
  await module.evaluate();
  return module;
}

/** The compiled code of a module's text, for `evaluated`. The types of Node 20 do not know that it can be had. */
export function compiled(text: string): Buffer {
  return (new vm.SourceTextModule(text) as unknown as { createCachedData(): Buffer }).createCachedData();
}
