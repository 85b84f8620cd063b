/**
 * Command lines of PowerShell and cmd.exe, spelled as a POSIX shell would read them.
 *
 * Sources: about_Pwsh and about_Parsing of PowerShell 7; `cmd /?`, `rd /?` of Windows 11.
 */
import { type Invocation, known } from "../invocation.ts";

/** Calls of .NET that delete what they name. */
const DELETES =
  /\[(?:System\.)?IO\.(?:Directory|File)\]::Delete\(\s?('[^']{1,512}'|"[^"]{1,512}"|\$[\w:]{1,64})[^()]{0,64}\)/gi;

/** .NET's `$client.UploadFile('url', 'path')`, `.UploadString('url', text)`. */
const UPLOADS =
  /(?:\(new-object\s{1,8}(?:system\.)?net\.webclient\)|\$\w{1,32}|\[(?:system\.)?net\.webclient\]::new\(\))\.upload(file|string|data)\(\s?('[^']{1,512}'|"[^"]{1,512}"|\$\w{1,64})\s?,\s?([^()]{1,512}|\([^()]{1,512}\))\)/gi;

const READS = /\[(?:System\.)?IO\.File\]::Read(?:AllText|AllBytes|AllLines)\(([^()]{1,512})\)/gi;

/** `$name = Get-Content path`. */
const READ_INTO = /(^|[;{]\s{0,8})\$(\w{1,32})\s{0,4}=\s{0,4}((?:get-content|gc|cat|type)\s[^;|]{1,256})/gi;

/** `… | ForEach-Object { … $_ … }`. */
const FOR_EACH = /\|\s{0,8}(?:%|foreach-object|foreach)\s{0,8}\{([^{}]{0,4096})\}/gi;

/**
 * Backslashes separate paths, a group is a substitution, names of variables may carry their place, and `env:` is the
 * drive of the environment.
 */
function fromPowerShell(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(DELETES, "rm -rf $1")
    .replace(READS, "$$(cat $1)")
    .replace(
      UPLOADS,
      (_, kind: string, url: string, what: string) =>
        `curl ${url} ${/^file$/i.test(kind) ? "-T" : "-d"} ${what}`,
    )
    .replace(READ_INTO, "$1$2=$$($3)")
    .replace(/(^|[;{]\s{0,8})\$(\w{1,32})\s{0,4}=\s{0,4}(?=\$\()/g, "$1$2=")
    .replace(/(?<![\w-])(?:get-childitem|gci|dir|ls|get-item|gi)\s{1,8}env:(?:\/?\*)?/gi, "env")
    .replace(
      FOR_EACH,
      (_, body: string) => `| while read -r item; do ${body.replaceAll("$_", "$item")}; done`,
    )
    .replace(/(^|[\s=])\((?=[A-Za-z])/g, "$1$(")
    .replace(/\$env:(?:windir|systemroot)\b/gi, "C:/Windows")
    .replace(/\$env:(\w{1,64})/gi, (_, name: string) => `$\{${/^userprofile$/i.test(name) ? "HOME" : name}}`);
}

/** `-EncodedCommand`: UTF-16 in base64. */
function decoded(text: string): string {
  if (!/^[\w+/]{8,}={0,2}$/.test(text)) return "";
  const bytes = atob(text.replaceAll("=", ""));
  return bytes.replaceAll("\0", "");
}

/** Options of PowerShell that take a value; `-File` takes all that follows. */
const VALUED = /^[-/](?:ex.*|ep|v.*|w.*|i[nf].*|o.*|psc.*|config.*|settings.*|custom.*)$/i;

/** The text of `-Command`, which may be left out, or of `-EncodedCommand`. */
function ofPowerShell(words: readonly string[]): string[] {
  let at = 0;
  for (; /^[-/]/.test(words[at] ?? ""); at++) {
    const word = words[at] ?? "";
    if (/^[-/](?:f|fi.*)$/i.test(word)) return [];
    if (/^[-/](?:e|ec|en.*)$/i.test(word)) return [fromPowerShell(decoded(words[at + 1] ?? ""))];
    if (VALUED.test(word)) at++;
  }
  return at < words.length ? [fromPowerShell(words.slice(at).join(" "))] : [];
}

/** The shell text that a Windows shell is given. */
export function windowsShell({ program = "", args }: Invocation): string[] {
  const words = args.map((arg) => known(arg) ?? "");
  if (!/^cmd/i.test(program)) return ofPowerShell(words);
  const at = words.findIndex((word) => /^\/\/?[ck]$/i.test(word));
  return at < 0 ? [] : [fromCmd(words.slice(at + 1).join(" "))];
}

/** `%NAME%` is a variable, `type` prints files, and backslashes separate paths. */
function fromCmd(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(/%(?:systemroot|windir)%/gi, "C:/Windows")
    .replace(/%(?:systemdrive|homedrive)%/gi, "C:")
    .replace(
      /%(\w{1,64})%/g,
      (_, name: string) => `$\{${/^(?:userprofile|homepath)$/i.test(name) ? "HOME" : name}}`,
    )
    .replace(/(^|[&|(]\s{0,8})type\s/gi, "$1cat ")
    .replace(/(^|[&|(]\s{0,8})set\s{0,8}(?=$|[&|>])/gi, "$1env ");
}
