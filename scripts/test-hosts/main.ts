/**
 * Real clients against the compiled guards: installs pinned versions from the npm registry, plays every scenario with
 * a fake model, and checks what happened.
 *
 * usage: npm run test:hosts -- [--client NAME]... [--scenarios FILE] [--packages FOLDER] [--verbose]
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { executableOf, guardNames } from "../guards.ts";
import { CLIENTS, type Client } from "./clients.ts";
import { startModel, type Turn } from "./model.ts";
import { calledOn, type Ended, endAll, run, type Stage, setStage, storedIn, supervise } from "./stage.ts";

type Expectation = {
  readonly called?: readonly string[];
  readonly never_called?: readonly string[];
  readonly model_reads?: readonly string[];
  readonly model_never?: readonly string[];
  readonly stored?: readonly string[];
  readonly stored_never?: readonly string[];
  readonly requests?: number | "few";
};

type Scenario = {
  readonly id: string;
  readonly clients?: readonly string[];
  readonly guarded?: boolean;
  readonly guards?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly prompt: string;
  readonly turns: readonly Turn[];
  readonly expect: Expectation;
};

type Play = { readonly stand_ins: readonly string[]; readonly scenarios: readonly Scenario[] };

/** The guards of scenarios that name none. */
const GUARDS: readonly string[] = ["security_guard", "verify_publish_claims"];

const FEW = 6;

/** How much of a failed run's output is shown. */
const TAIL_LINES = 30;
const TAIL_CHARS = 300;

/** The scenarios of a file, with its values put together in the place of their names. */
function readPlay(file: string): Play {
  const raw: { values?: Record<string, string[]> } = parse(readFileSync(file, "utf8"));
  const values = Object.entries(raw.values ?? {}).map(([name, parts]) => [name, parts.join("")] as const);
  const text = values.reduce(
    (whole, [name, value]) => whole.replaceAll(`{{${name}}}`, value),
    JSON.stringify(raw),
  );
  return JSON.parse(text);
}

/** The largest client, 330 packages, took a minute on a busy machine. */
const INSTALL_MS = 600_000;

/** What npm says of a package that there is not, or not for this platform, and of a registry that cannot be reached. */
const CAUSES: readonly (readonly [code: RegExp, cause: string])[] = [
  [/\b(E404|ETARGET|ENOVERSIONS)\b/, "the registry does not have it, or not for this platform"],
  [/\bEBADPLATFORM\b/, "it is not for this platform"],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/,
    "the registry cannot be reached",
  ],
  [/\bENOSPC\b/, "the disk is full"],
];

/** Installs a client's packages, without running any of their scripts; says what is wrong where that fails. */
async function install(client: Client, folder: string): Promise<string | undefined> {
  const marker = join(folder, "installed.txt");
  const wanted = client.packages.join("\n");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const words = ["npm", "install", ...flags, ...client.packages];
  const { output, inTime, exit, seconds } = await supervise(words, folder, process.env, INSTALL_MS);
  if (exit === 0) {
    writeFileSync(marker, wanted);
    console.log(`        ${client.id}: ${client.packages.join(", ")} installed (${seconds.toFixed(1)} s)`);
    return undefined;
  }
  const known = CAUSES.find(([code]) => code.test(output))?.[1];
  const cause = inTime ? (known ?? `npm ended with ${exit}`) : `npm took more than ${INSTALL_MS / 1000} s`;
  return `${client.packages.join(", ")} cannot be installed: ${cause}\n${tail(output)}`;
}

type Seen = {
  readonly ended: Ended;
  readonly called: string;
  readonly conversation: string;
  readonly everything: string;
  readonly requests: number;
  readonly stored: string;
};

async function play(client: Client, scenario: Scenario, stage: Stage, packages: string): Promise<Seen> {
  for (const [name, content] of Object.entries(scenario.files ?? {})) {
    writeFileSync(join(stage.project, name), content);
  }
  const model = await startModel(scenario.turns);
  try {
    const { home, project } = stage;
    const env = envOf(scenario, stage);
    const places = {
      packages,
      home,
      project,
      url: model.url,
      env,
      guarded: scenario.guarded ?? true,
      guards: scenario.guards ?? GUARDS,
    };
    const launch = client.prepare(scenario.prompt, places);
    const ended = await run({ ...launch, env: { ...launch.env, ...env } }, stage);
    return {
      ended,
      called: calledOn(stage),
      conversation: model.requests.map(unescaped).join("\n"),
      everything: model.everything.map(unescaped).join("\n"),
      requests: model.requests.length,
      stored: (scenario.expect.stored ?? scenario.expect.stored_never) ? storedIn(home) : "",
    };
  } finally {
    await model.close();
  }
}

