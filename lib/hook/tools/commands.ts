/**
 * What a tool is given to run: every command in its input, wherever it stands and whatever the tool is called, as one
 * shell text. Text that is only data (a search pattern, an issue's body, a document) is no command.
 */
import { isObject } from "../../core/json.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { classOf, languageIn, ownWordsOf, runnerOf, type ToolClass, typesKeys, wordsOf } from "./names.ts";
import { keysIn, keysOf, type Typed } from "./typing.ts";

/** One text to run, as a shell would be given it, and the folder in which it runs; `typed` where a running one gets it. */
type Run = { readonly text: string; readonly cwd: string; readonly typed?: Typed };

/** Fields that hold a command whatever the tool is called; keys without case and signs: `CommandLine`, `command_line`. */
const COMMAND_KEYS = keySet(
  ...["command", "commands", "cmd", "cmds", "cmdline", "commandline", "commandlines", "argv", "cmdargs"],
  ...["commandstring", "commandtext", "commandtorun", "commandtoexecute", "fullcommand", "rawcommand"],
  ...["shellcommand", "shellcommands", "bashcommand", "shellcmd", "bashcmd", "terminalcommand", "runcommand"],
  ...["execcommand", "commandlist", "shellscript", "bashscript"],
);

/** Fields that name a program where its arguments stand beside it. */
const PROGRAM_KEYS = keySet("program", "executable", "exe", "binary", "bin", "file", "path", "name");
const ARGUMENT_KEYS = keySet("args", "arguments", "argv", "arglist", "parameters", "params");

/** Fields whose text a running command reads. */
const STDIN_KEYS = keySet("stdin", "input", "standardinput", "inputtext");

/** Fields that a shell or a running program is given as text to run. */
const TYPED_KEYS = keySet(
  ...["script", "code", "input", "text", "keys", "chars", "data", "stdin", "args", "arguments", "params"],
  ...[
    "parameters",
    "line",
    "lines",
    "source",
    "snippet",
    "payload",
    "keystrokes",
    "sequence",
    "hex",
    "value",
    "raw",
  ],
);

/** Fields that a tool which runs code takes its program from. */
const CODE_KEYS = keySet(
  ...["code", "script", "input", "source", "sourcecode", "snippet", "program", "cell", "expression", "text"],
  ...["pythoncode", "jscode", "content", "body", "statement", "args", "arguments", "value", "newsource"],
);

/** Fields that say in which language, or that any text beside them is a program. */
const LANGUAGE_KEYS = keySet("language", "lang", "interpreter", "shell", "runtime", "kernel", "codelanguage");

const FOLDER_KEYS = keySet(
  ...["cwd", "workdir", "workingdirectory", "workingdir", "dirpath", "directory", "dir", "currentdirectory"],
);

/** Fields that tell one running shell from another. */
const PLACE_KEYS = keySet(
  ...["sessionid", "session", "processid", "process", "pid", "terminalid", "terminal", "shellid", "ptyid"],
  ...[
    "sessionname",
    "terminalname",
    "target",
    "pane",
    "paneid",
    "window",
    "windowid",
    "id",
    "handle",
    "name",
  ],
);

/** Fields that say what a tool of several acts does with the text beside them, or that Enter is pressed behind it. */
const ACT_KEYS = keySet("action", "operation", "mode", "method");
const ENTER_KEYS = keySet(
  "enter",
  "pressenter",
  "submit",
  "appendnewline",
  "newline",
  "sendenter",
  "addnewline",
);

/** Fields that hold keys, whatever the tool is called. */
const KEYS_KEYS = keySet("keys", "keystrokes", "chars", "hex");

/** Acts by which a running shell gets the text beside them. */
const TYPING_ACTS =
  /^(?:write|send|type|paste|submit|input|keys?|stdin)|[_-](?:write|send|keys?|input|text)$/;

/** Fields in which a call inside a call names its tool and holds its input. */
const TOOL_KEYS = keySet("recipientname", "toolname", "tool", "function");
const MAYBE_TOOL_KEYS = keySet("name", "action", "type");
const INPUT_KEYS = keySet(
  "parameters",
  "params",
  "arguments",
  "args",
  "input",
  "toolinput",
  "payload",
  "kwargs",
);

