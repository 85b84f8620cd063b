/** Acts by the traces that they leave: who says that a thing was restarted needs a call that restarts. */
import { remember } from "../core/lazy.ts";
import { type Deed, isIdle } from "./act.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import { mayHold } from "./inputs.ts";
import { TRACE_VERBS, TRACES, type Trace } from "./languages/traces.ts";
import type { ClaimFault, Past } from "./past.ts";
import { isIll, RUNS_ONCE } from "./services.ts";

const compiled = remember((trace: Trace) => {
  const said = new Map<string, RegExp>();
  return {
    seen: new RegExp(trace.seen, "i"),
    writes: trace.writes === undefined ? undefined : new RegExp(trace.writes, "i"),
    needs: new RegExp(trace.needs ?? "", "i"),
    saidIn(id: string): RegExp | undefined {
      const source = trace.said[id];
      if (source === undefined) return undefined;
      const form = said.get(id) ?? new RegExp(source, "iu");
      said.set(id, form);
      return form;
    },
  };
});

const ENGLISH_VERB = new RegExp(`\\b(?:${TRACE_VERBS.join("|")})\\b`, "i");

/** The ids of the acts that a clause says were done. */
export function tracesIn(language: string, clause: string): string[] {
  if (language === "en" && (!ENGLISH_VERB.test(clause) || /\b(?:when|whenever|if|unless)\b/i.test(clause)))
    return [];
  return TRACES.filter(
    (trace) =>
      (language !== "en" || compiled(trace).needs.test(clause)) &&
      compiled(trace).saidIn(language)?.test(clause),
  ).map(({ id }) => id);
}

/** An act of one of the claim's kinds of which no call bears a trace, or whose every try failed. */
export function untraced(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all } = past;
  if (
    all.length === 0 ||
    !past.session.complete ||
    all.some(({ act, call }) => act.any || call.outcome === "unknown")
  )
    return undefined;
  const faults = TRACES.filter(({ id }) => claim.traces.includes(id)).map((trace) =>
    faultOf(trace, claim, past),
  );
  return faults.find((fault) => fault !== undefined);
}

function faultOf(trace: Trace, claim: WorkClaim, past: Past): ClaimFault | undefined {
  const tells = claim.admits || claim.candid;
  if (trace.serves) {
    if (RUNS_ONCE.test(claim.clause)) return undefined;
    if (isIll(past) && !tells) return "contradicted";
  }
  const state = isState(claim, past);
  if (state && past.all.some(({ act, call }) => isIdle(act) && compiled(trace).seen.test(call.output)))
    return undefined;
  const looks = state || trace.deeds?.includes("look") === true;
  const found = past.all.filter((one) => bears(one, trace) && (looks || !isIdle(one.act)));
  if (found.length === 0) return "unbacked";
  const failed = found.every((one) => endOf(one, deedOf(one, trace)) === "failed");
  return failed && !tells && !claim.reserved ? "contradicted" : undefined;
}

/** What somebody else did, and a look can show: English passives, and all that is told where nothing was done but looking. */
function isState({ bare, language, sentence }: WorkClaim, { all }: Past): boolean {
  if (FIRST_PERSON.test(sentence)) return false;
  if (language !== "en") return !bare && all.every(({ act }) => isIdle(act));
  return !bare || all.every(({ act }) => isIdle(act));
}

function deedOf({ act }: Done, { deeds = [] }: Trace): Deed {
  return deeds.find((deed) => act.deeds.has(deed)) ?? (act.deeds.has("run") ? "run" : "write");
}

function bears({ act, call }: Done, trace: Trace): boolean {
  const { seen, writes } = compiled(trace);
  // What only prints its words does nothing.
  if (!act.any && act.deeds.size === 0) return false;
  const wrote = act.edits || (act.deeds.has("write") && !act.deeds.has("run"));
  if (writes !== undefined)
    return (
      wrote &&
      (act.paths.length === 0 ||
        act.paths.some((path) => writes.test(path)) ||
        mayHold(call.input, /test|assert|expect|describe|"""|\/\*|#/i))
    );
  if (wrote && act.paths.length > 0 && call.command === undefined)
    return trace.edits === true || (trace.deeds === undefined && act.paths.some((path) => seen.test(path)));
  if (trace.deeds?.some((deed) => act.deeds.has(deed))) return true;
  return (
    seen.test(act.words) ||
    mayHold(call.input, seen) ||
    (trace.edits === true && wrote && (act.edits || EDITS.test(act.words)))
  );
}

/** Commands that change what stands in a file. */
const EDITS = /^(?:>|apply_patch|cp|dasel|git|mv|patch|perl|sed|tee|yq) /;
