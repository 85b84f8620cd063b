/** One version everywhere: the package, the constant, the plugins, the image's tag, and the newest section of the changelog. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { VERSION } from "../lib/core/version.ts";
import { ROOT } from "../scripts/guards.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const manifests = [
  "package.json",
  "package-lock.json",
  "plugins/openclaw/package.json",
  "plugins/pi/package.json",
];

for (const path of manifests) {
  test(`${path} has the version of the code`, () => {
    assert.equal((JSON.parse(read(path)) as { version: string }).version, VERSION);
  });
}

test("the image that the manifests name has the version of the code", () => {
  assert.match(
    read("deploy/kubernetes/agent-guards.yaml"),
    new RegExp(`image: agent-guards:${VERSION}$`, "m"),
  );
});

test("the newest section of the changelog is of this version and has a day", () => {
  const [, version, day] = /^## (\S+) \((\d{4}-\d\d-\d\d)\)$/m.exec(read("CHANGELOG.md")) ?? [];
  assert.equal(version, VERSION);
  assert.ok(!Number.isNaN(Date.parse(day ?? "")));
});
