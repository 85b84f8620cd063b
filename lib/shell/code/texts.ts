/** What the functions of scripting languages make of texts and lists: joined, cut, formatted, decoded. */
import { CODE_HOLES } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { type CodeDecoder, decodedWord, decoderOf, fromCodes } from "./decoders.ts";
import {
  anyOf,
  type CodeValue,
  CUT_TEXT,
  crossed,
  made,
  ofItems,
  ofText,
  ofTexts,
  taintsOf,
  textsOf,
  UNKNOWN_PART,
  unknown,
} from "./value.ts";

/** A call of a thing outside of the code, with positional arguments apart. */
export type TextCall = {
  readonly full: string;
  readonly name: string;
  readonly receiver: CodeValue | undefined;
  readonly values: readonly CodeValue[];
  /** The arguments with names. */
  readonly fields?: ReadonlyMap<string, CodeValue>;
};

/** Functions that leave a text or a list as it is. */
const SAME = `
  Array Buffer File Path Pathname PosixPath PurePath String URI absolute abspath array_values asList
  asScript as_posix as_str bin2text bytearray bytes c c_char_p canonicalize charlist chomp clone compact
  compile const copy create_string_buffer cstring decode defined dir dup encode escape escapeshellarg
  escapeshellcmd expand expand_user expanduser expandvars file fileURLToPath flat flatten freeze fsdecode
  fsencode fspath get getAbsolutePath getPath getPathname getRealPath iter iterator_to_array join list
  lstrip normalize nullable of path promisify quote raw readStringAsPath realpath realpathSync ref repr
  resolve rstrip scalar set shellescape shuffle slice sort sorted str string strip text toAbsolutePath
  toFile toPath toString to_a to_charlist to_path to_s to_str trim tuple uniq unique unwrap values`;

const JOINS_PATH =
  /(?:^|\.)(?:os\.path|path|posixpath|File|filepath|Path|Paths|NodePath|PathUtils|posix|p|path\.posix|Pathname)(?:\(\))?\.(?:join|resolve|get|of|joinpath)$|(?:^|\.)(?:joinpath|catfile|catdir|file\.path|resolve|expand_path)$/;

type TextMaker = (call: TextCall) => CodeValue | undefined;

/** The value of a call that only makes a text or a list out of others. */
export function textOfCall(call: TextCall): CodeValue | undefined {
  return fromNumbers(call) ?? decoded(call) ?? maker(call) ?? pathOf(call) ?? sameAs(call);
}

function maker(call: TextCall): CodeValue | undefined {
  return Object.hasOwn(MAKERS, call.name) ? MAKERS[call.name]?.(call) : undefined;
}

function pathOf({ full, receiver, values }: TextCall): CodeValue | undefined {
  if (!JOINS_PATH.test(full)) return undefined;
  const parts = receiver && receiver.texts.length > 0 ? [receiver, ...values] : values;
  if (/expand_path$|resolve$/.test(full) && parts.length === 1) return parts[0];
  return ofTexts(
    parts.map(textsOf).reduce((paths, part) => crossed(crossed(paths, [["/"]]), part)),
    taintsOf(parts),
  );
}

/** Has a value texts or items, so that what it is called with is about it? */
function isSubject(value: CodeValue | undefined): boolean {
  return value !== undefined && (value.texts.length > 0 || value.items !== undefined);
}

function sameAs(call: TextCall): CodeValue | undefined {
  const { name, receiver, values, full } = call;
  if (!isOneOf(SAME, name)) return undefined;
  if (receiver && isSubject(receiver)) return receiver;
  // An object of which nothing but its content is known.
  if (receiver && (receiver.taints.length > 0 || /[)\]]$/.test(receiver.full ?? "")))
    return unknown(taintsOf([receiver, ...values]), receiver.full);
  const [first] = values;
  if (first === undefined) return undefined;
  if (values.length > 1) return ofSeveral(call, first);
  return isOneOf("Path PurePath Pathname File", name) ? { ...first, full: `${full}()` } : first;
}

function ofSeveral({ name, values }: TextCall, first: CodeValue): CodeValue | undefined {
  if (name === "c") return ofItems(values);
  if (isOneOf("Path PurePath PosixPath join File", name))
    return pathOf({ name, receiver: undefined, values, full: "path.join" });
  return isOneOf("resolve bytes String compile", name) ? first : undefined;
}

