/**
 * The process around a guard, in this process: each command line and each input with all that is printed and kept, held
 * against tests/data/baselines/run.yaml. What only an executable can show is in tests/executable.test.ts.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AUDIT_BYTES, EVENT_BYTES } from "../lib/core/limits.ts";
import { VERSION } from "../lib/core/version.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { grant, onceBeside, pendingIn } from "../lib/hook/once.ts";
import { pauseFor } from "../lib/rules/pause.ts";
import { type Sealed, sealPath, sealText } from "../lib/rules/seal.ts";
import { compiler } from "../scripts/toolchain.ts";
import { inThisProcess, prepare } from "./in-process.ts";
import { holdWhole } from "./whole.ts";

const NAME = "made-up-guard.mjs";
const built = realpathSync(mkdtempSync(join(tmpdir(), "agent-guards-run-")));
process.once("exit", () => rmSync(built, { recursive: true, force: true }));
execFileSync(
  compiler(),
  [
    ...[
      "build",
      fileURLToPath(new URL("made-up-guard.ts", import.meta.url)),
      "--target=node",
      "--format=esm",
    ],
    `--outfile=${join(built, NAME)}`,
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
writeFileSync(join(built, "package.json"), '{ "type": "module" }\n');
prepare(built);

type Input = readonly (string | Uint8Array)[];
type Asked = {
  readonly args?: readonly string[];
  readonly input?: Input;
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/** A place with the guard in `hooks/`, where `prepare` has put what lies beside it. */
type Place = { readonly root: string; readonly program: string };

function place(prepare: (place: Place) => void = () => undefined): Place {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "agent-guards-run-")));
  const program = join(root, "hooks", NAME);
  mkdirSync(join(root, "hooks"));
  prepare({ root, program });
  return { root, program };
}

/** What differs from one run to another, as words. */
function told(text: string, { root }: Place): string {
  return text
    .replaceAll(root, "ROOT")
    .replaceAll(VERSION, "VERSION")
    .replaceAll(HOSTS.map(({ id }) => id).join(", "), "HOSTS")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/\d\d:\d\d UTC/g, "HH:MM UTC")
    .replace(/sealed [\da-f]{12}/g, "sealed DIGEST");
}

async function ran(at: Place, { args = [], input = [], terminal = false, env = {} }: Asked): Promise<object> {
  const around = { env, cwd: at.root, folder: join(at.root, "hooks"), input, terminal };
  const { out, err, exit } = await inThisProcess(join(built, NAME), args, around);
  return { out: told(out, at), ...(err !== "" && { err: told(err, at) }), exit };
}

/** What lies in the folder of output, file by file, with its rights. */
function kept(at: Place): object {
  const folder = join(at.root, "output");
  const files = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
  const rows = files.map((name) => {
    const file = join(folder, name);
    if (!lstatSync(file).isFile()) return [name, "a link"];
    const text = readFileSync(file, "utf8");
    const rights = (statSync(file).mode & 0o777).toString(8);
    return [`${name} ${rights}`, text.length > 10_000 ? `${text.length} units` : told(text, at)];
  });
  return Object.fromEntries(rows);
}

/** Each of `asked` in a place of its own kind, one behind the other, and what they left. */
async function each(asked: readonly Asked[], prepare?: (place: Place) => void): Promise<unknown> {
  const at = place(prepare);
  try {
    const answers: object[] = [];
    for (const one of asked) answers.push({ ...asLine(one, at), ...(await ran(at, one)) });
    const left = kept(at);
    return Object.keys(left).length === 0 ? answers : { answers, left };
  } finally {
    rmSync(at.root, { recursive: true, force: true });
  }
}

function asLine({ args = [], input = [], terminal }: Asked, at: Place): object {
  const read = input.slice(0, 9).map((piece) => {
    const text = typeof piece === "string" ? piece : Buffer.from(piece).toString("latin1");
    if (text === "\uFEFF") return "a byte order mark";
    return told(text.length > 300 ? `${text.slice(0, 20)}… ${text.length} units` : text, at);
  });
  return {
    ...(args.length > 0 && { args: args.join(" ") }),
    ...(read.length > 0 && { input: read }),
    ...(terminal && { terminal }),
  };
}

const event = (command: string, more: object = {}): string =>
  JSON.stringify({
    event: "pre_tool_call",
    session_id: "s",
    cwd: "/w",
    tool_name: "bash",
    tool_input: { command },
    ...more,
  });
const claude = (command: string): string =>
  JSON.stringify({ hook_event_name: "PreToolUse", tool_name: "Bash", tool_input: { command } });
const calls = (...commands: readonly string[]): Asked[] =>
  commands.map((command) => ({ input: [event(command)] }));

const sealed =
  (more: Partial<Sealed>, spoil = (text: string): string => text) =>
  ({ program }: Place) => {
    const base = {
      guard: "made_up",
      version: VERSION,
      source: "",
      settings: {},
      environment: {},
      pausedUntil: 0,
    };
    writeFileSync(sealPath(program), spoil(sealText({ ...base, ...more })), { mode: 0o600 });
  };
const output = ({ root }: Place): void => {
  mkdirSync(join(root, "output"));
};
const WORDS = [
  ...[["--help"], ["-h"], ["--version"], ["-V"], ["--rows"], ["say"], ["say", "it"], ["toString"], ["what"]],
  ...[["--host"], ["--host", "nobody"], ["--event"], ["--host", "claude", "more"], ["--help", "more"]],
];

