/**
 * What a tool is given to run: every command in its input, wherever it stands and whatever the tool is called, as one
 * shell text. Text that is only data (a search pattern, an issue's body, a document) is no command.
 */
import { isObject, textOf } from "../../core/json.ts";
import { plainName } from "../../core/latin.ts";
import { INNER_BOXES } from "../../core/limits.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { toolIn } from "./calls.ts";
import {
  ACT_KEYS,
  ARGUMENT_KEYS,
  CODE_KEYS,
  DATA_KEYS,
  ENTER_KEYS,
  type Field,
  fieldsOf,
  isAbout,
  isCommandKey,
  isInputKey,
  isProse,
  isRunKey,
  KEPT_KEYS,
  KEYS_KEYS,
  LANGUAGE_KEYS,
  PLACE_KEYS,
  TOOL_KEYS,
  TYPED_KEYS,
  TYPING_ACTS,
  textIn,
} from "./fields.ts";
import {
  classOf,
  languageIn,
  ownWordsOf,
  runnerOf,
  runsTexts,
  type ToolClass,
  typesKeys,
  wordsOf,
} from "./names.ts";
import { programLine } from "./programs.ts";
import { add, joined, type RunText } from "./runs.ts";
import {
  asVector,
  commandTexts,
  folderIn,
  fromHex,
  inputIn,
  isOptions,
  isTexts,
  listTexts,
  lookedInto,
  packedCalls,
  programIn,
  programTexts,
  severalIn,
  stdinIn,
  typed,
  typedList,
  unpacked,
  vectorIn,
  withInput,
} from "./texts.ts";
import {
  COMMAND,
  ENTER,
  isEdited,
  isKeyName,
  keysIn,
  keysOf,
  leftBy,
  streams,
  type Typed,
} from "./typing.ts";
import { writtenCommands } from "./written.ts";

/** A value that is still to be looked at. */
type Visit = {
  readonly value: Json;
  /** What the tool that gets it does with text. */
  readonly kind: ToolClass;
  /** Whether it runs what it is given, be it written as settings. */
  readonly runs: boolean;
  readonly language: string;
  readonly cwd: string;
  /** The running shell that gets the text as keys; undefined where each text is run as a whole. */
  readonly place?: string | undefined;
  /** False beside a command: then only what is called a text to run is one. */
  readonly open: boolean;
  /** Set below what is kept or sent: nothing there is a command but a whole call. */
  readonly kept?: boolean;
  /** What an object around it says that the command reads. */
  readonly fed?: string;
};

/** What {@link commandOf} found: one text for a shell, the folder in which it starts, and the keys where it is typed. */
export type ToolCommand = {
  readonly command?: string;
  readonly cwd: string;
  readonly typed?: readonly Typed[];
  /** Set where the input holds more than is looked through. The texts behind are part of the command as they stand. */
  readonly cut?: true;
};

/** Everything that `tool` would run of `input`, in the order in which it stands there, or `undefined` for nothing. */
export function commandOf(tool: string, input: Json, cwd: string): ToolCommand | undefined {
  const runs: RunText[] = [];
  const line = programLine(tool, input);
  if (line !== undefined) add(runs, [line], cwd);
  const place = typesKeys(ownWordsOf(tool)) ? "" : undefined;
  const work: Visit[] = [
    {
      value: input,
      kind: classOf(tool),
      runs: runsTexts(tool),
      language: languageOf(tool),
      cwd,
      place,
      open: true,
    },
  ];
  let looked = 0;
  for (let visit = work.pop(); visit && looked < INNER_BOXES; visit = work.pop()) {
    looked++;
    const more = isObject(visit.value) ? objectRuns(visit, visit.value, runs) : bareRuns(visit, runs);
    for (let at = more.length - 1; at >= 0; at--) {
      const next = more[at];
      if (next) work.push(next);
    }
  }
  // What is not looked through stands behind the rest as one text, which the shell's rough reader searches.
  if (work.length > 0) add(runs, [textOf(work.map(({ value: rest }) => rest))], cwd);
  // A patch is what it changes, and no shell's text, even under the name of a command.
  const patching = ownWordsOf(tool).includes("patch");
  const typed = streams(runs.flatMap((run) => run.typed ?? []));
  const texts = runs.filter(({ text }) => text !== "" && !(patching && PATCH.test(text)));
  const command = joined(texts, cwd);
  const cut = work.length > 0 ? ({ cut: true } as const) : {};
  if (typed.length > 0) return { cwd, ...command, typed, ...cut };
  return command && { ...command, ...cut };
}

