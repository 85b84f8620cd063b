/**
 * Faults that show only when a hook's program is looked at or started: would it run, does it answer in its host's
 * words and in time, is it the guard that was installed.
 */
import { existsSync, lstatSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join } from "node:path";
import type { EventKind, Guard } from "../../lib/hook/event.ts";
import { hostById } from "../../lib/hook/hosts/index.ts";
import { codePath, readCode } from "../../lib/rules/code.ts";
import { BadSeal } from "../../lib/rules/reseal.ts";
import { digestOf, sameFiles } from "../config/pieces.ts";
import { ask, loadGuard, type Product, products, programOf } from "../guards.ts";
import { payloadOf } from "../hosts/payload.ts";
import type { ConfiguredHook } from "../hosts/wiring.ts";
import { type Installation, readManifest } from "../manifest.ts";
import { nameOf } from "../name.ts";
import { wantedEvents } from "../plan.ts";
import { answerOf, problemOf, rehearse } from "../rehearse.ts";
import { oddFacts } from "../rules/facts.ts";
import { sealRemedy } from "../rules/refused.ts";
import { sealOf } from "../rules/sealed.ts";
import { Refusal } from "../terminal.ts";
import type { Configured } from "./collect.ts";
import type { Code, Fault } from "./fault.ts";
import { matcherProblem, reachesShell } from "./matchers.ts";
import { homeOf, missing, type Trouble, troubleOf } from "./program.ts";
import { settingTroubles, variablesUnder } from "./settings.ts";

/** Longest wait for one answer, whatever the configuration allows: doctor itself must come to an end. */
const PATIENCE_MS = 20_000;

/** Copies and backups keep times to the millisecond, rounded either way. */
const MTIME_SLACK_MS = 2;

/** Programs that run another file: that file is the hook. */
const RUNNERS = /^(?:node|nodejs|bun|deno|python[\d.]*|bash|sh|zsh|ruby|perl|env|tsx)(?:\.exe)?$/;

/** Scripts of the host's own examples, by the guard that does their job better (the agent-hooks skill, "Superseded"). */
const SUPERSEDED: Readonly<Record<string, string>> = {
  "block_secrets.py": "security_guard",
  "secret_guard.py": "security_guard",
  "dangerous_bash_guard.py": "security_guard",
  "security_guard.py": "security_guard",
  "check_publish.sh": "verify_publish_claims",
  "verify_publish_claims.py": "verify_publish_claims",
};

/** One hook with its file. */
type Subject = {
  readonly configured: Configured;
  readonly hook: ConfiguredHook;
  readonly argv: readonly string[];
  /** The file that decides: a runner's script, or the program. */
  readonly file: string;
  /** The guard of ours that the file is by its name. */
  readonly guard: Product | undefined;
};

/** Each guard of ours by its name: it knows what it judges, and on which host. */
type Jobs = Map<string, Guard>;

function faultOf({ configured, hook }: Subject, code: Code, problem: string): Fault {
  return { code, host: configured.wiring.id, config: configured.config, event: hook.event, problem };
}

function kindOf({ configured: { wiring } }: Subject, event: string): EventKind | undefined {
  return hostById(wiring.id)?.events[event]?.kind;
}

/** Faults of every hook's program, and of hooks against each other. */
export async function programFaults(all: readonly Configured[]): Promise<Fault[]> {
  const made = products();
  const jobs: Jobs = new Map();
  for (const product of made) jobs.set(product.name, await loadGuard(product));
  const subjects = all.flatMap((configured) =>
    configured.hooks.flatMap((hook) => subjectOf(configured, hook, made)),
  );
  return [
    ...subjects.flatMap((subject) => startFaults(subject, jobs)),
    // A fault of the file is none of one event.
    ...guardFiles(subjects)
      .flatMap((subject) => [
        ...(refusedRules(subject) ?? sameRules(subject)),
        ...factFaults(subject),
        ...settingFaults(subject),
        ...unchanged(subject),
        ...trailFaults(subject),
      ])
      .map((fault) => ({ ...fault, event: "" })),
    ...halfWired(subjects, jobs),
    ...overlaps(subjects),
  ];
}

