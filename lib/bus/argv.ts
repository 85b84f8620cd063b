/** A command line as words, cut as Python's `shlex.split` does: quotes and backslashes, no expansion, no shell. */

/** The words, or what is wrong with the quoting. */
export function argvOf(line: string): readonly string[] | { readonly problem: string } {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < line.length; ) {
    const char = line[at] ?? "";
    if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      at += 1;
      continue;
    }
    const piece = pieceAt(line, at);
    if (piece === undefined) return { problem: "a quotation mark or a backslash is left open" };
    word = (word ?? "") + piece.text;
    at = piece.end;
  }
  if (word !== undefined) words.push(word);
  return words.length > 0 ? words : { problem: "the command is empty" };
}

type Piece = { readonly text: string; readonly end: number };

/** One quoted stretch, one escaped character, or a run of plain ones. */
function pieceAt(line: string, at: number): Piece | undefined {
  switch (line[at]) {
    case "'": {
      const end = line.indexOf("'", at + 1);
      return end === -1 ? undefined : { text: line.slice(at + 1, end), end: end + 1 };
    }
    case '"':
      return doubleQuoted(line, at + 1);
    case "\\":
      return at + 1 < line.length ? { text: line[at + 1] ?? "", end: at + 2 } : undefined;
    default: {
      const text = /^[^\s'"\\]+/.exec(line.slice(at))?.[0] ?? "";
      return { text, end: at + text.length };
    }
  }
}

/** Between double quotes a backslash only escapes a quote or a backslash; `shlex` keeps it before anything else. */
function doubleQuoted(line: string, from: number): Piece | undefined {
  let text = "";
  for (let at = from; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') return { text, end: at + 1 };
    if (char === "\\" && /["\\]/.test(line[at + 1] ?? "")) at += 1;
    text += line[at];
  }
  return undefined;
}
