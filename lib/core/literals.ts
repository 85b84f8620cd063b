/** What a text must hold before a pattern can match it, read off the pattern's source: literals, of which every match holds one. */

/** Letters that equal others without regard to case, and are other letters in lower case, or more than one. */
const ODD = /\u0307|\u0345|[µſΣςϐϑϕϖϰϱϵ\u1c80-\u1c88ẛ\u1fbe]/;

/** A text in lower case, one unit for each; `undefined` where that does not tell which letters equal each other. */
export function lowered(text: string): string | undefined {
  if (ODD.test(text)) return undefined;
  const low = text.toLowerCase();
  // One letter becomes two, of all that are no others' equals.
  return low.length === text.length ? low : low.replaceAll("i\u0307", "İ");
}

/** A quantifier, if there is one. */
const OFTEN = String.raw`(?:(?:[?*+]|\{\d+(?:,\d*)?\})\??)?`;
const SIGN = String.raw`\\^$.*+?()[\]{}`;
const INNER = String.raw`(?:[^\\()[\]]|\\[^]|\[[^\]\\]*(?:\\[^][^\]\\]*)*\])`;
/** A group inside of which there is at most one more row of groups. */
const SHALLOW = String.raw`(?:${INNER}|\((?:${INNER}|\(${INNER}*\))*\))*\)`;

/**
 * The pieces of a pattern, told apart by their first signs: letters without a quantifier, and bars between them; a group that no
 * match has to hold, as far as it is shallow; a letter, an escape, a class, any sign, the end of a group, each with its
 * quantifier; the start of a group; any other sign.
 */
const PIECES = new RegExp(
  [
    String.raw`[^${SIGN}]+(?![?*+{\udc00-\udfff])`,
    String.raw`\(\?<?!${SHALLOW}`,
    String.raw`\((?:\?:)?${INNER}*\)(?:[?*]|\{0+(?:,\d*)?\})\??`,
    String.raw`(?:[\ud800-\udbff][\udc00-\udfff]|[^${SIGN}|])${OFTEN}`,
    String.raw`\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|k<\w+>|c[a-z]|[1-9]\d*|[^])${OFTEN}`,
    String.raw`\[[^\]\\]*(?:\\[^][^\]\\]*)*\]${OFTEN}`,
    `[.)]${OFTEN}`,
    String.raw`\((?:\?(?:[:=!]|<[=!]|<\w+>))?`,
    "[^]",
  ].join("|"),
  "g",
);

/** A quantifier that allows none, at the end of a piece. */
const SPARED = /(?:[?*]|\{0+(?:,\d*)?\})\??$/;

/** A class of a few signs, each written as itself, and the units of the longest one that is read so. */
const FEW_SIGNS = /^\[([^\]\\^-]+)\]/u;
const FEW_UNITS = 24;

/** The digits, which `\d` means. */
const DIGITS: readonly string[] = [..."0123456789"];

/** One group that is read: the literals of its branches so far, and of the one that is being read. */
type Group = {
  readonly branches: string[];
  /** A finished branch holds none for sure. */
  open: boolean;
  /** The best that the branch offers. */
  best: readonly string[] | undefined;
  /** The letters that stand side by side where it is being read. */
  run: string;
  /** True where the group says what does not follow. */
  readonly negative: boolean;
};

const opened = (negative: boolean): Group => ({
  branches: [],
  open: false,
  best: undefined,
  run: "",
  negative,
});

/**
 * Literals in lower case of which every match of `source` holds at least one; `undefined` where there are none, or where the
 * source has forms that are not read here. Linear in the source.
 */
export function literalsOf(source: string): readonly string[] | undefined {
  const around: Group[] = [];
  let group = opened(false);
  for (const piece of lowered(source)?.match(PIECES) ?? []) {
    const sign = piece[0];
    if (sign === ")") {
      const outer = around.pop();
      if (outer === undefined) return undefined;
      close(group, outer, piece);
      group = outer;
    } else if (sign === "(") {
      endRun(group);
      // With its end it was read as a whole: no match has to hold what stands in it.
      if (piece.includes(")")) continue;
      around.push(group);
      group = opened(piece.endsWith("!"));
    } else if (!read(group, piece, source)) return undefined;
  }
  return around.length > 0 ? undefined : endGroup(group);
}

