/** The npm packages that hold the executable, one a platform. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** This machine as the names of executables and packages say it: `linux-x64-musl`, `darwin-arm64`, `windows-x64`. */
export function platformHere(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return `${system}-${process.arch}${system === "linux" && !hasGlibc() ? "-musl" : ""}`;
}

function hasGlibc(): boolean {
  // The names of a network's hosts would be looked up for it, and are not asked for.
  Reflect.set(process.report, "excludeNetwork", true);
  return JSON.stringify(process.report.getReport()).includes('"glibcVersionRuntime"');
}

/** The package that holds the executable of a platform. */
export function packageOf(platform: string): string {
  return `@agent-guards/${platform}`;
}

/** The executable's place in its package. */
export function executableIn(platform: string): string {
  return join("bin", platform.startsWith("windows") ? "agent-guards.exe" : "agent-guards");
}

/** The executable of this machine that npm put beside this package, or undefined. */
export function packagedExecutable(): string | undefined {
  const platform = platformHere();
  try {
    const manifest = createRequire(import.meta.url).resolve(`${packageOf(platform)}/package.json`);
    const path = join(dirname(manifest), executableIn(platform));
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
