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
import { rememberVariables } from "./variables.ts";
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

type Words = { readonly red: string; readonly green: string };

const { trades, told, refused, looked } = parse(
  readFileSync(new URL("data/work/sessions.yaml", import.meta.url), "utf8"),
) as {
  readonly trades: readonly Trade[];
  readonly told: readonly Words[];
  readonly refused: readonly string[];
  readonly looked: readonly string[];
};

const folder = mkdtempSync(join(tmpdir(), "agent-guards-sessions-"));
const putBack = rememberVariables();
after(() => {
  putBack();
  rmSync(folder, { recursive: true, force: true });
});

const HOSTS = [...Object.keys(TELLINGS), "openclaw"];

/** Two turns of one session: a run that fails, and one that mends it. */
function turnsOf(trade: Trade, words: Words): Turn[] {
  const check = trade.commits === true ? [{ ran: "python -m pytest -q", out: "9 passed in 0.2s" }] : [];
  const failed = { ran: trade.run, exit: 1, out: trade.red };
  return [
    {
      asked: "Please mend it.",
      did: [{ edit: trade.file }, ...check, failed],
      said: filled(words.red, trade),
    },
    {
      asked: "Go on.",
      did: [failed, { edit: trade.file }, ...check, { ran: trade.run, out: trade.green }],
      said: filled(words.green, trade),
    },
  ];
}

function filled(text: string, { file, run }: Trade): string {
  return text.replaceAll("{file}", file).replaceAll("{run}", run);
}

/** Everything in one turn: looks, a run that fails, another edit, a run that passes. */
function oneTurn(trade: Trade, words: Words): Turn[] {
  const [first, second] = turnsOf(trade, words);
  const did = [{ ran: "git status --short", out: "" }, ...(first?.did ?? []), ...(second?.did ?? [])];
  return [{ asked: "Please mend it.", did, said: second?.said ?? "" }];
}

/** Looks that find nothing, then the right place. */
function lookedAround(trade: Trade, at: number): Turn[] {
  const did = [
    { ran: "grep -rn retries src", exit: 1, out: "" },
    { ran: "cat config/retry.json", exit: 1, out: "cat: config/retry.json: No such file or directory" },
    { tool: "read_file", input: { path: trade.file }, out: "x" },
    { edit: trade.file },
    ...(trade.commits === true ? [{ ran: "python -m pytest -q", out: "9 passed in 0.2s" }] : []),
    { ran: trade.run, out: trade.green },
  ];
  return [{ asked: "Where is it?", did, said: filled(looked[at % looked.length] ?? "", trade) }];
}

const DECLINED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file).";

/** The user does not let it run. */
function wasRefused(trade: Trade, at: number): Turn[] {
  const did = [{ edit: trade.file }, { ran: trade.run, exit: 1, out: DECLINED, refused: true }];
  return [{ asked: "Mend it.", did, said: filled(refused[at % refused.length] ?? "", trade) }];
}

/** One of the four forms of a session. */
function sessionFor(trade: Trade, words: Words, at: number): Turn[] {
  const forms = [turnsOf, oneTurn, lookedAround, wasRefused] as const;
  const form = forms[at % forms.length];
  if (form === turnsOf || form === oneTurn) return form(trade, words);
  return form === lookedAround ? lookedAround(trade, at >> 2) : wasRefused(trade, at >> 2);
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

test("400 sessions of real work in twenty trades and four forms: whoever says what happened is never stopped", async () => {
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
        const turns = sessionFor(trade, words, i + j + k);
        for (const answer of await heard(host, session, turns)) stopped.push(`${session}: ${answer}`);
      }
  assert.equal(count, 400);
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
