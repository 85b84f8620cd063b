/** `agent-guards allow CODE`: a person lets one blocked command pass, once or always. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { grant, onceBeside, type Pending, pendingIn } from "../lib/hook/once.ts";
import { placeFile } from "../lib/state/file.ts";
import type { Keeper, Store } from "../lib/state/store.ts";
import { edited } from "./config/document.ts";
import { products } from "./guards.ts";
import { askPerson } from "./person.ts";
import { readRules } from "./rules/file.ts";
import { rulesFileOf } from "./rules/place.ts";
import { programsOf, sealOf, type Which } from "./rules/sealed.ts";
import { sealInto } from "./rules.ts";
import { type Link, linkTo, REDIS_OPTIONS, redisAddress, shownUrl } from "./server/redis.ts";
import { keeperOf } from "./server/state.ts";
import { EXIT, type Exit, note, Refusal, say } from "./terminal.ts";

export const usage = `usage: agent-guards allow CODE [--always] [--dir DIR] [--exec PATH]

Lets exactly the command that was blocked with this code pass once: in its directory and session, within ten minutes.
Only for a person at a terminal of their own, who sees the whole command.

  --always         in that directory, from now on: a row of allowed_commands in the rules file, which is sealed anew
  --dir DIR        the hooks folder with the installed guard (default: the workspace's, and ~/.agent-guards/hooks)
  --exec PATH      one installed guard by its path
  --workspace DIR  Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
  --redis URL      what the replicas of agent-guards serve share (--redis-file FILE, or the variable AGENT_GUARDS_REDIS;
                   --redis-ca FILE)
`;

/** A block, who keeps it, and the guard's program where it is installed here. */
type Blocked = {
  readonly pending: Pending;
  readonly keeper: Keeper;
  readonly installed?: { readonly guard: string; readonly program: string };
};

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      always: { type: "boolean", default: false },
      dir: { type: "string" },
      exec: { type: "string" },
      workspace: { type: "string" },
      ...REDIS_OPTIONS,
    },
    allowPositionals: true,
  });
  const [code = "", ...more] = positionals;
  if (code === "" || more.length > 0)
    throw new Refusal(
      "allow takes the code of one block",
      "the block's reason shows it: agent-guards allow CODE",
    );
  // What is no code may be a secret, which is not repeated.
  if (!/^[A-Z0-9]{6,12}$/i.test(code))
    throw new Refusal("this is no code", "the block's reason shows it: agent-guards allow K7M2Q9XD");
  const redis = redisAddress(values);
  const link = redis && (await linkTo(redis, note));
  try {
    if (link && !link.isUp()) throw new Refusal(`${shownUrl(redis.url)} cannot be reached`);
    const which = { dir: values.dir, exec: values.exec, workspace: values.workspace };
    await allow(await blockedBy(code.toUpperCase(), which, link), values.always);
  } finally {
    link?.close();
  }
  return EXIT.clean;
}

async function allow({ pending, keeper, installed }: Blocked, always: boolean): Promise<void> {
  const { command, cwd, why } = pending;
  if (command === undefined)
    throw new Refusal(
      "this command holds a secret and was not kept",
      "run it yourself, in a terminal of your own",
    );
  if (always && !installed)
    throw new Refusal(
      "this block is none of an installed guard",
      "allow it once, or write a row of allowed_commands into the rules that the replicas are given",
    );
  requireSeen(command);
  if (always && installed) await requireSealed(installed);
  askPerson([
    `${why}`.replace(/[\p{Cc}]/gu, " "),
    `In ${shown(cwd === "" ? "the agent's directory" : cwd)} the agent would run:`,
    "",
    ...command.split("\n").map((line) => `    ${shown(line)}`),
    "",
    always ? "It will pass there from now on." : "It will pass once, within ten minutes.",
  ]);
  if (always && installed) await allowAlways(installed, pending, command);
  else await grantIn(keeper, pending);
  say(always ? `allowed in ${shown(cwd)} from now on` : "allowed once; tell the agent to try again");
}

