/** Which keywords stand where: lib/secrets/prefilter.ts. */
import { CASELESS, PAIR, SLOT_MULTIPLIER, SLOT_SHIFT } from "../../lib/secrets/prefilter.ts";
import { AT, FOUND_BYTES, KEPT_BYTES, SPARE_BYTES } from "../../lib/secrets/sieve/layout.ts";
import {
  above,
  and,
  below,
  byteAt,
  type Code,
  call,
  equal,
  give,
  left,
  minus,
  not,
  or,
  plus,
  type Routine,
  right,
  set,
  step,
  storeWord,
  times,
  unitAt,
  when,
  whilst,
  wordAt,
} from "./assembler.ts";
import { half, numberOf, variables, word } from "./common.ts";

/** Places that are looked at before the answer for any of them is asked: one is "perhaps" in one of seven turns. */
const AT_ONCE = 4;

/**
 * Keywords and their places: prefilter.ts, `eachHit`. Where it stopped for want of room stands at `resume`; of what was decoded one is enough.
 * All is one function: a runtime that has compiled it does not go on to compile its parts.
 */
export function words(): Routine {
  const { from, to, out, next, follows, slot, other, room, index, end, member, place, unit, letter, stop } =
    variables(
      ...(["from", "to", "out", "next", "follows", "slot", "other", "room", "index", "end"] as const),
      ...(["member", "place", "unit", "letter", "stop"] as const),
    );
  /** The two units before the third one, which stands at `from` and so much behind it. */
  const pair = (ahead: number): Code => and(unitAt(AT.bytes + ahead, minus(from, 2)), PAIR);
  const mayStand = (ahead: number): Code =>
    right(wordAt(AT.thirds, word(pair(ahead))), byteAt(AT.bytes + ahead, from));
  const hash = times(and(wordAt(AT.bytes, minus(from, 2)), CASELESS), SLOT_MULTIPLIER);
  const any = Array.from({ length: AT_ONCE }, (_, ahead) => mayStand(ahead)).reduce((all, one) =>
    or(all, one),
  );
  /** Whether a unit is the capital of a letter of a keyword that is compared without case. */
  const isCapital = and(
    not(below(member, wordAt(AT.exact, 0))),
    and(below(minus(unit, 65), 26), equal(or(unit, 32), letter)),
  );
  /** Goes on to where the keyword `member` and the text are not the same, or to the keyword's end: prefilter.ts, `stands`. */
  const read: Code[] = [
    set(unit, unitAt(AT.units, half(plus(minus(from, 2), minus(place, wordAt(AT.starts, word(member))))))),
    set(letter, unitAt(AT.letters, half(place))),
  ];
  const compare: Code[] = [
    set(stop, wordAt(AT.starts + 4, word(member))),
    // The last letter first: of a bucket's words, which all begin alike, few have it here.
    set(place, minus(stop, 1)),
    ...read,
    set(place, wordAt(AT.starts, word(member))),
    whilst(and(below(place, stop), or(equal(unit, letter), isCapital)), ...read, step(place)),
  ];
  /** Writes the keywords of a bucket that stand here: prefilter.ts, `visitBucket`. */
  const visitBucket: Code[] = [
    set(index, wordAt(AT.begins, word(slot))),
    set(end, wordAt(AT.begins + 4, word(slot))),
    whilst(
      below(index, end),
      set(member, wordAt(AT.members, word(index))),
      when(
        and(wordAt(AT.goesOn, word(member)), follows),
        ...compare,
        when(
          or(equal(unit, letter), isCapital),
          when(
            call(numberOf("mayLead"), member, minus(from, 2)),
            storeWord(AT.found, out, member),
            storeWord(AT.found + 4, out, minus(from, 2)),
            step(out, 8),
          ),
        ),
      ),
      step(index),
    ),
  ];
  return {
    ...{ name: "words", parameters: 3, variables: 12 },
    body: [
      ...set(room, FOUND_BYTES),
      ...when(not(wordAt(AT.isInner, 0)), set(room, FOUND_BYTES - SPARE_BYTES)),
      // No place is kept of what was read before.
      ...[0, KEPT_BYTES, 2 * KEPT_BYTES].flatMap((own) => [
        storeWord(AT.plain, own, 1),
        storeWord(AT.plain + 4, own, 0),
      ]),
      whilst(
        below(from, to),
        set(next, plus(from, AT_ONCE)),
        when(above(next, to), set(next, to)),
        when(
          and(any, 1),
          whilst(
            below(from, next),
            when(
              and(mayStand(0), 1),
              set(follows, left(1, byteAt(AT.bytes + 1, from))),
              set(slot, unitAt(AT.table, half(right(hash, SLOT_SHIFT)))),
              set(other, unitAt(AT.pairs, half(and(pair(0), CASELESS)))),
              // The first bucket is empty.
              whilst(
                or(slot, other),
                when(and(wordAt(AT.fourth, word(slot)), follows), ...visitBucket),
                set(slot, other),
                set(other, 0),
              ),
              when(above(out, room), set(to, 0), set(next, plus(from, 1))),
            ),
            step(from),
          ),
        ),
        set(from, next),
      ),
      storeWord(AT.resume, 0, from),
      give(out),
    ].flat(),
  };
}
