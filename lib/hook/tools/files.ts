/**
 * What a file tool would do to which files: the tools of hosts and of file servers, by the words of their names and the
 * fields of their inputs, and patches by their own headers. What becomes of a file that is only read is no concern here.
 */
import { isObject } from "../../core/json.ts";
import { plainName } from "../../core/latin.ts";
import { FILE_CHANGES } from "../../core/limits.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import type { FileAct, TextSwap } from "../event.ts";
import { innerCalls, type ToolInput, toolIn } from "./calls.ts";
import { fieldsOf, INPUT_KEYS } from "./fields.ts";
import { ownWordsOf, wordsOf } from "./names.ts";
import { pathOf, unpacked } from "./texts.ts";

type Act = FileAct["act"];

/** Words of names, by what they do; of several the first row counts. */
const VERBS: readonly (readonly [act: Act | "copy" | "edits", words: ReadonlySet<string>])[] = [
  [
    "delete",
    new Set([
      ...[
        "delete",
        "remove",
        "unlink",
        "trash",
        "rm",
        "rmdir",
        "del",
        "rmtree",
        "rimraf",
        "erase",
        "purge",
        "wipe",
      ],
      ...["destroy", "shred"],
    ]),
  ],
  ["move", new Set(["move", "rename", "mv", "relocate"])],
  ["copy", new Set(["copy", "cp", "duplicate"])],
  ["append", new Set(["append"])],
  [
    "edits",
    new Set([
      "edit",
      "edits",
      "multiedit",
      "multi",
      "replace",
      "insert",
      "update",
      "modify",
      "patch",
      "editor",
    ]),
  ],
  [
    "write",
    new Set([
      "write",
      "create",
      "save",
      "put",
      "overwrite",
      "add",
      "store",
      "touch",
      "new",
      "truncate",
      "empty",
      "clear",
    ]),
  ],
];

/** Tools that only look, and things that are no files of this machine. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...["read", "view", "list", "search", "find", "grep", "glob", "get", "memory", "todo", "task", "issue"],
  ...["pull", "branch", "comment", "message", "gist", "page", "release", "label", "event", "reminder"],
]);

/** Fields of a file on another machine. */
const REMOTE: readonly string[] = ["owner", "repo", "repository", "bucket", "page_id", "pageid", "branch"];

const PATH_KEYS: readonly string[] = [
  ...["filepath", "path", "targetfile", "notebookpath", "absolutepath", "filename", "file", "target", "uri"],
  ...["relativepath", "relativeworkspacepath", "pathtofile", "directory", "dir", "folder", "folderpath"],
];
const PATHS_KEYS: readonly string[] = [
  "filepaths",
  "paths",
  "files",
  "targets",
  "edits",
  "changes",
  "items",
  "documentchanges",
];
const FROM_KEYS: readonly string[] = ["source", "src", "from", "oldpath", "sourcepath", "oldname", "origin"];
const TO_KEYS: readonly string[] = [
  "destination",
  "dest",
  "dst",
  "to",
  "newpath",
  "destinationpath",
  "targetpath",
];
const TEXT_KEYS: readonly string[] = [
  "content",
  "contents",
  "filetext",
  "filecontent",
  "text",
  "data",
  "body",
];
const ADDS_KEYS: readonly string[] = [
  ...[
    "newstring",
    "newstr",
    "newsource",
    "newtext",
    "replacement",
    "replace",
    "insert",
    "inserttext",
    "newcontent",
  ],
  ...["codeedit", "content", "text", "data", "code"],
];

function under(fields: readonly (readonly [string, Json])[], keys: readonly string[]): Json | undefined {
  for (const key of keys) {
    const found = fields.find(([name, value]) => name === key && value !== null && value !== "");
    if (found) return found[1];
  }
  return undefined;
}

function textUnder(fields: readonly (readonly [string, Json])[], keys: readonly string[]): string {
  const value = under(fields, keys);
  return typeof value === "string" ? value : "";
}

/**
 * Every file that `tool`, or a call inside its input, would change; none for a tool that changes no file of this machine.
 * `whole` is false where the input holds more than is looked through.
 */
