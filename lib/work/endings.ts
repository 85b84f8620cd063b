/** What a reply ends with: words about now and later. */
import type { WorkClaim } from "./claim.ts";
import { claim, type Reading, says } from "./reading.ts";
import { isQuestion } from "./reply.ts";

/** What the reply ends with: an act that is said to be going on, and words that are promised for later. */
export function ending(readings: readonly Reading[]): WorkClaim[] {
  const found = readings.flatMap(promised);
  const last = readings.filter(({ sentence }) => sentence.ends);
  if (last.some(({ sentence }) => isQuestion(sentence.text))) return found;
  return [...found, ...last.slice(-2).flatMap(narrated)];
}

function promised(reading: Reading): WorkClaim[] {
  const { language, text, sentence } = reading;
  if (isQuestion(sentence.text)) return [];
  const real = says(language, language.promises, text) && says(language, language.cue, text);
  return real && !says(language, language.yours, text) && !says(language, language.others, text)
    ? [claim(reading, "promise", text)]
    : [];
}

function narrated(reading: Reading): WorkClaim[] {
  const { language, text } = reading;
  if (says(language, language.conditions, text) || says(language, language.others, text)) return [];
  const row = says(language, language.moment, text)
    ? language.narrates.find(([, source]) => says(language, source, text))
    : undefined;
  if (row) return [claim(reading, "narration", text, { deeds: row[0] })];
  return says(language, language.begins, text) ? [claim(reading, "narration", text)] : [];
}
