/** Calls of a one-liner that send a credential away. */
import type { SourceKind } from "../effect.ts";
import { credentialAt } from "../paths/credentials.ts";
import { readable, spell } from "../word/globs.ts";
import { type CodeCall, closing, expressionFrom, isSign, lastName, statementStart } from "./calls.ts";
import { growth } from "./lists.ts";
import { SHELL_CALLS } from "./starts.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Reading } from "./values.ts";

/** Calls that send something to another host. */
const POST_CALL =
  /^(?:post|put|patch|urlopen|request|Request|fetch|sendall|sendfile|sendto|send|sendmail|mail|post_form|start|post_async|create_connection|getaddrinfo|gethostbyname|lookup|resolve|resolve4|resolveTxt|query|urlretrieve|fsockopen|curl_setopt|curl_setopt_array|stream_context_create|axios|got|ky|needle|superagent|syswrite|print|puts|write|end|get|upload_file|upload_fileobj|put_object|fwrite|fputs|socket_write|socket_send|storbinary|storlines|file_get_contents|fopen|open|POST|PUT|getstore|getprint|putfo|upload|send_message|sendMessage|sendMail|putObject|chat_postMessage|puttextfile|putbinaryfile|fastPut)$/;

/** Calls of the list above that other things have as well: they count only beside a socket or a web library. */
const COMMON_CALL =
  /^(?:request|send|start|query|print|puts|write|end|get|lookup|resolve|put|patch|fwrite|fputs|file_get_contents|fopen|open)$/;

const NETWORK =
  /\b(?:requests|urllib\d?|httpx|aiohttp|http|https|socket|smtplib|ftplib|boto3|paramiko|Net::HTTP|TCPSocket|UDPSocket|open-uri|LWP|IO::Socket|HTTP::Tiny|net|dgram|tls|dns|fsockopen|curl_init|axios|got|fetch|websocket|WebSocket|Faraday|HTTParty|RestClient|curl|XMLHttpRequest|Bun\.connect|URI|LWP::Simple|pycurl|telegram|discord|slack_sdk|nodemailer|twilio|tweepy|pika|kafka|websockets?|telnetlib|Mechanize|Typhoeus)\b/;

const READ_CALL =
  /^(?:open|read|readFile|readFileSync|read_text|read_bytes|readlines|readFileString|file_get_contents|file|fopen|slurp|binread|foreach|Path|createReadStream|openSync|readTextFile|readTextFileSync|cat|load|FileIO|dotenv_values|readLines|readlines|readfile|fgets|fread|IO\.read|File\.read|read_file|path|CURLFile|curl_file_create|slurp_file|get_file_contents)$/;

const ENVIRONMENT =
  /^(?:os\.environ(?:\.copy|\.items|\.values)?|process\.env|ENV(?:\.(?:to_hash|to_h|inspect|to_a|to_json|to_s|map|each|dup|clone|sort|select|reject|entries)){0,4}|%ENV|\$_ENV|\$_SERVER|Deno\.env(?:\.toObject)?|Bun\.env|environ|env)$/;

const STDIN =
  /^(?:sys\.stdin(?:\.buffer)?(?:\.read(?:lines?)?)?|process\.stdin(?:\.\w+)?|STDIN(?:\.read)?|\$stdin(?:\.read)?|ARGF(?:\.read)?|input|<STDIN>|sys\.argv|process\.argv|ARGV)$/;

type Found = { readonly source: SourceKind | "input"; readonly what: string };

/** Whether the token stands in an argument that is authentication or transport: `headers=…`, `cert=…`, `env=…`. */
const ASIDE = /^(?:headers?|auth|cert|verify|key|keyfile|certfile|env|Authorization|httpsAgent|params_auth)$/;

/** The credentials and inputs that tokens name with their whole content. */
function foundIn(tokens: readonly Token[], tainted: ReadonlyMap<string, Found>): Found | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (
      token === undefined ||
      (token.kind === "name" && ASIDE.test(token.value) && /^[=:]$/.test(tokens[at + 1]?.value ?? ""))
    ) {
      at += expressionFrom(tokens, at + 2).length + 1;
      continue;
    }
    const found =
      token.kind === "name"
        ? foundName(tokens, at, token.value, tainted)
        : token.kind === "text"
          ? embedded(token.value, tainted)
          : undefined;
    if (found) return found;
  }
  return undefined;
}

/** What stands in a text: `{name}`, `${name}`, `#{expression}`, `$name`. */
const EMBEDDED = /#\{([^{}]{1,512})\}|\$\{([^{}]{1,512})\}|\{([^{}]{1,512})\}|([$@][A-Za-z_]\w{0,64})/g;

