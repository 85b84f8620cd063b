/**
 * Where the value of a name begins: behind an operator, a type, a joining word, the flag of a command, in code,
 * configuration, command lines, markup and sentences.
 */
import { lazy } from "../core/lazy.ts";
import { NAME_UNITS } from "../core/limits.ts";
import { unitsBefore } from "../core/text.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { isAttribute, isBlank, isNamePart } from "./names.ts";
import { SHORTEST_UNITS } from "./plain.ts";
import { isValueInProse } from "./prose-values.ts";
import { ASKS, ENDS, GOES_ON, isMark, runAhead, spanScanner, unitTable } from "./spans.ts";

/** What stands between a name and its operator: a closing quote, emphasis or bracket, a remark in brackets, a type. */
const NAME_CLOSE =
  /(?:\\?["'`]|\*\*)?[\])]{0,2}(?:[ \t]\([^()\n"'`]{1,32}\)|（[^（）\n]{1,24}）)?[ \t]{0,20}(?::[ \t]{0,3}&?(?:'static )?[A-Za-z]{1,12}[ \t]{0,3}(?==))?/;

/**
 * The operators of languages, tables and lists, and the default that follows one: `=`, `=>`, `:=`, `||`, `??`. An XML
 * element may open the next line, and put its value into braces behind a label (Jenkins); so may a block of YAML.
 */
