/** Edits of configuration files: every byte that need not change stays, and what cannot be kept is refused. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { stringify } from "yaml";
import { unifiedDiff } from "../cli/config/diff.ts";
import { type Edit, edited, parseConfig } from "../cli/config/document.ts";
import { placeTwin } from "../cli/config/file.ts";
import type { Json } from "../lib/core/verdict.ts";
import { fc } from "./property.ts";

const HOOK = { event: "stop", command: "/a/guard", timeout: 10 };

const append = (...path: (string | number)[]): Edit => ({ kind: "append", path, entry: HOOK });

const BLOCK = "- event: stop\n    command: /a/guard\n    timeout: 10\n".replace(/^/, "  ");

/** [what, before, after]: YAML, the hook appended to `hooks`. */
const YAML: readonly (readonly [string, string, string])[] = [
  ["an empty file", "", `hooks:\n${BLOCK}`],
  ["a comment alone", "# mine\n", `# mine\nhooks:\n${BLOCK}`],
  ["a key without a value", "hooks:\nother: 1\n", `hooks:\n${BLOCK}other: 1\n`],
  ["an empty list with a comment", "hooks: [] # none\n", `hooks: # none\n${BLOCK}`],
  ["a tilde", "hooks: ~\n", `hooks:\n${BLOCK}`],
  ["other keys only", "a:   1 # odd   spacing\n", `a:   1 # odd   spacing\nhooks:\n${BLOCK}`],
  ["no line end at the end", "hooks:\n  - event: a", `hooks:\n  - event: a\n${BLOCK}`],
  [
    "comments behind and below an entry",
    "hooks:\n  - event: a # why\n    command: x  # y\n\n  # - event: off\nother: [1,  2]\n",
    `hooks:\n  - event: a # why\n    command: x  # y\n${BLOCK}\n  # - event: off\nother: [1,  2]\n`,
  ],
  [
    "a block scalar as the last value",
    "hooks:\n  - event: a\n    command: |\n      one\n      two\nother: 1\n",
    `hooks:\n  - event: a\n    command: |\n      one\n      two\n${BLOCK}other: 1\n`,
  ],
  ["the mark of a document alone", "---\n# mine\n", `---\n# mine\nhooks:\n${BLOCK}`],
  ["an empty document between marks", "---\n...\n", `---\nhooks:\n${BLOCK}...\n`],
  ["document marks", "---\nhooks: []\n...\n", `---\nhooks:\n${BLOCK}...\n`],
];

for (const [what, before, after] of YAML) {
  test(`YAML: ${what}`, () => {
    assert.equal(edited(before, "yaml", [append("hooks")], "f"), after);
  });
  test(`YAML with CRLF: ${what}`, () => {
    const crlf = (text: string) => text.replaceAll("\n", "\r\n");
    const got = edited(crlf(before), "yaml", [append("hooks")], "f");
    assert.equal(got, before === "" ? after : crlf(after));
  });
}

test("YAML: an unindented list keeps its style, and removal undoes it", () => {
  const before = "hooks:\n- event: a\n  command: x\nb: 1\n";
  const after = edited(before, "yaml", [append("hooks")], "f");
  assert.equal(
    after,
    "hooks:\n- event: a\n  command: x\n- event: stop\n  command: /a/guard\n  timeout: 10\nb: 1\n",
  );
  assert.equal(edited(after, "yaml", [{ kind: "remove", path: ["hooks", 1] }], "f"), before);
});

const FLOW = "{ event: stop, command: /a/guard, timeout: 10 }";

/** [what, before, path, after]: YAML within brackets, the hook appended at the path. */
const YAML_FLOW: readonly (readonly [string, string, string, string])[] = [
  [
    "a list",
    "# top\nhooks: [ {event: a} ] # x\nb:   2\n",
    "hooks",
    `# top\nhooks: [ {event: a}, ${FLOW} ] # x\nb:   2\n`,
  ],
  [
    "a list with a comma at its end",
    "hooks: [\n  {event: a},\n]\n",
    "hooks",
    `hooks: [\n  {event: a}, ${FLOW},\n]\n`,
  ],
  ["a list in a map", "hooks: {a: [1], c: 1}\n", "hooks.a", `hooks: {a: [1, ${FLOW}], c: 1}\n`],
  ["a missing key", "hooks: {c: 1}\n", "hooks.a", `hooks: {c: 1, a: [ ${FLOW} ]}\n`],
  ["an empty list", "hooks: {a: [], c: 1}\n", "hooks.a", `hooks: {a: [ ${FLOW} ], c: 1}\n`],
  ["a missing value", "hooks: {a:, c: 1}\n", "hooks.a", `hooks: {a: [ ${FLOW} ], c: 1}\n`],
  ["the whole document", "{} # mine\n", "hooks.a", `{ hooks: { a: [ ${FLOW} ] } } # mine\n`],
];

for (const [what, before, path, after] of YAML_FLOW) {
  test(`YAML in brackets: ${what}`, () => {
    assert.equal(edited(before, "yaml", [append(...path.split("."))], "f"), after);
  });
}

