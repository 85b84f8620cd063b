/**
 * The fields of tools' inputs by what hosts and servers mean by them: keys without case and signs (`CommandLine`,
 * `command_line`), so that a spelling is no row of its own.
 */
import { latest } from "../../core/lazy.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { textual } from "./forms.ts";
import { fieldName } from "./tongues.ts";

/** One field, under its plain key. */
export type Field = { readonly key: string; readonly value: Json };

/** The fields of an object, and the one that a pair of a name and a value stands for: `{name: "command", value: "ls"}`. */
export const fieldsOf = latest((object: JsonObject): readonly Field[] => {
  const fields = Object.entries(object).map(([key, value]) => ({
    key: fieldName(key),
    value: textual(value),
  }));
  const value = fields.find(({ key }) => key === "value")?.value;
  const name = value === undefined ? "" : textIn(fields, NAMING_KEYS);
  return name === "" || value === undefined ? fields : [...fields, { key: fieldName(name), value }];
});

/** Fields that hold the name of the field whose value stands beside them. */
const NAMING_KEYS = keySet("name", "key", "field", "parameter", "param", "argument", "arg", "option");

/** Names of fields that hold a command whatever the tool is called: `cmd`, `startCommand`, `commands_to_run`. */
const COMMAND_NAME =
  /(?:command|cmd)(?:s|(?:lines?)?(?:string|text)?|list|args|input|body|value|template|to(?:be)?(?:run|executed?))$|^argv$|^(?:ba|z)?sh(?:ell)?(?:script|code|line|lines|snippet|source|text)$/;

/** Words in such a name by which the command is only spoken of: `last_command`, `blocked_commands`. */
const SPOKEN_OF =
  /^(?:last|prev|previous|recent|failed|failing|blocked|denied|refused|forbidden|disallowed|banned|dangerous|expected|example|allowed|suggested|similar|matching|search|original)/;

/** Does a field of this plain name hold a command to run? */
export function isCommandKey(key: string): boolean {
  return COMMAND_NAME.test(key) && !SPOKEN_OF.test(key);
}

/** Fields whose text is a command, too, where it is more than the name of a shell; others stand beside them as usual. */
const RUN_NAME =
  /^(?:(?:pre|post|before|after|on)?(?:run|exec|execute)|bash|sh|zsh|shell|powershell|pwsh|terminal|console|spawn|entrypoint)$/;

export function isRunKey(key: string): boolean {
  return RUN_NAME.test(key);
}

/** Fields that name a program where its arguments stand beside it. */
export const PROGRAM_KEYS = keySet("program", "executable", "exe", "binary", "bin", "file", "path", "name");
export const ARGUMENT_KEYS = keySet(
  "args",
  "arguments",
  "argument",
  "argv",
  "arglist",
  "parameters",
  "params",
);
/** Fields in which a part of a program's arguments stands beside the program. */
export const OPERAND_KEYS = keySet(
  ...["flags", "options", "opts", "switches", "operands", "positional", "positionals", "positionalargs"],
  ...["extraargs", "additionalargs", "targets", "rest"],
);
/** Those of them that name nothing else, so that their arguments may be one text. */
export const PLAIN_PROGRAM_KEYS = keySet("program", "executable", "exe", "binary", "bin");

/** Fields that say in which encoding a text beside them is, and those that hold a command's variables. */
export const ENCODING_KEYS = keySet("encoding", "contentencoding", "commandencoding", "format");
export const ENVIRONMENT_KEYS = keySet(
  "env",
  "environment",
  "envs",
  "envvars",
  "environmentvariables",
  "vars",
);

/** Fields that say that a running command reads their text, whatever else stands beside them. */
const STDIN_NAME =
  /^(?:(?:process|command|program|shell|child|std)?(?:stdin|standardinput)(?:text|data|string|contents?|lines?|input|value|buffer|payload|body)?|(?:piped?|feed)(?:in|input|text|data)|heredoc)$/;

export function isStdinKey(key: string): boolean {
  return STDIN_NAME.test(key);
}

/** Fields whose text a running command reads where one stands beside them. */
export function isInputKey(key: string): boolean {
  return isStdinKey(key) || /^input(?:text|data|string|lines)?$/.test(key);
}

/** Is an object a cell of a notebook that holds text? nbformat 4.5. */
export function isProse(fields: readonly Field[]): boolean {
  return fields.some(({ key, value }) => key === "celltype" && /^(?:markdown|raw)$/i.test(String(value)));
}

