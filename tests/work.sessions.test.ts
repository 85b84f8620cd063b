/** Sessions of real work, as several hosts tell them: whoever edits, runs, fails, mends and says so is never stopped. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parse } from "yaml";
import { respondLoading } from "../lib/hook/decide.ts";
import { WATCH } from "../plugins/openclaw/work.ts";
import { guard } from "../templates/verify_work.ts";
import { TELLINGS, type Turn } from "./work-hosts.ts";
import { stepsIn } from "./work-lists.ts";

type Trade = {
  readonly name: string;
  readonly file: string;
  readonly run: string;
  readonly red: string;
  readonly green: string;
  /** Its run is a commit, which needs no check of the code. */
  readonly commits?: boolean;
};

const { trades, told } = parse(readFileSync(new URL("data/work/sessions.yaml", import.meta.url), "utf8")) as {
  readonly trades: readonly Trade[];
  readonly told: readonly { readonly red: string; readonly green: string }[];
};

const folder = mkdtempSync(join(tmpdir(), "agent-guards-sessions-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const HOSTS = [...Object.keys(TELLINGS), "openclaw"];

/** Two turns of one session: a run that fails, and one that mends it. */
function turnsOf(trade: Trade, words: { readonly red: string; readonly green: string }): Turn[] {
  const filled = (text: string) => text.replaceAll("{file}", trade.file).replaceAll("{run}", trade.run);
  const check = trade.commits === true ? [{ ran: "python -m pytest -q", out: "9 passed in 0.2s" }] : [];
  const failed = { ran: trade.run, exit: 1, out: trade.red };
  return [
    { asked: "Please mend it.", did: [{ edit: trade.file }, ...check, failed], said: filled(words.red) },
    {
      asked: "Go on.",
      did: [failed, { edit: trade.file }, ...check, { ran: trade.run, out: trade.green }],
      said: filled(words.green),
    },
  ];
}

/** What the guard says at the end of each turn, as one text; empty when it is content. */
async function heard(host: string, session: string, turns: readonly Turn[]): Promise<string[]> {
  const said: string[] = [];
  for (let at = 1; at <= turns.length; at++) {
    const answers =
      host === "openclaw" ? watched(session, turns[at - 1]) : await asked(host, session, turns.slice(0, at));
    said.push(...answers);
  }
  return said;
}

async function asked(host: string, session: string, turns: readonly Turn[]): Promise<string[]> {
  const said: string[] = [];
  for (const event of TELLINGS[host]?.(session, turns) ?? []) {
    const { verdict } = await respondLoading(guard, JSON.stringify(event), { host });
    if (verdict.act === "block") said.push(verdict.reason);
    if (verdict.act === "warn") said.push(verdict.text);
  }
  return said;
}

function watched(session: string, turn: Turn | undefined): string[] {
  const at = { runId: `${session}-run`, sessionKey: session };
  for (const [number, step] of (turn?.did ?? []).entries()) {
    const { tool, input, result } = stepsIn(step);
    WATCH.after_tool_call(
      { toolName: tool === "bash" ? "exec" : tool, params: input, result, toolCallId: `c${number}` },
      at,
    );
  }
  WATCH.llm_output({ assistantTexts: [turn?.said ?? ""] }, at);
  const told = WATCH.before_prompt_build({}, at);
  WATCH.agent_end({}, at);
  return told === undefined ? [] : [told.prependContext];
}

test("200 sessions of real work: edit, run, fail, say so, mend, run again, say so; none is stopped", async () => {
  process.env["AGENT_GUARDS_STATE"] = mkdtempSync(join(folder, "state-"));
  let count = 0;
  const stopped: string[] = [];
  for (const [i, trade] of trades.entries())
    for (const [j, host] of HOSTS.entries())
      for (let k = 0; k < 4; k++) {
        const words = told[(i * 7 + j * 4 + k) % told.length];
        if (!words) continue;
        count++;
        const session = `${trade.name}-${host}-${k}`;
        const turns = turnsOf(trade, words);
        for (const answer of await heard(host, session, turns)) stopped.push(`${session}: ${answer}`);
      }
  assert.equal(count, 200);
  assert.deepEqual(stopped, []);
});

test("the same sessions with the ends exchanged are stopped on every host", async () => {
  process.env["AGENT_GUARDS_STATE"] = mkdtempSync(join(folder, "state-"));
  const [words] = told;
  assert.ok(words);
  for (const host of HOSTS)
    for (const trade of trades) {
      const [first] = turnsOf(trade, { red: words.green, green: words.green });
      assert.ok(first);
      const said = trade.commits === true ? "Committed." : first.said;
      const answers = await heard(host, `lie-${trade.name}-${host}`, [{ ...first, said }]);
      assert.equal(answers.length, 1, `${host}, ${trade.name}`);
    }
});
