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
  readonly Bun?: { readonly inflateSync: (deflated: Uint8Array) => Uint8Array };
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
  const { WebAssembly: wasm, Buffer: buffer, Bun: bun } = globalThis as Runtime;
  if (!wasm || !buffer) return undefined;
  try {
    const deflated = buffer.from(MODULE, "base64");
    // Bun has a function of its own at hand: its node:zlib brings all of node:stream with it, 7 ms of a fresh process.
    const inflate = bun?.inflateSync ?? process.getBuiltinModule("node:zlib").inflateRawSync;
    const module = new wasm.Module(inflate(deflated));
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

const NONE = new Int32Array(0);

/** What stands at `from`..`to` of what was found in a window: every `step`th of the numbers, up to the last, is a place in it. */
function placesIn(found: Int32Array, from: number, to: number, step: number, shift: number): Int32Array {
  if (from >= to) return NONE;
  const places = found.slice(from, to);
  for (let at = step - 1; at < places.length; at += step) places[at] = (places[at] ?? 0) + shift;
  return places;
}

/** Several lists as one: a list that grew part by part would be copied again and again. */
function joined(lists: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((size, list) => size + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
}

/** What is left of a part in which nothing was found. */
const nothing = (units: number): Sifted => ({
  units,
  runs: NONE,
  phrases: NONE,
  arrays: NONE,
  wraps: NONE,
  dress: NONE,
  wide: NONE,
  words: NONE,
});

/** Sifts a text, one part of it after the other, each with a margin on both sides. */
function sift(program: Program, views: Views, text: string): Sifted {
  // Most texts have one part: of what is decoded in a hostile text there are a hundred thousand.
  if (text.length <= SIEVE_CORE_UNITS) return siftPart(program, views, text, 0);
  const parts: Sifted[] = [];
  for (let core = 0; core < text.length; core += SIEVE_CORE_UNITS)
    parts.push(siftPart(program, views, text, core));
  const list = (name: Exclude<keyof Sifted, "units">): Int32Array => joined(parts.map((part) => part[name]));
  return {
    units: parts.reduce((bits, { units }) => bits | units, 0),
    ...{ words: list("words"), runs: list("runs"), phrases: list("phrases"), arrays: list("arrays") },
    ...{ wraps: list("wraps"), dress: list("dress"), wide: list("wide") },
  };
}

/** The number of each of {@link LISTS}. */
const INDEX = Object.fromEntries(LISTS.map((name, index) => [name, index])) as Readonly<
  Record<(typeof LISTS)[number], number>
>;

/** Sifts the part of a text that begins at `core`. */
function siftPart(
  program: Program,
  { window, found, ends, resume, bits }: Views,
  text: string,
  core: number,
): Sifted {
  const from = Math.max(0, core - SIEVE_MARGIN_UNITS);
  const to = Math.min(text.length, core + SIEVE_CORE_UNITS + SIEVE_MARGIN_UNITS);
  /** From a place of the window to one of the text. */
  const shift = from - ZEROS;
  const end = Math.min(text.length, core + SIEVE_CORE_UNITS) - shift;
  window.write(text.slice(from, to), 2 * ZEROS, "utf16le");
  const latin = multiple(core, LATIN_STRIDE, 0) - shift;
  const array = multiple(core, ARRAY_STRIDE, ARRAY_STRIDE - 1) - shift;
  const last = program.sift(to - shift, from === 0, to === text.length, core - shift, end, latin, array) >> 2;
  const units = bits[0] ?? 0;
  if (last === 0) return nothing(units);
  const endOf = (index: number): number => (index < 0 ? 0 : (ends[index] ?? 0) >> 2);
  const list = (index: number): Int32Array => placesIn(found, endOf(index - 1), endOf(index), 1, shift);
  // Field by field: what is spread is copied, and of small texts there are a hundred thousand.
  return {
    units,
    runs: list(INDEX.runs),
    phrases: list(INDEX.phrases),
    arrays: list(INDEX.arrays),
    wraps: list(INDEX.wraps),
    dress: list(INDEX.dress),
    wide: list(INDEX.wide),
    // Last, because those for which there was no room are asked for now, and written over all else.
    words: wordsIn(program, found, resume, { from: endOf(LISTS.length - 1), to: last, end, shift }),
  };
}

/** Where keywords stand among what was found, the place that the part ends at, and from its places to those of the text. */
type WordList = { readonly from: number; readonly to: number; readonly end: number; readonly shift: number };

/** The keywords that were found, and those for which there was no room yet. */
function wordsIn(
  program: Program,
  found: Int32Array,
  resume: Int32Array,
  { from, to, end, shift }: WordList,
): Int32Array {
  const first = placesIn(found, from, to, 2, shift);
  let at = resume[0] ?? end;
  if (at >= end) return first;
  const parts = [first];
  for (; at < end; at = resume[0] ?? end)
    parts.push(placesIn(found, 0, program.words(at, end, 0) >> 2, 2, shift));
  return joined(parts);
}
