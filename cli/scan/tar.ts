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
    const chunks = reader.chunks(size);
    if (kind === "x" || kind === "L") note = { ...note, ...noted(kind, await wordsOf(reader, size)) };
    else {
      if (FILES.includes(kind)) yield { name: note.name ?? nameIn(header), chunks };
      // Whoever asks for the next file need not have read this one.
      for await (const _ of chunks);
      note = {};
    }
    await skip(reader, padding(size));
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

async function skip(reader: ByteReader, size: number): Promise<void> {
  for await (const _ of reader.chunks(size));
}

async function wordsOf(reader: ByteReader, size: number): Promise<string> {
  if (size > NOTE_BYTES) throw new RangeError("a name is too long");
  return Buffer.from(await reader.take(size)).toString("utf8");
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

/** What a header says about the next one: `length key=value` lines (pax), or a name (GNU). */
function noted(kind: string, text: string): Note {
  if (kind === "L") return { name: text.replace(/\0.*$/s, "") };
  const path = /^\d+ path=(.*)$/m.exec(text)?.[1];
  const size = /^\d+ size=(\d{1,15})$/m.exec(text)?.[1];
  return {
    ...(path === undefined ? {} : { name: path }),
    ...(size === undefined ? {} : { size: Number(size) }),
  };
}
