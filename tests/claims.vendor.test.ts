/** A user's own rows give exactly what the shipped ones give: the self-tests, with hosts and places exchanged. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { claimsOf } from "../lib/claims/assert.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { meaningOf } from "../lib/hook/hosts/meaning.ts";
import type { Case } from "../lib/selftest/case.ts";
import { loadContent } from "../lib/selftest/load.ts";
import { runCases } from "../lib/selftest/run.ts";
import { inProcess, ROOT, SELFTESTS } from "../scripts/guards.ts";
import { keptContent } from "../scripts/selftest-contents.ts";
import { guardOf, TABLES } from "../templates/verify_publish_claims.ts";

const PLACE = "https://pages.acme.io";

const LINKS: readonly LinkRow[] = [
  { name: "preview", form: `${PLACE}/preview/{id}`, proves: "publish", serves: true },
  { name: "preview", form: "/preview/{id}", proves: "publish", serves: true },
  { name: "post", form: `${PLACE}/post/{id}`, proves: "post" },
  { name: "post", form: "/post/{id}", proves: "post" },
  { name: "page", form: `${PLACE}/{id}`, proves: "publish" },
];

/** A text with the shipped hosts and names exchanged for Acme's; names of files and variables stay. */
function exchanged(text: string): string {
  return text
    .replace(/https?:\/\/(?:www\.)?([\w-]+)\.community\.iamstarchild\.com/gi, `${PLACE}/$1`)
    .replace(/https?:\/\/(?:www\.)?(?:community\.)?iamstarchild\.com/gi, PLACE)
    .replace(/\b([\w-]+)\.community\.iamstarchild\.com/gi, "pages.acme.io/$1")
    .replace(/\b(?:www\.)?(?:community\.)?iamstarchild\.com/gi, "pages.acme.io")
    .replace(/agent ?x(?!_)/gi, "Acmeboard")
    .replace(/star ?child|스타차일드|星童/gi, "Acmeland");
}

const ACME: ClaimTables = {
  ...TABLES,
  links: LINKS,
  registries: TABLES.registries.map((row) => ({
    ...row,
    ...(row.places ? { places: row.places.map((name) => exchanged(name).toLowerCase()) } : {}),
    record: exchanged(row.record),
  })),
};

/** What a link of any host begins with. */
const LINKED = /https?:|\/(?:post|preview)\//;

/**
 * The cases of a file in which the exchange changes something, or which have a link: the others meet the same words of the same
 * tables, and the executable plays them.
 */
function exchangedCases(file: string): Case[] {
  const text = readFileSync(join(SELFTESTS, "claims", file), "utf8");
  const before = loadContent(keptContent(text, file), file);
  const after = loadContent(keptContent(exchanged(text), file), file);
  assert.equal(after.length, before.length);
  return after.filter((one, at) => LINKED.test(one.input) || !isDeepStrictEqual(one, before[at]));
}

test("the self-tests of claims hold with hosts and places exchanged", async () => {
  const files = readdirSync(join(SELFTESTS, "claims"), { recursive: true, encoding: "utf8" });
  const cases = files.filter((file) => file.endsWith(".yaml")).flatMap(exchangedCases);
  assert.ok(cases.length > 1000);
  const ask = inProcess(new Map([["verify_publish_claims", guardOf(ACME)]]));
  assert.deepEqual((await runCases(cases, ask, meaningOf)).failures, []);
});

test("a user's own link needs no word of a claim near it, either", () => {
  const one: ClaimTables = { ...ACME, links: [{ name: "page", form: `${PLACE}/{id}`, proves: "publish" }] };
  for (const words of ["Here it is: URL", "It's up: URL", "All set → URL", "You can view it at URL now."]) {
    const claims = claimsOf(words.replace("URL", `${PLACE}/cafe-menu`), one);
    assert.deepEqual(
      claims.flatMap(({ links }) => links.map(({ key }) => key)),
      ["cafe-menu"],
      words,
    );
  }
});

test("lib/claims names no host, no product and no remedy", () => {
  const folder = join(ROOT, "lib", "claims");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const names = TABLES.registries.flatMap(({ places = [], elsewhere = [], instead }) => [
    ...places,
    ...elsewhere.filter((word) => /^[a-z0-9]{4,}$/.test(word) && !COMMON.has(word)),
    instead,
  ]);
  const pattern = new RegExp(`\\b(?:iamstarchild|${names.join("|")})\\b`, "i");
  const named = files.filter((name) => pattern.test(readFileSync(join(folder, name), "utf8")));
  assert.deepEqual(named, []);
});

/** Names of products that are words as well. */
const COMMON: ReadonlySet<string> = new Set([
  "base",
  "ghost",
  "line",
  "medium",
  "notion",
  "render",
  "steam",
  "surge",
  "teams",
  "zoom",
]);