const PATCH = /^\s*(?:\*\*\* Begin Patch|diff --git |--- \S)/;

function languageOf(tool: string): string {
  if (/power[_-]?shell/i.test(tool)) return "powershell";
  return languageIn(ownWordsOf(tool)) || languageIn(wordsOf(tool));
}

/** An input that is no object: a shell takes a text as its command, and a list as an argument vector or a batch. */
function bareRuns(visit: Visit, runs: RunText[]): Visit[] {
  const { value, kind } = visit;
  if (Array.isArray(value)) {
    const items = vectorIn(value);
    if (items.length > 0 && items.every(isPair)) return [{ ...visit, value: Object.fromEntries(items) }];
    if (kind !== "shell" || !isTexts(items)) return items.map((item) => ({ ...visit, value: item }));
    add(runs, listTexts(asVector(items), false), visit.cwd);
    type(runs, keysOfList(items), visit);
  } else if (typeof value === "string" && kind !== "other") {
    const values = kind === "shell" ? severalIn(value) : undefined;
    if (values) return [{ ...visit, value: values }];
    add(runs, programTexts(value, visit), visit.cwd);
    type(runs, keysIn(value), visit);
  }
  return [];
}

/** A command's name and its value, as a list of two; a program with the list of its options is no such pair. */
function isPair(item: Json): item is [string, Json] {
  const [name, ...values]: readonly Json[] = Array.isArray(item) ? item : [];
  if (Array.isArray(values[0]) && isOptions(values[0])) return false;
  return typeof name === "string" && values.length === 1 && isCommandKey(plainName(name));
}

/** What stands beside a field in its object: a command's field, a program with its arguments or what it reads. */
type Beside = {
  readonly command: boolean;
  readonly program: boolean;
  /** What the command reads. */
  readonly input: string;
};

/** The runs that an object's own fields name; what it holds deeper is returned. */
function objectRuns(outer: Visit, object: JsonObject, runs: RunText[]): Visit[] {
  const fields = fieldsOf(object);
  if (isProse(fields) || (fields.every(isFigure) && !submits(fields))) return [];
  if (outer.kept === true && !isCall(outer, fields))
    return fields.filter(({ value }) => isNested(value)).map(({ value }) => ({ ...outer, value }));
  const input = inputIn(fields) || (outer.fed ?? "");
  const program = programIn(fields, input !== "");
  const command = fields.some(({ key, value }) => isCommandKey(key) && isGiven(value));
  const inside = opened(within(outer, fields), fields, command || program !== undefined);
  const visit = { ...inside, fed: stdinIn(fields) || (outer.fed ?? "") };
  if (program !== undefined) add(runs, [withInput(program, input)], visit.cwd);
  // A tool's name beside its list of arguments is no program.
  const beside = { command, program: program !== undefined && !isCall(outer, fields), input };
  const more = fields.flatMap((field) =>
    isCommandKey(field.key)
      ? commandRuns(visit, field, fields, beside, runs)
      : [
          ...writtenCommands(field, fields, visit.runs).map((value) => ({ ...visit, value })),
          ...fieldRuns(visit, field, beside, runs),
        ],
  );
  if (submits(fields)) type(runs, "\n", visit, ENTER);
  return more;
}