export function filesOf(
  tool: string,
  input: Json,
): { readonly files: readonly FileAct[]; readonly whole: boolean } {
  const { calls, whole } = innerCalls(input);
  const files = [{ tool, input }, ...packed(tool, input), ...calls].flatMap((call) =>
    filesOfOne(call.tool, call.input),
  );
  return { files: files.slice(0, FILE_CHANGES), whole: whole && files.length <= FILE_CHANGES };
}

/** What stands in an envelope around the input of a tool that is named outside it: `{server, arguments: "{…}"}`. */
function packed(tool: string, input: Json): readonly ToolInput[] {
  const fields = isObject(input) ? fieldsOf(input) : [];
  if (toolIn(fields) !== "") return [];
  return fields.flatMap(({ key, value }) => {
    const inner = INPUT_KEYS.has(key) ? unpacked(value) : null;
    return isObject(inner) ? [{ tool, input: inner }] : [];
  });
}

function filesOfOne(tool: string, input: Json): FileAct[] {
  const words = ownWordsOf(tool);
  const patch = patchIn(input);
  if (patch !== "" && (words.includes("patch") || words.includes("applypatch"))) return patched(patch);
  const applied = isObject(input) ? appliedIn(input) : "";
  if (applied !== "") return patched(applied);
  if (!isObject(input) || words.some((word) => ELSEWHERE.has(word))) return [];
  const act = actOf(words);
  if (act !== undefined) return actsIn(input, act).filter(({ path }) => path !== "");
  // A tool for files of no verb of its own is told in a field what to do.
  return wordsOf(tool).some((word) => FILE_WORDS.has(word)) ? toldActs(input) : [];
}

function actOf(words: readonly string[]): Act | "copy" | "edits" | undefined {
  return VERBS.find(([, verbs]) => words.some((word) => verbs.has(word)))?.[0];
}

const FILE_WORDS = new Set(["file", "files", "filesystem", "fs", "folder", "directory", "disk", "path"]);
const TOLD_KEYS: readonly string[] = [
  "operation",
  "op",
  "action",
  "command",
  "mode",
  "method",
  "type",
  "kind",
];

/** What an object's own field says is done to its files, or to those of each object in its list. */
function toldActs(input: JsonObject): FileAct[] {
  const fields = Object.entries(input).map(([key, value]) => [plainName(key), value] as const);
  const said = actOf(wordsOf(textUnder(fields, TOLD_KEYS)));
  if (said !== undefined) return actsIn(input, said).filter(({ path }) => path !== "");
  const list = under(fields, LIST_KEYS);
  return Array.isArray(list) ? list.filter(isObject).flatMap(toldActs) : [];
}

const LIST_KEYS: readonly string[] = [
  "operations",
  "actions",
  "batch",
  "steps",
  "changes",
  "items",
  "requests",
];

/** The acts of one object: its own path, two paths, or a list of files below it. */
function actsIn(input: JsonObject, act: Act | "copy" | "edits"): FileAct[] {
  const fields = Object.entries(input).map(([key, value]) => [plainName(key), value] as const);
  if (fields.some(([key]) => REMOTE.includes(key))) return [];
  const [from, to] = [textUnder(fields, FROM_KEYS), textUnder(fields, TO_KEYS)];
  if (act === "move" || act === "copy")
    return carried(from || textUnder(fields, PATH_KEYS), to, act === "move");
  const path = pathOf(textUnder(fields, PATH_KEYS));
  if (path !== "") return [changed(path, editorAct(fields, act), fields)];
  return listed(under(fields, PATHS_KEYS)).flatMap((item: Json) => {
    if (typeof item === "string") return [changed(pathOf(item), editorAct(fields, act), [])];
    return isObject(item) ? onePath(item, act) : [];
  });
}

/** The files of a list; those of a map are named by its keys, beside a text, an object, or a list of edits. */
function listed(files: Json | undefined): readonly Json[] {
  if (Array.isArray(files)) return files;
  if (typeof files === "string") return [files];
  if (!isObject(files)) return [];
  return Object.entries(files).map(([path, value]): JsonObject => {
    if (isObject(value)) return { ...value, path };
    return Array.isArray(value) ? { path, edits: value } : { path, content: value };
  });
}

