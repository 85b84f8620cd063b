/**
 * What a one-liner of another language would do: shell text that it starts, trees that it deletes, files that it
 * overwrites, credentials that it posts. It follows literals, names that hold them, and the usual ways to say "home".
 */

import type { Effect } from "../effect.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Code } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { behindHead, headOf } from "../word/pieces.ts";
import { awkAssignments, awkDoes, awkPrograms } from "./awk.ts";
import { type CodeCall, callsOf, isSign } from "./calls.ts";
import { editorShell } from "./editors.ts";
import { effectsOfCalls } from "./files.ts";
import { bindingsOf } from "./functions.ts";
import { calledName, learnImports, learnNames, learnParameters } from "./names.ts";
import { type Posts, postsOf } from "./posts.ts";
import { tiesToSocket } from "./sockets.ts";
import { isChildExec, isMethod, shellText, shellWord, startsShell } from "./starts.ts";
import { type ScriptLanguage, type Token, tokensOf } from "./tokens.ts";
import { type Reading, SCRIPT_TOKENS, valuesOf } from "./values.ts";
import { windowsShell } from "./windows.ts";

/** What the code of one invocation comes to. */
export type Script = Posts & {
  /** Shell command lines that it would start. */
  readonly shell: readonly string[];
  readonly effects: readonly Effect[];
  /** Texts that it prints. */
  readonly prints: readonly string[];
  /** It starts processes without end. */
  readonly forks: boolean;
  /** It ties a process to a socket. */
  readonly tied: boolean;
};

const NO_SCRIPT: Script = {
  shell: [],
  effects: [],
  prints: [],
  reads: [],
  posts: [],
  forks: false,
  tied: false,
  postsInput: false,
};

/** The option of a program that takes code from files and its input alone. */
const NEVER = /(?!)/;

/** Code beyond this is a program, not a one-liner; it costs about 1 µs for 20 characters. */
const CODE_CHARS = 64 * 1024;

/** Code in the same word as its flag: `--eval=code`, `perl -ne'code'`, `python3 -c'code'`. */
const ATTACHED = /^(?:--(?:eval|print|run)=|-(?:[naplwisuBEIOS]{0,8}[ec]|r)(?=[^\w-]|\w+[^\w-]))/;

/** The code that stands in an interpreter's arguments, its here-document, or a file that this command wrote. */
function codeOf(invocation: Invocation, option: RegExp): Arg[] {
  const { args, stdin, script } = invocation;
  const codes = args.flatMap((arg, at) => {
    if (option.test(known(arg) ?? "")) return args.slice(at + 1, at + 2);
    const attached = ATTACHED.exec(headOf(arg))?.[0] ?? "";
    return attached !== "" && option.test(attached.replace(/=$/, ""))
      ? [behindHead(arg, attached.length)]
      : [];
  });
  if (codes.length > 0) return codes;
  if (script !== undefined) return [script];
  const named = args.some((arg) => !/^(?:-|run$|\/dev\/stdin$)/.test(known(arg) ?? "x"));
  return !named && stdin.kind === "text" ? [stdin.text] : [];
}

/** The source text of a script file that this command wrote, or of a here-document. */
function scriptText(invocation: Invocation): string[] {
  return codeOf(invocation, NEVER).map(sourceText);
}

/** Source text of a word; what is not known reads as a name, so that it is no literal. */
function sourceText(arg: Arg): string {
  return arg
    .map((piece) => (typeof piece === "string" ? piece : "UNKNOWN"))
    .join("")
    .slice(0, CODE_CHARS);
}

const cache = new WeakMap<Invocation, Script>();

/** What the one-liner of an invocation would do; nothing when its program reads no code. */
export function scriptsOf(invocation: Invocation, home = "~"): Script {
  const code = cardOf(invocation.program)?.code;
  if (code === undefined) return NO_SCRIPT;
  const script = cache.get(invocation) ?? READERS[code.language](invocation, home, code);
  cache.set(invocation, script);
  return script;
}

/** From an invocation of one kind of program to what its code does. */
type CodeReader = (invocation: Invocation, home: string, code: Code) => Script;

/** Code of an interpreter, behind its option, in its input or in a file that this command line wrote. */
const interpreted: CodeReader = (invocation, home, { language, option = NEVER }) => {
  const codes = codeOf(invocation, option);
  if (codes.length === 0) return NO_SCRIPT;
  const given = invocation.args.filter((arg) => !codes.includes(arg) && !headOf(arg).startsWith("-"));
  return merged(codes.map((code) => readCode(sourceText(code), language as ScriptLanguage, home, given)));
};

