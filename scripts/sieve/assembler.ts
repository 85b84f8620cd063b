/**
 * Writes a WebAssembly module (WebAssembly Core Specification 2.0): functions over 32-bit integers, one memory, and the few
 * instructions on 128 bits that reading text wants. Sections are named beside what they describe.
 */

/** Instructions that leave one value, or do something and leave none. */
export type Code = readonly number[];

/** A local variable of a function, by its place (2.2.1); parameters come first. */
export type Local = { readonly local: number };

/** What an instruction may be given: code, a variable's value, a constant. */
export type Operand = Code | Local | number;

/** A function of the module: all parameters are i32, and so is what it gives back. */
export type Routine = {
  readonly name: string;
  readonly parameters: number;
  /** How many i32 variables it has beside its parameters, and how many v128 behind those. */
  readonly variables: number;
  readonly vectors?: number;
  readonly body: Code;
};

const I32 = 0x7f;
const V128 = 0x7b;

/** LEB128 of an unsigned integer (5.2.2). */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

/** LEB128 of a signed integer of 32 bits (5.2.2). */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (; rest < -64 || rest > 63; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest & 127];
}

/** What leaves an operand's value: `local.get` (5.4.4), `i32.const` (5.4.7). */
function push(operand: Operand): Code {
  if (typeof operand === "number") return [0x41, ...signed(operand)];
  return "local" in operand ? [0x20, ...unsigned(operand.local)] : operand;
}

/** Puts a value into a variable: `local.set` (5.4.4). */
export const set = ({ local }: Local, value: Operand): Code => [...push(value), 0x21, ...unsigned(local)];

const binary =
  (...instruction: number[]) =>
  (first: Operand, second: Operand): Code => [...push(first), ...push(second), ...instruction];

/** What a sum of something and a constant is, by its code: loads and stores take the constant into their own offset. */
const sums = new WeakMap<Code, { readonly of: Operand; readonly more: number }>();
const sumOf = (operand: Operand): { readonly of: Operand; readonly more: number } =>
  (Array.isArray(operand) ? sums.get(operand) : undefined) ?? { of: operand, more: 0 };

function summed(code: Code, of: Operand, more: number): Code {
  const inner = sumOf(of);
  sums.set(code, { of: inner.of, more: inner.more + more });
  return code;
}

/** What is true where a comparison is not, by its code: a runtime makes a comparison and the branch on it one instruction. */
const opposites = new WeakMap<Code, Code>();

function comparison(instruction: number, opposite: number): (first: Operand, second: Operand) => Code {
  return (first, second) => {
    const code = binary(instruction)(first, second);
    opposites.set(code, binary(opposite)(first, second));
    return code;
  };
}

/** Arithmetic and comparisons of i32 (5.4.7); the latter are unsigned. */
export const plus = (first: Operand, second: Operand): Code => {
  const code = binary(0x6a)(first, second);
  return typeof second === "number" ? summed(code, first, second) : code;
};
export const minus = (first: Operand, second: Operand): Code => {
  const code = binary(0x6b)(first, second);
  return typeof second === "number" ? summed(code, first, -second) : code;
};
export const times = binary(0x6c);
/** The whole part of a quotient: `i32.div_u`. */
export const over = binary(0x6e);
export const and = binary(0x71);
export const or = binary(0x72);
export const xor = binary(0x73);
export const left = (first: Operand, second: Operand): Code => {
  const code = binary(0x74)(first, second);
  const { of, more } = sumOf(first);
  return more !== 0 && typeof second === "number"
    ? summed(code, binary(0x74)(of, second), more * 2 ** second)
    : code;
};
export const right = binary(0x76);
export const equal = comparison(0x46, 0x47);
export const unequal = comparison(0x47, 0x46);
export const below = comparison(0x49, 0x4f);
export const above = comparison(0x4b, 0x4d);
export const not = (value: Operand): Code =>
  (Array.isArray(value) ? opposites.get(value) : undefined) ?? [...push(value), 0x45];
export const inverse = (value: Operand): Code => xor(value, -1);
/** The number of zero bits below the lowest one that is set: `i32.ctz`. */
export const lowestBit = (value: Operand): Code => [...push(value), 0x68];

/** The number of zero bits above the highest one that is set: `i32.clz`; and of bits that are: `i32.popcnt`. */
export const zerosAbove = (value: Operand): Code => [...push(value), 0x67];
export const countOf = (value: Operand): Code => [...push(value), 0x69];

/** An address as an operand and the offset of an instruction, which takes what is added to it as long as that is no less than nothing. */
function placed(base: number, at: Operand): { readonly from: Code; readonly offset: Code } {
  const { of, more } = sumOf(at);
  return base + more < 0
    ? { from: push(at), offset: unsigned(base) }
    : { from: push(of), offset: unsigned(base + more) };
}

/** Loads and stores of the memory at `base` + `at`, in bytes (5.4.6). */
const load =
  (...instruction: readonly number[]) =>
  (base: number, at: Operand): Code => {
    const { from, offset } = placed(base, at);
    return [...from, ...instruction, ...offset];
  };
export const byteAt = load(0x2d, 0);
export const unitAt = load(0x2f, 1);
export const wordAt = load(0x28, 2);
const store =
  (...instruction: readonly number[]) =>
  (base: number, at: Operand, value: Operand): Code => {
    const { from, offset } = placed(base, at);
    return [...from, ...push(value), ...instruction, ...offset];
  };
