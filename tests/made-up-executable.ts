/** The start of the one executable over made-up guards, for tests/start.baseline.test.ts. */
import { start } from "../cli/executable.ts";
import type { Guard } from "../lib/hook/event.ts";

/** A guard that stops one word. */
const stopping = (word: string): Guard => ({
  name: "whatever it calls itself",
  tag: word,
  failPolicy: "warn",
  tables: () => ({ words: [{ id: word, why: "it is" }] }),
  on: {
    tool_call: ({ command }) =>
      command === word
        ? { act: "block", reason: `[${word}] Blocked (no): ${command}`, rules: [`t.${word}`] }
        : { act: "continue" },
  },
});

const one = (id: string, command: string, more: object) => ({ id, command, ...more });

await start({
  guards: {
    security_guard: async () => ({ guard: stopping("zap") }),
    word_guard: async () => ({ guard: stopping("zip") }),
  },
  library: { "agent-guards/x": async () => ({ word: "zop" }) },
  selftests: async () => ({
    "a.yaml": { guard: "security_guard", cases: [one("a.stops", "zap", { expect: "block" })] },
    "b.yaml": {
      guard: "word_guard",
      cases: [one("b.stops", "zip", { expect: "block" }), one("b.fails", "ls", { expect: "block" })],
    },
    "strict/c.yaml": { guard: "word_guard", cases: [one("c.strict", "ls", { expect: "block" })] },
  }),
  pages: async () => ({ one: "# The first page\n\ntext\n", two: "# The second\n" }),
});
