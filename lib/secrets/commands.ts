/**
 * Passwords that programs take on their command lines. Each program has its form: an option with a word behind it, an
 * option that is one word with it, a place among the words, or what stands in front of its pipe.
 */
import { remember } from "../core/lazy.ts";
import type { Span } from "../core/verdict.ts";
import { isRealPassword, opensRemoteOrReal, passwordAt } from "./context.ts";

/** The rest of a command up to an option. */
const BEFORE = "(?:[^\\n|;&]{0,160}?[ \\t])?";

/** A word that may be a password: no option, no variable, and not the sign that ends a command. */
const WORD = "[\"']?([^\\s\"'$-][^\\s\"'$]{4,126}[^\\s\"'$;|&])";

const behindOption = (option: string): string => `${BEFORE}(?:${option})[ \\t]{1,4}${WORD}`;
const inOption = (option: string): string => `${BEFORE}(?:${option})${WORD}`;
const behindWords = (words: string): string =>
  `(?:[ \\t]{0,4}[^\\s|;&]{1,128}[ \\t]){${words}}[ \\t]{0,4}(?!/)${WORD}`;

/** What begins a command, in small letters, and how its password follows; one of `signs` stands in all of these, so many units on at most. */
type Form = {
  readonly commands: readonly string[];
  readonly rest: string;
  readonly signs?: readonly string[];
};

const FORMS: readonly Form[] = [
  {
    commands: [
      ...["redis-cli", "psexec", "plink", "pscp", "docker login", "mongosh", "ldapsearch", "net use"],
      ...["podman login", "registry login", "oc login", "cf login", "az login", "rdesktop"],
      ...["mongodump", "mongorestore", "mongoexport", "mongoimport", "ldapadd", "ldapmodify", "ldapdelete"],
      ...["sqlcmd", "ipmitool", "cqlsh", "beeline", "impala-shell"],
    ],
    rest: behindOption("-pw?|-[aPw]|AUTH|/user:[^\\s\"']{1,64}"),
    signs: ["-p", "-a", "-P", "-w", "AUTH", "/user:"],
  },
  {
    commands: ["zip ", "bcp ", "mosquitto_pub", "mosquitto_sub", "mosquitto_rr"],
    rest: behindOption("-P"),
    signs: ["-P"],
  },
  { commands: ["openssl enc", "openssl aes"], rest: behindOption("-k"), signs: ["-k"] },
  { commands: ["influx "], rest: behindOption("-password"), signs: ["-password"] },
  {
    commands: ["snmpget", "snmpwalk", "snmpset", "snmpbulkwalk"],
    rest: behindOption("-[AX]"),
    signs: ["-A", "-X"],
  },
  {
    commands: ["keytool", "jarsigner"],
    rest: behindOption("-(?:(?:src|dest)?(?:store|key)|new)pass(?:wd)?"),
    signs: ["pass"],
  },
  {
    commands: ["convertto-securestring"],
    rest: `(?:[ \\t]{1,4}-(?:AsPlainText|Force|String)){0,3}[ \\t]{1,4}${WORD}`,
  },
  { commands: ["7z ", "7za ", "7zz "], rest: inOption("-p"), signs: ["-p"] },
  { commands: ["rar a ", "rar x "], rest: inOption("-h?p"), signs: ["-hp", "-p"] },
  { commands: ["xfreerdp", "wfreerdp"], rest: inOption("/p:"), signs: ["/p:"] },
  { commands: ["smbclient", "rpcclient"], rest: inOption("-U[ =]?[\"']?[^\\s%\"'$]{1,64}%"), signs: ["-U"] },
  { commands: ["lftp "], rest: inOption("-u[ \\t]?[\"']?[^\\s,\"'$]{1,64},"), signs: ["-u"] },
  { commands: ["htpasswd -"], rest: `\\w{0,6}b\\w{0,6}[ \\t]{1,4}${behindWords("1,2")}` },
  {
    commands: ["net user", "rabbitmqctl add_user", "rabbitmqctl change_password", "wpa_passphrase"],
    rest: `[ \\t]{1,4}${behindWords("1")}`,
  },
  { commands: ["rclone obscure", "vault login", " requirepass"], rest: `[ \\t]{1,4}${WORD}` },
  {
    commands: ["kinit ", "cryptsetup ", "passwd "],
    rest: `[^\\n|;&<]{0,160}<<<[ \\t]?${WORD}`,
    signs: ["<<<"],
  },
];

