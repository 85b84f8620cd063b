/** What a guard says about claims that do not hold: to the agent, and to the user. */
import { oneLine } from "../core/text.ts";
import type { WorkClaimKind } from "./claim.ts";
import type { WorkFinding } from "./verify.ts";

const SAID: Readonly<Record<WorkClaimKind, string>> = {
  tests: "tests pass or ran",
  lint: "a linter is clean",
  types: "a type check passes",
  format: "the formatting is right",
  build: "a build works",
  ci: "the build server is green",
  deploy: "something was deployed or published",
  up: "a service is up",
  verified: "something was verified or tested",
  ran: "something was run",
  install: "something was installed",
  file: "a file was written",
  change: "something was changed",
  delete: "something was removed",
  commit: "a commit was made",
  push: "commits were pushed",
  pr: "a pull request was opened",
  tag: "a tag was made",
  merge: "a branch was merged",
  rebase: "a branch was rebased",
  act: "something was done",
  works: "things are in order",
  narration: "an act is going on",
  promise: "the user will hear of something later",
};

const FAULTS: Readonly<Record<WorkFinding["fault"], string>> = {
  contradicted: "the last run of it says otherwise",
  unbacked: "no tool call of this session could have done it",
  stale: "the code was changed after it was checked",
};

const REMEDY = "Do it now and report what it really says, or tell the user plainly that it has not happened";
const WAKING =
  "Nothing will wake you. Set up a schedule or a background task that reports, or tell the user that you cannot and how to look themselves";
const GOING = "The run ends here and nothing is going on. Make the call now, or say that you have not begun";

/** The sentence that sends the agent back: what is wrong, what to do, and after the only ": " the words. */
export function workReason(tag: string, findings: readonly WorkFinding[]): string {
  return `[${tag}] Blocked (${saidBy(findings)}). ${remedyFor(findings)}. Not borne out: ${quotes(findings)}`;
}

/** The sentence for the user when the turn is let pass. */
export function workWarning(tag: string, findings: readonly WorkFinding[], because: string): string {
  return `[${tag}] Unverified (${saidBy(findings)}), let through because ${because}. Not borne out: ${quotes(findings)}`;
}

/** The sentence for code that changed and that nothing has run since. */
export function uncheckedReason(tag: string, paths: readonly string[]): string {
  const shown = paths
    .slice(0, 8)
    .map((path) => oneLine(path, 80))
    .join(", ");
  const more = paths.length > 8 ? ` and ${paths.length - 8} more` : "";
  return `[${tag}] Code was changed and nothing was run since. Run the test, build or linter that covers it, or the script once, and report what it says; if there is nothing to run, say so in one sentence: ${shown}${more}`;
}

function saidBy(findings: readonly WorkFinding[]): string {
  const parts = new Set(
    findings.map(({ claim, fault }) =>
      claim.kind === "promise"
        ? "the reply promises word later, and nothing will wake the agent"
        : claim.kind === "narration"
          ? "the reply says that something is going on, and no call does it"
          : `the reply says that ${SAID[claim.kind]}, and ${FAULTS[fault]}`,
    ),
  );
  return [...parts].slice(0, 3).join("; ");
}

function remedyFor(findings: readonly WorkFinding[]): string {
  if (findings.every(({ claim }) => claim.kind === "promise")) return WAKING;
  return findings.every(({ claim }) => claim.kind === "narration") ? GOING : REMEDY;
}

function quotes(findings: readonly WorkFinding[]): string {
  return [...new Set(findings.map(({ claim }) => `"${oneLine(claim.sentence, 100)}"`))]
    .slice(0, 3)
    .join(", ");
}
