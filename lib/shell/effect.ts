/** What an invocation would do: the vocabulary that cards claim, effects are told in, and rules ask for. */
import type { Arg } from "./invocation.ts";

/** Every {@link EffectKind}. */
export const EFFECTS = [
  "delete",
  "overwrite",
  "truncate",
  "replace",
  "append",
  "edit",
  "move",
  "format",
  "partition",
  "chmod",
  "chown",
  "setfacl",
  "rights",
  "rename",
  "supersede",
  "reset-to-remote",
  "fork-bomb",
  "remote-control",
] as const;

/**
 * - `delete`: the file or tree is gone. `overwrite`: its content is written anew; `truncate`: with nothing; `replace`:
 *   with the whole of another file.
 * - `append`: something is added to its end. `edit`: parts of it are changed in place.
 * - `move`: it is no longer where it was. `format`: a file system, swap or encryption header is written, or an erase
 *   command sent. `partition`: the partition table is changed.
 * - `chmod`, `chown`, `setfacl`: rights or owners of trees change; `rights`: those of one file. `rename`: it stays in its
 *   directory under another name. `supersede`: a copy takes its place. `reset-to-remote`: the work tree becomes a remote's state.
 * - `fork-bomb`: processes without end. `remote-control`: somebody at the other end of a connection types into a shell.
 */
export type EffectKind = (typeof EFFECTS)[number];

/** One thing that an invocation would do. */
export type Effect = {
  readonly kind: EffectKind;
  /** What it is done to; `[]` where the effect has no path. */
  readonly path: Arg;
  /** Whole trees are meant. */
  readonly recursive: boolean;
  /** `chmod` gives everyone every right. */
  readonly open?: boolean;
  /** A redirection does it, not an argument. */
  readonly redirected?: boolean;
};

/** The same effect on several paths. */
export function effectsOn(
  kind: EffectKind,
  paths: readonly (Arg | undefined)[],
  recursive: boolean = false,
): Effect[] {
  return paths.flatMap((path) => (path === undefined ? [] : [{ kind, path, recursive }]));
}

/** Every {@link SinkKind}. */
export const SINKS = ["http", "socket", "copy", "cloud", "paste", "dns", "mail", "git"] as const;

/** How content leaves the machine: a web request, a raw socket, a copy to another host, a cloud's storage, a paste, DNS, mail, a push. */
export type SinkKind = (typeof SINKS)[number];

/**
 * One input that is sent: standard input, a word's text, a file's content, the files whose names it reads, what stands in
 * a folder, or the standard output of a program that is redirected into a socket. `authentication`: the receiver wants a credential there (a header, a user name).
 */
export type Sending = { readonly sink: SinkKind; readonly authentication?: boolean } & (
  | { readonly what: "stdin" | "output" | "names" }
  | { readonly what: "text" | "file" | "folder"; readonly word: Arg }
);

/** Every {@link SourceKind}. */
export const SOURCES = [
  "env-file",
  "ssh-key",
  "cloud-credentials",
  "token-file",
  "private-key",
  "wallet",
  "environment",
  "secret-store",
] as const;

/** What kind of credential a source holds. */
export type SourceKind = (typeof SOURCES)[number];
