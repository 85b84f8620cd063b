/** How scanning and each look at a value are asked about: rows of tests/data/parts/secrets.yaml. */
import type { Json } from "../lib/core/verdict.ts";
import { fingerprint } from "../lib/secrets/allowed.ts";
import { beginsToken, endsToken } from "../lib/secrets/finders.ts";
import { distinctIn, entropy, wordShare } from "../lib/secrets/letters.ts";
import { maskText } from "../lib/secrets/mask.ts";
import { isAttribute, isHarmless, nameAround, nameEnd } from "../lib/secrets/names.ts";
import { looksDrawnPassword, looksTyped, opensRemote } from "../lib/secrets/password.ts";
import { isPlain } from "../lib/secrets/plain.ts";
import {
  fromBase64,
  hasBase62Crc,
  isAwsKeyId,
  isDiscordToken,
  isSecretJwt,
  isSnowflake,
} from "../lib/secrets/proof.ts";
import { scan } from "../lib/secrets/scan.ts";
import { maskJson } from "../lib/secrets/structure.ts";
import {
  encodedIn,
  isDrawn,
  isHex,
  isNamedDigest,
  isPlaceholder,
  isPublic,
  isUuid,
  looksChosen,
  looksDrawn,
  looksRandom,
  looksShortRandom,
  mayBeChosen,
  mayBeRandom,
} from "../lib/secrets/value.ts";
import { decodeBase58 } from "../lib/secrets/wallet/base58.ts";
import { isBech32 } from "../lib/secrets/wallet/bech32.ts";
import { partsIn } from "./parts.ts";

/** Values by the name that stands for them in the texts, each in pieces, so that no scanner takes the file for a leak. */
const { values: VALUES } = partsIn<{ readonly values: Readonly<Record<string, readonly string[]>> }>(
  "secrets",
);
const SESSION = "a-session";

const whole = (pieces: string | readonly string[]): string =>
  typeof pieces === "string" ? pieces : pieces.join("");
const filled = (text: string): string =>
  text.replace(/<(\w+)>/g, (name, key: string) => whole(VALUES[key] ?? name));
const hex = (text: string): string => Buffer.from(filled(text)).toString("hex");

/** Wrappings that a text writes as `base64(…)`. */
const WRAPS: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text).toString("base64"),
  hex,
  percent: (text) => [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`).join(""),
  escaped: (text) => [...text].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join(""),
  json: (text) => JSON.stringify(text),
  numbered: (text) =>
    text
      .split(" ")
      .map((word, at) => `${at + 1}. ${word}`)
      .join("\n"),
  counted: (text) =>
    text
      .split(" ")
      .map((word, at) => `${at + 1}${word}`)
      .join(" "),
  columns: (text) =>
    text
      .split(" ")
      .map((word, at) => `${word}${at % 3 === 2 ? "\n" : "\t"}`)
      .join(""),
  lines: (text) => text.split(" ").join("\n"),
  commas: (text) => text.split(" ").join(", "),
  quoted: (text) =>
    text
      .split(" ")
      .map((word) => `"${word}"`)
      .join(", "),
  items: (text) =>
    text
      .split(" ")
      .map((word) => `<li>${word}</li>`)
      .join(""),
  joined: (text) => text.replaceAll(" ", "-"),
  camel: (text) =>
    text.replace(/ ?(\w)(\w*)/g, (_, first: string, rest: string) => first.toUpperCase() + rest),
  bytes: (text) => [...text].map((sign) => sign.charCodeAt(0)).join(", "),
};
const text = (template: string): string =>
  filled(template).replace(
    /\b(base64|hex|percent|escaped|json|numbered|counted|columns|lines|commas|quoted|items|joined|camel|bytes)\(([^()]*)\)/g,
    (_, how: string, inner: string) => WRAPS[how]?.(inner) ?? inner,
  );

/** A masked text with a letter for each different mark, which every process draws anew. */
function lettered(masked: string): string {
  const marks: string[] = [];
  return masked.replace(/(\[redacted:[\w-]+:)([0-9a-f]{4})(?=\])/g, (_, head: string, mark: string) => {
    if (!marks.includes(mark)) marks.push(mark);
    return `${head}${"ABCDEFGH".charAt(marks.indexOf(mark))}`;
  });
}

/** What may be said of a value, by its name. */
const SAID: Readonly<Record<string, (value: string) => boolean>> = {
  isPlaceholder,
  isUuid,
  isHex,
  isNamedDigest,
  isPublic,
  mayBeRandom,
  looksRandom,
  looksShortRandom,
  looksDrawn,
  isDrawn: isDrawn(3),
  mayBeChosen,
  looksChosen,
  looksTyped,
  looksDrawnPassword,
  opensRemote: (value) => opensRemote(value, "ann"),
  isPlain,
  hasBase62Crc,
  isAwsKeyId,
  isSecretJwt,
  isDiscordToken,
  isSnowflake: (value) => /^\d+$/.test(value) && isSnowflake(value),
};

export const PARTS = {
  looks: (pieces: readonly string[]) => {
    const value = whole(pieces);
    const told = Object.keys(SAID).filter((name) => SAID[name]?.(value));
    const counts = [wordShare(value), distinctIn(value), entropy(value)].map((count) =>
      Math.round(count * 1000),
    );
    return [told.join(" "), counts.join(" "), encodedIn(value) ?? null, fromBase64(value) ?? null];
  },
  found: (template: string) => [
    lettered(maskText(text(template), SESSION)),
    ...scan(text(template)).map(({ rule, start, end, keep }) => `${rule} ${start}-${end} ${keep}`),
  ],
  json: (value: Json) => {
    const masked = maskJson(JSON.parse(filled(JSON.stringify(value))) as Json, SESSION).value;
    return JSON.parse(lettered(JSON.stringify(masked)));
  },
  names: ([line, from, to]: readonly [string, number, number]) => {
    const stop = nameEnd(line, to);
    const name = stop < 0 ? "" : nameAround(line, from, stop);
    return [stop, name, isHarmless(name), isAttribute(line)];
  },
  tokens: (line: string) =>
    [...line]
      .map((_, at) => (beginsToken(line, at) ? "<" : "") + (endsToken(line, at) ? ">" : "") || ".")
      .join(" "),
  base58: (value: string) => [
    Buffer.from(decodeBase58(value) ?? []).toString("hex"),
    Buffer.from(decodeBase58(value, "ripple") ?? []).toString("hex"),
  ],
  bech32: ([prefix, data]: readonly [string, string]) => isBech32(prefix, data),
  fingerprints: (value: string) => fingerprint(value),
};
