/** Things outside of the code of a one-liner: the environment, standard input, arguments, paths and their properties. */
import { isOneOf } from "../../core/words.ts";
import type { Arg } from "../invocation.ts";
import type { ScriptRun } from "./call.ts";
import { type CodeValue, made, ofText, unknown } from "./value.ts";

/** Names of the environment as a whole. */
const ENVIRONMENT = `
  Bun.env Deno.env ENV ENVIRON _ENV _SERVER environ import.meta.env os.environ os.environb process.env`;

const STDIN = "0 ARGF STDIN process.stdin stdin sys.stdin sys.stdin.buffer";

export const GIVEN = "@ARGV ARGV Bun.argv Deno.args arg args argv process.argv sys.argv";

const HOME = /(?:^|\.)(?:os\.homedir\(\)|Dir\.home|HOME)$/;

const SEPARATOR = `
  DIRECTORY_SEPARATOR File.separator File.SEPARATOR File::SEPARATOR
  os.path.sep os.sep path.sep`;

/** A thing outside of the code by its dotted name. */
export function outsideOf(run: ScriptRun, full: string): CodeValue {
  if (isOneOf(ENVIRONMENT, full)) return unknown([{ source: "environment", what: full }], full);
  if (HOME.test(full)) return made({ texts: [[run.home]], full });
  if (isOneOf(SEPARATOR, full)) return made({ texts: [["/"]], full });
  if (isOneOf(GIVEN, full)) {
    const items = [...run.given];
    return made({
      full,
      items,
      taints: [{ source: "input", what: full }],
      texts: items.flatMap(({ texts }) => texts),
    });
  }
  return unknown(isOneOf(STDIN, full) ? [{ source: "input", what: full }] : [], full);
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
  if (isOneOf("HOME USERPROFILE", name)) return ofText(run.home);
  const isWhole =
    /^(?:items|copy|entries|to_h|to_hash|toObject|map|each|inspect|values|to_a|to_json|to_s|dup|clone)$/;
  return isWhole.test(name) ? unknown([{ source: "environment", what: full ?? "" }], full) : unknown();
}

/** Is a value the environment as a whole? */
export function isEnvironment({ full, taints }: CodeValue): boolean {
  return full !== undefined && isOneOf(ENVIRONMENT, full) && taints.length > 0;
}

/** Parts of a path that a property of it names. */
function propertyOf(of: CodeValue, name: string): Partial<CodeValue> {
  if (of.texts.length === 0) return {};
  if (isOneOf("name basename filename", name)) return { texts: of.texts.map(lastPart) };
  if (isOneOf("parent dirname", name)) return { texts: of.texts.map((text) => text.slice(0, -1)) };
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
