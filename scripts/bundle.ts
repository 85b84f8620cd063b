/**
 * Bundles entries to single scripts that Node 20 and later runs. Bun runs this file itself: only its own interface lets a
 * bundle leave out what a package holds and nobody here uses.
 *
 * usage: bun scripts/bundle.ts [ENTRY OUTFILE]...
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "esbuild";

type Loaded = { readonly contents: string; readonly loader: "js" | "ts" };

/** The part of Bun's interface that is used here (bun.com/docs/bundler, bun.com/docs/bundler/plugins). */
declare const Bun: {
  readonly build: (options: {
    readonly entrypoints: readonly string[];
    readonly target: "node";
    readonly format: "esm";
    readonly minify: boolean;
    readonly banner: string;
    readonly external: readonly string[];
    readonly plugins: readonly {
      readonly name: string;
      readonly setup: (builder: {
        readonly onLoad: (
          wanted: { readonly filter: RegExp },
          load: (file: { readonly path: string }) => Loaded,
        ) => void;
      }) => void;
    }[];
  }) => Promise<{ readonly outputs: readonly { readonly text: () => Promise<string> }[] }>;
  readonly write: (path: string, content: string) => Promise<number>;
};

/**
 * The commands of Redis that the client itself sends, to open a connection. The others are methods, two thirds of the package,
 * and cli/server/redis.ts sends words.
 */
function ownCommands({ path }: { readonly path: string }): Loaded {
  const client = join(dirname(dirname(path)), "client");
  const texts = readdirSync(client)
    .filter((name) => name.endsWith(".js"))
    .sort()
    .map((name) => readFileSync(join(client, name), "utf8"));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\bcommands_1\.default\.(\w+)/g)].map(([, name = ""]) => name),
  );
  if (names.length === 0) throw new Error(`${client} names no command of its own`);
  const rows = [...new Set(names)].map((name) => `${name}: require("./${name}").default`);
  return {
    contents: `module.exports = { __esModule: true, default: { ${rows.join(", ")} }, NON_STICKY_COMMANDS: {} };`,
    loader: "js",
  };
}

/** What each command is, for clusters and for answers that are kept: a link to one server keeps none. */
function noMetadata(): Loaded {
  return { contents: "exports.COMMAND_METADATA = {};", loader: "js" };
}

/**
 * The texts of {@link ../lib/core/words.ts | alternation and wordsOf} on one line each: to both a line break and the blanks
 * around it count for nothing more than one blank does, and minifiers leave them as they stand.
 */
function onOneLine({ path }: { readonly path: string }): Loaded {
  const text = readFileSync(path, "utf8");
  const short = text.replace(WORDS, (call) => call.replace(/\n\s*/g, "\n"));
  return { contents: /work[\\/]languages/.test(path) ? short.replace(LIST, asOneText) : short, loader: "ts" };
}

/** A list of six texts or more, which one text with line breaks holds without a quote and a comma for each. */
const LIST = /\[\s*(?:"(?:[^"\\\n]|\\.)*",\s*){5,}(?:"(?:[^"\\\n]|\\.)*",?\s*)?\]/g;

function asOneText(list: string): string {
  const texts = JSON.parse(list.replace(/,\s*\]$/, "]")) as readonly string[];
  return `${JSON.stringify(texts.join("\n"))}.split("\\n")`;
}

/** What a class says of itself by a name of several words, which no other library and no object of JavaScript has. */
const OWN_NAME = /\b(?:this|tok)\.(?=\w*[A-Z_])(\w{6,})/g;

let shortNames: ReadonlyMap<string, string> | undefined;
let numbers: ReadonlyMap<string, string> | undefined;

/**
 * The parser of bash with its own fields and methods under short names, which minifiers leave as they stand: one part in a
 * hundred of a guard. What its types name, others may read.
 */
