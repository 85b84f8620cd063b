/** Calls of a one-liner that delete, move and overwrite files. */
import { isOneOf } from "../../core/words.ts";
import { type Effect, type EffectKind, effectsOn } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { type CodeCall, positional, type ScriptRun, underKey } from "./call.ts";
import { globbed, homePath } from "./reads.ts";
import { type CodeValue, crossed, isPicked, textsOf } from "./value.ts";

const TREE_CALLS = new Set(
  `rmtree remove_tree rm_rf rm_r rm_rf! remove_entry remove_entry_secure remove_dir removeItem RemoveAll removeDirectoryRecursive
  removePathForcibly remove_dir_all rimraf rimrafSync removeSync emptyDirSync emptyDir deleteAsync deleteSync deltree rmtree_f
  deleteDir deleteDirectory deleteRecursively delete-tree delete-directory delete-directory/files delete_tree rmdirRecursive remove_r rm_tree del_dir_r`.split(
    /\s+/,
  ),
);

/** Calls that delete one file, or a tree when they are told so. */
const FILE_CALLS = new Set(
  "rm rmSync Delete rmdir rmdirSync unlink unlinkSync remove delete removedirs rm_f del safe_unlink delete-file deleteFile del_dir deleteIfExists file.remove rmdir_s".split(
    " ",
  ),
);

const RECURSIVE = "dir force_recursive recurse recursive rf";

/** Ruby's `FileUtils.chmod_R 0777, "/"`. */
const OWNER_CALLS: ReadonlyMap<string, EffectKind> = new Map([
  ["chmod_R", "chmod"],
  ["chown_R", "chown"],
]);

const MOVE_CALLS = new Set("move rename renameSync replace mv renames moveSync".split(" "));

const WRITE_CALLS = new Set(
  "writeFile writeFileSync file_put_contents write_text write_bytes truncate truncateSync createWriteStream binwrite writeTextFile writeTextFileSync spit writeLines".split(
    " ",
  ),
);

/** Calls that change one file's rights or owner. */
const RIGHTS_CALLS: ReadonlyMap<string, EffectKind> = new Map<string, EffectKind>([
  ["chmod", "chmod"],
  ["chmodSync", "chmod"],
  ["lchmod", "chmod"],
  ["chown", "chown"],
  ["chownSync", "chown"],
  ["lchown", "chown"],
]);

const OPENS =
  /(?:^|\.)(?:open|fopen|File\.new|openSync|sysopen|FileWriter|FileOutputStream|RandomAccessFile)$/;

const WRITING_MODE = /^(?:[wxa]b?t?\+?b?|r\+b?|rb\+|\+?[>]{1,2}[^&]*)$/;

type Pathed = { readonly kind: EffectKind; readonly paths: readonly Arg[]; readonly whole: boolean };

/** What a call does to files. */
export function effectsOfCall(run: ScriptRun, call: CodeCall): readonly Effect[] {
  if (call.name === "chdir" || call.name === "setwd") {
    run.folder ??= pathsGiven(run, call)[0];
    return [];
  }
  const found = deleted(run, call) ?? ranFor(run, call) ?? changed(run, call) ?? overwritten(run, call);
  if (found === undefined) return [];
  return found.flatMap(({ kind, paths, whole }) =>
    effectsOn(
      kind,
      paths.filter((path) => !isPicked(path)).map((path) => inFolder(run, path)),
      whole,
    ),
  );
}

/** A relative path, once the script has changed its directory. */
function inFolder({ folder }: ScriptRun, path: Arg): Arg {
  const isRelative = path.length > 0 && !(typeof path[0] === "string" && /^[/~]/.test(path[0]));
  const isOpen = typeof path[0] === "string" || (path[0]?.from === "glob" && folder !== undefined);
  return folder !== undefined && isRelative && isOpen
    ? (crossed([folder], [["/", ...path]])[0] ?? path)
    : path;
}

