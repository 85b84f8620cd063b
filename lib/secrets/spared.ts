/**
 * Whether what was found is a value that is allowed, however the text around it writes that: with the escapes of JSON or of a
 * URL (RFC 8259 7, RFC 3986 2.1), broken over lines, in base64 once more, or with its padding left off.
 */
import type { Span } from "../core/verdict.ts";
import { matchAt } from "./finders.ts";
import { encodedIn } from "./value.ts";

/** A value in base64 as it is written on one line and on several; a key of 64 bytes has 88 units, six for each that is escaped. */
const WRITTEN = /(?:[\w+/-]|%2[bf]|\\(?:\/|u002[bf])){16,528}(?:=|%3d|\\u003d){0,2}/iy;
const BROKEN = /(?:[\w+/-]|%2[bf]|\\(?:\/|u002[bf])|\\?\r?\n[ \t]{0,32}){16,528}(?:=|%3d|\\u003d){0,2}/iy;

/** What an escaped value stands for, without blanks. */
const unescaped = (written: string): string =>
  written
    .replace(/\\?\s+/g, "")
    .replace(/(?:%|\\u00)([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll("\\/", "/");

/** A value in base64 with its padding. */
const padded = (value: string): string => value.padEnd(value.length + ((4 - (value.length % 4)) % 4), "=");

/** Whether the finding at `span` is one of the values that `isAllowed` knows. */
export function isSpared(text: string, { start, end }: Span, isAllowed: (value: string) => boolean): boolean {
  const forms = new Set([text.slice(start, end)]);
  for (const shape of [WRITTEN, BROKEN]) {
    const stop = matchAt(shape, text, start);
    if (stop >= end) forms.add(padded(unescaped(text.slice(start, stop))));
  }
  for (const form of forms) {
    const inner = encodedIn(form)?.trim();
    if (isAllowed(form) || (inner !== undefined && isAllowed(inner))) return true;
  }
  return false;
}
