/** Text filters over constant input: `tr`, `rev`, `sed s///`, `cut`, `head` and the like. */
import { isOneOf } from "../../core/words.ts";
import type { Filtered, Printing } from "../programs/card.ts";
import { PACKED, unpacked } from "../word/packed.ts";
import { base32, base64, type Filter, type Source, split, textOf, xxd } from "./encodings.ts";
import { holding, sed } from "./sed.ts";

function rev(args: readonly string[], source: Source): string | undefined {
  return mapLines(textOf(split(args).rest, source), (line) => [...line].reverse().join(""));
}

function mapLines(content: string | undefined, change: (line: string) => string): string | undefined {
  if (content === undefined) return undefined;
  const ended = content.endsWith("\n");
  const lines = (ended ? content.slice(0, -1) : content).split("\n").map(change).join("\n");
  return ended ? `${lines}\n` : lines;
}

function tac(args: readonly string[], source: Source): string | undefined {
  const content = textOf(split(args).rest, source);
  if (content === undefined || content === "") return content;
  const lines = content.replace(/\n$/, "").split("\n").reverse();
  return `${lines.join("\n")}\n`;
}

// --- tr ---------------------------------------------------------------------------------------------------------

const CLASSES: Readonly<Record<string, string>> = {
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  lower: "abcdefghijklmnopqrstuvwxyz",
  digit: "0123456789",
  alpha: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  alnum: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  space: "\t\n\v\f\r ",
  blank: "\t ",
  punct: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
};

/** The characters of a `tr` set: ranges, classes, escapes. */
function trSet(source: string): string {
  const letters = source
    .replace(/\[:(\w+):\]/g, (_all, name: string) => CLASSES[name] ?? "")
    .replace(/\\([0-7]{1,3})/g, (_all, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))
    .replace(/\\([\\nrt])/g, (_all, letter: string) => ({ n: "\n", r: "\r", t: "\t" })[letter] ?? letter);
  return letters.replace(/([\s\S])-([\s\S])/g, (all, from: string, to: string) => range(from, to) ?? all);
}

function range(from: string, to: string): string | undefined {
  const start = from.charCodeAt(0);
  const length = to.charCodeAt(0) - start + 1;
  if (length < 1 || length > 256) return undefined;
  return Array.from({ length }, (_, at) => String.fromCharCode(start + at)).join("");
}

function tr(args: readonly string[], source: Source): string | undefined {
  const flags = args.filter((arg) => /^-[cCdst]+$/.test(arg)).join("");
  const sets = args.filter((arg) => !/^-[cCdst]+$/.test(arg) && !arg.startsWith("--")).map(trSet);
  const content = source.input();
  const [from = "", to = ""] = sets;
  if (content === undefined || sets.length === 0) return undefined;
  const inside = (letter: string) => from.includes(letter) !== /[cC]/.test(flags);
  if (flags.includes("d")) return [...content].filter((letter) => !inside(letter)).join("");
  if (sets.length === 1) return flags.includes("s") ? squeezed(content, inside) : undefined;
  if (/[cC]/.test(flags))
    return [...content].map((letter) => (inside(letter) ? to.slice(-1) : letter)).join("");
  const made = [...content].map((letter) => translated(letter, from, to)).join("");
  return flags.includes("s") ? squeezed(made, (letter) => to.includes(letter)) : made;
}

function translated(letter: string, from: string, to: string): string {
  const at = from.lastIndexOf(letter);
  return at < 0 ? letter : to.charAt(Math.min(at, to.length - 1));
}

function squeezed(content: string, inside: (letter: string) => boolean): string {
  return [...content].filter((letter, at, all) => !inside(letter) || all[at - 1] !== letter).join("");
}

// --- picking ----------------------------------------------------------------------------------------------------

function count(args: readonly string[], fallback: number): number {
  const joined = args.join(" ");
  const found = /(?:^| )-(?:n ?|-lines=|c ?|-bytes=)?\+?(\d{1,7})/.exec(joined);
  return found ? Number(found[1]) : fallback;
}

