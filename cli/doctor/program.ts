/** Would this file start here? Its kind, its mode, its interpreter. */
import { closeSync, existsSync, lstatSync, openSync, readSync, type Stats, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import type { Code } from "./fault.ts";

export type Trouble = {
  readonly code: Code;
  readonly problem: string;
  /** What to do, where it differs from the code's own remedy. */
  readonly remedy?: string;
};

export function homeOf(): string {
  return process.env["HOME"] || homedir();
}

/** What keeps the program at `path` from starting, or undefined. A bare name is looked up as a shell does. */
export function troubleOf(path: string): Trouble | undefined {
  if (!isAbsolute(path)) return bareTrouble(path);
  const gone = missing(path);
  if (gone) return gone;
  const stat = statSync(path);
  if (process.platform !== "win32" && (stat.mode & 0o111) === 0) {
    return { code: "not-executable", problem: `${path} is not executable` };
  }
  return kindTrouble(path) ?? shared(path, stat);
}

/** What is said of a path at which no file is. */
export function missing(path: string): Trouble | undefined {
  if (existsSync(path))
    return statSync(path).isFile() ? undefined : { code: "file-missing", problem: `${path} is no file` };
  const what = isLink(path) ? "a link to a file that is not there" : "not there";
  return { code: "file-missing", problem: `${path} is ${what}` };
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function bareTrouble(name: string): Trouble | undefined {
  if (/^(npx|bunx|pnpx|uvx|pipx|yarn|pnpm|npm)$/.test(name)) {
    return { code: "slow-start", problem: `the command starts a package runner (${name})` };
  }
  if (name.includes("/")) return { code: "path-relative", problem: `the path ${name} is relative` };
  return onPath(name) ? undefined : { code: "interpreter-missing", problem: `${name} is not on the PATH` };
}

function onPath(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

const MACHINES: Readonly<Record<number, string>> = { 62: "x64", 183: "arm64", 40: "arm", 3: "ia32" };

/** The platform and architecture of an executable by its header, or its interpreter line. */
function kindTrouble(path: string): Trouble | undefined {
  const head = headOf(path);
  const built = builtFor(head);
  if (built !== undefined) {
    const here = `${process.platform}-${process.arch}`;
    return built === here
      ? undefined
      : { code: "wrong-architecture", problem: `${path} is built for ${built}, this is ${here}` };
  }
  if (/^#![^\n]*\r\n/.test(head.toString("latin1"))) {
    return {
      code: "interpreter-missing",
      problem: `the first line of ${path} ends with a carriage return, which becomes part of the interpreter's name`,
      remedy: "save the file with line feeds alone: dos2unix, or sed -i 's/\\r$//'",
    };
  }
  const line = /^#!\s*(\S+)(?:[ \t]+(?:-S[ \t]+)?(\S+))?/.exec(head.toString("latin1"));
  if (head.every((byte) => byte === 0))
    return {
      code: "interpreter-missing",
      problem: `${path} is empty`,
      remedy: "put the program back, or remove the entry",
    };
  if (!line)
    return {
      code: "interpreter-missing",
      problem: `${path} is no executable and names no interpreter (#!)`,
      remedy: "begin the script with a line such as #!/bin/sh, or name the program that runs it in front",
    };
  const [, interpreter = "", word = ""] = line;
  const name = interpreter.endsWith("/env") ? word : interpreter;
  const there = isAbsolute(name) ? existsSync(name) : onPath(name);
  return there
    ? undefined
    : { code: "interpreter-missing", problem: `${path} needs ${name}, which is not there` };
}

/** `linux-x64` and the like from ELF, Mach-O and PE headers (elf(5), mach-o/loader.h, Microsoft's PE format). */
function builtFor(head: Buffer): string | undefined {
  if (head.toString("latin1", 0, 4) === "\x7fELF")
    return `linux-${MACHINES[head.readUInt16LE(18)] ?? "unknown"}`;
  // One file for every processor of that system.
  if (head.readUInt32BE(0) === 0xcafebabe) return `darwin-${process.arch}`;
  if (head.readUInt32LE(0) === 0xfeedfacf)
    return head.readUInt32LE(4) === 0x0100000c ? "darwin-arm64" : "darwin-x64";
  if (head.toString("latin1", 0, 2) === "MZ") {
    const at = head.readUInt32LE(0x3c);
    const machine = at + 6 <= head.length ? head.readUInt16LE(at + 4) : 0;
    return machine === 0xaa64 ? "win32-arm64" : "win32-x64";
  }
  return undefined;
}

function headOf(path: string): Buffer {
  const head = Buffer.alloc(512);
  const file = openSync(path, "r");
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  return head;
}

/**
 * Does a file belong to somebody who could change it under this user? Root's files are nobody's danger; where root looks at a
 * user's home, that user's are not, either.
 */
export function isForeign({ uid }: Stats): boolean {
  const own = process.getuid?.();
  if (own === undefined || uid === 0 || uid === own) return false;
  return own !== 0 || uid !== statSync(homeOf(), { throwIfNoEntry: false })?.uid;
}

/** A guard that others may write is a guard that others may replace; so is one in a folder that they may write. */
function shared(path: string, stat: Stats): Trouble | undefined {
  if (process.platform === "win32") return undefined;
  const folder = dirname(path);
  // A sticky folder (/tmp) lets nobody rename another's file. A group is not counted: many systems give each user one.
  const loose = (statSync(folder).mode & 0o1002) === 0o002;
  if (isForeign(stat))
    return { code: "writable-by-others", problem: `${path} belongs to another user (uid ${stat.uid})` };
  const open = (stat.mode & 0o002) !== 0 ? path : loose ? folder : undefined;
  return open === undefined
    ? undefined
    : { code: "writable-by-others", problem: `${open} can be written by others` };
}
