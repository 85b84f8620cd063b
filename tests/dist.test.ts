/** What the build leaves in dist/: files that start, sums over all that ships, manifests, a library that starts nothing. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { guardNames, ROOT } from "../scripts/guards.ts";

const DIST = join(ROOT, "dist");

/** Folders of modules, which npm pins by itself. */
const LIBRARY = /^(?:lib|templates|plugins\/adapters|npm)\//;

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(DIST.length + 1)
      .replaceAll("\\", "/"),
  );

const shipped = files.filter((file) => !LIBRARY.test(file) && file !== "README.md" && file !== "SHA256SUMS");

const rows = readFileSync(join(DIST, "SHA256SUMS"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => /^([0-9a-f]{64}) {2}(\S+)$/.exec(line)?.slice(1) ?? [line]);

test("SHA256SUMS names every file that ships, in order, and tells its digest", () => {
  const inOrder = shipped.toSorted((a, b) => (a < b ? -1 : 1));
  assert.deepEqual(
    rows.map(([, file]) => file),
    inOrder,
  );
  // An executable has a hundred megabytes and many names.
  for (const [digest, file = ""] of rows.filter(([, name = ""]) => /\.(?:mjs|js|json|1)$/.test(name)))
    assert.equal(
      createHash("sha256")
        .update(readFileSync(join(DIST, file)))
        .digest("hex"),
      digest,
      file,
    );
});

test("every guard and the command are there in both forms, and start", {
  skip: process.platform === "win32",
}, () => {
  for (const name of [...guardNames(), "agent-guards"])
    for (const file of [name, `${name}.mjs`]) {
      assert.ok(shipped.includes(file), file);
      assert.equal(statSync(join(DIST, file)).mode & 0o777, 0o755, file);
      if (file.endsWith(".mjs"))
        assert.ok(readFileSync(join(DIST, file), "utf8").startsWith("#!/usr/bin/env node\n"), file);
    }
});

test("a plugin's manifests lie beside it", () => {
  const folders = readdirSync(join(ROOT, "plugins")).filter((name) =>
    existsSync(join(ROOT, "plugins", name, "index.ts")),
  );
  assert.ok(folders.length > 2);
  for (const folder of folders) {
    const from = join(ROOT, "plugins", folder);
    assert.ok(shipped.includes(`plugins/${folder}/index.js`), folder);
    for (const name of readdirSync(from).filter((file) => file.endsWith(".json")))
      assert.equal(
        readFileSync(join(DIST, "plugins", folder, name), "utf8"),
        readFileSync(join(from, name), "utf8"),
      );
  }
});

test("a guard that is imported starts nothing", () => {
  for (const name of guardNames()) {
    const text = readFileSync(join(DIST, "templates", `${name}.js`), "utf8");
    assert.ok(!/^runHook\(/m.test(text), name);
    assert.match(text, /^export const guard\b/m, name);
  }
});
