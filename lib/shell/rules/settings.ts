/** A row over commands as data, for rules files, and the row that it stands for. */
import { lazy } from "../../core/lazy.ts";
import type { RunRow, ShellRow } from "./match.ts";

/** A row of a rules file, checked against the schema: a row whose pattern is a text. */
export type ShellRowSetting = Exclude<ShellRow, RunRow> | Untexted | (Untexted & { readonly text: string });

type Untexted = Omit<RunRow, "text">;

/** The row. `pattern` makes a pattern of a text; it is compiled when a command first needs it. */
export function shellRowOf(setting: ShellRowSetting, pattern: (text: string) => RegExp): ShellRow {
  // As it is where there is nothing to compile: a hundred copies cost a fifth of what an event may pay for the whole file.
  if (!("text" in setting)) return setting;
  const { text: written, ...row } = setting;
  const text = lazy(() => pattern(written));
  return Object.defineProperty(row, "text", { enumerable: true, get: text });
}
