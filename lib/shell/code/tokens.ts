/** The scripting languages of one-liners as far as they need to be told apart: one kind of tokens for all. */
import { CODE_EMBEDDED_DEPTH } from "../../core/limits.ts";
import { isOneOf, wordsOf } from "../../core/words.ts";
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
  "tcl" | "applescript" | "editor" | "go" | "shell" | "windows"
>;

/** What a backslash and a letter stand for in the literals of all languages. */
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

const CODED = /(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([0-3][0-7]{2}))/y;

type Cursor = {
  readonly code: string;
  at: number;
  readonly language: ScriptLanguage;
  readonly depth: number;
  /** Where each bracket of a pair closes, once somebody has asked. */
  readonly closing: Map<string, ReadonlyMap<number, number>>;
};

/** Reads what stands here, and moves behind it. */
function take(cursor: Cursor, pattern: RegExp | undefined): RegExpExecArray | undefined {
  if (!pattern) return undefined;
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.code) ?? undefined;
  if (found) cursor.at = pattern.lastIndex;
  return found;
}

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
  /[$@](?:[A-Za-z_]\w{0,64}|\{[A-Za-z_]\w{0,64}\})(?:(?:->)?(?:\{[^{}\s]{1,64}\}|\[[^[\]\s]{1,64}\])|->\w{1,64})*/y;

/** Reads an expression that stands in a text, and moves behind it. */
type Embedding = (cursor: Cursor) => readonly Token[] | undefined;

function within(opening: string, pair: string = "{}"): Embedding {
  return (cursor) => {
    if (!cursor.code.startsWith(opening, cursor.at)) return undefined;
    const open = cursor.at + opening.indexOf(pair.charAt(0));
    const inner = braced(cursor, open, pair);
    if (inner === undefined) return undefined;
    cursor.at = open + inner.length + 2;
    return embedded(inner, cursor);
  };
}

function embedded(code: string, { language, depth }: Cursor): readonly Token[] {
  return depth < CODE_EMBEDDED_DEPTH
    ? tokensOf(code, language, depth + 1)
    : [{ kind: "cut", value: "", spaced: false }];
}

function variable(cursor: Cursor): readonly Token[] | undefined {
  const [found] = take(cursor, VARIABLE) ?? [];
  return found === undefined ? undefined : embedded(found.replace(/^([$@])\{(\w+)\}/, "$1$2"), cursor);
}

/** Python's `{value!r:>10}`: what stands in front of its format. */
function field(cursor: Cursor): readonly Token[] | undefined {
  const { code, at } = cursor;
  const inner = code[at + 1] === "{" ? undefined : braced(cursor, at);
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
  const [coded, two, four, octal] = take(cursor, CODED) ?? [];
  if (coded !== undefined)
    return String.fromCharCode(Number.parseInt(two ?? four ?? coded, octal === undefined ? 16 : 8));
  const letter = cursor.code.charAt(cursor.at++);
  return (Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined) ?? letter;
}

type Bare = Omit<Token, "spaced">;

function textOf(parts: readonly Part[], more: Partial<Bare> = {}): Bare {
  const value = parts.filter((part) => typeof part === "string").join("");
  return { kind: "text", value, parts, ...more };
}

/** Comments of C's kind, and those behind a hash, which stands at the beginning of a word. */
const SLASHED = /\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y;
const HASHED = /(?<![^\s;])#.*/y;

/** What comments look like in languages that have others than those behind a hash. */
const COMMENTS: Partial<Readonly<Record<ScriptLanguage, readonly RegExp[]>>> = {
  javascript: [SLASHED],
  closures: [SLASHED],
  php: [SLASHED, HASHED],
  lua: [/--.*/y],
  lisp: [/;.*/y],
};

