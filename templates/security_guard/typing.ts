/** What running shells would do with the keys that they get. */
import { TYPED_KEYS, TYPED_LINES, TYPED_MOVES, TYPED_SHELLS } from "../../lib/core/limits.ts";
import type { ToolCallEvent } from "../../lib/hook/event.ts";
import { edited, keysOf, linesOf, type Typed } from "../../lib/hook/tools/typing.ts";
import type { Judgement } from "../../lib/shell/index.ts";
import { changeTail, type Tail } from "../../lib/state/typed.ts";
import { isCommand, judgedBy, passes } from "./line.ts";
import { contextOf } from "./place.ts";
import { masked } from "./secrets.ts";
import { shell, type Tables } from "./tables.ts";

export type TypedJudgement = Pick<Judgement, "findings" | "warnings">;

/** The keys that running shells get: by the tool itself, or by a command that types elsewhere (`tmux send-keys`). */
export function typedBy(event: ToolCallEvent, tables: Tables): readonly Typed[] {
  if (event.typed) return event.typed;
  if (!isCommand(event) || passes(event, tables)) return [];
  // What one command line types into the same shell comes without a gap.
  const keys = new Map<string, string>();
  for (const { place, words } of shell.get().typedIn(judgedBy(tables)(event).evaluation))
    keys.set(place, (keys.get(place) ?? "") + keysOf(words));
  return Array.from(keys, ([place, typed]) => ({ place, keys: typed }));
}

/** Between two calls, whose keys come with Enter or without it. */
const SEAM = "\u001c";

/** What a running shell would do with the keys that it gets, behind those that it got before. */
export function judgeTyped(event: ToolCallEvent, tables: Tables): Pick<Judgement, "findings" | "warnings"> {
  const typed = typedBy(event, tables);
  const all = typed.slice(-TYPED_SHELLS).map(({ place, keys }) => {
    const session = event.session || event.cwd;
    const key = { session, place, ...(event.call === undefined ? {} : { call: event.call }) };
    try {
      return changeTail(key, (tail, forgets) => {
        const judged = judgeKeys(tail, keys.replaceAll(SEAM, ""), event, tables);
        const { findings, warnings } = judged.result;
        const isTold = forgets && judged.next !== undefined;
        return isTold ? { ...judged, result: { findings, warnings: [...warnings, FORGETS] } } : judged;
      });
    } catch {
      return { findings: [], warnings: [UNJOINED] };
    }
  });
  return {
    findings: all.flatMap(({ findings }) => findings),
    warnings: [
      ...all.flatMap(({ warnings }) => warnings),
      ...(typed.length > TYPED_SHELLS ? [TOO_MANY] : []),
    ],
  };
}

const TOO_MANY = { rule: "unread", text: "more shells are typed into at once than are followed" };

const FORGETS = {
  rule: "unread",
  text: "more shells are typed into than are followed: what the one that is silent longest got is not joined any more",
};

const UNJOINED = {
  rule: "unread",
  text: "what is typed here was read by itself, because what was typed before could not be kept",
};

const TOO_LONG = { rule: "unread", text: "the line that is being typed is longer than what is read of it" };

/** Judges the lines with what is kept of the shell; what passes is kept in its turn, without the secrets in it. */
function judgeKeys(
  tail: Tail,
  keys: string,
  event: ToolCallEvent,
  tables: Tables,
): { readonly next?: Tail; readonly result: TypedJudgement } {
  const typed = tail.keys + (tail.keys === "" ? "" : SEAM) + keys;
  const context = contextOf(event);
  const before = shell.get().judge(tail.lines, context, tables.shell);
  const known = new Set(before.findings.map(({ rule }) => rule));
  // A tool may press Enter by itself behind each text, or not: both are read.
  const isJoined = typed.includes(SEAM);
  const plain = linesOf(typed.replaceAll(SEAM, ""));
  const readings = isJoined ? [plain, linesOf(typed.replaceAll(SEAM, "\n"))] : [plain];
  const texts = readings.map(({ done, rest }) => `${tail.lines}${[...done, edited(rest)].join("\n")}`);
  const findings = [...new Set(texts)]
    .flatMap((text) => shell.get().judge(text, context, tables.shell).findings)
    .filter(({ rule }) => !known.has(rule));
  if (findings.length > 0) return { result: { findings, warnings: [] } };
  const { rest } = isJoined ? linesOf(typed) : plain;
  const isLong = rest.length > TYPED_KEYS;
  const lines = tail.lines + plain.done.map((line) => `${line}\n`).join("");
  const next = {
    lines: masked(lastLines(lines), event.session, tables),
    keys: isLong ? "" : masked(rest, event.session, tables),
  };
  return { next, result: { findings: [], warnings: isLong ? [TOO_LONG] : [] } };
}

/** The last whole lines of a text, as many as are kept, behind the last change of directory before them. */
function lastLines(text: string): string {
  const cut = text.slice(-TYPED_LINES);
  if (cut.length === text.length) return text;
  const last = cut.slice(cut.indexOf("\n") + 1);
  const moves = text.slice(0, -last.length || undefined).match(/^[ \t]*(?:cd|pushd)\b.*\n/gm) ?? [];
  return moves.slice(-TYPED_MOVES).join("").slice(-TYPED_LINES) + last;
}
