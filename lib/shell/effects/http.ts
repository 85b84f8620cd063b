/**
 * What curl, Wget and HTTPie send. It must not know which content is secret.
 *
 * Sources: curl(1) 8, GNU Wget 1.24, HTTPie 3.
 */

import { type Arg, type Invocation, known } from "../invocation.ts";
import { behind } from "../word/cut.ts";
import { readOptions } from "../word/options.ts";
import {
  fileOrInput,
  fileOrText,
  files,
  onlyLocal,
  type Sending,
  type SinkKind,
  stdin,
  text,
  texts,
} from "./sending.ts";

const CURL =
  "X|request= d|data|data-binary|data-ascii|json|data= data-raw= data-urlencode= F|form= form-string= T|upload-file= H|header= u|user= o|output= O|remote-name A|user-agent= e|referer= b|cookie= c|cookie-jar= E|cert= key= cacert= capath= pass= K|config= x|proxy= U|proxy-user= m|max-time= w|write-out= r|range= C|continue-at= y= Y= z= connect-timeout= retry= retry-delay= retry-max-time= resolve= connect-to= interface= limit-rate= max-filesize= netrc-file= oauth2-bearer= cert-type= key-type= ciphers= tls-max= unix-socket= D|dump-header= url= url-query= aws-sigv4= noproxy= proto= ssl-reqd Q|quote= P|ftp-port= t|telnet-option= dns-servers= doh-url= cookie= hostpubmd5= pubkey= service-name= socks5= socks5-hostname= preproxy= create-file-mode= output-dir= stderr= trace= trace-ascii= variable= mail-from= mail-rcpt= L|location s|silent S|show-error f|fail k|insecure I|head i|include v|verbose G|get g|globoff n|netrc N|no-buffer p|proxytunnel Z|parallel a|append B|use-ascii j l R q 0 1 2 3 4 6 #|progress-bar";

const AUTHENTICATION_HEADER =
  /^[\w-]{0,64}(?:auth|token|key|secret|cookie|session|credential|password)[\w-]{0,64}\s{0,8}:/i;

function headers(sink: SinkKind, values: readonly Arg[]): Sending[] {
  return values.map((word) => ({
    sink,
    what: "text",
    word,
    authentication: AUTHENTICATION_HEADER.test(text(word)),
  }));
}

/** Lines of a configuration file of curl as arguments: `url = "…"`, `data=@x`, `--upload-file x`. */
function configured(text: Arg): Arg[] {
  return (known(text) ?? "")
    .slice(0, 16_384)
    .split("\n")
    .flatMap((line): Arg[] => {
      const found = /^\s*-{0,2}([\w-]{1,32})(?:\s{0,8}[=:]\s{0,8}|\s{1,8})"?([^"]*)"?\s*$/.exec(line);
      return found ? [[`--${found[1]}`], [found[2] ?? ""]] : [];
    });
}

/** The configuration that `-K` reads, where this command line wrote it. */
function configOf(config: Arg, { stdin: input, script }: Invocation): Arg[] {
  const isInput = /^(?:-|\/dev\/stdin)$/.test(known(config) ?? "");
  if (!isInput) return script ? configured(script) : [];
  return input.kind === "text" ? configured(input.text) : [];
}

/** Bodies, forms, uploads, URLs and headers of curl. */
export function curl(invocation: Invocation): readonly Sending[] {
  const given = readOptions(invocation.args, CURL);
  const more = given.values("config").flatMap((config) => configOf(config, invocation));
  const options = more.length === 0 ? given : readOptions([...more, ...invocation.args], CURL);
  const urls = [...options.operands, ...options.values("url")];
  if (onlyLocal(urls)) return [];
  const sent = (name: string, mark: RegExp) =>
    options.values(name).flatMap((value) => fileOrText("http", value, mark));
  return [
    ...sent("data", /^@/),
    ...sent("data-urlencode", /^[^=@]*@/),
    ...sent("url-query", /^[^=@]*@/),
    ...options.values("form").flatMap(formPart),
    ...options.values("upload-file").flatMap((path) => fileOrInput("http", path)),
    ...texts("http", [
      ...urls,
      ...["data-raw", "form-string", "user-agent", "referer", "cookie", "request", "quote"].flatMap(
        options.values,
      ),
    ]),
    ...headers("http", options.values("header")),
    ...options.values("header").flatMap((word) => files("http", [behind(word, /^@/) ?? []])),
    ...["user", "oauth2-bearer", "proxy-user"]
      .flatMap(options.values)
      .map((word) => ({ sink: "http", what: "text", word, authentication: true }) as const),
  ];
}

/** One `-F name=@file;type=…` of curl; several files stand apart by commas. */
function formPart(value: Arg): Sending[] {
  const path = behind(value, /^[^=]*=(?:@|<)"?/);
  const text = known(path);
  if (path === undefined || text === undefined) return fileOrText("http", value, /^[^=]*=(?:@|<)"?/);
  const names = text.replace(/[;"].*$/s, "").split(",");
  return names.flatMap((name) => (name === "-" ? [stdin("http")] : files("http", [[name]])));
}

const WGET =
  "O|output-document= o|output-file= P|directory-prefix= post-file= post-data= body-file= body-data= method= header= user= password= http-user= http-password= i|input-file= U|user-agent= referer= e|execute= t|tries= T|timeout= certificate= private-key= ca-certificate= load-cookies= save-cookies=";

/** Bodies, URLs and headers of Wget. */
export function wget({ args }: Invocation): readonly Sending[] {
  const options = readOptions(args, WGET);
  if (onlyLocal(options.operands)) return [];
  return [
    ...["post-file", "body-file"].flatMap(options.values).flatMap((path) => fileOrInput("http", path)),
    ...texts("http", [
      ...options.operands,
      ...["post-data", "body-data", "user-agent", "referer"].flatMap(options.values),
    ]),
    ...headers("http", options.values("header")),
  ];
}

/** PowerShell's Invoke-WebRequest and Invoke-RestMethod. */
export function webRequest({ args }: Invocation): readonly Sending[] {
  const options = readOptions(
    args,
    "Uri= Method= Body= InFile= Headers= ContentType= UserAgent= OutFile= Form=",
    {
      longDash: true,
    },
  );
  const said = [
    ...options.values("Uri"),
    ...options.values("Body"),
    ...options.values("Form"),
    ...options.operands,
  ];
  return [...files("http", options.values("InFile")), ...texts("http", said)];
}

/** HTTPie and its like: `field=value`, `field@file`, `field=@file`, `Header:value`, standard input as the body. */
export function httpie({ args }: Invocation): readonly Sending[] {
  const options = readOptions(
    args,
    "a|auth= A|auth-type= o|output= p|print= s|style= session= verify= cert= cert-key= timeout= j|json f|form raw=",
  );
  const items = options.operands.filter(
    (word) => !/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(text(word)),
  );
  if (onlyLocal(items.slice(0, 1))) return [];
  const isHeader = (word: Arg) => /^[\w-]+:(?!\/\/|=)/.test(text(word));
  return [
    stdin("http"),
    ...items
      .filter((word) => !isHeader(word))
      .flatMap((word) => fileOrText("http", word, /^(?:[\w.[\]-]+:?=?)?@/)),
    ...headers("http", items.filter(isHeader)),
    ...texts("http", options.values("raw")),
  ];
}
