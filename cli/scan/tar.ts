/**
 * The files in a tar: ustar and pax (POSIX.1-2017, pax) and GNU's long names. Own code, because a header is 512 bytes of fixed
 * columns and packages for it bring an unpacker with them.
 */
import type { ByteReader } from "./bytes.ts";

/** One file. Its bytes are there until the next one is asked for. */
export type TarEntry = { readonly name: string; readonly chunks: AsyncGenerator<Uint8Array> };

const BLOCK = 512;

/** Bytes of a header that only names something; real ones have some hundreds. */
const NOTE_BYTES = 1024 * 1024;

/** What headers say about the next one. */
type Note = { readonly name?: string; readonly size?: number };

/** The files of a tar in order. @throws RangeError on what is none. */
export async function* tarEntries(reader: ByteReader): AsyncGenerator<TarEntry> {
  let note: Note = {};
  for (let header = await headerIn(reader); header; header = await headerIn(reader)) {
    const kind = String.fromCharCode(header[156] ?? 0);
    const size = note.size ?? sizeIn(header);
    const end = reader.taken + size + padding(size);
    if (kind === "x" || kind === "L") note = { ...note, ...noted(kind, await bytesOf(reader, size)) };
    else {
      if (FILES.includes(kind)) yield { name: note.name ?? nameIn(header), chunks: reader.chunks(size) };
      note = {};
    }
    // Whoever asks for the next file need not have read this one, nor all of it.
    for await (const _ of reader.chunks(end - reader.taken));
  }
}

/** Kinds of entries that have bytes: a plain file by its two names, one that lies in one piece, one with holes. */
const FILES: readonly string[] = ["0", "\0", "7", "S"];

/** The next header, or undefined at the end. @throws RangeError on what is none. */
async function headerIn(reader: ByteReader): Promise<Buffer | undefined> {
  const header = Buffer.from(await reader.take(BLOCK));
  if (header.every((byte) => byte === 0)) return undefined;
  if (header.length < BLOCK || !isHeader(header)) throw new RangeError("a header is wrong");
  return header;
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

async function bytesOf(reader: ByteReader, size: number): Promise<Buffer> {
  if (size > NOTE_BYTES) throw new RangeError("a name is too long");
  return Buffer.from(await reader.take(size));
}

/** The sum of a header's bytes, its own field taken as blanks. */
function isHeader(header: Buffer): boolean {
  let sum = 8 * 32;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum === Number.parseInt(textIn(header, 148, 8), 8);
}

function textIn(header: Buffer, at: number, size: number): string {
  const field = header.subarray(at, at + size);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? size : end)
    .toString("utf8")
    .trim();
}

/** Octal digits, or a binary number behind a set bit. @throws RangeError for what is none. */
function sizeIn(header: Buffer): number {
  const isBinary = ((header[124] ?? 0) & 0x80) !== 0;
  const size = isBinary
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(textIn(header, 124, 12) || "0", 8);
  if (Number.isSafeInteger(size) && size >= 0) return size;
  throw new RangeError("a size is wrong");
}

function nameIn(header: Buffer): string {
  // GNU writes other things into that field, and a blank behind its mark.
  const prefix = header[262] === 0 ? textIn(header, 345, 155) : "";
  const name = textIn(header, 0, 100);
  return prefix === "" ? name : `${prefix}/${name}`;
}

/** What a header says about the next one: records of pax, or a name (GNU). */
function noted(kind: string, bytes: Buffer): Note {
  if (kind === "L") return { name: bytes.toString("utf8").replace(/\0.*$/s, "") };
  const { path, size = "" } = paxRecords(bytes);
  return {
    ...(path === undefined ? {} : { name: path }),
    ...(/^\d{1,15}$/.test(size) ? { size: Number(size) } : {}),
  };
}

/**
 * The records `length key=value` of a pax header (POSIX.1-2017, pax Extended Header), by their lengths: a value may be
 * anything, even lines that look like records. @throws RangeError for a length that is none
 */
function paxRecords(bytes: Buffer): { readonly path?: string; readonly size?: string } {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length && bytes[at] !== 0; ) {
    const blank = bytes.indexOf(" ", at);
    const end = at + Number(bytes.toString("latin1", at, blank));
    if (blank < at || !(end > blank && end <= bytes.length)) throw new RangeError("a pax record is wrong");
    const [key = "", ...value] = bytes.toString("utf8", blank + 1, end - 1).split("=");
    records.set(key, value.join("="));
    at = end;
  }
  return Object.fromEntries(records);
}
