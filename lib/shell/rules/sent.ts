/** What a command line says over the network in so many words: bodies, addresses, what is printed into a connection. */
import { scriptsOf } from "../code/oneliners.ts";
import { sendingsOf } from "../effects/sends.ts";
import type { Arg, Evaluation, Invocation, UnknownPart } from "../invocation.ts";

/** Names and passwords in front of an address's host: the receiver wants a credential there. */
const USER_INFO = /(:\/\/)[^/?#\s@]*@/g;

/** The texts that are known and leave the machine; what stands where the receiver wants a credential is left out. */
export function textsSent(evaluation: Evaluation): string[] {
  return said(evaluation, () => "…");
}

/** What stands for a variable while a text is read: no word of a command holds a NUL. */
const VARIABLE = /\0(\w{1,200})\0/g;

/** The last word of a variable's name that holds a credential. */
const CREDENTIAL = /(?:^|_)(?:key|token|secret|passw(?:or)?d|passphrase|pat|credentials?|mnemonic)s?$/i;

/** Keys and tokens that open nothing. */
const HARMLESS =
  /(?:^|_)(?:public|publishable|anon|cache|sort|primary|partition|object|bucket|s3|csrf|xsrf|page|next|sync)_[a-z]+$/i;

/** The names of variables that name a credential, and whose values leave the machine where the receiver need not want one. */
export function credentialsSent(evaluation: Evaluation): string[] {
  const texts = said(evaluation, ({ from, name }) => (from === "variable" && name ? `\0${name}\0` : "…"));
  const names = texts.flatMap((text) => [...text.matchAll(VARIABLE)].map(([, name = ""]) => name));
  return [...new Set(names)].filter((name) => CREDENTIAL.test(name) && !HARMLESS.test(name));
}

type Spell = (part: UnknownPart) => string;

/** What leaves the machine in so many words, with what stands for the parts that are not known. */
function said({ invocations }: Evaluation, spell: Spell): string[] {
  const all = invocations.flatMap((invocation) => sentBy(invocation, spell));
  return [...new Set(all.map((text) => text.replace(USER_INFO, "$1")))].filter((text) => text !== "");
}

function sentBy(invocation: Invocation, spell: Spell): string[] {
  const spelt = (word: Arg): string =>
    word.map((piece) => (typeof piece === "string" ? piece : spell(piece))).join("");
  const inWords = sendingsOf(invocation).flatMap((sending): string[] => {
    if (sending.authentication) return [];
    if (sending.what === "text") return [spelt(sending.word)];
    if (sending.what === "output") return [invocation.args.map(spelt).join(" ")];
    const { stdin } = invocation;
    return sending.what === "stdin" && stdin.kind === "text" ? [spelt(stdin.text)] : [];
  });
  return [...inWords, ...scriptsOf(invocation).says];
}
