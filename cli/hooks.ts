/** `agent-guards hooks`: what `/hooks` is in a chat, in a terminal. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createHookBus, doctorText, type HookBus, isEvent, listText } from "../lib/bus/index.ts";
import { placesOf } from "./plan.ts";
import { shownText } from "./scan/scanner.ts";
import { EXIT, type Exit, jsonText, printable, put, Refusal } from "./terminal.ts";

export const usage = `usage: agent-guards hooks [list] [--workspace DIR] [--json]
       agent-guards hooks on | off | doctor
       agent-guards hooks approve [EVENT] COMMAND-OR-URL
       agent-guards hooks revoke COMMAND-OR-URL

The hooks of a workspace whose agent runs them with agent-guards/bus: what /hooks says in its chat. A running agent takes
every change at its next event. COMMAND is the exact text behind "command:" in config/shell_hooks.yaml, as one word.

  --workspace DIR   the workspace (default: $WORKSPACE_DIR or /data/workspace)
`;

const OPTIONS = {
  workspace: { type: "string" },
  json: { type: "boolean", default: false },
} as const;

/** What a verb found: for people, for programs, and whether there is something to report. */
type Said = { readonly text: string; readonly data: unknown; readonly exit: Exit };

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { workspace } = placesOf(values.workspace);
  if (!existsSync(workspace))
    throw new Refusal(`${workspace} is not there`, "name the agent's workspace with --workspace DIR");
  const bus = await createHookBus({ workspace, agentId: "agent-guards" });
  const { text, data, exit } = await said(bus, positionals);
  await bus.close();
  const lines = text.split("\n").map(printable).join("\n");
  put(await shownText(values.json ? jsonText(data) : `${lines}\n`));
  return exit;
}

async function said(bus: HookBus, [verb = "list", ...words]: readonly string[]): Promise<Said> {
  switch (verb) {
    case "list":
      return listed(bus);
    case "on":
    case "off":
      return switched(bus, verb === "on");
    case "doctor": {
      const report = await bus.desk.doctor();
      return { text: doctorText(report), data: report, exit: report.healthy ? EXIT.clean : EXIT.findings };
    }
    case "approve":
      return approved(bus, words);
    case "revoke":
      return revoked(bus, words.join(" "));
    default:
      throw new Refusal(
        `hooks cannot ${JSON.stringify(verb)}`,
        "agent-guards hooks --help shows what it can",
      );
  }
}

async function listed(bus: HookBus): Promise<Said> {
  const listing = await bus.desk.list();
  return { text: listText(listing), data: listing, exit: EXIT.clean };
}

async function switched(bus: HookBus, on: boolean): Promise<Said> {
  try {
    await bus.desk.master(on);
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be written";
    throw new Refusal(`agent.yaml was not changed: ${why}`, "set shell_hooks.enabled in it by hand");
  }
  return listed(bus);
}

async function approved(bus: HookBus, words: readonly string[]): Promise<Said> {
  const [first] = words;
  const event = isEvent(first) ? { event: first } : {};
  const command = words.slice(isEvent(first) ? 1 : 0).join(" ");
  if (command === "")
    throw new Refusal("approve takes a command or a URL", "agent-guards hooks list shows them");
  const answer = await bus.approve({ command, ...event, enableMaster: false });
  if (!answer.ok)
    throw new Refusal(await shownText(answer.error), "agent-guards hooks list shows what is declared");
  const live = answer.master_enabled ? "it is live" : "hooks are off: agent-guards hooks on";
  return { text: `approved for ${answer.events.join(", ")}; ${live}`, data: answer, exit: EXIT.clean };
}

async function revoked(bus: HookBus, command: string): Promise<Said> {
  const gone = await bus.desk.revoke(command);
  if (gone === 0)
    throw new Refusal("nothing of this name is approved", "agent-guards hooks list shows what is");
  return {
    text: `revoked for ${gone} event${gone === 1 ? "" : "s"}`,
    data: { revoked: gone },
    exit: EXIT.clean,
  };
}
