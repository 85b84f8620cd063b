/**
 * Text that a program hands to a shell, as its card says: the value of an option, a word, a line of its input.
 */
import { SCRIPT_FILES } from "../../core/limits.ts";
import { isOneOf, wordsOf } from "../../core/words.ts";
import { type Arg, known, type Place } from "../invocation.ts";
import type { Card, ShellTextCard } from "../programs/card.ts";
import { type Options, readOptions, STOPS } from "../word/options.ts";
import { join, knownWords, tidy } from "../word/pieces.ts";
import { consoleTexts, playbookText } from "./ansible.ts";
import { awkCommands } from "./awk-commands.ts";
import { cutWords } from "./launch.ts";
import { puppetTexts } from "./puppet.ts";
import { minionCommand } from "./salt.ts";

/** A shell text (or a command of `words`) that a program would run, and where. */
export type ShellText = { readonly text: Arg; readonly words?: readonly Arg[]; readonly place?: Place };

/** Where a program finds more than its arguments say: standard input, and files that this command line wrote or that stand there. */
export type Surroundings = {
  readonly input: () => Arg;
  readonly file: (path: string) => Arg | undefined;
  /** The text that a word stands for, with that of files in the place of its holes; undefined where it is not known. */
  readonly text: (word: Arg) => string | undefined;
};

type Given = {
  readonly card: Card;
  readonly args: readonly Arg[];
  readonly options: Options;
  readonly around: Surroundings;
};

/** The shell texts that a program would run. */
export function shellTexts(card: Card, args: readonly Arg[], around: Surroundings): readonly ShellText[] {
  if (card.texts === undefined) return [];
  const given = { card, args, options: readOptions(args, card.options, card.style), around };
  return card.texts.flatMap((row) => {
    if ("by" in row) return WAYS[row.by](given);
    const place = row.place ? { place: row.place } : {};
    if ("dashes" in row)
      return commandOf(behindDashes(args, row.dashes)).map((one) => ({ ...one, ...place }));
    const texts = textsOf(row, given).filter((text) => text !== undefined && text.length > 0);
    return texts.map((text) => ({ text: text ?? [], ...place }));
  });
}

function textsOf(
  row: Exclude<ShellTextCard, { by: string } | { dashes: string }>,
  given: Given,
): readonly (Arg | undefined)[] {
  const { args, options } = given;
  if ("option" in row)
    return options.values(row.option).map((value) => (row.behind ? after(value, row.behind) : value));
  if ("word" in row) return args.map((arg) => cutAt(after(arg, row.word), row.until));
  if ("flag" in row) return args.map((arg, at) => behindFlag(arg, args[at + 1], row.flag));
  if ("next" in row)
    return args
      .filter((_, at) => row.next.test(known(args[at - 1]) ?? ""))
      .map((word) => cutAt(word, row.until));
  if ("line" in row) return linesIn(given, row.cut).map((line) => after([line], row.line));
  if ("quoted" in row) return linesIn(given).flatMap((line) => quotedBehind(line, row.quoted));
  return [join(operandsFrom(options, row), " ")];
}

/** The word without the match at its start; undefined when it does not start so. */
function after(word: Arg | undefined, start: RegExp): Arg | undefined {
  const head = word?.[0];
  if (!word || typeof head !== "string") return undefined;
  const found = start.exec(head)?.[0];
  return found === undefined ? undefined : tidy([head.slice(found.length), ...word.slice(1)]);
}

/** The known text of a word up to where `until` matches. */
function cutAt(word: Arg | undefined, until: RegExp | undefined): Arg | undefined {
  if (until === undefined) return word;
  return word?.map((piece) => {
    const end = typeof piece === "string" ? piece.search(until) : -1;
    return typeof piece === "string" && end >= 0 ? piece.slice(0, end) : piece;
  });
}

function behindFlag(word: Arg, next: Arg | undefined, flag: RegExp): Arg | undefined {
  const text = known(word) ?? "";
  const found = flag.exec(text)?.[0];
  if (found === undefined) return undefined;
  return found.length < text.length ? [text.slice(found.length)] : next;
}

