/** What every adapter is tested with: secrets that open nothing, a session of the real guards, and its notes. */
import { createHash } from "node:crypto";
import type { Guard } from "../../lib/hook/event.ts";
import { guardsFor, type Session } from "../../lib/session/index.ts";
import { guard as security } from "../../templates/security_guard.ts";

/** A key with a vendor's shape. */
export const KEY = `sk-or-v1-${createHash("sha256").update("adapters").digest("hex")}`;

/** A command that no agent may run; nothing here ever runs one. */
export const WIPE = ["rm", "-rf", "/"].join(" ");

/** Sends a turn back once in which the agent says "finished". */
const finish: Guard = {
  name: "finish",
  tag: "finish",
  failPolicy: "warn",
  tables: () => ({}),
  on: {
    stop: ({ text, again }) =>
      text.includes("finished") && !again
        ? { act: "block", reason: "[finish] Not finished", rules: ["finish"] }
        : { act: "continue" },
  },
};

/** A session and the lines that its user would read. */
export async function world(): Promise<{ session: Session; notes: string[] }> {
  const notes: string[] = [];
  const guards = await guardsFor({ guards: [security, finish], onNote: (line) => notes.push(line) });
  return { session: guards.session({ id: "adapters", cwd: "/work" }), notes };
}
