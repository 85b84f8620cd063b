/**
 * What went wrong with each hook, kept in memory and beside the approvals, so that another process can tell it, too.
 */
import { BUS_STATE_BYTES } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import { readOwn, replaceOwn } from "../state/file.ts";
import { withLock } from "../state/lock.ts";
import { FAULTS, type Fault, type FaultKind } from "./fault.ts";

/** The record of one hook. */
export type HookRecord = {
  readonly event: string;
  readonly command: string;
  readonly failures: number;
  /** The last failure. */
  readonly kind: FaultKind;
  readonly detail: string;
  /** The end of what it wrote to stderr, masked. */
  readonly stderr?: string;
  /** When, as ISO 8601. */
  readonly at: string;
};

const STDERR_CHARS = 300;

/** The health of all hooks of a workspace. */
export class Health {
  readonly #path: string;
  readonly #redact: (text: string) => string;
  readonly #fresh = new Map<string, HookRecord>();
  #timer: NodeJS.Timeout | undefined;

  constructor(path: string, redact: (text: string) => string) {
    this.#path = path;
    this.#redact = redact;
  }

  /** Writes down a failure. The disk follows within a moment, or at {@link flush}. */
  record(event: string, command: string, { kind, detail, stderr }: Fault): void {
    const known = this.#fresh.get(keyOf({ event, command }));
    this.#fresh.set(keyOf({ event, command }), {
      event,
      command,
      failures: (known?.failures ?? 0) + 1,
      kind,
      detail: oneLine(this.#redact(detail), STDERR_CHARS),
      ...(stderr === undefined
        ? {}
        : { stderr: oneLine(this.#redact(stderr.trim().slice(-2000)), STDERR_CHARS) }),
      at: new Date().toISOString(),
    });
    this.#timer ??= setTimeout(() => this.flush(), 200).unref();
  }

  /** Every record, this process's and those on the disk. */
  records(): readonly HookRecord[] {
    return [...merged(this.#read(), this.#fresh).values()];
  }

  /** Forgets a hook, when it is approved anew. */
  forget(command: string): void {
    for (const [key, row] of this.#fresh) if (row.command === command) this.#fresh.delete(key);
    this.#change((rows) => new Map([...rows].filter(([, row]) => row.command !== command)));
  }

  /** Brings the disk up to date. A disk that takes nothing costs the record and nothing else. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#fresh.size === 0) return;
    if (this.#change((rows) => merged(rows, this.#fresh))) this.#fresh.clear();
  }

  #change(change: (rows: Rows) => Rows): boolean {
    try {
      withLock(this.#path, () => {
        const before = this.#read();
        const after = change(before);
        if (after.size === 0 && before.size === 0) return;
        replaceOwn(this.#path, `${JSON.stringify([...after.values()], null, 2)}\n`);
      });
      return true;
    } catch {
      return false;
    }
  }

  #read(): Rows {
    try {
      const bytes = readOwn(this.#path, BUS_STATE_BYTES);
      const data: unknown = bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString("utf8"));
      return new Map((Array.isArray(data) ? data : []).filter(isRecord).map((row) => [keyOf(row), row]));
    } catch {
      return new Map();
    }
  }
}

type Rows = ReadonlyMap<string, HookRecord>;

function keyOf({ event, command }: { readonly event: string; readonly command: string }): string {
  return `${event}\0${command}`;
}

function merged(old: Rows, fresh: Rows): Rows {
  const all = new Map(old);
  for (const [key, row] of fresh)
    all.set(key, { ...row, failures: row.failures + (old.get(key)?.failures ?? 0) });
  return all;
}

function isRecord(row: unknown): row is HookRecord {
  const { event, command, failures, kind, detail, at } = (row ?? {}) as Partial<
    Record<keyof HookRecord, unknown>
  >;
  return (
    [event, command, detail, at].every((text) => typeof text === "string") &&
    typeof failures === "number" &&
    typeof kind === "string" &&
    Object.hasOwn(FAULTS, kind)
  );
}

/** Hides what looks like a key: long words without a place for a person to read. For those who give no better way. */
export function plainRedact(text: string): string {
  return text.replace(/[\w+=-]{20,}/g, (word) =>
    /\d/.test(word) && /[A-Za-z]/.test(word) ? `${word.slice(0, 4)}…` : word,
  );
}
