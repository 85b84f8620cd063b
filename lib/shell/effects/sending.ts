/** The pieces of which a sending is made: words as text, files, headers, and who is this machine itself. */
import { wordsOf } from "../../core/words.ts";
import type { Sending, SinkKind } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import type { Words } from "../programs/card.ts";
import { behind } from "../word/pieces.ts";
import { text } from "../word/wordings.ts";
import type { Given } from "./given.ts";

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

/** The words that a row means. */
export function wordsIn(words: Words | undefined, { options, invocation: { args } }: Given): readonly Arg[] {
  if (words === undefined) return [];
  if (typeof words === "object") {
    if ("behind" in words) return args.filter((_, at) => words.behind.test(text(args[at - 1])));
    const values = wordsOf(words.options).flatMap(options.values);
    return words.operands ? [...values, ...options.operands] : values;
  }
  if (words === "arguments") return args;
  if (words === "first") return options.operands.slice(0, 1);
  return words === "rest" ? options.operands.slice(1) : options.operands;
}

/** An address of this machine, with or without a scheme. */
const LOCAL_HOST =
  /^(?:\w+:\/\/)?(?:[^@/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|::1|host\.docker\.internal)(?=$|[:/?#])/i;

/** `host:path`, `user@host:path`, `scheme://…`; a colon behind a slash belongs to a local path. */
export function isRemote(arg: Arg | undefined): boolean {
  return /^(?:\w+:\/\/|[^/]*[^/\\]:(?!\\))/.test(text(arg)) && !LOCAL_HOST.test(text(arg));
}

/** True when every word that can be a host, or a list of hosts, names this machine. */
export function onlyLocal(words: readonly Arg[]): boolean {
  return words.length > 0 && words.flatMap(hostsIn).every((host) => LOCAL_HOST.test(host));
}

/** The hosts of a list; a comma behind the first host's path parts no hosts. */
function hostsIn(word: Arg): string[] {
  const hosts = text(word).split(",");
  return /^(?:\w+:\/\/)?[^/?#{}]*\/?$/.test(hosts[0] ?? "") ? hosts : [text(word)];
}

/** The words of a value that a program reads from a file (`@file`) or from standard input (`@-`), else as text. */
export function fileOrText(sink: SinkKind, value: Arg, mark: RegExp): Sending[] {
  const path = behind(value, mark);
  return path === undefined ? texts(sink, [value]) : fileOrInput(sink, path);
}

/** A file, or standard input where the path says so. */
export function fileOrInput(sink: SinkKind, path: Arg): Sending[] {
  return ["-", "/dev/stdin", "."].includes(known(path) ?? "") ? [stdin(sink)] : files(sink, [path]);
}

const AUTHENTICATION_HEADER =
  /^[\w-]{0,64}(?:auth|token|key|secret|cookie|session|credential|password)[\w-]{0,64}\s{0,8}[:=]/i;

/** Headers, as `name: value` or as Azure's `name=value`; some are there for a credential. */
export function headers(sink: SinkKind, values: readonly Arg[]): Sending[] {
  return values.map((word) => ({
    sink,
    what: "text",
    word,
    authentication: AUTHENTICATION_HEADER.test(text(word)),
  }));
}

/** Words where the receiver wants a credential. */
export function logins(sink: SinkKind, values: readonly Arg[]): Sending[] {
  return values.map((word) => ({ sink, what: "text", word, authentication: true }));
}

/** The words of a command that a program starts: each may name a file that it reads. */
export function commandWords(command: Arg | undefined): Arg[] {
  return (known(command) ?? "").split(/[\s,"']+/).map((part) => [part]);
}
