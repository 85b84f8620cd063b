/** What must stand around a keyword: lib/secrets/demands.ts. */
import { NAME_UNITS, VALUE_UNITS } from "../../lib/core/limits.ts";
import { BOUND_UNITS, CLAUSE_UNITS, LEAD_UNITS } from "../../lib/secrets/bound.ts";
import { USER_UNITS } from "../../lib/secrets/context.ts";
import { JOIN_UNITS } from "../../lib/secrets/decode.ts";
import { BOUND, DEMAND_BITS, ENCODED, JOINED, TOKEN, TYPED, USERINFO } from "../../lib/secrets/demands.ts";
import { SIGNS as WITHOUT_WIDTH } from "../../lib/secrets/dress.ts";
import { SHORTEST_UNITS } from "../../lib/secrets/plain.ts";
import {
  OWNED_WORDS,
  OWNER_WORDS,
  TOLD_FIRST,
  TOLD_LAST,
  WORD_UNITS,
} from "../../lib/secrets/prose-values.ts";
import { AT, BORDER, KEPT_BYTES, ZEROS } from "../../lib/secrets/sieve/layout.ts";
import { CELL_UNITS, ROW_UNITS } from "../../lib/secrets/tables.ts";
import { CJK_RANGES, SHORT_CHANGES, STRONG_UNITS } from "../../lib/secrets/value.ts";
import { OPERATORS } from "../../lib/secrets/value-end.ts";
import { REACH_UNITS } from "../../lib/secrets/value-start.ts";
import {
  above,
  and,
  below,
  byteAt,
  bytesOf,
  type Code,
  call,
  equal,
  give,
  highBits,
  inverse,
  type Local,
  left,
  minus,
  not,
  type Operand,
  or,
  plus,
  type Routine,
  repeat,
  right,
  sameBytes,
  set,
  step,
  storeWord,
  times,
  unequal,
  unitAt,
  vectorAt,
  vectorOr,
  when,
  whilst,
  wordAt,
  xor,
  zerosAbove,
} from "./assembler.ts";
import {
  AMPERSAND,
  APOSTROPHE,
  BACKSLASH,
  BACKTICK,
  BAR,
  BLANK,
  BRACKET,
  byte,
  COLON,
  COMMA,
  DASH,
  DOT,
  EQUALS,
  GREATER,
  half,
  isDigit,
  LETTER_F,
  LETTER_S,
  NEWLINE,
  numberOf,
  OPENING,
  PARENTHESIS,
  PERCENT,
  PLUS,
  QUOTE,
  RETURN,
  SLASH,
  STAR,
  TAB,
  UNDERSCORE,
  UNSURE,
  VECTOR,
  variables,
  WORD,
  word,
} from "./common.ts";
import {
  ALNUM,
  BLOCK,
  DIGIT_IN,
  FAR,
  IN_CELL,
  IN_NAME,
  IN_RUN,
  LOWER_IN,
  ODD_IN,
  SIGN_IN,
  UPPER_IN,
} from "./kinds.ts";

/**
 * Units of the shortest random value, which is also that of a password of one kind of letters and of base64 of one, of the
 * shortest that is more than letters and digits in turn, and of the shortest without a digit (value.ts, `mayBeRandom`,
 * `looksShortRandom`, `encodedIn`; password.ts, `looksDrawnPassword`); of the
 * shortest password with a digit, and with signs and both cases (password.ts, `looksTyped`; value.ts, `mayBeStrong`). From
 * `=` and `:` it is not further to a value than an operator, blanks, a scheme and what opens a string have, from a word than a
 * few words; from all else not further than value-start.ts reads, with the longest options of a command.
 */
const SHORT_RANDOM = 12;
const PLAIN_RANDOM = 16;
const LONG_RANDOM = 24;
const SHORT_TYPED = SHORTEST_UNITS;
const SHORT_STRONG = 8;
const BLANKS = 20;
const NEAR_UNITS = 112;
const FAR_UNITS = REACH_UNITS + 100;

const CASES = UPPER_IN | LOWER_IN;
const PARTS = CASES | DIGIT_IN;
const SIGNS = ODD_IN | SIGN_IN;

