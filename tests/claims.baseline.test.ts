/**
 * What is claimed in replies of every language, whole, and what is claimed where the same words stand in other surroundings:
 * a question, a quotation, a list, beside a link, behind and in front of other sentences. Held against
 * tests/data/baselines/claims.yaml.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readReply } from "../lib/claims/assert.ts";
import type { Claim } from "../lib/claims/claim.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import type { Registry } from "../lib/claims/registry.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { isObject } from "../lib/core/json.ts";
import { loadGuard } from "../scripts/guards.ts";
import { keptYaml } from "../scripts/selftest-contents.ts";
import { baselineOf, holdWhole } from "./whole.ts";

const { LINKS, REGISTRIES } = (await loadGuard("verify_publish_claims")).tables() as {
  readonly LINKS: readonly LinkRow[];
  readonly REGISTRIES: readonly Registry[];
};
const TABLES: ClaimTables = { languages: LANGUAGES, links: LINKS, registries: REGISTRIES };

const PAGE = "https://7002-tea.community.iamstarchild.com/";

/** Surroundings of a reply, by their names. */
const AROUND: Readonly<Record<string, (text: string, other: string) => string>> = {
  "a link behind": (text) => `${text}\n${PAGE}`,
  "a label and a link behind": (text) => `${text} Link: ${PAGE}`,
  "a preview behind": (text) => `${text}\n/preview/ab12/`,
  "a post behind": (text) => `${text} /post/90210`,
  "a number behind": (text) => `${text} (id 90210)`,
  "a link in front": (text) => `${PAGE}\n${text}`,
  "another link in front": (text) => `See https://example.com/a for more: ${text}`,
  asked: (text) => text.replace(/[.!。！]?$/u, "?"),
  "asked behind": (text) => `${text} Shall I go on?`,
  doubted: (text) => `If all went well: ${text}`,
  others: (text) => `Initech says: ${text}`,
  "others before": (text) => `Initech shipped v2. ${text}`,
  "taken back": (text) => `${text} Correction: it failed.`,
  quoted: (text) => `> ${text}`,
  "in quotes": (text) => `“${text}”`,
  "in a list": (text) => `Done:\n- [x] ${text}\n- other`,
  "a draft": (text) => `Here is the draft:\n\n${text}`,
  "in bold": (text) => `**${text}**`,
  "in code": (text) => `\`${text}\``,
  "behind another": (text, other) => `${other} ${text}`,
  "in front of another": (text, other) => `${text} ${other}`,
  "a paragraph before another": (text, other) => `${text}\n\n${other}`,
};

/** Replies that are taken of each file, spread over it: most of the language that most is known of. */
const TAKEN = 5;
const TAKEN_OF: Readonly<Record<string, number>> = { en: 24, prose: 10, zh: 8 };

function repliesIn(file: string): string[] {
  const { cases } = keptYaml(readFileSync(file, "utf8")) as { readonly cases: readonly unknown[] };
  const all = cases.flatMap((one) => {
    const { stop } = isObject(one) ? one : {};
    return typeof stop === "string" && stop.length < 200 && !stop.includes("{{") ? [stop] : [];
  });
  const each = [...new Set(all)];
  const taken = TAKEN_OF[basename(file, ".yaml")] ?? TAKEN;
  const step = Math.max(1, Math.floor(each.length / taken));
  return each.filter((_, at) => at % step === 0).slice(0, taken);
}

/** The replies of the file of self-tests NAME.yaml, wherever below selftests/claims it stands. */
function repliesOf(name: string): string[] {
  const folder = fileURLToPath(new URL("../selftests/claims", import.meta.url));
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files
    .filter((file) => basename(file) === `${name}.yaml`)
    .flatMap((file) => repliesIn(join(folder, file)));
}

function told({ rule, kind, links, names, serves }: Claim): string {
  const cited = links.map(({ name, key }) => `${name}:${key}`);
  return [
    rule,
    kind,
    ...cited,
    ...names.map((name) => JSON.stringify(name)),
    ...(serves ? ["serves"] : []),
  ].join(" ");
}

const claimed = (text: string): string => readReply(text, TABLES).claims.map(told).join(" + ") || "none";

/** What is claimed in each reply by itself, and in other surroundings where that is something else. */
function readings(replies: readonly string[]): object[] {
  return replies.map((text, at) => {
    const other = replies[(at + 1) % replies.length] ?? "";
    const alone = claimed(text);
    const around = Object.entries(AROUND).flatMap(([name, put]) => {
      const now = claimed(put(text, other));
      return now === alone ? [] : [[name, now] as const];
    });
    return { text, alone, ...Object.fromEntries(around) };
  });
}

type Row = { readonly text: string };
const known = (rows: unknown): string[] => (rows as readonly Row[]).map(({ text }) => text);

/** A file of self-tests whose replies are to be taken has an empty list under its name. */
holdWhole(
  "claims",
  Object.fromEntries(
    Object.keys(baselineOf("claims")).map((name) => [
      name,
      (rows: unknown) => readings(rows === undefined ? repliesOf(name) : known(rows)),
    ]),
  ),
);
