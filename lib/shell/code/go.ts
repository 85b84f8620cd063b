/**
 * Source text of Go, spelled as the reader of JavaScript knows it: the first of several results, composite literals
 * without their types, and the calls of the standard library by names that are known of other languages.
 *
 * Sources: the Go Programming Language Specification 1.22; the packages os, io, net, net/http, path/filepath.
 */

/** Calls and values by their names in Go. */
const NAMES: Readonly<Record<string, string>> = {
  "os.Create": "fs.createWriteStream",
  "os.Environ": "os.environ.copy",
  "os.Getenv": "os.getenv",
  "os.Open": "fs.openSync",
  "os.ReadFile": "fs.readFileSync",
  "os.Rename": "fs.renameSync",
  "os.UserHomeDir": "os.homedir",
  "os.WriteFile": "fs.writeFileSync",
  "os.Stdout": "process.stdout",
  "os.Stderr": "process.stderr",
  "filepath.Join": "path.join",
  "http.Get": "http.get",
  "http.NewRequest": "http.request",
  "http.Post": "http.post",
  "http.PostForm": "http.post",
  "fmt.Fprint": "fwrite",
  "fmt.Fprintf": "fwrite",
  "fmt.Fprintln": "fwrite",
  "io.WriteString": "fwrite",
};

/** `value, err := call()`: what matters is the first. */
const RESULTS = /\b([A-Za-z_]\w{0,63})(?:,\s{0,4}\w{1,64}){1,4}\s{0,4}:?=(?!=)/g;

/** The type in front of a literal or of what is converted: `url.Values{`, `[]byte(`, `map[string]string{`. */
const TYPED =
  /([(,:={\s])(?:&?(?:map\[\w{1,32}\]|\[\]){1,2}[\w.]{0,64}|&?(?:url|http|bytes|strings)\.[A-Z]\w{0,32}(?=\{))(?=[({])/g;

/** The source as the reader of JavaScript takes it. */
export function fromGo(source: string): string {
  return source
    .replace(RESULTS, "$1 =")
    .replace(TYPED, "$1")
    .replace(/\b(?:os|io|filepath|http|fmt)\.[A-Z]\w{1,32}\b/g, (name) =>
      Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name,
    )
    .replace(/\.Write\(/g, ".write(");
}
