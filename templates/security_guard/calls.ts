/** A tool call as a whole: its commands, its files, and what it would send. */
import { isObject, textOf } from "../../lib/core/json.ts";
import { CONTINUE, type JsonObject, type Verdict } from "../../lib/core/verdict.ts";
import type { HookEvent, ToolCallEvent } from "../../lib/hook/event.ts";
import { isAmong } from "../../lib/hook/tools/names.ts";
import { isPlain } from "../../lib/secrets/plain.ts";
import { judgeCommand } from "./commands.ts";
import { judgeFiles, judgeMaskedCommand, judgeMasks, risky } from "./files.ts";
import { isCommand, judgedBy, passes, runs } from "./line.ts";
import { nameOf, opensWallet, refuse, rulesOf, secretsIn } from "./secrets.ts";
import { secrets, shell, TAG, type Tables } from "./tables.ts";
import { typedBy } from "./typing.ts";

/** A tool call: the commands in its input, its files, and what it would send. The strongest of the answers. */
export function judgeCall(event: ToolCallEvent, tables: Tables): Verdict {
  const command = runs(event, tables) ? judgeCommand(event, tables) : CONTINUE;
  if (command.act === "block") return command;
  const changed = judgeFiles(event, tables);
  if (changed.act === "block") return changed;
  const written = judgeMasks(event, tables);
  if (written.act === "block") return written;
  const sent = isAmong(event.tool, tables.messageTools)
    ? judgeMessage(event, tables)
    : isAmong(event.tool, tables.fetchTools)
      ? judgeFetch(event, tables)
      : CONTINUE;
  if (sent.act === "block") return sent;
  const question = [command, changed].find(({ act }) => act === "ask");
  if (question) return question;
  if (sent.act !== "continue") return sent;
  const said = command.act === "continue" ? judgeMaskedCommand(event, tables) : command;
  return said.act === "continue" && event.unread ? UNREAD : said;
}

const UNREAD: Verdict = {
  act: "warn",
  text: `[${TAG}] Warning, this call holds more than is looked through, and a part of it was not judged`,
  rules: ["unread"],
};

/** A message tool's input: wallet secrets stop it, keys are masked wherever they stand and nothing else changes. */
function judgeMessage({ input, session }: ToolCallEvent, tables: Tables): Verdict {
  const fields = isObject(input) ? without(input, tables.messageTools.logins) : input;
  const { value: clean, found } = secrets.get().maskJson(fields, session, tables.scan());
  if (found.length === 0) return CONTINUE;
  if (opensWallet(found)) return refuse("the message would send", found);
  const value = isObject(input) ? { ...input, ...(clean as JsonObject) } : clean;
  return { act: "rewrite", value, note: `[${TAG}] Masked ${nameOf(found)}`, rules: rulesOf(found) };
}

function without(input: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key.toLowerCase())));
}

/** What goes to an address: wallet secrets stop it; a key is warned of, because an API may want it there. */
function judgeFetch({ input }: ToolCallEvent, tables: Tables): Verdict {
  const found = secretsIn(textOf(input), tables);
  if (found.length === 0) return CONTINUE;
  if (opensWallet(found)) return refuse("the request would send", found);
  const text = `[${TAG}] Warning, the request sends ${nameOf(found)}`;
  return { act: "warn", text, rules: rulesOf(found) };
}

/** Loads what an event needs: a plain command nothing, a command that is stopped or warned of also what masks a quote. */
export async function load(tables: Tables, event?: HookEvent): Promise<void> {
  if (event?.kind === "stop" || event?.kind === "session") return;
  if (event?.kind === "tool_call" && !event.redact && !(await needsSecrets(event, tables))) return;
  await secrets.load();
  if (!event) await shell.load();
}

/** Whether a tool call needs the detectors of secrets: for what it sends, or to mask what is quoted of its command. */
async function needsSecrets(event: ToolCallEvent, tables: Tables): Promise<boolean> {
  if (isCommand(event) && !passes(event, tables)) {
    await shell.load();
    const { findings, warnings } = judgedBy(tables)(event);
    // A command that is stopped is kept whole for a person to allow, where masking finds nothing in it.
    const kept = findings.length > 0 ? [event.command] : [];
    const quoted = [
      ...shell.get().textsSent(judgedBy(tables)(event).evaluation),
      ...findings.map(({ evidence }) => evidence),
      ...warnings.map(({ text }) => text),
      ...kept,
    ];
    if (!quoted.every(isPlain) || typedBy(event, tables).length > 0) return true;
  }
  if (event.typed) {
    await shell.load();
    return true;
  }
  if (risky(event).length > 0) await shell.load();
  if (event.files?.some(({ path }) => !isPlain(path))) return true;
  return isAmong(event.tool, tables.messageTools) || isAmong(event.tool, tables.fetchTools);
}
