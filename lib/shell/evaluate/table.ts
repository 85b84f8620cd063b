/**
 * A map that copies share until one of them writes, because a shell copies all its variables for every branch and
 * subshell, and writes few.
 */

/** Counts the work that copies cost. */
export type Meter = { steps: number };

export class Table<Value> {
  #map: Map<string, Value>;
  #shared: boolean;
  readonly #meter: Meter;

  constructor(meter: Meter, map: Map<string, Value> = new Map(), shared: boolean = false) {
    this.#map = map;
    this.#meter = meter;
    this.#shared = shared;
  }

  get size(): number {
    return this.#map.size;
  }

  get(name: string): Value | undefined {
    return this.#map.get(name);
  }

  has(name: string): boolean {
    return this.#map.has(name);
  }

  keys(): IterableIterator<string> {
    return this.#map.keys();
  }

  [Symbol.iterator](): IterableIterator<[string, Value]> {
    return this.#map.entries();
  }

  /** Calls `act` for every entry, in their order: no pair is made for each, as an iterator does. */
  forEach(act: (value: Value, name: string) => void): void {
    this.#map.forEach(act);
  }

  set(name: string, value: Value): void {
    this.#own();
    this.#map.set(name, value);
  }

  /** Removes an entry; true when there was one. */
  delete(name: string): boolean {
    if (!this.#map.has(name)) return false;
    this.#own();
    return this.#map.delete(name);
  }

  /** A copy that costs nothing until one of the two is written. */
  copy(): Table<Value> {
    this.#shared = true;
    return new Table(this.#meter, this.#map, true);
  }

  /** Do both still stand for the same entries, unwritten since the copy? */
  same(other: Table<Value>): boolean {
    return this.#map === other.#map;
  }

  /** An empty table on the same meter. */
  empty(): Table<Value> {
    return new Table<Value>(this.#meter);
  }

  /** Counts work that a value of this table costs. */
  charge(steps: number): void {
    this.#meter.steps += steps;
  }

  #own(): void {
    if (!this.#shared) return;
    this.#meter.steps += this.#map.size >> 4;
    this.#map = new Map(this.#map);
    this.#shared = false;
  }
}
