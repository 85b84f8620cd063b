/**
 * Masks a text while it streams: plain text comes out a few words late, what may be a secret is held until it is
 * known what it is.
 */
import {
  MASK_ROUNDS,
  STREAM_AHEAD_UNITS,
  STREAM_BEHIND_UNITS,
  STREAM_HELD_UNITS,
  STREAM_LAG_UNITS,
  STREAM_VALUES,
} from "../../core/limits.ts";
import { unitsBefore } from "../../core/text.ts";
import type { Span } from "../../core/verdict.ts";
import type { Secret } from "../finding.ts";
import { cutsOf, markerOf, replaceWithin } from "../mask.ts";
import { type ScanOptions, scan } from "../scan.ts";
import { isOneRun, undecidedFrom } from "./undecided.ts";

/** A text on its way: `push` takes the next piece, and both return what may be shown now. */
export type MaskedStream = {
  readonly push: (piece: string) => string;
  /** The rest. Nothing may be pushed afterwards. */
  readonly end: () => string;
};

/**
 * A {@link MaskedStream}: all that it returns, joined, is what `maskText` makes of all that was pushed, however it was cut
 * into pieces. Plain text waits for at most 64 units behind it; from the first unit of what may be a secret the stream is held until
 * that is decided, at most 8,192 units, which are masked then, with all that still belongs to them.
 * `session` keys the markers.
 */
export function maskStream(session: string, options: ScanOptions = {}): MaskedStream {
  const known = new Map<string, Secret>();
  let shown = "";
  let held = "";
  let swallow: Swallow | undefined;

  /** Lets the first `count` units of what is held out, masked. */
  const release = (count: number, secrets: readonly Secret[]): string => {
    const text = shown + held;
    const [from, to] = [shown.length, shown.length + count];
    const within = secrets.filter(({ start, end }) => end > from && start < to);
    for (const secret of within) remember(known, text.slice(secret.start, secret.end), secret);
    const out = masked(text, { start: from, end: to }, within, session, options);
    shown = unitsBefore(text, to, STREAM_BEHIND_UNITS);
    held = text.slice(to);
    return out;
  };

  /** Masks all that is held, and what is still to come of it. */
  const giveUp = (secret: Secret | undefined): string => {
    const marker = markerOf(held, secret ?? UNDECIDED, session);
    swallow = held.startsWith("-----BEGIN ") ? afterArmour : afterRun;
    shown = held = "";
    return marker;
  };

  /** Lets out what is decided. */
  const step = (): string => {
    const text = shown + held;
    const base = shown.length;
    const ahead = undecidedFrom(text, base, text.length - STREAM_AHEAD_UNITS);
    if (ahead <= base && held.length <= STREAM_HELD_UNITS) return "";
    const secrets = found(text, known, options);
    const at = settled(secrets, ahead, text.length - STREAM_AHEAD_UNITS);
    const out = at > base ? release(at - base, secrets) : "";
    if (held.length <= STREAM_HELD_UNITS) return out;
    return out + giveUp(secrets.find(({ end }) => end > at));
  };

  const take = (piece: string): string => {
    held += piece;
    if (swallow) {
      const rest = swallow(held);
      held = rest.text;
      if (!rest.done) return "";
      swallow = undefined;
    }
    if (held.length <= STREAM_LAG_UNITS || (isHeldLong(held) && isOneRun(piece))) return "";
    return step();
  };

  return {
    push: (piece) => {
      let out = "";
      // A large piece is taken in parts, so that what is held stays bounded.
      for (let at = 0; at < piece.length; at += STREAM_HELD_UNITS)
        out += take(piece.slice(at, at + STREAM_HELD_UNITS));
      return out;
    },
    end: () => {
      if (swallow) held = swallow === afterArmour ? "" : held.replace(/^\s*[!-~]*$/, "");
      return release(held.length, found(shown + held, known, options));
    },
  };
}

/** So much is held only because of what it may be, and no look at it may be wasted. */
const isHeldLong = ({ length }: string): boolean => length > 256 && length <= STREAM_HELD_UNITS;

/** Drops what still belongs to a value that was masked whole: what is left of `text`, and whether the value is over. */
type Swallow = (text: string) => { readonly text: string; readonly done: boolean };

/** The last line of an armour, or prose in its place. */
const ARMOUR_END = /-----END [A-Z\d ]{1,60}-----|(?=[a-z]{2,20} [a-z]{2,20} [a-z]{2,20})/;
const ARMOUR_END_UNITS = 128;

const afterArmour: Swallow = (text) => {
  const end = ARMOUR_END.exec(text);
  if (end) return { text: text.slice(end.index + end[0].length), done: true };
  return { text: text.slice(-ARMOUR_END_UNITS), done: false };
};

/** A value that goes on in the next line, and the units after a line end that tell. */
const GOES_ON = /^[\t >+#*|"'\\]{0,8}\r?\n[\t >+#*|"'\\]{0,40}(?=[!-~]{32})/;
const GOES_ON_UNITS = 84;

const afterRun: Swallow = (text) => {
  let at = text.search(/[^!-~]/);
  for (;;) {
    if (at < 0) return { text: "", done: false };
    const wrap = GOES_ON.exec(text.slice(at, at + GOES_ON_UNITS));
    if (!wrap) return { text: text.slice(at), done: text.length - at >= GOES_ON_UNITS };
    const start = at + wrap[0].length;
    const end = text.slice(start).search(/[^!-~]/);
    at = end < 0 ? -1 : start + end;
  }
};

/** What stands for a value that was too long to be decided. */
const UNDECIDED: Secret = {
  start: 0,
  end: 0,
  rule: "undecided",
  class: "token",
  keep: 0,
  label: "long value",
};

/** The place before `at` where a secret begins that ends behind `ahead`, so that it may go on; or `at`. */
function settled(secrets: readonly Secret[], at: number, ahead: number): number {
  let place = at;
  for (const { start, end } of [...secrets].reverse()) if (start < place && end > ahead) place = start;
  return place;
}

/** What the rules find, and the values that were masked before. */
function found(text: string, known: ReadonlyMap<string, Secret>, options: ScanOptions): Secret[] {
  const secrets = scan(text, options);
  for (const [value, secret] of known) {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
      secrets.push({ ...secret, start: at, end: at + value.length });
  }
  return secrets.sort((a, b) => a.start - b.start);
}

/** Shorter values would hit ordinary words. */
const KNOWN_UNITS = 8;

function remember(known: Map<string, Secret>, value: string, secret: Secret): void {
  if (value.length < KNOWN_UNITS || known.has(value)) return;
  const [oldest] = known.keys();
  if (known.size >= STREAM_VALUES && oldest !== undefined) known.delete(oldest);
  known.set(value, secret);
}

/** `within` of `text` with markers, read again until nothing more shows itself. */
function masked(
  text: string,
  within: Span,
  secrets: readonly Secret[],
  session: string,
  options: ScanOptions,
): string {
  if (secrets.length === 0) return text.slice(within.start, within.end);
  const before = text.slice(0, within.start);
  let all = before + cut(text, within, secrets, session);
  for (let round = 1; round < MASK_ROUNDS; round++) {
    const more = scan(all, options).filter(({ end }) => end > before.length);
    if (more.length === 0) break;
    all = before + cut(all, { start: before.length, end: all.length }, more, session);
  }
  return all.slice(before.length);
}

function cut(text: string, within: Span, secrets: readonly Secret[], session: string): string {
  const cuts = cutsOf(text, secrets, session).filter(({ end }) => end > within.start);
  return replaceWithin(text, within, cuts);
}
