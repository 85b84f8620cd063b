/**
 * Whether 32 bytes are the Ed25519 public key of a 32-byte seed (RFC 8032, 5.1.5), by BigInt arithmetic on sha512. It
 * must not be used to sign: nothing here is constant-time.
 */
import { sha512 } from "@noble/hashes/sha2.js";
import { lazy } from "../../core/lazy.ts";

const P = 2n ** 255n - 19n;
const D2 = 0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159n;
const BASE_X = 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an;
const BASE_Y = 0x6666666666666666666666666666666666666666666666666666666666666658n;

/** Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z (RFC 8032, 5.1.4). */
type Point = { readonly x: bigint; readonly y: bigint; readonly z: bigint; readonly t: bigint };

/** A point that is added again and again: what each addition would work out of it. */
type Addend = { readonly less: bigint; readonly more: bigint; readonly z2: bigint; readonly td2: bigint };

const addend = ({ x, y, z, t }: Point): Addend => ({
  less: y - x,
  more: y + x,
  z2: 2n * z,
  td2: (t * D2) % P,
});

function add(a: Point, b: Addend): Point {
  const m = ((a.y - a.x) * b.less) % P;
  const n = ((a.y + a.x) * b.more) % P;
  const c = (a.t * b.td2) % P;
  const d = (a.z * b.z2) % P;
  const [e, f, g, h] = [n - m, d - c, d + c, n + m];
  return { x: (e * f) % P, y: (g * h) % P, z: (f * g) % P, t: (e * h) % P };
}

const BASE: Point = { x: BASE_X, y: BASE_Y, z: 1n, t: (BASE_X * BASE_Y) % P };

/** The base point times 1, 2, 4, ... 2^254: made once, it halves every later derivation. */
const basePowers = lazy(() => {
  const powers = [BASE];
  for (let last = BASE; powers.length < 255; powers.push(last)) last = add(last, addend(last));
  return powers;
});

/** Bits of a scalar that are taken at once, and how many times that a scalar has. */
const DIGIT_BITS = 4;
const DIGITS = 64;

/** The base point times every digit at every place of a scalar, made when it is first asked for: the first proof pays for its own. */
const products: (Point | undefined)[] = [];
const addends: (Addend | undefined)[] = [];

/** The base point times `digit` (1 to 15) times 16^`place`. */
function productOf(place: number, digit: number): Point {
  const index = (place << DIGIT_BITS) | digit;
  const lowest = 31 - Math.clz32(digit & -digit);
  const power = basePowers()[DIGIT_BITS * place + lowest] ?? BASE;
  const rest = digit & (digit - 1);
  const made = products[index] ?? (rest === 0 ? power : add(power, addendOf(place, rest)));
  products[index] = made;
  return made;
}

function addendOf(place: number, digit: number): Addend {
  const index = (place << DIGIT_BITS) | digit;
  const made = addends[index] ?? addend(productOf(place, digit));
  addends[index] = made;
  return made;
}

/**
 * Whether `publicKey` belongs to `seed`, both 32 bytes. Only y is compared: the sign bit of x adds nothing to 255 bits
 * of proof, and without it there is no inversion.
 */
export function isKeyPair(seed: Uint8Array, publicKey: Uint8Array): boolean {
  const scalar = sha512(seed).subarray(0, 32);
  // Clamping: the three lowest bits are 0, bit 254 is 1, and the one above it 0.
  scalar[0] = (scalar[0] ?? 0) & 0xf8;
  scalar[31] = ((scalar[31] ?? 0) & 0x7f) | 0x40;
  let sum: Point = { x: 0n, y: 1n, z: 1n, t: 0n };
  for (let place = 0; place < DIGITS; place++) {
    const digit = ((scalar[place >> 1] ?? 0) >> (DIGIT_BITS * (place & 1))) & 15;
    if (digit > 0) sum = add(sum, addendOf(place, digit));
  }
  let y = 0n;
  for (let i = 31; i >= 0; i--) y = (y << 8n) | BigInt((publicKey[i] ?? 0) & (i === 31 ? 0x7f : 0xff));
  return (y * sum.z - sum.y) % P === 0n;
}
