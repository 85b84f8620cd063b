/** Personal data in a text: e-mail addresses, telephone numbers, bank accounts, cards, network addresses. */
import type { Finding } from "../core/verdict.ts";
import { phonesIn } from "./phones.ts";

/** What can be found. */
export type PiiKind = "email" | "phone" | "iban" | "card" | "ip";

/** What is looked for, and what is spared. */
export type PiiOptions = {
  readonly kinds: readonly PiiKind[];
  /** The region of national telephone numbers (ISO 3166, "DE"); without one they need a word such as "Tel" before them. */
  readonly region?: string;
  /** Domains, with all below them, whose addresses stay. */
  readonly ownDomains?: readonly string[];
  /** Values that stay, as they are written. */
  readonly allowed?: readonly string[];
};

const FINDERS: Readonly<Record<PiiKind, (text: string, options: PiiOptions) => Iterable<Found>>> = {
  email: emailsIn,
  phone: (text, { region }) => phonesIn(text, region),
  iban: ibansIn,
  card: cardsIn,
  ip: ipsIn,
};

type Found = { readonly start: number; readonly end: number };

/** True for a text in which nothing of these kinds can be. */
export function hasNoPii(text: string, kinds: readonly PiiKind[]): boolean {
  return (
    !(kinds.includes("email") && text.includes("@")) &&
    !/\d[\d\s().:/-]{4,}\d|[A-Z]{2}\d{2}|:[\da-f]{0,4}:/i.test(text)
  );
}

/** Everything of `options.kinds` in `text`, in order, without overlaps. `rule` is the kind. */
export function findPii(text: string, options: PiiOptions): Finding[] {
  const found = options.kinds.flatMap((kind) =>
    [...FINDERS[kind](text, options)].map(({ start, end }): Finding => ({ rule: kind, start, end })),
  );
  const spared = new Set((options.allowed ?? []).map((value) => value.toLowerCase()));
  const sorted = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Finding[] = [];
  for (const one of sorted) {
    const clear = one.start >= (kept.at(-1)?.end ?? 0);
    if (clear && !spared.has(text.slice(one.start, one.end).toLowerCase())) kept.push(one);
  }
  return kept;
}

// E-mail. Source: RFC 5322 for the local part without quotes, RFC 6531 for letters of all scripts.

const EMAIL =
  /(?<![\p{L}\p{N}._%+&/=-])[\p{L}\p{N}_][\p{L}\p{N}._%+&'=-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/gu;

/** Domains that reach nobody. Source: RFC 2606 and RFC 6761. */
const NOWHERE =
  /(?:^|\.)(?:example\.[a-z]{2,}(?:\.[a-z]{2})?|example|test|invalid|localhost|local|localdomain|internal|home\.arpa|users\.noreply\.github\.com|noreply\.github\.com|users\.noreply\.gitlab\.com)$/i;

/** Senders that read no answer. */
const NOBODY = /^(?:no-?reply|do-?not-?reply|donotreply|bounces?|mailer-daemon|git|hg|svn)(?:[+._-].*)?$/i;

/** Endings of files and of systemd's units: `logo@2x.png`, `getty@tty1.service`. */
const FILES =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|css|s[ac]ss|less|[cm]?[jt]sx?|json|ya?ml|toml|html?|xml|md|txt|py|rb|rs|go|java|php|sh|service|socket|timer|target|mount|slice|scope|path|device|swap|conf|cfg|log|lock|zip|gz|tgz|woff2?|ttf|otf|mp[34]|wav|pdf|map|whl|jar|deb|rpm)$/i;

