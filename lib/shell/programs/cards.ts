/**
 * All cards, and the one look-up by name. Nothing is built from them ahead: a hook asks for a few names and ends.
 */
import { lazy } from "../../core/lazy.ts";
import { withoutEnd } from "../../core/text.ts";
import type { Arg } from "../invocation.ts";
import { lineOf, text, wordingsOf } from "../word/wordings.ts";
import { ARCHIVES } from "./archives.ts";
import type { Both, Card } from "./card.ts";
import { CLOUD } from "./cloud.ts";
import { CONTAINERS } from "./containers.ts";
import { COREUTILS } from "./coreutils.ts";
import { DATABASES } from "./databases.ts";
import { DISKS } from "./disks.ts";
import { LANGUAGES } from "./languages.ts";
import { NETWORK } from "./network.ts";
import { PACKAGES } from "./packages.ts";
import { SHELLS } from "./shells.ts";
import { STORES } from "./stores.ts";
import { TEXT } from "./text.ts";
import { VERSIONS } from "./versions.ts";
import { WINDOWS } from "./windows.ts";

/**
 * The cards by family: one file of this folder, and one of `selftests/shell/programs/`. Those that are asked for most
 * stand first.
 */
export const FAMILIES: Readonly<Record<string, readonly Card[]>> = {
  coreutils: COREUTILS,
  shells: SHELLS,
  text: TEXT,
  network: NETWORK,
  versions: VERSIONS,
  languages: LANGUAGES,
  packages: PACKAGES,
  containers: CONTAINERS,
  cloud: CLOUD,
  disks: DISKS,
  archives: ARCHIVES,
  databases: DATABASES,
  stores: STORES,
  windows: WINDOWS,
};

/** Programs that a pattern in a command's name is tried for (`/???/r?`), in this order. */
export const WELL_KNOWN =
  "rm dd sh bash cat curl wget nc mv cp chmod chown find shred env sudo tee scp ssh perl python3 base64 xargs mkfs";

/** Names whose card is remembered: a script has some dozen programs, and calls them thousands of times. */
const REMEMBERED_NAMES = 1024;

/** Units of the longest name that is looked for; every name of every card is shorter. */
const NAME_CHARS = 64;

const kept = new Map<string, Card | null>();

/** The card of a program, by its name without a directory; undefined when none is known. */
export function cardOf(name: string | undefined): Card | undefined {
  if (name === undefined || name === "" || name.length > NAME_CHARS) return undefined;
  const known = kept.get(name);
  if (known !== undefined) return known ?? undefined;
  const found = cardNamed(name) ?? likeNamed(name);
  if (kept.size >= REMEMBERED_NAMES) kept.clear();
  kept.set(name, found ?? null);
  return found;
}

/** By the name with its version as `#`, with its ending as `.*`, and as a file system reads it that folds letters. */
function likeNamed(name: string): Card | undefined {
  const found = cardNamed(`${withoutEnd(name, "0123456789.")}#`);
  if (found) return found;
  const dot = name.indexOf(".");
  const folded = name.toLowerCase().replace(/\.exe$/, "");
  const likely = dot < 0 ? undefined : cardNamed(`${name.slice(0, dot)}.*`);
  return likely ?? (folded === name ? undefined : cardNamed(folded));
}

/** Looks after which an index pays: in a hook that has just started one takes 0.08 ms without it, and to make it 1.6 ms. */
const LOOKS = 16;

let looks = 0;

function cardNamed(name: string): Card | undefined {
  if (++looks > LOOKS) return index().get(name);
  for (const cards of Object.values(FAMILIES)) {
    for (const card of cards) if (holds(card.names, name)) return card;
  }
  return undefined;
}

/** Every name that a card has, once. */
export function namesOfCards(): Iterable<string> {
  return index().keys();
}

/** Every card by each of its names; the first of two counts, as it does without the index. */
const index = lazy((): ReadonlyMap<string, Card> => {
  const all = new Map<string, Card>();
  for (const card of Object.values(FAMILIES).flat())
    for (const name of card.names.split(" ")) if (!all.has(name)) all.set(name, card);
  return all;
});

/** Is the name one of the names? A search and two looks: no list is made of names that nobody asks for. */
function holds(names: string, name: string): boolean {
  for (let at = names.indexOf(name); at >= 0; at = names.indexOf(name, at + 1)) {
    const end = at + name.length;
    const begins = at === 0 || names.charAt(at - 1) === " ";
    if (begins && (end === names.length || names.charAt(end) === " ")) return !name.includes(" ");
  }
  return false;
}

/** A pattern that begins at the start of a line, or one of whose ways does. */
const ANCHORED = /^\^|\|\^/;

/**
 * Do the words of a command match? A pattern that begins with a subcommand finds it behind options, too; one that looks
 * for it anywhere takes the words as they stand. A blank inside a word is `_`, except in the words of a program that takes
 * a pattern or a script: there it parts what these say.
 */
export function matchesCommand(
  words: RegExp | readonly Both[],
  args: readonly Arg[],
  { options, style, pattern }: Pick<Card, "options" | "style" | "pattern"> = {},
): boolean {
  const patterns = words instanceof RegExp ? [words] : words.flat();
  const isAnchored = patterns.some(({ source }) => ANCHORED.test(source));
  const spelling = pattern === true ? text : undefined;
  const lines = isAnchored ? wordingsOf(args, options, style, spelling) : [lineOf(args, spelling)];
  return lines.some((line) => matchesWords(words, line));
}

/** Do the words of a command match, one pattern or both of a pair? */
export function matchesWords(words: RegExp | readonly Both[], line: string): boolean {
  if (words instanceof RegExp) return words.test(line);
  return words.some(([one, other]) => one.test(line) && other.test(line));
}
