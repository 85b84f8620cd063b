/**
 * The compiler and the runtimes that executables are made from: all of them the pinned platform packages of the npm
 * registry, never a download of the compiler's own.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { platformHere } from "../cli/platform.ts";
import { deaf } from "./environment.ts";
import { isTarget, TARGETS, type Target } from "./targets.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The pinned compiler: where the `bun` package's install script put it, or in its platform package when scripts did not run. */
export function compiler(): string {
  const home = dirname(createRequire(import.meta.url).resolve("bun/package.json"));
  const arch = process.arch === "arm64" ? "aarch64" : process.arch;
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const folder = join(home, "..", "@oven");
  const packages = existsSync(folder) ? readdirSync(folder) : [];
  const names = [
    join(home, "bin", "bun.exe"),
    ...packages
      .filter((name) => name.startsWith(`bun-${platform}-${arch}`))
      .flatMap((name) => [join(folder, name, "bin", "bun"), join(folder, name, "bin", "bun.exe")]),
  ];
  // The package ships a text file of a few hundred bytes in the compiler's place until its install script has run.
  const found = names.find((name) => existsSync(name) && statSync(name).size > 1_000_000);
  if (!found) throw new Error(`no compiler at ${names.join(" or ")}; run: npm ci`);
  return found;
}

/**
 * The environment for the compiler of types, a Go program that ends in seconds: without a collection of garbage it takes a
 * tenth more memory, and a fifth less processor time.
 */
export const UNCOLLECTED: NodeJS.ProcessEnv = { GOGC: "off", ...process.env };

/** A runtime to compile for: the target's name, and the path of an executable that is deaf to the environment. */
export type Runtime = { readonly target: Target; readonly path: string };

/**
 * Compiles one program to a standalone executable. A compiled program would load bunfig.toml and .env from the directory
 * that it is started in, which is the attacker's: both are switched off (tsconfig.json and package.json are off by default).
 */
export function compileExecutable(source: string, outfile: string, runtime: Runtime): void {
  // Split, because an event pays for all of a file that it loads: the engines that it does not need are files of their own.
  const flags = ["--compile", "--bytecode", "--minify", "--format=esm", "--splitting"];
  // Fewer functions are compiled while a hook runs for ten milliseconds: 8 to 18 % less processor time (40 pairs each).
  flags.push("--compile-jit-policy=10");
  flags.push("--no-compile-autoload-bunfig", "--no-compile-autoload-dotenv");
  // The target says which executable format is written; with a path beside it the compiler downloads nothing.
  flags.push(`--target=bun-${runtime.target.replace("-baseline", "")}`);
  flags.push(`--compile-executable-path=${runtime.path}`);
  const args = ["build", ...flags, source, "--outfile", outfile];
  execFileSync(compiler(), args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

type Lock = { packages: Record<string, { version?: string; integrity?: string } | undefined> };

/** Version and integrity of a package as the lock file pins them. */
function pinned(name: string): { version: string; integrity: string } {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry?.version || !entry.integrity) throw new Error(`package-lock.json does not pin ${name}`);
  return { version: entry.version, integrity: entry.integrity };
}

/**
 * Throws unless `bytes` have the digest that `integrity` (one Subresource Integrity string, `sha512-<base64>`) names.
 */
export function checkIntegrity(bytes: Uint8Array, integrity: string, what: string): void {
  const algorithm = integrity.slice(0, integrity.indexOf("-"));
  const digest = `${algorithm}-${createHash(algorithm).update(bytes).digest("base64")}`;
  if (digest !== integrity) throw new Error(`${what} is not what package-lock.json pins: got ${digest}`);
}

/** The target that this machine is. @throws Error when there is no runtime for it. */
export function thisMachine(): Target {
  const name = platformHere();
  if (!isTarget(name)) throw new Error(`there is no runtime for ${name}`);
  return name;
}

/**
 * Calls `use` with the runtime of `target`, or of this machine, made deaf to the environment; the copy is removed
 * afterwards. Another platform's comes from the npm registry, by the lock file's integrity.
 */
export function withRuntime<T>(target: Target | undefined, use: (runtime: Runtime) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-build-"));
  try {
    const source = target === undefined ? compiler() : fetched(target, folder);
    const known = target ?? thisMachine();
    const path = join(folder, "runtime");
    writeFileSync(path, deaf(readFileSync(source), known), { mode: 0o755 });
    return use({ target: known, path });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fetches the platform package of `target` into `folder`; the path of its runtime. */
function fetched(target: Target, folder: string): string {
  const name = TARGETS[target];
  const { version, integrity } = pinned(name);
  // npm keeps the tarball in its own cache, so a second build does not fetch again.
  execFileSync(
    "npm",
    ["pack", "--silent", "--prefer-offline", "--pack-destination", folder, `${name}@${version}`],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
  );
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "");
  checkIntegrity(readFileSync(tarball), integrity, `${name}@${version}`);
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  return join(folder, "package", "bin", target.startsWith("windows") ? "bun.exe" : "bun");
}
