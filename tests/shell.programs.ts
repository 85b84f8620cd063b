/**
 * Random bash programs around a harmless marker (`zap`, and `zin`, which also records its input), for the
 * differential test.
 */

/** A generated program; `exact` means that every marker in it runs, with words that are all constant. */
export type Program = { readonly source: string; readonly exact: boolean };

/** Tools that programs may use beyond the markers; all of them only copy text or start their arguments. */
export const TOOLS =
  "bash sh dash cat tr rev tac base64 base32 xxd sed cut sort head tail seq tee xargs env nice nohup timeout setsid stdbuf ionice flock find mkdir chmod basename dirname make true false touch".split(
    " ",
  );

type Random = {
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  /** A fresh name. */
  readonly name: () => string;
};

/** mulberry32: small, seeded, good enough to vary programs. */
function random(seed: number): Random {
  let state = seed >>> 0;
  let names = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (from) => {
      const found = from[below(from.length)];
      if (found === undefined) throw new RangeError("nothing to pick from");
      return found;
    },
    chance: (share) => next() < share,
    name: () => `v${++names}`,
  };
}

/** Text in single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

// --- words ------------------------------------------------------------------------------------------------------

const VALUES = [
  "a",
  "bc",
  "/",
  "/etc",
  "x y",
  "*",
  "a*b",
  "$x",
  "~",
  "-rf",
  "",
  "a'b",
  'q"r',
  "1",
  "42",
  "é",
  "{a,b}",
  "a;b",
  "#",
  "\\",
  "a=b",
  "!",
  "a\tb",
  "tar.gz",
  "/usr/lib/x.so",
];

/** Statements that must run first, and the word. */
type Spelled = { readonly before: string; readonly word: string };

function plainWord(word: string): Spelled {
  return { before: "", word };
}

function doubleQuoted(value: string): string {
  return `"${value.replace(/[\\"$`]/g, "\\$&")}"`;
}

function ansiQuoted(value: string, g: Random): string {
  const units = [...new TextEncoder().encode(value)].map((byte) => {
    if (g.chance(0.4)) return `\\x${byte.toString(16).padStart(2, "0")}`;
    return `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `$'${units.join("")}'`;
}

function backslashed(value: string): string {
  return value === "" ? "''" : value.replace(/[^\w/]/gu, (unit) => `\\${unit}`);
}

/** One of many ways to write a constant so that the command receives exactly it. */
function spell(value: string, g: Random): Spelled {
  const name = g.name();
  switch (g.below(17)) {
    case 0:
      return plainWord(doubleQuoted(value));
    case 1:
      return plainWord(ansiQuoted(value, g));
    case 2:
      return plainWord(backslashed(value));
    case 3:
      return { before: `${name}=${quoted(value)}\n`, word: `"$${name}"` };
    case 4:
      return { before: `${name}=${doubleQuoted(value)}\n`, word: `"\${${name}}"` };
    case 5:
      // Bash takes a quote here literally, the parser reports an error: a gap.
      if (value.includes("'")) return plainWord(quoted(value));
      return plainWord(`"\${${name}:-${value.replace(/[\\"$`}{]/g, "\\$&").replace(/\\([{])/g, "$1")}}"`);
    case 6:
      return plainWord(`"$(printf %s ${quoted(value)})"`);
    case 7:
      return plainWord(`"$(cat <<<${quoted(value)})"`);
    case 8:
      // Bash 5.2 cannot read an escaped quote in an array inside `"$( )"`.
      if (value.includes("'")) return plainWord(quoted(value));
      return { before: `${name}=(z ${quoted(value)} y)\n`, word: `"\${${name}[1]}"` };
    case 9:
      return {
        before: `${name}=${quoted(`pre${value}post`)}\n${name}=\${${name}#pre}\n`,
        word: `"\${${name}%post}"`,
      };
    case 10:
      return { before: `printf -v ${name} %s ${quoted(value)}\n`, word: `"$${name}"` };
    case 11:
      return { before: `${name}=${quoted(value)}\nr${name}=${name}\n`, word: `"\${!r${name}}"` };
    case 12:
      return {
        before: `read -r ${name} <<'E'\n${value.includes("\t") ? "" : value.trim()}\nE\n`,
        word: value === value.trim() && !value.includes("\t") ? `"$${name}"` : quoted(value),
      };
    case 13:
      return { before: `declare -n n${name}=${name}\n${name}=${quoted(value)}\n`, word: `"$n${name}"` };
    case 14:
      return plainWord(`"$(echo ${quoted(value.replace(/\\/g, ""))})"${value.includes("\\") ? "" : "''"}`);
    default:
      return plainWord(quoted(value));
  }
}

