/**
 * Bytes that were packed by DEFLATE, as text of one unit a byte.
 *
 * Sources: RFC 1950 (zlib), RFC 1951 (DEFLATE), RFC 1952 (gzip).
 */
import { CODE_UNITS } from "../../core/limits.ts";

/** What gzip is said to write in front of what is not known by its bytes, and does write in front of those. */
export const PACKED = "\x1f\x8b";

const EXTRA = 4;
const NAMES = [8, 16];
const CHECKED = 2;

/** Where the packed bytes begin behind the header, if there is one. */
function headerEnd(bytes: Uint8Array): number {
  const [first = 0, second = 0, , flags = 0] = bytes;
  if (first === 0x78) return 2;
  if (first !== 0x1f || second !== 0x8b) return 0;
  let at = 10;
  if (flags & EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const name of NAMES) if (flags & name) at = bytes.indexOf(0, at) + 1;
  return flags & CHECKED ? at + 2 : at;
}

/** The text that was packed; its check sum does not count. Undefined where it is none, cut short, or longer than is read. */
export function unpacked(text: string): string | undefined {
  if (text.length > CODE_UNITS) return undefined;
  const bytes = Uint8Array.from(text, (unit) => unit.charCodeAt(0));
  try {
    const { inflateRawSync } = process.getBuiltinModule("node:zlib");
    const made = inflateRawSync(bytes.subarray(headerEnd(bytes)), { maxOutputLength: CODE_UNITS });
    return new TextDecoder().decode(made);
  } catch {
    return undefined;
  }
}
