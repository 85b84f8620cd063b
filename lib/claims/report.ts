/** What a guard says about fabricated successes: to the agent, to the user, and at the end of a reply. */
import { REPORTED_LINKS } from "../core/limits.ts";
import { oneLine } from "../core/text.ts";
import type { CitedLink, Claim } from "./claim.ts";
import { OPAQUE } from "./prose.ts";
import type { Registry } from "./registry.ts";
import type { Fabrication, RegistryFinding } from "./verify.ts";

/**
 * The sentence that sends the agent back: what is wrong and why, honesty first, what else it may do, and after the only
 * ": " every link that is not true.
 */
export function reasonFor(tag: string, found: readonly Fabrication[]): string {
  const instead = rowsOf(found).map((row) => row.instead);
  return `[${tag}] Blocked (${saidBy(found)}). ${recordsOf(found)} Tell the user plainly that it has not happened, or, only if they asked for it, ${instead.join(" and ")}. Not in the records: ${evidenceOf(found)}`;
}

/** The sentence for the user when the turn is let pass. */
export function warningFor(tag: string, found: readonly Fabrication[], because: string): string {
  return `[${tag}] Unverified (${saidBy(found)}), let through because ${because}. ${recordsOf(found)} Not in the records: ${evidenceOf(found)}`;
}

/** The sentence for a reply of which a cap left something unread. */
export function unreadFor(tag: string, unread: number): string {
  return `[${tag}] Not checked to the end, because the reply is too long (${unread} parts that may claim something were not read). Check what it says was published, posted or scheduled before you rely on it.`;
}

/** The reply with an honest note behind it; the reply itself when nothing is found, or when it has the note already. */
export function withNote(reply: string, found: readonly Fabrication[]): string {
  const sentence = found[0]?.claim.language.note;
  if (sentence === undefined) return reply;
  const links = listOf(found.flatMap(({ bad }) => bad));
  const note = `> ⚠️ Unverified. ${sentence}${links === "" ? "." : `: ${links}`}`;
  return reply.includes(note) ? reply : `${reply.trimEnd()}\n\n${note}`;
}

function rowsOf(found: readonly Fabrication[]): Registry[] {
  return [...new Set(found.flatMap(({ findings }) => findings.slice(0, 1).map(({ row }) => row)))];
}

function saidBy(found: readonly Fabrication[]): string {
  const said = rowsOf(found).map((row) => `something is ${row.deed} that the ${row.record} does not show`);
  return `the reply says that ${said.join(" and that ")}`;
}

/** Findings that a reason spells out. */
const TOLD = 4;

/** Why the records do not back it: the job failed, the slug is unknown, this one is nearest. */
function recordsOf(found: readonly Fabrication[]): string {
  const told = [...new Set(found.flatMap(({ findings }) => findings.map(whyOf)))];
  return `${told
    .slice(0, TOLD)
    .join("; ")
    .replace(/^./, (sign) => sign.toUpperCase())}.`;
}

function whyOf({ row, link, entry, nearest }: RegistryFinding): string {
  const what = link === undefined ? "" : shownKey(link);
  if (entry) {
    const name = entry.title === "" ? what || "it" : quoted(entry.title);
    const state = entry.state === "" || row.live?.is ? `not ${row.deed}` : `“${oneLine(entry.state, 24)}”`;
    return `the ${row.record} holds ${name} as ${state}`;
  }
  if (link === undefined) return `the ${row.record} shows nothing ${row.deed} that it could be`;
  const near = nearest === undefined ? "" : `, the nearest live one is ${plain(nearest)}`;
  return `the ${row.record} does not know ${what}${near}`;
}

/** What the registries know a link by, without what may be a secret. */
function shownKey(link: CitedLink): string {
  return `“${oneLine(plain(link.key), 60)}”`;
}

/** Every bad link, and the words of each claim that cites none. */
function evidenceOf(found: readonly Fabrication[]): string {
  const links = listOf(found.flatMap(({ bad }) => bad));
  const words = found.filter(({ bad }) => bad.length === 0).map(({ claim }) => quoted(spoken(claim)));
  return [links, ...new Set(words)].filter(Boolean).join(" ");
}

function listOf(links: readonly CitedLink[]): string {
  const texts = [...new Set(links.map(shown))];
  const more = texts.length - REPORTED_LINKS;
  return texts.slice(0, REPORTED_LINKS).join(" ") + (more > 0 ? ` and ${more} more` : "");
}

/** A link without user info, query and fragment, and without long runs in its path. */
function shown({ text, name }: CitedLink): string {
  const [address = ""] = text.split(/[?#]/);
  const [, scheme = "", authority = "", path = ""] = /^(https?:\/\/)?([^/]*)(.*)$/i.exec(address) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  // A look-alike's path says nothing that anybody needs.
  return `${scheme}${host}${name === "fake" ? "" : plain(path)}`;
}

/** A sign between blanks, the second of which a mark behind it does not want. */
const NAME = new RegExp(`${OPAQUE}(?: (?=[.,;:!?]))?`, "g");

/** The sentence of a claim with the names that its signs stand for. */
function spoken({ sentence, names }: Claim): string {
  const left = [...names];
  return sentence.replace(NAME, () => {
    const name = left.shift();
    return name === undefined ? " " : `‘${name}’`;
  });
}

/** A sentence without signs of ours and without what may be a secret. */
function quoted(sentence: string): string {
  return `“${oneLine(plain(sentence.replace(/[\uE000-\uE004]/g, " ")), 80)}”`;
}

/** What stands behind a word for a secret. */
const NAMED =
  /\b(?:pass(?:word|wd|code|phrase)?|pwd|secret|token|api[-_ ]?key|pin)\b(?: is)?\s?[:=]?\s?\S{3,}/gi;

/** Runs of letters and digits that are no words: long ones, and shorter ones that mix both and are no slug. */
const RUN =
  /[A-Za-z0-9+/=_]{20,}|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])(?![a-z0-9]+(?:-[a-z0-9]+){1,9}(?![\w-]))[\w-]{14,}/g;

function plain(text: string): string {
  return text.replace(NAMED, "…").replace(RUN, "…");
}
