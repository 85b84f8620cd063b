/**
 * What other shells write otherwise, as bash would read it: fish's blocks, variables and substitutions, zsh's qualifiers
 * of globs and short loops, Nushell's loops over lists and what is posted through its pipes.
 *
 * Sources: the fish 3.7 language reference; zshexpn(1), "Glob Qualifiers", zshmisc(1), "Alternate Forms For Complex
 * Commands"; the Nushell book, "Pipelines", "Control Flow", and its commands each, glob, http post, ls, open.
 */
import { type Arg, known } from "../invocation.ts";

/** Statements of a fish script: quotes keep their separators. */
function statementsOf(text: string): string[] {
  const statements = [""];
  for (const [part] of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\\.|[;\n]|[^'"\\;\n]+|["'\\]/gs)) {
    if (part === ";" || part === "\n") statements.push("");
    else statements[statements.length - 1] += part;
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== "");
}

/** How a block begins in bash, and what ends it. */
function blockOf(statement: string): readonly [begin: string, end: string] | undefined {
  if (/^(?:for|while)\s/.test(statement)) return [`${statement}; do`, "done"];
  if (/^if\s/.test(statement)) return [`${statement}; then`, "fi"];
  if (/^begin(?:\s|$)/.test(statement)) return [`{ ${statement.slice("begin".length)}`, "}"];
  const name = /^function\s{1,8}([\w.-]{1,64})/.exec(statement)?.[1];
  return name === undefined ? undefined : [`${name}() {`, "}"];
}

