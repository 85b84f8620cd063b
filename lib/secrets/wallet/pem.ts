/**
 * Private keys in PEM, OpenSSH and OpenPGP armour (RFC 7468, RFC 9580), whole or cut off, as files, strings and chat
 * hold them.
 */
import { PEM_UNITS } from "../../core/limits.ts";
import type { Secret } from "../finding.ts";
import { allPlaces, type NamePlaces, placesOf } from "./places.ts";
import { secretOf, type WalletRule } from "./rules.ts";

/** What every armour's first and last line hold; rarer than the dashes, so that the search hardly ever stops. */
const NAME = "PRIVATE KEY";

const BLOCK = " BLOCK";
const DASHES = "-----";

/** Units that may stand before the name: "-----BEGIN " and words such as "RSA " or "ENCRYPTED ". */
const BEFORE_NAME = 48;

const HEAD = /-----BEGIN ((?:[A-Z0-9]{1,12} ){0,4}PRIVATE KEY)(?: BLOCK)?-----$/;

/** Base64 that a block must hold to be more than a mention: the shortest key, Ed25519 in PKCS#8, has 64 characters. */
const MIN_BASE64 = 40;

/** "-----BEGIN " in base64, which Kubernetes, CI variables and mail wrap armour in once more, in lines or not. */
const ENCODED = "LS0tLS1CRUdJTi";
const ENCODED_LINES = /[A-Za-z0-9+/]{40,32768}(?:\r?\n[A-Za-z0-9+/]{1,80}){0,512}={0,2}/y;

/** Armoured private keys in `text`, as they are and in base64; `places` are those of their names. */
export function scanPem(text: string, places: NamePlaces): Secret[] {
  const found = [
    ...plainPem(text, placesOf(text, places, NAME)),
    ...puttyKeys(text, placesOf(text, places, PUTTY)),
  ];
  let done = 0;
  for (const at of placesOf(text, places, ENCODED)) {
    if (at < done) continue;
    ENCODED_LINES.lastIndex = at;
    const lines = ENCODED_LINES.exec(text)?.[0] ?? ENCODED;
    done = at + lines.length;
    const body = lines.replace(/[\r\n=]/g, "");
    // One character too many is no base64; what stands in front of it is.
    const armour = atob(body.length % 4 === 1 ? body.slice(0, -1) : body);
    const inner = plainPem(armour, allPlaces(armour, NAME))[0];
    if (inner) found.push({ ...inner, start: at, end: done });
  }
  return found;
}

/** PuTTY's own format, versions 2 and 3 (PuTTY manual, appendix C): a count of lines, and as many of base64. */
const PUTTY = "Private-Lines: ";
const PUTTY_LINE = /(?:\r?\n|\\r?\\n|\\n)[^A-Za-z0-9+/\n]{0,16}([A-Za-z0-9+/]{4,64}={0,2})/y;

function puttyKeys(text: string, places: readonly number[]): Secret[] {
  const found: Secret[] = [];
  for (const at of places) {
    const digits = /\d{1,3}/y;
    digits.lastIndex = at + PUTTY.length;
    const count = Number(digits.exec(text)?.[0] ?? 0);
    PUTTY_LINE.lastIndex = at + PUTTY.length + String(count).length;
    let start = -1;
    let end = -1;
    let body = "";
    for (let line = 0; line < count; line++) {
      const [, base64 = ""] = PUTTY_LINE.exec(text) ?? [];
      if (base64 === "") break;
      end = PUTTY_LINE.lastIndex;
      if (start < 0) start = end - base64.length;
      body += base64;
    }
    if (isRandom(body)) found.push(secretOf("putty-private-key", start, end));
  }
  return found;
}

function plainPem(text: string, places: readonly number[]): Secret[] {
  const found: Secret[] = [];
  for (const name of places) {
    const dashes = name + NAME.length + (text.startsWith(BLOCK, name + NAME.length) ? BLOCK.length : 0);
    if (!text.startsWith(DASHES, dashes)) continue;
    const from = dashes + DASHES.length;
    const head = HEAD.exec(text.slice(Math.max(0, name - BEFORE_NAME), from));
    if (!head) continue;
    const added = text[from - head[0].length - 1] === "+";
    const block = blockAt(text, from, added);
    const rule = block && ruleOf(head[1] ?? "", block);
    if (rule) found.push(secretOf(rule, from - head[0].length, block.end));
  }
  return found;
}

/** The base64 of a block, joined; whether its last line is there; and where it ends. */
type Block = {
  readonly body: string;
  readonly closed: boolean;
  readonly encrypted: boolean;
  readonly end: number;
};

