/**
 * A digest of any value: of what it holds, not of which object it is, in which order its fields were set, or which engine runs.
 * Large values are read in part, always the same part.
 */

/** Values that are read of one value, items of one list, and levels of nesting. */
const VALUES = 24;
const ITEMS = 12;
const DEPTH = 4;

/** Units that are read at each end of a long text. */
const UNITS = 32;

/** What is mixed in front of a value of each kind, or in its place; the length of a text stands behind them all. */
const KIND = {
  ...{ deeper: 1, function: 2, number: 3, null: 4, undefined: 5, true: 6, false: 7 },
  ...{ list: 8, map: 9, bytes: 10, fields: 11, name: 12, pattern: 13, table: 14, rows: 15, text: 16 },
};

/**
 * What is a constant of a file, or stands in one, or was made for good of one, by a number for where it stands: of a table
 * nothing else is read, so that a new row of it changes nothing.
 */
const tables = new WeakMap<object, number>();

/** Pieces of patterns in tables: words are added to them. */
const patterns = new Set<string>();
const PATTERN = /\(\?|\|/;

/** The longest piece of a pattern that is known again, and the shortest. */
const PATTERN_UNITS = { least: 12, most: 16_384 };

/** What is told apart in a table: a row by what it calls itself. */
function rowName(row: unknown): string {
  if (typeof row !== "object" || row === null) return "";
  const { id, name } = row as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === "string" ? id : typeof name === "string" ? name : "";
}

/** What stands in a table, each with a name of its own. */
function cellsOf(table: object, name: string): (readonly [value: unknown, name: string])[] {
  if (ArrayBuffer.isView(table)) return [];
  if (table instanceof Map)
    return [...table].flatMap(([key, item]) => [
      [key, `${name}.`] as const,
      [item, `${name}.${key}`] as const,
    ]);
  if (Array.isArray(table) || table instanceof Set)
    return [...table].map((item) => [item, `${name}.${rowName(item)}`] as const);
  // What is worked out when it is asked for is not asked for here.
  const fields = Object.entries(Object.getOwnPropertyDescriptors(table));
  return fields.map(([field, { value }]) => [value, `${name}.${field}`] as const);
}

/** Takes `value` and all in it for a table, whose name is `name`. */
export function noteTable(value: unknown, name: string): void {
  const open = [[value, name] as readonly [unknown, string]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, called] = next;
    if (typeof one === "string" && PATTERN.test(one)) patterns.add(one);
    if (typeof one !== "object" || one === null || tables.has(one)) continue;
    tables.set(one, numberOf(called));
    open.push(...cellsOf(one, called));
  }
}

/** Whether `value` is a table, or a row or a cell of one. */
export function isTable(value: unknown): boolean {
  return typeof value === "object" && value !== null && tables.has(value);
}

// Two numbers of 32 bits, which every step mixes: with one, some change among thousands would pass.
let high = 0;
let low = 0;
/** Values that are still read. */
let left = 0;
/** Whether bytes are read: those that a function is given may be a place that is used again and again. */
let readsBytes = false;

/** A number below 2 ** 53 for what a function was given. */
export function digestOfGiven(values: ArrayLike<unknown>): number {
  readsBytes = false;
  return digestOf(values);
}

/** A number below 2 ** 53 for what it answered; `given` is the digest of what it was given. */
export function digestOfAnswer(given: number, answer: unknown): number {
  readsBytes = true;
  return digestOf([given, answer]);
}

