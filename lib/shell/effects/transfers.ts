/** Ways of their own in which programs send content away. */
import { isOneOf } from "../../core/words.ts";
import type { Sending, SinkKind } from "../effect.ts";
import { type Arg, known } from "../invocation.ts";
import { matchesCommand } from "../programs/cards.ts";
import { behind } from "../word/pieces.ts";
import { lineOf, text } from "../word/wordings.ts";
import { passageOf } from "./content.ts";
import { gitCommand } from "./git.ts";
import type { Given } from "./given.ts";
import {
  commandWords,
  fileOrText,
  files,
  headers,
  isRemote,
  logins,
  onlyLocal,
  stdin,
  texts,
} from "./sending.ts";

// --- addresses of socat -----------------------------------------------------------------------------------------

const SOCAT_FILE = /^(?:FILE|OPEN|GOPEN|CREATE|RDONLY):/i;

/** The path of `OPEN:path,option`. */
function socatFile(word: Arg): Arg {
  return (behind(word, SOCAT_FILE) ?? []).flatMap((piece): Arg => {
    if (typeof piece !== "string") return [piece];
    const path = piece.split(",")[0];
    return path ? [path] : [];
  });
}

/** socat joins two addresses: a socket, and what it reads. */
export function addresses({ options: { operands } }: Given, sink: SinkKind): readonly Sending[] {
  if (!operands.some((word) => /^(?:tcp|udp|ssl|openssl|sctp|socks|proxy|ip)/i.test(text(word)))) return [];
  const started = operands.flatMap((word) => commandWords(behind(word, /^(?:EXEC|SYSTEM|SHELL):/i)));
  return [stdin(sink), ...files(sink, [...operands.map(socatFile), ...started]), ...texts(sink, operands)];
}

// --- copies to other machines -----------------------------------------------------------------------------------

/** scp and rsync: local words in front of a remote one. */
export function copying({ options: { operands, values } }: Given, sink: SinkKind): readonly Sending[] {
  if (!isRemote(operands.at(-1))) return [];
  const local = operands.slice(0, -1).filter((word) => !isRemote(word));
  // Where all else is excluded, what is included is what goes.
  const isPick = values("exclude").some((word) => /^\*+$/.test(text(word)));
  const picked = isPick ? values("include").map((word) => [text(word).replace(/^\*\*?\/|\*$/g, "")]) : [];
  return [...files(sink, [...local, ...picked]), { sink, what: "names" }];
}

/** tar writes an archive `host:path` through a remote shell, unless `--force-local` says that it is a file. */
export function archiving({ options, invocation }: Given, sink: SinkKind): readonly Sending[] {
  const isReading = ["extract", "list", "diff", "force-local"].some(options.has);
  if (isReading || !isRemote(options.value("file"))) return [];
  return files(sink, passageOf(invocation).reads());
}

/** `[NAMESPACE/]POD:PATH` of `kubectl cp` and `oc rsync`. */
const IN_POD = /^(?:[\w.-]{1,253}\/)?[\w.-]{1,253}:/;

/** kubectl cp and oc rsync: what is copied into a pod, which runs on another machine. */
export function pods({ options: { operands } }: Given, sink: SinkKind): readonly Sending[] {
  const [verb, source, target] = operands;
  if (source === undefined || !isOneOf("cp rsync", known(verb)) || !IN_POD.test(text(target))) return [];
  return IN_POD.test(text(source)) ? [] : files(sink, [source]);
}

/** What people publish from, where nothing else is said. */
const HERE: Arg = ["."];

const PUBLISHING = /^(?:deploy|publish|pages|up|hosting:\S+)$/;

/** Folders that a program publishes: those that it names, or the one where it runs. */
export function folders({ options }: Given, sink: SinkKind): readonly Sending[] {
  const places = options.operands.filter((word) => !PUBLISHING.test(text(word)));
  const named = [...options.values("dir"), ...places];
  return (named.length > 0 ? named : [HERE]).map((word) => ({ sink, what: "folder", word }));
}

