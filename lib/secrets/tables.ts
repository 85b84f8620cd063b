/** Values in the columns of tables, whose names stand in the header: Markdown and comma-separated values. */
import { isSameText } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { isAlnum } from "./finders.ts";
import { isNamePart } from "./names.ts";

/** Lines of a table that are looked at below its header, and units of one. */
const ROWS_BELOW = 3;
export const ROW_UNITS = 400;

/** The last place that was asked for, and where its line begins: names on one line ask one after the other. */
const asked = { text: "", at: 0, start: 0 };

/** Where the line around `at` begins, -1 when that is further away than a row is long. */
function lineStart(text: string, at: number): number {
  const isBehind = at >= asked.at && at - asked.at <= ROW_UNITS && isSameText(asked.text, text);
  const from = isBehind ? asked.at : Math.max(0, at - ROW_UNITS - 1);
  const end = text.slice(from, at).lastIndexOf("\n");
  const before = isBehind ? asked.start : from === 0 ? 0 : -1;
  const start = end >= 0 ? from + end + 1 : before;
  asked.text = text;
  asked.at = at;
  asked.start = at - start <= ROW_UNITS ? start : -1;
  return asked.start;
}

/** A line of names between commas: the header of comma-separated values. */
const CSV_HEADER = /^(?:[^,\n`]{0,24}`)?(?:"?[A-Za-z][\w -]{0,40}"?,){1,40}"?[A-Za-z][\w -]{0,40}"?\r?$/;

/** The line below a header of Markdown (GitHub Flavored Markdown 4.10), and any other line of its table. */
const RULE = /^\|[|:\s-]*$/;
const ROW = /^\|/;

/** Whether `line` may be a table's, so many lines below the header. */
const isRow = (line: string, below: number): boolean => (below === 0 ? RULE : ROW).test(line);

/** The last line that was asked for, and whether it is a {@link CSV_HEADER}: its names ask one after the other. */
const header = { text: "", from: -1, is: false };

function isCsvHeader(text: string, from: number): boolean {
  if (header.from !== from || !isSameText(header.text, text)) {
    const row = rowAt(text, from);
    // Most lines have none: the pattern goes back unit by unit before it says so.
    header.is = row.includes(",") && CSV_HEADER.test(row);
  }
  header.text = text;
  header.from = from;
  return header.is;
}

/** The longest that stands before the quoted header of a {@link CSV_HEADER}. */
const LEAD_UNITS = 25;

/** The longest cell of a {@link CSV_HEADER}, with its quote. */
export const CELL_UNITS = 42;

/** Whether the name at `at` may begin a cell of a {@link CSV_HEADER}. */
function mayBeginCell(text: string, at: number): boolean {
  const limit = Math.max(0, at - CELL_UNITS);
  let name = at;
  while (name > limit && isNamePart(text.charCodeAt(name - 1))) name--;
  return name === 0 || ',"\n'.includes(text.charAt(name - 1));
}

/** Whether a cell of the {@link CSV_HEADER} at `from` may end behind the name at `at`. */
function mayEndCell(text: string, from: number, at: number): boolean {
  const limit = Math.min(text.length, from + ROW_UNITS);
  let end = at;
  while (end < limit && isCellUnit(text.charCodeAt(end))) end++;
  if (end < limit && text.charAt(end) === '"') end++;
  return (
    end === limit || ",\r\n".includes(text.charAt(end)) || text.slice(from, from + LEAD_UNITS).includes("`")
  );
}

export const isCellUnit = (unit: number): boolean =>
  isAlnum(unit) || unit === 95 || unit === 45 || unit === 32;

/** What stands between the cells of the table whose header begins at `from`; undefined where none does. */
function separatorAt(text: string, from: number, at: number): "|" | "," | undefined {
  if (text.charAt(from) === "|") return "|";
  return mayBeginCell(text, at) && mayEndCell(text, from, at) && isCsvHeader(text, from) ? "," : undefined;
}

/** The line at `at`, or as much of it as is looked at. */
function rowAt(text: string, at: number): string {
  const row = text.slice(at, at + ROW_UNITS);
  const end = row.indexOf("\n");
  return end < 0 ? row : row.slice(0, end);
}

/**
 * The cell below the header cell that the name at `at` stands in: in the first row of comma-separated values, in the
 * first row behind its rule in a table of Markdown.
 */
function cellBelow(text: string, at: number): Span | undefined {
  const from = lineStart(text, at);
  const separator = from < 0 ? undefined : separatorAt(text, from, at);
  if (separator === undefined) return undefined;
  const column = countIn(text, separator, from, at);
  let line = text.indexOf("\n", at) + 1;
  for (let row = separator === "," ? 1 : 0; row < ROWS_BELOW && line > 0; row++) {
    const whole = rowAt(text, line);
    if (separator === "|" && !isRow(whole, row)) return undefined;
    const [start, end] = row === 0 ? [0, 0] : cellIn(whole, separator, column);
    const cell = whole.slice(start, end);
    const value = cell.trim().replace(/^[`"]|[`"]$/g, "");
    if (value.length > 0) {
      const place = line + start + cell.indexOf(value);
      return { start: place, end: place + value.length };
    }
    line = text.indexOf("\n", line) + 1;
  }
  return undefined;
}

/** How many of `separator` stand in `from`..`to`. */
function countIn(text: string, separator: "|" | ",", from: number, to: number): number {
  const unit = separator.charCodeAt(0);
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === unit) count++;
  return count;
}

/** Where the cell behind so many of `separator` begins and ends in a row; nothing of it where the row has no such cell. */
function cellIn(row: string, separator: string, column: number): readonly [start: number, end: number] {
  let start = 0;
  for (let passed = 0; passed < column; passed++) {
    start = row.indexOf(separator, start) + 1;
    if (start === 0) return [0, 0];
  }
  const end = row.indexOf(separator, start);
  return [start, end < 0 ? row.length : end];
}

/** The value of a table's column whose header at `at` `looks` like what its name says. */
export function inTable(text: string, at: number, looks: (value: string) => boolean): Span | undefined {
  const span = cellBelow(text, at);
  return span && looks(text.slice(span.start, span.end)) ? span : undefined;
}
