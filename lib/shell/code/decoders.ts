/** What the decoders of the scripting languages make of constant text: base64, hexadecimal, character codes, rot13, reversal. */
import { isOneOf } from "../../core/words.ts";
import { type Arg, known } from "../invocation.ts";
import { unpacked } from "../word/packed.ts";
import { unknownPart } from "../word/pieces.ts";

export type CodeDecoder = (text: string) => string | undefined;

const BASE64 =
  /(?:^|[.:])(?:(?:urlsafe_|standard_)?b64decode|atob|from|base64_decode|(?:urlsafe_|strict_)?decode64|decode_base64)$/;

const PACKED =
  /(?:^|[.:])(?:decompress|gzdecode|gzinflate|gzuncompress|(?:g?unzip|inflate(?:Raw)?)(?:Sync)?|Inflate\.inflate)$/;

const HEXADECIMAL = /(?:^|[.:])(?:fromhex|unhexlify|a2b_hex|hex2bin)$/;

/** Calls whose other argument says how they decode: `Buffer.from(text, "hex")`, `pack("H*", text)`, `codecs.decode(text, "rot13")`. */
const TOLD = /(?:^|[.:])(?:from|decode|pack|unpack1?)$/;

const REVERSES = "reverse reversed strrev";

/** How a function decodes its text, where it does; `told` are its other constant arguments. */
export function decoderOf(full: string, told: readonly string[]): CodeDecoder | undefined {
  if (isOneOf(REVERSES, full)) return reversed;
  if (/(?:^|_)rot13$/.test(full)) return rot13;
  if (PACKED.test(full)) return unpacked;
  if (HEXADECIMAL.test(full)) return fromHex;
  if (TOLD.test(full)) {
    if (told.some((word) => isOneOf("hex_codec hex H* H", word))) return fromHex;
    if (told.some((word) => isOneOf("rot_13 rot13", word))) return rot13;
    if (told.some((word) => isOneOf("base64_codec base64 m0 m", word))) return fromBase64;
  }
  return BASE64.test(full) ? fromBase64 : undefined;
}

/** A word decoded; as it is where it cannot be, and unknown where it is packed. */
export function decodedWord(word: Arg, decoder: CodeDecoder): Arg {
  const text = known(word);
  const made = text === undefined ? undefined : decoder(text);
  if (made === undefined) return decoder === unpacked ? [unknownPart("other", "packed")] : word;
  return [made];
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}

function rot13(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const start = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(start + ((letter.charCodeAt(0) - start + 13) % 26));
  });
}

function fromHex(text: string): string | undefined {
  const digits = text.replace(/\s/g, "");
  if (!/^(?:[\da-f]{2}){1,8192}$/i.test(digits)) return undefined;
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

function fromBase64(text: string): string | undefined {
  if (text.length < 8 || !/^[\w+/=\s-]+$/.test(text)) return undefined;
  try {
    return atob(text);
  } catch {
    return undefined;
  }
}

/** The text of these character codes. */
export function fromCodes(codes: readonly number[]): string | undefined {
  return codes.every((code) => Number.isInteger(code) && code >= 0 && code <= 0x10ffff)
    ? String.fromCodePoint(...codes.slice(0, 1024))
    : undefined;
}