const OPERATOR =
  /(?:=>|->|<-|:{1,3}=|\?\?=?|[:?|+.=-]?[=:]=?(?:[ \t]{0,4}[|>][+-]?[ \t]{0,4}\r?\n)?|\|\|?=?|-(?=[ \t]{1,3}["'`])|>(?:\r?\n)?(?:<!\[CDATA\[)?(?:\{(?:[\w-]{1,40} ){0,2})?|：|＝|,)/;

/** What stands between an operator and the value: emphasis, a string's prefix, a type that wraps it, an opening quote. */
const VALUE_OPEN =
  /[ \t]{0,20}(?:\*\*[ \t]{0,4})?(?:(?:[A-Za-z]{1,2}|@|(?:new )?(?:String(?:::from)?|Secure?(?:String|Str)?(?:::(?:new|from)|\.of)?|Buffer\.from|(?:base64\.)?b64decode|atob)\(|\((?:[ \t]{0,4}\r?\n[ \t]{1,40})?)(?=["'`]))?(?:\\?["'`“”„‘’«‹「『]){0,3}/;

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
  /(?:<\/key>\s{0,40}<string>|["'](?:[ \t][\w:.-]{1,24}=["'][^"'<>\n]{0,100}["']){0,2}[ \t]?>\s{0,40}<value>|[ \t]{1,4}(?:--?[a-z-]{1,20}(?:[ =][\w./-]{1,40})?[ \t]{1,4}){0,3}--(?:body|value|secret-string)[ =]["']?|"[ \t]{1,4}\{\s{1,20}(?:[a-z]{2,12}[ \t]{1,8}=[ \t]{1,4}[^\n]{1,80}\n[ \t]{1,16}){0,4}default[ \t]{0,8}=[ \t]{0,4}"|(?:\\?["'])?(?:[ \t]{1,4}|[ \t]{0,4},[ \t]{0,4}|[ \t]{0,4},?\r?\n[ \t]{1,16}(?:- )?)\\?"?(?:value|default)\\?"?[ \t]{0,2}[:=][ \t]{0,2}\\?["']?)/y;

/** What joins a spoken name and its value: "is", "lautet", "是", an arrow. */
const JOINT =
  /[ \t]{0,4}(?:(?:is|are|was|would be|will be|use|reads|es|est|c['’]est|ist|lautet|adalah|là|هي|هو|है|คือ|це)(?![\p{L}\p{M}])[ \t]{0,4}:?|['’]s(?:[ \t]value:?)?(?=[ \t])|[：:=](?!:|\/\/)|(?:(?<=换)成了|[是为為成は는은èé])(?:[ \t]{0,2}:)?|(?=[「『])|→|->|-(?=[ \t])|—|–)[ \t]{0,4}["'`“”„‘’«‹「『]?/uy;

/** Units between a spoken name and what joins it to its value: "the password for the staging box is …". */
const SPOKEN_UNITS = 48;

const JOINING =
  /(?:is|are|was|would be|will be|use|reads|es|est|ist|lautet|adalah|là|هي|هو|है|คือ|це|c['’]est)[ :]/y;

/** Whether what may join a name to its value at `at` begins a word there; Thai leaves no blank between words. */
function joinsAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit === HYPHEN) return !isAlnum(text.charCodeAt(at - 1)) || !isAlnum(text.charCodeAt(at + 1));
  if (unit === E_GRAVE || unit === E_ACUTE) return matchAt(STANDS_ALONE, text, at - 1) >= 0;
  if (unit === APOSTROPHE) return matchAt(ELISION, text, at - 1) < 0;
  return (isBlank(text.charCodeAt(at - 1)) || unit === THAI_KHO) && matchAt(JOINING, text, at) >= 0;
}

const HYPHEN = 45;
const APOSTROPHE = 39;
/** The verbs of Italian and Portuguese, which are letters of other words, too. */
const E_GRAVE = 0xe8;
const E_ACUTE = 0xe9;
const STANDS_ALONE = /[ \t][èé][ \t:]/y;
/** The letter that คือ begins with. */
const THAI_KHO = 0xe04;

/** An apostrophe within a word: "le mot de passe de l'équipe est …". */
const ELISION = /\p{L}'(?!s[ \t])\p{L}/uy;

/**
 * Where the words behind a spoken name end: at what may join it to its value, and at every other ASCII sign. `is` and its
 * kind join at the start of a word only.
 */
const wordsEnd = spanScanner(
  lazy(() =>
    unitTable(
      (unit) =>
        "iawelcur-'".includes(String.fromCharCode(unit))
          ? ASKS
          : isAlnum(unit) || isBlank(unit)
            ? GOES_ON
            : ENDS,
      GOES_ON,
      "：是为為成は는은「『→—–",
      "هहคцèé",
    ),
  ),
  joinsAt,
);

/** What joins a name of other languages to its value by words that English knows, too, and such a name. */
const OWN_NAME = /has[lł]|heslo|lösen|adgang|salasana|סיסמ|ароль|окен|люч|екрет|kl(?:ucz|íč)|nyckel/iy;
const OWN_JOINT =
  /(?:[ \t][\p{L}\d-]{1,20}){0,4}[ \t](?:to|brzmi|jest|je|är|er|on|היא|הוא|זה|это|такой)(?![\p{L}\d])[ \t]{0,4}:?[ \t]{0,4}["'`“”„«]?(?=\S)/iuy;

/** A value of letters and digits, with signs among them, up to what ends its clause. */
const MIXED = "(?=\\S{0,40}\\d)(?=\\S{0,40}[a-z])[!#-&(-~]{8,64}?";

/**
 * A name and the value right behind it, where the language needs no word between: Turkish behind a possessive, Hindi and
 * Korean in front of the verb. A value of words alone is none.
 */
const ADJACENT = new RegExp(
  `(?:(?:şifre|parola)(?:s[iı]|m|m[iı]z|n[iı]z)[ \\t]["'“]?(?=${MIXED}["'”]?[.,;!)]?(?:\\s|$))|` +
    `पासवर्ड[ \\t]["'“]?(?=${MIXED}["'”]?[ \\t](?:है|था|रखा))|` +
    `비밀번호[ \\t]["'“]?(?=${MIXED}["'”]?[ \\t]?(?:입니다|이에요|예요)))`,
  "iuy",
);

/** What those of {@link ADJACENT} begin with that begin in ASCII: compiling the whole takes as long as a hundred names. */
const ADJACENT_ASCII = /parola/iy;

/** Where the value behind a name that needs no word between begins, or -1. */
export const adjacentStart = (text: string, at: number): number =>
  text.charCodeAt(at) < 128 && matchAt(ADJACENT_ASCII, text, at) < 0 ? -1 : matchAt(ADJACENT, text, at);

/** What takes a spoken name up again behind a comma or a question: "the api key, it is …", "das Passwort, es lautet …". */
const TAKEN_UP =
  /[,?][ \t](?:and[ \t]|und[ \t])?(?:(?:it|that|this|here it|which)(?:['’]s|[ \t](?:is|was|would be|will be|should be))|(?:er|sie|es|das)[ \t](?:ist|lautet|war)|c['’]est|(?:es|é|è|jest to|to|это|вот)(?![\p{L}]))(?:[ \t](?:still|now|jetzt))?[ \t:]{1,3}["'`“]?/iuy;

/** From the end of a spoken name to its value, with a few words between. */
function spokenStart(text: string, at: number, end: number): number {
  const adjacent = adjacentStart(text, at);
  if (adjacent >= 0) return adjacent;
  const own = matchAt(OWN_NAME, text, at) < 0 ? -1 : matchAt(OWN_JOINT, text, end);
  return own < 0 ? joinedStart(text, end) : own;
}

/** What a pronoun may follow that takes the name before it up again: a comma, a question mark. */
const isTakenUp = (text: string, at: number): boolean => ",?".includes(text.charAt(at) || " ");

/** Where the value begins that a pronoun behind the sign at `end` joins to the name before it, or -1. */
const takenUpStart = (text: string, end: number): number =>
  isTakenUp(text, end) ? matchAt(TAKEN_UP, text, end) : -1;

function joinedStart(text: string, end: number): number {
  const limit = Math.min(text.length, end + SPOKEN_UNITS);
  const joint = wordsEnd(text, end, limit);
  if (joint >= limit || isOthers(text, end, joint)) return -1;
  if (isTakenUp(text, joint)) return takenUpStart(text, joint);
  return matchAt(JOINT, text, joint);
}

/** Whether what is joined at `joint` is another name's, which stands between: `clientId="…"`, "token check id: …". */
function isOthers(text: string, end: number, joint: number): boolean {
  if (text.charCodeAt(joint) === 61 && !isBlank(text.charCodeAt(joint - 1))) return true;
  return isAttribute(text.slice(end, joint));
}

/** What may stand between a header's name and its token. */
const SCHEME =
  /(?:token|apikey|api-key|api-token|bot|geniekey|ssws|oauth|key)[ \t]{1,4}(?:token=)?["']?(?!-)/iy;

/** What an {@link ASSIGNMENT} begins with. */
const ASSIGNMENT_LEADS = "\\\"'`*]) \t:=-?|+.><：＝,";

/** UTF-16 units from a name to its value at most, blanks left out: the longest forms above have below 190. */
export const REACH_UNITS = 200;

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

/** What a value is made of that stands on the line below its name or in another element: digits, small letters, and capitals behind them or signs. */
const DRAWN = String.raw`(?=[^\s"'\x60\\<>]{0,40}\d)(?=[^\s"'\x60\\<>]{0,40}(?:[a-z][A-Z]|[!#$%^&*~]))`;

/** The end of a line, and what a quotation, a list or a block of code begins the next one with. */
const NEXT_LINE = String.raw`(?:(?:\r?\n|\\n)[ \t]{0,4}(?:[>|*-][ \t]{1,3})?(?:\x60{3}\w{0,12}(?:\r?\n|\\n))?){1,2}["'\x60]{0,3}`;

/** From a name to a value alone in the line below, where a message ends its line with the name or a colon behind it. */
const BELOW = new RegExp(
  String.raw`(?:[ \t\p{L}\p{M}\d()'’.-]{0,40}[:：])?[ \t]{0,3}${NEXT_LINE}${DRAWN}(?=[\w.~+/=!#$%^&*@-]{10,256}["'\x60]{0,3}[ \t]{0,4}(?:[\r\n"}]|\\n|$))`,
  "uy",
);

/** An element of HTML begins or ends. */
const TAG = String.raw`<\/?(?:b|strong|em|i|u|code|kbd|tt|pre|samp|mark|span|p|div|li|td|th|tr|dt|dd|br|label|h[1-6]|font)(?:[ \t][^<>\n]{0,80})?\/?>`;

/** From a name to a value that is marked up, or stands in another cell: `<td>key</td><td>…`, `key: <code>…`. */
const MARKUP = new RegExp(
  String.raw`[ \t]{0,2}(?:is|[:：=])?[ \t]{0,2}(?:${TAG}\s{0,40}){1,6}(?:[:：=]\s{0,4}(?:${TAG}\s{0,8}){0,3})?(?:<input[^<>]{0,80}\bvalue=["'])?${DRAWN}(?=[^\s<>"']{8,256}(?:["'<]|\s|$))`,
  "uy",
);

/** Units from a name in which the first element behind it begins. */
const MARKUP_UNITS = 7;

/** Where a value on the line below the name that ends at `end`, or in another element, begins; or -1. */
function startBeyond(text: string, end: number): number {
  // The dashes of a PEM block's first line are no name's.
  if (text.charAt(end - 1) === "-") return -1;
  const near = text.slice(end, end + MARKUP_UNITS);
  if (near.includes("<")) return matchAt(MARKUP, text, end);
  if (!BELOW_LEADS.test(near)) return -1;
  const line = text.slice(end, end + BELOW_UNITS);
  return line.includes("\n") || line.includes("\\n") ? matchAt(BELOW, text, end) : -1;
}

/** Units from a name to the end of the first line end behind it, written out or not. */
const BELOW_UNITS = 48;

/** What stands behind a name that a line ends with, or words up to a colon. */
const BELOW_LEADS = /^[ \t]{0,3}(?:[:：\r\n(]|\\n|\p{L})/u;

/** Where the value of the name `at`..`end` begins; -1 when nothing is assigned. */
export function valueStart(text: string, at: number, end: number): number {
  const beyond = startBeyond(text, end);
  return beyond < 0 ? startBeside(text, at, end) : beyond;
}

/** {@link valueStart} for a value on the line of its name, or of the block that this opens. */
function startBeside(text: string, at: number, end: number): number {
  const next = blanksEnd(text, end);
  if (!mayFollow(text, end, next + REACH_UNITS)) return -1;
  // A word behind the name is no operator: only the forms that hold words are tried, which a page of names would pay for.
  if (next > end && isAlnum(text.charCodeAt(next))) return wordyStart(text, at, end, next);
  const beside = Math.max(valueBeside(text, at, end), takenUpStart(text, end));
  if (beside >= 0) return beside;
  const assigned = ASSIGNMENT_LEADS.includes(text.charAt(end)) ? matchAt(ASSIGNMENT, text, end) : -1;
  if (assigned < 0) {
    const spoken = Math.max(matchAt(PAIRED, text, end), spokenStart(text, at, end));
    return spoken < 0 && next > end && matchAt(STRING, text, next) >= 0 ? next + 1 : spoken;
  }
  if (isUnquotedArgument(text, assigned) && !isNextField(text, at, assigned)) {
    if (isFlag(text, at)) return matchAt(ARGUMENT, text, end);
    return isApposition(text, at, end, assigned) ? assigned : -1;
  }
  return Math.max(assigned, schemeEnd(text, assigned));
}

/** What says that a string is the name of the value beside it, and not its type. */
const NAMED = /\b(?:name|key|variable)\\?["']?[ \t]{0,2}[:=][ \t]{0,2}\\?["']?[\w.-]{0,40}$/i;
const NAMED_UNITS = 64;

/** Where the value begins behind a comma and a field of its own, as in `"DB_PASSWORD", "value": …`; or -1. */
function valueBeside(text: string, at: number, end: number): number {
  let comma = end;
  while (comma < end + 2 && "\\\"'".includes(text.charAt(comma))) comma++;
  const start = text.charCodeAt(comma) === 44 ? matchAt(PAIRED, text, end) : -1;
  return start >= 0 && NAMED.test(unitsBefore(text, at, NAMED_UNITS)) ? start : -1;
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

/** The attributes of an element between its name and its text: WS-Security's `<wsse:Password Type="…#PasswordText">`. */
const ATTRIBUTES = /(?=[^<>\n]{1,108}>)(?:[ \t][\w:.-]{1,24}=["'][^"'<>\n]{0,100}["']){1,2}[ \t]?>/y;
const ELEMENT = /<(?:[\w-]{1,20}:)?[\w.-]{0,48}$/;

/** Where the text of the element begins whose name ends in the name `at`..`end`, or -1. */
function elementText(text: string, at: number, end: number): number {
  const start = matchAt(ATTRIBUTES, text, end);
  return start >= 0 && ELEMENT.test(unitsBefore(text, at, ELEMENT_UNITS)) ? start : -1;
}

const ELEMENT_UNITS = 72;

/** Where the value begins when the word at `next` follows the name: a type, an attribute, a sentence, a flag's value. */
function wordyStart(text: string, at: number, end: number, next: number): number {
  const typed = isTyped(text, next) ? matchAt(TYPE, text, end) : -1;
  if (typed >= 0) return typed;
  const paired = "vd".includes(text.charAt(next)) ? matchAt(PAIRED, text, end) : -1;
  if (paired >= 0) return paired;
  const inner = elementText(text, at, end);
  if (inner >= 0) return inner;
  const spoken = spokenStart(text, at, end);
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
  /(?:^|[\n;&|])[ \t]{0,16}(?:ENV|ARG|enable|set(?:[ \t]{1,4}-[a-zA-Z]{1,4}){1,3}|setx|setenv|SetEnv)[ \t]{1,8}$/;
const SETTER_UNITS = 40;

/** Whether an instruction sets the name around `at`: a blank is its operator. */
function isSet(text: string, at: number): boolean {
  let start = at;
  while (at - start < NAME_UNITS && isNamePart(text.charCodeAt(start - 1))) start--;
  return isBlank(text.charCodeAt(start - 1)) && SETTERS.test(unitsBefore(text, start, SETTER_UNITS));
}

/** Settings that a blank stands behind: ldap.conf(5), redis.conf. */
const BLANK_SETTINGS = ["bindpw", "requirepass"];

/** Whether the name at `at` is a command's flag, or one of {@link BLANK_SETTINGS}: a blank is its operator. */
function isFlag(text: string, at: number): boolean {
  let start = at;
  while (at - start < NAME_UNITS && isNamePart(text.charCodeAt(start - 1))) start--;
  return text.startsWith("--", start) || BLANK_SETTINGS.some((name) => text.startsWith(name, start));
}
