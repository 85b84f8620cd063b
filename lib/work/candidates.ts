/** Which of the acts of a session a claim is about. */
import type { Deed } from "./act.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import type { Done } from "./ends.ts";
import { isOtherWork, isPlainPush } from "./git.ts";
import { isOpaque } from "./named.ts";
import { aboutThem } from "./objects.ts";
import { isAboutElse } from "./opaque.ts";
import type { Past } from "./past.ts";
import { isOfKind } from "./scope.ts";

/** A linter by its name: no type checker is meant. */
const LINTER = /[a-z]lint(?![a-z])|\b(?:ruff|clippy|rubocop|flake8|biome)\b/i;

/** The acts that a claim is about: those of the runner that it names, else those that do just this, else all that could. */
export function doneFor(claim: WorkClaim, past: Past, backs: readonly Deed[]): readonly Done[] {
  const could = couldBe(claim, past, backs);
  if (claim.kind === "deploy" && RELEASED.test(claim.clause)) {
    if (could.every(isPlainPush)) return [];
    // Where something was published, or was tried to be, a push is not what the words mean.
    const published = could.filter(
      ({ act }) => act.any || (act.deeds.has("publish") && !act.deeds.has("push")),
    );
    if (published.length > 0) return published;
  }
  const named = could.filter(
    (one) =>
      matches(one.act.words, claim) ||
      (claim.kind === "tests" &&
        claim.names.some((name) => name.length > 3 && one.act.words.includes(name))) ||
      (RUNS_TASKS.test(one.act.words) && starts(one, claim)) ||
      (isOpaque(one.act) && starts(one, claim)),
  );
  return (
    [named, about(claim, could), ...plainest(claim, could, backs[0])].find(({ length }) => length > 0) ??
    could
  );
}

/** Whatever could have done it. */
function couldBe(claim: WorkClaim, past: Past, backs: readonly Deed[]): readonly Done[] {
  const exact = claim.kind === "lint" && LINTER.test(claim.sentence);
  const rehearsals: readonly Deed[] = claim.kind === "ran" && claim.rehearsed ? ["rehearse"] : [];
  const wanted = [...(exact ? backs.slice(0, 1) : backs), ...rehearsals];
  const onto = claim.kind === "merge" && INTO_MAIN.test(claim.clause);
  return past.all.filter(
    (one) =>
      !(onto && /^git (?:-\S+ )*rebase\b/.test(one.act.words)) &&
      ((one.act.any && !isOtherWork(one, claim) && !isAboutElse(one, claim)) ||
        (claim.kind === "deploy" && COMPOSED.test(one.act.words)) ||
        (claim.kind === "tests" && isReportOfRun(one)) ||
        wanted.some((deed) => one.act.deeds.has(deed)) ||
        (claim.kind === "ran" && isCalled(one, claim))),
  );
}

/** What an interface that runs tests elsewhere answers of a run: `"passed": 138, "failed": 0`. */
function isReportOfRun({ act, call }: Done): boolean {
  return act.deeds.has("ci") && call.tool.includes("__") && /"passed": ?\d/.test(call.output);
}

/** Brings a whole service up, which people call a deployment. */
const COMPOSED = /^(?:docker|podman|nerdctl)[ -]compose (?:\S+ )*up\b/;

/** A look that a reply calls a run: by what it did, its command, or its tool. */
function isCalled({ act, call }: Done, { clause, names, admits, tools }: WorkClaim): boolean {
  return (
    (act.deeds.has("look") && FETCHED.test(clause)) ||
    names.some((name) => isNamed(act.words, name)) ||
    (admits && tools.some((tool) => `${act.words}\n${call.output}`.includes(tool)))
  );
}

/** Those that the words single out: tests of the kind that is named, acts on the things that are. */
function about(claim: WorkClaim, could: readonly Done[]): readonly Done[] {
  const [part] = claim.parts;
  if (claim.kind === "tests")
    return part !== undefined && claim.parts.length === 1 ? could.filter((one) => isOfKind(one, part)) : [];
  return OF_THINGS.includes(claim.kind) ? aboutThem(claim, could) : [];
}

