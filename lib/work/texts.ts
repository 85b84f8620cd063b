/**
 * Kinds of files that a reply says were written, by what people call them: a changelog, the docs, tests. Where every
 * file that was written is known, and none is of the kind, nobody wrote one.
 */
import type { Act, Deed } from "./act.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import type { Done } from "./ends.ts";
import { mayHold } from "./inputs.ts";
import type { ClaimFault, Past } from "./past.ts";

type TextKind = {
  /** What a clause calls it, with the verb in any order. */
  readonly said: RegExp;
  /** Paths of such files. */
  readonly path: RegExp;
  /** What an edit of another file holds when it is one of them, too: comments are docs, and tests stand beside code. */
  readonly text?: RegExp;
};

const MADE =
  "added|updated|wrote|written|extended|created|adjusted|refreshed|amended|expanded|rewritten|rewrote|documented";

const said = (nouns: string): RegExp =>
  new RegExp(
    `(?<![\\w./-])(?:${nouns})(?![\\w./])(?=.*\\b(?:${MADE})\\b)|\\b(?:${MADE})\\b.{0,40}(?<![\\w./-])(?:${nouns})(?![\\w./])`,
    "i",
  );

const KINDS: readonly TextKind[] = [
  { said: said("read-?me"), path: /readme/i },
  { said: said("change-?log|release notes"), path: /change|history|news|release/i },
  {
    said: said("docs?|documentation"),
    path: /\.(?:mdx?|rst|adoc|txt|html?|ipynb|ya?ml|json|tex)$|(?:^|\/)docs?\//i,
    text: /"""|'''|\/\*|(?:^|\\n|")\s*(?:\/\/|#|--|\*|;)|@doc|description|help|summary/i,
  },
  { said: said("stor(?:y|ies)(?: files?)?"), path: /stor(?:y|ies)/i },
  {
    said: said("(?:(?:unit|regression|integration|e2e) )?tests?(?: cases?)?|specs"),
    path: /test|spec/i,
    text: /\btest|\bit\(|describe|expect|assert|should/i,
  },
];

const OF_FILES: readonly WorkClaimKind[] = ["works", "change", "file", "act"];

/** A claim that a file of some kind was written, where all that were written are of others. */
export function otherKind(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (!OF_FILES.includes(claim.kind) || claim.earlier || !past.session.complete) return undefined;
  const kinds = KINDS.filter((kind) => kind.said.test(claim.clause));
  if (kinds.length === 0) return undefined;
  const { all } = past;
  const writes = all.filter(({ act }) => act.deeds.has("write") && act.paths.length > 0);
  const known = all.every(
    ({ act, call }) => !act.any && (!act.wide || isTool(act)) && !call.cut && call.outcome !== "unknown",
  );
  if (!known || writes.length === 0) return undefined;
  return kinds.some((kind) => !writes.some((one) => isOf(one, kind))) ? "unbacked" : undefined;
}

const TOOLS: readonly Deed[] = ["build", "format", "lint", "test"];

/** Builders, formatters and runners change what is there, and write no docs and no tests. */
function isTool({ deeds }: Act): boolean {
  return TOOLS.some((deed) => deeds.has(deed)) && !deeds.has("deploy");
}

function isOf({ act, call }: Done, { path, text }: TextKind): boolean {
  return act.paths.some((one) => path.test(one)) || (text !== undefined && mayHold(call.input, text));
}
