/**
 * `/hooks` in a chat: plain text in, plain text out.
 *
 * Source: the agent-hooks skill, "The /hooks command".
 */
import { oneLine } from "../core/text.ts";
import type { Controls } from "./controls.ts";
import type { Checked, Desk, HealthReport, HookListing, HookState } from "./desk.ts";
import { isEvent } from "./events.ts";
import { FAULTS } from "./fault.ts";

const HELP = `/hooks             every hook and how it is
/hooks on | off    switch all hooks
/hooks doctor      ask every approved hook about a harmless event
/hooks approve [EVENT] COMMAND-OR-URL
/hooks revoke COMMAND-OR-URL`;

/** The answer to a chat message, or undefined when it is no `/hooks` command. */
export async function chat(text: string, desk: Desk, controls: Controls): Promise<string | undefined> {
  const [, rest] = /^\s*\/hooks(?:\s+([\s\S]*))?$/.exec(text) ?? [undefined, null];
  if (rest === null) return undefined;
  return command((rest ?? "").trim(), desk, controls);
}

/** The answer to the words behind `/hooks`. */
async function command(line: string, desk: Desk, controls: Controls): Promise<string> {
  const [verb = "", ...words] = line.split(/\s+/);
  const argument = line.slice(verb.length).trim();
  switch (verb) {
    case "":
    case "list":
      return listText(await desk.list());
    case "on":
    case "off":
      return switched(desk, verb === "on");
    case "doctor":
      return doctorText(await desk.doctor());
    case "approve":
      return approved(desk, argument);
    case "revoke":
      return revoked(desk, argument);
    case "help":
      return help(controls);
    case "allow":
    case "pause":
      return controlled(controls[verb], verb, words);
    default:
      return `There is no /hooks ${shown(verb)}.\n\n${help(controls)}`;
  }
}

function help({ allow, pause }: Controls): string {
  const more = [
    ...(allow ? ["/hooks allow CODE   let the one action pass that a block gave a code for"] : []),
    ...(pause ? ["/hooks pause 10m    let the guards pause"] : []),
  ];
  return [HELP, ...more].join("\n");
}

async function controlled(
  control: ((word: string) => string | Promise<string>) | undefined,
  verb: string,
  words: readonly string[],
): Promise<string> {
  const [word, ...more] = words;
  if (!control) return `This agent has no /hooks ${verb}.`;
  if (word === undefined || more.length > 0)
    return `Say /hooks ${verb} ${verb === "allow" ? "CODE" : "10m"}.`;
  try {
    return await control(word);
  } catch (error) {
    return `That could not be done: ${error instanceof Error ? error.message : "unknown error"}`;
  }
}

async function switched(desk: Desk, on: boolean): Promise<string> {
  try {
    await desk.master(on);
  } catch (error) {
    return `agent.yaml is left as it is: ${error instanceof Error ? error.message : "it cannot be written"}`;
  }
  return listText(await desk.list());
}

async function approved(desk: Desk, argument: string): Promise<string> {
  const [first = ""] = argument.split(/\s+/);
  const event = isEvent(first) ? first : undefined;
  const name = event ? argument.slice(event.length).trim() : argument;
  if (name === "") return "Say /hooks approve [EVENT] COMMAND-OR-URL.";
  const answer = await desk.approve({ command: name, ...(event ? { event } : {}), enableMaster: false });
  if (!answer.ok) return `Not approved: ${answer.error}.`;
  const live = answer.master_enabled ? "It is live." : "Hooks are off: /hooks on makes it live.";
  return `Approved for ${answer.events.join(", ")}. ${live}`;
}

async function revoked(desk: Desk, argument: string): Promise<string> {
  if (argument === "") return "Say /hooks revoke COMMAND-OR-URL.";
  const gone = await desk.revoke(argument);
  return gone === 0
    ? "Nothing of this name is approved."
    : `Revoked for ${gone} event${gone === 1 ? "" : "s"}; it fires no more.`;
}

