/** Acts by the traces that they leave: who says that a thing was restarted needs a call that restarts. */
import { lazy, remember } from "../core/lazy.ts";
import { WORK_ACTS, WORK_CLAUSES, WORK_INPUT } from "../core/limits.ts";
import { type Sought, sought } from "../core/sought.ts";
import { type Act, type Deed, isIdle, isUnknown } from "./act.ts";
import { commandOf } from "./acts.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import { mayHold } from "./inputs.ts";
import { EFFECTS } from "./languages/effects.ts";
import { TRACE_VERBS, TRACES, type Trace } from "./languages/traces.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { callsOf } from "./record.ts";
import { isIll, RUNS_ONCE } from "./services.ts";

const compiled = remember((trace: Trace) => {
  const said = new Map<string, Sought>();
  return {
    seen: lazy(() => new RegExp(trace.seen, "i")),
    writes: trace.writes === undefined ? undefined : lazy(() => new RegExp(trace.writes ?? "", "i")),
    needs: sought(trace.needs ?? "", "i"),
    saidIn(id: string): Sought | undefined {
      const source = trace.said[id];
      if (source === undefined) return undefined;
      const form = said.get(id) ?? sought(source, "iu");
      said.set(id, form);
      return form;
    },
  };
});

const ENGLISH_VERB = sought(`\\b(?:${[...TRACE_VERBS, ...EFFECTS.map(({ en }) => en)].join("|")})\\b`, "i");

/** The passive of what happens again and again. */
const HABITUAL =
  /(?<!\p{L})(?:wird|werden|viene|vengono|será|serán|sera|seront|będzie|będą|буде\p{L}*)(?!\p{L})/iu;

/** All effects of all languages but English at once: most clauses tell of none. */
const ANY = lazy(() => sought(TRACES.flatMap(({ said }) => said["any"] ?? []).join("|"), "iu"));

/** What was asked of a clause already: several languages read the same one. */
const wide = new Map<string, boolean>();

/** True where the clause tells of any effect, in the words of any language but English. */
function tellsOfAny(clause: string): boolean {
  const found = wide.get(clause) ?? (ANY().test(clause) && !HABITUAL.test(clause));
  if (wide.size >= WORK_CLAUSES) wide.clear();
  wide.set(clause, found);
  return found;
}

/** The ids of the acts that a clause says were done. */
export function tracesIn(language: string, clause: string): string[] {
  const english = language === "en";
  if (english && (!ENGLISH_VERB.test(clause) || /\b(?:when|whenever|if|unless)\b/i.test(clause))) return [];
  const any = !english && tellsOfAny(clause);
  return TRACES.filter((trace) => {
    const { needs, saidIn } = compiled(trace);
    if (english && !needs.test(clause)) return false;
    return saidIn(language)?.test(clause) || (any && saidIn("any")?.test(clause));
  }).map(({ id }) => id);
}

/** Acts that reach a person. */
const SENDS: readonly string[] = ["notify", "send", "tell", "pay"];

/** Something went out into the world, in a session of which every call is known, and there is none. */
function isOutOfNothing({ traces, bare, language, sentence }: WorkClaim, { session, known }: Past): boolean {
  // What others did stands in a passive; these say "I" by no word.
  const own = /^(?:zh|ja|ko)$/.test(language) || FIRST_PERSON.test(sentence);
  return (
    traces.some((id) => SENDS.includes(id)) &&
    own &&
    !bare &&
    known.run &&
    session.complete &&
    callsOf(session).length === 0
  );
}

/** An act of one of the claim's kinds of which no call bears a trace, or whose every try failed. */
export function untraced(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all } = past;
  if (isOutOfNothing(claim, past)) return "unbacked";
  if (all.length === 0 || !past.session.complete || all.some(hides)) return undefined;
  const faults = TRACES.filter(({ id }) => claim.traces.includes(id)).map((trace) =>
    faultOf(trace, claim, past),
  );
  return faults.find((fault) => fault !== undefined);
}

function faultOf(trace: Trace, claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (!trace.serves) return unborne(trace, claim, past);
  if (RUNS_ONCE.test(claim.clause)) return undefined;
  return isIll(past) && !tells(claim) ? "contradicted" : unborne(trace, claim, past);
}

/** The reply itself tells of what fails. */
function tells({ admits, candid }: WorkClaim): boolean {
  return admits || candid;
}

/** No call bears the trace, or every one that does failed. */
function unborne(trace: Trace, claim: WorkClaim, past: Past): ClaimFault | undefined {
  const state = isState(claim, past);
  if (state && past.all.some(({ act, call }) => isIdle(act) && compiled(trace).seen().test(call.output)))
    return undefined;
  const looks = (state && !trace.unseen) || trace.deeds?.includes("look") === true;
  const found = past.all.filter(
    (one) => (bears(one, trace) || isSpokenOf(one, claim)) && (looks || !isIdle(one.act)),
  );
  if (found.length === 0) return !trace.outward && isOfActs(claim, past) ? undefined : "unbacked";
  const failed = found.every((one) => endOf(one, deedOf(one, trace)) === "failed");
  return failed && !tells(claim) && !claim.reserved ? "contradicted" : undefined;
}

