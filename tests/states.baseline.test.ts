/**
 * The command in more states of a machine: what was changed, broken or taken away since; what a plain machine never shows. Whole,
 * against tests/data/baselines/states.yaml; in this process, in a made-up home.
 */
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { rowsHere } from "../cli/rules/rows.ts";
import { type Act, makeWorld, rowsOf, told, type World } from "./cli-world.ts";
import { holdWhole } from "./whole.ts";

/** A guard whose tables lie in a file, and that takes words and a file of facts. */
const GUARD = `import { readFileSync } from "node:fs";
const tables = () => JSON.parse(readFileSync("ROOT/dist/tables.json", "utf8"));
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

async function played(...acts: readonly Act[]): Promise<unknown> {
  const at = makeWorld("agent-guards-states-");
  try {
    const about = `--version) echo word_guard 0.0.1; exit 0;; --rows) cat "${at.root}/rows.txt"; exit 0`;
    const program = at.read("dist/security_guard").replace(/--version\).*?exit 0/, about);
    at.write("dist/word_guard", program, 0o755);
    at.write("rows.txt", rowLines(rows("one", "two", "2wo"), "x"));
    at.write("dist/word_guard.mjs", GUARD.replace("ROOT", at.root));
    at.write("dist/tables.json", rows("one", "two"));
    at.write(
      "selftests/word.yaml",
      "guard: word_guard\ncases:\n  - { id: word.goes, command: ls, answer: {} }\n",
    );
    const plain = (text: string): string =>
      told(text, at).replaceAll(`PATH=${dirname(process.execPath)}:`, "PATH=NODE:");
    return await rowsOf(at, acts, plain);
  } finally {
    at.remove();
  }
}

const SEAL = "home/.agent-guards/hooks/word_guard.rules.json";
const INSTALL = ["install", "word_guard", "--host", "claude", "--dir", "ROOT/home/.agent-guards/hooks"];
const write =
  (path: string, text: string) =>
  (at: World): void =>
    void at.write(path, text);
const rules = (name: string, text: string) => write(`rules/${name}.yaml`, `guard: word_guard\n${text}`);
const many = Array.from({ length: 45 }, (_, at) => `w${at}`);

const UPDATE = ["update", "--dir", "ROOT/home/.agent-guards/hooks"];

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
      (at) => rmSync(`${at.root}/rules/own.yaml`),
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
      (at) => rmSync(`${at.root}/dist/word_guard.mjs`),
      (at) => rmSync(`${at.root}/dist/word_guard`),
      UPDATE,
      (at) => at.write("home/.agent-guards/hooks/.agent-guards.json", "{}"),
      UPDATE,
    ),
  "a program of two hosts": () =>
    played(
      INSTALL,
      ["install", "word_guard", "--host", "cursor", "--dir", "ROOT/home/.agent-guards/hooks"],
      UPDATE,
      (at) => rmSync(`${at.root}/home/.cursor/hooks.json`),
      UPDATE,
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
  "a runtime that is not there": () =>
    played(
      ["install", "word_guard", "--no-approve"],
      (at) => at.write("dist/word_guard", `${at.read("dist/word_guard")}# later\n`, 0o755),
      ["update", "--no-approve", "--dry-run"],
      ["update", "--runtime", "http://127.0.0.1:2"],
      ["update", "--runtime", "http://127.0.0.1:2"],
      (at) => at.write("dist/word_guard", `${at.read("dist/word_guard")}# later\n`, 0o755),
      ["update", "--no-approve"],
      ["doctor"],
    ),
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
      write("home/.config/opencode/plugins/my-agent-guards.js", "1;"),
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
      write("home/Documents/Cline/Hooks/PostToolUse/security_guard", "x"),
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
