/** What an expression of a one-liner comes to: literals, joined paths, the usual ways to say "home". */
import { type Arg, known, type UnknownPart } from "../invocation.ts";
import { everythingIn, sizeOf, tidy, unknownPart } from "../word/pieces.ts";
import { argsFrom, closing, isSign, lastName } from "./calls.ts";
import { decodedWord, decoderOf, fromCodes } from "./decoders.ts";
import type { Binding } from "./functions.ts";
import { type Holder, itemsOf, joined } from "./lists.ts";
import type { Token } from "./tokens.ts";

/** What names hold; several values for a loop's name. */
export type Names = Map<string, Arg[]>;

/** `left`: tokens that expressions may still cost; brackets inside brackets are read once a level. */
export type Reading = {
  readonly tokens: readonly Token[];
  readonly names: Names;
  /** The items of lists, in order, by the names that hold them. */
  readonly lists: Map<string, Arg[]>;
  /** A dot leads to a method; in Perl, PHP and Lua dots join texts. */
  readonly dots: boolean;
  /** What the calls of the script's own functions hand over. */
  readonly bindings: readonly Binding[];
  readonly home: string;
  /** The arguments of the script: any index of `sys.argv` may be any of them. */
  readonly given: readonly Arg[];
  left: number;
};

/** Tokens of expressions that one script may cost: about 10 ms. */
export const SCRIPT_TOKENS = 40_000;

/** What cannot be told before the script runs. */
export const UNKNOWN_PART: UnknownPart = unknownPart("other", "…", { mayBeEmpty: false });

const HOME_CALL = /(?:^|\.)(?:homedir|home)$|^Dir\.home$|^Path\.home$/;

const HOME_NAME = /^(?:process\.env\.(?:HOME|USERPROFILE)|os\.environ\.HOME|\$HOME|Dir\.home)$/;

const JOINERS =
  /(?:^|\.)(?:join|resolve|joinpath|File\.join|File|normalize|abspath|realpath|expanduser|expand_path|Path|PurePath|PosixPath|str|String|fspath|path|String\.raw|fileURLToPath|repr|as_posix|absolute|b64decode|decode|atob|from|strip|trim|toString|shlex\.split|decode_base64|base64_decode|decode64|escapeshellarg|escapeshellcmd|quote|shellescape|Shellwords\.escape|list|Array\.from|values|Pathname|Pathname\.new)$/;

/** Calls that list what is in or everythingIn a directory. */
export const WALKERS = new Set(
  `walk rglob glob iglob listdir scandir readdir readdirSync opendir find children each_child entries iterdir fwalk finddepth
  RecursiveDirectoryIterator DirectoryIterator FilesystemIterator`.split(/\s+/),
);

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
    return piece.split(/([*?]+)/).flatMap((part): Arg => {
      if (part === "") return [];
      return /^[*?]/.test(part) ? [unknownPart("glob", part, { mayBeEmpty: false })] : [part];
    });
  });
}

/** Perl's and PHP's `"rm $dir"`: names that are known are filled in. */
function withNames(text: string, names: Names): Arg {
  if (text.length > VALUE_CHARS) return [text];
  return text.split(/(\{?[$@][A-Za-z_]\w*\}?)/).flatMap((part, at): Arg => {
    if (part === "") return [];
    return at % 2 === 0 ? [part] : (names.get(part.replace(/^\{|\}$/g, ""))?.[0] ?? [part]);
  });
}

