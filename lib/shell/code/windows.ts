/**
 * Command lines of PowerShell and cmd.exe, spelled as a POSIX shell would read them.
 *
 * Sources: about_Pwsh and about_Parsing of PowerShell 7; `cmd /?`, `rd /?` of Windows 11.
 */
import { lazy } from "../../core/lazy.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import { sourceOf } from "../word/pieces.ts";

/** Calls of .NET that delete what they name. */
const DELETES =
  /\[(?:System\.)?IO\.(?:Directory|File)\]::Delete\(\s?('[^']{1,512}'|"[^"]{1,512}"|\$[\w:]{1,64})[^()]{0,64}\)/gi;

/** Calls of .NET that write a file anew. */
const WRITES =
  /\[(?:System\.)?IO\.File\]::(?:Write\w{1,16}|Create)\(\s?('[^']{1,512}'|"[^"]{1,512}"|\$[\w:]{1,64})[^()]{0,512}\)/gi;

/** `(Get-Item path).Delete($true)`. */
const ITEM_DELETES =
  /\((?:get-item|gi)\s{1,8}(?:-force\s{1,8}|-(?:literal)?path\s{1,8}){0,2}('[^']{1,512}'|"[^"]{1,512}"|[^\s'"()]{1,512})\)\.Delete\([^()]{0,64}\)/gi;

/** .NET's `$client.UploadFile('url', 'path')`, `.UploadString('url', text)`. */
const UPLOADS =
  /(?:\(new-object\s{1,8}(?:system\.)?net\.webclient\)|\$\w{1,32}|\[(?:system\.)?net\.webclient\]::new\(\))\.upload(file|string|data)\(\s?('[^']{1,512}'|"[^"]{1,512}"|\$\w{1,64})\s?,\s?([^()]{1,512}|\([^()]{1,512}\))\)/gi;

const READS = /\[(?:System\.)?IO\.File\]::Read(?:AllText|AllBytes|AllLines)\(([^()]{1,512})\)/gi;

/** `$name = 'text'`. */
const TEXT_INTO = /(^|[;{\n]\s{0,8})\$(\w{1,32})[ \t]{0,4}=[ \t]{0,4}(?='[^'\n]{0,512}'|"[^"\n]{0,512}")/g;

/** Texts at the head of a pipeline, apart by commas, in `@(…)` or without. */
const PIPED_TEXTS =
  /(^|[;{\n]\s{0,8})@?\(?\s{0,8}((?:'[^'\n]{0,512}'|"[^"\n]{0,512}")(?:\s{0,8},\s{0,8}(?:'[^'\n]{0,512}'|"[^"\n]{0,512}")){0,64})\s{0,8}\)?\s{0,8}\|(?!\|)/g;

/** `foreach ($name in 'a', 'b') { … }`. */
const FOREACH_IN =
  /\bforeach\s{0,8}\(\s{0,8}\$(\w{1,32})\s{1,8}in\s{1,8}@?\(?([^(){}]{1,2048})\)?\s{0,8}\)\s{0,8}\{([^{}]{0,4096})\}/gi;

/** A script by its path, with the operator that calls it or reads it into this shell. */
const SCRIPT_CALL = /(^|[;{|\n]\s{0,8})(?:[&.]\s{1,8})?(?=['"]?[./~][^\s'";|]{0,512}\.ps1\b)/gi;

/** The call operator in front of a program. */
const CALL = /(^|[;{|\n]\s{0,8})&\s{0,8}(?=['"./~$\w])/g;

const CONTENT =
  /(^|[;{|(=\n]\s{0,8})(?:get-content|gc|type)(?=\s)((?:\s{1,8}-(?:raw|path|literalpath|readcount\s{1,8}\d{1,9}|encoding\s{1,8}\w{1,16}))*)/gi;

const CONTENT_OPTION =
  /(^|[;{|(=\n]\s{0,8})(cat\s[^;|)\n]{1,512}?)\s{1,8}-(?:raw|readcount\s{1,8}\d{1,9}|encoding\s{1,8}\w{1,16})(?=\s|[;|)]|$)/gi;

const EXPRESSION = /(^|[;{\n]\s{0,8})(?:invoke-expression|iex)(?:\s{1,8}-command)?(?=[\s(])/gi;
const EXPRESSION_PIPED = /\|\s{0,8}(?:invoke-expression|iex)\b/gi;

/** `$name = Get-Content path`. */
const READ_INTO = /(^|[;{]\s{0,8})\$(\w{1,32})\s{0,4}=\s{0,4}((?:get-content|gc|cat|type)\s[^;|]{1,256})/gi;

/** A part of a path, in quotes or not. */
const PART = `('[^'\\n]{1,512}'|"[^"\\n]{1,512}"|[^\\s'"(),;|]{1,512})`;

/** Two parts of a path as one: `Join-Path a b`, in parentheses or not. */
const JOIN_PATH = lazy(
  () =>
    new RegExp(
      `(?:\\(\\s{0,8})?\\bjoin-path\\s{1,8}(?:-path\\s{1,8})?${PART}\\s{1,8}(?:-childpath\\s{1,8})?${PART}(?:\\s{0,8}\\))?`,
      "gi",
    ),
);

/** The same as a call of .NET. */
const COMBINE = lazy(
  () =>
    new RegExp(`\\[(?:System\\.)?IO\\.Path\\]::Combine\\(\\s?${PART}\\s{0,8},\\s{0,8}${PART}\\s?\\)`, "gi"),
);

function joinedPath(front: string, end: string): string {
  const [folder, name] = [front, end].map((part) => part.replace(/^(['"])(.*)\1$/s, "$2"));
  return `"${folder}/${name}"`;
}

/** What takes away the items that come through a pipe, under the names of other shells. */
const PIPED_REMOVAL = /\|\s{0,8}(?:rm|del)(?=\s|$)/gi;

/** `… | ForEach-Object { … $_ … }`. */
const FOR_EACH = /\|\s{0,8}(?:%|foreach-object|foreach)\s{0,8}\{([^{}]{0,4096})\}/gi;

/**
 * Backslashes separate paths, a group is a substitution, names of variables may carry their place, and `env:` is the
 * drive of the environment.
 */
function fromPowerShell(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(SCRIPT_CALL, "$1pwsh -File ")
    .replace(JOIN_PATH(), (_, front: string, end: string) => joinedPath(front, end))
    .replace(COMBINE(), (_, front: string, end: string) => joinedPath(front, end))
    .replace(PIPED_REMOVAL, "| Remove-Item")
    .replace(CALL, "$1")
    .replace(EXPRESSION_PIPED, "| bash")
    .replace(EXPRESSION, "$1eval ")
    .replace(FOREACH_IN, (_, name: string, list: string, body: string) => {
      return `for ${name} in ${list.replaceAll(",", " ")}; do ${body}; done`;
    })
    .replace(PIPED_TEXTS, (_, front: string, texts: string) => {
      return `${front}printf '%s\\n' ${texts.replace(/(['"])\s{0,8},\s{0,8}(?=['"])/g, "$1 ")} |`;
    })
    .replace(DELETES, "rm -rf $1")
    .replace(ITEM_DELETES, "rm -rf $1")
    .replace(WRITES, "tee $1")
    .replace(READS, "$$(cat $1)")
    .replace(
      UPLOADS,
      (_, kind: string, url: string, what: string) =>
        `curl ${url} ${/^file$/i.test(kind) ? "-T" : "-d"} ${what}`,
    )
    .replace(READ_INTO, "$1$2=$$($3)")
    .replace(CONTENT, "$1cat")
    .replace(CONTENT_OPTION, "$1$2")
    .replace(TEXT_INTO, "$1$2=")
    .replace(/(^|[;{]\s{0,8})\$(\w{1,32})\s{0,4}=\s{0,4}(?=\$\()/g, "$1$2=")
    .replace(/(?<![\w-])(?:get-childitem|gci|dir|ls|get-item|gi)\s{1,8}env:(?:\/?\*)?/gi, "env")
    .replace(
      FOR_EACH,
      (_, body: string) =>
        `| while read -r item; do ${body.replace(/\$_(?:\.FullName\b)?/gi, "$item")}; done`,
    )
    .replace(/(^|[\s=])\((?=[A-Za-z])/g, "$1$(")
    .replace(/\$env:(?:windir|systemroot)\b/gi, "C:/Windows")
    .replace(/\$env:(?:systemdrive|homedrive)\b/gi, "C:")
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

/** Lines of a script that are no commands but a part of its structure. */
const STRUCTURE =
  /^\s*(?:\}|\)|if\b|else|while\b|for\b|switch\b|function\b|filter\b|param\b|try\b|catch\b|finally\b|do\b|return\b|throw\b|class\b|enum\b|using\b|begin\b|process\b|end\b|<#|#|\[)/i;

/** The commands of a script of PowerShell: its lines, without those that only hold them together. */
function commandLines(script: string): string {
  return script
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !STRUCTURE.test(line) && isClosed(line))
    .join("\n");
}

/** Does a line close what it opens? */
function isClosed(line: string): boolean {
  const signs = line.replace(/'[^']*'|"[^"]*"/g, "");
  return (
    !/['"]/.test(signs) &&
    ["{}", "()"].every(([open = "", close = ""]) => signs.split(open).length === signs.split(close).length)
  );
}

/** The text of `-Command`, which may be left out, or of `-EncodedCommand`. */
function ofPowerShell(words: readonly string[], script: string | undefined): string[] {
  if (script !== undefined) return [fromPowerShell(commandLines(script))];
  let at = 0;
  for (; /^[-/]/.test(words[at] ?? ""); at++) {
    const word = words[at] ?? "";
    if (/^[-/](?:f|fi.*)$/i.test(word)) return [];
    if (/^[-/](?:e|ec|en.*)$/i.test(word)) return [fromPowerShell(decoded(words[at + 1] ?? ""))];
    if (VALUED.test(word)) at++;
  }
  return at < words.length ? [fromPowerShell(words.slice(at).join(" "))] : [];
}

/** Names that bash leaves empty and PowerShell has of its own. */
const CONSTANTS = /^\$(?:true|false|null|_)$/i;

/** A word as PowerShell gets it: of other holes than `$false` in double quotes, which bash leaves empty, nobody knows what comes. */
function written(arg: Arg): string {
  const isKnown = arg.every((piece) => typeof piece === "string" || CONSTANTS.test(piece.source));
  return isKnown ? sourceOf(arg) : "";
}

/** The shell text that a Windows shell is given. */
export function windowsShell({ program = "", args, script }: Invocation): string[] {
  const words = args.map(written);
  if (!/^cmd/i.test(program)) return ofPowerShell(words, script && known(script));
  const at = words.findIndex((word) => /^\/\/?[ck]$/i.test(word));
  return at < 0 ? [] : [fromCmd(words.slice(at + 1).join(" "))];
}

/** `%NAME%` is a variable, `type` prints files, `&` stands between commands, and backslashes separate paths. */
function fromCmd(text: string): string {
  return text
    .replaceAll("\\", "/")
    .replace(/%(?:systemroot|windir)%/gi, "C:/Windows")
    .replace(/%(?:systemdrive|homedrive)%/gi, "C:")
    .replace(
      /%(\w{1,64})%/g,
      (_, name: string) => `$\{${/^(?:userprofile|homepath)$/i.test(name) ? "HOME" : name}}`,
    )
    .replace(/(^|[&|(]\s{0,8})cd\s{1,8}(?:\/d\s{1,8})?("?)([a-z]):\//gi, (_, front, quote, drive) => {
      return `${front}cd ${quote}/mnt/${drive.toLowerCase()}/`;
    })
    .replace(/(^|[&|(]\s{0,8})type\s/gi, "$1cat ")
    .replace(/(^|[&|(]\s{0,8})set\s{0,8}(?=$|[&|>])/gi, "$1env ")
    .replace(/(?<![&>])&(?![&>\d])/g, ";");
}

/** How a script of PowerShell begins: with a variable that gets a value, or with a cmdlet. */
const BEGINS_AS_POWERSHELL =
  /^\s{0,64}(?:\$(?:env:)?\w{1,64}\s{0,8}=\s|(?:add|clear|copy|format|get|invoke|join|move|new|out|push|remove|rename|set|start|stop|write)-[a-z]{2,32}\b)/i;

/** What only a line of cmd.exe or PowerShell holds: a drive with its backslash, a variable between signs of percent. */
const OF_WINDOWS = /\b[a-z]:\\(?!\\)|%[a-z][a-z_]{2,32}%/i;

/** Here-documents, and backslashes that a POSIX shell needs: the text is for that shell. */
const OF_POSIX = /<<|\\["'$`;&|\s]/;

/**
 * How Windows' own shells would read a command line, where it is written for them: an agent's tool may run one of them
 * under whatever name. As POSIX shell text; none for any other command line.
 */
export function windowsReadings(command: string): string[] {
  if (OF_POSIX.test(command.replace(/\\(?=\s{1,8}(?:&|-|\/|\|)|["'](?:\s|$))/g, ""))) return [];
  if (BEGINS_AS_POWERSHELL.test(command)) return [fromPowerShell(commandLines(command))];
  return OF_WINDOWS.test(command) ? [fromCmd(command), fromPowerShell(command)] : [];
}
