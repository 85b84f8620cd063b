/** `agent-guards audit show`: which lines of a log are shown, by their time, their number and their words. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeWorld } from "./cli-world.ts";

const at = makeWorld("agent-guards-audit-");
after(() => at.remove());

const MINUTE = 60_000;

/** Lines of calls that ended so many minutes ago, the oldest first. */
const log = (...ago: readonly number[]): string[] =>
  ago.map((minutes, n) =>
    JSON.stringify({
      ...{ n: n + 1, time: new Date(Date.now() - minutes * MINUTE).toISOString(), session: `s${n % 2}` },
      ...{ tool: "Bash", input: { command: `echo ${minutes}` }, outcome: n % 2 === 0 ? "ok" : "failed" },
    }),
  );

/** The minutes of the lines that are shown. */
async function shown(lines: readonly string[], ...words: readonly string[]): Promise<number[]> {
  const path = at.write("log.jsonl", `${lines.join("\n")}\n`);
  const { out, exit } = await at.run(["audit", "show", "--log", path, ...words]);
  assert.equal(exit, 0);
  return [...out.matchAll(/echo (\d+)/g)].map(([, minutes]) => Number(minutes));
}

const AGO = [4000, 2000, 400, 200, 50, 20];

for (const [since, from] of [
  ["30m", 20],
  ["1h", 50],
  ["5h", 200],
  ["7h", 400],
  ["2d", 2000],
  ["3d", 4000],
] as const)
  test(`audit show --since ${since} begins with what is ${from} minutes old`, async () => {
    assert.deepEqual(
      await shown(log(...AGO), "--since", since),
      AGO.filter((minutes) => minutes <= from),
    );
  });

test("audit show: a time counts from its very moment, the last lines are the youngest, words in any case", async () => {
  const lines = log(...AGO);
  const { time } = JSON.parse(lines[3] ?? "") as { time: string };
  assert.deepEqual(await shown(lines, "--since", time), [200, 50, 20]);
  assert.deepEqual(await shown(lines, "--last", "2"), [50, 20]);
  assert.deepEqual(await shown(lines, "--grep", "ECHO 2"), [2000, 200, 20]);
  assert.deepEqual(await shown(lines, "--outcome", "failed", "--last", "2"), [200, 20]);
  assert.deepEqual(await shown(lines, "--session", "s0"), [4000, 400, 50]);
  assert.equal((await shown(log(...Array.from({ length: 1200 }, () => 1)))).length, 1000);
});
