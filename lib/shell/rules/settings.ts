/** A row over commands as data, for rules files, and the row that it stands for. */
import { lazy } from "../../core/lazy.ts";
import type { RunRow, ShellRow } from "./match.ts";

/** What is a text in a rules file, and a pattern in the row. */
const PATTERNS = ["text", "words", "notWords", "fedWords"] as const;

type PatternKey = (typeof PATTERNS)[number];

/** A row of a rules file, checked against the schema: a row whose patterns are texts. */
export type ShellRowSetting =
  | Exclude<ShellRow, RunRow>
  | (Omit<RunRow, PatternKey> & { readonly [key in PatternKey]?: string });

/** The row. `pattern` makes a pattern of a text; it is compiled when a command first needs it. */
export function shellRowOf(setting: ShellRowSetting, pattern: (text: string) => RegExp): ShellRow {
  // As it is where there is nothing to compile: a hundred copies cost a fifth of what an event may pay for the whole file.
  if (!isWritten(setting)) return setting;
  const { text, words, notWords, fedWords, ...row } = setting;
  const written = { text, words, notWords, fedWords };
  for (const key of PATTERNS) {
    const source = written[key];
    if (source === undefined) continue;
    Object.defineProperty(row, key, { enumerable: true, get: lazy(() => pattern(source)) });
  }
  return row;
}

type Written = Extract<ShellRowSetting, { readonly run: unknown }>;

/** Does the row hold a pattern that is still a text? */
function isWritten(setting: ShellRowSetting): setting is Written {
  return PATTERNS.some((key) => key in setting);
}
