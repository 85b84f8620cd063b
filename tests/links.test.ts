/** Links on the disk and in a command, and the kernel's own names of the root: what is reached counts, not what is written. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { REAL_PATHS } from "../lib/core/limits.ts";
import { respond } from "../lib/hook/decide.ts";
import { real } from "../lib/state/read.ts";
import { guard } from "../templates/security_guard.ts";

type Case = { readonly command: string; readonly cwd?: string };
type Data = {
  readonly links: Readonly<Record<string, string>>;
  readonly stops: readonly Case[];
  readonly passes: readonly Case[];
  readonly many: { readonly each: string; readonly last: string };
};

const DATA: Data = parse(readFileSync(new URL("data/links.yaml", import.meta.url), "utf8"));
// Not below /tmp, where nearly everything may be deleted.
const PLACE = join(import.meta.dirname, "..", "node_modules", ".cache");
let folder = "";

before(async () => {
  await guard.load?.();
  mkdirSync(PLACE, { recursive: true });
  folder = mkdtempSync(join(PLACE, "agent-guards-links-"));
  mkdirSync(join(folder, "d"));
  for (const [name, to] of Object.entries(DATA.links)) symlinkSync(to, join(folder, name));
});
after(() => rmSync(folder, { recursive: true, force: true }));

function judged({ command, cwd = "." }: Case): ReturnType<typeof respond> {
  const call = {
    tool_name: "bash",
    tool_input: { command },
    cwd: cwd.startsWith("/") ? cwd : join(folder, cwd),
  };
  const outcome = respond(guard, JSON.stringify({ event: "pre_tool_call", session_id: "s", ...call }));
  assert.equal(outcome.failure, undefined);
  return outcome;
}

test("what a link leads to is stopped like the thing itself", () => {
  assert.deepEqual(
    DATA.stops.filter((one) => judged(one).verdict.act !== "block"),
    [],
  );
});

test("a link by its own name, and one to what may go, is not stopped", () => {
  assert.deepEqual(
    DATA.passes.filter((one) => judged(one).verdict.act !== "continue"),
    [],
  );
});

test("more folders than are looked at are told of, and what is plain is stopped", () => {
  const pad = Array.from({ length: REAL_PATHS + 1 }, (_, at) => DATA.many.each.replaceAll("N", String(at)));
  const { verdict } = judged({ command: pad.join("\n") });
  assert.equal(verdict.act, "warn");
  assert.match("text" in verdict ? verdict.text : "", /too many folders/);
  assert.equal(judged({ command: [...pad, DATA.many.last].join("\n") }).verdict.act, "block");
});

test("a path is resolved as far as it exists, also behind a link to nothing and round a circle", () => {
  symlinkSync(join(folder, "nowhere", "at"), join(folder, "dangling"));
  symlinkSync("circle", join(folder, "circle"));
  assert.equal(real(join(folder, "dangling", "x")), join(real(folder), "nowhere", "at", "x"));
  assert.equal(real(join(folder, "circle", "x")), join(real(folder), "circle", "x"));
  assert.equal(real("/a\0b"), "/a\0b");
});
