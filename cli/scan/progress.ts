/** The line that tells how far a scan is, on a terminal. */
import {
  columnsOf,
  cutToColumns,
  numberOf,
  PROGRESS_MS,
  printable,
  progress,
  progressWidth,
} from "../terminal.ts";

/** A line that counts what was read: `1,234 of 5,678 · 56 MB · 20 MB/s · …/src/main.ts`. */
export type Progress = { readonly step: (path: string, units: number) => void; readonly clear: () => void };

/** `total` is how many texts there are, where that is known. */
export function newProgress(total?: number): Progress {
  const width = progressWidth();
  if (width === undefined) return { step: () => undefined, clear: () => undefined };
  const start = performance.now();
  let [count, read, shownAt] = [0, 0, Number.NEGATIVE_INFINITY];
  return {
    step: (path, units) => {
      count++;
      read += units;
      const now = performance.now();
      if (now - shownAt < PROGRESS_MS) return;
      shownAt = now;
      progress(lineOf({ path, count, total, read, seconds: (now - start) / 1000 }, width));
    },
    clear: () => {
      shownAt = Number.NEGATIVE_INFINITY;
      progress("");
    },
  };
}

type State = {
  readonly path: string;
  readonly count: number;
  readonly total: number | undefined;
  readonly read: number;
  readonly seconds: number;
};

/** The line, cut to `width` columns: the end of a path tells more than its beginning. */
export function lineOf({ path, count, total, read, seconds }: State, width: number): string {
  const done = total === undefined ? numberOf(count) : `${numberOf(count)} of ${numberOf(total)}`;
  const rate = seconds < 0.5 ? "" : `  ${sizeOf(read / seconds)}/s`;
  const head = cutToColumns(`${done}  ${sizeOf(read)}${rate}`, width);
  const left = width - columnsOf(head) - 2;
  if (left < 8) return head;
  const name = printable(path);
  if (columnsOf(name) <= left) return `${head}  ${name}`;
  return `${head}  …${reversed(cutToColumns(reversed(name), left - 1))}`;
}

const reversed = (text: string): string => [...text].reverse().join("");

const sizeOf = (units: number): string =>
  units < 1e6 ? `${Math.ceil(units / 1e3)} kB` : `${(units / 1e6).toFixed(units < 1e7 ? 1 : 0)} MB`;