function textsGiven(run: ScriptRun, values: readonly CodeValue[]): Arg[] {
  return values
    .filter(
      ({ functions, fields, number }) =>
        functions.length === 0 && fields === undefined && number === undefined,
    )
    .flatMap((value) => (value.items ? value.items.flatMap(textsOf) : textsOf(value)))
    .map((path) => homePath(path, run.home));
}

/** The paths among the arguments, or what stands in front of the method. */
function pathsGiven(run: ScriptRun, call: CodeCall): Arg[] {
  const values = call.args
    .filter(({ name }) => name === undefined || /path|file|dir|src|url|item|target|x/i.test(name))
    .map(({ value }) => value);
  const given = textsGiven(run, values);
  const front =
    call.receiver && (call.receiver.texts.length > 0 || call.receiver.items)
      ? textsGiven(run, [call.receiver])
      : [];
  return given.length === 0 || /^write_(?:text|bytes)$/.test(call.name) ? front : given;
}

function isRecursive({ args }: CodeCall): boolean {
  return args.some(
    ({ name, value }) =>
      (name !== undefined && isOneOf(RECURSIVE, name) && !isOneOf("false FALSE False", value.full)) ||
      [...(value.fields?.keys() ?? [])].some((key) => isOneOf(RECURSIVE, key)) ||
      isOneOf("true TRUE True t", value.full) ||
      value.texts.some((text) => isOneOf("recursive rf -rf", known(text))),
  );
}

function deleted(run: ScriptRun, call: CodeCall): Pathed[] | undefined {
  const name = call.name.replace(/!$/, "");
  if (TREE_CALLS.has(name) || isRimraf(call, run.language))
    return [{ kind: "delete", paths: pathsGiven(run, call), whole: true }];
  if (!FILE_CALLS.has(name)) return undefined;
  // A list's `remove`, a set's `delete`.
  if (call.receiver?.items && call.args.length > 0) return undefined;
  // R's and Perl's `unlink` take patterns.
  const paths = pathsGiven(run, call);
  const literal = isOneOf("r perl", run.language) ? paths.map(globbed) : paths;
  return [
    {
      kind: "delete",
      paths: literal.filter((path) => !/^-/.test(known(path) ?? "")),
      whole: isRecursive(call) || hasFlag(paths),
    },
  ];
}

/** `sh.rm("-rf", path)`. */
function hasFlag(paths: readonly Arg[]): boolean {
  return paths.some((path) => /^-\w*[rR]/.test(known(path) ?? ""));
}

/** `require("rimraf").sync(…)`, `require("del")(…)`; `del` is a word of Python. */
function isRimraf({ full }: CodeCall, language: ScriptRun["language"]): boolean {
  return (
    /(?:^|\.)(?:rimraf|del)(?:\.(?:sync|native|nativeSync|manual|deleteAsync|deleteSync))?$/.test(full) &&
    (full !== "del" || language === "javascript")
  );
}

/** `chown_R(user, group, list)`, `chmod_R(mode, list)`, `chmod(path, mode)`. */
function ranFor(run: ScriptRun, call: CodeCall): Pathed[] | undefined {
  const owned = OWNER_CALLS.get(call.name);
  const values = positional(call);
  if (owned) return [{ kind: owned, paths: textsGiven(run, values.slice(1)), whole: true }];
  const kind = RIGHTS_CALLS.get(call.name);
  return (
    kind && [{ kind: "rights", paths: pathsGiven(run, call), whole: false }, ...walkedRights(run, call, kind)]
  );
}

/** The rights of everything that a walk gives. */
function walkedRights(run: ScriptRun, call: CodeCall, kind: EffectKind): Pathed[] {
  const paths = pathsGiven(run, call).filter((path) =>
    path.some((piece) => typeof piece !== "string" && piece.from === "glob"),
  );
  return paths.length > 0 ? [{ kind, paths, whole: true }] : [];
}

/** rename(2) puts nothing into a directory. */
const RENAMES = /^re(?:name|place)/;

