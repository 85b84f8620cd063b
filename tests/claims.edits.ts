/** How the replies of `tests/data/baselines/claims.edits.json` are asked about, and the texts of `claims.lines.json`. */
import { readReply } from "../lib/claims/assert.ts";
import type { Claim } from "../lib/claims/claim.ts";
import { findLinks } from "../lib/claims/links.ts";
import { proseLines } from "../lib/claims/prose.ts";
import { clausesOf, isQuestion, piecesOf, sentencesOf } from "../lib/claims/sentences.ts";
import { TABLES } from "../templates/verify_publish_claims.ts";
import type { Asked } from "./baselines.ts";

const told = ({ rule, links, names, serves, named }: Claim): string =>
  [
    rule,
    ...links.map(({ name, key }) => `${name}:${key}`),
    ...names.map((name) => JSON.stringify(name)),
    ...(serves ? ["serves"] : []),
    ...(named ? ["named"] : []),
  ].join(" ");

/** The claims of a reply, and how much of it was not read. */
function claimed(text: string): string {
  const { claims, unread } = readReply(text, TABLES);
  return [claims.map(told).join(" + ") || "none", ...(unread > 0 ? [`unread ${unread}`] : [])].join(", ");
}

export const CLAIMED: Asked = { brief: claimed, answers: { gives: claimed } };

const prose = (text: string) =>
  proseLines(text, { wanted: () => true, links: (part) => findLinks(part, TABLES.links) }).lines;

/** How many clauses each sentence has, and whether it asks. */
const shapeOf = (line: string): string =>
  sentencesOf(line)
    .map((sentence) => `${clausesOf(sentence).length}${isQuestion(sentence) ? "?" : ""}`)
    .join(" ");

/** The paragraph of each line, how many pieces, sentences and clauses it has, what it cites, and how many units are gone. */
function shape(text: string): string {
  const lines = prose(text);
  const left = lines.reduce((sum, { text: line }) => sum + line.length, 0);
  const shapes = lines.map(({ text: line, paragraph, links, names }) =>
    [
      `${paragraph}:`,
      piecesOf(line).length,
      `(${shapeOf(line)})`,
      ...links.map(({ key }) => key),
      ...names,
    ].join(" "),
  );
  return [...shapes, `less ${text.length - left}`].join(", ");
}

/** The signs of lib/claims/prose.ts in letters that a file shows. */
const SIGNS = ["<own>", "<other>", "<opaque>", "<tick>", "<open>"];

const shown = (text: string): string =>
  text.replace(/[\uE000-\uE004]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0xe000] ?? "");

/** The lines of a text, and its sentences and clauses. */
export const LINES: Asked = {
  brief: shape,
  answers: {
    shape,
    lines: (text) =>
      prose(text)
        .map(({ text: line, paragraph, lead }) => [paragraph, lead, shown(line)].join(" | "))
        .join("\n"),
    clauses: (text) =>
      sentencesOf(text)
        .map((sentence) => clausesOf(sentence).join(" | "))
        .join("\n"),
  },
};
