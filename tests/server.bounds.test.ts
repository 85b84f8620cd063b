/** The server's own bounds, with routes and room of this process: who is let in, how much at once, and under which name. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { appOf, type Serving } from "../cli/server/app.ts";
import { type Listening, listen } from "../cli/server/listen.ts";
import { roomFor } from "../cli/server/pressure.ts";
import { tokensFrom } from "../cli/server/tokens.ts";
import { Refusal } from "../cli/terminal.ts";
import type { Guard } from "../lib/hook/event.ts";
import { ask, TOKEN } from "./serve-world.ts";

const folder = mkdtempSync(join(tmpdir(), "agent-guards-bounds-"));
const servers: Listening[] = [];
after(async () => {
  await Promise.all(servers.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const GUARD: Guard = {
  name: "quiet",
  tag: "quiet",
  failPolicy: "warn",
  tables: () => ({}),
  on: {},
};

const tokensOf = (text: string) => {
  const file = join(folder, "tokens");
  writeFileSync(file, text);
  return tokensFrom(file);
};

const NO_TOKENS = { needed: false, clientOf: () => "" };

/** The port of a server like this. */
async function served(own: Partial<Serving>): Promise<number> {
  const app = appOf({
    guards: () => new Map([["quiet", GUARD]]),
    tokens: () => NO_TOKENS,
    room: roomFor(),
    mayAsk: () => true,
    maxBody: 10_000,
    local: true,
    keeper: undefined,
    isReady: () => true,
    told: () => undefined,
    ...own,
  });
  const server = await listen(app, "127.0.0.1", 0, undefined);
  servers.push(server);
  return server.port;
}

const EVENT = JSON.stringify({ event: "pre_tool_call", tool_name: "bash", tool_input: { command: "ls" } });

test("a token has sixteen characters or more", () => {
  assert.equal(tokensOf(`${"a1".repeat(8)}\n`).clientOf("a1".repeat(8)), "token-1");
  assert.throws(() => tokensOf(`${"a1".repeat(8).slice(1)}\n`), Refusal);
  assert.equal(tokensOf(`${TOKEN}\n`).clientOf(undefined), undefined);
  assert.equal(tokensOf(`${TOKEN}\n`).clientOf(""), undefined);
});

test("a place is free again when its request has ended, however it ended", async () => {
  const room = roomFor(1, 5000);
  const port = await served({ room });
  const statuses: number[] = [];
  for (const body of [EVENT, "x".repeat(4000), "x".repeat(20_000), "no event", EVENT])
    statuses.push((await ask(port, "/quiet", body)).status);
  assert.deepEqual(statuses, [200, 200, 413, 200, 200]);
  assert.equal(room.open(), 0);
});

test("bodies take no more than there is room for", async () => {
  const port = await served({ room: roomFor(10, 1000) });
  const full = await ask(port, "/quiet", "x".repeat(2000));
  assert.deepEqual([full.status, full.headers["retry-after"]], [503, "1"]);
  assert.match(full.body, /no room for the body/);
  assert.equal((await ask(port, "/quiet", EVENT)).status, 200);
});

test("requests are counted by the token's name, and without tokens by address", async () => {
  const asked: string[] = [];
  const mayAsk = (client: string): boolean => asked.push(client) < 3;
  const tokens = tokensOf(`alice ${TOKEN}\n`);
  const named = await served({ mayAsk, tokens: () => tokens });
  const bare = await served({ mayAsk });
  assert.equal((await ask(named, "/quiet", EVENT, { authorization: `Bearer ${TOKEN}` })).status, 200);
  assert.equal((await ask(bare, "/quiet", EVENT)).status, 200);
  const refused = await ask(named, `/quiet/${TOKEN}`, EVENT);
  assert.deepEqual([refused.status, refused.headers["retry-after"]], [429, "1"]);
  assert.deepEqual(asked, ["alice", "127.0.0.1", "alice"]);
});

test("a bearer token counts before one in the path", async () => {
  const port = await served({ tokens: () => tokensOf(`alice ${TOKEN}\n`) });
  const status = async (path: string, token: string) =>
    (await ask(port, path, EVENT, { authorization: `Bearer ${token}` })).status;
  assert.equal(await status("/quiet/nonsense", TOKEN), 200);
  assert.equal(await status(`/quiet/${TOKEN}`, "nonsense"), 401);
});
