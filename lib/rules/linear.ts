/**
 * Whether a pattern is safe to run on hostile text: the ways in which a backtracking engine can match it are counted, and
 * a pattern with more than {@link PATTERN_WAYS} from one starting point is refused. A count that is bounded from one start
 * makes the whole search linear. Stricter than need be, so that it can be simple.
 */
import { PATTERN_REPEATS, PATTERN_UNITS, PATTERN_WAYS } from "../core/limits.ts";
import { patternOf } from "./pattern.ts";

/** Why a pattern is refused, as the end of a sentence, and what to do about it. */
export type Slowness = { readonly problem: string; readonly hint: string };

/** Why `text` must not be run on text of others, or undefined for a linear pattern. Never throws. */
export function slowness(text: string): Slowness | undefined {
  if (text.length > PATTERN_UNITS)
    return { problem: `is longer than ${PATTERN_UNITS} characters`, hint: "split it into several rows" };
  let pattern: RegExp;
  try {
    pattern = patternOf(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: /s, "") : "";
    return {
      problem: `is no regular expression (${why})`,
      hint: "patterns are JavaScript's; in YAML put them in single quotes",
    };
  }
  return measured(pattern.source);
}

function measured(source: string): Slowness | undefined {
  if (/\\(?:[1-9]|k<)/.test(source.replace(/\\\\/g, "")))
    return {
      problem: "refers back to a group",
      hint: "write the text out, or compare it in a guard of your own",
    };
  const ways = waysOf(source);
  if (ways === "unbounded")
    return {
      problem: "repeats without an upper bound",
      hint: "give every *, + and {n,} a bound, for example {20,200}; one that stands behind ^ may stay",
    };
  if (ways <= PATTERN_WAYS) return undefined;
  return {
    problem: "can match one text in too many ways",
    hint: "put something between two repeats that neither of them matches, lower their bounds, or repeat no group that repeats",
  };
}

/** One atom, assertion, quantifier or sign of a pattern, and where the next one begins. */
const TOKEN =
  /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|.)|\[\^?(?:\\.|[^\]\\])*\]|\((?:\?(?:<[=!]|[=!:]|<\w+>))?|\)|\||\*\??|\+\??|\?\??|\{(\d+)(,(\d*))?\}\??|./gisy;

/** The ways of what stands in one pair of brackets: of its alternatives so far, of the current one, of its last atom. */
type Group = { sum: number; product: number; last: number };

/** How many ways there are to match from one starting point, or that there is no bound. */
function waysOf(source: string): number | "unbounded" {
  // Behind ^ a repeat starts in one place only, and may be as long as it likes.
  const anchored = source.startsWith("^") && !hasOuterChoice(source);
  const stack: Group[] = [{ sum: 0, product: 1, last: 1 }];
  for (const [token, least, comma, most] of source.matchAll(TOKEN)) {
    const repeat = repeatOf(token, least, comma, most);
    if (repeat?.most === Number.POSITIVE_INFINITY && !anchored) return "unbounded";
    if (repeat) multiply(stack, repeat);
    else step(stack, token);
    if ((stack.at(-1)?.product ?? 0) > ENOUGH) return ENOUGH;
  }
  const [whole = { sum: ENOUGH, product: 0 }] = stack;
  return whole.sum + whole.product;
}

/** Beyond this nothing is counted any more: whole numbers stay exact. */
const ENOUGH = PATTERN_WAYS * PATTERN_WAYS;

function step(stack: Group[], token: string): void {
  const group = stack.at(-1);
  if (token === ")") close(stack);
  else if (token.startsWith("(")) stack.push({ sum: 0, product: 1, last: 1 });
  else if (token === "|" && group)
    Object.assign(group, { sum: group.sum + group.product, product: 1, last: 1 });
  else if (group) group.last = 1;
}

function multiply(stack: Group[], repeat: Repeat): void {
  const group = stack.at(-1);
  if (group) group.product = (group.product / group.last) * repeated(group.last, repeat);
}

function close(stack: Group[]): void {
  const inner = stack.pop();
  const outer = stack.at(-1);
  if (!inner || !outer) return;
  outer.last = inner.sum + inner.product;
  outer.product *= outer.last;
}

type Repeat = { readonly least: number; readonly most: number };

function repeatOf(token: string, least = "", comma?: string, most = ""): Repeat | undefined {
  if (token.startsWith("*")) return { least: 0, most: Number.POSITIVE_INFINITY };
  if (token.startsWith("+")) return { least: 1, most: Number.POSITIVE_INFINITY };
  if (/^\?\??$/.test(token)) return { least: 0, most: 1 };
  if (least === "") return undefined;
  if (comma === undefined) return { least: Number(least), most: Number(least) };
  return { least: Number(least), most: most === "" ? Number.POSITIVE_INFINITY : Number(most) };
}

/** The ways of an atom with `ways` ways that is repeated: one for each count, and each count's own. */
function repeated(ways: number, { least, most }: Repeat): number {
  // Behind ^ a repeat without a bound starts once, so that its length counts once and not from every place.
  const end = Math.min(most, PATTERN_REPEATS);
  if (ways === 1) return Math.max(1, end - least + 1);
  let sum = 0;
  for (let count = least; count <= end && sum <= ENOUGH; count++) sum += ways ** count;
  return sum;
}

/** Is there a `|` outside of all brackets, so that `^` holds for one alternative only? */
function hasOuterChoice(source: string): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    if (token.startsWith("(")) depth++;
    else if (token === ")") depth--;
    else if (token === "|" && depth === 0) return true;
  }
  return false;
}
