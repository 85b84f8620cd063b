/**
 * Command lines of PowerShell and cmd.exe, spelled as a POSIX shell would read them. It must not know what they do.
 *
 * Sources: about_Pwsh and about_Parsing of PowerShell 7; `cmd /?`, `rd /?` of Windows 11.
 */
import { type Invocation, known } from "../../invocation.ts";

/** Units of an encoded command that are decoded. */
const ENCODED_CHARS = 16 * 1024;

/** Backslashes separate paths, a group is a substitution, and names of variables may carry their place. */
function fromPowerShell(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(/(^|[\s=])\((?=[A-Za-z])/g, "$1$(")
    .replace(/\$env:(\w{1,64})/gi, (_, name: string) => `$\{${/^userprofile$/i.test(name) ? "HOME" : name}}`);
}

/** Options behind a slash: `rd /s /q C:\\` is `rd -s -q C:/`. */
function fromCmd(text: string): string {
  return text.replaceAll("\\", "/").replace(/(^|\s)\/(?=[a-zA-Z](?:$|[\s:]))/g, "$1-");
}

/** `-EncodedCommand`: UTF-16 in base64. */
function decoded(text: string): string {
  if (!/^[\w+/]{8,}={0,2}$/.test(text)) return "";
  const bytes = atob(text.slice(0, ENCODED_CHARS).replace(/=+$/, ""));
  return bytes.replaceAll("\0", "");
}

function ofPowerShell(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /^[-/](?:c|co.*|e|ec|en.*)$/i.test(word));
  if (at < 0) return [];
  const rest = words.slice(at + 1);
  return /^[-/]e/i.test(words[at] ?? "")
    ? [fromPowerShell(decoded(rest[0] ?? ""))]
    : [fromPowerShell(rest.join(" "))];
}

/** The shell text that a Windows shell is given; undefined for any other program. */
export function windowsShell({ program = "", args }: Invocation): string[] | undefined {
  const name = program.toLowerCase().replace(/\.exe$/, "");
  if (name !== "cmd" && name !== "pwsh" && name !== "powershell") return undefined;
  const words = args.map((arg) => known(arg) ?? "");
  if (name !== "cmd") return ofPowerShell(words);
  const at = words.findIndex((word) => /^\/\/?[ck]$/i.test(word));
  return at < 0 ? [] : [fromCmd(words.slice(at + 1).join(" "))];
}
