/**
 * The sealed code of a guard of one's own: one bundled script beside the installed executable, which nothing but
 * `agent-guards install` writes. Only an executable under a name that is no built-in guard's looks for it.
 */
import { isObject } from "../core/json.ts";
import { CODE_BYTES } from "../core/limits.ts";
import type { FailPolicy } from "../core/verdict.ts";
import { privateText } from "./private.ts";
import { sha256 } from "./seal.ts";

/** What a sealed code file says. */
export type GuardCode = {
  readonly guard: string;
  /** The version of agent-guards that bundled it. */
  readonly version: string;
  /** The file that it was made from. */
  readonly source: string;
  /** What holds where the code cannot be run. */
  readonly failPolicy: FailPolicy;
  /** The modules of this package that the script asks for. */
  readonly uses: readonly string[];
  /** A CommonJS script. */
  readonly script: string;
};

/** A code file that was read, or why it does not count and what holds then. */
export type CodeFile =
  | { readonly state: "sealed"; readonly code: GuardCode; readonly digest: string }
  | { readonly state: "bad"; readonly why: string; readonly failPolicy: FailPolicy };

/** What the name of a code file ends in, behind the program's. */
export const CODE_SUFFIX = ".guard.js";

/** Where the code of the program at `path` lies. */
export function codePath(program: string): string {
  return `${program}${CODE_SUFFIX}`;
}

const HEAD = /^\/\/\{"digest":"([0-9a-f]{64})",/;

/** The text of a code file: what it says in a comment, then the script. Its digest is over all that follows it. */
export function codeText({ script, ...about }: GuardCode): string {
  const body = `${JSON.stringify(about).slice(1)}\n${script}`;
  return `//{"digest":"${sha256(body)}",${body}`;
}

/**
 * The code at `path` for `guard`; undefined when there is none. Never throws: what is damaged, somebody else's or could
 * have been written by others is `bad`.
 */
export function readCode(path: string, guard: string): CodeFile | undefined {
  let failPolicy: FailPolicy = "warn";
  try {
    const text = privateText(path, CODE_BYTES);
    if (text === undefined) return undefined;
    const { about, digest, script } = partsOf(text);
    failPolicy = about["failPolicy"] === "block" ? "block" : "warn";
    const code = { ...about, script };
    if (!isCode(code)) throw new RangeError("is damaged");
    if (code.guard !== guard) throw new RangeError("is another guard's");
    if (sha256(text.slice(HEAD_CHARS)) !== digest) throw new RangeError("is not what was sealed");
    return { state: "sealed", code, digest: digest.slice(0, 12) };
  } catch (error) {
    const why = error instanceof RangeError ? error.message : "cannot be read";
    return { state: "bad", why, failPolicy };
  }
}

/** Characters in front of what the digest is over. */
const HEAD_CHARS = '//{"digest":"",'.length + 64;

/** @throws RangeError, or SyntaxError. */
function partsOf(text: string): { about: Record<string, unknown>; digest: string; script: string } {
  const [head, digest = ""] = HEAD.exec(text) ?? [];
  const end = text.indexOf("\n");
  if (head === undefined || end < 0) throw new RangeError("is damaged");
  const said: unknown = JSON.parse(text.slice(2, end));
  if (!isObject(said)) throw new RangeError("is damaged");
  const { digest: _, ...about } = said;
  return { about, digest, script: text.slice(end + 1) };
}

function isCode(value: Record<string, unknown>): value is GuardCode {
  const { guard, version, source, failPolicy, uses, script } = value;
  const isText = [guard, version, source, failPolicy, script].every((one) => typeof one === "string");
  return isText && Array.isArray(uses) && uses.every((one) => typeof one === "string");
}
