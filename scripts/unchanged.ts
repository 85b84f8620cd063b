/**
 * What was done over the files of the project, and need not be done over the same files once more: `npm test` behind a build, and
 * `npm run test:slow` behind `npm test`, find everything checked and built. Told by what the files hold and never by their times.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What is made, or belongs to others. What packages there are, npm says in a file of its own. */
const LEFT_OUT = ["node_modules", "dist", ".git"];
const PACKAGES = join("node_modules", ".package-lock.json");

/** Where it is told of a project in the folder `root`. */
const tellerOf = (root: string, name: string): string =>
  join(root, "node_modules", ".cache", `agent-guards-${name}.txt`);

/** The digest of all that the files of a project hold, and of the program that runs. */
function digestOf(root: string): string {
  const hash = createHash("sha256").update(`${root}\n${process.version}\n`);
  const folders = [""];
  const files = [PACKAGES];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (LEFT_OUT.includes(path) || entry.name === "node_modules") continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) files.push(path);
    }
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${statSync(join(root, file)).mode} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** Each file of what was made, with all that changes when somebody writes to it. */
function looksOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const { size, mode, mtimeMs, ino } = statSync(join(folder, name));
      return [name, size, mode, mtimeMs, ino].join(" ");
    })
    .join("\n");
}

/**
 * Does `work`, which answers with its exit code, unless it went well before over the same files of the project in `root`, and all
 * that it made there into the folder `made` is as it was left.
 */
export async function unlessUnchanged(
  { root, name, made }: { readonly root: string; readonly name: string; readonly made?: string },
  work: () => Promise<number>,
): Promise<number> {
  const teller = tellerOf(root, name);
  const before = tellingOf(root, made);
  if (before !== undefined && before === textIn(teller)) return 0;
  rmSync(teller, { force: true });
  const files = digestIn(root);
  const code = await work();
  // What was changed meanwhile was seen by a part of the work only.
  if (code === 0 && files !== undefined && files === digestIn(root))
    keep(teller, tellingOf(root, made) ?? "");
  return code;
}

function tellingOf(root: string, made: string | undefined): string | undefined {
  try {
    return `${digestOf(root)}\n${made === undefined ? "" : looksOf(join(root, made))}`;
  } catch {
    return undefined;
  }
}

function digestIn(root: string): string | undefined {
  try {
    return digestOf(root);
  } catch {
    return undefined;
  }
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** In one step, for a reader beside. Where the folder cannot be written, everything is done each time. */
function keep(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
  }
}