function subjectOf(configured: Configured, hook: ConfiguredHook, made: readonly Product[]): Subject[] {
  const argv = hook.argv?.map((word) =>
    configured.wiring.shell ? word.replace(/^~(?=\/)/, homeOf()) : word,
  );
  const [program] = argv ?? [];
  if (!argv || program === undefined || /^https?:/.test(program)) return [];
  const runs = RUNNERS.test(basename(program))
    ? argv.slice(1).find((word) => /^[^-=][^=]*$/.test(word) && /\/|\.\w{1,4}$/.test(word))
    : undefined;
  const file = runs ?? program;
  const name = basename(file).replace(/\.(?:mjs|exe)$/, "");
  return [{ configured, hook, argv, file, guard: made.find((product) => product.name === name) }];
}

/** What keeps a hook from firing: its file, or its answer. */
function startFaults(subject: Subject, jobs: Jobs): Fault[] {
  const { argv, file, hook } = subject;
  const [program = ""] = argv;
  const words = program === file ? [program] : [program, file];
  // A shell line that is more than one program is beyond a look at files.
  const plain = !/[;&|<>$`(){}]/.test(hook.command);
  if (!plain) return [];
  const looked = words.map((word, at) => (at > 0 ? scriptTrouble(word) : troubleOf(word)));
  const trouble = looked.find((one) => one !== undefined);
  if (trouble) {
    const { code, problem, remedy } = trouble;
    return [{ ...faultOf(subject, code, problem), ...(remedy === undefined ? {} : { remedy }) }];
  }
  const code = codeTrouble(subject);
  if (code !== undefined) return [faultOf(subject, "code-refused", code)];
  // Every answer of such a guard is a warning, which is told as what it is.
  if (refusedRules(subject)) return [];
  return mayStart(subject) ? answerFaults(subject, jobs) : [];
}

/** What keeps the executable from being the guard of the user's own that it was installed as. */
function codeTrouble({ file, guard }: Subject): string | undefined {
  const code = readCode(codePath(file), nameOf(file));
  if (code?.state === "bad") return `the code of ${file} ${code.why}, so it checks nothing`;
  if (guard !== undefined || code !== undefined) return undefined;
  return wasInstalled(file) ? `the code of ${file} is gone, so it checks nothing` : undefined;
}

/** A record that cannot be read says nothing here; it has a fault of its own. */
function wasInstalled(file: string): boolean {
  try {
    return recordOf(file) !== undefined;
  } catch {
    return false;
  }
}

/** The record of the installation that put a file in its place, for one of these configurations; undefined without one. */
function recordOf(file: string, config?: string): Installation | undefined {
  return readManifest(dirname(file)).find(
    (one) => one.program === file && (config === undefined || one.config === config),
  );
}

/** A runner's script needs no mode and no first line. */
function scriptTrouble(path: string): Trouble | undefined {
  if (!isAbsolute(path)) return { code: "path-relative", problem: `the path ${path} is relative` };
  return missing(path);
}

/**
 * The user's own hooks are started, as their host does. A project's configuration may be a stranger's: of those only a
 * program is started that is, byte for byte, one that we built.
 */
function mayStart({ configured, file, guard }: Subject): boolean {
  if (configured.scope === "user") return true;
  return (
    guard !== undefined &&
    [guard.executable, guard.script].some((built) => built !== undefined && sameFiles(built, file))
  );
}

function answerFaults(subject: Subject, jobs: Jobs): Fault[] {
  const { configured, hook, argv, guard } = subject;
  const host = configured.wiring.id;
  const kind = kindOf(subject, hook.event);
  if (kind === undefined) return [];
  // A timeout that is too short to be meant is a fault of its own.
  const patience = Math.min(Math.max((hook.timeout || 20) * 1000, 1000), PATIENCE_MS);
  if (guard && jobs.get(guard.name)?.on[kind] === undefined)
    return [faultOf(subject, "idle", `${guard.name} has nothing to judge on ${hook.event}`)];
  if (guard) return guardFaults(subject, guard, kind, patience);
  const folder = mkdtempSync(join(tmpdir(), "agent-guards-doctor-"));
  try {
    const run = ask(argv, payloadOf(host, hook.event, kind, "ls", folder), {
      timeoutMs: patience,
      cwd: folder,
    });
    const problem = problemOf(run);
    if (problem !== undefined)
      return [faultOf(subject, run.timedOut ? "no-answer" : "broken-answer", problem)];
    const foreign = Object.keys(answerOf(run) ?? {}).filter(
      (key) => !configured.wiring.answers.includes(key),
    );
    return foreign.length === 0
      ? []
      : [
          faultOf(
            subject,
            "wrong-shape",
            `its answer has ${foreign.map((key) => `"${key}"`).join(", ")}, which ${host} does not know`,
          ),
        ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ours must also stop what it must; and it must be told this host, not another. */
function guardFaults(subject: Subject, guard: Product, kind: EventKind, patience: number): Fault[] {
  const host = subject.configured.wiring.id;
  const at = subject.argv.indexOf("--host");
  const told = at === -1 ? undefined : subject.argv[at + 1];
  if (told !== undefined && told !== host)
    return [faultOf(subject, "host-flag", `the guard is told that its host is ${told}`)];
  const { problem } = rehearse(subject.argv, guard.name, host, subject.hook.event, kind, patience);
  if (problem === undefined) return [];
  if (problem.includes("ENOENT"))
    return [
      faultOf(
        subject,
        "wrong-architecture",
        `${subject.file} needs a loader that is not there: it is built for another C library`,
      ),
    ];
  const code = problem.includes("timeout")
    ? "no-answer"
    : problem.includes("lets pass")
      ? "lets-pass"
      : "broken-answer";
  return [faultOf(subject, code, `${guard.name}: ${problem}`)];
}

/** Is it a guard of the user's own, whose code lies beside the executable? */
const isOwn = ({ file }: Subject): boolean => existsSync(codePath(file));

/** One subject for each installed guard file that can be asked. */
function guardFiles(subjects: readonly Subject[]): Subject[] {
  const own = subjects.filter(
    (subject) =>
      (subject.guard || isOwn(subject)) &&
      mayStart(subject) &&
      isAbsolute(subject.file) &&
      troubleOf(subject.file) === undefined,
  );
  return [
    ...new Map(own.map((subject) => [`${subject.file}\0${subject.configured.config}`, subject])).values(),
  ];
}

/** What is sealed beside one of our guards and does not count; undefined where there is nothing of the kind. */
function refusedRules(subject: Subject): Fault[] | undefined {
  const { guard, file } = subject;
  const seal = guard && sealOf(file, guard.name);
  if (!guard || seal?.state !== "bad") return undefined;
  const { message: problem } = new BadSeal(file, seal.why);
  return [{ ...faultOf(subject, "rules-refused", problem), remedy: sealRemedy(guard.name) }];
}

function factFaults(subject: Subject): Fault[] {
  const { guard, file } = subject;
  if (!guard) return [];
  return oddFacts(file, guard.name).map(({ problem, remedy }) => ({
    ...faultOf(subject, "facts-elsewhere", problem),
    remedy,
  }));
}

/** What one of our guards is set to, and whether it can do its work with that. */
function settingFaults(subject: Subject): Fault[] {
  const { guard, file, configured } = subject;
  if (!guard) return [];
  const seal = sealOf(file, guard.name);
  const { settings = {}, environment = {} } = seal?.state === "sealed" ? seal.sealed : {};
  const at = { host: configured.wiring.id, settings, variable: variablesUnder(environment, subject.argv) };
  return settingTroubles(guard.name, at).map(({ code, problem, remedy }) => ({
    ...faultOf(subject, code, problem),
    ...(remedy === undefined ? {} : { remedy }),
  }));
}

function sameRules(subject: Subject): Fault[] {
  const { guard, argv, file } = subject;
  if (!guard) return [];
  const words = argv.slice(0, argv.indexOf(file) + 1);
  const [there, here] = [versionOf(words), versionOf(programOf(guard))];
  if (there === undefined || there === here) return [];
  return [faultOf(subject, "rules-differ", `${file} says "${there}", this package has "${here}"`)];
}

/** The audit trail beside the hooks folder: something else in its place keeps every line out. */
function trailFaults(subject: Subject): Fault[] {
  const trail = join(dirname(subject.file), "..", "output", "hook.log");
  const stat = lstatSync(trail, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return [];
  return [{ ...faultOf(subject, "no-trail", `${trail} is no regular file`), event: "" }];
}

function versionOf(argv: readonly string[]): string | undefined {
  const run = ask([...argv, "--version"], "", { timeoutMs: PATIENCE_MS });
  // What is sealed beside a guard is the person's, and no difference to the package.
  return run.status === 0 ? run.stdout.trim().replace(/, sealed [0-9a-f]{12}(?=\))/, "") : undefined;
}

/** A file that cannot be read is another than the one that was. */
function isAsRecorded(file: string, { sha256, mtimeMs }: Installation): boolean {
  try {
    return Math.abs(statSync(file).mtimeMs - mtimeMs) < MTIME_SLACK_MS && digestOf(file) === sha256;
  } catch {
    return false;
  }
}

/** The file as it was when it was installed, which is what the host approved. */
function unchanged(subject: Subject): Fault[] {
  try {
    const { file, configured } = subject;
    const known = recordOf(file, configured.config);
    if (!known) return [];
    return isAsRecorded(file, known)
      ? []
      : [
          faultOf(
            subject,
            "changed-since-install",
            `${file} is not the file that was installed and approved`,
          ),
        ];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [faultOf(subject, "record-damaged", error.message)];
  }
}

/** A guard that is wired to some of the events that it judges, and not to others, or not for the shell. */
function halfWired(subjects: readonly Subject[], jobs: Jobs): Fault[] {
  const ours = subjects.filter(({ guard }) => guard);
  return groups(ours, ({ configured, file }) => `${configured.config}\0${file}`).flatMap((group) => {
    const [first] = group;
    const guard = first?.guard && jobs.get(first.guard.name);
    if (!first || !guard) return [];
    const { wiring } = first.configured;
    const left = wantedEvents(guard, wiring).flatMap(({ name: event, kind }) => {
      const there = group.filter(({ hook }) => hook.event === event);
      if (there.length === 0) return [event];
      // A matcher that matches nothing has a fault of its own.
      const isAsked = there.some(
        ({ hook }) => reachesShell(wiring, hook) || matcherProblem(wiring, hook) !== undefined,
      );
      return kind === "tool_call" && !isAsked ? [`${event} for the shell`] : [];
    });
    if (left.length === 0) return [];
    const problem = `${first.guard?.name} is not wired to ${left.join(", ")}`;
    return [{ ...faultOf(first, "half-wired", problem), event: "" }];
  });
}

function overlaps(subjects: readonly Subject[]): Fault[] {
  const jobOf = ({ guard, file }: Subject) => guard?.name ?? SUPERSEDED[basename(file)];
  const working = subjects.filter((subject) => jobOf(subject) !== undefined);
  return groups(working, (subject) => `${subject.configured.wiring.id}\0${jobOf(subject)}`).flatMap(
    (group) => {
      const files = [...new Set(group.map(({ file }) => file))];
      const [first] = group;
      return first && files.length > 1
        ? [{ ...faultOf(first, "overlap", `two guards do the same job: ${files.join(" and ")}`), event: "" }]
        : [];
    },
  );
}

function groups<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found.values()];
}
