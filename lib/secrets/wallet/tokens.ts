/** Long runs of ASCII letters and digits, found by looking at every 28th character. */

/** Shortest token of any format here: an XRP seed. */
const MIN_CHARS = 29;

/** Longest: a Cardano root key in bech32 has 205 characters after its separator, Zcash's extended key 285. */
const MAX_CHARS = 300;

const isWord = (code: number): boolean =>
  code < 0x80 && ((code >= 0x30 && code <= 0x39) || ((code | 32) >= 0x61 && (code | 32) <= 0x7a));

/** Calls `visit` with every maximal run of 29 to 300 letters and digits. */
export function eachToken(text: string, visit: (start: number, end: number) => void): void {
  let done = 0;
  for (let at = MIN_CHARS - 1; at < text.length; at += MIN_CHARS - 1) {
    if (at < done || !isWord(text.charCodeAt(at))) continue;
    let start = at;
    let end = at + 1;
    while (start > done && isWord(text.charCodeAt(start - 1))) start--;
    while (end < text.length && isWord(text.charCodeAt(end))) end++;
    done = end;
    if (end - start >= MIN_CHARS && end - start <= MAX_CHARS) visit(start, end);
  }
}
