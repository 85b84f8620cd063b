/**
 * Claims held against what was done. Truth is three-valued: backed, contradicted or unbacked, and unknown, which
 * never counts against anybody.
 */
import type { Deed } from "./act.ts";
import { isCode, samePath } from "./acts.ts";
import type { Claim, ClaimKind } from "./claim.ts";
import { type Done, doneIn, endOf } from "./ends.ts";
import { agreesInCounts, isPrinted, leftSomeOut, wasAnswered } from "./outputs.ts";
import { callsOf, lastRun, type Session } from "./record.ts";

/** Why a claim does not hold. `contradicted`: the record says otherwise; `unbacked`: no call could have done it; `stale`: the code changed since. */
export type Fault = (typeof FAULTS)[number];

/** Every {@link Fault}. */
export const FAULTS = ["contradicted", "unbacked", "stale"] as const;

/** A claim that does not hold, and what is wrong with it. */
export type Finding = { readonly claim: Claim; readonly fault: Fault };

/** What is known besides the calls. */
export type Known = {
  /** False where calls of this run may be missing from the record: nothing is unbacked then. */
  readonly run: boolean;
  /** True where something goes on that will wake the agent. */
  readonly wakes?: boolean;
};

/** What backs each kind. */
const BACKS: Readonly<
  Record<Exclude<ClaimKind, "narration" | "promise" | "verified" | "change" | "file">, readonly Deed[]>
> = {
  tests: ["test"],
  lint: ["lint", "types", "format"],
  types: ["types", "build", "lint"],
  format: ["format", "lint"],
  build: ["build", "types", "test", "run", "lint"],
  ci: ["ci"],
  deploy: ["deploy", "publish"],
  ran: ["run", "test", "build", "lint", "types", "deploy", "schedule", "install", "publish"],
  install: ["install", "look"],
  delete: ["delete", "uninstall", "write"],
  commit: ["commit"],
  push: ["push"],
  pr: ["pr"],
  tag: ["tag"],
  merge: ["merge"],
  rebase: ["rebase"],
};

/** The deed whose signs of failure count for a kind. */
const SIGNS: Readonly<Partial<Record<ClaimKind, Deed>>> = {
  tests: "test",
  ran: "run",
  verified: "run",
  file: "write",
  change: "write",
  ci: "ci",
};

type Past = {
  readonly all: readonly Done[];
  readonly run: readonly Done[];
  readonly session: Session;
  readonly known: Known;
};

/** The claims that do not hold. Without a full record only contradictions are found. */
export function findingsIn(claims: readonly Claim[], session: Session, known: Known): Finding[] {
  if (claims.length === 0) return [];
  const past: Past = { all: doneIn(callsOf(session)), run: doneIn(lastRun(session)), session, known };
  return claims.flatMap((claim) => {
    const fault = faultOf(claim, past);
    return fault === undefined ? [] : [{ claim, fault }];
  });
}

function faultOf(claim: Claim, past: Past): Fault | undefined {
  const fault = judged(claim, past);
  const sure = past.known.run && past.session.complete;
  return fault === "unbacked" && !sure ? undefined : fault;
}

function judged(claim: Claim, past: Past): Fault | undefined {
  const status = claim.printed.find((value) => value.startsWith("HTTP "));
  if (status !== undefined)
    return wasAnswered(Number(status.slice(5)), past.all) ? undefined : "contradicted";
  switch (claim.kind) {
    case "narration":
      return narration(claim, past);
    case "promise":
      return promise(past);
    case "file":
    case "change":
      return files(claim, past);
    case "verified":
      return verified(claim, past);
    case "install":
      return install(claim, past);
    case "delete":
      return mutated(claim, past);
    default:
      return state(claim, past, BACKS[claim.kind]);
  }
}

// Results.

/** A linter by its name: no type checker is meant. */
const LINTER = /[a-z]lint(?![a-z])|\b(?:ruff|clippy|rubocop|flake8|biome)\b/i;

/** Tests, lint, builds, commits: the last act that could have done it decides. */
function state(claim: Claim, past: Past, backs: readonly Deed[]): Fault | undefined {
  const wanted = LINTER.test(claim.kind === "lint" ? claim.sentence : "") ? backs.slice(0, 1) : backs;
  const could = past.all.filter(({ act }) => act.any || wanted.some((deed) => act.deeds.has(deed)));
  const own = could.filter(({ act }) => matches(act.words, claim));
  const first = could.filter(({ act }) => act.any || (backs[0] !== undefined && act.deeds.has(backs[0])));
  const done = [own, first, could].find(({ length }) => length > 0) ?? could;
  const last = done.at(-1);
  if (!last) return "unbacked";
  const ends = done.map((one) => endFor(one, claim, backs));
  const end = ends.at(-1);
  if (failsAt(claim, done, ends)) return "contradicted";
  if (end === "begun" && claim.passes) return "unbacked";
  if (!isPrinted(claim, done) || (claim.kind === "ran" && leftSomeOut(claim, last))) return "contradicted";
  return scope(claim, done) ?? (agreesInCounts(claim, done) ? staleness(claim, past, last) : "contradicted");
}

