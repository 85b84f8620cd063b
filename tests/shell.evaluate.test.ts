/**
 * What a command line would run, as tables: each row is a command and the argument vectors that it comes to. `zap` stands
 * for any program; nothing here is ever executed.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { evaluate } from "../lib/shell/evaluate/evaluate.ts";
import type { Arg, Evaluation, Invocation } from "../lib/shell/invocation.ts";
import { cpuOf } from "./cost.ts";

const CONTEXT = { cwd: "/home/ann/site", home: "/home/ann", user: "ann" };

function show(arg: Arg): string {
  return arg.map((piece) => (typeof piece === "string" ? piece : `<${piece.source}>`)).join("");
}

function zaps(evaluation: Evaluation): Invocation[] {
  return evaluation.invocations.filter((invocation) => invocation.program === "zap");
}

/** The argument vectors of every `zap`, words joined by a comma. */
function ran(command: string): string[] {
  return zaps(evaluate(command, CONTEXT)).map((invocation) => invocation.args.map(show).join(","));
}

function table(name: string, rows: readonly (readonly [command: string, ...vectors: string[]])[]): void {
  test(name, () => {
    for (const [command, ...vectors] of rows) assert.deepEqual(ran(command), vectors, command);
  });
}

table("quotes and escapes", [
  ["zap a 'b c' \"d e\" f\\ g", "a,b c,d e,f g"],
  ["z''ap a", "a"],
  ["\\z\\a\\p a", "a"],
  ["$'\\x7aap' $'a\\tb'", "a\tb"],
  ["za\\\np a \\\n b", "a,b"],
  ["/usr/bin/zap a", "a"],
  ["zap ~ ~/x '~' \"~\" ~bob a=~/y", "/home/ann,/home/ann/x,~,~,/home/bob,a=/home/ann/y"],
  ["{zap,a,b}", "a,b"],
  ["zap {a,b{1..3}}x {01..03} {a..c}", "ax,b1x,b2x,b3x,01,02,03,a,b,c"],
  ["zap /* /??? /{,.}* '/*'", "/<*>,/<???>,/<*>,/.<*>,/*"],
]);

table("variables and expansions", [
  ["X='a b'; zap $X \"$X\"", "a,b,a b"],
  [
    "x=a.tar.gz; zap ${x%.*} ${x%%.*} ${x#*.} ${x##*.} ${x/a/b} ${x//a/b} ${x:2:3} ${x^^} ${#x}",
    "a.tar,a,tar.gz,gz,b.tar.gz,b.tbr.gz,tar,A.TAR.GZ,8",
  ],
  ["zap${IFS}a${IFS}b", "a,b"],
  ["set -- a 'b c'; zap \"$@\"; zap $1 $#", "a,b c", "a,2"],
  ["a=(x 'y z'); a+=(w); zap \"${a[@]}\" ${#a[@]} ${a[1]}", "x,y z,w,3,y,z"],
  ["r$@m; z$@ap a", "a"],
  ["zap $((1+2*3)) $((x=4)) $x", "7,4,4"],
  ["zap $(echo a) `echo b` \"$(printf '%s\\n' c)\"", "a,b,c"],
  ["x=y; y=z; zap ${!x}", "z"],
  ["for i in a b; do zap $i; done", "a", "b"],
  ['f() { zap "$@" $#; }; f a b', "a,b,2"],
  ["while read l; do zap $l; done <<< a", "a"],
  ["printf 'a\\nb\\n' | while read l; do zap $l; done", "a", "b"],
]);

table("programs that run programs", [
  ["sudo -u root -- zap a", "a"],
  ["env -i A=1 zap a", "a"],
  ["timeout -k 3 5 nice -n 19 zap a", "a"],
  ["echo a | xargs zap -f", "-f,a"],
  ["xargs -I{} zap x{}y <<< a", "xay"],
  ["sh -c 'zap $0 $1' a b", "a,b"],
  ["eval 'zap a'", "a"],
  ["echo 'zap a' | bash", "a"],
  ["bash <<EOF\nzap a\nEOF", "a"],
  ["bash <(echo zap a)", "a"],
  ["echo emFwIGE= | base64 -d | sh", "a"],
  ["echo 'zap a' > s.sh; chmod +x s.sh; ./s.sh", "a"],
  ["ssh host 'zap a'", "a"],
  ["find / -exec zap {} +", "<{}>"],
]);

