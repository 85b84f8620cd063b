/**
 * The proof of a rules file before it is sealed: its own cases, and ours, but those about rows that it switches off
 * or that its profile adds.
 */
import { isObject } from "../../lib/core/json.ts";
import { respond } from "../../lib/hook/decide.ts";
import type { Guard } from "../../lib/hook/event.ts";
import { meaningOf } from "../../lib/hook/hosts/meaning.ts";
import type { Case } from "../../lib/selftest/case.ts";
import { type Ask, type Report, runCases } from "../../lib/selftest/run.ts";
import { isOwn, ownCases } from "../selftest.ts";
import { newCounter } from "../terminal.ts";
import type { RulesFile } from "./file.ts";

/** A guard, all its parts loaded. */
async function loaded(guard: Guard): Promise<Guard> {
  await guard.load?.();
  return guard;
}

/** Runs the file's cases and ours, which are those of this build, against the guard with the file's settings. */
export async function prove(file: RulesFile, built?: readonly Case[]): Promise<Report> {
  const { guard, settings } = file;
  const tuned = await loaded(guard.settings?.apply(settings) ?? guard);
  const bare = await loaded(guard.settings?.applyBare?.(settings) ?? tuned);
  // Plain values change what they are about: a case of ours that ends otherwise with them says nothing.
  const all = guard.settings?.plain ? [] : (built ?? (await ownCases(guard.name)));
  const ours = all.filter((one) => one.guard === guard.name && !one.derived);
  // What a guard counts or writes down for a case of the file's goes into a folder of its own.
  const placed = file.cases.map((one) => ({ ...one, workspace: one.workspace ?? {} }));
  const counter = newCounter(placed.length + ours.length, "cases");
  const counted = (ask: Ask): Ask => {
    return (one) => {
      counter.step();
      return ask(one);
    };
  };
  const own = await runCases(placed, counted(asking(tuned)), meaningOf);
  const seen: Fired = new Map();
  const proof = await runCases(ours, counted(asking(bare, seen)), meaningOf);
  counter.clear();
  const meant = meantChanges(file, tuned, seen);
  const failures = proof.failures.filter(({ id, file: from }) => {
    const failed = ours.find((one) => one.id === id && one.file === from);
    return failed === undefined || !meant(failed);
  });
  return { passed: own.passed + proof.passed, failures: [...own.failures, ...failures] };
}

/** The rules that fired, by the id of the case. */
type Fired = Map<string, readonly string[]>;

function asking(guard: Guard, seen: Fired = new Map()): Ask {
  return ({ id, input, host }) => {
    const { answer, verdict } = respond(guard, input, host === undefined ? {} : { host });
    const rules = "rules" in verdict ? verdict.rules : [];
    seen.set(id, rules);
    return { stdout: answer.stdout, exit: answer.exit, rules };
  };
}

/** Whether a case of ours fails because the file says so: its row is off, or the file's profile has a row more. */
function meantChanges(file: RulesFile, tuned: Guard, seen: Fired): (one: Case) => boolean {
  const off = file.settings["off"];
  const gone = new Set(Array.isArray(off) ? off : []);
  const built = idsIn(file.guard.tables());
  const own = idsIn(file.settings);
  const more = new Set([...idsIn(tuned.tables())].filter((id) => !built.has(id) && !own.has(id)));
  const builtIn = ({ input, host }: Case): readonly string[] => {
    const { verdict } = respond(file.guard, input, host === undefined ? {} : { host });
    return "rules" in verdict ? verdict.rules : [];
  };
  return (one) => {
    const before = one.rule === undefined ? builtIn(one) : [one.rule];
    if (before.length > 0 && before.some((id) => gone.has(id))) return true;
    // What protects this very program on this machine is no part of the rules that are proved.
    return (seen.get(one.id) ?? []).some((id) => more.has(id) || isOwn(id));
  };
}

/** Every `id` in tables or settings. */
function idsIn(tables: unknown): Set<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [tables];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next);
    else if (isObject(next) && typeof next["id"] === "string") found.add(next["id"]);
    else if (isObject(next)) waiting.push(...Object.values(next).filter((value) => value !== null));
  }
  return found;
}