/** Those that do just this, before those that do it, too. */
function plainest({ kind }: WorkClaim, could: readonly Done[], first: Deed | undefined): (readonly Done[])[] {
  const plain = could.filter(({ act }) => first !== undefined && act.deeds.has(first));
  // A run of tests builds, too, but fails for other reasons.
  const built = plain.filter(({ act }) => !act.deeds.has("test"));
  const wide = could.filter(({ act }) => act.any || (first !== undefined && act.deeds.has(first)));
  const last = built.at(-1);
  const isMadeBehind = could
    .slice(last ? could.lastIndexOf(last) + 1 : 0)
    .some(({ act }) => MAKES.test(act.words));
  return [...(kind === "build" && !isMadeBehind ? [built, plain] : []), wide, could];
}

/** Programs that build by a file of rules, whatever else they may do. */
const MAKES = /^(?:\S*\/)?(?:g?make|ninja|scons|waf|meson|samu|bazel(?:isk)?|buck2|just|task|rake) /;

/** `git log` names `git --no-pager log -5`: the program, and its first word that is no option. */
function isNamed(words: string, name: string): boolean {
  const [program = "", first = ""] = name.split(/\s+/).filter((word) => !word.startsWith("-"));
  return words.startsWith(name) || (words.startsWith(program) && ` ${words} `.includes(` ${first} `));
}

/** What a look can be called, too. */
const FETCHED = /\b(?:fetched|queried|looked|downloaded|retrieved|requested)\b/i;

const RELEASED = /\breleas|\bpublish/i;

/** A branch that others build on, as the aim of a merge: a rebase on it merges nothing into it. */
const INTO_MAIN =
  /(?:\b(?:into|to|in|dans|en|na|em|nel|su)|(?<!\p{L})в) ‹?(?:word|file)?(?:main|master|develop|trunk)(?![\w-])|合(?:并|併)到 ?(?:main|master)/iu;

/** States of which several things can each have their own. */
const OF_THINGS: readonly WorkClaimKind[] = ["deploy", "types", "lint", "format"];

/** A runner that the sentence names is looked for first: "pytest" after "npm test". */
function matches(words: string, { sentence, kind }: WorkClaim): boolean {
  if (kind !== "tests" && kind !== "lint" && kind !== "types") return false;
  const name = /^(?:\S*\/)?([\w-]{4,})/.exec(words)?.[1]?.toLowerCase() ?? "";
  return name.length > 3 && sentence.toLowerCase().includes(name);
}

/** Tasks that are called by the tools that they start. */
const RUNS_TASKS = /^(?:\S*\/)?gradlew? /;

/** What a script starts stands in its name, or is printed first. */
function starts({ act, call }: Done, { tools }: WorkClaim): boolean {
  const head = `${act.words}\n${call.output.slice(0, 400)}`.toLowerCase();
  return tools.some((tool) => head.includes(tool));
}

/** "I ran it": no check of its form is a run of it. */
const RAN_IT = /\b(?:ran|run|executed|started|invoked) (?:it|them|this|that|the (?:\w+ )?script)\b/i;
const NO_RUN: readonly Deed[] = ["lint", "types", "schedule", "install", "publish"];
/** A run of anything, and not of a build server. */
const SOME_RUN = /\b(?:last|latest|final|first|second|previous|next) run\b/i;
/** What a registry takes, too. */
const PUSHED_IMAGE =
  /\b(?:image|container|package|artifact|artefact|chart|layers?)s?\b|镜像|鏡像|映像檔|イメージ|이미지|(?<!\p{L})образ|\bim[aá]gen|\bimagem|\bimmagin|\bobraz|\bimaj/iu;

/** The deeds that back this claim of its kind. */
export function backsOf({ kind, clause, sentence }: WorkClaim, backs: readonly Deed[]): readonly Deed[] {
  if (kind === "ran" && RAN_IT.test(clause))
    return [...backs.filter((deed) => !NO_RUN.includes(deed)), "format"];
  if (kind === "ci" && SOME_RUN.test(clause)) return [...backs, "test", "build", "run"];
  return kind === "push" && PUSHED_IMAGE.test(sentence) ? [...backs, "deploy", "publish"] : backs;
}
