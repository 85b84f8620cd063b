/**
 * Sifts large texts in machine code: one pass of a WebAssembly module leaves the few places that detectors have to look at. With
 * it a fresh process reads as fast as a warm one, where the runtime's compilers first have to learn what is hot. Where
 * it cannot be had, the detectors look everywhere, and find the same.
 */
import { SIEVE_CORE_UNITS, SIEVE_MARGIN_UNITS } from "../../core/limits.ts";
import type { Prefilter } from "../prefilter.ts";
import type { Sifted } from "../sifted.ts";
import { ARRAY_STRIDE } from "../wallet/bytes.ts";
import { LATIN_STRIDE } from "../wallet/mnemonic/regions.ts";
import { AT, FOUND_BYTES, fill, LISTS, WINDOW_UNITS, ZEROS } from "./layout.ts";
import { MODULE } from "./module.ts";

/** The functions of the module: scripts/sieve/program.ts. */
type Program = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly sift: (
    last: number,
    isFirst: boolean,
    isLast: boolean,
    core: number,
    end: number,
    latin: number,
    array: number,
  ) => number;
  readonly words: (from: number, to: number, out: number) => number;
};

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
  readonly ends: Int32Array;
  readonly resume: Int32Array;
  readonly bits: Int32Array;
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
      ends: new Int32Array(memory, AT.ends, LISTS.length),
      resume: new Int32Array(memory, AT.resume, 1),
      bits: new Int32Array(memory, AT.bits, 1),
    };
    return fill(memory, prefilter) ? (text) => sift(program, views, text) : undefined;
  } catch {
    return undefined;
  }
}

/** The first place from `at` on that is `first` or some strides behind it. */
const multiple = (at: number, stride: number, first: number): number =>
  Math.max(0, Math.ceil((at - first) / stride)) * stride + first;

/** What was found in the parts of a text, one after the other: a list in one piece would be copied again and again as it grows. */
type Parts = Int32Array[];

/** Adds what stands at `from`..`to` of what was found in a window: every `step`th of the numbers, up to the last, is a place in it. */
function addPart(
  parts: Parts,
  found: Int32Array,
  from: number,
  to: number,
  step: number,
  shift: number,
): void {
  if (from >= to) return;
  const part = found.slice(from, to);
  for (let at = step - 1; at < part.length; at += step) part[at] = (part[at] ?? 0) + shift;
  parts.push(part);
}

/** The parts as one list. */
function whole(parts: Parts): Int32Array {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const all = new Int32Array(parts.reduce((size, part) => size + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/** Sifts a text, one part of it after the other, each with a margin on both sides. */
function sift(program: Program, views: Views, text: string): Sifted {
  const { window, found, ends, bits } = views;
  let units = 0;
  const words: Parts = [];
  const lists = LISTS.map((): Parts => []);
  for (let core = 0; core < text.length; core += SIEVE_CORE_UNITS) {
    const from = Math.max(0, core - SIEVE_MARGIN_UNITS);
    const to = Math.min(text.length, core + SIEVE_CORE_UNITS + SIEVE_MARGIN_UNITS);
    /** From a place of the window to one of the text. */
    const shift = from - ZEROS;
    const end = Math.min(text.length, core + SIEVE_CORE_UNITS) - shift;
    window.write(text.slice(from, to), 2 * ZEROS, "utf16le");
    const latin = multiple(core, LATIN_STRIDE, 0) - shift;
    const array = multiple(core, ARRAY_STRIDE, ARRAY_STRIDE - 1) - shift;
    const last =
      program.sift(to - shift, from === 0, to === text.length, core - shift, end, latin, array) >> 2;
    units |= bits[0] ?? 0;
    if (last === 0) continue;
    let index = 0;
    for (const [list, parts] of lists.entries()) {
      const stop = (ends[list] ?? 0) >> 2;
      addPart(parts, found, index, stop, 1, shift);
      index = stop;
    }
    addWords(program, views, index, last, end, shift, words);
  }
  const none = new Int32Array(0);
  const [runs = none, phrases = none, arrays = none, wraps = none, dress = none, wide = none] =
    lists.map(whole);
  return { units, words: whole(words), runs, phrases, arrays, wraps, dress, wide };
}

/** Adds the keywords that were found, and those for which there was no room yet, up to the place `end`. */
function addWords(
  program: Program,
  { found, resume }: Views,
  first: number,
  last: number,
  end: number,
  shift: number,
  words: Parts,
): void {
  for (let [index, stop] = [first, last]; ; index = 0) {
    addPart(words, found, index, stop, 2, shift);
    const at = resume[0] ?? end;
    if (at >= end) return;
    stop = program.words(at, end, 0) >> 2;
  }
}