/** Lines and characters that a person sees at one glance. */
const SEEN_LINES = 30;
const SEEN_UNITS = 3000;

/** What scrolls out of sight is not seen. @throws Refusal for a command that is too long. */
function requireSeen(command: string): void {
  if (command.split("\n").length <= SEEN_LINES && command.length <= SEEN_UNITS) return;
  throw new Refusal(
    "this command is too long to be seen whole",
    "run it yourself, in a terminal of your own, or let the agent do it in steps",
  );
}

/** What stands in the rules file and is not sealed would be sealed with it, unseen. @throws Refusal then. */
async function requireSealed({ guard, program }: NonNullable<Blocked["installed"]>): Promise<void> {
  const seal = sealOf(program, guard);
  const path = (seal?.state === "sealed" && seal.sealed.source) || rulesFileOf(guard);
  if (!existsSync(path)) return;
  const file = await readRules(path);
  const sealed = seal?.state === "sealed" ? seal.sealed.settings : {};
  if ("settings" in file && JSON.stringify(file.settings) === JSON.stringify(sealed)) return;
  throw new Refusal(
    `${path} says more than what is sealed`,
    "look at agent-guards rules diff, run agent-guards rules apply, then allow it again",
  );
}

/** A line as a terminal may show it: what steers a terminal is spelt out. */
function shown(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, (unit) => `\\u{${unit.codePointAt(0)?.toString(16) ?? ""}}`);
}

/** The block with this code. @throws Refusal when nobody has it. */
async function blockedBy(code: string, which: Which, link: Link | undefined): Promise<Blocked> {
  for (const { name } of products()) {
    for (const program of programsOf(name, which)) {
      const store = onceBeside(program);
      const pending = pendingAt(store, code);
      if (pending) return { pending, keeper: inFiles(store), installed: { guard: name, program } };
    }
  }
  const keepers = [keeperOf(link, false), keeperOf(undefined, false)];
  for (const keeper of keepers.filter((one) => one !== undefined)) {
    const pending = await keeper((store) => pendingAt(store, code));
    if (pending) return { pending, keeper };
  }
  throw new Refusal(
    `no block has the code ${JSON.stringify(code)}`,
    "codes hold for an hour; --dir or --exec names the guard's place, --redis what replicas share",
  );
}

/** @throws Refusal when what the replicas share went out of reach meanwhile. */
async function grantIn(keeper: Keeper, pending: Pending): Promise<void> {
  const remark = await keeper((store) => {
    grant(store, pending);
    return store.remark?.();
  });
  if (remark !== undefined) throw new Refusal(remark, "try again");
}

const inFiles =
  (store: Store): Keeper =>
  async (attempt) =>
    attempt(store);

function pendingAt(store: Store, code: string): Pending | undefined {
  try {
    return pendingIn(store, code);
  } catch {
    // A damaged record: its guard says so.
    return undefined;
  }
}

/** One more row in the person's rules file, which is proved and sealed before it is kept. */
async function allowAlways(
  { guard, program }: { readonly guard: string; readonly program: string },
  pending: Pending,
  command: string,
): Promise<void> {
  if (!pending.cwd.startsWith("/"))
    throw new Refusal("the host did not say where this command runs", "allow it once, without --always");
  const seal = sealOf(program, guard);
  const path = (seal?.state === "sealed" && seal.sealed.source) || rulesFileOf(guard);
  const before = existsSync(path) ? readFileSync(path, "utf8") : `guard: ${guard}\n`;
  const entry = { command: command.trim(), cwd: pending.cwd, reason: "allowed by a person at the terminal" };
  const after = edited(before, "yaml", [{ kind: "append", path: ["allowed_commands"], entry }], path);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  placeFile(path, after, { mode: 0o600 });
  try {
    const file = await readRules(path);
    if (!("settings" in file)) throw new Refusal(`${path} has faults`, "agent-guards rules check shows them");
    await sealInto(file, [program]);
  } catch (error) {
    placeFile(path, before, { mode: 0o600 });
    throw error;
  }
}
