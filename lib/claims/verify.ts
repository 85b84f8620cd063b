/**
 * Claims against registries: backed, contradicted, or unknown. It must not know how a claim was worded nor where a
 * registry lies.
 */
import type { Claim, Kind, Link } from "./claim.ts";
import type { Entry, Registry } from "./registry.ts";
import { namesTitle } from "./titles.ts";

/** The three answers of the ground truth. `unknown` is never held against a reply. */
export type Truth = "backed" | "contradicted" | "unknown";

/** A claim that the registries contradict; `bad` are the cited links that are not in them. */
export type Fabrication = { readonly claim: Claim; readonly bad: readonly Link[] };

/** Entries of a registry row, or `undefined` when nobody knows them. Asked once a row, and only for kinds that are claimed. */
export type Lookup = (row: Registry) => readonly Entry[] | undefined;

/** The claims that the registries contradict, in order. */
export function fabrications(
  claims: readonly Claim[],
  registries: readonly Registry[],
  lookup: Lookup,
): Fabrication[] {
  const known = new Map<Kind, Evidence>();
  return claims.flatMap((claim) => {
    let evidence = known.get(claim.kind);
    if (!evidence) {
      evidence = gather(claim.kind, registries, lookup);
      known.set(claim.kind, evidence);
    }
    const { truth, bad } = check(claim, evidence);
    return truth === "contradicted" ? [{ claim, bad }] : [];
  });
}

/** Everything that the registries of one kind hold. `complete` is false when one of them is unknown. */
export type Evidence = {
  readonly entries: readonly (Entry & { readonly row: Registry })[];
  readonly complete: boolean;
};

function gather(kind: Kind, registries: readonly Registry[], lookup: Lookup): Evidence {
  const rows = registries.filter((row) => row.proves === kind);
  const read = rows.map((row) => lookup(row)?.map((entry) => ({ ...entry, row })));
  return {
    entries: read.flatMap((entries) => entries ?? []),
    complete: rows.length > 0 && !read.includes(undefined),
  };
}

function check(claim: Claim, evidence: Evidence): { truth: Truth; bad: readonly Link[] } {
  if (claim.links.length === 0) return { truth: withoutLink(claim, evidence), bad: [] };
  const bad = claim.links.filter((link) => !backs(link, evidence));
  const truth = bad.length === 0 ? "backed" : evidence.complete ? "contradicted" : "unknown";
  return { truth, bad };
}

function backs(link: Link, { entries }: Evidence): boolean {
  return link.name !== "fake" && entries.some((entry) => entry.live && entry.keys.includes(link.key));
}

function withoutLink(claim: Claim, { entries, complete }: Evidence): Truth {
  const live = entries.filter((entry) => entry.live);
  const answers = live.map((entry) => proves(entry, claim));
  if (answers.includes("backed")) return namesDead(claim, entries) && complete ? "contradicted" : "backed";
  return complete && !answers.includes("unknown") ? "contradicted" : "unknown";
}

/** Any live entry backs a claim without a link, unless its registry asks for a fresh one or one that is named. */
function proves(entry: Entry & { readonly row: Registry }, claim: Claim): Truth {
  const { recent } = entry.row;
  if (!recent || (entry.age !== undefined && Math.abs(entry.age) <= recent.seconds)) return "backed";
  if (entry.ended) return "contradicted";
  const named = namesTitle(claim.sentence, entry.title);
  return named === "yes" ? "backed" : named === "no" ? "contradicted" : "unknown";
}

/** True when the sentence spells out the title of an entry that is not live and of none that is. */
function namesDead(claim: Claim, entries: readonly (Entry & { readonly row: Registry })[]): boolean {
  const named = entries.filter((entry) => !entry.row.recent && spells(claim.sentence, entry.title));
  return named.length > 0 && named.every((entry) => !entry.live);
}

/** A whole title, word by word; one word alone ("Landing") may be a common noun. */
function spells(sentence: string, title: string): boolean {
  if (!/\S\s+\S|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{3}/.test(title)) return false;
  return sentence.toLowerCase().includes(title.toLowerCase().trim());
}