/** A line whose addresses are logins: programs of ssh, and public keys with their comment. */
const LOGINS =
  /(?:^|[\s;&|("'`$])(?:ssh|scp|sftp|rsync|mosh|sshfs|autossh|ssh-copy-id|ssh-keygen|ssh-add|rclone|ansible|lftp)\s[^\n]*$|\b(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S+|sk-\S+@openssh\.com)\s+AAAA\S*\s*$/;

function* emailsIn(text: string, { ownDomains = [] }: PiiOptions): Generator<Found> {
  for (const match of text.matchAll(EMAIL)) {
    const [address] = match;
    const at = address.lastIndexOf("@");
    const domain = address.slice(at + 1).toLowerCase();
    const start = match.index;
    const end = start + address.length;
    if (
      NOWHERE.test(domain) ||
      NOBODY.test(address.slice(0, at)) ||
      FILES.test(domain) ||
      isOwn(domain, ownDomains)
    )
      continue;
    if (!isLogin(text, start, end)) yield { start, end };
  }
}

function isOwn(domain: string, own: readonly string[]): boolean {
  return own.some((one) => domain === one.toLowerCase() || domain.endsWith(`.${one.toLowerCase()}`));
}

/** `user@host` of ssh, of a git remote (`host:path`) and of a URL (`scheme://user:secret@host`) is no mail address. */
function isLogin(text: string, start: number, end: number): boolean {
  if (/^:(?![\s\d]|\/\/)\S|^:\d+\/|^:[~/]/.test(text.slice(end, end + 4))) return true;
  const line = text.slice(Math.max(text.lastIndexOf("\n", start - 1) + 1, start - 400), start);
  return /:\/\/[^\s@/]{0,200}$/.test(line) || LOGINS.test(line);
}

// IBAN. Source: ISO 13616, lengths of the registry; the checksum is ISO 7064 MOD 97-10.

const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
    .split(" ")
    .map((row) => [row.slice(0, 2), Number(row.slice(2))]),
);

/** What follows is looked at and not taken: behind a blank another number may begin. */
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?=((?:[ -]?[A-Z0-9]){11,30}))/g;

function* ibansIn(text: string): Generator<Found> {
  for (const { 0: begin, 1: rest = "", index } of text.matchAll(IBAN)) {
    const length = IBAN_LENGTHS[begin.slice(0, 2)];
    const end = length === undefined ? undefined : endAfter(begin + rest, length);
    if (end === undefined || /[A-Za-z0-9]/.test(text[index + end] ?? "")) continue;
    if (isMod97(text.slice(index, index + end).replace(/[ -]/g, "")))
      yield { start: index, end: index + end };
  }
}

/** Where the first `count` letters and digits of `text` end. */
function endAfter(text: string, count: number): number | undefined {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (/[A-Z0-9]/.test(text[at] ?? "")) seen++;
    if (seen === count) return at + 1;
  }
  return undefined;
}

function isMod97(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

// Cards. Source: ISO/IEC 7812 (Luhn) and the issuers' ranges. Ten of a hundred ids pass the checksum, so that the groups
// in which a card is printed, or a word before it, must say that it is one.

const CARD = /(?<![\w.-])(?:\d[ -]?){12,18}\d(?![\w-]|\.\d)/g;
const ISSUER =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11}|62\d{14,17})$/;
const GROUPS = /^(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}|\d{4}([ -])\d{6}\2\d{5})$/;
const CARD_WORDS =
  /(?:card|visa|master ?card|amex|american express|credit|debit|\bpan\b|kreditkarte|karte|carte|tarjeta|cart[ãa]o|карт|卡号|卡號|信用卡|银行卡|銀行卡|カード|카드|thẻ)[^\n\d]{0,30}$/i;

function* cardsIn(text: string): Generator<Found> {
  for (const match of text.matchAll(CARD)) {
    const digits = match[0].replace(/[ -]/g, "");
    const before = text.slice(Math.max(0, match.index - 50), match.index);
    if (!ISSUER.test(digits) || !isLuhn(digits) || !(GROUPS.test(match[0]) || CARD_WORDS.test(before)))
      continue;
    yield { start: match.index, end: match.index + match[0].length };
  }
}

function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const value = at % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

// Network addresses: those of the public net; private, loopback and documentation ranges stay (RFC 1918, 5737, 6890, 3849).

const IPV4 = /(?<![\w.-])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w-]|\.\d)/g;
const PRIVATE4 =
  /^(?:0|10|127|22[4-9]|23\d|24\d|25[0-5])\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^192\.0\.[02]\.|^198\.51\.100\.|^203\.0\.113\.|^198\.1[89]\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
const IPV6 = /(?<![\w:.])(?:[\da-f]{1,4}:){2,7}(?::?[\da-f]{1,4}){1,7}(?![\w:])/gi;

function* ipsIn(text: string): Generator<Found> {
  for (const match of text.matchAll(IPV4)) {
    const version = /\bv(?:ersion)?[ .:]?$/i.test(text.slice(Math.max(0, match.index - 9), match.index));
    if (!PRIVATE4.test(match[0]) && !version)
      yield { start: match.index, end: match.index + match[0].length };
  }
  for (const match of text.matchAll(IPV6)) {
    const groups = match[0].split(":").length;
    const whole = groups === 8 || match[0].includes("::");
    if (whole && !/^(?:fe80|f[cd]|2001:0?db8|ff)/i.test(match[0]))
      yield { start: match.index, end: match.index + match[0].length };
  }
}
