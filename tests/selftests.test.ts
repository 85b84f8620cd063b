/** The self-tests in this process, the promise that every row has its cases, and the loader's refusals. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import { CaseFileError, loadFolder, loadText } from "../lib/selftest/load.ts";
import { runCases } from "../lib/selftest/run.ts";
import { guardNames, inProcess, loadGuard, SELFTESTS } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";

const CASES = loadFolder(SELFTESTS);
const GUARDS = new Map(
  await Promise.all(guardNames().map(async (name) => [name, await loadGuard(name)] as const)),
);

/** In Bun the executable plays them, which holds that engine: tests/selftests.programs.test.ts. */
const PLAYED_ELSEWHERE = process.versions["bun"] !== undefined;

test("every case holds in this process", { skip: PLAYED_ELSEWHERE }, async () => {
  assert.deepEqual((await runCases(CASES, inProcess(GUARDS), meaningOf)).failures, []);
});

test("what other tests keep of the cases is what their files say", () => {
  assert.deepEqual(selftestCases(), CASES);
});

test("every case is for a guard that exists", () => {
  assert.deepEqual(
    CASES.filter(({ guard }) => !GUARDS.has(guard)).map(({ id }) => id),
    [],
  );
});

/** The ids of every row in a guard's tables: whatever is an object with an `id`. */
function rowIds(table: unknown): string[] {
  if (Array.isArray(table)) return table.flatMap(rowIds);
  if (typeof table !== "object" || table === null || table instanceof RegExp) return [];
  if ("id" in table && typeof table.id === "string") return [table.id];
  return Object.values(table).flatMap(rowIds);
}

/** What every guard says of an event that it could not check. */
const FAILURE = "internal.failure";

for (const [name, { tables, rules }] of GUARDS) {
  const cases = CASES.filter(({ guard }) => guard === name);
  const count = (key: "rule" | "spares", id: string): number => cases.filter((one) => one[key] === id).length;
  const ids = rowIds(tables());

  test(`${name}: every row has at least two cases that fire and two that must not`, () => {
    const poor = ids.filter((id) => count("rule", id) < 2 || count("spares", id) < 2);
    assert.deepEqual(
      poor.map((id) => `${id}: ${count("rule", id)} fire, ${count("spares", id)} must not`),
      [],
    );
  });

  test(`${name}: rule ids are unique, and every case names a rule that exists`, () => {
    const known = [...ids, ...(rules?.() ?? []), FAILURE];
    assert.deepEqual(
      known.filter((id, index) => known.indexOf(id) !== index),
      [],
    );
    const named = cases.flatMap(({ rule, spares }) => [rule, spares]).filter((id) => id !== undefined);
    assert.deepEqual(
      named.filter((id) => !known.includes(id)),
      [],
    );
  });
}

const CASE = "cases: [{ id: a, message: hi, expect: continue }]";
const BROKEN: readonly { name: string; text: string; says: RegExp }[] = [
  { name: "not YAML", text: "guard: [", says: /not YAML/ },
  { name: "no map", text: "- a", says: /top level/ },
  { name: "an unknown key of the file", text: `guard: g\ngaurd: g\n${CASE}`, says: /unknown key "gaurd"/ },
  { name: "no guard", text: CASE, says: /"guard" must name/ },
  { name: "no cases", text: "guard: g\ncases: []", says: /no cases/ },
  {
    name: "a case without id",
    text: "guard: g\ncases: [{ message: hi, expect: continue }]",
    says: /"id" is missing/,
  },
  {
    name: "an unknown key of a case",
    text: "guard: g\ncases: [{ id: a, mesage: hi, expect: continue }]",
    says: /case "a": unknown key "mesage"/,
  },
  { name: "no input", text: "guard: g\ncases: [{ id: a, expect: continue }]", says: /exactly one of/ },
  {
    name: "two inputs",
    text: "guard: g\ncases: [{ id: a, message: x, command: y, expect: continue }]",
    says: /exactly one of/,
  },
  { name: "no expectation", text: "guard: g\ncases: [{ id: a, message: x }]", says: /"expect" is missing/ },
  {
    name: "an unknown expectation",
    text: "guard: g\ncases: [{ id: a, message: x, expect: maybe }]",
    says: /must be one of/,
  },
  {
    name: "a value that is not there",
    text: 'guard: g\ncases: [{ id: a, message: "{{x}}", expect: continue }]',
    says: /no value is named "x"/,
  },
];

for (const { name, text, says } of BROKEN) {
  test(`refuses a case file with ${name}`, () => {
    assert.throws(
      () => loadText(text, "broken.yaml"),
      (error) =>
        error instanceof CaseFileError &&
        says.test(error.message) &&
        error.message.startsWith("broken.yaml: "),
    );
  });
}

test("cases are read from folders below, but not from strict, and an id is used once over all of them", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
  const put = (path: string, id: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), CASE.replace("id: a", `id: ${id}`).replace(/^/, "guard: g\n"));
  };
  try {
    put("b/c/d.yaml", "one");
    put("a.yaml", "two");
    put("strict/a.yaml", "three");
    assert.deepEqual(
      loadFolder(folder).map(({ id, file }) => `${id} ${file}`),
      ["two a.yaml", "one b/c/d.yaml"],
    );
    assert.equal(loadFolder(join(folder, "strict")).length, 1);
    put("c.yaml", "four");
    writeFileSync(join(folder, "other.yaml"), "guard: other\ncases: [");
    assert.deepEqual(
      loadFolder(folder, undefined, "g").map(({ id }) => id),
      ["two", "one", "four"],
      "another guard's file is left unread",
    );
    assert.deepEqual(loadFolder(join(folder, "strict"), undefined, "other"), []);
    rmSync(join(folder, "other.yaml"));
    put("b/e.yaml", "two");
    assert.throws(
      () => loadFolder(folder),
      /^CaseFileError: b\/e\.yaml: the id "two" is already used in a\.yaml/,
    );
    assert.throws(() => loadFolder(join(folder, "none")), CaseFileError);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