/** Lines of base64: in a file, a string with escapes, a comment, a numbered listing, pieces joined with `+`. */
const LINES = /[A-Za-z0-9+/]{16,}={0,2}/g;

/** RFC 1421 headers, whose initialisation vector would read as base64. */
const HEADERS =
  /(?:Proc-Type: ?4,ENCRYPTED|DEK-Info: ?[A-Z0-9-]{1,32},[0-9A-F]{1,64}|salt: ?[0-9A-F]{1,64})/g;

const blank = (found: string): string => " ".repeat(found.length);

function blockAt(text: string, from: number, added: boolean): Block | undefined {
  const raw = text.slice(from, from + PEM_UNITS);
  const foot = /-----(?:END [A-Z0-9 ]{1,60}-----|BEGIN )/.exec(raw);
  if (foot && foot.index < MIN_BASE64) return undefined;
  const inside = (foot ? raw.slice(0, foot.index) : raw)
    .replace(HEADERS, blank)
    .replace(/\\{1,8}[nrt]/g, blank);
  // In a diff every line begins with a plus sign, which base64 would take for its own.
  const { body, end } = linesOf(added ? inside.replace(/\n\+/g, "\n ") : inside);
  if (body.length < MIN_BASE64) return undefined;
  const closed = foot?.[0].includes("END") ?? false;
  const length = closed && foot ? foot.index + foot[0].length : end;
  return { body, closed, encrypted: raw.slice(0, 200).includes("Proc-Type"), end: from + length };
}

/** Base64 lines that follow each other with no more between them than a line's decoration. */
function linesOf(inside: string): { body: string; end: number } {
  let body = "";
  let end = 0;
  for (const line of inside.matchAll(LINES)) {
    if (end > 0 && line.index - end > 80) break;
    body += line[0];
    end = line.index + line[0].length;
  }
  // A last line can be too short to tell from a word, but its padding tells.
  const tail = /^\s{0,8}(?:[A-Za-z0-9+/]{1,15}={1,2}|=[A-Za-z0-9+/]{4})/.exec(inside.slice(end, end + 40));
  return { body, end: end + (tail?.[0].length ?? 0) };
}

/** The first 48 bytes. */
function headBytes(body: string): Uint8Array {
  const whole = body.slice(0, 64).replace(/=+/g, "");
  const binary = atob(whole.slice(0, whole.length & ~3));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

function ruleOf(kind: string, block: Block): WalletRule | undefined {
  const bytes = headBytes(block.body);
  const first = bytes[0] ?? 0;
  if (kind.startsWith("TENDERMINT")) return isRandom(block.body) ? "cosmos-armored-key" : undefined;
  // An OpenPGP packet has bit 7 set; a secret key is tag 5 in the old format or the new.
  if (kind.startsWith("PGP"))
    return (first & 0xfc) === 0x94 || first === 0xc5 ? "pgp-private-key" : undefined;
  return isKeyOf(kind, bytes, block) ? "pem-private-key" : undefined;
}

function isKeyOf(kind: string, bytes: Uint8Array, block: Block): boolean {
  const starts = (magic: string): boolean =>
    String.fromCharCode(...bytes.subarray(0, magic.length)) === magic;
  if (kind.startsWith("OPENSSH")) return starts("openssh-key-v1");
  if (kind.startsWith("SSH2")) return starts("?o");
  return block.encrypted ? isRandom(block.body) : isKeyDer(bytes, block);
}

/** Ciphertext has no form, but a placeholder has few different characters. */
const isRandom = (body: string): boolean => new Set(body).size >= 24;

/**
 * A DER SEQUENCE that begins with a version (PKCS#1, PKCS#8, SEC 1) or an algorithm (encrypted PKCS#8); with its last
 * line, it must hold at least half of the bytes that it announces, or the middle has been cut out on purpose.
 */
function isKeyDer(bytes: Uint8Array, { body, closed }: Block): boolean {
  const long = bytes[1] ?? 0;
  const extra = long > 0x80 && long < 0x84 ? long - 0x80 : 0;
  let length = extra === 0 ? long : 0;
  for (let i = 0; i < extra; i++) length = length * 256 + (bytes[2 + i] ?? 0);
  const inner = bytes[2 + extra];
  const isKey = inner === 0x30 || (inner === 0x02 && bytes[3 + extra] === 1 && (bytes[4 + extra] ?? 9) <= 1);
  return bytes[0] === 0x30 && isKey && (!closed || body.length * 3 > length * 2);
}