function paths(args: readonly string[]): string[] {
  return args.filter((arg, at) => !arg.startsWith("-") && !isOneOf("-n -c", args[at - 1]));
}

function head(args: readonly string[], source: Source): string | undefined {
  const content = textOf(paths(args), source);
  if (content === undefined || /-[nc]? ?-\d/.test(args.join(" "))) return undefined;
  const amount = count(args, 10);
  if (args.some((arg) => /^-(?:c|-bytes)/.test(arg))) return content.slice(0, amount);
  return content.split("\n").slice(0, amount).join("\n") + (content.split("\n").length > amount ? "\n" : "");
}

function tail(args: readonly string[], source: Source): string | undefined {
  const content = textOf(paths(args), source);
  if (content === undefined) return undefined;
  const amount = count(args, 10);
  const from = args.some((arg) => /^-?[nc]?\+\d/.test(arg));
  if (args.some((arg) => /^-(?:c|-bytes)/.test(arg))) {
    return from ? content.slice(amount - 1) : content.slice(-amount);
  }
  const lines = content.replace(/\n$/, "").split("\n");
  return `${(from ? lines.slice(amount - 1) : lines.slice(-amount)).join("\n")}\n`;
}

/** `cut -d, -f1,3`, `cut -c1-5`. */
function cut(args: readonly string[], source: Source): string | undefined {
  const joined = args.join("\0");
  const list = /(?:^|\0)-([fcb])\0?([\d,-]+)/.exec(joined);
  const delimiter = /(?:^|\0)-d\0?([\s\S])/.exec(joined)?.[1] ?? "\t";
  if (!list) return undefined;
  const inside = ranges(list[2] ?? "");
  const byField = list[1] === "f";
  const names = args.filter((arg, at) => !arg.startsWith("-") && !/^-[dfcb]$/.test(args[at - 1] ?? ""));
  return mapLines(textOf(names, source), (line) => {
    const fields = byField ? line.split(delimiter) : [...line];
    if (byField && fields.length === 1) return line;
    return fields.filter((_, at) => inside(at + 1)).join(byField ? delimiter : "");
  });
}

function ranges(list: string): (index: number) => boolean {
  const pairs = list.split(",").map((part) => {
    const [from = "", to = from] = part.split("-");
    return [from === "" ? 1 : Number(from), to === "" ? Number.POSITIVE_INFINITY : Number(to)] as const;
  });
  return (index) => pairs.some(([from, to]) => from <= index && index <= to);
}

function sort(args: readonly string[], source: Source): string | undefined {
  const { flags, rest } = split(args);
  const content = textOf(rest, source);
  if (content === undefined || flags.some((flag) => !/^-[ru]+$/.test(flag))) return undefined;
  const lines = content
    .replace(/\n$/, "")
    .split("\n")
    .sort((left, right) => (left < right ? -1 : Number(left > right)));
  if (flags.join("").includes("r")) lines.reverse();
  const kept = flags.join("").includes("u") ? [...new Set(lines)] : lines;
  return `${kept.join("\n")}\n`;
}

/** `grep text` with a literal pattern, or `.` for lines that are not empty. */
function grep(args: readonly string[], source: Source): string | undefined {
  const { flags, rest } = split(args);
  const [pattern, ...names] = rest;
  const content = textOf(names, source);
  const fold = (line: string) => (flags.join("").includes("i") ? line.toLowerCase() : line);
  const isHit = pattern === "." ? (line: string) => line !== "" : holding(fold(pattern ?? "."));
  if (pattern === undefined || isHit === undefined || content === undefined) return undefined;
  if (flags.some((flag) => !/^-[EFvi]+$/.test(flag))) return undefined;
  const not = flags.join("").includes("v");
  const kept = content.split("\n").filter((line) => line !== "" && isHit(fold(line)) !== not);
  return kept.map((line) => `${line}\n`).join("");
}

