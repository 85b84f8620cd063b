/**
 * How the guards get to a client: by `agent-guards install`, or as docs/hosts.md says where that knows no configuration.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import { ROOT } from "../guards.ts";

/** Where one run takes place: all of it inside one temporary folder. */
export type Places = {
  /** The folder into which the packages were installed. */
  readonly packages: string;
  readonly home: string;
  readonly project: string;
  /** The fake model. */
  readonly url: string;
  /** The fake server of tools, as the clients' configurations name one. */
  readonly server: { readonly command: string; readonly args: readonly string[] };
  /** What the user's environment says of the registries, at the installation as in the session. */
  readonly env: Readonly<Record<string, string>>;
  /** How the guards get there: as executables, as scripts of Node, or not at all. */
  readonly guard: "installed" | "script" | "none";
  /** Which guards are wired, where `install` wires them. */
  readonly guards: readonly string[];
  /** True where every guard is replaced by one that has no opinion, after it was wired. */
  readonly blind: boolean;
};

const DIST = join(ROOT, "dist");

/** The guards of sessions that name none. */
export const GUARDS: readonly string[] = ["security_guard", "verify_publish_claims"];

/** Guards without an opinion, in each form that a client starts. */
const BLIND: Readonly<Record<string, string>> = {
  "": "#!/bin/sh\ncat > /dev/null\necho '{}'\n",
  ".mjs": 'process.stdin.resume().on("end", () => process.stdout.write("{}\\n"));\n',
};

/** A host's section in docs/hosts.md. */
function section(title: string): string {
  const guide = readFileSync(join(ROOT, "docs", "hosts.md"), "utf8");
  return guide.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
}

/** The first JSON block of a host's section, with `folder` in the place of the plugin's. */
export function documented(title: string, folder: string): JsonObject {
  const block = section(title).match(/```json\n([\s\S]*?)```/)?.[1];
  if (block === undefined) throw new Error(`docs/hosts.md has no JSON in "${title}"`);
  const value: Json = JSON.parse(block.replace(/\/opt\/guards\/plugins\/\w+/, folder.replaceAll("\\", "/")));
  if (!isObject(value)) throw new Error(`docs/hosts.md has no JSON object in "${title}"`);
  return value;
}

/** Writes a configuration, with its folders. */
export function write(path: string, content: Json | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 2));
}

/** Where the guards of a session are: with the packages, for every run alike. */
export function guardsFolder(packages: string, guard: Places["guard"], blind: boolean): string {
  return join(packages, blind ? `blind-${guard}` : guard);
}

/** The guards, wired by the command as a user would do it. */
export function installed(host: string, places: Places): void {
  const { home, packages, env: registries, guard, guards, blind } = places;
  if (guard === "none") return;
  const folder = guardsFolder(packages, guard, blind);
  const words = ["--host", host, "--dir", folder, ...(guard === "script" ? ["--script"] : [])];
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: home, ...registries };
  // What was blinded is not the file that was installed, and is not installed over.
  if (blind) rmSync(folder, { recursive: true, force: true });
  // Each session is a machine of its own: an installation keeps the facts of the one before it.
  for (const name of guards.flatMap((guard) => [guard, `${guard}.mjs`]))
    rmSync(join(folder, `${name}.rules.json`), { force: true });
  for (const name of guards)
    execFileSync(join(DIST, "agent-guards"), ["install", name, ...words], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
  if (blind) blinded(folder, guards);
}

/** Puts guards without an opinion in the place of those in `folder`. */
function blinded(folder: string, guards: readonly string[]): void {
  const files = guards.flatMap((name) =>
    Object.keys(BLIND).map((end) => ({ file: join(folder, name + end), end })),
  );
  for (const { file, end } of files.filter(({ file: path }) => existsSync(path))) {
    rmSync(file);
    writeFileSync(file, BLIND[end] ?? "");
    chmodSync(file, 0o755);
  }
}

/** The folder of a plugin as it was built, or of one that does nothing under the same name. */
export function plugin(name: string, { packages, blind }: Places): string {
  const built = join(DIST, "plugins", name);
  if (!blind) return built;
  const folder = join(packages, "blind-plugin");
  cpSync(built, folder, { recursive: true });
  const nothing = { openclaw: 'export default { id: "agent-guards", register() {} };\n' }[name];
  writeFileSync(join(folder, "index.js"), nothing ?? "export const AgentGuards = async () => ({});\n");
  return folder;
}

/** Runs the shell lines of a host's section, as a user with this home would. */
export function runDocumented(title: string, { packages, home, guard, blind }: Places): void {
  if (guard === "none") return;
  const block = section(title).match(/```sh\n([\s\S]*?)```/)?.[1];
  if (block === undefined) throw new Error(`docs/hosts.md has no shell lines in "${title}"`);
  const folder = guardsFolder(packages, guard, blind);
  mkdirSync(folder, { recursive: true });
  for (const name of GUARDS)
    if (!existsSync(join(folder, name))) cpSync(join(DIST, name), join(folder, name));
  if (blind) blinded(folder, GUARDS);
  const env = { PATH: "/usr/bin:/bin", HOME: home };
  execFileSync("sh", ["-e", "-c", block.replaceAll("/opt/guards", folder)], { env });
}
