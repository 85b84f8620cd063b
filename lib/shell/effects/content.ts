/**
 * How content passes through programs: who prints what it reads, who copies it into a file, who lets nothing through.
 */
import { lazy, remember } from "../../core/lazy.ts";
import { isOneOf } from "../../core/words.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Card, Copying } from "../programs/card.ts";
import { cardOf, matchesWords } from "../programs/cards.ts";
import { type Options, readOptions } from "../word/options.ts";
import { behind, headOf, knownWords, unknownPart } from "../word/pieces.ts";
import { unparted } from "../word/wordings.ts";
import { below, destination, keyValue } from "./given.ts";
import { isRemote } from "./sending.ts";

/** How content passes through one invocation: what costs time is found out where it is asked for. */
export type Passage = {
  /** Whether the program prints (a form of) the files that it is given. */
  readonly printsFiles: boolean;
  /** Whether nothing of what the invocation reads is in what it prints. */
  readonly isClosed: () => boolean;
  /** Whether the program picks one value out of what it reads. */
  readonly picksOne: () => boolean;
  /** The words that may be files it reads; `name=value` words count by their value. */
  readonly reads: () => readonly Arg[];
  /** Where the names of the files to read come from: standard input, or words that are files of names. */
  readonly names: () => readonly ("stdin" | Arg)[];
  /** The files into which the program writes what it prints otherwise: `curl -o FILE`. */
  readonly outputs: () => readonly Arg[];
  /** Every file that the invocation fills from others, redirections aside. */
  readonly copies: () => readonly Copy[];
  /** Whether folders go whole into what it writes. */
  readonly archives: boolean;
  /** Whether names of files are what it prints. */
  readonly lists: boolean;
  /** What it prints of its own accord. */
  readonly discloses: Card["discloses"];
};

/** Content that an invocation puts into a file. */
type Copy = { readonly to: Arg; readonly from: readonly Arg[] | "stdin" };

/** How content passes through an invocation, by the card of its program. */
export const passageOf = remember((invocation: Invocation): Passage => {
  const card = cardOf(invocation.program) ?? NO_CARD;
  const { copies, lists, discloses } = card;
  return {
    printsFiles: card.passes === "content",
    isClosed: () => isClosed(card, invocation),
    picksOne: () => picksOne(card, invocation),
    reads: lazy(() => readsOf(card, invocation)),
    names: () => namesOf(card, invocation),
    outputs: () => outputFiles(card, invocation),
    copies: () => (copies === undefined ? [] : copiesBy(copies, card, invocation)),
    archives: copies === "archive" || copies === "first" || copies === "second",
    lists: lists !== undefined && lists !== "disks",
    discloses,
  };
});

/** What is known of a program that has no card. */
const NO_CARD: Card = { names: "" };

function isClosed({ passes, pattern, hides, shows }: Card, { program, args }: Invocation): boolean {
  if (program === undefined || passes === "nothing") return true;
  const words = knownWords(args);
  const line = (pattern === true ? words : words.map(unparted)).join(" ");
  return (hides !== undefined && matchesWords(hides, line)) || shows?.test(line) === false;
}

/** A `grep .` picks nothing, a `grep -v` the rest. */
function picksOne({ picks }: Card, { args }: Invocation): boolean {
  const line = args.map((arg) => known(arg) ?? "$").join(" ");
  return picks?.test(line) === true && !/(?:^|\s)(?:-\w*v|--invert-match)(?:\s|$)/.test(line);
}

function optionsOf(card: Card, { args }: Invocation): Options {
  return readOptions(args, card.options, card.style);
}

function namesOf(card: Card, invocation: Invocation): readonly ("stdin" | Arg)[] {
  if (card.listed === undefined) return [];
  if (card.listed === true) return ["stdin"];
  const lists = optionsOf(card, invocation).values(card.listed);
  return lists.map((arg) => (known(arg) === "-" ? "stdin" : arg));
}

/** `HEAD~1:path`, `stash@{0}:path`, `:0:path`. */
const REVISION = /^[\w@{}~^./-]{0,128}:(?:\d:)?(?!\/)/;

function readsOf(card: Card, invocation: Invocation): readonly Arg[] {
  if (card.copies === "archive") return archived(card, invocation);
  if (card.copies === "first") return archiveWords(card, invocation).slice(1);
  const words = card.pattern ? behindPattern(invocation.args) : invocation.args;
  return words.flatMap((arg) => {
    const value = behind(arg, /^(?:-{0,2}\w[\w-]*=|@)/);
    if (value !== undefined) return [value];
    const inRevision = behind(arg, REVISION);
    if (inRevision !== undefined) return [arg, inRevision];
    return headOf(arg).startsWith("-") ? [] : [arg];
  });
}

