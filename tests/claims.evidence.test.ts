/** Registries as they come: every broken one is unknown and never a lie, every readable one is believed. */
import assert from "node:assert/strict";
import { chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { parse } from "yaml";
import { checkReply, fabricationsIn } from "../lib/claims/check.ts";
import { readRegistry, registryPath, workspaceOf } from "../lib/claims/evidence.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import { entriesOf, type Registry } from "../lib/claims/registry.ts";
import { REGISTRY_BYTES, REGISTRY_RETRY_MS } from "../lib/core/limits.ts";

const LINKS: readonly LinkRow[] = [{ name: "page", form: "https://{id}.pages.example", proves: "publish" }];
const ROW: Registry = {
  name: "pages",
  proves: "publish",
  env: ["TEST_PAGES", "TEST_PAGES_OLD"],
  file: "pages.json",
  list: "pages",
  ids: ["id", "page_id"],
  link: "url",
  title: "title",
  live: { field: "live", is: ["true"] },
  recent: { fields: ["made", "changed"], seconds: 900 },
  record: "page list",
  deed: "published",
  instead: "publish it",
};
const NOW = 1_800_000_000;

let folder = "";
const path = (): string => join(folder, "pages.json");
before(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-guards-"));
});
beforeEach(() => rmSync(path(), { recursive: true, force: true }));
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (): ReturnType<typeof readRegistry> => readRegistry(ROW, folder, LINKS, NOW);

/** How a registry can be broken, each by writing it to `file`. */
const UNKNOWN: Readonly<Record<string, (file: string) => void>> = {
  missing: () => undefined,
  empty: (file) => writeFileSync(file, ""),
  truncated: (file) => writeFileSync(file, '{"pages":[{"id":"a"'),
  "no UTF-8": (file) => writeFileSync(file, Buffer.from('[{"id":"a\xff"}]', "latin1")),
  binary: (file) => writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x7b])),
  "no JSON": (file) => writeFileSync(file, "pages: []"),
  "another shape": (file) => writeFileSync(file, '{"sites":[]}'),
  null: (file) => writeFileSync(file, "null"),
  "a number": (file) => writeFileSync(file, "7"),
  "a list of rubbish": (file) => writeFileSync(file, '[null,1,"x",{}]'),
  "a folder": (file) => mkdirSync(file),
  "over the cap": (file) => writeFileSync(file, Buffer.alloc(REGISTRY_BYTES + 1, 0x20)),
};

for (const [name, breakIt] of Object.entries(UNKNOWN)) {
  test(`a registry that is ${name} is unknown`, () => {
    breakIt(path());
    assert.equal(read(), undefined);
  });
}

test("a link is followed when link and file are the user's own", () => {
  writeFileSync(join(folder, "real.json"), '{"pages":[{"id":"a"}]}');
  symlinkSync(join(folder, "real.json"), path());
  assert.deepEqual(
    read()?.map(({ keys }) => keys),
    [["a"]],
  );
});

test("somebody else's file behind a link is unknown", { skip: process.getuid?.() !== 0 }, () => {
  writeFileSync(join(folder, "theirs.json"), '{"pages":[{"id":"a"}]}');
  chownSync(join(folder, "theirs.json"), 1234, 1234);
  symlinkSync(join(folder, "theirs.json"), path());
  assert.equal(read(), undefined);
});

test("no name of a directory makes the workspace throw", () => {
  for (const cwd of ["a\0b", "/x".repeat(5000), "/proc/self/fd/999999", "\uD800"])
    assert.equal(workspaceOf(cwd), cwd);
});

test("a reply is held against what its workspace holds", () => {
  const tables = { languages: LANGUAGES, links: LINKS, registries: [ROW] };
  const invented = () => fabricationsIn("It is live at https://cafe.pages.example", folder, tables).length;
  writeFileSync(path(), '[{"id":"cafe","live":true}]');
  assert.equal(invented(), 0);
  writeFileSync(path(), "[]");
  assert.equal(invented(), 1);
  const unseen: string[] = [];
  const text = "It is live at https://cafe.pages.example";
  assert.deepEqual(checkReply({ text, cwd: folder, remote: { unseen } }, tables), { found: [], unread: 0 });
  assert.deepEqual(unseen, ["pages"]);
});

test("an empty list is known: nothing is there", () => {
  writeFileSync(path(), '{"pages":[]}');
  assert.deepEqual(read(), []);
});

test("a bare list and a map of entries are read like a list under its name", () => {
  for (const text of ['[{"id":"a"}]', '{"pages":[{"id":"a"}]}', '{"pages":{"first":{"id":"a"}}}']) {
    writeFileSync(path(), text);
    assert.deepEqual(
      read()?.map(({ keys }) => keys),
      [["a"]],
    );
  }
});