/** `set -x name words`. */
function assignment(statement: string): string | undefined {
  const found = /^set\s{1,8}(?:-{1,2}\w{1,16}\s{1,8}){0,4}([A-Za-z_]\w{0,64})\s{1,8}(\S.{0,4096})$/s.exec(
    statement,
  );
  const [, name, words = ""] = found ?? [];
  if (name === undefined) return undefined;
  return /^[^\s'"]*$|['"$(]/.test(words) ? `${name}=${words}` : `${name}="${words}"`;
}

function fromFish(text: string): string {
  const ends: string[] = [];
  const lines = statementsOf(text).map((statement) => {
    const plain = statement.replace(/^(?:and|or)\s{1,8}/, "");
    const block = blockOf(plain);
    if (block) ends.push(block[1]);
    if (block) return block[0];
    if (plain === "else") return plain;
    const otherwise = /^else\s{1,8}if\s(.{1,4096})$/s.exec(plain)?.[1];
    if (otherwise !== undefined) return `elif ${otherwise}; then`;
    return /^end(?:\s|$)/.test(plain)
      ? `${ends.pop() ?? ""}${plain.slice("end".length)}`
      : (assignment(plain) ?? plain);
  });
  return lines.join("\n").replace(/(?<![$\\\w])\((?=[A-Za-z./])/g, "$(");
}

/** `*(DN)`, `*(/)`, `**(.)`, `*.log(N)`; a number in brackets picks few. */
const QUALIFIERS = /(?<=[\w*?/.\]-])\((?:#q)?[DNMTF./@=*%oOnLamcu^,-]{1,8}\)(?=[\s;&|]|$)/g;

/** `for name (words) { … }`, and of one command without the braces. */
const SHORT_FOR =
  /\bfor\s{1,8}(\w{1,64})\s{0,8}\(([^()\n]{0,1024})\)\s{0,8}(?:\{([^{}]{0,1024})\}|(?!do\b)([^\s{;][^;\n]{0,1024}))/g;

/** Signs in front of a name that change how its value is taken apart: `${~name}`, `${=name}`; `${:-text}` is the text. */
const EXPANSION_SIGNS = /\$\{[~=^]{1,3}(?=[\w:])/g;
const NAMELESS = /\$\{:-([^{}]{0,256})\}/g;

/** With extended globs, `^name` is all but that, and `*~name` as well. */
function fromZsh(text: string): string {
  const plain = text
    .replace(QUALIFIERS, "")
    .replace(SHORT_FOR, (_, name, words, block, one) => `for ${name} in ${words}; do ${block ?? one}; done`)
    .replace(EXPANSION_SIGNS, "$${")
    .replace(NAMELESS, "$1");
  if (!/extended_?glob/i.test(text)) return plain;
  return plain.replace(/\/\^[\w.-]{1,64}/g, "/*").replace(/(?<=[*?])~[^\s/'";]{1,128}/g, "");
}

/** Nushell's lists: `[a b]`, `ls /x`, `(glob /x/*)`, `(ls /x).name`. */
const NU_LIST = String.raw`(?:\[([^\]]{0,1024})\]|\(?(ls|glob)((?:[ \t]{1,8}[^\s|;(){}]{1,256}){0,8})\s{0,8}\)?(?:\.name)?)`;

/** What is done to a list before something is done to each of its items. */
const NU_FILTERS = String.raw`((?:\s{0,8}\|\s{0,8}(?!par-each|each)[^|{}]{1,256}){0,4})`;

const NU_LOOPS = [
  String.raw`${NU_LIST}${NU_FILTERS}\s{0,8}\|\s{0,8}(?:par-)?each(?:\s{1,8}-\S{1,32}){0,4}\s{0,8}\{\s{0,8}(?:\|\s{0,8}(\w{1,64})[^|]{0,64}\|)?([^{}]{0,1024})\}`,
  String.raw`\bfor\s{1,8}(?<name>\w{1,64})\s{1,8}in\s{1,8}${NU_LIST}()()\s{0,8}\{([^{}]{0,1024})\}`,
];

/** The words of a list; of one that is narrowed, names that are not all. */
function nuWords(items = "", lister = "", words = "", filters = ""): string {
  if (lister === "") return items.replaceAll(",", " ");
  const named = words.split(/\s{1,8}/).filter((word) => /^[^-]/.test(word));
  const places = named.length > 0 ? named : ["."];
  const isFew = /\|\s{0,8}(?:where\s{1,8}(?!type)|find|first|last|take|skip|drop)/.test(filters);
  const all = places.map((place) => (lister === "glob" || /[*?]/.test(place) ? place : `${place}/*`));
  return all.map((place) => place.replace(/["']/g, "") + (isFew ? ".some" : "")).join(" ");
}

function fromNu(text: string): string {
  const plain = text
    .replace(/\$nu\.home-\w{1,8}/g, "$HOME")
    .replace(/\$env\.(?=\w)/g, "$")
    .replace(/(^|[;|{(\n]\s{0,8})\^(?=\S)/g, "$1")
    .replace(/\$(?=["'])/g, "")
    .replace(/\((\$\w{1,64})\)/g, "$1")
    .replace(/(^|[;{\n]\s{0,8})(?:let|mut|const)\s{1,8}(\w{1,64})\s{0,8}=\s{0,8}/g, "$1$2=")
    .replace(/\bopen\s(?:-\S{1,16}\s{1,8}){0,4}/g, "cat ")
    .replace(/\bhttp\s{1,8}(?:post|put|patch)\s/g, "curl -d @- ");
  const [each = "", forEach = ""] = NU_LOOPS;
  const loop = (name: string, words: string, body: string) =>
    `for it in ${words}; do ${body.replace(new RegExp(String.raw`\$(?:in|${name})\b(?:\.name)?`, "g"), "$$it")}; done`;
  return plain
    .replace(new RegExp(each, "g"), (_, items, lister, words, filters, name = "it", body) =>
      loop(name, nuWords(items, lister, words, filters), body),
    )
    .replace(new RegExp(forEach, "g"), (_, name, items, lister, words, _filters, _name, body) =>
      loop(name, nuWords(items, lister, words), body),
    )
    .replace(new RegExp(String.raw`\.\.\.${NU_LIST}`, "g"), (_, items, lister, words) =>
      nuWords(items, lister, words),
    )
    .replace(
      /\b(?:if\s[^{}]{1,256}|else|try|catch|do|loop)\s{0,8}\{(?:\s{0,8}\|\w{1,64}\|)?([^{}]{0,1024})\}/g,
      "\n$1\n",
    )
    .replace(/\.{3}(?=\$)/g, "")
    .replace(/(?<![$\\\w])\((?=[A-Za-z./])/g, "$(");
}

const DIALECTS: ReadonlyMap<string, (text: string) => string> = new Map([
  ["fish", fromFish],
  ["zsh", fromZsh],
  ["nu", fromNu],
]);

/** The text of a script as bash would read it; one that is not wholly known stays as it is. */
export function asBash(program: string, script: Arg): Arg {
  const dialect = DIALECTS.get(program);
  const text = dialect && known(script);
  return dialect && text !== undefined ? [dialect(text)] : script;
}
