/** A row over commands as data, for rules files, and the row that it stands for. */
import { lazy } from "../../core/lazy.ts";
import type { RunRow, ShellRow } from "./match.ts";

/** A row of a rules file, checked against the schema: a row whose pattern is a text. */
export type ShellRowSetting = Exclude<ShellRow, RunRow> | (Omit<RunRow, "text"> & { readonly text?: string });

/** The row. `pattern` makes a pattern of a text; it is compiled when a command first needs it. */
export function shellRowOf(setting: ShellRowSetting, pattern: (text: string) => RegExp): ShellRow {
  if (!("run" in setting)) return setting;
  const { text: written, ...row } = setting;
  if (written === undefined) return row;
  const text = lazy(() => pattern(written));
  return Object.defineProperty(row, "text", { enumerable: true, get: text });
}
