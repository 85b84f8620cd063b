/**
 * What each part of reading and holding a reply makes of a text, whole: rows of tests/data/parts/claims.yaml.
 * Meanwhile every function of lib/claims tells what it does: tests/data/seams/claims.parts.txt.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readReply } from "../lib/claims/assert.ts";
import type { Language } from "../lib/claims/claim.ts";
import { matchOf } from "../lib/claims/grammar.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { Registry } from "../lib/claims/registry.ts";
import { unreadFor } from "../lib/claims/report.ts";
import { fabrications } from "../lib/claims/verify.ts";
import { holdRows } from "./parts.ts";
import { seamsOf } from "./seams/hold.ts";
import { seamed } from "./seams/load.ts";

const { PARTS, played, SPEAKER, TABLES } = await seamed<typeof import("./seams/claims.parts.ts")>(
  "lib/claims",
  "tests/seams/claims.parts.ts",
);
const seams = seamsOf("claims.parts", played);

holdRows("claims", PARTS, seams);

test("a language may leave empty what it does not need", () => {
  const bare = {
    ...LANGUAGES[0],
    others: "",
    pronoun: "",
    filler: "",
    tags: "",
    drafts: "",
    outside: "",
  } as Language;
  const claims = (text: string) => readReply(text, { ...TABLES, languages: [bare] }).claims.length;
  assert.equal(claims("Initech shipped v2. I published the page."), 1);
  assert.equal(claims("Here it is:\n\nI published the page."), 1);
  assert.equal(claims("I published the page, do you like it?"), 1);
});

test("a pattern with a slot that its language lacks says which", () => {
  assert.throws(
    () => matchOf(SPEAKER, "the {roof}", "the roof"),
    /^RangeError: language "made-up" has no slot "roof"$/,
  );
});

test("each registry is asked for once, and those of other deeds never", () => {
  const asked: string[] = [];
  const { claims } = readReply("I published the page. It rained. I published the site.", TABLES);
  const lookup = ({ name }: Registry): undefined => void asked.push(name);
  assert.equal(claims.length, 2);
  assert.deepEqual(fabrications(claims, TABLES.registries, lookup), []);
  assert.deepEqual(asked, ["pages"]);
});

test("what was left unread is said with its count", () => {
  assert.equal(
    unreadFor("claims", 3),
    "[claims] Not checked to the end, because the reply is too long (3 parts that may claim something were not read). Check what it says was published, posted or scheduled before you rely on it.",
  );
});

seams.end();
