/**
 * Paths behind links: those that the same command line makes, and those that stand on the disk.
 * Source: path_resolution(7).
 */
import { isOneOf } from "../../core/words.ts";
import type { Effect, EffectKind } from "../effect.ts";
import { type Arg, type Invocation, known, type Link, type ShellContext } from "../invocation.ts";
import { hasSigns } from "../word/globs.ts";
import { tidied } from "../word/processes.ts";

/** The path behind the links and bind mounts that the same command line made: `ln -s / x; rm -rf x/*`. */
export function throughLinks(
  path: Arg,
  cwd: string | undefined,
  links: readonly Link[],
  follows: boolean,
): Arg {
  if (links.length === 0) return path;
  const [head, ...rest] = typeof path[0] === "string" ? path : ["", ...path];
  if (typeof head !== "string") return path;
  const written = tidied(head.startsWith("/") ? head : `${cwd ?? ""}/${head}`);
  const full = links.reduceRight((found, { link, to, itself }) => {
    const isLink = found === link && (itself || (follows && rest.length === 0));
    return isLink || found.startsWith(`${link}/`) ? to + found.slice(link.length) : found;
  }, written);
  return full === written ? path : [full, ...rest];
}

/** Acts on the name in its directory: a link goes, and what it leads to stays. The others reach what it leads to. */
const NAME_ALONE: ReadonlySet<EffectKind> = new Set<EffectKind>(["delete", "move", "rename"]);

/**
 * Does an act on a link by its own name reach what it leads to? find follows its start points when it is told to; ln puts
 * a link in the place of what stood there.
 */
export function followsLink({ kind }: Effect, { program, args }: Invocation): boolean {
  if (!NAME_ALONE.has(kind)) return !isOneOf("gln ln", program);
  return program === "find" && args.some((arg) => /^-(?:[HL]|follow)$/.test(known(arg) ?? ""));
}

/**
 * The spelled path with the links of this machine's disk resolved, up to its first unknown name; undefined where that
 * changes nothing or nobody may look.
 *
 * @param cwd where a relative path starts
 * @param follows whether a link that is the last name of the path counts, too
 */
export function onDisk(
  spelled: string,
  cwd: string | undefined,
  { real }: ShellContext,
  follows: boolean,
): string | undefined {
  if (!real) return undefined;
  const full = spelled.startsWith("/") ? spelled : cwd === undefined ? undefined : `${cwd}/${spelled}`;
  if (full === undefined || full.includes("\0")) return undefined;
  const cut = cutOf(full, follows);
  const front = full.slice(0, cut);
  // Behind the root there is nothing to resolve.
  if (front === "") return undefined;
  const found = real(front);
  return found === undefined || found === front ? undefined : `${found}${full.slice(cut)}`;
}

/** Where the part of a path ends that may lead through links: in front of its first unknown name, or of its last one. */
function cutOf(full: string, follows: boolean): number {
  const unknown = hasSigns(full) ? full.split("/").findIndex(hasSigns) : -1;
  if (unknown >= 0) return full.split("/").slice(0, unknown).join("/").length;
  // `link/` and `link/.` are what it leads to.
  return follows || /\/\.{0,2}$/.test(full) ? full.length : full.lastIndexOf("/");
}
