/**
 * The process around a guard: stdin in, one JSON object out, exit code. The only file that touches the process.
 */
import { fstatSync, readSync, realpathSync, writeSync } from "node:fs";
import { delayCompiler } from "../core/compiler.ts";
import { writeJson } from "../core/json.ts";
import { EVENT_BYTES, PIPE_RETRY_MS, PIPE_WAIT_MS, SHORT_EVENT_UNITS } from "../core/limits.ts";
import { VERSION } from "../core/version.ts";
import { audit } from "./audit.ts";
import { type Decision, respondLoading, unreadable, type Wiring } from "./decide.ts";
import { digestOf, rowDigests } from "./digest.ts";
import type { Guard } from "./event.ts";
import { HOSTS } from "./hosts/index.ts";
import { type Installed, installed } from "./sealed.ts";

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

/**
 * Runs `guard` when `meta` (the template's `import.meta`) says that the template is the program and not an import. As a
 * hook it reads one event from stdin to its end, prints exactly one JSON object, and sets the exit code that the host expects (0
 * on Starchild, always); with words on the command line it runs the guard's own commands.
 *
 * @param guard what is asked; it fails by its own policy, never in silence
 * @param meta `import.meta` of the file that is the program
 *
 * @example
 * ```ts
 * import { CONTINUE, type Guard, runHook } from "agent-guards/hook";
 *
 * const guard: Guard = {
 *   name: "no_sudo",
 *   tag: "no_sudo",
 *   failPolicy: "warn",
 *   tables: () => ({}),
 *   on: {
 *     tool_call: ({ command = "" }) =>
 *       command.startsWith("sudo ") ? { act: "block", reason: "sudo is for people", rules: ["sudo"] } : CONTINUE,
 *   },
 * };
 *
 * runHook(guard, import.meta);
 * // {"decision":"block","reason":"sudo is for people"}
 * ```
 */
export function runHook(guard: Guard, meta: { readonly url: string; readonly main?: boolean }): void {
  if (meta.main ?? isProgram(meta.url)) void serve(guard, process.argv.slice(2));
}

/** The same for a program that has chosen `guard` by itself: `args` are the words of its command line. Never rejects. */
export async function serve(guard: Guard, args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(installed(guard, executable()), args);
  } catch (error) {
    // Nothing may leave this process without an answer, and no message may leave it unread for secrets.
    note(`${guard.name}: internal error (${error instanceof Error ? error.name : typeof error})`);
    write(STDOUT, `${writeJson(unreadable(guard, "internal error").answer.stdout)}\n`);
  }
}

/** For runtimes without `import.meta.main` (Node before 24.2): is the file at `url` the one that was started? */
function isProgram(url: string): boolean {
  const script = process.argv[1];
  return (
    script !== undefined && realpathSync(script) === process.getBuiltinModule("node:url").fileURLToPath(url)
  );
}

// node:crypto and node:url are fetched when they are needed: their import would cost every event a part of its start-up.
function sha256Hex(text: string): string {
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(text).digest("hex");
}

async function main({ guard, rules, base }: Installed, args: readonly string[]): Promise<number> {
  const [word = "", ...rest] = args;
  if (word === "--help" || word === "-h") return print(usage(guard));
  if (ABOUT.includes(word)) {
    await guard.load?.();
    return print(word === "--rows" ? rowLines(base) : versionLine(guard, rules, base));
  }
  const command = guard.commands && Object.hasOwn(guard.commands, word) ? guard.commands[word] : undefined;
  if (command) {
    await guard.load?.();
    const { text, exit } = command.run(rest, () => readAll().text);
    write(exit === 2 ? STDERR : STDOUT, text);
    if (rules !== "") note(`rules: built in, ${rules}`);
    return exit;
  }
  const wiring = wiringOf(args);
  if (typeof wiring === "string") return refuse(guard, wiring);
  if (onTerminal()) {
    write(STDERR, usage(guard));
    return 2;
  }
  return finish(guard, await answered(guard, wiring), rules);
}

/** Words that ask what this program is. */
const ABOUT: readonly string[] = ["--version", "-V", "--rows"];

function versionLine({ name }: Guard, rules: string, base: Guard): string {
  const digests = [`rules ${digestOf(base.tables(), sha256Hex)}`, ...(rules === "" ? [] : [rules])];
  return `${name} ${VERSION} (${digests.join(", ")})\n`;
}

/** The rows that are built in, a line each, for a comparison with another version. */
function rowLines(base: Guard): string {
  return [...rowDigests(base.tables(), sha256Hex)].map((row) => `${row.join(" ")}\n`).join("");
}

/** Is a person at the other end? node:tty costs a third of the start-up, so it is loaded for character devices only. */
function onTerminal(): boolean {
  try {
    return fstatSync(STDIN).isCharacterDevice() && process.stdin.isTTY === true;
  } catch {
    // A closed stdin is no terminal; it reads as an empty event.
    return false;
  }
}

