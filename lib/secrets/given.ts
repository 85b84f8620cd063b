/**
 * Where a password is given rather than named or shown: in a setting, in front of a command, in a call, in a record of
 * credentials, in a sentence. What looks like a word only is a password in these places.
 */
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { matchAt } from "./finders.ts";
import { isNumberedName, looksComposed } from "./password.ts";
import { adjacentStart } from "./value-start.ts";

/** The name of a password at `at`..`stop`, and the value that is assigned to it. */
export type Naming = { readonly at: number; readonly stop: number; readonly span: Span };

/** Units before a name in which its line, its call or its record may begin. */
const HEAD_UNITS = 96;

/** What a line of a configuration begins with, up to a name: `export DB_`, `  - db.`, `ENV `, `set -gx `. */
const LINE_HEAD =
  /(?:^|\n)[ \t]{0,32}(?:(?:export|ENV|ARG|env|enable|set(?: -[a-zA-Z]{1,3})?|setx|[+-]|\$env:)[ \t]{0,4})?["']?[\w.-]{0,48}$/;

/** What stands behind the value of a configuration: the end of its line, or a comment. */
const LINE_TAIL = /(?:["']{1,3},?)?[ \t]{0,8}(?:\r?\n|$|#|\/\/)/y;

/** A setting on a line of its own, whose value is all of it. */
const isSetting = (head: string, text: string, { span }: Naming): boolean =>
  LINE_HEAD.test(head) && matchAt(LINE_TAIL, text, span.end) >= 0;

/** A variable or an element that is given a string: `$db_`, `const `, `private static final String `, `config['`. */
const VARIABLE_HEAD =
  /(?:^|[\n;{(`*])[ \t]{0,32}(?:(?:const|let|var|val|my|our|final|static|public|private|protected|string|char|auto)[ \t*]{1,3}){0,4}[$@]?(?:[\w.>-]{1,40}(?:\[["']?\$?\w{1,32}["']?\]){0,3}\[["'])?[\w.>-]{0,48}$/i;
const GIVEN_STRING = /^["']?\]?(?::[ \t]?[A-Za-z]{1,12})?[ \t]{0,4}:?=[ \t]{0,4}@?["'`]{1,3}$/;
const STATEMENT_TAIL = /["'`]{1,3}[ \t]{0,4}(?:[;`]|\*\*|\r?\n|$|#|\/\/)/y;

const isVariable = (head: string, text: string, { stop, span }: Naming): boolean =>
  GIVEN_STRING.test(text.slice(stop, span.start)) &&
  matchAt(STATEMENT_TAIL, text, span.end) >= 0 &&
  VARIABLE_HEAD.test(head);

/** The environment of a command, on its own line or in a list: `PGPASSWORD=… psql`, `-e DB_PASSWORD=…`, `"DB_PASS=…"`. */
const VARIABLE_OF_ENVIRONMENT = /^[A-Z][A-Z0-9_]{2,60}$/;
const ENVIRONMENT_HEAD = /(?:^|[\s;&|(`"'=]|\$env:)([A-Z0-9_]{0,48})$/;
const ENVIRONMENT_TAIL = /["'`]?(?:[ \t]{1,4}\S|[ \t]{0,4}(?:$|[\r\n;&|)\]},]))/y;

function isEnvironment(head: string, text: string, { at, stop, span }: Naming): boolean {
  const before = ENVIRONMENT_HEAD.exec(head);
  if (!before || !VARIABLE_OF_ENVIRONMENT.test(before[1] + text.slice(at, stop))) return false;
  return /^=["']?$/.test(text.slice(stop, span.start)) && matchAt(ENVIRONMENT_TAIL, text, span.end) >= 0;
}

/** Calls that give a name a value: `define('DB_PASSWORD', '…')`, `props.put("password", "…")`. */
const CALL_HEAD =
  /(?:\bdefine|\b(?:set|put)env|setdefault|setproperty|addproperty|withproperty|[.>](?:set|put|add|config|option|property))\(\s{0,4}["'][\w.-]{0,64}$/i;
const CALL_BETWEEN = /^["'][ \t]{0,4},[ \t]{0,4}["']$/;
const CALL_TAIL = /["'][ \t]{0,4}\)/y;

const isInCall = (head: string, text: string, { stop, span }: Naming): boolean =>
  CALL_BETWEEN.test(text.slice(stop, span.start)) &&
  matchAt(CALL_TAIL, text, span.end) >= 0 &&
  CALL_HEAD.test(head);

/** What says whose password a record holds, or where it opens something. */
const SIBLING =
  /(?:^|[^A-Za-z.])(?:[a-z]{1,8}[_-])?(?:user(?:[_-]?name|[_-]?id)?|usr|uid|login|e?-?mail|host(?:[_-]?name)?|server|account|database|dbname|engine|adapter|port|path|url|uri|endpoint|ssid|(?:key|trust)store(?:file|path|type)?|cert(?:ificate)?(?:file|path)?)["']?[ \t]{0,2}[:=](?![=:])/i;

/** This machine, where passwords are a developer's own. */
const LOCAL = /localhost|127\.0\.0\.1|\(local\)|\[?::1\b/i;

/** What stands between a field of a record and its value: a quote, or the operator of a list of words. */
const FIELD_BETWEEN = /^\\?["'`]?[ \t]{0,2}(?:[:=][ \t]{0,2}\\?["'`]|=)$/;
const FIELD_HEAD = /(?:^|[\s{(,;?&"'\\])[\w-]{0,40}$/;
const FIELD_TAIL =
  /\\?["'`][ \t]{0,2}(?:[,})\];]|\/?>|\r?\n|$|[a-z][\w-]{0,30}=)|[ \t;]|&[\w.-]{1,40}=|\r?\n|$/y;

/** A field of YAML's flow style, whose value is not quoted: `{POSTGRES_USER: app, POSTGRES_PASSWORD: …}`; a name in capitals is no member of code. */
const FLOW_HEAD = /[{,][ \t]{0,4}([A-Z][A-Z0-9_]{0,48})$/;
const FLOW_TAIL = /[ \t]{0,4}[,}]/y;

function isInFlow(head: string, text: string, { at, stop, span }: Naming): boolean {
  const before = FLOW_HEAD.exec(head)?.[1];
  if (before === undefined || matchAt(FLOW_TAIL, text, span.end) < 0) return false;
  return (
    /^:[ \t]{1,4}$/.test(text.slice(stop, span.start)) &&
    VARIABLE_OF_ENVIRONMENT.test(before + text.slice(at, stop))
  );
}

/** A password in a statement of SQL: `ALTER USER … IDENTIFIED BY '…'`. */
const isIdentified = (_head: string, text: string, { at, stop, span }: Naming): boolean =>
  /^identified by$/i.test(text.slice(at, stop)) && /^[ \t]{1,4}["']$/.test(text.slice(stop, span.start));

/** A list of options between commas, as mount(8) takes them: no blank stands in it, and a value is not quoted. */
const OPTIONS_HEAD = /(?:^|[\s"'=])(?:[\w.-]{1,40}(?:=[^\s,"'()[\]{}]{0,80})?,){1,12}[\w.-]{0,40}$/;
const OPTIONS_TAIL = /,[\w.-]{1,40}(?=[=,\s"']|$)|["'\s]|$/y;

const isInOptions = (head: string, text: string, { stop, span }: Naming): boolean =>
  text.slice(stop, span.start) === "=" &&
  matchAt(OPTIONS_TAIL, text, span.end) >= 0 &&
  OPTIONS_HEAD.test(head) &&
  SIBLING.test(head);

/** A field of a record on one line that says whose password it is. */
function isInRecord(head: string, text: string, { stop, span }: Naming): boolean {
  if (!FIELD_BETWEEN.test(text.slice(stop, span.start)) || !FIELD_HEAD.test(head)) return false;
  if (matchAt(FIELD_TAIL, text, span.end) < 0) return false;
  const before = head.slice(Math.max(...["\n", "{", "(", "["].map((sign) => head.lastIndexOf(sign))) + 1);
  const behind = lineFrom(text, span.end).replace(/[{}()[\]].*/s, "");
  return !LOCAL.test(before + behind) && (SIBLING.test(before) || SIBLING.test(behind));
}

/**
 * A setting with a name in Chinese, Japanese or Korean, alone on its line or one of several: `数据库地址=… 数据库密码=…`. No code has such
 * names.
 */
const OWN_NAME = /[\u3041-\u9fff\uac00-\ud7af]$/;
const OWN_TAIL = /["']?(?:[\s,;|)，；、。）」』]|$)/y;

function isOwnSetting(head: string, text: string, { at, stop, span }: Naming): boolean {
  if (!OWN_NAME.test(text.slice(at, stop)) || matchAt(OWN_TAIL, text, span.end) < 0) return false;
  const line = head.slice(head.lastIndexOf("\n") + 1) + lineFrom(text, span.end);
  return /^[ \t]?[=＝][ \t]?["']?$/.test(text.slice(stop, span.start)) && !LOCAL.test(line);
}

/** What says, between a name and its value, that a sentence gives it. */
const SAID =
  /(?:^|[\s"'’])(?:is|are|was|be|(?<=['’])s|es|est|ist|lautet|adalah|là|هي|هو|है|คือ|це|to|brzmi|jest|je|är|er|on|היא|הוא|это|такой)[ \t:]{1,4}["'`“„«]?$|[是为為成は는은èé：]:?[ \t]{0,2}["'`“「]?$/;

/** A sentence that gives a value behind a colon: nothing of code stands before the name, and the value ends the clause. */
const PROSE = /\S[ \t(]{1,3}[^\0-\x7f]{0,3}$|[\u3001-\u9fff\uac00-\ud7af]$/;
const PROSE_COLON = /^(?:[ \t]\p{L}[\p{L}'’-]{0,20}){0,4}(?:[ \t]?:|[ \t]→)[ \t]["'`“«]?$/u;
const CLAUSE_TAIL = /["'`”»]?[.,;!)]?(?:[ \t]|\r?\n|$)|[」』，。；！）]/y;
const CODE = /[{}[\]=<>|$\\]|["'`][\w.-]{0,40}$/;

/** What says, behind a value, that the password is kept in it: "パスワードは vault-prod_3 に保存". */
const ASCII = /[!-~]{1,64}/y;
const KEPT_IN =
  /["'`」]?[ \t]?(?:に|を(?:ご?参照|ご?覧|見)|[을를][ \t]?참[고조]|で(?!す|お願い|どうぞ|ログイン|サインイン|入|接続)|から|에|में|से(?![\p{L}\p{M}])|['’](?:[dt][ae]))/uy;

/** Whether what stands behind a value at `end` says that a password is kept in what it names. */
export const isKeptIn = (text: string, end: number): boolean => matchAt(KEPT_IN, text, end) >= 0;

function isSaid(head: string, text: string, { at, stop, span }: Naming): boolean {
  if (isNumberedName(text.slice(span.start, span.end))) return false;
  if (isKeptIn(text, matchAt(ASCII, text, span.start))) return false;
  const between = text.slice(stop, span.start);
  if (SAID.test(between.slice(-12)) || adjacentStart(text, at) === span.start) return true;
  if (!PROSE_COLON.test(between) || matchAt(CLAUSE_TAIL, text, span.end) < 0) return false;
  const before = head.slice(head.lastIndexOf("\n") + 1);
  return !CODE.test(before) && (PROSE.test(before) || between.length > 4);
}

/** What says that a password is none of anybody's. */
const SHOWN =
  /(?<![\w-]-)\b(?:tests?|testing|examples?|e\.g|for instance|such as|not real|samples?|dummy|fake|demo|default|docs?|documentation|must|should|at least|like|enter|invalid|wrong|incorrect|forgot(?:ten)?)\b(?!-\w)|例如|示例|测试/i;

/** The name of a record that is one of several, and a field: `'default': {`, `['default'] = {`, `default = "…"`. */
const RECORD_NAME =
  /["']\w{1,32}["'][ \t]{0,2}(?::|=>)[ \t]{0,2}[{[(]|\[["']\w{1,32}["']\][ \t]{0,2}=|\bdefault[ \t]{0,8}=/g;

/** The address of a page or a schema, which says nothing of what it stands beside. */
const ADDRESS = /https?:\/\/[^\s"'<>]{1,200}/g;

/** The rest of the line from `at` on, as far as it matters. */
function lineFrom(text: string, at: number): string {
  const rest = text.slice(at, at + HEAD_UNITS);
  const stop = rest.indexOf("\n");
  return stop < 0 ? rest : rest.slice(0, stop);
}

/** Whether the line around a password shows it rather than gives it. */
export function isShown(head: string, text: string, { at, span }: Naming): boolean {
  const line = head.slice(head.lastIndexOf("\n") + 1) + text.slice(at, span.end) + lineFrom(text, span.end);
  return SHOWN.test(line.replace(ADDRESS, "").replace(RECORD_NAME, ""));
}

/** The text of an element, alone in it: `<password>…</password>`; of a property list, in the element behind its key. */
const ELEMENT_HEAD = /<(?:[\w-]{1,20}:)?[\w.-]{0,48}$/;
const ELEMENT_BETWEEN =
  /^[\w.-]{0,20}(?:[ \t][\w:.-]{1,24}=["'][^"'<>\n]{0,120}["']){0,2}>\s{0,40}(?:<!\[CDATA\[)?$/;
const PROPERTY_BETWEEN = /^<\/key>\s{0,40}<string>$/;
const ELEMENT_TAIL = /(?:\]\]>)?\s{0,40}<\//y;

/** An element that another one's name stands in: `<property name="connection.password">…</property>`. */
const NAMED_HEAD = /<[\w:.-]{1,32}[ \t]{1,4}(?:name|key|id)=["'][\w.-]{0,48}$/;
const NAMED_BETWEEN =
  /^["'](?:[ \t][\w:.-]{1,24}=["'][^"'<>\n]{0,120}["']){0,2}[ \t]?>\s{0,40}(?:<value>\s{0,40})?$/;

function isElement(head: string, text: string, { stop, span }: Naming): boolean {
  if (matchAt(ELEMENT_TAIL, text, span.end) < 0) return false;
  const between = text.slice(stop, span.start);
  if (PROPERTY_BETWEEN.test(between)) return true;
  return (
    (ELEMENT_BETWEEN.test(between) && ELEMENT_HEAD.test(head)) ||
    (NAMED_BETWEEN.test(between) && NAMED_HEAD.test(head))
  );
}

/** A name that is itself a value, and the value beside it: `name="db.password" value="…"`, `- name: DB_PASSWORD`. */
const PAIRED_BETWEEN =
  /^\\?["']?(?:[ \t]{1,4}|[ \t]{0,4},[ \t]{0,4}|[ \t]{0,4},?\r?\n[ \t]{1,16}(?:- )?)["']?value["']?[ \t]{0,2}[:=][ \t]{0,2}["']?$|^"[ \t]{1,4}\{[^{}]{0,200}\bdefault[ \t]{0,8}=[ \t]{0,4}"$/;
const PAIRED_TAIL = /["'][ \t]{0,4}(?:\/?>|,|\}|\r?\n|$)|[ \t]{0,4}(?:\r?\n|$|#)/y;

const isPaired = (_head: string, text: string, { stop, span }: Naming): boolean =>
  PAIRED_BETWEEN.test(text.slice(stop, span.start)) && matchAt(PAIRED_TAIL, text, span.end) >= 0;

/** The option of a command: `--password …`, `--db-password=…`. */
const OPTION_HEAD = /(?:^|\s)--[\w-]{0,32}$/;
const OPTION_TAIL = /["']?(?:[ \t]|\r?\n|$)/y;

const isOption = (head: string, text: string, { stop, span }: Naming): boolean =>
  OPTION_HEAD.test(head) &&
  /^[ \t=]{1,4}["']?$/.test(text.slice(stop, span.start)) &&
  matchAt(OPTION_TAIL, text, span.end) >= 0;

/** A variable that an option of a command sets: `-e become_password=…`, `--set auth.password=…`, `--from-literal=password=…`. */
const ARGUMENT_HEAD =
  /(?:^|[ \t])(?:-[A-Za-z]|--?[a-z][a-z-]{1,24})(?:[ \t]{1,4}|=)?["']?(?:[\w.[\]-]{1,64}=[^\s,"'$]{0,64},){0,4}[\w.[\]-]{0,64}$/;
const ARGUMENT_TAIL = /["'`](?=[\s;|&)]|$)|,[\w.[\]-]{1,64}=|[ \t;|&)]|\r?\n|$/y;

const isArgument = (head: string, text: string, { stop, span }: Naming): boolean =>
  /^=["']?$/.test(text.slice(stop, span.start)) &&
  matchAt(ARGUMENT_TAIL, text, span.end) >= 0 &&
  ARGUMENT_HEAD.test(head);

/** What assigns a value in every notation: a quote, an operator, the bracket of an element, the bar of a table. */
const ASSIGNS = /["'`:=>|：—–]|[ \t]-[ \t]/;

/** What a test that passed is told by: `PASS: gdb.base/Watch-Point_2`. */
const RESULT = /^pass\W/i;

/** A value that no word, label or name looks like, wherever it is assigned. */
const isComposed = (head: string, text: string, { at, stop, span }: Naming): boolean =>
  looksComposed(text.slice(span.start, span.end)) &&
  ASSIGNS.test(text.slice(stop, span.start)) &&
  !(RESULT.test(text.slice(at, stop + 1)) && /(?:^|[^\w.-])$/.test(head));

const GIVEN = [
  isSetting,
  isEnvironment,
  isVariable,
  isInCall,
  isInRecord,
  isInOptions,
  isInFlow,
  isOwnSetting,
  isIdentified,
  isSaid,
  isElement,
  isPaired,
  isOption,
  isArgument,
  isComposed,
];

/** Whether the text gives the password that is assigned to a name, and does not only show it. */
export function isGiven(text: string, naming: Naming): boolean {
  const head = unitsBefore(text, naming.at, HEAD_UNITS);
  return !isShown(head, text, naming) && GIVEN.some((gives) => gives(head, text, naming));
}
