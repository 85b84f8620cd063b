/** Python, JavaScript, Perl, Ruby, PHP and awk as far as one-liners need them: one token list for all. */

/** `name` is a dotted name (`os.path.join`, `File::Path`, `$x->y`); `text` a string literal's value; `sign` one mark. */
export type Token = { readonly kind: "name" | "text" | "sign"; readonly value: string };

/** The languages whose literals and comments are told apart. */
export type ScriptLanguage = "python" | "javascript" | "perl" | "ruby" | "php" | "awk";

/** What a backslash and a letter stand for in the literals of all languages. */
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };

const NAME = /(?:\$(?=`))|[$@%&]?[A-Za-z_][\w$]*(?:(?:\.|::|->|\?\.)(?:[A-Za-z_][\w$]*[?!]?|\$(?=`)))*/y;

const CODED = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/;

type Cursor = { readonly code: string; at: number; readonly language: ScriptLanguage };

/** Units of an expression inside a text that are read. */
const EMBEDDED_CHARS = 512;

/** The expression in braces that opens here, quotes in it included; moves behind it. */
function readEmbedded(cursor: Cursor, open: string): string | undefined {
  const { code, at } = cursor;
  if (!code.startsWith(open, at)) return undefined;
  let depth = 0;
  for (let end = at + 1; end < code.length && end < at + EMBEDDED_CHARS; end++) {
    const sign = code.charAt(end);
    if (sign === "{") depth++;
    if (sign !== "}" || --depth > 0) continue;
    cursor.at = end + 1;
    return code.slice(at, end + 1);
  }
  return undefined;
}

/** In which quotes an expression may stand that holds the same quotes: Ruby's `"#{…}"`, JavaScript's templates. */
const EMBEDS: Readonly<Record<string, (cursor: Cursor) => string | undefined>> = {
  '"': (cursor) => (cursor.language === "ruby" ? readEmbedded(cursor, "#{") : undefined),
  "`": (cursor) => (cursor.language === "javascript" ? readEmbedded(cursor, "${") : undefined),
};

/** Reads up to the closing quote and moves behind it. */
function readText(cursor: Cursor, close: string, raw: boolean): string {
  const { code } = cursor;
  let value = "";
  while (cursor.at < code.length) {
    if (code.startsWith(close, cursor.at)) {
      cursor.at += close.length;
      break;
    }
    const inner = EMBEDS[close]?.(cursor);
    if (inner) value += inner;
    else {
      const sign = code.charAt(cursor.at++);
      value += sign === "\\" && !raw ? readEscape(cursor) : sign;
    }
  }
  return value;
}

function readEscape(cursor: Cursor): string {
  const coded = CODED.exec(cursor.code.slice(cursor.at, cursor.at + 5));
  if (coded) {
    cursor.at += coded[0].length;
    return String.fromCharCode(Number.parseInt(coded[1] ?? coded[2] ?? "20", 16));
  }
  const letter = cursor.code.charAt(cursor.at++);
  return Object.hasOwn(ESCAPES, letter) ? (ESCAPES[letter] ?? letter) : letter;
}

function skipTo(cursor: Cursor, end: string): true {
  const found = cursor.code.indexOf(end, cursor.at);
  cursor.at = found < 0 ? cursor.code.length : found + end.length;
  return true;
}

/** Moves behind a comment; false when none stands here. */
function skipComment(cursor: Cursor): boolean {
  const { code, at, language } = cursor;
  const before = at === 0 ? "\n" : code.charAt(at - 1);
  if (language === "javascript" || language === "php") {
    if (code.startsWith("/*", at)) return skipTo(cursor, "*/");
    if (code.startsWith("//", at) && /[\s;{}()]/.test(before)) return skipTo(cursor, "\n");
  }
  if (language === "javascript" || code[at] !== "#" || !/[\s;]/.test(before)) return false;
  return skipTo(cursor, "\n");
}

const PAIRS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** Perl's and Ruby's other quotes: `q{}`, `qq()`, `qw[]`, `qx//`, `%x()`; the token in front tells which. */
function otherQuote(cursor: Cursor): Token[] | undefined {
  if (cursor.language !== "perl" && cursor.language !== "ruby") return undefined;
  const found = /^(?:(q[qxw]?)|%([xqQwW]?))\s?([({[<|/!])/.exec(cursor.code.slice(cursor.at, cursor.at + 5));
  if (!found || /[\w$]/.test(cursor.code.charAt(cursor.at - 1))) return undefined;
  const open = found[3] ?? "/";
  cursor.at += found[0].length;
  const value = readText(cursor, PAIRS[open] ?? open, false);
  const text: Token = { kind: "text", value };
  if (/^(?:qw|[wW])$/.test(found[1] ?? found[2] ?? "")) return listOfWords(value);
  return (found[1] ?? found[2]) === "qx" || found[2] === "x" ? shellQuote(text) : [text];
}

/** `qw(a b)` and `%w[a b]` as `["a", "b"]`. */
function listOfWords(text: string): Token[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const items = words.flatMap((value): Token[] => [
    { kind: "text", value },
    { kind: "sign", value: "," },
  ]);
  return [{ kind: "sign", value: "[" }, ...items.slice(0, -1), { kind: "sign", value: "]" }];
}

/** Perl's `m{}`, `qr//`, `s///`, `tr///`: one or two parts, none of which is code. */
function perlPattern(cursor: Cursor): Token[] | undefined {
  if (cursor.language !== "perl") return undefined;
  const found = /^(?:(s|tr|y)|m|qr)([{/|!#,])/.exec(cursor.code.slice(cursor.at, cursor.at + 3));
  if (!found || /[\w$@%&>-]/.test(cursor.code.charAt(cursor.at - 1))) return undefined;
  const open = found[2] ?? "/";
  cursor.at += found[0].length;
  readText(cursor, PAIRS[open] ?? open, false);
  if (found[1] !== undefined && cursor.code[cursor.at] === "{") cursor.at++;
  if (found[1] !== undefined) readText(cursor, PAIRS[open] ?? open, false);
  return [{ kind: "sign", value: "//" }];
}

/** Not after a dollar: Perl's and Ruby's `$/` is a name. */
const PATTERN = /(?<!\$)\/(?![*/\s])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){1,64}\]){1,128}\//y;

/** Names that a pattern may follow, unlike a divisor. */
const BEFORE_PATTERN = /^(?:return|typeof|case|in|of|and|or|not|if|unless|when|while|split|grep|print)$/;

/** A regular expression as a literal: the quotes in it open nothing. It stands where no value ends. */
function readPattern(cursor: Cursor, before: Token | undefined): Token[] | undefined {
  if (cursor.language === "python" || cursor.language === "php" || cursor.code[cursor.at] !== "/")
    return undefined;
  const endsValue =
    before?.kind === "sign" ? /[)\]}]/.test(before.value) : !BEFORE_PATTERN.test(before?.value ?? "if");
  PATTERN.lastIndex = cursor.at;
  const found = endsValue ? undefined : PATTERN.exec(cursor.code)?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return [{ kind: "sign", value: "//" }];
}

