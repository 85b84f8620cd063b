/** Calls of a one-liner that start other programs, as shell text. */
import { CODE_CALL_TEXTS } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { credentialAt } from "../paths/credentials.ts";
import { cardOf, matchesCommand } from "../programs/cards.ts";
import { type CodeCall, knownTexts, positional, type ScriptRun, underKey } from "./call.ts";
import { homePath } from "./reads.ts";
import { type CodeValue, type Found, isCut, made, taintsOf, textsOf } from "./value.ts";

/** Functions that start a program, in any of the languages. */
const SHELL_CALLS = new Set(
  `\` system system2 popen popen2 popen2e popen3 run call check_call check_output Popen getoutput getstatusoutput exec execSync spawn spawnSync execFile
  execFileSync shell_exec passthru proc_open capture capture2 capture2e capture3 pipeline pipeline_r execvp execv execl execlp execle execlpe execve execvpe spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe execa
  execaSync execaCommand execaCommandSync shell sh execute cmd Command callCommand readProcess $ exec_command shell_command local_shell
  create_subprocess_shell create_subprocess_exec posix_spawn posix_spawnp pcntl_exec command doShellScript syscall process Process
  shell-command shell-command-to-string call-process start-process async-shell-command process-lines compile ! !! ProcessBuilder getline_from fork_exec execSafe runProcess`.split(
    /\s+/,
  ),
);

/** `.exec` of a regular expression and `.run` of an application start nothing. */
function startsShell({ name, full, receiver }: CodeCall, { language }: ScriptRun): boolean {
  if (!SHELL_CALLS.has(name)) return false;
  if (name === "compile" && language !== "lisp") return false;
  if (isWords(receiver))
    return /^(?:execute|!{1,2}|lines_!|run)$/.test(name)
      ? language === "closures"
      : full === "cmd" && language === "ruby";
  if (language === "python")
    return (
      (!isOneOf("exec execute sh shell $ command Command compile process capture", full) &&
        !/(?:app|loop|asyncio|uvicorn|self|unittest|pytest|cursor|conn|db)\.(?:run|call|execute|command)$/.test(
          full,
        )) ||
      full.startsWith("os.")
    );
  if (name === "exec" && full !== "exec")
    return /(?:child_process|cp|proc|child|Kernel|shell|Runtime|getRuntime\(\)|os|Process)\.exec$/.test(full);
  return true;
}

/** A text or a list of words, as what a method is called on. */
function isWords(receiver: CodeValue | undefined): boolean {
  return receiver !== undefined && (receiver.texts.length > 0 || receiver.items !== undefined);
}

