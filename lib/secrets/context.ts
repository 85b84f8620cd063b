/** Finds values that only their surroundings give away: headers, URLs with a password, command lines. */
import { lazy } from "../core/lazy.ts";
import { VALUE_UNITS } from "../core/limits.ts";
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { endsToken, isAlnum, matchAt } from "./finders.ts";
import { wordShare } from "./letters.ts";
import { isShortPassword, opensRemote } from "./password.ts";
import { opensHere } from "./places.ts";
import { fromBase64 } from "./proof.ts";
import { ASKS, ENDS, GOES_ON, spanScanner, unitTable } from "./spans.ts";
import { isPlaceholder, isUuid, looksChosen, looksRandom, plain } from "./value.ts";

const BEARER = /(?:\\?["'`]?[ \t]{0,3}(?:[:=,]?[ \t]{1,4}|[:=])\\?["'`]?|%20|\+)/y;
const BEARER_UNITS = 16;

/** A sign of base64 in a URL's form, and the word again, which is no part of the token behind it. */
const ENCODED_SIGN = /%(?:2[BF]|3D)/iy;
const AGAIN = /bearer[=+]/iy;

/** Where a token ends: the word may stand in every seventh unit of a line. */
const bearerEnd = spanScanner(
  lazy(() =>
    unitTable((unit) => {
      const sign = String.fromCharCode(unit);
      if ("%bB".includes(sign)) return ASKS;
      return isAlnum(unit) || "_.~+/=-".includes(sign) ? GOES_ON : ENDS;
    }, ENDS),
  ),
  (text, at) =>
    text.charCodeAt(at) === PERCENT ? matchAt(ENCODED_SIGN, text, at) < 0 : matchAt(AGAIN, text, at) >= 0,
);
const PERCENT = 37;

/** The token after `Bearer`. */
export function findBearer(text: string, _at: number, end: number): Span | undefined {
  const start = matchAt(BEARER, text, end);
  if (start < 0) return undefined;
  const stop = bearerEnd(text, start, Math.min(text.length, start + VALUE_UNITS));
  if (stop - start < BEARER_UNITS) return undefined;
  const value = text.slice(start, stop);
  return (looksRandom(value) || (isUuid(value) && !isPlaceholder(value))) &&
    !/[$%^@?#*]/.test(text.charAt(stop))
    ? { start, end: stop }
    : undefined;
}

const BASIC = /[ \t]{1,4}|%20|"[ \t]{0,4}:[ \t]{0,4}"|=[ \t]?"?/y;
const BASE64_VALUE = /[A-Za-z0-9+/_-]{12,1024}={0,2}/y;

/** `user:password` in base64 after `Basic`, `"auth":` or `_auth=`: printable text with a password that is no dummy. */
export function findBasic(text: string, _at: number, end: number): Span | undefined {
  const start = matchAt(BASIC, text, end);
  const stop = start < 0 ? -1 : matchAt(BASE64_VALUE, text, start);
  if (stop < 0 || !endsToken(text, stop)) return undefined;
  const pair = fromBase64(text.slice(start, stop));
  if (!pair || !/^[\x20-\x7e]+$/.test(pair)) return undefined;
  const colon = pair.indexOf(":");
  return colon >= 0 && isRealPassword(pair.slice(colon + 1), pair.slice(0, colon))
    ? { start, end: stop }
    : undefined;
}

const USER_OPTION = /[ \t=]{1,5}["']?([^\s:"'$<[{]{0,128})["']?:["']?([^\s"'<]{0,128})["']?/y;

/** UTF-16 units of a command before its option; a line that ends in a backslash goes on. */
const COMMAND_UNITS = 400;

/** Whether what is left of a command's line at `at` names this machine or an example's. */
const isLocalCommand = (text: string, at: number): boolean =>
  /localhost|127\.0\.0\.1|example\./i.test(text.slice(at, at + COMMAND_UNITS).split("\n", 1)[0] ?? "");

/** Whether the option at `at` stands on a line that calls curl. */
function isCurlOption(text: string, at: number): boolean {
  const raw = unitsBefore(text, at, COMMAND_UNITS);
  if (!raw.includes("curl")) return false;
  const before = raw.replace(/\\\r?\n/g, " ");
  return /\bcurl\b/.test(before.slice(before.lastIndexOf("\n") + 1));
}

/** The password behind an option of curl's that ends at `end`, or the token that stands alone before the colon or behind it. */
function userPassword(text: string, end: number): Span | undefined {
  USER_OPTION.lastIndex = end;
  const found = USER_OPTION.exec(text);
  const [whole = "", user = "", password = ""] = found ?? [];
  if (password.length < 2 && (looksChosen(user) || isUuid(user))) {
    const start = text.indexOf(user, end);
    return { start, end: start + user.length };
  }
  if (
    !isRealPassword(password, user) &&
    (SHOWN_USER.test(user) || !opensWithDigit(password, user) || isLocalCommand(text, end))
  )
    return undefined;
  const start = end + whole.lastIndexOf(password);
  return { start, end: start + password.length };
}

/** The password of curl's `-u user:password`. What is no password costs less than its command's line does. */
export function findUserOption(text: string, at: number, end: number): Span | undefined {
  const span = userPassword(text, end);
  return span && isCurlOption(text, at) ? span : undefined;
}

const NETWORK_CREDENTIAL = /\s{0,8}(?:"[^"\n]{1,128}"\s{0,8},\s{0,40}){1,2}"([^"\n]{6,128})"/y;

/** The password of .NET's `new NetworkCredential("user", "password")` and `new DirectoryEntry("path", "user", "password")`. */
export function findNetworkCredential(text: string, _at: number, end: number): Span | undefined {
  return passwordAt(NETWORK_CREDENTIAL, text, end, 1);
}

const CONNECT_ARGUMENTS = /\s{0,8}(?:["'][^"'\n]{1,128}["']\s{0,8},\s{0,40}){2}["']([^"'\n]{6,128})["']/y;

/** The password of a call that opens a database: `mysqli_connect("host", "user", "password")`. */
export function findConnectPassword(text: string, _at: number, end: number): Span | undefined {
  return passwordAt(CONNECT_ARGUMENTS, text, end, 1);
}

const LOGIN_ARGUMENTS = /\s{0,8}["'][^"'\n]{1,128}["']\s{0,8},\s{0,40}["']([^"'\n]{6,128})["']/y;

/** The password of `smtp.login("user", "password")`. */
export function findLoginPassword(text: string, _at: number, end: number): Span | undefined {
  return passwordAt(LOGIN_ARGUMENTS, text, end, 1);
}

const ORACLE = /[\w$#]{1,30}\/("?)([^\s"'@/]{5,64})\1@/y;

/** The password of `jdbc:oracle:thin:user/password@host`. */
export function findOraclePassword(text: string, _at: number, end: number): Span | undefined {
  ORACLE.lastIndex = end;
  const [whole = "", quote = "", password = ""] = ORACLE.exec(text) ?? [];
  const stop = end + whole.length - 1 - quote.length;
  return opensRemote(password, "tiger") ? { start: stop - password.length, end: stop } : undefined;
}

const APP_PASSWORD = /[^\n]{0,24}?[ \t:=："'`]{1,4}([a-z]{4} [a-z]{4} [a-z]{4} [a-z]{4})(?![a-z])/y;

/** The four groups of four letters of a Google app password. */
export function findAppPassword(text: string, _at: number, end: number): Span | undefined {
  APP_PASSWORD.lastIndex = end;
  const [whole = "", groups = ""] = APP_PASSWORD.exec(text) ?? [];
  const words = groups.split(" ").filter((group) => wordShare(group) > 0);
  const stop = end + whole.length;
  const isLast = !/^[ \t]?[a-z]/.test(text.slice(stop, stop + 2));
  return groups !== "" && words.length < (isLast ? 3 : 1)
    ? { start: stop - groups.length, end: stop }
    : undefined;
}

const SIX_GROUPS =
  /[^\n]{0,24}?[ \t:=："'`]{1,4}([A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5})(?![A-Za-z0-9]| [A-Za-z0-9]{4}(?![A-Za-z0-9]))/y;

/** The six groups of four letters and digits of a WordPress application password: no words, and letters of both cases. */
export function findGroupedPassword(text: string, _at: number, end: number): Span | undefined {
  SIX_GROUPS.lastIndex = end;
  const [whole = "", groups = ""] = SIX_GROUPS.exec(text) ?? [];
  const mixed = groups.split(" ").filter((group) => /[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]/.test(group));
  const stop = end + whole.length;
  return mixed.length > 1 ? { start: stop - groups.length, end: stop } : undefined;
}

/** What stands before the password of a connection string, after `;` or, in libpq's form, a blank. */
const CONNECTION =
  /(?:data source|server|host|user(?: ?id|name)?|uid|dbname|database|initial catalog)[ ]?=[ ]?[^;"'\n]{1,200}(?:;[ ]?|[^,;\s] )$/i;
const CONNECTION_PASSWORD = /[ ]?([^\s;"'`<>(){}[\]$,&]{5,128})(?=[;"'`\s]|&[\w.]{1,40}=|$)/y;

/** A URL of JDBC whose parameters hold the password. */
const JDBC = /\bjdbc:[a-z]{2,16}:[^\s"'<>]{1,200}[?&;]$/i;

/** Whether a value is more than a placeholder, or has a digit and opens another machine. */
export const opensRemoteOrReal = (value: string, user: string): boolean =>
  isRealPassword(value, user) || opensWithDigit(value, user);

/** UTF-16 units of a connection string before its password. */
const CONNECTION_UNITS = 256;

/** The password of `Server=host;User Id=user;Password=password` and `host=host user=user password=password`. */
export function findConnectionPassword(text: string, at: number, end: number): Span | undefined {
  if (!"; ?&".includes(text.charAt(at - 1))) return undefined;
  const line = unitsBefore(text, at, CONNECTION_UNITS);
  const found = passwordAt(CONNECTION_PASSWORD, text, end, 0, opensRemoteOrReal);
  if (!found || !(CONNECTION.test(line) || JDBC.test(line))) return undefined;
  if (/localhost|\(local(?:db)?\)|127\.0\.0\.1|=[ ]?\.(?:;|\\)/i.test(line)) return undefined;
  const isLocal = /example|myServer/i.test(line);
  return isLocal && !looksChosen(text.slice(found.start, found.end)) ? undefined : found;
}

/** The password that `shape` (sticky) captures at `at`, with `behind` units after it. */
export function passwordAt(
  shape: RegExp,
  text: string,
  at: number,
  behind: number,
  isPassword: (value: string, user: string) => boolean = isRealPassword,
): Span | undefined {
  shape.lastIndex = at;
  const [whole = "", password = ""] = shape.exec(text) ?? [];
  const end = at + whole.length - behind;
  return isPassword(password, "") ? { start: end - password.length, end } : undefined;
}

/** Whether a value with a digit opens another machine: a word alone may be an argument's name. */
export const opensWithDigit = (value: string, user: string): boolean =>
  /\d/.test(value) && opensRemote(value, user);

const NETRC =
  /\S{1,253}\s{1,8}(?:login\s{1,8}\S{1,128}\s{1,8})?(?:account\s{1,8}\S{1,128}\s{1,8})?password\s{1,8}(\S{4,256})/y;

/** The password of a machine in a `.netrc` file. */
export function findNetrc(text: string, _at: number, end: number): Span | undefined {
  return passwordAt(NETRC, text, end, 0);
}

const PGPASS = /(?:^|[\s"'`(+])[\w.*-]{1,253}$/;
const PGPASS_REST = /[^\s:]{1,63}:[^\s:]{1,63}:([^\s:"'`)\\]{6,128})(?=[\s"'`)\\]|$)/y;

/** The password of a line of PostgreSQL's `.pgpass`: `host:5432:database:user:password`. */
export function findPgpass(text: string, at: number, end: number): Span | undefined {
  return PGPASS.test(unitsBefore(text, at, 254))
    ? passwordAt(PGPASS_REST, text, end, 0, opensRemote)
    : undefined;
}

/** Words that stand in connection strings of documentation and of every developer's own machine. */
const DUMMY_WORDS = new Set(
  "pwd secret admin root user username userpass testing guest demo changeme example postgresql mongodb rabbit rabbitmq foobar hunter2 letmein".split(
    " ",
  ),
);
const DUMMY_FORM = /^(?:[a-z]{1,5}|\d{1,6}|x{1,64}|\*{1,64})$/;
const DUMMY_PASSWORD = /^[a-z]?pass(?:word|wd|code|wort)?\d{0,4}!?$/;
const DUMMY_BEGINNING = /^(?:pwd|qwerty|abc|test|my_?pass|some_?pass|your|db_?pass|the_?pass)/;

function isDummy(password: string): boolean {
  if (DUMMY_WORDS.has(password) || DUMMY_FORM.test(password)) return true;
  return DUMMY_PASSWORD.test(password) || DUMMY_BEGINNING.test(password);
}

/** Whether a password is more than a placeholder: no template, no dummy, and not one short word. */
export function isRealPassword(password: string, user: string): boolean {
  const decoded = password.replace(/%[0-9a-f]{2}/gi, "%");
  if ((decoded.length < 6 && !isShortPassword(decoded)) || password === user) return false;
  if (isDummy(password.toLowerCase()) || isDummy(plain(password))) return false;
  if (/pass(?:w(?:or)?d)?|secret/i.test(decoded) && wordShare(decoded) > 0.6) return false;
  if (
    /[\s{}<>[\]]|\*\*|^[$:*]|\$\(|\$[A-Z_]{3}|%[^0-9A-Fa-f]?$|%[sdiouvxq({@%]/.test(password) ||
    isPlaceholder(password.padEnd(12, "#7"))
  )
    return false;
  return !/^(?:[a-z]{1,15}|[A-Z]{1,15}|[A-Z][a-z]{1,14})$/.test(password);
}

/** Names and addresses of this machine and of documentation (RFC 2606, RFC 6761); three names and more before `local` are a domain's. */
const LOCAL = /(?:^|\.)(?:example|test|invalid|localhost)(?:\.|$)|^(?:[\w-]+\.){0,2}local$|^127\.|^0\.0/i;

/** This machine, as programs on it and in its containers call it. */
const THIS_MACHINE =
  /^(?:(?:[\w-]{1,63}\.)?localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|(?:host|gateway)\.docker\.internal|host\.containers\.internal)$/i;

const AZURE_KEY = /[A-Za-z0-9+/]{43}=|[A-Za-z0-9+/]{86}==/y;

/** The key of Azure's connection strings, `AccountKey=…`; one of an emulator on this machine opens nothing else. */
export function findAzureKey(text: string, _at: number, end: number): Span | undefined {
  const stop = matchAt(AZURE_KEY, text, end);
  const span = { start: end, end: stop };
  return stop < 0 || opensHere(text, span, isThisMachine) ? undefined : span;
}

/** Whether a host is this machine. */
export const isThisMachine = (host: string): boolean => THIS_MACHINE.test(host);

/** A service of a composition of containers by its usual name. */
const SERVICE =
  /^(?:[a-z]{1,16}[-_])?(?:db|database|postgres(?:ql)?|pg|mysql|mariadb|mongo(?:db)?|redis|valkey|cache|rabbit(?:mq)?|broker|queue|nats|kafka|elastic(?:search)?|opensearch|minio|memcached|clickhouse|mssql|sqlserver|influx(?:db)?|neo4j|couchdb|cassandra|mail(?:hog|pit)?|smtp)(?:[-_]?\d{1,2})?$/i;

/** Further hosts and ports of a list in an address. */
const MORE_HOSTS = /(?::\d{1,5})?(?:,[\w.-]{1,253}(?::\d{1,5})?){0,8}/y;

/**
 * Whether every host of an address's list is this machine, where connections are of development. A service may run elsewhere
 * as well: there it is one where nobody drew its password at random.
 */
function staysHere(host: string, text: string, end: number, password: string): boolean {
  const more = text.slice(end, Math.max(end, matchAt(MORE_HOSTS, text, end))).split(",");
  const hosts = [host, ...more.slice(1).map((other) => other.replace(/:\d+$/, ""))];
  const isDrawn = looksRandom(password);
  return hosts.every((one) => THIS_MACHINE.test(one) || (!isDrawn && SERVICE.test(one)));
}

/** Whether a host is another machine: a name of several parts or an address, and none of {@link LOCAL}. */
const isRemote = (host: string): boolean =>
  /^[\w-]+(?:\.[\w-]+)+$/.test(host) &&
  !LOCAL.test(host) &&
  !/(?:^|\.)(?:host|hostname|server|domain|yourdomain|mydomain|foo|bar)\.|\.(?:tld|xyz123)$/i.test(host);

/** UTF-16 units around a password in which the host that it opens may stand: a few settings or fields. */
const BESIDE_UNITS = 160;

/** A field or a setting that names a host of several parts. */
const HOST_FIELD =
  /(?:^|[\s"'{,;(_.-])(?:host(?:_?name)?|server|address|endpoint)["']?[ \t]{0,2}[:=][ \t]{0,2}["']?([\w-]{1,63}(?:\.[\w-]{1,63}){1,6})/gi;

/** Whether a value that is no more than a default by its looks opens another machine, whose host stands beside it. */
export function opensBeside(text: string, { start, end }: Span): boolean {
  const value = text.slice(start, end);
  if (!/^[A-Za-z\d][^\s./\\]{5,63}$/.test(value) || !/\d/.test(value) || !opensRemote(value, ""))
    return false;
  const around = `${unitsBefore(text, start, BESIDE_UNITS)}\n${text.slice(end, end + BESIDE_UNITS)}`;
  return Array.from(around.matchAll(HOST_FIELD)).some(([, host = ""]) => isRemote(host));
}

/** Users of manuals. */
const SHOWN_USER =
  /^(?:|user(?:name)?|foo|bar|alice|bob|john|jane|joe|me|you|my_?user|some_?user|test|admin|a|u)$/i;

/** What costs least of {@link USERINFO}: a colon behind a name, which most URLs have none of. */
function hasUserinfo(text: string, at: number): boolean {
  const limit = Math.min(text.length, at + USER_UNITS);
  for (let end = at; end < limit; end++) {
    const unit = text.charCodeAt(end);
    if (unit === COLON) return true;
    if (unit === SLASH || unit === QUOTE || unit <= BLANK) return false;
  }
  return false;
}

const COLON = 58;
const SLASH = 47;
const QUOTE = 34;
const BLANK = 32;
export const USER_UNITS = 65;

const USERINFO = /([^\s:@/"'`<>\\()]{0,64}):([^\s:@/"'`<>\\]{3,256})@([\w.-]{1,253})/y;

/** The password of `scheme://user:password@host`. */
export function findUrlPassword(text: string, _at: number, end: number): Span | undefined {
  if (!hasUserinfo(text, end)) return undefined;
  USERINFO.lastIndex = end;
  const found = USERINFO.exec(text);
  const [whole = "", user = "", password = "", host = ""] = found ?? [];
  if (!found) return undefined;
  const isReal = isRemote(host) ? opensRemote(password, user) : isRealPassword(password, user);
  if (!isReal || (LOCAL.test(host) && !looksChosen(password))) return undefined;
  if (staysHere(host, text, end + whole.length, password)) return undefined;
  // A word alone is a password where neither it nor the user stands in a manual.
  if (/^[a-z]+$/i.test(password) && (password.length < 8 || SHOWN_USER.test(user))) return undefined;
  const start = end + user.length + 1;
  return start + password.length < end + whole.length ? { start, end: start + password.length } : undefined;
}
