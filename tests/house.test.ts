/** The directions of the house: who may import whom, who may touch the machine, and that no files go in a circle. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What a command line would run, and what that does: the words between the rooms of `lib/shell`. */
const VOCABULARY = "lib/shell/invocation.ts lib/shell/effect.ts";

/**
 * A room, and whom it may import besides itself. A file lives in the room with the longest name that begins its path.
 * A room inside another one states its own directions, and its neighbours there count like any other room.
 */
const ROOMS: Readonly<Record<string, string>> = {
  "lib/core": "",
  "lib/state": "lib/core",
  "lib/hook": "lib/core lib/state lib/rules",
  "lib/secrets": "lib/core",
  "lib/claims": "lib/core lib/state",
  "lib/shell": "lib/core",
  "lib/shell/word": "lib/core lib/shell/invocation.ts",
  "lib/shell/programs": `lib/core lib/shell/word ${VOCABULARY}`,
  "lib/shell/paths": `lib/core lib/shell/word ${VOCABULARY}`,
  "lib/shell/project": "lib/core lib/shell/word lib/shell/invocation.ts",
  "lib/shell/evaluate": `lib/core lib/shell/word lib/shell/programs lib/shell/project ${VOCABULARY}`,
  "lib/shell/code": `lib/core lib/shell/word lib/shell/programs lib/shell/paths ${VOCABULARY}`,
  "lib/shell/effects": `lib/core lib/shell/word lib/shell/programs lib/shell/paths lib/shell/code ${VOCABULARY}`,
  "lib/shell/rules": `lib/core lib/shell/word lib/shell/programs lib/shell/paths lib/shell/code lib/shell/effects ${VOCABULARY}`,
  "lib/work": "lib/core lib/state lib/shell",
  "lib/rules": "lib/core lib/state",

  "lib/boundary": "lib/core",
  "lib/pii": "lib/core",
  "lib/budget": "lib/core lib/state",
  "lib/judge": "lib/core lib/state",
  "lib/session": "lib/core lib/hook lib/rules",
  "lib/bus": "lib/core lib/state lib/hook lib/rules",
  "lib/selftest": "lib/core",
  templates: "lib",
  plugins: "lib templates",
  cli: "lib templates",
  scripts: "lib templates cli",
};

/** Who may touch the process, the disk or the network. Everything else computes. */
const MACHINE = [
  ...["lib/state", "lib/bus", "lib/selftest", "plugins", "cli", "scripts"],
  ...[
    "lib/hook/run.ts",
    "lib/hook/audit.ts",
    "lib/hook/own.ts",
    "lib/hook/own-git-hooks.ts",
    "lib/hook/own-runtime.ts",
    "lib/rules/private.ts",
    "lib/rules/pause.ts",
  ],
  ...["lib/claims/cap.ts", "lib/claims/evidence.ts", "lib/session/rules.ts"],
  ...["lib/work/store.ts", "lib/budget/ledger.ts", "lib/judge/kept.ts"],
];

/** Packages that only one place knows, so that another could take their part. */
const ALONE: Readonly<Record<string, string>> = {
  unbash: "lib/shell/evaluate/parse.ts",
  "ipaddr.js": "lib/bus/address.ts",
  re2js: "lib/bus/matcher.ts",
  yauzl: "cli/scan/archive.ts",
};

type Import = { readonly from: string; readonly to: string };

const files = Object.keys(ROOMS)
  .map((room) => room.split("/")[0] ?? "")
  .filter((top, at, all) => all.indexOf(top) === at && existsSync(join(ROOT, top)))
  .flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, encoding: "utf8" }).map((name) => join(top, name)),
  )
  .map((file) => file.split(sep).join("/"))
  .filter((file) => file.endsWith(".ts"));

const imports: readonly Import[] = files.flatMap((from) => {
  // Examples in docstrings import what their reader would.
  const text = readFileSync(join(ROOT, from), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const names = [
    ...text.matchAll(/^(?:import|export|\})[^;"]*?(?:from )?"([^"]+)";$|\bimport\("([^"]+)"\)/gm),
  ];
  return names.map(([, fixed, later]) => ({ from, to: resolved(from, fixed ?? later ?? "") }));
});

/** A path of the project for a relative import, the package's own name otherwise. */
function resolved(from: string, name: string): string {
  return name.startsWith(".")
    ? normalize(join(dirname(from), name))
        .split(sep)
        .join("/")
    : name;
}

function roomOf(file: string): string {
  const rooms = Object.keys(ROOMS).filter((room) => file.startsWith(`${room}/`));
  return rooms.reduce((best, room) => (room.length > best.length ? room : best), "");
}

function allowed({ from, to }: Import): boolean {
  const own = roomOf(from);
  const rooms = [own, ...(ROOMS[own] ?? "").split(" ")].filter((room) => room !== "");
  return rooms.some((room) => to === room || to.startsWith(`${room}/`));
}

const told = ({ from, to }: Import): string => `${from} imports ${to}`;
const inside = imports.filter(({ to }) => files.includes(to));

test("every import goes to a room that the importer may know", () => {
  assert.ok(inside.length > 400, "the imports were read");
  assert.deepEqual(inside.filter((row) => !allowed(row)).map(told), []);
});

test("only the files whose job it is touch the process, the disk or the network", () => {
  const outside = imports.filter(
    ({ from, to }) => to.startsWith("node:") && !MACHINE.some((room) => from.startsWith(room)),
  );
  assert.deepEqual(outside.map(told), []);
  const shared = imports.filter(({ from, to }) => (ALONE[to] ?? from) !== from);
  assert.deepEqual(shared.map(told), []);
});

test("no files import each other in a circle", () => {
  // What nobody in the rest imports any more is taken away again and again: what is left goes round.
  let rest = inside;
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    const importers = new Set(rest.map(({ from }) => from));
    rest = rest.filter(({ to }) => importers.has(to));
  }
  assert.deepEqual(rest.map(told), []);
});

test("one name means one thing: no two files of lib/ export a type of the same name", () => {
  const homes = new Map<string, string[]>();
  for (const file of files.filter((name) => name.startsWith("lib/"))) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [, name = ""] of text.matchAll(/^export (?:type|interface|class) (\w+)\b(?! from)/gm))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  assert.ok(homes.size > 300, "the types were read");
  assert.deepEqual(
    [...homes].filter(([, at]) => at.length > 1),
    [],
  );
});
