/** What an agent did: sessions, runs and calls, whatever they were read from. */
import type { Json } from "../core/verdict.ts";

/**
 * How a call ended. `refused`: it never ran, because a hook, a policy or the user said no, or there is no such program.
 * `unknown`: nobody has said, and nothing may be concluded from it.
 */
export type Outcome = "ok" | "failed" | "refused" | "unknown";

/** What a tool gave back, whatever shape it had. */
export type Result = {
  readonly outcome: Outcome;
  /** All that it printed, standard error behind standard output, cut in the middle at the cap. */
  readonly output: string;
  /** True while it still runs in the background: it has begun, and nobody has seen its end. */
  readonly running?: boolean;
  /** True where something of the output is missing, so that a value's absence proves nothing. */
  readonly cut?: boolean;
};

/** One tool call with its result. `command` is set when a shell ran it. */
export type Call = Result & {
  readonly tool: string;
  readonly input: Json;
  readonly command?: string;
  readonly cwd?: string;
};

/** All that follows one message of the user. */
export type Run = { readonly asked: string; readonly calls: readonly Call[] };

/** A session as far as it is known. */
export type RecordedSession = {
  readonly runs: readonly Run[];
  /** The agent's last words, where the source holds them. */
  readonly said: string;
  /** False where an earlier part is missing: a call that nobody sees there may have been made. */
  readonly complete: boolean;
};

/** One entry of a record, in the order in which things happened. A result belongs to the call of its id, else to the last open one of its tool. */
export type Entry =
  | { readonly is: "user"; readonly text: string }
  | {
      readonly is: "call";
      readonly tool: string;
      readonly input: Json;
      readonly command?: string;
      readonly cwd?: string;
      readonly id?: string;
    }
  | { readonly is: "result"; readonly tool: string; readonly result: Result; readonly id?: string }
  | { readonly is: "said"; readonly text: string }
  /** What stood before this is lost. */
  | { readonly is: "gap" };

const OPEN: Result = { outcome: "unknown", output: "" };

type Draft = Call & { readonly id: string | undefined; result?: Result };

/** The session that `entries` tell. */
export function sessionOf(entries: Iterable<Entry>): RecordedSession {
  const runs: { asked: string; calls: Draft[] }[] = [];
  let said = "";
  let complete = true;
  const open: Draft[] = [];
  const run = () => {
    const last = runs.at(-1) ?? { asked: "", calls: [] };
    if (runs.length === 0) runs.push(last);
    return last;
  };
  for (const entry of entries) {
    switch (entry.is) {
      case "user":
        runs.push({ asked: entry.text, calls: [] });
        said = "";
        break;
      case "call": {
        const { is: _, ...call } = entry;
        const draft: Draft = { ...OPEN, ...call, id: entry.id };
        run().calls.push(draft);
        open.push(draft);
        break;
      }
      case "result":
        close(open, entry);
        break;
      case "said":
        said = entry.text;
        break;
      case "gap":
        complete = runs.some(({ calls }) => calls.length > 0) && complete;
        break;
    }
  }
  return { runs: runs.map(({ asked, calls }) => ({ asked, calls: calls.map(closed) })), said, complete };
}

function close(open: Draft[], entry: Extract<Entry, { is: "result" }>): void {
  const at =
    entry.id === undefined
      ? open.findIndex(({ tool }) => tool === entry.tool)
      : open.findIndex(({ id }) => id === entry.id);
  const call = open[at];
  if (!call) return;
  call.result = entry.result;
  open.splice(at, 1);
}

function closed({ result, id: _, ...call }: Draft): Call {
  return result ? { ...call, ...result } : call;
}

/** The calls of the last run. */
export function lastRun(session: RecordedSession): readonly Call[] {
  return session.runs.at(-1)?.calls ?? [];
}

/** Every call of a session in order. */
export function callsOf(session: RecordedSession): readonly Call[] {
  return session.runs.flatMap(({ calls }) => calls);
}
