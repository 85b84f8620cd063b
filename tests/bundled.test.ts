/**
 * The command and the guards as one script each, in which names that stand often are short (scripts/bundle.ts): every word that
 * a file of cases or of settings is written with must be left as it is. A case for each of these words, not all cases.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, test } from "node:test";
import { isObject } from "../lib/core/json.ts";
import type { Json, JsonObject } from "../lib/core/verdict.ts";
import { CASE_KEYS, EXPECTATIONS } from "../lib/selftest/case.ts";
import { PROOF_KEYS } from "../lib/selftest/proof.ts";
import { built, guardNames, ROOT, SELFTESTS } from "../scripts/guards.ts";
import { keptContent } from "../scripts/selftest-contents.ts";

const home = mkdtempSync(join(tmpdir(), "agent-guards-bundled-"));
after(() => rmSync(home, { recursive: true, force: true }));

function command(...words: readonly string[]): string {
  const env = { HOME: home, PATH: process.env["PATH"] ?? "" };
  return execFileSync("node", [built("agent-guards.mjs"), ...words], { encoding: "utf8", env, cwd: home });
}

/** The names of the fields of an event, however deep. */
function* fieldsIn(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* fieldsIn(one);
  else if (isObject(value))
    for (const [name, child] of Object.entries(value)) {
      if (/^[a-z_]+$/i.test(name)) yield name;
      yield* fieldsIn(child);
    }
}

/** Fields whose texts come out of a list that the code has. */
const OPTIONS = ["bare", "message", "expect", "sequence", "host", "checksum"];

/** What a row of `kind` is written with. */
function formsOf(kind: "cases" | "proofs", row: JsonObject): string[] {
  const { event, before, input, ...plain } = row;
  const options = OPTIONS.flatMap((key) =>
    (kind === "cases" && key === "message" ? [] : [plain[key] ?? []].flat()).map((word) => `${key} ${word}`),
  );
  const deep = [event, before, input].flatMap((part) => [...fieldsIn(part ?? null)]);
  return [kind, ...Object.keys(row).map((key) => `${kind} ${key}`), ...options, ...deep];
}

/** A proof with the first of its texts, which is put into everything that a text may stand in. */
function shortened(row: JsonObject): JsonObject {
  const { hit, miss, ...others } = row;
  return Array.isArray(hit) && Array.isArray(miss)
    ? { ...others, hit: hit.slice(0, 1), miss: miss.slice(0, 1) }
    : row;
}

/** The files of self-tests with those rows alone that bring something new to those in front of them. */
function oneOfEach(): Map<string, JsonObject> {
  const files = readdirSync(SELFTESTS, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml") && !file.startsWith("strict"))
    .sort();
  const seen = new Set<string>();
  const rows = files.map((file): [string, JsonObject] => {
    const content = keptContent(readFileSync(join(SELFTESTS, file), "utf8"), file) as JsonObject;
    const isNew = (kind: "cases" | "proofs") => (row: JsonObject) => {
      const forms = [...formsOf(kind, row), `${content["guard"]}`];
      const before = seen.size;
      for (const form of forms) seen.add(form);
      return seen.size > before;
    };
    const rowsOf = (kind: "cases" | "proofs") =>
      ((content[kind] ?? []) as readonly JsonObject[]).filter(isNew(kind)).map(shortened);
    return [file, { ...content, proofs: rowsOf("proofs"), cases: rowsOf("cases") }];
  });
  for (const key of PROOF_KEYS) assert.ok(seen.has(`proofs ${key}`), `no proof has ${key}`);
  for (const key of CASE_KEYS.filter((key) => !(key in (HOSTED.cases[0] ?? {}))))
    assert.ok(seen.has(`cases ${key}`), `no case has ${key}`);
  for (const word of EXPECTATIONS) assert.ok(seen.has(`expect ${word}`), `no case expects ${word}`);
  const isFilled = ([, { cases, proofs }]: readonly [string, JsonObject]): boolean =>
    [cases, proofs].flat().length > 0;
  return new Map(rows.filter(isFilled));
}

/** What no self-test says, for there each says its host by its event. */
const HOSTED = {
  guard: "security_guard",
  cases: [
    {
      ...{ id: "bundled.host", host: "claude", answer: {} },
      event: { hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command: "ls" } },
    },
  ],
};

test("a case with each word that cases are written with holds in the bundles", () => {
  const folder = join(home, "cases");
  mkdirSync(folder);
  writeFileSync(join(folder, "host.yaml"), JSON.stringify(HOSTED));
  for (const [file, content] of oneOfEach()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  assert.match(command("selftest", "--cases", folder), /^[1-9]\d* passed, 0 failed\n$/);
});

test("the settings of the bundles have the keys that the schemas name", () => {
  command("rules", "init", ...guardNames());
  const folder = join(home, ".agent-guards");
  const schemas = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".schema.json"),
  );
  assert.ok(schemas.length > 8);
  for (const file of schemas) {
    const { $schema, ...known } = JSON.parse(readFileSync(join(ROOT, "schemas", basename(file)), "utf8"));
    assert.deepEqual(JSON.parse(readFileSync(join(folder, file), "utf8")), known, file);
  }
});