/** A credential that a text is filled with. */
function embedded(text: string, tainted: ReadonlyMap<string, Found>): Found | undefined {
  if (!/[{$@]/.test(text)) return undefined;
  for (const [, ruby, script, python, name] of text.slice(0, 8192).matchAll(EMBEDDED)) {
    const inner = ruby ?? script ?? python ?? name ?? "";
    const language = ruby ? "ruby" : script ? "javascript" : "python";
    const found = tainted.get(inner) ?? (name ? undefined : foundIn(tokensOf(inner, language), tainted));
    if (found && found.source !== "input") return found;
  }
  return undefined;
}

/** `dotenv_values()`, `dotenv.config()`, `require("dotenv").config()`: the project's own file. */
function isDotenv(tokens: readonly Token[], at: number, full: string): boolean {
  if (!isSign(tokens[at + 1], "(")) return false;
  if (/(?:^|\.)dotenv_values$/.test(full)) return isSign(tokens[at + 2], ")");
  return full === "config" ? tokens[at - 3]?.value === "dotenv" : full === "dotenv.config";
}

function foundName(
  tokens: readonly Token[],
  at: number,
  full: string,
  tainted: ReadonlyMap<string, Found>,
): Found | undefined {
  const next = tokens[at + 1];
  const isIndexed = isSign(next, "[") || /\.(?:get|fetch|getenv)$/.test(full);
  if (ENVIRONMENT.test(full) && !isIndexed && !isSign(next, "{") && full !== "env")
    return { source: "environment", what: full };
  if (/^getenv$/.test(full) && isSign(tokens[at + 2], ")"))
    return { source: "environment", what: "getenv()" };
  if (STDIN.test(full)) return { source: "input", what: full };
  const held = isIndexed
    ? undefined
    : (tainted.get(full) ??
      tainted.get(
        full.replace(
          /[.](?:read|text|[lr]?strip|split|splitlines|items|encode|decode|toString|trim|hex|to_s|data).*$/s,
          "",
        ),
      ));
  if (held) return held;
  if (isDotenv(tokens, at, full)) return { source: "env-file", what: ".env" };
  const holder = tainted.get(pathOf(full.replace(/\.\w+$/, "")));
  if (holder && READ_CALL.test(lastName(full))) return holder;
  return foundRead(tokens, at, full, tainted);
}

/** The credential that a call reads by its path. */
function foundRead(
  tokens: readonly Token[],
  at: number,
  full: string,
  tainted: ReadonlyMap<string, Found>,
): Found | undefined {
  const reads =
    READ_CALL.test(lastName(full)) || SHELL_CALLS.has(lastName(full)) || /^(?:pathlib\.)?Path\b/.test(full);
  if (!reads) return undefined;
  const path = tokens
    .slice(at + 1, at + 8)
    .find(({ kind, value }) => kind === "name" && tainted.has(pathOf(value)));
  if (path) return tainted.get(pathOf(path.value));
  const words = tokens
    .slice(at + 1, at + 24)
    .flatMap(({ kind, value }) => (kind === "text" ? value.split(/[ <]+/) : []));
  if (SHELL_CALLS.has(lastName(full)) && /^(?:env|printenv|export)$/.test(words[0] ?? ""))
    return { source: "environment", what: words.join(" ") };
  const what = words.find((word) => credentialAt([word]) !== undefined);
  const source = what === undefined ? undefined : credentialAt([what])?.kind;
  return source && what ? { source, what } : undefined;
}

/** The handle of Perl's `open(F, "<path")` and `open my $f, "<", "path"`. */
function isOpened(tokens: readonly Token[], at: number): boolean {
  const front = tokens
    .slice(Math.max(0, at - 3), at)
    .filter(({ value }) => value !== "(" && value !== "my")
    .at(-1);
  return front?.value === "open" && isSign(tokens[at + 1], ",");
}

/** The key under which a name is kept that holds the path of a credential, not its content. */
function pathOf(name: string): string {
  return `path ${name}`;
}

/** Which names hold a credential's content after `name = …`, `open(…) as name`, `open(name, …)`. */
function taintedNames({ tokens, names, bindings }: Reading): Map<string, Found> {
  const tainted = new Map<string, Found>();
  for (const [name, values] of names) {
    for (const value of values) {
      const what = readable(spell(value));
      // `*.json` may be anything.
      const source = credentialAt(/(?:^|\/)\*\.[^/]*$/.test(what) ? [what] : value)?.kind;
      if (source && !tainted.has(pathOf(name))) tainted.set(pathOf(name), { source, what });
    }
  }
  tokens.forEach((token, at) => {
    const found = token.kind === "name" ? foundIn(contentOf(tokens, at), tainted) : undefined;
    if (found) tainted.set(token.value, found);
    const grown = growth(tokens, at);
    const added = grown && foundIn(grown.added.flat(), tainted);
    if (grown && added) tainted.set(grown.name, added);
  });
  for (const { name, tokens: handed } of bindings) {
    const found = foundIn(handed, tainted);
    if (found) tainted.set(name, found);
  }
  return tainted;
}

/** The tokens that say what the name at `at` is given; none where it is given nothing. */
function contentOf(tokens: readonly Token[], at: number): readonly Token[] {
  const back = tokens[at - 1];
  // `names[key] = value` fills what `names` holds.
  const skipped = isSign(tokens[at + 1], "[") ? closing(tokens, at + 1) - at : 0;
  const next = tokens[at + 1 + skipped];
  if (skipped > 0) return isSign(next, "=") ? expressionFrom(tokens, at + 2 + skipped) : [];
  const isAssigned = isSign(next, "=") && !isSign(tokens[at + 2], "=") && !isSign(tokens[at + 2], ">");
  const isLooped = next?.kind === "name" && /^(?:in|of)$/.test(next.value);
  if (isAssigned || isLooped) return expressionFrom(tokens, at + 2);
  const isAs = back?.kind === "name" && back.value === "as" && tokens[at - 3]?.value !== "import";
  if (isAs) return tokens.slice(statementStart(tokens, at), at);
  if (isCallback(tokens, at) || isBlock(tokens, at)) return tokens.slice(statementStart(tokens, at), at);
  // `const {HOME, ...rest} = process.env`: all but what is named.
  if (isSign(back, ".") && isSign(next, "}") && isSign(tokens[at + 2], "="))
    return expressionFrom(tokens, at + 3);
  return isOpened(tokens, at) ? tokens.slice(statementStart(tokens, at), at + 6) : [];
}

/** The last parameter of `(error, data) => …` and `data => …`: what the call in front hands over. */
function isCallback(tokens: readonly Token[], at: number): boolean {
  const arrow = isSign(tokens[at + 1], ")") ? at + 2 : at + 1;
  return isSign(tokens[arrow], "=") && isSign(tokens[arrow + 1], ">");
}

/** The parameter of Ruby's `File.open(path) { |file| … }`. */
function isBlock(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens[at - 1], "|") && /^(?:\{|do)$/.test(tokens[at - 2]?.value ?? "");
}

/** What a script sends: credentials that it names itself, and whether it sends what it is given. */
export type Posts = {
  /** Credentials that it reads, which may be printed. */
  readonly reads: readonly { readonly source: SourceKind; readonly what: string }[];
  readonly posts: readonly { readonly source: SourceKind; readonly what: string }[];
  readonly postsInput: boolean;
};

/** Calls whose first argument is the path of what they send. */
const UPLOAD_CALL =
  /^(?:upload_file|uploadFile|fput_object|put_file|sftp_put|upload_from_filename|puttextfile|putbinaryfile|fastPut|put|upload|fput)$/;

function uploaded({ name, args }: CodeCall): Found | undefined {
  const [path] = args[0] ?? [];
  if (!UPLOAD_CALL.test(name) || path?.kind !== "text") return undefined;
  const source = credentialAt([path.value])?.kind;
  return source && { source, what: path.value };
}

function foundInCall(
  call: CodeCall,
  network: boolean,
  tainted: ReadonlyMap<string, Found>,
): Found | undefined {
  if (!POST_CALL.test(call.name) || (COMMON_CALL.test(call.name) && !network)) return undefined;
  const separated = call.args.flatMap((arg) => [...arg, { kind: "sign", value: "," } as const]);
  return foundIn(separated, tainted) ?? uploaded(call);
}

/** `createReadStream(path).pipe(socket)`: what is sent stands in front. */
function foundInFront(
  { name, at }: CodeCall,
  tokens: readonly Token[],
  tainted: ReadonlyMap<string, Found>,
): Found | undefined {
  return name === "pipe" ? foundIn(tokens.slice(statementStart(tokens, at), at), tainted) : undefined;
}

/** Does the code talk to a network at all? */
function isNetworked(
  calls: readonly CodeCall[],
  tokens: readonly Token[],
): "by a library" | "by a call" | undefined {
  if (tokens.some(({ value }) => NETWORK.test(value))) return "by a library";
  const isWeb = ({ name, args }: CodeCall) =>
    name === "fetch" ||
    name === "mail" ||
    args.some((arg) => arg.some(({ value }) => /^https?:\/\//.test(value)));
  return calls.some(isWeb) ? "by a call" : undefined;
}

type Named = Posts["posts"];

function credentialsOf(found: readonly Found[]): Named {
  return found.flatMap(({ source, what }) => (source === "input" ? [] : [{ source, what }]));
}

/** What the calls of a script send away, and what they read. */
export function postsOf(calls: readonly CodeCall[], reading: Reading): Posts {
  const { tokens } = reading;
  const read = foundIn(tokens, new Map());
  const reads = read === undefined ? [] : credentialsOf([read]);
  const network = isNetworked(calls, tokens);
  if (network === undefined) return { reads, posts: [], postsInput: false };
  const tainted = taintedNames(reading);
  const byLibrary = network === "by a library";
  const found = [
    ...calls.flatMap((call) => foundInCall(call, byLibrary, tainted) ?? []),
    ...calls.flatMap((call) => (byLibrary ? (foundInFront(call, tokens, tainted) ?? []) : [])),
  ];
  return { reads, posts: credentialsOf(found), postsInput: found.some(({ source }) => source === "input") };
}
