/** `agent-guards allow CODE`: a person lets one blocked command pass, once or always. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { parseDocument } from "yaml";
import { grant, type Pending, readRecord } from "../lib/hook/once.ts";
import { placeFile } from "../lib/state/file.ts";
import { products } from "./guards.ts";
import { askPerson } from "./person.ts";
import { readRules } from "./rules/file.ts";
import { programsOf, sealOf, type Which } from "./rules/sealed.ts";
import { rulesFileOf, sealInto } from "./rules.ts";
import { EXIT, type Exit, Refusal, say } from "./terminal.ts";

export const usage = `usage: agent-guards allow CODE [--always] [--dir DIR] [--exec PATH]

Lets exactly the command that was blocked with this code pass once: in its directory and session, within ten minutes.
Only for a person at a terminal of their own, who sees the whole command.

  --always         in that directory, from now on: a row of allowed_commands in the rules file, which is sealed anew
  --dir DIR        the hooks folder with the installed guard (default: the workspace's, and ~/.agent-guards/hooks)
  --exec PATH      one installed guard by its path
  --workspace DIR  Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
`;

type Blocked = { readonly guard: string; readonly program: string; readonly pending: Pending };

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      always: { type: "boolean", default: false },
      dir: { type: "string" },
      exec: { type: "string" },
      workspace: { type: "string" },
    },
    allowPositionals: true,
  });
  const [code = "", ...more] = positionals;
  if (code === "" || more.length > 0)
    throw new Refusal(
      "allow takes the code of one block",
      "the block's reason shows it: agent-guards allow CODE",
    );
  const blocked = blockedBy(code.toUpperCase(), {
    dir: values.dir,
    exec: values.exec,
    workspace: values.workspace,
  });
  const { command, cwd, why } = blocked.pending;
  if (command === undefined)
    throw new Refusal(
      "this command holds a secret and was not kept",
      "run it yourself, in a terminal of your own",
    );
  askPerson([
    `${why}`.replace(/[\p{Cc}]/gu, " "),
    `In ${shown(cwd === "" ? "the agent's directory" : cwd)} the agent would run:`,
    "",
    ...command.split("\n").map((line) => `    ${shown(line)}`),
    "",
    values.always ? "It will pass there from now on." : "It will pass once, within ten minutes.",
  ]);
  if (values.always) await allowAlways(blocked, command);
  else grant(blocked.program, blocked.pending);
  say(values.always ? `allowed in ${shown(cwd)} from now on` : "allowed once; tell the agent to try again");
  return EXIT.clean;
}

/** A line as a terminal may show it: what steers a terminal is spelt out. */
function shown(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, (unit) => `\\u{${unit.codePointAt(0)?.toString(16) ?? ""}}`);
}

/** The block with this code. @throws Refusal when no installed guard has it. */
function blockedBy(code: string, which: Which): Blocked {
  for (const { name } of products()) {
    for (const program of programsOf(name, which)) {
      const pending = pendingAt(program).find((one) => one.code === code);
      if (pending) return { guard: name, program, pending };
    }
  }
  throw new Refusal(
    `no block has the code ${JSON.stringify(code)}`,
    "codes hold for an hour; --dir or --exec names the guard's place",
  );
}

function pendingAt(program: string): readonly Pending[] {
  try {
    return readRecord(program).pending;
  } catch {
    return [];
  }
}

/** One more row in the person's rules file, which is proved and sealed before it is kept. */
async function allowAlways({ guard, program, pending }: Blocked, command: string): Promise<void> {
  if (!pending.cwd.startsWith("/"))
    throw new Refusal("the host did not say where this command runs", "allow it once, without --always");
  const seal = sealOf(program, guard);
  const path = (seal?.state === "sealed" && seal.sealed.source) || rulesFileOf(guard);
  const before = existsSync(path) ? readFileSync(path, "utf8") : `guard: ${guard}\n`;
  const document = parseDocument(before);
  const row = { command: command.trim(), cwd: pending.cwd, reason: "allowed by a person at the terminal" };
  if (document.has("allowed_commands")) document.addIn(["allowed_commands"], row);
  else document.set("allowed_commands", [row]);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  placeFile(path, document.toString(), { mode: 0o600 });
  try {
    const file = await readRules(path);
    if (!("settings" in file)) throw new Refusal(`${path} has faults`, "agent-guards rules check shows them");
    await sealInto(file, [program]);
  } catch (error) {
    placeFile(path, before, { mode: 0o600 });
    throw error;
  }
}
