/** The checksum of bech32 and bech32m (BIP-173, BIP-350). */

const ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function step(checksum: number, value: number): number {
  const top = checksum >>> 25;
  let next = ((checksum & 0x1ffffff) << 5) ^ value;
  for (let bit = 0; bit < 5; bit++) if ((top >> bit) & 1) next ^= GENERATOR[bit] ?? 0;
  return next;
}

/** Whether `data` (the characters after the separator, lower case) carries the checksum for `prefix`. */
export function isBech32(prefix: string, data: string): boolean {
  let checksum = 1;
  for (const char of prefix) checksum = step(checksum, char.charCodeAt(0) >> 5);
  checksum = step(checksum, 0);
  for (const char of prefix) checksum = step(checksum, char.charCodeAt(0) & 31);
  for (const char of data) {
    const value = ALPHABET.indexOf(char);
    if (value < 0) return false;
    checksum = step(checksum, value);
  }
  return checksum === 1 || checksum === 0x2bc830a3;
}