/** What lies below these is looked for, compared or kept, never run: only a shell would run it. */
const DATA_KEYS = keySet(
  ...["query", "filter", "filters", "where", "match", "pattern", "search", "selector", "schema", "document"],
  ...["documents", "content", "contents", "body", "example", "examples", "metadata", "description", "todos"],
);

function keySet(...keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys);
}

function plainKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, "");
}

/** A value that is still to be looked at. */
type Visit = {
  readonly value: Json;
  /** What the tool that gets it does with text. */
  readonly kind: ToolClass;
  readonly language: string;
  readonly cwd: string;
  /** The running shell that gets the text as keys; undefined where each text is run as a whole. */
  readonly place?: string | undefined;
};

/** What {@link commandOf} found: one text for a shell, the folder in which it starts, and the keys where it is typed. */
export type Command = { readonly command?: string; readonly cwd: string; readonly typed?: readonly Typed[] };

/** Everything that `tool` would run of `input`, in the order in which it stands there, or `undefined` for nothing. */
export function commandOf(tool: string, input: Json, cwd: string): Command | undefined {
  const runs: Run[] = [];
  const place = typesKeys(ownWordsOf(tool)) ? "" : undefined;
  const work: Visit[] = [{ value: input, kind: classOf(tool), language: languageOf(tool), cwd, place }];
  for (let visit = work.pop(); visit; visit = work.pop()) {
    const more = isObject(visit.value) ? objectRuns(visit, visit.value, runs) : bareRuns(visit, runs);
    for (let at = more.length - 1; at >= 0; at--) {
      const next = more[at];
      if (next) work.push(next);
    }
  }
  // A patch is what it changes, and no shell's text, even under the name of a command.
  const patching = ownWordsOf(tool).includes("patch");
  const typed = runs.flatMap((run) => run.typed ?? []);
  const texts = runs.filter(({ text }) => text !== "" && !(patching && PATCH.test(text)));
  const command = joined(texts, cwd);
  return typed.length === 0 ? command : { cwd, ...command, typed };
}

const PATCH = /^\s*(?:\*\*\* Begin Patch|diff --git |--- \S)/;

function languageOf(tool: string): string {
  return languageIn(ownWordsOf(tool)) || languageIn(wordsOf(tool));
}

/** An input that is no object: a shell takes a text as its command, and a list as an argument vector or a batch. */
function bareRuns(visit: Visit, runs: Run[]): Visit[] {
  const { value, kind } = visit;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    if (kind !== "shell" || !isTexts(items)) return items.map((item) => ({ ...visit, value: item }));
    add(runs, listTexts(items, false), visit.cwd);
    type(runs, keysOf(items.map(String)), visit);
  } else if (typeof value === "string" && kind !== "other") {
    add(runs, programTexts(value, visit), visit.cwd);
    type(runs, keysIn(value), visit);
  }
  return [];
}

type Field = { readonly key: string; readonly value: Json };

/** What stands beside a field in its object: a command's field, a program with its arguments. */
type Beside = { readonly command: boolean; readonly program: boolean };

/** The runs that an object's own fields name; what it holds deeper is returned. */
function objectRuns(outer: Visit, object: JsonObject, runs: Run[]): Visit[] {
  const fields = Object.entries(object).map(([key, value]): Field => ({ key: plainKey(key), value }));
  const visit = within(outer, fields);
  const more: Visit[] = [];
  const program = programIn(fields);
  if (program !== undefined) add(runs, [withInput(program, fields)], visit.cwd);
  const beside = { command: fields.some(({ key }) => COMMAND_KEYS.has(key)), program: program !== undefined };
  for (const field of fields) {
    const { key, value } = field;
    if (COMMAND_KEYS.has(key) && !isNested(value)) {
      add(runs, commandTexts(field, fields), visit.cwd);
      if (typeof value === "string") type(runs, keysIn(value), visit);
    } else more.push(...fieldRuns(visit, field, beside, runs));
  }
  if (submits(fields)) type(runs, "\n", visit);
  return more;
}

/** The runs of a field that is no command's; what it holds deeper is returned. */
function fieldRuns(visit: Visit, field: Field, beside: Beside, runs: Run[]): Visit[] {
  const { key, value } = field;
  if (typeof value === "object" && value !== null) return inside(visit, field, beside, runs);
  if (typeof value !== "string") return [];
  const deeper = textField(visit, { key, value }, beside.command, runs);
  return deeper ? [deeper] : [];
}

