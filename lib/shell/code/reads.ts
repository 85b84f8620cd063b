/** Calls of a one-liner that open, read, list and copy files: what their values hold. */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { credentialAt } from "../paths/credentials.ts";
import { cardOf, matchesWords } from "../programs/cards.ts";
import { readable, spell } from "../word/globs.ts";
import { everythingIn, unknownPart } from "../word/pieces.ts";
import { type CodeCall, positional, type ScriptRun } from "./call.ts";
import {
  type CodeValue,
  crossed,
  type Found,
  made,
  ofItems,
  ofTexts,
  taintsOf,
  textsOf,
  unknown,
} from "./value.ts";

const READ_CALL = `
  CURLFile FileIO binread cat copyfileobj createReadStream curl_file_create dotenv_values fgets file
  file_get_contents file_to_string fopen foreach fpassthru fread fromFile getText get_file_contents
  getline json lines load mmap open openAsBlob openSync parse read readAllBytes readAllLines readFile
  readFileString readFileSync readLines readRDS readString readText readTextFile readTextFileSync
  read_bytes read_file read_text read_to_string readfile readline readlines scan slurp slurp_file
  slurp_utf8 source stream sysopen`;

/** Reads of a method: what stands in front is the file, or its path. */
const METHOD_READ =
  /^(?:read\w{0,16}|slurp\w{0,8}|lines|text|bytes|arrayBuffer|getText|each_line|getlines?|stream|open|contents|load)$/;

const WRITES_MODE = /^(?:[wxa]b?\+?t?|wt|r\+b?|\+?>{1,2}.*|\|.*)$/;

const ARCHIVE = /zip|\btar|archive|bz2|lzma/i;

/** A path with its `~` filled in. */
export function homePath(path: Arg, home: string): Arg {
  const first = path[0];
  return typeof first === "string" && /^~(?=$|\/)/.test(first)
    ? [home + first.slice(1), ...path.slice(1)]
    : path;
}

/** A literal's text; `*` and `?` are glob signs where a function takes patterns. */
export function globbed(path: Arg): Arg {
  return path.flatMap((piece): Arg => {
    if (typeof piece !== "string") return [piece];
    return piece.split(/((?:\*\*\/)?[*?]+)/).flatMap((part): Arg => {
      if (part === "") return [];
      return /^[*?]/.test(part)
        ? [unknownPart("glob", part.replace("**/", ""), { mayBeEmpty: false })]
        : [part];
    });
  });
}

/** The credential that a path names. */
function credentialsAt(paths: readonly Arg[]): Found[] {
  return paths.flatMap((path) => {
    const what = readable(spell(path));
    // `*.json` may be anything.
    const source = credentialAt(/(?:^|\/)\*\.[^/]*$/.test(what) ? [what] : path)?.kind;
    return source ? [{ source, what }] : [];
  });
}

/** Does a file hold a credential, by its name? */
export function holdsCredential(path: Arg): boolean {
  return credentialsAt([path]).length > 0;
}

/** What files hold: credentials by their names, and what the script wrote into them. */
export function contentOf(run: ScriptRun, paths: readonly Arg[]): Found[] {
  const written = paths.flatMap((path) => run.files.get(readable(spell(path))) ?? []);
  return [...credentialsAt(paths), ...written];
}

/** What is opened is still the file, unlike what is read. */
const OPENS = /open|^new$|^file$|stream|FileIO|CURLFile|curl_file_create/i;

/** The value of a call that opens, reads, lists or copies files. */
export function filesOfCall(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  return (
    listed(run, call) ??
    dotenv(call) ??
    copied(run, call) ??
    archived(run, call) ??
    told(run, call) ??
    opened(run, call) ??
    written(run, call)
  );
}

