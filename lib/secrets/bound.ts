/** Finds values that a vendor's name in the same clause gives away, before or behind them. */
import { lazy } from "../core/lazy.ts";
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { DIGEST_WORDS, isPrintedDigest, namesNumber } from "./digests.ts";
import { isAlnum, matchAt } from "./finders.ts";
import { ASKS, ENDS, GOES_ON, isMark, runAhead, unitTable } from "./spans.ts";
import { isHex, isPlaceholder, isUuid, looksDrawn } from "./value.ts";

/** Words that say that a value is a credential, in a vendor's clause. */
const CREDENTIAL =
  /key|token|secret|pass|pat\b|pat[_-]|_pat|credential|\bcreds\b|auth|bearer|log ?in\b|密钥|令牌|密码|口令|凭证|私钥|キー|トークン|키|토큰|ключ|токен|schl[uü]ssel|cl[eé]\b|clave|chave|chiave|klucz|jeton|anahtar|秘钥|密匙|鍵|シークレット|시크릿|секрет|kl[ií][čc]|nyckel|n[øo]kkel|nøgle|avain|sleutel|khóa|bí mật|kunci|cheie|κλειδί|kulcs|مفتاح|رمز|कुंजी|टोकन|คีย์|โทเค็น/i;
const HARMLESS_CLAUSE = new RegExp(
  `sha\\d{0,3}\\b|\\bhash|etag|image|public|\\bid\\b|uuid|version|trace|request|${DIGEST_WORDS}`,
  "iu",
);

/** Tokens that are counted, and open nothing. */
const COUNTED =
  /token[ _-]?(?:s\b|count|usage|limit|budget|consumption|用量|数|消耗|限制|计费|使用量|上限)|トークン(?:数|使用量|上限)|토큰[ ]?(?:수|사용량)/giu;

/** How far a value may stand from the vendor's name, in UTF-16 units; trufflehog allows 40. */
export const CLAUSE_UNITS = 100;

/** Shortest value that a vendor's name alone gives away (Bybit's keys). */
export const BOUND_UNITS = 18;

/** Whether a run of {@link BOUND_UNITS} token units begins in `from`..`to`, looking at every 18th unit first. */
function hasRun(text: string, from: number, to: number): boolean {
  for (let probe = from + BOUND_UNITS - 1; probe < to + BOUND_UNITS; probe += BOUND_UNITS) {
    let start = probe;
    while (start >= from && isTokenUnit(text.charCodeAt(start))) start--;
    if (start === probe) continue;
    let end = probe + 1;
    while (end - start <= BOUND_UNITS && isTokenUnit(text.charCodeAt(end))) end++;
    if (end - start > BOUND_UNITS) return true;
  }
  return false;
}

/** Whether a unit stands in keys of any vendor: letters, digits, `+`, `/`, `-`, `.`, `_`. */
function isTokenUnit(unit: number): boolean {
  return isAlnum(unit) || unit === 95 || (unit >= 43 && unit <= 47 && unit !== 44);
}

/** The value of the form `shape` (global, with boundaries) that is bound to the vendor's name at `at`..`end`. */
export function findBound(text: string, at: number, end: number, shape: RegExp): Span | undefined {
  return boundAfter(text, at, end, shape) ?? boundBefore(text, at, end, shape);
}

/** Whether a value is a key by its looks: an id that is no placeholder, or drawn at random. */
function isKeyLike(value: string): boolean {
  return isUuid(value) ? !isPlaceholder(value) : looksDrawn(value);
}