test("one bad entry never hides the good ones", () => {
  writeFileSync(path(), '[null, 42, "x", {"id":{}}, {"page_id":"Good","live":true}]');
  assert.deepEqual(read(), [
    { keys: ["good"], title: "", state: "true", live: true, recorded: true, ended: false },
  ]);
});

test("50 MB of entries are read", () => {
  const entry = `${JSON.stringify({ id: "x".repeat(80), title: "t".repeat(80), live: false })},`;
  const filler = entry.repeat(Math.floor(50_000_000 / entry.length));
  writeFileSync(path(), `[${filler}{"id":"last","live":true}]`);
  assert.deepEqual(read()?.at(-1)?.keys, ["last"]);
});

test("a file that is being written is read again", () => {
  writeFileSync(path(), '{"pages":[');
  let reads = 0;
  const row: Registry = {
    ...ROW,
    parse: (text) => {
      reads++;
      writeFileSync(path(), '{"pages":[{"id":"a","live":true}]}');
      return JSON.parse(text);
    },
  };
  assert.equal(readRegistry(row, folder, LINKS, NOW)?.length, 1);
  assert.equal(reads, 2);
});

test("a missing registry is waited for only while its folder changes", () => {
  const waits = (file: string): readonly unknown[] => {
    const { wait } = Atomics;
    const asked: unknown[] = [];
    Atomics.wait = (_cell: unknown, _at: number, _value: unknown, ms?: number) => {
      asked.push(ms);
      return "timed-out";
    };
    try {
      assert.equal(readRegistry({ ...ROW, file }, folder, LINKS, NOW), undefined);
    } finally {
      Atomics.wait = wait;
    }
    return asked;
  };
  utimesSync(folder, new Date(), new Date());
  assert.deepEqual(waits("pages.json"), [REGISTRY_RETRY_MS]);
  assert.deepEqual(waits(join("no", "such", "pages.json")), []);
  utimesSync(folder, 1, 1);
  assert.deepEqual(waits("pages.json"), []);
});

test("a registry of one's own may be YAML", () => {
  writeFileSync(path(), "pages:\n  - { id: a, live: true, url: 'https://b.pages.example/x' }\n");
  const entries = readRegistry({ ...ROW, parse: (text): unknown => parse(text) }, folder, LINKS, NOW);
  assert.deepEqual(entries?.[0]?.keys, ["a", "b"]);
});

test("times are read as seconds, milliseconds and ISO 8601, with and without a zone", () => {
  const iso = new Date(NOW * 1000).toISOString();
  const forms = [NOW, NOW * 1000, String(NOW), iso, iso.replace("Z", "+00:00"), iso.slice(0, 19)];
  for (const made of [...forms, `${iso.slice(0, 10)} ${iso.slice(11, 23)}456`]) {
    const [entry] = entriesOf([{ id: "a", made }], ROW, LINKS, NOW + 60) ?? [];
    assert.ok(Math.abs((entry?.age ?? 0) - 60) < 1, String(made));
  }
  for (const [made, changed] of [
    [NOW - 5000, NOW],
    [NOW, NOW - 5000],
    ["soon", NOW],
  ])
    assert.equal(
      entriesOf([{ id: "a", made, changed }], ROW, LINKS, NOW + 60)?.[0]?.age,
      60,
      "the latest counts",
    );
  for (const made of [null, "soon", -5, 0, {}, Number.NaN]) {
    assert.equal(entriesOf([{ id: "a", made }], ROW, LINKS, NOW)?.[0]?.age, undefined);
  }
});

test("the first environment variable that is set names the file, else the workspace holds it", () => {
  assert.equal(registryPath(ROW, "/w"), "/w/pages.json");
  process.env["TEST_PAGES_OLD"] = "/elsewhere/old.json";
  assert.equal(registryPath(ROW, "/w"), "/elsewhere/old.json");
  process.env["TEST_PAGES"] = "/elsewhere/new.json";
  assert.equal(registryPath(ROW, "/w"), "/elsewhere/new.json");
  delete process.env["TEST_PAGES"];
  delete process.env["TEST_PAGES_OLD"];
});

test("the workspace is WORKSPACE_DIR, else the folder workspace below the event's, else the event's", () => {
  const kept = process.env["WORKSPACE_DIR"];
  delete process.env["WORKSPACE_DIR"];
  assert.equal(workspaceOf(folder), folder);
  mkdirSync(join(folder, "workspace"));
  assert.equal(workspaceOf(folder), join(folder, "workspace"));
  process.env["WORKSPACE_DIR"] = "/data/workspace";
  assert.equal(workspaceOf(folder), "/data/workspace");
  delete process.env["WORKSPACE_DIR"];
  if (kept !== undefined) process.env["WORKSPACE_DIR"] = kept;
});