holdWhole("run", {
  "words of the command line": () => each(WORDS.map((args) => ({ args, input: ["piped"] }))),
  "a person at the other end": () => each([{ terminal: true }, { terminal: true, args: ["--version"] }]),
  "each answer": () => each(calls("ls", "stop", "ask", "warn", "fail", "stop-own")),
  "hosts and events": () =>
    each([
      { args: ["--host", "claude"], input: [claude("stop")] },
      { args: ["--host", "claude"], input: ["nonsense"] },
      { args: ["--host", "claude", "--event", "PreToolUse"], input: [claude("warn")] },
      { args: ["--event", "pre_tool_call"], input: ['{"tool_name":"bash","tool_input":{"command":"stop"}}'] },
      { args: ["--host", "cursor", "--event", "beforeShellExecution"], input: ['{"command":"stop"}'] },
      { args: ["--host", "windsurf"], input: [claude("stop")] },
      { input: [claude("stop")] },
    ]),
  "input in pieces, late, broken off, not UTF-8, none": () =>
    each([
      { input: [event("stop").slice(0, 30), "EAGAIN", "EINTR", event("stop").slice(30)] },
      { input: [event("stop"), "EOF", "never read"] },
      { input: [event("stop"), "EIO", "never read"] },
      { input: ["EISDIR"] },
      { input: [Buffer.from([0xff, 0xfe]), event("stop")] },
      { input: ["\uFEFF", event("stop"), " trailing"] },
      { input: [] },
    ]),
  "input over the cap": () => {
    const piece = Buffer.alloc(1 << 22, " ");
    return each([
      { input: [event("stop"), ...Array.from({ length: EVENT_BYTES / piece.length }, () => piece)] },
    ]);
  },
  "the audit trail": () =>
    each(
      [
        ...calls("ls", "stop", "ask", "warn", "fail"),
        { input: ["nonsense"] },
        { input: ['{"event":"on_user_message","message":"hi"}'] },
      ],
      output,
    ),
  "no trail where the folder is a link, or a file": async () => [
    await each(calls("stop"), ({ root }) => symlinkSync(join(root, "hooks"), join(root, "output"))),
    await each(calls("stop"), ({ root }) => writeFileSync(join(root, "output"), "x")),
  ],
  "a trail that is full is moved aside": () =>
    each(calls("stop", "warn"), (at) => {
      output(at);
      writeFileSync(join(at.root, "output", "hook.log"), "x\n".repeat(AUDIT_BYTES / 2), { mode: 0o600 });
    }),
  "a trail of somebody else's is left": () =>
    each(calls("stop"), (at) => {
      output(at);
      symlinkSync(join(at.root, "elsewhere"), join(at.root, "output", "hook.log"));
    }),
  "sealed rules": () =>
    each(
      [
        { args: ["--version"] },
        { args: ["--rows"] },
        { args: ["say", "it"] },
        ...calls("zap", "zip", "zipped", "stop"),
      ],
      (at) => {
        output(at);
        sealed({ settings: { word: "zip" }, environment: { MADE_UP: "ped", OTHER: null } })(at);
      },
    ),
  "sealed rules that the version does not take": () =>
    each([{ args: ["--version"] }, ...calls("ls", "stop", "warn", "ask")], sealed({ settings: { word: 7 } })),
  "sealed rules that are another guard's, damaged, of a later version, open to others": async () => [
    await each(calls("ls"), sealed({ guard: "other" })),
    await each(
      calls("ls"),
      sealed({}, (text) => text.replace("made_up", "made_it")),
    ),
    await each(calls("ls"), sealed({ version: "99.1.0" })),
    await each(calls("ls"), (at) => {
      sealed({})(at);
      chmodSync(sealPath(at.program), 0o666);
    }),
  ],
  "a pause": () =>
    each([{ args: ["--version"] }, ...calls("stop", "fail")], (at) => {
      output(at);
      sealed(pauseFor(60_000))(at);
    }),
  "a pause that is over": () =>
    each(
      calls("stop"),
      sealed({ settings: { word: "zip" }, pausedUntil: 1, pausedAt: { clock: 0, up: 0, boot: "" } }),
    ),
  "what a person allows once": async () => {
    const at = place(({ root }) => writeFileSync(join(root, "hooks", ".agent-guards.json"), "{}"));
    try {
      const store = onceBeside(at.program);
      const asked: object[] = [];
      const ask = async (text: string): Promise<void> => void asked.push(await ran(at, { input: [text] }));
      await ask(event("stop"));
      const pending = pendingIn(store, codeIn(asked[0]));
      if (pending) grant(store, pending);
      await ask(event("stop", { cwd: "/v" }));
      await ask(event("stop", { tool_input: { command: "stop", description: "again", timeout: 5 } }));
      await ask(event("stop", { tool_input: { command: "stop", description: "again" } }));
      await ask(event("stop"));
      await ask(event("stop-own"));
      await ask(event("ask"));
      await ask(event("stop", { cwd: "/secret" }));
      const secret = pendingIn(store, codeIn(asked.at(-1)));
      return { pending, asked, secret, gone: pendingIn(store, "NOSUCH22") ?? null };
    } finally {
      rmSync(at.root, { recursive: true, force: true });
    }
  },
});

function codeIn(answer: object | undefined): string {
  return /allow ([A-Z\d]{8})/.exec(JSON.stringify(answer))?.[1] ?? "";
}