const PAIRS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** Perl's and Ruby's other quotes, `q{}`, `qq()`, `qw[]`, `qx//`, `%x()`: their letter, and what opens them. */
const OTHER_QUOTES: Partial<Readonly<Record<ScriptLanguage, RegExp>>> = {
  perl: /(?<![\w$@%&])q([qxw]?)\s?([({[<|/!])/y,
  ruby: /(?<![\w$])%([xqQwWiI]?)([({[<|/!])/y,
};

function otherQuote(cursor: Cursor): Bare[] | undefined {
  const { language } = cursor;
  const [found, letter = "", open = ""] = take(cursor, OTHER_QUOTES[language]) ?? [];
  if (found === undefined) return undefined;
  const isList = /[wi]/i.test(letter);
  const isPlain = isList || letter === (language === "perl" ? "" : "q");
  const parts = readParts(cursor, PAIRS[open] ?? open, false, isPlain ? undefined : EMBEDS[language]['"']);
  if (isList) return listOfWords(textOf(parts).value);
  return [letter === "x" ? textOf(parts, { runs: true }) : textOf(parts)];
}

/** `qw(a b)` and `%w[a b]` as `["a", "b"]`. */
function listOfWords(text: string): Bare[] {
  const items = wordsOf(text).flatMap((value): Bare[] => [textOf([value]), { kind: "sign", value: "," }]);
  return [{ kind: "sign", value: "[" }, ...items.slice(0, -1), { kind: "sign", value: "]" }];
}

const PERL_PATTERN = /(?<![\w$@%&>-])(?:(s|tr|y)|m|qr)([{/|!#,])/y;

/** Perl's `m{}`, `qr//`, `s///`, `tr///`: one or two parts, none of which is code. */
function perlPattern(cursor: Cursor): Bare[] | undefined {
  const [found, two, open = ""] = take(cursor, cursor.language === "perl" ? PERL_PATTERN : undefined) ?? [];
  if (found === undefined) return undefined;
  const close = PAIRS[open] ?? open;
  const parts = readParts(cursor, close, true, undefined);
  if (two === undefined) return [{ kind: "pattern", value: textOf(parts).value }];
  if (close !== open) take(cursor, /\s{0,64}\{/y);
  readParts(cursor, close, false, undefined);
  return [{ kind: "pattern", value: "" }];
}

/** Not after a dollar: Perl's and Ruby's `$/` is a name. */
const PATTERN = /(?<!\$)\/(?![*/\s])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){1,64}\]){1,128}\/[a-z]{0,4}/y;

/** Names that a pattern may follow, unlike a divisor. */
const BEFORE_PATTERN = "and case grep if in next not of or print return split typeof unless when while";

/** A regular expression as a literal: the quotes in it open nothing. It stands where no value ends. */
function readPattern(cursor: Cursor, before: Token | undefined): Bare[] | undefined {
  if (!isOneOf("javascript perl ruby awk closures", cursor.language)) return undefined;
  const endsValue =
    before?.kind === "sign"
      ? /^[)\]}]$/.test(before.value)
      : before !== undefined && before.kind !== "line" && !isOneOf(BEFORE_PATTERN, before.value);
  const [found] = (endsValue ? undefined : take(cursor, PATTERN)) ?? [];
  return found === undefined ? undefined : [{ kind: "pattern", value: found.replace(/^\/|\/[a-z]*$/g, "") }];
}

const ANGLED = /<([~/$\w][^<>\n;=]{0,1024}|)>/y;

/** Perl's `</etc/*>` is `glob "/etc/*"`, and `<F>` reads lines. */
function angled(cursor: Cursor): Bare[] | undefined {
  const [, inner] = take(cursor, cursor.language === "perl" ? ANGLED : undefined) ?? [];
  if (inner === undefined) return undefined;
  const call = (name: string, arg: Bare): Bare[] => [
    { kind: "name", value: name },
    { kind: "sign", value: "(" },
    arg,
    { kind: "sign", value: ")" },
  ];
  if (!/^\$?\w*$/.test(inner)) return call("glob", textOf([inner]));
  return call("readline", { kind: "name", value: inner.replace("$", "") || "STDIN", sigil: "$" });
}

/** In front of a literal: `r"…"`, `f'…'`, `b"""…"""` of Python. */
const PREFIX = /([rbfuRBFU]{1,2})?("""|'''|"|'|`)/y;

const LONG = /\[\[/y;

/** Which quotes open no text, by language. */
const NO_QUOTES: Partial<Readonly<Record<ScriptLanguage, RegExp>>> = { python: /`/, lisp: /['`]/, lua: /`/ };

function readQuoted(cursor: Cursor): Bare[] | undefined {
  const { language } = cursor;
  if (take(cursor, language === "lua" ? LONG : undefined))
    return [textOf(readParts(cursor, "]]", true, undefined))];
  const start = cursor.at;
  const [found, prefix = "", quote = ""] = take(cursor, PREFIX) ?? [];
  if (found === undefined) return undefined;
  const isPython = language === "python";
  if ((prefix !== "" && !isPython) || NO_QUOTES[language]?.test(quote)) {
    cursor.at = start;
    return undefined;
  }
  const close = isPython || language === "closures" ? quote : quote.charAt(0);
  cursor.at = start + prefix.length + close.length;
  const embedding = /f/i.test(prefix) ? field : EMBEDS[language][close.charAt(0)];
  const parts = readParts(cursor, close, /r/i.test(prefix), embedding);
  return [close === "`" && language !== "javascript" ? textOf(parts, { runs: true }) : textOf(parts)];
}

const NAMES: Partial<Readonly<Record<ScriptLanguage, RegExp>>> = {
  perl: /([$@%&]\$?)?(?:[A-Za-z_]\w*(?:::\w+)*|(?<=\$)\d+)/y,
  php: /(&?\$)?[A-Za-z_]\w*/y,
  ruby: /([$@]{1,2})?[A-Za-z_]\w*(?:[?!](?![=]))?/y,
  julia: /(@)?[A-Za-z_]\w*(?:!(?!=))?/y,
  r: /()[A-Za-z_.][\w.]*/y,
  awk: /(\$(?!\d))?(?:[A-Za-z_]\w*|\$\d{1,8})/y,
  lisp: /()[A-Za-z_][\w.:!?*<>/-]*/y,
};

const NAME = /()[#$A-Za-z_][\w$]*/y;

function readName(cursor: Cursor): Bare | undefined {
  const [found, sigil = ""] = take(cursor, NAMES[cursor.language] ?? NAME) ?? [];
  if (found === undefined) return undefined;
  const name = found.slice(sigil.length);
  // Perl's arguments and its topic differ by the sigil alone.
  const value = sigil === "@" && (name === "_" || cursor.language === "ruby") ? `@${name}` : name;
  return sigil === "" ? { kind: "name", value } : { kind: "name", value, sigil };
}

const SYMBOL = /(?<![\w:)\]"']):([A-Za-z_]\w{0,64}[?!]?)/y;

/** Ruby's and Elixir's `:name`. */
function symbol(cursor: Cursor): Bare[] | undefined {
  const [, name] = take(cursor, cursor.language === "ruby" ? SYMBOL : undefined) ?? [];
  return name === undefined ? undefined : [textOf([name])];
}

const NUMBER =
  /(?:0[xX][\da-fA-F]{1,16}|0[oO]?[0-7]{1,16}(?![\d.])|\d{1,20}(?:\.\d{1,20})?(?:[eE]-?\d{1,3})?)[nLf]?/y;

function readNumber(cursor: Cursor): Bare | undefined {
  const [value] = take(cursor, NUMBER) ?? [];
  return value === undefined ? undefined : { kind: "number", value };
}

/** Signs of several characters, the longest first. */
const SIGNS =
  /\.\.\.|<=>|===|!==|\*\*=|\|\|=|&&=|\?\?=|\/\/=|<<=|>>=|=>|->|::|:=|==|!=|<=|>=|=~|!~|\+=|-=|\*=|\/=|\.=|\|=|<>|<-|<<|>>|\|>|\|\||\|&|&&|\?\?|\?\.|&\.|\*\*|\+\+|--|\.\.|[^\s]/y;

function readSign(cursor: Cursor): Bare {
  const [value = ""] = take(cursor, SIGNS) ?? [];
  return { kind: "sign", value };
}

const isLetter = (unit: number): boolean => ((unit | 0x20) >= 97 && (unit | 0x20) <= 122) || unit === 95;

function nextTokens(cursor: Cursor, before: Token | undefined): readonly Bare[] {
  // A letter begins nothing but a name, where none stands in front of a quote.
  if (isLetter(cursor.code.charCodeAt(cursor.at)) && !isOneOf("perl python", cursor.language))
    return [readName(cursor) ?? readSign(cursor)];
  const special =
    readQuoted(cursor) ??
    otherQuote(cursor) ??
    angled(cursor) ??
    readPattern(cursor, before) ??
    perlPattern(cursor) ??
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
  if (isOneOf("( [ {", value)) open.push(value);
  else if (isOneOf(") ] }", value)) open.pop();
}

/** The end of a line that goes on. */
const CONTINUED = /\\\n/y;

const INDENT = /[ \t]{0,256}/y;

/** The tokens of a script. Linear in the length of the code. */
export function tokensOf(code: string, language: ScriptLanguage, depth = 0): Token[] {
  const cursor: Cursor = { code, at: 0, language, depth, closing: new Map() };
  const tokens: Token[] = [];
  const open: string[] = [];
  const skipped = [...(COMMENTS[language] ?? [HASHED]), CONTINUED];
  let spaced = true;
  while (cursor.at < code.length) {
    const sign = code.charAt(cursor.at);
    if (sign === "\n" && endsLine(open, language)) {
      const [indent = ""] = take({ ...cursor, at: cursor.at + 1 }, INDENT) ?? [];
      tokens.push({ kind: "line", value: String(indent.length), spaced });
    }
    if (/\s/.test(sign)) {
      cursor.at++;
      spaced = true;
    } else if (!skipped.some((one) => take(cursor, one))) {
      for (const token of nextTokens(cursor, tokens.at(-1))) {
        follow(open, token);
        tokens.push({ ...token, spaced });
        spaced = false;
      }
    }
  }
  return tokens;
}
