/**
 * Finds values that are assigned to a name which says that they are secret: in code, configuration, command lines,
 * markup and sentences.
 */
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { wordsOf } from "../core/words.ts";
import { type Assigned, isNameOfCode } from "./code-names.ts";
import { isThisMachine, opensBeside, opensWithDigit } from "./context.ts";
import { isCalledDigest, isDigest, isPrintedDigest, namesNumber } from "./digests.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { isGiven } from "./given.ts";
import { isBlank, isHarmless, isWordCase, nameAround, nameEnd } from "./names.ts";
import { isAlgorithm, isCoined, looksComposed, looksDrawnPassword, looksTyped } from "./password.ts";
import { isCiphertext, isSealed, isSearchKey, opensHere } from "./places.ts";
import { SHORTEST_UNITS } from "./plain.ts";
import { isDense, valueBeforeName, valueOfChange } from "./prose-values.ts";
import { saidPassword } from "./said.ts";
import { inTable } from "./tables.ts";
import { isAbout, isOtherWord } from "./tongues.ts";
import {
  isHex,
  isNamedDigest,
  isPlaceholder,
  isUuid,
  looksChosen,
  looksRandom,
  looksShortRandom,
  mayBeChosen,
  mayBeRandom,
} from "./value.ts";
import { joinedValue, valueEnd } from "./value-end.ts";
import { valueStart } from "./value-start.ts";
import { isAbsent } from "./wallet/context.ts";

