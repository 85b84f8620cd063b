/** Values that are no secrets for the place where they stand: ciphertexts, and keys that a page gives to everybody. */
import { unitsBefore } from "../core/text.ts";

/** UTF-16 units before a name in which the record of ciphertexts that it stands in may begin: a few fields of a SealedSecret. */
const RECORD_UNITS = 2048;

/** What opens a record whose values are ciphertexts: `encryptedData:` of a SealedSecret (bitnami.com/v1alpha1), `"encrypted_values": {`. */
const CIPHERTEXTS =
  /(?:^|[\s"'{,])encrypted_?(?:data|values?|secrets?|strings?|variables?)["']?[ \t]{0,2}:[ \t]{0,2}(?:\{|\r?\n([ \t]{1,16}))(.{0,2048})$/is;

/** Whether the name at `at` is one of a record of ciphertexts: no brace closes it, and no line before the name stands further left than its first. */
export function isCiphertext(text: string, at: number): boolean {
  const before = unitsBefore(text, at, RECORD_UNITS);
  const from = before.toLowerCase().lastIndexOf("encrypted");
  if (from < 0) return false;
  const [whole, indent, rest = ""] = CIPHERTEXTS.exec(before.slice(Math.max(0, from - 1))) ?? [];
  if (whole === undefined) return false;
  if (indent === undefined) return !rest.includes("}");
  return rest.split("\n").every((line, index) => index === 0 || line === "" || line.startsWith(indent));
}

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
