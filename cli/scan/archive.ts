/**
 * What stands in archives (.zip and its kin, .tar, .gz, and one in the other) as pieces of text. Nothing is unpacked to the
 * disk, so that a name with `..` is nothing but a name. What cannot be read is told, never left out in silence.
 */
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Entry as ZipEntry, ZipFile } from "yauzl";
import {
  ARCHIVE_BYTES,
  ARCHIVE_DEPTH,
  ARCHIVE_ENTRIES,
  ARCHIVE_FREE_BYTES,
  ARCHIVE_HELD_BYTES,
  ARCHIVE_RATIO,
} from "../../lib/core/limits.ts";
import { Refusal } from "../terminal.ts";
import { ByteReader } from "./bytes.ts";
import type { Piece } from "./piece.ts";
import { tarEntries } from "./tar.ts";
import { type Named, windowsOf } from "./windows.ts";

type Kind = "zip" | "gzip" | "tar";

/** Bytes that tell what an archive is: the mark of tar stands at 257. */
const MAGIC_BYTES = 512;

/** "ustar", 257 bytes in. */
const TAR = [0x75, 0x73, 0x74, 0x61, 0x72];

/** What kind of archive begins with these bytes. */
export function archiveKind(bytes: Uint8Array): Kind | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6))) return "zip";
  if (a === 0x1f && b === 0x8b && c === 8) return "gzip";
  return bytes[257] === TAR[0] && TAR.every((byte, at) => bytes[257 + at] === byte) ? "tar" : undefined;
}

/** Archives and packed files of other kinds, by their first bytes: none of their texts can be seen. */
const CLOSED: readonly (readonly [name: string, begin: readonly number[]])[] = [
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]],
  ["7-Zip", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["RAR", [0x52, 0x61, 0x72, 0x21, 0x1a, 7]],
  ["Zstandard", [0x28, 0xb5, 0x2f, 0xfd]],
  ["LZ4", [0x04, 0x22, 0x4d, 0x18]],
  ["compress", [0x1f, 0x9d]],
  ["Cabinet", [0x4d, 0x53, 0x43, 0x46, 0, 0, 0, 0]],
  ["RPM", [0xed, 0xab, 0xee, 0xdb]],
];

/** Behind "BZh" and a digit stands the mark of the first block. */
const BZIP2 = /^BZh[1-9]1AY&SY/;

const DEBIAN = "!<arch>\ndebian-binary";

/** What one of these begins with: of files that begin otherwise, which are nearly all, no more is asked. */
const FIRST_BYTES: ReadonlySet<number | undefined> = new Set([
  ...CLOSED.map(([, begin]) => begin[0]),
  ...["BZh", DEBIAN].map((begin) => begin.charCodeAt(0)),
]);

/** The name of the archive format that these bytes begin with, where nothing here opens it. */
export function closedKind(bytes: Uint8Array): string | undefined {
  if (!FIRST_BYTES.has(bytes[0])) return undefined;
  const named = CLOSED.find(([, begin]) => begin.every((byte, at) => bytes[at] === byte));
  if (named) return named[0];
  const head = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  if (BZIP2.test(head)) return "bzip2";
  return head.startsWith(DEBIAN) ? "Debian" : undefined;
}

/** What is told while an archive is read. */
export type Reading = {
  /** One text was read, or one binary file was passed over. */
  readonly done: (isText: boolean) => void;
  /** An archive of a kind that is not looked into. */
  readonly closed: (path: string, kind: string) => void;
  /** Something could not be read: why, as the end of a sentence. */
  readonly unread: (path: string, why: string) => void;
};

/** What all of one archive may still cost. */
type Budget = { bytes: number; entries: number };

/** An archive has used up what it may cost. */
class Spent extends Error {}

type Chunks = AsyncIterable<Uint8Array>;

/**
 * The texts of an archive, or the text itself of what is none. `file` opens a zip where it lies; without it the bytes are
 * held in memory. `size` is how many bytes it has, where that is known.
 */
export async function* archivePieces(
  chunks: Chunks,
  named: Named,
  reading: Reading,
  { file, size = ARCHIVE_FREE_BYTES }: { readonly file?: string; readonly size?: number } = {},
): AsyncGenerator<Piece> {
  const bytes = Math.min(ARCHIVE_BYTES, Math.max(ARCHIVE_FREE_BYTES, size * ARCHIVE_RATIO));
  const budget: Budget = { bytes, entries: ARCHIVE_ENTRIES };
  try {
    yield* opened(chunks, named, { reading, budget, depth: 0, file });
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    reading.unread(named.path, error.message);
  }
}

type Way = {
  readonly reading: Reading;
  readonly budget: Budget;
  readonly depth: number;
  readonly file?: string | undefined;
};

