/** The API page: every public name has its place on it and words of its own. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { apiPage, PAGE } from "../scripts/api.ts";
import { built, ROOT } from "../scripts/guards.ts";
import { TYPESCRIPT } from "./typescript.ts";

/** Headings of a page with the text in front of the code. */
function sections(page: string): Map<string, string> {
  const parts = page.split(/^#{2,3} /m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf("\n")),
      part.split("```")[0]?.replace(/^.*\n/, "").trim() ?? "",
    ]),
  );
}

test("every public name has a docstring", () => {
  const bare = [...sections(apiPage())].filter(([, text]) => text === "").map(([name]) => name);
  assert.deepEqual(bare, []);
});

test("docs/api.md names what the package exports, and nothing else: npm run docs writes it", () => {
  assert.deepEqual([...sections(readFileSync(PAGE, "utf8")).keys()], [...sections(apiPage()).keys()]);
});

/** Entries whose signatures speak of another package's types. */
const ADAPTERS = /^`agent-guards\/(?:ai-sdk|claude-agent-sdk|langchain|openai-agents)`/;

/** The code of every name of the page, without comments and texts. */
function* declarations(page: string): Generator<string> {
  const entries = page.split(/^## /m).filter((entry) => !ADAPTERS.test(entry));
  for (const part of entries.flatMap((entry) => entry.split(/^### /m).slice(1)))
    yield (/```ts\n([\s\S]*?)\n```/.exec(part)?.[1] ?? "")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/"(?:[^"\\]|\\.)*"/g, "");
}

test("every type of ours that a public signature names has its place on the page", () => {
  const page = apiPage();
  const told = new Set([...page.matchAll(/^### `(\w+)`/gm)].map(([, name]) => name));
  const ours = new Set(
    ["lib", "templates"].flatMap((folder) =>
      readdirSync(built(folder), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".d.ts"))
        .flatMap((file) => {
          const text = readFileSync(built(folder, file), "utf8");
          return [...text.matchAll(/^(?:export )?(?:declare )?(?:type|class) (\w+)/gm)].map(
            ([, name]) => name,
          );
        }),
    ),
  );
  const named = [...declarations(page)].flatMap((code) => code.match(/(?<![.\w])[A-Z]\w+/g) ?? []);
  assert.ok(named.length > 500);
  const missing = named.filter((name) => ours.has(name) && !told.has(name) && !(name in globalThis));
  assert.deepEqual([...new Set(missing)], []);
});

test("the page begins with what most people use, and each example prints what it says", () => {
  const front = readFileSync(PAGE, "utf8").split(/^## /m)[1] ?? "";
  const names = [...front.matchAll(/^\[`(\w+)`\]/gm)].map(([, name]) => name);
  assert.deepEqual(names, ["scan", "mask", "judge", "fabricationsIn", "runHook"]);
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-docs-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    for (const [at, [, code = ""]] of [...front.matchAll(/```ts\n([\s\S]*?)```/g)].entries()) {
      const file = join(folder, `example-${at}.ts`);
      // The package is not installed in its own folder.
      const entry = (_: string, name: string) => `from "${pathToFileURL(built(entryOf(name)))}"`;
      writeFileSync(file, code.replace(/from "agent-guards\/(\w+)"/g, entry));
      const input = JSON.stringify({
        event: "pre_tool_call",
        session_id: "s",
        cwd: folder,
        tool_name: "bash",
        tool_input: { command: "sudo ls" },
      });
      const { stdout, stderr } = spawnSync("node", [...TYPESCRIPT, file], {
        cwd: folder,
        encoding: "utf8",
        input,
      });
      const expected = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line);
      assert.deepEqual(unmarked(stdout).trimEnd().split("\n"), expected.map(unmarked), stderr);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A text without the digits of its markers, which are others in each process. */
function unmarked(text = ""): string {
  return text.replace(/:[0-9a-f]{4}\]/g, ":0000]");
}

/** The file of an entry of the package. */
function entryOf(name: string): string {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, { readonly default: string }>>;
  };
  return exports[`./${name}`]?.default.replace(/^\.\/dist\//, "") ?? name;
}
