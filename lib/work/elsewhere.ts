/** Acts of git and deployments that another tool than git tells of: a database, a build server, a look. */
import { escaped } from "../core/text.ts";
import { isIdle } from "./act.ts";
import { FIRST_PERSON } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import type { Past } from "./past.ts";
import { isReported, isShown } from "./shown.ts";

/** A share of coverage that an output holds, whatever printed it: a report that was only read. */
function isOfReport({ kind, printed }: WorkClaim, { all }: Past): boolean {
  const [share] = printed;
  return (
    kind === "tests" &&
    share !== undefined &&
    all.some(({ call }) => new RegExp(`(?<![\\d.,])${escaped(share)} ?%`).test(call.output))
  );
}

/** No act of the kind, and yet something tells of one: a build server, a look, a tool that pushes by itself. */
export function isToldElsewhere(claim: WorkClaim, past: Past): boolean {
  const pushed = claim.kind === "push" && past.all.some(pushes);
  const posted =
    claim.kind === "deploy" && /(?<![\p{L}\d])#\p{L}/u.test(claim.sentence) && past.all.some(isMessage);
  const imaged =
    (claim.kind === "push" || claim.kind === "build") &&
    past.all.some(
      ({ act, call }) => act.deeds.has("deploy") && IMAGED[claim.kind === "push" ? 0 : 1]?.test(call.output),
    );
  const audited =
    claim.kind === "lint" &&
    /\baudit/i.test(claim.clause) &&
    past.all.some(({ call }) => /\bvulnerabilit/i.test(call.output));
  // "Deleted both, they are merged": what git lists as merged.
  const merged =
    claim.kind === "merge" &&
    !FIRST_PERSON.test(claim.clause) &&
    past.all.some(({ act }) => /^git (?:-\S+ )*branch\b.*--merged|^gh pr (?:list|view)\b/.test(act.words));
  if (isOfDatabase(claim, past) || isOfImage(claim, past) || isOfReport(claim, past)) return true;
  const printed = past.all.some((one) => tellsOf(one, claim));
  return (
    printed ||
    merged ||
    pushed ||
    posted ||
    imaged ||
    audited ||
    isReported(claim, past) ||
    isShown(claim, past)
  );
}

/** A transaction that a database committed, and nothing of git. */
function isOfDatabase({ kind, clause, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "commit" &&
    (OF_ROWS.test(sentence) || all.every(({ act }) => !/^git /.test(act.words))) &&
    !OF_CODE.test(clause) &&
    all.some(
      ({ act, call }) => !/^git /.test(act.words) && /^(?:COMMIT|Commit complete\.?)\s*$/m.test(call.output),
    )
  );
}

/** What databases commit. */
const OF_ROWS =
  /transa[ckçz]|транзакц|tranzakc|işlem|\b(?:rows?|records?|deletes?|inserts?|updates?|upserts?|zeilen|filas|lignes|linhas|righe)\b|事务|事務|交易|トランザクション|트랜잭션|giao dịch/iu;

/** What git commits. */
const OF_CODE =
  /\b(?:branch\w*|main|master|develop|git|repo\w*|scripts?|code|fix|patch|files?|migration)\b|(?<![\w.])(?=[a-f]*\d)[0-9a-f]{7,40}(?!\w)/i;

/** A name of an image, and no tag of git. */
function isOfImage({ kind, clause, sentence }: WorkClaim, { all }: Past): boolean {
  return (
    kind === "tag" &&
    (/\bimages?\b/i.test(clause) || /\btagged (?:as )?\W?[\w./-]+:\w/.test(sentence)) &&
    all.some(
      (one) =>
        /^(?:docker|podman|nerdctl|buildah) (?:.* )?(?:build|tag|bake)\b/.test(one.act.words) &&
        endOf(one, "build") !== "failed",
    )
  );
}

/** What a deployment prints that pushed its image, and that built it. */
const IMAGED: readonly RegExp[] = [
  /push\w*[^\n]{0,40}\b(?:done|complete\w*|success\w*|finished)|\bpushed\b/i,
  /buil[dt]\w*[^\n]{0,40}\b(?:done|complete\w*|success\w*|finished|image)|\bbuilt\b/i,
];

/** A tool that sends a message, to a channel. */
function isMessage({ act, call }: Done): boolean {
  return call.outcome === "ok" && /^\S*(?:message|post|send|slack|discord|telegram)/i.test(act.words);
}

/** A tool that says that it pushed. */
function pushes({ act, call }: Done): boolean {
  return (
    call.outcome === "ok" &&
    !act.deeds.has("rehearse") &&
    /\bpush(?:ed|ing)\b.{0,40}(?:github|gitlab|origin|remote|registry)/i.test(call.output)
  );
}

/** Words by which a program says that it did what a kind claims. */
const SAYS_DONE: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  push: /\bpush(?:ed|ing)\b/i,
  merge: /\bmerged\b/i,
  rebase: /\brebased\b/i,
  tag: /\btagged\b/i,
};

/** An act that prints, in one line with what the claim names, that it did this: "pushing manifest for ghcr.io/acme/api:2.1 done". */
function tellsOf({ act, call }: Done, { kind, names, clause }: WorkClaim): boolean {
  const says = SAYS_DONE[kind];
  const meant = names.filter((name) => clause.includes(name));
  if (!says || meant.length === 0 || isIdle(act)) return false;
  return call.output
    .split("\n")
    .some(
      (line) =>
        says.test(line) &&
        !/fail|error|denied|reject|\bnot\b|unable/i.test(line) &&
        meant.every((name) => line.includes(name)),
    );
}