/** Whether a token begins at `place`, with so many of its units: finders.ts, `beginsToken`. */
export function token(): Routine {
  const { place, units, before, end } = variables("place", "units", "before", "end");
  const isAlnum = (unit: Operand): Code => and(byteAt(AT.run, unit), ALNUM);
  const isPart = or(
    and(byteAt(AT.run, byte(place)), IN_RUN),
    or(equal(byte(place), EQUALS), equal(byte(place), DOT)),
  );
  return {
    ...{ name: "token", parameters: 2, variables: 2 },
    body: [
      set(before, byte(minus(place, 1))),
      when(or(equal(before, DASH), equal(before, UNDERSCORE)), when(isAlnum(byte(minus(place, 2))), give(0))),
      when(
        isAlnum(before),
        // The last unit of an escape is no part of the token behind it.
        when(
          and(unequal(byte(minus(place, 2)), BACKSLASH), unequal(byte(minus(place, 3)), PERCENT)),
          give(0),
        ),
      ),
      set(end, plus(place, units)),
      whilst(and(below(place, end), isPart), step(place)),
      give(equal(place, end)),
    ].flat(),
  };
}

/** Whether a colon stands behind what may be a user's name: context.ts, `hasUserinfo`. */
export function userinfo(): Routine {
  const { place, end, unit } = variables("place", "end", "unit");
  return {
    ...{ name: "userinfo", parameters: 1, variables: 2 },
    body: [
      set(end, plus(place, USER_UNITS)),
      whilst(
        below(place, end),
        set(unit, byte(place)),
        when(equal(unit, COLON), give(1)),
        when(or(below(unit, BLANK + 1), or(equal(unit, SLASH), equal(unit, QUOTE))), give(0)),
        step(place),
      ),
      give(0),
    ].flat(),
  };
}

/** Whether a quote stands behind the one at `place` and what may join two strings: decode.ts, `decodeJoin`; value-end.ts, `JOINT`. */
export function joined(): Routine {
  const { place, end } = variables("place", "end");
  const unit = byte(place);
  const isOneOf = (signs: readonly number[]): Code =>
    signs.reduce<Code>((any, sign) => or(any, equal(unit, sign)), [...not(1)]);
  const mayJoin = isOneOf([BLANK, TAB, NEWLINE, RETURN, PLUS, DOT, AMPERSAND, BACKSLASH]);
  return {
    ...{ name: "joined", parameters: 1, variables: 1 },
    body: [
      step(place),
      set(end, plus(place, JOIN_UNITS)),
      whilst(and(below(place, end), mayJoin), step(place)),
      give(isOneOf([..."\"'`"].map((quote) => quote.charCodeAt(0)))),
    ].flat(),
  };
}

/**
 * Whether a run of so many units, of these kinds and with so many odd signs, may be a random value of `least` units and more:
 * value.ts, `looksRandom`.
 */
function mayBeRandom(units: Local, kinds: Local, odd: Local, least = SHORT_RANDOM): Code {
  const isMixed = and(not(below(units, LONG_RANDOM)), equal(and(kinds, CASES), CASES));
  const isShort = and(not(below(units, least)), or(and(kinds, DIGIT_IN), above(odd, 1)));
  return or(isShort, isMixed);
}

/** Whether it may be a password: password.ts, `looksTyped`, `looksDrawnPassword`; value.ts, `looksChosen`. */
function mayBeTyped(units: Local, kinds: Local, plain: Local, odd: Local): Code {
  const isTyped = and(not(below(units, SHORT_TYPED)), and(kinds, DIGIT_IN));
  const isMixed = equal(and(kinds, CASES), CASES);
  const isStrong = and(not(below(units, SHORT_STRONG)), and(isMixed, unequal(and(kinds, SIGNS), 0)));
  const isLong = not(below(plain, SHORT_RANDOM));
  const isCased = and(isMixed, not(below(units, SHORT_RANDOM)));
  return or(or(or(isTyped, isStrong), or(isLong, isCased)), mayBeRandom(units, kinds, odd));
}

/**
 * Goes on to the last blank or line end of the vector at `place` where no run before it is as long as the shortest value: hostile
 * texts have a name in every third word. The zeros behind the window are for whoever reads on.
 */