const PATTERNS = ["a", "*", "?", "a*", "*.", ".*", "[a-c]", "[!a]*", "x", "/*", "*/", "t?r", "[[:alpha:]]"];

/** An expansion whose result is left to bash: the evaluator must come to the same words. */
function expansion(g: Random): Spelled {
  const name = g.name();
  const value = g.pick([
    "tar.gz",
    "/usr/lib/x.so",
    "a b  c",
    "abcabc",
    "",
    "Aa-Bb",
    "a:b::c",
    "1 2",
    "/",
    "*",
    "x/*",
  ]);
  const before = `${name}=${quoted(value)}\n`;
  const pattern = g.pick(PATTERNS);
  const quote = g.chance(0.5) ? '"' : "";
  const make = (inside: string): Spelled => ({ before, word: `${quote}\${${inside}}${quote}` });
  switch (g.below(16)) {
    case 0:
      return make(`${name}#${pattern}`);
    case 1:
      return make(`${name}##${pattern}`);
    case 2:
      return make(`${name}%${pattern}`);
    case 3:
      return make(`${name}%%${pattern}`);
    case 4:
      return make(`${name}/${pattern.replace("/", "\\/")}/Z`);
    case 5:
      return make(`${name}//${pattern.replace("/", "\\/")}/Z`);
    case 6:
      return make(`${name}:${g.below(4)}:${g.below(4)}`);
    case 7:
      return make(`${name}: -${1 + g.below(3)}`);
    case 8:
      return make(`${name}${g.pick(["^", "^^", ",", ",,"])}`);
    case 9:
      return make(`#${name}`);
    case 10:
      return make(`${name}${g.pick([":-", "-", ":+", "+"])}d`);
    case 11:
      return { before: `IFS=:\n${before}`, word: `${quote}$${name}${quote}` };
    case 12:
      return {
        before: `${name}=(a 'b c' "" d)\n`,
        word: `"\${${name}[${g.pick(["@", "*"])}]${g.pick(["", ":1", ":1:2", "#b", "/c/k"])}}"`,
      };
    case 13:
      return { before: "", word: `$((${arithmetic(g, 0)}))` };
    case 14:
      return {
        before: `set -- ${quoted(value)} b 'c d'\n`,
        word: g.pick([
          "$@",
          '"$@"',
          '"$*"',
          "$*",
          '"${@:2}"',
          "$#",
          '"${1}x$2"',
          '"x$@y"',
          '"${@: -1}"',
          "$1",
        ]),
      };
    default:
      return { before, word: `${quote}$${name}${quote}` };
  }
}

function arithmetic(g: Random, depth: number): string {
  if (depth > 2 || g.chance(0.3)) return g.pick(["1", "2", "7", "0x1f", "010", "2#101", "3", "12"]);
  const left = arithmetic(g, depth + 1);
  const right = arithmetic(g, depth + 1);
  const operator = g.pick(["+", "-", "*", "<<", ">", "<=", "==", "&&", "||", "&", "|", "^", ","]);
  if (g.chance(0.15)) return `(${left} ? ${right} : 5)`;
  return g.chance(0.2) ? `-(${left})${operator}${right}` : `(${left}${operator}${right})`;
}

