/** What each part of reading an event makes of it, whole: rows of tests/data/parts/hook.yaml. */
import { parse } from "yaml";
import { valueAt } from "../cli/config/path.ts";
import { CONTINUE, type Json, type JsonObject, type Verdict } from "../lib/core/verdict.ts";
import { digestOf, rowDigests } from "../lib/hook/digest.ts";
import type { EventKind, Guard } from "../lib/hook/event.ts";
import { HOSTS } from "../lib/hook/hosts/index.ts";
import { opencode } from "../lib/hook/hosts/opencode.ts";
import type { HomeFile, Scene, Setup } from "../lib/hook/hosts/setup.ts";
import { callsTwice, namesTool, says, unknown } from "../lib/hook/hosts/unknown.ts";
import { noted } from "../lib/hook/notice.ts";
import { approvalsIn, entriesOf, survive } from "../lib/hook/own-entries.ts";
import { isEnvironment, plants, turnsOff } from "../lib/hook/own-off.ts";
import { runtimeOf, setsVariables } from "../lib/hook/own-runtime.ts";
import { isScript, namesIn } from "../lib/hook/own-scripts.ts";
import { readPayload } from "../lib/hook/payload.ts";
import { askAll, pour } from "../lib/hook/plugin.ts";
import { commandOf } from "../lib/hook/tools/commands.ts";
import { fieldsOf, isCommandKey, isFolderKey, isRunKey } from "../lib/hook/tools/fields.ts";
import { filesOf } from "../lib/hook/tools/files.ts";
import { callsInXml, textual } from "../lib/hook/tools/forms.ts";
import { classOf, languageIn, ownWordsOf, typesKeys, wordsOf } from "../lib/hook/tools/names.ts";
import { programLine } from "../lib/hook/tools/programs.ts";
import {
  lineOf,
  linesIn,
  lookedInto,
  looseTexts,
  programTexts,
  typed,
  typedList,
  unpacked,
} from "../lib/hook/tools/texts.ts";
import {
  isEdited,
  keysIn,
  keysOf,
  leftBy,
  linesOf,
  streams,
  type TypedField,
} from "../lib/hook/tools/typing.ts";
import { writtenCommands } from "../lib/hook/tools/written.ts";
import { holdRows } from "./parts.ts";

type Call = readonly [tool: string, input: Json];

/** What each of a host's functions makes of a sample, and all else that is known of how it is set up. */
function toldOf(setup: Setup): JsonObject {
  const { words, entry, sample, alsoOff, projectOff, obstacles: _, ...plainly } = setup;
  const command = { program: "/g/guard", args: ["--host", "x"], line: "/g/guard --host x" };
  const [first = ""] = setup.wired;
  return JSON.parse(
    JSON.stringify({
      ...plainly,
      words: words && setup.wired.map(words),
      entry: entry?.({ event: first, command, timeout: 10 }),
      alsoOff: alsoOff?.map(({ path, when }) => [
        path,
        VALUES.filter((value) => when(value, [command.line])),
      ]),
      projectOff: projectOff?.map(({ files, line }) => [files, line.source]),
      envelope: sample.envelope(first, "/w", "s"),
      fields: Object.entries(sample.fields ?? {}).map(([kind, of]) => [kind, of("TEXT", first)]),
    }),
  );
}

/** Values that a switch of a configuration may have. */
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  "",
  "x",
  "guard",
  [],
  ["guard"],
  ["x"],
  {},
  { x: 1 },
];

/** In the place of a digest its text, cut as the digest is. */
const plain = (text: string): string => text;

/** What a guard made for the test says of a command that names an act. */
function answerTo(command: string): Verdict {
  const rules = ["test"];
  if (command === "stop") return { act: "block", reason: "no", rules };
  if (command === "warn") return { act: "warn", text: "look", rules };
  if (command === "fail") throw new TypeError("what was judged");
  return command === "swap"
    ? { act: "rewrite", value: { command: "warn" }, note: "swapped", rules }
    : CONTINUE;
}

/** What a host sees of an installation, with files by their names. */
type MadeUpScene = Partial<Pick<Scene, "scope" | "data" | "env">> & {
  readonly files?: Readonly<Record<string, string>>;
};

function obstaclesOf(id: string, { files = {}, ...scene }: MadeUpScene): Json {
  const setup = HOSTS.find((host) => host.id === id)?.setup?.();
  const hooks = ["PreToolUse", "Stop"].map((event, at) => ({
    event,
    command: '/g/guard "x"',
    path: ["hooks", event, at, "hooks", 0],
  }));
  const text = (file: HomeFile): string | undefined => files[file.name];
  const found = setup?.obstacles?.({
    config: "/h/hooks.json",
    scope: "user",
    data: {},
    hooks,
    env: {},
    path: ({ variable, home, name }) => [variable, home, name].join(":"),
    text,
    value: (file, path) => valueAt(parse(text(file) ?? "null"), path),
    ...scene,
  });
  return JSON.parse(JSON.stringify(found ?? null));
}