table("data stays data", [
  ["echo 'zap a'"],
  ["cat <<'EOF'\nzap a\nEOF"],
  ["git commit -m 'zap a'"],
  ["f() { zap a; }"],
  ["# zap a"],
]);

table("what the differential test found", [
  ["zap {a,'b c',d}x", "ax,b cx,dx"],
  ["zap {x},c}d", "x}d,cd"],
  ["x=abc; zap ${x%[[:alpha:]]} ${x//[[:alpha:]]/Z}", "ab,ZZZ"],
  ["x=; zap ${x//*/Z}", "Z"],
  ['zap "${x:-~}" ${y:-~}', "~,/home/ann", "~,<$y>", "<$x>,/home/ann", "<$x>,<$y>"],
  ["f() { trap 'zap $@' EXIT; }; f a; cd /; zap b", "b", ""],
  ["declare -u x; x=a; zap $x", "A"],
  ["unset x; zap ${x-u}", "u"],
  ["IFS=,; unset IFS; x='a b'; zap $x", "a,b"],
  ["zap p=~/x:~/y", "p=/home/ann/x:/home/ann/y"],
  ["echo a | xargs -Ia zap xay", "xay"],
  ["bash <(printf 'bash <(printf \"zap a\")')", "a"],
  ["zap() { command zap -i $1; }; zap b", "-i,b"],
  ["exec > >(sh); echo zap a", "a"],
  ["x=$(cd /tmp; echo zap; true); $x a", "a"],
  ["alias x='zap p'; x a; x b", "p,a", "p,b"],
  ["alias zap='zap p'; zap a", "p,a", "a"],
  ["a=1; a=2 b=$a; zap $a $b", "2,2"],
]);

table("what a value may be after a branch", [
  ["if true; then d=/; else d=/tmp; fi; zap $d", "/tmp", "/"],
  ['d=/; [ -n "$1" ] && d=/tmp; zap $d', "/", "/tmp"],
  ["case $1 in a) d=/etc;; esac; zap $d", "/etc", "<$d>"],
  ['while read l; do d=$l; done < f; zap "$d"', "<<f>", "<$d>"],
]);

table("the name of a script on standard input (found by the differential test)", [
  ["bash /dev/stdin a <<'E'\nzap $0 $1\nE", "/dev/stdin,a"],
  ["bash - a <<'E'\nzap $0 $1\nE", "bash,a"],
  ["bash -s a <<'E'\nzap $0 $1\nE", "bash,a"],
]);

table("globs, and programs behind them", [
  ["/???/z?p a"],
  ["/bin/r? a; zap [a-c]* '*' x\\*", "<[a-c]*>,*,x*"],
  ["set -f; zap *", "*"],
]);

/** The only invocation of a program. */
function only(command: string, program: string): Invocation {
  const found = evaluate(command, CONTEXT).invocations.filter((one) => one.program === program);
  assert.equal(found.length, 1, command);
  return found[0] ?? assert.fail(command);
}

test("a directory is followed through cd, pushd, subshells and branches", () => {
  for (const [command, cwd] of [
    ["cd / && zap", "/"],
    ["cd; zap", "/home/ann"],
    ["cd ../..; cd x//y/../z; zap", "/home/x/z"],
    ["(cd /); zap", "/home/ann/site"],
    ["pushd /etc; cd x; popd; zap", "/home/ann/site"],
    ["cd /a; cd /b; cd -; zap", "/a"],
    ['cd "$unknown"; zap', undefined],
    ["cd /x || exit 1; zap", "/x"],
    ["env -C /srv zap", "/srv"],
    ["ssh h zap", "/home/ann"],
  ] as const) {
    assert.equal(only(command, "zap").cwd, cwd, command);
  }
});

test("pipes tie invocations together by their ids", () => {
  const { invocations } = evaluate("cat f | sort | tee >(zap) out > /dev/null", CONTEXT);
  const [cat, sort, tee, zap] = invocations;
  assert.deepEqual(cat?.stdout, [{ kind: "pipe", ids: [1] }]);
  assert.deepEqual(sort?.stdin, { kind: "pipe", ids: [0] });
  assert.deepEqual(
    tee?.stdout.map((flow) => flow.kind),
    ["file", "pipe", "file"],
  );
  assert.deepEqual(zap?.stdin, { kind: "pipe", ids: [2] });
});

