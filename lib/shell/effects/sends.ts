/**
 * Where content leaves the machine: which of its inputs an invocation sends, as its card says. The ways that no row can
 * say stand in transfers.ts.
 */
import { remember } from "../../core/lazy.ts";
import { isOneOf, wordsOf } from "../../core/words.ts";
import type { Sending, SinkKind } from "../effect.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import type { Card, OptionNames, SendCard, SendWay } from "../programs/card.ts";
import { cardOf, matchesCommand } from "../programs/cards.ts";
import { hasAny, readOptions } from "../word/options.ts";
import { behind, braced } from "../word/pieces.ts";
import { lineOf, text } from "../word/wordings.ts";
import { type Given, givenOf } from "./given.ts";
import {
  commandWords,
  fileOrInput,
  fileOrText,
  files,
  headers,
  logins,
  onlyLocal,
  stdin,
  texts,
  wordsIn,
} from "./sending.ts";
import {
  addresses,
  archiving,
  client,
  copying,
  folders,
  forge,
  git,
  items,
  pods,
  served,
  service,
  sockets,
  transfer,
  upload,
  upwards,
  urls,
} from "./transfers.ts";

const SOCKET_PATH = /^\/dev\/(?:tcp|udp)\/(?!(?:localhost|127(?:\.\d{1,3}){3}|::1)\/)/;

const NONE: readonly Sending[] = [];

/** What the shell itself sends: output redirected to `/dev/tcp/HOST/PORT`. */
function shellSends({ stdout, redirections }: Invocation): readonly Sending[] {
  const flows = stdout.some((flow) => flow.kind === "file" && SOCKET_PATH.test(text(flow.path)));
  const redirected = redirections.some(
    ({ fd, op, target }) =>
      op.includes(">") && (fd === 1 || op.includes("&")) && SOCKET_PATH.test(text(target)),
  );
  return flows || redirected ? [{ sink: "socket", what: "output" }] : NONE;
}

/** Every input that an invocation sends away from this machine. */
export function sendingsOf(invocation: Invocation): readonly Sending[] {
  return cardOf(invocation.program)?.sends === undefined ? shellSends(invocation) : sentOf(invocation);
}

/** What a program sends, worked out once for all who ask. */
const sentOf = remember((invocation: Invocation): readonly Sending[] => {
  const shell = shellSends(invocation);
  const card = cardOf(invocation.program);
  if (card?.sends === undefined) return shell;
  const given = withConfiguration(card, givenOf(card, invocation));
  if (hasAny(given.options, card.dry)) return shell;
  return [...shell, ...card.sends.flatMap((row) => (applies(row, given) ? sentBy(row, given) : []))];
});

function applies(row: SendCard, given: Given): boolean {
  const { when, unless, hosts } = row;
  if (when === undefined && unless === undefined && hosts === undefined) return true;
  const { card, invocation } = given;
  if (when && !matchesCommand(when, invocation.args, card)) return false;
  if (unless?.test(lineOf(invocation.args)) === true) return false;
  return isDetoured(row, given) || !isHere(row, given);
}

/** Does all that names who gets it name this machine: its words, or else the variables of the program? */
function isHere({ hosts, hostsIn = "", here }: SendCard, given: Given): boolean {
  const named = wordsIn(hosts, given);
  const { env } = given.invocation;
  const meant = named.length > 0 ? named : wordsOf(hostsIn).flatMap((name) => (env[name] ? [env[name]] : []));
  return meant.length > 0 ? onlyLocal(meant) : here === true;
}

/** An address of this machine at the end of what leads elsewhere: `--resolve name:80:127.0.0.1`, `-x localhost:8080`. */
const LEADS_HERE = /(?:^|[/:@])(?:127(?:\.\d{1,3}){3}|localhost|\[?::1\]?)(?::\d{0,5})?\/?$/i;

/** Does an option or the environment lead to another machine? */
function isDetoured({ detours = "" }: SendCard, { options, invocation: { env } }: Given): boolean {
  const proxies = Object.keys(env).filter((name) => /^(?:https?|all)_proxy$/i.test(name));
  const ways = [...wordsOf(detours).flatMap(options.values), ...proxies.map((name) => env[name] ?? [])];
  return detours !== "" && ways.some((way) => !LEADS_HERE.test(text(way)));
}

function sentBy(row: SendCard, given: Given): readonly Sending[] {
  const { to: sink } = row;
  if (row.by !== undefined) return WAYS[row.by](given, sink);
  const values = (names: OptionNames = "") => wordsOf(names).flatMap(given.options.values);
  return [
    ...(row.input ? [stdin(sink)] : []),
    ...values(row.bodies).flatMap((value) => fileOrText(sink, value, /^@/)),
    ...values(row.fields).flatMap((value) => fileOrText(sink, value, /^[^=@]*@/)),
    ...values(row.forms).flatMap((value) => formPart(sink, value)),
    ...values(row.uploads)
      .flatMap(braced)
      .flatMap((path) => fileOrInput(sink, path)),
    ...values(row.commands).flatMap((command) => files(sink, commandWords(command))),
    ...files(
      sink,
      wordsIn(row.files, given).map((word) => behind(word, /^@/) ?? word),
    ),
    ...texts(sink, wordsIn(row.texts, given)),
    ...headers(sink, values(row.headers)),
    ...values(row.headers).flatMap((word) => files(sink, [behind(word, /^@/) ?? []])),
    ...logins(sink, values(row.logins)),
  ];
}

/** One `-F name=@file;type=…` of curl; several files stand apart by commas. */
function formPart(sink: SinkKind, value: Arg): Sending[] {
  const path = behind(value, /^[^=]*=(?:@|<)"?/);
  const text = known(path);
  if (path === undefined || text === undefined) return fileOrText(sink, value, /^[^=]*=(?:@|<)"?/);
  const names = text.replace(/[;"].*$/s, "").split(",");
  return names.flatMap((name) => (name === "-" ? [stdin(sink)] : files(sink, [[name]])));
}

// --- options in a file ------------------------------------------------------------------------------------------

/** The options of a configuration file in front of those that were given. */
function withConfiguration(card: Card, given: Given): Given {
  if (card.reads === undefined || !card.sends?.some(({ config }) => config)) return given;
  const more = given.options.values(card.reads).flatMap((file) => configuration(file, given.invocation));
  if (more.length === 0) return given;
  return { ...given, options: readOptions([...more, ...given.invocation.args], card.options, card.style) };
}

/** The options in a file that this command line wrote, or in standard input. */
function configuration(file: Arg, { stdin: input, script }: Invocation): Arg[] {
  const isInput = isOneOf("- /dev/stdin", known(file));
  if (!isInput) return script ? optionLines(script) : [];
  return input.kind === "text" ? optionLines(input.text) : [];
}

/** Lines of a configuration file as arguments: `url = "…"`, `data=@x`, `--upload-file x`. */
function optionLines(text: Arg): Arg[] {
  return (known(text) ?? "")
    .slice(0, 16_384)
    .split("\n")
    .flatMap((line): Arg[] => {
      const found = /^\s*-{0,2}([\w-]{1,32})(?:\s{0,8}[=:]\s{0,8}|\s{1,8})"?([^"]*)"?\s*$/.exec(line);
      return found ? [[`--${found[1]}`], [found[2] ?? ""]] : [];
    });
}

const WAYS: Readonly<Record<SendWay, (given: Given, sink: SinkKind) => readonly Sending[]>> = {
  addresses,
  archiving,
  client,
  copying,
  folders,
  forge,
  git,
  items,
  pods,
  served,
  service,
  sockets,
  transfer,
  upload,
  upwards,
  urls,
};
