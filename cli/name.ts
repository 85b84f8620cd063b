/** The name that a program goes by. */

/** What says which build of it a file is: `security_guard-0.2.0-linux-x64.exe`. A version ends the name. */
const BUILD =
  /(?:[-._]v?\d.*|[-._](?:linux|darwin|macos|windows|win32|x64|x86_64|arm64|aarch64|musl|baseline|exe))$/i;

/** The name that a program goes by: the last part of its path without extension, version and platform. */
export function nameOf(path: string): string {
  let name = path.replace(/ \(deleted\)$/, "").replace(/^.*[/\\]/, "");
  while (BUILD.test(name)) name = name.replace(BUILD, "");
  return process.platform === "win32" ? name.toLowerCase() : name;
}

/** Does a word on the command line name the file of a guard of one's own, and not a guard? */
export function isGuardFile(word: string): boolean {
  return /[/\\]/.test(word) || SOURCE.test(word);
}

/** The name of the guard in a source file; the word itself where it is a guard's name. */
export function guardIn(word: string): string {
  return word.replace(/^.*[/\\]/, "").replace(SOURCE, "");
}

const SOURCE = /\.[cm]?[jt]s$/;
