/**
 * Which findings are passed over, and on whose word: a person's on the command line, the project's, a baseline's, or the
 * finding's own line.
 */
import { type Baseline, isKnown } from "./baseline.ts";
import type { Glob } from "./glob.ts";
import { type Find, opensWallet } from "./piece.ts";
import { NO_PROJECT, type Project } from "./project.ts";

/** On whose word a finding is passed over. */
export type Pass = "line" | "project" | "baseline";

/** The words that count for one part of a scan. */
export type Words = {
  readonly project: Project;
  readonly baselines: readonly Baseline[];
  /** Whether a word on a finding's own line counts: never in what a commit adds, because the same commit would bring it. */
  readonly inline: boolean;
};

export const NO_WORDS: Words = { project: NO_PROJECT, baselines: [], inline: false };

/** On whose word `find` is passed over, or undefined. */
export function passOf(find: Find, { project, baselines, inline }: Words): Pass | undefined {
  if (opensWallet(find)) return undefined;
  if (inline && find.inline) return "line";
  if (isInProject(find, project)) return "project";
  return baselines.some((baseline) => isKnown(find, baseline)) ? "baseline" : undefined;
}

function isInProject(find: Find, { excludes, allows, allowed }: Project): boolean {
  if (allowed.has(find.digest)) return true;
  const isTaken = (takes: Glob): boolean => takesName(takes, find.name);
  return excludes.some(isTaken) || allows.some(({ rule, takes }) => rule === find.rule && isTaken(takes));
}

/** Whether a glob takes a file, or the archive that it stands in. */
export function takesName(takes: Glob, name: string): boolean {
  const [archive = name] = name.split("!/", 1);
  return takes(archive) || (archive !== name && takes(name.replaceAll("!/", "/")));
}
