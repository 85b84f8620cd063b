/** Seams see what a function inside does, and nothing of how it is written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROOT } from "../scripts/guards.ts";
import { withSeams } from "../scripts/seams.ts";
import { bundled } from "./seams/load.ts";
import type { played, Told } from "./seams/record.ts";

const FILE = `export function asked(text: string): number {
  return sum(text.length, bonus(text));
}

function sum(a: number, b: number): number {
  return a + b;
}

const bonus = (text: string): number => (text.startsWith("a") ? new Counter(3).more() : 0);

class Counter {
  constructor(private count: number) {}
  more(): number {
    return ++this.count;
  }
}
`;

/** What the functions of a file do while `asked` is asked. */
async function playOf(text: string): Promise<readonly Told[]> {
  const contents = `${withSeams(text, "lib/one.ts", ROOT)}\nexport { played } from "./tests/seams/record.ts";`;
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

test("a function that is written in another way does not show", async () => {
  const written = FILE.replaceAll("text", "given")
    .replace("return a + b;", "const all = b + a;\n  return all;")
    .replace("given.startsWith", "given.slice().startsWith");
  assert.deepEqual(await changed(written), []);
});

test("a function is refused whose declaration is not known", () => {
  for (const text of ["export default function (): void {}\n", "let later = (): void => {};\n"])
    assert.throws(() => withSeams(text, "lib/one.ts", ROOT), RangeError, text);
});