function answered(guard: Guard, wiring: Wiring): Decision | Promise<Decision> {
  const { text, cut } = readAll();
  delayCompiler(paceOf(text));
  return cut
    ? unreadable(guard, `the event is larger than ${EVENT_BYTES} bytes`, wiring)
    : respondLoading(guard, text, wiring);
}

/**
 * How often a function must run before it is compiled to machine code, as a factor: what judges a short event is over
 * before the compiler has paid for itself, and so is the little that is not machine code in the search of a long message. What a long
 * command is judged with is worth it at once.
 */
function paceOf(text: string): number {
  return text.length > SHORT_EVENT_UNITS && text.includes('"command"') ? 30 : 100;
}

function finish(guard: Guard, { answer, verdict, event, failure }: Decision, rules: string): number {
  write(STDOUT, `${writeJson(answer.stdout)}\n`);
  if (answer.stderr !== undefined) note(answer.stderr);
  if (failure !== undefined) note(failure);
  audit(`${executable().replace(/[^/\\]*$/, "")}../output`, guard.name, verdict, event, rules);
  return answer.exit;
}

/** The guard's own file: the executable itself, or the script that a runtime was given. */
function executable(): string {
  const script = process.argv[1] ?? "";
  return script.startsWith("/$bunfs/") || script.startsWith("B:\\~BUN\\") ? process.execPath : script;
}

/** `--host NAME` and `--event NAME`, or what is wrong with the words. */
function wiringOf(args: readonly string[]): Wiring | string {
  const wiring: { host?: string; event?: string } = {};
  for (let at = 0; at < args.length; at += 2) {
    const [option = "", value] = args.slice(at, at + 2);
    if (option !== "--host" && option !== "--event") return `unknown word "${option}"`;
    if (value === undefined) return `${option} needs a name`;
    if (option === "--event") wiring.event = value;
    else if (HOSTS.some((host) => host.id === value)) wiring.host = value;
    else return `unknown host "${value}"`;
  }
  return wiring;
}

function usage(guard: Guard): string {
  const commands = Object.values(guard.commands ?? {}).map((row) => `       ${guard.name} ${row.usage}`);
  return [
    `usage: ${guard.name} [--host NAME] [--event NAME]   one JSON event on stdin, one decision JSON on stdout`,
    ...commands,
    `       ${guard.name} --help | --version | --rows`,
    "",
    `hosts: ${HOSTS.map((host) => host.id).join(", ")}; without --host the payload's own fields tell`,
    `try:   echo '{"event":"pre_tool_call","tool_name":"bash","tool_input":{"command":"ls"}}' | ${guard.name}`,
    "",
  ].join("\n");
}

function refuse(guard: Guard, problem: string): number {
  // A wrong option is a wrong installation: exit 2 and words on stderr are the one answer that no host takes for "allowed".
  note(`error: ${problem}`);
  note(`hint: ${guard.name} --help shows the options`);
  return 2;
}

function print(text: string): number {
  write(STDOUT, text);
  return 0;
}

function note(line: string): void {
  write(STDERR, `${line}\n`);
}

/** All of stdin as text; invalid UTF-8 becomes U+FFFD. Input over the cap is read to its end, so that no writer hangs, and dropped. */
function readAll(): { text: string; cut: boolean } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = new Uint8Array(chunkSize(size));
    const count = retry(() => readSync(STDIN, chunk, 0, chunk.length, null));
    if (count === undefined || count === 0) break;
    size += count;
    if (size <= EVENT_BYTES) chunks.push(chunk.subarray(0, count));
    else chunks.length = 0;
  }
  return { text: size > EVENT_BYTES ? "" : joined(chunks).toString("utf8"), cut: size > EVENT_BYTES };
}

/** What was read, in one piece: a file of a megabyte comes in one, and the kernel is asked for no second megabyte. */
function joined([first, ...others]: readonly Uint8Array[]): Buffer {
  return first && others.length === 0
    ? Buffer.from(first.buffer, first.byteOffset, first.byteLength)
    : Buffer.concat(first ? [first, ...others] : []);
}

/** A first read that fits a usual event or a whole file, then pipe-sized ones. */
function chunkSize(read: number): number {
  if (read > 0) return 1 << 20;
  try {
    const { size } = fstatSync(STDIN);
    return Math.min(Math.max(size + 1, 1 << 16), EVENT_BYTES);
  } catch {
    return 1 << 16;
  }
}

/** Writes all of `text`, waiting for a slow reader; a reader that went away is not our failure. */
function write(fd: number, text: string): void {
  const bytes = Buffer.from(text, "utf8");
  for (let at = 0; at < bytes.length; ) {
    const count = retry(() => writeSync(fd, bytes, at, bytes.length - at));
    if (count === undefined) return;
    at += count;
  }
}

/** Runs `attempt` until the descriptor is ready; `undefined` when it is closed or never gets ready. */
function retry(attempt: () => number): number | undefined {
  for (let waited = 0; waited < PIPE_WAIT_MS; waited += PIPE_RETRY_MS) {
    try {
      return attempt();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN" && code !== "EINTR") return undefined;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PIPE_RETRY_MS);
    }
  }
  return undefined;
}
