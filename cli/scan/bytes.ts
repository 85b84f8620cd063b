/** Bytes that come in chunks of any size, read in the sizes that a format has. */

/** A reader over chunks; what it has handed out is gone. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array();
  #ended = false;
  #taken = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  /** How many bytes were handed out. */
  get taken(): number {
    return this.#taken;
  }

  /** Up to `size` bytes from here on, which stay where they are; fewer at the end. */
  async peek(size: number): Promise<Uint8Array> {
    const parts = [this.#held];
    let length = this.#held.length;
    while (length < size && !this.#ended) {
      const { done, value } = await this.#source.next();
      if (done) this.#ended = true;
      else {
        parts.push(value);
        length += value.length;
      }
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts);
    return this.#held.subarray(0, size);
  }

  /** Up to `size` bytes, taken. */
  async take(size: number): Promise<Uint8Array> {
    const bytes = await this.peek(size);
    this.#held = this.#held.subarray(bytes.length);
    this.#taken += bytes.length;
    return bytes;
  }

  /** The next `size` bytes as they come. @throws RangeError when there are fewer. */
  async *chunks(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      const bytes = this.#held.length > 0 ? this.#held : await this.peek(1).then(() => this.#held);
      if (bytes.length === 0) throw new RangeError("it ends too early");
      const part = bytes.subarray(0, left);
      this.#held = bytes.subarray(part.length);
      this.#taken += part.length;
      left -= part.length;
      yield part;
    }
  }

  /** All that is left. */
  async *rest(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const bytes = this.#held.length > 0 ? this.#held : await this.peek(1).then(() => this.#held);
      if (bytes.length === 0) return;
      this.#held = new Uint8Array();
      this.#taken += bytes.length;
      yield bytes;
    }
  }

  /** Lets go of the source, whatever is left in it. */
  async close(): Promise<void> {
    this.#ended = true;
    await this.#source.return?.().catch(() => undefined);
  }
}
