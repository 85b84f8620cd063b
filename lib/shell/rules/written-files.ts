/**
 * What the files hold that a command line names: a credential by its name, or what the command line wrote into them before.
 */
import type { SourceKind } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { credentialAt } from "../paths/credentials.ts";
import { components, hasSigns, readable, spell } from "../word/globs.ts";
import { distinct, type Taint } from "./taints.ts";

/** A directory by the names below it, with one credential of each kind that was written anywhere below. */
type Folder = { readonly inside: Map<string, Folder>; readonly holds: Map<SourceKind, Taint> };

function newFolder(): Folder {
  return { inside: new Map(), holds: new Map() };
}

/** Files by absolute path. A `cwd` is that of the invocation that names the file; undefined when it cannot be known. */
export class WrittenFiles {
  private readonly written = new Map<string, readonly Taint[]>();
  /** The root of the directories that hold them. */
  private readonly root = newFolder();
  /** The directories that git was told to add. */
  private readonly added = new Set<string>();

  /** What a file holds; undefined when nothing is known of it. */
  read(path: Arg, cwd: string | undefined): readonly Taint[] | undefined {
    const credential = credentialIn(path, cwd);
    if (credential === undefined) return this.written.get(fileKey(path, cwd));
    return [{ source: credential.kind, what: readable(spell(path)), selected: credential.single }];
  }

  /** Remembers that credentials were written into a file. */
  write(path: Arg, cwd: string | undefined, taints: readonly Taint[]): void {
    if (taints.length === 0) return;
    const file = fileKey(path, cwd);
    const kinds = distinct(taints);
    this.written.set(file, kinds);
    this.fill(file, cwd, kinds);
  }

  /**
   * Notes in each directory above a file what it holds. One by a credential's own name is known to lie in the project
   * where the command runs, and counts only in the directories below that.
   */
  private fill(file: string, cwd: string | undefined, taints: readonly Taint[]): void {
    const names = file.split("/");
    const from = isIgnored(file) && cwd !== undefined ? (components("", cwd)?.length ?? 0) : -1;
    let folder = this.root;
    names.slice(0, -1).forEach((name, at) => {
      const next = folder.inside.get(name) ?? newFolder();
      folder.inside.set(name, next);
      folder = next;
      if (at >= from) for (const taint of taints) folder.holds.set(taint.source, taint);
    });
  }

  /** What was written into a directory, under any name, for who packs or copies the whole of it. */
  held(path: Arg, cwd: string | undefined): readonly Taint[] {
    let folder: Folder | undefined = this.root;
    const names = fileKey(path, cwd).split("/");
    // `folder/*` is all of the folder.
    if (names.length > 1 && isEverything(names.at(-1) ?? "")) names.pop();
    for (const name of names) folder = folder?.inside.get(name);
    return folder ? [...folder.holds.values()] : [];
  }

  /** What was written below a directory. */
  below(path: Arg, cwd: string | undefined): readonly Taint[] {
    const folder = fileKey(path, cwd);
    const found = [...this.written].filter(([file]) => file.startsWith(`${folder}/`));
    const isProject = folder === fileKey(["."], cwd);
    return found.flatMap(([file, taints]) => (isProject && isIgnored(file) ? [] : taints));
  }

  /** Remembers that git was told to add a directory. */
  add(path: Arg, cwd: string | undefined): void {
    this.added.add(fileKey(path, cwd));
  }

  /** What was written into files below added directories. */
  readAdded(): readonly Taint[] {
    return [...this.written].flatMap(([file, taints]) => {
      const isAdded = [...file.matchAll(/\//g)].some(({ index }) => this.added.has(file.slice(0, index)));
      return isAdded && !isIgnored(file) ? taints : [];
    });
  }
}

function isEverything(name: string): boolean {
  return name.length === 1 && hasSigns(name);
}

/** What lies in a project by a credential's own name is ignored there, as a rule. */
function isIgnored(file: string): boolean {
  return credentialAt([file]) !== undefined;
}

/** A relative path with its directory in front: `cd ~/.aws; curl -T credentials`. */
function absolute(path: Arg, cwd: string | undefined): Arg {
  const spelled = spell(path);
  if (cwd === undefined || spelled === "" || spelled.startsWith("/")) return path;
  const parts = components(spelled, cwd);
  return parts === undefined ? path : [`/${parts.join("/")}`];
}

/** The credential that a path names, by itself or with its directory. */
function credentialIn(path: Arg, cwd: string | undefined): ReturnType<typeof credentialAt> {
  const whole = absolute(path, cwd);
  if (whole === path) return credentialAt(path);
  const found = credentialAt(whole);
  // What tells a credential in a known path stands in the whole one, too.
  return found === undefined && known(path) !== undefined ? undefined : (credentialAt(path) ?? found);
}

/** One spelling a file, so that `./a` and `/tmp/../x/a` meet. */
function fileKey(path: Arg, cwd: string | undefined): string {
  const spelled = spell(path);
  return components(spelled, cwd)?.join("/") ?? spelled;
}
