/**
 * What the readers of lib/shell make of a text by themselves: those of other languages, of files that run by themselves, of
 * filters, words and paths. A row is the reader's name and what it is given: words behind it, a text in the further lines.
 */
import { editorShell } from "../../lib/shell/code/editors.ts";
import { windowsShell } from "../../lib/shell/code/windows.ts";
import { patchEffects } from "../../lib/shell/effects/patches.ts";
import { awkCommands } from "../../lib/shell/evaluate/awk-commands.ts";
import { asBash } from "../../lib/shell/evaluate/dialects.ts";
import type { Source } from "../../lib/shell/evaluate/encodings.ts";
import { FILTERS, isFilter } from "../../lib/shell/evaluate/filters.ts";
import { excerptOf } from "../../lib/shell/excerpt.ts";
import type { Arg, Invocation } from "../../lib/shell/invocation.ts";
import { credentialAt, isSecretName } from "../../lib/shell/paths/credentials.ts";
import type { Printing } from "../../lib/shell/programs/card.ts";
import { autorun, runsByItself } from "../../lib/shell/project/autorun.ts";
import { justRecipes } from "../../lib/shell/project/just.ts";
import { makeRecipes } from "../../lib/shell/project/make.ts";
import type { Recipes } from "../../lib/shell/project/recipe.ts";
import { isGrave, partsOf, withoutPlaceholders, worthy } from "../../lib/shell/unread.ts";
import { readOptions } from "../../lib/shell/word/options.ts";
import { compile, prefixes, suffixes } from "../../lib/shell/word/patterns.ts";
import { codeReading, LANGUAGES } from "./code.ts";
import { escaped, quoted, shown } from "./words.ts";

/** What stands behind the reader's name on its line, as a whole and as words, and the lines below. */
type Given = { readonly all: string; readonly words: readonly string[]; readonly body: string };

const INVOCATION = { stdin: { kind: "inherit" } } as Pick<Invocation, "stdin"> as Invocation;

const READERS: ReadonlyMap<string, (given: Given) => string[]> = new Map([
  ...LANGUAGES.map(
    (language) => [language, ({ all }: Given): string[] => codeReading(language, all)] as const,
  ),
  ["filter", filtered],
  ["make", ({ words, body }) => recipes(makeRecipes(body, { targets: plain(words), variables: set(words) }))],
  [
    "just",
    ({ words, body }) =>
      recipes(justRecipes(body, { words: plain(words).map((word) => [word]), variables: set(words) })),
  ],
  [
    "written",
    ({ words: [path = ""], body }) => [
      ...autorun(path, body).map(quoted),
      ...(runsByItself(path) ? ["runs by itself"] : []),
    ],
  ],
  [
    "awk-lines",
    ({ all, body }) =>
      awkCommands(firstLine(all), { ...SOURCE(body), files: [] })
        .split("\n")
        .map(quoted),
  ],
  ["fish", ({ all }) => [shown(asBash("fish", [all]))]],
  ["zsh", ({ all }) => [shown(asBash("zsh", [all]))]],
  ["powershell", ({ all }) => windows("pwsh", ["-Command", all])],
  ["ps1", ({ all }) => windows("pwsh", [], all)],
  ["cmd", ({ all }) => windows("cmd", ["/c", all])],
  [
    "vim",
    ({ all }) =>
      editorShell({ ...INVOCATION, program: "vim", args: [["notes.txt"], ["-c"], [all]] }).map(quoted),
  ],
  [
    "patch",
    ({ words: [strip = "0", way], body }) =>
      patchEffects([body], { strip: Number(strip), reverse: way === "back", directory: undefined }).map(
        ({ kind, path }) => `${kind} ${shown(path)}`,
      ),
  ],
  ["options", options],
  ["pattern", pattern],
  ["credential", ({ all }) => [credential([all]), ...(isSecretName(all) ? ["a secret's name"] : [])]],
  ["parts", parts],
  ["excerpt", ({ all }) => [quoted(excerptOf(all))]],
]);

