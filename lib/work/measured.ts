/** The values that a sentence says came out. */
import { latest, remember } from "../core/lazy.ts";
import { soughtAs } from "../core/sought.ts";
import type { WorkClaim } from "./claim.ts";
import { isUnsaid } from "./clauses.ts";
import { denialsIn } from "./denials.ts";
import { isGeneral } from "./figures.ts";
import { groundsIn } from "./grounds.ts";
import { labelledIn } from "./labelled.ts";
import { nounsOf } from "./nouns.ts";
import { pinnedIn } from "./pinned.ts";
import { quantitiesIn } from "./quantities.ts";
import { quotedIn } from "./quoted.ts";
import { claim, type Reading, says } from "./reading.ts";
import { isQuestion, type ParsedReply, type Sentence, written } from "./reply.ts";
import { revisionsIn } from "./revisions.ts";
import { touchedBy } from "./rows.ts";
import { targetsIn } from "./siblings.ts";
import { saidPercentiles, saidSizes, saidTimes } from "./sizes.ts";
import { isTaggedIn } from "./tagged.ts";
import { isValidIn, talliesIn, wellIn } from "./tallies.ts";
import { timedIn } from "./timetable.ts";
import { pathsIn } from "./unseen.ts";
import { type Value, valuesIn } from "./values.ts";

/** What makes a number small denies nothing. */
const MERELY = soughtAs(
  /\bnur noch\b|\bnoch\b|\bnur\b|\bonly\b|\bjust\b|всего|лишь|tylko|\bsólo\b|\bsolo\b|\bsoltanto\b|\bapenas\b|sadece|だけ|只有|仅|만/giu,
);

/** Values that stand although something else is denied: "ran it 50 times, and it never failed". */
const SURE = /^(?:TIMES|SPEED|SPAN|AMOUNT|GAIN|VERSION) /;

/** What a sentence says of values, in signs and numbers that all languages share: read once for all that it may be in. */
const valuesOf = remember((sentence: Sentence) => {
  const { text, plain } = sentence;
  return {
    values: valuesIn(text),
    later: [
      ...timedIn(plain),
      ...(isValidIn(plain) ? ["VALID check"] : []),
      ...(isTaggedIn(plain) ? ["TAGGED there"] : []),
    ],
    grounds: /\d/.test(text) ? groundsIn(text).map((found) => `NUMBER ${found.trim()}`) : [],
    counted: latest((reply: ParsedReply) => countedIn(sentence, reply)),
  };
});

/** What it counts, weighs, names and denies. */
function countedIn(sentence: Sentence, reply: ParsedReply): string[] {
  const { text, plain } = sentence;
  const nameOf = (sign: string) => written(sign, reply);
  const told = isGeneral(plain) || !/\d/.test(plain);
  return [
    ...quantitiesIn(text, plain, nameOf),
    ...denialsIn(plain, reply),
    ...targetsIn(sentence, reply),
    ...pathsIn(sentence, reply),
    ...revisionsIn(plain),
    ...wellIn(plain),
    ...(told
      ? []
      : [
          ...labelledIn(text, nameOf),
          ...pinnedIn(text, nameOf),
          ...saidSizes(plain),
          ...saidTimes(plain),
          ...saidPercentiles(plain),
          ...talliesIn(plain, reply),
          ...touchedBy(plain),
        ]),
  ];
}

/** Values that it says came out. */
export function measured(reading: Reading): WorkClaim[] {
  const { language, sentence, reply } = reading;
  const { text, plain } = sentence;
  const { values, later, grounds, counted } = valuesOf(sentence);
  const all = counted(reply);
  if (values.length + later.length + grounds.length + all.length === 0 && sentence.block === undefined)
    return [];
  const denied = says(language, language.denies, MERELY.replace(text, " "));
  const sure = values.filter(({ printed }) => !denied || printed.length > 1 || SURE.test(printed[0] ?? ""));
  const conditional = says(language, language.conditions, reading.text);
  const asked = isQuestion(plain);
  const one = (value: string): Value => ({
    kind: value.startsWith("UNSEEN ") ? "file" : "ran",
    printed: [value],
  });
  return [
    ...sure,
    ...(conditional || asked ? [] : quantified(reading, all, denied).map(one)),
    ...(conditional || denied || asked ? [] : quoted(reading).map(one)),
    ...(conditional || denied ? [] : grounded(reading, grounds)),
    ...(conditional || denied || asked ? [] : later.map(one)),
  ].map(({ kind, printed }) => claim(reading, kind, text, { printed, about: false }));
}

/** What is said of things that programs count; none of something is no denial, and none that failed of checks is read elsewhere. */
function quantified({ language, text }: Reading, all: readonly string[], denied: boolean): string[] {
  if (all.length === 0 || isUnsaid(language, text)) return [];
  return all.filter(
    (value) =>
      !(denied && /^(?:ALL|REVISION|UNSEEN) /.test(value)) &&
      !(value.startsWith("FAILURES ") && nounsOf(language, text).length > 0),
  );
}

/** What is shown as the output of a program. */
function quoted({ language, text, sentence }: Reading): string[] {
  return sentence.block !== undefined && says(language, language.prints, text) ? quotedIn(sentence) : [];
}

/** Numbers of a sentence that asserts something: no plan, no wish, no condition. */
function grounded({ language, text }: Reading, grounds: readonly string[]): Value[] {
  if (grounds.length === 0 || says(language, language.unreal, text)) return [];
  return [{ kind: "ran", printed: grounds }];
}