/** A template's or an f-string's text: home where it names home, unknown where it names anything else. */
function interpolated(text: string, reading: Reading): Arg {
  if (reading.names.size > 0 && /[$@][A-Za-z_]/.test(text)) return withNames(text, reading.names);
  return text.split(/(\$?\{[^{}]{1,200}\}|#\{[^{}]{1,200}\}|\$ENV\{HOME\})/).flatMap((part, at): Arg => {
    if (at % 2 === 0) return part === "" ? [] : [part];
    const inner = part.replace(/^[$#]?\{|\}$/g, "");
    if (/homedir\(\)|\bHOME\b|Path\.home|Dir\.home|expanduser\(.~.\)/.test(inner)) return [reading.home];
    const held = reading.names.get(inner)?.[0];
    return held ?? (part.startsWith("{") && !/^\{\w+\}$/.test(part) ? [part] : [UNKNOWN_PART]);
  });
}

/** What lists are read with. */
export function holderOf(reading: Reading): Holder {
  return { lists: reading.lists, values: (tokens) => valuesOf(tokens, reading, 1) };
}

/** The values that an expression can have; one unknown word where it cannot be told. */
export function valuesOf(tokens: readonly Token[], reading: Reading, depth = 0): Arg[] {
  reading.left -= tokens.length;
  if (depth > 16 || tokens.length === 0 || reading.left < 0) return [[UNKNOWN_PART]];
  let front: Arg[] = [[]];
  // What a method is called on: the last term alone.
  let values: Arg[] = [[]];
  for (let at = 0; at < tokens.length; ) {
    if (isSign(tokens[at], "%") && at > 0)
      return formatted(combined(front, values), valuesOf(tokens.slice(at + 1), reading, depth + 1));
    const isMethod = at > 0 && reading.dots && isSign(tokens[at - 1], ".") && tokens[at]?.kind === "name";
    const term = isMethod
      ? methodTerm(tokens, at, values, reading, depth)
      : termAt(tokens, at, reading, depth);
    at = term.next;
    if (term.values === undefined) continue;
    if (!isMethod) front = combined(front, values);
    values = [...term.values];
  }
  return combined(front, values);
}

/** Python's `"… %s …" % value`, and `"… {} …".format(value)`. */
function formatted(templates: readonly Arg[], parts: readonly Arg[]): Arg[] {
  return templates.flatMap((template) => {
    const text = known(template);
    const cut = text === undefined ? -1 : text.search(/%[sr]|\{\d?\}/);
    if (text === undefined || cut < 0) return [template];
    const rest = text.slice(cut).replace(/^(?:%[sr]|\{\d?\})/, "");
    return parts.map((part): Arg => [text.slice(0, cut), ...part, rest]);
  });
}

/** A method of what stands in front: `Path("/").iterdir()`, `b64decode("…").decode()`. */
function methodTerm(
  tokens: readonly Token[],
  at: number,
  values: Arg[],
  reading: Reading,
  depth: number,
): Term {
  const name = tokens[at]?.value ?? "";
  if (!isSign(tokens[at + 1], "("))
    return { values: name === "reverse" ? made(name, [], values) : undefined, next: at + 1 };
  const args = argsFrom(tokens, at + 2, false);
  const next = closing(tokens, at + 1) + 1;
  if (HOME_CALL.test(name)) return { values: [[reading.home]], next };
  const own = methodMade(tokens, at, name, args, values, reading);
  if (own !== undefined) return { values: own, next };
  if (name === "format") {
    const parts = args.flatMap((arg) => valuesOf(arg, reading, depth + 1));
    return { values: formatted(values, parts), next };
  }
  if (args.length > 0) return { values: calledValue(name, args, reading, depth), next };
  if (WALKERS.has(name)) return { values: values.map(everythingIn), next };
  return { values: JOINERS.test(name) || name === "split" ? undefined : [[UNKNOWN_PART]], next };
}

/** What a method joins, decodes or leaves as it is. */
function methodMade(
  tokens: readonly Token[],
  at: number,
  name: string,
  args: readonly (readonly Token[])[],
  values: readonly Arg[],
  reading: Reading,
): Arg[] | undefined {
  if (name === "join") {
    const [arg = []] = args;
    const words = itemsOf(arg, holderOf(reading)) ?? (isReversal(arg) ? valuesOf(arg, reading) : undefined);
    if (words) return [joined(words, values[0])];
    const [separator] = arg;
    if (separator?.kind !== "text") return undefined;
    const isList = isSign(tokens[at - 2], "]") || values.length > 1 || separator.value === "";
    return isList ? [joined(values, [separator.value])] : undefined;
  }
  if (name === "split" && args[0]?.[0]?.value === "") return [...values];
  return made(name, args, values);
}

function isReversal(tokens: readonly Token[]): boolean {
  return tokens[0]?.kind === "name" && tokens[0].value === "reversed";
}

/** Values decoded as a function says. */
function made(full: string, args: readonly (readonly Token[])[], values: readonly Arg[]): Arg[] | undefined {
  const told = args.flatMap(([only, more]) => (only?.kind === "text" && !more ? [only.value] : []));
  const decoder = decoderOf(full, told);
  if (decoder === undefined || (args.length > 0 && told.length === 0)) return undefined;
  // `__import__("base64").b64decode(text)`: in front stands a module, and the text is what it is given.
  const [text, ...more] = told;
  const given = text === undefined ? undefined : decoderOf(full, more);
  const inFront = values.map((value) => decodedWord(value, decoder));
  return text !== undefined && given ? [...inFront, decodedWord([text], given)] : inFront;
}

/** Units of the longest value that is followed: `a = a + a` doubles it. */
const VALUE_CHARS = 4096;

/** A value that has grown too long is not followed. */
export function bounded(value: Arg): Arg {
  const whole = tidy(value);
  return sizeOf(whole) > VALUE_CHARS ? [UNKNOWN_PART] : whole;
}

function combined(left: readonly Arg[], right: readonly Arg[]): Arg[] {
  return left.flatMap((front) => right.map((back) => bounded([...front, ...back]))).slice(0, 32);
}

type Term = { readonly values: Arg[] | undefined; readonly next: number };

function termAt(tokens: readonly Token[], at: number, reading: Reading, depth: number): Term {
  const token = tokens[at];
  if (token === undefined) return { values: undefined, next: at + 1 };
  if (token.kind === "text") {
    const isBackwards =
      tokens
        .slice(at + 1, at + 7)
        .map(({ value }) => value)
        .join("") === "[::-1]";
    const value = interpolated(token.value, reading);
    return isBackwards
      ? { values: made("reverse", [], [value]), next: at + 7 }
      : { values: [value], next: at + 1 };
  }
  if (token.kind === "name") return nameTerm(tokens, at, token.value, reading, depth);
  if (token.value === "(" || token.value === "[") {
    const end = closing(tokens, at);
    const inner = argsFrom(tokens, at + 1, false).flatMap((arg) => valuesOf(arg, reading, depth + 1));
    return { values: inner.length > 0 ? inner.slice(0, 32) : undefined, next: end + 1 };
  }
  if (token.value === "{") return dictionary(tokens, at, reading, depth);
  // A path joined with `/` (pathlib): the slash stands between two texts.
  return { values: token.value === "/" ? [["/"]] : undefined, next: at + 1 };
}

/** `{"a": value, b: value}`: the values. */
function dictionary(tokens: readonly Token[], at: number, reading: Reading, depth: number): Term {
  const values = argsFrom(tokens, at + 1, false).flatMap((item) => {
    const colon = item.findIndex((token) => isSign(token, ":"));
    return colon < 0 ? [] : valuesOf(item.slice(colon + 1), reading, depth + 1);
  });
  return { values: values.length > 0 ? values.slice(0, 32) : undefined, next: closing(tokens, at) + 1 };
}

function nameTerm(tokens: readonly Token[], at: number, full: string, reading: Reading, depth: number): Term {
  const next = tokens[at + 1];
  if (WALKERS.has(full) && next?.kind === "text")
    return { values: [globbed(homePath([next.value], reading.home))], next: at + 2 };
  if (full === "scalar") return { values: undefined, next: at + 1 };
  if (/^(?:strrev|reverse)$/.test(full) && next?.kind === "text")
    return { values: made(full, [], [interpolated(next.value, reading)]), next: at + 2 };
  if (full === "Dir" && isSign(next, "["))
    return {
      values: calledValue("glob", argsFrom(tokens, at + 2, false), reading, depth),
      next: closing(tokens, at + 1) + 1,
    };
  const isCall = isSign(next, "(");
  const end = isCall ? closing(tokens, at + 1) : at;
  if (/^require$/.test(full)) return { values: [[]], next: end + 1 };
  if (!isCall) return { values: namedValue(tokens, at, full, reading), next: at + 1 + indexed(tokens, at) };
  const args = argsFrom(tokens, at + 2, false);
  const named = known(reading.names.get(`${full}()`)?.[0]) ?? full;
  return { values: calledValue(named, args, reading, depth), next: end + 1 };
}

/** `os.environ['HOME']`, `$ENV{HOME}`, `ENV["HOME"]`: tokens of the index. */
function indexed(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  return isSign(next, "[") || isSign(next, "{") ? closing(tokens, at + 1) - at : 0;
}

function namedValue(tokens: readonly Token[], at: number, full: string, reading: Reading): Arg[] | undefined {
  if (HOME_NAME.test(full)) return [[reading.home]];
  const index = tokens.slice(at + 1, at + 1 + indexed(tokens, at));
  const key = index.find(({ kind }) => kind !== "sign")?.value;
  if (/(?:environ|ENV|env|_SERVER|_ENV)$/.test(full) && (key === "HOME" || key === "USERPROFILE"))
    return [[reading.home]];
  if (/^(?:sys\.argv|process\.argv|ARGV|\$ARGV|@ARGV|\$argv|arg)$/.test(full) && reading.given.length > 0)
    return [...reading.given];
  if (index.length > 0) return indexedValue(full, index, reading);
  const held = reading.names.get(full) ?? reading.names.get(full.replace(/\.\w+$/, ""));
  if (held) return held;
  return /^(?:true|false|True|False|None|null|undefined|new|await|return)$/.test(full)
    ? undefined
    : [[UNKNOWN_PART]];
}

function calledValue(
  full: string,
  args: readonly (readonly Token[])[],
  reading: Reading,
  depth: number,
): Arg[] | undefined {
  const name = lastName(full);
  if (HOME_CALL.test(full)) return [[reading.home]];
  if (/(?:getenv|environ\.get|ENV\.fetch|env\.get)$/.test(full) && args[0]?.[0]?.value === "HOME")
    return [[reading.home]];
  const inner = () => args.map((arg) => valuesOf(arg, reading, depth + 1));
  const text = fromCodes(full, args) ?? joinedCall(full, args, reading);
  if (text !== undefined) return [typeof text === "string" ? [text] : text];
  const decoded = decodedCall(full, inner);
  if (decoded) return decoded;
  if (WALKERS.has(name))
    return (inner()[0] ?? methodHolder(full, reading)).map((path) =>
      name.startsWith("glob") || name === "iglob"
        ? globbed(homePath(path, reading.home))
        : everythingIn(homePath(path, reading.home)),
    );
  if (!JOINERS.test(full)) return [[UNKNOWN_PART]];
  const parts = inner();
  if (parts.length === 0) return methodHolder(full, reading);
  return parts
    .reduce<Arg[]>(
      (paths, part) => (paths.length === 0 ? part : combined(paths, combined([["/"]], part))),
      [],
    )
    .map((path) => homePath(path, reading.home));
}

/** `join(" ", @words)`, `implode(" ", $words)`. */
function joinedCall(full: string, args: readonly (readonly Token[])[], reading: Reading): Arg | undefined {
  if (!/^(?:join|implode)$/.test(full)) return undefined;
  const [separator = [], list = [], ...more] = args;
  const holder = holderOf(reading);
  const items =
    itemsOf(list, holder) ??
    (more.length > 0 ? [list, ...more].flatMap((arg) => holder.values(arg).slice(0, 1)) : undefined);
  return items && joined(items, holder.values(separator)[0]);
}

/** One item of a list by its number; of what a name holds otherwise, any. */
function indexedValue(full: string, index: readonly Token[], reading: Reading): Arg[] {
  const place = index
    .slice(1, -1)
    .map(({ value }) => value)
    .join("");
  const item = /^\d{1,3}$/.test(place) ? reading.lists.get(full)?.[Number(place)] : undefined;
  const isKey = index[1]?.kind === "text";
  return item ? [item] : ((isKey ? reading.names.get(full) : undefined) ?? [[UNKNOWN_PART]]);
}

/** The values of what stands in front of a method: `p` of `p.iterdir()`. */
function methodHolder(full: string, reading: Reading): Arg[] {
  return reading.names.get(full.replace(/\.\w+$/, "")) ?? [[UNKNOWN_PART]];
}

/** `hex2bin(text)`, `Buffer.from(text, "hex")`, `pack("H*", text)`. */
function decodedCall(full: string, inner: () => readonly Arg[][]): Arg[] | undefined {
  if (decoderOf(full, ["hex"]) === undefined) return undefined;
  const values = inner();
  const at = /pack$/.test(full) ? 1 : 0;
  const told = values.flatMap((value, index) => (index === at ? [] : (known(value[0]) ?? [])));
  const decoder = decoderOf(full, told);
  return decoder && (values[at] ?? [[UNKNOWN_PART]]).map((value) => decodedWord(value, decoder));
}