/** @throws RangeError where no reader has the name */
export function readingOf(row: string): string[] {
  const [, name = "", all = ""] = /^([\w-]+) ?([\s\S]*)$/.exec(row) ?? [];
  const reader = READERS.get(name);
  if (!reader) throw new RangeError(`no reader: ${name}`);
  const end = `${all}\n`.indexOf("\n");
  const given = { all, words: all.slice(0, end).split(" ").filter(Boolean), body: all.slice(end + 1) };
  return reader(given).map(escaped);
}

function firstLine(all: string): string {
  return all.split("\n", 1).join("");
}

/** The lines below are the input, and one other file is there. */
const SOURCE = (body: string): Source => ({
  input: () => body,
  file: (path) => (path === "other" ? "one 1\ntwo 2\n" : undefined),
});

function filtered({ words: [way = "", ...args], body }: Given): string[] {
  const prints = way as Printing;
  if (!isFilter(prints)) return ["no filter"];
  // `\x20` is a blank within a word.
  const made = FILTERS[prints](
    args.map((arg) => arg.replaceAll("\\x20", " ")),
    SOURCE(body),
  );
  return [made === undefined ? "unknown" : JSON.stringify(made)];
}

const plain = (words: readonly string[]): string[] => words.filter((word) => !word.includes("="));

function set(words: readonly string[]): ReadonlyMap<string, Arg> {
  return new Map(
    words.flatMap((word): [string, Arg][] => {
      const [name = "", value] = word.split("=");
      return value === undefined ? [] : [[name, [value]]];
    }),
  );
}

function recipes({ recipes: all, gap }: Recipes): string[] {
  return [
    ...all.map(
      ({ task, script, interpreter, uncertain }) =>
        `${task}${uncertain ? " perhaps" : ""}${interpreter === undefined ? "" : ` by ${interpreter}`}: ${shown(script)}`,
    ),
    ...(gap === undefined ? [] : [`gap: ${gap}`]),
  ];
}

function windows(program: string, args: readonly string[], script?: string): string[] {
  const words = args.map((arg): Arg => [arg]);
  return windowsShell({
    ...INVOCATION,
    program,
    args: words,
    ...(script === undefined ? {} : { script: [script] }),
  }).map(quoted);
}

/** The line of options is the first one; styles stand in front of it, with a colon. */
function options({ all, body }: Given): string[] {
  const line = firstLine(all);
  const styles = line.split(" ").filter((word) => word.startsWith(":"));
  const style = Object.fromEntries(styles.map((word) => [word.slice(1), true]));
  const read = readOptions(
    body.split("\n").map((word) => [word]),
    line
      .split(" ")
      .filter((word) => !word.startsWith(":"))
      .join(" "),
    style,
  );
  const names = new Set([...line.split(/[ |=?]+/), ...(body.match(/[a-zA-Z]+|\S/g) ?? [])]);
  for (const letter of body) names.add(letter);
  return [
    ...[...names]
      .filter((name) => name !== "" && read.has(name))
      .map((name) => [quoted(name), ...read.values(name).map(shown)].join(" ")),
    `operands ${read.operands.map(shown).join(" ")}`,
  ];
}

/** A shell's pattern, and a text below it. */
function pattern({ all, body }: Given): string[] {
  const compiled = compile([firstLine(all)]);
  if (compiled === undefined) return ["unknown"];
  return [`fronts ${prefixes(compiled, body).join(" ")}`, `ends ${suffixes(compiled, body).join(" ")}`];
}

function credential(path: Arg): string {
  const found = credentialAt(path);
  return found === undefined ? "nothing" : `${found.kind}${found.single ? ", one value" : ""}`;
}

function parts({ all }: Given): string[] {
  const filled = withoutPlaceholders(all);
  const told = (whole: boolean): string[] => {
    const { scripts, left } = partsOf(all, whole);
    return [...scripts.map(quoted), ...(left ? ["and more"] : [])];
  };
  const [sure, doubted] = [told(true), told(false)];
  return [
    ...(worthy(all) ? ["worthy"] : []),
    ...(isGrave(all) ? ["grave"] : []),
    ...(filled === undefined ? [] : [`filled ${quoted(filled)}`]),
    ...sure,
    ...(doubted.join() === sure.join() ? [] : ["in doubt", ...doubted]),
  ];
}