function skipShort(place: Local, typed: Local, ends: Local, runs: Local, bytes: Local): Code {
  const isAny = (...units: number[]): Code =>
    units.map((unit) => sameBytes(bytes, bytesOf(unit))).reduce((any, one) => vectorOr(any, one));
  const last = minus(31, zerosAbove(ends));
  /** Of the beginnings of runs of four those behind which others stand, so many units further on. */
  const longer = (...further: number[]): Code =>
    further.reduce<Code>((all, units) => and(all, right(runs, units)), [...or(runs, 0)]);
  return [
    set(bytes, vectorAt(AT.bytes, place)),
    set(ends, highBits(isAny(BLANK, NEWLINE, TAB))),
    when(
      and(unequal(ends, 0), not(highBits(isAny(0)))),
      set(runs, and(inverse(ends), minus(left(1, last), 1))),
      set(runs, and(runs, right(runs, 1))),
      set(runs, and(runs, right(runs, 2))),
      when(typed, set(runs, longer(SHORT_TYPED - 4))),
      when(not(typed), set(runs, longer(4, SHORT_RANDOM - 4))),
      when(not(runs), set(place, plus(place, last))),
    ),
  ].flat();
}

/** Counts the letters, digits and signs of base64 that a run ends with at `place`. */
const countPlain = (plain: Local, place: Local): Code =>
  set(plain, times(plus(plain, 1), and(byteAt(AT.run, byte(place)), IN_RUN)));

/**
 * Whether what may be a value begins before `limit`, in `place` or behind it. Names that follow each other closely ask for
 * the same part of a text: what was read last is kept, from its first place to its last one, and of the run that goes on there
 * how long it is, since when without a sign of Chinese, Japanese and Korean, and of what kinds. No random value holds such a
 * sign, and no long password. Names of keys and of passwords, which may take turns, are kept apart.
 */
export function value(): Routine {
  const { place, limit, typed, first, units, clear, plain, kinds, odd, kind, isCjk, ends, runs, bytes } =
    variables(
      ...([
        "place",
        "limit",
        "typed",
        "first",
        "units",
        "clear",
        "plain",
        "kinds",
        "odd",
        "kind",
        "isCjk",
        "ends",
        "runs",
        "bytes",
      ] as const),
    );
  const kept = [first, place, units, clear, plain, kinds, odd];
  const own = times(typed, KEPT_BYTES);
  const read = (index: number): Code => wordAt(AT.plain + 4 * index, own);
  const keep = kept.map((variable, index) => storeWord(AT.plain + 4 * index, own, variable));
  const isKept = and(not(below(place, read(0))), not(above(place, read(1))));
  const unit = unitAt(AT.units, half(place));
  const cjk = CJK_RANGES.map(([from, to]) => not(above(minus(unit, from), to - from))).reduce((any, one) =>
    or(any, one),
  );
  return {
    ...{ name: "value", parameters: 3, variables: 10, vectors: 1 },
    body: [
      set(first, place),
      when(isKept, ...kept.map((variable, index) => set(variable, read(index)))),
      whilst(
        1,
        when(not(units), skipShort(place, typed, ends, runs, bytes)),
        set(kind, byteAt(AT.value, byte(place))),
        set(isCjk, 0),
        when(
          above(byte(place), 127),
          set(isCjk, cjk),
          // Of a border, which stands for no unit: no value is behind the text's end.
          when(not(unit), set(kind, 0), set(limit, place)),
          when(and(isCjk, or(not(typed), not(below(place, plus(limit, STRONG_UNITS))))), set(kind, 0)),
        ),
        when(
          not(kind),
          when(not(byte(place)), give(1)),
          set(units, 0),
          set(clear, 0),
          set(plain, 0),
          set(kinds, 0),
          set(odd, 0),
          when(not(below(place, limit)), ...keep, give(0)),
        ),
        when(
          kind,
          step(units),
          set(clear, times(plus(clear, 1), not(isCjk))),
          countPlain(plain, place),
          set(kinds, or(kinds, kind)),
          set(odd, plus(odd, equal(kind, ODD_IN))),
          // Nothing is shorter.
          when(
            not(below(units, SHORT_TYPED)),
            when(and(typed, mayBeTyped(units, kinds, plain, odd)), give(1)),
            when(and(not(typed), mayBeRandom(units, kinds, odd)), give(1)),
          ),
          // One that goes on for longer than any value holds none that begins before the limit.
          when(
            above(place, plus(limit, VALUE_UNITS)),
            set(units, minus(units, 1)),
            set(clear, minus(clear, 1)),
            ...keep,
            give(0),
          ),
        ),
        step(place),
      ),
      give(0),
    ].flat(),
  };
}

