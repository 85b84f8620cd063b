/**
 * How content passes through programs: who prints what it reads, who copies it into a file, who lets nothing through.
 * It must not know which content is secret.
 */

import { type Arg, type Invocation, known } from "../invocation.ts";
import { behind, headOf } from "../word/cut.ts";
import { type Options, readOptions } from "../word/options.ts";
import { ddValue } from "./files.ts";

/** Programs that print (a form of) the files they are given. */
export const READERS: ReadonlySet<string> = new Set(
  `cat tac head tail less more bat batcat nl rev sort uniq cut paste tr fold fmt pr expand unexpand column shuf strings od xxd hexdump
  hd base32 base64 basenc uuencode gzip gunzip zcat pigz bzip2 bzcat xz xzcat zstd zstdcat lz4 lzma compress brotli tar gtar bsdtar zip cpio
  ar 7z 7za 7zr rar grep egrep fgrep rg ag ack zgrep sed gsed awk gawk mawk perl jq yq dasel dd pv cp openssl gpg gpg2 iconv dos2unix unix2dos
  envsubst diff cmp comm join split csplit look view ed ex vim tee sponge xargs parallel busybox qrencode jo python python3 node ruby
  php sops hexyl buffer mbuffer Get-Content gc dotenv ansible-vault textutil plutil json_pp openssl-enc ascii85`.split(
    /\s+/,
  ),
);

/** Programs whose output holds nothing of what they read. */
const SILENT: ReadonlySet<string> = new Set(
  `wc ls stat test [ [[ touch mkdir rm mv chmod chown true false sleep cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum
  shasum b2sum md5 file du df find kill cd ssh-add ssh-keygen ssh-copy-id gh-secret age rage minisign signify docker podman kubectl helm terraform npm
  pnpm yarn make cargo go pytest curl wget ssh scp rsync sftp nc ncat git gh aws gcloud az pbcopy xclip logger systemctl crc32 cmp`.split(
    /\s+/,
  ),
);

/** Calls of otherwise open programs that let through names or counts, no values. */
const KEYS_ONLY: Readonly<Record<string, (line: string) => boolean>> = {
  grep: (line) => /(?:^|\s)-\w*[cqlL]|--(?:count|quiet|silent|files-with)/.test(line),
  rg: (line) => /(?:^|\s)-\w*[cql]\b|--(?:count|quiet|files)/.test(line),
  cut: (line) => /-d\s?=/.test(line) && /-f\s?1(?:\s|$)/.test(line),
  awk: (line) => /-F\s?=/.test(line) && /\{\s*print \$1\s*;?\s*\}/.test(line),
  sed: (line) => /s(.)=\.\*\$?\1/.test(line),
  jq: (line) => /^(?:-\w+ )*(?:keys|length|type|keys\[\]|paths?)$/.test(line),
  openssl: (line) =>
    /^(?:x509|req|dgst|s_client|verify|rand|genrsa|genpkey|version|sha\d+|md5|crl|cms|smime)\b|-pubout|-fingerprint/.test(
      line,
    ),
  gpg: (line) => !/(?:^|\s)(?:-c|--symmetric|--enarmor|--store)\b/.test(line),
  gpg2: (line) => !/(?:^|\s)(?:-c|--symmetric|--enarmor|--store)\b/.test(line),
  diff: (line) => /(?:^|\s)(?:-q|--brief)\b/.test(line),
  sops: (line) => /(?:^|\s)(?:-e|--encrypt|encrypt)\b/.test(line),
};

/** True when nothing of what the invocation reads is in what it prints. */
export function swallows({ program, args }: Invocation): boolean {
  if (program === undefined) return true;
  if (SILENT.has(program)) return true;
  const row = Object.hasOwn(KEYS_ONLY, program) ? KEYS_ONLY[program] : undefined;
  return row?.(args.map((arg) => known(arg) ?? "").join(" ")) === true;
}

