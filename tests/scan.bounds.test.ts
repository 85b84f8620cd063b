/** Which files of a folder are searched where no git tells, and places behind the windows of a long file. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, test } from "node:test";
import { WINDOW_BYTES } from "../cli/scan/windows.ts";
import { makeWorld } from "./cli-world.ts";

const at = makeWorld("agent-guards-bounds-");
after(() => at.remove());

const KEY = [
  "sk-or",
  "-v1-",
  "3f9a61c07be254d8",
  "90ab7c1e4f2d6835",
  "b1c04e9a7d526f38",
  "6e0d9b4c2a8f7153",
].join("");

/** Where something is found below a folder: paths with their line and column. */
async function found(folder: string): Promise<string[]> {
  const { out } = await at.run(["scan", ".", "--no-project"], { cwd: `${at.root}/${folder}` });
  return [...out.matchAll(/^(\S+:\d+:\d+)/gm)].map(([, place = ""]) => place);
}

test("folders of other version control and of packages are left out, and none that is called alike", async () => {
  for (const name of [".git", ".hg", ".svn", "node_modules", ".github", "node_modules2", "src/.hg", "hg"])
    at.write(`tree/${name}/a.txt`, `key = ${KEY}\n`);
  assert.deepEqual(await found("tree"), [".github/a.txt:1:7", "hg/a.txt:1:7", "node_modules2/a.txt:1:7"]);
});

test("a place behind the first window of a file is told from the file's own beginning", async () => {
  const filler = "a b ".repeat(WINDOW_BYTES / 4);
  at.write("long/one.txt", `${filler}${filler}key = ${KEY}\n`);
  at.write("long/two.txt", `1\n${filler}\nkey = ${KEY}\n`);
  assert.deepEqual(await found("long"), [`one.txt:1:${2 * WINDOW_BYTES + 7}`, "two.txt:3:7"]);
});

test("a token that begins at the end of a window is found once and whole, however long it is", async () => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: "jane", groups: Array.from({ length: 300 }, (_, n) => `group-${n * 7919}`) };
  const signature = createHash("sha256").update("a signature").digest("base64url");
  const token = [part({ alg: "HS256", typ: "JWT" }), part(claims), signature].join(".");
  assert.ok(token.length > 4096);
  at.write("edge/token.txt", `${"a b ".repeat(WINDOW_BYTES / 4 - 100)}\ntoken=${token}\n`);
  const { out } = await at.run(["scan", "edge", "--no-project", "--json"], { cwd: at.root });
  const { findings } = JSON.parse(out) as { findings: Record<string, number>[] };
  assert.deepEqual(
    findings.map(({ line, column, endColumn }) => [line, column, endColumn]),
    [[2, 7, 7 + token.length]],
  );
});

test("a file that cannot be read to its end is told, and is no clean one", {
  skip: process.platform !== "linux",
}, async () => {
  const { err, exit } = await at.run(["scan", "/proc/self/mem", "--no-project"]);
  assert.equal(exit, 2);
  assert.match(err, /cannot be read \(EIO\)/);
});