function digestOf(values: ArrayLike<unknown>): number {
  high = 0x1e3779b9;
  low = 0x7f4a7c15;
  mix(values.length);
  for (let at = 0; at < values.length; at++) {
    left = VALUES;
    mixValue(values[at], 0);
  }
  mix(high >>> 7);
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

function mix(number: number): void {
  high = Math.imul(high ^ number, 0x85ebca6b);
  low = Math.imul(low ^ number, 0xc2b2ae35) + high;
  high ^= high >>> 15;
  low ^= low >>> 13;
}

function mixValue(value: unknown, depth: number): void {
  if (typeof value === "string") mixText(value);
  else if (typeof value === "number") mixNumber(value);
  else if (typeof value === "boolean") mix(value ? KIND.true : KIND.false);
  else if (value === null) mix(KIND.null);
  else if (value === undefined) mix(KIND.undefined);
  else if (typeof value === "function") mix(KIND.function);
  else if (typeof value !== "object") mixText(String(value));
  else if (depth >= DEPTH || left <= 0) mix(KIND.deeper);
  else mixObject(value, depth + 1);
}

function mixText(text: string): void {
  const { length } = text;
  if (length >= PATTERN_UNITS.least && length <= PATTERN_UNITS.most && patterns.has(text)) {
    mix(KIND.pattern);
    return;
  }
  mix(KIND.text + length);
  const head = length <= 2 * UNITS ? length : UNITS;
  for (let at = 0; at < head; at++) mix(text.charCodeAt(at));
  for (let at = Math.max(head, length - UNITS); at < length; at++) mix(text.charCodeAt(at));
}

/** The last digits of a fraction are each engine's own. */
function mixNumber(number: number): void {
  mix(KIND.number);
  mix((number | 0) === number ? number : Math.round(number * 1e6));
}

function mixObject(value: object, depth: number): void {
  const table = tables.get(value);
  if (table !== undefined) {
    mix(KIND.table);
    mix(table);
  } else if (Array.isArray(value)) mixItems(value, depth);
  else if (value instanceof Map) mixEntries(value, depth);
  else if (value instanceof Set) mixItems([...value], depth);
  else if (value instanceof Uint8Array) mixBytes(value, depth);
  else if (ArrayBuffer.isView(value)) mix(KIND.bytes);
  // Its source may be made of the words of a table.
  else if (value instanceof RegExp) mixText(value.flags);
  else if (value instanceof Error) mixText(value.message);
  else mixFields(value as Readonly<Record<string, unknown>>, depth);
}

function mixItems(items: ArrayLike<unknown>, depth: number): void {
  // Rows of a table that were chosen: as many as the table has.
  if (items.length > ITEMS && isTable(items[0])) {
    mix(KIND.rows);
    return;
  }
  mix(KIND.list);
  mix(items.length);
  const end = Math.min(items.length, ITEMS);
  for (let at = 0; at < end && left > 0; at++, left--) mixValue(items[at], depth);
}

function mixBytes(bytes: Uint8Array, depth: number): void {
  if (readsBytes) mixItems(bytes, depth);
  else mix(KIND.bytes);
}

function mixEntries(map: ReadonlyMap<unknown, unknown>, depth: number): void {
  mix(KIND.map);
  mix(map.size);
  let items = ITEMS;
  for (const [key, value] of map) {
    if (left-- <= 0 || items-- <= 0) break;
    mixValue(key, depth);
    mixValue(value, depth);
  }
}

/** Fields in any order; one that is not set is none. */
function mixFields(value: Readonly<Record<string, unknown>>, depth: number): void {
  const before = { high, low };
  let highs = KIND.fields;
  let lows = KIND.fields;
  for (const name in value) {
    const field = value[name];
    if (field === undefined || typeof field === "function") continue;
    if (left-- <= 0) break;
    high = KIND.name;
    low = numberOf(name);
    mixValue(field, depth);
    highs = (highs + high) | 0;
    lows = (lows + low) | 0;
  }
  ({ high, low } = before);
  mix(highs);
  mix(lows);
}

/** A number for the name of a field: there are few, and they come again and again. */
const numbers = new Map<string, number>();

function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  high = KIND.name;
  low = KIND.name;
  mixText(name);
  const made = high ^ low;
  numbers.set(name, made);
  high = KIND.name;
  return made;
}
