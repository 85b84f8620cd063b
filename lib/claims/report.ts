/**
 * What a guard says about fabricated successes: to the agent, to the user, and at the end of a reply. It must not know
 * any event.
 */
import { REPORTED_LINKS } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import type { Kind, Link } from "./claim.ts";
import type { Fabrication } from "./verify.ts";

const REMEDY: Record<Kind, { readonly said: string; readonly instead: string }> = {
  publish: {
    said: "something is published that the previews registry does not show as published",
    instead: "publish it now and cite exactly the URL that the publish tool returns",
  },
  post: {
    said: "something is posted that the AgentX ledger does not hold",
    instead: "create the post now and cite exactly the id that the call returns",
  },
  schedule: {
    said: "a job is set up that the scheduler does not hold",
    instead: "create the job now with the scheduling tool and confirm it afterwards",
  },
};

/** The sentence that sends the agent back: what is wrong, what to do, and after the only ": " every link that is not true. */
export function reasonFor(tag: string, found: readonly Fabrication[]): string {
  return `[${tag}] Blocked (${saidBy(found)}). Either ${insteadBy(found)}, or tell the user plainly that it has not happened. Not in the records: ${evidenceOf(found)}`;
}

/** The sentence for the user when the turn is let pass. */
export function warningFor(tag: string, found: readonly Fabrication[], because: string): string {
  return `[${tag}] Unverified (${saidBy(found)}), let through because ${because}. Not in the records: ${evidenceOf(found)}`;
}

/** The reply with an honest note behind it; the reply itself when nothing is found, or when it has the note already. */
export function withNote(reply: string, found: readonly Fabrication[]): string {
  const sentence = found[0]?.claim.language.note;
  if (sentence === undefined) return reply;
  const links = listOf(found.flatMap(({ bad }) => bad));
  const note = `> ⚠️ Unverified. ${sentence}${links === "" ? "." : `: ${links}`}`;
  return reply.includes(note) ? reply : `${reply.trimEnd()}\n\n${note}`;
}

function kindsOf(found: readonly Fabrication[]): Kind[] {
  return [...new Set(found.map(({ claim }) => claim.kind))];
}

function saidBy(found: readonly Fabrication[]): string {
  return `the reply says that ${kindsOf(found)
    .map((kind) => REMEDY[kind].said)
    .join(" and that ")}`;
}

function insteadBy(found: readonly Fabrication[]): string {
  return kindsOf(found)
    .map((kind) => REMEDY[kind].instead)
    .join(", ");
}

/** Every bad link, and the words of each claim that cites none. */
function evidenceOf(found: readonly Fabrication[]): string {
  const links = listOf(found.flatMap(({ bad }) => bad));
  const words = found.filter(({ bad }) => bad.length === 0).map(({ claim }) => quoted(claim.sentence));
  return [links, ...new Set(words)].filter(Boolean).join(" ");
}

function listOf(links: readonly Link[]): string {
  const texts = [...new Set(links.map(({ text }) => text.split(/[?#]/)[0] ?? ""))];
  const more = texts.length - REPORTED_LINKS;
  return texts.slice(0, REPORTED_LINKS).join(" ") + (more > 0 ? ` and ${more} more` : "");
}

/** A sentence without signs of ours and without long runs of letters and digits, which may be a secret. */
function quoted(sentence: string): string {
  const plain = sentence.replace(/[\uE000-\uE004]/g, " ").replace(/[\w+/=-]{20,}/g, "…");
  return `“${oneLine(plain, 80)}”`;
}
