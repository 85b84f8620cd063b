/** The scripting languages of one-liners as far as they need to be told apart: one kind of tokens for all. */
import { CODE_EMBEDDED_DEPTH } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import type { Code } from "../programs/card.ts";

/**
 * `name`: one identifier, without its sigil in Perl and PHP; `text`: a literal, in `parts` with the tokens of what
 * stands in it; `line`: the end of a line, with the indentation of the next; `sign`: an operator or a bracket; `cut`: code
 * that is nested deeper than is read.
 */
export type Token = {
  readonly kind: "name" | "text" | "number" | "pattern" | "sign" | "line" | "cut";
  readonly value: string;
  /** Blanks stand in front of it. */
  readonly spaced: boolean;
  readonly parts?: readonly (string | readonly Token[])[];
  /** A literal that a shell runs. */
  readonly runs?: true;
  /** The name had a sigil. */
  readonly sigil?: string;
};

/**
 * The languages whose literals, comments and blocks are told apart; `ends` are those that close blocks by `end`
 * (Ruby, Elixir, Crystal), `closures` those whose braces behind a call are functions (Groovy, Kotlin, Scala, Swift).
 */
export type ScriptLanguage = Exclude<
  Code["language"],
  "tcl" | "applescript" | "editor" | "shell" | "windows"
>;

/** What a backslash and a letter stand for in the literals of all languages. */
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

const CODED = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2}))/;

type Cursor = {
  readonly code: string;
  at: number;
  readonly language: ScriptLanguage;
  readonly depth: number;
  /** Where each bracket of a pair closes, once somebody has asked. */
  readonly closing: Map<string, ReadonlyMap<number, number>>;
};

type Part = string | readonly Token[];

/** The text in the braces that open at `open`; undefined where they do not close. */
function braced({ code, closing }: Cursor, open: number, pair: string = "{}"): string | undefined {
  const ends = closing.get(pair) ?? closingOf(code, pair);
  closing.set(pair, ends);
  const end = ends.get(open);
  return end === undefined ? undefined : code.slice(open + 1, end);
}

/** The places where brackets open, and where each closes: in one pass, as a text may open thousands. */
function closingOf(code: string, pair: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at);
    if (sign === pair[0]) open.push(at);
    else if (sign === pair[1]) {
      const from = open.pop();
      if (from !== undefined) ends.set(from, at);
    }
  }
  return ends;
}

/** `$name`, `@name`, `$name{key}`, `$name->method`, `$name[0]` inside a text. */
const VARIABLE =
  /[$@]\{?[A-Za-z_]\w{0,64}\}?(?:(?:->)?(?:\{[^{}\s]{1,64}\}|\[[^[\]\s]{1,64}\])|->\w{1,64})*/y;

/** Reads an expression that stands in a text, and moves behind it. */
type Embedding = (cursor: Cursor) => readonly Token[] | undefined;

function within(opening: string, pair: string = "{}"): Embedding {
  return (cursor) => {
    if (!cursor.code.startsWith(opening, cursor.at)) return undefined;
    const inner = braced(cursor, cursor.at + opening.length - 1, pair);
    if (inner === undefined) return undefined;
    cursor.at += opening.length + inner.length + 1;
    return embedded(inner, cursor);
  };
}

function embedded(code: string, { language, depth }: Cursor): readonly Token[] {
  return depth < CODE_EMBEDDED_DEPTH
    ? tokensOf(code, language, depth + 1)
    : [{ kind: "cut", value: "", spaced: false }];
}

function variable(cursor: Cursor): readonly Token[] | undefined {
  VARIABLE.lastIndex = cursor.at;
  const found = VARIABLE.exec(cursor.code)?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return embedded(found.replace(/^([$@])\{(\w+)\}/, "$1$2"), cursor);
}