test("text that is known flows as text, with its holes", () => {
  assert.deepEqual(only("echo a $x | zap", "zap").stdin, {
    kind: "text",
    text: ["a ", { from: "variable", source: "$x", mayBeEmpty: true, outputOf: [], name: "x" }, "\n"],
    ids: [0],
  });
  assert.deepEqual(only("zap <<< 'a b'", "zap").stdin, { kind: "text", text: ["a b\n"] });
});

test("a hole says whose output, which files and which directories it holds", () => {
  const [, fromOutput] = evaluate("zap x; zap $(cat f)", CONTEXT).invocations;
  assert.equal(fromOutput?.program, "cat");
  const hole = zaps(evaluate("zap $(cat f)", CONTEXT))[0]?.args[0]?.[0];
  assert.ok(typeof hole === "object");
  assert.deepEqual([hole.from, hole.source, hole.outputOf], ["output", "$(cat f)", [0]]);
  const read = zaps(evaluate("read x < f; zap $x", CONTEXT))[0]?.args[0]?.[0];
  assert.ok(typeof read === "object");
  assert.deepEqual([read.from, read.files], ["read", [["f"]]]);
  const found = zaps(evaluate("find / /etc -type f | xargs zap", CONTEXT))[0]?.args[0]?.[0];
  assert.ok(typeof found === "object");
  assert.deepEqual(found.under, [["/"], ["/etc"]]);
});

test("each directory that a branch may leave the shell in keeps its own stack and its own way back", () => {
  for (const [command, ...cwds] of [
    ["alias away='cd x'; away; zap", "/home/ann/site/x", "/home/ann/site"],
    ["if a; then cd x; fi; pushd y; popd; zap", "/home/ann/site/x", "/home/ann/site"],
    ["if a; then cd x; fi; pushd y; pushd z; popd; popd; zap", "/home/ann/site/x", "/home/ann/site"],
    ["if a; then cd x; else cd y; fi; cd z; cd -; zap", "/home/ann/site/x", "/home/ann/site/y"],
    ["CDPATH=/srv; cd app; zap", "/home/ann/site/app", "/srv/app"],
    ["OLDPWD=/srv; cd -; zap", "/srv"],
  ] as const)
    assert.deepEqual(
      zaps(evaluate(command, CONTEXT)).map((invocation) => invocation.cwd),
      cwds,
      command,
    );
});

test("a branch may leave other field separators behind", () => {
  const found = zaps(evaluate("if a; then IFS=:; fi; x='a:b c'; zap $x", CONTEXT));
  assert.deepEqual(
    found.map(({ args }) => args),
    [
      [["a"], ["b c"]],
      [["a:b"], ["c"]],
    ],
  );
});

test("containers and other machines are told apart, and what they see of this one", () => {
  assert.equal(only("ssh h zap", "zap").place, "remote");
  const { place, mounts } = only("docker run -v /:/h -v $PWD:/w:ro img zap", "zap");
  assert.deepEqual(
    [place, mounts],
    [
      "container",
      [
        { host: ["/"], inside: "/h", readonly: false },
        { host: [CONTEXT.cwd], inside: "/w", readonly: true },
      ],
    ],
  );
  assert.deepEqual(only("chroot /mnt zap", "zap").mounts, [{ host: ["/mnt"], inside: "/", readonly: false }]);
  assert.equal(only("chroot / zap", "zap").place, "local");
});

test("what cannot be worked out is a gap, in time, and what was found stays", () => {
  for (const [gap, command] of [
    ["syntax", "zap; if"],
    ["syntax", "echo $(zap; fi)"],
    ["length", "a".repeat(200_000)],
    ["nesting", "$(".repeat(1000)],
    ["nesting", "coproc ".repeat(10_000)],
    ["heredocs", "<<A ".repeat(1000)],
    ["braces", "zap {1..999}{1..999}"],
    [
      "steps",
      `${"f(){ g; g; }; g(){ f 1$1; f 2$1; }; ".repeat(1)}f; ${"for i in {1..99}; do for j in {1..99}; do for k in {1..99}; do zap; done; done; done; ".repeat(2)}`,
    ],
    ["loops", "i=0; while [ $i -lt 500 ]; do i=$((i+1)); done"],
    ["value", `a=${"x".repeat(1000)}; ${'a="$a$a"; '.repeat(20)}zap "$a"`],
  ] as const) {
    const took = cpuOf(() => {
      const { gaps } = evaluate(command, CONTEXT);
      assert.ok(gaps.includes(gap), `${gap}: ${gaps} of ${command.slice(0, 60)}`);
    });
    assert.ok(took < 3000, `${command.slice(0, 60)} took ${took} ms`);
  }
});

