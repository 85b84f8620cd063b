/**
 * What a one-liner of another language would do: shell text that it starts, trees that it deletes, files that it
 * overwrites, credentials that it posts. It follows literals, names that hold them, and the usual ways to say "home".
 * It must not know which path matters.
 */

import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Effect } from "./acts/act.ts";
import { type Call, callsOf, isSign } from "./code/calls.ts";
import { effectsOfCalls } from "./code/files.ts";
import { calledName, learnImports, learnNames } from "./code/names.ts";
import { type Posts, postsOf } from "./code/posts.ts";
import { isChildExec, isMethod, shellText, startsShell } from "./code/starts.ts";
import { type Language, tokensOf } from "./code/tokens.ts";
import { type Reading, SCRIPT_TOKENS, valuesOf } from "./code/values.ts";

/** What the code of one invocation comes to. */
export type Script = Posts & {
  /** Shell command lines that it would start. */
  readonly shell: readonly string[];
  readonly effects: readonly Effect[];
  /** It starts processes without end. */
  readonly forks: boolean;
};

const NO_SCRIPT: Script = { shell: [], effects: [], reads: [], posts: [], forks: false, postsInput: false };

/** Code beyond this is a program, not a one-liner; it costs about 1 µs for 20 characters. */
const CODE_CHARS = 64 * 1024;

type Interpreter = { readonly names: RegExp; readonly language: Language; readonly flags: RegExp };

const INTERPRETERS: readonly Interpreter[] = [
  { names: /^(?:python|pypy)[\d.]*$|^ipython3?$|^uv-python$/, language: "python", flags: /^-[a-zA-Z]*c$/ },
  {
    names: /^(?:node|nodejs|bun|deno|tsx|ts-node|zx|qjs)$/,
    language: "javascript",
    flags: /^(?:-p?e|-p|-ep|--eval|--print|eval)$/,
  },
  { names: /^perl[\d.]*$/, language: "perl", flags: /^-[a-zA-Z\d]*[eE]$/ },
  { names: /^(?:ruby[\d.]*|jruby|irb)$/, language: "ruby", flags: /^-[a-zA-Z\d]*e$/ },
  { names: /^(?:php[\d.]*|php-cli)$/, language: "php", flags: /^-[rBRE]$|^--run$/ },
  { names: /^(?:Rscript|R|julia|littler|r)$/, language: "ruby", flags: /^-[eE]$/ },
  {
    names:
      /^(?:elixir|iex|guile|racket|scala|clojure|clj|bb|jshell|groovy|kotlin|swift|ocaml|raku|crystal|tclsh)$/,
    language: "ruby",
    flags: /^-[a-zA-Z]*[ec]$|^--eval$/,
  },
  { names: /^lua[\d.]*$/, language: "ruby", flags: /^-e$/ },
];

/** The code that stands in an interpreter's arguments, its here-document, or a file that this command wrote. */
function codeOf(invocation: Invocation, flags: RegExp): Arg[] {
  const { args, stdin, script } = invocation;
  const codes = args.flatMap((arg, at) => (flags.test(known(arg) ?? "") ? args.slice(at + 1, at + 2) : []));
  if (codes.length > 0) return codes;
  if (script !== undefined) return [script];
  const named = args.some((arg) => !(known(arg) ?? "x").startsWith("-"));
  return !named && stdin.kind === "text" ? [stdin.text] : [];
}

/** Source text of a word; what is not known reads as a name, so that it is no literal. */
function sourceText(arg: Arg): string {
  return arg
    .map((piece) => (typeof piece === "string" ? piece : "UNKNOWN"))
    .join("")
    .slice(0, CODE_CHARS);
}

const cache = new WeakMap<Invocation, Script>();

/** What the one-liner of an invocation would do; nothing when it is no interpreter. */
export function scriptsOf(invocation: Invocation, home = "~"): Script {
  const kept = cache.get(invocation);
  if (kept) return kept;
  const script = read(invocation, home);
  cache.set(invocation, script);
  return script;
}

function read(invocation: Invocation, home: string): Script {
  const { program } = invocation;
  if (program === undefined) return NO_SCRIPT;
  const interpreter = INTERPRETERS.find(({ names }) => names.test(program));
  if (interpreter === undefined) return embedded(invocation);
  const codes = codeOf(invocation, interpreter.flags);
  if (codes.length === 0) return NO_SCRIPT;
  return merged(codes.map((code) => readCode(sourceText(code), interpreter.language, home, 0)));
}