async function* opened(chunks: Chunks, named: Named, way: Way): AsyncGenerator<Piece> {
  const reader = new ByteReader(chunks);
  try {
    const begin = await reader.peek(MAGIC_BYTES);
    const kind = archiveKind(begin);
    const closed = closedKind(begin);
    if (closed !== undefined) way.reading.closed(named.path, closed);
    else if (kind !== undefined && way.depth >= ARCHIVE_DEPTH) {
      way.reading.unread(named.path, `is an archive more than ${ARCHIVE_DEPTH} deep`);
    } else if (kind === "zip") yield* zipPieces(reader, named, way);
    else if (kind === "gzip") yield* opened(unzipped(reader.rest(), way.budget), named, deeper(way));
    else if (kind === "tar") yield* tarPieces(reader, named, way);
    else yield* textPieces(reader.rest(), named, way.reading);
  } catch (error) {
    if (error instanceof Spent || error instanceof Refusal) throw error;
    way.reading.unread(
      named.path,
      `is damaged (${error instanceof Error ? error.message : "unknown error"})`,
    );
  } finally {
    await reader.close();
  }
}

const deeper = ({ file: _, ...way }: Way): Way => ({ ...way, depth: way.depth + 1 });

async function* textPieces(chunks: Chunks, named: Named, reading: Reading): AsyncGenerator<Piece> {
  reading.done(yield* windowsOf(chunks, named));
}

/** The bytes in a gzip, counted. */
async function* unzipped(chunks: Chunks, budget: Budget): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // Errors of either come out of the loop over the second.
  pipeline(Readable.from(chunks), gunzip, () => undefined);
  yield* counted(gunzip, budget);
}

async function* counted(chunks: Chunks, budget: Budget): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0)
      throw new Spent("unpacks to so much that it looks like a bomb, and was not read to its end");
    yield chunk;
  }
}

function inside({ path, name = path }: Named, entry: string): Named {
  return { path: `${path}!/${entry}`, name: `${name}!/${entry}` };
}

function takeEntry(budget: Budget): void {
  budget.entries--;
  if (budget.entries < 0)
    throw new Spent(`has more than ${ARCHIVE_ENTRIES} entries, and was not read to its end`);
}

async function* tarPieces(reader: ByteReader, named: Named, way: Way): AsyncGenerator<Piece> {
  for await (const { name, chunks } of tarEntries(reader)) {
    takeEntry(way.budget);
    yield* opened(way.depth === 0 ? counted(chunks, way.budget) : chunks, inside(named, name), deeper(way));
  }
}

async function* zipPieces(reader: ByteReader, named: Named, way: Way): AsyncGenerator<Piece> {
  const { fromBufferPromise, openPromise } = await import("yauzl");
  // Names as bytes: one that would be refused for unpacking is still to be read.
  const options = { decodeStrings: false, lazyEntries: true, autoClose: false } as const;
  const zip =
    way.file === undefined
      ? await fromBufferPromise(await held(reader, named), options)
      : await openPromise(way.file, options);
  try {
    for await (const entry of zip.eachEntry()) {
      takeEntry(way.budget);
      yield* zipEntry(zip, entry, named, way);
    }
  } finally {
    zip.close();
  }
}

async function held(reader: ByteReader, { path }: Named): Promise<Buffer> {
  const bytes = await reader.peek(ARCHIVE_HELD_BYTES + 1);
  if (bytes.length <= ARCHIVE_HELD_BYTES) return Buffer.from(bytes);
  throw new RangeError(`${path.slice(-40)} is too large to be read in another one`);
}

/** The general purpose bit that says that names are UTF-8 (APPNOTE.TXT 4.4.4). */
const UTF8_NAMES = 0x800;

async function* zipEntry(zip: ZipFile, entry: ZipEntry, named: Named, way: Way): AsyncGenerator<Piece> {
  const raw = Buffer.from(entry.fileName);
  const name = raw.toString((entry.generalPurposeBitFlag & UTF8_NAMES) === 0 ? "latin1" : "utf8");
  if (name.endsWith("/")) return;
  const at = inside(named, name);
  if (entry.isEncrypted()) return way.reading.unread(at.path, "is encrypted");
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    return way.reading.unread(at.path, `is packed in a way that is not known (${entry.compressionMethod})`);
  let stream: Readable;
  try {
    stream = await zip.openReadStreamPromise(entry);
  } catch (error) {
    return way.reading.unread(
      at.path,
      `is damaged (${error instanceof Error ? error.message : "unknown error"})`,
    );
  }
  yield* opened(counted(stream as Chunks, way.budget), at, deeper(way));
}