function onePath(item: JsonObject, act: Act | "copy" | "edits"): FileAct[] {
  // Editors name a file in an object of its own (the Language Server Protocol's `textDocument`).
  const inner = item["textDocument"];
  const whole = isObject(inner) ? { ...inner, ...item } : item;
  const fields = Object.entries(whole).map(([key, value]) => [plainName(key), value] as const);
  const path = pathOf(textUnder(fields, PATH_KEYS));
  return path === "" ? [] : [changed(path, editorAct(fields, act), fields)];
}

function carried(from: string, to: string, moves: boolean): FileAct[] {
  const gone: FileAct[] = from !== "" && moves ? [{ act: "move", path: pathOf(from) }] : [];
  return to === "" ? gone : [...gone, { act: "write", path: pathOf(to) }];
}

/** An editor of several commands (`str_replace_based_edit_tool`) says in a field which of them it is. */
function editorAct(fields: readonly (readonly [string, Json])[], act: Act | "copy" | "edits"): Act | "look" {
  if (act !== "edits" && act !== "write") return act === "copy" ? "write" : act;
  const command = textUnder(fields, ["command", "mode", "operation", "action"]);
  if (/^(?:view|read|undo)/.test(command)) return "look";
  if (/^(?:create|write|overwrite)/.test(command)) return "write";
  if (/^append/.test(command)) return "append";
  if (/^(?:str_?replace|insert|replace|edit)/i.test(command)) return "edit";
  const hasHalf =
    under(fields, ["oldstring", "oldstr", "oldtext", "edits", "newsource", "search"]) !== undefined;
  if (act === "edits") return hasHalf || textUnder(fields, TEXT_KEYS) === "" ? "edit" : "write";
  return hasHalf ? "edit" : "write";
}

function changed(path: string, act: Act | "look", fields: readonly (readonly [string, Json])[]): FileAct {
  if (act === "look") return { act: "edit", path: "" };
  if (act === "write") {
    const text = under(fields, TEXT_KEYS);
    return typeof text === "string" ? { act, path, text } : { act, path };
  }
  if (act === "edit") {
    const swaps = swapsIn(fields);
    return { act, path, adds: addedIn(fields), ...(swaps === undefined ? {} : { swaps }) };
  }
  if (act === "append") return { act, path, adds: addedIn(fields) };
  return { act, path };
}

const OLD_KEYS: readonly string[] = ["oldstring", "oldstr", "oldtext", "search", "find"];
const NEW_KEYS: readonly string[] = ["newstring", "newstr", "newtext", "replace", "replacement"];

/** The replacements of an edit that names what goes and what comes, by itself or in a list; undefined where any does not. */
function swapsIn(fields: readonly (readonly [string, Json])[]): readonly TextSwap[] | undefined {
  const list = under(fields, ["edits", "changes", "replacements"]);
  const parts = Array.isArray(list) ? (list as readonly Json[]) : [Object.fromEntries(fields)];
  const swaps = parts.map((part) => (isObject(part) ? swapOf(part) : undefined));
  return swaps.every((swap) => swap !== undefined) ? swaps : undefined;
}

function swapOf(part: JsonObject): TextSwap | undefined {
  const fields = Object.entries(part).map(([key, value]) => [plainName(key), value] as const);
  const text = (keys: readonly string[]) =>
    fields.find(([key, value]) => keys.includes(key) && typeof value === "string")?.[1];
  const [old, now] = [text(OLD_KEYS), text(NEW_KEYS)];
  if (typeof old !== "string" || typeof now !== "string") return undefined;
  return { old, now, all: fields.some(([key, value]) => /^replaceall/.test(key) && value === true) };
}