function merged(scripts: readonly Script[]): Script {
  return {
    shell: scripts.flatMap(({ shell }) => shell),
    effects: scripts.flatMap(({ effects }) => effects),
    prints: scripts.flatMap(({ prints }) => prints),
    reads: scripts.flatMap(({ reads }) => reads),
    posts: scripts.flatMap(({ posts }) => posts),
    forks: scripts.some(({ forks }) => forks),
    tied: scripts.some(({ tied }) => tied),
    postsInput: scripts.some(({ postsInput }) => postsInput),
  };
}

/** What an awk program does, with the names that `-v` gave. */
function awkScript(invocation: Invocation, home: string): Script {
  const names = awkAssignments(invocation);
  return merged(
    awkPrograms(invocation).map((program) => ({
      ...NO_SCRIPT,
      ...awkDoes(readingOf(names + sourceText(program), "awk", home)),
      tied: tiesToSocket(sourceText(program)),
    })),
  );
}

const QUOTED_SHELL =
  /(\bdo\s{1,8}(?:shell\s{1,8})?script|\(shell-command(?:-to-string)?|\(delete-directory)\s{1,8}"((?:[^"\\]|\\.){1,4096})"/gi;

/** AppleScript's `do shell script "…"`, Emacs' `(shell-command "…")` and `(delete-directory "…" t)`. */
function quotedShell(text: string): string[] {
  return [...text.matchAll(QUOTED_SHELL)].map(([, verb = "", quoted = ""]) => {
    const inner = quoted.replace(/\\(.)/g, "$1");
    return verb.startsWith("(delete") ? `rm -r ${shellWord([inner])}` : inner;
  });
}

function textsOf({ args }: Invocation): readonly string[] {
  return args.map((arg) => sourceText(arg));
}

/** The words behind such an option are shell text. */
function valuesBehind(invocation: Invocation, _home: string, { option = NEVER }: Code): Script {
  const texts = textsOf(invocation);
  return { ...NO_SCRIPT, shell: texts.filter((_, at) => option.test(texts[at - 1] ?? "")) };
}

/** AppleScript, or JavaScript behind `-l`. */
function appleScript(invocation: Invocation, home: string): Script {
  const texts = textsOf(invocation);
  if (!/^javascript$/i.test(texts[texts.indexOf("-l") + 1] ?? "")) return quoting(invocation);
  return merged(codeOf(invocation, /^-e$/).map((code) => readCode(sourceText(code), "javascript", home, [])));
}

function quoting(invocation: Invocation): Script {
  return { ...NO_SCRIPT, shell: [...textsOf(invocation), ...scriptText(invocation)].flatMap(quotedShell) };
}

function tclScript(invocation: Invocation): Script {
  return { ...NO_SCRIPT, shell: codeOf(invocation, /^-c$/).flatMap((code) => tclLines(sourceText(code))) };
}

function editorScript(invocation: Invocation): Script {
  return { ...NO_SCRIPT, shell: editorShell(invocation) };
}

function windowsScript(invocation: Invocation): Script {
  const shell = windowsShell(invocation);
  return { ...NO_SCRIPT, shell, tied: shell.some(tiesToSocket) };
}

const READERS: Readonly<Record<Code["language"], CodeReader>> = {
  python: interpreted,
  javascript: interpreted,
  perl: interpreted,
  ruby: interpreted,
  php: interpreted,
  awk: awkScript,
  tcl: tclScript,
  applescript: appleScript,
  lisp: quoting,
  editor: editorScript,
  shell: valuesBehind,
  windows: windowsScript,
};

/** A loop without end whose body is a fork: `fork while 1`, `while True: os.fork()`, `loop { fork }`. */
const FORK_BOMB =
  /\bfork\s{0,8}(?:\(\s{0,8}\))?\s{0,8}while\b|\b(?:while|loop)\s{0,8}\(?\s{0,8}(?:1|[Tt]rue)?\s{0,8}\)?\s{0,8}(?:[:{;]|do\b)?\s{0,8}(?:os\.|pcntl_)?fork\b|\bfork\(\)\s{0,8}for\s{1,8}\w{1,32}\s{1,8}in\s{1,8}(?:iter\(int|(?:itertools\.)?count\()/;

/** A new reading of code, with the names that it gives. `given` are the arguments of the script. */
function readingOf(
  code: string,
  language: ScriptLanguage,
  home: string,
  given: readonly Arg[] = [],
): Reading {
  const tokens = tokensOf(code, language);
  const reading: Reading = {
    tokens,
    names: new Map(),
    lists: new Map(),
    dots: language !== "perl" && language !== "php",
    bindings: bindingsOf(tokens),
    home,
    given,
    left: SCRIPT_TOKENS,
  };
  learnImports(reading);
  learnNames(reading);
  // What a function makes of its parameters is known only behind its calls.
  if (learnParameters(reading)) learnNames(reading);
  return reading;
}

/** Groovy's `"text".execute()`, Scala's `"text".!`. */
function literalStarts(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, value }, at) => {
    const method = tokens[at + 2]?.value;
    const starts = kind === "text" && isSign(tokens[at + 1], ".") && (method === "execute" || method === "!");
    return starts ? [value] : [];
  });
}

