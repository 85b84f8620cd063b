/**
 * What only a person may do, inside the tests' process at a made-up terminal: what it shows, what is typed, what comes of it,
 * whole, against tests/data/baselines/person.yaml. At a real terminal it is tested by tests/person.test.ts.
 */
import { join } from "node:path";
import { linkTo } from "../cli/server/redis.ts";
import type { Guard, ToolCallEvent } from "../lib/hook/event.ts";
import { withOnce } from "../lib/hook/once.ts";
import { sharedKeeper } from "../lib/state/shared.ts";
import { fileStore, type Store } from "../lib/state/store.ts";
import { makeWorld, told, type World } from "./cli-world.ts";
import { makeRedis } from "./redis-stand-in.ts";
import { holdWhole } from "./whole.ts";

type Typed = (shown: string) => string;

type Step = {
  readonly args: readonly string[];
  readonly typed?: Typed;
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
};

const theWord: Typed = (shown) => /Type (\S+) to go on/.exec(shown)?.[1] ?? "nothing was asked";
const another: Typed = () => "another";

/** What one step printed, showed at the terminal and ended with; the shown word and codes are left out. */
async function step(
  at: World,
  { args, typed, env, terminal }: Step,
  codes: readonly string[] = [],
): Promise<object> {
  let asked: string | undefined;
  const steady = (text: string): string =>
    codes
      .reduce(
        (all, code, number) =>
          all.replaceAll(code, `CODE${number + 1}`).replaceAll(code.toLowerCase(), `code${number + 1}`),
        told(text, at),
      )
      .replace(/Type [a-z]+-[1-9]\d to go on/g, "Type WORD-NN to go on")
      .replace(/process \d+/g, "process N");
  const { out, err, exit } = await at.run(
    args.map((word) => word.replaceAll("ROOT", at.root)),
    {
      ...(env && { env }),
      ...(terminal && { terminal }),
      ...(typed && {
        typed: (shown: string) => {
          asked = shown;
          return typed(shown);
        },
      }),
    },
  );
  return {
    run: steady(args.join(" ")),
    ...(asked !== undefined && { shown: steady(asked) }),
    ...(out !== "" && { out: steady(out) }),
    ...(err !== "" && { err: steady(err) }),
    exit,
  };
}

/** A guard that takes allowed commands, and stops nothing itself. */
const TUNABLE = `const make = (settings) => ({
  name: "word_guard", tag: "word", failPolicy: "warn", tables: () => ({}), on: { tool_call: () => ({ act: "continue" }) },
  settings: {
    schema: async () => ({ type: "object", properties: { allowed_commands: { type: "array", items: { type: "object" } }, words: {} } }),
    faults: async () => [], remarks: () => [], environment: [], apply: make,
  },
});
export const guard = make({});
`;

const PROGRAM = "ws/hooks/word_guard";

/** A world in which word_guard is installed. */
async function installed(): Promise<World> {
  const at = makeWorld("agent-guards-person-");
  at.write("dist/word_guard", at.read("dist/security_guard"), 0o755);
  at.write("dist/word_guard.mjs", TUNABLE);
  at.write(
    "selftests/word.yaml",
    "guard: word_guard\ncases:\n  - { id: word.goes, command: ls, answer: {} }\n",
  );
  await at.run(["install", "word_guard", "--host", "claude"]);
  await at.run(["install", "security_guard", "--host", "claude"]);
  return at;
}

async function played(work: (at: World) => Promise<unknown>): Promise<unknown> {
  const at = await installed();
  try {
    return await work(at);
  } finally {
    at.remove();
  }
}

const steps = (...all: readonly Step[]) =>
  played(async (at) => {
    const rows: object[] = [];
    for (const one of all) rows.push(await step(at, one));
    return rows;
  });

const STOPPED: Guard = {
  name: "word_guard",
  tag: "word",
  failPolicy: "warn",
  tables: () => ({}),
  keeps: (event) => event.kind !== "tool_call" || event.command !== "secret",
  on: {
    tool_call: ({ command = "" }) => ({
      act: "block",
      reason: `[word] Blocked (no\u0007): ${command}`,
      rules: ["word"],
    }),
  },
};

/** Blocks a command, beside the program or in `state`; its code. */
function blocked(program: string, command: string, cwd: string, state?: Store): string {
  const event: ToolCallEvent = {
    ...{
      kind: "tool_call",
      name: "PreToolUse",
      session: "s",
      cwd,
      tool: "Bash",
      command,
      input: { command },
    },
    ...(state && { state }),
  };
  const verdict = withOnce(STOPPED, program).on.tool_call?.(event);
  const reason = verdict && "reason" in verdict ? verdict.reason : "";
  return /agent-guards allow (\w+)/.exec(reason)?.[1] ?? "NONE";
}

/** What is known of a block after it was allowed: whether it passes once, and once more. */
function passes(program: string, command: string, cwd: string): string[] {
  const event: ToolCallEvent = {
    kind: "tool_call",
    name: "PreToolUse",
    session: "s",
    cwd,
    tool: "Bash",
    command,
    input: { command },
  };
  return [1, 2].map(() => withOnce(STOPPED, program).on.tool_call?.(event)?.act ?? "none");
}

