/** The operators of parameter expansion over constant text: `#`, `%`, `/`, `^`, `@`. */

import { matches, type Pattern, prefixes, suffixes } from "../word/patterns.ts";
import { type Machine, tick } from "./machine.ts";

export function removed(content: string, operator: string, find: Pattern | undefined): string | undefined {
  if (!find) return undefined;
  const front = operator.startsWith("#");
  const lengths = front ? prefixes(find, content) : suffixes(find, content);
  const length = (operator.length === 2 ? lengths.at(-1) : lengths[0]) ?? 0;
  return front ? content.slice(length) : content.slice(0, content.length - length);
}

export function replaced(
  m: Machine,
  content: string,
  operator: string,
  find: Pattern,
  by: string,
): string | undefined {
  if (find.length === 0 && !/[#%]$/.test(operator)) return content;
  if (content === "") return matches(find, "") ? by : content;
  if (operator === "/#") {
    const length = prefixes(find, content).at(-1);
    return length === undefined ? content : by + content.slice(length);
  }
  if (operator === "/%") {
    const length = suffixes(find, content).at(-1);
    return length === undefined ? content : content.slice(0, content.length - length) + by;
  }
  return replacedInside(m, content, operator === "//", find, by);
}

function replacedInside(m: Machine, content: string, all: boolean, find: Pattern, by: string): string {
  let out = "";
  let at = 0;
  while (at < content.length) {
    const length = prefixes(find, content, at).at(-1) ?? 0;
    tick(m, 1 + (length >> 4));
    if (length === 0) out += content.charAt(at++);
    else {
      out += by;
      at += length;
      if (!all) break;
    }
  }
  return out + content.slice(at);
}

export function recased(content: string, operator: string): string {
  const change = (value: string) => (operator.startsWith("^") ? value.toUpperCase() : value.toLowerCase());
  return operator.length === 2 ? change(content) : change(content.charAt(0)) + content.slice(1);
}

export function transformed(content: string, letter: string): string | undefined {
  switch (letter) {
    case "U":
      return content.toUpperCase();
    case "L":
      return content.toLowerCase();
    case "u":
      return recased(content, "^");
    case "Q":
      return `'${content.replaceAll("'", "'\\''")}'`;
    case "E":
      return content.includes("\\") ? undefined : content;
    default:
      return undefined;
  }
}
