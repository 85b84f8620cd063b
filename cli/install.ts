/**
 * `agent-guards install`: copy a guard, see it answer, wire it, take it live. Any step that fails leaves nothing half
 * done.
 */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { codePath } from "../lib/rules/code.ts";
import { type Approval, approve, chatCommands, RUNTIME } from "./approve.ts";
import { unifiedDiff } from "./config/diff.ts";
import {
  missingFolders,
  placeBeside,
  placeProgram,
  placeTwin,
  readText,
  removeEmpty,
  replaceText,
} from "./config/file.ts";
import { sameFiles } from "./config/pieces.ts";
import { hostHere } from "./hosts/here.ts";
import { WIRINGS } from "./hosts/table.ts";
import { TIMEOUT_SECONDS } from "./hosts/wiring.ts";
import { type Installation, manifestPath, manifestText, readManifest, sameInstallation } from "./manifest.ts";
import { isGuardFile } from "./name.ts";
import { type Plan, placesOf, planOf, remarkOn, sha256 } from "./plan.ts";
import { type Rehearsal, rehearse } from "./rehearse.ts";
import { oddFacts } from "./rules/facts.ts";
import { changeSeal } from "./rules/sealed.ts";
import { shownText } from "./scan/scanner.ts";
import { complain, EXIT, type Exit, note, paint, Refusal, say, sayJson } from "./terminal.ts";

/** The hosts that can be named, a few on a line. */
function hostLines(): string {
  const ids = WIRINGS.map(({ id }) => id).filter((id) => id !== "starchild");
  const lines = [ids.slice(0, 9), ids.slice(9)].map((part) => part.join(", "));
  return lines.map((line) => `                    ${line}`).join(",\n");
}

export const usage = `usage: agent-guards install GUARD [--host HOST] [--dir DIR] [--config FILE] [--dry-run] [--json]

       agent-guards install ./my-guard.ts [OPTIONS]

Copies the guard, asks the copy about every event, adds the entries to the host's configuration, and on Starchild
takes it live. Twice is the same as once. A file is a guard of your own: a module that exports \`guard\`. It is bundled
with what it imports, and its code is sealed beside the copy.

  --host HOST       starchild, or one of (default: the one that is on this machine):
${hostLines()}
  --dir DIR         the folder for the copy (default: /data/workspace/hooks, or ~/.agent-guards/hooks without a workspace)
  --config FILE     the configuration to edit (default: the user's own, where the host has one)
  --workspace DIR   Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
  --script          the one-file script instead of the executable (needs node on the host's PATH)
  --runtime URL     Starchild's runtime (default: ${RUNTIME})
  --no-approve      do not ask the runtime to take it live
  --dry-run         show what would change
`;

const OPTIONS = {
  host: { type: "string" },
  dir: { type: "string" },
  config: { type: "string" },
  workspace: { type: "string" },
  script: { type: "boolean", default: false },
  runtime: { type: "string", default: RUNTIME },
  "no-approve": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [guard, ...rest] = positionals;
  if (guard !== undefined && isGuardFile(guard)) {
    const exit = (await import("./own/product.ts")).byExecutable(["install", ...args]);
    if (exit !== undefined) return exit;
  }
  if (guard === undefined || rest.length > 0)
    throw new Refusal("install takes the name of one guard", "agent-guards install security_guard");
  const plan = await planOf({
    guard,
    host: values.host ?? hostHere(placesOf(values.workspace)),
    dir: values.dir,
    config: values.config,
    workspace: values.workspace,
    script: values.script,
  });
  if (values["dry-run"]) return preview(plan, values.json);
  const rehearsals = carryOut(plan);
  const approval = values["no-approve"] ? undefined : await takenLive(plan, values.runtime);
  return report(plan, rehearsals, approval, values.json);
}

/** Takes the program live where the host has an approval of its own. */
export async function takenLive(plan: Plan, runtime: string): Promise<Approval | undefined> {
  if (plan.wiring.id !== "starchild") return undefined;
  const approval = await approve(plan.program, runtime);
  // What a runtime says of its failure may quote what it was given.
  return approval.state === "not" ? { ...approval, why: await shownText(approval.why) } : approval;
}

