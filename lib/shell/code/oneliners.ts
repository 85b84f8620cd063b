/**
 * What a one-liner of another language would do: shell text that it starts, trees that it deletes, files that it
 * overwrites, credentials that it posts. It follows literals, names that hold them, and the usual ways to say "home".
 */
import { endsOf } from "../../core/ends.ts";
import {
  CODE_CHOICES,
  CODE_GIVEN,
  CODE_SHELL_TEXTS,
  CODE_START,
  CODE_STEP_UNITS,
  CODE_STEPS,
  CODE_UNITS,
} from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import type { Effect, SourceKind } from "../effect.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Code } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { readOptions } from "../word/options.ts";
import { behindHead, headOf } from "../word/pieces.ts";
import { awkAssignments, awkFiles, awkPrograms } from "./awk.ts";
import { knownTexts } from "./call.ts";
import { editorShell } from "./editors.ts";
import { fromGo } from "./go.ts";
import { parse } from "./parse.ts";
import { isNetworked } from "./posts.ts";
import { unreachedIn } from "./reached.ts";
import { holdsCredential } from "./reads.ts";
import { CodeRun } from "./run.ts";
import { tiesToSocket } from "./sockets.ts";
import type { ScriptLanguage } from "./tokens.ts";
import { type Found, Names, unknown } from "./value.ts";
import { windowsShell } from "./windows.ts";

type Credential = { readonly source: SourceKind; readonly what: string };

/** What the code of one invocation comes to. */
export type Script = {
  /** Shell command lines that it would start. */
  readonly shell: readonly string[];
  readonly effects: readonly Effect[];
  /** Texts that it prints. */
  readonly prints: readonly string[];
  /** It starts processes without end. */
  readonly forks: boolean;
  /** It ties a process to a socket. */
  readonly tied: boolean;
  /** Credentials that it reads, which may be printed. */
  readonly reads: readonly Credential[];
  /** Credentials that it sends away. */
  readonly posts: readonly Credential[];
  /** Literals of its own that it sends away; the whole of it where they are too many to follow. */
  readonly says: readonly string[];
  /** It sends what it is given. */
  readonly postsInput: boolean;
  /** A cap kept a part of it from being followed. */
  readonly cut: boolean;
  /** What following it cost. */
  readonly steps: number;
};

const NO_SCRIPT: Script = {
  shell: [],
  effects: [],
  prints: [],
  reads: [],
  posts: [],
  says: [],
  forks: false,
  tied: false,
  postsInput: false,
  cut: false,
  steps: 0,
};

/** The option of a program that takes code from files and its input alone. */
const NEVER = /(?!)/;

/** Code in the same word as its flag: `--eval=code`, `perl -ne'code'`, `python3 -c'code'`. */
const ATTACHED =
  /^(?:--(?:eval|print|run|exec(?:ute)?|command|python-expr)=|-(?:[naplwisuBEIOS]{0,8}[ec]|r)(?=[^\w-]|\w+[^\w-]))/;

/** Words that name no script: `php artisan tinker` and `flask shell` read code from their input, as `deno run -` does. */
const NO_SCRIPT_NAME =
  /^(?:-|(?:run|r|runner|artisan|tinker|manage\.py|shell|console|c|eval-file|scr)$|\/dev\/stdin$)/;

/** The code that stands in an interpreter's arguments, its here-document, or a file that this command wrote. */
function codeOf(invocation: Invocation, option: RegExp): Arg[] {
  const { args, stdin, script } = invocation;
  const codes = args.flatMap((arg, at) => {
    if (option.test(known(arg) ?? "")) return codeBehind(invocation, at);
    const attached = ATTACHED.exec(headOf(arg))?.[0] ?? "";
    return attached !== "" && option.test(attached.replace(/=$/, ""))
      ? [behindHead(arg, attached.length)]
      : [];
  });
  if (codes.length > 0) return codes;
  if (script !== undefined) return [script];
  const first = known(args.find((arg) => !/^-./.test(known(arg) ?? "")));
  const named = first !== "-" && args.some((arg) => !NO_SCRIPT_NAME.test(known(arg) ?? "x"));
  return !named && stdin.kind === "text" ? [stdin.text] : [];
}

