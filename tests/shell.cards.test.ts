/** The cards of lib/shell/programs: they are data, they are the only tables of programs, and each claim has its cases. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isObject } from "../lib/core/json.ts";
import { wordsOf } from "../lib/core/words.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import type { Case } from "../lib/selftest/case.ts";
import { runCases } from "../lib/selftest/run.ts";
import type { Card } from "../lib/shell/programs/card.ts";
import { cardOf, FAMILIES } from "../lib/shell/programs/cards.ts";
import { inProcess, loadGuard } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SHELL = join(ROOT, "lib/shell");

const families = Object.entries(FAMILIES);
const cards = families.flatMap(([, family]) => family);

/** A card goes by its first name, without the sign of a version. */
function nameOf({ names }: Card): string {
  return (wordsOf(names)[0] ?? "").replace("#", "");
}

// --- data -------------------------------------------------------------------------------------------------------

/** The path to the first value that is no data: a function, an instance of a class. */
function notData(value: unknown, path: string): string | undefined {
  if (value instanceof RegExp || ["string", "boolean", "number"].includes(typeof value)) return undefined;
  if (!Array.isArray(value) && !(isObject(value) && Object.getPrototypeOf(value) === Object.prototype))
    return path;
  return Object.entries(value)
    .map(([key, inner]) => notData(inner, `${path}.${key}`))
    .find(Boolean);
}

test("a card is data, and its file holds no function", () => {
  for (const card of cards) assert.equal(notData(card, nameOf(card)), undefined);
  for (const [family] of families)
    assert.doesNotMatch(readFileSync(join(SHELL, "programs", `${family}.ts`), "utf8"), /=>|\bfunction\b/);
});

test("every name stands on one card, and finds it", () => {
  const names = cards.flatMap((card) => wordsOf(card.names).map((name) => [name, card] as const));
  assert.ok(names.length > 700, `${names.length} names were read`);
  assert.deepEqual(
    names.filter(([name], at) => names.findIndex(([other]) => other === name) !== at).map(([name]) => name),
    [],
  );
  for (const [name, card] of names) assert.equal(cardOf(name), card, name);
});

/** The names of options that a card asks for, and those that its lines give. */
function optionNames(card: Card): { readonly asked: string[]; readonly given: string[] } {
  const { launches, effects = [], sends = [], texts = [] } = card;
  const asked = [
    card.dry,
    card.reads,
    typeof card.listed === "string" ? card.listed : undefined,
    ...[launches?.script, launches?.chdir, launches?.login, launches?.program].filter(
      (name) => name !== undefined,
    ),
    typeof launches?.shell === "string" ? launches.shell : undefined,
    ...effects.flatMap((row) => [
      row.with,
      typeof row.whole === "string" ? row.whole : undefined,
      row.in,
      row.where?.option,
      typeof row.to === "object" && "option" in row.to ? row.to.option : undefined,
    ]),
    ...sends.flatMap((row) => [
      row.bodies,
      row.fields,
      row.forms,
      row.uploads,
      row.headers,
      row.logins,
      row.detours,
    ]),
    ...sends.map((row) => row.commands),
    ...texts.map((row) => ("option" in row ? row.option : undefined)),
  ];
  const keys = wordsOf(card.options ?? "").map((word) => word.replace(/=\??$/, "").split("|").at(-1) ?? "");
  return { asked: asked.flatMap((names) => wordsOf(names ?? "")), given: keys };
}

test("an option that a card asks for stands in its line of options, by its last name", () => {
  for (const card of cards) {
    const { asked, given } = optionNames(card);
    assert.deepEqual(
      asked.filter((name) => !given.includes(name)),
      [],
      nameOf(card),
    );
  }
});

// --- the only tables of programs --------------------------------------------------------------------------------

const names = new Set(cards.flatMap((card) => wordsOf(card.names)));

/** Builtins and keywords are part of the languages that are read; some programs are called like them. */
const LANGUAGE = ["evaluate/builtins.ts", "code/parse.ts"];

/** Kinds of sinks are called like some programs. */
const KINDS = new Set(["http", "socket", "copy", "mail", "git", "paste", "dns", "cloud"]);

