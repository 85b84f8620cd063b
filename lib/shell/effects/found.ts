/**
 * Paths that other programs name: `find / | xargs rm`, `ls / | while read f`. It must not know which paths matter.
 */

import type { Effect } from "../effect.ts";
import { type Arg, type Evaluation, type Hole, type Invocation, known } from "../invocation.ts";
import { readOptions } from "../word/options.ts";
import { everythingIn, foundBy } from "./find.ts";

/** Programs that pass on every line they read, or as many as somebody wants to lose. */
const PASSES_ALL = new Set("cat sort tac tee uniq tr shuf nl sponge pv rev head tail".split(" "));

/** Programs that pass on (nearly) all lines with such arguments: `grep -v x`, `sed 's#^#/#'`, `awk '{print "/"$0}'`. */
const PASSES: Readonly<Record<string, RegExp>> = {
  grep: /^-\w*v/,
  egrep: /^-\w*v/,
  sed: /^s(.)[\^$]\1.{0,64}\1g?$/,
  awk: /^\{ ?print [^{}]{0,64}\$0[^{}]{0,64}\}$/,
};

function passesOn({ program = "", args }: Invocation): boolean {
  if (PASSES_ALL.has(program)) return true;
  const how = Object.hasOwn(PASSES, program) ? PASSES[program] : undefined;
  return how !== undefined && args.some((arg) => how.test(known(arg) ?? ""));
}

const LISTERS = /^(?:g?ls|dir|gci|Get-ChildItem)$/i;

/** ls and its kin; PowerShell's picks by options of one dash. */
function listedBy(invocation: Invocation): readonly Arg[] {
  const options = readOptions(
    invocation.args,
    "d|directory R|recursive I|ignore= w= T= color=? time= sort= format= hide=",
  );
  const isNarrow = invocation.args.some((arg) => /^-(?:filter|include|exclude)$/i.test(known(arg) ?? ""));
  if (isNarrow || options.has("ignore") || options.has("hide")) return [];
  const places = options.operands.length > 0 ? options.operands : [["."]];
  return options.has("directory") ? places : places.map(everythingIn);
}

/** `lsblk -p` names every disk of the machine by its path. */
function disksBy({ args }: Invocation): readonly Arg[] {
  return args.some((arg) => /^(?:-[a-zA-Z]*p|--paths$)/.test(known(arg) ?? "")) ? [["/dev/disk"]] : [];
}

/** fd's pattern stands first, its start points behind it. */
function fdFinds(invocation: Invocation): readonly Arg[] {
  const options = readOptions(
    invocation.args,
    "H|hidden I|no-ignore u|unrestricted t|type= e|extension= E|exclude= d|max-depth= x|exec= X|exec-batch= g a p 0 S|size= changed-within= changed-before= o|owner=",
  );
  const narrow = ["extension", "exclude", "size", "changed-within", "changed-before", "owner"].some(
    options.has,
  );
  const pattern = known(options.operands[0]) ?? "x";
  if (narrow || !/^(?:|\.|\.\*|\*)$/.test(pattern)) return [];
  return options.operands.length > 1 ? options.operands.slice(1) : [["."]];
}

const cache = new WeakMap<Invocation, readonly Arg[]>();

/** The paths (nearly) all of which stand in an invocation's output; empty when they are fewer or unknown. Read once. */
function namedBy(invocation: Invocation, evaluation: Evaluation, depth: number): readonly Arg[] {
  const paths = cache.get(invocation) ?? readNames(invocation, evaluation, depth);
  cache.set(invocation, paths);
  return paths;
}

function readNames(invocation: Invocation, evaluation: Evaluation, depth: number): readonly Arg[] {
  const { program, stdin } = invocation;
  if (program === "find" || program === "gfind") return foundBy(invocation);
  if (LISTERS.test(program ?? "")) return listedBy(invocation);
  if (program === "lsblk") return disksBy(invocation);
  if (program === "fd" || program === "fdfind") return fdFinds(invocation);
  if (depth > 8 || !passesOn(invocation)) return [];
  const ids = stdin.kind === "pipe" ? stdin.ids : [];
  return ids.flatMap((id) => namedById(id, evaluation, depth + 1));
}

function namedById(id: number, evaluation: Evaluation, depth: number): readonly Arg[] {
  const invocation = evaluation.invocations[id];
  return invocation === undefined ? [] : namedBy(invocation, evaluation, depth);
}

/** The hole of a word that ends in a name which another program printed: `$f`, `/$f`. */
function nameIn(path: Arg): Hole | undefined {
  const last = path.at(-1);
  return path.length <= 2 && typeof last === "object" && last.outputOf.length > 0 ? last : undefined;
}

/** The effect on what it names: one effect a path that other programs would name, else the effect as it is. */
export function targetsOf(effect: Effect, evaluation: Evaluation): readonly Effect[] {
  const name = nameIn(effect.path);
  if (name === undefined) return [effect];
  const named = name.outputOf.flatMap((id) => namedById(id, evaluation, 0));
  const [front] = effect.path;
  const paths = typeof front === "string" && named.length > 0 ? [everythingIn([front])] : named;
  return paths.length === 0 ? [effect] : paths.map((path) => ({ ...effect, path, recursive: true }));
}
