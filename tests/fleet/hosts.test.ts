/** Real callers against two replicas: Claude Code's own HTTP hooks, and our bus. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { stringify } from "yaml";
import { startModel } from "../../scripts/test-hosts/model.ts";
import { calledOn, run, setStage } from "../../scripts/test-hosts/stage.ts";
import { busWorld } from "../bus-world.ts";
import { folder, type Running, serve, TOKEN } from "../serve-world.ts";
import { startRedis } from "./redis.ts";

/** The client itself, as `npm run test:hosts` takes it. */
const PACKAGE = `@anthropic-ai/claude-agent-sdk-${process.platform}-${process.arch}`;
const VERSION = "0.3.329";

/** A program that exists nowhere but as a stand-in, and whose device does not exist either. */
const FORMAT = "mkfs.nosuchfs";
const COMMAND = `${FORMAT} /dev/agent-guards-does-not-exist`;
const MARKER = "harmless-marker";

let replicas: readonly Running[] = [];

before(async () => {
  const redis = await startRedis();
  const tokens = join(folder, "tokens");
  writeFileSync(tokens, `${TOKEN}\n`);
  replicas = await Promise.all(
    [1, 2].map((disk) =>
      serve(["--token-file", tokens], {
        AGENT_GUARDS_REDIS: redis.url,
        AGENT_GUARDS_STATE: join(folder, `disk-${disk}`),
      }),
    ),
  );
});

/** The client's program, from the npm registry, once. */
function client(): string {
  const packages = join(folder, "claude");
  const program = join(packages, "node_modules", ...PACKAGE.split("/"), "claude");
  if (existsSync(program)) return program;
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, "package.json"), '{"private":true}');
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", ["install", ...flags, `${PACKAGE}@${VERSION}`], {
    cwd: packages,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  return program;
}

/** A run of the client whose model runs `command`: what the stand-ins saw, and what the model read. */
async function turn(name: string, command: string, urls: readonly string[]) {
  const stage = setStage(join(folder, name), [FORMAT, MARKER]);
  const hooks = urls.map((url) => ({
    ...{ type: "http", url, timeout: 30, onFailure: "block" },
    headers: { Authorization: "Bearer $AGENT_GUARDS_TOKEN" },
    allowedEnvVars: ["AGENT_GUARDS_TOKEN"],
  }));
  mkdirSync(join(stage.home, ".claude"), { recursive: true });
  const settings = { hooks: { PreToolUse: [{ matcher: "*", hooks }] } };
  writeFileSync(join(stage.home, ".claude", "settings.json"), JSON.stringify(settings));
  const model = await startModel([{ run: command }, { say: "Done." }]);
  try {
    const words = ["-p", "Do it.", "--model", "claude-sonnet-4-5", "--permission-mode", "bypassPermissions"];
    const env = {
      ANTHROPIC_BASE_URL: model.url,
      ANTHROPIC_API_KEY: "dummy",
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      IS_SANDBOX: "1",
      AGENT_GUARDS_TOKEN: TOKEN,
    };
    const { exit, output } = await run({ command: [client(), ...words], env }, stage);
    assert.equal(exit, 0, output);
    return { called: calledOn(stage), read: model.requests.join("\n") };
  } finally {
    await model.close();
  }
}

const url = (replica: Running | undefined): string => `http://127.0.0.1:${replica?.port}/security_guard`;

test("Claude Code's HTTP hooks: a destructive command is stopped by each replica, a harmless one runs", async () => {
  for (const [at, replica] of replicas.entries()) {
    const { called, read } = await turn(`stopped-${at}`, COMMAND, [url(replica)]);
    assert.deepEqual([called, read.includes("[security] Blocked (")], ["", true]);
  }
  const { called } = await turn("harmless", `${MARKER} here`, replicas.map(url));
  assert.match(called, /harmless-marker here/);
});

test("Claude Code's HTTP hooks: nothing runs while the replica that is asked is gone", async () => {
  const gone = await serve();
  gone.child.kill("SIGKILL");
  const { called } = await turn("gone", COMMAND, [url(gone)]);
  assert.equal(called, "");
});

test("our bus asks either replica, and the other stands in for one that is killed", async (t) => {
  const world = busWorld(t);
  const [one, other] = replicas;
  const urls = replicas.map((replica) => `${url(replica)}/${TOKEN}`);
  const hooks = urls.map((hook) => ({ event: "pre_tool_call", type: "http", url: hook, timeout: 20 }));
  world.write("config/shell_hooks.yaml", stringify({ hooks }));
  const env = { ...process.env, STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL: "1" };
  const bus = await world.bus({ env });
  for (const command of urls) assert.ok((await bus.approve({ command })).ok);
  const emit = (command: string) =>
    bus
      .turn({ sessionId: "s" })
      .emit("pre_tool_call", { tool_name: "bash", tool_input: { command }, tool_call_id: "1" });
  assert.match(JSON.stringify(await emit(COMMAND)), /\[security\] Blocked/);
  assert.doesNotMatch(JSON.stringify(await emit("ls")), /Blocked/);
  one?.child.kill("SIGKILL");
  assert.match(JSON.stringify(await emit(COMMAND)), /\[security\] Blocked/);
  assert.doesNotMatch(JSON.stringify(await emit("ls")), /Blocked/);
  for (const replica of [one, other]) assert.ok(!replica?.said().includes(TOKEN));
});
