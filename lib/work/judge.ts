/** A reply against what was done, in one call. */
import { isCode } from "./acts.ts";
import type { Claim, ClaimKind, Language } from "./claim.ts";
import { claimsOf, isHonest } from "./claims.ts";
import { doneIn, endOf } from "./ends.ts";
import { lastRun, type Session } from "./record.ts";
import { type Finding, findingsIn, type Known } from "./verify.ts";

/** What a template tunes. */
export type WorkTables = {
  readonly languages: readonly Language[];
  /** Kinds of claims that are held against the record. */
  readonly checks: readonly ClaimKind[];
};

/** What a reply comes to: the claims that do not hold, and the files that were changed and never run. */
export type WorkJudgement = {
  readonly findings: readonly Finding[];
  /** Source files that this run changed, with nothing run behind the change and no word about it. */
  readonly unchecked: readonly string[];
};

/** What the reply claims and the session does not bear out. Reads no record for a reply without claims and edits. Never throws on any text. */
export function judgeWork(reply: string, session: Session, known: Known, tables: WorkTables): WorkJudgement {
  const claims = claimsOf(reply, tables.languages).filter(({ kind }) => tables.checks.includes(kind));
  const findings = findingsIn(claims, session, known);
  return {
    findings: oneEach(findings),
    unchecked: findings.length > 0 ? [] : unchecked(reply, session, claims, tables),
  };
}

/** One finding a sentence and kind: two languages may read the same words. */
function oneEach(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ claim }) => {
    const key = `${claim.kind} ${claim.sentence}`;
    return seen.size < seen.add(key).size;
  });
}

const CHECKING = ["test", "lint", "types", "build", "run"] as const;

function unchecked(reply: string, session: Session, claims: readonly Claim[], tables: WorkTables): string[] {
  const done = doneIn(lastRun(session));
  const last = done.findLastIndex(({ act }) => act.any || CHECKING.some((deed) => act.deeds.has(deed)));
  const edits = done
    .slice(last + 1)
    .filter((one) => one.act.edits && one.call.outcome === "ok" && endOf(one, "write") === "ok");
  const paths = [...new Set(edits.flatMap(({ act }) => act.paths).filter(isCode))];
  if (paths.length === 0 || isHonest(reply, tables.languages)) return [];
  return claims.some(({ kind, earlier }) => earlier && kind !== "change" && kind !== "file") ? [] : paths;
}
