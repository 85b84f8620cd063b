/**
 * The three shapes in which hosts write hooks: groups under an event, flat entries under an event, and one list that
 * names the event in each entry.
 */
import { isObject, stringAt } from "../../lib/core/json.ts";
import type { Json, JsonObject } from "../../lib/core/verdict.ts";
import type { Path } from "../config/path.ts";
import { valueAt } from "../config/path.ts";
import { type ConfiguredHook, wordsOf } from "./wiring.ts";

function listAt(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The hook that one entry describes. `unit` is how many of the host's time units make a second. */
function hookOf(
  entry: JsonObject,
  event: string,
  path: Path,
  unit: number,
  matcher?: string,
): ConfiguredHook {
  const command = stringAt(entry, "command") || stringAt(entry, "bash") || stringAt(entry, "exec");
  const args = listAt(entry["args"]).map(String);
  const time = entry["timeout"] ?? entry["timeoutSec"] ?? entry["timeout_ms"];
  return {
    path,
    event,
    matcher: matcher ?? (stringAt(entry, "matcher") || undefined),
    // With `args`, or as `exec`, the command is a program's name; without, it is a line for a shell.
    argv: command === "" ? undefined : args.length > 0 ? [command, ...args] : wordsOf(command),
    command: [command || stringAt(entry, "url"), ...args].join(" "),
    timeout: time === undefined ? undefined : typeof time === "number" ? time / unit : Number.NaN,
  };
}

/** `{hooks: {EVENT: [{matcher, hooks: [entry]}]}}`, below `root`; an entry may also stand without its group. */
export function readGroups(data: Json, root: Path, unit: number): ConfiguredHook[] {
  return eventsAt(data, root).flatMap(([event, groups]) =>
    listAt(groups).flatMap((group, at) => {
      if (!isObject(group)) return [];
      if (group["hooks"] === undefined) return [hookOf(group, event, [...root, event, at], unit)];
      const matcher = stringAt(group, "matcher") || undefined;
      return listAt(group["hooks"]).flatMap((entry, index) => {
        if (!isObject(entry)) return [];
        return [hookOf(entry, event, [...root, event, at, "hooks", index], unit, matcher)];
      });
    }),
  );
}

/** `{hooks: {EVENT: [entry]}}`, below `root`. */
export function readFlat(data: Json, root: Path, unit: number): ConfiguredHook[] {
  return eventsAt(data, root).flatMap(([event, entries]) =>
    listAt(entries).flatMap((entry, at) =>
      isObject(entry) ? [hookOf(entry, event, [...root, event, at], unit)] : [],
    ),
  );
}

/** `{hooks: [{event, …}]}`. */
export function readListed(data: Json, unit: number): ConfiguredHook[] {
  return listAt(valueAt(data, ["hooks"])).flatMap((entry, at) =>
    isObject(entry) ? [hookOf(entry, stringAt(entry, "event"), ["hooks", at], unit)] : [],
  );
}

function eventsAt(data: Json, root: Path): [string, Json][] {
  const events = valueAt(data, root);
  return isObject(events) ? Object.entries(events) : [];
}

/** Events whose value is no list: a host reads no hook there. */
export function flatProblems(data: Json, root: Path): string[] {
  const events = valueAt(data, root);
  if (events === undefined || events === null) return [];
  if (!isObject(events)) return [`"${root.join(".")}" is no map of events`];
  return Object.entries(events).flatMap(([event, entries]) => {
    if (!Array.isArray(entries)) return [`"${event}" is no list`];
    return entries.every(isObject) ? [] : [`"${event}" has an entry that is no map`];
  });
}

/** The same for groups, each of which must have its own list of hooks. */
export function groupProblems(data: Json, root: Path): string[] {
  const problems = flatProblems(data, root);
  if (problems.length > 0) return problems;
  return eventsAt(data, root).flatMap(([event, groups]) =>
    listAt(groups).every((group) => isObject(group) && Array.isArray(group["hooks"]))
      ? []
      : [`"${event}" has an entry without a list "hooks" of its own`],
  );
}

/** A list whose entries name their events. */
export function listedProblems(data: Json): string[] {
  const hooks = valueAt(data, ["hooks"]);
  if (hooks === undefined || hooks === null) return [];
  if (!Array.isArray(hooks)) return ['"hooks" is no list'];
  return listAt(hooks).every((hook) => isObject(hook) && stringAt(hook, "event") !== "")
    ? []
    : ['"hooks" has an entry without "event"'];
}