async function preview(plan: Plan, json: boolean): Promise<Exit> {
  const diff = await shownText(unifiedDiff(plan.before ?? "", plan.after, plan.config));
  if (json) {
    sayJson({ ...summary(plan), copies: plan.copies, diff });
    return EXIT.clean;
  }
  say(plan.copies ? `would copy ${plan.guard} to ${plan.program}` : `${plan.program} is up to date`);
  say(diff === "" ? `${plan.config} is up to date` : diff.trimEnd());
  return EXIT.clean;
}

/** Copies, asks the copy, and only then edits the configuration; on any failure the copy goes again. */
export function carryOut(plan: Plan): Rehearsal[] {
  const old = plan.copies ? standing(plan) : undefined;
  const folders = [...new Set([plan.dir, dirname(plan.config)].flatMap(missingFolders))];
  const wasLast = isUntouched(plan);
  copy(plan);
  try {
    const rehearsals = plan.events.map(({ name, kind }) =>
      rehearse(
        [plan.program, ...plan.wiring.words(name)],
        plan.guard,
        plan.wiring.id,
        name,
        kind,
        TIMEOUT_SECONDS * 1000,
        plan.code !== undefined,
      ),
    );
    const failed = rehearsals.find(({ problem }) => problem !== undefined);
    if (failed)
      throw new Refusal(
        `the copy in ${plan.dir} fails on ${failed.event}: ${failed.problem}`,
        failureHint(failed, plan.code !== undefined),
      );
    if (plan.before !== plan.after) {
      unmoved(plan);
      replaceText(plan.config, plan.after, wasLast ? undefined : plan.guard);
    }
    record(plan, folders, wasLast);
    const { environment } = plan;
    // Last, so that what was asked above could be led to facts of its own.
    if (Object.keys(environment).length > 0)
      changeSeal(plan.program, plan.guard, (old) => ({
        ...old,
        // What was fixed holds, whatever the environment of this call says: an agent may install again, and lead nothing elsewhere.
        environment: { ...environment, ...old.environment },
      }));
    return rehearsals;
  } catch (error) {
    if (old) undoCopy(plan, old);
    removeEmpty(folders);
    throw error;
  }
}

/** What stands where a program is to go, and is changed. */
type Standing = { readonly program: Uint8Array | undefined; readonly code: string | undefined };

function standing({ program, isThere }: Plan): Standing {
  return {
    program: existsSync(program) && !isThere ? readFileSync(program) : undefined,
    code: readText(codePath(program)),
  };
}

/** Puts in its place what is not there: the program as one more name of an installed guard that is the same file, else as a copy. */
function copy(plan: Plan): void {
  const { program, isThere, copies, code } = plan;
  const isStartable = isThere && (statSync(program).mode & 0o111) === 0o111;
  const twin = isThere ? undefined : twinOf(plan);
  if (!isStartable && (twin === undefined || !placeTwin(program, twin))) place(plan);
  if (copies && code !== undefined) placeBeside(codePath(program), code);
}

/** Puts the bytes that the plan is about in the program's place. @throws Refusal where the source has others by now. */
function place({ program, source, sha256: digest }: Plan): void {
  const bytes = readFileSync(source);
  if (sha256(bytes) !== digest)
    throw new Refusal(`${source} changed while it was being installed`, "run the same command again");
  placeProgram(program, bytes);
}

/** An installed guard beside the program with the very same bytes, which nobody but this user can write. */
function twinOf({ dir, program, source, sha256: digest }: Plan): string | undefined {
  const known = readManifest(dir).filter((one) => one.program !== program && one.sha256 === digest);
  const own = process.getuid?.();
  return known
    .map((one) => one.program)
    .find((path) => {
      const stat = lstatSync(path, { throwIfNoEntry: false });
      const isPlain = stat?.isFile() === true && dirname(path) === dirname(program);
      return isPlain && stat.uid === own && (stat.mode & 0o777) === 0o755 && sameFiles(path, source);
    });
}

/** Whether our own change was the last: then the copy of what stood there before it is still the one to keep. */
function isUntouched(plan: Plan): boolean {
  const known = readManifest(plan.dir).find((one) => sameInstallation(one, plan));
  return known !== undefined && plan.before !== undefined && sha256(plan.before) === known.configSha256;
}

