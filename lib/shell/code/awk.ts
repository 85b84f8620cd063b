/**
 * The programs of an invocation of awk, and the names that it gives them.
 *
 * Sources: POSIX.1-2017 awk; the gawk 5.3 manual for `-e` and `-E`.
 */
import { type Arg, type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { type Options, readOptions } from "../word/options.ts";

function optionsOf({ program, args }: Invocation): Options {
  const card = cardOf(program);
  return readOptions(args, card?.options, card?.style);
}

/** The programs of an invocation of awk: `-e` texts, the file of `-f` where it is known, else the first operand. */
export function awkPrograms(invocation: Invocation): readonly Arg[] {
  const { script, stdin } = invocation;
  const options = optionsOf(invocation);
  const sources = options.values("source");
  if (sources.length > 0) return sources;
  if (known(options.value("file")) === "-" && stdin.kind === "text") return [stdin.text];
  if (options.has("file")) return script === undefined ? [] : [script];
  return options.operands.slice(0, 1);
}

/** What an invocation of awk reads: the operands, without the program. */
export function awkFiles(invocation: Invocation): readonly Arg[] {
  const options = optionsOf(invocation);
  return options.has("source") || options.has("file") ? options.operands : options.operands.slice(1);
}

/** `-v name=value` as assignments at the start of the program. */
export function awkAssignments(invocation: Invocation): string {
  return optionsOf(invocation)
    .values("assign")
    .map((word) => {
      const found = /^(\w{1,64})=(.*)$/s.exec(known(word) ?? "");
      return found ? `${found[1]} = ${JSON.stringify(found[2])}\n` : "";
    })
    .join("");
}
