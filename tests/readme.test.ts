/** The README's console sessions: every `$ command` really runs, and prints what stands below it. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { built, ROOT } from "../scripts/guards.ts";

type Step = { readonly command: string; readonly output: string };

/** The steps of every ```console block: a line `$ command`, then the lines that it prints. */
function stepsOf(markdown: string): Step[] {
  const blocks = [...markdown.matchAll(/^```console\n(.*?)^```$/gms)].map(([, body = ""]) => body);
  return blocks.flatMap((body) =>
    body
      .split(/^\$ /m)
      .slice(1)
      .map((step) => {
        const [command = "", ...output] = step.split("\n");
        return { command, output: output.join("\n").trim() };
      }),
  );
}

const pages = ["README.md", "SECURITY.md"].filter((name) => existsSync(join(ROOT, name)));

for (const page of pages) {
  const markdown = readFileSync(join(ROOT, page), "utf8");
  for (const { command, output } of stepsOf(markdown)) {
    test(`${page}: ${command.slice(0, 70)}`, () => {
      for (const [, name = ""] of command.matchAll(/\bdist\/([\w.-]+)/g)) built(name);
      const { stdout, stderr } = spawnSync("bash", ["-c", command], {
        cwd: ROOT,
        encoding: "utf8",
        timeout: 30_000,
      });
      assert.equal((stdout + stderr).trim(), output);
    });
  }

  test(`${page}: every file that it names is there`, () => {
    const links = [...markdown.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = ""]) => path);
    assert.deepEqual(
      links.filter((path) => !existsSync(join(ROOT, path))),
      [],
    );
  });
}

test("the README names every script that a person runs", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const unknown = [...readme.matchAll(/npm run ([\w:]+)/g)].filter(([, name = ""]) => !(name in scripts));
  assert.deepEqual(unknown, []);
  assert.ok(readdirSync(join(ROOT, "dist")).includes("README.md"));
});