/** Somebody else may have written in the meantime, and nothing of theirs may be lost. */
function unmoved(plan: Plan): void {
  if (readText(plan.config) === plan.before) return;
  throw new Refusal(
    `${plan.config} changed while the guard was being installed`,
    "run the same command again",
  );
}

function failureHint({ problem }: Rehearsal, isOwn: boolean): string {
  if (problem?.includes("EACCES"))
    return "the folder may be mounted without execution; choose another with --dir";
  if (problem?.includes("ENOENT"))
    return "the script needs node on the PATH; build and install the executable instead";
  if (isOwn) return "nothing was changed; mend the guard, then install it again";
  return "nothing was changed; npm run selftest shows what is wrong";
}

function undoCopy(plan: Plan, old: Standing): void {
  if (old.program) placeProgram(plan.program, old.program);
  else if (!plan.isThere) rmSync(plan.program, { force: true });
  if (old.code !== undefined) placeBeside(codePath(plan.program), old.code);
  else rmSync(codePath(plan.program), { force: true });
}

function record(plan: Plan, folders: readonly string[], wasLast: boolean): void {
  mkdirSync(plan.dir, { recursive: true });
  const all = readManifest(plan.dir);
  const known = all.find((one) => sameInstallation(one, plan));
  const changed = plan.before !== plan.after;
  const installation: Installation = {
    guard: plan.guard,
    host: plan.wiring.id,
    config: plan.config,
    program: plan.program,
    sha256: plan.sha256,
    mtimeMs: statSync(plan.program).mtimeMs,
    events: plan.events.map(({ name }) => name),
    made: known?.made ?? plan.made,
    // A file that was ours alone is the user's as well once they have written into it.
    created: known?.created === true ? !changed || wasLast : plan.before === undefined,
    folders: [...(known?.folders ?? []), ...folders],
    configSha256: known && !changed ? known.configSha256 : sha256(plan.after),
  };
  const text = manifestText([...all.filter((one) => !sameInstallation(one, plan)), installation]);
  if (text !== manifestText(all)) {
    replaceText(manifestPath(plan.dir), text);
  }
}

function summary(plan: Plan) {
  return {
    guard: plan.guard,
    host: plan.wiring.id,
    program: plan.program,
    config: plan.config,
    events: plan.events.map(({ name }) => name),
  };
}

function report(
  plan: Plan,
  rehearsals: readonly Rehearsal[],
  approval: Approval | undefined,
  json: boolean,
): Exit {
  const live = approval === undefined || approval.state === "live";
  const exit = live ? EXIT.clean : EXIT.findings;
  if (json) {
    sayJson({
      ...summary(plan),
      copied: plan.copies,
      edited: plan.before !== plan.after,
      rehearsals,
      approval: approval ?? null,
    });
    return exit;
  }
  say(`${plan.copies ? "copied" : "kept"}  ${plan.program}`);
  say(`${plan.before === plan.after ? "kept" : "edited"}  ${plan.config}`);
  for (const { event, fired } of rehearsals) {
    say(
      `${paint("green", "ok")}      ${event}${fired ? ": stops what it must, lets pass what it may" : ": answers"}`,
    );
  }
  if (approval) sayApproval(approval, plan.program);
  const facts = oddFacts(plan.program, plan.guard).map(({ problem, remedy }) => `${problem}. ${remedy}`);
  for (const remark of [plan.wiring.afterwards(plan.config), remarkOn(plan), ...facts]) {
    if (remark !== undefined) note(`${paint("cyan", "note:", process.stderr)} ${remark}`);
  }
  return exit;
}

export function sayApproval(approval: Approval, command: string): void {
  switch (approval.state) {
    case "live":
      say(
        `${paint("green", "live")}    ${approval.events.length} events approved${approval.mounted === undefined ? "" : `, ${approval.mounted} mounted`}`,
      );
      return;
    case "old":
      say("This runtime has no self-approval. Paste these two commands into the chat:");
      for (const line of chatCommands(command)) say(line);
      return;
    case "not":
      complain(`the guard is installed but not live: ${approval.why}`, approval.hint);
  }
}