/** The visit with what an object says of its own fields: a folder, a language, a tool that it calls. */
function within(outer: Visit, fields: readonly Field[]): Visit {
  const cwd = folderIn(fields, outer.cwd);
  const visit = placed({ ...called(outer, fields), cwd }, fields);
  const said = fields.find(({ key, value }) => LANGUAGE_KEYS.has(key) && typeof value === "string");
  if (typeof said?.value !== "string") return visit;
  const words = wordsOf(said.value.split(/[\\/]/).at(-1) ?? "");
  const language = languageIn(words) || (words[0] ?? "");
  // A shell or an interpreter beside a text says that the text is run; a language may be a document's.
  const running = said.key !== "language" && said.key !== "lang" && visit.kind === "other";
  const runner = runnerOf(language);
  if (!running || runner === undefined) return { ...visit, language };
  return { ...visit, language, kind: runner === "" ? "shell" : "code" };
}

/** The visit with the running shell that an object's fields name, where they say that it is typed into. */
function placed(visit: Visit, fields: readonly Field[]): Visit {
  const acts = fields.some(
    ({ key, value }) =>
      KEYS_KEYS.has(key) || (ACT_KEYS.has(key) && TYPING_ACTS.test(String(value).toLowerCase())),
  );
  if (visit.kind !== "shell" || (visit.place === undefined && !acts)) return visit;
  const named = fields.filter(({ key, value }) => PLACE_KEYS.has(key) && isName(value));
  return { ...visit, place: named.map(({ value }) => String(value)).join(" ") || (visit.place ?? "") };
}

function isName(value: Json): boolean {
  return typeof value === "number" || (typeof value === "string" && value !== "" && value.length < 200);
}

/** Is Enter pressed behind the text? */
function submits(fields: readonly Field[]): boolean {
  return fields.some(
    ({ key, value }) =>
      (ACT_KEYS.has(key) && /^submit/i.test(String(value))) || (ENTER_KEYS.has(key) && value === true),
  );
}

/** The visit under the tool that an object calls: `{recipient_name, parameters}`, `{name, args}`. */
function called(outer: Visit, fields: readonly Field[]): Visit {
  if (!fields.some(({ key, value }) => INPUT_KEYS.has(key) && value !== null)) return outer;
  const tool = textIn(fields, TOOL_KEYS) || textIn(fields, MAYBE_TOOL_KEYS);
  const kind = classOf(tool);
  // `action: "submit"` is a tool's own word, and not another tool.
  if (tool === "" || (kind === "other" && textIn(fields, TOOL_KEYS) === "")) return outer;
  return { ...outer, kind, language: languageOf(tool) };
}

/** The first text under one of `keys`, or "". */
function textIn(fields: readonly Field[], keys: ReadonlySet<string>): string {
  const found = fields.find(({ key, value }) => keys.has(key) && typeof value === "string" && value !== "");
  return typeof found?.value === "string" ? found.value : "";
}

function isNested(value: Json): boolean {
  return (
    isObject(value) ||
    (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null))
  );
}

/** An object or a list in a field: run as a list, looked into, or left alone as data. */
function inside(visit: Visit, field: Field, beside: Beside, runs: Run[]): Visit[] {
  const { key, value } = field;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null)) {
    if ((beside.command || beside.program) && ARGUMENT_KEYS.has(key)) return [];
    addList(runs, key, value, visit);
    return [];
  }
  if (COMMAND_KEYS.has(key)) return [{ ...visit, kind: "shell", value }];
  const isData = DATA_KEYS.has(key) && visit.kind === "other";
  return isData ? [] : [{ ...visit, value }];
}

/** A text in a field that is no command's: typed, run as code, unpacked where it holds a call's input, or data. */
function textField(
  visit: Visit,
  { key, value }: { key: string; value: string },
  commanding: boolean,
  runs: Run[],
): Visit | undefined {
  const packed = INPUT_KEYS.has(key) ? unpacked(value) : value;
  if (typeof packed === "object" && packed !== null) return { ...visit, value: packed };
  // Beside a command it is what the command reads, or its arguments.
  if (commanding && (STDIN_KEYS.has(key) || ARGUMENT_KEYS.has(key))) return undefined;
  addText(runs, key, value, visit);
  return undefined;
}