/** Is a field's value a number, a truth value or nothing? No program is named by it, and nothing stands in it. */
function isFigure({ value }: Field): boolean {
  return value === null || (typeof value !== "string" && typeof value !== "object");
}

/** The runs of a command's field; what it holds deeper is returned. */
function commandRuns(
  visit: Visit,
  { key, value }: Field,
  fields: readonly Field[],
  beside: Beside,
  runs: RunText[],
): Visit[] {
  const held = lookedInto(value);
  if (isNested(held)) return fieldRuns(visit, { key, value: held }, beside, runs);
  const texts = commandTexts({ key, value: held }, fields, beside.input);
  const isPlain = !/^(?:powershell|pwsh)$/.test(visit.language) || isTexts(held);
  // A line that was put together from arguments is quoted as a POSIX shell reads it.
  const isQuoted = (text: string) => text !== held && text.includes("'\\''");
  const all = texts.flatMap((text) => (isPlain || isQuoted(text) ? [text] : programTexts(text, visit)));
  add(runs, all, visit.cwd);
  // A text in quotes is JSON to one tool, and to a shell the path of a program.
  if (typeof held === "string" && held !== value)
    add(runs, commandTexts({ key, value }, fields, beside.input), visit.cwd);
  if (typeof value === "string") type(runs, keysIn(value), visit, COMMAND);
  return [];
}

function isGiven(value: Json): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** The visit, open for texts under any name where no field of the object is called a text to run. */
function opened(visit: Visit, fields: readonly Field[], hasCommand: boolean): Visit {
  if (!visit.open || hasCommand) return visit.open ? { ...visit, open: false } : visit;
  const named = visit.kind === "code" ? CODE_KEYS : TYPED_KEYS;
  const texts = fields.some(
    ({ key, value }) => named.has(key) && !isNested(unpacked(value)) && isGiven(value),
  );
  return texts ? { ...visit, open: false } : visit;
}

/** The runs of a field that is no command's; what it holds deeper is returned. */
function fieldRuns(visit: Visit, field: Field, beside: Beside, runs: RunText[]): Visit[] {
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
  const said = fields.find(({ key, value }) => LANGUAGE_KEYS.has(key) && isTexts([value].flat()));
  if (!said) return visit;
  const words = wordsOf(String([said.value].flat()[0]).split(/[\\/]/).at(-1) ?? "");
  const language = languageIn(words) || (words[0] ?? "");
  // A shell or an interpreter beside a text says that the text is run; a language may be a document's.
  const running = said.key !== "language" && said.key !== "lang" && visit.kind === "other";
  const runner = runnerOf(language);
  if (runner === undefined && isRunKey(said.key)) return visit;
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

/** Does an object call a tool of its own? */
function isCall(outer: Visit, fields: readonly Field[]): boolean {
  return called(outer, fields) !== outer;
}

/** The visit under the tool that an object calls: `{recipient_name, parameters}`, `{name, args}`. */
function called(outer: Visit, fields: readonly Field[]): Visit {
  const tool = toolIn(fields);
  if (tool === "") return outer;
  const kind = classOf(tool);
  // `action: "submit"` is a tool's own word, and not another tool.
  if (kind === "other" && textIn(fields, TOOL_KEYS) === "") return outer;
  const place = typesKeys(ownWordsOf(tool)) ? (outer.place ?? "") : outer.place;
  return {
    ...outer,
    kind,
    runs: runsTexts(tool),
    language: languageOf(tool),
    place,
    open: true,
    kept: false,
  };
}

function isNested(value: Json): boolean {
  return (
    isObject(value) ||
    (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null))
  );
}