/** `put` and lftp's `mirror -R` (lftp(1)), with the path behind their options, of which `-O` and `-x` have a value. */
const PUT =
  /\b(?:m?put|mirror(?=[^;\n]{0,64}\s-(?:\w{0,8}R|-reverse)\b))\s{1,8}(?:-(?:[Ox]\s{1,8}\S{1,256}|(?![Ox]\s)\S{1,64})\s{1,8}){0,8}([^\s;"']{1,1024})/g;

/** The files that such lines of a transfer script name. */
function puts(script: string): Arg[] {
  return [...script.matchAll(PUT)].flatMap(([, path]) => (path ? [[path]] : []));
}

/** sftp, ftp and their kin: `put` in the input or in a word, and the words behind the host. */
export function transfer(
  { options, invocation: { args, stdin: input } }: Given,
  sink: SinkKind,
): readonly Sending[] {
  const script = input.kind === "text" ? text(input.text) : "";
  const put = [...puts(script), ...args.flatMap((arg) => puts(text(arg)))];
  return files(sink, [...put, ...options.operands.slice(1)]);
}

/** What stands in front of a path that is attached to its option: `--body=`, `image=@`, `file://`. */
const ATTACHED = /^(?:-{1,2}[\w-]+=)?(?:\w+=)?(?:fileb?:\/\/|@)?/;

/** The kind of a layer behind its path: `oras push host/name file:text/plain`. */
const MEDIA_TYPE = /:[\w.+-]{1,64}\/[\w.+-]{1,64}$/;

function isRemoteUrl(arg: Arg): boolean {
  return /^(?:s3|gs|b2|https?|azure|abfs|gdrive):\/\//.test(text(arg));
}

/** Options whose value says how the program gets in, and stays here: `--key client.key`, `--config-file=~/.oci/config`. */
const WAY_IN =
  /^--?(?:\w{1,16}-){0,3}(?:(?:tls|ssl)?(?:cert|key)|ca|cacert|cafile|capath|config|creds|credentials|identity|kubeconfig|pkcs12|auth)(?:-(?:file|dir|path|der))?(?:=|$)/;

function isWayIn(arg: Arg | undefined): boolean {
  return WAY_IN.test(text(arg));
}

/** Every file that is named, every text, and standard input. */
export function upload({ options, invocation }: Given, sink: SinkKind): readonly Sending[] {
  const config = options.values("config");
  const args = invocation.args.filter(
    (arg, at, all) =>
      !config.includes(arg) &&
      !(isWayIn(arg) && text(arg).includes("=")) &&
      !(isWayIn(all[at - 1]) && !text(all[at - 1]).includes("=")),
  );
  const paths = args.flatMap(pathsIn);
  const local = paths.filter((arg) => !text(arg).startsWith("-") && !isRemoteUrl(arg));
  return [stdin(sink), ...files(sink, local), ...texts(sink, args)];
}

/** The paths that a word may hold. */
function pathsIn(arg: Arg): Arg[] {
  const word = known(arg) ?? "";
  const layer = MEDIA_TYPE.test(word) ? [[word.replace(MEDIA_TYPE, "")]] : [];
  return [arg, behind(arg, ATTACHED) ?? arg, ...layer];
}

/** Local words in front of a remote one, and what is picked out of them: `aws s3 cp FILE s3://…`, `rclone copy FILE host:`. */
export function upwards({ options, invocation: { args } }: Given, sink: SinkKind): readonly Sending[] {
  const plain = options.operands;
  const last = plain.findLastIndex((arg) => isRemoteUrl(arg) || isRemote(arg));
  const local = plain.slice(0, Math.max(last, 0)).filter((arg) => !isRemoteUrl(arg) && !isRemote(arg));
  const readsInput = local.some((arg) => text(arg) === "-") || /(?:^|\s)rcat(?:\s|$)/.test(lineOf(args));
  const picked = local.length > 0 ? options.values("include") : [];
  return [...(readsInput ? [stdin(sink)] : []), ...files(sink, [...local, ...picked]), ...texts(sink, local)];
}

/** gh and glab: gists and releases take files, the rest takes texts. */
export function forge({ card, options, invocation: { args } }: Given, sink: SinkKind): readonly Sending[] {
  const line = lineOf(args);
  const bodies = ["field", "notes-file", "raw-field"].flatMap(options.values);
  const takesFiles = matchesCommand(/^(?:gist|snippet|release)\b/, args, card);
  const takesInput = takesFiles || /(?:^|\s)-(?:$|\s)|=@?-(?:$|\s)/.test(line);
  return [
    ...(takesFiles ? files(sink, options.operands.slice(2)) : []),
    ...(takesInput ? [stdin(sink)] : []),
    ...bodies.flatMap((word) => files(sink, [behind(word, /^[^=]*=@/) ?? word])),
    ...texts(sink, [
      ...bodies,
      ...["body", "title", "notes", "desc"].flatMap(options.values),
      ...options.operands,
    ]),
  ];
}

// --- clients ----------------------------------------------------------------------------------------------------

/** HTTPie and its like: `field=value`, `field@file`, `field=@file`, `Header:value`, standard input as the body. */
export function items({ options }: Given, sink: SinkKind): readonly Sending[] {
  const words = options.operands.filter(
    (word) => !isOneOf("GET POST PUT PATCH DELETE HEAD OPTIONS", text(word)),
  );
  if (onlyLocal(words.slice(0, 1))) return [];
  const isHeader = (word: Arg) => /^[\w-]+:(?!\/\/|=)/.test(text(word));
  return [
    stdin(sink),
    ...words
      .filter((word) => !isHeader(word))
      .flatMap((word) => fileOrText(sink, word, /^(?:[\w.[\]-]+:?=?)?@/)),
    ...headers(sink, words.filter(isHeader)),
    ...texts(sink, options.values("raw")),
  ];
}

/** Programs that fetch what a URL names: the host sees all of it. One picked value is how people log in there. */
export function urls({ invocation: { args } }: Given, sink: SinkKind): readonly Sending[] {
  return logins(
    sink,
    args.filter((word) => /:\/\//.test(text(word)) && !onlyLocal([word])),
  );
}

/** Clients of a server on another machine, by the option or URL that names it. */
export function client(given: Given, sink: SinkKind): readonly Sending[] {
  const { options, invocation } = given;
  const hosts = [...options.values("host"), ...invocation.args.flatMap(serverOf)];
  return hosts.length === 0 || onlyLocal(hosts) ? [] : saidTo(hosts, given, sink);
}

/** Clients of a server that is never this machine. */
export function service(given: Given, sink: SinkKind): readonly Sending[] {
  return saidTo(given.options.values("host"), given, sink);
}

/** What a client tells its server: what it is given to say, and the files that this names. */
function saidTo(hosts: readonly Arg[], { options }: Given, sink: SinkKind): readonly Sending[] {
  const said = [...["command", "file", "v"].flatMap(options.values), ...options.operands];
  return [
    stdin(sink),
    ...texts(
      sink,
      said.filter((word) => !hosts.includes(word)),
    ),
    ...files(sink, [...options.values("file"), ...said.flatMap(quotedPaths)]),
  ];
}

/** The server in an address, or in libpq's list of settings: `host=db dbname=x`. */
function serverOf(arg: Arg): Arg[] {
  const word = text(arg);
  const [, host] = /(?:^|\s)host(?:addr)?=([^\s]{1,256})/.exec(word) ?? [];
  return host !== undefined ? [[host]] : /^\w+:\/\//.test(word) ? [arg] : [];
}

/** The words of psql's `\copy t from 'file'` and `from program 'command'`, MySQL's `load data local infile 'file'`, Snowflake's `put file://…`. */
function quotedPaths(said: Arg): Arg[] {
  const found = /\b(?:from|infile|program)\s{1,8}'([^']{1,1024})'/i.exec(text(said))?.[1];
  const put = /\bput\s{1,8}'?file:\/\/([^\s']{1,1024})/i.exec(text(said))?.[1];
  return [...(found === undefined ? [] : commandWords([found])), ...(put === undefined ? [] : [[put]])];
}

