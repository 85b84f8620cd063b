/** Decoders and encoders over constant input: base64, base32, hexadecimal. */
import { isOneOf } from "../../core/words.ts";
import { PACKED } from "../word/packed.ts";

/** Where a filter finds its text: standard input, or a file by name; undefined when that is not constant. */
export type Source = {
  readonly input: () => string | undefined;
  readonly file: (path: string) => string | undefined;
};

export type Filter = (args: readonly string[], source: Source) => string | undefined;

/** The text of the named files, or standard input when there are none. */
export function textOf(paths: readonly string[], source: Source): string | undefined {
  if (paths.length === 0) return source.input();
  let all = "";
  for (const path of paths) {
    const part = path === "-" ? source.input() : source.file(path);
    if (part === undefined) return undefined;
    all += part;
  }
  return all;
}

export function split(args: readonly string[]): { flags: readonly string[]; rest: readonly string[] } {
  const flags = args.filter((arg) => arg.length > 1 && arg.startsWith("-"));
  return { flags, rest: args.filter((arg) => arg.length < 2 || !arg.startsWith("-")) };
}

/** `-d`, `-D` or `--decode`, cut short as getopt_long allows, alone or in a cluster of letters. */
const DECODE = /^(?:-[abce-z]{0,16}[dD][a-z]{0,16}|--d(?:e(?:c(?:o(?:de?)?)?)?)?)$/;

/** The text of bytes; packed ones keep a unit for each. */
function bytesToText(bytes: Uint8Array): string {
  if (bytes[0] === PACKED.charCodeAt(0))
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return new TextDecoder().decode(bytes);
}

export function base64(args: readonly string[], source: Source): string | undefined {
  const { flags, rest } = split(args);
  const paths = rest.filter((word) => !/^\d+$/.test(word));
  const content = textOf(paths, source);
  if (content === undefined) return undefined;
  return flags.some((flag) => DECODE.test(flag)) ? base64Decoded(content) : base64Encoded(content, args);
}

function base64Decoded(content: string): string | undefined {
  const packed = content.replace(/[^A-Za-z0-9+/]/g, "");
  try {
    return bytesToText(
      Uint8Array.from(atob(packed.slice(0, packed.length - (packed.length % 4 === 1 ? 1 : 0))), unit),
    );
  } catch {
    return undefined;
  }
}

function unit(character: string): number {
  return character.charCodeAt(0);
}

function base64Encoded(content: string, args: readonly string[]): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(content.slice(0, 8192)));
  const packed = btoa(binary);
  const whole = args.some((arg) => isOneOf("-w0 --wrap=0", arg)) || args.join(" ").includes("-w 0");
  return whole ? packed : `${packed.replace(/(.{76})(?=.)/g, "$1\n")}\n`;
}

export function base32(args: readonly string[], source: Source): string | undefined {
  const { flags, rest } = split(args);
  const content = textOf(rest, source);
  if (content === undefined || !flags.some((flag) => DECODE.test(flag))) return undefined;
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const letter of content.toUpperCase().replace(/[^A-Z2-7]/g, "")) {
    held = ((held << 5) | "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return bytesToText(Uint8Array.from(bytes));
}

/** `xxd -r -p` and `xxd -r` of a dump; `xxd -p` of text. */
export function xxd(args: readonly string[], source: Source): string | undefined {
  const { flags, rest } = split(args);
  const content = textOf(rest, source);
  const letters = flags.join("");
  if (content === undefined) return undefined;
  const plain = letters.includes("p");
  if (!letters.includes("r")) return plain ? `${hexOf(content)}\n` : undefined;
  return hexDecoded(plain ? content : dumped(content));
}

/** The bytes of a dump: between the offset and the two blanks before the text. */
function dumped(content: string): string {
  const lines = content.split("\n").map((line) => line.slice(line.indexOf(":") + 1).trimStart());
  return lines.map((line) => line.split("  ")[0] ?? "").join("");
}

function hexOf(content: string): string {
  return Array.from(new TextEncoder().encode(content), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function hexDecoded(content: string): string {
  const pairs = content.replace(/[^\da-fA-F]/g, "").match(/../g) ?? [];
  return bytesToText(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}