/** Commands that are stopped, and where: what a person sees of each. */
const COMMANDS: readonly (readonly [command: string, cwd: string])[] = [
  ["make all", "/w"],
  ["first\nsecond\u001b[31m\u202e", "/w/\u0007x"],
  ["make all", ""],
  ["secret", "/w"],
  [Array.from({ length: 30 }, (_, at) => at).join("\n"), "/w"],
  [Array.from({ length: 31 }, (_, at) => at).join("\n"), "/w"],
  ["x".repeat(3000), "/w"],
  ["x".repeat(3001), "/w"],
];

holdWhole("person", {
  pauses: () =>
    steps(
      { args: ["pause", "5m"] },
      { args: ["pause", "5m"], typed: another },
      { args: ["pause", "5m"], typed: (shown) => `  ${theWord(shown)} ` },
      { args: ["pause", "90s", "word_guard"], typed: theWord },
      { args: ["pause", "2h", "--dir", "ROOT/ws/hooks"], typed: theWord },
      { args: ["pause", "1m", "--exec", `ROOT/${PROGRAM}`], typed: theWord },
      { args: ["pause", "1m", "--dir", "ROOT/none"], typed: theWord },
      { args: ["pause", "1m", "no_such"], typed: theWord },
      { args: ["pause", "1m", "word_guard", "more"], typed: theWord },
      { args: ["doctor"] },
      { args: ["resume", "word_guard"] },
      { args: ["resume"] },
      { args: ["resume"] },
    ),
  "marks of an agent": () =>
    played(async (at) => {
      const rows: object[] = [];
      const pause = { args: ["pause", "5m"], typed: theWord };
      for (const name of ["CLAUDECODE", "CODEX_SANDBOX", "GEMINI_CLI", "GOOSE_TERMINAL"])
        rows.push(await step(at, { ...pause, env: { [name]: "1" } }));
      rows.push(await step(at, { ...pause, env: { CLAUDECODE: "" } }));
      return rows;
    }),
  "one of several hosts": () =>
    played(async (at) => {
      at.write("home/.gemini/settings.json", "{}\n");
      const rows: object[] = [];
      const dry = { args: ["install", "security_guard", "--dry-run"], env: { WORKSPACE_DIR: "/none" } };
      for (const answer of ["1", "2", "gemini", "gem", "3", "0", ""])
        rows.push(await step(at, { ...dry, typed: () => answer, terminal: true }));
      rows.push(await step(at, { ...dry, typed: () => "1" }));
      return rows;
    }),
  "allowed once": () =>
    played(async (at) => {
      const program = join(at.root, PROGRAM);
      const codes = COMMANDS.map(([command, cwd]) => blocked(program, command, cwd));
      const rows: unknown[] = [];
      for (const [number, code] of codes.entries()) {
        const [command = "", cwd = ""] = COMMANDS[number] ?? [];
        rows.push(await step(at, { args: ["allow", code], typed: another }, codes));
        rows.push(await step(at, { args: ["allow", code.toLowerCase()], typed: theWord }, codes));
        rows.push(passes(program, command, cwd));
      }
      const [code = ""] = codes;
      for (const more of [["--dir", "ROOT/none"], ["--exec", `ROOT/${PROGRAM}`], ["more"]])
        rows.push(await step(at, { args: ["allow", code, ...more], typed: theWord }, codes));
      for (const wrong of ["K7M2Q", "K7M2Q9XD3K7M2", "K7M2Q9", "K7M2Q9X!", "!K7M2Q9X"])
        rows.push(await step(at, { args: ["allow", wrong], typed: theWord }, codes));
      at.write(`${PROGRAM}.allow.json`, "{");
      rows.push(await step(at, { args: ["allow", code], typed: theWord }, codes));
      return rows;
    }),
  "allowed always": () =>
    played(async (at) => {
      const program = join(at.root, PROGRAM);
      const codes = [
        blocked(program, " make all ", "/w"),
        blocked(program, "make", ""),
        blocked(program, "make", "/x"),
      ];
      const [first = "", second = "", third = ""] = codes;
      const rows: unknown[] = [];
      for (const code of [first, second, third])
        rows.push(await step(at, { args: ["allow", code, "--always"], typed: theWord }, codes));
      const file = "home/.agent-guards/word_guard.rules.yaml";
      rows.push(at.exists(file) && at.read(file));
      rows.push(await step(at, { args: ["rules", "show", "--json"] }, codes));
      at.write(file, `${at.exists(file) ? at.read(file) : ""}words: [a]\n`);
      rows.push(await step(at, { args: ["allow", third, "--always"], typed: theWord }, codes));
      at.write(file, "words: [\n");
      rows.push(await step(at, { args: ["allow", third, "--always"], typed: theWord }, codes));
      return rows;
    }),
  "what replicas share": () =>
    played(async (at) => {
      const redis = await makeRedis("pass");
      const link = await linkTo({ url: new URL(redis.url) }, () => undefined);
      try {
        const keeper = sharedKeeper(
          link,
          fileStore((box) => join(at.root, `${box.name}.json`)),
        );
        const codes = [await keeper((store) => blocked("/none", "make all", "/w", store))];
        const [code = ""] = codes;
        const rows: unknown[] = [];
        for (const more of [
          [],
          ["--redis", redis.url, "--always"],
          ["--redis", redis.url],
          ["--redis", "redis://:secret@127.0.0.1:9"],
        ])
          rows.push(await step(at, { args: ["allow", code, ...more], typed: theWord }, codes));
        rows.push([...redis.rows.keys()].map((key) => key.split(":").slice(0, 2).join(":")));
        return JSON.parse(JSON.stringify(rows).replaceAll(String(redis.port), "REDIS"));
      } finally {
        link.close();
        redis.close();
      }
    }),
});