/** The word behind an option; behind a subcommand (`rails runner`) options may stand as well. */
function codeBehind({ program, args, script }: Invocation, at: number): readonly Arg[] {
  const rest = args.slice(at + 1);
  if (headOf(args[at] ?? []).startsWith("-")) return rest.slice(0, 1);
  const [code] = readOptions(rest, cardOf(program)?.options).operands;
  return script || code === undefined || known(code) === "-" ? [] : [code];
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
    .slice(0, CODE_UNITS);
}

const cache = new WeakMap<Invocation, Script>();

/** What the one-liner of an invocation would do; nothing when its program reads no code. */
export function scriptsOf(
  invocation: Invocation,
  home = "~",
  steps = CODE_STEPS,
  kept?: CodePlace["kept"],
): Script {
  const code = cardOf(invocation.program)?.code;
  if (code === undefined) return NO_SCRIPT;
  const known = cache.get(invocation);
  if (known !== undefined) return known;
  const script = READERS[code.language](invocation, { home, steps, kept: kept ?? new Map() }, code);
  cache.set(invocation, script);
  return script;
}

/** Reads the code of all invocations on one budget, before anybody asks for one of them; what that cost. */
export function readScripts(invocations: readonly Invocation[], home: string, most: number): number {
  let spent = 0;
  const kept = new Map<string, Script>();
  for (const invocation of invocations)
    spent += scriptsOf(invocation, home, Math.max(0, Math.min(CODE_STEPS, most - spent)), kept).steps;
  return spent;
}

/** Where code would run, and what it may cost. */
type CodePlace = {
  readonly home: string;
  readonly steps: number;
  /** What was read whole for the same command line: loops and branches start the same code many times. */
  readonly kept: Map<string, Script>;
};

/** From an invocation of one kind of program to what its code does. */
type CodeReader = (invocation: Invocation, place: CodePlace, code: Code) => Script;

/** Code of an interpreter, behind its option, in its input or in a file that this command line wrote. */
const interpreted: CodeReader = (invocation, place, { language, option = NEVER }) => {
  const codes = codeOf(invocation, option);
  if (codes.length === 0) return NO_SCRIPT;
  const given = invocation.args.filter((arg) => !codes.includes(arg) && !headOf(arg).startsWith("-"));
  return readAll(codes.map(sourceText), language as ScriptLanguage, place, given);
};

/** Reads codes one after the other on one budget. */
function readAll(
  codes: readonly string[],
  language: ScriptLanguage,
  { home, steps, kept }: CodePlace,
  given: readonly Arg[],
): Script {
  let left = steps;
  const scripts = codes.map((code) => {
    const script = readOnce(code, language, { home, steps: left, kept }, given);
    left = Math.max(0, left - script.steps);
    return script;
  });
  return merged(scripts);
}

function merged(scripts: readonly Script[]): Script {
  return {
    shell: scripts.flatMap(({ shell }) => shell),
    effects: scripts.flatMap(({ effects }) => effects),
    prints: scripts.flatMap(({ prints }) => prints),
    reads: scripts.flatMap(({ reads }) => reads),
    posts: scripts.flatMap(({ posts }) => posts),
    says: scripts.flatMap(({ says }) => says),
    forks: scripts.some(({ forks }) => forks),
    tied: scripts.some(({ tied }) => tied),
    postsInput: scripts.some(({ postsInput }) => postsInput),
    cut: scripts.some(({ cut }) => cut),
    steps: scripts.reduce((sum, { steps }) => sum + steps, 0),
  };
}

/** What an awk program does, with the names that `-v` gave. */
const awkScript: CodeReader = (invocation, place) => {
  const names = awkAssignments(invocation);
  const programs = awkPrograms(invocation);
  const codes = programs.map((program) => names + sourceText(program));
  const files = awkFiles(invocation);
  // Of files that it does not name, only what they hold matters.
  const given = codes.some((code) => /arg/i.test(code)) ? files : files.filter(holdsCredential);
  return readAll(codes, "awk", place, given);
};

function textsOf({ args }: Invocation): readonly string[] {
  return args.map((arg) => sourceText(arg));
}

/** The words behind such an option are shell text. */
function valuesBehind(invocation: Invocation, _place: CodePlace, { option = NEVER }: Code): Script {
  const texts = textsOf(invocation);
  return { ...NO_SCRIPT, shell: texts.filter((_, at) => option.test(texts[at - 1] ?? "")) };
}