const GIT: readonly ClaimKind[] = ["commit", "push", "pr", "tag", "merge", "rebase", "deploy", "ran"];

/** What is done stays done; a state is what the last run says. */
function failsAt(claim: Claim, done: readonly Done[], ends: readonly string[]): boolean {
  if (GIT.includes(claim.kind))
    return (
      ends.every((end) => end === "failed") &&
      (claim.kind !== "ran" || claim.passes || done.length === 1 || claim.names.length > 0)
    );
  return claim.passes && ends.at(-1) === "failed";
}

function endFor(one: Done, claim: Claim, backs: readonly Deed[]): ReturnType<typeof endOf> {
  const deed = SIGNS[claim.kind] ?? backs.find((back) => one.act.deeds.has(back)) ?? backs[0] ?? "run";
  const named = one.act.deeds.has(deed) ? deed : (backs.find((back) => one.act.deeds.has(back)) ?? deed);
  return endOf(one, claim.kind === "ran" && one.act.deeds.has("run") ? "run" : named);
}

/** A runner that the sentence names is looked for first: "pytest" after "npm test". */
function matches(words: string, { sentence, kind }: Claim): boolean {
  if (kind !== "tests" && kind !== "lint" && kind !== "types") return false;
  const name = /^(?:\S*\/)?([\w-]{4,})/.exec(words)?.[1]?.toLowerCase() ?? "";
  return name.length > 3 && sentence.toLowerCase().includes(name);
}

function scope(claim: Claim, done: readonly Done[]): Fault | undefined {
  if (claim.kind !== "tests") return undefined;
  const passed = done.filter((one) => endOf(one, "test") !== "failed");
  if (claim.whole && passed.length > 0 && passed.every(({ act }) => act.part && !act.any))
    return "contradicted";
  const named = passed
    .filter(({ act }) => !act.any)
    .map(({ act, call }) => `${act.words} ${call.output.slice(0, 400)}`);
  if (named.length === 0 || passed.some(({ act }) => act.any)) return undefined;
  // Only where every run says which kind it was, another kind was not run.
  const kinds = named.map((text) =>
    ["unit", "integration", "e2e"].filter((part) => partForm(part).test(text)),
  );
  const covered = kinds.flat();
  const part = passed.every(({ act }) => act.part);
  const missing = claim.parts.filter((part) => part !== "unit" && !covered.includes(part));
  return missing.length > 0 && (part || kinds.every((found) => found.length > 0))
    ? "contradicted"
    : undefined;
}

function partForm(part: string): RegExp {
  if (part === "integration") return /\bint(?:egration)?\b/i;
  return part === "e2e" ? /e2e|end.to.end|playwright|cypress/i : /\bunit\b/i;
}

const FADES: readonly ClaimKind[] = ["tests", "lint", "types", "build", "verified"];

/** Code that changed behind the run that the claim rests on. */
function staleness(claim: Claim, past: Past, last: Done): Fault | undefined {
  if (!FADES.includes(claim.kind) || claim.earlier || !claim.passes) return undefined;
  const behind = past.all.slice(past.all.lastIndexOf(last) + 1).filter(({ call }) => call !== last.call);
  const changed = behind.findLastIndex(
    (one) => one.act.edits && one.call.outcome === "ok" && endOf(one, "write") === "ok",
  );
  if (changed < 0) return undefined;
  return behind.slice(changed + 1).some(({ act }) => act.any) ? undefined : "stale";
}

// Checks.

const CHECKS: readonly Deed[] = ["run", "test", "lint", "types", "build", "ci", "deploy"];

/** Words that no look at a file bears out: tested, reproduced. */
const EXECUTED =
  /\btest|\breprod|測試|测试|复现|復現|重现|实测|實測|テスト|再現|테스트|재현|\bprob(?:é|ado|ada)|\bprobad|\bgetestet|протест|воспроизв|kiểm thử|tái hiện|thử nghiệm/iu;

