/**
 * The one executable: its entry is made from the folder of templates, so that a guard is a file there and nothing
 * else.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pagesBelow } from "../cli/docs.ts";
import { nameOf } from "../cli/name.ts";
import { ROOT, SELFTESTS } from "./guards.ts";
import { keptContent } from "./selftest-contents.ts";
import { compileExecutable, compiler, type Runtime } from "./toolchain.ts";

/** The command's name, and the file that every guard is a link to. */
export const COMMAND = "agent-guards";

/** The entry stands in one place, whatever is built for whom: its path is a part of what is compiled. */
const ENTRY = join(ROOT, "dist", ".entry");

/** The source files of guards by the guards' names. */
export type Sources = ReadonlyMap<string, string>;

/** The templates, and the guards in the files `own`. @throws RangeError when a name is taken or cannot be a file's. */
export function sourcesOf(own: readonly string[] = []): Sources {
  const templates = readdirSync(join(ROOT, "templates")).filter((name) => name.endsWith(".ts"));
  const found = new Map(
    templates.sort().map((file) => [basename(file, ".ts"), join(ROOT, "templates", file)]),
  );
  for (const file of own) {
    const name = basename(file).replace(/\.[cm]?[jt]s$/, "");
    if (!/^[a-z][\w-]*$/i.test(name) || nameOf(name) !== name || name === COMMAND)
      throw new RangeError(`${name} cannot be a guard's name`);
    if (found.has(name)) throw new RangeError(`there are two guards with the name ${name}`);
    found.set(name, resolve(file));
  }
  return found;
}

/** Where guards of one's own are bundled before anything else is: in this package, so that its names resolve. */
const OWN = join(ROOT, "dist", ".own");

/**
 * Calls `use` with the sources, of which those from outside this package are one file each by now: they may stand
 * anywhere, and what they import by this package's name is its own source.
 */
export function withBundled<T>(sources: Sources, use: (sources: Sources) => T): T {
  const outside = [...sources].filter(([, file]) => dirname(file) !== join(ROOT, "templates"));
  if (outside.length === 0) return use(sources);
  mkdirSync(OWN, { recursive: true });
  try {
    const paths = Object.fromEntries([...library()].map(([name, file]) => [name, [relative(OWN, file)]]));
    writeFileSync(join(OWN, "tsconfig.json"), JSON.stringify({ compilerOptions: { paths } }));
    const bundled = outside.map(([name, file]): [string, string] => {
      const outfile = join(OWN, `${name}.js`);
      const flags = ["--target=bun", "--format=esm", `--external=${COMMAND}/*`, `--external=${COMMAND}`];
      execFileSync(compiler(), ["build", ...flags, file, "--outfile", outfile], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      return [name, outfile];
    });
    return use(new Map([...sources, ...bundled]));
  } finally {
    rmSync(OWN, { recursive: true, force: true });
  }
}

/** What stands in every self-test file below selftests/, by its path there. */
function selftests(): Record<string, unknown> {
  const files = readdirSync(SELFTESTS, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  );
  return Object.fromEntries(
    files.sort().map((name) => {
      const path = name.replaceAll("\\", "/");
      return [path, keptContent(readFileSync(join(SELFTESTS, name), "utf8"), path)];
    }),
  );
}

/** What a guard of one's own may import from this package: its specifiers, and the source files behind them. */
function library(): Map<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const { exports } = manifest as { readonly exports: Record<string, string | { readonly default: string }> };
  return new Map(
    Object.entries(exports).flatMap(([path, row]): [string, string][] => {
      const file = typeof row === "string" ? "" : row.default;
      const [, source] = /^\.\/dist\/((?:lib|templates)\/.*)\.js$/.exec(file) ?? [];
      return source === undefined ? [] : [[`${COMMAND}${path.slice(1)}`, join(ROOT, `${source}.ts`)]];
    }),
  );
}

function entryText(sources: Sources): string {
  const spell = (file: string): string => JSON.stringify(relative(ENTRY, file).replaceAll("\\", "/"));
  const guards = [...sources].map(
    ([name, file]) => `    ${JSON.stringify(name)}: () => import(${spell(file)}),`,
  );
  return [
    `import { start } from ${spell(join(ROOT, "cli", "executable.ts"))};`,
    "await start({",
    "  guards: {",
    ...guards,
    "  },",
    "  library: {",
    ...[...library()].map(([name, file]) => `    ${JSON.stringify(name)}: () => import(${spell(file)}),`),
    "  },",
    '  selftests: async () => (await import("./selftests.ts")).FILES,',
    '  pages: async () => (await import("./pages.ts")).PAGES,',
    "});",
    "",
  ].join("\n");
}

/**
 * Compiles the command with all guards to `folder`/agent-guards and links it under each guard's name. One file on the disk, whatever the number of names.
 */
export function compileAll(folder: string, sources: Sources, runtime: Runtime): void {
  mkdirSync(ENTRY, { recursive: true });
  mkdirSync(folder, { recursive: true });
  try {
    const cases = JSON.stringify(JSON.stringify(selftests()));
    writeFileSync(join(ENTRY, "selftests.ts"), `export const FILES = JSON.parse(${cases});\n`);
    writeFileSync(join(ENTRY, "pages.ts"), `export const PAGES = ${JSON.stringify(pagesBelow(ROOT))};\n`);
    const entry = join(ENTRY, `${COMMAND}.ts`);
    writeFileSync(entry, entryText(sources));
    compileExecutable(entry, join(folder, COMMAND), runtime);
  } finally {
    rmSync(ENTRY, { recursive: true, force: true });
  }
  const suffix = runtime.target.startsWith("windows") ? ".exe" : "";
  for (const name of sources.keys()) link(join(folder, COMMAND + suffix), join(folder, name + suffix));
}

/** Another name for a file; a copy where the file system has no links. */
function link(file: string, name: string): void {
  rmSync(name, { force: true });
  mkdirSync(dirname(name), { recursive: true });
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}
