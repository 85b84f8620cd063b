/** A guard made for tests of the process around a guard: it does what the command of a call says. */
import type { Verdict } from "../lib/core/verdict.ts";
import type { Guard } from "../lib/hook/event.ts";
import { serve } from "../lib/hook/run.ts";

const rules = ["made-up.rule"];

const ANSWERS: Readonly<Record<string, () => Verdict>> = {
  stop: () => ({ act: "block", reason: "[made-up] Blocked (stop): no", rules }),
  "stop-own": () => ({ act: "block", reason: "[made-up] Blocked (own): no", rules: ["guard-file"] }),
  ask: () => ({ act: "ask", reason: "[made-up] Blocked (ask): may it?", rules }),
  warn: () => ({ act: "warn", text: "[made-up] Warning, look", rules }),
  fail: () => {
    throw new TypeError("what was judged stands here");
  },
};

function guardThat(word: string): Guard {
  return {
    name: "made_up",
    tag: "made-up",
    failPolicy: "block",
    tables: () => ({ rows: [{ id: "stop", word: /^stop/ }, { id: "warn" }], words: ["one", "two"] }),
    load: () => Promise.resolve(),
    keeps: ({ cwd }) => cwd !== "/secret",
    on: {
      tool_call: ({ command = "" }) =>
        ANSWERS[command === word ? "stop" : command]?.() ?? { act: "continue" },
      prompt: ({ text }) => ({ act: "warn", text: `[made-up] Warning, ${text}`, rules }),
    },
    settings: {
      schema: () => Promise.resolve({ type: "object" }),
      faults: () => Promise.resolve([]),
      environment: ["MADE_UP"],
      apply: ({ word: set }) => {
        if (typeof set !== "string") throw new RangeError("no word");
        return guardThat(`${set}${process.env["MADE_UP"] ?? ""}`);
      },
    },
    commands: {
      say: {
        usage: "say WORD   says it",
        run: ([said = ""], stdin) => ({ text: `${said} ${stdin()}\n`, exit: said === "" ? 2 : 0 }),
      },
    },
  };
}

await serve(guardThat("zap"), process.argv.slice(2));