/** What a cloud tells its machines at an address of their own, as the card of curl knows it. */
function told(run: ScriptRun, { args }: CodeCall): CodeValue | undefined {
  const words = cardOf("curl")?.discloses?.words;
  if (words === undefined) return undefined;
  const urls = args.flatMap(({ value }) => value.texts.map((url) => readable(spell(url))));
  const what = urls.find((url) => matchesWords(words, url));
  if (what === undefined) return undefined;
  const taints: Found[] = [{ source: "secret-store", what }];
  run.saw(taints);
  return unknown(taints);
}

function dotenv({ full, name, args }: CodeCall): CodeValue | undefined {
  if (/dotenv_values$/.test(full) && args.length === 0)
    return unknown([{ source: "env-file", what: ".env" }]);
  return name === "config" && /dotenv/.test(full)
    ? made({ full, taints: [{ source: "env-file", what: ".env" }] })
    : undefined;
}

function isReading({ name, full, receiver }: CodeCall): boolean {
  if (/Socket|TCP|UDP|HTTP|FTP|SSH|SMTP|Net::/.test(full)) return false;
  if (isOneOf(READ_CALL, name) || (receiver !== undefined && METHOD_READ.test(name))) return true;
  return name === "new" && /(?:^|\.)(?:File|IO)\.new$/.test(full);
}

function opened(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  const { name, full, receiver, args } = call;
  if (!isReading(call)) return undefined;
  const values = positional(call);
  const onPath = receiver !== undefined && (receiver.texts.length > 0 || receiver.paths.length > 0);
  const front = onPath ? (receiver.paths.length > 0 ? receiver.paths : receiver.texts) : [];
  const named = args.flatMap(({ value }) => (value.functions.length > 0 || value.fields ? [] : value.texts));
  const modes = values
    .slice(onPath && !/^(?:IO|File)/.test(full) ? 0 : 1)
    .flatMap(({ texts }) => texts.flatMap((text) => known(text) ?? []));
  const pipe = pipeOf(run, modes, values);
  if (pipe) return pipe;
  // Perl's `open(F, "<", $path)`, `open(F, ">$path")`.
  const paths = [...front, ...named].map((path) => homePath(withoutMode(path), run.home));
  if (modes.some((mode) => WRITES_MODE.test(mode.trim()))) return made({ full: "open()", paths });
  const taints = [...taintsOf([receiver, ...args.map(({ value }) => value)]), ...contentOf(run, paths)];
  if (taints.length > 0) run.saw(taints);
  return made({ full: `${full}()`.slice(-80), taints, paths: OPENS.test(name) ? paths : [] });
}

function pipeOf(
  run: ScriptRun,
  modes: readonly string[],
  values: readonly CodeValue[],
): CodeValue | undefined {
  const feeds = commandOf(modes, values);
  if (feeds) {
    run.done.shell.push(...feeds);
    return made({ full: "popen()", feeds });
  }
  const output = outputOf(modes, values);
  if (output === undefined) return undefined;
  run.done.shell.push(output);
  return made({ full: "popen()", taints: taintsOf(values) });
}

/** Perl's `open(P, "| command")`, `open(P, "|-", "command")`. */
function commandOf(modes: readonly string[], values: readonly CodeValue[]): readonly string[] | undefined {
  const at = modes.findIndex((mode) => /^\s*\|/.test(mode));
  if (at < 0 || values.length < 2) return undefined;
  const inline = modes[at]?.replace(/^\s*\|-?\s*/, "") ?? "";
  return inline === "" ? [modes.slice(at + 1).join(" ")] : [inline];
}

/** Perl's `open(P, "command |")`, `open(P, "-|", "command")`. */
function outputOf(modes: readonly string[], values: readonly CodeValue[]): string | undefined {
  const at = modes.findIndex((mode) => /^-\|$|[^|]\|\s?$/.test(mode.trim()));
  if (at < 0 || values.length < 2) return undefined;
  return modes[at]?.trim() === "-|" ? modes.slice(at + 1).join(" ") : modes[at]?.trim().replace(/\|$/, "");
}

