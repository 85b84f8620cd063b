/** The names that values are assigned to: where they begin and end, and which of them say that a value is no secret. */
import { lazy } from "../core/lazy.ts";
import { NAME_UNITS } from "../core/limits.ts";
import { unitsBefore } from "../core/text.ts";
import { isAlnum } from "./finders.ts";
import { ENDS, GOES_ON, isMark, spanScanner, unitTable } from "./spans.ts";

const partsEnd = spanScanner(lazy(() => unitTable((unit) => (isNamePart(unit) ? GOES_ON : ENDS), ENDS)));

/** The end of the name around `end`, -1 when it goes on for longer than names do. */
export function nameEnd(text: string, end: number): number {
  let stop = partsEnd(text, end, Math.min(text.length, end + NAME_UNITS + 1));
  if (stop - end > NAME_UNITS) return -1;
  while (stop > end && text.charCodeAt(stop - 1) === 46) stop--;
  return stop;
}

export const isBlank = (unit: number): boolean => unit === 32 || unit === 9;

export function isNamePart(unit: number): boolean {
  return isAlnum(unit) || unit === 95 || unit === 45 || unit === 46;
}

/** A hyphen makes one word of two: "HMAC-SHA256 secret". */
const isWordPart = (unit: number): boolean => isAlnum(unit) || unit === 45;

/** The name that ends at `end`, from before `at`, and the word in front of it. */
export function nameAround(text: string, at: number, end: number): string {
  let start = at;
  while (at - start < NAME_UNITS && (isNamePart(text.charCodeAt(start - 1)) || text[start - 1] === "\\"))
    start--;
  const blank = text.charCodeAt(start - 1);
  if (blank !== 32 && blank !== 9) return text.slice(start, end);
  let word = start - 1;
  while (start - word < 20 && isWordPart(text.charCodeAt(word - 1))) word--;
  return text.slice(word, end);
}

/** Names whose value is a digest, a locator, a counter, a public half: never a secret in itself. */
const HARMLESS_NAME =
  /hash(?!icorp)|digest|checksum|(?<!hmac[-_ ]?)sha_?\d|md5|fingerprint|fingerabdruck|thumbprint|integrity|etag|(?<!not.)commit|revision|public|publishable|pub_?key|author(?!i)|verif(?:y|ying|ication)[._ -]?keys?|csrf|xsrf|authenticity|requestverification|site[._ -]?keys?|(?<![a-z])storagekey|(?:page|version|next|client|cont|continuation|sync|cancel|cancellation|design|change|lock|request|action|starting|update|unit|resume|scroll|pagination|consistency)[._ -]?tokens?|(?:primary|natural|schema|sequence|bucket|foreign|partition|sort|cache|restore|object|resource|s3|row|range|route|host|sig|ssh|gpg|pgp|hex)[._ -]?keys?|data-key|clear_?key|pass(?:word|wd)?[._ -]?(?:fields?|columns?|selectors?|inputs?|labels?|elements?|locators?|placeholders?|hints?|regex|patterns?|policy|xpath|css)$|handler[._ -]?keys?|listener[._ -]?keys?|wrapped[._ -]?keys?|encrypted[._ -]?(?:keys?|tokens?|secrets?|passwords?)|(?:password|secret|token|key)[._ -]?encrypted|auth_?tag|(?<![a-z])file[._ -]?keys?|search[._ -]?only|algolia[._ -]?search|idempot|websocket|authenticatordata|webauthn|keyauthorization|signature|nonce|tokeniz|tokendata|address|mint|contract|authorit(?:y|ies)|symbol|keyword/;
/** What `token_…`, `keyId` and their kind end in when they name something about a secret. */
const ATTRIBUTES = new Set(
  "id ids name names type len length size count file path dir url uri arn ref expiry expires expiration ttl policy version endpoint prefix suffix format index usage limit scope scopes".split(
    " ",
  ),
);
const ATTRIBUTE = /(?:key|token|secret|auth|credential)s?[._-]?([a-z]{2,10})$/;

/** Whether the last of the words between a spoken name and its value says that the value is about it: "token check id". */
export function isAttribute(words: string): boolean {
  let end = words.length;
  while (words.length - end < 4 && isBlank(words.charCodeAt(end - 1))) end--;
  const last = unitsBefore(words, end, ATTRIBUTE_UNITS);
  return ATTRIBUTES.has(last.replace(/^.*[^A-Za-z]/s, "").toLowerCase());
}

/** The longest of {@link ATTRIBUTES}: of a longer word its end counts. */
const ATTRIBUTE_UNITS = 10;

/** Whether a name says that its value is no secret. */
export function isHarmless(name: string): boolean {
  const lower = name.toLowerCase();
  if (HARMLESS_NAME.test(lower) || /(?:^|[_ -])(?:id|(?:user)?name|event)$|alg$/.test(lower)) return true;
  if (/[a-z]I[dD]s?(?:Hex|String|Base64)?$/.test(name)) return true;
  return ATTRIBUTES.has(ATTRIBUTE.exec(lower)?.[1] ?? "");
}

/** Whether a keyword is written as words are, small, with a capital or in capitals: base64 mixes its letters. */
export function isWordCase(text: string, at: number, end: number): boolean {
  let small = 0;
  let capitals = 0;
  let isFirstCapital = false;
  for (let index = at; index < end; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 97 && unit <= 122) small++;
    else if (unit >= 65 && unit <= 90) {
      if (small + capitals === 0) isFirstCapital = true;
      capitals++;
    }
  }
  if (small === 0) return true;
  return capitals === 0 ? !isMark(text.charCodeAt(at - 1)) : capitals === 1 && isFirstCapital;
}
