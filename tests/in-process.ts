/**
 * A program of ours inside the process of its test: a tenth of the cost of a process of its own, which spends most of
 * its time on reading the same code once more. What only a process can show (signals, pipes, another user, standard
 * input) is asked of one.
 */
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";

export type Result = { readonly out: string; readonly err: string; readonly exit: number };

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The folder that the program takes for its own, in the place of the one that it was loaded from. */
  readonly folder: string;
  /** What it reads on standard input, a piece for each read; the name of an error is thrown instead. */
  readonly input?: readonly (string | Uint8Array)[];
  /** Whether a person is at the other end of standard input. */
  readonly terminal?: boolean;
  /** What the person at the process's own terminal types below what it shows there; without it there is no terminal. */
  readonly typed?: (shown: string) => string;
  /** Hears what it writes, as it is written. */
  readonly hear?: (text: string) => void;
  /** The executable that the process takes itself for. */
  readonly self?: string;
  /** Standard input as it comes, in the place of `input`. */
  readonly stream?: Readable;
};

/** What a program takes for the file system's functions of standard input and output, and for its own place. */
type Own = {
  writeSync: typeof writeSync;
  realpathSync: (path: string) => string;
  readSync: (fd: number, into: Uint8Array, ...more: unknown[]) => number;
  readFileSync: (file: unknown, ...more: unknown[]) => unknown;
  fstatSync: (fd: number) => unknown;
  openSync: (path: string, ...more: unknown[]) => number;
  closeSync: (fd: number) => void;
};

/** The module that a program has in the place of `node:fs`: no script of the name that guards beside it have. */
const OWN_FS = "own-fs.js";
const NAMES = ["writeSync", "realpathSync", "readSync", "readFileSync", "fstatSync", "openSync", "closeSync"];
const OWN_FS_TEXT = [
  'import fs from "node:fs";',
  'export * from "node:fs";',
  `export const own = { ${NAMES.map((name) => `${name}: fs.${name}`).join(", ")} };`,
  ...NAMES.map(
    (name) => `export const ${name} = Object.assign((...all) => own.${name}(...all), fs.${name});`,
  ),
  `export default { ...fs, ${NAMES.join(", ")} };`,
].join("\n");

/** Makes the program that was built into `folder` one that {@link inThisProcess} can run, in whatever engine. */
export function prepare(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => /\.m?js$/.test(name))) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(/\bfrom ?"(?:node:)?fs"/g, `from"./${OWN_FS}"`));
  }
  writeFileSync(join(folder, OWN_FS), OWN_FS_TEXT);
}

/** The end of the last program: environment and directory are the process's, so there is one program at a time. */
let last: Promise<unknown> = Promise.resolve();
let started = 0;

/** Runs the script `file`, whose module ends with what it does, with `args`; its folder is {@link prepare}d. What it writes is what a reader would get. */
export function inThisProcess(file: string, args: readonly string[], around: Surroundings): Promise<Result> {
  const result = last.then(() => start(file, args, around));
  last = result.catch(() => undefined);
  return result;
}

async function start(file: string, args: readonly string[], around: Surroundings): Promise<Result> {
  const written: Written = { 1: [], 2: [] };
  const { own } = (await import(pathToFileURL(join(dirname(file), OWN_FS)).href)) as { readonly own: Own };
  const putBack = [
    withEnvironment(around.env),
    withDirectory(around.cwd),
    withWords([process.execPath, join(around.folder, basename(file)), ...args]),
    withSelf(around.self),
    withExitCode(),
    withFileSystem(own, written, dirname(file), around),
    withInput(own, around),
    withTerminal(own, around.typed),
    withStreams(written, around),
  ];
  try {
    started++;
    // Bun takes a URL for the same module whatever its query is, and a path for another one.
    await import(`${process.versions["bun"] ? file : pathToFileURL(file).href}?${started}`);
    const text = (fd: 1 | 2): string => Buffer.concat(written[fd]).toString("utf8");
    return { out: text(1), err: text(2), exit: Number(process.exitCode ?? 0) };
  } finally {
    for (const undo of putBack.reverse()) undo();
  }
}

function withEnvironment(env: Surroundings["env"]): () => void {
  const before = { ...process.env };
  const set = (wanted: Surroundings["env"]): void => {
    for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
    for (const [name, value] of Object.entries(wanted)) if (value !== undefined) process.env[name] = value;
  };
  set(env);
  return () => set(before);
}

function withDirectory(cwd: string): () => void {
  const before = process.cwd();
  process.chdir(cwd);
  return () => process.chdir(before);
}

function withWords(words: readonly string[]): () => void {
  const before = process.argv;
  process.argv = [...words];
  return () => {
    process.argv = before;
  };
}

function withSelf(self: string | undefined): () => void {
  const before = process.execPath;
  if (self !== undefined) process.execPath = self;
  return () => {
    process.execPath = before;
  };
}

function withExitCode(): () => void {
  const before = process.exitCode;
  process.exitCode = undefined;
  return () => {
    // Bun keeps the last code where it is to have none.
    process.exitCode = before ?? 0;
  };
}