/** Without the pattern or script that stands first, where no option brings it. */
function behindPattern(args: readonly Arg[]): readonly Arg[] {
  if (args.some((arg) => /^-\w*[ef]/.test(known(arg) ?? ""))) return args;
  const first = args.findIndex((arg) => !(known(arg) ?? "x").startsWith("-"));
  return args.filter((_, index) => index !== first);
}

/** What goes into an archive that tar writes. */
function archived(card: Card, invocation: Invocation): readonly Arg[] {
  const options = optionsOf(card, invocation);
  if (options.has("extract") || options.has("list")) return [];
  const directory = options.value("directory");
  return options.operands.flatMap((path) => [path, below(directory, path)]);
}

/** The archive (or `-`), then what goes into it; behind `-x` stand patterns of what does not. */
function archiveWords(card: Card, { args }: Invocation): readonly Arg[] {
  const end = args.findIndex((arg) => isOneOf("-x --exclude", known(arg)));
  return readOptions(end < 0 ? args : args.slice(0, end), card.options).operands;
}

function outputFiles(card: Card, invocation: Invocation): readonly Arg[] {
  if (card.discloses === undefined) return [];
  return (card.effects ?? []).flatMap(({ does, to }) =>
    does === "replace" && typeof to === "object" && "option" in to
      ? optionsOf(card, invocation).values(to.option)
      : [],
  );
}

function copiesBy(way: Copying, card: Card, invocation: Invocation): readonly Copy[] {
  const { args } = invocation;
  if (typeof way === "object")
    return "suffix" in way
      ? compressed(card, invocation, way.suffix)
      : intoOption(card, invocation, way.output);
  const options = optionsOf(card, invocation);
  switch (way) {
    case "last":
    case "link":
      return intoDestination(card, options);
    case "input":
      return options.operands.map((to) => ({ to, from: "stdin" }));
    case "pairs":
      return dumped(args);
    case "archive":
      return options.values("file").map((to) => ({ to, from: archived(card, invocation) }));
    case "first":
      return intoFirst(archiveWords(card, invocation));
    case "second":
      return intoFirst(args.slice(1));
    case "prefix":
      return parts(options);
    case "mount":
    case "unmount":
    case "name":
    case "pipe":
      return [];
    default:
      return way satisfies never;
  }
}

/** Behind scp and rsync, what is copied to another machine fills no file of this one. */
function intoDestination({ sends }: Card, options: Options): readonly Copy[] {
  const { to, from } = destination(options);
  const isSent = sends?.some(({ by }) => by === "copying") === true && isRemote(to);
  if (to === undefined || isSent) return [];
  return [{ to, from }, ...from.map((path) => ({ to: [...to, "/", baseName(path)], from: [path] }))];
}

function baseName(path: Arg): string {
  const text = known(path) ?? "";
  return text.slice(text.lastIndexOf("/") + 1);
}

function intoFirst([to, ...from]: readonly Arg[]): readonly Copy[] {
  return to === undefined ? [] : [{ to, from }];
}

/** gzip and its like, with the suffix that they have or are given. */
function compressed(card: Card, invocation: Invocation, suffix: string): readonly Copy[] {
  const options = optionsOf(card, invocation);
  const ending = options.value("suffix") ?? [suffix];
  const output = options.value("output");
  if (output) return [{ to: output, from: options.operands }];
  return options.operands
    .filter((arg) => known(arg) !== undefined)
    .map((path) => ({ to: [...path, ...ending], from: [path] }));
}

/** Programs that write their output where `-o` or an option of that name says. */
function intoOption(card: Card, invocation: Invocation, name: string): readonly Copy[] {
  const { args } = invocation;
  if (isClosed(card, invocation)) return [];
  const at = args.findIndex((arg) => ["-o", `-${name}`, `--${name}`].includes(known(arg) ?? ""));
  const to = at < 0 ? undefined : args[at + 1];
  if (to === undefined) return [];
  const from = readsOf(card, { ...invocation, args: args.filter((_, index) => index !== at + 1) });
  return [
    { to, from },
    { to, from: "stdin" },
  ];
}

/** `split FILE PREFIX`: the parts are named by the prefix and a suffix. */
function parts({ operands }: Options): readonly Copy[] {
  const [from, prefix = ["x"]] = operands;
  const to = [...prefix, unknownPart("glob", "*", { mayBeEmpty: false })];
  return [{ to, from: from === undefined || known(from) === "-" ? "stdin" : [from] }];
}

function dumped(args: readonly Arg[]): readonly Copy[] {
  const to = keyValue(args, "of");
  const from = keyValue(args, "if");
  return to === undefined ? [] : [{ to, from: from === undefined ? "stdin" : [from] }];
}
