/**
 * Digests that a tool prints beside what it read. The names around one are those of a file or an image, whatever they
 * speak of: `MD5 (backup-keys.tar) = …`, `… *token-cli.zip`, `ghcr.io/acme/secret-store:…`.
 */
import { unitsBefore } from "../core/text.ts";
import { matchAt } from "./finders.ts";

/** The lengths of MD5, the SHAs and their truncations in hexadecimal. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;

/** Whether a value has the form of a digest in hexadecimal. */
export const isDigest = (value: string): boolean => DIGEST.test(value);

/** UTF-16 units of a line before a digest that are looked at. */
const LINE_UNITS = 160;

/** What says, on its line and right before it, that a value is a digest. */
const PRINTED: readonly RegExp[] = [
  // BSD's md5(1) and `openssl dgst`: the algorithm, and the file in brackets.
  /(?:md[45]|sha\d?(?:-?\d{1,3}){0,2}|blake\w{1,4}|ripemd\d{0,3}|rmd160|sm3|skein\d{0,3})[ \t]?\([^()\n]{1,120}\)[ \t]{0,2}=[ \t]{0,2}$/i,
  // A tool and what it read: `b3sum secrets.json -> …`, `shasum -c: master-key.bin: OK (…`.
  /\b(?:(?:md5|sha\d{0,3}|b[23]|blake\w{1,4}|xxh\w{1,4}|c?k)-?sum|openssl[ \t]{1,2}dgst|certutil|get-filehash)(?![\w=])[\w \t./*:@+~(),>-]{1,120}$/i,
  // A sentence: "MD5 checksum for password-list.txt is …".
  /\b(?:md5|sha-?\d{1,3}|blake\w{1,4}|checksum|digest|hash|fingerprint)[ \t](?:of|for)[ \t]["'`]?[\w./@+~-]{1,100}["'`]?(?:[ \t](?:is|was))?[ \t:=]{1,3}["'`]?$/i,
  // A list of files that are archives, executables or parts of a page.
  /\.(?:tar|t?[gx]z|tar\.(?:[gx]z|bz2|zst)|bz2|zst|zip|7z|rar|exe|msi|dmg|pkg|deb|rpm|apk|jar|whl|gem|iso|img|bin|so|dll|js|mjs|css)["'`]?[ \t]{0,4}(?:[:=]|[-=]>)[ \t]{0,4}["'`]?$/i,
  // The tag of an image.
  /(?:^|[\s"'`(=@])[\w.-]{1,80}(?:\/[\w.-]{1,60}){1,6}:$/,
];

/** The name of the file behind a digest that begins its line, as coreutils and `shasum` write it: two blanks, or a blank and a star. */
const FILE_BEHIND = / [ *](?=[^\s]{0,120}[./])[\w./@+~=-]{1,120}[ \t]{0,4}(?:\r?\n|$)/y;
const LINE_BEGIN = /(?:^|\n)[ \t]{0,8}$/;

/** Whether the value at `start`..`end` is a digest that a tool printed beside a file or an image. */
export function isPrintedDigest(text: string, start: number, end: number): boolean {
  if (!DIGEST.test(text.slice(start, end))) return false;
  const before = unitsBefore(text, start, LINE_UNITS);
  if (matchAt(FILE_BEHIND, text, end) >= 0 && LINE_BEGIN.test(before)) return true;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return PRINTED.some((shape) => shape.test(line));
}
