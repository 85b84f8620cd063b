/** The entries of a configuration that start a program, and whether they survive a change. */
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";

/** How much longer than before a host may be told to wait: more is a value that it may refuse, and the entry with it. */
const LONGER = 10;

const TIMEOUT = /("timeout(?:Sec|_?[mM]s)?":)(\d{1,9})\b/g;

/** Every entry that was there is still there, as it was or with more time. */
export function survive(before: readonly string[], after: readonly string[]): boolean {
  const left = [...after];
  return before.every((entry) => {
    const same = left.indexOf(entry);
    const at = same >= 0 ? same : left.findIndex((one) => isSlower(entry, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Is an entry the other one with nothing but more time? */
function isSlower(before: string, after: string): boolean {
  if (before.replace(TIMEOUT, "$1") !== after.replace(TIMEOUT, "$1")) return false;
  const [old, now] = [timesIn(before), timesIn(after)];
  return old.every((time, at) => {
    const next = now[at] ?? 0;
    return next >= time && next <= time * LONGER;
  });
}

function timesIn(entry: string): number[] {
  return [...entry.matchAll(TIMEOUT)].map(([, , time]) => Number(time));
}

/** Does a mode among the words of a command keep a file's owner from reading it? chmod(1). */
export function blinds(words: string): boolean {
  return /(?:^|\s)(?:0{0,2}[0-3]\d\d|(?:[ugo]{0,2}[ua][ugoa]{0,2})?(?:-[wxX]{0,2}r|=[wxX]{0,2}(?![rwxX]))\S{0,16})(?=\s|$)/.test(
    words,
  );
}

/** The entries of a configuration that name one of the programs, each as a text that shows any change of it. */
export function entriesOf(text: string, program: RegExp): string[] {
  if (!program.test(text)) return [];
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch {
    // YAML, TOML and JSON with comments: from one item to the next.
    return text.split(/^(?=[ \t]*(?:- |\[|"\w+":\s*\[))/m).filter((block) => program.test(block));
  }
  return itemsOf(data).filter((item) => program.test(item));
}

/** The items of every list in the data, each behind the name of its list. */
function itemsOf(data: Json): string[] {
  const items: string[] = [];
  const waiting: { readonly at: string; readonly value: Json }[] = [{ at: "", value: data }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, value } = next;
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) items.push(`${at} ${JSON.stringify(item)}`);
    } else if (isObject(value)) {
      for (const [key, child] of Object.entries(value)) waiting.push({ at: `${at}/${key}`, value: child });
    }
  }
  return items;
}

/** The approvals of hooks in Codex' config.toml: the header, which names the file of the hook, and what stands below it. */
export function approvalsIn(toml: string): { readonly file: string; readonly text: string }[] {
  const header = /^\[hooks\.state\."([^"\n]{1,1024}?):\w{1,64}:\d{1,4}:\d{1,4}"\]/;
  return toml.split(/^(?=\[)/m).flatMap((text) => {
    const file = header.exec(text)?.[1];
    return file === undefined || !text.includes("trusted_hash") ? [] : [{ file, text: text.trim() }];
  });
}
