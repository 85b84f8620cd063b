/** What a replay has come to: counts, findings that are the same one again joined into one, days. */
import { REPLAY_FINDINGS } from "../../lib/core/limits.ts";
import type { Finding, Kind } from "./judge.ts";

/** One finding, how often it came, and when it came first and last. */
export type Group = Finding & { count: number; first: string; last: string };

/** What one day held. */
export type Day = { readonly date: string; commands: number; readonly kinds: Record<Kind, number> };

export type Tally = {
  files: number;
  sessions: number;
  commands: number;
  calls: number;
  lines: number;
  bytes: number;
  damaged: number;
  long: number;
  strange: number;
  /** Files in which nothing is a transcript. */
  foreign: number;
  /** Findings beyond those that are kept. */
  dropped: number;
  readonly hosts: Map<string, number>;
  readonly groups: Map<string, Group>;
  readonly days: Map<string, Day>;
};

/** What is reported: findings in the order in which a person reads them. */
export type Report = { readonly tally: Tally; readonly groups: readonly Group[] };

export const KINDS: readonly Kind[] = ["blocked", "asked", "key", "claim", "warned", "unchecked"];

export function newTally(): Tally {
  return {
    ...{ files: 0, sessions: 0, commands: 0, calls: 0, lines: 0, bytes: 0, damaged: 0, long: 0, strange: 0 },
    ...{ foreign: 0, dropped: 0, hosts: new Map(), groups: new Map(), days: new Map() },
  };
}

/** The day of a moment; what has no time belongs to none. */
export function dayOf(tally: Tally, at: string): Day | undefined {
  const date = at.slice(0, 10);
  if (date === "") return undefined;
  const known = tally.days.get(date);
  if (known) return known;
  const day: Day = {
    date,
    commands: 0,
    kinds: { blocked: 0, asked: 0, warned: 0, key: 0, claim: 0, unchecked: 0 },
  };
  tally.days.set(date, day);
  return day;
}

/** Takes a finding: a new one, or one more of a known one. */
export function takeFinding(tally: Tally, finding: Finding): void {
  const day = dayOf(tally, finding.at);
  if (day) day.kinds[finding.kind]++;
  const known = tally.groups.get(finding.key);
  if (known) {
    known.count++;
    if (finding.at !== "" && (known.first === "" || finding.at < known.first)) known.first = finding.at;
    if (finding.at > known.last) known.last = finding.at;
  } else if (tally.groups.size >= REPLAY_FINDINGS) tally.dropped++;
  else tally.groups.set(finding.key, { ...finding, count: 1, first: finding.at, last: finding.at });
}

/** How many findings there are of each kind: keys by their values, everything else each time. */
export function countsOf({ groups }: Tally): Record<Kind, number> {
  const counts = { blocked: 0, asked: 0, warned: 0, key: 0, claim: 0, unchecked: 0 };
  for (const { kind, count } of groups.values()) counts[kind] += kind === "key" ? 1 : count;
  return counts;
}

/** Findings as a person wants them: the worst kind first, then the newest. */
export function groupsOf({ groups }: Tally): Group[] {
  return [...groups.values()].sort(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.last < b.last ? 1 : a.last > b.last ? -1 : 0),
  );
}

const number = (count: number): string => count.toLocaleString("en-US");
const some = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "12,431 commands in 214 sessions: 3 would be blocked, 2 keys seen, 1 claim unbacked". */
export function summaryOf(tally: Tally): string {
  const counts = countsOf(tally);
  const parts = [
    `${number(counts.blocked)} would be blocked`,
    ...(counts.asked > 0 ? [`${number(counts.asked)} asked about`] : []),
    ...(counts.warned > 0 ? [`${number(counts.warned)} warned of`] : []),
    `${some(counts.key, "key")} seen`,
    `${some(counts.claim, "claim")} unbacked`,
    ...(counts.unchecked > 0 ? [`${some(counts.unchecked, "turn")} with untested code`] : []),
  ];
  return `${some(tally.commands, "command")} in ${some(tally.sessions, "session")}: ${parts.join(", ")}`;
}

/** What could not be read, as sentences. */
export function gapsOf({ damaged, long, strange, foreign, dropped }: Tally): string[] {
  return [
    ...(damaged > 0 ? [`${some(damaged, "damaged line")} left out`] : []),
    ...(long > 0 ? [`${some(long, "line")} of more than 16 MiB left out`] : []),
    ...(strange > 0 ? [`${some(strange, "line")} of no known host`] : []),
    ...(foreign > 0 ? [`${some(foreign, "file")} without any transcript`] : []),
    ...(dropped > 0 ? [`${some(dropped, "finding")} beyond those that are kept`] : []),
  ];
}