type Written = Readonly<Record<1 | 2, Buffer[]>>;

/** What is written to standard output and error is kept, and the folder `from` is found where the program's own is to be. */
function withFileSystem(own: Own, written: Written, from: string, around: Surroundings): () => void {
  const write = (...[fd, data, at, ...more]: Writing): number => {
    if (fd !== 1 && fd !== 2) return (writeSync as (...args: Writing) => number)(fd, data, at, ...more);
    const bytes = typeof data === "string" ? Buffer.from(data) : bytesOf(data).subarray(at ?? 0);
    written[fd].push(Buffer.from(bytes));
    around.hear?.(Buffer.from(bytes).toString("utf8"));
    return bytes.length;
  };
  const real = (path: string): string =>
    dirname(path) === from ? join(around.folder, basename(path)) : realpathSync(path);
  Object.assign(own, { writeSync: write, realpathSync: real });
  return () => void Object.assign(own, { writeSync, realpathSync });
}

/** What is read from the descriptor of standard input, which else is the process's own. */
function withInput(own: Own, { input, terminal }: Surroundings): () => void {
  if (input === undefined && !terminal) return () => undefined;
  const left = [...(input ?? [])];
  const read = (fd: number, into: Uint8Array, ...more: unknown[]): number => {
    if (fd !== 0) return (readSync as (...args: unknown[]) => number)(fd, into, ...more);
    const next = left.shift();
    if (next === undefined) return 0;
    if (typeof next === "string" && /^E[A-Z]+$/.test(next))
      throw Object.assign(new Error(next), { code: next });
    const bytes = Buffer.from(next);
    const count = bytes.copy(into);
    if (count < bytes.length) left.unshift(bytes.subarray(count));
    return count;
  };
  const stat = (fd: number): unknown =>
    fd === 0 ? { size: 0, isCharacterDevice: () => terminal === true } : fstatSync(fd);
  const whole = (file: unknown, ...more: unknown[]): unknown => {
    if (file !== 0) return (readFileSync as (...args: unknown[]) => unknown)(file, ...more);
    const bytes = Buffer.concat(left.splice(0).map((piece) => Buffer.from(piece)));
    return typeof more[0] === "string" ? bytes.toString(more[0] as BufferEncoding) : bytes;
  };
  Object.assign(own, { readSync: read, readFileSync: whole, fstatSync: stat });
  return () => void Object.assign(own, { readSync, readFileSync, fstatSync });
}

/** The descriptor that the process's own terminal has while it is open; no file of a process has it. */
const TERMINAL = -7;

/** The process's own terminal, at which somebody types what is asked for; it stands in front of all else that is written or read. */
function withTerminal(own: Own, typed: Surroundings["typed"]): () => void {
  const before = { ...own };
  let shown = "";
  Object.assign(own, {
    openSync: (path: string, ...more: unknown[]): number => {
      if (path !== "/dev/tty") return before.openSync(path, ...more);
      if (typed === undefined) throw Object.assign(new Error("no terminal"), { code: "ENXIO" });
      return TERMINAL;
    },
    closeSync: (fd: number): void => (fd === TERMINAL ? undefined : before.closeSync(fd)),
    writeSync: (...all: Writing): number => {
      if (all[0] !== TERMINAL) return (before.writeSync as (...args: Writing) => number)(...all);
      shown += String(all[1]);
      return 0;
    },
    readSync: (fd: number, into: Uint8Array, ...more: unknown[]): number =>
      fd === TERMINAL ? Buffer.from(`${typed?.(shown)}\n`).copy(into) : before.readSync(fd, into, ...more),
  });
  return () => void Object.assign(own, { ...before, openSync, closeSync });
}

type Writing = [fd: number, data: string | NodeJS.ArrayBufferView, at?: number | null, ...more: unknown[]];

const bytesOf = (data: NodeJS.ArrayBufferView): Uint8Array =>
  new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/** Streams that are no terminals, standard input excepted where it is to be one. */
function withStreams(written: Written, around: Surroundings): () => void {
  const { terminal, input = [], hear } = around;
  const sink = (fd: 1 | 2): Writable =>
    new Writable({
      write: (chunk: Uint8Array, _encoding, done) => {
        written[fd].push(Buffer.from(chunk));
        hear?.(Buffer.from(chunk).toString("utf8"));
        done();
      },
    });
  const stdin = Object.assign(around.stream ?? Readable.from(input.map((piece) => Buffer.from(piece))), {
    isTTY: terminal === true,
  });
  const isPerson = terminal === true && around.typed !== undefined;
  const streams = { stdin, stdout: sink(1), stderr: Object.assign(sink(2), { isTTY: isPerson }) };
  const putBack = Object.entries(streams).map(([name, value]) => {
    const own = Object.getOwnPropertyDescriptor(process, name) ?? {};
    Object.defineProperty(process, name, { configurable: true, enumerable: true, value });
    return () => Object.defineProperty(process, name, own);
  });
  return () => {
    for (const undo of putBack) undo();
  };
}
