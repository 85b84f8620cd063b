/** A hook's reason as a person reads it. Source: the agent-hooks skill, "Writing a readable reason". */

/** Why something was stopped: the hook's own words for the model, and their two parts for a card. */
export type Reason = {
  /** All of it, as the hook wrote it: what the model gets, and the next instruction of a redo. */
  readonly text: string;
  /** A sentence without its tag, with a capital letter. */
  readonly explanation: string;
  /** The offending command or payload, for a box of its own; missing where there is nothing to quote. */
  readonly command?: string;
};

/** What stands for the reason of a hook that gave none. */
const NO_REASON = "A hook stopped this and gave no reason";

/** A tail shorter than this, without a space, is a part of the sentence. */
const PAYLOAD_CHARS = 12;

/** Splits a reason at its first `": "` where the rest looks like a payload. */
export function reasonOf(said: string): Reason {
  const text = said.trim() === "" ? NO_REASON : said.trim();
  // Control characters could write over a terminal or a card.
  const plain = text.replace(/^\[[^\]\n]*\]\s*/, "").replace(/(?![\n\t])\p{Cc}/gu, "");
  const at = plain.indexOf(": ");
  const tail = at === -1 ? "" : plain.slice(at + 2).trim();
  const isPayload = at > 0 && (/\s/.test(tail) || tail.length > PAYLOAD_CHARS);
  if (!isPayload) return { text, explanation: capital(plain === "" ? text : plain) };
  return { text, explanation: capital(plain.slice(0, at)), command: tail };
}

function capital(sentence: string): string {
  const [first = ""] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}
