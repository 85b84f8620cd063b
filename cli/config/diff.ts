/** The difference of two texts in the unified format that `patch` reads. */

const CONTEXT = 3;

type Row = { readonly mark: " " | "-" | "+"; readonly line: string };

/** Unified diff from `before` to `after` with three lines of context; "" when they are equal. */
export function unifiedDiff(before: string, after: string, name: string): string {
  if (before === after) return "";
  const rows = rowsOf(lines(before), lines(after));
  return `--- ${name}\n+++ ${name}\n${hunks(rows).join("")}`;
}

function lines(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/**
 * Rows of the shortest-enough script: what the texts share at both ends stays, the middle is replaced. An edit of
 * ours inserts or removes a few adjacent lines, for which this is the shortest script.
 */
function rowsOf(before: readonly string[], after: readonly string[]): Row[] {
  const max = Math.min(before.length, after.length);
  let head = 0;
  while (head < max && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < max - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const row =
    (mark: Row["mark"]) =>
    (line: string): Row => ({ mark, line });
  return [
    ...before.slice(0, head).map(row(" ")),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(row(" ")),
  ];
}

/** Keeps lines that both middles have in the same order: a greedy walk that is exact for insertions alone. */
function middle(before: readonly string[], after: readonly string[]): Row[] {
  const rows: Row[] = [];
  let fresh: string[] = [];
  let at = 0;
  const close = (next: number) => {
    for (const line of before.slice(at, next)) rows.push({ mark: "-", line });
    for (const line of fresh) rows.push({ mark: "+", line });
    fresh = [];
  };
  for (const line of after) {
    const next = before.indexOf(line, at);
    // A line that only occurs far below would tear the diff apart: count it as new.
    if (next === -1 || next - at > CONTEXT) {
      fresh.push(line);
      continue;
    }
    close(next);
    rows.push({ mark: " ", line });
    at = next + 1;
  }
  close(before.length);
  return rows;
}

function hunks(rows: readonly Row[]): string[] {
  const out: string[] = [];
  let at = 0;
  while (at < rows.length) {
    const first = rows.findIndex((row, index) => index >= at && row.mark !== " ");
    if (first === -1) break;
    const end = endOfHunk(rows, first);
    out.push(hunk(rows, Math.max(first - CONTEXT, at), end));
    at = end;
  }
  return out;
}

/** The row behind the hunk that starts at `first`: it ends where more unchanged rows follow than two contexts. */
function endOfHunk(rows: readonly Row[], first: number): number {
  let last = first;
  for (let at = first; at < rows.length && at - last <= CONTEXT * 2; at++) {
    if (rows[at]?.mark !== " ") last = at;
  }
  return Math.min(last + CONTEXT + 1, rows.length);
}

function hunk(rows: readonly Row[], start: number, end: number): string {
  const count = (from: number, to: number, not: Row["mark"]) =>
    rows.slice(from, to).filter((row) => row.mark !== not).length;
  const side = (not: Row["mark"]) => {
    const length = count(start, end, not);
    return `${count(0, start, not) + (length === 0 ? 0 : 1)},${length}`;
  };
  const body = rows.slice(start, end).map(({ mark, line }) => {
    // The line end shows as nothing else would: a CR is part of the line, a missing LF has its own row.
    return line.endsWith("\n") ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`;
  });
  return `@@ -${side("+")} +${side("-")} @@\n${body.join("")}`;
}
