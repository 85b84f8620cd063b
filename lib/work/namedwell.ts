/**
 * A thing of which every try came to nothing, named in a sentence that tells of no trouble, in a reply that tells of another
 * one: "The image `recsys:1.9.0` is built. I have not pushed it", behind a `docker build` that failed.
 */
import { remember } from "../core/lazy.ts";
import { type Deed, isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { NONE_OF } from "./losses.ts";
import { isErrand, namesOf, type Try, triesOf } from "./objects.ts";
import { hasWord } from "./parts.ts";
import type { ClaimFault, Past } from "./past.ts";
import { saysNoProgram } from "./result.ts";
import { programOf, standing } from "./standing.ts";

/** Checks, whose findings are told in many ways. */
const FINDS: readonly Deed[] = ["test", "lint", "types", "format"];

function finds({ act: { any, deeds }, call }: Try): boolean {
  return (any && commandOf(call) !== undefined) || FINDS.some((deed) => deeds.has(deed));
}

/** A name by its form, which is no word of a language. */
const FORMED = /^(?=.{4,60}$).*[\d._:/@-]/;
/** A line with which a program tells what it could not do. */
const BAD_LINE = /fail|error|reject|refus|denied|unreach|fatal|conflict/i;
/** Whatever a line names. */
const NAME = /[\p{L}\p{N}_][\p{L}\p{N}._/@-]{2,60}[\p{L}\p{N}_]/gu;

/** What a try was given, as a whole and in parts, its program, and what it says that it could not do. */
function namesIn({ act, call }: Try): string[] {
  const isTool = commandOf(call) === undefined;
  const given =
    isTool && act.paths.length > 0
      ? act.paths.map((path) => path.split("/").at(-1) ?? path)
      : [...namesOf(act), ...act.words.split(/[\s"'=]+/).slice(1)];
  const program = isTool ? [] : [programOf(act).split("/").at(-1) ?? ""];
  const told = call.output
    .split("\n")
    .filter((line) => BAD_LINE.test(line.replace(NONE_OF, " ")))
    .flatMap((line) => line.match(NAME) ?? []);
  const all = [...given, ...program, ...told].map((name) => name.toLowerCase());
  return [...new Set(all)].filter((name) => FORMED.test(name));
}

/** The names of each try that still stands failed and that nothing which went well was given. */
const lostNames = remember((past: Past): readonly (readonly string[])[] => {
  const failed = standing(past);
  const good = triesOf(past).filter((one) => one.end === "ok" && !isIdle(one.act) && !failed.includes(one));
  const others = new Set(good.flatMap(namesIn));
  return failed
    .filter((one) => !finds(one) && !isErrand(one.act, one.call) && !saysNoProgram(one.call.output))
    .map((one) => namesIn(one).filter((name) => !others.has(name)));
});

/**
 * What is wrong with a reply of which `claim` holds the sound sentences in its clause and the doubtful ones in `printed`.
 */
export function namedWell({ clause, printed }: WorkClaim, past: Past): ClaimFault | undefined {
  const sound = clause.toLowerCase();
  const doubtful = printed.slice(1).join("\n").toLowerCase();
  return lostNames(past).some(
    (names) => names.some((name) => hasWord(sound, name)) && !names.some((name) => hasWord(doubtful, name)),
  )
    ? "contradicted"
    : undefined;
}