function braces(g: Random): string {
  const inner = g.chance(0.3) ? braces(g) : g.pick(["x", "", "'y z'", "1"]);
  return g.pick([
    `a{b,${inner}}`,
    `{${inner},c}d`,
    "{1..3}",
    "{a..c}x",
    "{01..03}",
    "{3..1}",
    "{a,b}{c,d}",
    "{x",
    "x}",
    "{a}",
    "{,}",
    "{1..7..3}",
    `{a,{b,${inner}}}`,
  ]);
}

const PRINTED: readonly ((g: Random) => string)[] = [
  (g) => `printf '%s-%s\\n' ${g.pick(["a b", "a", "'x y' z w", ""])}`,
  (g) => `printf '${g.pick(["%d", "%x", "%o", "%5d", "%-5d|", "%05d", "%c"])}' ${g.pick(["7", "42", "255"])}`,
  (g) => `echo -e '${g.pick(["a\\x41b", "a\\tb", "\\0101", "a\\nb", "x\\\\y"])}'`,
  (g) => `echo ${g.pick(["-n a", "a   b", "'a   b'", "-E 'a\\tb'", "-en 'a\\n'"])}`,
  (g) =>
    `echo ${quoted(g.pick(["zap", "hello world", "a/b"]))} | ${g.pick(["rev", "tr a-z b-za", "tr -d l", "sed s/a/o/", "sed 's/l/L/g'", "cut -c2-3", "cut -d/ -f2", "base64", "base64 | base64 -d", "tr a-z A-Z", "tr -s l", "xxd -p", "head -c 3", "tac", "cat", "xxd -p | xxd -r -p"])}`,
  (g) =>
    `printf '%s\\n' c a b | ${g.pick(["sort", "sort -r", "head -n 2", "head -1", "tail -n 1", "tail -n +2", "tac", "cat -", "sed s/a/x/", "tr '\\n' ' '", "rev"])}`,
  (g) => `seq ${g.pick(["3", "2 4", "5 -2 1", "-s, 3"])}`,
  (g) => `${g.pick(["basename", "dirname"])} ${g.pick(["/a/b", "a", "/", "a/b/", "/a"])}`,
  () => "cat <<E\na b\nE",
  () => "echo 'a\nb'; echo c",
];

function printedWord(g: Random): string {
  const inner = g.pick(PRINTED)(g);
  const text = `$(${inner}${inner.includes("<<") ? "\n" : ""})`;
  return g.chance(0.5) ? `"${text}"` : text;
}

function word(g: Random): Spelled {
  const kind = g.below(10);
  if (kind < 5) return spell(g.pick(VALUES), g);
  if (kind < 7) return expansion(g);
  if (kind < 8) return plainWord(braces(g));
  return plainWord(printedWord(g));
}

const MARKS = [
  "zap",
  "z''ap",
  "\\zap",
  "'zap'",
  '"zap"',
  "$'\\x7aap'",
  "z\\\nap",
  "zap",
  "zap",
  "$(echo zap)",
  "z${none}ap",
  "{zap,m}",
  "command zap",
  "z$@ap",
  "`echo zap`",
];

/** A marker command with words, and what must run before it. */
function leaf(g: Random): string {
  const words = Array.from({ length: g.below(4) }, () => word(g));
  const before = words.map((one) => one.before).join("");
  const mark = before.includes("set --") ? "zap" : g.pick(MARKS);
  const call = [mark, ...words.map((one) => one.word)].join(" ");
  return `${before}${call}`;
}

// --- constructs -------------------------------------------------------------------------------------------------

