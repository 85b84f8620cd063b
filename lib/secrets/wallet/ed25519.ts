/**
 * Whether 32 bytes are the Ed25519 public key of a 32-byte seed (RFC 8032, 5.1.5), by BigInt arithmetic on sha512. It
 * must not be used to sign: nothing here is constant-time.
 */
import { sha512 } from "@noble/hashes/sha2.js";

const P = 2n ** 255n - 19n;
const D2 = 0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159n;
const BASE_X = 0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51an;
const BASE_Y = 0x6666666666666666666666666666666666666666666666666666666666666658n;

/** Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z (RFC 8032, 5.1.4). */
type Point = { readonly x: bigint; readonly y: bigint; readonly z: bigint; readonly t: bigint };

function add(a: Point, b: Point): Point {
  const m = ((a.y - a.x) * (b.y - b.x)) % P;
  const n = ((a.y + a.x) * (b.y + b.x)) % P;
  const c = (((a.t * D2) % P) * b.t) % P;
  const d = (2n * a.z * b.z) % P;
  const [e, f, g, h] = [n - m, d - c, d + c, n + m];
  return { x: (e * f) % P, y: (g * h) % P, z: (f * g) % P, t: (e * h) % P };
}

let powers: Point[] | undefined;

/** The base point times 1, 2, 4, ... 2^254: made once, it halves every later derivation. */
function basePowers(): Point[] {
  if (powers) return powers;
  powers = [{ x: BASE_X, y: BASE_Y, z: 1n, t: (BASE_X * BASE_Y) % P }];
  for (let i = 1; i < 255; i++) {
    const last = powers[i - 1];
    if (last) powers.push(add(last, last));
  }
  return powers;
}

/**
 * Whether `publicKey` belongs to `seed`, both 32 bytes. Only y is compared: the sign bit of x adds nothing to 255 bits
 * of proof, and without it there is no inversion.
 */
export function isKeyPair(seed: Uint8Array, publicKey: Uint8Array): boolean {
  const digest = sha512(seed);
  let sum: Point = { x: 0n, y: 1n, z: 1n, t: 0n };
  basePowers().forEach((power, bit) => {
    // Clamping: the three lowest bits are 0, bit 254 is 1.
    const set = bit >= 3 && (bit === 254 || ((digest[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    if (set) sum = add(sum, power);
  });
  let y = 0n;
  for (let i = 31; i >= 0; i--) y = (y << 8n) | BigInt((publicKey[i] ?? 0) & (i === 31 ? 0x7f : 0xff));
  return (y * sum.z - sum.y) % P === 0n;
}
