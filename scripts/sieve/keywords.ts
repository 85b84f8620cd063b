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
  unequal,
  unitAt,
  when,
  whilst,
  wordAt,
} from "./assembler.ts";
import { half, numberOf, variables, word } from "./common.ts";

/** Whether all units of the keyword `index` stand at `place`: prefilter.ts, `stands`. */
export function stands(): Routine {
  const { index, place, from, to, unit, letter } = variables(
    "index",
    "place",
    "from",
    "to",
    "unit",
    "letter",
  );
  return {
    ...{ name: "stands", parameters: 2, variables: 4 },
    body: [
      set(from, wordAt(AT.starts, word(index))),
      set(to, wordAt(AT.starts + 4, word(index))),
      whilst(
        below(from, to),
        set(unit, unitAt(AT.units, half(place))),
        set(letter, unitAt(AT.letters, half(from))),
        when(
          unequal(unit, letter),
          when(below(index, wordAt(AT.exact, 0)), give(0)),
          when(above(minus(unit, 65), 25), give(0)),
          when(unequal(or(unit, 32), letter), give(0)),
        ),
        step(from),
        step(place),
      ),
      give(1),
    ].flat(),
  };
}

/** Writes the keywords of a bucket that stand at `place`, and gives where it stopped: prefilter.ts, `visitBucket`. */
export function bucket(): Routine {
  const { number, place, follows, out, index, end, member } = variables(
    ...(["number", "place", "follows", "out", "index", "end", "member"] as const),
  );
  return {
    ...{ name: "bucket", parameters: 4, variables: 3 },
    body: [
      set(index, wordAt(AT.begins, word(number))),
      set(end, wordAt(AT.begins + 4, word(number))),
      whilst(
        below(index, end),
        set(member, wordAt(AT.members, word(index))),
        when(
          and(wordAt(AT.goesOn, word(member)), follows),
          when(
            call(numberOf("stands"), member, place),
            when(
              call(numberOf("mayLead"), member, place),
              storeWord(AT.found, out, member),
              storeWord(AT.found + 4, out, place),
              step(out, 8),
            ),
          ),
        ),
        step(index),
      ),
      give(out),
    ].flat(),
  };
}

/** Places that are looked at before the answer for any of them is asked: one is "perhaps" in one of seven turns. */
const AT_ONCE = 4;

/** Keywords and their places: prefilter.ts, `eachHit`. Where it stopped for want of room stands at `resume`; of what was decoded one is enough. */
export function words(): Routine {
  const { from, to, next, follows, slot, out, room } = variables(
    ...(["from", "to", "out", "next", "follows", "slot", "room"] as const),
  );
  /** The two units before the third one, which stands at `from` and so much behind it. */
  const pair = (ahead: number): Code => and(unitAt(AT.bytes + ahead, minus(from, 2)), PAIR);
  const mayStand = (ahead: number): Code =>
    right(wordAt(AT.thirds, word(pair(ahead))), byteAt(AT.bytes + ahead, from));
  const search = (bucket: Code): Code => [
    ...set(slot, bucket),
    ...when(
      and(wordAt(AT.fourth, word(slot)), follows),
      set(out, call(numberOf("bucket"), slot, minus(from, 2), follows, out)),
    ),
  ];
  const hash = times(and(wordAt(AT.bytes, minus(from, 2)), CASELESS), SLOT_MULTIPLIER);
  const any = Array.from({ length: AT_ONCE }, (_, ahead) => mayStand(ahead)).reduce((all, one) =>
    or(all, one),
  );
  return {
    ...{ name: "words", parameters: 3, variables: 4 },
    body: [
      ...set(room, FOUND_BYTES),
      ...when(not(wordAt(AT.isInner, 0)), set(room, FOUND_BYTES - SPARE_BYTES)),
      // No place is kept of what was read before.
      ...[0, KEPT_BYTES].flatMap((own) => [storeWord(AT.plain, own, 1), storeWord(AT.plain + 4, own, 0)]),
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
              search(unitAt(AT.table, half(right(hash, SLOT_SHIFT)))),
              search(unitAt(AT.pairs, half(and(pair(0), CASELESS)))),
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
