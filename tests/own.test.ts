/**
 * An installed guard, and the ways of an agent to switch it off. The guard is asked as if this process were the installed
 * program, and the installed program itself about every twentieth, which must answer alike; nothing is run.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "yaml";
import { samplePayload } from "../cli/hosts/payload.ts";
import { isObject } from "../lib/core/json.ts";
import { OWN_PROGRAMS } from "../lib/core/own-programs.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { respondLoading } from "../lib/hook/decide.ts";
import type { Guard } from "../lib/hook/event.ts";
import { HOSTS, hostById } from "../lib/hook/hosts/index.ts";
import { executableOf, guardNames, hear, loadGuard } from "../scripts/guards.ts";
import { times } from "./property.ts";

type FileWay = {
  readonly act: string;
  readonly path: string;
  readonly text?: string;
  readonly old?: string;
  readonly new?: string;
  readonly to?: string;
};

function data<T>(name: string): T {
  return parse(readFileSync(new URL(`data/${name}`, import.meta.url), "utf8")) as T;
}

const SHELL = data<Record<"stopped" | "passes", readonly string[]>>("own.yaml");
const FILES = data<
  Record<"stopped" | "passes", readonly FileWay[]> & { readonly tools: Record<string, JsonObject> }
>("own-files.yaml");

/** Processes at once. */
const AT_ONCE = 4;

/** One in so many is asked of the executable, too. */
const SHARE = 20;

let home: string;
let guard: string;
let inside: Guard;

const entry = () => ({ matcher: "*", hooks: [{ type: "command", command: guard, timeout: 10 }] });

before(async () => {
  const executable = executableOf("security_guard");
  home = mkdtempSync(join(tmpdir(), "agent-guards-installed-"));
  guard = join(home, "hooks", "security_guard");
  for (const folder of [
    "hooks",
    ".claude",
    "config",
    "clone/dist",
    ".codex",
    "plugins",
    "project/.claude",
    "repository/.claude",
    "added/.github/hooks",
  ]) {
    mkdirSync(join(home, folder), { recursive: true });
  }
  symlinkSync(join(home, "hooks"), join(home, "link"));
  copyFileSync(executable, guard);
  // As the kernel and the host tell it.
  process.argv[1] = guard;
  process.env["HOME"] = home;
  inside = await loadGuard("security_guard");
  writeFileSync(join(home, "hooks", "my_guard.guard.js"), "");
  const hooks = { PreToolUse: [entry()] };
  writeFileSync(join(home, ".claude", "settings.json"), JSON.stringify({ hooks }, null, 2));
  writeFileSync(
    join(home, "config", "shell_hooks.yaml"),
    `hooks:\n  - event: pre_tool_call\n    command: ${guard}\n    timeout: 10\n`,
  );
  writeFileSync(join(home, ".codex", "hooks.json"), JSON.stringify({ hooks }, null, 2));
  writeFileSync(
    join(home, ".codex", "config.toml"),
    `model = "large"\n\n[hooks.state."${join(home, ".codex", "hooks.json")}:pre_tool_use:0:0"]\ntrusted_hash = "sha256:00"\n`,
  );
  writeFileSync(
    join(home, "plugins", "bridge.js"),
    `const said = spawnSync("${guard}");\nif (said.status === 2) throw new Error();\n`,
  );
  writeFileSync(join(home, "plugins", "other.js"), "export const Other = async () => ({});\n");
  committed(join(home, "repository"), join(".claude", "settings.json"), JSON.stringify({ hooks }, null, 2));
  const added = join(home, "added");
  committed(added, "README.md", "{}\n");
  writeFileSync(join(added, ".github", "hooks", "agent-guards.json"), JSON.stringify({ hooks }, null, 2));
  git(added, "add", "-A");
});

after(() => rmSync(home, { recursive: true, force: true }));

/** A repository in which `file` was committed empty, and has had another text since. */
function committed(folder: string, file: string, now: string): void {
  writeFileSync(join(folder, file), "{}\n");
  git(folder, "init", "-q", "-b", "main");
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "first");
  writeFileSync(join(folder, file), now);
}

function git(folder: string, ...words: readonly string[]): void {
  execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@t", ...words], {
    stdio: "pipe",
  });
}

