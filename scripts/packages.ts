/**
 * The packages for the npm registry: the main one, and beside it one a platform with its executable, which npm
 * chooses by os, cpu and libc.
 */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { executableIn, packageOf } from "../cli/platform.ts";
import { ROOT } from "./guards.ts";
import type { Target } from "./targets.ts";

/** Where they are written: one folder a package, each as `npm publish FOLDER` takes it. */
export const PACKAGES = join(ROOT, "dist", "npm");

/** The folder of the package that people install. */
const MAIN = join(PACKAGES, "agent-guards");

type Manifest = Readonly<Record<string, unknown>> & { readonly version: string };

/** What a package of the registry has no use for. */
const OURS_ALONE = ["scripts", "devDependencies", "allowScripts", "knip"];

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Manifest;
}

/** Writes the packages of these executables, by their platforms, and the main one that asks for them. */
export function writePackages(executables: ReadonlyMap<Target, string>): void {
  rmSync(PACKAGES, { recursive: true, force: true });
  mkdirSync(PACKAGES, { recursive: true });
  for (const [platform, executable] of executables) writePlatform(platform, executable);
  writeMain([...executables.keys()]);
}

function writePlatform(platform: Target, executable: string): void {
  const { version, license } = manifest();
  const folder = join(PACKAGES, platform);
  const path = join(folder, executableIn(platform));
  mkdirSync(dirname(path), { recursive: true });
  link(executable, path);
  copyFileSync(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
  const [system = "", cpu = ""] = platform.split("-");
  const libc = platform.endsWith("-musl") ? "musl" : "glibc";
  write(folder, {
    name: packageOf(platform),
    version,
    description: `The executable of agent-guards for ${platform}; agent-guards installs it by itself.`,
    license,
    os: [system === "windows" ? "win32" : system],
    cpu: [cpu],
    ...(system === "linux" ? { libc: [libc] } : {}),
    files: ["bin"],
    preferUnplugged: true,
  });
}

function writeMain(platforms: readonly Target[]): void {
  // What npm would take by package.json; the library in dist/ was made by the build, so no script runs.
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", PACKAGES];
  const shell = process.platform === "win32";
  execFileSync("npm", pack, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"], shell });
  const tarball = join(PACKAGES, readdirSync(PACKAGES).find((name) => name.endsWith(".tgz")) ?? "");
  execFileSync("tar", ["-xzf", tarball, "-C", PACKAGES]);
  rmSync(tarball);
  renameSync(join(PACKAGES, "package"), MAIN);
  const all = manifest();
  const kept = Object.entries(all).filter(([key]) => !OURS_ALONE.includes(key));
  const wanted = platforms.map((platform) => [packageOf(platform), all.version]);
  write(MAIN, { ...Object.fromEntries(kept), optionalDependencies: Object.fromEntries(wanted) });
}

function write(folder: string, value: object): void {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(value, null, 2)}\n`);
}

/** One file on the disk, where the file system can; npm takes it for an ordinary one. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
