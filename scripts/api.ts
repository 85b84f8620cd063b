/**
 * Writes docs/api.md: every public name of the package with its docstring and its type, read from the declarations
 * that the build wrote.
 *
 * typedoc needs the JavaScript interface of TypeScript, which version 7 has not; declarations are regular enough to be
 * read line by line: a statement ends with the first unindented line that ends with a semicolon.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Where the page is. */
export const PAGE = join(root, "docs", "api.md");

type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** A declaration file: what it says of itself, what it declares, and what it passes on. */
type Declarations = {
  readonly about: string;
  readonly names: ReadonlyMap<string, { readonly doc: string; readonly code: string }>;
  readonly passed: ReadonlyMap<string, { readonly file: string; readonly type: boolean }>;
};

/** The page as text. @throws Error when the build has not been run. */
export function apiPage(): string {
  const { name, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string" ? [] : [entry(name + path.slice(1), join(root, target.types))],
  );
  const head =
    "# API\n\nWritten by `npm run docs` from the docstrings; do not edit. Every entry is an ECMAScript module with declarations.\n";
  return [head, first(name, exports), ...entries].join("\n");
}

/** What most people use, with the entry of each: their examples stand in front of everything. */
const FIRST = [
  ["./secrets", "scan"],
  ["./secrets", "mask"],
  ["./shell", "judge"],
  ["./claims", "fabricationsIn"],
  ["./hook", "runHook"],
] as const;

function first(name: string, exports: Manifest["exports"]): string {
  const parts = FIRST.map(([path, called]) => {
    const target = exports[path];
    if (typeof target !== "object") throw new Error(`package.json exports no ${path}`);
    const { doc } = found(called, join(root, target.types));
    const [about = "", example] = doc.split("@example");
    if (example === undefined) throw new Error(`${called} has no @example`);
    const [sentence = ""] = about.split(/(?<=\.)\s/, 1);
    const link = `[\`${called}\`](#${called.toLowerCase()}) of \`${name}${path.slice(1)}\``;
    return `${link}: ${linked(sentence)}\n${example}\n`;
  });
  return ["## What most people use\n", ...parts].join("\n");
}

function linked(text: string): string {
  return text.replace(/\{@link (\w+)\}/g, "`$1`");
}

function entry(title: string, file: string): string {
  const { about, names, passed } = read(file);
  const own = [...names].map(([name, { doc, code }]) => section(name, doc, code));
  const others = [...passed].map(([name, from]) => {
    const { doc, code } = found(name, from.file);
    return section(name, doc, from.type ? withoutConstructor(code) : code);
  });
  const said = about.replace(/^`[^`]*`: /, "").replace(/ It holds nothing of its own[\s\S]*/, "");
  return [`## \`${title}\`\n\n${sentence(said)}\n`, ...own, ...others].join("\n");
}

/** A class that nobody can make, as its users see it. */
function withoutConstructor(code: string): string {
  return code.replace(/^ {4}(?:#private;|constructor\([\s\S]*?\);)\n/gm, "");
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function section(name: string, doc: string, code: string): string {
  const [told = "", example] = doc.split(/\n*@example\n/);
  const plain = linked(told)
    .replace(/\n@param (\w+) /g, "\n- `$1`: ")
    .replace(/\n?@returns? /g, "\n- returns ")
    .replace(/\s?@throws (\w+)/g, "\n- throws `$1`");
  const text = plain === "" ? "" : `${plain}\n\n`;
  const shown = example === undefined ? "" : `\nExample:\n\n${example}\n`;
  return `### \`${name}\`\n\n${text}\`\`\`ts\n${code}\n\`\`\`\n${shown}`;
}

/** A name's declaration, through as many re-exports as there are. */
function found(name: string, file: string): { doc: string; code: string } {
  const { names, passed } = read(file);
  const own = names.get(name);
  if (own) return own;
  const next = passed.get(name);
  if (next === undefined) throw new Error(`${file} does not declare ${name}`);
  return found(name, next.file);
}

const files = new Map<string, Declarations>();

function read(file: string): Declarations {
  const known = files.get(file);
  if (known) return known;
  if (!existsSync(file)) throw new Error(`${file} is not there; run: npm run build`);
  const declarations = parse(readFileSync(file, "utf8"), dirname(file));
  files.set(file, declarations);
  return declarations;
}

function parse(text: string, folder: string): Declarations {
  const names = new Map<string, { doc: string; code: string }>();
  const passed = new Map<string, { file: string; type: boolean }>();
  let about: string | undefined;
  let doc = "";
  for (const part of parts(text)) {
    if (part.startsWith("/**")) {
      // The first comment is the file's; another one right behind it is the first declaration's.
      about ??= plain(part);
      doc = plain(part);
      continue;
    }
    const [, types, words = "", from = ""] = /^export (type )?\{([\s\S]*)\} from "(.*)";$/.exec(part) ?? [];
    for (const word of words.split(",")) {
      const name = word.replace(/^\s*type /, "").trim();
      const type = types !== undefined || /^\s*type /.test(word);
      if (name !== "") passed.set(name, { file: join(folder, from.replace(/\.ts$/, ".d.ts")), type });
    }
    const name = /^export (?:declare )?(?:function|const|type|class) (\w+)/.exec(part)?.[1];
    if (name !== undefined) names.set(name, { doc, code: part.replace(/^export (?:declare )?/, "") });
    doc = "";
  }
  return { about: about ?? "", names, passed };
}

/** Comments and statements at the top level of a declaration file; a union may go on line by line, behind ` | `. */
function parts(text: string): string[] {
  const out: string[] = [];
  let open: string[] = [];
  for (const line of text.split("\n")) {
    open.push(line);
    const comment = open[0]?.startsWith("/**") ?? false;
    const ends = comment ? line.endsWith("*/") : /^(?:\S| \| ).*;$/.test(line) || line === "}";
    if (!ends && open.join("").trim() !== "") continue;
    if (ends) out.push(open.join("\n"));
    open = [];
  }
  return out;
}

/** A comment's text without its stars; a line break within a paragraph stays one. */
function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*\s?|\s*\*\/$/g, "")
    .replace(/^[ \t]*\*[ \t]?/gm, "")
    .trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(PAGE, apiPage());