/** What an edit puts in: its own new half, or those of its list of edits. */
function addedIn(fields: readonly (readonly [string, Json])[]): string {
  const own = textUnder(fields, ADDS_KEYS);
  const list = under(fields, ["edits", "changes", "replacements"]);
  const parts = Array.isArray(list) ? list.filter(isObject) : [];
  const added = parts.map((part) =>
    textUnder(
      Object.entries(part).map(([key, value]) => [plainName(key), value] as const),
      ADDS_KEYS,
    ),
  );
  return [own, ...added].filter((text) => text !== "").join("\n");
}

/** The patch that a command hands to `apply_patch`, as Codex has it: in its list of arguments, or as its text. */
function appliedIn(input: JsonObject): string {
  const command = input["command"] ?? input["cmd"];
  const text = Array.isArray(command)
    ? command.filter((word) => typeof word === "string").join("\n")
    : command;
  if (typeof text !== "string") return "";
  const at = /\bapply_?patch\b[^*]{0,200}(?=\*\*\* Begin Patch)/.exec(text);
  return at ? text.slice(at.index + at[0].length) : "";
}

/** The text of a patch in whichever field it stands. */
function patchIn(input: Json): string {
  const texts = typeof input === "string" ? [input] : isObject(input) ? Object.values(input) : [];
  const found = texts.find(
    (text) =>
      typeof text === "string" &&
      /^\s*(?:\*\*\* Begin Patch|--- |diff --git |Index: |rename from )/.test(text),
  );
  return typeof found === "string" ? found : "";
}

/** What a line of a patch begins: a file's change, under its old name or its new one. */
const HEADERS: readonly (readonly [
  line: RegExp,
  begun: (name: string, last: Change | undefined) => Change[],
])[] = [
  [/^\*\*\* Add File: (.+)$/, (path) => [{ act: "write", path, lines: [] }]],
  [/^\*\*\* Update File: (.+)$/, (path) => [{ act: "edit", path, lines: [] }]],
  [/^\*\*\* Delete File: (.+)$/, (path) => [{ act: "delete", path, lines: [] }]],
  [/^\*\*\* Move to: (.+)$/, (path, last) => movedTo(path, last)],
  [/^rename from (.+)$/, (path) => [{ act: "move", path, lines: [] }]],
  [/^(?:rename|copy) to (.+)$/, (path) => [{ act: "write", path, lines: [] }]],
];

const HALF = /^(?:---|\+\+\+) (?:[ab]\/)?(.+?)(?:\t.*)?$/;

/** A change in the making. */
type Change = { readonly act: Act; readonly path: string; readonly lines: string[] };

/** The files of a patch, in the form of apply_patch or of diff, with the lines that each gets. */
function patched(patch: string): FileAct[] {
  const changes: Change[] = [];
  const lines = patch.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const begun = begunBy(line, changes.at(-1)) ?? diffed(line, lines[at + 1] ?? "");
    if (begun) changes.push(...begun);
    else if (line.startsWith("+") && !line.startsWith("+++ ")) changes.at(-1)?.lines.push(line.slice(1));
  }
  return changes.map(({ act, path, lines: added }) => {
    const text = added.join("\n");
    if (act === "delete" || act === "move") return { act, path };
    return act === "write" ? { act, path, text } : { act, path, adds: text };
  });
}

/** The change whose two halves of a diff's header stand on these lines: `/dev/null` stands for no file. */
function diffed(line: string, next: string): Change[] | undefined {
  if (!line.startsWith("--- ") || !next.startsWith("+++ ")) return undefined;
  const [old = "", now = ""] = [line, next].map((half) => HALF.exec(half)?.[1] ?? "");
  return [
    now === "/dev/null" ? { act: "delete", path: old, lines: [] } : { act: "edit", path: now, lines: [] },
  ];
}

function begunBy(line: string, last: Change | undefined): Change[] | undefined {
  for (const [header, begun] of HEADERS) {
    const name = header.exec(line)?.[1];
    if (name !== undefined) return begun(name, last);
  }
  return undefined;
}

/** A file that goes to another place: gone from its own, and written there with the same lines. */
function movedTo(target: string, from: Change | undefined): Change[] {
  const to: Change = { act: "write", path: target, lines: from?.lines ?? [] };
  return from ? [{ act: "move", path: from.path, lines: [] }, to] : [to];
}