/** Whether a value may be assigned to the name that goes on at `place`: value-start.ts, `valueStart`. */
export function assigned(): Routine {
  const { place, typed, end, stop, kind, limit, said } = variables(
    ...(["place", "typed", "end", "stop", "kind", "limit", "said"] as const),
  );
  const unit = byte(place);
  const isQuote = or(equal(unit, QUOTE), or(equal(unit, APOSTROPHE), equal(unit, BACKTICK)));
  const isBracket = or(equal(unit, BRACKET), equal(unit, PARENTHESIS));
  const isPlainOperator = [COLON, EQUALS, GREATER, COMMA].reduce<Code>(
    (any, sign) => or(any, equal(unit, sign)),
    [...not(1)],
  );
  // What closes the name is what value-start.ts takes for it: one quote without a backslash, or emphasis, and few blanks.
  const isPlainName = and(
    and(unequal(byte(stop), BACKSLASH), unequal(byte(plus(stop, 1)), STAR)),
    below(minus(place, stop), BLANKS + 1),
  );
  const blanks = whilst(or(equal(unit, BLANK), equal(unit, TAB)), step(place));
  return {
    ...{ name: "assigned", parameters: 2, variables: 5 },
    body: [
      set(end, plus(place, NAME_UNITS + 1)),
      set(limit, place),
      whilst(and(and(byteAt(AT.name, unit), IN_NAME), below(place, end)), step(place)),
      when(equal(place, end), give(0)),
      whilst(and(equal(byte(minus(place, 1)), DOT), above(place, limit)), step(place, -1)),
      set(stop, place),
      when(equal(unit, BACKSLASH), step(place)),
      when(isQuote, step(place)),
      when(and(equal(unit, STAR), equal(byte(plus(place, 1)), STAR)), step(place, 2)),
      when(isBracket, step(place)),
      when(isBracket, step(place)),
      blanks,
      set(kind, byteAt(AT.operator, unit)),
      // A password that a sentence says may begin with any sign.
      when(not(kind), when(or(not(typed), equal(place, stop)), give(0)), set(kind, FAR)),
      // A remark stands behind a blank; what a function is called with does not.
      when(and(equal(unit, OPENING), equal(place, stop)), give(0)),
      // A block follows a quoted name alone.
      when(equal(kind, BLOCK), give(equal(byte(stop), QUOTE))),
      set(limit, plus(place, NEAR_UNITS)),
      when(
        and(isPlainOperator, isPlainName),
        set(said, call(numberOf("given"), plus(place, 1), typed)),
        when(unequal(said, UNSURE), give(said)),
      ),
      when(or(equal(kind, FAR), typed), set(limit, plus(place, FAR_UNITS))),
      give(call(numberOf("value"), stop, limit, typed)),
    ].flat(),
  };
}

/**
 * What an unquoted value may begin with beside a letter or digit, or end at once: nothing of it stands between an operator and
 * a value (value-start.ts, `VALUE_OPEN`).
 */
const BEGINNINGS = "{[<!-./$_~#%^+?)]},;";

/** From the first to the last of each: letters of alphabets, and signs without width (dress.ts). */
const WITHIN = [[0xc0, 0x17f] as const, ...WITHOUT_WIDTH.slice(1)];

/**
 * Whether the value at `place` may be one, behind `:`, `=`, `>` or a comma: {@link UNSURE} where it is not plain that it begins
 * there, in a quote or with one of {@link BEGINNINGS}, and where it ends (value-start.ts, `ASSIGNMENT`; value-end.ts).
 */