holdRows("hook", {
  commands: ([tool, input]: Call) => commandOf(tool, input, "/w"),
  files: ([tool, input]: Call) => filesOf(tool, input).files,
  programs: ([tool, input]: Call) => programLine(tool, input),
  unpacked: (value: Json) => unpacked(value),
  looked: (value: Json) => lookedInto(value),
  lines: (text: string) => linesIn(text),
  loose: (text: string) => looseTexts(text),
  textual: (value: Json) => textual(value),
  calls: (text: string) => callsInXml(text),
  fields: (object: JsonObject) => fieldsOf(object),
  keys: (names: readonly string[]) =>
    names.map((name) => [
      name,
      ...[isCommandKey(name) && "command", isRunKey(name) && "run", isFolderKey(name) && "folder"].filter(
        Boolean,
      ),
    ]),
  names: (tools: readonly string[]) =>
    tools.map((tool) => [
      tool,
      wordsOf(tool).join(" "),
      ownWordsOf(tool).join(" "),
      classOf(tool),
      languageIn(ownWordsOf(tool)),
      typesKeys(ownWordsOf(tool)),
    ]),
  texts: ([text, kind, language]: readonly [string, "shell" | "code" | "other", string]) =>
    programTexts(text, { kind, language }),
  line: (words: readonly Json[]) => lineOf(words),
  typed: ([key, text]: readonly [string, string | readonly string[]]) =>
    typeof text === "string" ? typed(key, text) : typedList(key, text),
  typing: (text: string) => ({
    keys: keysIn(text),
    left: leftBy(keysIn(text)),
    ...linesOf(text),
    edited: isEdited(text),
  }),
  pressed: (words: readonly string[]) => leftBy(keysOf(words)),
  streams: (fields: readonly TypedField[]) => streams(fields),
  payloads: (text: string) => readPayload(text),
  entries: (text: string) => entriesOf(text, /guard/),
  survive: ([before, after]: readonly [readonly string[], readonly string[]]) => survive(before, after),
  approvals: (text: string) => approvalsIn(text),
  written: ([key, value, variables]: readonly [string, Json, Json]) =>
    writtenCommands({ key, value }, [{ key: "variables", value: variables }], true),
  obstacles: ([id, scene]: readonly [string, MadeUpScene]) => obstaclesOf(id, scene),
  runtimes: ([program, execPath, path]: readonly [string, string, string]) =>
    runtimeOf(program, execPath, path, "/home/ann") ?? null,
  starts: (paths: readonly string[]) => paths.filter(setsVariables),
  plugins: (commands: readonly string[]) => {
    const lines: string[] = [];
    const on = { tool_call: ({ command = "" }) => answerTo(command) };
    const guards = commands.map(
      (name): Guard => ({ name, tag: "t", failPolicy: "warn", tables: () => ({}), on }),
    );
    const payload = { tool: "bash", sessionID: "s", callID: "c", args: { command: commands[0] ?? "" } };
    const answer = askAll(guards, opencode, "tool.execute.before", payload, (line) => lines.push(line));
    return { answer, lines };
  },
  pours: ([target, source]: readonly [{ [key: string]: unknown }, JsonObject]) => {
    pour(target, source);
    return target;
  },
  off: ([path, text]: readonly [string, string]) => turnsOff(text, path),
  environment: (paths: readonly string[]) => paths.filter(isEnvironment),
  plants: ([text, entries]: readonly [string, readonly string[]]) => plants(text, entries),
  scripts: (paths: readonly string[]) => paths.filter(isScript),
  named: ([text, program]: readonly [string, string]) => namesIn(text, program, "/home/ann"),
  digests: (tables: JsonObject) => [digestOf(tables, plain), ...rowDigests(tables, plain)],
  noted: (verdict: Verdict) => noted(verdict, "also this", "internal.test"),
  hosts: (id: string) => {
    const setup = HOSTS.find((host) => host.id === id)?.setup?.();
    return setup && toldOf(setup);
  },
  unknown: (payload: JsonObject) => ({
    twice: callsTwice(payload),
    tool: namesTool(payload),
    says: ["tool_call", "tool_result", "prompt", "stop", "reply", "outbound", "other"].filter((kind) =>
      says(payload, kind as EventKind),
    ),
    event: unknown.decode(payload) ?? null,
  }),
});
