/**
 * What a repository that the world reads should not name: private addresses, hosts of an inner network, and names that a
 * person lists.
 *
 * Sources: RFC 1918 and RFC 6598 (private IPv4), RFC 3927 and RFC 4291 2.5.6 (link-local), RFC 4193 (unique local IPv6);
 * RFC 6762 appendix G, RFC 8375 and ICANN's resolution 2024.07.29.06 (private top-level domains).
 */
import type { Finding } from "../core/verdict.ts";

/** One such name, and how many leading units of it a report may show. */
export type Mention = Finding & { readonly label: string; readonly keep: number };

const IPV4 =
  /(?<![\w.@%-])(?:10|127|172|192|169|100)(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}(?![\w-]|\.\w)(?:\/\d{1,2}\b)?/g;

const PRIVATE_V4 =
  /^(?:10\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|169\.254\.|100\.(?:6[4-9]|[789]\d|1[01]\d|12[0-7])\.)/;

/** Addresses that mean the same to everybody: whole blocks, services of clouds, emulators and containers. */
const COMMON_V4 =
  /^(?:10\.0\.0\.0(?:\/8)?|172\.16\.0\.0(?:\/12)?|192\.168\.0\.0(?:\/16)?|169\.254\.0\.0(?:\/16)?|100\.64\.0\.0(?:\/10)?|169\.254\.169\.25[34]|169\.254\.170\.(?:2|23)|100\.100\.100\.200|10\.0\.2\.(?:2|3|15)|172\.17\.0\.1)$/;

const IPV6 = /(?<![\w:.])(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2})(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi;

const COMMON_V6 = /^(?:fe80::1?|fc00::|fd00::|fd00:ec2::254|fd00:ec2::23|fd20:ce::254)$/i;

/** Endings that no public name has; the second list is of words that code uses for its own ends, too. */
const HOST =
  /(?<![\w.$-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:(corp|intranet|lan|localdomain|home\.arpa)|internal|local|private|home)(?![\w(=[-]|\.\w|\s{0,2}=[^=])/gi;

/** Names that mean the same to everybody, and names that stand for one. */
const COMMON_HOST =
  /^(?:metadata\.google|metadata|(?:host|gateway|kubernetes|vm)\.docker|host\.containers|host\.lima|localhost|cluster|svc\.cluster|(?:[\w-]+\.){0,3}default\.svc\.cluster)\.|^(?:my|your)[\w-]*\.|^(?:the|some|an?)-\w+\.|(?:^|\.)(?:example|foo|bar|host|hostname|test|sample|domain|company|acme|contoso)(?:\.|\d)/i;

/** What tells that a word of code's is a host: an address around it, or a name for one before it. */
const BEFORE_HOST =
  /(?:\/\/|@|(?:host|hostname|server|url|uri|endpoint|address|addr|dns|ssh|ping)\w{0,8}["'`]?\s{0,3}[:= ]\s{0,3}["'`]?)$/i;
const BEHIND_HOST = /^(?::\d{2,5}\b|\/)/;

/** Units before a name in which what tells it may stand. */
const BEFORE_UNITS = 40;

/** Every mention in `text` in order, without overlaps; `names` are words of the user's, `*` at an end stands for more of one. */
export function internalIn(text: string, names: readonly string[]): Mention[] {
  const found = [...addresses(text), ...hosts(text), ...names.flatMap((name) => listed(text, name))];
  let end = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      if (one.start < end) return false;
      end = one.end;
      return true;
    });
}

function addresses(text: string): Mention[] {
  const four = [...text.matchAll(IPV4)].filter(([value]) => PRIVATE_V4.test(value) && !COMMON_V4.test(value));
  const six = [...text.matchAll(IPV6)].filter(([value]) => isWholeV6(value) && !COMMON_V6.test(value));
  return [...four, ...six].map(({ 0: value, index }) =>
    mentionOf("private-address", "private address", index, value),
  );
}

/** Eight groups, or fewer around one `::`. */
function isWholeV6(value: string): boolean {
  const groups = value.split(":");
  const gaps = value.split("::").length - 1;
  return gaps === 1 ? groups.length <= 8 : gaps === 0 && groups.length === 8 && !groups.includes("");
}

function hosts(text: string): Mention[] {
  return [...text.matchAll(HOST)]
    .filter(
      ({ 0: value, 1: sure, index }) =>
        !COMMON_HOST.test(value) && (sure !== undefined || isHost(text, value, index)),
    )
    .map(({ 0: value, index }) => mentionOf("internal-host", "internal host name", index, value));
}

/** `db1.prod.internal` is a host wherever it stands; `config.internal` only where something says so. */
function isHost(text: string, value: string, at: number): boolean {
  const labels = value.split(".");
  if (labels.length > 3 || (labels.length === 3 && /[\d-]/.test(value))) return true;
  const before = text.slice(Math.max(0, at - BEFORE_UNITS), at);
  const end = at + value.length;
  return BEFORE_HOST.test(before) || BEHIND_HOST.test(text.slice(end, end + 8));
}

/** Where a listed name stands as a word. The text is gone through once, whatever the name. */
function listed(text: string, name: string): Mention[] {
  const [open, close] = [name.startsWith("*"), name.endsWith("*")];
  const word = name.replace(/^\*+|\*+$/g, "").toLowerCase();
  if (word === "") return [];
  const small = text.toLowerCase();
  const found: Mention[] = [];
  // A letter that grows when it is made small would shift every place behind it.
  const searched = small.length === text.length ? small : text;
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
    const [start, end] = [
      open ? begin(text, at) : at,
      close ? finish(text, at + word.length) : at + word.length,
    ];
    const whole = (open || !isWord(text, at - 1)) && (close || !isWord(text, end));
    if (whole) found.push(mentionOf("internal-name", "internal name", start, text.slice(start, end)));
  }
  return found;
}

const isWord = (text: string, at: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(at));

/** Units that a star stands for: a host's name has 253. */
const STAR_UNITS = 253;

function begin(text: string, at: number): number {
  let start = at;
  while (at - start < STAR_UNITS && /[\w.-]/.test(text.charAt(start - 1))) start--;
  return start;
}

function finish(text: string, at: number): number {
  let end = at;
  while (end - at < STAR_UNITS && /[\w.-]/.test(text.charAt(end))) end++;
  return end;
}

function mentionOf(rule: string, label: string, start: number, value: string): Mention {
  // The block of an address says what it is, and nothing about the network; of a name nothing can be shown.
  const keep =
    rule === "private-address" ? (/^(?:10|172|192\.168|169\.254|100)\.|^f/i.exec(value)?.[0].length ?? 0) : 0;
  return { rule, label, keep, start, end: start + value.length };
}