/** AppleScript, or JavaScript behind `-l`. */
function appleScript(invocation: Invocation, place: CodePlace): Script {
  const texts = textsOf(invocation);
  if (!/^javascript$/i.test(texts[texts.indexOf("-l") + 1] ?? ""))
    return { ...NO_SCRIPT, shell: [...texts, ...scriptText(invocation)].flatMap(quotedShell) };
  return readAll(codeOf(invocation, /^-e$/).map(sourceText), "javascript", place, []);
}

const QUOTED_SHELL = /\bdo\s{1,8}(?:shell\s{1,8})?script\s{1,8}"((?:[^"\\]|\\.){1,4096})"/gi;

/** AppleScript's `do shell script "…"`. */
function quotedShell(text: string): string[] {
  return [...text.matchAll(QUOTED_SHELL)].map(([, quoted = ""]) => quoted.replace(/\\(.)/g, "$1"));
}

/** The file that `go run` is given; what else go is given is no code that runs. */
function goScript(invocation: Invocation, place: CodePlace): Script {
  const codes = codeOf(invocation, NEVER).map(sourceText);
  if (known(invocation.args[0]) !== "run" || codes.length === 0) return NO_SCRIPT;
  // Go calls these of its own accord.
  const called = codes.map((code) => `${fromGo(code)}\ninit(); main();`);
  const script = readAll(called, "javascript", place, []);
  return { ...script, tied: codes.some(tiesToSocket) };
}

function tclScript(invocation: Invocation): Script {
  const codes = codeOf(invocation, /^-c$/).map(sourceText);
  const shell = codes.flatMap((code) => [...tclLines(code), ...sentLines(code)]);
  return { ...NO_SCRIPT, shell, tied: codes.some(tiesToSocket) };
}

function editorScript(invocation: Invocation): Script {
  const texts = editorShell(invocation);
  return {
    ...NO_SCRIPT,
    shell: texts.slice(0, CODE_SHELL_TEXTS),
    cut: texts.length > CODE_SHELL_TEXTS,
  };
}

function windowsScript(invocation: Invocation): Script {
  const words = invocation.args.map((arg) => known(arg) ?? "").join(" ");
  return { ...NO_SCRIPT, shell: windowsShell(invocation), tied: tiesToSocket(words) };
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
  lisp: interpreted,
  lua: interpreted,
  julia: interpreted,
  r: interpreted,
  closures: interpreted,
  go: goScript,
  editor: editorScript,
  shell: valuesBehind,
  windows: windowsScript,
};

