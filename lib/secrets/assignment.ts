/**
 * Finds values that are assigned to a name which says that they are secret: in code, configuration, command lines,
 * markup and sentences.
 */
import { lazy } from "../core/lazy.ts";
import { NAME_UNITS, VALUE_UNITS } from "../core/limits.ts";
import type { Span } from "../core/verdict.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { looksDrawnPassword, looksTyped } from "./password.ts";
import { SHORTEST_UNITS } from "./plain.ts";
import { isValueInProse, valueBeforeName } from "./prose-values.ts";
import { ASKS, ENDS, GOES_ON, isMark, runAhead, spanScanner, unitTable } from "./spans.ts";
import {
  isHex,
  isNamedDigest,
  isPlaceholder,
  isUuid,
  looksChosen,
  looksRandom,
  looksShortRandom,
  mayBeChosen,
  mayBeRandom,
} from "./value.ts";

/** What stands between a name and its operator: a closing quote, emphasis or bracket, a type. */
const NAME_CLOSE =
  /(?:\\?["'`]|\*\*)?[\])]{0,2}[ \t]{0,20}(?::[ \t]{0,3}&?(?:'static )?[A-Za-z]{1,12}[ \t]{0,3}(?==))?/;

/**
 * The operators of languages, tables and lists, and the default that follows one: `=`, `=>`, `:=`, `||`, `??`. An XML
 * element may open the next line, and put its value into braces behind a label (Jenkins); so may a block of YAML.
 */
const OPERATOR =
  /(?:=>|->|<-|:{1,3}=|\?\?=?|[:?|+.=-]?[=:]=?(?:[ \t]{0,4}[|>][+-]?[ \t]{0,4}\r?\n)?|\|\|?=?|-(?=[ \t]{1,3}["'`])|>(?:\r?\n)?(?:\{(?:[\w-]{1,40} ){0,2})?|：|＝|,)/;

/** What stands between an operator and the value: emphasis, a string's prefix, an opening quote. */
const VALUE_OPEN = /[ \t]{0,20}(?:\*\*[ \t]{0,4})?(?:[A-Za-z]{1,2}(?=["'`]))?(?:\\?["'`“”„‘’«‹「『]){0,2}/;

/** From the end of a name to the start of its value. */
const ASSIGNMENT = new RegExp(NAME_CLOSE.source + OPERATOR.source + VALUE_OPEN.source, "y");

/** A string that follows a name without an operator (nginx, Gradle, `#define`), unless it is a number. */
const STRING = /["'](?![0-9a-fA-F]{0,512}["'])/y;

/** A field that stands alone between the commas of a record. */
const FIELD = /[\w.+/=~-]{16,512}(?=,|\r?\n|$)/y;

/** Whether the name at `at` is a field of comma-separated values, and `start` is the next one. */
function isNextField(text: string, at: number, start: number): boolean {
  if (text.charCodeAt(start - 1) !== 44) return false;
  let name = at;
  while (at - name < NAME_UNITS && isNamePart(text.charCodeAt(name - 1))) name--;
  const before = text.charCodeAt(name - 1);
  return (name === 0 || before === 10 || before === 44) && matchAt(FIELD, text, start) >= 0;
}

/** From the end of a flag to the argument in the next line of a list. */
const ARGUMENT = /["'],\s{1,80}["']/y;

/** A declared type between a name and its operator: `var token string = …`. */
const TYPE = /[ \t]{1,4}[A-Za-z]{1,12}[ \t]{1,4}[:=]?=[ \t]{0,4}["'`]?/y;

/** A name that is itself a value, and the attribute or line that follows with its own. */
const PAIRED =
  /(?:<\/key>\s{0,40}<string>|[ \t]{1,4}(?:--?[a-z-]{1,20}(?:[ =][\w./-]{1,40})?[ \t]{1,4}){0,3}--(?:body|value|secret-string)[ =]["']?|"[ \t]{1,4}\{\s{1,20}(?:[a-z]{2,12}[ \t]{1,8}=[ \t]{1,4}[^\n]{1,80}\n[ \t]{1,16}){0,4}default[ \t]{0,8}=[ \t]{0,4}"|(?:\\?["'])?(?:[ \t]{1,4}|[ \t]{0,4},?\r?\n[ \t]{1,16}(?:- )?)"?(?:value|default)"?[ \t]{0,2}[:=][ \t]{0,2}["']?)/y;

/** What joins a spoken name and its value: "is", "lautet", "是", an arrow. */
const JOINT =
  /[ \t]{0,4}(?:(?:is|are|was|es|est|ist|lautet|adalah|là|هي|هو|है|คือ|це)(?![\p{L}\p{M}])[ \t]{0,4}:?|['’]s(?=[ \t])|[：:=](?!:)|[是为為成は는은èé]|→|->|—|–)[ \t]{0,4}["'`“”„‘’«‹「『]?/uy;

/** Units between a spoken name and what joins it to its value: "the password for the staging box is …". */
const SPOKEN_UNITS = 48;

const JOINING = /(?:is|are|was|es|est|ist|lautet|adalah|là|هي|هو|है|คือ|це)[ :]/y;

const isBlank = (unit: number): boolean => unit === 32 || unit === 9;

/**
 * Where the words behind a spoken name end: at what may join it to its value, and at every other ASCII sign. `is` and its
 * kind join at the start of a word only.
 */
const wordsEnd = spanScanner(
  lazy(() =>
    unitTable(
      (unit) =>
        "iawel-".includes(String.fromCharCode(unit)) ? ASKS : isAlnum(unit) || isBlank(unit) ? GOES_ON : ENDS,
      GOES_ON,
      "：是为為成は는은èé→—–",
      "هहคц",
    ),
  ),
  (text, at) =>
    text.charCodeAt(at) === 45
      ? !isAlnum(text.charCodeAt(at - 1)) || !isAlnum(text.charCodeAt(at + 1))
      : isBlank(text.charCodeAt(at - 1)) && matchAt(JOINING, text, at) >= 0,
);

/** From the end of a spoken name to its value, with a few words between. */
function spokenStart(text: string, end: number): number {
  const limit = Math.min(text.length, end + SPOKEN_UNITS);
  const joint = wordsEnd(text, end, limit);
  return joint < limit ? matchAt(JOINT, text, joint) : -1;
}

/** What may stand between a header's name and its token. */
const SCHEME =
  /(?:token|apikey|api-key|api-token|bot|geniekey|ssws|oauth|key)[ \t]{1,4}(?:token=)?["']?(?!-)/iy;

const partsEnd = spanScanner(lazy(() => unitTable((unit) => (isNamePart(unit) ? GOES_ON : ENDS), ENDS)));

/** The end of the name around `end`, -1 when it goes on for longer than names do. */
function nameEnd(text: string, end: number): number {
  let stop = partsEnd(text, end, Math.min(text.length, end + NAME_UNITS + 1));
  if (stop - end > NAME_UNITS) return -1;
  while (stop > end && text.charCodeAt(stop - 1) === 46) stop--;
  return stop;
}

function isNamePart(unit: number): boolean {
  return isAlnum(unit) || unit === 95 || unit === 45 || unit === 46;
}

/** What an {@link ASSIGNMENT} begins with. */
const ASSIGNMENT_LEADS = "\\\"'`*]) \t:=-?|+.><：＝,";

/** UTF-16 units from a name to its value at most, blanks left out: the longest forms above have below 190. */
const REACH_UNITS = 200;

/** Signs and letters of which a value without digits and capitals holds one; few words hold the letters. */
const RARE_SIGNS = "@#%^~jqxz";

/** Whether a run of what values are made of stands ahead: no value holds a blank, and none is of small letters alone. */
const mayFollow = runAhead(
  lazy(() =>
    unitTable((unit) => {
      if (unit <= 32 || unit === 92) return ENDS;
      return isMark(unit) || RARE_SIGNS.includes(String.fromCharCode(unit)) ? ASKS : GOES_ON;
    }, GOES_ON),
  ),
  SHORTEST_UNITS,
);

/** Where the value of the name `at`..`end` begins; -1 when nothing is assigned. */
function valueStart(text: string, at: number, end: number): number {
  const next = blanksEnd(text, end);
  if (!mayFollow(text, end, next + REACH_UNITS)) return -1;
  // A word behind the name is no operator: only the forms that hold words are tried, which a page of names would pay for.
  if (next > end && isAlnum(text.charCodeAt(next))) return wordyStart(text, at, end, next);
  const assigned = ASSIGNMENT_LEADS.includes(text.charAt(end)) ? matchAt(ASSIGNMENT, text, end) : -1;
  if (assigned < 0) {
    const spoken = Math.max(matchAt(PAIRED, text, end), spokenStart(text, end));
    return spoken < 0 && next > end && matchAt(STRING, text, next) >= 0 ? next + 1 : spoken;
  }
  if (isUnquotedArgument(text, assigned) && !isNextField(text, at, assigned)) {
    if (isFlag(text, at)) return matchAt(ARGUMENT, text, end);
    return isApposition(text, at, end, assigned) ? assigned : -1;
  }
  return Math.max(assigned, schemeEnd(text, assigned));
}

/** Whether a name in a sentence and the value behind its comma are one: "our acme api key, 8Xk…, is new". */
const isApposition = (text: string, at: number, end: number, start: number): boolean =>
  text.charCodeAt(end) === 44 && start === end + 2 && isValueInProse(text, at, end, start);

function blanksEnd(text: string, at: number): number {
  let end = at;
  while (isBlank(text.charCodeAt(end))) end++;
  return end;
}

/** Whether the operator before a value is the comma of an argument list: such a value must be quoted. */
function isUnquotedArgument(text: string, start: number): boolean {
  let end = start;
  while (isBlank(text.charCodeAt(end - 1))) end--;
  return text.charAt(end - 1) === ",";
}

/** The end of a {@link SCHEME} at `at`, or -1. */
function schemeEnd(text: string, at: number): number {
  return "tabgsokTABGSOK".includes(text.charAt(at)) ? matchAt(SCHEME, text, at) : -1;
}

/** Where the value begins when the word at `next` follows the name: a type, an attribute, a sentence, a flag's value. */
function wordyStart(text: string, at: number, end: number, next: number): number {
  const typed = isTyped(text, next) ? matchAt(TYPE, text, end) : -1;
  if (typed >= 0) return typed;
  const paired = "vd".includes(text.charAt(next)) ? matchAt(PAIRED, text, end) : -1;
  if (paired >= 0) return paired;
  const spoken = spokenStart(text, end);
  return spoken < 0 && (isFlag(text, at) || isSet(text, at) || isValueInProse(text, at, end, next))
    ? next
    : spoken;
}

/** Whether an operator stands behind the word at `at`, as in a {@link TYPE}. */
function isTyped(text: string, at: number): boolean {
  let end = at;
  while (end - at < 12 && isAlnum(text.charCodeAt(end))) end++;
  const operator = text.charCodeAt(blanksEnd(text, end));
  return operator === 61 || operator === 58;
}

/** Commands and instructions that put a blank between a name and its value (Dockerfile, fish, Windows, csh). */
const SETTERS =
  /(?:^|[\n;&|])[ \t]{0,16}(?:ENV|ARG|set(?:[ \t]{1,4}-[a-zA-Z]{1,4}){1,3}|setx|setenv|SetEnv)[ \t]{1,8}$/;
const SETTER_UNITS = 40;

/** Whether an instruction sets the name around `at`: a blank is its operator. */
function isSet(text: string, at: number): boolean {
  let start = at;
  while (at - start < NAME_UNITS && isNamePart(text.charCodeAt(start - 1))) start--;
  return (
    isBlank(text.charCodeAt(start - 1)) && SETTERS.test(text.slice(Math.max(0, start - SETTER_UNITS), start))
  );
}

/** Whether the name at `at` is a command's flag: a blank is its operator. */
function isFlag(text: string, at: number): boolean {
  let start = at;
  while (at - start < NAME_UNITS && isNamePart(text.charCodeAt(start - 1))) start--;
  return text.startsWith("--", start);
}

/** What no unquoted value holds. */
const DELIMITERS = "\"'`,;<>|&“”‘’»›」』\\ \t\r\n\u00a0\u3000";
const CLOSERS = ".,;:!?)]}，。；！）】";

/** The end of the value that begins at `start`; -1 when it goes on for longer than a secret does. */
function valueEnd(text: string, start: number): number {
  const quote = text.charAt(start - 1);
  return quote === '"' || quote === "'" || quote === "`"
    ? quotedEnd(text, start, quote)
    : bareEnd(text, start);
}

function quotedEnd(text: string, start: number, quote: string): number {
  for (let end = start; end < text.length && end - start <= VALUE_UNITS; end++) {
    const unit = text.charAt(end);
    if (unit === quote || unit === "\n" || unit === "\\") return end;
  }
  return text.length - start <= VALUE_UNITS ? text.length : -1;
}

const delimiters = lazy(() =>
  unitTable((unit) => (DELIMITERS.includes(String.fromCharCode(unit)) ? ENDS : GOES_ON), GOES_ON, DELIMITERS),
);
const delimiterFrom = spanScanner(delimiters);

/** Operators of which an unquoted value has fewer: `a=b=c=d` is none. */
const OPERATORS = 4;
const operators = lazy(() => unitTable((unit) => (unit === 61 || unit === 58 ? ENDS : GOES_ON), GOES_ON));
/** Each looks for one operator behind the one before it, so that none goes back to what it has read. */
const operatorFrom = Array.from({ length: OPERATORS }, () => spanScanner(operators));

/** How many ampersands a value may hold, and what follows one of them: no other parameter of a URL, no other command. */
const AMPERSANDS = 3;
const BEHIND_AMPERSAND = /&(?![\w.%[\]-]{1,40}=|#?\w{1,8};)[^\s&;|<>"'`]/y;

const goesOnBehind = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 38 && matchAt(BEHIND_AMPERSAND, text, at) >= 0;

/** The end of an unquoted value without the punctuation that closes a sentence or a bracket. */
function bareEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + VALUE_UNITS + 1);
  let end = delimiterFrom(text, start, limit);
  for (let more = 0; more < AMPERSANDS && goesOnBehind(text, end); more++)
    end = delimiterFrom(text, end + 1, limit);
  if (end - start > VALUE_UNITS || hasOperators(text, start, end)) return -1;
  while (end > start && CLOSERS.includes(text.charAt(end - 1))) end--;
  return end;
}

/** Whether {@link OPERATORS} of them stand in `start`..`end`. */
function hasOperators(text: string, start: number, end: number): boolean {
  let at = start;
  for (const next of operatorFrom) {
    at = next(text, at, end) + 1;
    if (at > end) return false;
  }
  return true;
}

/** The name that ends at `end`, from before `at`, and the word in front of it. */
function nameAround(text: string, at: number, end: number): string {
  let start = at;
  while (at - start < NAME_UNITS && (isNamePart(text.charCodeAt(start - 1)) || text[start - 1] === "\\"))
    start--;
  const blank = text.charCodeAt(start - 1);
  if (blank !== 32 && blank !== 9) return text.slice(start, end);
  let word = start - 1;
  while (start - word < 20 && isAlnum(text.charCodeAt(word - 1))) word--;
  return text.slice(word, end);
}

/** Names whose value is a digest, a locator, a counter, a public half: never a secret in itself. */
const HARMLESS_NAME =
  /hash(?!icorp)|digest|checksum|sha_?\d|md5|fingerprint|thumbprint|integrity|etag|(?<!not.)commit|revision|public|publishable|pub_?key|author(?!i)|verif(?:y|ying|ication)[._ -]?keys?|csrf|xsrf|authenticity|requestverification|site[._ -]?keys?|(?<![a-z])storagekey|(?:page|next|client|cont|continuation|sync|cancel|cancellation|design|change|lock|request|action|starting|update|unit|resume|scroll|pagination|consistency)[._ -]?tokens?|(?:primary|natural|schema|sequence|bucket|foreign|partition|sort|cache|object|resource|s3|row|range|route|host|sig|ssh|gpg|pgp|hex)[._ -]?keys?|data-key|idempot|websocket|signature|nonce|tokeniz|address|mint|contract|authorit(?:y|ies)|symbol|keyword/;
/** What `token_…`, `keyId` and their kind end in when they name something about a secret. */
const ATTRIBUTES = new Set(
  "id ids name names type len length size count file path dir url uri arn ref expiry expires expiration ttl policy version endpoint prefix suffix format index usage limit scope scopes".split(
    " ",
  ),
);
const ATTRIBUTE = /(?:key|token|secret|auth|credential)s?[._-]?([a-z]{2,10})$/;

/** Whether a name says that its value is no secret. */
function isHarmless(name: string): boolean {
  const lower = name.toLowerCase();
  if (HARMLESS_NAME.test(lower) || /(?:^|[_ -])(?:id|name|event)$|alg$/.test(lower)) return true;
  if (/[a-z]I[dD]s?(?:Hex|String|Base64)?$/.test(name)) return true;
  return ATTRIBUTES.has(ATTRIBUTE.exec(lower)?.[1] ?? "");
}

/** "private key hash: …", "sha256(private_key) = …", "arn:…:secret:…": what is derived from a secret or only names it. */
function isDerived(text: string, at: number, stop: number, start: number): boolean {
  return (
    /hash|digest|fingerprint|checksum|\bsha-?\d|\bformat\b|\bfor example\b|\be\.g\.|^["'`]?\)[ \t]{0,3}[=-]>/i.test(
      text.slice(stop, start),
    ) ||
    /(?:hash|digest|sha-?\d{1,3}|keccak\d{0,3}|md5|owner|holder|signer)(?:\(| of | to )["'`]?[\w ]{0,20}$|checksum\/$|:\d{12}:$|\barn:[\w-]{0,12}:$/i.test(
      text.slice(Math.max(0, at - 32), at),
    )
  );
}

/** Whether a keyword is written as words are, small, with a capital or in capitals: base64 mixes its letters. */
function isWordCase(text: string, at: number, end: number): boolean {
  let small = 0;
  let capitals = 0;
  let isFirstCapital = false;
  for (let index = at; index < end; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 97 && unit <= 122) small++;
    else if (unit >= 65 && unit <= 90) {
      if (small + capitals === 0) isFirstCapital = true;
      capitals++;
    }
  }
  if (small === 0) return true;
  return capitals === 0 ? !isMark(text.charCodeAt(at - 1)) : capitals === 1 && isFirstCapital;
}

/** A value and the name it is assigned to. */
type Assigned = { readonly span: Span; readonly value: string; readonly name: string };

/**
 * The value that is assigned to the name around `at`..`end`, if the name does not rule it out. The name is read only when
 * the value is one that `mayBe` secret.
 */
function assigned(
  text: string,
  at: number,
  end: number,
  mayBe: (value: string) => boolean,
): Assigned | undefined {
  if (!isWordCase(text, at, end)) return undefined;
  const stop = nameEnd(text, end);
  const start = stop < 0 ? -1 : valueStart(text, at, stop);
  const close = start < 0 ? -1 : valueEnd(text, start);
  if (close - start < SHORTEST_UNITS) return undefined;
  const value = text.slice(start, close);
  if (!mayBe(value)) return undefined;
  const name = nameAround(text, at, stop);
  if (isHarmless(name) || isDerived(text, at, stop, start)) return undefined;
  return { span: { start, end: close }, value, name };
}

/** Whether a plain "token" is a coin: its value has the form of a Solana address, and nothing says that it gives access. */
function isCoin({ name, value }: Assigned): boolean {
  return (
    /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(value) &&
    /token$/i.test(name) &&
    !/api|access|auth|bot|bearer|secret|refresh|session/i.test(name)
  );
}

/** Words that make a key a secret when they stand before it: "my key", "api key", "using acme key". */
const KEY_KINDS = new Set(
  "api access secret private auth master license licence encryption signing my our your the this using".split(
    " ",
  ),
);

/** UTF-16 units before a key in which a heading may say that credentials follow. */
const HEADING_UNITS = 80;

/** Whether a key at `at` is some secret's: a part of a longer name, behind one of {@link KEY_KINDS}, below "credentials". */
function isKindOfKey(text: string, at: number): boolean {
  if (/\bcred(?:ential)?s\b/i.test(text.slice(Math.max(0, at - HEADING_UNITS), at))) return true;
  const before = at > 0 ? text.charCodeAt(at - 1) : 32;
  if (before === 95 || before === 45) return isAlnum(text.charCodeAt(at - 2));
  if (!isBlank(before)) return isAlnum(before);
  let word = at - 1;
  while (at - word < 12 && isWordUnit(text.charCodeAt(word - 1))) word--;
  if (KEY_KINDS.has(text.slice(word, at - 1).toLowerCase())) return true;
  return /\busing[ \t]$/i.test(text.slice(Math.max(0, word - 8), word));
}

const isWordUnit = (unit: number): boolean => isAlnum(unit) || unit === 95;

/** Names that make even a UUID a secret: `SNYK_TOKEN`, `api_key`, `client-secret`. */
const STRONG_NAME =
  /(?:api|access|auth|secret|private|service|deploy|using)[._ -]?(?:key|token)$|(?:token|secret|authorization)$|_key$/i;

/** Whether the word at `at` is a bare `key`, which may be any key: its value is a secret only if it is no number. */
function isAnyKey(text: string, at: number, end: number): boolean {
  return end - at === 3 && !isKindOfKey(text, at);
}

/** Whether a key or token holds one or two signs that none is made of: a typing error, an expression, an address. */
function isOddlySigned({ name, value }: Assigned): boolean {
  if (!/key|token/i.test(name) || /secret/i.test(name)) return false;
  const odd = /[^\w.+/=~:!-]/.test(value) ? value.replace(/[\w.+/=~:!-]/g, "") : "";
  return odd !== "" && new Set(odd).size < 4;
}

const mayBeKey = (value: string): boolean => mayBeRandom(value) || isUuid(value) || looksShortRandom(value);

/** Lines of a table that are looked at below its header, and units of one. */
const ROWS_BELOW = 3;
const ROW_UNITS = 400;

/** The last place that {@link lineStart} was asked for, and its answer: names of one line ask one after the other. */
let asked = { text: "", at: -1, start: -1 };

/** Where the line around `at` begins, -1 when that is further away than a row is long. */
function lineStart(text: string, at: number): number {
  const near = Math.max(0, at - ROW_UNITS);
  const isNext = asked.text === text && asked.at <= at && asked.at >= near;
  const floor = isNext ? asked.at : near;
  let start = at;
  while (start > floor && text.charCodeAt(start - 1) !== 10) start--;
  if (start === floor && isNext) start = asked.start;
  else if (start === near && near > 0 && text.charCodeAt(near - 1) !== 10) start = -1;
  asked = { text, at, start };
  return at - start > ROW_UNITS ? -1 : start;
}

/** A line of names between commas: the header of comma-separated values. */
const CSV_HEADER = /^(?:[^,\n`]{0,24}`)?(?:"?[A-Za-z][\w -]{0,40}"?,){1,40}"?[A-Za-z][\w -]{0,40}"?\r?$/;

/** What stands between the cells of the table whose header begins at `from`; undefined where none does. */
function separatorAt(text: string, from: number, at: number): "|" | "," | undefined {
  if (text.charAt(from) === "|") return "|";
  // Most names are no whole cell.
  let name = at;
  while (name > from && isNamePart(text.charCodeAt(name - 1))) name--;
  if (name > from && !',"'.includes(text.charAt(name - 1))) return undefined;
  const line = text.slice(from, from + ROW_UNITS).split("\n", 1)[0] ?? "";
  return CSV_HEADER.test(line) ? "," : undefined;
}

/**
 * The cell below the header cell that the name at `at` stands in: in the first row of comma-separated values, in the
 * first row behind its rule in a table of Markdown.
 */
function cellBelow(text: string, at: number): Span | undefined {
  const from = lineStart(text, at);
  const separator = from < 0 ? undefined : separatorAt(text, from, at);
  if (separator === undefined) return undefined;
  const column = text.slice(from, at).split(separator).length - 1;
  let line = text.indexOf("\n", at) + 1;
  for (let row = separator === "," ? 1 : 0; row < ROWS_BELOW && line > 0; row++) {
    if (separator === "|" && text.charAt(line) !== "|") return undefined;
    const found = text.indexOf("\n", line);
    const cells = text
      .slice(line, found < 0 ? line + ROW_UNITS : Math.min(found, line + ROW_UNITS))
      .split(separator);
    const cell = cells[column] ?? "";
    const value = cell.trim().replace(/^[`"]|[`"]$/g, "");
    if (row > 0 && value.length > 0) {
      const start =
        line + cells.slice(0, column).join(separator).length + Math.min(column, 1) + cell.indexOf(value);
      return { start, end: start + value.length };
    }
    line = found + 1;
  }
  return undefined;
}

/** The value of a table's column whose header at `at` `looks` like what its name says. */
function inTable(text: string, at: number, looks: (value: string) => boolean): Span | undefined {
  const span = cellBelow(text, at);
  return span && looks(text.slice(span.start, span.end)) ? span : undefined;
}

/** Longer words that begin with "key" and open nothing: `virtualKeyboardPolicy`, `keyframes`. */
const KEY_INSIDE = /key(?:board|frame|stroke|press|down|pad|note|hole|stone)/iy;

/** A random value that is assigned to a name like `api_key`, `TOKEN`, `client-secret`. */
export function findAssignedSecret(text: string, at: number, end: number): Span | undefined {
  if (end - at === 3 && matchAt(KEY_INSIDE, text, at) >= 0) return undefined;
  return (
    secretBehind(text, at, end) ??
    valueBeforeName(text, at, looksRandom) ??
    inTable(text, at, (value) => looksRandom(value) && !(isNumbered(value) && isAnyKey(text, at, end)))
  );
}

/** Whether a value is a number or a digest with its name, as the keys of caches and of tables are. */
const isNumbered = (value: string): boolean => isHex(value) || isNamedDigest(value);

function secretBehind(text: string, at: number, end: number): Span | undefined {
  const found = assigned(text, at, end, mayBeKey);
  if (!found || isOddlySigned(found)) return undefined;
  const { name, value, span } = found;
  if (isUuid(value)) return STRONG_NAME.test(name) && !isPlaceholder(value) ? span : undefined;
  if (isNumbered(value) && isAnyKey(text, at, end)) return undefined;
  if (STRONG_NAME.test(name) && looksShortRandom(value)) return span;
  return looksRandom(value) && !isCoin(found) ? span : undefined;
}

/** Longer words that begin with "pass": `passed`, `passenger`, `passWriteIndex`. */
const PASS_INSIDE = /pass(?!w(?:or|[d0])|phrase|code|key)[a-z]/iy;

/** What a line of a configuration begins with, up to a name: `export DB_`, `  - db.`, `ENV `, `set -gx `. */
const LINE_HEAD =
  /(?:^|\n)[ \t]{0,32}(?:(?:export|ENV|ARG|env|set(?: -[a-zA-Z]{1,3})?|setx|-|\$env:)[ \t]{0,4})?["']?[\w.-]{0,48}$/;

/** What stands behind the value of a configuration: the end of its line, or a comment. */
const LINE_TAIL = /(?:["'],?)?[ \t]{0,8}(?:\r?\n|$|#|\/\/)/y;

/** Units before a name that its line may begin with. */
const HEAD_UNITS = 96;

/** Whether `at`..`stop` names a setting on a line of its own, and `span` is all of its value. */
function isSetting(text: string, at: number, span: Span): boolean {
  const from = Math.max(0, at - HEAD_UNITS);
  if (!LINE_HEAD.test(text.slice(from, at)) && from === 0 && at > HEAD_UNITS) return false;
  return LINE_HEAD.test(text.slice(from, at)) && matchAt(LINE_TAIL, text, span.end) >= 0;
}

/** What says, between a name and its value, that a sentence gives it. */
const SAID =
  /(?:^|[\s"'])(?:is|are|was|es|est|ist|lautet|adalah|là|هي|है|คือ)[ \t:]{1,4}["'`“„]?$|[是为為成は는은èé：][ \t]{0,2}["'`“「]?$/;

/** What says that a password is none of anybody's. */
const SHOWN =
  /\b(?:tests?|testing|examples?|e\.g|for instance|such as|not real|samples?|dummy|fake|demo|default|docs?|documentation|must|should|at least|like)\b|例如|示例|测试/i;

/** Whether the line around `at`..`end` shows a password rather than gives it. */
function isShown(text: string, at: number, end: number): boolean {
  const near = Math.max(0, at - HEAD_UNITS);
  const from = near + text.slice(near, at).lastIndexOf("\n") + 1;
  const line = text.slice(from, end + HEAD_UNITS);
  const stop = line.indexOf("\n", end - from);
  return SHOWN.test(stop < 0 ? line : line.slice(0, stop));
}

/** A name that ends in a word for a password, and goes on to nothing that is about it. */
const MEANS_PASSWORD =
  /(?:pass(?:w(?:or)?d|wort|code|phrase)?|pwd|[^\0-\x7f]\P{L}{0,2}|sandi|passe|wachtwoord|kennwort|senha|heslo|parola)s?[_-]?\d{0,2}$/iu;

const mayBePassword = (value: string): boolean =>
  mayBeChosen(value) || looksDrawnPassword(value) || looksTyped(value);

/** A variable's name. */
const CAMEL = /^[a-z]{1,40}(?:[A-Z][a-z]{0,40}){1,8}\d{0,2}$/;

/** A password that is assigned to a name like `password`, `DB_PASS`, `密码`. */
export function findAssignedPassword(text: string, at: number, end: number): Span | undefined {
  if (matchAt(PASS_INSIDE, text, at) >= 0) return undefined;
  const found = assigned(text, at, end, mayBePassword);
  if (!found) return valueBeforeName(text, at, looksChosen) ?? inTable(text, at, looksChosen);
  const { value, span, name } = found;
  if (CAMEL.test(value) && ",;)".includes(text.charAt(span.end) || " ")) return undefined;
  if (looksChosen(value) || looksDrawnPassword(value)) return span;
  if (!looksTyped(value) || !MEANS_PASSWORD.test(name) || isShown(text, at, span.end)) return undefined;
  const isSaid = SAID.test(text.slice(Math.max(end, span.start - 12), span.start));
  return isSaid || isSetting(text, at, span) ? span : undefined;
}
