/**
 * budget_alert: a note when a turn, a session or a day has cost more than a limit, once for each limit; a block by
 * switch. The limits that a user tunes stand on top.
 */
import {
  type Account,
  type BudgetScope,
  type Crossed,
  keepNote,
  type Limits,
  spend,
  standing,
  takeNote,
} from "../lib/budget/ledger.ts";
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import type { EventBase, EventKind, FailPolicy, Guard, ReplyEvent, Usage } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** US dollars. `BUDGET_TURN_USD`, `BUDGET_SESSION_USD` and `BUDGET_DAY_USD` (lists: "5,10,25") change them without a rebuild. */
const LIMITS: Limits = { turn: [1], session: [5, 10, 25, 50, 100], day: [20, 50, 100, 200] };

/** "off" tells only; "session" or "day" stops the next prompt, tool call or model call once the highest limit is crossed. `BUDGET_BLOCK` sets it, too. */
const BLOCK: "off" | "session" | "day" = "off";

/** US dollars for a million tokens of models whose host names no price: `{ "gpt-x": { input: 1.25, output: 10 } }`. */
const PRICES: Readonly<Record<string, { readonly input: number; readonly output: number }>> = {};

type Block = typeof BLOCK;

/** A rules file's settings, which hold whatever the environment says; their form stands in settings/budget_alert.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly limits?: Partial<Limits>;
  readonly block?: Block;
  readonly prices?: typeof PRICES;
};

function limitsOf({ limits: own = {} }: Settings): Limits {
  const inOrder = (list?: readonly number[]) => list?.toSorted((a, b) => a - b);
  return {
    turn: inOrder(own.turn) ?? listed("BUDGET_TURN_USD") ?? LIMITS.turn,
    session: inOrder(own.session) ?? listed("BUDGET_SESSION_USD") ?? LIMITS.session,
    day: inOrder(own.day) ?? listed("BUDGET_DAY_USD") ?? LIMITS.day,
  };
}

/** The numbers of a list; what is no list of positive numbers changes nothing. */
function listed(name: string): readonly number[] | undefined {
  const words = (process.env[name] ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const numbers = words.map(Number);
  return numbers.length > 0 && numbers.every((value) => value > 0)
    ? numbers.sort((a, b) => a - b)
    : undefined;
}

function blocks({ block }: Settings): Exclude<BudgetScope, "turn"> | undefined {
  const word = block ?? (process.env["BUDGET_BLOCK"] || BLOCK);
  return word === "session" || word === "day" ? word : undefined;
}

/** A model has answered: what it cost is counted, and a limit that it crosses is told. */
function count({ session, usage, name }: ReplyEvent, own: Settings): Verdict {
  if (!usage || !isUsed(usage)) return CONTINUE;
  const cost = usage.cost ?? priceFor(usage, { ...PRICES, ...own.prices });
  const used = {
    model: usage.model ?? "",
    ...(cost === undefined ? {} : { cost }),
    ...(usage.total === undefined ? {} : { total: usage.total }),
  };
  const { crossed, session: account, day } = spend(session, used, limitsOf(own));
  if (crossed.length === 0) return CONTINUE;
  const text = alertFor(crossed, account, day);
  // Nobody reads an answer to this one: the note waits for the next event that can show it.
  if (name === "after_llm_call") keepNote(session, text);
  return { act: "warn", text, rules: crossed.map(({ scope }) => scope) };
}

/** A turn without any tokens or cost asked no model. */
function isUsed({ cost, total, tokens }: Usage): boolean {
  return cost !== undefined || total !== undefined || Object.values(tokens ?? {}).some((value) => value > 0);
}

function priceFor({ model = "", tokens = {} }: Usage, prices: typeof PRICES): number | undefined {
  const price = Object.hasOwn(prices, model) ? prices[model] : undefined;
  if (!price) return undefined;
  const sum = (form: RegExp) =>
    Object.entries(tokens).reduce((all, [name, value]) => (form.test(name) ? all + value : all), 0);
  return (sum(/^(?:input|prompt)/) * price.input + sum(/^(?:output|completion)/) * price.output) / 1e6;
}

const NAMES: Readonly<Record<BudgetScope, string>> = {
  turn: "This turn",
  session: "This session",
  day: "Today",
};

function alertFor(crossed: readonly Crossed[], session: Account, day: Account): string {
  const said = crossed.map(
    ({ scope, limit, cost }) => `${NAMES[scope]} has cost ${dollars(cost)}, more than ${dollars(limit)}`,
  );
  const account = crossed.some(({ scope }) => scope === "day") ? day : session;
  const models = Object.entries(account.models)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([model, cost]) => `${model} ${dollars(cost)}`);
  const unpriced =
    account.unpriced > 0 ? `; ${account.unpriced} model calls without a price are not in it` : "";
  return `[budget] ${said.join("; ")} (${models.join(", ")})${unpriced}`;
}

function dollars(value: number): string {
  return `$${value.toFixed(value < 1 ? 4 : 2)}`;
}

/** Something is about to cost more: stopped where the switch says so, else a note that waits is told. */
function gate({ session }: EventBase, own: Settings): Verdict {
  const scope = blocks(own);
  const note = takeNote(session);
  if (scope !== undefined) {
    const account = standing(session)[scope];
    const highest = limitsOf(own)[scope].at(-1) ?? Number.POSITIVE_INFINITY;
    if (account.cost >= highest) {
      const why = `${NAMES[scope].toLowerCase()} has cost ${dollars(account.cost)}, and the limit is ${dollars(highest)}`;
      return {
        act: "block",
        reason: `[budget] Blocked (${why}). The user can raise the limit or start afresh`,
        rules: [scope],
      };
    }
  }
  return note === undefined ? CONTINUE : { act: "warn", text: note, rules: ["note"] };
}

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  const stop = (event: EventBase): Verdict => gate(event, own);
  return {
    name: "budget_alert",
    tag: "budget",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ LIMITS, BLOCK, PRICES, ...own }),
    settings: {
      schema: async () => (await import("./settings/budget_alert.ts")).SCHEMA,
      faults: async () => [],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    rules: () => [...Object.keys(NAMES), "note"],
    // docker-agent tells the price behind each model call, and nowhere else.
    wants: (kind: EventKind, host: string) =>
      kind === "reply" && host === "docker-agent" ? true : undefined,
    on: { reply: (event) => count(event, own), prompt: stop, tool_call: stop, model_call: stop },
  };
}

/** The guard itself: the limits above, and one handler for each event. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
