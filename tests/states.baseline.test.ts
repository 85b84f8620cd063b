/**
 * The command in more states of a machine: what was changed, broken or taken away since; what a plain machine never shows. Whole,
 * against tests/data/baselines/states.yaml; in this process, in a made-up home.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { approve } from "../cli/approve.ts";
import { troubleOf } from "../cli/doctor/program.ts";
import { rowChanges, rowsHere, rowsOf } from "../cli/rules/rows.ts";
import { archiveKind, closedKind } from "../cli/scan/archive.ts";
import { lineOf } from "../cli/scan/progress.ts";
import { makeWorld, told, type World } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

/** A guard whose tables lie in a file beside its script, and that takes words and a file of facts. */
const GUARD = `import { readFileSync } from "node:fs";
const tables = () => JSON.parse(readFileSync(new URL("tables.json", import.meta.url), "utf8"));
const make = (settings) => ({
  name: "word_guard", tag: "word", failPolicy: "warn", tables,
  on: { tool_call: ({ command = "" }) => (settings.words ?? []).includes(command) ? { act: "block", reason: "[word] Blocked (no): " + command, rules: ["word." + command] } : { act: "continue" } },
  settings: {
    schema: async () => tables().schema ?? { type: "object", properties: { words: { type: "array", items: { type: "string" } } } },
    faults: async ({ words = [] }) => words.includes("bad") ? [{ at: ["words", 0], message: "bad is no word" }] : [],
    remarks: ({ words = [] }) => words.filter((word) => word === "odd").map((word) => word + " is odd"),
    environment: ["WORD_FILE"], apply: make,
  },
});
export const guard = make({});
`;

const rows = (...ids: readonly string[]): string =>
  JSON.stringify({ words: ids.map((id) => ({ id, why: id.slice(0, 1) })) });

/** What an installed program says of such tables; of those rows that begin with `other` it says something else. */
function rowLines(tables: string, other: string): string {
  const guard = { tables: () => JSON.parse(tables) } as Parameters<typeof rowsHere>[0];
  return [...rowsHere(guard)]
    .map(([name, digest]) => `${name} ${name.includes(other) ? "0".repeat(12) : digest}\n`)
    .join("");
}

type Step = {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly fed?: string;
  readonly cwd?: string;
};

async function step(at: World, { args, env, fed, cwd }: Step): Promise<object> {
  const own = (word: string): string => word.replaceAll("ROOT", at.root);
  const plain = (text: string): string =>
    told(text, at).replaceAll(`PATH=${dirname(process.execPath)}:`, "PATH=NODE:");
  const { out, err, exit } = await at.run(args.map(own), {
    ...(env && { env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, own(value)])) }),
    ...(fed !== undefined && { fed: [fed] }),
    ...(cwd !== undefined && { cwd: own(cwd) }),
  });
  return {
    run: args.join(" "),
    ...(out !== "" && { out: plain(out) }),
    ...(err !== "" && { err: plain(err) }),
    exit,
  };
}

/** What is done in a world: a step, or a change of its files. */
type Act = readonly string[] | Step | ((at: World) => unknown);

async function played(...acts: readonly Act[]): Promise<unknown> {
  const at = makeWorld("agent-guards-states-");
  try {
    const about = `--version) echo word_guard 0.0.1; exit 0;; --rows) cat "${at.root}/rows.txt"; exit 0`;
    const program = at.read("dist/security_guard").replace(/--version\).*?exit 0/, about);
    at.write("dist/word_guard", program, 0o755);
    at.write("rows.txt", rowLines(rows("one", "two", "2wo"), "x"));
    at.write("dist/word_guard.mjs", GUARD);
    at.write("dist/tables.json", rows("one", "two"));
    at.write(
      "selftests/word.yaml",
      "guard: word_guard\ncases:\n  - { id: word.goes, command: ls, answer: {} }\n",
    );
    const got: object[] = [];
    for (const act of acts) {
      if (typeof act === "function") act(at);
      else got.push(await step(at, "args" in act ? act : { args: act }));
    }
    return got;
  } finally {
    at.remove();
  }
}

const SEAL = "home/.agent-guards/hooks/word_guard.rules.json";
const INSTALL = ["install", "word_guard", "--host", "claude", "--dir", "ROOT/home/.agent-guards/hooks"];
const write =
  (path: string, text: string) =>
  (at: World): unknown =>
    at.write(path, text);
const rules = (name: string, text: string) => write(`rules/${name}.yaml`, `guard: word_guard\n${text}`);
const many = Array.from({ length: 45 }, (_, at) => `w${at}`);

