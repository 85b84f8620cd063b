/** Claims against registries: backed, contradicted, or unknown. */
import type { CitedLink, Claim, ClaimKind } from "./claim.ts";
import { ownerOf } from "./links.ts";
import type { Registry, RegistryEntry } from "./registry.ts";
import { holdsTitle, isBeside, isSlugOf, isTitle, namesTitle, spellsTitle } from "./titles.ts";

/** The three answers of the ground truth. `unknown` is never held against a reply. */
export type Backing = "backed" | "contradicted" | "unknown";

/** What a registry says where it does not back a claim; at most one for each link. */
export type RegistryFinding = {
  readonly row: Registry;
  /** The link that is not backed; missing for a claim without one. */
  readonly link?: CitedLink;
  /** The entry that is meant and does not prove the deed. */
  readonly entry?: RegistryEntry;
  /** The slug of a live entry that is spelt almost like the link's. */
  readonly nearest?: string;
};

/** A claim that the registries contradict; `bad` are the cited links that are not in them. */
export type Fabrication = {
  readonly claim: Claim;
  readonly bad: readonly CitedLink[];
  readonly findings: readonly RegistryFinding[];
};

/** Entries of a registry row, or `undefined` when nobody knows them. Asked once a row, and only for kinds that are claimed. */
export type RegistryLookup = (row: Registry) => readonly RegistryEntry[] | undefined;

/**
 * The claims that the registries contradict, in order. `tools` are the names of the tools that ran in the turn, undefined
 * where nobody says: what a registry never records is then unknown.
 */
export function fabrications(
  claims: readonly Claim[],
  registries: readonly Registry[],
  lookup: RegistryLookup,
  tools?: readonly string[],
): Fabrication[] {
  const known = new Map<ClaimKind, Evidence>();
  const found = new Set<ClaimKind>();
  return claims.flatMap((claim) => {
    let evidence = known.get(claim.kind);
    if (!evidence) {
      evidence = gather(claim.kind, registries, lookup, tools);
      known.set(claim.kind, evidence);
    }
    const findings = evidence.complete && !isSaid(claim, found) ? against(claim, evidence) : [];
    if (findings.length === 0) return [];
    found.add(claim.kind);
    return [{ claim, bad: findings.flatMap(({ link }) => link ?? []), findings }];
  });
}

/** A plain reply says no more than a sentence of it that was found already. */
function isSaid({ kind, links, plain }: Claim, found: ReadonlySet<ClaimKind>): boolean {
  return plain !== undefined && links.length === 0 && found.has(kind);
}

/** An entry, and the registry that holds it. */
export type RecordedEntry = RegistryEntry & { readonly row: Registry };

/** Everything that the registries of one kind hold. */
export type Evidence = {
  readonly rows: readonly Registry[];
  readonly entries: readonly RecordedEntry[];
  /** False when one of them is unknown, or holds entries and never recorded the deed while a tool ran that may have done it. */
  readonly complete: boolean;
};

function gather(
  kind: ClaimKind,
  registries: readonly Registry[],
  lookup: RegistryLookup,
  tools: readonly string[] | undefined,
): Evidence {
  const rows = registries.filter((row) => row.proves === kind);
  const read = rows.map((row) => lookup(row)?.map((entry) => ({ ...entry, row })));
  return {
    rows,
    entries: read.flatMap((entries) => entries ?? []),
    complete: rows.length > 0 && rows.every((row, at) => isComplete(row, read[at], tools)),
  };
}

function isComplete(
  row: Registry,
  entries: readonly RecordedEntry[] | undefined,
  tools: readonly string[] | undefined,
): boolean {
  if (!entries) return false;
  return entries.length === 0 || entries.some(({ recorded }) => recorded) || !mayHaveActed(row, tools);
}

function mayHaveActed({ tools: parts }: Registry, tools: readonly string[] | undefined): boolean {
  if (!tools) return true;
  return tools.some((tool) => !parts || parts.some((part) => tool.toLowerCase().includes(part)));
}

/** What complete evidence holds against a claim; nothing where it backs the claim, or cannot tell. */
function against(claim: Claim, evidence: Evidence): readonly RegistryFinding[] {
  if (claim.links.length > 0)
    return badLinks(claim, evidence).flatMap((link) => ofLink(link, evidence) ?? []);
  const findings = ofNoLink(claim, evidence);
  return findings.length > 0 && claim.plain?.() === false ? [] : findings;
}