/** The same text in base64. */
function packed(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function hereDocument(command: string, body: string, g: Random): string {
  const mark = `E${g.name()}`;
  return `${command} <<'${mark}'\n${body}\n${mark}`;
}

/** The words of a body as an argument list: a marker command on its own. */
function argv(g: Random): string {
  return `zap ${g.pick(["a", "'b c'", "-rf /", "x y", '"$HOME"'])}`;
}

const SURE: readonly ((body: string, g: Random) => string)[] = [
  (body) => `(\n${body}\n)`,
  (body) => `{\n${body}\n}`,
  (body) => `eval ${quoted(body)}`,
  (body, g) => `eval "$(${hereDocument("cat", body, g)}\n)"`,
  (body, g) =>
    `${g.pick(["bash", "sh", "bash --norc", "bash -e", "bash -o pipefail"])} -c ${quoted(body)}`.replace(
      /^sh -c/,
      "bash -c",
    ),
  (body) => `bash -c 'eval "$1"' x ${quoted(body)}`,
  (body, g) => hereDocument(g.pick(["bash", "bash -s", "bash -s -- a b", "bash /dev/stdin"]), body, g),
  (body) => `bash <<<${quoted(body)}`,
  (body) => `printf '%s\\n' ${quoted(body)} | bash`,
  (body) => `echo ${packed(body)} | base64 -d | bash`,
  (body) => `bash <(printf '%s\\n' ${quoted(body)})`,
  (body) => `source <(printf '%s\\n' ${quoted(body)})`,
  (body) => `. /dev/stdin <<<${quoted(body)}`,
  (body) => `bash -c "$(echo ${packed(body)} | base64 -d)"`,
  (body) => `: "$(\n${body}\n)"`,
  (body) => `cat <(\n${body}\n)`,
  (body) => `if true; then\n${body}\nfi`,
  (body) => `if\n${body}\nthen :; fi`,
  (body) => `for i in a; do\n${body}\ndone`,
  (body) => `for ((i = 0; i < 1; i++)); do\n${body}\ndone`,
  (body) => `case x in x)\n${body}\n;; esac`,
  (body) => `while true; do\n${body}\nbreak\ndone`,
  (body) => `until\n${body}\ntrue\ndo :; done`,
  (body, g) => {
    const name = g.name();
    return `${name}() {\n${body}\n}\n${name}`;
  },
  (body, g) => {
    const name = g.name();
    return `function ${name} {\n${body}\n}\n${name} a b`;
  },
  (body) => `{\n${body}\n} | cat`,
  (body) => `echo x | {\n${body}\n}`,
  (body) => `{\n${body}\n} &\nwait`,
  (body) => `true && {\n${body}\n}`,
  (body) => `false || {\n${body}\n}`,
  (body) => `! {\n${body}\n}`,
  (body) => `{\n${body}\n} 2>/dev/null >/dev/null`,
  (body) => `trap ${quoted(body)} EXIT`,
  (body, g) => {
    const name = g.name();
    return `${hereDocument(`cat > ${name}.sh`, body, g)}\nbash ${name}.sh`;
  },
  (body, g) => {
    const name = g.name();
    return `printf '%s\\n' '#!/bin/bash' ${quoted(body)} > ${name}.sh\nchmod +x ${name}.sh\n./${name}.sh`;
  },
  (body, g) => {
    const name = g.name();
    return `${hereDocument(`tee ${name}.sh >/dev/null`, body, g)}\n. ./${name}.sh`;
  },
  (body, g) => {
    const name = g.name();
    return `${name}=${quoted(body)}\neval "$${name}"`;
  },
  (body, g) => {
    const name = g.name();
    return `export ${name}=${quoted(body)}\nbash -c 'eval "$${name}"'`;
  },
  (body, g) =>
    `${g.pick(["sudo", "sudo -u root", "sudo -n --", "doas", "env", "env A=1", "nohup", "nice -n 5", "timeout 20", "setsid -w", "stdbuf -o0", "env -u A B=2", "command", "exec", "sudo env", "timeout -k 5 20", "ionice -c 3", "flock l"])} bash -c ${quoted(body)}${g.chance(0.5) ? "\n" : ""}`.replace(
      /^exec (.*)$/s,
      "(exec $1)",
    ),
  (body) => `mkdir -p sub && cd sub\n${body}\ncd ..`,
  (body) => `mkdir -p sub\n(cd sub\n${body}\n)`,
  (body) => `mkdir -p sub; pushd sub >/dev/null\n${body}\npopd >/dev/null`,
  (body, g) =>
    hereDocument(
      "make -sf -",
      `all:\n\t@bash -c '${packed(body)}' || echo ${packed(body)} | base64 -d | bash`,
      g,
    ).replace(/@bash -c '[^']*' \|\| /, "@"),
  (body) => (body.includes("{}") ? body : `find . -maxdepth 0 -exec bash -c ${quoted(body)} \\;`),
  (body) => `echo a | xargs -I{} bash -c ${quoted(body)}`,
  (body) => `while read -r line; do\n${body}\ndone <<<x`,
  (body) => `mapfile -t lines <<<${quoted(body)}\neval "$(printf '%s\\n' "\${lines[@]}")"`,
];

/** Bodies that do not run each time: a superset is right. */
const UNSURE: readonly ((body: string, g: Random) => string)[] = [
  // An alias holds from the next line that is read, which inside a compound comes too late.
  (body, g) => {
    const name = g.name();
    // Bash loses a here-document that begins inside an alias.
    if (body.includes("<<")) return body;
    return `shopt -s expand_aliases\nalias ${name}=${quoted(`{\n${body}\n}`)}\n${name}\n`;
  },
  // Nothing surely waits for a process that is written to.
  (body) => `echo x > >(\n${body}\n)\nwait $!`,
  // Bash 5.2 cannot read an array assignment in `time { }` inside a substitution.
  (body) => `time {\n${body}\n}`,
  (body) => `if [ "$RANDOM" -ge 0 ]; then\n${body}\nfi`,
  (body) => `if false; then :; else\n${body}\nfi`,
  (body) => `case $$ in 0) : ;; *)\n${body}\n;; esac`,
  (body) => `[ -d . ] && {\n${body}\n}`,
  (body) => `[ -f none ] || {\n${body}\n}`,
  (body) => `true || {\n${body}\n}`,
  (body) => `for f in *.none; do\n${body}\ndone`,
  (body) => `while [ -d none ]; do\n${body}\ndone`,
];

/** Leaves that bring their own way to the marker. */
const REACHED: readonly ((g: Random) => string)[] = [
  (g) =>
    `echo ${g.pick(["a b", "'x y' z", "1"])} | xargs ${g.pick(["zap", "zap -f", "-n1 zap", "-I{} zap x{}y", "sudo zap", "-t zap"])}`,
  (g) => `printf 'a\\0b c\\0' | xargs -0 ${g.pick(["zap", "-n1 zap", "-I% zap %.%"])}`,
  (g) =>
    `printf 'a\\nb c\\n' | while ${g.pick(["read x", "read -r x y", "IFS= read -r x"])}; do zap "$x" $y; done`,
  (g) =>
    `for i in ${g.pick(["a b", "{1..3}", "'x y' z", "$(seq 2)", '"$@"', "$(echo a b)"])}; do zap $i; done`,
  (g) => `for ((i = ${g.below(3)}; i < 3; i++)); do zap $i; done`,
  () => "i=0; while [ $i -lt 3 ]; do zap $i; i=$((i+1)); done",
  () => "i=3; until ((i == 0)); do zap $i; ((i--)); done",
  (g) =>
    `f() { zap "$@"; ${g.pick(["", "shift; ", "set -- x y; "])}zap $1 $#; }; f ${g.pick(["a b", "", "'x y'"])}`,
  (g) => `f() { local x=1; zap $x; }; x=2; f; zap $x${g.below(3)}`,
  () => "x=1; (x=2; zap $x); zap $x",
  () => "x=1; { x=2; zap $x; }; zap $x",
  () => "echo a | { read x; zap $x; }; read -r a b <<< '1 2 3'; zap $a \"$b\"",
  (g) => `x=${g.pick(["zap", "'zap a'"])}; $x b; "$x" c 2>/dev/null`,
  (g) => `set -- ${g.pick(["zap a", "zap 'b c'"])}; "$@"; $1 z`,
  (g) => `a=(zap ${g.pick(["x", "'y z'"])}); "\${a[@]}"; \${a[0]} k`,
  (g) => `mkdir -p p/q; cd p${g.pick(["", "/q", "/../p", "//q/.."])}; zap "\${PWD##*/}"; cd -; cd ..; zap b`,
  () => "IFS=,; x=a,b,,c; zap $x; set -- $x; zap $#; unset IFS; x='p q'; zap $x",
  () => 'declare -A m=([k]=v [l]=\'w x\'); zap "${m[k]}" "${m[l]}" ${#m[@]}',
  () => 'x=a; x+=b; a=(1); a+=(2 3); a[5]=z; zap $x "${a[@]}" ${!a[@]} ${#a[@]}',
  () => "zap <<< hi; zin <<< 'a b'; zin <<E\nx $((1+1))\nE",
  () => "zin < <(echo in); echo text | zin; { echo one; echo two; } | zin",
  () => "echo f > file; zin < file; echo g >> file; cat file | zin; zap $(<file)",
  () => "exec 3<<<three; zin <&3; echo e 2>&1 | zin",
  () => 'x=$(echo a; echo b); zap $x "$x"; printf \'%s\\n\' "$x" | zin',
  (g) =>
    `${g.pick(["A=1", "A=1 B=2"])} ${g.pick(["bash -c 'zap $A $B'", "eval 'zap $A'", "env zap x", "zap $A"])}`,
  () => "x=1; bash -c 'zap \"x$x\"'; export x; bash -c 'zap $x'",
  () => "bash -c 'zap \"$0\" \"$@\"' n a 'b c'",
  () => 'env -S \'zap a b\' c; env -i PATH="$PATH" MARKS="$MARKS" zap d',
  (g) =>
    `${g.pick(["sudo", "env", "nohup", "nice", "timeout 9", "command", "sudo -u me", "setsid -w", "nice -n 3 env A=2", "stdbuf -oL"])} zap ${g.pick(["a", "-x", "--help"])} 2>/dev/null`,
  () => "find . -maxdepth 0 -exec zap {} \\; -exec zap {} +",
  () => "touch f1 f2; zap f* ./f? [f]1; set -f; zap f*; set +f",
  () => "r() { [ $1 -gt 2 ] || { zap $1; r $(($1+1)); }; }; r 0",
  () => "case zap in z*) zap a ;; esac; select x in a b; do zap $x; break; done <<< 1 2>/dev/null",
  () => "x='a b'; y=$x; zap $y; z=\"${y// /-}\"; zap $z ${z:+set} ${none:-n} ${none-m}",
  () => "coproc zap a; wait; zap b",
  () => "trap 'zap t' EXIT; zap a",
  () => "x=5; let x+=2 y=x*2; zap $x $y; ((x > 3)) && zap big",
  () => "echo \"zap a\nzap b\" | sh; printf 'zap %s\\n' c d | bash",
  () => "echo 'pa zap' | rev; echo $(echo paz | rev) ; $(echo paz | rev) x",
  () => "$(printf 'z%s' ap) y; `echo zap` w; $(tr 'a-z' 'b-za' <<< yzo) v",
  () => "printf '%b' 'zap\\x20q\\n' | sh; xxd -r -p <<< 7a617020720a | sh",
  () => "f() { return 0; zap no; }; f; zap yes; (exit 0; zap no); zap end",
  () => "for i in 1 2 3; do [ $i = 2 ] && continue; zap $i; done; for i in 1 2; do zap $i; break; done",
  () => "declare -l x=ABC; declare -u y; y=abc; zap $x $y; export z=1; bash -c 'zap $z'",
  (g) =>
    `a=(x 'y z' w); zap ${g.pick(['"${a[-1]}"', '"${a[@]/#/p}"', '"${a[@]%z}"', "${#a[1]}", '"${a[@]:1:1}"', '"${!a[@]}"', '"${a[@]^}"', '"${a[*]}"'])}`,
  (g) =>
    `x=abcabc; zap ${g.pick(["${x/#a/Z}", "${x/%c/Z}", "${x//[bc]}", "${x@U}", "${x:(-2)}", "${x:1:-1}", "${x/b}", "${x^^[b]}", "${x:$((1+1))}", "${#x}", "${x%%b*}", "${x##*b}"])}`,
  () => 'ab1=x; ab2=y; zap ${!ab*} "${!ab@}"',
  () =>
    'IFS=: read -r a b c <<< \'x:y z:w:v\'; zap "$a" "$b" "$c"; read -r -a l <<< \'p q  r\'; zap "${l[@]}" ${#l[@]}',
  () => "IFS=':'; for x in a:b $HOME; do zap \"$x\"; done; y=c:d; for x in $y; do zap $x; done",
  () => 'set -- a b c d; shift; zap $1; shift 2; zap "$@" $#; set --; zap "$@" $#',
  () => "set -- a b; for x; do zap $x; done; while [ $# -gt 0 ]; do zap $1; shift; done",
  () =>
    "printf -v x '%03d' 7; zap $x; printf -v y '%s,' a b; zap $y; zap $[1+2] $((2**5)) $((7%3)) $((010)) $((-7/2))",
  () => "exec 3>out; echo hi >&3; exec 3>&-; zap $(cat out); { echo e >&2; echo o; } 2>/dev/null | zin",
  () => "echo a > f; echo b >> f; cat f f > h; zin < h; tee k < f > /dev/null; zin < k; cat < f | tac | zin",
  () => "zin <<-E\n\ta\n\t\tb\n\tE\nzin <<'E'\n$x `y` \\z\nE\nx=1; zin <<E\n$x \\$x \\\\ $(echo sub)\nE",
  () =>
    "mkdir -p d/e; pushd d >/dev/null; pushd e >/dev/null; zap 1; popd >/dev/null; zap 2; popd >/dev/null; zap 3",
  () =>
    'mkdir -p d; cd d; cd "$OLDPWD"; zap a; cd ~-; zap b; command cd ..; zap c; builtin cd d && zap d; (cd ..); zap e',
  () => "f() { for i in 1 2; do for j in a b; do zap $i $j; break 2; done; done; return; zap no; }; f; zap z",
  () => "f() { g() { zap inner $1; }; g $1; }; f x; g y; unset -f g; f() { zap two; }; f",
  () => 'x=1; f() { x=2; local y=3; g; }; g() { zap $x $y; }; f; zap $x "$y"',
  () =>
    "printf '%s\\n' 'a b' c | xargs -L1 zap; printf 'a,b' | xargs -d, -n1 zap; echo a b c d | xargs -n2 zap; echo \"'a b' c\" | xargs zap",
  () =>
    "echo x y | xargs -n1 sh -c 'zap \"$0\"'; printf 'p\\nq\\n' | xargs -I{} sh -c 'zap {}'; echo m | xargs -I % zap %%",
  () =>
    "touch f1; find . -name 'f1' -exec zap {} \\;; find . -name f1 | xargs zap; find . -name f1 | while read f; do zap \"$f\"; done",
  () => "zap $'\\u0041\\x42\\103\\n' $'it\\'s' $\"loc\" \"a\\\nb\" a\\\nb 'a\\\nb'",
  () => "zap a#b '#c' # comment zap no\nzap \\# d",
  () => 'x=z; x+=ap; $x 1; ${x} 2; "${x:0:3}" 3; y=x; ${!y} 4; eval \'$\'y 2>/dev/null; eval "\\$$y" 5',
  () => 'c=\'zap "a b"\'; $c; eval $c; eval "$c"; bash -c "$c"; sh <<< "$c"; echo "$c" > s; . ./s; sh s',
  () =>
    "case ab in a*) zap 1 ;& x) zap 2 ;; *) zap 3 ;; esac; [[ ab == a* ]] && zap 4; [[ x =~ y ]] || zap 5",
  () => "if zap 1; then zap 2; elif zap 3; then zap 4; else zap 5; fi; while zap 6; do break; done",
  () => "{ zap 1; zap 2; } > o; (zap 3) 2>&1; zap 4 >/dev/null 2>&1 </dev/null; 2>/dev/null zap 5; >o zap 6",
  () => "a=1 b=2; zap $a $b; a=3 b=$a; zap $b; a= b; zap ${a:-empty}",
  () => 'x=$(zap in; echo out); zap $x; x=`echo \\`echo nested\\``; zap $x; zap "$(echo "$(echo \'q r\')")"',
  () => 'f=zap; [ -n "$f" ] && $f a; test -z "$f" || "$f" b; ${f:+$f c}; ${none:+no}',
  () => 'unset x; zap "${x-unset}"; x=; zap "${x-unset}" "${x:-empty}" "${x+set}"; : ${y:=def}; zap $y',
  () =>
    "i=5; zap $((i++)) $i $((++i)) $((i+=2)) $((i>3?1:0)); for ((i=0,j=3; i<j; i++,j--)); do zap $i $j; done",
  () =>
    "printf '%s\\n' b a | sort | while read x; do zap $x; done; seq 3 | tac | xargs zap; echo abc | rev | xargs zap; echo a-b | tr - ' ' | xargs zap",
  () => "echo 'zap $0 $1' > s; bash s a; chmod +x s; ./s b; sh ./s c; cat s | sh; . ./s d",
  () =>
    "export -f 2>/dev/null; env -i PATH=\"$PATH\" MARKS=\"$MARKS\" A=5 bash -c 'zap $A'; A=6 env B=7 bash -c 'zap $A$B'",
  () => "(trap 'zap sub' EXIT; zap a); trap 'zap end' EXIT; f() { trap 'zap f' RETURN; }; zap b",
  () =>
    "read -r x < <(printf 'l1\\nl2\\n'); zap $x; { read a; read b; } <<< $'1\\n2'; zap $a $b; while read -r k v; do zap $v $k; done <<E\na 1\nb 2\nE",
  () => "mapfile -t a <<< $'x y\\nz'; zap \"${a[@]}\"; readarray -t b < <(seq 2); zap ${b[@]}",
  (g) =>
    `zap ${g.pick(["~", "~/x", "x=~", "~+", "'~'", "a~", '~/"b c"', "\\~", "$HOME/~", "--p=~/x", "p=~/x:~/y"])}`,
  (g) => `x=~/a:~/b; zap $x; y=${g.pick(["~", "a:~", "'~'", '~/"q r"'])}; zap "$y"`,
];

function body(g: Random, depth: number): Program {
  if (depth <= 0) {
    if (g.chance(0.35)) return { source: g.pick(REACHED)(g), exact: false };
    return { source: leaf(g), exact: true };
  }
  const kind = g.below(10);
  if (kind === 0) return sequence(g, depth);
  const inner = body(g, depth - 1);
  if (kind <= 2) return { source: g.pick(UNSURE)(inner.source, g), exact: false };
  return { source: g.pick(SURE)(inner.source, g), exact: inner.exact };
}

function sequence(g: Random, depth: number): Program {
  const first = body(g, depth - 1);
  const second = g.chance(0.3) ? { source: argv(g), exact: true } : body(g, depth - 1);
  return { source: `${first.source}\n${second.source}`, exact: first.exact && second.exact };
}

/** The program of a seed. */
export function programOf(seed: number): Program {
  const g = random(seed * 2654435761);
  return body(g, g.pick([0, 0, 1, 1, 1, 2, 2, 3, 4]));
}
