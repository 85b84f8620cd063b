/**
 * Real clients against the compiled guards: installs pinned versions from the npm registry, plays every session of the script
 * with a fake model, and checks what happened.
 *
 * usage: npm run test:hosts -- [--blind] [--client NAME]... [--scenarios FILE]... [--packages FOLDER] [--verbose]
 *
 * --blind puts guards in the place that answer `{}` to everything: then every scenario must fail but the controls, which
 * shows that each of them hangs on the guard's answer.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { executableOf, guardNames } from "../guards.ts";
import { compiler } from "../toolchain.ts";
import { CLIENTS, type Client } from "./clients.ts";
import { type Judged, judged, readable, type Seen } from "./judge.ts";
import { startModel } from "./model.ts";
import { fetched } from "./packages.ts";
import { filled, readScripts, type Script, type Session, sessionsOf } from "./script.ts";
import { calledOn, endAll, fill, run, type Stage, setStage, storedIn, tail } from "./stage.ts";
import { GUARDS, guardsFolder } from "./wire.ts";

type Options = {
  readonly script: Script;
  /** Where all of it happens. */
  readonly root: string;
  readonly packages: string;
  readonly blind: boolean;
  readonly verbose: boolean;
};

/** Clients at work side by side. */
const LANES = 2;

const SCRIPTS = ["scenarios.yaml", "work.yaml"].map((name) => fileURLToPath(new URL(name, import.meta.url)));

const SERVER = fileURLToPath(new URL("server.ts", import.meta.url));

/** Plays one session and tells what was seen. */
async function play(client: Client, session: Session, stage: Stage, options: Options): Promise<Seen> {
  const { home, project } = stage;
  const log = join(home, "server.log");
  const { env = {}, fixed = {}, guard = "installed", guards = GUARDS, words = [] } = session;
  const model = await startModel(session.steps);
  try {
    const server = { command: compiler(), args: [SERVER, log, join(project, "note.txt")] };
    const packages = join(options.packages, client.id);
    const where = { packages, home, project, url: model.url, server };
    const places = { ...where, env: { ...env, ...fixed }, guard, guards, blind: options.blind };
    const started = (prompt: string) => {
      const launch = client.prepare(prompt, places);
      return run({ command: [...launch.command, ...words], env: { ...launch.env, ...env } }, stage);
    };
    const first = await started(session.prompt);
    const ended = session.then === undefined ? first : await started(session.then);
    return {
      ...{ ended, problems: model.problems, called: calledOn(stage), requests: model.requests },
      server: existsSync(log) ? readFileSync(log, "utf8") : "",
      everything: model.everything.map(readable).join("\n"),
      stored: asksForFiles(session) ? storedIn(home) : "",
    };
  } finally {
    await model.close();
  }
}

/** Reading all files of a client costs time: only where a scenario is about them. */
function asksForFiles({ steps, expect }: Session): boolean {
  return [expect, ...steps.map((step) => step.expect)].some(
    (one) => (one?.stored ?? one?.stored_never) !== undefined,
  );
}

/** Plays a session on a stage of its own and tells how each of its scenarios went; true where it went as it should. */
async function told(client: Client, session: Session, at: number, options: Options): Promise<boolean[]> {
  const folder = join(options.root, `${client.id}-${at}`);
  const stage = setStage(folder, options.script.stand_ins);
  const { home, project } = stage;
  const guards = guardsFolder(join(options.packages, client.id), session.guard ?? "installed", options.blind);
  const settings = join(home, client.settings ?? "none");
  const placed = filled(session, { home, project, settings, guards });
  fill(stage, placed.files ?? {});
  const seen = await play(client, placed, stage, options);
  const results = judged(placed, seen).map((one) => line(client, one, options.blind));
  if (options.verbose || results.includes(false)) console.log(tail(seen.ended.output));
  if (options.verbose) console.log(`        (${seen.ended.seconds.toFixed(1)} s)`);
  remove(folder);
  return results;
}

/** One line for a scenario, and what is wrong with it; with guards that see nothing, only a control may go well. */
function line(client: Client, { scenario, wrong }: Judged, blind: boolean): boolean {
  const fails = wrong.length > 0;
  const good = fails === (blind && scenario.control !== true);
  console.log(`${good ? "ok" : "not ok"}  ${client.id}: ${scenario.id}`);
  if (good) return true;
  for (const text of fails ? wrong : ["it goes well without a guard"]) console.log(`        ${text}`);
  return false;
}

/** Plays every session of a client; a client that is not there counts as one that did not go well. */
async function playAll(client: Client, options: Options): Promise<boolean[]> {
  const problem = await fetched(client.packages, join(options.packages, client.id));
  if (problem !== undefined) {
    console.log(`not ok  ${client.id}: ${problem}`);
    return [false];
  }
  const results: boolean[] = [];
  for (const [at, session] of sessionsOf(options.script, client.id).entries()) {
    if (options.blind && session.guard === "none") continue;
    results.push(...(await told(client, session, at, options)));
  }
  return results;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** What keeps these clients from being played at all. */
function obstacle(wanted: readonly string[]): string | undefined {
  const names = CLIENTS.map(({ id }) => id);
  const unknown = wanted.filter((id) => !names.includes(id));
  if (unknown.length > 0) return `error: no client ${unknown.join(", ")}\nhint: clients: ${names.join(", ")}`;
  // The stand-ins are shell scripts, and a client is ended with its process group.
  if (process.platform === "win32") return "error: this needs a POSIX system\nhint: run it in WSL";
  const missing = guardNames()
    .map(executableOf)
    .filter((file) => !existsSync(file));
  return missing.length > 0 ? `error: ${missing.join(" and ")} missing\nhint: npm run build` : undefined;
}

/** Takes the next client as long as there is one. */
async function lane(waiting: Client[], options: Options): Promise<boolean[]> {
  const results: boolean[] = [];
  for (let client = waiting.shift(); client; client = waiting.shift()) {
    results.push(...(await playAll(client, options)));
  }
  return results;
}

async function main(): Promise<void> {
  const usual = CLIENTS.filter(({ optional }) => !optional).map(({ id }) => id);
  const { values } = parseArgs({
    options: {
      client: { type: "string", multiple: true, default: usual },
      scenarios: { type: "string", multiple: true, default: SCRIPTS },
      packages: { type: "string" },
      blind: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
    },
  });
  const wrong = obstacle(values.client);
  if (wrong !== undefined) {
    console.error(wrong);
    process.exitCode = 2;
    return;
  }
  const root = mkdtempSync(join(tmpdir(), "agent-guards-hosts-"));
  const { blind, verbose, packages = join(root, "packages") } = values;
  const options = { script: readScripts(values.scenarios), root, packages, blind, verbose };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      endAll();
      remove(root);
      process.exit(1);
    });
  }
  const waiting = CLIENTS.filter(({ id }) => values.client.includes(id));
  try {
    const lanes = Array.from({ length: LANES }, () => lane(waiting, options));
    const results = (await Promise.all(lanes)).flat();
    const failed = results.filter((good) => !good).length;
    console.log(`${results.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
  } finally {
    remove(root);
  }
}

await main();