/** Tcl starts programs as a shell does, and deletes by `file delete`. */
function tclLines(code: string): string[] {
  return code
    .split(/[\n;]/)
    .map((line) => line.trim().replace(/^file delete(?: -force)?/, "rm -rf"))
    .filter((line) => /^(?:exec|rm) /.test(line));
}

/** Lines that IPython hands to a shell. */
function shellLines(code: string, language: ScriptLanguage): string[] {
  return language === "python"
    ? [...code.matchAll(/^[ \t]{0,64}!([^=\n][^\n]*)/gm)].map(([, line = ""]) => line)
    : [];
}

/** What the code prints, where that is known: another program may read it as a script. */
function printsOf(calls: readonly CodeCall[], reading: Reading): string[] {
  const prints = calls.filter(({ name }) => /^(?:print|puts|say|echo|log|write)$/.test(name));
  return prints.flatMap(({ args }) =>
    valuesOf(args[0] ?? [], reading).flatMap((value) => known(value) ?? []),
  );
}

/** Perl's `open(P, "| sh"); print P "text"`. */
function pipedPrints(calls: readonly CodeCall[], { tokens }: Reading): string[] {
  if (!tokens.some(({ kind, value }) => kind === "text" && /^\|\s*(?:\/bin\/)?(?:ba|da|z)?sh\b/.test(value)))
    return [];
  const prints = calls.filter(({ name }) => name === "print");
  return prints.flatMap(({ args }) =>
    args.flat().flatMap(({ kind, value }) => (kind === "text" ? [value] : [])),
  );
}

/** Perl's `open(P, "-|", "command")`, `open(P, "command |")`. */
function pipedOpens(calls: readonly CodeCall[], reading: Reading): string[] {
  return calls.flatMap(({ name, args }) => {
    if (name !== "open") return [];
    const at = args.findIndex(([only]) => only?.kind === "text" && /^(?:-\||\|-)$/.test(only.value));
    const values = (arg: readonly Token[] = []) =>
      valuesOf(arg, reading).flatMap((value) => known(value) ?? []);
    if (at >= 0)
      return [
        args
          .slice(at + 1)
          .flatMap((arg) => values(arg).slice(0, 1))
          .join(" "),
      ];
    return values(args[1]).flatMap((text) =>
      /^[^|]{1,4096}\|\s?$/.test(text) ? [text.replace(/\|\s?$/, "")] : [],
    );
  });
}

/** A text that the code runs after it has changed its directory. */
function inDirectory(directory: Arg | undefined, text: string): string {
  const path = known(directory);
  return path === undefined ? text : `cd '${path.replaceAll("'", "'\\''")}' && ${text}`;
}

/** The same for a relative path. */
function inFolder(directory: Arg | undefined, effect: Effect): Effect {
  const isRelative = typeof effect.path[0] === "string" && !effect.path[0].startsWith("/");
  return directory !== undefined && isRelative
    ? { ...effect, path: [...directory, "/", ...effect.path] }
    : effect;
}

function readCode(
  code: string,
  language: ScriptLanguage,
  home: string,
  given: readonly Arg[],
  depth = 0,
): Script {
  const reading = readingOf(code, language, home, given);
  const { tokens } = reading;
  const calls = callsOf(tokens);
  const shell = calls.flatMap((call) =>
    isChildExec(call, tokens) ||
    (startsShell(calledName(call, reading.names), language) && !isMethod(call, tokens))
      ? shellText(call, reading)
      : [],
  );
  const directory = calls
    .flatMap((call) => (call.name === "chdir" ? valuesOf(call.args[0] ?? [], reading) : []))
    .at(0);
  const nested = calls.flatMap((call) =>
    depth < 3 && /^(?:exec|eval)$/.test(call.full) ? evaluated(call, reading, language, depth) : [],
  );
  const forks = FORK_BOMB.test(code);
  const own: Script = {
    shell: [
      ...shell,
      ...shellLines(code, language),
      ...literalStarts(tokens),
      ...pipedPrints(calls, reading),
      ...pipedOpens(calls, reading),
    ].map((text) => inDirectory(directory, text)),
    prints: printsOf(calls, reading),
    forks,
    tied: tiesToSocket(code),
    effects: effectsOfCalls(calls, reading).map((effect) => inFolder(directory, effect)),
    ...postsOf(calls, reading),
  };
  return merged([own, ...nested]);
}

/** Code inside `exec("…")` and `eval("…")`. */
function evaluated(call: CodeCall, reading: Reading, language: ScriptLanguage, depth: number): Script[] {
  return valuesOf(call.args[0] ?? [], reading).flatMap((value) => {
    const code = known(value);
    return code === undefined ? [] : [readCode(code, language, reading.home, reading.given, depth + 1)];
  });
}
