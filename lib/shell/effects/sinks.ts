/**
 * Where content leaves the machine: for each program that talks to a network, which of its inputs it sends. It must
 * not know which content is secret.
 *
 * Sources: the man pages of OpenSSH 9, rsync 3, netcat, socat, AWS CLI 2, gsutil, rclone, gh, mailx.
 */

import { type Arg, type Invocation, known } from "../invocation.ts";
import { byName } from "../programs/named.ts";
import { behind } from "../word/cut.ts";
import { readOptions } from "../word/options.ts";
import { clients, fetches, posting } from "./clients.ts";
import { gitCommand } from "./git.ts";
import { curl, httpie, webRequest, wget } from "./http.ts";
import {
  files,
  LOCAL_HOST,
  onlyLocal,
  type Sender,
  type Sending,
  type SinkKind,
  stdin,
  text,
  texts,
} from "./sending.ts";

export type { Sending, SinkKind } from "./sending.ts";

function wordsOf(command: Arg | undefined): Arg[] {
  return (known(command) ?? "").split(/[\s,"']+/).map((part) => [part]);
}

/** What a command that socat starts might read: its words. */
function startedWords(word: Arg): Arg[] {
  return wordsOf(behind(word, /^(?:EXEC|SYSTEM|SHELL):/i));
}

const SOCAT_FILE = /^(?:FILE|OPEN|GOPEN|CREATE|RDONLY):/i;

/** The path of `OPEN:path,option`. */
function socatFile(word: Arg): Arg {
  return (behind(word, SOCAT_FILE) ?? []).flatMap((piece): Arg => {
    if (typeof piece !== "string") return [piece];
    const path = piece.split(",")[0];
    return path ? [path] : [];
  });
}

function socat({ args }: Invocation): readonly Sending[] {
  const options = readOptions(args, "b= T= t= L= W=");
  if (!options.operands.some((word) => /^(?:tcp|udp|ssl|openssl|sctp|socks|proxy|ip)/i.test(text(word))))
    return [];
  return [
    stdin("socket"),
    ...options.operands.flatMap((word) => files("socket", [socatFile(word), ...startedWords(word)])),
    ...texts("socket", options.operands),
  ];
}

function netcat({ args }: Invocation): readonly Sending[] {
  const options = readOptions(args, "p= s= w= i= q= e= c= X= x= I= O= T= V= l u v n z k N");
  if (options.has("z") || onlyLocal(options.operands.slice(0, 1))) return [];
  const started = [...options.values("e"), ...options.values("c")].flatMap(wordsOf);
  return [stdin("socket"), ...files("socket", started), ...texts("socket", options.operands)];
}

/** `host:path`, `user@host:path`, `scheme://…`; a colon behind a slash belongs to a local path. */
function isRemote(arg: Arg | undefined): boolean {
  return /^(?:\w+:\/\/|[^/]*[^/\\]:(?!\\))/.test(text(arg)) && !LOCAL_HOST.test(text(arg));
}

const SCP = "i= P= o= F= c= l= J= S= D= X= r p q v C 3 4 6 B T O R";
const RSYNC =
  "e|rsh= exclude= include= exclude-from= include-from= files-from= filter= f= password-file= rsync-path= port= log-file= partial-dir= backup-dir= chmod= chown= compare-dest= copy-dest= link-dest= bwlimit= B= T= M= out-format= info= timeout= suffix= max-size= min-size=";

function copier(line: string): Sender {
  return ({ args }) => {
    const { operands } = readOptions(args, line);
    if (!isRemote(operands.at(-1))) return [];
    return files(
      "copy",
      operands.slice(0, -1).filter((word) => !isRemote(word)),
    );
  };
}

const SSH =
  "i= p= l= o= F= L= R= D= W= J= b= c= E= e= I= m= O= Q= S= w= B= N f n q t T v x X Y A a C g k K 4 6";

/** ssh sends its input and what the remote command's words hold. */
function ssh({ args }: Invocation): readonly Sending[] {
  const { operands } = readOptions(args, SSH);
  if (onlyLocal(operands.slice(0, 1))) return [];
  return [stdin("copy"), ...texts("copy", operands.slice(1))];
}

/** The files that `put` lines of a transfer script name. */
function puts(script: string): Arg[] {
  return [...script.matchAll(/\bm?put\s{1,8}(?:-\S{1,64}\s{1,8}){0,8}([^\s;"']{1,1024})/g)].flatMap(
    ([, path]) => (path ? [[path]] : []),
  );
}

function transferScript({ args, stdin: input }: Invocation): readonly Sending[] {
  const script = input.kind === "text" ? text(input.text) : "";
  const batch = readOptions(args, "i= P= o= F= b= e= c= u p=");
  return [
    ...files("copy", [...puts(script), ...args.flatMap((arg) => puts(text(arg)))]),
    ...files("copy", batch.operands.slice(1)),
  ];
}

function words(args: readonly Arg[]): string {
  return args
    .map((arg) => text(arg))
    .join(" ")
    .slice(0, 2000);
}

/** What stands in front of a path that is attached to its option: `--body=`, `image=@`, `file://`. */
const ATTACHED = /^(?:-{1,2}[\w-]+=)?(?:\w+=)?(?:fileb?:\/\/|@)?/;

/** Sends every file it is given, and standard input. */
function uploads(sink: SinkKind, when?: RegExp): Sender {
  return ({ args }) => {
    if (when && !when.test(words(args))) return [];
    const paths = args.flatMap((arg) => [arg, behind(arg, ATTACHED) ?? arg]);
    const local = paths.filter((arg) => !text(arg).startsWith("-") && !isRemoteUrl(arg));
    return [stdin(sink), ...files(sink, local), ...texts(sink, args)];
  };
}

function isRemoteUrl(arg: Arg): boolean {
  return /^(?:s3|gs|b2|https?|azure|abfs|gdrive):\/\//.test(text(arg));
}

/** Copies up when a local word stands in front of a remote one: `aws s3 cp FILE s3://…`, `rclone copy FILE host:`. */
function copiesUp(when: RegExp): Sender {
  return ({ args }) => {
    if (!when.test(words(args))) return [];
    const plain = args.filter((arg) => !text(arg).startsWith("-") || text(arg) === "-");
    const last = plain.findLastIndex((arg) => isRemoteUrl(arg) || isRemote(arg));
    const local = plain.slice(0, Math.max(last, 0)).filter((arg) => !isRemoteUrl(arg) && !isRemote(arg));
    return [
      ...(local.some((arg) => text(arg) === "-") || /\brcat\b/.test(words(args)) ? [stdin("cloud")] : []),
      ...files("cloud", local),
      ...texts("cloud", local),
    ];
  };
}

function either(...senders: readonly Sender[]): Sender {
  return (invocation) => senders.flatMap((sends) => sends(invocation));
}

/** gh and glab: gists and releases take files, the rest takes texts; secrets and keys are meant to be set there. */
function forge({ args }: Invocation): readonly Sending[] {
  const line = words(args);
  if (/^(?:secret|variable|auth|ssh-key|gpg-key|config|codespace|run)\b/.test(line)) return [];
  const options = readOptions(
    args,
    "F|body-file|input|field= b|m|message|description|body= t|title= R|repo= d|desc= f|raw-field= H|header= n|notes= notes-file= X|method= q|jq= p|public w|web a= l= filename=",
  );
  const bodies = [
    ...options.values("field"),
    ...options.values("notes-file"),
    ...options.values("raw-field"),
  ];
  const takesFiles = /^(?:gist|snippet|release)\b/.test(line);
  return [
    ...(takesFiles ? files("paste", options.operands.slice(2)) : []),
    ...(takesFiles || /(?:^|\s)-(?:$|\s)|=@?-(?:$|\s)/.test(line) ? [stdin("paste")] : []),
    ...bodies.flatMap((word) => files("paste", [behind(word, /^[^=]*=@/) ?? word])),
    ...texts("paste", [
      ...bodies,
      ...["body", "title", "notes", "desc"].flatMap(options.values),
      ...options.operands,
    ]),
  ];
}

function resolves({ args }: Invocation): readonly Sending[] {
  return [
    ...texts("dns", args),
    ...files(
      "dns",
      args.flatMap((arg, at) => (text(args[at - 1]) === "-f" ? [arg] : [])),
    ),
  ];
}

function mails({ args }: Invocation): readonly Sending[] {
  const options = readOptions(
    args,
    "a|attach|A= s|subject= r= c= b= S= e= f|from= t|to= body= server= header= h= i|include= d= H=",
  );
  const attached = [
    ...options.values("A"),
    ...options.values("include"),
    ...options.values("body"),
    ...options.values("d"),
  ];
  return [
    stdin("mail"),
    ...attached.flatMap((word) => files("mail", [behind(word, /^@/) ?? word])),
    ...files("mail", options.operands),
    ...texts("mail", args),
  ];
}

/** Only text in the words counts: a URL that a browser opens, a key that a server stores. */
function speaks(sink: SinkKind): Sender {
  return ({ args }) => texts(sink, args);
}

/** A directory or file that anyone may fetch: `python3 -m http.server -d DIR`, `ngrok http file://DIR`. */
const serves: Sender = ({ args, cwd }) => {
  const line = words(args);
  if (!/(?:^|\s)(?:-m (?:http\.server|SimpleHTTPServer)|http file:|-S )/.test(line)) return [];
  const places = args.flatMap((arg, at) => {
    const url = behind(arg, /^file:\/\//);
    if (url) return [url];
    return /^(?:-d|-t|--directory)$/.test(text(args[at - 1])) ? [arg] : [];
  });
  return files("http", places.length > 0 || cwd === undefined ? places : [[cwd]]);
};

/** gawk's `/inet/tcp/0/host/port`; every other text of the program may be a file that it reads. */
const awkSockets: Sender = ({ args }) => {
  const line = words(args);
  if (!/\/inet[46]?\/(?:tcp|udp)\//.test(line)) return [];
  return [
    stdin("socket"),
    ...files(
      "socket",
      [...line.matchAll(/"([^"]{1,512})"/g)].map(([, path = ""]) => [path]),
    ),
  ];
};

/** git sends what stands in a remote's URL; what a push carries is judged by {@link pushes}. */
function git({ args }: Invocation): readonly Sending[] {
  const command = gitCommand(args);
  if (!/^(?:push|clone|fetch|pull|ls-remote|remote)$/.test(command.name ?? "")) return [];
  return command.args.map((word) => ({
    sink: "git",
    what: "text",
    word,
    authentication: /^https?:\/\/[^/]*@?/.test(text(word)),
  }));
}

const SENDERS: readonly { readonly names: string; readonly sends: Sender }[] = [
  { names: "curl curlie", sends: curl },
  { names: "wget wget2 aria2c axel", sends: wget },
  { names: "Invoke-WebRequest Invoke-RestMethod iwr irm", sends: webRequest },
  { names: "http https xh xhs httpie", sends: httpie },
  { names: "nc ncat netcat nc.traditional nc.openbsd telnet", sends: netcat },
  { names: "socat", sends: socat },
  { names: "scp pscp rcp", sends: copier(SCP) },
  { names: "rsync", sends: copier(RSYNC) },
  { names: "ssh autossh mosh", sends: ssh },
  { names: "sftp ftp lftp ncftp tftp psftp ncftpput smbclient", sends: transferScript },
  {
    names: "aws",
    sends: either(
      copiesUp(/\bs3 (?:cp|mv|sync)\b/),
      uploads(
        "cloud",
        /\bs3api put-object\b|\b(?:sns|sqs|ses|lambda|events|kinesis|firehose|dynamodb|logs)\b/,
      ),
    ),
  },
  { names: "gsutil", sends: copiesUp(/\b(?:cp|mv|rsync)\b/) },
  {
    names: "gcloud",
    sends: either(
      copiesUp(/\bstorage (?:cp|mv|rsync)\b|\bcompute scp\b/),
      uploads("cloud", /\bpubsub topics publish\b/),
    ),
  },
  { names: "az", sends: uploads("cloud", /\bstorage (?:blob|file) upload/) },
  { names: "rclone s5cmd azcopy", sends: copiesUp(/\b(?:copy|copyto|sync|move|moveto|rcat|cp|mv)\b/) },
  {
    names: "s3cmd s4cmd mc mcli b2 ossutil coscmd gdrive dropbox_uploader.sh ipfs",
    sends: uploads("cloud", /\b(?:put|sync|cp|copy|mv|mirror|pipe|upload|upload-file|upload_file|add)\b/),
  },
  { names: "gh glab hub", sends: forge },
  {
    names:
      "pastebinit pastebin ix dpaste gist termbin 0x0 wgetpaste fiche imgur transfer transfer.sh ffsend croc wormhole magic-wormhole wormhole-william portal onionshare onionshare-cli sendme bashupload airshare",
    sends: uploads("paste"),
  },
  {
    names: "nslookup dig host drill kdig doggo dog resolvectl getent ping ping6 traceroute",
    sends: resolves,
  },
  {
    names: "mail mailx s-nail mutt neomutt sendmail msmtp swaks mpack sendemail ssmtp uuencode-mail himalaya",
    sends: mails,
  },
  {
    names:
      "websocat wscat mosquitto_pub kcat kafkacat nats amqp-publish telegram-send slackcat ntfy notify irc sic ii tcpspout",
    sends: uploads("socket"),
  },
  {
    names: "xdg-open open firefox chromium google-chrome start links elinks grpcurl hurl slack",
    sends: speaks("http"),
  },
  { names: "lynx w3m", sends: either(speaks("http"), posting(/^-{1,2}post(?:_data)?$/)) },
  {
    names: "ab hey siege vegeta bombardier oha wrk",
    sends: posting(/^-(?:p|D|f|body-file)$|^--(?:body|body-file)$/),
  },
  { names: "whois finger", sends: speaks("dns") },
  { names: "wrangler", sends: uploads("cloud", /\b(?:r2 object|kv:?\s?key) put\b/) },
  { names: "logger", sends: clients("socket", "n|server|host= f|file= P= p= t= i s e") },
  { names: "redis-cli", sends: clients("socket", "h|host= p= a= n= u|host= x|file") },
  {
    names: "psql mysql mariadb mongosh mongo clickhouse-client",
    sends: clients("socket", "h|host= p= P= u= U= d= D= c|e|eval|execute|query|q|command= f|file= v= A t q"),
  },
  {
    names:
      "pip pip3 pipx uv npm pnpm yarn bun gem cargo go brew helm composer conda apt apt-get dnf yum apk terraform",
    sends: fetches,
  },
  { names: "python python3 php ngrok", sends: serves },
  { names: "awk gawk", sends: awkSockets },
  { names: "git", sends: git },
];

const senderOf = byName(SENDERS);

/** True when the table knows how the program sends. */
export function hasSendings(program: string): boolean {
  return senderOf(program) !== undefined;
}

const SOCKET_PATH = /^\/dev\/(?:tcp|udp)\//;

/** What the shell itself sends: output redirected to `/dev/tcp/HOST/PORT`. */
function shellSends({ stdout, redirections }: Invocation): Sending[] {
  const flows = stdout.some((flow) => flow.kind === "file" && SOCKET_PATH.test(text(flow.path)));
  const redirected = redirections.some(
    ({ op, target }) => op.includes(">") && SOCKET_PATH.test(text(target)),
  );
  return flows || redirected ? [{ sink: "socket", what: "output" }] : [];
}

/** `openssl s_client` is a socket; the rest of openssl is not. */
function opensslSends({ args }: Invocation): Sending[] {
  return known(args[0]) === "s_client" ? [stdin("socket")] : [];
}

/** Every input that an invocation sends away from this machine. */
export function sendingsOf(invocation: Invocation): readonly Sending[] {
  const shell = shellSends(invocation);
  const { program } = invocation;
  if (program === undefined) return shell;
  if (program === "openssl") return [...shell, ...opensslSends(invocation)];
  const row = senderOf(program);
  return row === undefined ? shell : [...shell, ...row.sends(invocation)];
}
