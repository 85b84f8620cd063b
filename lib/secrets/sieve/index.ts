/**
 * Sifts large texts in machine code: one pass of a WebAssembly module leaves the few places that detectors have to look at. With
 * it a fresh process reads as fast as a warm one, where the runtime's compilers first have to learn what is hot. Where
 * it cannot be had, the detectors look everywhere, and find the same.
 */
import { SIEVE_CORE_UNITS, SIEVE_MARGIN_UNITS } from "../../core/limits.ts";
import type { Prefilter } from "../prefilter.ts";
import type { Sifted } from "../sifted.ts";
import { ARRAY_STRIDE } from "../wallet/bytes.ts";
import { FIRST_CJK, LATIN_STRIDE } from "../wallet/mnemonic/regions.ts";
import { AT, FOUND_BYTES, fill, WINDOW_UNITS, ZEROS } from "./layout.ts";
import { MODULE } from "./module.ts";

/** A search from one place of the window up to another; gives how many numbers it wrote. */
type Find = (from: number, to: number) => number;

/** The functions of the module: scripts/sieve/program.ts. */
type Program = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly prepare: (end: number, first: number, last: number) => number;
  readonly runs: (from: number, to: number, first: number, last: number) => number;
} & Readonly<Record<"words" | "arrays" | "wraps" | "phrases" | "dress" | "wide", Find>>;

/** What of a runtime is used here; there are some without. */
type Runtime = {
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: object };
  };
  readonly Buffer?: typeof Buffer;
};

/** Parts of the module's memory. */
type Views = {
  readonly window: Buffer;
  readonly found: Int32Array;
  readonly resume: Int32Array;
  readonly hasRows: Int32Array;
};

/** Gives what one pass leaves of a text. */
export type Sieve = (text: string) => Sifted;

/** A sieve for the words of `prefilter`; undefined where the runtime, the processor (its vectors) or the memory have none. */
export function buildSieve(prefilter: Prefilter): Sieve | undefined {
  const { WebAssembly: wasm, Buffer: buffer } = globalThis as Runtime;
  if (!wasm || !buffer) return undefined;
  try {
    const module = new wasm.Module(buffer.from(MODULE, "base64"));
    const program = new wasm.Instance(module).exports as Program;
    const { buffer: memory } = program.memory;
    const views = {
      window: buffer.from(memory, AT.units, 2 * (WINDOW_UNITS + 2 * ZEROS)),
      found: new Int32Array(memory, AT.found, FOUND_BYTES / 4),
      resume: new Int32Array(memory, AT.resume, 1),
      hasRows: new Int32Array(memory, AT.hasRows, 1),
    };
    return fill(memory, prefilter) ? (text) => sift(program, views, text) : undefined;
  } catch {
    return undefined;
  }
}

/** The first place from `at` on that is `first` or some strides behind it. */
const multiple = (at: number, stride: number, first: number): number =>
  Math.max(0, Math.ceil((at - first) / stride)) * stride + first;

/** Sifts a text, one part of it after the other, each with a margin on both sides. */
function sift(program: Program, views: Views, text: string): Sifted {
  const { window, found, hasRows } = views;
  hasRows[0] = text.startsWith("|") ? 1 : 0;
  let units = 0;
  const words: number[] = [];
  const lists = {
    runs: [] as number[],
    phrases: [] as number[],
    arrays: [] as number[],
    wraps: [] as number[],
    dress: [] as number[],
    wide: [] as number[],
  };
  for (let core = 0; core < text.length; core += SIEVE_CORE_UNITS) {
    const from = Math.max(0, core - SIEVE_MARGIN_UNITS);
    const to = Math.min(text.length, core + SIEVE_CORE_UNITS + SIEVE_MARGIN_UNITS);
    const bits = load(program, window, text, from, to);
    units |= bits;
    /** From a place of the window to one of the text. */
    const shift = from - ZEROS;
    const end = Math.min(text.length, core + SIEVE_CORE_UNITS) - shift;
    const add = (list: number[], count: number): void => {
      for (let index = 0; index < count; index++) list.push((found[index] ?? 0) + shift);
    };
    addWords(program, views, Math.max(core, 2) - shift, end, shift, words);
    const [left, right] = [from === 0 ? 0 : ZEROS, to === text.length ? 0 : to - shift];
    add(lists.runs, program.runs(core - shift, end, left, right));
    add(lists.phrases, program.phrases(multiple(core, LATIN_STRIDE, 0) - shift, end));
    add(lists.arrays, program.arrays(multiple(core, ARRAY_STRIDE, ARRAY_STRIDE - 1) - shift, end));
    add(lists.wraps, program.wraps(core - shift, end));
    add(lists.dress, program.dress(core - shift, end));
    if (bits >= FIRST_CJK) add(lists.wide, program.wide(core - shift, end));
  }
  return { units, words, ...lists };
}

/** Adds the keywords of a part of the window, which may be more than there is room for at once. */
function addWords(
  program: Program,
  { found, resume }: Views,
  from: number,
  end: number,
  shift: number,
  words: number[],
): void {
  for (let at = from; at < end; at = resume[0] ?? end) {
    const count = program.words(at, end);
    for (let index = 0; index < count; index += 2)
      words.push(found[index] ?? 0, (found[index + 1] ?? 0) + shift);
  }
}

/** Puts `from`..`to` of a text into the window; gives bits, among them all that one of its units has. */
function load(program: Program, window: Buffer, text: string, from: number, to: number): number {
  const end = ZEROS + to - from;
  window.write(text.slice(from, to), 2 * ZEROS, "utf16le");
  return program.prepare(end, from === 0 ? 1 : 0, to === text.length ? 1 : 0);
}
