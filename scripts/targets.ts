/** The platforms that executables are made for. */

/**
 * The targets of `--target`, each with its platform package. Since 1.4 the x64 runtime chooses its vector code at run
 * time: the registry's `-baseline` package holds the same bytes as the plain one (compared by SHA-256 for 1.4.5), so
 * the two targets share a package, and with it the integrity that the lock file pins.
 */
export const TARGETS = {
  "linux-x64": "@oven/bun-linux-x64",
  "linux-x64-baseline": "@oven/bun-linux-x64",
  "linux-x64-musl": "@oven/bun-linux-x64-musl",
  "linux-arm64": "@oven/bun-linux-aarch64",
  "darwin-x64": "@oven/bun-darwin-x64",
  "darwin-arm64": "@oven/bun-darwin-aarch64",
  "windows-x64": "@oven/bun-windows-x64",
} as const;

export type Target = keyof typeof TARGETS;

export function isTarget(word: string): word is Target {
  return Object.hasOwn(TARGETS, word);
}