function fromNumbers({ full, name, values }: TextCall): CodeValue | undefined {
  if (!isOneOf("chr fromCharCode fromCodePoint bytes bytearray pack from char intToUtf8 Char", name))
    return undefined;
  const numbers = (name === "pack" ? values.slice(1) : values)
    .flatMap((value) => value.items ?? [value])
    .map(({ number }) => number);
  if (numbers.length === 0 || numbers.some((number) => number === undefined)) return undefined;
  if (name === "bytes" && values[0]?.items === undefined) return undefined;
  const text = fromCodes(numbers.flatMap((number) => number ?? []));
  return text === undefined ? undefined : made({ texts: [[text]], full: `${full}()` });
}

function decoded({ full, receiver, values }: TextCall): CodeValue | undefined {
  const told = values.flatMap((value) => (value.texts.length === 1 ? (known(value.texts[0]) ?? []) : []));
  const isMethod = isSubject(receiver);
  const isPack = /pack1?$/.test(full);
  const source = isMethod && receiver ? receiver : values[isPack && values.length > 1 ? 1 : 0];
  if (source === undefined) return undefined;
  const [item] = isPack ? (source.items ?? []) : [];
  if (item) return decoded({ full, name: "", receiver: undefined, values: [values.at(-1) ?? source, item] });
  const decoder = decoderOf(full, isMethod || isPack ? told : told.slice(1));
  return decoder && decodedBy(decoder, source, full);
}

function decodedBy(decoder: CodeDecoder, source: CodeValue, full: string): CodeValue | undefined {
  if (source.items === undefined || source.texts.length > 0)
    return ofTexts(
      source.texts.map((text) => decodedWord(text, decoder)),
      source.taints,
    );
  return full.includes("revers") ? ofItems([...source.items].reverse()) : undefined;
}

// --- by name ----------------------------------------------------------------------------------------------------

function joined({ full, receiver, values }: TextCall): CodeValue | undefined {
  if (JOINS_PATH.test(full)) return undefined;
  const [first, ...rest] = values;
  const list = receiver?.items
    ? receiver
    : (values.find(({ items }) => items !== undefined) ?? (rest.length > 0 ? ofItems(rest) : undefined));
  // `"".join(reversed(text))`: a text is its characters.
  if (list?.items === undefined) return known(receiver?.texts[0]) === "" ? first : undefined;
  const separator = receiver?.items
    ? first
    : receiver && receiver.texts.length > 0
      ? receiver
      : values.find((value) => value !== list && value.items === undefined);
  const between = separator === undefined ? [[]] : textsOf(separator);
  const texts = list.items.reduce<readonly Arg[]>(
    (front, item, at) => crossed(at === 0 ? front : crossed(front, between), textsOf(item)),
    [[]],
  );
  return ofTexts(texts, taintsOf([list, ...values]));
}

function cut(call: TextCall): CodeValue | undefined {
  const { receiver, values } = call;
  if (receiver && !isSubject(receiver) && (receiver.taints.length > 0 || receiver.full?.endsWith(")")))
    return unknown(receiver.taints);
  const [text, separator] = partsToCut(call);
  if (text === undefined) return undefined;
  const whole = known(text.texts[0]);
  if (whole === undefined) return made({ texts: text.texts, taints: taintsOf([text, ...values]) });
  const mark = separator && separator.texts.length > 0 ? known(separator.texts[0]) : undefined;
  const words = mark === undefined ? whole.trim().split(/\s+/) : whole.split(mark);
  return made({ items: words.slice(0, 256).map(ofText), taints: text.taints });
}

/** The text, and what it is cut at: `text.split(mark)`, `explode(mark, text)`, `shlex.split(text)`. */
function partsToCut({ name, receiver, values }: TextCall): readonly (CodeValue | undefined)[] {
  if (receiver && isSubject(receiver)) return [receiver, values[0]];
  return name === "explode" || (name === "split" && values.length > 1) ? [values[1], values[0]] : [values[0]];
}