/** git sends what stands in a remote's URL; what a push carries is followed by rules/flow.ts. */
export function git({ invocation }: Given, sink: SinkKind): readonly Sending[] {
  const command = gitCommand(invocation);
  if (!command || !isOneOf("push clone fetch pull ls-remote remote", command.name)) return [];
  return command.args.map((word) => ({
    sink,
    what: "text",
    word,
    authentication: /^https?:\/\/[^/]*@?/.test(text(word)),
  }));
}

// --- servers and sockets ----------------------------------------------------------------------------------------

/** A directory or file that anyone may fetch: `python3 -m http.server -d DIR`, `ngrok http file://DIR`. */
export function served({ invocation: { args, cwd } }: Given, sink: SinkKind): readonly Sending[] {
  const line = lineOf(args);
  if (!/(?:^|\s)(?:-m (?:http\.server|SimpleHTTPServer)|http file:|-S )/.test(line)) return [];
  const places = args.flatMap((arg, at) => {
    const url = behind(arg, /^file:\/\//);
    if (url) return [url];
    return isOneOf("-d -t --directory", text(args[at - 1])) ? [arg] : [];
  });
  return files(sink, places.length > 0 || cwd === undefined ? places : [[cwd]]);
}

/** gawk's `/inet/tcp/0/host/port`; every other text of the program may be a file that it reads. */
export function sockets({ options, invocation: { args } }: Given, sink: SinkKind): readonly Sending[] {
  const line = lineOf(args, text);
  if (!/\/inet[46]?\/(?:tcp|udp)\//.test(line)) return [];
  const quoted = [...line.matchAll(/"([^"]{1,512})"/g)].map(([, path = ""]) => [path]);
  return [stdin(sink), ...files(sink, [...quoted, ...options.operands.slice(1)])];
}
