/** Values that are no secrets for the place where they stand: ciphertexts, and keys that a page gives to everybody. */
import { isSameText, unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";

/** UTF-16 units before a name in which the record of ciphertexts that it stands in may begin: a few fields of a SealedSecret. */
const RECORD_UNITS = 2048;

/** What opens a record whose values are ciphertexts: `encryptedData:` of a SealedSecret (bitnami.com/v1alpha1), `"encrypted_values": {`. */
const CIPHERTEXTS =
  /(?:^|[\s"'{,])encrypted_?(?:data|values?|secrets?|strings?|variables?)["']?[ \t]{0,2}:[ \t]{0,2}(?:\{|\r?\n([ \t]{1,16}))(.{0,2048})$/is;

/** The last place that was asked for, and where the last "encrypted" before it stands: names of one record ask one after the other. */
const asked = { text: "", at: -1, from: -1 };

/** Where the last word that may open a record of ciphertexts begins before `at`; -1 where none is near. */
function lastEncrypted(text: string, at: number): number {
  const isBehind = at >= asked.at && at - asked.at <= RECORD_UNITS && isSameText(asked.text, text);
  const first = Math.max(0, isBehind ? asked.at - WORD.length : at - RECORD_UNITS);
  const found = text.slice(first, at).lastIndexOf(WORD);
  const from = found < 0 ? (isBehind ? asked.from : -1) : first + found - 1;
  asked.text = text;
  asked.at = at;
  asked.from = at - from <= RECORD_UNITS ? from : -1;
  return asked.from;
}

/** The word without its first letter, which may be a capital. */
const WORD = "ncrypted";

/** Whether the name at `at` is one of a record of ciphertexts: no brace closes it, and no line before the name stands further left than its first. */
export function isCiphertext(text: string, at: number): boolean {
  const from = lastEncrypted(text, at);
  if (from < 0) return false;
  const [whole, indent, rest = ""] = CIPHERTEXTS.exec(text.slice(Math.max(0, from - 1), at)) ?? [];
  if (whole === undefined) return false;
  if (indent === undefined) return !rest.includes("}");
  return rest.split("\n").every((line, index) => index === 0 || line === "" || line.startsWith(indent));
}

/** What opens the text of an element that is a ciphertext, as Maven's `--encrypt-password` and Jenkins write one: `<password>{jSMO…=}</password>`. */
const SEALED_HEAD = />\s{0,8}\{$/;
const SEALED_TAIL = /^=?\}\s{0,8}<\//;

/** Whether the value `start`..`end` is a ciphertext in an element of its own. */
export const isSealed = (text: string, start: number, end: number): boolean =>
  text.charCodeAt(start - 1) === BRACE &&
  SEALED_HEAD.test(unitsBefore(text, start, 12)) &&
  SEALED_TAIL.test(text.slice(end, end + 12));

const BRACE = 123;

/** Units around a key in which Algolia and the index that is searched are named. */
const SEARCH_UNITS = 200;

/**
 * Whether the key `start`..`end` is one of Algolia's that pages search with: 32 hexadecimal digits beside the name of an index, as
 * DocSearch takes them (docsearch.algolia.com/docs/api: "the public API key to use for your index").
 */
export function isSearchKey(text: string, start: number, end: number, name: string): boolean {
  if (end - start !== 32 || /admin|write|usage|monitor/i.test(name) || !/key$/i.test(name)) return false;
  if (!/^[0-9a-f]{32}$/.test(text.slice(start, end))) return false;
  const around = unitsBefore(text, start, SEARCH_UNITS) + text.slice(end, end + SEARCH_UNITS);
  return /algolia|docsearch/i.test(around) && /index_?names?/i.test(around);
}

/** UTF-16 units of a connection string around a key, and what stands around it. */
const CONNECTION_UNITS = 256;
const CONNECTION_ENDS = /["'`\s]/;

/** The hosts that a connection string of Azure's names. */
const ENDPOINT = /endpoint=(?:https?|sb|tcp):\/\/([\w.-]{1,253})/gi;

/** Whether the key `start`..`end` stands in a connection string whose endpoints are all `isHere`, on this machine. */
export function opensHere(text: string, { start, end }: Span, isHere: (host: string) => boolean): boolean {
  const before = unitsBefore(text, start, CONNECTION_UNITS).split(CONNECTION_ENDS).at(-1) ?? "";
  const behind = text.slice(end, end + CONNECTION_UNITS).split(CONNECTION_ENDS, 1)[0] ?? "";
  const hosts = Array.from(`${before} ${behind}`.matchAll(ENDPOINT), ([, host = ""]) => host);
  return hosts.length > 0 && hosts.every(isHere);
}