function uniq(args: readonly string[], source: Source): string | undefined {
  const content = textOf(args, source);
  if (content === undefined || args.length > 1) return undefined;
  const lines = content.replace(/\n$/, "").split("\n");
  return `${lines.filter((line, at) => at === 0 || line !== lines[at - 1]).join("\n")}\n`;
}

/** `paste -sd' '`: all lines as one. */
/** The first lines of all files in one line, then the second ones. */
function sideBySide(names: readonly string[], delimiter: string, source: Source): string | undefined {
  const columns = names.map((name) => textOf([name], source)?.replace(/\n$/, "").split("\n"));
  if (columns.length === 0 || columns.includes(undefined)) return undefined;
  const longest = Math.max(...columns.map((lines) => lines?.length ?? 0));
  const rows = Array.from({ length: longest }, (_, at) =>
    columns.map((lines) => lines?.[at] ?? "").join(delimiter),
  );
  return `${rows.join("\n")}\n`;
}

function paste(args: readonly string[], source: Source): string | undefined {
  const delimiter = /-s?d\0?([\s\S])/.exec(args.join("\0"))?.[1] ?? "\t";
  const names = args.filter((arg, at) => !arg.startsWith("-") && !isOneOf("-sd -d", args[at - 1]));
  if (!args.some((arg) => /^-s/.test(arg))) return sideBySide(names, delimiter, source);
  const content = textOf(names, source);
  if (content === undefined) return undefined;
  return `${content.replace(/\n$/, "").split("\n").join(delimiter)}\n`;
}

/** One `print` of an awk program: the delimiter, whether it stands in BEGIN, the verb, what is printed. */
const AWK_PRINT = /^(?:-F\0?([^\0])\0)?(BEGIN ?)?\{ ?(printf?)\b([^{}]{0,4096})\}(?:\0([^\0]+))?$/;

/** A field, a text or a comma among what awk prints. */
const AWK_ITEM = /\s{0,8}(?:\$(\d)|"((?:[^"\\]|\\.){0,4096})"|(,))/y;

const AWK_ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

/** What stands behind a `print`, as a function of the fields; undefined where it is more than texts and fields. */
function awkItems(source: string): ((fields: readonly string[]) => string) | undefined {
  const items: ((fields: readonly string[]) => string)[] = [];
  const text = source.trim().replace(/;$/, "").trim();
  AWK_ITEM.lastIndex = 0;
  while (AWK_ITEM.lastIndex < text.length) {
    const [, field, literal, comma] = AWK_ITEM.exec(text) ?? [];
    if (field !== undefined) items.push((fields) => fields[Number(field)] ?? "");
    else if (comma !== undefined) items.push(() => " ");
    else if (literal === undefined) return undefined;
    else items.push(() => literal.replace(/\\(.)/g, (_, letter: string) => AWK_ESCAPES[letter] ?? letter));
  }
  if (items.length === 0) items.push(([line = ""]) => line);
  return (fields) => items.map((item) => item(fields)).join("");
}

/** `awk 'NR>1'`: lines by their number. */
const AWK_NUMBER = /^NR ?([<>]=?|[=!]=) ?(\d{1,7}) ?(?:\{ ?print(?: \$0)? ?;? ?\})?$/;

function numbered(args: readonly string[], source: Source): string | undefined {
  const [program = "", ...paths] = args;
  const [, sign = "", number] = AWK_NUMBER.exec(program) ?? [];
  const content = number === undefined ? undefined : textOf(paths, source);
  if (content === undefined) return undefined;
  const most = Number(number);
  const wanted = (at: number) =>
    (sign.startsWith(">") && at > most) ||
    (sign.startsWith("<") && at < most) ||
    (/^[<>=]=$/.test(sign) && at === most) ||
    (sign === "!=" && at !== most);
  const lines = content.replace(/\n$/, "").split("\n");
  return lines.map((line, at) => (wanted(at + 1) ? `${line}\n` : "")).join("");
}

