/**
 * Sealed rules: one compact JSON beside an installed guard, which nothing but `agent-guards` writes. It is the one
 * file that a plain event opens, so it holds checked settings and a pause, and is read once.
 */
import { isObject } from "../core/json.ts";
import { RULES_BYTES } from "../core/limits.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { VERSION } from "../core/version.ts";
import type { PauseStart } from "./pause.ts";
import { privateText } from "./private.ts";

/** What a sealed file says. */
export type Sealed = {
  readonly guard: string;
  /** The version of agent-guards that sealed it. */
  readonly version: string;
  /** The rules file that they were made from; "" where there was none. */
  readonly source: string;
  readonly settings: JsonObject;
  /** Variables of the environment with a value, or none, that hold whatever the environment says. */
  readonly environment: Readonly<Record<string, string | null>>;
  /** Milliseconds since 1970 until which the guard lets everything pass; 0 for no pause. */
  readonly pausedUntil: number;
  /** When that pause began; without it there is none. */
  readonly pausedAt?: PauseStart;
};

/** A sealed file that was read, or why it does not count. `digest` is what people compare: 12 hex digits. */
export type Seal =
  | { readonly state: "sealed"; readonly sealed: Sealed; readonly digest: string }
  | { readonly state: "bad"; readonly why: string };

/** Where the rules of the program at `path` lie. */
export function sealPath(program: string): string {
  return `${program}.rules.json`;
}

const HEAD = '{"digest":"';

/** Units of a SHA-256 digest in hex, and of the quote and the comma behind it. */
const DIGEST_UNITS = 64;
const TAIL = '",';

/** The text of a sealed file. Its digest is over all that follows it. */
export function sealText(sealed: Sealed): string {
  const body = `${JSON.stringify(sealed).slice(1)}\n`;
  return `{"digest":"${sha256(body)}",${body}`;
}

/**
 * What lies sealed at `path` for `guard`; undefined when nothing does. Never throws: what is damaged, sealed by a later
 * version or could have been written by others is `bad`, and the rules that are built in hold.
 */
export function readSeal(path: string, guard: string): Seal | undefined {
  try {
    const text = privateText(path, RULES_BYTES);
    return text === undefined ? undefined : parsed(text, guard);
  } catch (error) {
    const why = error instanceof RangeError ? error.message : "cannot be read";
    return { state: "bad", why };
  }
}

function parsed(text: string, guard: string): Seal {
  // No pattern on this way: the first use of each costs a tenth of all that an event may pay for the file.
  const end = HEAD.length + DIGEST_UNITS;
  const digest = text.slice(HEAD.length, end);
  const body = text.slice(end + TAIL.length);
  const isHeaded = text.startsWith(HEAD) && text.startsWith(TAIL, end);
  if (!isHeaded || sha256(body) !== digest) throw new RangeError("is damaged");
  const sealed: unknown = JSON.parse(`{${body}`);
  if (!isSealed(sealed)) throw new RangeError("is damaged");
  if (isLater(sealed.version))
    throw new RangeError(`was sealed by agent-guards ${sealed.version}, which is later`);
  if (sealed.guard !== guard) throw new RangeError("is another guard's");
  return { state: "sealed", sealed, digest: digest.slice(0, 12) };
}

function isSealed(value: unknown): value is Sealed {
  if (!isObject(value)) return false;
  const { guard, version, settings, environment, pausedUntil, pausedAt } = value;
  const texts = typeof guard === "string" && typeof version === "string" && isVersion(version);
  return (
    texts &&
    isObject(settings) &&
    isObject(environment) &&
    typeof pausedUntil === "number" &&
    isStart(pausedAt)
  );
}

function isStart(value: Json | undefined): boolean {
  return (
    value === undefined ||
    (isObject(value) &&
      typeof value["clock"] === "number" &&
      typeof value["up"] === "number" &&
      typeof value["boot"] === "string")
  );
}

function isVersion(text: string): boolean {
  return text === VERSION || /^\d{1,9}(?:\.\d{1,9}){2}/.test(text);
}

/** Is `version` later than this package's? A text that is no version is not. */
export function isLater(version: string): boolean {
  if (version === VERSION) return false;
  const [theirs, ours] = [version, VERSION].map((text) => text.split(/[.-]/, 3).map(Number));
  const at = theirs?.findIndex((part, index) => part !== ours?.[index]) ?? -1;
  return at >= 0 && (theirs?.[at] ?? 0) > (ours?.[at] ?? 0);
}

/** SHA-256 as hex. The compiled runtime's own costs 0.07 ms for 21 KB, loading node:crypto 3 ms. */
export function sha256(text: string): string {
  const { Bun: runtime } = globalThis as Runtime;
  if (runtime) return runtime.SHA256.hash(text, "hex");
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(text).digest("hex");
}

type Runtime = { readonly Bun?: { readonly SHA256: { hash: (text: string, encoding: "hex") => string } } };