function withoutMode(path: Arg): Arg {
  const [first, ...rest] = path;
  return typeof first === "string" ? [first.replace(/^\+?[<>]{1,2}\s*/, ""), ...rest] : path;
}

const WRITES = `
  appendFile appendFileSync binwrite file_put_contents writeFile writeFileSync writeTextFile
  writeTextFileSync write_file`;

/** What is written into a file is in it from then on. */
function written(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  const { name, receiver, args } = call;
  const values = args.map(({ value }) => value);
  if (isOneOf(WRITES, name) || /(?:^|\.)(?:File|IO|Bun)\.write$/.test(call.full))
    return holds(run, values[0]?.texts ?? [], values.slice(1));
  if (
    receiver &&
    /^(?:write\w{0,16}|print|puts|dump|append)$/.test(name) &&
    (receiver.paths.length > 0 || (receiver.texts.length > 0 && name.startsWith("write_")))
  )
    return holds(run, receiver.paths.length > 0 ? receiver.paths : receiver.texts, values);
  if (isOneOf("fwrite fputs dump copyfileobj", name)) {
    const file = values.find(({ paths }) => paths.length > 0);
    return file && holds(run, file.paths, values);
  }
  return undefined;
}

function holds(run: ScriptRun, paths: readonly Arg[], values: readonly CodeValue[]): CodeValue {
  const taints = taintsOf(values);
  for (const path of paths) {
    const key = readable(spell(path));
    if (taints.length > 0) run.files.set(key, [...(run.files.get(key) ?? []), ...taints]);
  }
  return unknown(taints);
}

/** `shutil.copy(a, b)`, `fs.copyFileSync(a, b)`, `FileUtils.cp(a, b)`. */
function copied(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  if (
    !/^(?:copy\w{0,12}|cp|cp_r|cpSync|copyfile|copytree|rename|renameSync|move|mv|symlink|link|symlinkSync)$/.test(
      call.name,
    )
  )
    return undefined;
  const [from, to] = positional(call);
  if (from === undefined || to === undefined || from.texts.length === 0) return undefined;
  const taints = contentOf(
    run,
    from.texts.map((path) => homePath(path, run.home)),
  );
  for (const path of to.texts) if (taints.length > 0) run.files.set(readable(spell(path)), taints);
  return unknown();
}

const ARCHIVES_INTO = `
  add addDir addFile addFromString addGlob addLocalFile addLocalFolder append directory file glob write
  writestr`;

/** An archive holds what is put into it: `zipfile.ZipFile(path)`, `z.write(path)`, `shutil.make_archive(base, "zip", folder)`. */
function archived(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  const { full, name, receiver } = call;
  const values = call.args.map(({ value }) => value);
  const paths = values.flatMap(({ texts }) => texts.map((path) => homePath(path, run.home)));
  const inside = contentOf(run, paths);
  if (name === "make_archive") return madeArchive(run, values, inside);
  if (receiver && ARCHIVE.test(receiver.full ?? "") && isOneOf(ARCHIVES_INTO, name)) {
    const taints = taintsOf([...values, unknown(inside)]);
    for (const holder of [receiver, ...(receiver.fields?.values() ?? [])])
      holder.taints = taintsOf([holder, unknown(taints)]);
    return holds(run, receiver.paths, [unknown(taints)]);
  }
  const opens = /(?:^|\.)(?:ZipFile|TarFile|open|ZipArchive|GzipFile|Zip|createWriteStream)$/.test(full);
  return opens && ARCHIVE.test(full) ? openedArchive(run, full, values) : undefined;
}

/** By its path, or as `tarfile.open(fileobj=buffer)`, which fills the buffer. */
function openedArchive(run: ScriptRun, full: string, values: readonly CodeValue[]): CodeValue | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (first.texts.length > 0)
    return made({ full: `${full}()`, paths: first.texts, taints: contentOf(run, first.texts) });
  return made({ full: `${full}()`, fields: new Map(values.map((value, at) => [`${at}`, value])) });
}