/** A command that prints the home directory. */
const ECHOED_HOME = /^(?:echo|printf)\s{1,8}(?:-n\s{1,8})?["']?(?:~|\$HOME|\$\{HOME\})["']?$/;

/** What a call that starts a program comes to: its output, with what that holds. */
export function started(run: ScriptRun, call: CodeCall): CodeValue | undefined {
  fed(run, call);
  run.done.shell.push(...asMany(run, magic(run, call)));
  if (!startsShell(call, run)) return undefined;
  const commands = commandsOf(run, call);
  if (commands.length === 0) return undefined;
  const input = underKey(call, "input stdin stdin_data");
  const fedInput = pipedInto(commands, input ? [input] : [], input?.taints ?? []);
  run.done.shell.push(...commands, ...asMany(run, fedInput));
  const taints = [...disclosed(commands), ...taintsOf(call.args.map(({ value }) => value))];
  if (taints.length > 0) run.saw(taints);
  const texts = commands.length === 1 && ECHOED_HOME.test(commands[0] ?? "") ? [[run.home]] : [];
  return made({ texts, full: `${call.full}()`.slice(-80), taints, feeds: commands });
}

/** IPython's `get_ipython().run_cell_magic("bash", "", text)`, `run_line_magic("sx", text)`. */
function magic({ language }: ScriptRun, call: CodeCall): readonly string[] {
  if (language !== "python" || !/^run_(?:cell|line)_magic$/.test(call.name)) return [];
  const values = positional(call);
  const [name] = knownTexts(values[0]);
  return /^(?:bash|sh|script|sx|system)$/.test(name ?? "") ? knownTexts(values.at(-1)) : [];
}

/** What a process is fed: `p.communicate(text)`, `p.stdin.write(text)`, Perl's `print P text`. */
function fed(run: ScriptRun, call: CodeCall): void {
  const handle = call.args.find(({ name }) => name === "handle")?.value ?? call.receiver;
  if (
    handle === undefined ||
    handle.feeds.length === 0 ||
    !isOneOf("communicate write writelines puts print printf say end send sendline", call.name)
  )
    return;
  const values = positional(call);
  run.done.shell.push(...asMany(run, pipedInto(handle.feeds, values, taintsOf(values))));
}

function pipedInto(
  commands: readonly string[],
  values: readonly CodeValue[],
  taints: readonly Found[],
): string[] {
  const printers = [
    ...(values.length > 0
      ? [`echo ${values.map((value) => shellWord(textsOf(value)[0] ?? [])).join(" ")}`]
      : []),
    ...taints.filter(({ source }) => source !== "said").map(sourceText),
  ];
  return commands.flatMap((command) => printers.map((printer) => `${printer} | ${command}`));
}

/** A credential as a command that prints it. */
function sourceText({ source, what }: Found): string {
  return source === "environment" ? "env" : source === "input" ? "cat" : `cat ${shellWord([what])}`;
}

/** The credentials that commands print: by their cards, and by the files that they name. */
function disclosed(commands: readonly string[]): Found[] {
  return commands.flatMap((command): Found[] => {
    const [program, ...words] = command.split(/[ <'"|;]+/).filter((word) => word !== "");
    const card = cardOf(program);
    const discloses = card?.discloses;
    if (
      card &&
      discloses &&
      matchesCommand(
        discloses.words,
        words.map((word) => [word]),
        card,
      ) &&
      (words.length === 0 || !discloses.variables)
    )
      return [{ source: discloses.source, what: command }];
    return words.flatMap((word) => {
      const source = credentialAt([word])?.kind;
      return source ? [{ source, what: word }] : [];
    });
  });
}

/** The shell texts of a call: one text for each value it can have, or words that are quoted and joined. */
function commandsOf(run: ScriptRun, call: CodeCall): readonly string[] {
  const onText = isWords(call.receiver) && call.name !== "cmd";
  const plain = positional(call).filter(
    ({ fields, functions, isClass }) => fields === undefined && functions.length === 0 && !isClass,
  );
  const named = plain.length === 0 ? underKey(call, "cmd command args") : underKey(call, "args");
  const words = [...(onText && call.receiver ? [call.receiver] : []), ...plain, ...(named ? [named] : [])];
  const folder = textsOf(underKey(call, "cwd workdir chdir dir") ?? made({ texts: [[]] }))[0] ?? [];
  const path = homePath(known(folder) === undefined ? [] : folder, run.home);
  const way = path.length === 0 ? "" : `cd ${shellWord(path)} && `;
  run.cut ||= words.some(isCut);
  const texts = commandTexts(
    call,
    words.filter(({ full }) => !/^os\.P_/.test(full ?? "")),
  );
  const started = texts.map((text) => asStarted(run, call, words, text));
  return asMany(run, started).map((text) => inFolder(run.folder, way + text));
}

/** What a call starts, where it takes its text for a command and its language does not. */
function asStarted(run: ScriptRun, call: CodeCall, words: readonly CodeValue[], text: string): string {
  if (run.language === "python") return asPython(run, call, words, text);
  const isFile = run.language === "javascript" && /^(?:execFile|spawn)(?:Sync)?$/.test(call.name);
  return isFile && call.args.length === 1 && words[0]?.items === undefined && /\s/.test(text)
    ? shellWord([text])
    : text;
}

/** Python's calls that start a shell only where they are told to, by their whole names. */
const NO_SHELL = /(?:^|\.)(?:subprocess\.(?:run|call|check_call|check_output|Popen)|create_subprocess_exec)$/;

const SHELL_PROGRAM = /(?:^|\/)(?:ba|z|k|da|a|fi)?sh$/;

/**
 * What such a call starts: without a shell a text is the name of a program, blanks and all, and `executable` is the
 * program itself, or the shell.
 */
function asPython(run: ScriptRun, call: CodeCall, words: readonly CodeValue[], text: string): string {
  if (!NO_SHELL.test(call.full) || call.args.some(({ value }) => value.fields !== undefined)) return text;
  const shell = underKey(call, "shell");
  const isShell = shell !== undefined && !isOneOf("False None", shell.full);
  const given = underKey(call, "executable");
  const executable = given && textsOf(given)[0];
  const [first] = words;
  if (executable !== undefined && !isOneOf("None", given?.full))
    return startedBy(homePath(executable, run.home), isShell, text);
  const isText = words.length === 1 && first?.items === undefined && first?.texts.length === 1;
  return isText && !isShell && /\s/.test(text) ? shellWord([text]) : text;
}

/** `executable` takes the place of the shell, or of the first word. */
function startedBy(executable: Arg, isShell: boolean, text: string): string {
  if (isShell)
    return SHELL_PROGRAM.test(known(executable) ?? "sh")
      ? text
      : `${shellWord(executable)} -c ${shellWord([text])}`;
  const first = /^(?:'[^']*'|[^\s']+)/.exec(text)?.[0] ?? "";
  return shellWord(executable) + text.slice(first.length);
}

/** As many of a call's texts as are judged; the run says so where there are more. */
function asMany(run: ScriptRun, texts: readonly string[]): readonly string[] {
  run.cut ||= texts.length > CODE_CALL_TEXTS;
  return texts.slice(0, CODE_CALL_TEXTS);
}

/** A text that the code runs after it has changed its directory. */
function inFolder(folder: Arg | undefined, text: string): string {
  return known(folder) === undefined ? text : `cd ${shellWord(folder ?? [])} && ${text}`;
}

function commandTexts({ name }: CodeCall, words: readonly CodeValue[]): string[] {
  const isSpawn =
    /^(?:posix_spawnp?|exec[lv]p?e?|spawn[lv]p?e?)$/.test(name) && words[1]?.items !== undefined;
  const given = isSpawn ? words.slice(0, 2) : words;
  const isList = given.some(
    ({ items, texts }) => items !== undefined && items.length > 0 && texts.length === 0,
  );
  const columns = given.flatMap((word) => (word.items && word.texts.length === 0 ? word.items : [word]));
  const [command] = columns;
  if (command === undefined) return [];
  const commands = textsOf(command).flatMap((text) => sourceOf(text, command.taints) ?? []);
  if (columns.length === 1 || (!isList && commands.some((text) => /\s/.test(text)))) return commands;
  // `execvp("rm", ["rm", …])` names the program twice.
  const twice = isSpawn || /^(?:exec|spawn)[lv]p?e?$/.test(name);
  // A program that is many goes by the second name.
  const isMany = commands.some((text) => /(?:^|\/)(?:busy|toy)box$/.test(text));
  const words2 = twice && !isMany && columns.length > 1 ? [command, ...columns.slice(2)] : columns;
  const most = Math.max(...words2.map((word) => textsOf(word).length));
  return Array.from({ length: most }, (_, at) =>
    words2.map((word) => shellWord(textsOf(word)[at] ?? textsOf(word)[0] ?? [], word.taints)).join(" "),
  );
}

/** A command as shell text; undefined where its beginning is not known. */
function sourceOf(value: Arg, taints: readonly Found[]): string | undefined {
  if (typeof value[0] !== "string") return undefined;
  return value
    .map((piece) => (typeof piece === "string" ? piece : piece.from === "glob" ? piece.source : hole(taints)))
    .join("");
}

/** What stands for an unknown part: the credential that it holds, or a variable that nobody knows. */
function hole(taints: readonly Found[]): string {
  const [found] = taints.filter(({ source }) => source !== "input");
  return found ? `"$(${sourceText(found)})"` : '"$UNKNOWN"';
}

/** A word in single quotes; a variable that nobody knows where it is not known. */
export function shellWord(word: Arg, taints: readonly Found[] = []): string {
  if (word.length === 0) return "''";
  return word
    .map((piece) => {
      if (typeof piece === "string") return `'${piece.replaceAll("'", "'\\''")}'`;
      return piece.from === "glob" ? piece.source : hole(taints);
    })
    .join("");
}
