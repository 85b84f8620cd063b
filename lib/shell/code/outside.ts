/** Things outside of the code of a one-liner: the environment, standard input, arguments, paths and their properties. */
import type { Arg } from "../invocation.ts";
import type { ScriptRun } from "./call.ts";
import { type CodeValue, made, ofText, unknown } from "./value.ts";

/** Names of the environment as a whole. */
const ENVIRONMENT =
  /^(?:os\.environb?|process\.env|ENV|ENVIRON|Deno\.env|Bun\.env|import\.meta\.env|_ENV|_SERVER|environ)$/;

const STDIN = /^(?:sys\.stdin(?:\.buffer)?|process\.stdin|STDIN|stdin|ARGF|0)$/;

export const GIVEN = /^(?:sys\.argv|process\.argv|ARGV|@ARGV|argv|arg|Deno\.args|Bun\.argv|args)$/;

const HOME = /(?:^|\.)(?:os\.homedir\(\)|Dir\.home|HOME)$/;

const SEPARATOR =
  /^(?:os\.sep|path\.sep|File::?\.?SEPARATOR|DIRECTORY_SEPARATOR|os\.path\.sep|File\.separator)$/;

/** A thing outside of the code by its dotted name. */
export function outsideOf(run: ScriptRun, full: string): CodeValue {
  if (ENVIRONMENT.test(full)) return unknown([{ source: "environment", what: full }], full);
  if (HOME.test(full)) return made({ texts: [[run.home]], full });
  if (SEPARATOR.test(full)) return made({ texts: [["/"]], full });
  if (GIVEN.test(full)) {
    const items = [...run.given];
    return made({
      full,
      items,
      taints: [{ source: "input", what: full }],
      texts: items.flatMap(({ texts }) => texts),
    });
  }
  return unknown(STDIN.test(full) ? [{ source: "input", what: full }] : [], full);
}

/** A field of an object, a variable of the environment, or a thing outside by its longer name. */
export function memberOf(run: ScriptRun, of: CodeValue, name: string): CodeValue {
  const held = of.fields?.get(name) ?? of.fields?.get(name.replace(/^@/, ""));
  if (held) return held;
  if (isEnvironment(of)) return variableOf(run, of, name);
  const full = of.full === undefined || name === "default" ? of.full : `${of.full}.${name}`.slice(-80);
  const outside = full === undefined ? unknown(of.taints) : outsideOf(run, full);
  if (outside.texts.length > 0 || outside.taints.length > 0) return outside;
  return { ...outside, ...propertyOf(of, name), taints: of.taints, feeds: of.feeds, paths: of.paths };
}

/** One variable of the environment is no dump of it. */
export function variableOf(run: ScriptRun, { full }: CodeValue, name: string): CodeValue {
  if (/^(?:HOME|USERPROFILE)$/.test(name)) return ofText(run.home);
  const isWhole =
    /^(?:items|copy|entries|to_h|to_hash|toObject|map|each|inspect|values|to_a|to_json|to_s|dup|clone)$/;
  return isWhole.test(name) ? unknown([{ source: "environment", what: full ?? "" }], full) : unknown();
}

/** Is a value the environment as a whole? */
export function isEnvironment({ full, taints }: CodeValue): boolean {
  return full !== undefined && ENVIRONMENT.test(full) && taints.length > 0;
}

/** Parts of a path that a property of it names. */
function propertyOf(of: CodeValue, name: string): Partial<CodeValue> {
  if (of.texts.length === 0) return {};
  if (/^(?:name|basename|filename)$/.test(name)) return { texts: of.texts.map(lastPart) };
  if (/^(?:parent|dirname)$/.test(name)) return { texts: of.texts.map((text) => text.slice(0, -1)) };
  return /^(?:path|to_s|to_path|pathname|realpath|absolute|value|fullName|parentPath|stdout|text)$/i.test(
    name,
  )
    ? { texts: of.texts }
    : {};
}

function lastPart(text: Arg): Arg {
  const last = text.at(-1);
  if (typeof last !== "string") return last === undefined ? [] : [last];
  return [last.slice(last.lastIndexOf("/") + 1)];
}
