/**
 * Programs that are not there to run others, but hand some option or operand to a shell: `git submodule foreach`, `tar
 * --to-command`, `sed e`, `psql \!`. It must not know what the text does.
 */

import { isObject } from "../../core/json.ts";
import type { Place } from "../invocation.ts";
import { type Arg, known } from "../invocation.ts";
import { optionValue, plain, readOptions } from "../word/grammar.ts";
import { join, tidy } from "../word/pieces.ts";

/** A shell text (or a command of `words`) that a program would run, and where. */
export type ShellText = { readonly text: Arg; readonly words?: readonly Arg[]; readonly place?: Place };

/** Where a program finds more than its arguments say: standard input, and files that this command line wrote. */
export type Surroundings = { readonly input: () => Arg; readonly file: (path: string) => Arg | undefined };

/** Finds the shell texts in the arguments, in the standard input or in a file where that is known. */
type Finder = (args: readonly Arg[], around: Surroundings) => readonly ShellText[];

function local(...texts: readonly (Arg | undefined)[]): ShellText[] {
  return texts.flatMap((text) => (text && text.length > 0 ? [{ text }] : []));
}

/** The word without the constant text at its start; undefined when it does not start so. */
function behind(word: Arg | undefined, prefix: string | RegExp): Arg | undefined {
  const head = word?.[0];
  if (!word || typeof head !== "string") return undefined;
  const found =
    typeof prefix === "string" ? (head.startsWith(prefix) ? prefix : undefined) : prefix.exec(head)?.[0];
  return found === undefined ? undefined : tidy([head.slice(found.length), ...word.slice(1)]);
}

// --- git --------------------------------------------------------------------------------------------------------

/** One word is a text for the shell; several are a command. */
function commandOf(words: readonly Arg[]): ShellText[] {
  const [text = []] = words;
  return words.length > 1 ? [{ text, words }] : local(text);
}

const GIT = { short: "Cc", long: "git-dir work-tree namespace exec-path config-env" };
const GIT_COMMANDS = /^(?:core\.(?:pager|editor|sshcommand|fsmonitor)=|pager\.\w+=|diff\.external=)/i;
const GIT_SETTING = /^(?:alias\.|core\.(?:pager|editor|sshcommand|fsmonitor)$)/i;

/** Aliases with `!`, `submodule foreach`, `bisect run`, `rebase --exec`, `filter-branch --…-filter`. */
function git(args: readonly Arg[]): readonly ShellText[] {
  const { options, operands } = readOptions(args, GIT);
  const settings = options.flatMap((option) =>
    option.name === "c" && option.value
      ? [behind(option.value, GIT_COMMANDS), gitAlias(behind(option.value, /^alias\.[^=]{1,64}=/i))]
      : [],
  );
  const [verb, ...rest] = operands;
  return [...local(...settings), ...gitVerb(known(verb) ?? "", rest)];
}

/** An alias is a git command, or behind `!` a text for the shell. */
function gitAlias(value: Arg | undefined): Arg | undefined {
  return behind(value, "!") ?? (value && tidy(["git ", ...value]));
}

function gitVerb(verb: string, rest: readonly Arg[]): readonly ShellText[] {
  const words = plain(rest);
  if (verb === "submodule" && words.includes("foreach")) {
    const from = rest.slice(words.indexOf("foreach") + 1);
    return commandOf(readOptions(from, {}).operands);
  }
  if (verb === "bisect" && words[0] === "run") return commandOf(rest.slice(1));
  if (verb === "difftool")
    return local(optionValue(readOptions(rest, { short: "xt", long: "extcmd tool" }).options, "x", "extcmd"));
  if (verb === "rebase")
    return local(optionValue(readOptions(rest, { short: "xsXC", long: "exec onto" }).options, "x", "exec"));
  if (verb === "filter-branch") {
    return local(...rest.filter((_, at) => /^--[a-z]+-filter$/.test(words[at - 1] ?? "")));
  }
  if (verb !== "config") return [];
  const at = words.findIndex((word) => GIT_SETTING.test(word));
  const value = rest[at + 1];
  return at < 0 ? [] : local(words[at]?.startsWith("alias.") ? gitAlias(value) : value);
}

