/** How each part of reading and holding a reply is asked about: rows of tests/data/parts/claims.yaml. */
import assert from "node:assert/strict";
import { readReply } from "../lib/claims/assert.ts";
import type { Claim, Language } from "../lib/claims/claim.ts";
import { matchOf, mayMatch } from "../lib/claims/grammar.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import { findLinks, type LinkRow } from "../lib/claims/links.ts";
import { proseLines } from "../lib/claims/prose.ts";
import { entriesOf, type Registry } from "../lib/claims/registry.ts";
import { reasonFor, warningFor, withNote } from "../lib/claims/report.ts";
import { clausesOf, isQuestion, piecesOf, segmentsOf, sentencesOf } from "../lib/claims/sentences.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { namesTitle } from "../lib/claims/titles.ts";
import { fabrications } from "../lib/claims/verify.ts";
import { partsIn } from "./parts.ts";

type Held = {
  readonly reply: string;
  readonly tools?: readonly string[];
};
/** A text of `times` parts, `#` in each its number, or of so many that the whole is `to` units long; `middle` stands among them. */
type Lengthened = {
  readonly head?: string;
  readonly part: string;
  readonly times?: number;
  readonly to?: number;
  readonly middle?: string;
  readonly tail?: string;
};
type Asked = { readonly pattern: string; readonly text: string };

const DATA = partsIn<{
  readonly now: number;
  readonly tables: {
    readonly links: readonly LinkRow[];
    readonly registries: Readonly<Record<string, Registry>>;
  };
  readonly slots: Language["slots"];
}>("claims");
const { links: LINKS, registries } = DATA.tables;
const { pages: PAGES, posts: POSTS, jobs: JOBS } = registries;
assert.ok(PAGES && POSTS && JOBS);
export const TABLES: ClaimTables = { languages: LANGUAGES, links: LINKS, registries: [PAGES, POSTS, JOBS] };
/** A second registry of pages. */
const MIRRORS: Registry = {
  name: "mirrors",
  proves: "publish",
  env: [],
  file: "mirrors.json",
  ids: ["id"],
  title: "title",
  live: { field: "state", is: ["up"] },
  record: "mirror list",
  deed: "mirrored",
  instead: "mirror it now",
};
/** A slot that is too long to be asked before the pattern that holds it. */
const long = Array.from({ length: 300 }, (_, at) => `word${at}`).join("|");
export const SPEAKER = { ...LANGUAGES[0], id: "made-up", slots: { ...DATA.slots, long } } as Language;

/** The signs of lib/claims/prose.ts in letters that a file shows. */
const SIGNS = ["<own>", "<other>", "<opaque>", "<tick>", "<open>"];
const shown = (text: string): string =>
  text.replace(/[\uE000-\uE004]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0xe000] ?? "");
const signed = (text: string): string =>
  text.replace(/<(?:own|other|opaque|tick|open)>/g, (name) =>
    String.fromCharCode(0xe000 + SIGNS.indexOf(name)),
  );

/** What a reason says of every finding alike. */
const SAID = "[claims] Blocked (the reply says that ";
const ADVICE = "Tell the user plainly that it has not happened, or, only if they asked for it, ";

function lengthened({ head = "", part, times = 0, to = 0, middle = "", tail = "" }: Lengthened): string {
  const room = Math.max(0, to - head.length - middle.length - tail.length);
  const filler = part.repeat(Math.ceil(room / part.length)).slice(0, room);
  const parts = Array.from({ length: times }, (_, at) => part.replaceAll("#", String(at)));
  return [head, filler.slice(0, room / 2), middle, filler.slice(room / 2), ...parts, tail].join("");
}

/** What is found in a reply where nothing is recorded. */
const unbacked = (reply: string) =>
  fabrications(readReply(reply, TABLES).claims, TABLES.registries, () => []);

/** The reason for a reply against what `records` hold under the names of their registries. */
function reported({ reply, tools, ...records }: Held, rows: readonly Registry[]): string | null {
  const data: Readonly<Record<string, unknown>> = { pages: [], posts: [], jobs: [], ...records };
  const lookup = (row: Registry) => entriesOf(data[row.name], row, LINKS, DATA.now);
  const found = fabrications(readReply(reply, TABLES).claims, rows, lookup, tools);
  return found.length === 0 ? null : reasonFor("claims", found).replace(SAID, "").replace(ADVICE, "… ");
}

export const PARTS = {
  links: (text: string) =>
    findLinks(text, LINKS).map(({ start, end, own }) =>
      own
        ? `${text.slice(start, end)} = ${own.name} ${own.key}${own.serves ? " serves" : ""}`
        : text.slice(start, end),
    ),
  prose: (text: string) => {
    const found = proseLines(text, {
      wanted: (part) => !part.includes("unwanted"),
      links: (part) => findLinks(part, LINKS),
    });
    return found.lines.map((line) =>
      [
        line.paragraph,
        line.lead,
        shown(line.text),
        line.links.map(({ key }) => key).join(" "),
        line.names.join(" "),
      ].join(" | "),
    );
  },
  sentences: (given: string) => {
    const text = signed(given);
    return {
      segments: segmentsOf(text).map(shown),
      sentences: sentencesOf(text).map(shown),
      clauses: clausesOf(text).map(shown),
      pieces: piecesOf(text).map(shown),
      asks: isQuestion(text),
    };
  },
  grammar: ({ pattern, text }: Asked) => {
    // What is asked first is known the second time.
    const mayBe = mayMatch(SPEAKER, pattern, text) || mayMatch(SPEAKER, pattern, text);
    return [mayBe, matchOf(SPEAKER, pattern, text) ?? null];
  },
  entries: ({ registry, data }: Readonly<Record<string, unknown>>) => {
    const row = registries[String(registry)];
    assert.ok(row);
    return entriesOf(data, row, LINKS, DATA.now) ?? null;
  },
  titles: ([sentence, title]: readonly [string, string]) => namesTitle(sentence, title),
  claims: (text: string) => {
    const { claims, unread } = readReply(text, TABLES);
    const told = ({ rule, kind, links, names, serves, named, sentence }: Claim) =>
      [
        rule,
        kind,
        links.map(({ name, key }) => `${name}:${key}`).join(" "),
        names.join(" "),
        serves ? "serves" : named ? "named" : "",
        shown(sentence),
      ].join(" | ");
    return [...claims.map(told), ...(unread > 0 ? [`unread ${unread}`] : [])];
  },
  long: (given: Lengthened) => {
    const text = lengthened(given);
    const { claims, unread } = readReply(text, TABLES);
    const { lines } = proseLines(text, { wanted: () => true, links: () => [] });
    const ends = claims.filter((_, at) => at < 2 || at >= claims.length - 2);
    return [
      `${claims.length} claims, ${unread} unread`,
      `${lines.length} lines: ${lines.slice(0, 3).map(({ text: line, paragraph }) => `${paragraph}/${line.length}`)}`,
      ...ends.map(({ kind, links, sentence }) =>
        [kind, ...links.slice(-2).map(({ key }) => key), shown(sentence).slice(-24)].join(" | "),
      ),
    ];
  },
  reports: (held: Held) => reported(held, TABLES.registries),
  twins: (held: Held) => reported(held, [...TABLES.registries, MIRRORS]),
  warnings: (reply: string) => warningFor("claims", unbacked(reply), "of a test"),
  notes: (reply: string) => withNote(reply, unbacked(reply)),
};