const COPY_CALLS = new Set(
  "copy copy2 copyfile copyFile copyFileSync copy_file copy_stream copytree cp cpSync install".split(" "),
);

/** `os.rename(a, b)`, `Path(a).rename(b)`, `fs.copyFileSync(a, b)`: what stood at the second gives way. */
function changed(run: ScriptRun, call: CodeCall): Pathed[] | undefined {
  const moves = MOVE_CALLS.has(call.name);
  if (!moves && !COPY_CALLS.has(call.name)) return undefined;
  const values = positional(call);
  const { receiver } = call;
  const isText = receiver !== undefined && receiver.texts.length > 0;
  if (isText && !/Path|File/.test(receiver.full ?? "")) return undefined;
  const [first, second = first] = isText ? [receiver, values[0]] : values;
  const from = underKey(call, "src source") ?? first;
  const to = underKey(call, "dst dest destination target") ?? (second === first ? undefined : second);
  if (!from || !to) return undefined;
  const sources = textsGiven(run, [from]);
  const moved: Pathed[] = moves ? [{ kind: "move", paths: sources, whole: false }] : [];
  const places = textsGiven(run, [to]);
  const inside = RENAMES.test(call.name) ? [] : inPlaces(places, sources);
  return [...moved, { kind: "replace", paths: [...places, ...inside], whole: false }];
}

/** Into a directory a file goes by its own name; whether it is one, only the machine knows. */
function inPlaces(places: readonly Arg[], sources: readonly Arg[]): readonly Arg[] {
  return places.flatMap((place) =>
    sources.flatMap((source): Arg[] => {
      const path = known(source) ?? "";
      const name = path.slice(path.lastIndexOf("/") + 1);
      return name === "" ? [] : [[...place, "/", name]];
    }),
  );
}

function overwritten(run: ScriptRun, call: CodeCall): Pathed[] | undefined {
  const { full, name } = call;
  const [first] = positional(call);
  const target = () => (/^write_/.test(name) ? pathsGiven(run, call) : textsGiven(run, first ? [first] : []));
  if (WRITE_CALLS.has(name) || /(?:^|\.)(?:File|IO|Bun)\.write$/.test(full))
    return [{ kind: "overwrite", paths: target(), whole: false }];
  return OPENS.test(full) ? openedForWriting(run, call) : undefined;
}

/** Perl names the file third, or behind the mode: `open(F, '>', $path)`, `open(F, ">/etc/passwd")`. */
function openedForWriting(run: ScriptRun, call: CodeCall): Pathed[] | undefined {
  const onPath = call.receiver !== undefined && call.receiver.texts.length > 0;
  const values = [
    ...(onPath && call.receiver ? [call.receiver] : []),
    ...call.args.map(({ value }) => value),
  ];
  const at = values.findIndex(
    (value, index) =>
      (index > 0 && value.texts.some((text) => WRITING_MODE.test(known(text)?.trim() ?? ""))) ||
      (index > 0 &&
        run.language === "perl" &&
        typeof value.texts[0]?.[0] === "string" &&
        value.texts[0][0].trimStart().startsWith(">")) ||
      /\bO_(?:WRONLY|RDWR|TRUNC)\b/.test(value.full ?? ""),
  );
  if (at < 0) return undefined;
  const isMode = (value: CodeValue | undefined) =>
    value?.texts.some((text) => typeof text[0] === "string" && text[0].trimStart().startsWith(">")) === true;
  const file = isMode(values[at]) ? (values[at + 1] ?? values[at]) : values[0];
  const paths = file
    ? textsGiven(run, [file]).map(
        (path): Arg =>
          typeof path[0] === "string" ? [path[0].replace(/^[>+\s]+/, ""), ...path.slice(1)] : path,
      )
    : [];
  return [
    { kind: "overwrite", paths: paths.filter((path) => path.length > 0 && path[0] !== ""), whole: false },
  ];
}
