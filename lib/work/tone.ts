/** How a reply sounds: which of its sentences tell of trouble, which are in doubt, and which say of something that it is well. */
import type { WorkClaim, WorkLanguage } from "./claim.ts";
import { isUnsaid } from "./clauses.ts";
import { COURTESY } from "./languages/asides.ts";
import { claim, type Reading } from "./reading.ts";
import { isQuestion, type ParsedReply, type Sentence } from "./reply.ts";
import { isOpenEnded } from "./reserves.ts";
import { hintsAtTrouble, leavesToOthers, tellsOfMore, tellsOfTrouble } from "./troubles.ts";
import type { Voice } from "./voices.ts";

/** A name by its form, in backticks or not. */
const FORMED = /[\uE100-\uF8FF]|\w[-_.:/]\w|\d/;

/** Nothing became of it: "`notes.md` is as it was". */
const STAYS =
  /\b(?:unchanged|untouched|intact|as (?:it|they) (?:is|are|was|were))\b|unverändert|sin cambios|inchangé|inalterad|без изменений|не тронут|不变|不變|原样|原樣|そのまま|그대로|nguyên/iu;

/** A sentence that names something, and says so in the agent's own voice. */
function isSound(one: Reading, voice: Voice | undefined): boolean {
  return (
    FORMED.test(one.sentence.text) &&
    !STAYS.test(one.sentence.text) &&
    (voice ?? "own") === "own" &&
    !isOpenEnded(one) &&
    !isUnsaid(one.language, one.text) &&
    !isQuestion(one.sentence.text)
  );
}

/** What is heard of one reply, language by language. */
export class Tone {
  readonly troubled = new Set<Sentence>();
  readonly #doubtful = new Set<Sentence>();
  readonly #sound = new Map<Sentence, WorkLanguage>();
  readonly #reply: ParsedReply;
  /** It says of something that it failed: that may be of anything. */
  #fails = false;
  /** Something is in doubt, open, or left to somebody else. */
  hinted: boolean;

  constructor(reply: ParsedReply) {
    this.#reply = reply;
    this.hinted = reply.open.length > 0;
  }

  /** Takes in what the sentences of one language tell. */
  hear(readings: readonly Reading[], voices: readonly (Voice | undefined)[]): void {
    this.hinted ||= readings.some(leavesToOthers);
    for (const [at, one] of readings.entries()) {
      const { sentence, language } = one;
      if (!this.#sound.has(sentence) && isSound(one, voices[at])) this.#sound.set(sentence, language);
      this.#fails ||= tellsOfMore(one);
      if (COURTESY.test(sentence.text)) continue;
      if (tellsOfTrouble(one)) this.troubled.add(sentence);
      else if (hintsAtTrouble(one) || isQuestion(sentence.text)) this.#doubtful.add(sentence);
    }
    this.hinted ||= this.#doubtful.size > 0;
  }

  /** True for a sentence that tells of trouble, or leaves something in doubt. */
  isTroubled(sentence: Sentence): boolean {
    return this.troubled.has(sentence) || this.#doubtful.has(sentence);
  }

  /** Something is in doubt or went wrong, as other sentences than `these` tell. */
  isOpenBeside(these: { has(sentence: Sentence): boolean }): boolean {
    return (
      [...this.troubled, ...this.#doubtful].some((one) => !these.has(one)) || this.#reply.open.length > 0
    );
  }

  /** Of a reply that is not only glad: the sentences that tell of no trouble, as one claim, with those that do; see namedwell.ts. */
  named(): WorkClaim[] {
    const doubts = new Set([...this.troubled, ...this.#doubtful]);
    const sound = [...this.#sound].filter(([sentence]) => !doubts.has(sentence));
    const [opening] = sound;
    if (
      opening === undefined ||
      this.#fails ||
      this.#reply.open.length > 0 ||
      !(this.hinted || this.troubled.size > 0)
    )
      return [];
    const [sentence, language] = opening;
    const clause = sound.map(([{ plain }]) => plain).join("\n");
    const printed = ["TOLD named", ...[...doubts].map(({ plain }) => plain)];
    const reading = { sentence, text: sentence.text, language, reply: this.#reply };
    return [claim(reading, "works", clause, { passes: true, printed })];
  }
}