/** `awk '{print $2" text"}'`, with `-F` and one character; `BEGIN {print "text"}`. */
function awk(args: readonly string[], source: Source): string | undefined {
  const [, delimiter, begins, verb, items = "", path] = AWK_PRINT.exec(args.join("\0")) ?? [];
  const show = verb === undefined ? undefined : awkItems(items);
  const end = verb === "printf" ? "" : "\n";
  if (show === undefined) return numbered(args, source);
  if (verb === "printf" && items.includes("%")) return undefined;
  if (begins !== undefined) return show([]) + end;
  const content = textOf(path === undefined ? [] : [path], source);
  if (content === undefined) return undefined;
  const lines = content.replace(/\n$/, "").split("\n");
  return lines
    .map(
      (line) =>
        show([line, ...(delimiter === undefined ? line.trim().split(/[ \t]+/) : line.split(delimiter))]) +
        end,
    )
    .join("");
}

/** `jq -rn '"text"'`. */
function jq(args: readonly string[]): string | undefined {
  const { flags, rest } = split(args);
  const letters = flags
    .map((flag) => flag.replace(/^--null-input$/, "-n").replace(/^--raw-output$/, "-r"))
    .join("");
  const [text, more] = rest;
  if (more !== undefined || !letters.includes("n") || !/^"(?:[^"\\]|\\["\\/nt])*"$/.test(text ?? ""))
    return undefined;
  const value: unknown = JSON.parse(text ?? '""');
  return /[rj]/.test(letters) ? `${String(value)}\n` : `${text}\n`;
}

function through(args: readonly string[], source: Source): string | undefined {
  return textOf(paths(args.filter((arg) => !/^\d+$/.test(arg))), source);
}

/** `openssl base64 -d`, `openssl enc -base64 -d -in file`. */
function openssl(args: readonly string[], source: Source): string | undefined {
  const [verb, ...rest] = args;
  if (verb !== "base64" && !(verb === "enc" && rest.some((arg) => arg === "-base64" || arg === "-a")))
    return undefined;
  const from = rest[rest.indexOf("-in") + 1];
  const path = rest.includes("-in") && from !== undefined ? [from] : [];
  return base64([...(rest.includes("-d") ? ["-d"] : []), ...path], source);
}

/** What stands in front of bytes that a compressor wrote; what one is said to write here has no byte for its method. */
const DEFLATED = `${PACKED}\b`;

/** `gzip`, `gunzip -c`, `zcat`, `xz -d` and their kin. */
function compressor(unpacks: boolean): Filter {
  return (args, source) => {
    const { flags, rest } = split(args);
    const content = textOf(rest, source);
    const isBack = unpacks || flags.some((flag) => /^-[a-z0-9]*d|^--(?:decompress|uncompress)/.test(flag));
    if (content === undefined || (!isBack && rest.length > 0)) return undefined;
    if (!isBack) return PACKED + content;
    if (!content.startsWith(PACKED)) return undefined;
    return content.startsWith(DEFLATED) ? unpacked(content) : content.slice(PACKED.length);
  };
}

/** Filters that print lines of what they read, some of them, in some order, or with a little changed. */
const PICKS: ReadonlySet<Filtered> = new Set<Filtered>([
  "upside-down",
  "substituted",
  "beginning",
  "end",
  "columns",
  "sorted",
  "unchanged",
  "matching",
  "distinct",
  "fields",
]);

export function picksLines(prints: Filtered): boolean {
  return PICKS.has(prints);
}

export function isFilter(prints: Printing): prints is Filtered {
  return Object.hasOwn(FILTERS, prints);
}

/** By the way in which a card says that it prints. */
export const FILTERS: Readonly<Record<Filtered, Filter>> = {
  "base-64": base64,
  "base-32": base32,
  hexadecimal: xxd,
  encoded: openssl,
  packed: compressor(false),
  unpacked: compressor(true),
  reversed: rev,
  "upside-down": tac,
  translated: tr,
  substituted: sed,
  beginning: head,
  end: tail,
  columns: cut,
  sorted: sort,
  unchanged: through,
  matching: grep,
  distinct: uniq,
  pasted: paste,
  fields: awk,
  literal: jq,
  repeated: (args) => `${args.join(" ") || "y"}\n`.repeat(8),
};
