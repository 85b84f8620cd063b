/**
 * Baselines: all that a part of the project gives for its samples, whole, in a file of tests/data/baselines. What changes
 * there shows in the difference of that file, which `AGENT_GUARDS_BASELINES=write` before the command of a test writes anew.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Document, parse, visit } from "yaml";

type Ask = () => unknown;

/** Set to "write" where the files are to be made and not held. */
const writes = process.env["AGENT_GUARDS_BASELINES"] === "write";

/** What takes no more than this stands on one line. */
const FLOW_UNITS = 100;

/** A test for each of `parts`: what it gives is what stands under its name in `tests/data/baselines/NAME.yaml`. */
export function holdBaseline(name: string, parts: Readonly<Record<string, Ask>>): void {
  const file = new URL(`data/baselines/${name}.yaml`, import.meta.url);
  if (writes) {
    void write(file, parts);
    return;
  }
  const known: Readonly<Record<string, unknown>> = parse(readFileSync(file, "utf8"));
  test(`${name}: the baseline is about what there is`, () => {
    assert.deepEqual(Object.keys(known), Object.keys(parts));
  });
  for (const [part, ask] of Object.entries(parts))
    test(`${name} is as its baseline: ${part}`, async () => {
      assert.deepEqual(plainly(await ask()), known[part]);
    });
}

/** A value as a file can hold it: without what is undefined. */
function plainly(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

async function write(file: URL, parts: Readonly<Record<string, Ask>>): Promise<void> {
  const found: [string, unknown][] = [];
  for (const [part, ask] of Object.entries(parts)) found.push([part, plainly(await ask())]);
  const document = new Document(Object.fromEntries(found), { aliasDuplicateObjects: false });
  document.commentBefore =
    " Made by AGENT_GUARDS_BASELINES=write in front of the test's command; a change is read before it is kept.";
  visit(document, {
    Collection: (_, node) => {
      node.flow = JSON.stringify(node).length <= FLOW_UNITS;
    },
  });
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  execFileSync("npx", ["biome", "format", "--write", fileURLToPath(file)], { stdio: "inherit" });
}