function ofNoLink(claim: Claim, evidence: Evidence): readonly RegistryFinding[] {
  if (claim.named) return namesDead(claim, evidence.entries) ? ofWords(claim, evidence) : [];
  return claim.unnamed && !isMeant(claim, evidence.entries) ? [] : againstWords(claim, evidence);
}

/** The links of a claim that nothing backs and that it is about. */
function badLinks(claim: Claim, evidence: Evidence): readonly CitedLink[] {
  const { handed, kind, links, named, plain } = claim;
  const open = links.filter((link) => !backs(link, claim, evidence));
  const backed = links.filter((link) => !open.includes(link));
  // Beside a post of the agent's own another may be what it answers.
  if (kind === "post" && plain && backed.length > 0) return [];
  if (named) return open.filter((link) => isDead(link, claim, evidence));
  if (open.length === 0 || plain?.() === false) return [];
  const isAnswer = kind === "post" && backed.some(({ answered }) => !answered);
  return open.filter((link) => !(isAnswer && link.answered) && !(handed && isAnothers(link, evidence)));
}

/** True where something that is not live may be what is told of: any page, a job that has just come to nothing or is named. */
function isMeant({ about }: Claim, entries: readonly RecordedEntry[]): boolean {
  return entries.some(
    (entry) => !entry.live && (!entry.row.recent || isFresh(entry) || about?.(entry.title) === true),
  );
}

/** True for the page of an entry that is not live: by its name, or by any where the whole reply is plain. */
function isDead(link: CitedLink, { handed, kind, plain }: Claim, evidence: Evidence): boolean {
  const { entries } = evidence;
  if (handed && isNamedAfter(link, entries)) return true;
  if (kind === "publish" && (entries.every(({ live }) => live) || isAnothers(link, evidence))) return false;
  if (kind === "post" && !handed && !entries.some(({ keys }) => keys.some((key) => isSwapped(key, link.key))))
    return false;
  return plain?.() === true;
}

/** True for ids of the same signs in another order: "5093" for "5039". */
function isSwapped(one: string, other: string): boolean {
  return one.length >= SWAPPED && one !== other && signsOf(one) === signsOf(other);
}

function signsOf(id: string): string {
  return [...id].sort((a, b) => a.localeCompare(b)).join("");
}

/** Signs of an id that is told from another by their order. */
const SWAPPED = 4;

/** True for a link with the name of an entry that is not live, and of none that is: "…/412-scout-troop" of "Scout troop". */
function isNamedAfter({ key }: CitedLink, entries: readonly RecordedEntry[]): boolean {
  const named = entries.filter(({ title }) => isSlugOf(key, title));
  return named.length > 0 && named.every(({ live }) => !live);
}

/** True for a page whose owner's number is none of those in front of the live pages of the registry. */
function isAnothers({ key, serves }: CitedLink, { entries }: Evidence): boolean {
  const owners = entries.flatMap(({ live, slug }) => (live && slug ? (ownerOf(slug) ?? []) : []));
  const owner = serves ? undefined : ownerOf(key);
  return owner !== undefined && owners.length > 0 && !owners.includes(owner);
}

/** A page that is only served needs an entry and no publication. */
function backs(link: CitedLink, { serves }: Claim, { entries }: Evidence): boolean {
  return (
    link.name !== "fake" && entries.some((entry) => (entry.live || serves) && entry.keys.includes(link.key))
  );
}

/** What the registries say of a link that they do not back; undefined when they cannot know it. */
function ofLink(link: CitedLink, { rows, entries }: Evidence): RegistryFinding | undefined {
  const row = rows[0];
  if (!row) return undefined;
  const entry = link.name === "fake" ? undefined : entries.find(({ keys }) => keys.includes(link.key));
  if (entry) return { row: entry.row, link, entry };
  // A published entry without a link may be the very page that the link leads to.
  const hidden = entries.some(
    ({ live, slug, row: { live: rule } }) => live && rule?.orLink && slug === undefined,
  );
  if (hidden && !link.serves && link.name !== "fake") return undefined;
  const slugs = entries.flatMap(({ live, slug, keys }) => (live ? (slug ?? keys[0] ?? []) : []));
  const nearest = nearestOf(link.key, slugs);
  return { row, link, ...(nearest === undefined ? {} : { nearest }) };
}

/** How many changes of one sign a misspelt slug may be away. */
const NEAR = 3;

/** Slugs that are compared; a registry of more is a list, and none of it was meant. */
const COMPARED = 500;

