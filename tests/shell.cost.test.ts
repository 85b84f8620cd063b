/** What a command of 64 KiB costs at most: the dearest shapes that were found, held against ordinary ones of that length. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { parse } from "yaml";
import { SHELL_STEPS } from "../lib/core/limits.ts";
import { OWN_PROGRAMS } from "../lib/core/own-programs.ts";
import { ownFiles } from "../lib/hook/own.ts";
import { judge } from "../lib/shell/index.ts";
import { real } from "../lib/state/read.ts";
import { guard, SHELL_ROWS } from "../templates/security_guard.ts";
import { cpuOf } from "./cost.ts";

type Shape = { readonly text: string; readonly before?: string; readonly after?: string };
type Data = { readonly reference: Shape; readonly shapes: Readonly<Record<string, Shape>> };

const { reference, shapes }: Data = parse(readFileSync(new URL("data/costs.yaml", import.meta.url), "utf8"));
const HOME = "/root";
const PLACE = { cwd: "/data/workspace/project", home: HOME };
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
  const run = (): number => {
    const context = { ...PLACE, real, own: ownFiles("/opt/hooks/security_guard", OWN_PROGRAMS, HOME) };
    return cpuOf(() => judge(command, context, SHELL_ROWS));
  };
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

test("what reading a long command costs is taken from its steps, half of them at most", () => {
  const { steps } = judge(filled(reference), PLACE, SHELL_ROWS).evaluation;
  assert.ok(steps > SHELL_STEPS * 0.48 && steps < SHELL_STEPS * 0.52, `${steps} steps`);
});
