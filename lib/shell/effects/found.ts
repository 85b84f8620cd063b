/** Paths that other programs name: `find / | xargs rm`, `ls / | while read f`. */
import type { Effect } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known, type UnknownPart } from "../invocation.ts";
import type { Card, Listing } from "../programs/card.ts";
import { cardOf } from "../programs/cards.ts";
import { readOptions } from "../word/options.ts";
import { everythingIn, knownWords } from "../word/pieces.ts";
import { namedByFind } from "./find.ts";

/** Does the program pass on (nearly) every line that it reads? */
function passesLines({ lines }: Card, { args }: Invocation): boolean {
  return lines === true || (lines !== undefined && args.some((arg) => lines.test(known(arg) ?? "")));
}

/** ls and its kin; PowerShell's picks by options of one dash. */
function listedBy({ args }: Invocation, card: Card): readonly Arg[] {
  const options = readOptions(args, card.options);
  const isNarrow = args.some((arg) => /^-(?:filter|include|exclude)$/i.test(known(arg) ?? ""));
  if (isNarrow || options.has("ignore") || options.has("hide")) return [];
  const places = options.operands.length > 0 ? options.operands : [["."]];
  return options.has("directory") ? places : places.map(everythingIn);
}

/** `lsblk` names every disk of the machine, with `-p` by its path. */
function disksBy({ args }: Invocation): readonly Arg[] {
  const isPath = args.some((arg) => /^(?:-[a-zA-Z]*p|--paths$)/.test(known(arg) ?? ""));
  return [[isPath ? `/dev/${BARE_DISK}` : BARE_DISK]];
}

/** What stands for the name of any disk. */
const BARE_DISK = "disk";

/** `{print "/dev/"$1}` of awk, `s|^|/dev/|` of sed: the folder of devices in front of every name. */
const DEVICES_IN_FRONT =
  /^[^{}]{0,64}\{\s{0,8}print\s{0,8}"\/dev\/"\s{0,8}\$\d\s{0,8}\}\s{0,8}$|^s([^\\\s\w])\^\1\/dev\/\1g?$/;

/** What a program that puts the folder of devices in front makes of the disks that it is given the names of. */
function asDevices({ args }: Invocation, names: readonly Arg[]): readonly Arg[] {
  const disks = names.filter(isBareDisk);
  if (disks.length === 0) return [];
  const isFront = args.some((arg) => DEVICES_IN_FRONT.test((known(arg) ?? "").replaceAll("\\/", "/")));
  return isFront ? disks.map(([name]) => [`/dev/${name}`]) : [];
}

const isBareDisk = ([name]: Arg): boolean => name === BARE_DISK;

/** fd's pattern stands first, its start points behind it. */
function fdFinds({ args }: Invocation, card: Card): readonly Arg[] {
  const options = readOptions(args, card.options);
  const narrow = ["extension", "exclude", "size", "changed-within", "changed-before", "owner"].some(
    options.has,
  );
  const pattern = known(options.operands[0]) ?? "x";
  if (narrow || !/^(?:|\.|\.\*|\*)$/.test(pattern)) return [];
  return options.operands.length > 1 ? options.operands.slice(1) : [["."]];
}

/** `rg --files`, by no pattern or type. */
function filesBy({ args }: Invocation): readonly Arg[] {
  const words = knownWords(args);
  if (!words.includes("--files") || words.some((word) => /^-(?:[gtT]|-i?glob|-type)/.test(word))) return [];
  const places = words.filter((word) => !word.startsWith("-"));
  return places.length > 0 ? places.map((place) => [place]) : [["."]];
}

const LISTINGS: Readonly<
  Record<Exclude<Listing, "names">, (invocation: Invocation, card: Card) => readonly Arg[]>
> = {
  found: ({ args }) => namedByFind(args),
  directory: listedBy,
  disks: disksBy,
  matches: fdFinds,
  files: filesBy,
};

const cache = new WeakMap<Invocation, readonly Arg[]>();

/** The paths (nearly) all of which stand in an invocation's output; empty when they are fewer or unknown. Read once. */
function namedBy(invocation: Invocation, evaluation: Evaluation, depth: number): readonly Arg[] {
  const paths = cache.get(invocation) ?? readNames(invocation, evaluation, depth);
  cache.set(invocation, paths);
  return paths;
}

function readNames(invocation: Invocation, evaluation: Evaluation, depth: number): readonly Arg[] {
  const card = cardOf(invocation.program);
  if (card === undefined) return [];
  if (card.lists !== undefined && card.lists !== "names") return LISTINGS[card.lists](invocation, card);
  const passes = passesLines(card, invocation);
  if (depth > 8 || !(passes || card.pattern === true)) return [];
  const ids = invocation.stdin.kind === "pipe" ? invocation.stdin.ids : [];
  const names = ids.flatMap((id) => namedById(id, evaluation, depth + 1));
  const devices = asDevices(invocation, names);
  return devices.length > 0 || !passes ? devices : names;
}

function namedById(id: number, evaluation: Evaluation, depth: number): readonly Arg[] {
  const invocation = evaluation.invocations[id];
  return invocation === undefined ? [] : namedBy(invocation, evaluation, depth);
}

/** The unknown part of a word that ends in a name which another program printed: `$f`, `/$f`. */
function nameIn(path: Arg): UnknownPart | undefined {
  const last = path.at(-1);
  return path.length <= 2 && typeof last === "object" && last.outputOf.length > 0 ? last : undefined;
}

/** The effect on what it names: one effect a path that other programs would name, else the effect as it is. */
export function targetsOf(effect: Effect, evaluation: Evaluation): readonly Effect[] {
  const name = nameIn(effect.path);
  if (name === undefined) return [effect];
  const named = name.outputOf.flatMap((id) => namedById(id, evaluation, 0));
  const [front] = effect.path;
  const inFront = (path: Arg): Arg =>
    isBareDisk(path) ? [`${front}${BARE_DISK}`] : everythingIn([front ?? ""]);
  // The bare name of a disk is no path.
  const paths = typeof front === "string" ? named.map(inFront) : named.filter((path) => !isBareDisk(path));
  return paths.length === 0 ? [effect] : paths.map((path) => ({ ...effect, path, recursive: true }));
}
