/** Two replicas that share a Redis, under load: what is killed, restarted, given other rules or attacked loses and harms no request. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ask, ended, folder, type Running, serve, TOKEN, WIPE } from "../serve-world.ts";
import { HOSTILE, SLOW } from "./hostile.ts";
import { type Redis, startRedis } from "./redis.ts";

const call = (command: string): string =>
  JSON.stringify({ event: "pre_tool_call", tool_name: "bash", session_id: "load", tool_input: { command } });

/** Events with what the answer holds: blocks of several rules, what passes, and another dialect. */
const EVENTS: readonly (readonly [body: string, expected: RegExp])[] = [
  [call("npm test"), /^\{\}$/],
  [call("git status"), /^\{\}$/],
  [WIPE, /^\{"decision":"block","reason":"\[security\] Blocked/],
  [call("ls -la src | head -20"), /^\{\}$/],
  [
    WIPE.replace(
      '{"event":"pre_tool_call"',
      '{"hook_event_name":"PreToolUse","session_id":"s","cwd":"/w"',
    ).replace('"bash"', '"Bash"'),
    /"permissionDecision":"deny"/,
  ],
];

let redis: Redis;
let replicas: Running[] = [];
let disks = 0;
const tokens = join(folder, "tokens");
const begin = (port = 0): Promise<Running> =>
  serve(
    ["--token-file", tokens, "--drain", "1"],
    { AGENT_GUARDS_REDIS: redis.url, AGENT_GUARDS_STATE: join(folder, `disk-${disks++}`) },
    port,
  );

before(async () => {
  writeFileSync(tokens, `agents ${TOKEN}\n`);
  redis = await startRedis();
  replicas = await Promise.all([begin(), begin()]);
  for (const { says } of replicas) await says("state is shared by");
});

type Came = { answered: number; wrong: string[]; lost: number; retried: number };

/** Asks as a balancer does until `until` settles: in turn, and once more elsewhere where no answer comes. */
async function load(until: Promise<unknown>, connections = 8): Promise<Came> {
  const came: Came = { answered: 0, wrong: [], lost: 0, retried: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  let next = 0;
  const once = async (body: string, at: number) => {
    const port = replicas[at % replicas.length]?.port ?? 0;
    const answer = await ask(port, "/security_guard", body, { authorization: `Bearer ${TOKEN}` }, agent);
    if (answer.status === 503) throw new Error("not now");
    return answer;
  };
  const one = async (): Promise<void> => {
    const number = next++;
    const [body, expected] = EVENTS[number % EVENTS.length] ?? [WIPE, /block/];
    for (let tries = 0; tries < 4; tries++) {
      try {
        const answer = await once(body, number + tries);
        came.answered++;
        if (answer.status !== 200 || !expected.test(answer.body))
          came.wrong.push(`${answer.status} ${answer.body.slice(0, 200)}`);
        return;
      } catch {
        came.retried++;
      }
    }
    came.lost++;
  };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!isOver) await one();
    }),
  );
  await until;
  agent.destroy();
  return came;
}

