/**
 * A guard as it is installed: with the rules that are sealed beside its program, or with a pause that a person took.
 */
import type { Verdict } from "../core/verdict.ts";
import { pauseEnd } from "../rules/pause.ts";
import { isThere } from "../rules/private.ts";
import { readSeal, type Sealed, sealPath } from "../rules/seal.ts";
import type { Guard, HookEvent } from "./event.ts";
import { noted } from "./notice.ts";
import { withOnce } from "./once.ts";

/** A guard, the rules that judge in it ("sealed 0123456789ab", or "" where only the built-in ones do), and it without them. */
export type Installed = { readonly guard: Guard; readonly rules: string; readonly base: Guard };

/** What Linux says behind the path of a program whose file was replaced while it runs. */
const REPLACED = " (deleted)";

/** The guard with what lies beside `program`. Never throws: built-in rules hold where the file cannot be trusted. */
export function installed(guard: Guard, file: string): Installed {
  const program = file.endsWith(REPLACED) ? file.slice(0, -REPLACED.length) : file;
  const path = sealPath(program);
  // Looked for here, because most programs have no such file: the first calls on the way to its reader cost as much again.
  const isSealed = guard.settings && isThere(path);
  const { guard: tuned, ...rest } = isSealed ? judging(guard, path) : { guard, rules: "", base: guard };
  return { guard: withOnce(tuned, program), ...rest };
}

function judging(guard: Guard, path: string): Installed {
  const seal = readSeal(path, guard.name);
  if (!seal) return { guard, rules: "", base: guard };
  if (seal.state === "bad") return refused(guard, seal.why);
  const { sealed, digest } = seal;
  fixEnvironment(sealed);
  try {
    const until = sealed.pausedUntil === 0 ? 0 : pauseEnd(sealed);
    const tuned = until > 0 ? paused(guard, until) : guard.settings?.apply(sealed.settings);
    return { guard: tuned ?? guard, rules: `sealed ${digest}`, base: guard };
  } catch {
    return refused(guard, "does not fit this version");
  }
}

function refused(guard: Guard, why: string): Installed {
  const text = `[${guard.tag}] Warning, the sealed rules of ${guard.name} do not count: the file ${why}. The built-in rules hold; agent-guards rules apply seals them anew`;
  return { guard: withNotice(guard, text), rules: `sealed file refused: it ${why}`, base: guard };
}

/** Where a guard's facts lie was fixed when it was installed: a project's variables must not lead it elsewhere. */
function fixEnvironment({ environment }: Sealed): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === null) delete process.env[name];
    else process.env[name] = value;
  }
}

function paused(guard: Guard, end: number): Guard {
  const until = new Date(end).toISOString().slice(11, 16);
  const text = `[${guard.tag}] Warning, ${guard.name} is paused until ${until} UTC and checks nothing; agent-guards resume ends it`;
  const verdict: Verdict = { act: "warn", text, rules: ["internal.paused"] };
  const on = Object.fromEntries(Object.keys(guard.on).map((kind) => [kind, () => verdict]));
  const { load: _, ...rest } = guard;
  return { ...rest, on };
}

/** The same guard, whose every answer says `notice`, too. */
function withNotice(guard: Guard, notice: string): Guard {
  const on = Object.fromEntries(
    Object.entries(guard.on).map(([kind, handler]) => [
      kind,
      // The handler under an event's kind takes exactly that kind; TypeScript cannot see the pairing.
      (event: HookEvent) =>
        noted((handler as (event: HookEvent) => Verdict)(event), notice, "internal.rules"),
    ]),
  );
  return { ...guard, on };
}
