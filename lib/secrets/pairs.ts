/** A user's name and a password that stand beside each other behind a word for both: "creds: ops@acme.io / …". */

import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { matchAt } from "./finders.ts";
import { isShown } from "./given.ts";
import { isCoined, isProduct } from "./password.ts";
import { digitFrom } from "./spans.ts";

/** Words behind the one for both, and what joins them to the pair. */
const LEAD =
  /[\p{L}\p{M}]{0,6}(?:[ \t][\p{L}\p{M}\d][\p{L}\p{M}\d'’-]{0,20}){0,5}(?:[ \t]?[:：]|[ \t](?:is|are|ist|sind|lauten|sont|son|são|sono|to|→|->|=|—|–|-)(?=[ \t])|[是は])[ \t]{0,3}["'`“]?/uy;

/** A user's name, what parts it from the password, and the password. */
const PAIR = /([\w.+-][\w.+@-]{1,63})["'`”]?(?:[ \t]{1,3}[/|][ \t]{1,3}|:)["'`“]?([^\s"'`“”|<>]{6,64})/y;

/** What closes a sentence or a string behind a password. */
const CLOSERS = /[.,;:!?)\]}]{1,4}$/;

/** Units from a word for both to the end of the password, which has a digit. */
const PAIR_UNITS = 320;

const HEAD_UNITS = 96;

/** The password of the pair behind the keyword `at`..`end`. */
export function findPairedPassword(text: string, at: number, end: number): Span | undefined {
  const last = Math.min(text.length, end + PAIR_UNITS);
  const lead = digitFrom(text, end, last) === last ? -1 : matchAt(LEAD, text, end);
  if (lead < 0) return undefined;
  PAIR.lastIndex = lead;
  const [whole = "", user = "", run = ""] = PAIR.exec(text) ?? [];
  const value = run.replace(CLOSERS, "");
  if (!/[a-z]/i.test(user) || !isCoined(value) || isProduct(value)) return undefined;
  const start = lead + whole.length - run.length;
  const span = { start, end: start + value.length };
  return isShown(unitsBefore(text, at, HEAD_UNITS), text, { at, stop: end, span }) ? undefined : span;
}