function nearestOf(key: string, slugs: readonly string[]): string | undefined {
  const near = slugs
    .slice(0, COMPARED)
    .map((slug) => ({ slug, far: distance(key, slug) }))
    .filter(({ slug, far }) => far <= Math.min(NEAR, slug.length / 3));
  return near.sort((a, b) => a.far - b.far)[0]?.slug;
}

/** Levenshtein's distance of two slugs; beyond 80 signs they are cut. */
function distance(one: string, other: string): number {
  const a = one.slice(0, 80);
  const b = other.slice(0, 80);
  if (Math.abs(a.length - b.length) > NEAR) return NEAR + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let at = 1; at <= b.length; at++) {
      const change = (before[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      line.push(Math.min(change, (before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    before = line;
  }
  return before[b.length] ?? 0;
}

function againstWords(claim: Claim, evidence: Evidence): readonly RegistryFinding[] {
  const answers = evidence.entries.filter((entry) => entry.live).map((entry) => proves(entry, claim));
  const isHeld = answers.includes("backed")
    ? namesDead(claim, evidence.entries)
    : !answers.includes("unknown");
  return isHeld ? ofWords(claim, evidence) : [];
}

/** What the registries say of a claim without a link: the entry that it names, or that nothing is there. */
function ofWords(claim: Claim, { rows, entries }: Evidence): RegistryFinding[] {
  const dead = entries.filter((entry) => !entry.live);
  const named = dead.find(({ title }) => title !== "" && namesTitle(wordsOf(claim), title) === "yes");
  // The newest thing that failed is what the agent has just tried.
  const failed = dead.filter(isFresh).sort((a, b) => (a.age ?? 0) - (b.age ?? 0))[0];
  const entry = named ?? failed ?? (dead.length === 1 && entries.length === 1 ? dead[0] : undefined);
  if (entry) return [{ row: entry.row, entry }];
  return rows.slice(0, 1).map((row) => ({ row }));
}

/** Made or changed just now, where its registry says how long that is. */
function isFresh({ row: { recent }, age = Number.POSITIVE_INFINITY }: RecordedEntry): boolean {
  return recent !== undefined && Math.abs(age) <= recent.seconds;
}

/** Any live entry backs a claim without a link, unless its registry asks for a fresh one or one that is named. */
function proves(entry: RecordedEntry, claim: Claim): Backing {
  const { recent } = entry.row;
  if (!recent || isFresh(entry)) return "backed";
  if (entry.ended) return "contradicted";
  const named = claim.about?.(entry.title) ? "yes" : namesTitle(wordsOf(claim), entry.title);
  return named === "yes" ? "backed" : named === "no" ? "contradicted" : "unknown";
}

/** True when the sentence spells out the title of an entry that is not live and of none that is. */
function namesDead(claim: Claim, entries: readonly RecordedEntry[]): boolean {
  const named = entries.filter(
    (entry) =>
      ((claim.named || !entry.row.recent) && spells(claim, entry.title)) ||
      (claim.named && claim.kind === "schedule" && isFresh(entry) && holdsTitle(wordsOf(claim), entry.title)),
  );
  if (named.some((entry) => entry.live)) return namesBoth(claim, entries, named);
  if (named.length === 0) return false;
  // A job that was made just now may be the one that is meant, under another title.
  return !entries.some((entry) => entry.row.recent && entry.live && isFresh(entry));
}

/**
 * True when the sentence names a live entry and, in one breath with it, one that is not: "Plant Diary and Seed Swap are public".
 * A page that was made anew under its old title is the same.
 */
function namesBoth(
  claim: Claim,
  entries: readonly RecordedEntry[],
  named: readonly RecordedEntry[],
): boolean {
  const live = named.filter((entry) => entry.live);
  return entries.some(
    (dead) =>
      !dead.live &&
      !dead.row.recent &&
      entries.every(({ live: isLive, title }) => !isLive || !sharesName(title, dead.title)) &&
      live.some(({ title }) => isBeside(claim.sentence, title, dead.title)),
  );
}

/** One title is the other, or a part of it. */
function sharesName(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === "" || b === "" || a.includes(b) || b.includes(a);
}

/** A sentence with the names that are quoted in it. */
function wordsOf({ sentence, names }: Claim): string {
  return [sentence, ...names].join(" ");
}

/** A whole title, word by word; one word alone ("Landing") may be a common noun, unless it is quoted. */
function spells(claim: Claim, title: string): boolean {
  if (claim.about?.(title)) return true;
  if (claim.about && claim.named) return false;
  return claim.names.some((name) => isTitle(name, title)) || spellsTitle(claim.sentence, title);
}
