/**
 * Reads a text without what it is dressed in: colours of a terminal, characters without width, the backslashes of
 * Markdown. The view knows where each of its units came from.
 */
import { type View, viewWithout } from "./view.ts";

/**
 * Colours and links of a terminal (ECMA-48 5.4, 8.3.117; OSC 8), as they are or written out; between two units of a
 * token soft hyphens and characters without width (Unicode, Default_Ignorable_Code_Point), and a backslash before a sign
 * (CommonMark 2.4).
 */
const DRESS =
  /[^\P{Cc}\s](?:\[[0-9;:]{0,32}[A-Za-z]|\]8;[^\p{Cc}]{0,512}(?:[^\P{Cc}\s]\\|[^\P{Cc}\s]))|\\(?:x1[bB]|u001[bB]|033|e)\[[0-9;]{0,32}[mK]|(?<=[\w-])\p{DI}{1,8}(?=[\w-])|(?<=\w)\\(?=[_*~.-])/gu;

/** What every {@link DRESS} begins with, for the one look that most texts get. */
const LEADS = /[^\P{Cc}\s]|[\w-]\p{DI}|\\[_*~.xue0-]/u;

/** A view of `text` without its dress; `undefined` where it has none. */
export function undressed(text: string): View | undefined {
  return LEADS.test(text) ? viewWithout(text, DRESS) : undefined;
}
