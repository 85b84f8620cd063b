/** What the build made, for tests that start it. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");

/** The path of a product in dist/. @throws Error when there is none, with what to do. */
export function built(...names: readonly string[]): string {
  const path = join(DIST, ...names);
  const found = [path, `${path}.exe`].find((one) => existsSync(one));
  if (found === undefined) throw new Error(`dist/${names.join("/")} is not there: run npm run build first`);
  return found;
}