const UPDATE = ["update", "--dir", "ROOT/home/.agent-guards/hooks"];

/** A runtime of Starchild's that answers so. */
async function asked(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const got: unknown[] = [];
  const server = createServer((from, answer) => {
    let text = "";
    from.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    from.on("end", () => {
      got.push([from.method, from.url, from.headers["content-type"], text]);
      answer.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const said = await approve("/x/guard --host y", `http://127.0.0.1:${port}`);
    return JSON.parse(JSON.stringify([said, got]).replaceAll(String(port), "PORT"));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function approvals(): Promise<unknown> {
  const ok = { ok: true, events: ["a", 1], mounted: 2 };
  const answers: readonly (readonly [number, string, Readonly<Record<string, string>>?])[] = [
    [200, JSON.stringify(ok)],
    [201, JSON.stringify({ ok: true })],
    [299, JSON.stringify({ ok: true, events: "a", mounted: "2", master_enabled: true })],
    [300, JSON.stringify(ok)],
    [302, "", { location: "http://127.0.0.1:9/" }],
    [404, JSON.stringify(ok)],
    [500, JSON.stringify({ error: `no\u0007\n\n${"x".repeat(300)}` })],
    [400, JSON.stringify({ detail: "why" })],
    [400, JSON.stringify({ message: "what" })],
    [400, JSON.stringify({ error: 7, detail: "why" })],
    [400, "[]"],
    [200, "[]"],
    [200, "{"],
    [200, JSON.stringify({ ok: "true" })],
    [200, JSON.stringify({ ok: false, error: "not declared" })],
    [200, JSON.stringify({ ...ok, master_enabled: false })],
    [200, JSON.stringify({ ...ok, mounted: 0 })],
    [200, JSON.stringify(ok).padEnd(300_000)],
  ];
  const got: unknown[] = [];
  for (const answer of answers) got.push(await asked(...answer));
  return [
    ...got,
    await approve("x", "no address"),
    await approve("x", "http://127.0.0.1:9"),
    await approve("x", "ftp://127.0.0.1"),
  ];
}

/** The first bytes of files, as hexadecimal digits or as words. */
function kinds(): unknown {
  const heads: readonly (readonly [string, Buffer])[] = [
    ...[
      "504b0304",
      "504b0506",
      "504b0305",
      "504b0504",
      "504b0306",
      "514b0304",
      "504c0304",
      "1f8b08",
      "1f8b07",
      "1f8c08",
      "1e8b08",
    ],
    ...[
      "fd377a585a00",
      "fd377a585a01",
      "377abcaf271c",
      "526172211a07",
      "526172211a08",
      "28b52ffd",
      "04224d18",
      "1f9d",
      "1f9e",
    ],
    ...["4d53434600000000", "4d53434600000001", "edabeedb", "425a68", ""],
  ].map((hex) => [hex, Buffer.from(hex, "hex")] as const);
  const words = [
    "BZh11AY&SY",
    "BZh91AY&SYx",
    "BZh01AY&SY",
    "xBZh11AY&SY",
    "BZh1 1AY&SY",
    "!<arch>\ndebian-binary   x",
    "!<arch>\nother",
    " !<arch>\ndebian-binary",
  ];
  const tar = (mark: string, at: number): Buffer =>
    Buffer.concat([Buffer.alloc(at), Buffer.from(mark), Buffer.alloc(300)]);
  const all = [
    ...heads,
    ...words.map((word) => [word, Buffer.from(word)] as const),
    ...(
      [
        ["ustar", 257],
        ["ustaR", 257],
        ["ustar", 256],
        ["Ustar", 257],
      ] as const
    ).map(([mark, at]) => [`${mark} at ${at}`, tar(mark, at)] as const),
  ];
  return all.map(([name, bytes]) => [name, archiveKind(bytes) ?? null, closedKind(bytes) ?? null]);
}

const lines = (): unknown =>
  [
    { path: "a/b.ts", count: 1, total: undefined, read: 0, seconds: 0 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 999_001, seconds: 0.49 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 999_999, seconds: 0.5 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 1_000_000, seconds: 2 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 9_960_000, seconds: 1 },
    { path: "a/b.ts", count: 1234, total: 5678, read: 10_000_000, seconds: 1 },
    {
      path: "a/\u4e2d\u6587/\u001b[31m/very/long/name/of/a/file.ts",
      count: 1,
      total: 2,
      read: 1000,
      seconds: 0,
    },
  ].flatMap((state) => [10, 22, 23, 24, 30, 60, 79].map((width) => lineOf(state, width)));

/** Programs by their first bytes, modes and kinds. */
async function programs(): Promise<unknown> {
  const elf = (machine: number): Buffer => {
    const bytes = Buffer.alloc(64);
    bytes.write("\x7fELF", "latin1");
    bytes.writeUInt16LE(machine, 18);
    return bytes;
  };
  const macho = (magic: number, cpu: number): Buffer => {
    const bytes = Buffer.alloc(64);
    bytes.writeUInt32LE(magic, 0);
    bytes.writeUInt32LE(cpu, 4);
    return bytes;
  };
  const pe = (at: number, machine: number): Buffer => {
    const bytes = Buffer.alloc(600);
    bytes.write("MZ", "latin1");
    bytes.writeUInt32LE(at, 0x3c);
    if (at + 6 <= 600) bytes.writeUInt16LE(machine, at + 4);
    return bytes;
  };
  const other = process.arch === "x64" ? 183 : 62;
  const files: Readonly<Record<string, string | Buffer>> = {
    empty: "",
    words: "echo hi\n",
    sh: "#!/bin/sh\n",
    spaced: "#! /bin/sh -e\n",
    gone: "#!/no/such/sh\n",
    env: "#!/usr/bin/env sh\n",
    "env-gone": "#!/usr/bin/env no-such-program\n",
    "env-bare": "#!/usr/bin/env\n",
    other: elf(other),
    arm: elf(40),
    strange: elf(9999),
    "mac-arm": macho(0xfeedfacf, 0x0100000c),
    "mac-x64": macho(0xfeedfacf, 0x01000007),
    "win-arm": pe(128, 0xaa64),
    "win-x64": pe(128, 0x8664),
    "win-cut": pe(5000, 0xaa64),
    "win-edge": pe(506, 0xaa64),
  };
  const at = makeWorld("agent-guards-states-");
  try {
    const got = Object.entries(files).map(([name, bytes]) => [
      name,
      troubleOf(at.write(`p/${name}`, bytes, 0o755)) ?? null,
    ]);
    const more = [
      "sh",
      "no-such-program",
      "npx",
      "bunx",
      "uvx",
      "xnpx",
      "npxx",
      "./x",
      "a/b",
      at.root,
      `${at.root}/none`,
    ];
    const plain = troubleOf(at.write("p/plain", "#!/bin/sh\n", 0o644));
    const open = ["777", "775", "757", "755", "700"].map((mode) => [
      mode,
      troubleOf(at.write(`p/m${mode}`, "#!/bin/sh\n", Number.parseInt(mode, 8))) ?? null,
    ]);
    const all = [
      ...got,
      ["plain", plain ?? null],
      ...open,
      ...more.map((name) => [name, troubleOf(name) ?? null]),
    ];
    return JSON.parse(
      JSON.stringify(all)
        .replaceAll(at.root, "ROOT")
        .replaceAll(`${process.platform}-${process.arch}`, "HERE")
        .replaceAll(other === 183 ? "linux-arm64" : "linux-x64", "OTHER"),
    );
  } finally {
    at.remove();
  }
}

const OPENCLAW = "home/.openclaw/openclaw.json";
const plugin = (text: string): Act => write(OPENCLAW, text);
const DOCTOR = ["doctor"];
const paths = JSON.stringify(["ROOT/none", "ROOT/plug"]);

holdWhole("states", {
  updates: () =>
    played(
      ["update", "word_guard"],
      INSTALL,
      UPDATE,
      write("rows.txt", rowLines(rows("one", "two", "2wo"), "2wo")),
      write("dist/tables.json", rows("one", "three", "2wo")),
      [...UPDATE, "--dry-run"],
      (at) => at.write("dist/word_guard", `${at.read("dist/word_guard")}# later\n`, 0o755),
      [...UPDATE, "--dry-run"],
      [...UPDATE, "--json"],
      write("dist/tables.json", rows(...many)),
      (at) => at.write("dist/word_guard", `${at.read("dist/word_guard")}# later\n`, 0o755),
      UPDATE,
      rules("own", "words: [zip]\n"),
      ["rules", "apply", "ROOT/rules/own.yaml"],
      UPDATE,
      rules("own", "words: [zip, zap]\n"),
      UPDATE,
      rules("own", "words: [\n"),
      UPDATE,
      rules("own", "words: [zip]\n"),
      UPDATE,
      write(
        "dist/tables.json",
        JSON.stringify({
          words: [],
          schema: { type: "object", properties: { words: { type: "array", maxItems: 0 } } },
        }),
      ),
      UPDATE,
      write("dist/tables.json", rows("one")),
      write("rules/own.yaml", ""),
      (at) => at.write(SEAL, "{"),
      UPDATE,
      ["doctor"],
      ["rules", "show"],
      ["rules", "apply", "ROOT/rules/own.yaml"],
      (at) => at.write("home/.agent-guards/hooks/.agent-guards.json", "{}"),
      UPDATE,
    ),
  rules: () =>
    played(
      rules("own", "words: [zip, odd]\ncases:\n  - { id: own.zip, command: zip, expect: block }\n"),
      rules("bad", "words: [bad]\n"),
      rules(
        "fails",
        `words: [zip]\ncases:\n${many.map((id) => `  - { id: own.${id}, command: ls, expect: block }\n`).join("")}`,
      ),
      rules("deep", `words: ${"[".repeat(200)}${"]".repeat(200)}\n`),
      rules("two", "words:\n  - 7\n  - [x]\nother: 1\nmore: 2\n"),
      ["rules", "diff", "ROOT/rules/own.yaml"],
      ["rules", "apply", "ROOT/rules/own.yaml"],
      { args: INSTALL, env: { WORD_FILE: "ROOT/dist/tables.json" } },
      ...["own", "bad", "fails", "deep", "two"].flatMap((name) => [
        ["rules", "check", `ROOT/rules/${name}.yaml`],
        ["rules", "test", `ROOT/rules/${name}.yaml`],
        ["rules", "apply", `ROOT/rules/${name}.yaml`],
      ]),
      ["rules", "show"],
      ["rules", "show", "--json"],
      { args: ["doctor"], env: { WORD_FILE: "ROOT/rules/own.yaml" } },
      { args: UPDATE, env: { WORD_FILE: "ROOT/rules/own.yaml" } },
      { args: INSTALL, env: { WORD_FILE: "ROOT/rules/own.yaml" } },
      ["rules", "apply", "ROOT/rules/own.yaml", "--exec", "ROOT/dist/word_guard"],
      ["rules", "show", "--exec", "ROOT/dist/word_guard"],
      ["rules", "init", "word_guard"],
      ["rules", "init", "word_guard"],
      ["rules", "diff"],
      [
        "uninstall",
        "word_guard",
        "--host",
        "claude",
        "--dir",
        "ROOT/home/.agent-guards/hooks",
        "--dry-run",
        "--json",
      ],
      ["uninstall", "word_guard", "--host", "claude", "--dir", "ROOT/home/.agent-guards/hooks"],
    ),
  installs: () =>
    played(
      [...INSTALL, "--dry-run", "--json"],
      [...INSTALL, "--script", "--dry-run"],
      INSTALL,
      [...INSTALL, "--dry-run"],
      [...INSTALL, "--dry-run", "--json"],
      (at) =>
        at.write(
          "home/.agent-guards/hooks/word_guard",
          "#!/bin/sh\necho word_guard 99.0.0 '(rules 0)'\n",
          0o755,
        ),
      INSTALL,
      UPDATE,
      ["install", "word_guard", "--host", "claude", "--dir", "relative"],
      ["install", "word_guard", "--host", "claude", "--config", "relative.json"],
      ["install", "word_guard", "--host", "claude", "--dir", "ROOT/with space"],
      ["uninstall", "word_guard", "--host", "claude", "--dir", "ROOT/none"],
    ),
  selftests: () =>
    played(
      write(
        "cases/a.yaml",
        "guard: word_guard\ncases:\n  - { id: a.one, command: ls, expect: block }\n  - { id: a.two, command: ls, answer: {} }\n",
      ),
      write("cases/b.yaml", "guard: no_such\ncases:\n  - { id: b.one, command: ls, answer: {} }\n"),
      ["selftest", "--cases", "ROOT/cases"],
      ["selftest", "--cases", "ROOT/cases", "--guard", "word_guard", "--json"],
      ["selftest", "--cases", "ROOT/cases", "--guard", "none"],
      ["selftest", "--cases", "ROOT/cases", "--exec", "ROOT/dist/word_guard"],
      ["selftest", "--cases", "ROOT/cases", "--exec", "/bin/false", "--guard", "word_guard"],
      write("stops", "#!/bin/sh\necho no >&2\nexit 2\n"),
      (at) => at.write("stops", "#!/bin/sh\necho no >&2\nexit 2\n", 0o755),
      ["selftest", "--cases", "ROOT/cases", "--exec", "ROOT/stops", "--guard", "word_guard"],
      write("cases/c.yaml", "guard: word_guard\ncases:\n  - { id: c }\n"),
      ["selftest", "--cases", "ROOT/cases"],
      write("cases/c.yaml", "cases: [\n"),
      ["selftest", "--cases", "ROOT/cases"],
    ),
  approvals,
  kinds,
  lines,
  programs,
  rows: async () => {
    const at = makeWorld("agent-guards-states-");
    try {
      const said = (text: string) =>
        [...(rowsOf([at.write("p", `#!/bin/sh\n[ "$1" = --rows ] && ${text}\n`, 0o755)]) ?? [])].map(String);
      const changes = rowChanges(
        new Map([
          ["a", "1"],
          ["b", "1"],
          ["c", "1"],
        ]),
        new Map([
          ["c", "2"],
          ["b", "1"],
          ["d", "1"],
        ]),
      );
      const line = "words.one 0123456789ab";
      return [
        changes,
        said(`echo '${line}'`),
        said(
          `printf '${line}\\nx\\nb 0123456789abc\\n c 0123456789ab\\nd 0123456789aB\\ne 0123456789ab\\n\\n'`,
        ),
        said(`{ echo '${line}'; exit 1; }`),
        said("exit 0"),
      ];
    } finally {
      at.remove();
    }
  },
  openclaw: () =>
    played(
      plugin("{"),
      DOCTOR,
      plugin("{}"),
      DOCTOR,
      plugin("{plugins: {entries: {'agent-guards': {}}}}"),
      DOCTOR,
      plugin(
        `{plugins: {enabled: false, allow: [], deny: ['agent-guards'], load: {paths: ${paths}}, entries: {'agent-guards': {enabled: false}}}}`,
      ),
      DOCTOR,
      write("plug/openclaw.plugin.json", '{"id":"agent-guards"}'),
      (at) =>
        at.write(
          OPENCLAW,
          `{plugins: {allow: ['agent-guards'], deny: ['x'], load: {paths: ${paths.replaceAll("ROOT", at.root)}}, entries: {'agent-guards': {hooks: {allowConversationAccess: true}}}}}`,
        ),
      DOCTOR,
      write("dist/plugins/openclaw/index.js", "1;"),
      DOCTOR,
      write("plug/index.js", "1;"),
      DOCTOR,
      { args: DOCTOR, env: { OPENCLAW_STATE_DIR: "ROOT/none" } },
      { args: DOCTOR, env: { OPENCLAW_STATE_DIR: "ROOT/none", OPENCLAW_CONFIG_PATH: `ROOT/${OPENCLAW}` } },
      { args: [...DOCTOR, "--json"] },
    ),
  opencode: () =>
    played(
      write("home/.config/opencode/agent-guards.js", "1;"),
      DOCTOR,
      write("home/.config/opencode/plugin/agent-guards.txt", "1;"),
      DOCTOR,
      write("home/.config/opencode/plugins/agent-guards.js", "1;"),
      DOCTOR,
      write("dist/plugins/opencode/index.js", "2;"),
      DOCTOR,
      write("home/.config/opencode/plugin/agent-guards.ts", "2;"),
      { args: DOCTOR, env: { OPENCODE_PURE: "1" } },
      write("home/.config/opencode/opencode.json", "{"),
      write("ws/opencode.jsonc", "{ // a\n}"),
      write("ws/.opencode/opencode.json", "[1,"),
      { args: DOCTOR, env: { OPENCODE_CONFIG: "ROOT/rules.json" }, cwd: "ROOT/ws" },
      write("rules.json", "x"),
      { args: DOCTOR, env: { OPENCODE_CONFIG: "ROOT/rules.json" } },
      { args: DOCTOR, env: { XDG_CONFIG_HOME: "ROOT/none" } },
    ),
  cline: () =>
    played(
      ["install", "security_guard", "--host", "cline"],
      DOCTOR,
      ...["echo '{}'", "echo '[]'", "echo x", "exit 1", "echo '{\"cancel\":true}'", "echo '{\"cancel\":1}'"]
        .map(
          (line): Act =>
            (at) =>
              at.write(
                "home/Documents/Cline/Hooks/PreToolUse",
                `#!/bin/sh\n# security_guard\ncat >/dev/null; ${line}\n`,
                0o755,
              ),
        )
        .flatMap((act) => [act, DOCTOR]),
    ),
});