/** Python's `{value!r:>10}`: what stands in front of its format. */
function field(cursor: Cursor): readonly Token[] | undefined {
  const { code, at } = cursor;
  if (code[at] !== "{" || code[at + 1] === "{") return undefined;
  const inner = braced(cursor, at);
  if (inner === undefined) return undefined;
  cursor.at += inner.length + 2;
  return embedded(inner.replace(/(?:=|![rsa])?(?::[^\]})'"]{0,32})?$/, ""), cursor);
}

const first =
  (...ways: readonly Embedding[]): Embedding =>
  (cursor) => {
    for (const way of ways) {
      const found = way(cursor);
      if (found) return found;
    }
    return undefined;
  };

/** How expressions stand in the texts of a language, by its quotes. */
const EMBEDS: Readonly<Record<ScriptLanguage, Readonly<Record<string, Embedding>>>> = {
  python: {},
  javascript: { "`": within("${") },
  perl: { '"': first(within("@{["), within("${\\"), variable), "`": variable },
  ruby: { '"': within("#{"), "`": within("#{") },
  php: { '"': first(within("{"), within("${"), variable), "`": variable },
  awk: {},
  lua: {},
  julia: { '"': first(within("$(", "()"), variable), "`": first(within("$(", "()"), variable) },
  r: {},
  lisp: {},
  closures: { '"': first(within("${"), within("\\(", "()"), variable) },
};

/** The pieces of a literal up to its closing quote; moves behind it. */
function readParts(cursor: Cursor, close: string, raw: boolean, embedding: Embedding | undefined): Part[] {
  const { code } = cursor;
  const parts: Part[] = [];
  let value = "";
  while (cursor.at < code.length) {
    if (code.startsWith(close, cursor.at)) {
      cursor.at += close.length;
      break;
    }
    const inner = embedding === undefined ? undefined : embedding(cursor);
    if (inner !== undefined) {
      parts.push(value, inner);
      value = "";
    } else {
      const sign = code.charAt(cursor.at++);
      value += sign === "\\" && !raw ? readEscape(cursor) : sign;
    }
  }
  return [...parts, value];
}

function readEscape(cursor: Cursor): string {
  const coded = CODED.exec(cursor.code.slice(cursor.at, cursor.at + 5));
  if (coded) {
    cursor.at += coded[0].length;
    const [, two, four, octal] = coded;
    return String.fromCharCode(Number.parseInt(two ?? four ?? octal ?? "40", octal ? 8 : 16));
  }
  const letter = cursor.code.charAt(cursor.at++);
  return Object.hasOwn(ESCAPES, letter) ? (ESCAPES[letter] ?? letter) : letter;
}

type Bare = Omit<Token, "spaced">;

function textOf(parts: readonly Part[], more: Partial<Bare> = {}): Bare {
  const value = parts.filter((part) => typeof part === "string").join("");
  return { kind: "text", value, parts, ...more };
}

function skipTo(cursor: Cursor, end: string): true {
  const found = cursor.code.indexOf(end, cursor.at);
  cursor.at = found < 0 ? cursor.code.length : found + (end === "\n" ? 0 : end.length);
  return true;
}

const SLASHED: ReadonlySet<ScriptLanguage> = new Set<ScriptLanguage>(["javascript", "php", "closures"]);

/** Moves behind a comment; false when none stands here. */
function skipComment(cursor: Cursor): boolean {
  const { code, at, language } = cursor;
  const before = at === 0 ? "\n" : code.charAt(at - 1);
  if (SLASHED.has(language)) {
    if (code.startsWith("/*", at)) return skipTo(cursor, "*/");
    if (code.startsWith("//", at) && /[\s;{}(),]/.test(before)) return skipTo(cursor, "\n");
  }
  if ((language === "lua" && code.startsWith("--", at)) || (language === "lisp" && code[at] === ";"))
    return skipTo(cursor, "\n");
  if (isOneOf("javascript lua lisp closures", language) || code[at] !== "#" || !/[\s;]/.test(before))
    return false;
  return skipTo(cursor, "\n");
}

const PAIRS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** Perl's and Ruby's other quotes: `q{}`, `qq()`, `qw[]`, `qx//`, `%x()`. */
function otherQuote(cursor: Cursor): Bare[] | undefined {
  const { language, code } = cursor;
  if (language !== "perl" && language !== "ruby") return undefined;
  const found = /^(?:(q[qxw]?)|%([xqQwWiI]?))\s?([({[<|/!])/.exec(code.slice(cursor.at, cursor.at + 5));
  if (!found || /[\w$]/.test(code.charAt(cursor.at - 1)) || (found[2] === "" && language === "perl"))
    return undefined;
  const [whole, perl, ruby, open = "/"] = found;
  const kind = (perl ?? `q${ruby}`).replace(/^q[Q]?$|^qQ$/, perl ? "q" : "qq");
  cursor.at += whole.length;
  const plain = kind === "q" || /^q[wWiI]$/.test(kind);
  const parts = readParts(cursor, PAIRS[open] ?? open, false, plain ? undefined : EMBEDS[language]['"']);
  if (/^q[wWiI]$/.test(kind)) return listOfWords(textOf(parts).value);
  return [kind === "qx" ? textOf(parts, { runs: true }) : textOf(parts)];
}

/** `qw(a b)` and `%w[a b]` as `["a", "b"]`. */
function listOfWords(text: string): Bare[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const items = words.flatMap((value): Bare[] => [textOf([value]), { kind: "sign", value: "," }]);
  return [{ kind: "sign", value: "[" }, ...items.slice(0, -1), { kind: "sign", value: "]" }];
}

/** Perl's `m{}`, `qr//`, `s///`, `tr///`: one or two parts, none of which is code. */
function perlPattern(cursor: Cursor): Bare[] | undefined {
  if (cursor.language !== "perl") return undefined;
  const found = /^(?:(s|tr|y)|m|qr)([{/|!#,])/.exec(cursor.code.slice(cursor.at, cursor.at + 3));
  if (!found || /[\w$@%&>-]/.test(cursor.code.charAt(cursor.at - 1))) return undefined;
  const open = found[2] ?? "/";
  cursor.at += found[0].length;
  const [pattern = ""] = readParts(cursor, PAIRS[open] ?? open, true, undefined);
  if (found[1] !== undefined && cursor.code[cursor.at] === "{") cursor.at++;
  if (found[1] !== undefined) readParts(cursor, PAIRS[open] ?? open, false, undefined);
  return [{ kind: "pattern", value: found[1] === undefined ? String(pattern) : "" }];
}

/** Not after a dollar: Perl's and Ruby's `$/` is a name. */
const PATTERN = /(?<!\$)\/(?![*/\s])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){1,64}\]){1,128}\/[a-z]{0,4}/y;

/** Names that a pattern may follow, unlike a divisor. */
const BEFORE_PATTERN = "and case grep if in next not of or print return split typeof unless when while";

/** A regular expression as a literal: the quotes in it open nothing. It stands where no value ends. */
function readPattern(cursor: Cursor, before: Token | undefined): Bare[] | undefined {
  if (!isOneOf("javascript perl ruby awk closures", cursor.language) || cursor.code[cursor.at] !== "/")
    return undefined;
  const endsValue =
    before?.kind === "sign"
      ? /^[)\]}]$/.test(before.value)
      : before !== undefined && before.kind !== "line" && !isOneOf(BEFORE_PATTERN, before.value);
  PATTERN.lastIndex = cursor.at;
  const found = endsValue ? undefined : PATTERN.exec(cursor.code)?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return [{ kind: "pattern", value: found.slice(1).replace(/\/[a-z]*$/, "") }];
}

/** awk's fields are names. */
function awkField(cursor: Cursor): Bare[] | undefined {
  if (cursor.language !== "awk") return undefined;
  const found = /^\$\d{1,8}/.exec(cursor.code.slice(cursor.at, cursor.at + 9))?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return [{ kind: "name", value: found }];
}

/** Perl's `</etc/*>` is `glob "/etc/*"`, and `<F>` reads lines. */
function angled(cursor: Cursor): Bare[] | undefined {
  if (cursor.language !== "perl" || cursor.code[cursor.at] !== "<") return undefined;
  const found = /^<([~/$\w][^<>\n;=]{0,1024}|)>/.exec(cursor.code.slice(cursor.at, cursor.at + 1030));
  const inner = found?.[1];
  if (!found || inner === undefined) return undefined;
  const isHandle = /^\$?\w*$/.test(inner);
  cursor.at += found[0].length;
  const call = (name: string, arg: Bare): Bare[] => [
    { kind: "name", value: name },
    { kind: "sign", value: "(" },
    arg,
    { kind: "sign", value: ")" },
  ];
  if (!isHandle) return call("glob", textOf([inner]));
  return call("readline", { kind: "name", value: inner.replace("$", "") || "STDIN", sigil: "$" });
}

/** In front of a literal: `r"…"`, `f'…'`, `b"""…"""` of Python. */
const PREFIX = /([rbfuRBFU]{1,2})?("""|'''|"|'|`)/y;

const LONG = /\[\[/y;

/** Which quotes open no text, by language. */
const NO_QUOTES: Partial<Readonly<Record<ScriptLanguage, RegExp>>> = { python: /`/, lisp: /['`]/, lua: /`/ };

function readQuoted(cursor: Cursor): Bare[] | undefined {
  const { code, language } = cursor;
  if (language === "lua" && takes(LONG, cursor)) return [textOf(readParts(cursor, "]]", true, undefined))];
  PREFIX.lastIndex = cursor.at;
  const found = PREFIX.exec(code);
  const [, prefix = "", quote = '"'] = found ?? [];
  const isPython = language === "python";
  if (!found || (prefix !== "" && !isPython) || NO_QUOTES[language]?.test(quote)) return undefined;
  const close = isPython || (quote.length === 3 && language === "closures") ? quote : quote.charAt(0);
  cursor.at += prefix.length + close.length;
  const embedding = /f/i.test(prefix) ? field : EMBEDS[language][close.charAt(0)];
  const parts = readParts(cursor, close, /r/i.test(prefix), embedding);
  return [close === "`" && language !== "javascript" ? textOf(parts, { runs: true }) : textOf(parts)];
}

function takes(pattern: RegExp, cursor: Cursor): boolean {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.code)?.[0];
  if (found === undefined) return false;
  cursor.at += found.length;
  return true;
}

const NAMES: Partial<Readonly<Record<ScriptLanguage, RegExp>>> = {
  perl: /([$@%&]\$?)?(?:[A-Za-z_]\w*(?:::\w+)*|(?<=\$)\d+)/y,
  php: /(&?\$)?[A-Za-z_]\w*/y,
  ruby: /([$@]{1,2})?[A-Za-z_]\w*(?:[?!](?![=]))?/y,
  julia: /(@)?[A-Za-z_]\w*(?:!(?!=))?/y,
  r: /()[A-Za-z_.][\w.]*/y,
  awk: /(\$)?[A-Za-z_]\w*/y,
  lisp: /()[A-Za-z_][\w.:!?*<>/-]*/y,
};

const NAME = /()[#$A-Za-z_][\w$]*/y;

function readName(cursor: Cursor): Bare | undefined {
  const pattern = NAMES[cursor.language] ?? NAME;
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.code);
  if (!found) return undefined;
  cursor.at += found[0].length;
  const sigil = found[1] ?? "";
  const name = found[0].slice(sigil.length);
  // Perl's arguments and its topic differ by the sigil alone.
  const value = sigil === "@" && (name === "_" || cursor.language === "ruby") ? `@${name}` : name;
  return sigil === "" ? { kind: "name", value } : { kind: "name", value, sigil };
}

/** Ruby's and Elixir's `:name`. */
function symbol(cursor: Cursor): Bare[] | undefined {
  if (cursor.language !== "ruby" || cursor.code[cursor.at] !== ":") return undefined;
  const found = /^:([A-Za-z_]\w{0,64}[?!]?)/.exec(cursor.code.slice(cursor.at, cursor.at + 68));
  if (!found || /[\w:)\]"']/.test(cursor.code.charAt(cursor.at - 1))) return undefined;
  cursor.at += found[0].length;
  return [textOf([found[1] ?? ""])];
}

const NUMBER =
  /(?:0[xX][\da-fA-F]{1,16}|0[oO]?[0-7]{1,16}(?![\d.])|\d{1,20}(?:\.\d{1,20})?(?:[eE]-?\d{1,3})?)[nLf]?/y;

function readNumber(cursor: Cursor): Bare | undefined {
  NUMBER.lastIndex = cursor.at;
  const found = NUMBER.exec(cursor.code)?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return { kind: "number", value: found };
}

/** Signs of several characters, the longest first. */
const SIGNS =
  /\.\.\.|<=>|===|!==|\*\*=|\|\|=|&&=|\?\?=|\/\/=|<<=|>>=|=>|->|::|:=|==|!=|<=|>=|=~|!~|\+=|-=|\*=|\/=|\.=|\|=|<>|<-|<<|>>|\|>|\|\||\|&|&&|\?\?|\?\.|&\.|\*\*|\+\+|--|\.\.|[^\s]/y;

function readSign(cursor: Cursor): Bare {
  SIGNS.lastIndex = cursor.at;
  const value = SIGNS.exec(cursor.code)?.[0] ?? cursor.code.charAt(cursor.at);
  cursor.at += value.length;
  return { kind: "sign", value };
}

function nextTokens(cursor: Cursor, before: Token | undefined): readonly Bare[] {
  const special =
    readQuoted(cursor) ??
    otherQuote(cursor) ??
    angled(cursor) ??
    readPattern(cursor, before) ??
    perlPattern(cursor) ??
    awkField(cursor) ??
    symbol(cursor);
  if (special) return special;
  return [readName(cursor) ?? readNumber(cursor) ?? readSign(cursor)];
}

/** Does a line's end count here? Not inside round and square brackets, nor in Python's braces. */
function endsLine(open: readonly string[], language: ScriptLanguage): boolean {
  const last = open.at(-1);
  return last === undefined || (last === "{" && language !== "python");
}

function follow(open: string[], { kind, value }: Bare): void {
  if (kind !== "sign") return;
  if (/^[([{]$/.test(value)) open.push(value);
  else if (/^[)\]}]$/.test(value)) open.pop();
}

/** The tokens of a script. Linear in the length of the code. */
export function tokensOf(code: string, language: ScriptLanguage, depth = 0): Token[] {
  const cursor: Cursor = { code, at: 0, language, depth, closing: new Map() };
  const tokens: Token[] = [];
  const open: string[] = [];
  let spaced = true;
  while (cursor.at < code.length) {
    const sign = code.charAt(cursor.at);
    if (sign === "\n" && endsLine(open, language)) {
      const indent = /^[ \t]{0,256}/.exec(code.slice(cursor.at + 1, cursor.at + 258))?.[0].length ?? 0;
      tokens.push({ kind: "line", value: String(indent), spaced });
    }
    if (/\s/.test(sign)) {
      cursor.at++;
      spaced = true;
    } else if (sign === "\\" && code[cursor.at + 1] === "\n") cursor.at += 2;
    else if (!skipComment(cursor)) {
      for (const token of nextTokens(cursor, tokens.at(-1))) {
        follow(open, token);
        tokens.push({ ...token, spaced });
        spaced = false;
      }
    }
  }
  return tokens;
}