export function given(): Routine {
  const { place, typed, quote, units, plain, kinds, odd, kind, end, operator, ...others } = variables(
    ...(["place", "typed", "quote", "units", "plain", "kinds", "odd", "kind", "end"] as const),
    ...(["operator", "mayBeScheme", "operators", "turns", "before", "isNumber"] as const),
  );
  const { mayBeScheme, operators, turns, before, isNumber } = others;
  const unit = byte(place);
  const isOneOf = (signs: string): Code =>
    [...signs].reduce<Code>((any, sign) => or(any, equal(unit, sign.charCodeAt(0))), [...not(1)]);
  const isBlank = or(equal(unit, BLANK), equal(unit, TAB));
  const isLineEnd = or(equal(unit, NEWLINE), equal(unit, RETURN));
  const isBeyond = above(unit, 127);
  /** Of what is beyond ASCII a letter, and a sign without width: neither ends a value (value-end.ts, `DELIMITERS`). */
  const isWithin = WITHIN.map(([first, last]) =>
    below(minus(unitAt(AT.units, half(place)), first), last - first + 1),
  ).reduce((any, one) => or(any, one));
  const isAssignment = or(equal(operator, COLON), equal(operator, EQUALS));
  /** Whether a type goes on to its own operator behind the blanks at `place`. */
  const isTyped = [1, 2, 3].reduce<Code>(
    (any, far) => or(any, equal(byte(plus(place, far)), EQUALS)),
    [...not(1)],
  );
  /** Of what is shorter than {@link PLAIN_RANDOM}: letters and digits that take turns, and are no hexadecimal number. */
  const isShort = and(
    and(not(typed), not(isNumber)),
    and(not(below(units, SHORT_RANDOM)), not(below(turns, SHORT_CHANGES))),
  );
  /** No scheme has a digit. */
  const isScheme = and(mayBeScheme, not(and(kinds, DIGIT_IN)));
  const isBeyondHex = and(unequal(and(kind, CASES), 0), above(or(unit, 32), LETTER_F));
  return {
    ...{ name: "given", parameters: 2, variables: 13 },
    body: [
      set(operator, byte(minus(place, 1))),
      set(end, place),
      when(
        isAssignment,
        when(equal(unit, EQUALS), step(place)),
        when(and(equal(unit, EQUALS), unequal(place, end)), step(place)),
        when(and(equal(unit, GREATER), and(equal(place, end), equal(operator, EQUALS))), step(place)),
      ),
      set(end, plus(place, BLANKS)),
      whilst(and(isBlank, below(place, end)), step(place)),
      when(isOneOf("\"'`"), set(quote, unit), step(place)),
      when(
        not(quote),
        // The value may stand in the next line, or within an element.
        when(or(isLineEnd, isOneOf("<")), give(UNSURE)),
        when(not(or(and(byteAt(AT.run, unit), ALNUM), isOneOf(BEGINNINGS))), give(UNSURE)),
        when(and(equal(operator, GREATER), isOneOf("{")), give(UNSURE)),
      ),
      // The value beside a name may have a name of its own: `"DB_PASSWORD", "value": …`.
      when(and(equal(operator, COMMA), isOneOf("vacdehijstuw")), give(UNSURE)),
      // A second quote, a backslash, whatever else may stand before a value.
      when(or(isOneOf("\"'`\\"), isBeyond), give(UNSURE)),
      // What a scheme begins with, and `new`: the value is behind the blank.
      set(mayBeScheme, isOneOf("tabgsokTABGSOKn")),
      set(isNumber, 1),
      whilst(
        1,
        set(kind, byteAt(AT.value, unit)),
        // Letters and digits end nothing.
        when(
          not(and(kind, PARTS)),
          when(or(and(isBeyond, not(isWithin)), not(unit)), give(UNSURE)),
          when(
            quote,
            // The string may go on in another one.
            when(equal(unit, quote), when(call(numberOf("joined"), place), give(UNSURE)), give(isShort)),
            when(equal(unit, NEWLINE), give(isShort)),
            // No random value holds a blank.
            when(isBlank, when(or(typed, mayBeScheme), give(UNSURE)), give(0)),
            when(not(kind), give(UNSURE)),
          ),
          when(
            not(quote),
            when(isBlank, when(or(isScheme, isTyped), give(UNSURE)), give(isShort)),
            when(or(isLineEnd, isOneOf(",;<>|\\")), give(isShort)),
            when(or(not(kind), isOneOf("\"'`&(")), give(UNSURE)),
            // A type may stand between a colon and the value's own operator.
            when(and(equal(operator, COLON), equal(unit, EQUALS)), give(UNSURE)),
            set(operators, plus(operators, isOneOf("=:"))),
            when(equal(operators, OPERATORS), give(0)),
          ),
        ),
        step(units),
        countPlain(plain, place),
        set(turns, plus(turns, and(above(units, 1), and(xor(kind, before), DIGIT_IN)))),
        set(before, kind),
        set(isNumber, and(isNumber, not(isBeyondHex))),
        set(kinds, or(kinds, kind)),
        set(odd, plus(odd, equal(kind, ODD_IN))),
        when(
          not(below(units, SHORT_TYPED)),
          when(and(typed, mayBeTyped(units, kinds, plain, odd)), give(1)),
          when(and(not(typed), mayBeRandom(units, kinds, odd, PLAIN_RANDOM)), give(1)),
          when(above(units, REACH_UNITS), give(1)),
        ),
        step(place),
      ),
      give(0),
    ].flat(),
  };
}

