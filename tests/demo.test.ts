/** `npm run demo:host` plays its whole conversation: with the built guards, on this bus. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TYPESCRIPT } from "./typescript.ts";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What must be seen, in this order. */
const SCENES = [
  /user +\/hooks list\n +Hooks are OFF/,
  /\$ agent-guards install security_guard\n[\s\S]*live {4}5 events approved, 5 mounted/,
  /\$ agent-guards install verify_publish_claims\n[\s\S]*live {4}3 events approved, 3 mounted/,
  /All 8 hooks answer as they should/,
  /user +Here is my key[^\n]*\nblocked/,
  /tool +bash \{"command":"rm -rf \/"\}\nblocked/,
  /warned +\[security\]/,
  /rewritten I looked around[^\n]*redacted/,
  /Published![^\n]*\nsent back/,
  /agent +I have not published/,
  /rewritten Reminder[^\n]*redacted/,
  /somebody swaps/,
  /changed since approval/,
  /! drift: /,
  /tool +bash \{"command":"rm -rf \/"\}\nresult/,
  /Approved for on_user_message[\s\S]*All 8 hooks answer/,
];

test("the demo shows what it promises", { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...TYPESCRIPT, join(ROOT, "scripts", "demo-host.ts")],
    { cwd: ROOT, env: { ...process.env, NO_COLOR: "1" } },
  );
  let rest = stdout;
  for (const scene of SCENES) {
    const at = rest.search(scene);
    assert.notEqual(at, -1, `${scene} is missing behind what came before it:\n${rest}`);
    rest = rest.slice(at + 1);
  }
});
