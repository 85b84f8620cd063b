/**
 * The start of the one executable in this process: what it takes itself for by its name, guards of one's own beside it, what it
 * holds. Whole, against tests/data/baselines/start.yaml; real executables are in tests/one-executable.test.ts.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { VERSION } from "../lib/core/version.ts";
import { codePath, codeText, type GuardCode } from "../lib/rules/code.ts";
import { compiler } from "../scripts/toolchain.ts";
import { inThisProcess, prepare } from "./in-process.ts";
import { holdWhole } from "./whole.ts";

const ENTRY = "made-up-executable";
const root = realpathSync(mkdtempSync(join(tmpdir(), "agent-guards-start-")));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
const built = join(root, "built");
execFileSync(
  compiler(),
  [
    ...[
      "build",
      fileURLToPath(new URL(`${ENTRY}.ts`, import.meta.url)),
      "--target=node",
      "--format=esm",
      "--splitting",
    ],
    ...[`--outdir=${built}`, `--entry-naming=${ENTRY}.mjs`, "--chunk-naming=[name]-[hash].js"],
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
writeFileSync(join(built, "package.json"), '{ "type": "module" }\n');
prepare(built);
const bin = join(root, "bin");
mkdirSync(bin);

type Asked = {
  /** The name of its file in bin. */
  readonly file?: string;
  readonly args?: readonly string[];
  readonly input?: string;
  readonly terminal?: boolean;
  /** Does it come to the command? A process does so once: such a run has a copy of its own. */
  readonly main?: boolean;
};

let copies = 0;

function copyOfBuilt(): string {
  const copy = join(root, `copy-${copies++}`);
  cpSync(built, copy, { recursive: true });
  return copy;
}

async function ran({
  file = "agent-guards",
  args = [],
  input = "",
  terminal = false,
  main = false,
}: Asked): Promise<object> {
  const env = { HOME: root, PATH: process.env["PATH"], NO_COLOR: "1", WORKSPACE_DIR: join(root, "none") };
  const self = join(bin, file);
  const around = { env, cwd: root, folder: bin, input: [input], terminal, self };
  const { out, err, exit } = await inThisProcess(
    join(main ? copyOfBuilt() : built, `${ENTRY}.mjs`),
    args,
    around,
  );
  const plain = (text: string): string => text.replaceAll(root, "ROOT").replaceAll(VERSION, "VERSION");
  return {
    run: [file, ...args].join(" "),
    ...(out !== "" && { out: plain(out) }),
    ...(err !== "" && { err: plain(err) }),
    exit,
  };
}

const event = (command: string): string =>
  JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } });

async function each(all: readonly Asked[]): Promise<unknown> {
  const rows: object[] = [];
  for (const one of all) rows.push(await ran(one));
  return rows;
}

/** Code of a guard of one's own beside a program of this name. */
function lay(
  name: string,
  change: Partial<GuardCode> = {},
  spoil: (text: string) => string = (all) => all,
): void {
  const script =
    "const { word } = require('agent-guards/x'); exports.guard = { name: 'x', tag: 'own', failPolicy: 'warn', tables: () => ({}), on: { tool_call: ({ command }) => (command === word ? { act: 'block', reason: '[own] Blocked (own): ' + command, rules: ['own.word'] } : { act: 'continue' }) } };";
  const code: GuardCode = {
    guard: name,
    version: "1",
    source: "/s.ts",
    failPolicy: "warn",
    uses: ["agent-guards/x"],
    script,
    ...change,
  };
  writeFileSync(codePath(join(bin, name)), spoil(codeText(code)), { mode: 0o600 });
}

holdWhole("start", {
  names: () =>
    each([
      ...["ls", "zap", "zip"].map((command) => ({ file: "security_guard", input: event(command) })),
      { file: "word_guard", input: event("zip") },
      { file: "security_guard-0.2.0-linux-x64.exe", input: event("zap") },
      { file: "word_guard (deleted)", input: event("zip") },
      { file: "security_guard", args: ["--version"] },
      { file: "security_guard", args: ["hook", "word_guard"], input: event("zip") },
      ...["word_guard", "none", "toString"].map((name) => ({
        ...{ args: ["hook", name], input: event("zip") },
        main: name !== "word_guard",
      })),
      {
        args: ["hook", "word_guard", "--host", "claude"],
        input: JSON.stringify({
          hook_event_name: "PreToolUse",
          tool_name: "Bash",
          tool_input: { command: "zip" },
        }),
      },
      { main: true, args: ["hook"], input: event("zip") },
      { file: "other", args: ["hook", "word_guard"], input: event("zip") },
    ]),
  "an event for nobody": () =>
    each([
      { input: event("zip") },
      { file: "other", input: event("zip") },
      { file: "other", args: ["--host", "claude"], input: event("zip") },
      { file: "other", args: ["--host", "claude", "--event", "x"], input: event("zip") },
      { file: "other", args: ["--event", "--version"], input: event("zip") },
      { main: true, file: "other", args: ["--version"], input: event("zip") },
      { main: true, file: "other", args: ["--host", "x", "--version"], input: event("zip") },
      { main: true, terminal: true },
      { main: true, file: "other", terminal: true, args: ["--host", "claude"] },
    ]),
  "what it holds": () =>
    each([
      { main: true, args: ["selftest"] },
      { main: true, args: ["selftest", "--guard", "security_guard"] },
      { main: true, args: ["selftest", "--guard", "word_guard", "--json"] },
      { main: true, args: ["selftest", "--guard", "none"] },
      { main: true, args: ["docs"] },
      { main: true, args: ["docs", "two"] },
      { main: true, args: ["docs", "three"] },
      { main: true, args: ["test", "zap"] },
      { main: true, args: ["test", "ls", "--json"] },
      { main: true, args: ["rules", "check", "none.yaml"] },
    ]),
  "code of one's own": async () => {
    lay("mine");
    lay("breaks", { script: "throw new RangeError('no');" });
    lay("breaks_hard", { script: "throw 1;", failPolicy: "block" });
    lay("lacks", { uses: ["agent-guards/none"] });
    lay("lacks_more", { uses: ["toString"] });
    lay("cut", {}, (text) => text.slice(0, -5));
    lay("cut_hard", { failPolicy: "block" }, (text) => `${text};`);
    lay("another", { guard: "mine" });
    lay("agent-guards");
    const names = [
      "mine",
      "breaks",
      "breaks_hard",
      "lacks",
      "lacks_more",
      "cut",
      "cut_hard",
      "another",
      "none",
      "agent-guards",
    ];
    const rows = await each([
      ...names.flatMap((file) => ["zop", "ls"].map((command) => ({ file, input: event(command) }))),
      { file: "mine (deleted)", input: event("zop") },
      { file: "mine", args: ["--version"] },
      {
        file: "mine",
        args: ["--host", "claude"],
        input: JSON.stringify({
          hook_event_name: "PreToolUse",
          tool_name: "Bash",
          tool_input: { command: "zop" },
        }),
      },
    ]);
    for (const file of names) rmSync(codePath(join(bin, file)), { force: true });
    return rows;
  },
});