/** awk's fields are names (`$1`, `$NF`), and its numbers are texts that join others. */
function awkWord(cursor: Cursor): Token[] | undefined {
  if (cursor.language !== "awk") return undefined;
  const found = /^(?:\$\d{1,8}|\d[\d.]{0,32})/.exec(cursor.code.slice(cursor.at, cursor.at + 40))?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return [{ kind: found.startsWith("$") ? "name" : "text", value: found }];
}

/** Perl's `</etc/*>` is `glob "/etc/*"`. */
function angled(cursor: Cursor): Token[] | undefined {
  if (cursor.language !== "perl" || cursor.code[cursor.at] !== "<") return undefined;
  const found = /^<([~/$][^<>\n]{0,1024})>/.exec(cursor.code.slice(cursor.at, cursor.at + 1030));
  if (!found || !/[*?/]/.test(found[1] ?? "")) return undefined;
  cursor.at += found[0].length;
  return [
    { kind: "name", value: "glob" },
    { kind: "text", value: found[1] ?? "" },
  ];
}

/** Backquotes run what they hold. */
function shellQuote(text: Token): Token[] {
  return [
    { kind: "name", value: "system" },
    { kind: "sign", value: "(" },
    text,
    { kind: "sign", value: ")" },
  ];
}

function readQuoted(cursor: Cursor): Token[] | undefined {
  const { code, at, language } = cursor;
  const quote = code.charAt(at);
  if (quote !== '"' && quote !== "'" && quote !== "`") return undefined;
  const triple = quote.repeat(3);
  const close = language === "python" && code.startsWith(triple, at) ? triple : quote;
  cursor.at += close.length;
  const text: Token = { kind: "text", value: readText(cursor, close, false) };
  return quote === "`" && language !== "javascript" ? shellQuote(text) : [text];
}

function readName(cursor: Cursor): Token | undefined {
  NAME.lastIndex = cursor.at;
  const found = NAME.exec(cursor.code)?.[0];
  if (found === undefined) return undefined;
  cursor.at += found.length;
  return { kind: "name", value: found };
}

/** A prefix of a Python literal (`r"…"`, `f'…'`, `b"""…"""`) says nothing about what it holds. */
function isLiteralPrefix(cursor: Cursor): boolean {
  return (
    cursor.language === "python" &&
    /^(?:[rbfu]|rb|br|fr|rf)["']/i.test(cursor.code.slice(cursor.at, cursor.at + 3))
  );
}

/** The tokens of a script; newlines stand as the sign `;`. Linear in the length of the code. */
export function tokensOf(code: string, language: ScriptLanguage): Token[] {
  const cursor: Cursor = { code, at: 0, language };
  const tokens: Token[] = [];
  while (cursor.at < code.length) {
    const sign = code.charAt(cursor.at);
    if (sign === "\n") tokens.push({ kind: "sign", value: ";" });
    if (/\s/.test(sign)) cursor.at++;
    else if (!skipComment(cursor)) tokens.push(...nextTokens(cursor, tokens.at(-1)));
  }
  return tokens;
}

/** JavaScript's other way to write a dot: `tools["shell"]` is `tools.shell`. */
function readMember(cursor: Cursor): Token[] | undefined {
  if (cursor.language !== "javascript" || !/[\w$)\]]/.test(cursor.code.charAt(cursor.at - 1)))
    return undefined;
  const found = /^\[\s?(?:"([A-Za-z_$][\w$]{0,63})"|'([A-Za-z_$][\w$]{0,63})')\s?\]/.exec(
    cursor.code.slice(cursor.at, cursor.at + 70),
  );
  if (!found) return undefined;
  cursor.at += found[0].length;
  const name: Token = { kind: "name", value: found[1] ?? found[2] ?? "" };
  return [{ kind: "sign", value: "." }, name];
}

function nextTokens(cursor: Cursor, before: Token | undefined): Token[] {
  if (isLiteralPrefix(cursor)) cursor.at += /["']/.test(cursor.code.charAt(cursor.at + 1)) ? 1 : 2;
  const special =
    readMember(cursor) ??
    readQuoted(cursor) ??
    otherQuote(cursor) ??
    angled(cursor) ??
    readPattern(cursor, before) ??
    perlPattern(cursor) ??
    awkWord(cursor);
  if (special) return special;
  const name = readName(cursor);
  return name ? [name] : [{ kind: "sign", value: cursor.code.charAt(cursor.at++) }];
}
