/** verify_publish_claims on every host's end of a turn: the reply is read from the payload's own field, and a turn that was sent back is judged by what is new. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { respondTo } from "../lib/hook/decide.ts";
import { ALL_HOSTS } from "../scripts/hosts.ts";
import { keptYaml } from "../scripts/selftest-contents.ts";
import { guard } from "../templates/verify_publish_claims.ts";
import { rememberVariables } from "./variables.ts";

type Sample = { event: string; payload: object; reads: { kind: string; text?: string } | null };

const YAML = readFileSync(new URL("data/hosts.yaml", import.meta.url), "utf8");
const DATA = new Map(
  Object.entries(keptYaml(YAML, { merge: true }) as Record<string, { readonly payloads: readonly Sample[] }>),
);
const CLAIM = "Published! Your site is live at https://community.iamstarchild.com/preview/abc123";
const HONEST = "I have not published it yet.";

const root = mkdtempSync(join(tmpdir(), "agent-guards-claims-"));
const registry = join(root, "previews.json");
writeFileSync(registry, '{"previews":[]}');
const putBack = rememberVariables();
before(() => {
  process.env["PREVIEWS_REGISTRY"] = registry;
});
after(() => {
  putBack();
  rmSync(root, { recursive: true, force: true });
});

let turns = 0;

/** A sample's payload with another reply, in a workspace of its own. */
function withReply({ payload, reads }: Sample, reply: string, cwd = join(root, `turn-${++turns}`)): object {
  const text = JSON.stringify(payload).replaceAll(
    JSON.stringify(reads?.text).slice(1, -1),
    JSON.stringify(reply).slice(1, -1),
  );
  return { ...JSON.parse(text), cwd, working_dir: cwd, workspace_roots: [cwd], workspaceRoots: [cwd] };
}

for (const host of ALL_HOSTS) {
  const stops = (DATA.get(host.id)?.payloads ?? []).filter(
    ({ reads }) => reads?.kind === "stop" && reads.text !== undefined && reads.text !== "",
  );
  for (const sample of stops) {
    test(`${host.id} ${sample.event}: a fabricated success is held back, an honest reply is not`, () => {
      const { verdict, answer } = respondTo(guard, host, withReply(sample, CLAIM) as never, sample.event);
      assert.equal(verdict.act, "block");
      assert.match(JSON.stringify(answer), /\[claims\]/);
      const honest = respondTo(guard, host, withReply(sample, HONEST) as never, sample.event);
      assert.deepEqual(honest.answer, { stdout: {}, exit: 0 });
    });
  }
}

test("Gemini CLI: the replies of a turn come in one text, and only the new one is judged again", () => {
  const gemini = ALL_HOSTS.find(({ id }) => id === "gemini");
  const sample = DATA.get("gemini")?.payloads.find(({ event }) => event === "AfterAgent");
  assert.ok(gemini && sample);
  const cwd = join(root, "one-session");
  const ask = (reply: string, again: boolean) =>
    respondTo(guard, gemini, { ...withReply(sample, reply, cwd), stop_hook_active: again } as never).verdict
      .act;
  assert.equal(ask(CLAIM, false), "block");
  assert.equal(ask(`${CLAIM}\n${HONEST}`, true), "continue");
  assert.equal(ask(`${CLAIM}\n${CLAIM}`, true), "block");
  assert.equal(ask(`${CLAIM}\n${CLAIM}\n${CLAIM}`, true), "warn");
  assert.equal(ask(`${CLAIM}\n${CLAIM}\n${HONEST}`, true), "continue");
});
