/** What acts of git tell of each other, and what is none of them. */
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import { joinsFiles } from "./opaque.ts";
import type { Past } from "./past.ts";

const COMMITS: readonly WorkClaimKind[] = ["commit", "push", "pr", "tag", "merge", "rebase"];

/** A script of an interpreter: `python scripts/report.py`. */
const SCRIPTED =
  /^(?:\S*\/)?(?:make|gmake|just|task|python[\d.]*|node|ruby|perl|php|Rscript|julia|deno|bun|tsx|ts-node|lua)(?: |$)/;
const SPEAKS_OF_GIT =
  /git|commit|push|release|publish|deploy|bump|version|sync|merge|rebase|\btag|ship|submit|\bpr\b|\bci\b|hook|workflow|save|backup|update|\b[0-9a-f]{7,40}\b/i;

/** A script that prints, and neither in its words nor in its output anything of git, made no commit. */
export function isOtherWork({ act, call }: Done, { kind }: WorkClaim): boolean {
  return (
    COMMITS.includes(kind) &&
    act.any &&
    SCRIPTED.test(act.words) &&
    !joinsFiles(act, kind) &&
    call.output.trim() !== "" &&
    !SPEAKS_OF_GIT.test(`${act.words}\n${call.output}`)
  );
}

/** A push that no platform answers: it published a branch, and no release. */
export function isPlainPush({ act, call }: Done): boolean {
  return (
    /^git (?:-\S+ )*push\b/.test(act.words) &&
    !act.deeds.has("tag") &&
    !/heroku|deploy|releas|build|pages|vercel|netlify|dokku|publish|tag/i.test(call.output + act.words)
  );
}

/** A merge that stopped at a conflict, and was committed behind it. */
export function isConcluded({ kind }: WorkClaim, { all }: Past): boolean {
  if (kind !== "merge" && kind !== "rebase") return false;
  const stopped = all.findLastIndex(
    ({ act, call }) => act.deeds.has("merge") && /CONFLICT|could not apply/.test(call.output),
  );
  return (
    stopped >= 0 &&
    all.slice(stopped + 1).some((one) => one.act.deeds.has("commit") && endOf(one, "commit") === "ok")
  );
}