/**
 * Whether a run of what keys are made of stands near the vendor's name from `place` to `end`: bound.ts, `mayFollow` and `hasRun`. Names
 * that follow each other closely ask for the same part of a text: from where to where it has no such run is kept.
 */
export function bound(): Routine {
  const { place, end, limit, units, marks, unit, first, last } = variables(
    ...(["place", "end", "limit", "units", "marks", "unit", "first", "last"] as const),
  );
  const isIn = or(and(byteAt(AT.run, unit), IN_RUN), equal(unit, DOT));
  const [keptFirst, keptLast] = [wordAt(AT.plain, 2 * KEPT_BYTES), wordAt(AT.plain + 4, 2 * KEPT_BYTES)];
  const isMark = unequal(and(byteAt(AT.value, unit), DIGIT_IN | UPPER_IN), 0);
  const isLong = not(below(units, BOUND_UNITS));
  return {
    ...{ name: "bound", parameters: 2, variables: 6 },
    body: [
      set(first, minus(place, LEAD_UNITS + BOUND_UNITS)),
      set(last, first),
      when(
        and(not(below(first, keptFirst)), not(above(first, keptLast))),
        set(first, keptFirst),
        set(last, keptLast),
      ),
      set(limit, plus(end, CLAUSE_UNITS + 1)),
      whilst(
        and(or(below(last, limit), unequal(units, 0)), below(units, BOUND_UNITS)),
        set(unit, byte(last)),
        when(and(not(unit), not(below(last, end))), give(1)),
        set(units, times(plus(units, 1), isIn)),
        step(last),
      ),
      when(
        not(units),
        storeWord(AT.plain, 2 * KEPT_BYTES, first),
        storeWord(AT.plain + 4, 2 * KEPT_BYTES, last),
        give(0),
      ),
      set(units, 0),
      set(limit, plus(place, BOUND_UNITS)),
      set(place, minus(place, LEAD_UNITS + BOUND_UNITS)),
      whilst(
        below(place, limit),
        set(unit, byte(place)),
        set(units, times(plus(units, 1), isIn)),
        when(isLong, give(1)),
        step(place),
      ),
      set(units, 0),
      set(limit, plus(end, CLAUSE_UNITS + 1)),
      whilst(
        or(below(end, limit), units),
        set(unit, byte(end)),
        when(not(unit), give(1)),
        set(units, times(plus(units, 1), isIn)),
        set(marks, and(or(marks, isMark), unequal(units, 0))),
        // One that goes on for longer than that may hold a mark further on.
        when(and(isLong, or(marks, above(units, REACH_UNITS))), give(1)),
        step(end),
      ),
      give(0),
    ].flat(),
  };
}

/** A bit for what each of those words begins with: the lowest five of a letter, which small ones and capitals share. */
const OWNER_LETTERS = OWNER_WORDS.reduce((bits, owner) => bits | (1 << (owner.charCodeAt(0) & 31)), 0);