/** The lines of the words, of the input, and of the files that are named by options or by other lines. */
function linesIn(given: Given, cut: string = "\n"): string[] {
  const { card, args, options, around } = given;
  const { includes } = card;
  const named = wordsOf(includes?.options ?? "").flatMap((name) => knownWords(options.values(name)));
  const textOf = (path: string) => fileText(given, path) ?? "";
  const texts = [...knownWords(args), around.text(around.input()) ?? "", ...named.map(textOf)];
  const lines: string[] = [];
  for (let at = 0, files = 0; at < texts.length; at++) {
    const more = (texts[at] ?? "").split("\n").flatMap((line) => line.split(cut));
    for (const line of more) {
      lines.push(line.trim());
      const path = includes?.lines === undefined ? undefined : fileIn(line.trim(), includes.lines);
      if (path !== undefined && files++ < SCRIPT_FILES) texts.push(textOf(path));
    }
  }
  return lines;
}

/** The file that a line names behind a match. */
function fileIn(line: string, mark: RegExp): string | undefined {
  const found = mark.exec(line);
  const path = found && /^["']?([^"';\s]{1,1024})/.exec(line.slice(found[0].length))?.[1];
  return path ?? undefined;
}

/** The texts in single quotes that stand behind such words: `COPY t TO PROGRAM 'command'`. */
function quotedBehind(line: string, words: RegExp): Arg[] {
  const parts = line.split("'");
  return parts.flatMap((front, at) => {
    const text = parts[at + 1];
    return text !== undefined && words.test(front.slice(-QUOTED_WORDS)) ? [[text]] : [];
  });
}

/** Units before a quoted text in which the words that say what it is stand. */
const QUOTED_WORDS = 64;

/** What stands behind `--`, when this word is there, too. */
function behindDashes(args: readonly Arg[], verb: string): readonly Arg[] {
  const words = knownWords(args);
  const at = words.indexOf("--");
  return at < 0 || !words.includes(verb) ? [] : args.slice(at + 1);
}

/** The operands from the `from`th on: `adb shell cmd`, `pdsh -w hosts cmd`. */
function operandsFrom(
  { operands }: Options,
  row: { readonly from: number; readonly verb?: string },
): readonly Arg[] {
  if (row.verb !== undefined && known(operands[0]) !== row.verb) return [];
  return readOptions(operands.slice(row.from), "", STOPS).operands;
}

function local(...texts: readonly (Arg | undefined)[]): ShellText[] {
  return texts.flatMap((text) => (text && text.length > 0 ? [{ text }] : []));
}

// --- ways of their own ------------------------------------------------------------------------------------------

/** One word is a text for the shell; several are a command. */
function commandOf(words: readonly Arg[]): ShellText[] {
  const [text = []] = words;
  return words.length > 1 ? [{ text, words }] : local(text);
}

/** Settings whose value git runs; a credential helper is a text for a shell behind `!`. */
const GIT_RUNS =
  "core\\.(?:pager|editor|sshcommand|fsmonitor|gitproxy|askpass)|pager\\.\\w+|diff\\.external|sequence\\.editor|gpg\\.program|interactive\\.difffilter|(?:diff|filter|merge|mergetool|difftool)\\.[\\w-]{1,64}\\.(?:textconv|command|clean|smudge|process|driver|cmd)";
const GIT_COMMANDS = new RegExp(`^(?:(?:${GIT_RUNS})=|credential\\.(?:[^=]{1,256}\\.)?helper=!)`, "i");
const GIT_SETTING = new RegExp(`^(?:alias\\.|(?:${GIT_RUNS})$|credential\\.(?:.{1,256}\\.)?helper$)`, "i");

/** Aliases with `!`, `submodule foreach`, `bisect run`, `rebase --exec`, `filter-branch --…-filter`. */
function git({ card, options }: Given): readonly ShellText[] {
  const settings = options
    .values("c")
    .flatMap((value) => [after(value, GIT_COMMANDS), gitAlias(after(value, /^alias\.[^=]{1,64}=/i))]);
  const [verb, ...rest] = options.operands;
  return [...local(...settings), ...gitVerb(card, known(verb) ?? "", rest)];
}

/** An alias is a git command, or behind `!` a text for the shell. */
function gitAlias(value: Arg | undefined): Arg | undefined {
  return after(value, /^!/) ?? (value && tidy(["git ", ...value]));
}

function gitVerb(card: Card, verb: string, rest: readonly Arg[]): readonly ShellText[] {
  const words = knownWords(rest);
  const value = (name: string) => readOptions(rest, card.subcommands?.[verb], STOPS).value(name);
  switch (verb) {
    case "submodule": {
      const at = words.indexOf("foreach");
      return at < 0 ? [] : commandOf(readOptions(rest.slice(at + 1), "", STOPS).operands);
    }
    case "bisect":
      return words[0] === "run" ? commandOf(rest.slice(1)) : [];
    case "grep":
      return local(value("open-files-in-pager"));
    case "difftool":
      return local(value("extcmd"));
    case "rebase":
      return local(...readOptions(rest, card.subcommands?.[verb]).values("exec"));
    case "filter-branch":
      return local(...rest.filter((_, at) => /^--[a-z]+-filter$/.test(words[at - 1] ?? "")));
    case "config":
      return local(gitSetting(words, rest));
    default:
      return [];
  }
}

function gitSetting(words: readonly string[], rest: readonly Arg[]): Arg | undefined {
  const at = words.findIndex((word) => GIT_SETTING.test(word));
  if (at < 0) return undefined;
  const value = rest[at + 1];
  if (words[at]?.startsWith("alias.")) return gitAlias(value);
  return words[at]?.startsWith("credential.") ? after(value, /^!/) : value;
}

const SED_E = /^(?:\d+|\$|\/[^/]{0,64}\/)? ?e +([^ ].*)$/;
const SED_S =
  /^(?:\d+|\$)?s([^\w\s\\])(?:\\.|(?!\1)[^\\]){0,256}\1((?:\\.|(?!\1)[^\\]){1,512})\1[gpI\d]{0,8}e/;

/** sed commands that run the lines that are read, or what they become by blanks alone. */
const SED_LINES = /^(?:\d+|\$)?(?:e|s(\W)[\^$]?(?:\.\*)?\1[ &]?\1[gpI\d]{0,8}e)$/;

/** GNU sed's `e command`, and `s/…/command/e`, each at the start of a sed command. */
function sed(given: Given): readonly ShellText[] {
  const named = knownWords(given.options.values("file")).flatMap((path) => fileText(given, path) ?? []);
  const words = [...knownWords(given.args), ...named.flatMap((text) => text.split("\n"))];
  const runsLines = words.some((word) => SED_LINES.test(word));
  return [...(runsLines ? linesRead(given) : []), ...words.flatMap(sedCommands)];
}

/** The text of a file, where it is known. */
function fileText({ around }: Given, path: string): string | undefined {
  const content = around.file(path);
  return content && around.text(content);
}

/** What a filter reads: the files among its arguments that this command line wrote, or its input. */
function linesRead({ args, around }: Given): readonly ShellText[] {
  const files = knownWords(args).flatMap((word) => local(around.file(word)));
  return files.length > 0 ? files : local(around.input());
}

function sedCommands(word: string): readonly ShellText[] {
  return [word, ...word.split(/[;{}\n]/)].flatMap((part) => {
    const run = SED_E.exec(part.trim())?.[1];
    const made = SED_S.exec(part.trim())?.[2]?.replace(/\\(.)/g, "$1");
    return local(run === undefined ? undefined : [run], made === undefined ? undefined : [made]);
  });
}

/** awk programs that run the lines that are read: `{ system($0) }`, `{ print | "sh" }`. */
const AWK_LINES = /\bsystem\s?\(\s?\$0\s?\)|\bprint\s?(?:\$0\s?)?\|\s?"(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh"/;

function awk(given: Given): readonly ShellText[] {
  const words = knownWords(given.args);
  const lines = words.some((word) => AWK_LINES.test(word)) ? linesRead(given) : [];
  const [program = "", ...files] = given.options.operands.map((operand) => known(operand) ?? "");
  const named = given.options.values("file").map((path) => fileText(given, known(path) ?? "") ?? "");
  const source = named.length > 0 ? named.join("\n") : program;
  if (!/\bsystem\s?\(|\|\s?"/.test(source)) return lines;
  const read = named.length > 0 ? [program, ...files] : files;
  const text = awkCommands(source, {
    files: read.filter((file) => file !== "" && !/^\w+=/.test(file)),
    file: (path) => fileText(given, path),
    input: () => given.around.text(given.around.input()),
  });
  return text === "" ? lines : [...lines, { text: [text] }];
}

/** `aws ssm send-command --parameters 'commands=["text"]'`. */
function remoteCommands({ args }: Given): readonly ShellText[] {
  const words = knownWords(args);
  if (!words.includes("send-command")) return [];
  const lists = words.flatMap((word) => /^(?:commands=|\{"commands":)\s?(.{1,8192})$/s.exec(word)?.[1] ?? []);
  const texts = lists.flatMap((list) => list.split(/["'[\]{}]+/)).filter((text) => text !== "");
  return texts.map((text) => ({ text: [text], place: "remote" }));
}

/** What ansible does on its hosts. */
function playbook({ options }: Given): readonly ShellText[] {
  const text = playbookText(options);
  return text === undefined ? [] : [{ text, place: "remote" }];
}

/** What the lines that ansible-console reads do on its hosts. */
function console({ options, around }: Given): readonly ShellText[] {
  if (options.has("check")) return [];
  const lines = around.text(around.input()) ?? "";
  return consoleTexts(lines).map((text) => ({ text: [text], place: "remote" }));
}

/** What a manifest of Puppet does here. */
function manifest(given: Given): readonly ShellText[] {
  const { options, around } = given;
  const texts = puppetTexts(
    options,
    (path) => fileText(given, path),
    () => around.text(around.input()),
  );
  return texts.map((text) => ({ text: [text] }));
}

/** What salt does on its minions. */
function minions({ options }: Given): readonly ShellText[] {
  const command = minionCommand(options);
  return command === undefined ? [] : [{ ...command, place: "remote" }];
}

/** adb's ways to give a command to the shell of a device. */
const DEVICE_SHELLS = "shell exec-out exec-in";

/** su in a command of a device, wherever it lies: `su`, `/system/xbin/su`, `id;su`. */
const DEVICE_SU = /(?:^|[/;&|])su$/;

/** `adb shell words…`: the words are joined and read again on the device; without words, its shell reads the input. */
function device({ options, around }: Given): readonly ShellText[] {
  const [verb, ...behindVerb] = options.operands;
  if (!isOneOf(DEVICE_SHELLS, known(verb))) return [];
  const words = readOptions(behindVerb, "", STOPS).operands;
  const isAsked = words.length > 0 && !DEVICE_SU.test(known(words.at(-1)) ?? "");
  const text = isAsked ? join(words, " ") : around.input();
  return [text, asRoot(cutWords(text))].flatMap((one) =>
    one.length > 0 ? [{ text: one, place: "remote" }] : [],
  );
}

/** What su of a device is given to run: all that stands behind `-c`, or behind the user. */
function asRoot(words: readonly Arg[]): Arg {
  const at = words.findIndex((word) => DEVICE_SU.test(known(word) ?? ""));
  if (at < 0) return [];
  const dashed = words.findIndex((word, place) => place > at && known(word) === "-c");
  if (dashed > at) return join(words.slice(dashed + 1), " ");
  const isText = (word: Arg) => /\s/.test(known(word) ?? "");
  const rest = words.slice(at + 2).map((word): Arg => (isText(word) ? ["'", ...word, "'"] : word));
  return join(rest, " ");
}

/** `sops exec-env FILE text` and `sops exec-file FILE text`, where `{}` is the file in the clear. */
function decrypted({ options }: Given): readonly ShellText[] {
  const [verb, file, text] = options.operands;
  if (!isOneOf("exec-env exec-file", known(verb)) || file === undefined || text === undefined) return [];
  if (known(verb) === "exec-env") return local(text);
  const clear: Arg = ["<(sops decrypt ", ...file, ")"];
  return local(
    tidy(
      text.flatMap(
        (piece): Arg =>
          typeof piece === "string"
            ? piece.split("{}").flatMap((part, at): Arg => (at > 0 ? [...clear, part] : [part]))
            : [piece],
      ),
    ),
  );
}

type Way = Extract<ShellTextCard, { by: string }>["by"];

const WAYS: Readonly<Record<Way, (given: Given) => readonly ShellText[]>> = {
  git,
  sed,
  awk,
  playbook,
  console,
  manifest,
  minions,
  device,
  decrypted,
  "remote-commands": remoteCommands,
};