/** The lists of words in a source text: strings, alternations, arrays, the keys of tables. */
function listsIn(source: string): string[][] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const strings = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  const patterns = [...code.matchAll(/[=(,:]\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+)\/[a-z]*/g)];
  const arrays = [...code.matchAll(/\[((?:\s*"[^"\n]*"\s*,?)+)\]/g)];
  const tables = [...code.matchAll(/^(?:export )?const [\s\S]*?^\S*;$/gm)];
  return [
    ...strings.map(([, plain = "", template = ""]) => wordsOf(plain + template)),
    ...patterns.map(([, pattern = ""]) => pattern.split(/[|()?:^$\\]+/).filter(Boolean)),
    ...arrays.map(([, list = ""]) => [...list.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word)),
    ...tables.map(([table]) =>
      [...table.matchAll(/^\s+(?:\["([^"]+)",|"?([\w.-]+)"?:|([\w.-]+),$)/gm)].map(
        ([, entry, key, short]) => entry ?? key ?? short ?? "",
      ),
    ),
  ];
}

function isTableOfPrograms(list: readonly string[]): boolean {
  const found = new Set(list.filter((word) => names.has(word) && !KINDS.has(word)));
  return found.size >= 3 && found.size * 2 >= new Set(list).size;
}

test("a table of programs is recognised", () => {
  for (const planted of ['new Set(["rm", "cp", "mv", "x"])', "const A = /^(?:rm|cp|mv)$/;", "`rm cp\n mv`"])
    assert.ok(listsIn(planted).some(isTableOfPrograms), planted);
  assert.ok(listsIn("const A = {\n  rm: 1,\n  cp: 2,\n  mv,\n};\n").some(isTableOfPrograms));
});

test("nothing else in lib/shell holds a table of programs", () => {
  const files = readdirSync(SHELL, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.startsWith("programs") && !LANGUAGE.includes(file),
  );
  const found = files.flatMap((file) =>
    listsIn(readFileSync(join(SHELL, file), "utf8"))
      .filter(isTableOfPrograms)
      .map((list) => `${file}: ${list.join(" ").slice(0, 120)}`),
  );
  assert.deepEqual(found, []);
});

// --- a case for every claim -------------------------------------------------------------------------------------

/** Kinds that count for the guard's own files alone: tests/own.test.ts and its neighbours prove those. */
const OWN_KINDS = ["append", "edit", "rename", "rights", "supersede"];

/** The effects of a card that any file has. */
function effectsOf({ effects = [] }: Card) {
  return effects.filter(({ does }) => ![does].flat().every((kind) => OWN_KINDS.includes(kind)));
}

/** What a card claims that a program does: kinds of effects and sinks, what it discloses, starts and interprets. */
function claimsOf(card: Card): string[] {
  const { sends = [], discloses, launches, runs, texts, tasks, code } = card;
  return [
    ...new Set<string>([
      ...effectsOf(card).flatMap(({ does }) => [does].flat().filter((kind) => !OWN_KINDS.includes(kind))),
      ...sends.map(({ to }) => to),
      ...(discloses ? [discloses.source] : []),
      ...Object.entries({ launches, runs, texts, tasks, code }).flatMap(([claim, row]) =>
        row ? [claim] : [],
      ),
    ]),
  ];
}

/** The words that a card asks for, each with its other names: its subcommands and the options of an effect. */
function wordsOfClaims(card: Card): string[][] {
  const { options = "", launches } = card;
  const effects = effectsOf(card);
  const verbs = [launches?.verbs, ...effects.map((row) => row.verbs)].flatMap((words) =>
    wordsOf(words ?? ""),
  );
  const rows = wordsOf(options).map((word) => word.replace(/=\??$/, "").split("|"));
  const asked = effects.flatMap((row) => wordsOf(row.with ?? ""));
  return [
    ...verbs.map((verb) => [verb]),
    ...asked.map((name) => rows.find((row) => row.at(-1) === name) ?? [name]),
  ];
}

const cases = selftestCases("shell", "programs").map((one) => {
  const [, program = "", claim = "", kind = ""] =
    /^(.+)\.([\w-]+)\.(fires|spares)(?:-\d+)?$/.exec(one.id) ?? [];
  return { one, family: one.file.replace(/\.yaml$/, ""), program, claim, kind };
});

test("every claim of a card has a case that fires and one that spares, in the order of the cards", () => {
  for (const [family, of] of families) {
    const own = cases.filter((each) => each.family === family);
    const wanted = of.flatMap((card) => claimsOf(card).map((claim) => `${nameOf(card)}.${claim}`));
    assert.deepEqual([...new Set(own.map(({ program, claim }) => `${program}.${claim}`))], wanted, family);
    for (const claim of wanted) {
      const kinds = own.filter((each) => `${each.program}.${each.claim}` === claim).map(({ kind }) => kind);
      assert.deepEqual(new Set(kinds), new Set(["fires", "spares"]), claim);
    }
  }
});

test("every subcommand and option on which an effect hangs stands in a case", () => {
  for (const card of cards) {
    const own = cases.filter(({ program, kind }) => program === nameOf(card) && kind === "fires");
    const text = own.map(({ one }) => one.input).join("\n");
    const missing = wordsOfClaims(card).filter((words) => !words.some((word) => isIn(word, text)));
    assert.deepEqual(missing, [], nameOf(card));
  }
});

/** A subcommand, an option, or a letter in a cluster of letters. */
function isIn(word: string, text: string): boolean {
  const front = word.length === 1 ? "(?:-\\w*|[\\s'\"])" : "[\\s'\"-]";
  return new RegExp(front + word.replace(/\W/g, "\\$&")).test(text);
}

/** A name as somebody types it: `python3` for `python#`, `mkfs.xfs` for `mkfs.*`. */
function typed(name: string): string {
  return name.replace("#", "3").replace(".*", ".xfs");
}

/** The same case under another name of its program. */
function renamed(one: Case, from: string, to: string): Case {
  const found = new RegExp(`(?<![\\w./-])${from.replace(/\W/g, "\\$&")}(?![\\w.-])`);
  assert.match(one.input, found, one.id);
  return { ...one, id: `${one.id} as ${to}`, input: one.input.replace(found, to) };
}

test("what fires under the first name of a card fires under every other", async () => {
  const others = cards.flatMap((card) => {
    const own = cases.filter(({ program, kind }) => program === nameOf(card) && kind === "fires");
    return wordsOf(card.names).flatMap((name) =>
      own.map(({ one }) => renamed(one, nameOf(card), typed(name))),
    );
  });
  assert.ok(others.length > 1000, `${others.length} cases were made`);
  const guards = new Map([["security_guard", await loadGuard("security_guard")]]);
  const { failures } = await runCases(others, inProcess(guards), meaningOf);
  assert.deepEqual(
    failures.map(({ id, problem }) => `${id}: ${problem}`),
    [],
  );
});