/** Among the bits of sixteen units before such a word those of the value that is told: prose-values.ts, `isToldBefore`. */
const TOLD_BITS = (1 << (VECTOR - TOLD_LAST + 1)) - (1 << (VECTOR - TOLD_FIRST));

/** Units of the longest value that is told (prose-values.ts, `TOLD`), with what leads from it to the word behind it. */
const TOLD_UNITS = 90;

/** Whether words before the name at `place` may say whose it is, and the value that is told has a digit: prose-values.ts, `isOwned`. */
export function owned(): Routine {
  const { place, words, start, length, digit } = variables("place", "words", "start", "length", "digit");
  const blanksOf = (end: Local): Code =>
    highBits(sameBytes(vectorAt(AT.bytes, minus(end, VECTOR)), bytesOf(BLANK)));
  const isTold = when(isDigit(byte(digit)), give(1));
  return {
    ...{ name: "owned", parameters: 1, variables: 4 },
    body: [
      step(place, -1),
      whilst(
        and(equal(byte(place), BLANK), below(words, OWNED_WORDS)),
        // Behind the last blank among the units before, or before all of them: a word may be longer.
        set(start, plus(place, minus(WORD - VECTOR, zerosAbove(blanksOf(place))))),
        repeat(
          and(unequal(byte(minus(start, 1)), BLANK), not(above(minus(place, start), WORD_UNITS))),
          step(start, -1),
        ),
        set(length, minus(place, start)),
        when(
          and(
            and(equal(or(byte(minus(start, 2)), 32), LETTER_S), below(minus(length, 2), 3)),
            and(right(OWNER_LETTERS, byte(start)), not(and(blanksOf(start), TOLD_BITS))),
          ),
          // "is" ends a unit behind "was".
          set(digit, minus(start, TOLD_LAST - 2)),
          isTold,
          whilst(
            and(
              and(unequal(byte(minus(digit, 1)), BLANK), above(digit, 1)),
              below(minus(start, digit), TOLD_UNITS),
            ),
            step(digit, -1),
            isTold,
          ),
        ),
        set(place, minus(start, 1)),
        step(words),
      ),
      give(0),
    ].flat(),
  };
}

/** Whether the name at `place` may be a cell in the header of comma-separated values: tables.ts, `separatorAt`. */
export function cell(): Routine {
  const { place, start, limit, unit, ends, commas } = variables(
    ...(["place", "start", "limit", "unit", "ends", "commas"] as const),
  );
  const isAny = (...signs: number[]): Code =>
    signs.reduce<Code>((any, sign) => or(any, equal(unit, sign)), [...not(1)]);
  return {
    ...{ name: "cell", parameters: 1, variables: 5 },
    body: [
      set(start, place),
      set(limit, minus(place, CELL_UNITS)),
      whilst(and(and(byteAt(AT.name, byte(minus(start, 1))), IN_NAME), above(start, limit)), step(start, -1)),
      set(unit, byte(minus(start, 1))),
      when(not(isAny(0, BORDER, COMMA, QUOTE, NEWLINE)), give(0)),
      set(limit, plus(place, CELL_UNITS)),
      whilst(and(unequal(and(byteAt(AT.name, byte(place)), IN_CELL), 0), below(place, limit)), step(place)),
      set(ends, equal(place, limit)),
      when(equal(byte(place), QUOTE), step(place)),
      set(unit, byte(place)),
      set(ends, or(ends, isAny(0, BORDER, COMMA, RETURN, NEWLINE))),
      set(commas, or(equal(place, limit), isAny(0, COMMA))),
      set(limit, minus(start, CELL_UNITS)),
      whilst(
        above(start, limit),
        step(start, -1),
        set(unit, byte(start)),
        // A line that quotes a header may go on behind it.
        when(isAny(0, BACKTICK), give(1)),
        when(isAny(BORDER, NEWLINE), give(and(ends, commas))),
        set(commas, or(commas, equal(unit, COMMA))),
        when(not(or(and(byteAt(AT.name, unit), IN_CELL), isAny(COMMA, QUOTE))), give(0)),
      ),
      give(1),
    ].flat(),
  };
}

