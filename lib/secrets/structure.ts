/**
 * Masks secrets in a JSON value as a person reads it: a name gives its value context, and the words of a seed phrase
 * may stand in a field or an item each.
 */
import { mapStrings } from "../core/json.ts";
import { MASK_ROUNDS } from "../core/limits.ts";
import type { Json, JsonObject, Span } from "../core/verdict.ts";
import type { Secret } from "./finding.ts";
import { type Cut, cutsOf, replaceWithin } from "./mask.ts";
import { type ScanOptions, scan } from "./scan.ts";

/** A list or an object of the copy that is changed in place. */
type Box = { [key: string | number]: Json };

/** A string or a number of the value, and where it stands in the value written out. */
type Leaf = Span & { readonly box: Box; readonly key: string };

/** Numbers of the longest list that can be a key: a Solana secret. Longer ones are data, and stay as they are. */
const KEY_NUMBERS = 64;

/** A child of a box, the signs in front of it, and how many children the box has. */
type Slot = { readonly lead: string; readonly box: Box; readonly key: string; readonly siblings: number };

/** What is still to be written: a child, or the sign that closes its box. */
type Task = string | Slot;

/**
 * `value` with a marker in the place of every secret in its strings, and zeros for the bytes of a key; `found` is what
 * was there, with spans of the value written out. Names stay as they are.
 */
export function maskJson(
  value: Json,
  session: string,
  options?: ScanOptions,
): { readonly value: Json; readonly found: readonly Secret[] } {
  const page = written({ "": value });
  const found = scan(page, options);
  if (found.length === 0) return { value, found };
  const root: Box = { "": mapStrings(value, (text) => text) };
  for (let round = 0; round < MASK_ROUNDS; round++) {
    const leaves: Leaf[] = [];
    const text = written(root, leaves);
    const secrets = text === page ? found : scan(text, options);
    if (secrets.length === 0) break;
    cutLeaves(leaves, text, cutsOf(text, secrets, session));
  }
  return { value: root[""] ?? null, found };
}

/** The value in `root` written out as JSON without escapes; its leaves are put into `leaves` in the order of the text. */
function written(root: Box, leaves?: Leaf[]): string {
  const page = new Page(leaves);
  const tasks: Task[] = [{ lead: "", box: root, key: "", siblings: 1 }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === "string") page.write(task);
    else {
      const child = task.box[task.key];
      page.write(task.lead);
      if (typeof child === "object" && child !== null) open(child, page, tasks);
      else page.writeLeaf(task, child);
    }
  }
  return page.text;
}

/** The text that is being written. */
class Page {
  text = "";
  private readonly leaves: Leaf[] | undefined;

  constructor(leaves?: Leaf[]) {
    this.leaves = leaves;
  }

  write(part: string): void {
    this.text += part;
  }

  writeLeaf({ box, key, siblings }: Slot, child: Json | undefined): void {
    const quote = typeof child === "string" ? '"' : "";
    const text = String(child);
    const start = this.text.length + quote.length;
    if (quote !== "" || (typeof child === "number" && siblings <= KEY_NUMBERS))
      this.leaves?.push({ start, end: start + text.length, box, key });
    this.write(quote + text + quote);
  }
}

/** Writes what opens a list or an object, and puts the rest of it on the stack, the last child first. */
function open(child: JsonObject | readonly Json[], page: Page, tasks: Task[]): void {
  const isList = Array.isArray(child);
  if (isList && child.length > KEY_NUMBERS && child.every((item) => typeof item === "number")) {
    page.write(`[${child.join(",")}]`);
    return;
  }
  const keys = Object.keys(child);
  page.write(isList ? "[" : "{");
  tasks.push(isList ? "]" : "}");
  const box = child as Box;
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index] ?? "";
    const lead = (index > 0 ? "," : "") + (isList ? "" : `"${key}":`);
    tasks.push({ lead, box, key, siblings: keys.length });
  }
}

/** Changes the leaves that the cuts touch; one cut may take in many leaves, and both are in order. */
function cutLeaves(leaves: readonly Leaf[], text: string, cuts: readonly Cut[]): void {
  let first = 0;
  for (const { start, end, box, key } of leaves) {
    while ((cuts[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first++;
    if ((cuts[first]?.start ?? Number.POSITIVE_INFINITY) >= end) continue;
    box[key] = typeof box[key] === "number" ? 0 : replaceWithin(text, { start, end }, cuts, first);
  }
}