function envOf({ env = {} }: Scenario, { project }: Stage): Record<string, string> {
  const pairs = Object.entries(env).map(([name, value]) => [name, value.replaceAll("{{project}}", project)]);
  return Object.fromEntries(pairs);
}

/** A request's text as a reader would see it: without JSON's escapes of quotes and of the signs that some clients escape. */
function unescaped(body: string): string {
  return body.replaceAll("\\u003c", "<").replaceAll("\\u003e", ">").replaceAll('\\"', '"');
}

/** What is wrong with what was seen. */
function problems(seen: Seen, expect: Expectation): string[] {
  const missing = (name: string, texts: readonly string[] = [], text: string): string[] =>
    texts.filter((word) => !text.includes(word)).map((word) => `${name} lacks "${word}"`);
  const present = (name: string, texts: readonly string[] = [], text: string): string[] =>
    texts.filter((word) => text.includes(word)).map((word) => `${name} holds "${word}"`);
  return [
    ...(seen.ended.inTime ? [] : ["the client did not end in time"]),
    ...missing("the log of the stand-ins", expect.called, seen.called),
    ...present("the log of the stand-ins", expect.never_called, seen.called),
    ...missing("what the model read", expect.model_reads, seen.conversation),
    ...present("what the model read", expect.model_never, seen.everything),
    ...missing("what the client stored", expect.stored, seen.stored),
    ...present("what the client stored", expect.stored_never, seen.stored),
    ...wrongCount(seen.requests, expect.requests),
  ];
}

function wrongCount(count: number, wanted: Expectation["requests"]): string[] {
  const fits = wanted === "few" ? count <= FEW : wanted === undefined || count === wanted;
  return fits ? [] : [`the conversation took ${count} requests, not ${wanted}`];
}

type Options = { readonly packages?: string; readonly verbose: boolean };

/** Plays one scenario on a stage of its own and tells how it went; true when all of it was as expected. */
async function judge(
  client: Client,
  scenario: Scenario,
  stage: Stage,
  options: Required<Options>,
): Promise<boolean> {
  const seen = await play(client, scenario, stage, options.packages);
  const wrong = problems(seen, scenario.expect);
  const good = wrong.length === 0;
  console.log(`${good ? "ok" : "not ok"}  ${client.id}: ${scenario.id} (${seen.ended.seconds.toFixed(1)} s)`);
  for (const line of wrong) console.log(`        ${line}`);
  if (options.verbose || !good) console.log(tail(seen.ended.output));
  return good;
}

function tail(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines
    .slice(-TAIL_LINES)
    .map((line) => `        | ${line.slice(0, TAIL_CHARS)}`)
    .join("\n");
}

/** Plays every scenario of a client and tells which went well; a client that is not there counts as one that did not. */
async function playAll(client: Client, script: Play, root: string, options: Options): Promise<boolean[]> {
  const packages = join(options.packages ?? join(root, "packages"), client.id);
  const problem = await install(client, packages);
  if (problem !== undefined) {
    console.log(`not ok  ${client.id}: ${problem}`);
    return [false];
  }
  const results: boolean[] = [];
  for (const scenario of script.scenarios.filter((row) => row.clients?.includes(client.id) ?? true)) {
    const folder = join(root, `${client.id}-${results.length}`);
    const stage = setStage(folder, script.stand_ins);
    results.push(await judge(client, scenario, stage, { ...options, packages }));
    remove(folder);
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

const PLAYS = ["scenarios.yaml", "work.yaml"].map((name) => fileURLToPath(new URL(name, import.meta.url)));

async function main(): Promise<void> {
  const usual = CLIENTS.filter(({ optional }) => !optional).map(({ id }) => id);
  const { values } = parseArgs({
    options: {
      client: { type: "string", multiple: true, default: usual },
      scenarios: { type: "string", multiple: true, default: PLAYS },
      packages: { type: "string" },
      verbose: { type: "boolean", default: false },
    },
  });
  const wrong = obstacle(values.client);
  if (wrong !== undefined) {
    console.error(wrong);
    process.exitCode = 2;
    return;
  }
  const scripts = values.scenarios.map(readPlay);
  const root = mkdtempSync(join(tmpdir(), "agent-guards-hosts-"));
  const results: boolean[] = [];
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      endAll();
      remove(root);
      process.exit(1);
    });
  }
  try {
    for (const client of CLIENTS.filter(({ id }) => values.client.includes(id))) {
      for (const script of scripts) results.push(...(await playAll(client, script, root, values)));
    }
  } finally {
    remove(root);
  }
  const failed = results.filter((good) => !good).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
}

await main();
