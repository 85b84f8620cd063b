/**
 * What a person or a program reads from us: results on stdout, everything else on stderr.
 *
 * Writes are synchronous: `process.exit` after a large asynchronous write to a pipe cuts it at 65,536 bytes.
 */
import { writeSync } from "node:fs";
import { styleText } from "node:util";
import { printable, spelt } from "../lib/core/text.ts";

export { printable } from "../lib/core/text.ts";

/** The exit codes of every command: nothing to report, something to report, could not do it. */
export const EXIT = { clean: 0, findings: 1, failure: 2 } as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something that was asked for and cannot be done: `message` says what, `hint` what to do about it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** Writes all of `text`; a reader that went away is not a failure of ours. */
function write(fd: 1 | 2, text: string | Uint8Array): void {
  const bytes = typeof text === "string" ? Buffer.from(text, "utf8") : text;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error) || error.code !== "EAGAIN") return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** One line of the result. */
export function say(line: string): void {
  write(1, `${line}\n`);
}

/** The result as it stands, without a line end of its own. */
export function put(text: string): void {
  write(1, text);
}

/** The result as bytes, for texts in another encoding. */
export function putBytes(bytes: Uint8Array): void {
  write(1, bytes);
}

/** One JSON document, in which what would steer a terminal is spelt out as JSON does. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  // JSON spells out the first 32 signs alone; line ends are its own.
  return `${spelt(text, (sign) => (sign === "\n" ? sign : sign.split("").map(escaped).join("")))}\n`;
}

const escaped = (half: string): string => `\\u${half.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The result as one JSON document. */
export function sayJson(value: unknown): void {
  write(1, jsonText(value));
}

/** A line that is not part of the result. */
export function note(line: string): void {
  write(2, `${line}\n`);
}

/** `error:` and `hint:`, the form of every message about a failure. */
export function complain(message: string, hint?: string): void {
  note(`${paint("red", "error:", process.stderr)} ${printable(message)}`);
  if (hint !== undefined) note(`${paint("cyan", "hint:", process.stderr)} ${printable(hint)}`);
}

type Colour = "red" | "green" | "yellow" | "cyan" | "bold" | "dim";

/** `text` in colour when `stream` is a terminal that wants it: NO_COLOR, FORCE_COLOR and pipes are respected. */
export function paint(colour: Colour, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(colour, text, { stream });
}

/** Columns that a progress line may take; undefined where stderr is no terminal. */
export function progressWidth(): number | undefined {
  return process.stderr.isTTY ? Math.max(10, process.stderr.columns || 80) - 1 : undefined;
}

/** Shows `text` in the place of the last progress line, on a terminal only; `""` removes it. */
export function progress(text: string): void {
  const width = progressWidth();
  if (width !== undefined) write(2, `\r\u001b[K${cutToColumns(printable(text), width)}`);
}

/** Milliseconds between two progress lines: more often costs more than it tells. */
export const PROGRESS_MS = 100;

/** Counts on a terminal only: `1,234 of 5,678 cases`. */
export type Counter = { readonly step: () => void; readonly clear: () => void };

export function newCounter(total: number, what: string): Counter {
  if (progressWidth() === undefined) return { step: () => undefined, clear: () => undefined };
  let [count, shownAt] = [0, Number.NEGATIVE_INFINITY];
  return {
    step: () => {
      count++;
      const now = performance.now();
      if (now - shownAt < PROGRESS_MS) return;
      shownAt = now;
      progress(`${numberOf(count)} of ${numberOf(total)} ${what}`);
    },
    clear: () => progress(""),
  };
}

/** A count as a person reads it. */
export const numberOf = (count: number): string => count.toLocaleString("en-US");

/** Letters that take two columns: East Asian wide ones and pictures (Unicode's UAX 11, rounded to whole blocks). */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const columnsOfLetter = (letter: string): number => (/\p{M}/u.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1);

/** How many columns a terminal shows `text` in. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const letter of text) columns += columnsOfLetter(letter);
  return columns;
}

/** As much of the beginning of `text` as `columns` hold. */
export function cutToColumns(text: string, columns: number): string {
  let left = columns;
  let out = "";
  for (const letter of text) {
    left -= columnsOfLetter(letter);
    if (left < 0) break;
    out += letter;
  }
  return out;
}
