/**
 * Baselines: what a scan has found before and a person has looked at. A baseline names rule and path of each finding and a
 * fingerprint that gives its value away to nobody:
 *
 * - a value that a machine drew (a vendor's token) by HMAC-SHA256 under the baseline's own id: nobody can guess it, and the
 *   baseline works wherever the repository goes;
 * - any other value, which a list of passwords may hold, by HMAC-SHA256 under a key that stays out of the repository, in
 *   ~/.agent-guards/baselines. Without the key it passes nothing over, which is said.
 */
import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { isObject } from "../../lib/core/json.ts";
import { BASELINE_BYTES } from "../../lib/core/limits.ts";
import { ownFolder, readOwn, replaceOwn } from "../../lib/state/file.ts";
import { readText } from "../config/file.ts";
import { personalFolder } from "../rules/place.ts";
import { Refusal } from "../terminal.ts";
import { type Find, opensWallet } from "./piece.ts";

/** The variable that holds a baseline's key where its file is not: on a build server. */
const KEY_VARIABLE = "AGENT_GUARDS_BASELINE_KEY";

/** One finding that was looked at. */
type Entry = {
  readonly rule: string;
  readonly path: string;
  readonly fingerprint: string;
  /** True where the fingerprint needs the key. */
  readonly keyed?: true;
};

/** A baseline that was read. */
export type Baseline = {
  readonly id: string;
  readonly entries: ReadonlySet<string>;
  readonly key: string | undefined;
  /** Entries that need the key. */
  readonly keyed: number;
};

/** Whether a finding is in a baseline. A wallet's secret never is. */
export function isKnown(find: Find, { id, entries, key }: Baseline): boolean {
  if (opensWallet(find)) return false;
  const under = find.drawn ? id : key;
  return under !== undefined && entries.has(entryKey(find.rule, find.name, fingerprintOf(find, under)));
}

const entryKey = (rule: string, path: string, fingerprint: string): string =>
  [rule, path, fingerprint].join("\0");

/** Over the rule and the path, too: a copy of a value elsewhere is a finding of its own. */
function fingerprintOf({ rule, name, digest }: Find, under: string): string {
  return createHmac("sha256", Buffer.from(under, "hex"))
    .update([rule, name, digest].join("\0"))
    .digest("hex")
    .slice(0, 32);
}

/** Reads the text of a baseline. @throws Refusal for what is none. */
export function parseBaseline(text: string, path: string): Baseline {
  const data = text.length <= BASELINE_BYTES ? parsed(text) : undefined;
  const id = isObject(data) ? data["id"] : undefined;
  const findings = isObject(data) ? data["findings"] : undefined;
  if (
    !isObject(data) ||
    data["version"] !== 1 ||
    !isId(id) ||
    !Array.isArray(findings) ||
    !findings.every(isEntry)
  )
    throw new Refusal(`${path} is no baseline`, `agent-guards scan --write-baseline ${path} makes one`);
  const keyed = findings.filter((entry) => entry.keyed === true).length;
  const entries = findings.map(({ rule, path: name, fingerprint }) => entryKey(rule, name, fingerprint));
  return { id, entries: new Set(entries), key: keyed > 0 ? keyOf(id) : undefined, keyed };
}

/** The baseline in a file. @throws Refusal when it is not there or is none. */
export function readBaseline(path: string): Baseline {
  const text = readText(path);
  if (text === undefined)
    throw new Refusal(`there is no baseline ${path}`, `agent-guards scan --write-baseline ${path} makes one`);
  return parseBaseline(text, path);
}

/** What to tell of a baseline whose key is missing, or undefined. */
export function keyWarning({ id, key, keyed }: Baseline): { message: string; hint: string } | undefined {
  if (keyed === 0 || key !== undefined) return undefined;
  return {
    message: `${keyed} of the baseline's findings count again: their key is not on this machine`,
    hint: `set ${KEY_VARIABLE} to what ~/.agent-guards/baselines/${id}.key holds where the baseline was made`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{32}$/.test(value);

function isEntry(value: unknown): value is Entry {
  return (
    isObject(value) &&
    typeof value["rule"] === "string" &&
    typeof value["path"] === "string" &&
    isId(value["fingerprint"])
  );
}

const KEY = /^[0-9a-f]{64}$/;

/** The key of the baseline `id`; undefined where this machine has none. */
function keyOf(id: string): string | undefined {
  const given = process.env[KEY_VARIABLE]?.trim() ?? "";
  if (KEY.test(given)) return given;
  const bytes = readOwn(keyPath(id), KEY_UNITS);
  const text = bytes === undefined ? "" : Buffer.from(bytes).toString("latin1").trim();
  return KEY.test(text) ? text : undefined;
}

const KEY_UNITS = 128;

const keyPath = (id: string): string => join(personalFolder(), "baselines", `${id}.key`);

function madeKey(id: string): string {
  const known = keyOf(id);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString("hex");
  ownFolder(join(personalFolder(), "baselines"));
  replaceOwn(keyPath(id), `${key}\n`);
  return key;
}

/** A baseline as it is written, and how many of its entries need the key. */
export type Written = {
  readonly text: string;
  readonly count: number;
  readonly keyed: number;
  readonly keyPath: string;
};

/**
 * The text of a baseline of `finds`, those that open wallets left out. `old` is what stands in its place: its id and its
 * key go on, so that only what changed differs.
 */
export function baselineOf(finds: readonly Find[], old: Pick<Baseline, "id"> | undefined): Written {
  const id = old?.id ?? randomBytes(16).toString("hex");
  const known = finds.filter((find) => !opensWallet(find));
  const key = known.some(({ drawn }) => !drawn) ? madeKey(id) : undefined;
  const entries = known.map((find): Entry => {
    const { rule, name: path, drawn } = find;
    if (drawn || key === undefined) return { rule, path, fingerprint: fingerprintOf(find, id) };
    return { rule, path, fingerprint: fingerprintOf(find, key), keyed: true };
  });
  const once = new Map(entries.map((entry) => [entryKey(entry.path, entry.rule, entry.fingerprint), entry]));
  const findings = [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return {
    text: `${JSON.stringify({ version: 1, id, findings }, null, 2)}\n`,
    count: findings.length,
    keyed: findings.filter((entry) => entry.keyed).length,
    keyPath: keyPath(id),
  };
}
