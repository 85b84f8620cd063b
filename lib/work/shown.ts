/** What looks show: runs of somebody else, and states that nobody needs to have brought about. */
import { remember } from "../core/lazy.ts";
import { isAsking, isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import { type Done, endOf } from "./ends.ts";
import { STAGES } from "./parts.ts";
import type { Past } from "./past.ts";

/** Somebody else's run, of which a build server or a log that was read tells. */
export function isReported(
  { kind, counts, sentence, clause, passes, admits }: WorkClaim,
  { all }: Past,
): boolean {
  if (
    /\b(?:i|we)(?:['’]ve| have)? (?:[^.;]{1,50} and )?(?:also |just |then )?(?:re-?)?(?:ran|run|executed|tested)\b/i.test(
      sentence,
    )
  )
    return false;
  if (kind !== "tests" && kind !== "build" && kind !== "lint") return false;
  if (passes && !admits && all.some((one) => one.act.deeds.has("ci") && isBrokenIn(one, clause)))
    return false;
  const looks = all.filter(({ act }) => act.deeds.has("look"));
  const read = looks.filter(({ call }) => call.outcome === "ok");
  if (read.some(({ act }) => /^(?:gh|glab|hub|tea) /.test(act.words))) return true;
  if (looks.some(({ act, call }) => act.deeds.has("ci") && isListed(kind, call.output))) return true;
  const said = [...counts.passed, ...counts.failed.filter((value) => value > 0)];
  return (
    said.length > 0 &&
    said.every((value) =>
      read.some(
        ({ call }) =>
          numbersIn(call.output).includes(value) &&
          !isCollected(call.output) &&
          !BARE_COUNT.test(call.output),
      ),
    )
  );
}

/** A number and nothing else: how many there are. */
const BARE_COUNT = /^\s*\d+\s*$/;

/** What a runner prints that only lists tests: "3 tests collected in 0.11s". */
function isCollected(output: string): boolean {
  return (
    /\b\d+ (?:tests?|items?) (?:collected|found|discovered|listed)\b/i.test(output) &&
    !/\b(?:passed|passing|ok|success\w*)\b/i.test(output)
  );
}

/** The names of a build server's checks. */
const CHECK: Readonly<Record<"tests" | "build" | "lint", RegExp>> = {
  tests: /\b(?:unit|e2e|integration|\w*tests?|\w*specs?)\b/i,
  build: /\b(?:build|compile|package)/i,
  lint: /lint|style|format|ruff|clippy|static/i,
};

/** `gh pr checks` fails where one check did, and lists those that passed. */
function isListed(kind: keyof typeof CHECK, output: string): boolean {
  return output
    .split("\n")
    .some((line) => CHECK[kind].test(line) && /\bpass(?:ed)?\b|\bsuccess(?:ful)?\b|✓/i.test(line));
}

/** A check that the clause names, in a line that says that it failed: "e2e\tfail\t9m12s". */
function isBrokenIn({ call }: Done, clause: string): boolean {
  return call.output.split("\n").some((line) => {
    const name = /^\W*([\w-]{3,})/.exec(line)?.[1];
    return (
      name !== undefined &&
      /\bfail(?:ed|ure)?\b/i.test(line) &&
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`, "i").test(clause)
    );
  });
}

/** Hooks of git, by what they print. */
export const HOOK = /husky|pre-commit|lint-staged|lefthook|hook (?:id|exited|failed|declined)/i;

/** What a hook says of a check that it ran. */
const HOOK_PASSED = /^\W*[✔✓√]|\b(?:passed|ok|success\w*|done)\W*$/i;

/** The calls in which a hook of git ran: looked for once, and not for every claim. */
const ofHooks = remember(({ all }: Past): readonly Done[] =>
  all.filter(({ act, call }) => HOOK.test(`${act.words}\n${call.output}`)),
);

/** A check that a hook ran: its name stands in a line of the last such output that says that it passed. */
export function isHooked({ kind, clause, tools }: WorkClaim, past: Past): boolean {
  const stage = STAGES[kind];
  if (stage === undefined) return false;
  const names = tools.length > 0 ? tools : [stage.exec(clause)?.[0].toLowerCase() ?? ""];
  const linesOf = ({ call }: Done, name: string) =>
    call.output.split("\n").filter((line) => line.toLowerCase().includes(name));
  const last = ofHooks(past).findLast((one) =>
    names.every((name) => name !== "" && linesOf(one, name).length > 0),
  );
  if (last === undefined) return false;
  if (names.every((name) => linesOf(last, name).some((line) => HOOK_PASSED.test(line)))) return true;
  // The same hook again, which says nothing where all is well, in front of a commit that came about.
  return past.all
    .slice(past.all.indexOf(last) + 1)
    .some(
      (one) =>
        one.act.deeds.has("commit") &&
        last.act.deeds.has("commit") &&
        !/--no-verify|(?:^|\s)-\w*n\b/.test(one.act.words) &&
        endOf(one, "commit") === "ok",
    );
}

/** The looks that show whether something was done. */
const SHOWS: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  commit: /^git (?:-\S+ )*(?:log|show|status|reflog|blame|branch)\b/,
  tag: /^git (?:-\S+ )*(?:tag|describe|ls-remote)\b/,
};

/** What a look shows is a state, and not the agent's act: "c0ffee1 has been committed already", "3.1.9 is live". */
export function isShown({ clause, sentence, kind }: WorkClaim, { all }: Past): boolean {
  const marks =
    sentence.match(/(?<![\w.])(?:v?\d+\.\d+(?:\.\d+)*|(?=[a-f]*\d)[0-9a-f]{7,40})(?![\w])/g) ?? [];
  if (["ci", "tests", "lint", "types", "format", "build"].includes(kind)) return false;
  if (FIRST_PERSON.test(sentence) || /^\p{L}+(?:ed|t)\b/u.test(clause)) return false;
  if (kind === "deploy" && all.some(({ act, call }) => act.deeds.has("look") && ROLLED_OUT.test(call.output)))
    return true;
  if (
    kind === "ran" &&
    /\bscheduled\b/i.test(clause) &&
    all.some(({ act, call }) => TIMERS.test(act.words) && call.output.trim() !== "")
  )
    return true;
  if (marks.length === 0) return kind === "commit" && isClean(all);
  const looks = all.filter(
    ({ act }) =>
      act.deeds.has("look") &&
      (kind === "deploy" || (SHOWS[kind] ?? /^git /).test(act.words)) &&
      !act.deeds.has("commit"),
  );
  return (
    kind !== "push" &&
    marks.every((mark) => looks.some(({ call }) => call.output.includes(mark.replace(/^v/, ""))))
  );
}

/** Kinds of which an output, or a user who tells of earlier work, can tell. */
const TOLD: ReadonlySet<WorkClaimKind> = new Set([
  "tests",
  "lint",
  "types",
  "format",
  "build",
  "deploy",
  "ran",
  "commit",
  "works",
  "act",
]);

const OF_ACTS: ReadonlySet<WorkClaimKind> = new Set(["commit", "deploy", "act"]);

/** Numbers, times and revisions, by which a sentence says what it was read from. */
const MARKS = /(?<![\w.])(?:v?\d+(?:[.,:]\d+)*|(?=[a-f]*\d)[0-9a-f]{7,40})(?=\s?[a-zA-Z%]{0,3}(?![\w]))/g;

/** So many of a kind, and no more words: "112 storniert". */
const COUNTED = /^\D{0,3}\d[\d.,]* \p{L}+$|^\p{L}+ ?[·:：] ?\d[\d.,]*\D{0,3}$/u;

/** What tells how tests went, and not only how many there are. */
const RESULTS = /pass|ok\b|green|success|fail|[✓✔✅]|通过|成功|合格|통과/i;

/** Every number of the sentence stands in one output, or in what the user said of earlier work: it is told, not made up. */
export function isTold({ kind, sentence, clause, traces }: WorkClaim, { all, session }: Past): boolean {
  if (!TOLD.has(kind) || FIRST_PERSON.test(sentence)) return false;
  // Beside work of its own, a number from an output tells nothing of another act.
  const counts = COUNTED.test(clause);
  if (traces.length > 0 && all.some(({ act }) => (counts ? !isAsking(act) : !isIdle(act)))) return false;
  const marks = [
    ...new Set(((counts ? clause : sentence).match(MARKS) ?? []).map((mark) => mark.replace(/^v/, ""))),
  ];
  // A commit is told by its own mark, and not by one of what it holds.
  if (kind === "commit" && !marks.some((mark) => clause.includes(mark))) return false;
  const long = marks.filter((mark) => mark.length > 1);
  if (long.length === 0) return false;
  const holds = (text: string): boolean =>
    marks.every((mark) => text.includes(mark) || text.includes(mark.replace(/[.,](?=\d{3}(?!\d))/g, "")));
  return (
    // What the agent itself had printed tells nothing.
    all.some(({ act, call }) => {
      // What a rehearsal prints would be, and a number that an act prints tells of no other act.
      if (act.deeds.has("rehearse") || (OF_ACTS.has(kind) && !(counts ? isAsking(act) : isIdle(act))))
        return false;
      const given = commandOf(call) ?? "";
      return (
        call.outcome === "ok" &&
        (kind !== "tests" || RESULTS.test(call.output)) &&
        holds(call.output) &&
        !long.some((mark) => given.includes(mark))
      );
    }) ||
    (long.length > 1 && session.runs.some(({ asked }) => holds(asked)))
  );
}

/** Looks at what is scheduled. */
const TIMERS = /^crontab -l|list-timers|get cronjobs?|^atq\b|^schtasks .*query/i;

/** What a look at a deployment prints that came to its end. */
const ROLLED_OUT =
  /successfully rolled out|"?(?:status|state|phase)"?[:=]\s*"?(?:live|ready|success|succeeded|deployed|active|running)\b|"(?:published|live)": ?true/i;

/** Nothing was changed, and git says that all is committed. */
function isClean(all: readonly Done[]): boolean {
  return (
    all.some(
      ({ act, call }) =>
        /^git (?:-\S+ )*status\b/.test(act.words) &&
        /nothing to commit, working tree clean/.test(call.output),
    ) && all.every(({ act }) => !act.edits && !act.deeds.has("write"))
  );
}