function replaced({ name, receiver, values }: TextCall): CodeValue | undefined {
  const isMethod = receiver !== undefined && receiver.texts.length > 0;
  const [from, to, subject] = values;
  const text = isMethod
    ? receiver
    : name === "sub" || name === "gsub" || name.startsWith("str_") || name === "preg_replace"
      ? subject
      : undefined;
  const [what, by] = [known(from?.texts[0]), known(to?.texts[0])];
  if (text === undefined) return undefined;
  if (what === undefined || by === undefined)
    return from?.full === "pattern" ? { ...text, number: undefined } : ofTexts([[UNKNOWN_PART]], text.taints);
  return ofTexts(
    text.texts.map((one) =>
      one.map((piece) => (typeof piece === "string" ? piece.replaceAll(what, by) : piece)),
    ),
    text.taints,
  );
}

function cased({ name, receiver, values }: TextCall): CodeValue | undefined {
  const text = receiver && receiver.texts.length > 0 ? receiver : values[0];
  const upper = /up/i.test(name);
  return (
    text &&
    ofTexts(
      text.texts.map((one) =>
        one.map((piece) =>
          typeof piece === "string" ? (upper ? piece.toUpperCase() : piece.toLowerCase()) : piece,
        ),
      ),
      text.taints,
    )
  );
}

function filledIn({ receiver, values, fields }: TextCall): CodeValue | undefined {
  const isMethod = receiver !== undefined && receiver.texts.length > 0;
  const template = isMethod ? receiver : values[0];
  const parts = isMethod ? values : values.slice(1);
  return (
    template &&
    ofTexts(
      formatted(
        textsOf(template),
        parts.flatMap((part) => part.items ?? [part]),
        fields,
      ),
      taintsOf([template, ...parts, ...(fields?.values() ?? [])]),
    )
  );
}

function concatenated({ receiver, values }: TextCall): CodeValue | undefined {
  if (!receiver?.items && values[0]?.items && !receiver?.texts.length)
    return joined({ full: "concat", name: "join", receiver, values });
  if (receiver?.items)
    return ofItems([...receiver.items, ...values.flatMap((value) => value.items ?? [value])]);
  const parts = receiver && receiver.texts.length > 0 ? [receiver, ...values] : values;
  return parts.length === 0 ? undefined : ofTexts(parts.map(textsOf).reduce(crossed), taintsOf(parts));
}

function repeatedCall({ receiver, values }: TextCall): CodeValue | undefined {
  const [first, second] = values;
  return receiver && receiver.texts.length > 0 && first
    ? repeated(receiver, first)
    : first && second
      ? repeated(first, second)
      : undefined;
}

function charactersOf(call: TextCall): CodeValue | undefined {
  const text = call.receiver ?? call.values[0];
  const whole = known(text?.texts[0]);
  return whole === undefined ? text : ofItems([...whole].map(ofText));
}

function parentOf({ receiver, values }: TextCall): CodeValue | undefined {
  const text = values[0] ?? receiver;
  return (
    text &&
    ofTexts(
      text.texts.map((one) => one.slice(0, -1)).map((one) => (one.length > 0 ? one : [UNKNOWN_PART])),
      text.taints,
    )
  );
}

function lastPartOf({ receiver, values }: TextCall): CodeValue | undefined {
  const text = values[0] ?? receiver;
  return (
    text &&
    ofTexts(
      text.texts.map((one) =>
        one
          .slice(-1)
          .map((piece) => (typeof piece === "string" ? piece.slice(piece.lastIndexOf("/") + 1) : piece)),
      ),
      text.taints,
    )
  );
}

const listOf: TextMaker = ({ values }) => ofItems(values);

const firstOf: TextMaker = ({ values }) => values[0];

