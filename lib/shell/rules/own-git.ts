/** Commands of git that change files of the working tree: which files, and what comes into their place. */
import type { Own, TakenBack, Weakening } from "../../core/touch.ts";
import { isOneOf } from "../../core/words.ts";

/** What a command takes back: paths as they are written, "." for the whole tree. */
type Taken = { readonly how: TakenBack; readonly paths: readonly string[] };

/** Options before the verb that have a word of their own. */
const VALUED = new Set(["-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path"]);

/** What git's `args`, run in `cwd`, would do to the files that start the guard. */
export function takenByGit(args: readonly string[], cwd: string, own: Own): Weakening | undefined {
  let at = 0;
  let folder = cwd;
  for (; at < args.length && args[at]?.startsWith("-"); at++) {
    const value = args[at + 1] ?? "";
    const tree = treeOf(args[at] ?? "", value);
    if (tree !== undefined) folder = below(folder, tree);
    if (VALUED.has(args[at] ?? "")) at++;
  }
  const taken = VERBS[args[at] ?? ""]?.(split(args.slice(at + 1))) ?? [];
  for (const { how, paths } of taken) {
    const found = paths
      .map((path) => own.takenBack(below(folder, path), how))
      .find((one) => one !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** The folder that an option in front of the verb names. */
function treeOf(option: string, value: string): string | undefined {
  if (option === "-C" || option === "--work-tree") return value;
  return /^--work-tree=(.*)$/s.exec(option)?.[1];
}

function below(folder: string, path: string): string {
  if (path.startsWith("/")) return path;
  return path === "." || path === ""
    ? folder
    : `${folder.replace(/\/$/, "")}/${path.replace(/^(?:\.\/)+/, "")}`;
}

/** The words behind a verb: its options, what stands before `--` and behind it. */
type Words = {
  readonly options: readonly string[];
  readonly plain: readonly string[];
  readonly behind: readonly string[] | undefined;
};

function split(words: readonly string[]): Words {
  const end = words.indexOf("--");
  const before = end < 0 ? words : words.slice(0, end);
  return {
    options: before.filter((word) => word.startsWith("-")),
    plain: before.filter((word) => !word.startsWith("-")),
    behind: end < 0 ? undefined : words.slice(end + 1),
  };
}

function has({ options }: Words, pattern: RegExp): boolean {
  return options.some((word) => pattern.test(word));
}

/** Without a commit it is the index that files come from. */
function from(commit: string | undefined): TakenBack {
  if (commit === undefined) return "saved";
  return isOneOf("HEAD @", commit) ? "committed" : "another";
}

const VERBS: Readonly<Record<string, (words: Words) => readonly Taken[]>> = {
  checkout: (words) => {
    if (has(words, /^-(?:b|B|-orphan|-detach)$/)) return [];
    const [first, ...others] = words.plain;
    if (words.behind) return [{ how: from(first), paths: words.behind }];
    const forced: Taken[] = has(words, /^(?:-f|--force)$/) ? [{ how: "committed", paths: ["."] }] : [];
    if (first === undefined) return forced;
    // One word is a branch or a file, of several the first may be a commit.
    return [...forced, { how: "saved", paths: [first] }, { how: from(first), paths: others }];
  },
  restore: (words) => {
    const isStaged = has(words, /^(?:--staged|-W?S|-SW)$/);
    if (isStaged && !has(words, /^(?:--worktree|-S?W|-WS)$/)) return [];
    const equal = words.options.find((word) => word.startsWith("--source="))?.slice("--source=".length);
    const apart = has(words, /^(?:-s|--source)$/);
    const [commit, ...others] = words.plain;
    const paths = [...(apart ? others : words.plain), ...(words.behind ?? [])];
    return [{ how: from(equal ?? (apart ? commit : isStaged ? "HEAD" : undefined)), paths }];
  },
  stash: (words) => {
    const [verb = "push", ...others] = words.plain;
    if (verb !== "push" && verb !== "save") return [];
    const named = [...(verb === "push" ? others : []), ...(words.behind ?? [])];
    const paths = named.length > 0 ? named : ["."];
    const removed: Taken[] = has(words, /^(?:-[a-z]*[ua]|--include-untracked|--all)$/)
      ? [{ how: "removed", paths }]
      : [];
    return [{ how: has(words, /^(?:-[a-z]*k|--keep-index$)/) ? "saved" : "committed", paths }, ...removed];
  },
  switch: (words) =>
    has(words, /^(?:-f|--force|--discard-changes)$/) ? [{ how: "committed", paths: ["."] }] : [],
  "checkout-index": (words) => {
    if (!has(words, /^(?:-[a-eg-z]*f[a-z]*|--force)$/) || has(words, /^--prefix/)) return [];
    const named = [...words.plain, ...(words.behind ?? [])];
    return [{ how: "saved", paths: named.length > 0 ? named : ["."] }];
  },
  "read-tree": (words) =>
    has(words, /^-u$/) && has(words, /^--reset$/) ? [{ how: from(words.plain[0]), paths: ["."] }] : [],
  reset: (words) => (has(words, /^--hard$/) ? [{ how: from(words.plain[0] ?? "HEAD"), paths: ["."] }] : []),
  clean: (words) => {
    if (has(words, /^(?:-[a-zA-Z]*n|--dry-run$)/) || !has(words, /^(?:-[a-zA-Z]*f|--force$)/)) return [];
    const named = [...words.plain, ...(words.behind ?? [])];
    return [{ how: "removed", paths: named.length > 0 ? named : ["."] }];
  },
  rm: (words) => {
    const paths = [...words.plain, ...(words.behind ?? [])];
    return has(words, /^--cached$/) ? [] : [{ how: "another", paths }];
  },
};