/** Calls that pick one value by its name or place; the words of the call are matched. */
const SELECTING: Readonly<Record<string, RegExp>> = {
  grep: /^(?:-\S+ )*[^A-Za-z\s]{0,8}[A-Za-z_]{3,}/,
  egrep: /^(?:-\S+ )*[^A-Za-z\s]{0,8}[A-Za-z_]{3,}/,
  rg: /^(?:-\S+ )*[^A-Za-z\s]{0,8}[A-Za-z_]{3,}/,
  cut: /-[dfc]/,
  awk: /\$[1-9]/,
  gawk: /\$[1-9]/,
  mawk: /\$[1-9]/,
  sed: /=|[A-Z_]{3,}/,
  jq: /\.[A-Za-z_[]/,
  yq: /\.[A-Za-z_[]/,
  dasel: /\.[A-Za-z_]/,
  head: /(?:^|\s)-(?:n\s?)?1(?:\s|$)/,
  tail: /(?:^|\s)-(?:n\s?)?1(?:\s|$)/,
};

/** True when the program picks one value out of what it reads. A `grep .` picks nothing, a `grep -v` the rest. */
export function selects({ program = "", args }: Invocation): boolean {
  const line = args.map((arg) => known(arg) ?? "$").join(" ");
  if (/(?:^|\s)(?:-\w*v|--invert-match)(?:\s|$)/.test(line)) return false;
  return Object.hasOwn(SELECTING, program) && SELECTING[program]?.test(line) === true;
}

/** tar's, zip's and friends' words that are no files to read. */
const TAR =
  "f|file= C|directory= exclude= X|exclude-from= T|files-from= c|create x|extract t|list z j J v b= H= I|use-compress-program= transform=";

const isTar = (program: string | undefined) =>
  program === "tar" || program === "gtar" || program === "bsdtar";

function tarOptions(invocation: Invocation): Options {
  return readOptions(invocation.args, TAR, { bareCluster: true });
}

/** A path relative to `-C DIR`. */
function inside(directory: Arg | undefined, path: Arg): Arg {
  const absolute = typeof path[0] === "string" && path[0].startsWith("/");
  return directory === undefined || absolute ? path : [...directory, "/", ...path];
}

function tarReads(invocation: Invocation): readonly Arg[] {
  const options = tarOptions(invocation);
  if (options.has("extract") || options.has("list")) return [];
  const directory = options.values("directory").at(-1);
  return options.operands.flatMap((path) => [path, inside(directory, path)]);
}

/** True when the names of the files to read come through standard input. */
export function readsNames(invocation: Invocation): boolean {
  if (invocation.program === "cpio") return true;
  return (
    isTar(invocation.program) &&
    tarOptions(invocation)
      .values("files-from")
      .some((arg) => known(arg) === "-")
  );
}

/** The words of an invocation that may be files it reads; `name=value` words count by their value. */
export function readsOf(invocation: Invocation): readonly Arg[] {
  if (isTar(invocation.program)) return tarReads(invocation);
  if (invocation.program === "zip") return zipWords(invocation.args).slice(1);
  return behindPattern(invocation).flatMap((arg) => {
    const value = behind(arg, /^(?:-{0,2}\w[\w-]*=|@)/);
    if (value !== undefined) return [value];
    return headOf(arg).startsWith("-") ? [] : [arg];
  });
}

/** Programs whose first operand is a pattern or a script. */
const PATTERN_FIRST: ReadonlySet<string> = new Set(
  "grep egrep fgrep rg ag ack zgrep sed gsed awk gawk mawk jq yq tr perl".split(" "),
);

function behindPattern({ program, args }: Invocation): readonly Arg[] {
  if (!PATTERN_FIRST.has(program ?? "") || args.some((arg) => /^-\w*[ef]/.test(known(arg) ?? "")))
    return args;
  const first = args.findIndex((arg) => !(known(arg) ?? "x").startsWith("-"));
  return args.filter((_, index) => index !== first);
}

/** zip's words in front of `-x`: the archive (or `-`), then what goes into it. */
function zipWords(args: readonly Arg[]): readonly Arg[] {
  const end = args.findIndex((arg) => known(arg) === "-x" || known(arg) === "--exclude");
  const words = end < 0 ? args : args.slice(0, end);
  const values = new Set(["-P", "--password", "-b", "-n", "-t", "-tt"]);
  return words.filter((arg, at) => {
    const isValue = values.has(known(words[at - 1]) ?? "");
    return !isValue && (known(arg) === "-" || !headOf(arg).startsWith("-"));
  });
}

/** Content that an invocation puts into a file. */
type Copy = { readonly to: Arg; readonly from: readonly Arg[] | "stdin" };

type Copier = (invocation: Invocation) => readonly Copy[];

function copied(invocation: Invocation): readonly Copy[] {
  const options = readOptions(invocation.args, "t|target-directory= m|mode= o= g= S= f r R a p v s");
  const into = options.values("target-directory").at(-1);
  const to = into ?? options.operands.at(-1);
  const from = into === undefined ? options.operands.slice(0, -1) : options.operands;
  if (to === undefined) return [];
  return [{ to, from }, ...from.map((path) => ({ to: [...to, "/", baseName(path)], from: [path] }))];
}

function baseName(path: Arg): string {
  const text = known(path) ?? "";
  return text.slice(text.lastIndexOf("/") + 1);
}

function packed(invocation: Invocation): readonly Copy[] {
  return tarOptions(invocation)
    .values("file")
    .map((to) => ({ to, from: tarReads(invocation) }));
}

function zipped({ args }: Invocation): readonly Copy[] {
  const [to, ...from] = zipWords(args);
  return to === undefined ? [] : [{ to, from }];
}

/** `7z a ARCHIVE FILE…`. */
function added({ args }: Invocation): readonly Copy[] {
  return args.slice(1, 2).map((to) => ({ to, from: args.slice(2) }));
}

function compressed(suffix: string): Copier {
  return ({ args }) =>
    args
      .filter((arg) => !(known(arg) ?? "-").startsWith("-"))
      .map((path) => ({ to: [...path, suffix], from: [path] }));
}

function redirected({ args }: Invocation): readonly Copy[] {
  return readOptions(args, "a|append i").operands.map((to) => ({ to, from: "stdin" }));
}

/** Programs that write their output where an option says. */
function outputOption(name: string): Copier {
  return (invocation) => (swallows(invocation) ? [] : withOutput(invocation, name));
}

function withOutput(invocation: Invocation, name: string): readonly Copy[] {
  const { args } = invocation;
  const at = args.findIndex((arg) => ["-o", `-${name}`, `--${name}`].includes(known(arg) ?? ""));
  const to = at < 0 ? undefined : args[at + 1];
  if (to === undefined) return [];
  const from = readsOf({ ...invocation, args: args.filter((_, index) => index !== at + 1) });
  return [
    { to, from },
    { to, from: "stdin" },
  ];
}

/** `split FILE PREFIX`: the parts are named by the prefix and a suffix. */
function split({ args }: Invocation): readonly Copy[] {
  const [from, prefix = ["x"]] = readOptions(
    args,
    "a= b|bytes= l= n= C= d x e u t= filter= additional-suffix=",
  ).operands;
  const to = [...prefix, { from: "glob", source: "*", mayBeEmpty: false, outputOf: [] } as const];
  return [{ to, from: from === undefined || known(from) === "-" ? "stdin" : [from] }];
}

function ddCopies({ args }: Invocation): readonly Copy[] {
  const to = ddValue(args, "of");
  const from = ddValue(args, "if");
  return to === undefined ? [] : [{ to, from: from === undefined ? "stdin" : [from] }];
}

const COPIERS: Readonly<Record<string, Copier>> = {
  split,
  cp: copied,
  mv: copied,
  install: copied,
  ln: copied,
  rsync: copied,
  tee: redirected,
  sponge: redirected,
  dd: ddCopies,
  tar: packed,
  gtar: packed,
  bsdtar: packed,
  zip: zipped,
  "7z": added,
  "7za": added,
  "7zr": added,
  rar: added,
  gzip: compressed(".gz"),
  pigz: compressed(".gz"),
  bzip2: compressed(".bz2"),
  xz: compressed(".xz"),
  zstd: compressed(".zst"),
  lz4: compressed(".lz4"),
  openssl: outputOption("out"),
  gpg: outputOption("output"),
  gpg2: outputOption("output"),
  sort: outputOption("output"),
  base64: outputOption("output"),
  xxd: outputOption("output"),
  uuencode: outputOption("output"),
};

/** Every file that an invocation fills from others, redirections aside. */
export function copiesOf(invocation: Invocation): readonly Copy[] {
  const { program = "" } = invocation;
  return Object.hasOwn(COPIERS, program) ? (COPIERS[program]?.(invocation) ?? []) : [];
}
