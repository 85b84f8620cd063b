/**
 * What the files hold that a command line names: a credential by its name, or what the command line wrote into them before.
 */
import { type Arg, known } from "../invocation.ts";
import { credentialAt } from "../paths/credentials.ts";
import { components, readable, spell } from "../word/globs.ts";
import { distinct, type Taint } from "./taints.ts";

/** Files by absolute path. A `cwd` is that of the invocation that names the file; undefined when it cannot be known. */
export class WrittenFiles {
  private readonly written = new Map<string, readonly Taint[]>();
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
    if (taints.length > 0) this.written.set(fileKey(path, cwd), distinct(taints));
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
