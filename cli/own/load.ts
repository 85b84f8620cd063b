/**
 * A guard of one's own from its sealed code: run in this process, with the modules of this package that it asks for and
 * nothing of its folder or its environment.
 */
import type { EventKind, FailPolicy, Guard } from "../../lib/hook/event.ts";
import { serve } from "../../lib/hook/run.ts";
import { codePath, type GuardCode, readCode } from "../../lib/rules/code.ts";
import { type Embedded, type Library, libraryOf } from "../embedded.ts";
import { nameOf } from "../name.ts";

/**
 * The guard that the code describes, under its file's name.
 *
 * @throws TypeError when it exports no guard, and whatever the code throws.
 */
export async function guardFrom({ guard: name, uses, script }: GuardCode, library: Library): Promise<Guard> {
  const held = new Map<string, unknown>();
  for (const one of uses) held.set(one, await library(one));
  const ask = (id: string): unknown => held.get(id) ?? process.getBuiltinModule(id);
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const meta = { url: `file:///${name}`, main: false };
  const vm = process.getBuiltinModule("node:vm");
  const body = vm.compileFunction(script, ["module", "exports", "require", "importMeta"], { filename: name });
  body(module, module.exports, ask, meta);
  return { ...asGuard(module.exports["guard"]), name };
}

/** Every kind of event that a handler may be for. */
const KINDS: Readonly<Record<EventKind, true>> = {
  prompt: true,
  tool_call: true,
  tool_result: true,
  reply: true,
  stop: true,
  outbound: true,
  model_call: true,
  before_model: true,
  session: true,
};

/** @throws TypeError that says what is missing. */
function asGuard(value: unknown): Guard {
  if (typeof value !== "object" || value === null)
    throw new TypeError("it has no export `guard`: export const guard: Guard = { … }");
  const guard = value as Partial<Guard>;
  if (typeof guard.tag !== "string") throw new TypeError("guard.tag is no text");
  if (guard.failPolicy !== "warn" && guard.failPolicy !== "block")
    throw new TypeError('guard.failPolicy is neither "warn" nor "block"');
  if (typeof guard.tables !== "function") throw new TypeError("guard.tables is no function");
  const kinds = Object.entries(guard.on ?? {}).filter(([, handler]) => handler !== undefined);
  if (kinds.length === 0) throw new TypeError("guard.on has no handler");
  for (const [kind, handler] of kinds) {
    if (!Object.hasOwn(KINDS, kind))
      throw new TypeError(`guard.on.${kind} is no event: ${Object.keys(KINDS).join(", ")}`);
    if (typeof handler !== "function") throw new TypeError(`guard.on.${kind} is no function`);
  }
  return value as Guard;
}

/**
 * Is the guard whose sealed code lies beside the program, with these words. False where there is none. Never silent: code
 * that cannot be trusted or run is answered as its fail policy says.
 */
export async function serveOwn(program: string, words: readonly string[], what: Embedded): Promise<boolean> {
  const name = nameOf(program);
  const file = readCode(codePath(program), name);
  if (file === undefined) return false;
  await serve(
    file.state === "sealed"
      ? await guardFrom(file.code, libraryOf(what)).catch((error: unknown) =>
          broken(name, file.code.failPolicy, `does not run (${kindOf(error)})`),
        )
      : broken(name, file.failPolicy, file.why),
    words,
  );
  return true;
}

/** A message could quote what the code holds, so only the kind of error is told. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** The guard that answers for code that does not count. */
function broken(name: string, failPolicy: FailPolicy, why: string): Guard {
  const text = `[${name}] ${failPolicy === "warn" ? "Warning, n" : "N"}othing was checked: the code of ${name} ${why}; agent-guards install puts it right`;
  const rules = ["internal.code"];
  const verdict =
    failPolicy === "block"
      ? ({ act: "block", reason: text, rules } as const)
      : ({ act: "warn", text, rules } as const);
  const on = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, () => verdict]));
  return { name, tag: name, failPolicy, tables: () => ({}), on };
}