/** What {@link findCommandPassword} is asked about. */
export const PASSWORD_COMMANDS: readonly string[] = FORMS.flatMap(({ commands }) => commands);

/** Units before the end of each of {@link Form.signs}: the rest of a command, a blank, and the longest option. */
const SIGN_UNITS = 176;

const shapeOf = remember(({ rest }: Form) => new RegExp(rest, "y"));

/** The password on a command line: `redis-cli -a password`, `7z a -ppassword`, `net user name password`. */
export function findCommandPassword(text: string, at: number, end: number): Span | undefined {
  const command = text.slice(at, end).toLowerCase();
  const form = FORMS.find(({ commands }) => commands.includes(command));
  const near = form?.signs ? text.slice(end, end + SIGN_UNITS) : "";
  if (!form || (form.signs && !form.signs.some((sign) => near.includes(sign)))) return undefined;
  return passwordAt(shapeOf(form), text, end, 0);
}

const JOINED_OPTION = /[ \t]-p["']?([^\s"'$-][^\s"'$]{5,127})/;

/** What a command does not go on behind. */
const COMMAND_END = /[\n|;&]/;

/** Units of a command up to its option, and of both. */
const OPTION_AT = 160;
const JOINED_UNITS = OPTION_AT + 4 + 128;

/** The password that stands in one word with its option: `mysql -u root -ppassword`. */
export function findJoinedPassword(text: string, _at: number, end: number): Span | undefined {
  const near = text.slice(end, end + JOINED_UNITS);
  const found = near.includes("-p") ? JOINED_OPTION.exec(near) : null;
  if (!found || found.index > OPTION_AT || COMMAND_END.test(near.slice(0, found.index))) return undefined;
  const [whole = "", password = ""] = found;
  const stop = end + found.index + whole.length;
  return isRealPassword(password, "") ? { start: stop - password.length, end: stop } : undefined;
}

const ECHOED =
  /\b(?:echo|printf)[ \t]{1,4}(?:-\w{1,2}[ \t]{1,4}|["']?%s(?:\\n)?["']?[ \t]{1,4})?["']?([^\s"'$|]{6,64})["']?[ \t]{0,4}\|[^\n|;&]{0,96}$/;

/** The options and programs that read a password from a pipe, in small letters. */
export const PASSWORD_READERS: readonly string[] = [
  "sudo -s",
  "chpasswd",
  "--password-stdin",
  "--with-token",
  "passwd --stdin",
];

/** UTF-16 units before a reader in which the echo stands. */
const ECHO_UNITS = 256;

/** The password of `echo password | sudo -S command`, `echo name:password | chpasswd`. */
export function findEchoedPassword(text: string, at: number, end: number): Span | undefined {
  const reader = text.slice(at, end);
  if (/^sudo/i.test(reader) && !reader.endsWith("S")) return undefined;
  const from = Math.max(0, at - ECHO_UNITS);
  const found = ECHOED.exec(text.slice(from, at));
  const whole = found?.[1] ?? "";
  const name = reader === "chpasswd" ? whole.indexOf(":") + 1 : 0;
  const password = whole.slice(name);
  if (!found || !isRealPassword(password, whole.slice(0, name))) return undefined;
  const start = from + found.index + found[0].lastIndexOf(whole) + name;
  return { start, end: start + password.length };
}

const SSHPASS = /(?:[vV][ \t]-)?p[ \t]{0,4}["']?([^\s"'$]{6,128})/y;

/** The password of `sshpass -p password`. */
export function findSshPassword(text: string, _at: number, end: number): Span | undefined {
  return passwordAt(SSHPASS, text, end, 0, opensRemoteOrReal);
}
