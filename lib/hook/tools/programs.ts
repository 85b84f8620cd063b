/** Tools that are called by the name of a program (`rm`, `mcp__unix__chmod`): their input as the program's command line. */
import { isObject } from "../../core/json.ts";
import { latin, plainName } from "../../core/latin.ts";
import type { Json, JsonObject } from "../../core/verdict.ts";
import { ARGUMENT_KEYS, OPERAND_KEYS } from "./fields.ts";
import { isTexts, lineOf, unpacked } from "./texts.ts";

/** Programs whose tools may take each operand and option as a field of its own. */
const BY_FIELDS: ReadonlySet<string> = new Set(
  "rm rmdir unlink shred dd mkfs wipefs truncate chmod chown chgrp setfacl mv".split(" "),
);

/** Those and others that destroy or send by their arguments alone; in any other tool arguments are its own matter. */
const PROGRAMS: ReadonlySet<string> = new Set([
  ...BY_FIELDS,
  ..."curl wget scp rsync nc ncat socat git docker kubectl ssh sudo env find xargs tee tar".split(" "),
]);

/** Operands that stand before the paths. */
const LEADING: ReadonlySet<string> = new Set([
  "mode",
  "permissions",
  "owner",
  "ownership",
  "user",
  "group",
  "acl",
]);

const PATHS =
  /^(?:(?:file|dir|directory|folder|target|source|src|from|old|dest|dst|destination|to|new|absolute|full)?(?:path|name|file)?s?|device|disk|operands?|items)$/;

/** The command line that the tool is told to run by its own name, or `undefined` for a tool of another name. */
export function programLine(tool: string, input: Json): string | undefined {
  const name = latin(tool).trim().toLowerCase();
  const program = /mkfs\.\w{2,8}$/.exec(name)?.[0] ?? name.split(/__|[:./@]/).at(-1) ?? "";
  if (!PROGRAMS.has(program) && !program.startsWith("mkfs.")) return undefined;
  if (isTexts(input)) return lineOf([program, ...(input as readonly Json[])]);
  if (typeof input === "string") return `${program} ${input}`;
  if (!isObject(input)) return undefined;
  return argumentsOf(program, input) ?? (BY_FIELDS.has(program) ? fieldsLine(program, input) : undefined);
}

function argumentsOf(program: string, input: JsonObject): string | undefined {
  const given = Object.entries(input)
    .filter(([key]) => ARGUMENT_KEYS.has(plainName(key)) || OPERAND_KEYS.has(plainName(key)))
    .map(([, value]) => unpacked(value));
  const lists = given.filter(isTexts) as (readonly Json[])[];
  if (lists.length > 0) return lineOf([program, ...lists.flat()]);
  const text = given.find((value) => typeof value === "string" && value !== "");
  return text === undefined ? undefined : `${program} ${String(text)}`;
}

/** `{recursive: true, mode: "777", path: "/"}` as `--recursive 777 /`, `{if: "a", of: "b"}` as `if=a of=b`. */
function fieldsLine(program: string, input: JsonObject): string | undefined {
  const [options, leading, paths]: [string[], string[], string[]] = [[], [], []];
  for (const [name, value] of Object.entries(input)) {
    const key = plainName(name);
    const words = [value].flat().filter((one) => typeof one === "string" || typeof one === "number");
    if (value === true) options.push(key.length === 1 ? `-${name}` : `--${key}`);
    else if (program === "dd") options.push(...words.map((word) => `${key}=${String(word)}`));
    else if (LEADING.has(key)) leading.push(...words.map(String));
    else if (PATHS.test(key)) paths.push(...words.map(String));
  }
  const all = [...options, ...leading, ...paths];
  return all.length > 0 ? lineOf([program, ...all]) : undefined;
}