function merged(scripts: readonly Script[]): Script {
  return {
    shell: scripts.flatMap(({ shell }) => shell),
    effects: scripts.flatMap(({ effects }) => effects),
    reads: scripts.flatMap(({ reads }) => reads),
    posts: scripts.flatMap(({ posts }) => posts),
    forks: scripts.some(({ forks }) => forks),
    postsInput: scripts.some(({ postsInput }) => postsInput),
  };
}

/** awk starts a shell by `system(…)`, `"…" | getline` and `print "…" | "sh"`. */
function awkScript(text: string): Script {
  if (!/system|getline|\|/.test(text)) return NO_SCRIPT;
  const tokens = tokensOf(text, "python");
  const piped = tokens.flatMap(({ kind, value }, at) => {
    const target = tokens[at + 2];
    const isPiped = kind === "text" && isSign(tokens[at + 1], "|") && target !== undefined;
    return isPiped && /^(?:getline|(?:ba|da|z)?sh)$/.test(target.value) ? [value] : [];
  });
  return { ...NO_SCRIPT, shell: [...piped, ...readCode(text, "python", "~", 0).shell] };
}

/** Other shells and terminals: the value of `-c` or `-e` reads like shell text. */
const TEXT_RUNNERS = /^(?:t?csh|xonsh|nu|elvish|pwsh|powershell(?:\.exe)?|xterm|konsole|alacritty|kitty)$/;

/** AppleScript's `do shell script "…"`, Emacs' `(shell-command "…")`. */
function quotedShell(text: string): string[] {
  const found = /(?:do shell script|shell-command(?:-to-string)?)\s{1,8}"([^"]{1,4096})"/.exec(text)?.[1];
  return found === undefined ? [] : [found];
}

/** Shell text inside the little languages of awk, vim, gdb and ansible. */
function embedded({ program, args }: Invocation): Script {
  const texts = args.map((arg) => sourceText(arg));
  if (/^[gmn]?awk$/.test(program ?? "")) return merged(texts.map(awkScript));
  if (TEXT_RUNNERS.test(program ?? ""))
    return {
      ...NO_SCRIPT,
      shell: texts.filter((_, at) => /^-(?:c|e|x|lc|ic|Command)$/.test(texts[at - 1] ?? "")),
    };
  if (program === "osascript" || program === "emacs")
    return { ...NO_SCRIPT, shell: texts.flatMap(quotedShell) };
  if (program === "ansible") {
    return { ...NO_SCRIPT, shell: texts.filter((_, at) => /^(?:-a|--args)$/.test(texts[at - 1] ?? "")) };
  }
  if (!/^(?:vi|vim|nvim|ex|view|gdb|lldb|ed)$/.test(program ?? "")) return NO_SCRIPT;
  return {
    ...NO_SCRIPT,
    shell: texts.flatMap(
      (text) => /^\+?:?\s?(?:silent )?(?:!|shell |call system\(['"])([^\n]+)$/.exec(text)?.[1] ?? [],
    ),
  };
}

/** A loop without end whose body is a fork: `fork while 1`, `while True: os.fork()`, `loop { fork }`. */
const FORK_BOMB =
  /\bfork\s{0,8}(?:\(\s{0,8}\))?\s{0,8}while\b|\b(?:while|loop)\s{0,8}\(?\s{0,8}(?:1|[Tt]rue)?\s{0,8}\)?\s{0,8}(?:[:{;]|do\b)?\s{0,8}(?:os\.)?fork\b/;

function readCode(code: string, language: Language, home: string, depth: number): Script {
  const tokens = tokensOf(code, language);
  const reading: Reading = { tokens, names: new Map(), home, left: SCRIPT_TOKENS };
  learnImports(reading);
  learnNames(reading);
  const calls = callsOf(tokens);
  const shell = calls.flatMap((call) =>
    isChildExec(call, tokens) ||
    (startsShell(calledName(call, reading.names), language) && !isMethod(call, tokens))
      ? shellText(call, reading)
      : [],
  );
  const nested = calls.flatMap((call) =>
    depth < 3 && /^(?:exec|eval)$/.test(call.full) ? evaluated(call, reading, language, depth) : [],
  );
  const forks = FORK_BOMB.test(code);
  const own: Script = { shell, forks, effects: effectsOfCalls(calls, reading), ...postsOf(calls, reading) };
  return merged([own, ...nested]);
}

/** Code inside `exec("…")` and `eval("…")`. */
function evaluated(call: Call, reading: Reading, language: Language, depth: number): Script[] {
  return valuesOf(call.args[0] ?? [], reading).flatMap((value) => {
    const code = known(value);
    return code === undefined ? [] : [readCode(code, language, reading.home, depth + 1)];
  });
}