test("no text makes a pattern of ours take squared time", () => {
  for (const command of [
    `x=$(cat <<'E'\n${"\n".repeat(60_000)}x\nE\n)`,
    `sed '${" ".repeat(60_000)}x' f`,
    `sed 's/a/${"\\".repeat(60_000)}'`,
    `docker run ${"a".repeat(60_000)}/ -x`,
    `zap ${"[a".repeat(30_000)}`,
    `printf '%${"0".repeat(60_000)}'`,
    `dirname ${"/".repeat(60_000)}x`,
    `echo '${"* ".repeat(30_000)}' | crontab -`,
    `a=(x); ${"a+=(x);".repeat(15_000)}`,
    "cd a;".repeat(20_000),
    `echo x | base64 -${"d".repeat(120_000)}!`,
    `x=-${"d".repeat(60_000)}!; ${"echo a | base64 $x; ".repeat(12)}`,
    `socat - EXEC:${",pty".repeat(30_000)}!`,
    `nodemon ${"a@".repeat(60_000)}`,
  ]) {
    const took = cpuOf(() => evaluate(command, CONTEXT));
    assert.ok(took < 2000, `${command.slice(0, 40)} took ${took} ms`);
  }
});

test("a loop that spends its budget does not hide what stands behind it", () => {
  const loop = "for i in {1..999}; do for j in {1..999}; do :; done; done; ";
  assert.deepEqual(ran(`x=/; ${loop}${loop}zap $x`), ["/"]);
});

test("every value of a branch is tried, and too many combinations are a gap; defaults are none", () => {
  const branches = "abcd".replace(/./g, (name) => `if x; then ${name}=1; else ${name}=2; fi; `);
  const both = evaluate(`${branches}zap $a$b$c$d`, CONTEXT);
  assert.deepEqual(
    zaps(both).map((one) => one.args.map(show).join()),
    ["2222", "1111"],
  );
  assert.deepEqual(both.gaps, ["choices"]);
  assert.deepEqual(evaluate("zap ${a:-1} ${b:-1} ${c:-1} ${d:-1}", CONTEXT).gaps, []);
});

test("a loop that something may leave is not followed to its cap", () => {
  const { gaps, invocations } = evaluate("while :; do x=$x$(zap); case $x in y) break;; esac; done", CONTEXT);
  assert.deepEqual(gaps, []);
  assert.ok(invocations.length < 40);
});

test("a script that was copied, or stands under an unknown name, is still known", () => {
  for (const command of [
    "echo zap a > x; cp x y; sh y",
    'T=$(mktemp); echo zap a > "$T"; chmod +x "$T"; "$T"',
    "coproc sh; echo zap a >&${COPROC[1]}",
  ]) {
    assert.deepEqual(ran(command), ["a"], command);
  }
});

test("commands of manual pages leave no gap of the evaluator's own making", () => {
  for (const command of [
    "tar --create --file x.tar dir",
    "find . -name '*.py' -not -path './venv/*' -exec wc -l {} + | sort -n",
    'for f in *.jpg; do convert "$f" -resize 50% "small-${f%.jpg}.png"; done',
    "awk '{ sum += $1 } END { print sum }' f",
    "ssh -L 8080:localhost:80 u@h -N",
    "while ! nc -z localhost 80; do sleep 1; done",
  ]) {
    assert.deepEqual(evaluate(command, CONTEXT).gaps, [], command);
  }
});

test("fork bombs under any name, and recursion that is none", () => {
  for (const command of [":(){ :|:& };:", "b() { b | b & }; b", "a(){ a & a & }; a"]) {
    assert.equal(evaluate(command, CONTEXT).forkBombs.length, 1, command);
  }
  for (const command of ["b() { make | tee log & }; b", "w(){ ls | while read d; do w $d; done; }; w ."]) {
    assert.deepEqual(evaluate(command, CONTEXT).forkBombs, [], command);
  }
});
