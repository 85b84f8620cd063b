/** `security_guard explain` and `security_guard fingerprint`, for the person who tunes. */
import { printable } from "../../lib/core/text.ts";
import { CONTINUE, type JsonObject, type Verdict } from "../../lib/core/verdict.ts";
import type { GuardCommand, ToolCallEvent } from "../../lib/hook/event.ts";
import type { Explanation } from "../../lib/shell/index.ts";
import { judgeSent } from "./commands.ts";
import { allowedBy } from "./line.ts";
import { here, surroundings } from "./place.ts";
import { masked } from "./secrets.ts";
import { type AllowedCommand, secrets, shell, type Tables } from "./tables.ts";

export const explainOf = (tables: Tables): GuardCommand => ({
  usage: "explain 'COMMAND' [--json]        what it would run, which rule fires, the safe way",
  run: ([command, ...more]) => {
    if (command === undefined || more.some((word, at) => at > 0 || word !== "--json"))
      return { text: "error: explain takes one command line\nhint: put it in single quotes\n", exit: 2 };
    const explained = unlessAllowed(
      shell.get().explain(command, surroundings(""), tables.shell),
      allowedBy({ command, cwd: here() }, tables),
    );
    const sent = explained.blocked ? CONTINUE : judgeSent(asCall(command), tables);
    const text =
      more.length > 0 ? explainedJson(explained, sent, tables) : explainedText(explained, sent, tables);
    return { text, exit: explained.blocked || sent.act === "block" ? 1 : 0 };
  },
});

/** A command line as the shell tool would be given it here. */
function asCall(command: string): ToolCallEvent {
  return {
    ...{ kind: "tool_call", name: "", session: "", cwd: here(), tool: "bash" },
    ...{ input: { command }, command },
  };
}

/** An explanation of a line that the user allowed here, whatever rows fire. */
function unlessAllowed(explained: Explanation, row: AllowedCommand | undefined): Explanation {
  if (row === undefined) return explained;
  const runs = explained.text.slice(0, explained.text.lastIndexOf("\n\n"));
  const text = `${runs}\n\nAllowed: the rules name this command in this directory (${row.reason})\n`;
  return { ...explained, text, blocked: false };
}

/** An explanation for a person, with what the command sends in the place of "no rule fires". */
function explainedText({ text }: Explanation, sent: Verdict, tables: Tables): string {
  const shown = masked(text, "", tables).split("\n").map(printable).join("\n");
  const said = "reason" in sent ? sent.reason : "text" in sent ? sent.text : undefined;
  return said === undefined ? shown : `${shown.trimEnd().replace(/Allowed: no rule fires$/, "")}${said}\n`;
}

/** The same in parts. Each text is masked by itself, so that what is left is still one document. */
function explainedJson({ text: _, blocked, ...parts }: Explanation, sent: Verdict, tables: Tables): string {
  const told = {
    blocked: blocked || sent.act === "block",
    ...parts,
    sent: "rules" in sent ? sent.rules : [],
  };
  const { value } = secrets.get().maskJson(told as unknown as JsonObject, "", tables.scan());
  return `${JSON.stringify(value, null, 2)}\n`;
}

export const fingerprint: GuardCommand = {
  usage: "fingerprint < FILE                the digest of what stands on stdin, for the table ALLOWED",
  run: (args, stdin) => {
    const value = stdin().trim();
    if (args.length > 0 || value === "")
      return {
        text: "error: fingerprint reads one value from stdin\nhint: printf %s VALUE | security_guard fingerprint\n",
        exit: 2,
      };
    return { text: `${secrets.get().fingerprint(value)}\n`, exit: 0 };
  },
};
