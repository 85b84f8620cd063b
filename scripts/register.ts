/**
 * The list of hosts from the files of lib/hook/hosts, so that a new host is a new file and nothing else.
 *
 * usage: npx tsx scripts/register.ts   writes lib/hook/hosts/list.ts
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./guards.ts";

const FOLDER = join(ROOT, "lib", "hook", "hosts");

/** Where the list is. */
export const LIST = join(FOLDER, "list.ts");

/** The names that the files of the folder export as hosts, with their files. A plugin's host recognises no payload, and the one for unknown agents is asked after all others. */
function listed(): { name: string; file: string }[] {
  return readdirSync(FOLDER)
    .filter((file) => file !== "unknown.ts")
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(FOLDER, file), "utf8");
      const name = /^export const (\w+): Host = defineHost\(/m.exec(text)?.[1];
      const plugin = /^ {2}detects: \(\) => false,$/m.test(text);
      return name === undefined || plugin ? [] : [{ name, file }];
    });
}

/** The list as the text of its file. */
export function hostList(): string {
  const hosts = listed();
  const type = { name: "type { Host }", file: "host.ts" };
  const imports = [...hosts.map(({ name, file }) => ({ name: `{ ${name} }`, file })), type];
  return [
    "/** Every host that is spoken to over stdin. Made by scripts/register.ts (npm run docs) from the files of this folder. */",
    ...imports
      .sort((a, b) => (a.file < b.file ? -1 : 1))
      .map(({ name, file }) => `import ${name} from "./${file}";`),
    "",
    "export const LISTED: readonly Host[] = [",
    ...hosts.map(({ name }) => `  ${name},`),
    "];",
    "",
  ].join("\n");
}

if (process.argv[1]?.endsWith("register.ts")) writeFileSync(LIST, hostList());
