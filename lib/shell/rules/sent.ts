/** What a command line says over the network in so many words: bodies, addresses, what is printed into a connection. */
import { sendingsOf } from "../effects/sends.ts";
import type { Arg, Evaluation, Invocation } from "../invocation.ts";

/** Names and passwords in front of an address's host: the receiver wants a credential there. */
const USER_INFO = /(:\/\/)[^/?#\s@]*@/g;

/** The texts that are known and leave the machine; what stands where the receiver wants a credential is left out. */
export function textsSent({ invocations }: Evaluation): string[] {
  const all = invocations.flatMap((invocation) => sentBy(invocation));
  return [...new Set(all.map((text) => text.replace(USER_INFO, "$1")))].filter((text) => text !== "");
}

function sentBy(invocation: Invocation): string[] {
  return sendingsOf(invocation).flatMap((sending): string[] => {
    if (sending.authentication) return [];
    if (sending.what === "text") return [spelt(sending.word)];
    if (sending.what === "output") return [invocation.args.map(spelt).join(" ")];
    const { stdin } = invocation;
    return sending.what === "stdin" && stdin.kind === "text" ? [spelt(stdin.text)] : [];
  });
}

/** The known stretches of a word; what is not known parts them. */
function spelt(word: Arg): string {
  return word.map((piece) => (typeof piece === "string" ? piece : "…")).join("");
}