/** A loop without end whose body is a fork: `fork while 1`, `while True: os.fork()`, `loop { fork }`. */
const FORK_BOMB =
  /\bfork\s{0,8}(?:\(\s{0,8}\))?\s{0,8}while\b|\b(?:while|loop)\s{0,8}\(?\s{0,8}(?:1|[Tt]rue)?\s{0,8}\)?\s{0,8}(?:[:{;]|do\b)?\s{0,8}(?:os\.|pcntl_)?fork\b|\bfork\(\)\s{0,8}for\s{1,8}\w{1,32}\s{1,8}in\s{1,8}(?:iter\(int|(?:itertools\.)?count\()/;

/** Tcl starts programs as a shell does, and deletes by `file delete`. */
function tclLines(code: string): string[] {
  return code
    .split(/[\n;]/)
    .map((line) => line.trim().replace(/^file delete(?: -force)?/, "rm -rf"))
    .filter((line) => /^(?:exec|rm) /.test(line));
}

/** What expect types into the shell that it spawns: `spawn sh; send "text\r"`. */
function sentLines(code: string): string[] {
  if (
    !/\bspawn\s{1,8}(?:-noecho\s{1,8})?(?:\S{0,64}\/)?(?:\w{0,4}sh|su|sudo|login|docker|kubectl)\b/.test(code)
  )
    return [];
  const typed = [
    ...code.matchAll(
      /\bsend\s{1,8}(?:-\w{1,16}\s{1,8}){0,4}(?:--\s{1,8})?(?:"((?:[^"\\]|\\.){1,4096})"|\{([^{}]{1,4096})\})/g,
    ),
  ];
  const keys = typed.map(([, quoted, braced]) => quoted ?? braced ?? "").join("");
  return keys === "" ? [] : [keys.replace(/\\[rn]/g, "\n").replace(/\\(.)/g, "$1")];
}

/** A cell that IPython hands to a shell as a whole, in its first line. */
const SHELL_CELL = /^\s{0,64}%%(?:bash|sh|script (?:ba|z)?sh)\b[^\n]{0,256}\n/;

/** Lines that it hands to a shell: `!text`, `!!text`, also behind a magic that times or catches them; `%sx text`. */
const SHELL_LINE_OF_CELL =
  /^[ \t]{0,64}(?:%{1,2}\w{1,32}[ \t]{1,8}(?=!))?(?:!{1,2}|%(?:sx|system)[ \t])([^=!\n][^\n]*)/gm;

/** What IPython hands to a shell, with the values of the names that `$name` and `{name}` stand for. */
function shellLines(code: string, language: ScriptLanguage, scope: Names): string[] {
  if (language !== "python") return [];
  const magic = SHELL_CELL.exec(code)?.[0];
  const lines = [...code.matchAll(SHELL_LINE_OF_CELL)].map(([, line = ""]) => line);
  return magic === undefined ? lines.map((line) => filledIn(line, scope)) : [code.slice(magic.length)];
}

function filledIn(line: string, scope: Names): string {
  return line.replace(
    /\{([A-Za-z_]\w{0,63})\}|\$([A-Za-z_]\w{0,63})/g,
    (all, one?: string, other?: string) => {
      const [text, ...others] = knownTexts(scope.find(one ?? other ?? ""));
      return text === undefined || others.length > 0 ? all : text;
    },
  );
}

function readOnce(code: string, language: ScriptLanguage, place: CodePlace, given: readonly Arg[]): Script {
  const key = JSON.stringify([language, code, given]);
  const before = place.kept.get(key);
  if (before) return { ...before, steps: CODE_START };
  const script = readCode(code, language, place, given);
  if (!script.cut) place.kept.set(key, script);
  return script;
}

function readCode(
  code: string,
  language: ScriptLanguage,
  { home, steps }: CodePlace,
  given: readonly Arg[],
): Script {
  if (steps <= 0) return { ...NO_SCRIPT, cut: true };
  const run = new CodeRun(
    language,
    home,
    mostFar(given),
    isNetworked(code),
    steps,
    unreachedIn(code, language),
  );
  const scope = new Names();
  if (isOneOf("perl ruby", language) && run.lines.length > 0) scope.names.set("_", unknown(run.lines));
  const read = endsOfCode(code, steps * CODE_STEP_UNITS);
  run.script(parse(read, language), scope);
  const { shell, effects, prints, reads, posts } = run.done;
  const texts = [...new Set([...shell, ...shellLines(code, language, scope)])];
  return {
    shell: texts.slice(0, CODE_SHELL_TEXTS),
    effects,
    prints,
    forks: FORK_BOMB.test(code),
    tied: tiesToSocket(code),
    reads: credentialsOf(reads),
    posts: credentialsOf(posts),
    says: saidBy(posts, code),
    postsInput: posts.some(({ source }) => source === "input"),
    cut:
      run.cut ||
      read !== code ||
      texts.length > CODE_SHELL_TEXTS ||
      given.length > CODE_GIVEN ||
      code.length >= CODE_UNITS,
    steps: steps - run.left + CODE_START + Math.ceil(read.length / CODE_STEP_UNITS),
  };
}

/** Arguments in their order, as many as are looked at: those that are no plain name first. */
function mostFar(given: readonly Arg[]): readonly Arg[] {
  const isNear = (arg: Arg): boolean => /^\w[\w-]*(?:\.\w+)*$/.test(known(arg) ?? "");
  const far = endsOf(
    given.filter((arg) => !isNear(arg)),
    CODE_GIVEN,
  );
  const kept = new Set([...far, ...endsOf(given.filter(isNear), CODE_GIVEN - far.length)]);
  return given.filter((arg) => kept.has(arg));
}

/** The first and the last half of so many units: parsing costs, too, and padding stands at one end. */
function endsOfCode(code: string, units: number): string {
  const half = units >> 1;
  return code.length <= units ? code : `${code.slice(0, half)}\n${code.slice(code.length - half)}`;
}

function credentialsOf(found: readonly Found[]): Credential[] {
  return found.flatMap(({ source, what }) =>
    source === "input" || source === "said" ? [] : [{ source, what }],
  );
}

/** The literals among what is sent. Of one call no more than {@link CODE_CHOICES} are followed. */
function saidBy(posts: readonly Found[], code: string): string[] {
  const said = new Set(posts.flatMap(({ source, what }) => (source === "said" ? [what] : [])));
  return said.size < CODE_CHOICES ? [...said] : [code];
}