/** What stands between a vendor's name and a value that needs no other word: "Voyage: pa-…", `voyage("pa-…`. */
const BARE_OPERATOR = /^(?:["'`*]{0,3}[ \t]?[:：=][ \t"'`*]{0,4}|\(?["'`])$/;

/** What points at a value in a talk about credentials: "the mistral one is …", "use this one for mistral: …". */
const POINTER = /\b(?:one|this)(?: for [\w.-]{2,20})?(?: is)?[ \t]?[:=]?[ \t]{0,2}["'`]?$/i;

/** How many digits digests have: a number of another length that has a vendor's form is no digest. */
const DIGESTS = new Set([32, 40, 56, 64, 96, 128]);

/** Whether a clause says that `value` is a credential; a number or an id needs a word for it. */
function isCredential(name: string, between: string, value: string): boolean {
  if (isAnyNumber(value)) {
    if (namesNumber(between)) return false;
    if (CREDENTIAL.test(between.replace(COUNTED, " "))) return true;
  } else if (CREDENTIAL.test(between + value.slice(0, 4))) return true;
  if (CREDENTIAL.test(name)) return true;
  if (POINTER.test(name + between)) return true;
  return BARE_OPERATOR.test(between) && !isAnyNumber(value);
}

/** Whether a value has the form of a digest or an id, which only a word for it makes a credential. */
const isAnyNumber = (value: string): boolean => (isHex(value) && DIGESTS.has(value.length)) || isUuid(value);

/** Whether a run of what keys are made of stands ahead; a key of small letters alone is a word. */
const mayFollow = runAhead(
  lazy(() => unitTable((unit) => (isMark(unit) ? ASKS : isTokenUnit(unit) ? GOES_ON : ENDS), ENDS)),
  BOUND_UNITS,
);

/** Whether a word behind a value says that it is a credential: "why is VALUE rejected? I copied the token". */
const isCalledBehind = (behind: string, value: string): boolean =>
  !isAnyNumber(value) && CREDENTIAL.test(behind) && !HARMLESS_CLAUSE.test(behind);

/** Whether a line of words stands between a vendor's name and a value, or an operator whose own name is missing. */
function isElsewhere(between: string): boolean {
  const [, ...lines] = between.split("\n");
  return lines.slice(0, -1).some((line) => /[\p{L}\d]/u.test(line)) || /^[ \t]*[=:]/.test(lines.at(-1) ?? "");
}

function boundAfter(text: string, at: number, end: number, shape: RegExp): Span | undefined {
  if (!mayFollow(text, end, end + CLAUSE_UNITS + 1)) return undefined;
  const clause = text.slice(end, end + CLAUSE_UNITS + 96);
  shape.lastIndex = 0;
  const found = shape.exec(clause);
  if (!found || found.index > CLAUSE_UNITS) return undefined;
  const between = clause.slice(0, found.index);
  const before = text.slice(Math.max(0, at - 32), end);
  const name = before.slice(before.lastIndexOf("\n") + 1);
  const behind = clause.slice(found.index + found[0].length).split("\n", 1)[0] ?? "";
  if (!isCredential(name, between, found[0]) && !isCalledBehind(behind, found[0])) return undefined;
  if (HARMLESS_CLAUSE.test(between) || isElsewhere(between) || !isKeyLike(found[0])) return undefined;
  const start = end + found.index;
  const stop = start + found[0].length;
  return isPrintedDigest(text, start, stop) ? undefined : { start, end: stop };
}

/** What calls the vendor's name that of a credential: "mistral key", "okta api token". */
const CALLED =
  /[a-z]{0,8}[ _-]?(?:(?:api|app|access|secret|auth|admin)[ _-]?){0,2}(?:key|token|secret|密钥|令牌)/iy;

/** What leads from a value to whose it is: "VALUE is my mistral key", "VALUE? thats the okta token", "VALUE <- …". */
const LEADS =
  /^["'`]?[ \t,.?!)(:—–-]{0,4}(?:<-{1,2}|←|=)?[ \t]?(?:(?:is|was|it'?s|that'?s|that is|this is|as|是)[ \t]?)?(?:(?:for|my|our|the|your|a|an|new)[ \t]|我的){0,3}$/i;

/** UTF-16 units between a value and the vendor's name behind it, and the longest value that is looked for there. */
export const LEAD_UNITS = 32;
const LED_UNITS = 128;

/** A value on a line of its own, and below it what it is: "VALUE\n\nthat's my mistral key". */
const onOneLine = (text: string): string =>
  text.replace(/\r?\n\s{0,4}(?=(?:that|this|it)['a-z ]{0,16}$)/i, (found) => " ".repeat(found.length));

/** What says that the vendor's name behind a value is what it is for: "VALUE (that is for mistral)". */
const FOR = /\bfor[ \t](?:(?:my|our|the|your)[ \t])?$/i;

/** A value that is piped into the vendor's program: `echo VALUE | acme login`. */
const PIPED = /^["'`]?[ \t]{0,4}\|[ \t]{0,4}(?:[\w./-]{1,32}[ \t]{1,4}){0,4}$/;

/** The value that stands before its name: "VALUE is my mistral key". */
function boundBefore(text: string, at: number, end: number, shape: RegExp): Span | undefined {
  if (!hasRun(text, at - LEAD_UNITS - BOUND_UNITS, at - BOUND_UNITS)) return undefined;
  const isCalled = matchAt(CALLED, text, end) >= 0;
  const isMeant = isCalled || FOR.test(unitsBefore(text, at, 12));
  if (!isMeant && !isPipe(text, at)) return undefined;
  const from = Math.max(0, at - LEAD_UNITS - LED_UNITS);
  const line = onOneLine(text.slice(from, at));
  shape.lastIndex = line.lastIndexOf("\n") + 1;
  let last: RegExpExecArray | undefined;
  for (let found = shape.exec(line); found; found = shape.exec(line)) last = found;
  if (!last || (last.index === 0 && from > 0) || !isKeyLike(last[0])) return undefined;
  if (!isCalled && isAnyNumber(last[0])) return undefined;
  const stop = last.index + last[0].length;
  if (isPrintedDigest(text, from + last.index, from + stop)) return undefined;
  const lead = line.slice(stop);
  return (isMeant && LEADS.test(lead)) || (PIPED.test(lead) && !/^[ \t]*\|/.test(line))
    ? { start: from + last.index, end: from + stop }
    : undefined;
}

/** Whether a pipe leads to the program at `at`. */
const isPipe = (text: string, at: number): boolean => unitsBefore(text, at, LEAD_UNITS).includes("|");