// --- others -----------------------------------------------------------------------------------------------------

/** `--checkpoint-action=exec=…`, `--to-command=…`, `-I …`. */
function tar(args: readonly Arg[]): readonly ShellText[] {
  const { options } = readOptions(args, {
    short: "fCTXIFbgHKLNV",
    long: "checkpoint-action to-command use-compress-program info-script new-volume-script rsh-command file directory",
    mixed: true,
    bare: true,
  });
  const runs = /^(?:to-command|use-compress-program|I|info-script|new-volume-script|F|rsh-command)$/;
  return local(
    ...options.map(({ name, value }) => {
      if (name === "checkpoint-action") return behind(value, "exec=");
      return runs.test(name) ? value : undefined;
    }),
  );
}

const SED_E = /^(?:\d+|\$|\/[^/]{0,64}\/)? ?e +([^ ].*)$/;
const SED_S =
  /^(?:\d+|\$)?s([^\w\s\\])(?:\\.|(?!\1)[^\\]){0,256}\1((?:\\.|(?!\1)[^\\]){1,512})\1[gpI\d]{0,8}e/;

/** What a filter reads: the files among its arguments that this command line wrote, or its input. */
function linesOf(args: readonly Arg[], { input, file }: Surroundings): readonly ShellText[] {
  const files = plain(args).flatMap((word) => local(file(word)));
  return files.length > 0 ? files : local(input());
}

/** sed commands that run the lines that are read, or what they become by blanks alone. */
const SED_LINES = /^(?:\d+|\$)?(?:e|s(\W)[\^$]?(?:\.\*)?\1[ &]?\1[gpI\d]{0,8}e)$/;

/** GNU sed's `e command`, and `s/…/command/e`, each at the start of a sed command. */
function sed(args: readonly Arg[], around: Surroundings): readonly ShellText[] {
  const runsLines = plain(args).some((word) => SED_LINES.test(word));
  return [...(runsLines ? linesOf(args, around) : []), ...plain(args).flatMap(sedCommands)];
}

/** awk programs that run the lines that are read: `{ system($0) }`, `{ print | "sh" }`. */
const AWK_LINES = /\bsystem\s?\(\s?\$0\s?\)|\bprint\s?(?:\$0\s?)?\|\s?"(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh"/;

function awk(args: readonly Arg[], around: Surroundings): readonly ShellText[] {
  return plain(args).some((word) => AWK_LINES.test(word)) ? linesOf(args, around) : [];
}

function sedCommands(word: string): readonly ShellText[] {
  return [word, ...word.split(/[;{}\n]/)].flatMap((part) => {
    const run = SED_E.exec(part.trim())?.[1];
    const made = SED_S.exec(part.trim())?.[2]?.replace(/\\(.)/g, "$1");
    return local(run === undefined ? undefined : [run], made === undefined ? undefined : [made]);
  });
}

/** Lines of an editor's input that begin with `!`. */
function editor(_args: readonly Arg[], { input }: Surroundings): readonly ShellText[] {
  const text = known(input());
  return (text ?? "").split("\n").flatMap((line) => local(behind([line], /^(?:r ?)?!/)));
}

/** `\! command` of psql, `.shell command` of sqlite3, `system command` of mysql. */
function database(args: readonly Arg[], { input }: Surroundings): readonly ShellText[] {
  const lines = [...plain(args), known(input()) ?? ""].flatMap((word) => word.split("\n"));
  return [
    ...lines.flatMap((line) => local(behind([line.trim()], /^(?:\\!|\.(?:shell|system) |system |\\o \|)/))),
    ...lines.flatMap((line) => remote(quotedBehind(line, /\bprogram\s{1,8}$/i))),
  ];
}

