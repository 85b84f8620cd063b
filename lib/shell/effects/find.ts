/**
 * Reads find's command line: where it starts, which of its actions deletes, and whether tests narrow what is found.
 *
 * Source: find(1) of findutils 4.10: expression grammar and precedence (`()`, `!`, and, `-o`, `,`).
 */
import { wordsOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { findArguments } from "../word/find.ts";
import { everythingIn } from "../word/pieces.ts";

const listed = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** Tests and actions that leave a tree nearly whole: without a value, and with one. */
const WIDE = listed(`
  -a -and -d -daystart -delete -depth -executable -follow -ignore_readdir_race -ls -mount -noleaf -nowarn -print -print0
  -prune -quit -readable -true -warn -writable -xdev`);
const WIDE_VALUED = listed("-fls -fprint -fprint0 -maxdepth -mindepth -printf -type");

/** Tests without a value that narrow. */
const NARROW_FLAGS = listed("-empty -false -nogroup -nouser");

/** Tests of names, and the patterns of theirs that take everything. */
const PATTERN_TESTS = listed("-iname -ipath -iregex -iwholename -name -path -regex -wholename");
const EVERYTHING = /^(?:[*?./]+|\.\*|\^?\.\*\$?|\[\^?\.\]\*)$/;

const ACTIONS = listed("-exec -execdir -ok -okdir");

/** Tests of age and of owners: below the root they still leave nearly everything, elsewhere they pick. */
const BROAD = listed("-amin -atime -cmin -ctime -gid -group -mmin -mtime -newerct -newermt -uid -user");

/** Tests that are met by (nearly) every file for these values: not empty, below ten gigabytes and more, any rights. */
const MET: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    "-size": /^(?:\+0[bcwkMG]?|-\d{2,}G)$/,
    "-perm": /^[-/]0+$/,
    "-links": /^\+0+$/,
    "-inum": /^\+0+$/,
  }),
);

/** One alternative of an expression (what stands between two `-o` of one level). */
type Term = { narrow: boolean; broad: boolean; deletes: boolean };

function newTerm(): Term {
  return { narrow: false, broad: false, deletes: false };
}

/** GNU find reads its whole expression before it starts, says what it is asked and ends. */
const ASKS = listed("--help --version -help -version");

type Walk = { readonly words: readonly (string | undefined)[]; at: number; negated: boolean };

function skipAction(walk: Walk): void {
  while (walk.at < walk.words.length) {
    const word = walk.words[walk.at++];
    if (word === ";" || (word === "+" && walk.words[walk.at - 2]?.endsWith("{}") !== false)) return;
  }
}

/** Whether the test at hand keeps only some files. Moves past its value. */
function narrows(walk: Walk, word: string): boolean {
  if (WIDE.has(word)) return false;
  if (NARROW_FLAGS.has(word)) return true;
  const value = walk.words[walk.at++] ?? "";
  if (PATTERN_TESTS.has(word)) return !EVERYTHING.test(value);
  if (MET.get(word)?.test(value)) return false;
  return !WIDE_VALUED.has(word) || (word === "-type" && value !== "" && !/[fd]/.test(value));
}

function readTest(walk: Walk, term: Term, word: string): void {
  if (word === "-delete") term.deletes = true;
  if (ACTIONS.has(word)) {
    if (cardOf(walk.words[walk.at])?.asks) term.narrow = true;
    skipAction(walk);
  } else if (narrows(walk, word) && !walk.negated) markNarrow(term, word);
  walk.negated = false;
}

function markNarrow(term: Term, word: string): void {
  if (BROAD.has(word)) term.broad = true;
  else term.narrow = true;
}

/** The alternatives of the expression, none where it only asks; parentheses are read as if they were not there. */
function termsOf(words: readonly (string | undefined)[]): Term[] {
  const walk: Walk = { words, at: 0, negated: false };
  const terms: Term[] = [newTerm()];
  while (walk.at < words.length) {
    const word = words[walk.at++];
    const term = terms.at(-1);
    if (word === undefined || term === undefined) continue;
    if (ASKS.has(word)) return [];
    if (word === "-o" || word === "-or" || word === ",") terms.push(newTerm());
    else if (word === "!" || word === "-not") walk.negated = !walk.negated;
    else if (word !== "(" && word !== ")") readTest(walk, term, word);
  }
  return terms;
}

/** Files alone, or nothing of depth 0: the start point itself stays. */
function keepsStart(words: readonly (string | undefined)[]): boolean {
  const at = words.indexOf("-type");
  return words.includes("-mindepth") || (at >= 0 && words[at + 1] === "f");
}

/** The start points below which (nearly) everything is meant by one of the terms. */
function meantBy(args: readonly Arg[], isMeant: (term: Term) => boolean): readonly Arg[] {
  const { starts, expression } = findArguments(args);
  const words = expression.map((arg) => known(arg));
  const terms = termsOf(words).filter((term) => isMeant(term) && !term.narrow);
  if (terms.length === 0) return [];
  const whole = terms.some((term) => !term.broad)
    ? starts
    : starts.filter((start) => /^\/+$/.test(known(start) ?? ""));
  return keepsStart(words) ? whole.map(everythingIn) : whole;
}

/** The start points below which `find … -delete` deletes (nearly) everything; empty when it deletes less or nothing. */
export function deletedByFind(args: readonly Arg[]): readonly Arg[] {
  return meantBy(args, (term) => term.deletes);
}

/** The start points when find names (nearly) everything below them; empty when tests narrow it. */
export function namedByFind(args: readonly Arg[]): readonly Arg[] {
  return meantBy(args, () => true);
}
