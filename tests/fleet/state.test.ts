/** What replicas share in a real Redis: the same tests as for files, and what happens when it goes, hangs and comes back. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { after, test } from "node:test";
import { type Link, linkTo } from "../../cli/server/redis.ts";
import { sharedKeeper } from "../../lib/state/shared.ts";
import { fileStore } from "../../lib/state/store.ts";
import { leave, triesBox } from "../../lib/state/tries.ts";
import { keeperTests } from "../keeper.ts";
import { ask, certificate, ended, folder, serve } from "../serve-world.ts";
import { PASSWORD, startRedis } from "./redis.ts";

const redis = await startRedis();
const links: Link[] = [];
after(() => {
  for (const link of links) link.close();
});

async function linked(told: (line: string) => void = () => undefined): Promise<Link> {
  const link = await linkTo({ url: new URL(redis.url) }, told);
  links.push(link);
  await until(link.isUp);
  return link;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const local = (name: string) => fileStore((box) => join(folder, `${name}-${box.name}.json`));

keeperTests("Redis", async () => sharedKeeper(await linked(), local("unused")));

test("Redis holds digests for keys, a time to live for each, and no password is said", async () => {
  const lines: string[] = [];
  const link = await linked((line) => lines.push(line));
  const keeper = sharedKeeper(link, local("unused"));
  await keeper((store) => leave(() => store, triesBox("claims"), "a session", 2, false, 0));
  const ask = (...words: string[]): string =>
    spawnSync("redis-cli", ["-p", new URL(redis.url).port, ...words], {
      encoding: "utf8",
      env: { ...process.env, REDISCLI_AUTH: PASSWORD },
    }).stdout;
  const keys = ask("keys", "*").trim().split("\n");
  assert.ok(keys.length > 5);
  for (const key of keys) {
    assert.match(key, /^agent-guards:[a-z-]+:[\da-f]{64}$/);
    assert.notEqual(ask("pttl", key).trim(), "-1", key);
  }
  assert.deepEqual(lines.length, 1);
  assert.match(lines[0] ?? "", /^state is shared by redis:\/\/127\.0\.0\.1:\d+$/);
});

for (const way of ["killed", "hanging"] as const) {
  test(`Redis is ${way}: the count goes on here, the answer says so, and it joins again`, async () => {
    const lines: string[] = [];
    const keeper = sharedKeeper(await linked((line) => lines.push(line)), local(way));
    const session = `of the ${way}`;
    const asked = () =>
      keeper((store) => [
        leave(() => store, triesBox("claims"), session, 2, false, 0),
        store.remark?.() !== undefined,
      ]);
    assert.deepEqual(await asked(), ["go", false]);
    if (way === "killed") await redis.kill();
    else redis.hang();
    const answers = [await asked(), await asked(), await asked()];
    assert.deepEqual(answers, [
      ["go", true],
      ["go", true],
      ["spent", true],
    ]);
    if (way === "killed") await redis.again();
    else process.kill(redis.pid(), "SIGCONT");
    await until(() => lines.length === 3);
    assert.equal((await asked())[1], false);
    assert.match(lines[1] ?? "", /is out of reach(?: \([\w ]+\))?: state is kept by this replica alone$/);
    assert.ok(!lines.join().includes(PASSWORD));
  });
}

type Event = Readonly<Record<string, unknown>>;

/** What a session does in Starchild's words, and its end: tests that nobody ran. */
const CALLS: readonly Event[] = [
  { event: "pre_tool_call", tool_name: "bash", tool_input: { command: "ls" } },
  { event: "post_tool_call", tool_name: "bash", tool_result: { output: "README.md", exit_code: 0 } },
];
const STOP: Event = { event: "on_stop", response: "I ran the tests and all 42 pass." };

/** What a replica answers to the session's event. */
async function said(port: number, session_id: string, event: Event): Promise<string> {
  const { status, body } = await ask(port, "/verify_work", JSON.stringify({ ...event, session_id }));
  assert.equal(status, 200);
  return body;
}

/** A replica with a disk of its own. */
let disks = 0;
const replica = (redisUrl = redis.url) =>
  serve([], { AGENT_GUARDS_REDIS: redisUrl, AGENT_GUARDS_STATE: join(folder, `disk-${disks++}`) });

test("a session that one replica saw whole is held to its record, and sent back as often as one guard would", async () => {
  const { port, said: log } = await replica();
  for (const event of CALLS) await said(port, "whole", event);
  const acts: string[] = [];
  for (let turn = 0; turn < 4; turn++)
    acts.push(JSON.parse(await said(port, "whole", STOP)).decision ?? "warn");
  assert.deepEqual(acts, ["block", "block", "warn", "warn"]);
  assert.ok(!log().includes(PASSWORD));
});

test("a session of which each replica saw a part is held against by neither", async () => {
  const [one, other] = [await replica(), await replica()];
  for (const [at, event] of CALLS.entries()) await said((at % 2 === 0 ? one : other).port, "split", event);
  for (const { port } of [one, other]) {
    const { body, headers } = await ask(
      port,
      "/verify_work",
      JSON.stringify({ ...STOP, session_id: "split" }),
    );
    assert.deepEqual([body, headers["agent-guards-unseen"]], ["{}", "the%20record%20of%20the%20session"]);
  }
});

test("a replica that finds no Redis at its start serves, says so, and joins when it comes", async () => {
  await redis.kill();
  const { port, says, child } = await replica();
  await says("is out of reach");
  for (const event of CALLS) await said(port, "early", event);
  assert.match(
    await said(port, "early", STOP),
    /what the replicas share is out of reach, so this one counts by itself/,
  );
  await redis.again();
  await says("state is shared by");
  for (const event of CALLS) assert.equal(await said(port, "late", event), "{}");
  assert.equal(JSON.parse(await said(port, "late", STOP)).decision, "block");
  child.kill("SIGTERM");
  assert.equal(await ended(child), 0);
});

test("over TLS, and only to a server whose certificate is signed by the authority that was named", async () => {
  const { cert, key } = certificate();
  const secure = await startRedis({ cert, key });
  const begin = (...words: string[]) =>
    serve(words, { AGENT_GUARDS_REDIS: secure.url, AGENT_GUARDS_STATE: join(folder, `disk-${disks++}`) });
  const known = await begin("--redis-ca", cert);
  await known.says("state is shared by rediss://127.0.0.1:");
  for (const event of CALLS) assert.equal(await said(known.port, "tls", event), "{}");
  assert.equal(JSON.parse(await said(known.port, "tls", STOP)).decision, "block");
  const stranger = await begin();
  await stranger.says("is out of reach");
  assert.ok(!(known.said() + stranger.said()).includes(PASSWORD));
});