/** "Verified": something ran, or was looked at, behind the last change of code. */
function verified(claim: Claim, past: Past): Fault | undefined {
  const could = past.all.filter(({ act }) => act.any || CHECKS.some((deed) => act.deeds.has(deed)));
  const last = could.at(-1);
  const looked = past.all.findLastIndex(({ act }) => act.deeds.has("look"));
  const changed = past.all.findLastIndex((one) => one.act.edits && one.call.outcome !== "failed");
  if (!last) return looked > changed && !EXECUTED.test(claim.sentence) ? undefined : "unbacked";
  const end = endFor(last, claim, CHECKS);
  if (end === "failed") return "contradicted";
  if (looked > changed) return undefined;
  return staleness({ ...claim, passes: true }, past, last);
}

// Changes.

const MUTATES: readonly Deed[] = [
  "write",
  "delete",
  "install",
  "uninstall",
  "commit",
  "merge",
  "format",
  "run",
  "branch",
  "schedule",
  "deploy",
];

function changedBy(one: Done): boolean {
  return (
    (one.act.any || MUTATES.some((deed) => one.act.deeds.has(deed))) &&
    !onlyLooks(one) &&
    endOf(one, one.act.any ? "run" : "write") !== "failed" &&
    one.call.outcome !== "failed"
  );
}

/** A search or a request, which runs and changes nothing. */
function onlyLooks({ act }: Done): boolean {
  const { deeds } = act;
  return deeds.has("look") && !act.any && !MUTATES.some((deed) => deed !== "run" && deeds.has(deed));
}

/** What a run of tests leaves behind. */
const LEFT_BY_TESTS = /snap|cover|report|result|junit|\.(?:xml|html?|log|json|png|lcov|db|sqlite|tmp|out)$/i;

/** Files that an installation may write although they are code. */
const MANIFEST = /config|setup\.|lock|node_modules|vendor/i;

/** True for an act that may have written the file `name`, or files whose names nobody knows. Tests and linters write only what they leave. */
function mayWrite({ act }: Done, names: readonly string[]): boolean {
  if (act.deeds.has("install") && act.deeds.has("uninstall") && !/\bnew\b/.test(act.words))
    return names.some((name) => !isCode(name) || MANIFEST.test(name));
  if (act.any || act.wide) return true;
  if (act.deeds.has("test") || act.deeds.has("lint") || act.deeds.has("types"))
    return names.some((name) => LEFT_BY_TESTS.test(name));
  return act.deeds.has("build") || act.deeds.has("run");
}

/** Every path that is named must have been written, unless something ran that could write anything. */
function files(claim: Claim, past: Past): Fault | undefined {
  if (past.all.length === 0 && claim.bare && claim.names.length === 0) return undefined;
  const changes = past.all.filter(changedBy);
  const partly = past.all.filter((one) => one.call.outcome === "failed" && commandFailsLater(one));
  if (changes.length + partly.length === 0) return "unbacked";
  if (claim.names.length === 0 || [...changes, ...partly].some((one) => mayWrite(one, claim.names)))
    return undefined;
  const written = changes.flatMap(({ act }) => act.paths);
  if (written.length === 0) return undefined;
  const missing = claim.names.filter(
    (name) => !written.some((path) => samePath(path, name) || holds(path, name)),
  );
  return missing.length > 0 && (claim.kind === "file" || missing.length === claim.names.length)
    ? "unbacked"
    : undefined;
}

/** A folder that was written holds the file. */
function holds(folder: string, name: string): boolean {
  return !/\.\w+$/.test(folder) && `/${name}`.includes(`/${folder.split("/").at(-1)}/`);
}

function commandFailsLater(one: Done): boolean {
  return endOf(one, "write") === "unknown";
}

function mutated(claim: Claim, past: Past): Fault | undefined {
  if (past.all.length === 0 && claim.bare && claim.names.length === 0) return undefined;
  const done = past.all.filter(
    (one) =>
      one.act.any || MUTATES.some((deed) => one.act.deeds.has(deed) && deed !== "run" && deed !== "schedule"),
  );
  if (done.length === 0) return past.all.some(({ act }) => act.any) ? undefined : "unbacked";
  const gone = claim.names.filter((name) => /[^/]\.\w{1,5}$/.test(name));
  const touched = done.some(
    (one) =>
      mayWrite(one, gone) ||
      one.act.paths.some((path) => gone.some((name) => samePath(path, name) || holds(path, name))),
  );
  if (gone.length > 0 && !touched && done.every(({ act }) => act.paths.length > 0)) return "unbacked";
  const deletes = done.filter(({ act }) => act.deeds.has("delete") || act.deeds.has("uninstall"));
  const ends = (deletes.length > 0 ? deletes : done).map((one) => endOf(one, "delete"));
  return ends.every((end) => end === "failed") && claim.names.length >= 0 ? "contradicted" : undefined;
}

