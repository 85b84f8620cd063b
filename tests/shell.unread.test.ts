/** Padding, nesting and giant inputs in front of a command: what cannot be read to its end never passes in silence. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { SHELL_TARGETS } from "../lib/core/limits.ts";
import { judge } from "../lib/shell/index.ts";
import { guard, SHELL_ROWS } from "../templates/security_guard.ts";

type Pad = {
  readonly text: string;
  readonly times: number;
  readonly before?: string;
  readonly after?: string;
  /** Every command behind it is stopped, and not only the plainest. */
  readonly all?: true;
};
type Data = {
  readonly pads: Readonly<Record<string, Pad>>;
  readonly commands: Readonly<Record<string, string>>;
  readonly harmless: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, Pad>>;
  readonly looks: readonly string[];
};

const FILE = join(dirname(fileURLToPath(import.meta.url)), "data", "padding.yaml");
const { pads, commands, harmless, codes, looks } = parse(readFileSync(FILE, "utf8")) as Data;
const CONTEXT = { cwd: "/data/workspace/project", home: "/root" };

function padding({ text, times, before: front = "", after = "" }: Pad): string {
  const parts = Array.from({ length: times }, (_, at) => text.replaceAll("N", String(at)));
  return front + parts.join("") + after;
}

before(async () => {
  await guard.load?.();
});

for (const [id, pad] of Object.entries(pads)) {
  const front = padding(pad);
  test(`${id}: no command behind it passes in silence`, () => {
    const answers = Object.entries(commands).flatMap(([name, command]) =>
      (name === "plain" ? ["", "\necho done"] : [""]).map((tail) => ({
        name,
        ...judge(front + command + tail, CONTEXT, SHELL_ROWS),
      })),
    );
    const silent = answers.filter(({ findings, warnings }) => findings.length + warnings.length === 0);
    assert.deepEqual(
      silent.map(({ name }) => name),
      [],
    );
    const plain = answers.filter(
      ({ name }) => pad.all || name === "plain" || name === "credential" || name === "in-a-shell",
    );
    assert.ok(
      plain.every(({ findings }) => findings.length > 0),
      "the catastrophic shapes are stopped",
    );
  });

  test(`${id}: what is harmless is not stopped`, () => {
    for (const command of Object.values(harmless)) {
      assert.deepEqual(judge(front + command, CONTEXT, SHELL_ROWS).findings, []);
    }
  });
}

for (const [id, code] of Object.entries(codes)) {
  test(`code, ${id}: what stands behind a cap does not pass in silence`, () => {
    const whole = judge(padding(code), CONTEXT, SHELL_ROWS);
    assert.ok(whole.findings.length + whole.warnings.length > 0);
    const short = judge(padding({ ...code, times: 1 }).replace("x=(1", "x=1"), CONTEXT, SHELL_ROWS);
    assert.ok(short.findings.length > 0, "the same without the padding is stopped");
  });
}

test("of many values of one name, the last one is what a part is read with", () => {
  const front = padding({ before: "((\n", text: `t=build/N${"x".repeat(300)}\n`, times: 200 });
  const rules = (value: string) =>
    judge(`${front}t=${value}\nrm -rf $t`, CONTEXT, SHELL_ROWS).findings.map(({ rule }) => rule);
  assert.deepEqual(rules("/"), ["delete-root"]);
  assert.deepEqual(rules("/etc"), ["delete-system"]);
  assert.deepEqual(rules("dist"), []);
});

test("a gap is told in words", () => {
  const [warning] = judge(
    `${padding({ text: "(", times: 65, before: "# " })}\n$x "`,
    CONTEXT,
    SHELL_ROWS,
  ).warnings;
  assert.match(warning?.text ?? "", /not read to its end \(it is nested too deep\)/);
  assert.equal(warning?.rule, "unread");
});

test("a command that runs no script looks at no file", () => {
  const looked: string[] = [];
  const read = (path: string): { readonly found: "nothing" } => {
    looked.push(path);
    return { found: "nothing" };
  };
  for (const command of looks) judge(command, { ...CONTEXT, read }, SHELL_ROWS, { quick: false });
  assert.deepEqual(looked, []);
  judge("bash x.sh", { ...CONTEXT, read }, SHELL_ROWS);
  assert.deepEqual(looked, ["/data/workspace/project/x.sh"]);
});

test("of more paths than are looked at, the far ones are, the first and the last of the others, and the answer says so", () => {
  const paths = Array.from({ length: 2 * SHELL_TARGETS }, (_, at) => `x${at}`);
  const half = paths.slice(SHELL_TARGETS).join(" ");
  const judged = (line: string) => judge(line, CONTEXT, SHELL_ROWS);
  const around = `rm -rf ${half} ${half} / ${half} ${half}`;
  for (const line of [`rm -rf / ${half}`, `rm -rf ${half} ${half} /`, around])
    assert.deepEqual(
      judged(line).findings.map(({ rule }) => rule),
      ["delete-root"],
    );
  const far = half.replaceAll("x", "/opt/x/");
  const { findings, warnings } = judged(`rm -rf ${far} / ${far}`);
  assert.ok(findings.length + warnings.length > 0);
  assert.deepEqual(judged(`rm -rf ${half}`).findings, []);
});