function shortened({ path }: { readonly path: string }): Loaded {
  const folder = dirname(path);
  shortNames ??= shortNamesIn(folder);
  const names = shortNames;
  numbers ??= numbersIn(readFileSync(join(folder, "lexer.js"), "utf8"));
  const known = numbers;
  const text = readFileSync(path, "utf8")
    .replace(/\b[A-Z]\w+\.[A-Z]\w+/g, (name) => known.get(name) ?? name)
    .replace(/(?<!["'`])\b\w{6,}/g, (name) => names.get(name) ?? name);
  return { contents: text.replace(COMPLAINT, '$1""'), loader: "js" };
}

function shortNamesIn(folder: string): ReadonlyMap<string, string> {
  const published = new Set(["types.d.ts", "parser.d.ts"].flatMap((name) => wordsIn(join(folder, name))));
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const texts = scripts.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  const own = texts.flatMap((text) => [...text.matchAll(OWN_NAME)].map(([, name = ""]) => name));
  const names = [...new Set(own)].filter((name) => !published.has(name));
  if (names.length === 0) throw new Error(`${folder} names no field of its own`);
  return new Map(names.map((name, at) => [name, `$${at.toString(36)}`]));
}

/** What the parser numbers by name, "Token.Word", which minifiers leave as it stands. */
function numbersIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(/^export const ([A-Z]\w+) = \{\n([^{}]*)\};$/gm)].flatMap(
    ([, of = "", rows = ""]) =>
      [...rows.matchAll(/^ *([A-Z]\w+): (\d+),$/gm)].map(([, name = "", number = ""]): [string, string] => [
        `${of}.${name}`,
        number,
      ]),
  );
  if (found.length === 0) throw new Error("the parser numbers nothing by name");
  return new Map(found);
}

function wordsIn(path: string): readonly string[] {
  return readFileSync(path, "utf8").match(/\w+/g) ?? [];
}

const WORDS = /\b(?:alternation|wordsOf|anyOf)\(`[^`]*`/g;

/** What the parser complains of, in words: whoever asks here asks whether there is anything (lib/shell/unread.ts). */
const COMPLAINT = /(\berror\(|\bmessage: )(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/g;

/**
 * Fields of lib/shell, lib/work and the parser that stand often in every guard: none is a name in what a guard, a case or a
 * setting reads or writes, for those are looked up by the text that was written.
 */
const INSIDE =
  /^(?:admits|candid|discloses|earlier|embeddedWords|findArithmetic(?:Expansion|Word)End|invocations|launches|mayBeEmpty|moreTools|narrates|operations|operatorEnd|outputOf|outward|parenBoundary|printed|pronouns|redirections|rehearsed|reserved|substitutions|troubles)$/;

/** Bundles one entry, minified, to `outfile`. @throws AggregateError with what the bundler says. */
async function bundle(entry: string, outfile: string): Promise<void> {
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    target: "node",
    format: "esm",
    minify: true,
    banner: "#!/usr/bin/env node",
    // The client of Redis asks for the one only where somebody switches its own telemetry on, which nobody does here; protobufjs
    // does without the other, as it says itself, and is given halves of 64 bits (cli/server/otlp.ts).
    external: ["@opentelemetry/api", "long"],
    plugins: [
      {
        name: "the part of the Redis client in use, words without their indents, and short names",
        setup: ({ onLoad }) => {
          onLoad({ filter: /[\\/](?:lib|templates)[\\/].*\.ts$/ }, onOneLine);
          onLoad({ filter: /[\\/]unbash[\\/]dist[\\/][\w-]+\.js$/ }, shortened);
          onLoad({ filter: /@redis.client.dist.lib.commands.index\.js$/ }, ownCommands);
          onLoad(
            { filter: /@redis.client.dist.lib.command-metadata.command-metadata-data\.js$/ },
            noMetadata,
          );
        },
      },
    ],
  });
  const [script] = outputs;
  if (!script) return;
  // The second minifier merges what the first leaves apart: one part in seventy less to read at every event.
  const { code } = await transform(await script.text(), {
    minify: true,
    mangleProps: INSIDE,
    format: "esm",
    charset: "utf8",
  });
  await Bun.write(outfile, code);
}

const words = process.argv.slice(2);
for (let at = 0; at < words.length; at += 2) await bundle(words[at] ?? "", words[at + 1] ?? "");