/** A list of texts: typed into a shell, or the lines of a program. */
function addList(runs: Run[], key: string, value: readonly Json[], visit: Visit): void {
  if (visit.kind === "shell" && TYPED_KEYS.has(key)) {
    add(runs, [typedList(key, value)], visit.cwd);
    type(runs, key === "hex" ? fromHex(value.join("")) : keysOf(value.map(String)), visit);
  } else if (visit.kind === "code" && CODE_KEYS.has(key)) {
    add(runs, programTexts(value.map(String).join("\n"), visit), visit.cwd);
  }
}

/** The same for one text. */
function addText(runs: Run[], key: string, value: string, visit: Visit): void {
  if (visit.kind === "shell" && TYPED_KEYS.has(key)) {
    add(runs, programTexts(typed(key, value), visit), visit.cwd);
    type(runs, key === "hex" ? fromHex(value) : keysIn(value.replace(/\s(?:Enter|C-m)\s*$/, "\n")), visit);
  } else if (visit.kind === "code" && CODE_KEYS.has(key)) {
    add(runs, programTexts(value, visit), visit.cwd);
  }
}

/** `value`, parsed when it is a JSON object or array inside a string (Cursor's MCP input, Copilot's `toolArgs`). */
export function unpacked(value: Json | undefined): Json {
  if (typeof value !== "string") return value ?? null;
  if (!/^\s*[{[]/.test(value)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    return parsed;
  } catch {
    // Not JSON after all: the text itself is what the tool gets.
    return value;
  }
}

/** A program beside its list of arguments, as one line. */
function programIn(fields: readonly Field[]): string | undefined {
  const args = fields.find(({ key, value }) => ARGUMENT_KEYS.has(key) && isTexts(value))?.value;
  const program = textIn(fields, PROGRAM_KEYS);
  if (!Array.isArray(args) || program === "" || textIn(fields, COMMAND_KEYS) !== "") return undefined;
  return lineOf([program, ...args]);
}

function isTexts(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string" || typeof item === "number");
}

/** The texts of a command's field: with the arguments beside it, with what it reads, and a list in both of its readings. */
function commandTexts({ key, value }: Field, fields: readonly Field[]): string[] {
  if (Array.isArray(value)) return listTexts(value, /s$|list$/.test(key));
  if (typeof value !== "string") return [];
  const args = fields.find((one) => one.key !== key && ARGUMENT_KEYS.has(one.key))?.value;
  const words = isTexts(args ?? null) ? [lineOf(args as readonly Json[])] : [];
  const more = typeof args === "string" && unpacked(args) === args ? [args] : words;
  return [withInput([value, ...more].join(" "), fields)];
}

/** A command with the text that it reads on its standard input. */
function withInput(line: string, fields: readonly Field[]): string {
  const text = textIn(fields, STDIN_KEYS);
  return text !== "" ? `printf %s ${quoted(text)} | eval ${quoted(line)}` : line;
}

/**
 * A list under a command's name: an argument vector (`["rm", "-r", "x"]`), or whole commands (`["cd x", "make"]`), which
 * the first of them shows. A field whose name is a plural may mean either.
 */
function listTexts(items: readonly Json[], isPlural: boolean): string[] {
  const words = items.map(String);
  const vector = lineOf(items);
  const hasBlank = words.some((word) => /\s/.test(word));
  if (/\s/.test(words[0] ?? "") || (isPlural && hasBlank)) return [words.join("\n")];
  return isPlural ? [words.join("\n"), vector] : [vector];
}

/** Keys of a terminal by the names that tools give them. */
const ENTER =
  /\{(?:enter|return)\}|<(?:enter|return|cr)>|(?<=^|\s)(?:Enter|Return|C-m|KPEnter)(?=\s|$)|\\[rn]|\r/gi;

/** What is typed into a terminal, with its keys as the characters that a shell reads. */
function typed(key: string, text: string): string {
  if (key === "hex") return fromHex(text);
  return text
    .replace(/\{(?:enter|return)\}|<(?:enter|return|cr)>|\r\n?/gi, "\n")
    .replace(/\s+(?:Enter|C-m)\s*$/g, "\n");
}

/** A list of keys and texts, typed one behind the other. */
function typedList(key: string, items: readonly Json[]): string {
  const words = items.map(String);
  if (key === "hex") return fromHex(words.join(""));
  if (/^(?:args|arguments|params|parameters)$/.test(key)) return listTexts(items, false).join("\n");
  const isKey = (word: string) => new RegExp(ENTER.source, "i").test(word) && word.trim().length < 9;
  const text = words.map((word) => (isKey(word) ? "\n" : word));
  // Single characters, or pieces with keys between them, are typed without a gap; lines stand each on its own.
  return key === "lines" || !(words.some(isKey) || words.every((word) => word.length === 1))
    ? words.join("\n")
    : text.join("");
}

function fromHex(text: string): string {
  const digits = text.replace(/0x|[^\da-f]/gi, "");
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}

/** A program text as the command that would do the same; where nobody says in which language, in each that it may be. */
function programTexts(text: string, { kind, language }: Visit): string[] {
  const runner = runnerOf(language);
  if (kind === "shell")
    return [runner === undefined || runner === "" || isLine(text) ? text : `${runner}${quoted(text)}`];
  if (runner !== undefined) return [runner === "" ? text : `${runner}${quoted(text)}`, ...magics(text)];
  if (language !== "") return [];
  return [
    ...(isLine(text) ? [text] : []),
    `python3 -c ${quoted(text)}`,
    ...magics(text),
    ...(looksLikeScript(text) ? [`node -e ${quoted(text)}`] : []),
  ];
}

/** Words and nothing that a program text would hold: `rm -r x` is a line for a shell in no other language. */
function isLine(text: string): boolean {
  return /^[\w./~-]+(?:[ \t]+[^\s()=;]+)+$/.test(text.trim());
}

function looksLikeScript(text: string): boolean {
  return /\brequire\s{0,4}\(|\bimport\s{1,4}[\w{*]|\bawait\b|=>|\bconst\b|\bprocess\./.test(text);
}

/** Lines of a notebook's cell that a shell gets: `!ls`, `%%bash`. */
function magics(text: string): string[] {
  const cell = /^\s*%%(?:bash|sh|script\s+(?:ba)?sh)\b[^\n]*\n([\s\S]*)$/.exec(text)?.[1];
  if (cell !== undefined) return [cell];
  return [...text.matchAll(/^[ \t]*(?:!|%sx |%system )[ \t]*([^\n]+)$/gm)].map(([, line]) => line ?? "");
}

/** The folder that an object names; a relative one is below the one in force. */
function folderIn(fields: readonly Field[], cwd: string): string {
  const named = fields
    .filter(({ key }) => FOLDER_KEYS.has(key))
    .map(({ value }) => value)
    .find((path) => typeof path === "string" && path !== "" && path !== ".");
  if (typeof named !== "string") return cwd;
  return named.startsWith("/") || named.startsWith("~") || cwd === "" ? named : `${cwd}/${named}`;
}

function add(runs: Run[], texts: readonly string[], cwd: string): void {
  for (const text of texts) if (text.trim() !== "") runs.push({ text, cwd });
}

/** Notes keys for the running shell that a visit types into. */
function type(runs: Run[], keys: string, { place, kind, cwd }: Visit): void {
  if (place !== undefined && kind === "shell" && keys !== "")
    runs.push({ text: "", cwd, typed: { place, keys } });
}

/** A text that cannot swallow or break the one behind it. */
const SELF_CONTAINED = /^(?:[^'"`\\<#(){}]|'[^']*')*$/;

/** All runs as one text: each on its own, so that an open quote in one hides nothing of the next, and each in its folder. */
function joined(runs: readonly Run[], cwd: string): Command | undefined {
  const [first, ...rest] = runs;
  if (!first) return undefined;
  if (rest.length === 0) return { command: first.text, cwd: first.cwd };
  const isShared = rest.every((run) => run.cwd === first.cwd);
  const lines = runs.map((run) => {
    const text = SELF_CONTAINED.test(run.text) ? run.text : `eval ${quoted(run.text)}`;
    return isShared || run.cwd === cwd ? text : `(cd ${quoted(run.cwd)}; eval ${quoted(run.text)})`;
  });
  return { command: lines.join("\n"), cwd: isShared ? first.cwd : cwd };
}

/** A list of arguments as one line. Many tools join it for a shell: what only a shell would expand stays as it is. */
function lineOf(words: readonly Json[]): string {
  return words
    .map((word) => (/^[\w@%+=:,./~*?$-]+$/.test(String(word)) ? String(word) : quoted(String(word))))
    .join(" ");
}

/** An argument as one shell word, so that it is judged as the program would get it. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