const ENDINGS: Readonly<Record<string, string>> = { gztar: "tar.gz", bztar: "tar.bz2", xztar: "tar.xz" };

function madeArchive(
  run: ScriptRun,
  [base, format]: readonly CodeValue[],
  inside: readonly Found[],
): CodeValue {
  const kind = known(format?.texts[0]) ?? "";
  const paths = crossed(base?.texts ?? [], [[`.${ENDINGS[kind] ?? kind}`]]);
  for (const path of paths) run.files.set(readable(spell(path)), inside);
  return made({ texts: paths });
}

// --- what directories hold ----------------------------------------------------------------------------------------

const WALKS = "fs.walk fwalk os.fwalk os.walk walk walkdir";

/** Lists of names, without their directory. */
const NAMES = `
  children dir each_child entries list_dir listdir ls opendir opendirSync readDir readDirSync readdir
  readdirSync`;

/** Lists of whole paths. */
const PATHS = `
  DirectoryIterator FilesystemIterator RecursiveDirectoryIterator contentsOfDirectory eachFile
  eachFileRecurse enumerator iterdir listFiles list_files newDirectoryStream scandir walkFileTree`;

const PATTERNS = "GlobIterator bsd_glob glob globSync iglob rglob wildcard";

function listed(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  const way = wayOfListing(run, call);
  const { name, receiver } = call;
  if (way === undefined || (receiver?.items && name !== "glob")) return undefined;
  const holder = receiver !== undefined && receiver.texts.length > 0 ? receiver : undefined;
  const values = positional(call).flatMap((value) => value.items ?? [value]);
  const [first] = values;
  if (way === "patterns") return patterned(run, holder, values, name);
  if (way === "names") return ofItems([everything()]);
  const paths = textsOf(holder ?? first ?? unknown()).map((path) => homePath(path, run.home));
  const all = paths.map(everythingIn);
  if (way === "paths") return ofItems([ofTexts(all)]);
  const names = ofItems([everything()]);
  return ofItems([made({ items: [ofTexts(paths), names, names], texts: all, taints: credentialsAt(paths) })]);
}

/** What a call lists: names, whole paths, what matches a pattern, or a whole tree by its folders. */
function wayOfListing(
  run: ScriptRun,
  { name, full, args }: CodeCall,
): "names" | "paths" | "patterns" | "tree" | undefined {
  if (isOneOf(PATTERNS, name) || /(?:glob|fg|fast-glob|globby)\.sync$/.test(full)) return "patterns";
  if (/^readdir/.test(name) && args.some((arg) => arg.name === "join")) return "paths";
  if (isOneOf(NAMES, name) || (name === "scandir" && run.language === "php")) return "names";
  if (isOneOf(PATHS, name) || isOneOf("Files.walk Files.list Find.find list.files", full)) return "paths";
  return isOneOf(WALKS, name) && run.language !== "perl" ? "tree" : undefined;
}

function everything(): CodeValue {
  return ofTexts([[unknownPart("glob", "*", { mayBeEmpty: false })]]);
}

function patterned(
  run: ScriptRun,
  holder: CodeValue | undefined,
  values: readonly CodeValue[],
  name: string,
): CodeValue {
  const patterns = values.flatMap(({ texts, fields }) =>
    fields ? [] : texts.map((path) => globbed(homePath(path, run.home))),
  );
  const base = values.flatMap(({ fields }) => fields?.get("cwd")?.texts ?? []);
  if (holder === undefined)
    return ofItems(
      crossed(base.length > 0 ? crossed(base, [["/"]]) : [[]], patterns).map((path) => ofTexts([path])),
    );
  const found = crossed(
    crossed(holder.texts, [["/"]]),
    patterns.length > 0 ? patterns : [everything().texts[0] ?? []],
  );
  return ofItems(
    (name === "rglob" || patterns.length > 0 ? found : holder.texts.map(everythingIn)).map((path) =>
      ofTexts([path]),
    ),
  );
}
