/**
 * Bytes as pieces of text: binary ones are left out, long ones come in windows that overlap, so that memory stays bounded
 * and every window can be read by itself.
 */
import { type Piece, placeBehind } from "./piece.ts";

/** Bytes of one window; most source files are one, and memory stays bounded for the others. */
export const WINDOW_BYTES = 8 * 1024 * 1024;

/** Bytes that a window reads beyond its own: more than any secret that the catalogue knows has. */
export const OVERLAP_BYTES = 128 * 1024;

/** Bytes in which a NUL makes a file binary; git looks at as many. */
export const PROBE_BYTES = 8000;

export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** How bytes are written, or undefined for what is no text. */
export function encodingOf(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return bytes.subarray(0, PROBE_BYTES).includes(0) ? undefined : "utf-8";
}

/** Whose text it is. */
export type Named = Pick<Piece, "path" | "name">;

/**
 * The window numbered `index`, whose own bytes are the first {@link WINDOW_BYTES} of `bytes`; what follows them is the
 * overlap. Its lines and columns are counted from its own beginning.
 */
export function windowOf(bytes: Uint8Array, index: number, encoding: Encoding, named: Named): Piece {
  // A character belongs to the window in which it begins.
  const from = index === 0 || encoding !== "utf-8" ? 0 : continued(bytes, 0);
  const size = Math.min(WINDOW_BYTES, bytes.length);
  const to = encoding === "utf-8" && size < bytes.length ? size + continued(bytes, size) : size;
  const own = decoderOf(encoding, index > 0).decode(bytes.subarray(from, to));
  const more = to < bytes.length ? decoderOf(encoding, true).decode(bytes.subarray(to)) : "";
  const origins = [{ offset: 0, line: 1, column: 1 }];
  return { ...named, text: own + more, origins, ...(more === "" ? {} : { until: own.length }) };
}

/** One decoder for all files: one for each took as long as decoding it. */
const utf8 = new TextDecoder();

const decoderOf = (encoding: Encoding, ignoreBOM: boolean) =>
  encoding === "utf-8" && !ignoreBOM ? utf8 : new TextDecoder(encoding, { ignoreBOM });

/** Bytes at `at` that continue a character of UTF-8. */
function continued(bytes: Uint8Array, at: number): number {
  let count = 0;
  while (count < 3 && ((bytes[at + count] ?? 0) & 0xc0) === 0x80) count++;
  return count;
}

/** The windows of bytes that come one after the other; false for what is binary. */
export async function* windowsOf(
  chunks: AsyncIterable<Uint8Array>,
  named: Named,
): AsyncGenerator<Piece, boolean> {
  let index = 0;
  let encoding: Encoding | undefined;
  let base = { line: 1, column: 1 };
  for await (const bytes of blocksOf(chunks)) {
    encoding ??= encodingOf(bytes);
    if (encoding === undefined) return false;
    const piece = windowOf(bytes, index++, encoding, named);
    const origins = [{ offset: 0, ...base }];
    yield { ...piece, origins };
    base = placeBehind(base, piece.text.slice(0, piece.until));
  }
  return true;
}

/**
 * A window's bytes and its overlap, again and again; what is behind a window's own is in the next one, too. What came before
 * an error is still searched.
 */
async function* blocksOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.allocUnsafe(64 * 1024);
  let size = 0;
  let failure: unknown;
  for await (const chunk of untilError(chunks, (error) => (failure = error))) {
    for (let at = 0; at < chunk.length; ) {
      if (size === held.length) held = larger(held);
      const count = Math.min(chunk.length - at, held.length - size);
      held.set(chunk.subarray(at, at + count), size);
      at += count;
      size += count;
      if (size < BLOCK_BYTES) continue;
      yield held;
      held.copyWithin(0, WINDOW_BYTES);
      size -= WINDOW_BYTES;
    }
  }
  // The rest may be longer than a window by up to the overlap.
  yield held.subarray(0, size);
  if (size > WINDOW_BYTES) yield held.subarray(WINDOW_BYTES, size);
  if (failure !== undefined) throw failure;
}

async function* untilError(
  chunks: AsyncIterable<Uint8Array>,
  note: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    note(error);
  }
}

const BLOCK_BYTES = WINDOW_BYTES + OVERLAP_BYTES;

/** Most texts are small, and a whole window for each would cost more than reading it. */
function larger(held: Buffer): Buffer {
  const next = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, held.length * 4));
  next.set(held);
  return next;
}
