/** What was done over the same files is not done once more, and over others it is: scripts/unchanged.ts. */
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { unlessUnchanged } from "../scripts/unchanged.ts";

const root = mkdtempSync(join(tmpdir(), "agent-guards-unchanged-"));
after(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
put("lib/a.ts", "one");
put("node_modules/.package-lock.json", "{}");
put("dist/b.mjs", "made");

let done = 0;
/** Whether the work was done. */
async function isDone(code = 0, work = (): void => undefined): Promise<boolean> {
  const before = done;
  const said = await unlessUnchanged({ root, name: "build", made: "dist" }, async () => {
    done++;
    work();
    return code;
  });
  assert.equal(said, done > before ? code : 0);
  return done > before;
}

test("it is done once over the same files, and anew over any other file, package, mode or product", async () => {
  assert.equal(await isDone(), true);
  assert.equal(await isDone(), false);
  const changes: readonly (() => void)[] = [
    () => put("lib/a.ts", "two"),
    () => put("lib/c.ts", ""),
    () => rmSync(join(root, "lib/c.ts")),
    () => chmodSync(join(root, "lib/a.ts"), 0o700),
    () => put("node_modules/.package-lock.json", '{"packages":1}'),
    () => put("dist/b.mjs", "made elsewhere"),
    () => rmSync(join(root, "dist/b.mjs")),
    () => put("dist/c.mjs", ""),
  ];
  for (const [at, change] of changes.entries()) {
    change();
    assert.equal(await isDone(), true, `change ${at}`);
    assert.equal(await isDone(), false, `change ${at}`);
  }
});

test("what went wrong, and what was written meanwhile, is done again", async () => {
  put("lib/a.ts", "bad");
  assert.equal(await isDone(1), true);
  assert.equal(await isDone(0, () => put("lib/a.ts", "meanwhile")), true);
  assert.equal(await isDone(0, () => put("dist/b.mjs", "made by the work")), true);
  assert.equal(await isDone(), false);
});

test("without packages everything is done each time", async () => {
  rmSync(join(root, "node_modules"), { recursive: true });
  assert.equal(await isDone(), true);
  assert.equal(await isDone(), true);
});