/** The first text in single quotes that stands behind such words: `COPY t TO PROGRAM 'command'`. */
function quotedBehind(line: string, words: RegExp): Arg | undefined {
  const [front = "", text] = line.slice(0, 8192).split("'");
  return text === undefined || !words.test(front) ? undefined : [text];
}

/** The value of an option that runs here: `rsync -e`, `zip -TT`. */
function option(name: RegExp): Finder {
  return (args) =>
    args.flatMap((arg, at) => {
      const word = known(arg) ?? "";
      const found = name.exec(word)?.[0];
      if (found === undefined) return [];
      return local(found.length < word.length ? [word.slice(found.length)] : args[at + 1]);
    });
}

/** `salt '*' cmd.run 'text'`. */
function salt(args: readonly Arg[]): readonly ShellText[] {
  const at = plain(args).findIndex((word) => /^cmd\.(?:run|shell|run_all|exec_code)$/.test(word));
  return at < 0 ? [] : remote(args[at + 1]);
}

/** `aws ssm send-command --parameters 'commands=["text"]'`. */
function aws(args: readonly Arg[]): readonly ShellText[] {
  const words = plain(args);
  if (!words.includes("send-command")) return [];
  const lists = words.flatMap((word) => /^(?:commands=|\{"commands":)\s?(.{1,8192})$/s.exec(word)?.[1] ?? []);
  return lists.flatMap((list) => list.split(/["'[\]{}]+/).flatMap((text) => remote([text])));
}

/** `npm run x` where this command line wrote package.json, and `npm pkg set scripts.x=text`. */
function packageScripts(args: readonly Arg[], { file }: Surroundings): readonly ShellText[] {
  const [verb = "", ...rest] = plain(args).filter((word) => !word.startsWith("-"));
  if (verb === "pkg") return args.flatMap((arg) => local(behind(arg, /^scripts\.[\w:.-]{1,64}=/)));
  const name = /^(?:run|run-script)$/.test(verb) ? (rest[0] ?? "") : verb;
  const written = known(file("package.json"));
  if (written === undefined) return [];
  return ["pre", "", "post"].flatMap((when) => local(scriptNamed(when + name, written)));
}

function scriptNamed(name: string, written: string): Arg | undefined {
  try {
    const content: unknown = JSON.parse(written);
    const scripts = isObject(content) ? content["scripts"] : undefined;
    const script = isObject(scripts) && Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    return typeof script === "string" ? [script] : undefined;
  } catch {
    return undefined;
  }
}

function socat(args: readonly Arg[]): readonly ShellText[] {
  return args.flatMap((arg) => local(behind(arg, /^(?:EXEC|SYSTEM|SHELL):/i)?.map(withoutOptions)));
}

function withoutOptions(piece: Arg[number]): Arg[number] {
  return typeof piece === "string"
    ? piece.replace(/,(?:pty|stderr|setsid|sigint|sane|raw|echo|ctty)\b.*$/i, "")
    : piece;
}

/** `expect -c 'spawn …'`. */
function expect(args: readonly Arg[], { input }: Surroundings): readonly ShellText[] {
  const lines = [...plain(args), known(input()) ?? ""].flatMap((word) => word.split(/[\n;]/));
  return lines.flatMap((line) => local(behind([line], /^\s*(?:spawn|exec|system)\s+(?:-\w+\s+)*/)));
}

/** `ssh -o ProxyCommand=…` runs here, unlike the command for the host. */
function sshOptions(args: readonly Arg[]): readonly ShellText[] {
  return args.flatMap((arg) =>
    local(behind(arg, /^(?:-o)?(?:ProxyCommand|LocalCommand|KnownHostsCommand)[ =]/i)),
  );
}

// --- other machines ---------------------------------------------------------------------------------------------

function remote(text: Arg | undefined): ShellText[] {
  return text && text.length > 0 ? [{ text, place: "remote" }] : [];
}

/** The value of an option that the other machine's shell reads: `vagrant ssh -c`, `gcloud compute ssh --command`. */
function remoteOption(...names: readonly string[]): Finder {
  return (args) => {
    const { options } = readOptions(args, { short: "cC", long: "command", mixed: true });
    return remote(optionValue(options, ...names));
  };
}

/** `ansible hosts -m shell -a text`, `-m file -a 'path=… state=absent'`. */
function ansible(args: readonly Arg[]): readonly ShellText[] {
  const { options } = readOptions(args, {
    short: "ameiufBP",
    long: "args module-name inventory user forks",
    mixed: true,
  });
  const module = known(optionValue(options, "m", "module-name") ?? ["command"]) ?? "";
  const text = optionValue(options, "a", "args");
  if (/(?:^|\.)(?:shell|command|raw)$/.test(module)) return remote(text);
  const words = new Map(
    (known(text) ?? "").split(/\s+/).map((word) => [word.split("=")[0], word.split("=")[1]]),
  );
  const path = words.get("path") ?? words.get("dest") ?? words.get("name");
  const deletes = /(?:^|\.)file$/.test(module) && words.get("state") === "absent";
  return deletes && path ? remote(["rm -rf ", path]) : [];
}

/** The operands from the `skip`th on: `adb shell cmd`, `pdsh -w hosts cmd`. */
function remoteWords(short: string, skip: number, verb?: string): Finder {
  return (args) => {
    const { operands } = readOptions(args, { short });
    if (verb !== undefined && known(operands[0]) !== verb) return [];
    return remote(join(readOptions(operands.slice(skip), {}).operands, " "));
  };
}

/** `lxc exec name -- cmd`: what stands behind the dashes, in a container. */
function containerWords(args: readonly Arg[]): readonly ShellText[] {
  const words = plain(args);
  const at = words.indexOf("--");
  if (at < 0 || !words.includes("exec")) return [];
  return [{ text: join(args.slice(at + 1), " "), place: "container" }];
}

const FINDERS: Readonly<Record<string, Finder>> = {
  git,
  tar,
  gtar: tar,
  bsdtar: tar,
  sed,
  gsed: sed,
  awk,
  gawk: awk,
  mawk: awk,
  ed: editor,
  ex: editor,
  rsync: option(/^(?:-[a-zA-Z]*e|--rsh=?)(?=$|[^a-z])/),
  zip: option(/^(?:-TT|--unzip-command)=?/),
  salt,
  aws,
  psql: database,
  sqlite3: database,
  mysql: database,
  npm: packageScripts,
  pnpm: packageScripts,
  yarn: packageScripts,
  bun: packageScripts,
  socat,
  expect,
  ssh: sshOptions,
  scp: sshOptions,
  sftp: sshOptions,
  vagrant: remoteOption("c", "command"),
  gcloud: remoteOption("command"),
  fly: remoteOption("C", "command"),
  flyctl: remoteOption("C", "command"),
  ansible,
  adb: remoteWords("sHPLt", 1, "shell"),
  pdsh: remoteWords("wxlfgtu", 0),
  pssh: remoteWords("hHlptoe", 0),
  "parallel-ssh": remoteWords("hHlptoe", 0),
  clush: remoteWords("wxgXlftuo", 0),
  mosh: remoteWords("p", 1),
  lxc: containerWords,
  incus: containerWords,
  multipass: containerWords,
  machinectl: containerWords,
};

/** The shell texts that a program would run; undefined when it runs none of its own. */
export function shellTexts(
  program: string,
  args: readonly Arg[],
  around: Surroundings,
): readonly ShellText[] | undefined {
  return Object.hasOwn(FINDERS, program) ? FINDERS[program]?.(args, around) : undefined;
}