export const storeWord = store(0x36, 2);
export const storeByte = store(0x3a, 0);
export const storeUnit = store(0x3b, 1);

/** Instructions on vectors (5.4.8): loads and stores of 16 bytes, one value in all lanes, arithmetic and bits of bytes. */
export const vectorAt = load(0xfd, 0, 0);
export const storeVector = store(0xfd, 0x0b, 0);
export const bytesOf = (value: Operand): Code => [...push(value), 0xfd, 0x0f];
export const unitsOf = (value: Operand): Code => [...push(value), 0xfd, 0x10];
export const plusBytes = binary(0xfd, 0x6e);
export const sameBytes = binary(0xfd, 0x23);
/** Whether bytes are larger, as signed ones: `i8x16.gt_s`. */
export const largerBytes = binary(0xfd, 0x27);
export const rightUnits = binary(0xfd, 0x8d, 0x01);
/** The bytes of the first vector at the places that the second has: `i8x16.swizzle`. */
export const lookUp = binary(0xfd, 0x0e);
/** A vector: `v128.const`. */
export const vectorOf = (bytes: readonly number[]): Code => [0xfd, 0x0c, ...bytes];
export const largerUnits = binary(0xfd, 0x32);
/** The last byte of the first vector and all but the last of the second: `i8x16.shuffle`. */
export const follows = (first: Operand, second: Operand): Code => [
  ...push(first),
  ...push(second),
  ...[0xfd, 0x0d, ...Array.from({ length: 16 }, (_, lane) => lane + 15)],
];
export const vectorAnd = binary(0xfd, 0x4e);
export const vectorOr = binary(0xfd, 0x50);
/** Sixteen units of 16 bits as bytes, 255 for larger ones, and 255 where all bits are set: `i8x16.narrow_i16x8_u` and `_s`. */
export const narrow = binary(0xfd, 0x66);
export const narrowTruths = binary(0xfd, 0x65);
/** The highest bit of each byte: `i8x16.bitmask`. */
export const highBits = (value: Operand): Code => [...push(value), 0xfd, 0x64];
/** One unit of a vector: `i16x8.extract_lane_u`. */
export const laneOf = (value: Operand, lane: number): Code => [...push(value), 0xfd, 0x19, lane];

/** Does `then` where the condition holds (5.4.1). */
export const when = (condition: Operand, ...then: Code[]): Code => [
  ...push(condition),
  ...[0x04, 0x40, ...then.flat(), 0x0b],
];

/** Does `body` again and again while the condition holds: a loop in a block that its branch leaves (5.4.1). */
export const whilst = (condition: Operand, ...body: Code[]): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...[...not(condition), 0x0d, 1, ...body.flat(), 0x0c, 0],
  ...[0x0b, 0x0b],
];

/** The same where the condition seldom holds: a runtime counts a loop that it does not enter as one turn of it. */
export const repeat = (condition: Operand, ...body: Code[]): Code =>
  when(condition, whilst(condition, ...body));

/** Ends the function with a value (5.4.1). */
export const give = (value: Operand): Code => [...push(value), 0x0f];

/** Calls the module's function of this number (5.4.1). */
export const call = (routine: number, ...values: Operand[]): Code => [
  ...values.flatMap(push),
  ...[0x10, ...unsigned(routine)],
];

/** Adds to a variable. */
export const step = (variable: Local, by: Operand = 1): Code => set(variable, plus(variable, by));

/** A section (5.5.2): its number, its size, its contents; and a vector of things (5.1.3). */
const section = (id: number, contents: Code): Code => [id, ...unsigned(contents.length), ...contents];
const vector = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const nameOf = (name: string): Code => vector([...name].map((sign) => [sign.charCodeAt(0)]));

/** A function's variables by type, and its code, with the size of both in front (5.5.13). */
function bodyOf({ variables, vectors = 0, body }: Routine): Code {
  const locals = vector([
    [...unsigned(variables), I32],
    [...unsigned(vectors), V128],
  ]);
  return [...unsigned(locals.length + body.length + 1), ...locals, ...body, 0x0b];
}

/** Bytes that stand in the memory from the beginning. */
export type Data = { readonly at: number; readonly bytes: Uint8Array };

/** The module of these functions, which it exports with its memory of so many pages of 64 KiB, and of what stands in it (5.5). */
export function assemble(
  routines: readonly Routine[],
  pages: number,
  data: readonly Data[],
): Uint8Array<ArrayBuffer> {
  const types = routines.map(({ parameters }): Code => {
    const given = vector(Array.from({ length: parameters }, () => [I32]));
    return [0x60, ...given, 1, I32];
  });
  const exports = routines.map(({ name }, index): Code => [...nameOf(name), 0x00, ...unsigned(index)]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(3, vector(routines.map((_, index) => unsigned(index)))),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, vector([...exports, [...nameOf("memory"), 0x02, 0]])),
    ...section(10, vector(routines.map(bodyOf))),
    ...section(
      11,
      vector(data.map(({ at, bytes }) => [0, ...push(at), 0x0b, ...unsigned(bytes.length), ...bytes])),
    ),
  ]);
}