/** The words of a case with the places of this installation. */
function placed(text: string): string {
  return text
    .replace(/\bH\//g, `${home}/`)
    .replace(/\bP\b/g, join(home, "repository"))
    .replace(/(?<=-C |cd )A\b/g, join(home, "added"))
    .replace(/\bG\b/g, guard)
    .replace(/\bS\b/g, join(home, ".claude", "settings.json"));
}

/** What the guard answers to an event of `host`, and the executable, if that is asked and differs. */
async function answerTo(
  host: string,
  event: string,
  payload: JsonObject,
  isExecutableAsked: boolean,
): Promise<string> {
  const wiring = { host, ...(host === "copilot" ? { event } : {}) };
  const text = JSON.stringify(payload);
  const { answer } = await respondLoading(inside, text, wiring);
  const said = meaningOf(JSON.stringify(answer.stdout), answer.exit);
  if (!isExecutableAsked) return said;
  const words = Object.entries(wiring).flatMap(([name, value]) => [`--${name}`, value]);
  const { out, exit } = await hear([guard, ...words], text);
  const heard = meaningOf(out, exit);
  return heard === said ? said : `${said}, and ${heard} from the executable`;
}

/** "no" in any of the hosts' words, "warn" for anything else that is said. */
function meaningOf(out: string, exit: number): string {
  if (exit === 2 || /"(?:deny|block|ask|force_ask)"|"cancel":true/.test(out)) return "no";
  return /^\{\}\s*$|"allow"/.test(out) ? "continue" : "warn";
}

/** The first event of a host that is about a call, with the fields that `fields` put in the place of the sample's. */
function callOn(id: string, text: string, fields: JsonObject = {}): { event: string; payload: JsonObject } {
  const host = hostById(id);
  const setup = host?.setup?.();
  assert.ok(host && setup, id);
  const event = setup.wired.find((name) => host.events[name]?.kind === "tool_call") ?? "";
  return {
    event,
    payload: { ...samplePayload(setup, event, "tool_call", text, join(home, "project")), ...fields },
  };
}

/** Hosts that a payload can be written for. */
const SPOKEN = HOSTS.filter(({ setup }) => setup !== undefined).map(({ id }) => id);

/** Every case on Claude Code, and on one of the others in turn: each host gets its share of all of them; every week, ten times as large. */
function hostsFor(at: number): readonly string[] {
  const others = SPOKEN.filter((id) => id !== "claude");
  const share = Math.min(times(1), others.length);
  const some = Array.from(
    { length: share },
    (_, next) => others[(share * at + next) % others.length] ?? "claude",
  );
  return ["claude", ...some];
}

type Asked = {
  readonly what: string;
  readonly host: string;
  readonly event: string;
  readonly payload: JsonObject;
};

/** The answers that are not among `wanted`, a few processes at a time. */
async function unlike(wanted: string, asks: readonly (() => Asked)[]): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = asks.map((ask, at) => ({ ask, at }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { what, host, event, payload } = next.ask();
      const said = await answerTo(host, event, payload, next.at % SHARE === 0);
      if (said !== wanted) wrong.push(`${said}: ${what}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong.sort((a, b) => a.localeCompare(b));
}

function byShell(commands: readonly string[]): (() => Asked)[] {
  return commands.flatMap((command, at) =>
    hostsFor(at).map((host) => () => {
      const { event, payload } = callOn(host, placed(command));
      return { what: `${host}: ${command}`, host, event, payload };
    }),
  );
}

/** A tool's fields with a case put in. */
function filledIn(template: JsonObject, way: FileWay): JsonObject {
  // Every line of a patch has its mark.
  const lines = JSON.stringify(template).includes("*** Begin Patch") ? "\n+" : "\n";
  const values: Record<string, string> = {
    ...{ PATH: placed(way.path), TEXT: (way.text ?? "").replaceAll("\n", lines), TO: placed(way.to ?? "") },
    ...{ OLD: way.old ?? "", NEW: way.new ?? "" },
  };
  const text = JSON.stringify(template).replace(/\b(PATH|TEXT|TO|OLD|NEW)\b/g, (name) =>
    JSON.stringify(values[name]).slice(1, -1),
  );
  return JSON.parse(text);
}

function byTools(ways: readonly FileWay[]): (() => Asked)[] {
  return SPOKEN.flatMap((host) =>
    ways.flatMap((way) => {
      const template = (FILES.tools[host] ?? FILES.tools["claude"])?.[way.act];
      if (!isObject(template)) return [];
      return [
        () => {
          const { event, payload } = callOn(host, "", filledIn(template, way));
          return { what: `${host}: ${JSON.stringify(way)}`, host, event, payload };
        },
      ];
    }),
  );
}

test("the names of our programs are those of the guards that are built", () => {
  assert.deepEqual(new Set(OWN_PROGRAMS), new Set(["agent-guards", ...guardNames()]));
});

test("nothing that an agent runs takes the guard away, on any host", async () => {
  assert.ok(SHELL.stopped.length >= 100);
  assert.deepEqual(await unlike("no", byShell(SHELL.stopped)), []);
});

test("nothing that an agent writes with a host's own tools takes the guard away", async () => {
  assert.deepEqual(await unlike("no", byTools(FILES.stopped)), []);
});

test("ordinary work beside it is not stopped", async () => {
  assert.ok(SHELL.passes.length >= 60);
  assert.deepEqual(await unlike("continue", [...byShell(SHELL.passes), ...byTools(FILES.passes)]), []);
});
