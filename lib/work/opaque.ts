/**
 * Calls that could have been anything: scripts, sub-agents, tools that nobody knows. One whose name, input or output tells
 * what it was about backs only what it was about; one that tells nothing may hide any act.
 */
import type { Act } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import type { Done } from "./ends.ts";

/** Tools whose names tell nothing: what they were told to do, and what came of it, tells. */
const BLANK =
  /^(?:\S*(?:task|agent|spawn|delegate|handoff|dispatch|run|exec|execute|call|invoke|python|eval|script|code|shell|notebook))\b/i;

/** The shortest output that tells something. */
const TELLS = 16;

/** True for an act of which nobody can tell what it did. */
export function hides({ act, call }: Done): boolean {
  if (call.cut || call.outcome === "unknown") return true;
  if (!act.any || call.output.trim().length >= TELLS) return false;
  return commandOf(call) !== undefined || BLANK.test(act.words);
}

/** What a call speaks of that could have done a claim of its kind. */
const SPEAKS: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  tests:
    /test|spec\b|specs|suite|pass|fail|check|verif|assert|\bok\b|\bci\b|cases?\b|green|coverage|qa\b|e2e/i,
  lint: /lint|style|check|ruff|clippy|problem|warning|issue|error|clean|format|\bci\b|quality/i,
  types: /type|tsc|mypy|pyright|check|compil|build|error|\bci\b/i,
  format: /format|fmt|prettier|black|style|lint|check|tidy/i,
  build: /build|built|compil|bundle|make|package|dist|image|link|artifact|\bcc\b|gcc|clang|error|proto|gen/i,
  ci: /\bci\b|pipeline|workflow|build|check|action|run|job|status/i,
  deploy:
    /deploy|release|publish|ship|rollout|roll|apply|live|upload|push|install|restart|start|scale|version|provision|create|prod|stag|service|site|host|cloud|k8s|kube|docker|terraform/i,
  commit:
    /commit|git|push|release|publish|deploy|bump|version|sync|merge|save|backup|update|ship|\b[0-9a-f]{7,40}\b/i,
  push: /push|git|release|publish|deploy|sync|remote|origin|upload|ship|submit|\b(?:pr|mr)\b|pull/i,
  pr: /\bprs?\b|pull|merge|request|review|submit|git|branch|ship/i,
  tag: /tag|release|version|publish|bump|git/i,
  merge: /merg|git|pull|land|ship|\bprs?\b/i,
  rebase: /rebas|git|sync|update|merge/i,
};

/** Several files of one ending, of which a script makes one: what is merged so is no branch. */
export function joinsFiles({ words }: Act, kind: WorkClaimKind): boolean {
  return kind === "merge" && /(\.[a-z]\w{1,4}) (?:.* )?\S*\1(?: |$)|\*\.\w/i.test(words);
}

/** An act that tells what it was about, and it is nothing of the claim's kind. */
export function isAboutElse(one: Done, { kind }: WorkClaim): boolean {
  const speaks = SPEAKS[kind];
  return (
    speaks !== undefined &&
    one.act.any &&
    !hides(one) &&
    !joinsFiles(one.act, kind) &&
    !speaks.test(`${one.act.words}\n${one.call.output}`)
  );
}
