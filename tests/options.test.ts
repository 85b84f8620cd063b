/** The options that each command really takes are those that its help, the completion and the manual page show. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { after, test } from "node:test";
import type { parseArgs } from "node:util";
import { COMMANDS } from "../cli/commands.ts";
import { ROOT } from "../scripts/guards.ts";
import { manual } from "../scripts/man.ts";
import { TYPESCRIPT } from "./typescript.ts";

/** Thrown instead of reading a command line: what the command asked for. */
class Asked extends Error {
  readonly options: readonly string[];
  constructor(options: readonly string[]) {
    super("asked");
    this.options = options;
  }
}

const util = createRequire(import.meta.url)("node:util") as { parseArgs: typeof parseArgs };
const real = util.parseArgs;
const spy = (config: Parameters<typeof parseArgs>[0]) => {
  throw new Asked(Object.keys(config?.options ?? {}));
};
util.parseArgs = spy as unknown as typeof parseArgs;
syncBuiltinESMExports();
after(() => {
  util.parseArgs = real;
  syncBuiltinESMExports();
});

/** Commands that take words alone. */
const WITHOUT_OPTIONS = ["completion", "hook"];

/** Options that a text names and that belong to another program. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  "pre-commit": ["no-verify"],
  "pre-push": ["no-verify"],
  scan: ["all"],
  serve: ["exec"],
};

const named = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name = ""]) => name)),
];

async function optionsOf(name: string): Promise<readonly string[]> {
  const command = await COMMANDS[name]?.load();
  try {
    await command?.run([]);
  } catch (error) {
    if (error instanceof Asked) return error.options;
    throw error;
  }
  throw new Error(`${name} read no options`);
}

for (const name of Object.keys(COMMANDS).filter((one) => !WITHOUT_OPTIONS.includes(one))) {
  test(`${name}: the help shows the options that it takes, and no others`, async () => {
    const usage = (await COMMANDS[name]?.load())?.usage ?? "";
    const shown = named(usage).filter((option) => option !== "help" && !FOREIGN[name]?.includes(option));
    const taken = (await optionsOf(name)).filter((option) => option !== "help");
    assert.deepEqual(new Set(shown), new Set(taken));
  });
}

test("completion and the manual page have every option of every command", async () => {
  const args = [...TYPESCRIPT, join(ROOT, "cli", "main.ts"), "completion", "fish"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  const page = await manual();
  for (const name of Object.keys(COMMANDS).filter((one) => !WITHOUT_OPTIONS.includes(one))) {
    const words =
      stdout.split("\n").find((line) => line.includes(`__fish_seen_subcommand_from ${name}'`)) ?? "";
    const offered = named(words).filter((option) => option !== "help");
    const section =
      page.split(".SS ").find((part) => part.startsWith(`${name.replaceAll("-", "\\-")}\n`)) ?? "";
    for (const option of await optionsOf(name)) {
      assert.ok(option === "help" || offered.includes(option), `completion: ${name} --${option}`);
      assert.ok(section.includes(`\\-\\-${option.replaceAll("-", "\\-")}`), `manual: ${name} --${option}`);
    }
  }
});
