/** Seams see what a function inside does, and nothing of how it is written. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../scripts/guards.ts";
import { AREAS, areaOf } from "../scripts/mutate/areas.ts";
import { APART, OF_ROWS, withSeams } from "../scripts/seams.ts";
import { bundled } from "./seams/load.ts";
import type { played, Told } from "./seams/record.ts";

const FILE = `export function asked(text: string): number {
  for (const row of GREETINGS) greets(row, text);
  return sum(text.length, bonus(text));
}

function sum(a: number, b: number): number {
  return a + b;
}

const bonus = (text: string): number => (text.startsWith("a") ? new Counter(3).more() : 0);

const GREETINGS = [{ id: "hi", says: "hello" }];

function greets(row: { says: string }, text: string): boolean {
  return GREETINGS.some(({ id }) => text.includes(id)) || text === row.says;
}

class Counter {
  constructor(private count: number) {}
  more(): number {
    return ++this.count;
  }
}
`;

/** What the functions of a file do while `asked` is asked. */
async function playOf(text: string, file = "lib/one.ts"): Promise<readonly Told[]> {
  const contents = `${withSeams(text, file, AREAS[areaOf(file) ?? ""], ROOT)}\nexport { played } from "./tests/seams/record.ts";`;
  const stdin = { contents, resolveDir: ROOT, loader: "ts" } as const;
  type Module = { readonly asked: (text: string) => number; readonly played: typeof played };
  const module = await bundled<Module>({ stdin });
  return module.played(["a", "b", "abc"], (row) => {
    try {
      module.asked(row);
    } catch {}
  });
}

/** The functions that do something else in `text`. */
async function changed(text: string): Promise<string[]> {
  const before = new Map((await playOf(FILE)).map((one) => [one.name, one]));
  const now = await playOf(text);
  return now
    .filter(({ name, digest }) => before.get(name)?.digest !== digest)
    .map(({ name }) => name.replace("lib/one.ts#", ""));
}

test("every function of a file has a seam: private ones, constants and methods too", async () => {
  const all = await playOf(FILE);
  const told = all.map(({ name, pairs }) => `${name} ${pairs}`);
  assert.deepEqual(told, [
    "lib/one.ts#Counter.more 1",
    "lib/one.ts#asked 3",
    "lib/one.ts#bonus 3",
    "lib/one.ts#greets 3",
    "lib/one.ts#sum 3",
  ]);
});

test("a function that answers something else shows, and so do those that are told so", async () => {
  assert.deepEqual(await changed(FILE.replace("a + b", "a + b + 1")), ["asked", "sum"]);
  assert.deepEqual(await changed(FILE.replace(": 0", ": -0.5")), ["asked", "bonus", "sum"]);
  assert.deepEqual(
    await changed(FILE.replace("return a", 'if (b === 4) throw new RangeError("no");\n  return a')),
    ["asked", "sum"],
  );
});

test("a function that is given something else shows, though it answers the same", async () => {
  const swapped = FILE.replace("sum(text.length, bonus(text))", "sum(bonus(text), text.length)");
  assert.deepEqual(await changed(swapped), ["sum"]);
});

test("a row of a table may say something else: it is told apart by what it calls itself", async () => {
  assert.deepEqual(await changed(FILE.replace('"hello"', '"good day"')), []);
  assert.deepEqual(await changed(FILE.replace('id: "hi"', 'id: "ho"')), ["greets"]);
  assert.deepEqual(await changed(FILE.replace("|| text", '|| text === "a" || text')), ["greets"]);
});

test("a function that is asked about one row after the other tells nothing of a row in vain", async () => {
  const file = Object.keys(OF_ROWS)[0] ?? "";
  const name = OF_ROWS[file]?.[0] ?? "";
  const text = FILE.replaceAll("greets", name);
  const row = '{ id: "yo", says: "a" }';
  const before = await playOf(text, file);
  assert.deepEqual(
    before.filter((one) => one.name.endsWith(name)),
    [],
  );
  const more = text.replace("[{ id", `[${row.replace('"a"', '"z"')}, { id`);
  assert.deepEqual(await playOf(more, file), before);
  const found = await playOf(text.replace("[{ id", `[${row}, { id`), file);
  assert.deepEqual(
    found.filter((one) => one.name.endsWith(name)).map(({ pairs }) => pairs),
    [1],
  );
});

test("what is named as told in another way is there", () => {
  for (const [file, names] of Object.entries(APART)) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const name of names)
      assert.match(text, new RegExp(`^(?:export )?(?:function|const) ${name}\\b`, "m"), `${file} ${name}`);
  }
});

test("a function that is written in another way does not show", async () => {
  const written = FILE.replaceAll("text", "given")
    .replace("return a + b;", "const all = b + a;\n  return all;")
    .replace("given.startsWith", "given.slice().startsWith");
  assert.deepEqual(await changed(written), []);
});

test("a function is refused whose declaration is not known", () => {
  for (const text of ["export default function (): void {}\n", "let later = (): void => {};\n"])
    assert.throws(() => withSeams(text, "lib/one.ts", undefined, ROOT), RangeError, text);
});
