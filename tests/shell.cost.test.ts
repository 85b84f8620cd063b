/** What a command of 64 KiB costs at most: the dearest shapes that were found, held against ordinary ones of that length. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { parse } from "yaml";
import { judge } from "../lib/shell/index.ts";
import { guard, SHELL_ROWS } from "../templates/security_guard.ts";
import { cpuOf } from "./cost.ts";

type Shape = { readonly text: string; readonly before?: string; readonly after?: string };
type Data = { readonly reference: Shape; readonly shapes: Readonly<Record<string, Shape>> };

const { reference, shapes }: Data = parse(readFileSync(new URL("data/costs.yaml", import.meta.url), "utf8"));
const CONTEXT = { cwd: "/data/workspace/project", home: "/root", real: (path: string) => path };
const UNITS = 64 * 1024;

/** The times of a run on a busy machine differ by two; a shape that is quadratic is beyond this by ten. */
const TIMES = 3;

function filled({ text, before: front = "", after = "" }: Shape): string {
  const parts: string[] = [];
  for (let at = 0, left = UNITS - front.length - after.length; left > 0; at++) {
    const part = text.replaceAll("N", String(at)).slice(0, left);
    parts.push(part);
    left -= part.length;
  }
  return front + parts.join("") + after;
}

/** Milliseconds of processor time, the better of two runs: the first compiles. One run that is within `enough` is enough. */
function costOf(shape: Shape, enough = 0): number {
  const command = filled(shape);
  const run = (): number => cpuOf(() => judge(command, CONTEXT, SHELL_ROWS));
  const first = run();
  return first < enough ? first : Math.min(first, run());
}

let ordinary = 0;
before(async () => {
  await guard.load?.();
  ordinary = costOf(reference);
});

for (const [id, shape] of Object.entries(shapes)) {
  test(`${id}: costs what so many ordinary commands cost`, () => {
    const cost = costOf(shape, TIMES * ordinary);
    assert.ok(cost < TIMES * ordinary, `${cost.toFixed(0)} ms against ${ordinary.toFixed(0)} ms`);
  });
}