/** A script of the user's own language has in its name, or prints, a verb of the clause: `./restaurar.sh`, "wird wiederhergestellt". */
function isSpokenOf({ act, call }: Done, { clause, language }: WorkClaim): boolean {
  if (!act.any || language === "en") return false;
  const words = `${act.words}\n${call.output}`.slice(0, WORK_INPUT).toLowerCase();
  const long = clause.toLowerCase().match(/\p{L}{8,}/gu) ?? [];
  return long.some((word) => words.includes(word.slice(0, STEM)));
}

/** Letters by which two forms of a verb are told as one. */
const STEM = 5;

/** A word of a sentence that may be a name: a path, a revision, a host, a figure. */
const TOKEN = /[\p{L}\p{N}_][\p{L}\p{N}_./:@-]{1,80}[\p{L}\p{N}]/gu;
/** What makes it one: three digits and more, a digit beside letters, parts that are joined. */
const TELLING = /(?:\d[.,]?){3}|\d\p{L}|\p{L}[_:@-]?\d|[\p{L}\p{N}_][./][\p{L}\p{N}_]|\d:\d/u;

/** The words of a sentence that can be names or figures of one thing, in lower case. */
export function tellingIn(sentence: string): string[] {
  return (sentence.toLowerCase().match(TOKEN) ?? []).filter((token) => TELLING.test(token));
}

/** What acts of this run were given and printed, in lower case; of much the end, where the last ones stand. */
const wordsOfActs = remember(({ run }: Past): string =>
  run
    .filter(({ act, call }) => !isIdle(act) && call.outcome === "ok")
    .map(({ act, call }) => `${act.words}\n${call.output}`)
    .join("\n")
    .slice(-WORK_ACTS)
    .toLowerCase(),
);

/** The sentence speaks of what an act of this run was given or printed: another word for it is no other act. */
function isOfActs({ sentence }: WorkClaim, past: Past): boolean {
  const words = wordsOfActs(past);
  return tellingIn(sentence).some((token) => words.includes(token));
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

/** True for an act that bears the trace of the kind `id`. */
export function bearsTrace(one: Done, id: string): boolean {
  const trace = TRACES.find((row) => row.id === id);
  return trace === undefined || bears(one, trace);
}

/** What only prints its words does nothing, and a tool that nobody knows could have done anything. */
function bears(one: Done, trace: Trace): boolean {
  const { act, call } = one;
  // A program that nobody knows says by its words that it makes or takes away, and not what people call that.
  if (trace.outward !== true && isUnknown(act) && act.deeds.has("delete")) return true;
  if (!act.any) return act.deeds.size > 0 && bearsKnown(one, trace);
  return commandOf(call) === undefined || bearsKnown(one, trace);
}

function bearsKnown(one: Done, trace: Trace): boolean {
  const { act, call } = one;
  const { writes, ...known } = compiled(trace);
  const seen = known.seen();
  const wrote = act.edits || (act.deeds.has("write") && !act.deeds.has("run"));
  if (writes !== undefined) return wrote && writesInto(one, writes());
  if (wrote && act.paths.length > 0 && commandOf(call) === undefined)
    return trace.edits === true || (trace.deeds === undefined && act.paths.some((path) => seen.test(path)));
  if (trace.deeds?.some((deed) => act.deeds.has(deed))) return true;
  return (
    seen.test(act.any || carriesOut(act) ? `${act.words}\n${call.output}` : act.words) ||
    mayHold(call.input, seen) ||
    (trace.edits === true && wrote && (act.edits || EDITS.test(act.words)))
  );
}

/** Does what a file of steps says: which they were, only its output tells. */
function carriesOut({ words }: Act): boolean {
  return /^(?:\S*\/)?(?:ansible(?:-\w+)?|pyinfra|salt(?:-\w+)?|puppet|chef-\w+|cap|fab|pdsh|clush|parallel-ssh) /.test(
    words,
  );
}

/** What was written is of the kind, by its path or by what stands in it. */
function writesInto({ act, call }: Done, writes: RegExp): boolean {
  return (
    act.paths.length === 0 ||
    act.paths.some((path) => writes.test(path)) ||
    mayHold(call.input, /test|assert|expect|describe|"""|\/\*|#/i)
  );
}

/** Commands that change what stands in a file. */
const EDITS = /^(?:>|apply_patch|cp|dasel|git|mv|patch|perl|sed|tee|yq) /;
