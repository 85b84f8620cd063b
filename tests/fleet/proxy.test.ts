/** deploy/haproxy.cfg in front of two replicas: whoever asks knows nothing of a replica that is killed or restarted. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { before, test } from "node:test";
import { ROOT } from "../../scripts/guards.ts";
import { type Answer, ask, ended, folder, type Running, serve, start, TOKEN, WIPE } from "../serve-world.ts";
import { freePort } from "./redis.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const tokens = join(folder, "tokens");
let disks = 0;
const begin = (port = 0): Promise<Running> =>
  serve(
    ["--token-file", tokens, "--drain", "2"],
    { AGENT_GUARDS_STATE: join(folder, `disk-${disks++}`) },
    port,
  );

let replicas: Running[] = [];
let port = 0;

const asked = (agent?: Agent): Promise<Answer> =>
  ask(port, "/security_guard", WIPE, { authorization: `Bearer ${TOKEN}` }, agent);

/** The file as it ships; only names become addresses of this machine, and machines stay with no replica, since all are one. */
function configuration(replicaPorts: readonly number[]): string {
  const text = readFileSync(join(ROOT, "deploy", "haproxy.cfg"), "utf8");
  const servers = replicaPorts.map(
    (at, index) => `  server guard${index} 127.0.0.1:${at} check inter 1s fall 2 rise 1`,
  );
  const here = text
    .replace("bind :8787", `bind 127.0.0.1:${port}`)
    .replace(/^ {2}server-template .*$/m, servers.join("\n"))
    .replace("balance source", "balance roundrobin")
    .replace(/^resolvers compose\n.*\n/m, "");
  assert.equal(here.match(/^ {2}server guard/gm)?.length, replicaPorts.length);
  return here;
}

before(async () => {
  writeFileSync(tokens, `agents ${TOKEN}\n`);
  replicas = [await begin(), await begin()];
  port = await freePort();
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configuration(replicas.map((one) => one.port)));
  start("haproxy", ["-db", "-f", file]);
  for (let tries = 0; (await asked().catch(() => undefined))?.status !== 200; tries++) {
    assert.ok(tries < 200, "haproxy does not answer");
    await pause(50);
  }
});

/** Asks without a second try until `work` is done; every answer must be the stop. */
async function unharmed(work: () => Promise<unknown>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const wrong: string[] = [];
  let answered = 0;
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const lane = async (): Promise<void> => {
    while (!isOver) {
      const { status, body } = await asked(agent);
      answered++;
      if (status !== 200 || !body.startsWith('{"decision":"block"')) wrong.push(`${status} ${body}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  await done;
  agent.destroy();
  assert.deepEqual(wrong, []);
  assert.ok(answered > 20, `only ${answered} were answered`);
}

test("nobody notices a replica that is restarted in good order", async () => {
  const [first, second] = replicas;
  await unharmed(async () => {
    await pause(300);
    second?.child.kill("SIGTERM");
    if (second) assert.equal(await ended(second.child), 0);
    await pause(300);
    replicas = [...(first ? [first] : []), await begin(second?.port)];
    await pause(2500);
  });
});

test("nobody notices a replica that is killed (-9)", async () => {
  const [first] = replicas;
  await unharmed(async () => {
    await pause(300);
    first?.child.kill("SIGKILL");
    await pause(700);
  });
});

test("a token that is wrong is refused through it, too", async () => {
  const answer = await ask(port, "/security_guard", WIPE, { authorization: `Bearer ${"0".repeat(32)}` });
  assert.equal(answer.status, 401);
});