/** A listing as text. */
export function listText({ on, config, hooks, undeclared, problems }: HookListing): string {
  return [
    `Hooks are ${on ? "on" : "OFF: none of them fires (/hooks on)"}.`,
    `Configuration: ${config}`,
    ...(hooks.length === 0 ? ["No hooks are declared."] : hooks.flatMap(hookLines)),
    ...undeclared.map(
      (row) => `${row.event}  ${nameOf(row)}  approved, and declared no longer: it does not fire`,
    ),
    ...problemLines(problems),
  ].join("\n");
}

function hookLines(hook: HookState): string[] {
  const state = hook.approved
    ? hook.mounted
      ? "✓ approved, live"
      : "✓ approved, hooks are off"
    : "✗ NOT approved";
  const only = hook.matcher === undefined ? "" : `, only on ${shown(JSON.stringify(hook.matcher))}`;
  return [
    `${hook.event}  ${nameOf(hook)}  ${state}${only}`,
    ...(hook.drift ? [`  ! changed since approval: ${driftWords(hook)}`] : []),
    ...failureLines(hook),
  ];
}

function nameOf({ command }: Pick<HookState, "command">): string {
  return /^https?:\/\//i.test(command) && URL.canParse(command)
    ? `POST ${urlShown(command)}`
    : shown(command);
}

/** A query may hold a key. */
function urlShown(text: string): string {
  const url = new URL(text);
  return shown(`${url.origin}${url.pathname}${url.search === "" ? "" : "?…"}`);
}

function driftWords({ drift }: HookState): string {
  if (!drift) return "";
  const how = {
    content: "has other content",
    time: "was written to, with the same content",
    gone: "is gone",
  };
  return `${shown(drift.path)} ${how[drift.how]}`;
}

function failureLines({ failure }: HookState): string[] {
  if (!failure) return [];
  const { at, kind, detail, stderr, failures } = failure;
  return [
    `  ! ${failures} failure${failures === 1 ? "" : "s"}; the last one at ${at}: ${kind}, ${detail}`,
    ...(stderr === undefined ? [] : [`    stderr: ${shown(stderr)}`]),
    `    → ${FAULTS[kind]}`,
  ];
}

function problemLines(problems: HookListing["problems"]): string[] {
  return problems.map(
    ({ where, text, dropped }) => `! ${shown(where)}: ${shown(text)}${dropped ? " NOT USED." : ""}`,
  );
}

/** A report as text. */
export function doctorText({ on, hooks, problems, healthy }: HealthReport): string {
  if (healthy && hooks.length > 0) return `All ${hooks.length} hooks answer as they should.`;
  return [
    ...(on ? [] : ["! Hooks are OFF: none of them fires (/hooks on)."]),
    ...(hooks.length === 0 ? ["No hooks are declared."] : hooks.flatMap(checkedLines)),
    ...problemLines(problems),
  ].join("\n");
}

function checkedLines(hook: Checked): string[] {
  const name = `${hook.event}  ${nameOf(hook)}`;
  if (!hook.approved) return [`✗ ${name}  NOT approved, so it never fires`];
  const { faults, run } = hook;
  const lines = faults.flatMap(({ kind, detail, stderr }) => [
    `  ! ${kind}: ${shown(detail)}`,
    ...(stderr === undefined ? [] : [`    stderr: ${shown(stderr)}`]),
    `    → ${FAULTS[kind]}`,
  ]);
  const took = run ? `  ${Math.round(run.milliseconds)} ms` : "";
  return [`${faults.length === 0 ? "✓" : "✗"} ${name}${took}`, ...lines, ...failureLines(hook)];
}

/** Nothing from outside reaches a chat or a terminal as more than a line of plain text. */
function shown(text: string): string {
  return oneLine(text.replace(/\p{Cf}/gu, ""), 400);
}
