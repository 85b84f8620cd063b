/** Where the detectors have to look: what one pass in machine code leaves of a text. */

/** Places in a text, in UTF-16 units. Each list is in order, and holds every place at which its detector finds something. */
export type Sifted = {
  /** Bits, among them all that a unit of the text has. */
  readonly units: number;
  /** For every keyword its number and its place. */
  readonly words: Int32Array;
  /** For every long run that may be a key or encoded text a place at which it stands and one behind it; that one first where nothing is found in what it encodes. */
  readonly runs: Int32Array;
  /** Multiples of the stride of seed phrases at which one may stand. */
  readonly phrases: Int32Array;
  /** Multiples of the stride of byte arrays at which one may stand. */
  readonly arrays: Int32Array;
  /** The ends of lines at which a value may be wrapped. */
  readonly wraps: Int32Array;
  /** Where a text may be dressed: a backslash, an escape, a sign without width. */
  readonly dress: Int32Array;
  /** Where the parts of a few units begin that may have a letter of a seed phrase beyond the Latin script. */
  readonly wide: Int32Array;
};

/** Whether nothing is left of a text that a detector would find anything in, as it stands: many files of a tree have no such place. */
export const isSiftedOut = ({ words, runs, phrases, arrays, wide }: Sifted): boolean =>
  words.length === 0 && runs.length === 0 && phrases.length === 0 && arrays.length === 0 && wide.length === 0;
