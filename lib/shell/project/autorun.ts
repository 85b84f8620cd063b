/**
 * Places of the file system whose content runs by itself, and what they would run of a text. Sources: bash(1) and zsh(1)
 * start-up files, crontab(5), systemd.service(5), githooks(5), git-config(1), npm's scripts, the Desktop Entry
 * specification.
 */
import { AUTORUN_COMMANDS } from "../../core/limits.ts";

/** Lines of a text that are commands, by a pattern whose first group is the command. */
function lines(pattern: RegExp): (text: string) => string[] {
  return (text) => text.split(/\r?\n/).flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

/** The lines of a timetable: five times or a word with `@`, and in the system's own a user, stand in front of a command. */
const CRON = lines(/^\s*(?:@\w{1,16}\s|(?:[\d*/,\-A-Za-z]{1,128}\s+){5})(.*)$/);
const SYSTEM_CRON = lines(
  /^\s*(?:@\w{1,16}|(?:[\d*/,\-A-Za-z]{1,128}\s+){4}[\d*/,\-A-Za-z]{1,128})\s+[\w-]{1,64}\s+(.*)$/,
);

/** Settings of git whose value is a command. */
const UNIT = lines(/^\s*Exec\w{0,20}\s*=\s*[-@:+!]{0,4}(\S.*)$/);
const GIT = lines(
  /^\s*(?:fsmonitor|sshcommand|pager|editor|askpass|textconv|command|process|clean|smudge|helper|program|\w[\w-]{0,40})\s*=\s*["!]{0,2}(.*?)"?$/i,
);

/** Scripts that npm runs without being asked for them, in whatever part of package.json is there. */
const PACKAGE =
  /"(?:preinstall|install|postinstall|prepublish|preprepare|prepare|postprepare)"\s{0,8}:\s{0,8}"((?:[^"\\]|\\.){0,8192})"/g;

type AutorunFile = { readonly path: RegExp; readonly commands: (text: string) => string[] };

/** Places that run by themselves, and what they would run of a text. */
const PLACES: readonly AutorunFile[] = [
  {
    path: /(?:^|\/)\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|kshrc|envrc|xprofile|xinitrc)$/,
    commands: (text) => [text],
  },
  {
    path: /^\/etc\/(?:profile|bash\.bashrc|bashrc|zshrc|zsh\/\w+|profile\.d\/[^/]+|rc\.local|init\.d\/[^/]+|rc\d\.d\/[^/]+|update-motd\.d\/[^/]+)$/,
    commands: (text) => [text],
  },
  { path: /^\/etc\/cron\.(?:hourly|daily|weekly|monthly)\/[^/]+$/, commands: (text) => [text] },
  {
    path: /^\/etc\/(?:crontab|cron\.d\/[^/]+)$/,
    commands: SYSTEM_CRON,
  },
  {
    path: /(?:^\/var\/spool\/cron\/|(?:^|\/)crontabs?(?:\/|$))/,
    commands: CRON,
  },
  {
    path: /\/systemd\/(?:[\w@.-]+\/){0,4}[\w@.-]+\.(?:service|timer|socket|conf)$/,
    // `%h` is the user's home: systemd.unit(5), "Specifiers".
    commands: (text) => UNIT(text).map((line) => line.replace(/%h/g, "$HOME")),
  },
  { path: /(?:^|\/)(?:\.git\/hooks|\.husky|\.githooks)\/[^/]+$/, commands: (text) => [text] },
  { path: /(?:^|\/)(?:\.git\/config|\.gitconfig|git\/config)$/, commands: GIT },
  {
    path: /(?:^|\/)package\.json$/,
    commands: (text) => [...text.matchAll(PACKAGE)].map(([, script = ""]) => unescaped(script)),
  },
  { path: /(?:^|\/)(?:autostart|applications)\/[^/]+\.desktop$/, commands: lines(/^\s*Exec\s*=\s*(\S.*)$/) },
];

/** The text of a JSON string. */
function unescaped(inner: string): string {
  try {
    return String(JSON.parse(`"${inner}"`));
  } catch {
    return inner;
  }
}

/** The commands of a user's timetable, as `crontab` reads it. */
export function timetable(text: string): string[] {
  return CRON(text).slice(0, AUTORUN_COMMANDS);
}

/** What the place at `path` would run by itself of a text that is written there; none for an ordinary file. */
export function autorun(path: string, text: string): string[] {
  const place = text === "" ? undefined : PLACES.find((one) => one.path.test(path));
  return place ? place.commands(text).slice(0, AUTORUN_COMMANDS) : [];
}

/** Is `path` a place whose content runs by itself? */
export function runsByItself(path: string): boolean {
  return PLACES.some((one) => one.path.test(path));
}
