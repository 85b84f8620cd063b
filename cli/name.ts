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
