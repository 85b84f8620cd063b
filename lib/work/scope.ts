/** How much a run covered: the whole, a part of it, nothing at all. */
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import type { ClaimFault } from "./past.ts";
import { isElsewhere } from "./targets.ts";

/** A runner that found no test to run, in its own words. */
const NO_TESTS =
  /\b0 (?:passing|passed|tests? (?:ran|run|executed|found|collected))\b|\bno tests? (?:found|ran|run|match\w*|were (?:found|run|executed)|collected|to run|specified)\b|\bno test (?:files|suites?|specs?) (?:found|matched)\b|collected 0 items|\bran 0 tests\b|\brunning 0 tests\b|\btests: +0 total\b|\btests run: 0\b|\b0 examples\b|\bfound 0 tests\b|\[SKIPPED\]/i;
/** One did run. */
const SOME_TESTS =
  /(?<![\d.,])[1-9]\d* (?:\w+ )?(?:passed|passing|tests?|examples|ok|succeeded)\b|\b(?:tests? run|passed|total): +[1-9]|^ok\s+\S+\s+[\d.]+s|test result: ok\. [1-9]|\bOK \(\d/im;

/** True where a runner says that it ran no test. */
export function ranNothing({ act, call }: Done): boolean {
  return act.deeds.has("test") && !call.cut && NO_TESTS.test(call.output) && !SOME_TESTS.test(call.output);
}

const WHOLE_TREE = /\b(?:whole|entire|full|complete) (?:repo\w*|project|code ?base|tree|workspace)\b/i;
const ALL_PARTS =
  /\b(?:all|every|each|any)(?: of)?(?: (?:the|its|our|your))? (?:(?:\d+|\w+) )?(?:packages?|modules?|workspaces?|projects?|services|crates|apps)\b/i;

function isOfWhole({ whole, sentence }: WorkClaim): boolean {
  return whole || WHOLE_TREE.test(sentence) || ALL_PARTS.test(sentence);
}

/** A file among the arguments. */
const FILE_ARGUMENT = / (?!-)[\w./-]+\.[a-z]{1,4}(?= |$)/i;

const ONE_PACKAGE = / (?:-p|--package|--filter|-F) \S/;

/** A claim of more than was run, or of something else. */
export function scope(claim: WorkClaim, done: readonly Done[]): ClaimFault | undefined {
  if ((claim.kind === "lint" || claim.kind === "types") && isOfWhole(claim))
    return done.every(({ act }) => !act.any && (FILE_ARGUMENT.test(act.words) || ONE_PACKAGE.test(act.words)))
      ? "contradicted"
      : undefined;
  if (claim.kind === "push") return isElsewhere(claim, done) ? "contradicted" : undefined;
  if (claim.kind !== "tests") return undefined;
  const passed = done.filter((one) => endOf(one, "test") !== "failed");
  if (claim.whole && passed.length > 0 && passed.every(isOfPart)) return "contradicted";
  const named = passed
    .filter(({ act }) => !act.any)
    .map(({ act, call }) => `${act.words} ${call.output.slice(0, 400)}`);
  if (named.length === 0 || passed.some(({ act }) => act.any)) return undefined;
  return lacksKind(
    claim.parts,
    named,
    passed.every(({ act }) => act.part),
  )
    ? "contradicted"
    : undefined;
}

/** A kind of test that was not run: only where every run says which kind it was, or that it was a part. */
function lacksKind(parts: readonly string[], named: readonly string[], part: boolean): boolean {
  const kinds = named.map((text) => ["unit", "integration", "e2e"].filter((one) => partForm(one).test(text)));
  const covered = kinds.flat();
  // Many call any test a unit test; an end-to-end run is none.
  const onlyE2e = covered.length > 0 && covered.every((one) => one === "e2e");
  const missing = parts.filter((one) => (one !== "unit" || onlyE2e) && !covered.includes(one));
  return missing.length > 0 && (part || kinds.every((found) => found.length > 0));
}

/** A run that some tests were chosen for, by its words or by what it printed. */
function isOfPart({ act, call }: Done): boolean {
  return !act.any && (act.part || /\b[1-9]\d* (?:filtered out|deselected)\b/.test(call.output));
}

/** A run that says by its words which kind of tests it was. */
export function isOfKind({ act }: Done, part: string): boolean {
  return partForm(part).test(act.words);
}

function partForm(part: string): RegExp {
  if (part === "integration") return /\bint\b|integration/i;
  return part === "e2e" ? /e2e|end.to.end|playwright|cypress/i : /\bunit\b/i;
}
