/**
 * Globs over paths, as .gitignore writes them: without a slash in front of its end a glob is meant in every folder, a folder's
 * name means all below it. Own code, because a hostile project writes them: two pointers and one remembered star, so that
 * time is bounded by the product of the lengths, where libraries make backtracking expressions of them.
 */

/** A glob that was read: whether it takes a path (with slashes, below the project's top). */
export type Glob = (path: string) => boolean;

/** Characters of one glob; the longest of 4,000 public .gitignore files has 90. */
export const GLOB_UNITS = 200;

/** Ways that braces may be written out: `{a,b}{c,d}` is four. */
const BRACE_WAYS = 64;

/** Reads a glob. @throws RangeError with the reason, as the end of a sentence. */
export function globOf(text: string): Glob {
  if (text.length > GLOB_UNITS) throw new RangeError(`is longer than ${GLOB_UNITS} characters`);
  if (text.startsWith("!")) throw new RangeError("begins with !, and nothing is taken in again here");
  if (/[!?*+@]\(/.test(text)) throw new RangeError("has a group in round brackets, which are not known here");
  const parts = written(text.replace(/^\.\//, "")).map(segmentsOf);
  return (path) => {
    const names = path.split("/").map((name) => [...name]);
    return parts.some((segments) =>
      takes(segments, names, (segment, name) => takes(segment, name, takesSign)),
    );
  };
}

/** The globs that braces stand for. */
function written(text: string): string[] {
  const done: string[] = [];
  const open = [text];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [whole, before = "", inner = "", after = ""] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(next) ?? [];
    if (whole === undefined) done.push(next);
    else open.push(...inner.split(",").map((way) => before + way + after));
    if (done.length + open.length > BRACE_WAYS) throw new RangeError("has too many ways in its braces");
  }
  return done;
}

/** One sign of a segment: `*`, `?`, a class, or a letter. */
type Sign = "*" | "?" | { readonly letters: ReadonlySet<string>; readonly not: boolean };

/** Segments, with `**` for any number of folders. */
function segmentsOf(glob: string): (readonly Sign[] | "*")[] {
  const folders = glob.endsWith("/") ? `${glob}**` : glob;
  const anchored = folders.replace(/\/\*\*$/, "").includes("/");
  const parts = folders
    .replace(/^\//, "")
    .split("/")
    .filter((part) => part !== "");
  if (parts.length === 0) throw new RangeError("is empty");
  const segments = parts.map((part) => (/^\*\*+$/.test(part) ? ("*" as const) : signsOf(part)));
  // What takes a folder takes all that is in it.
  return [...(anchored ? [] : ["*" as const]), ...segments, "*" as const];
}

function signsOf(part: string): Sign[] {
  const signs: Sign[] = [];
  for (const [token] of part.matchAll(/\\.|\[[!^]?\]?[^\]]*\]|\*+|./gsu)) {
    if (token.startsWith("*")) signs.push("*");
    else if (token === "?") signs.push("?");
    else if (token.startsWith("[") && token.length > 2) signs.push(classOf(token));
    else signs.push({ letters: new Set([token.startsWith("\\") ? token.slice(1) : token]), not: false });
  }
  return signs;
}

function classOf(token: string): Sign {
  const not = /^\[[!^]/.test(token);
  const inner = token.slice(not ? 2 : 1, -1);
  const letters = new Set<string>();
  for (const [range, from = range, to = from] of inner.matchAll(/(.)-(.)|./gsu))
    for (let code = from.codePointAt(0) ?? 0; code <= Math.min(to.codePointAt(0) ?? 0, 0x1_ffff); code++)
      if (letters.size < 1024) letters.add(String.fromCodePoint(code));
  return { letters, not };
}

function takesSign(sign: Sign, letter: string): boolean {
  if (sign === "?" || sign === "*") return true;
  return sign.letters.has(letter) !== sign.not;
}

/** Whether `pattern` takes all of `items`; a `*` in it takes any number of them. */
function takes<P, I>(
  pattern: readonly (P | "*")[],
  items: readonly I[],
  one: (sign: P, item: I) => boolean,
): boolean {
  let [p, star, resume] = [0, -1, 0];
  for (let i = 0; i < items.length; ) {
    const [sign, item] = [pattern[p], items[i]];
    if (sign === "*") {
      star = p++;
      resume = i;
    } else if (sign !== undefined && item !== undefined && one(sign as P, item)) {
      p++;
      i++;
    } else if (star >= 0) {
      p = star + 1;
      i = ++resume;
    } else return false;
  }
  return pattern.slice(p).every((sign) => sign === "*");
}

/** Names that nothing but a glob for nearly everything takes: one for each way to begin, at the top and in a folder. */
const STRANGERS = [..."abcdefghijklmnopqrstuvwxyz0123456789ABCXYZ_.~-"].flatMap((letter, at) => {
  const name = letter + "qzxjvk7".slice(0, 1 + (at % 7));
  return [name, `${name}/${name}.zqj`, `jq7/${name}`, `${name}.qjz`];
});

/** The share of such names from which on globs together leave nothing to look at. */
const MOST = 0.25;

/** Whether `globs` together take what has no name in common with them: `*`, `**`, `[!x]*`, or twenty-six letters. */
export function takeAll(globs: readonly Glob[]): boolean {
  return STRANGERS.filter((path) => globs.some((glob) => glob(path))).length > STRANGERS.length * MOST;
}
