/**
 * Samples with all that a part of the project gives for them, whole, in a YAML file of tests/data/baselines: what changes shows
 * in the difference of that file, which `npm run baselines NAME` writes anew.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { Document, visit } from "yaml";
import { keptYaml } from "../scripts/selftest-contents.ts";

/**
 * What a part gives; it may take its samples from what the file has of it, undefined where that is nothing: who empties a part
 * in the file and writes it has all samples that there are now.
 */
type Ask = (known: unknown) => unknown;

/** Whether the files are to be made and not held. */
export const writes = process.env["AGENT_GUARDS_BASELINES"] === "write";

/** What takes no more than this stands on one line. */
const FLOW_UNITS = 100;

const fileOf = (name: string): URL => new URL(`data/baselines/${name}.yaml`, import.meta.url);

/** What stands in `tests/data/baselines/NAME.yaml`. */
export function baselineOf(name: string): Readonly<Record<string, unknown>> {
  return keptYaml(readFileSync(fileOf(name), "utf8")) as Readonly<Record<string, unknown>>;
}

/** A test for each of `parts`: what it gives is what stands under its name in `tests/data/baselines/NAME.yaml`. */
export function holdWhole(name: string, parts: Readonly<Record<string, Ask>>): void {
  if (writes) {
    void write(name, parts);
    return;
  }
  const known = baselineOf(name);
  test(`${name}: the baseline is about what there is`, () => {
    assert.deepEqual(Object.keys(known), Object.keys(parts));
  });
  for (const [part, ask] of Object.entries(parts))
    test(`${name} is as its baseline: ${part}`, async () => {
      assert.deepEqual(plainly(await ask(known[part])), known[part]);
    });
}

/** Characters that no file shows. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;

/**
 * The same where tests go on by themselves: holds what one of them got, under its name, against the file; the file is written
 * when the process ends.
 */
export function holderOf(name: string): (part: string, got: unknown) => void {
  if (!writes) {
    const known = baselineOf(name);
    return (part, got) => assert.deepEqual(plainly(got), known[part]);
  }
  const found = new Map<string, unknown>();
  process.once("exit", () => saveParts(name, [...found]));
  return (part, got) => void found.set(part, plainly(got));
}

/** A value as a file can hold it: without what is undefined. */
function plainly(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

async function write(name: string, parts: Readonly<Record<string, Ask>>): Promise<void> {
  const known: Readonly<Record<string, unknown>> = existsSync(fileOf(name)) ? baselineOf(name) : {};
  const found: [string, unknown][] = [];
  for (const [part, ask] of Object.entries(parts)) {
    const before = known[part];
    const isEmpty = Array.isArray(before) && before.length === 0;
    found.push([part, plainly(await ask(isEmpty ? undefined : before))]);
  }
  saveParts(name, found);
}

function saveParts(name: string, found: readonly (readonly [string, unknown])[]): void {
  writeFileSync(fileOf(name), textOfParts(name, Object.fromEntries(found)));
}

/** The text of `tests/data/baselines/NAME.yaml` for what its parts give. */
export function textOfParts(name: string, found: Readonly<Record<string, unknown>>): string {
  const document = new Document(found, { aliasDuplicateObjects: false });
  document.commentBefore = ` Made by npm run baselines ${name}; a change is read before it is kept.`;
  visit(document, {
    Collection: (_, node) => {
      node.flow = JSON.stringify(node).length <= FLOW_UNITS;
    },
    Scalar: (_, node) => {
      // Spaces at the end of a line are what editors take away.
      const isFragile =
        typeof node.value === "string" && (node.value.search(UNSEEN) >= 0 || /[ \t]$/m.test(node.value));
      if (isFragile) node.type = "QUOTE_DOUBLE";
    },
  });
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: 1e6 });
  return withEscapes(text);
}

/** A text in which what no file shows is an escape, as in quotes of YAML and JSON. */
export function withEscapes(text: string): string {
  return text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
