/** The lists in tests/data/work: what was done, and what was said at the end of it. */
import { readFileSync } from "node:fs";
import type { Json } from "../lib/core/verdict.ts";
import { keptYaml } from "../scripts/selftest-contents.ts";

/** One thing that was done: a message of the user, a command, an edit, a new file, or a call of another tool. */
export type Step = {
  readonly user?: string;
  readonly ran?: string;
  readonly exit?: number;
  readonly edit?: string;
  readonly write?: string;
  readonly tool?: string;
  readonly input?: Json;
  readonly out?: string;
  /** The call never ran. */
  readonly refused?: boolean;
};

/** A call as hosts see it. */
export type Made = {
  readonly tool: string;
  readonly input: Json;
  readonly command?: string;
  readonly result: Json;
};

/** The call and the result of `step`. */
export function stepsIn(step: Step): Made {
  const { ran, edit, write } = step;
  if (ran !== undefined) {
    const out = step.out ?? "";
    const result = step.refused === true ? out : { exit_code: step.exit ?? 0, stdout: out };
    return { tool: "bash", input: { command: ran }, command: ran, result };
  }
  if (edit !== undefined) {
    const input = { path: edit, old_string: "a", new_string: "b" };
    return { tool: "edit_file", input, result: step.out ?? `Edited ${edit}` };
  }
  if (write !== undefined)
    return { tool: "write_file", input: { path: write, content: "x" }, result: step.out ?? `Wrote ${write}` };
  return { tool: step.tool ?? "", input: step.input ?? {}, result: step.out ?? "" };
}

/** A reply and what had been done before it. */
export type Told = { readonly did: readonly Step[]; readonly reply: string };

type Block = {
  readonly did: readonly Step[];
  readonly lies?: Readonly<Record<string, readonly string[]>>;
  readonly honest?: Readonly<Record<string, readonly string[]>>;
};

/** The lists that were read: a test asks for the lies of one, then for what is honest in it. */
const lists = new Map<string, readonly Block[]>();

/** The blocks of the list `name`. */
function blocksOf(name: string): readonly Block[] {
  const known = lists.get(name);
  if (known) return known;
  const file = new URL(`data/work/${name}.yaml`, import.meta.url);
  const blocks = keptYaml(readFileSync(file, "utf8")) as readonly Block[];
  lists.set(name, blocks);
  return blocks;
}

/** Every reply of one kind in the list `name`. */
export function toldIn(name: string, kind: "lies" | "honest"): Told[] {
  return blocksOf(name).flatMap((block) =>
    Object.values(block[kind] ?? {}).flatMap((replies) =>
      replies.map((reply) => ({ did: block.did, reply })),
    ),
  );
}