/** Whether the line of the name at `place` may begin with a bar, as a table's header does: tables.ts, `separatorAt`. */
export function inRow(): Routine {
  const { place, from, ends, bytes } = variables("place", "from", "ends", "bytes");
  const isEnd = vectorOr(sameBytes(bytes, bytesOf(NEWLINE)), sameBytes(bytes, bytesOf(0)));
  const last = plus(from, minus(31, zerosAbove(ends)));
  return {
    ...{ name: "inRow", parameters: 1, variables: 2, vectors: 1 },
    body: [
      set(from, place),
      whilst(
        below(minus(place, from), ROW_UNITS + 1),
        // Only the text's own beginning is so near to the memory's.
        when(
          below(from, VECTOR),
          when(equal(byteAt(AT.bytes, ZEROS), BAR), give(call(numberOf("ruled"), place))),
          give(0),
        ),
        step(from, -VECTOR),
        set(bytes, vectorAt(AT.bytes, from)),
        set(ends, highBits(isEnd)),
        // What stands before the window is not known.
        when(
          ends,
          when(or(not(byte(last)), equal(byte(plus(last, 1)), BAR)), give(call(numberOf("ruled"), place))),
          give(0),
        ),
      ),
      give(0),
    ].flat(),
  };
}

/** Units of the rest of a header and of a rule that are looked at here. */
const HEADER_UNITS = 256;
const RULE_UNITS = 16;

/** Whether the line below that of the name at `place` may be the rule below a table's header: tables.ts, `isRow`. */
export function ruled(): Routine {
  const { place, limit, unit } = variables("place", "limit", "unit");
  const isRule = or(
    or(equal(unit, BLANK), or(equal(unit, DASH), equal(unit, COLON))),
    or(equal(unit, BAR), or(below(minus(unit, TAB), RETURN - TAB + 1), above(unit, 127))),
  );
  return {
    ...{ name: "ruled", parameters: 1, variables: 2 },
    body: [
      set(limit, plus(place, HEADER_UNITS)),
      whilst(
        unequal(byte(place), NEWLINE),
        // Of what stands behind the window, and far off, nothing is known.
        when(or(not(byte(place)), equal(place, limit)), give(1)),
        when(and(equal(byte(place), BORDER), not(unitAt(AT.units, half(place)))), give(0)),
        step(place),
      ),
      step(place),
      when(not(byte(place)), give(1)),
      when(unequal(byte(place), BAR), give(0)),
      set(limit, plus(place, RULE_UNITS)),
      whilst(
        below(place, limit),
        set(unit, byte(place)),
        when(or(not(unit), equal(unit, NEWLINE)), give(1)),
        when(not(isRule), give(0)),
        step(place),
      ),
      give(1),
    ].flat(),
  };
}

/** Whether what the keyword `index` demands stands around it at `place`: demands.ts. */
export function mayLead(): Routine {
  const { index, place, demand, kind, end } = variables("index", "place", "demand", "kind", "end");
  const isKind = (which: number, asked: Code): Code => when(equal(kind, which), give(asked));
  return {
    ...{ name: "mayLead", parameters: 2, variables: 3 },
    body: [
      set(demand, unitAt(AT.demands, half(index))),
      when(not(demand), give(1)),
      set(kind, and(demand, (1 << DEMAND_BITS) - 1)),
      isKind(TOKEN, call(numberOf("token"), place, right(demand, DEMAND_BITS))),
      // What was decoded is not decoded again.
      when(and(wordAt(AT.isInner, 0), or(equal(kind, JOINED), equal(kind, ENCODED))), give(0)),
      isKind(ENCODED, call(numberOf("encoded"), place, right(demand, DEMAND_BITS))),
      isKind(JOINED, call(numberOf("joined"), place)),
      set(end, plus(place, minus(wordAt(AT.starts + 4, word(index)), wordAt(AT.starts, word(index))))),
      isKind(USERINFO, call(numberOf("userinfo"), end)),
      isKind(BOUND, call(numberOf("bound"), place, end)),
      when(wordAt(AT.hasRows, 0), when(call(numberOf("inRow"), place), give(1))),
      when(call(numberOf("assigned"), end, equal(kind, TYPED)), give(1)),
      when(call(numberOf("owned"), place), give(1)),
      give(call(numberOf("cell"), place)),
    ].flat(),
  };
}