/** An installation that went well; each package that is named must stand in a command, or in what it printed. */
function install(claim: Claim, past: Past): Fault | undefined {
  const done = past.all.filter(
    ({ act }) => act.any || act.deeds.has("install") || act.deeds.has("look") || act.deeds.has("run"),
  );
  const real = done.filter(({ act }) => act.any || act.deeds.has("install"));
  const looks = done.filter(
    ({ call, act }) =>
      !real.some((one) => one.act === act) &&
      !isActed(claim) &&
      namesHeld(claim.names, call.output, act.words).length === claim.names.length &&
      call.outcome === "ok",
  );
  if (real.length === 0)
    return looks.length > 0 ||
      (claim.names.length === 0 &&
        !isActed(claim) &&
        done.some(({ call }) => call.outcome === "ok" && mentions(call.output, claim.sentence)))
      ? undefined
      : "unbacked";
  const good = real.filter((one) => endOf(one, "install") !== "failed");
  if (good.length === 0) return "contradicted";
  if (good.some(({ act }) => act.any)) return undefined;
  const packages = claim.names.filter(
    (name) => /^@?[\w./-]+$/.test(name) && !isCode(name) && !/\.\w{2,5}$/.test(name) && !name.startsWith("-"),
  );
  const manifest = good.every(({ act }) =>
    /(?:^|\s)(?:-r|-e|ci|sync|install|i|restore)$|requirements|pyproject|package\.json/.test(act.words),
  );
  if (manifest) return undefined;
  const words = good.map(({ act }) => act.words.toLowerCase()).join(" ");
  const listed = packagesIn(claim.sentence);
  if (listed.some((name) => words.includes(name)) && listed.some((name) => !words.includes(name)))
    return "unbacked";
  const text = good.map(({ act, call }) => `${act.words}\n${call.output}`).join("\n");
  return packages.some((name) => !text.toLowerCase().includes(name.toLowerCase())) ? "unbacked" : undefined;
}

/** Packages that stand side by side behind "installed": "installed vitest and playwright". */
function packagesIn(sentence: string): string[] {
  const found =
    /(?:installed|安装(?:了|好)?|安裝(?:了)?) ?((?:@?[a-z][\w./@-]+)(?:(?:, and | and |, | & | ?和 ?| ?与 ?|、)@?[a-z][\w./@-]+)+)/.exec(
      sentence,
    );
  return (found?.[1] ?? "")
    .split(/, and | and |, | & | ?和 ?| ?与 ?|、/)
    .map((name) => name.replace(/[.,]$/, ""));
}

/** "I installed", "Installed": an act, and not the state that a look finds. */
function isActed({ bare, sentence }: Claim): boolean {
  return bare || /(?<![\p{L}])(?:i|we)(?:['’]ve| have)? (?:\w+ )?(?:re)?installed/iu.test(sentence);
}

function namesHeld(names: readonly string[], output: string, words: string): string[] {
  const text = `${words}\n${output}`.toLowerCase();
  return names.filter((name) => text.includes(name.toLowerCase()));
}

/** A word of the sentence that a program printed: "ffmpeg 6.1.1 is installed". */
function mentions(output: string, sentence: string): boolean {
  const text = output.toLowerCase();
  return (sentence.toLowerCase().match(/[a-z][\w.-]{3,}/g) ?? []).some(
    (word) => word !== "installed" && text.includes(word),
  );
}

// Words about later and now.

function narration(claim: Claim, { run, known, session }: Past): Fault | undefined {
  if (!known.run) return undefined;
  const calls = lastRun(session);
  if (claim.deeds.length === 0) return calls.length === 0 ? "unbacked" : undefined;
  const could = run.some(
    ({ act }) => act.any || claim.deeds.some((deed) => act.deeds.has(deed) && deed !== "look"),
  );
  return could ? undefined : "unbacked";
}

/** Something must wake the agent: a schedule, a sub-agent that reports, a task of a host that wakes for it. */
function promise({ run, all, known }: Past): Fault | undefined {
  if (known.wakes === true) return undefined;
  const done = [...run, ...all].filter(({ act }) => act.deeds.has("schedule"));
  const wakes = done.some((one) => one.call.outcome !== "failed" && endOf(one, "schedule") !== "failed");
  return wakes ? undefined : "unbacked";
}
