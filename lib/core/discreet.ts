/**
 * What a reason may quote of a command: enough to know it again, and nothing that may be a secret which no rule knows. The
 * places where people put them, and words that look drawn at random.
 */

/** A value that one of our masks stands for already. */
const OPEN = String.raw`(?!["']?[^\s"']{0,40}…)`;

const QUOTES: readonly (readonly [place: RegExp, shown: string])[] = [
  // The user and the password in front of a host, and what stands behind the question mark.
  [/(:\/\/)[^\s/@'"$…]{1,256}@/g, "$1…@"],
  [/(:\/\/[^\s?'"]{1,1024}\?)[^\s'"$]{4,2048}/g, "$1…"],
  [/((?<!\S)-H\s{1,4}["']?[\w-]{1,64}:\s{0,2})[^"'\n$…]{4,2048}/g, "$1…"],
  [/((?<!\S)(?:-u|--user|--proxy-user)[\s=]{1,4}["']?[^\s:'"$]{1,64}:)[^\s'"$…]{1,256}/g, "$1…"],
  [/(\bsshpass\s{1,4}-p\s{0,4}|(?<!\S)-p(?=\S{6}))["']?[^\s'"$…]{1,256}["']?/g, "$1…"],
  [/((?<!\S)(?:-d|--data|--data-raw|--json)[\s=]{1,4})(?:'[^'@$…]{8,2048}'|"[^"@$…]{8,2048}")/g, "$1'…'"],
  named(String.raw`["']?\s{0,2}[=:]\s{0,2}`),
  named(String.raw`\s{1,4}`, "--?"),
];

/** A name that means a secret, with its value behind `joint`. */
function named(joint: string, front = ""): readonly [RegExp, string] {
  const name = "(?:pass|pwd|token|secret|api-?key|[_-]key|auth(?!or)|cookie|credential|signature)";
  const value = String.raw`${OPEN}(["']?)(?!-)[^\s"'$&;|,)}]{4,512}`;
  return [new RegExp(String.raw`(${front}[\w-]{0,32}${name}[\w-]{0,32}${joint})${value}`, "gi"), "$1$2…"];
}

/** Letters and digits that change places more often than words do. */
function looksRandom(word: string): boolean {
  const kinds = word
    .replace(/[^A-Za-z\d]/g, "")
    .replace(/[a-z]+/g, "a")
    .replace(/[A-Z]+/g, "A")
    .replace(/\d+/g, "0");
  return kinds.length >= 6 && /\d/.test(word) && /[A-Za-z]/.test(word);
}

/** `text` as a reason may quote it. */
export function discreet(text: string): string {
  const quoted = QUOTES.reduce((shown, [place, to]) => shown.replace(place, to), text);
  return quoted.replace(/(?<![…\w])[\w+=-]{12,}(?![\w…])/g, (word) => (looksRandom(word) ? "…" : word));
}
