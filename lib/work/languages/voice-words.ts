/** The words by which a language tells who speaks. */

/** How one language marks what is not its own assertion. Words stand alone where the language parts words. */
export type VoiceWords = {
  /** Who speaks of an own act: "I", "we". */
  readonly me: readonly string[];
  /** Texts that are handed over for use: "commit message", "draft", "example". */
  readonly texts: readonly string[];
  /** What is not yet: "what will happen", "next steps", "what I would change". */
  readonly plans: readonly string[];
  /** What can be read: logs, documents, tickets. */
  readonly sources: readonly string[];
  /** What such a thing does to its reader: says, shows, describes. */
  readonly tells: readonly string[];
  /** A clause by which a speaker takes certainty back: "I think", behind the sentence. */
  readonly guesses: readonly string[];
};