/** "private key hash: …", "sha256(private_key) = …", "arn:…:secret:…": what is derived from a secret or only names it. */
function isDerived(text: string, at: number, stop: number, start: number): boolean {
  return (
    /hash|digest|fingerprint|checksum|(?<!hmac[-_ ]?)\bsha-?\d|\bformat\b|\bfor example\b|\((?:[\w ]{0,24}[ _-])?(?:ids?|names?|public|hint|length|type)\)|\be\.g\.|^["'`]?\)[ \t]{0,3}[=-]>/i.test(
      text.slice(stop, start),
    ) ||
    /(?:hash|digest|sha-?\d{1,3}|keccak\d{0,3}|md5|owner|holder|signer)(?:\(| of | to )["'`]?[\w ]{0,20}$|checksum\/$|:\d{12}:$|\barn:[\w-]{0,12}:$|\bdid:$/i.test(
      unitsBefore(text, at, 32),
    )
  );
}

/** A pair in a list, which no name of a function stands before, up to the name in it. */
const PAIR_HEAD = /(?:^|[^\w$)\]])[([]\s{0,4}["'`]?[\w .-]{0,40}$/;
const PAIR_COMMA = /,[ \t]{0,4}["'`]$/;

/** UTF-16 units of the cases of a digest before a pair. */
const CASES_UNITS = 400;

/** Whether a pair holds what was hashed and its digest, as the known answers of tests do: `("password", "5f4d…")`. */
function isKnownAnswer(text: string, at: number, start: number, value: string): boolean {
  if (!PAIR_COMMA.test(unitsBefore(text, start, 6)) || !PAIR_HEAD.test(unitsBefore(text, at, 64)))
    return false;
  return isDigest(value) || /hash|digest|crypt/i.test(unitsBefore(text, at, CASES_UNITS));
}

/** Whether a number behind the name `from`..`stop` is called a digest, or the name is that of a secret which is not there. */
const isOtherNumber = (
  text: string,
  at: number,
  { from, stop, start }: { readonly from: number; readonly stop: number; readonly start: number },
): boolean =>
  isAbsent(text, from, stop) ||
  isAbsent(text, at, stop) ||
  isCalledDigest(unitsBefore(text, at, DIGEST_UNITS), text.slice(stop, start));

/** Units before a name in which a word for a digest may say what stands behind it: "the hash of the token". */
const DIGEST_UNITS = 32;

/**
 * The value that is assigned to the name around `at`..`end`, if the name does not rule it out. The name is read only when
 * the value is one that `mayBe` secret.
 */
function assigned(
  text: string,
  at: number,
  end: number,
  mayBe: (value: string) => boolean,
): Assigned | undefined {
  if (!isWordCase(text, at, end)) return undefined;
  const stop = nameEnd(text, end);
  const start = stop < 0 ? -1 : valueStart(text, at, stop);
  const close = start < 0 ? -1 : valueEnd(text, start);
  if (close - start < SHORTEST_UNITS) return undefined;
  const { value, end: last } = joinedValue(text, start, close) ?? {
    value: text.slice(start, close),
    end: close,
  };
  if (!mayBe(value)) return undefined;
  const name = nameAround(text, at, stop);
  if (isHarmless(name) || looksRandom(name) || isDerived(text, at, stop, start)) return undefined;
  if (isHex(value) && isOtherNumber(text, at, { from: stop - name.length, stop, start })) return undefined;
  if (isSealed(text, start, last) || isCiphertext(text, at) || isSearchKey(text, start, last, name))
    return undefined;
  if (isKnownAnswer(text, at, start, value) || isPrintedDigest(text, start, last)) return undefined;
  return { span: { start, end: last }, value, name };
}

/** Whether a plain "token" is a coin: its value has the form of a Solana address, and nothing says that it gives access. */
function isCoin({ name, value }: Assigned): boolean {
  return (
    /^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(value) &&
    /token$/i.test(name) &&
    !/api|access|auth|bot|bearer|secret|refresh|session/i.test(name)
  );
}

/** Words that make a key a secret when they stand before it: "my key", "api key", "using acme key". */
const KEY_KINDS = new Set(
  "api access secret private auth master license licence encryption signing my our your the this using".split(
    " ",
  ),
);

/** UTF-16 units before a key in which a heading may say that credentials follow. */
const HEADING_UNITS = 80;

/** Whether a key at `at` is some secret's: a part of a longer name, behind one of {@link KEY_KINDS}, below "credentials". */
function isKindOfKey(text: string, at: number): boolean {
  if (/\bcred(?:ential)?s\b/i.test(unitsBefore(text, at, HEADING_UNITS))) return true;
  const before = at > 0 ? text.charCodeAt(at - 1) : 32;
  if (before === 95 || before === 45) return isAlnum(text.charCodeAt(at - 2));
  if (!isBlank(before)) return isAlnum(before);
  let word = at - 1;
  while (at - word < 12 && isWordUnit(text.charCodeAt(word - 1))) word--;
  if (KEY_KINDS.has(text.slice(word, at - 1).toLowerCase())) return true;
  return /\b(?:using|my|our|your)[ \t]$/i.test(unitsBefore(text, word, 8));
}

const isWordUnit = (unit: number): boolean => isAlnum(unit) || unit === 95;

/** Names that make even a UUID a secret: `SNYK_TOKEN`, `api_key`, `client-secret`. */
const STRONG_NAME =
  /(?:api|access|auth|secret|private|service|deploy|using)[._ -]?(?:key|token)$|(?:token|secret|authorization|密[钥鑰匙]|秘钥|令牌|シークレット|トークン|시크릿|토큰|окен|екрет)$|_key$/i;

const isKey = (text: string, at: number, end: number): boolean => end - at === 3 && text.charCodeAt(at) < 128;

/** Whether the word at `at` is a bare `key`, which may be any key: its value is a secret only if it is no number. */
function isAnyKey(text: string, at: number, end: number): boolean {
  return isKey(text, at, end) && !isKindOfKey(text, at);
}

/**
 * Whether a key or token holds one or two signs that none is made of: a typing error, an expression, an address. Base64's
 * own signs may be percent-encoded (RFC 3986 2.1).
 */
function isOddlySigned({ name, value }: Assigned): boolean {
  if (!/key|token/i.test(name) || /secret/i.test(name)) return false;
  const odd = /[^\w.+/=~:!-]/.test(value) ? value.replace(/%(?:2[BF]|3D)|[\w.+/=~:!-]/gi, "") : "";
  return odd !== "" && new Set(odd).size < 4;
}

const mayBeKey = (value: string): boolean => mayBeRandom(value) || isUuid(value) || looksShortRandom(value);

/** Longer words that begin with "key" and open nothing: `virtualKeyboardPolicy`, `keyframes`. */
const KEY_INSIDE = /key(?:board|frame|stroke|press|down|pad|note|hole|stone)/iy;

/** Words for a key in other languages, which may be any key: in Cyrillic without the letter that may be a capital. */
export const OTHER_KEYS = wordsOf(
  "schlüssel clé chave chiave klucz klíč nyckel sleutel anahtar kunci khóa люч κλειδί مفتاح कुंजी คีย์ 인증키 서명키",
);

const isOtherKey = (word: string): boolean => OTHER_KEYS.includes(word.toLowerCase());

/** What makes some secret's of a key, and what makes none: a public half, a key of a cache, of a table, of a dictionary. */
const OPENING =
  /api|app|bot|acc[eè]s|token|secret|webhook|доступ|секр|подпис|geheim|zugriff|segret|gizli|rahasia|서명|인증/i;
const OPENS_NOTHING =
  /публичн|открыт|к[эе]ш|х[эе]ш|идемпот|словар|реестр|первичн|öffentlich|publi[ck]|públic|pubblic|публ|primär|prim[aá]ri|primaire|extranjera|estrangeira|[ck]ache|index|公開|公[钥鑰]|[缓緩]存|主[键鍵キ]|キャッシュ|ハッシュ|主キー|공개|캐시|해시|冪等|幂等/i;

/** Units around a word for a secret in another language in which it may be said of what kind it is. */
const KIND_UNITS = 24;

/** Whether a word for a secret in another language at `at`..`end` is a part of another word, or a value behind it opens nothing. */
function isNoSecret(text: string, at: number, end: number, value: string): boolean {
  const word = text.slice(at, end);
  const isOther = isOtherKey(word);
  if (!isOther && !isForeign(text, at, end)) return false;
  if (/^[а-я]/.test(word) && !/(?:^|[^а-яё])[а-яё]$/i.test(unitsBefore(text, at, 2))) return true;
  const around = unitsBefore(text, at, KIND_UNITS) + text.slice(end, end + KIND_UNITS).replace(value, "");
  return OPENS_NOTHING.test(around) || (isOther && isNumbered(value) && !OPENING.test(around));
}

/** A random value that is assigned to a name like `api_key`, `TOKEN`, `client-secret`. */
export function findAssignedSecret(text: string, at: number, end: number): Span | undefined {
  if (isKey(text, at, end) && matchAt(KEY_INSIDE, text, at) >= 0) return undefined;
  return (
    secretBehind(text, at, end) ??
    valueBeforeName(text, at, (value) => isDense(value) && looksRandom(value)) ??
    inTable(text, at, (value) => looksRandom(value) && !(isNumbered(value) && isAnyKey(text, at, end)))
  );
}

/** A key of a table that stands in somebody's namespace: `sq0ids-…:customer-email`. */
const NAMESPACED = /^[\w-]{1,64}:[a-z]{3,20}(?:[-_][a-z]{2,20}){0,4}$/;

/** Whether a value is a number or a digest with its name, as the keys of caches and of tables are. */
const isNumbered = (value: string): boolean => isHex(value) || isNamedDigest(value);

/** Whether the name at `at` is an attribute of markup that says which secret is meant: `<encryption secret="…">`. */
const isReference = (text: string, at: number): boolean =>
  /<[a-z][\w:-]{0,32} $/.test(unitsBefore(text, at, 36));

/** Keys that find a row, an item or a message by its id, and open nothing. */
const FINDING_KEY =
  /(?<![a-z])(?:secondary|tertiary|compound|surrogate|alternate|candidate|unique|(?:shard|cluster|group|order)(?:ing)?|distribution|lookup|join|parent|child|record|item|entity|node|edge|table|column|doc(?:ument)?|[gl]si\d?|correlation|dedup(?:lication)?|message)_key$/i;

/** Whether a UUID is the secret that its name says, and no example, no attribute and no number of something else. */
const isNamedUuid = ({ name, value, span }: Assigned, text: string, at: number, end: number): boolean =>
  STRONG_NAME.test(name) &&
  !FINDING_KEY.test(name) &&
  !isPlaceholder(value) &&
  !isReference(text, at) &&
  !namesNumber(text.slice(end, span.start));

function secretBehind(text: string, at: number, end: number): Span | undefined {
  const found = assigned(text, at, end, mayBeKey);
  if (!found || isOddlySigned(found) || isNameOfCode(found, text)) return undefined;
  const { name, value, span } = found;
  if (isNoSecret(text, at, end, value) || opensHere(text, span, isThisMachine)) return undefined;
  if (isUuid(value)) return isNamedUuid(found, text, at, end) ? span : undefined;
  if ((isNumbered(value) || NAMESPACED.test(value)) && isAnyKey(text, at, end)) return undefined;
  if (STRONG_NAME.test(name) && looksShortRandom(value)) return span;
  return looksRandom(value) && !isCoin(found) ? span : undefined;
}

/** Longer words that begin with "pass": `passed`, `passenger`, `passWriteIndex`. */
const PASS_INSIDE = /pass(?!w(?:or|[d0])|phrase|code|key|ord)[a-z]/iy;

/** A name that ends in a word for a password, and goes on to nothing that is about it. */
const MEANS_PASSWORD =
  /(?:pass(?:w(?:or)?d|wort|code|phrase)?|pwd|\bpw|bindpw|psk|[^\0-\x7f]\P{L}{0,2}|sandi|passe|wachtwoord|kennwort|senha|heslo|parola|salasana|adgangskode|identified by)(?:s|nya|mu|ku)?[_-]?\d{0,2}$/iu;

/** Whether a keyword is a word for a password that English does not know: what stands behind it is its ending. */
const isForeign = (text: string, at: number, end: number): boolean => /[^\0-\x7f]/.test(text.slice(at, end));

/** Units before a statement's "identified by" in which the statement begins. */
const STATEMENT_UNITS = 96;

const mayBePassword = (value: string): boolean =>
  mayBeChosen(value) || looksDrawnPassword(value) || looksTyped(value) || opensWithDigit(value, "");

/** Whether the short name at `at` is letters of a longer word; LDAP's `bindpw` is none. */
function isPartOfWord(text: string, at: number, end: number): boolean {
  if (end - at > 3 || !/^(?:p(?:w|sk)|mdp)$/i.test(text.slice(at, end))) return false;
  if (isAlnum(text.charCodeAt(end))) return true;
  return isAlnum(text.charCodeAt(at - 1)) && !/bind$/i.test(unitsBefore(text, at, 4));
}

/** What makes of "identified by" the password of an account rather than a phrase: a statement of SQL, a quote behind it. */
const STATEMENT = /\b(?:create|alter|grant|set)\b/i;
const IDENTIFIED = /identified by/iy;
const QUOTED = /[ \t]{1,4}(?:values?[ \t]{1,4})?["'`]/y;

/** Whether the keyword at `at` is "identified by" in a sentence: "the token identified by 00T…". */
function isPhrase(text: string, at: number, end: number): boolean {
  if (matchAt(IDENTIFIED, text, at) < 0 || matchAt(QUOTED, text, end) >= 0) return false;
  return !STATEMENT.test(unitsBefore(text, at, STATEMENT_UNITS));
}

/** Whether a value is the path of a test that passed: `--- PASS: TestServer/Upgrade_2 (0.00s)`. */
const isTestResult = ({ name, value, span }: Assigned, text: string): boolean =>
  /\bpass$/i.test(name) && value.includes("/") && /pass:[ \t]$/i.test(unitsBefore(text, span.start, 6));

/** Units behind a word for a password in which a sentence may go on to what is about one: "is the password manager". */
const GOES_ON_UNITS = 20;

/** Whether a value is a password where a sentence says so before its word, which ends at `end`. */
const isTold =
  (text: string, end: number) =>
  (value: string): boolean =>
    (isDense(value) && looksChosen(value)) ||
    (isCoined(value) && !isAbout(text.slice(end, end + GOES_ON_UNITS)));

/** Whether words of Chinese, Japanese or Korean stand before a value: "密码是用SHA-256加密的". */
const isWordsFirst = (value: string): boolean =>
  /^[\u3001-\u9fff\uac00-\ud7af]/.test(value) && /[!-~]/.test(value);

/** What a password ends in where a setting or a command gives it, and a sentence otherwise. */
const EXCLAIMED = /!{1,3}(?=\s|$)/y;

/** A value behind an operator, with the exclamation marks that it ends in. */
function exclaimed(text: string, span: Span): Span {
  const end = /[=:][ \t]?$/.test(unitsBefore(text, span.start, 2)) ? matchAt(EXCLAIMED, text, span.end) : -1;
  return end < 0 ? span : { start: span.start, end };
}

/** A password that is assigned to a name like `password`, `DB_PASS`, `密码`. */
export function findAssignedPassword(text: string, at: number, end: number): Span | undefined {
  if (matchAt(PASS_INSIDE, text, at) >= 0 || isPartOfWord(text, at, end) || isPhrase(text, at, end))
    return undefined;
  if (isOtherWord(text, at)) return undefined;
  const found = assigned(text, at, end, mayBePassword);
  if (!found)
    return (
      valueBeforeName(text, at, isTold(text, end)) ??
      valueOfChange(text, at, nameEnd(text, end), looksChosen) ??
      saidPassword(text, at, end) ??
      inTable(text, at, (value) => looksChosen(value) || (looksComposed(value) && looksTyped(value)))
    );
  const { value, name } = found;
  const span = exclaimed(text, found.span);
  if (isWordsFirst(value)) return saidPassword(text, at, end);
  if (isAlgorithm(value) || isNameOfCode(found, text) || isTestResult(found, text)) return undefined;
  if (looksChosen(value) || looksDrawnPassword(value)) return span;
  const isNamed = MEANS_PASSWORD.test(name) || isForeign(text, at, end);
  const isTyped = isNamed && (looksTyped(value) || opensBeside(text, found.span));
  return isTyped && isGiven(text, { at, stop: nameEnd(text, end), span })
    ? span
    : saidPassword(text, at, end);
}
