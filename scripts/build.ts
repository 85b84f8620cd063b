/**
 * Makes everything in dist/: executables, one-file scripts, the library.
 *
 * usage: npm run build -- [--target TARGET|all]... [--guard FILE]... [--unchecked] [--library | --npm]
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { COMMAND, compileAll, type Sources, sourcesOf, withBundled } from "./executable.ts";
import { manual } from "./man.ts";
import { writePackages } from "./packages.ts";
import { isTarget, TARGETS, type Target } from "./targets.ts";
import { compiler, thisMachine, UNCOLLECTED, withRuntime } from "./toolchain.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");

/** The folders of dist/ that hold the library's modules, one file a module, and the packages: npm pins both by itself. */
const LIBRARY = ["lib", "templates", "plugins/adapters", "npm"];

const USAGE = `usage: npm run build -- [--target TARGET]... [--guard FILE]... [--unchecked] [--library | --npm]

Without options: the executable of this machine under all its names, the one-file scripts, the library.
  --target TARGET   the executable of another platform, in dist/TARGET: ${Object.keys(TARGETS).join(", ")}, or all
  --guard FILE      a guard of your own, too: a module that exports \`guard\`, named after its file
  --library         only the one-file scripts and the library, as the npm package holds them
  --unchecked       types are not checked: npm test does so beside it
  --npm             also the packages for the npm registry, in dist/npm: the main one, and one for each target
`;

function bun(args: readonly string[]): void {
  execFileSync(compiler(), ["build", ...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

/** The executable for a platform by its name, from the runtime that the lock file pins. */
function executableFor(target: Target, sources: Sources): void {
  withRuntime(target, (runtime) => compileAll(join(dist, target), sources, runtime));
}

/** The executable of this machine. One of a guard that is gone goes, too. */
function executable(sources: Sources): void {
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (entry.isFile() && !/\.mjs$|^README\.md$/.test(entry.name)) rmSync(join(dist, entry.name));
  }
  withRuntime(undefined, (runtime) => compileAll(dist, sources, runtime));
}

/** The one-file forms: every guard, and the agent-guards command. One of a template that is gone goes, too. */
function scripts(sources: Sources): void {
  for (const name of readdirSync(dist)) if (name.endsWith(".mjs")) rmSync(join(dist, name));
  const entries = [...sources, [COMMAND, join(root, "cli", "main.ts")] as const];
  const made = entries.map(([name, file]) => ({ file, script: join(dist, `${name}.mjs`) }));
  const words = made.flatMap(({ file, script }) => [file, script]);
  execFileSync(compiler(), [join(root, "scripts", "bundle.ts"), ...words], { cwd: root, stdio: "inherit" });
  for (const { script } of made) chmodSync(script, 0o755);
}

/** `man agent-guards`, with what every command says about itself. */
async function manualPage(): Promise<void> {
  writeFileSync(join(dist, `${COMMAND}.1`), await manual());
}

/** The guards inside other processes: one plugin per folder of plugins/ with an index.ts, its code bundled, its manifests beside it. */
function plugins(): void {
  const folders = readdirSync(join(root, "plugins"), { withFileTypes: true }).filter(
    (row) => row.isDirectory() && existsSync(join(root, "plugins", row.name, "index.ts")),
  );
  for (const { name } of folders) {
    const from = join(root, "plugins", name);
    const to = join(dist, "plugins", name);
    bun(["--target=node", "--format=esm", join(from, "index.ts"), "--outfile", join(to, "index.js")]);
    for (const file of readdirSync(from).filter((row) => row.endsWith(".json"))) {
      copyFileSync(join(from, file), join(to, file));
    }
  }
}

/** The library: ECMAScript modules and declarations, file by file, in dist/lib, dist/templates and dist/plugins. */
function library(flags: readonly string[]): void {
  for (const folder of LIBRARY) rmSync(join(dist, folder), { recursive: true, force: true });
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  for (const config of ["tsconfig.build.json", "tsconfig.adapters.json"])
    execFileSync(process.execPath, [tsc, "-p", join(root, config), ...flags], {
      cwd: root,
      env: UNCOLLECTED,
      stdio: "inherit",
    });
  for (const name of sourcesOf().keys()) withoutStart(join(dist, "templates", `${name}.js`));
}

/** A template that is imported starts nothing; in a bundle it would take the bundle for itself, so there the line must go. */
function withoutStart(file: string): void {
  const text = readFileSync(file, "utf8");
  const left = text.replace(/^runHook\(guard, import\.meta\);$/m, "");
  if (left === text) throw new Error(`${file} does not end in runHook(guard, import.meta)`);
  writeFileSync(file, left);
}

/** Every file below `folder`, as paths. */
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** SHA256SUMS over the executables and scripts, in the format of `sha256sum --check`. */
function checksums(): void {
  const products = files(dist)
    .map((file) => relative(dist, file).replaceAll("\\", "/"))
    .filter((file) => !LIBRARY.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => file !== "README.md" && file !== "SHA256SUMS")
    .sort((a, b) => (a < b ? -1 : 1));
  // An executable has many names: it is read once.
  const read = new Map<string, string>();
  const lines = products.map((file) => {
    const { dev, ino } = statSync(join(dist, file), { bigint: true });
    const digest = read.get(`${dev} ${ino}`) ?? sha256(join(dist, file));
    read.set(`${dev} ${ino}`, digest);
    return `${digest}  ${file}\n`;
  });
  writeFileSync(join(dist, "SHA256SUMS"), lines.join(""));
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** The targets that the command line names; throws a RangeError on a word that is none. */
function targetsOf(words: readonly string[]): Target[] {
  const all = Object.keys(TARGETS).filter(isTarget);
  return words.flatMap((word) => {
    if (word === "all") return all;
    if (!isTarget(word)) throw new RangeError(`unknown target ${word}`);
    return [word];
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: "string", multiple: true, default: [] },
      guard: { type: "string", multiple: true, default: [] },
      unchecked: { type: "boolean", default: false },
      library: { type: "boolean", default: false },
      npm: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const targets = targetsOf(values.target);
  mkdirSync(dist, { recursive: true });
  withBundled(sourcesOf(values.guard), (sources) => {
    const isWhole = targets.length === 0 || values.npm;
    // What may fail comes first: the executables of the last build stay until all of this one is there.
    if (isWhole) library(values.unchecked ? ["--noCheck"] : []);
    if (isWhole) scripts(sources);
    for (const target of targets) executableFor(target, sources);
    if (targets.length === 0 && !values.library) executable(sources);
  });
  if (targets.length === 0 || values.npm) {
    plugins();
    await manualPage();
  }
  if (values.npm) writePackages(executablesOf(targets));
  checksums();
}

/** The executables that were built, by their platforms. */
function executablesOf(targets: readonly Target[]): Map<Target, string> {
  if (targets.length === 0) return new Map([[thisMachine(), productOf(dist, thisMachine())]]);
  // Two names of one platform's runtime: npm knows no more than the one.
  const told = targets.filter((target) => target !== "linux-x64-baseline");
  return new Map(told.map((target) => [target, productOf(join(dist, target), target)]));
}

function productOf(folder: string, target: Target): string {
  return join(folder, target.startsWith("windows") ? `${COMMAND}.exe` : COMMAND);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof RangeError || (error instanceof TypeError && "code" in error)) {
    process.stderr.write(`hint: ${USAGE}`);
  }
  process.exitCode = 2;
}
