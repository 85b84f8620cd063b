/**
 * What clients of other servers send: package managers, databases, load generators. It must not know which content is
 * secret.
 *
 * Sources: psql(1), mysql(1), redis-cli and mongosh manuals, logger(1), ab(1).
 */

import type { Arg } from "../invocation.ts";
import { behind } from "../word/cut.ts";
import { readOptions } from "../word/options.ts";
import { files, onlyLocal, type Sender, type SinkKind, stdin, text, texts } from "./sending.ts";

/** Programs that fetch what a URL names: the host sees all of it. One picked value is how people log in there. */
export const fetches: Sender = ({ args }) =>
  args.flatMap((word) => {
    const isUrl = /:\/\//.test(text(word)) && !onlyLocal([word]);
    return isUrl ? [{ sink: "http", what: "text", word, authentication: true } as const] : [];
  });

/** Clients of a server on another machine, by the option or URL that names it. */
export function clients(sink: SinkKind, line: string): Sender {
  return ({ args }) => {
    const options = readOptions(args, line);
    const hosts = [...options.values("host"), ...args.filter((arg) => /^\w+:\/\//.test(text(arg)))];
    if (hosts.length === 0 || onlyLocal(hosts)) return [];
    const said = [...options.values("command"), ...options.values("file"), ...options.operands];
    return [
      ...(options.has("x") || options.has("file") ? [stdin(sink)] : []),
      ...texts(
        sink,
        said.filter((word) => !hosts.includes(word)),
      ),
      ...files(sink, [...options.values("file"), ...said.flatMap(quotedPaths)]),
    ];
  };
}

/** The files of psql's `\copy t from 'file'` and MySQL's `load data local infile 'file'`. */
function quotedPaths(said: Arg): Arg[] {
  const found = /\b(?:from|infile)\s{1,8}'([^']{1,1024})'/i.exec(text(said))?.[1];
  return found === undefined ? [] : [[found]];
}

/** A body from standard input or from the file behind an option. */
export function posting(option: RegExp): Sender {
  return ({ args }) => {
    const values = args.flatMap((arg, at) => (option.test(text(args[at - 1])) ? [arg] : []));
    const posts = args.some((arg) => option.test(text(arg)));
    return posts
      ? [stdin("http"), ...values.flatMap((value) => [...files("http", [behind(value, /^@/) ?? value])])]
      : [];
  };
}
