/** Calls of a one-liner that delete, move and overwrite files. */

import { type Effect, type EffectKind, effectsOn } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { type CodeCall, expressionFrom, isSign, lastName, primaryStart } from "./calls.ts";
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
const PASSED =
  /^(?:is_?file|is_?dir|exists?\??|islink|is_symlink|isDirectory|file\?|directory\?|symlink\?)$/i;

function narrows(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "name" || !NARROWING.test(lastName(token.value))) return false;
  const tested = tokens.slice(at + 1, at + 4).find(({ kind }) => kind === "name");
  return token.value !== "if" || tested === undefined || !PASSED.test(lastName(tested.value));
}

/** What the calls of a script do to files. */
export function effectsOfCalls(calls: readonly CodeCall[], reading: Reading): Effect[] {
  const effects = calls.flatMap((call) => effectsOfCall(call, reading));
  return [...effects, ...walkedEffects(calls, reading)];
}

function effectsOfCall(call: CodeCall, reading: Reading): Effect[] {
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
  if (RIGHTS_CALLS.has(name)) return effectsOn("rights", [...paths(), ...furtherPaths(call, reading)]);
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
function furtherPaths({ args }: CodeCall, reading: Reading): Arg[] {
  const texts = args.slice(1).filter(([first, more]) => first?.kind === "text" && more === undefined);
  return texts.flatMap((arg) => valuesOf(arg, reading)).map((path) => homePath(path, reading.home));
}

/** `sh.rm("-rf", path)`, `shell.rm("-r", path)`: the words of a command. */
function removed({ args }: CodeCall, reading: Reading): Effect[] {
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
function isRimraf({ name, at }: CodeCall, tokens: readonly Token[]): boolean {
  if (!/^(?:sync|native|nativeSync|manual|deleteAsync)$/.test(name)) return false;
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ kind, value }) => kind === "text" && /^(?:rimraf|del)$/.test(value));
}

/** `Path.home().unlink()`, `p.rmdir()`: the path stands in front. */
function methodPaths(call: CodeCall, reading: Reading): Arg[] {
  const holder = reading.names.get(call.full.replace(/\.\w+$/, ""));
  if (holder) return holder;
  const back = reading.tokens[call.at - 1];
  if (!isSign(back, ".")) return [];
  const start = primaryStart(reading.tokens, call.at - 2);
  return valuesOf(reading.tokens.slice(start, call.at - 1), reading);
}

function opensForWriting({ args }: CodeCall): boolean {
  if (args.flat().some(({ kind, value }) => kind === "name" && /\bO_(?:WRONLY|RDWR|TRUNC)$/.test(value)))
    return true;
  return args
    .slice(1)
    .some((arg) =>
      arg.some(({ kind, value }) => kind === "text" && /^(?:[wxa]b?\+?|r\+b?|\+?[>]{1,2}[^&]*)$/.test(value)),
    );
}

/** Perl names the file third, or behind the mode: `open(F, '>', $path)`, `open(F, ">/etc/passwd")`. */
function openedPaths({ args }: CodeCall, reading: Reading): Arg[] {
  const mode = args.findIndex((arg) =>
    arg.some(({ kind, value }) => kind === "text" && value.startsWith(">")),
  );
  if (mode < 0) return valuesOf(args[0] ?? [], reading);
  if (args.length > mode + 1) return valuesOf(args[mode + 1] ?? [], reading);
  return valuesOf(args[mode] ?? [], reading).map((path) => [(known(path) ?? "").replace(/^[>+\s]+/, "")]);
}

/** Calls that change one file's rights or owner. */
const RIGHTS_CALLS: ReadonlyMap<string, EffectKind> = new Map<string, EffectKind>([
  ["chmod", "chmod"],
  ["chmodSync", "chmod"],
  ["lchmod", "chmod"],
  ["chown", "chown"],
  ["chownSync", "chown"],
  ["lchown", "chown"],
]);

const MAKES_TEMPORARY = /(?:^|\.)(?:mkd?temp(?:Sync)?|mktmpdir|mkstemp|tempnam|makeTempDir(?:Sync)?)$/;

/** Is what the call deletes a directory that the script made itself for a while? */
function isTemporary({ args }: CodeCall, tokens: readonly Token[]): boolean {
  const [[name, more] = []] = args;
  if (name?.kind !== "name" || more !== undefined) return false;
  const at = tokens.findIndex(({ value }, index) => value === name.value && isSign(tokens[index + 1], "="));
  return (
    at >= 0 &&
    expressionFrom(tokens, at + 2).some(({ kind, value }) => kind === "name" && MAKES_TEMPORARY.test(value))
  );
}

/** What is done to each file that a walk gives. */
function doneToEach(calls: readonly CodeCall[], { tokens }: Reading): EffectKind[] {
  const named = calls.some(
    (call) => (FILE_CALLS.has(call.name) || TREE_CALLS.has(call.name)) && !isTemporary(call, tokens),
  );
  const deletes = named || tokens.some(({ kind, value }) => kind !== "sign" && value === "unlink");
  const changes = calls.flatMap(({ name }) => RIGHTS_CALLS.get(name) ?? []);
  return [...(deletes ? (["delete"] as const) : []), ...new Set(changes)];
}

/** Doing something to all that a walk over a tree gives, file by file, does it to the tree, unless the code picks. */
function walkedEffects(calls: readonly CodeCall[], reading: Reading): Effect[] {
  const kinds = doneToEach(calls, reading);
  if (kinds.length === 0 || reading.tokens.some((_, at) => narrows(reading.tokens, at))) return [];
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
  const paths = walked.map((path) => globbed(homePath(path, reading.home)));
  return kinds.flatMap((kind) => effectsOn(kind, paths, true));
}
