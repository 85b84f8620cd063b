/** What a value is by its own looks: placeholder, words, random. */
import { latest, lazy } from "../core/lazy.ts";
import { distinctIn, entropy, hexByteAt, isDigit, isLower, isUpper, onesOf, wordShare } from "./letters.ts";
import { fromBase64 } from "./proof.ts";

/** What people write where a secret belongs. Three-letter words are left out: chance makes them in long tokens. */
const PLACEHOLDER =
  /example|placeholder|redact|your|change[-_ ]?(?:me|it|this)|replace|insert|dummy|sample|fake|foobar|xxxx|todo|secret[-_]?(?:key|token|value)|api[-_]?key|my[-_]?(?:api|secret|token|key|pass)|access[-_]?(?:key|token)|masked|hidden|censored|deadbeef|c0ffee|lorem|ipsum|must[-_ ]?be|at[-_ ]?least|very[-_ ]?(?:long|secret|secure)|kind[-_ ]?of/;
/** What stands for a value that something else puts in: templates, substitutions, stars, dots. */
const TEMPLATE =
  /^%[A-Za-z][\w.]{1,64}%$|\*\*\*|\.\.\.|…|\$\{[\w.:?+'"()-]{0,80}\}|\$\(|\{\{[^{}]{0,80}\}\}|%\(|<[A-Za-z%]|#\{/;

/** Runs of one unit that chance does not make; base64 of numbers is full of `A`, and numbers of `0`; Dropbox's old tokens hold ten. */
const RUN = 6;
const FILLER_RUN = 11;

/** Units that climb by one, as no chance makes them: `12345678`, `abcdefgh`. */
const CLIMB = 8;

/** Whether a value holds a run of one unit or a climb, or is mostly both: `xxxxxx`, `0123456789`, `aabbccdd`. */
function isRegular(value: string): boolean {
  let steps = 0;
  let run = 1;
  let climb = 1;
  let before = value.charCodeAt(0);
  for (let index = 1; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    const step = unit - before;
    before = unit;
    if (step !== 0 && step !== 1) {
      run = climb = 1;
      continue;
    }
    run = step === 0 ? run + 1 : 1;
    climb = step === 1 ? climb + 1 : 1;
    steps++;
    if (climb >= CLIMB || run >= (unit === 65 || unit === 48 ? FILLER_RUN : RUN)) return true;
  }
  return steps > 0.45 * (value.length - 1);
}

/** Longest group of units that is looked for as the repeated part of a placeholder. */
const GROUP_UNITS = 12;

/** Whether a value is one group of up to twelve units, repeated: `abcabcabc`, `deadbeefdeadbeef`. */
function isRepeated(value: string): boolean {
  const longest = Math.min(GROUP_UNITS, value.length >> 1);
  for (let period = 1; period <= longest; period++) {
    let index = period;
    while (index < value.length && value.charCodeAt(index) === value.charCodeAt(index - period)) index++;
    if (index === value.length) return true;
  }
  return false;
}

/** Whether a value is bytes that climb by one, in hexadecimal: `0102030405…`. */
function isCounted(value: string): boolean {
  if (value.length < 2 * CLIMB || !HEX.test(value)) return false;
  let climb = 1;
  for (let at = value.length % 2; at + 4 <= value.length; at += 2) {
    // The "0x" in front is no byte.
    climb = hexByteAt(value, at + 2) - hexByteAt(value, at) === 1 ? climb + 1 : 1;
    if (climb >= CLIMB) return true;
  }
  return false;
}

/** Units at both ends of a long value in which a placeholder is looked for. */
const ENDS_UNITS = 256;

/** The zeros that X's bearer tokens begin with, in base64, before what is drawn. */
const FILLED = /^A{20,24}(?=[A-Za-z0-9%]{60})/;

/**
 * Whether the body of a token (what follows its vendor prefix) is something that people write in the place of a
 * secret: a placeholder word, a run of `x`, an alphabet, a repeated group. The last answer is kept: one value is asked about
 * by every row that finds it, and a page repeats its values.
 */
export const isPlaceholder = latest((whole: string): boolean => {
  const body = whole.startsWith("AAAA") ? whole.replace(FILLED, "") : whole;
  const ends = body.length > 2 * ENDS_UNITS ? body.slice(0, ENDS_UNITS) + body.slice(-ENDS_UNITS) : body;
  if (
    isRegular(ends) ||
    isRepeated(ends) ||
    isCounted(ends) ||
    distinctIn(ends) < Math.min(10, ends.length / 6)
  )
    return true;
  return (
    isMashed(ends) || PLACEHOLDER.test(ends.toLowerCase()) || (TEMPLATE.test(ends) && !isSignDense(ends))
  );
});

/** Letters of a value that are counted, how many of ten the home row has when a hand fell on it, and how many beyond `f`. */
const MASHED_LETTERS = 6;
const MASHED = 8.5;
const MASHED_BEYOND = 4;

/** The letters of the home row. */
const HOME_ROW = "asdfghjkl";

/** Steps between three counts in one number: that of letters, of those on the home row, of those among them beyond `f`. */
const COUNT = 1 << 10;

/** What a unit adds to the counts of {@link isMashed}: of a drawn value no branch on its letters can be foreseen. */
const mashedCounts = lazy(() =>
  Int32Array.from({ length: 128 }, (_, unit) => {
    const letter = unit | 32;
    if (!isLower(letter)) return 0;
    if (!HOME_ROW.includes(String.fromCharCode(letter))) return 1;
    // Half of the letters of a number are on the home row, too.
    return letter > 102 ? COUNT * COUNT + COUNT + 1 : COUNT + 1;
  }),
);

/** Whether a value of fewer than {@link COUNT} units was typed by a hand that fell on the keyboard: `sdf0o9823sjdfsdf`. */
function isMashed(value: string): boolean {
  const table = mashedCounts();
  let counts = 0;
  for (let index = 0; index < value.length; index++) counts += table[value.charCodeAt(index)] ?? 0;
  const letters = counts % COUNT;
  const home = (counts >> 10) % COUNT;
  return letters >= MASHED_LETTERS && home * 10 >= MASHED * letters && counts >> 20 >= MASHED_BEYOND;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const HEX = /^(?:0x)?[0-9a-f]+$/i;

/** Words in front of a UUID, as programs mark a value of their own: `__acme_EMPTY_VALUE_3f2b…`, `acme:3f2b…`. */
const UUID_WORDS = /^(?:_{0,2}(?:[A-Za-z][A-Za-z0-9]{1,11}_){2,6}|[a-z][a-z0-9-]{1,24}:)/;

/** Whether a value is a UUID in its usual form, by itself or behind two words and more. */
export function isUuid(value: string): boolean {
  return UUID.test(value) || (value.length > 36 && UUID.test(value.replace(UUID_WORDS, "")));
}

/** Whether a value is a hexadecimal number. */
export function isHex(value: string): boolean {
  return HEX.test(value);
}

const UUID_INSIDE = /(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/;

/** Whether a value is a digest and words around it, as keys of caches are: `Linux-node-3f2b…`. */
export function isNamedDigest(value: string): boolean {
  const parts = value.replace(UUID_INSIDE, "0".repeat(32)).split("-");
  const words = parts.filter((part) => !/^[0-9a-f]{32,64}$/.test(part));
  return words.length < parts.length && words.every((word) => /^(?:[A-Za-z]+\d{0,4}|v?\d[\d.]*)$/.test(word));
}

/** Values that are public by design, or locators rather than secrets, whatever they are assigned to. */
const PUBLIC_START =
  /^(?:pk[._-]|sb_publishable_|phc_|age1|ssh-|ecdsa-|AAAA[BCE]3Nza|npub1|xpub|(?:[\w.-]{1,32}:)?\$(?:[\w-]{1,20}\$|md5,)|MFkwEwYHKoZIzj0C|MIIBIjANBgkqh|MIGfMA0GCSqGSIb3|MCowBQYDK2V|pbkdf2|encrypted:|(?:s?crypt|bcrypt\w{0,16}|argon2\w{0,2}|md5|sha\d{1,3})[$:]|md5[0-9a-f]{32}$|SCRAM-SHA-|\{S{0,2}SHA|arn:|projects\/|urn:|[Ss][Hh][Aa]\d{1,3}[-:=]|Ag[A-D][A-Za-z0-9+/]{300})/;
const LOCATOR =
  /^(?:[a-z][a-z0-9+.-]{1,12}:\/\/|\/(?:home|root|etc|usr|var|opt|tmp|run|srv|mnt|proc|Users|Library)\/|(?:\.{1,2}|~|[A-Za-z]:)[/\\]|\\|v?\d{1,5}\.\d{1,5}(?:[.+~-]|$)|\d{4}-\d\d-\d\d[T_ ]|(?:[0-9A-Fa-f]{2}:){4}|[\w:]{0,40}::|@(?:localhost|[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|[\w-]{1,63}(?=:\d))(?::\d{1,5})?(?:[/?]|$))/;
const PUBLIC_ID =
  /^(?:[a-z]{4,12}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|0x[0-9a-fA-F]{40}|\*[0-9A-F]{40}|[0-9A-F]{40}|AC[0-9a-f]{32})$/;

/** A client of Google's, a host with its port, a file, an address of mail, a property that is named like a secret. */
const DOTTED =
  /\.apps\.googleusercontent\.com$|^[\w.-]{1,253}\.[a-z]{2,24}:\d{1,5}$|^[\w-]{1,64}(?:\/[\w.-]{1,128}){1,16}\.[a-z]{2,5}$|^[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,63}$|^[A-Za-z_]\w{0,40}\.[A-Z]\w{0,40}(?:Key|Token|Secret|Password|Credentials?)$/;

/** What a locator and what is {@link DOTTED} have at least one of. */
const SIGN_OF_PLACE = /[:/\\.@~-]/;

/** Keys whose format carries a checksum: the wallet's proofs find the real ones, and the others open nothing. */
const PROVABLE =
  /^(?:[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}|[a-z]prv[1-9A-HJ-NP-Za-km-z]{107}|edsk[1-9A-HJ-NP-Za-km-z]{50}|6P[1-9A-HJ-NP-Za-km-z]{56}|S[A-Z2-7]{55}|[1-9A-HJ-NP-Za-km-z]{86,88}|(?:nsec|suiprivkey)1[ac-hj-np-z02-9]{58,70}|AGE-SECRET-KEY-1[0-9A-Z]{58})$/;

/** A point of P-256, 65 bytes that begin with 4 (SEC 1, 2.3.3), in base64: the public key of web push (RFC 8292, 3.2). */
const PUBLIC_POINT = /^B[A-P](?:[\w-]{85}|[A-Za-z0-9+/]{85}=)$/;

const PUBLIC = [PUBLIC_START, PUBLIC_ID, PUBLIC_POINT, PROVABLE];

/** Whether a value is public by design, or says where something is. */
export function isPublic(value: string): boolean {
  if (PUBLIC.some((shape) => shape.test(value))) return true;
  return SIGN_OF_PLACE.test(value) && (LOCATOR.test(value) || DOTTED.test(value));
}

/** What a value is made of: a bit for each of these that it holds. */
const LOWER = 1;
const UPPER = 2;
const DIGIT = 4;
const SIGN = 8;

/** The kind of each unit of ASCII: of a drawn value no branch on its kinds can be foreseen. */
const kindOf = lazy(() =>
  Uint8Array.from({ length: 128 }, (_, unit) =>
    isLower(unit) ? LOWER : isDigit(unit) ? DIGIT : isUpper(unit) ? UPPER : SIGN,
  ),
);

function kindsIn(value: string): number {
  const table = kindOf();
  let kinds = 0;
  for (let index = 0; index < value.length; index++) kinds |= table[value.charCodeAt(index)] ?? SIGN;
  return kinds;
}

/** How many units of a value are of one of these kinds. */
function countIn(value: string, kinds: number): number {
  const table = kindOf();
  let count = 0;
  for (let index = 0; index < value.length; index++)
    count += ((table[value.charCodeAt(index)] ?? SIGN) & kinds) === 0 ? 0 : 1;
  return count;
}

/** Whether a value is a piece of a program or a regular expression: blanks, ranges, what follows a closed bracket. */
const isExpression = (value: string): boolean =>
  /\s|\(\?|\.[*+]|[aA]-[zZ]|\[\^?[0-9a-zA-Z]-|[)\]}][,;.]/.test(value);

/** Different signs of which no word, path, template or expression has as many as a generated password. */
const SIGNS = 9;

/** The share of words that makes a list or a schema of what is full of signs. */
const WORDY = 0.9;

/** Whether a value is so full of signs, and of those that code seldom holds, that nobody wrote it as words or code. */
function isSignDense(value: string): boolean {
  if (!/[@#$%^~]/.test(value) || /^\$\{[\w.]{1,40}[(}]/.test(value)) return false;
  const signs = value.replace(/[A-Za-z0-9]/g, "");
  if (distinctIn(signs) < SIGNS || distinctIn(signs.replace(/[^@#$%^~]/g, "")) < 2) return false;
  return value.length >= signs.length + SIGNS && !isExpression(value) && wordShare(value) < WORDY;
}

/**
 * Whether a value of 16 units or more looks drawn at random: letters and digits that do not form words, with entropy;
 * neither a UUID nor a path nor public by design.
 */
export const looksRandom = latest((value: string): boolean => {
  if (!mayBeRandom(value)) return false;
  if (isSignDense(value)) return true;
  if (!(HEX.test(value) ? isDrawnHex(value) : hasTokenLooks(value))) return false;
  return !UUID.test(value) && !isPublic(value) && !isCode(value) && !isPlaceholder(value);
});

/** What no key holds, and every sentence of the languages that put no blank between their words: from the first to the last of each. */
export const CJK_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x3001, 0x9fff],
  [0xac00, 0xd7af],
  [0xff01, 0xff60],
];
const CJK = /[\u3001-\u9fff\uac00-\ud7af\uff01-\uff60]/;

/** What costs least of {@link looksRandom}: pages are full of values that are words or numbers. */
export function mayBeRandom(value: string): boolean {
  if (value.length < 16 || value.length > 4096 || CJK.test(value)) return false;
  const kinds = kindsIn(value);
  if (kinds & SIGN && isSignDense(value)) return true;
  const long = value.length >= 24;
  const isMixed = long && (kinds & LOWER) !== 0 && (kinds & UPPER) !== 0;
  if ((kinds & (LOWER | UPPER)) === 0 || !(kinds & DIGIT || isMixed)) return false;
  return wordShare(value) < (long ? 0.4 : 0.5) || HEX.test(value);
}

function isDrawnHex(value: string): boolean {
  return value.length >= 24 && /\d/.test(value) && /[a-f]/i.test(value) && entropy(value) > 2.6;
}

/** How often a value of 12 to 15 letters and digits goes from the one to the other; -1 for every other value. */
function changesIn(value: string): number {
  if (value.length < 12 || value.length > 15) return -1;
  let changes = 0;
  let wasDigit = isDigit(value.charCodeAt(0));
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index);
    const is = isDigit(unit);
    if (!is && !isLower(unit) && !isUpper(unit)) return -1;
    if (is !== wasDigit) changes++;
    wasDigit = is;
  }
  return changes;
}

/** No word, number or version changes so often. */
export const SHORT_CHANGES = 4;

/**
 * Whether a value of 12 to 15 letters and digits looks drawn at random: the two are mixed as no word, no number and no
 * version mixes them.
 */
export function looksShortRandom(value: string): boolean {
  if (changesIn(value) < SHORT_CHANGES || isPlaceholder(value)) return false;
  return !HEX.test(value) && wordShare(value) < 0.4 && !DUMMY.test(plain(value));
}

/** A member of a variable in code: `colorsObjs.cyan2`. */
const MEMBER = /^[a-z]{1,20}(?:[A-Z][a-z]{1,20}){0,4}(?:\.[a-z]{1,20}(?:[A-Z][a-z]{1,20}){0,4}\d{0,2}){1,4}$/;

/**
 * Whether blanks, brackets or character classes make a value an expression; a random value that holds brackets holds
 * much else besides.
 */
function isCode(value: string): boolean {
  if (
    /::|\\[dw]|\w\([^()]*\)|^\([^()]*\)|^\$[A-Za-z]\w*\[/.test(value) ||
    isExpression(value) ||
    MEMBER.test(value)
  )
    return true;
  if (!/[(){}[\];]/.test(value)) return false;
  if (/[-+*/?:&|]\([\w$]|\)\?[\w$]/.test(value) && /\)[-+*/?:&|)}\]]/.test(value)) return true;
  const signs = new Set(value.replace(/[A-Za-z0-9]/g, "")).size;
  // One bracket that nothing closes, among signs that code seldom holds.
  return signs < (/[@#^]/.test(value) && !/[)}\]]/.test(value) ? 4 : 6);
}

/** The part of {@link looksRandom} for values that are more than hexadecimal. */
function hasTokenLooks(value: string): boolean {
  if (entropy(value) <= (value.length >= 24 ? 3.4 : 3)) return false;
  if (countIn(value, DIGIT) > 0.8 * value.length) return false;
  if (/[/\\.]/.test(value) && isPathLike(value)) return false;
  return !isEncodedText(value) && !isIdentifier(value);
}

/** The printable text that a value is base64 of, if it is. */
export function encodedIn(value: string): string | undefined {
  // Every fourth unit of such base64 stands for the upper six bits of a printable byte: most keys fail here.
  if (!/^(?:[I-Za-fCD][\w+/-]{3}){3}/.test(value)) return undefined;
  const text = value.length % 4 === 0 || !value.endsWith("=") ? fromBase64(value) : undefined;
  return text !== undefined && /^[\x20-\x7e\s]+$/.test(text) ? text : undefined;
}

/** Whether a value is base64 of a text of words: what it hides is read as text, not as a key. */
function isEncodedText(value: string): boolean {
  const text = encodedIn(value);
  return text !== undefined && (/^\s*[{[<]/.test(text) || wordShare(text) > 0.5);
}

/** Whether three parts or more, between `_`, `-` and dots, each keep to one case: `NID_aes_256_cbc`. */
function isIdentifier(value: string): boolean {
  if (!/[._-]/.test(value)) return false;
  const parts = value.split(/[._-]+/);
  return (
    parts.length > 2 &&
    parts.every((part) =>
      /^(?:[a-z]*|[A-Z]*|[A-Z][a-z]*|[a-z]+[A-Z][a-z]+)\d*$|^\d+[a-z]*$|^[a-z]\d[a-z]$/.test(part),
    )
  );
}

/** Whether most parts between slashes, dots and backslashes read like words or numbers. */
function isPathLike(value: string): boolean {
  const parts = value.split(/[/\\.]+/).filter((part) => part.length > 0);
  const plain = parts.filter((part) => /^\d*$/.test(part) || wordShare(part) > 0.5);
  return parts.length > 2 && plain.length > parts.length / 2;
}

/**
 * A proof for vendors whose prefix is short: what follows the first `keep` units is drawn at random, no identifier like
 * `re_match_with_captures`.
 */
export function isDrawn(keep: number): (value: string) => boolean {
  return (value) => {
    const body = value.slice(keep);
    return /[A-Z0-9]/.test(body) && /[a-z0-9]/.test(body) && wordShare(body) < 0.5;
  };
}

/** Whether a value is drawn at random; a vendor prefix (`sk-`, `pa-`) may be a word. */
export function looksDrawn(value: string): boolean {
  const body = value.replace(/^[a-z]{2,4}[-_.]/, "");
  return isDrawn(0)(body) && !isPlaceholder(body);
}

/** Passwords that documentation, tests and demos use, after undoing the usual replacements of letters. */
const DUMMY =
  /pass|word|pwd|secret|admin|root|user|test|guest|demo|qwert|asdf|letme|welcome|hello|world|login|token|abc|123456|foo|bar|baz|hunter|swordfish|trustno|supersec|topsec|default|postgres|mysql|mongo|redis|rabbit|monkey|dragon|string|value|hash|config|none|null|undefined|true|false|some|here|this|that|correct|horse|_crypt|md5|sha(?:1|2|3|5)|bcrypt|argon|chang[_-]?e?m/;

/** The letters that digits and signs stand for. */
const LETTERS: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "1": "i",
  "!": "i",
  "3": "e",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The value with the digits and signs that stand for letters put back: `P@ssw0rd` reads `password`. */
export function plain(value: string): string {
  const lower = value.toLowerCase();
  let read = "";
  let done = 0;
  for (let at = 0; at < lower.length; at++) {
    const unit = lower.charCodeAt(at);
    if (unit > AT_SIGN) continue;
    const letter = LETTERS[lower.charAt(at)];
    if (letter === undefined) continue;
    read += lower.slice(done, at) + letter;
    done = at + 1;
  }
  return done === 0 ? lower : read + lower.slice(done);
}

/** The highest unit of {@link LETTERS}. */
const AT_SIGN = 64;

/**
 * Whether a value is a secret of somebody's own: drawn at random, a password that was chosen to be strong, or base64 of
 * one, as manifests hold it.
 */
export function looksChosen(value: string): boolean {
  return looksRandom(value) || isStrongPassword(value) || isStrongPassword(encodedIn(value)?.trimEnd() ?? "");
}

/** What costs least of {@link looksChosen}. */
export function mayBeChosen(value: string): boolean {
  return mayBeRandom(value) || mayBeStrong(value);
}

/** Whether capitals follow small letters three times or more, as in letters that were drawn. */
const changesCase = (value: string): boolean => (value.match(/[a-z][A-Z]/g)?.length ?? 0) > 2;

/** Units of the longest password that looks like one. */
export const STRONG_UNITS = 128;

function mayBeStrong(value: string): boolean {
  if (value.length < 8 || value.length > STRONG_UNITS) return false;
  const kinds = kindsIn(value);
  if (kinds === (LOWER | UPPER)) return value.length >= 12 && changesCase(value) && wordShare(value) < 0.3;
  return onesOf(kinds) >= 3 && wordShare(value) < (kinds & DIGIT ? 0.75 : 0.3);
}

/** Words and numbers of one case between `_`, `-` and dots, as methods have names: `scram-sha-256`. */
const NUMBERED_WORDS =
  /^(?:(?:[a-z]+\d{0,2}|\d+[a-z]?)(?:[._-]|$)){2,}$|^(?:(?:[A-Z]+\d{0,2}|\d+[A-Z]?)(?:[._-]|$)){2,}$/;

/**
 * Whether a value of 8 to 128 units is a password that somebody chose to be strong: three kinds of characters, no
 * blank, and none of the words that examples are made of.
 */
function isStrongPassword(value: string): boolean {
  if (!mayBeStrong(value) || /[\s<>`()[\]{};]/.test(value)) return false;
  if (countIn(value, LOWER | UPPER) < 3) return false;
  if (DUMMY.test(value.toLowerCase()) || DUMMY.test(plain(value))) return false;
  if (isPublic(value) || isPlaceholder(value) || UUID.test(value) || isEncodedText(value)) return false;
  if (NUMBERED_WORDS.test(value) && wordShare(value) > 0.5) return false;
  return !(/[/\\]/.test(value) && isPathLike(value));
}