const MAKERS: Readonly<Record<string, TextMaker>> = {
  values: ({ receiver, values }) => {
    const fields = (receiver?.fields ? receiver : values[0])?.fields;
    return fields && ofItems([...fields.values()]);
  },
  new: (call) =>
    /(?:Pathname|Path|URI)\.new$/.test(call.full) && call.values[0]
      ? { ...call.values[0], full: "Path()" }
      : undefined,
  arrayOf: listOf,
  listOf,
  Seq: listOf,
  List: listOf,
  Vector: listOf,
  asList: listOf,
  array: listOf,
  of: (call) => (/(?:List|Arrays|Set)\.of$/.test(call.full) ? listOf(call) : undefined),
  Set: firstOf,
  RecursiveIteratorIterator: firstOf,
  IteratorIterator: firstOf,
  iterator_to_array: firstOf,
  join: joined,
  implode: joined,
  mkString: joined,
  concat: concatenated,
  paste: (call) => {
    const parts = call.values.map(textsOf);
    return parts.length === 0
      ? undefined
      : ofTexts(
          parts.reduce((front, part) => crossed(crossed(front, [[" "]]), part)),
          taintsOf(call.values),
        );
  },
  paste0: concatenated,
  string: (call) => (call.values.length > 1 ? concatenated(call) : undefined),
  split: cut,
  explode: cut,
  words: cut,
  list2cmdline: joined,
  chars: charactersOf,
  replace: replaced,
  replaceAll: replaced,
  str_replace: replaced,
  sub: replaced,
  gsub: replaced,
  tr: replaced,
  delete: (call) =>
    call.receiver &&
    call.receiver.texts.length > 0 &&
    call.values.length > 0 &&
    !/[/~]/.test(known(call.values[0]?.texts[0]) ?? "/")
      ? replaced({ ...call, values: [...call.values, ofText("")] })
      : undefined,
  lower: cased,
  upper: cased,
  toLowerCase: cased,
  toUpperCase: cased,
  downcase: cased,
  upcase: cased,
  lc: cased,
  uc: cased,
  strtolower: cased,
  strtoupper: cased,
  format: filledIn,
  sprintf: filledIn,
  repeat: repeatedCall,
  rep: repeatedCall,
  str_repeat: repeatedCall,
  dirname: parentOf,
  basename: lastPartOf,
};

// --- operators --------------------------------------------------------------------------------------------------

const HOLE = /%(?:\((\w{1,32})\))?[-\d.]{0,8}[srdqi]|\{([\w.]{0,32})(?:![rs])?(?::[^{}]{0,16})?\}/;

/** `"… %s … {} … {name}"` with its parts in their places. */
export function formatted(
  templates: readonly Arg[],
  parts: readonly CodeValue[],
  fields: ReadonlyMap<string, CodeValue> | undefined,
): readonly Arg[] {
  return templates.flatMap((template) => {
    const text = known(template);
    if (text === undefined) return [template];
    let texts: readonly Arg[] = [[]];
    let rest = text;
    let next = 0;
    for (let found = HOLE.exec(rest); found !== null; found = HOLE.exec(rest)) {
      if (next === CODE_HOLES) return crossed(texts, [CUT_TEXT]);
      const key = found[1] ?? found[2] ?? "";
      const part = fields?.get(key) ?? parts[/^\d+$/.test(key) ? Number(key) : next];
      texts = crossed(crossed(texts, [[rest.slice(0, found.index)]]), textsOf(part));
      rest = rest.slice(found.index + found[0].length);
      next++;
    }
    return crossed(texts, [[rest]]);
  });
}

/** A text or a list several times. */
export function repeated(one: CodeValue, other: CodeValue): CodeValue | undefined {
  const [thing, times] = one.number === undefined ? [one, other.number] : [other, one.number];
  if (times === undefined || times < 0) return undefined;
  const count = Math.min(times, 64);
  if (thing.items) return ofItems(Array.from({ length: count }, () => thing.items ?? []).flat());
  return ofTexts(
    textsOf(thing).map((text) => Array.from({ length: count }, () => text).flat()),
    thing.taints,
  );
}

/** `text[1:]`, `list[::-1]`. */
export function sliced(of: CodeValue, [from, to, step]: readonly (CodeValue | undefined)[]): CodeValue {
  const cutTo = <T>(whole: readonly T[]): T[] => {
    const part = whole.slice(from?.number ?? 0, to?.number ?? whole.length);
    if (step?.number === -1) return [...(from || to ? part : whole)].reverse();
    return step?.number !== undefined && step.number > 1
      ? part.filter((_, at) => at % (step.number ?? 1) === 0)
      : part;
  };
  if (of.items && of.texts.length === 0) return ofItems(cutTo(of.items));
  const texts = of.texts.map((text): Arg => {
    const whole = known(text);
    return whole === undefined ? text : [cutTo([...whole]).join("")];
  });
  return texts.length > 0 ? ofTexts(texts, of.taints) : anyOf([{ ...of, items: undefined }]);
}