/** [what, before, path, after]: YAML, what stands at the path removed. */
const YAML_REMOVED: readonly (readonly [string, string, readonly (string | number)[], string])[] = [
  [
    "a key, in a file with an indentation and spacing of its own",
    "a:\n    b:   'q' # x\nhooks:\n    pre:\n        - command: /x\n    # below\n    post:\n        - command: /y\nz:   1\n",
    ["hooks", "pre"],
    "a:\n    b:   'q' # x\nhooks:\n    # below\n    post:\n        - command: /y\nz:   1\n",
  ],
  [
    "the last element",
    "hooks:   # all\n    - event: a\nz:   1\n",
    ["hooks", 0],
    "hooks: []   # all\nz:   1\n",
  ],
  ["the last key", "hooks:\n  a:\n  - 1\nz:   1\n", ["hooks", "a"], "hooks: {}\nz:   1\n"],
  ["the only key of a file", "# top\nhooks:\n  - event: a\n# end\n", ["hooks"], "# top\n# end\n"],
  [
    "the first in brackets",
    "hooks: [ {event: a}, {event: b} ] # x\n",
    ["hooks", 0],
    "hooks: [ {event: b} ] # x\n",
  ],
  [
    "the last in brackets",
    "hooks: [ {event: a}, {event: b} ] # x\n",
    ["hooks", 1],
    "hooks: [ {event: a} ] # x\n",
  ],
  [
    "the last of several lines in brackets",
    "hooks: [\n  {event: a} # one, two\n  , {event: b}\n]\n",
    ["hooks", 1],
    "hooks: [\n  {event: a} # one, two\n  \n]\n",
  ],
  ["a pair in brackets", "hooks: {a: [1], b: [2]}\n", ["hooks", "b"], "hooks: {a: [1]}\n"],
];

for (const [what, before, path, after] of YAML_REMOVED) {
  test(`YAML without ${what}`, () => {
    const edit: Edit = { kind: "remove", path };
    assert.equal(edited(before, "yaml", [edit], "f"), after);
    const crlf = (text: string) => text.replaceAll("\n", "\r\n");
    assert.equal(edited(crlf(before), "yaml", [edit], "f"), crlf(after));
  });
}

test("YAML: a path several maps deep is made", () => {
  const before = "agents:\n  root:\n    model: m # keep\n";
  const after = edited(before, "yaml", [append("agents", "root", "hooks", "pre_tool_use")], "f");
  assert.ok(after.startsWith(before));
  assert.deepEqual(parseConfig(after, "yaml", "f"), {
    agents: { root: { model: "m", hooks: { pre_tool_use: [HOOK] } } },
  });
});

const GROUP =
  '[\n      {\n        "event": "stop",\n        "command": "/a/guard",\n        "timeout": 10\n      }\n    ]';

/** [what, before, after]: JSON, the hook appended to `hooks.Stop`. */
const JSONC: readonly (readonly [string, string, string])[] = [
  ["an empty file", "", `{\n  "hooks": {\n    "Stop": ${GROUP}\n  }\n}\n`],
  ["an empty object", "{}\n", `{\n  "hooks": {\n    "Stop": ${GROUP}\n  }\n}\n`],
  [
    "a comment behind the last key",
    '{\n  "a": 1 // one\n}\n',
    `{\n  "a": 1, // one\n  "hooks": {\n    "Stop": ${GROUP}\n  }\n}\n`,
  ],
  ["a trailing comma", '{\n  "a": 1,\n}\n', `{\n  "a": 1,\n  "hooks": {\n    "Stop": ${GROUP}\n  },\n}\n`],
  [
    "a neighbour on one line",
    '{\n  "hooks": {\n    "Pre": [{"x":  1}]\n  }\n}\n',
    `{\n  "hooks": {\n    "Pre": [{"x":  1}],\n    "Stop": ${GROUP}\n  }\n}\n`,
  ],
  [
    "a whole file on one line",
    '{"a":1}',
    '{"a":1,"hooks":{"Stop":[{"event":"stop","command":"/a/guard","timeout":10}]}}',
  ],
  [
    "a comment with stars in front of the comma",
    '{\n  "a": 1 /* ** no, ** */,\n}\n',
    `{\n  "a": 1 /* ** no, ** */,\n  "hooks": {\n    "Stop": ${GROUP}\n  },\n}\n`,
  ],
];

for (const [what, before, after] of JSONC) {
  test(`JSON: ${what}`, () => {
    assert.equal(edited(before, "json", [append("hooks", "Stop")], "f"), after);
  });
}

test("JSON: tabs, CRLF and a byte order mark stay", () => {
  const before = '\uFEFF{\r\n\t"a": [\r\n\t\t1\r\n\t]\r\n}\r\n';
  const after = edited(before, "json", [append("a")], "f");
  assert.equal(
    after,
    '\uFEFF{\r\n\t"a": [\r\n\t\t1,\r\n\t\t{\r\n\t\t\t"event": "stop",\r\n\t\t\t"command": "/a/guard",\r\n\t\t\t"timeout": 10\r\n\t\t}\r\n\t]\r\n}\r\n',
  );
  assert.equal(edited(after, "json", [{ kind: "remove", path: ["a", 1] }], "f"), before);
});

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 8 }), fc.boolean(), fc.constant(null));
const value: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie("node"), { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie("node"), { maxKeys: 3 }),
  ),
})).node;
const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), value, { maxKeys: 4 });