function unharmed({ answered, wrong, lost }: Came): void {
  assert.ok(answered > 20, `only ${answered} were answered`);
  assert.deepEqual([wrong, lost], [[], 0]);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("only one port is open, on this machine's own address, where nobody says where to listen", async () => {
  const { child, port } = await serve();
  const inodes = readdirSync(`/proc/${child.pid}/fd`).flatMap((fd) => {
    const link = spawnSync("readlink", [`/proc/${child.pid}/fd/${fd}`], { encoding: "utf8" }).stdout;
    return /^socket:\[(\d+)\]/.exec(link)?.[1] ?? [];
  });
  const LISTENS = "0A";
  const rows = ["tcp", "tcp6", "udp", "udp6"].flatMap((kind) =>
    readFileSync(`/proc/${child.pid}/net/${kind}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((row) => inodes.includes(row[9] ?? "") && (kind.startsWith("udp") || row[3] === LISTENS))
      .map((row) => row[1]),
  );
  const LOOPBACK = "0100007F";
  assert.deepEqual(rows, [`${LOOPBACK}:${port.toString(16).toUpperCase().padStart(4, "0")}`]);
  child.kill("SIGKILL");
});

test("a replica that is killed (-9) loses nothing, and is back", async () => {
  const [first] = replicas;
  const work = (async () => {
    await pause(500);
    first?.child.kill("SIGKILL");
    await pause(500);
    replicas = [await begin(first?.port), ...replicas.slice(1)];
    await pause(300);
  })();
  unharmed(await load(work));
});

test("Redis that is killed (-9) loses nothing, and the replicas join it again", async () => {
  const work = (async () => {
    await pause(300);
    await redis.kill();
    await pause(500);
    await redis.again();
    for (const { said } of replicas) while (said().split("state is shared by").length < 3) await pause(50);
  })();
  unharmed(await load(work));
});

test("a graceful restart of one of two replicas loses nothing", async () => {
  const [, second] = replicas;
  const work = (async () => {
    await pause(300);
    second?.child.kill("SIGTERM");
    if (second) assert.equal(await ended(second.child), 0);
    replicas = [...replicas.slice(0, 1), await begin(second?.port)];
    await pause(300);
  })();
  unharmed(await load(work));
});

test("tokens and rules that are taken anew, and a file that is half-written, cost no request", async () => {
  const work = (async () => {
    for (let time = 0; time < 5; time++) {
      writeFileSync(tokens, time % 2 === 0 ? `agents ${TOKEN}\nnew` : `agents ${TOKEN}\n`);
      for (const { child } of replicas) child.kill("SIGHUP");
      await pause(150);
    }
  })();
  const came = await load(work);
  unharmed(came);
  assert.equal(came.retried, 0);
  for (const { said } of replicas) {
    assert.match(said(), /not all was read anew, the old stays/);
    assert.ok(!said().includes(TOKEN));
  }
});

/** Sends bytes, and what came back when the server closed, or after a second. */
function attack(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
    let out = "";
    const end = (): void => {
      socket.destroy();
      resolve(out);
    };
    socket.setTimeout(1000, end);
    socket.on("data", (chunk: Buffer) => {
      out += chunk.toString("latin1");
    });
    socket.on("error", end).on("close", end);
  });
}

test("1,000 hostile requests among the good ones: none of those lost, none wrong, none let in", async () => {
  const port = replicas[0]?.port ?? 0;
  const slow: Socket[] = [];
  after(() => {
    for (const socket of slow) socket.destroy();
  });
  const kinds = Object.entries(HOSTILE);
  const answers: (readonly [string, string])[] = [];
  const work = (async () => {
    for (let time = 0; time < 100; time++)
      for (const text of Object.values(SLOW)) {
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        slow.push(socket.on("error", () => undefined));
      }
    for (let number = 0; number < 600; number += 30) {
      const batch = Array.from({ length: 30 }, (_, at) => kinds[(number + at) % kinds.length]);
      const came = await Promise.all(
        batch.map(async ([name, text] = ["", ""]) => [name, await attack(port, text)] as const),
      );
      answers.push(...came);
    }
  })();
  unharmed(await load(work));
  assert.equal(slow.length + answers.length, 1000);
  // None of them has the token, so that none may be judged; what is no request of HTTP gets 400 or nothing.
  for (const [name, text] of answers) assert.doesNotMatch(text, /^HTTP\/1\.1 (?:200|500)/m, name);
  const { body } = await ask(port, "/security_guard", WIPE, { authorization: `Bearer ${TOKEN}` });
  assert.equal(JSON.parse(body).decision, "block");
});

test("the same with a token: no body is taken for a request, and no stop becomes a leave", async () => {
  const port = replicas[1]?.port ?? 0;
  for (const [name, text] of Object.entries(HOSTILE)) {
    const own = text.replaceAll(
      "Host: localhost\r\n",
      `Host: localhost\r\nAuthorization: Bearer ${TOKEN}\r\n`,
    );
    const out = await attack(port, own);
    const judged = out.split(/^HTTP\/1\.1 200 OK\r\n/m).slice(1);
    if (!text.includes(WIPE)) continue;
    for (const one of judged) assert.match(one, /"decision":"block"/, name);
    assert.ok(judged.length <= (name === "twenty at once" ? 20 : 1), name);
  }
});
