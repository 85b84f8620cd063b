/** Calls of a one-liner that delete, move and overwrite files. */

import { type Effect, type EffectKind, effectsOn } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { type Call, depthOf, EXPRESSION_TOKENS, isSign, lastName } from "./calls.ts";
import { calledName } from "./names.ts";
import type { Token } from "./tokens.ts";
import { globbed, homePath, type Reading, valuesOf, WALKERS } from "./values.ts";

const TREE_CALLS = new Set(
  "rmtree remove_tree rm_rf rm_r remove_entry remove_entry_secure remove_dir removeItem RemoveAll removeDirectoryRecursive removePathForcibly remove_dir_all rimraf rimrafSync removeSync emptyDirSync emptyDir deleteAsync deleteSync deltree rmtree_f deleteDir deleteRecursively".split(
    " ",
  ),
);

/** Calls that delete one file, or a tree when they are told so. */
const FILE_CALLS = new Set(
  "rm rmSync rmdir rmdirSync unlink unlinkSync remove delete removedirs rm_f del".split(" "),
);

/** Ruby's `FileUtils.chmod_R 0777, "/"`. */
const OWNER_CALLS: ReadonlyMap<string, EffectKind> = new Map([
  ["chmod_R", "chmod"],
  ["chown_R", "chown"],
]);

const MOVE_CALLS = new Set("move rename renameSync replace mv".split(" "));

const WRITE_CALLS = new Set(
  "writeFile writeFileSync file_put_contents write_text write_bytes truncate truncateSync createWriteStream binwrite".split(
    " ",
  ),
);

/** Signs that only some of what is listed is meant. */
const NARROWING =
  /^(?:if|endswith|endsWith|startswith|startsWith|fnmatch|match|filter|suffix|extname|splitext|grep|test|unless)$/;

/** Tests that every file, or every directory, passes. */
const PASSED = /^(?:is_?file|is_?dir|exists|islink|is_symlink|isDirectory)$/i;

function narrows(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "name" || !NARROWING.test(lastName(token.value))) return false;
  const tested = tokens.slice(at + 1, at + 4).find(({ kind }) => kind === "name");
  return token.value !== "if" || tested === undefined || !PASSED.test(lastName(tested.value));
}

/** What the calls of a script do to files. */
export function effectsOfCalls(calls: readonly Call[], reading: Reading): Effect[] {
  const effects = calls.flatMap((call) => effectsOfCall(call, reading));
  return [...effects, ...walkedDeletes(calls, reading)];
}

function effectsOfCall(call: Call, reading: Reading): Effect[] {
  const name = calledName(call, reading.names).name.replace(/[!?]$/, "");
  const paths = () =>
    (call.args[0] === undefined || /^write_(?:text|bytes)$/.test(name)
      ? methodPaths(call, reading)
      : valuesOf(unnamed(call.args[0]), reading)
    ).map((path) => homePath(path, reading.home));
  if (TREE_CALLS.has(name) || isRimraf(call, reading.tokens))
    return effectsOn("delete", [...paths(), ...furtherPaths(call, reading)], true);
  if (name === "rm" && call.args[0]?.[0]?.value.startsWith("-")) return removed(call, reading);
  if (FILE_CALLS.has(name))
    return effectsOn(
      "delete",
      paths(),
      call.args
        .slice(1)
        .flat()
        .some(({ value }) => value === "recursive" || value === "true"),
    );
  const owned = OWNER_CALLS.get(name);
  if (owned)
    return effectsOn(
      owned,
      call.args.slice(1).flatMap((arg) => valuesOf(arg, reading)),
      true,
    );
  if (MOVE_CALLS.has(name) && call.args.length > 1) return effectsOn("move", paths(), false);
  if (WRITE_CALLS.has(name) || /(?:^|\.)(?:File|IO|Bun)\.write$/.test(call.full))
    return effectsOn("overwrite", paths(), false);
  return /(?:^|\.)(?:open|fopen|File\.new)$/.test(call.full) && opensForWriting(call)
    ? effectsOn("overwrite", openedPaths(call, reading), false)
    : [];
}

/** `remove_tree("a", "b", {…})`: further literals are paths, too. */
function furtherPaths({ args }: Call, reading: Reading): Arg[] {
  const texts = args.slice(1).filter(([first, more]) => first?.kind === "text" && more === undefined);
  return texts.flatMap((arg) => valuesOf(arg, reading)).map((path) => homePath(path, reading.home));
}