test("JSON: appending and removing again gives the same text, whatever stood there", () => {
  fc.assert(
    fc.property(object, fc.constantFrom(undefined, 2, 4, "\t"), (data, indent) => {
      const before = JSON.stringify({ ...data, hooks: { Stop: [1] } }, null, indent);
      const after = edited(before, "json", [append("hooks", "Stop")], "f");
      assert.equal(edited(after, "json", [{ kind: "remove", path: ["hooks", "Stop", 1] }], "f"), before);
    }),
    { numRuns: 200 },
  );
});

test("YAML: appending and removing again gives the same text, whatever stood there", () => {
  const layouts = fc.constantFrom({ indent: 1 }, { indent: 2, indentSeq: false }, { indent: 4 });
  fc.assert(
    fc.property(object, object, layouts, fc.boolean(), (above, below, layout, crlf) => {
      const plain = stringify({ ...above, hooks: [{ event: "x", more: below }], ...below }, layout);
      const before = crlf ? plain.replaceAll("\n", "\r\n") : plain;
      const { hooks } = parseConfig(before, "yaml", "f") as { hooks: Json };
      if (!Array.isArray(hooks) || hooks.length === 0) return;
      const after = edited(before, "yaml", [append("hooks")], "f");
      assert.equal(edited(after, "yaml", [{ kind: "remove", path: ["hooks", hooks.length] }], "f"), before);
    }),
    { numRuns: 200 },
  );
});

for (const [format, text] of [
  ["json", '{"a": 1'],
  ["json", '{"a": 1} x'],
  ["json", "[1, 2"],
  ["yaml", "hooks:\n\t- a"],
  ["yaml", "a: 1\na: 2\n"],
  ["yaml", "hooks: [1"],
  ["json", '{"hooks": {"Stop": 5}}'],
  ["json", '{"hooks": "none"}'],
  ["yaml", "hooks: off\n"],
  ["yaml", "hooks: *nobody\n"],
  ["json", `{"a": ${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
  ["yaml", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`],
] as const) {
  test(`${format} that cannot be edited is refused: ${JSON.stringify(text.slice(0, 40))}`, () => {
    assert.throws(
      () => edited(text, format, [append("hooks", ...(format === "json" ? ["Stop"] : []))], "f"),
      { name: "Refusal" },
    );
  });
}

test("a list that is used twice in YAML is refused, for an edit would change both uses", () => {
  for (const text of ["hooks: &a\n  - event: q\nother: *a\n", "other: &a\n  - event: q\nhooks: *a\n"])
    assert.throws(() => edited(text, "yaml", [append("hooks")], "f"), { name: "Refusal" });
});

test("what is wrong in a JSON file is said in words, with its line", () => {
  for (const [text, words] of [
    ["{", "a { is not closed by }, in line 1"],
    ['{\n"a": [1', "a [ is not closed by ], in line 2"],
    ['{"a" 1}', "a : is missing between a key and its value, in line 1"],
    ['{"a": 1\n"b": 2}', "a , is missing between two entries, in line 2"],
    ["{a: 1}", "a word stands there that is no JSON (texts need double quotes), in line 1"],
    ['{"a": }', "a value is missing, in line 1"],
    ['{"a": "b}', 'a text is not closed by ", in line 1'],
    ["{} {}", "more text stands behind the end, in line 1"],
  ] as const)
    assert.throws(() => parseConfig(text, "json", "f"), { message: `f cannot be parsed: ${words}` }, text);
});

test("one more name of a program leaves no draft behind, not even where the name is one of it already", () => {
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-twin-"));
  try {
    writeFileSync(join(folder, "one"), "");
    for (let time = 0; time < 2; time++) assert.ok(placeTwin(join(folder, "two"), join(folder, "one")));
    assert.equal(placeTwin(join(folder, "three"), join(folder, "none")), false);
    assert.deepEqual(readdirSync(folder).sort(), ["one", "two"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the diff is one that patch understands", () => {
  assert.equal(unifiedDiff("a\nb\n", "a\nb\n", "f"), "");
  assert.equal(unifiedDiff("", "a\n", "f"), "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+a\n");
  assert.equal(
    unifiedDiff("1\n2\n3\n4\n5\n6\n7\n", "1\n2\n3\n4\nnew\n5\n6\n7\n", "f"),
    "--- f\n+++ f\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+new\n 5\n 6\n 7\n",
  );
  // A line that comes again far below is another one.
  assert.equal(
    unifiedDiff("a\nb\nc\nd\ne\nz\n", "z\nb\nc\nd\ne\nq\n", "f"),
    "--- f\n+++ f\n@@ -1,6 +1,6 @@\n-a\n+z\n b\n c\n d\n e\n-z\n+q\n",
  );
  assert.match(unifiedDiff("a", "b", "f"), /-a\n\\ No newline at end of file\n\+b\n\\ No newline/);
});
