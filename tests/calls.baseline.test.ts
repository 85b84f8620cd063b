/**
 * What every call of a tool in the data of tests is read as, whole: the command and the files. Held against
 * tests/data/baselines/calls.yaml, with what is read where a field of the input is missing, or the tool has no name.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject } from "../lib/core/json.ts";
import type { Json } from "../lib/core/verdict.ts";
import { commandOf } from "../lib/hook/tools/commands.ts";
import { filesOf } from "../lib/hook/tools/files.ts";
import { keptYaml } from "../scripts/selftest-contents.ts";
import { baselineOf, holdWhole } from "./whole.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

type Call = { readonly tool: string; readonly input: Json };

/** The calls anywhere in a file of data. */
function callsIn(file: string): Call[] {
  const data = keptYaml(readFileSync(join(ROOT, file), "utf8"), { merge: true }) as Json;
  const found: Call[] = [];
  const work: Json[] = [data];
  for (let value = work.shift(); value !== undefined; value = work.shift()) {
    if (typeof value !== "object" || value === null) continue;
    if (isObject(value)) {
      const tool = value["tool_name"] ?? value["toolName"] ?? value["tool"];
      const input = value["tool_input"] ?? value["toolArgs"] ?? value["input"] ?? value["args"];
      if (typeof tool === "string" && input !== undefined) found.push({ tool, input });
    }
    work.push(...Object.values(value));
  }
  return found;
}

/** The call without each of its fields, and under a name that says nothing. */
function variants({ tool, input }: Call): [name: string, call: Call][] {
  const without = isObject(input)
    ? Object.keys(input).map((key): [string, Call] => {
        const { [key]: _, ...rest } = input;
        return [`without ${key}`, { tool, input: rest }];
      })
    : [];
  return [...without, ["of no name", { tool: "x", input }]];
}

function reading({ tool, input }: Call): Json {
  const { files, whole } = filesOf(tool, input);
  const { command, cwd, typed, cut } = commandOf(tool, input, "/w") ?? { cwd: "/w" };
  const told = {
    ...(command !== undefined && { command }),
    ...(cwd !== "/w" && { cwd }),
    ...(typed && { typed: typed.map(({ place, keys }) => [place, keys]) }),
    ...(cut && { cut }),
    ...(files.length > 0 && { files: files.map((file) => JSON.stringify(file)) }),
    ...(!whole && { whole }),
  };
  return Object.keys(told).length === 0 ? "nothing" : told;
}

/** Each call, as a line, with what is read of it; what another one before it has shown alike is left out. */
function readings(calls: readonly Call[]): Json {
  const seen = new Set<string>();
  return calls.flatMap((call): Json[] => {
    const text = JSON.stringify(call);
    if (seen.has(text)) return [];
    seen.add(text);
    const reads = reading(call);
    const base = JSON.stringify(reads);
    const others = variants(call).flatMap(([name, other]): [string, Json][] => {
      const read = reading(other);
      const key = JSON.stringify(read);
      if (key === base || seen.has(key)) return [];
      seen.add(key);
      return [[name, read]];
    });
    const { tool, input } = call;
    return [
      { tool, input: JSON.stringify(input), reads, ...(others.length > 0 && Object.fromEntries(others)) },
    ];
  });
}

type Row = { readonly tool: string; readonly input: string };

/** The calls that the baseline has, so that a new one elsewhere changes nothing before it is written anew. */
function known(rows: unknown): Call[] {
  return (rows as readonly Row[]).map(({ tool, input }) => ({ tool, input: JSON.parse(input) as Json }));
}

/** A file whose calls are to be taken, of tests/data or selftests, has an empty list under its path. */
holdWhole(
  "calls",
  Object.fromEntries(
    Object.keys(baselineOf("calls")).map((file) => [
      file,
      (rows: unknown) => readings(rows === undefined ? callsIn(file) : known(rows)),
    ]),
  ),
);