/** `sh.rm("-rf", path)`, `shell.rm("-r", path)`: the words of a command. */
function removed({ args }: Call, reading: Reading): Effect[] {
  const paths = args.slice(1).flatMap((arg) => valuesOf(arg, reading));
  return effectsOn(
    "delete",
    paths.map((path) => homePath(path, reading.home)),
    /[rR]/.test(args[0]?.[0]?.value ?? ""),
  );
}

/** An argument without its name: `rmtree(path="/")`, `removeItem(atPath: "/")`. */
function unnamed(arg: readonly Token[]): readonly Token[] {
  const isNamed = arg[0]?.kind === "name" && (isSign(arg[1], "=") || isSign(arg[1], ":"));
  return isNamed ? arg.slice(2) : arg;
}

/** `require("rimraf").sync(…)`: the module stands in front. */
function isRimraf({ name, at }: Call, tokens: readonly Token[]): boolean {
  if (!/^(?:sync|native|nativeSync|manual|deleteAsync)$/.test(name)) return false;
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ kind, value }) => kind === "text" && /^(?:rimraf|del)$/.test(value));
}

/** `Path.home().unlink()`, `p.rmdir()`: the path stands in front. */
function methodPaths(call: Call, reading: Reading): Arg[] {
  const holder = reading.names.get(call.full.replace(/\.\w+$/, ""));
  if (holder) return holder;
  const back = reading.tokens[call.at - 1];
  if (!isSign(back, ".")) return [];
  const start = primaryStart(reading.tokens, call.at - 2);
  return valuesOf(reading.tokens.slice(start, call.at - 1), reading);
}

/** Where the call or name that ends at `end` begins: `Path("/")`, `os.path.join(a, b)`. */
function primaryStart(tokens: readonly Token[], end: number): number {
  let depth = 0;
  let at = end;
  for (; at > 0 && at > end - EXPRESSION_TOKENS; at--) {
    depth -= depthOf(tokens[at]);
    if (depth === 0) break;
  }
  const isCall = isSign(tokens[end], ")") && tokens[at - 1]?.kind === "name";
  return isCall ? at - 1 : at;
}

function opensForWriting({ args }: Call): boolean {
  return args
    .slice(1)
    .some((arg) =>
      arg.some(({ kind, value }) => kind === "text" && /^(?:[wxa]b?\+?|r\+b?|\+?[>]{1,2}[^&]*)$/.test(value)),
    );
}

/** Perl names the file third, or behind the mode: `open(F, '>', $path)`, `open(F, ">/etc/passwd")`. */
function openedPaths({ args }: Call, reading: Reading): Arg[] {
  const mode = args.findIndex((arg) =>
    arg.some(({ kind, value }) => kind === "text" && value.startsWith(">")),
  );
  if (mode < 0) return valuesOf(args[0] ?? [], reading);
  if (args.length > mode + 1) return valuesOf(args[mode + 1] ?? [], reading);
  return valuesOf(args[mode] ?? [], reading).map((path) => [(known(path) ?? "").replace(/^[>+\s]+/, "")]);
}

/** Deleting what a walk over a tree gives, file by file, deletes the tree, unless the code picks. */
function walkedDeletes(calls: readonly Call[], reading: Reading): Effect[] {
  const named = calls.some(({ name }) => FILE_CALLS.has(name) || TREE_CALLS.has(name));
  const deletes = named || reading.tokens.some(({ kind, value }) => kind !== "sign" && value === "unlink");
  if (!deletes || reading.tokens.some((_, at) => narrows(reading.tokens, at))) return [];
  const walked = calls.flatMap((call) => {
    if (!WALKERS.has(call.name)) return [];
    const holder = methodPaths(call, reading);
    const direct = valuesOf(
      call.args.find((arg) => arg.some(({ kind }) => kind === "text")) ?? call.args[0] ?? [],
      reading,
    );
    // A method's argument is a pattern of names below its holder.
    const picks = holder.length > 0 && direct.some((arg) => /[^*/.]/.test(known(arg) ?? ""));
    if (/^(?:rglob|iterdir)$/.test(call.name)) return picks ? [] : holder;
    return call.name === "glob" && !picks ? [...direct, ...holder] : direct;
  });
  return effectsOn(
    "delete",
    walked.map((path) => globbed(homePath(path, reading.home))),
    true,
  );
}