/** An object or a list in a field: run as a list, looked into, or left alone as data. */
function inside(visit: Visit, field: Field, beside: Beside, runs: RunText[]): Visit[] {
  const { key, value } = field;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null)) {
    if ((beside.command || beside.program) && ARGUMENT_KEYS.has(key)) return [];
    if (visit.kind === "other" && isRunKey(key) && value.length > 1)
      add(runs, listTexts(value, false), visit.cwd);
    addList(runs, key, value, visit);
    return [];
  }
  if (isCommandKey(key)) return [{ ...visit, kind: "shell", value, open: true }];
  if (visit.kind !== "other") return [{ ...visit, value }];
  if (DATA_KEYS.has(key)) return [];
  return [KEPT_KEYS.has(key) ? { ...visit, value, kept: true } : { ...visit, value }];
}

/** A text in a field that is no command's: typed, run as code, unpacked where it holds a call's input, or data. */
function textField(
  visit: Visit,
  { key, value }: { key: string; value: string },
  commanding: boolean,
  runs: RunText[],
): Visit | undefined {
  const packed = packedIn(visit, key, value);
  if (commanding && ARGUMENT_KEYS.has(key) && isTexts(packed)) return undefined;
  if (typeof packed === "object" && packed !== null) return { ...visit, value: packed };
  // Beside a command it is what the command reads, or its arguments.
  if (commanding && (isInputKey(key) || ARGUMENT_KEYS.has(key))) return undefined;
  if (isRunKey(key) && /\s/.test(value.trim())) add(runs, [value], visit.cwd);
  else addText(runs, key, typeof packed === "string" ? packed : value, visit);
  return undefined;
}

/** What a text of a field holds, where it may hold all of that as JSON. */
function packedIn({ kind }: Visit, key: string, value: string): Json {
  if (kind !== "shell") return packedCalls(key, value);
  const held = lookedInto(value);
  return typeof held === "string" ? (severalIn(held) ?? held) : held;
}

/** Is a field's text run: by its name, or because no other of its object is? */
function isText(key: string, named: ReadonlySet<string>, { open }: Visit): boolean {
  return named.has(key) || (open && !isAbout(key));
}

/** A list of texts: typed into a shell, or the lines of a program. */
function addList(runs: RunText[], key: string, value: readonly Json[], visit: Visit): void {
  if (visit.kind === "shell" && isText(key, TYPED_KEYS, visit)) {
    add(runs, [typedList(key, value)], visit.cwd);
    const isKeys = !ARGUMENT_KEYS.has(key);
    const keys = key === "hex" ? fromHex(value.join("")) : keysOfList(value, isKeys);
    type(runs, keys, visit, TYPED_KEYS.has(key) ? "" : key);
  } else if (visit.kind === "code" && isText(key, CODE_KEYS, visit)) {
    add(runs, programTexts(value.map(String).join("\n"), visit), visit.cwd);
  }
}

/** A list as the keys that type it: pieces and names of keys, or, where nothing says so, the words of a command. */
function keysOfList(items: readonly Json[], isKeys = false): string {
  const words = items.map(String);
  if (isKeys || words.some(isKeyName) || words.every((word) => word.length === 1)) return keysOf(words);
  return typedList("args", items);
}

/** The same for one text. */
function addText(runs: RunText[], key: string, value: string, visit: Visit): void {
  if (visit.kind === "shell" && isText(key, TYPED_KEYS, visit)) {
    const keys = key === "hex" ? fromHex(value) : keysIn(value.replace(/\s(?:Enter|C-m)\s*$/, "\n"));
    const text = visit.place !== undefined && isEdited(keys) ? leftBy(keys) : typed(key, value);
    add(runs, programTexts(text, visit), visit.cwd);
    type(runs, keys, visit, TYPED_KEYS.has(key) ? "" : key);
  } else if (visit.kind === "code" && isText(key, CODE_KEYS, visit)) {
    add(runs, programTexts(value, visit), visit.cwd);
  }
}

/** Notes keys for the running shell that a visit types into; `field` is the one whose keys they may be. */
function type(runs: RunText[], keys: string, { place, kind, cwd }: Visit, field = ""): void {
  if (place !== undefined && kind === "shell" && keys !== "")
    runs.push({ text: "", cwd, typed: { place, keys, field } });
}