/** Fields that a shell or a running program is given as text to run. */
export const TYPED_KEYS = keySet(
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
export const CODE_KEYS = keySet(
  ...["code", "script", "input", "source", "sourcecode", "snippet", "program", "cell", "expression", "text"],
  ...["pythoncode", "jscode", "content", "body", "statement", "args", "arguments", "value", "newsource"],
);

/** Fields that say in which language, or that any text beside them is a program. */
export const LANGUAGE_KEYS = keySet(
  "language",
  "lang",
  "interpreter",
  "shell",
  "runtime",
  "kernel",
  "codelanguage",
);

/** Does a field of this plain name hold the folder in which a command starts? */
export function isFolderKey(key: string): boolean {
  return /^(?:cwd|dirpath|directory|dir|(?:work|working|current|base|start|run|exec)(?:dir|directory|folder))$/.test(
    key,
  );
}

/** Fields that say what a call is about, for people or the tool itself: nothing in them is typed or run. */
const ABOUT_KEYS = keySet(
  ...["description", "desc", "explanation", "reason", "reasoning", "purpose", "goal", "title", "summary"],
  ...["comment", "note", "notes", "label", "thought", "justification", "intent", "why", "rationale", "type"],
  ...["file", "path", "filepath", "outputpath", "logfile", "url", "host", "hostname", "user", "username"],
  ...["image", "container", "containerid", "pod", "namespace", "service", "project", "env", "environment"],
  ...["timeout", "encoding", "signal", "status", "stopreason", "agent", "model", "kind"],
);

/** Fields that tell one running shell from another. */
export const PLACE_KEYS = keySet(
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
export const ACT_KEYS = keySet("action", "operation", "mode", "method");
export const ENTER_KEYS = keySet(
  "enter",
  "pressenter",
  "submit",
  "appendnewline",
  "newline",
  "sendenter",
  "addnewline",
);

/** Fields that hold keys, whatever the tool is called. */
export const KEYS_KEYS = keySet("keys", "keystrokes", "chars", "hex");

/** Acts by which a running shell gets the text beside them. */
export const TYPING_ACTS =
  /^(?:write|send|type|paste|submit|input|keys?|stdin)|[_-](?:write|send|keys?|input|text)$/;

/** Fields in which a call inside a call names its tool and holds its input. */
export const TOOL_KEYS = keySet("recipientname", "toolname", "mcptoolname", "tool", "function");
/** Fields that may name it, the likeliest first. */
export const MAYBE_TOOL_KEYS: readonly string[] = ["name", "action", "type"];
export const INPUT_KEYS = keySet(
  "parameters",
  "params",
  "arguments",
  "args",
  "input",
  "toolinput",
  "mcptoolarguments",
  "payload",
  "kwargs",
);

const SAID = [
  ...[ABOUT_KEYS, PLACE_KEYS, LANGUAGE_KEYS, ACT_KEYS, ENTER_KEYS],
  ...[TOOL_KEYS, keySet(...MAYBE_TOOL_KEYS)],
];

/** Does a field say something of the call, so that it holds nothing to run even where no other field does? */
export function isAbout(key: string): boolean {
  return isFolderKey(key) || SAID.some((keys) => keys.has(key));
}

/** Fields that may hold all of that as JSON in a text. */
export const PACKED_KEYS = keySet(
  ...INPUT_KEYS,
  ...[
    "data",
    "json",
    "request",
    "options",
    "config",
    "spec",
    "details",
    "action",
    "call",
    "toolcall",
    "task",
  ],
);

/** Fields that hold an operation of GraphQL. */
export const OPERATION_KEYS = keySet("query", "mutation", "graphql", "gql", "operation", "document");

/** Fields in which a model's own calls come as text: those of an agent that is told, or of a server that runs them. */
export const CALLS_KEYS = keySet(
  ...["text", "message", "prompt", "output", "response", "completion", "calls", "toolcalls", "functioncalls"],
  ...["invocation", "invocations", "invoke", "xml", "instructions", "actions", "raw"],
);

/** What lies below these is looked for or compared, never run: only a shell would run it. */
export const DATA_KEYS = keySet(
  ...["query", "filter", "filters", "where", "match", "pattern", "search", "selector", "schema"],
  ...["example", "examples", "metadata", "description", "todos"],
);

/** What lies below these is kept or sent: a command there is a record, a whole call (a tool with its input) is a call. */
export const KEPT_KEYS = keySet("document", "documents", "content", "contents", "body");

function keySet(...keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys);
}

/** The first text under one of `keys`, or "". */
export function textIn(fields: readonly Field[], keys: ReadonlySet<string>): string {
  return textWhere(fields, (key) => keys.has(key));
}

/** The first text whose key passes `isMeant`, or "". */
export function textWhere(fields: readonly Field[], isMeant: (key: string) => boolean): string {
  const found = fields.find(({ key, value }) => isMeant(key) && typeof value === "string" && value !== "");
  return typeof found?.value === "string" ? found.value : "";
}
