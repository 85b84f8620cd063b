/**
 * What it means to send: which input of a program leaves the machine, and the helpers that read it from words. It must
 * not know any program.
 */

import { type Arg, type Invocation, known } from "../invocation.ts";
import { behind } from "../word/cut.ts";
import { readable, spell } from "../word/globs.ts";

/** How it leaves: a web request, a raw socket, a copy to another host, a cloud's storage, a paste, DNS, mail, a push. */
export type SinkKind = "http" | "socket" | "copy" | "cloud" | "paste" | "dns" | "mail" | "git";

/**
 * One input that is sent: standard input, a word's text, a file's content, or the standard output of a program that
 * is redirected into a socket. `authentication`: the receiver wants a credential there (a header, a user name).
 */
export type Sending = { readonly sink: SinkKind; readonly authentication?: boolean } & (
  | { readonly what: "stdin" | "output" }
  | { readonly what: "text" | "file"; readonly word: Arg }
);

/** From one invocation to what it sends. */
export type Sender = (invocation: Invocation) => readonly Sending[];

/** Words whose text is sent. */
export function texts(sink: SinkKind, words: readonly Arg[]): Sending[] {
  return words.map((word) => ({ sink, what: "text", word }));
}

/** Words that name files whose content is sent. */
export function files(sink: SinkKind, words: readonly Arg[]): Sending[] {
  return words.map((word) => ({ sink, what: "file", word }));
}

/** Standard input is sent. */
export function stdin(sink: SinkKind): Sending {
  return { sink, what: "stdin" };
}

/** A word for patterns: globs as they were, `…` for what is unknown. */
export function text(arg: Arg | undefined): string {
  return arg === undefined ? "" : readable(spell(arg));
}

/** An address of this machine, with or without a scheme. */
export const LOCAL_HOST =
  /^(?:\w+:\/\/)?(?:[^@/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|::1|host\.docker\.internal)(?=$|[:/?#])/i;

/** True when every word that can be a host names this machine. */
export function onlyLocal(words: readonly Arg[]): boolean {
  return words.length > 0 && words.every((word) => LOCAL_HOST.test(text(word)));
}

/** The words of a value that a program reads from a file (`@file`) or from standard input (`@-`), else as text. */
export function fileOrText(sink: SinkKind, value: Arg, mark: RegExp): Sending[] {
  const path = behind(value, mark);
  if (path === undefined) return texts(sink, [value]);
  return fileOrInput(sink, path);
}

/** A file, or standard input where the path says so. */
export function fileOrInput(sink: SinkKind, path: Arg): Sending[] {
  return ["-", "/dev/stdin", "."].includes(known(path) ?? "") ? [stdin(sink)] : files(sink, [path]);
}