/** Adds what a group is known by to the one around it. `end`: its bracket and quantifier. */
function close(group: Group, outer: Group, end: string): void {
  const any = endGroup(group);
  if (!group.negative && !SPARED.test(end)) offer(outer, any);
}

/** Adds a piece that neither begins nor ends a group; false where it stands where none may. */
function read(group: Group, piece: string, source: string): boolean {
  const sign = piece[0] ?? "";
  if ("?*+".includes(sign)) return false;
  if (sign === "\\") escaped(group, piece, source);
  else if (sign === "[") {
    endRun(group);
    if (!SPARED.test(piece)) offer(group, signsOf(piece));
  } else if (sign === "." || sign === "{") endRun(group);
  else if (sign !== "^" && sign !== "$") letters(group, piece);
  return true;
}

/** Letters side by side and bars between them, or one letter with its quantifier, which ends them. */
function letters(group: Group, piece: string): void {
  const last = piece.at(-1) ?? "";
  if (piece.length === 1 || !"?*+}".includes(last)) {
    branches(group, piece.split("|"));
    return;
  }
  if (!SPARED.test(piece)) group.run += String.fromCodePoint(piece.codePointAt(0) ?? 0);
  endRun(group);
}

/** The end of a branch, whole branches of letters, the beginning of another one. */
function branches(group: Group, parts: readonly string[]): void {
  const last = parts.length - 1;
  group.run += parts[0] ?? "";
  if (last === 0) return;
  endBranch(group);
  for (let at = 1; at < last; at++) {
    const one = parts[at] ?? "";
    if (one === "") group.open = true;
    group.branches.push(one);
  }
  group.run = parts[last] ?? "";
}

function signsOf(piece: string): readonly string[] | undefined {
  if (piece.length > FEW_UNITS) return undefined;
  const signs = FEW_SIGNS.exec(piece)?.[1];
  return signs === undefined ? undefined : [...signs];
}

/** An escape: what it means, and its quantifier. */
const ESCAPED =
  /^\\(?:(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(p\{[^}]*\}|k<\w+>|c[a-z]|[1-9]\d*))|([\s\S]))/u;

/** Escapes that mean one character by a letter. */
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v", "0": "\0" };

function escaped(group: Group, piece: string, source: string): void {
  if (piece === "\\b") return;
  const [whole = "", long, short, byte, other, sign = ""] = ESCAPED.exec(piece) ?? [];
  const code = long ?? short ?? byte;
  const meant = code === undefined ? meantBy(sign) : lowered(String.fromCodePoint(Number.parseInt(code, 16)));
  const often = piece.slice(whole.length);
  if (other !== undefined || meant === undefined) {
    endRun(group);
    // In lower case what is no digit is written alike.
    if (sign === "d" && !SPARED.test(often) && !source.includes("\\D")) offer(group, DIGITS);
    return;
  }
  if (!SPARED.test(often)) group.run += meant;
  if (often !== "") endRun(group);
}

/** The sign that an escape of one sign means, if it means one. */
function meantBy(sign: string): string | undefined {
  return /[a-z\d]/.test(sign) ? CONTROLS[sign] : sign;
}

function endRun(group: Group): void {
  if (group.run === "") return;
  offer(group, [group.run]);
  group.run = "";
}

function endBranch(group: Group): void {
  endRun(group);
  if (group.best === undefined) group.open = true;
  else for (const one of group.best) group.branches.push(one);
  group.best = undefined;
}

/** Of which every match of a group holds one. */
function endGroup(group: Group): readonly string[] | undefined {
  endBranch(group);
  return group.open ? undefined : group.branches;
}

/** Keeps the literals that fewer texts hold: longer ones, then fewer. */
function offer(group: Group, any: readonly string[] | undefined): void {
  if (any === undefined) return;
  if (group.best === undefined || worth(any) > worth(group.best)) group.best = any;
}

/** Units from which on a literal is as rare as a longer one. */
const RARE_UNITS = 4;

/** The last letter of Latin, Greek and Cyrillic: behind it one sign stands for a syllable or a word, or is rare. */
const LAST_OF_ALPHABETS = 0x52f;

function worth(literals: readonly string[]): number {
  let shortest = RARE_UNITS;
  for (const one of literals)
    if (one.length < shortest && one.charCodeAt(0) <= LAST_OF_ALPHABETS) shortest = one.length;
  return shortest * 10_000 - literals.length;
}
