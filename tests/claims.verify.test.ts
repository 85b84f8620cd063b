/** What the records mean for a claim, and what a reason says of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { claimsOf } from "../lib/claims/assert.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import { entriesOf, type Registry } from "../lib/claims/registry.ts";
import { reasonFor, warningFor } from "../lib/claims/report.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { type Fabrication, fabrications } from "../lib/claims/verify.ts";

const LINKS: readonly LinkRow[] = [
  { name: "preview", form: "https://pages.acme.io/preview/{id}", proves: "publish", serves: true },
  { name: "page", form: "https://pages.acme.io/{id}", proves: "publish" },
];
const PAGES: Registry = {
  name: "pages",
  proves: "publish",
  env: [],
  file: "pages.json",
  ids: ["id"],
  link: "url",
  title: "title",
  live: { field: "published", is: ["true"], orLink: true },
  tools: ["bash", "publish"],
  places: ["acme pages"],
  elsewhere: ["geocities"],
  record: "page list",
  deed: "published",
  instead: "publish it now and cite its address",
};
const JOBS: Registry = {
  name: "jobs",
  proves: "schedule",
  env: [],
  file: "jobs.json",
  ids: ["id"],
  title: "title",
  live: { field: "status", not: ["failed"] },
  recent: { fields: ["made"], seconds: 900 },
  record: "job list",
  deed: "scheduled",
  instead: "create the job now",
};
const TABLES: ClaimTables = { languages: LANGUAGES, links: LINKS, registries: [PAGES, JOBS] };
const NOW = 1_800_000_000;
const PAGE = "https://pages.acme.io/cafe-menu";

type Records = { readonly pages?: unknown; readonly jobs?: unknown; readonly tools?: readonly string[] };

function judge(reply: string, { pages = [], jobs = [], tools }: Records): Fabrication[] {
  const lookup = (row: Registry) => entriesOf(row === PAGES ? pages : jobs, row, LINKS, NOW);
  return fabrications(claimsOf(reply, TABLES), TABLES.registries, lookup, tools);
}

const PUBLISHED = `Published! ${PAGE}`;
const BARE = { id: "x1", title: "Cafe Menu" };

/** Records that back the reply, or that cannot tell: neither is held against it. */
const SPARED: Readonly<Record<string, Records>> = {
  "a flag without a link": { pages: [{ ...BARE, published: true }] },
  "a link without a flag": { pages: [{ ...BARE, url: PAGE }] },
  "another published entry without a link": { pages: [{ id: "y", title: "Y", published: true }] },
  "no publication is ever recorded, and a shell ran": { pages: [BARE], tools: ["read", "Bash"] },
  "no publication is ever recorded, and nobody says what ran": { pages: [BARE] },
};
for (const [name, records] of Object.entries(SPARED))
  test(`spared: ${name}`, () => assert.deepEqual(judge(PUBLISHED, records), []));

/** Records that contradict it, and what the reason says of them. */
const FLAGGED: Readonly<Record<string, readonly [Records, RegExp]>> = {
  "nothing is there": [{}, /The page list does not know “cafe-menu”\./],
  "the entry says no, whatever link it kept": [
    { pages: [{ ...BARE, published: false, url: PAGE }] },
    /The page list holds “Cafe Menu” as not published\./,
  ],
  "every published entry has another link": [
    { pages: [{ ...BARE, url: "https://pages.acme.io/cafe-meny" }] },
    /does not know “cafe-menu”, the nearest live one is cafe-meny\./,
  ],
  "a slug is three letters off": [
    { pages: [{ ...BARE, url: "https://pages.acme.io/kafee-menus" }] },
    /does not know “cafe-menu”, the nearest live one is kafee-menus\./,
  ],
  "every published entry is another page": [
    { pages: [{ ...BARE, url: "https://pages.acme.io/kafees-menus" }] },
    /does not know “cafe-menu”\./,
  ],
  "no publication is ever recorded, and nothing ran that could publish": [
    { pages: [BARE], tools: ["write_file"] },
    /does not know/,
  ],
};
for (const [name, [records, why]] of Object.entries(FLAGGED)) {
  test(`flagged, and the reason says why: ${name}`, () => {
    const found = judge(PUBLISHED, records);
    assert.equal(found.length, 1);
    assert.match(reasonFor("claims", found), why);
    assert.match(
      reasonFor("claims", found),
      /Tell the user plainly .* only if they asked for it, publish it now/,
    );
    assert.match(warningFor("claims", found, "the tries are spent"), why);
  });
}

test("a job that failed is named, with its state", () => {
  const jobs = [{ id: "j", title: "Vitamins", status: "failed", made: NOW - 20 }];
  const found = judge("I set up a daily reminder.", { jobs });
  assert.match(reasonFor("claims", found), /The job list holds “Vitamins” as “failed”\./);
});

test("a page that is only served needs an entry, and one that nobody knows is invented", () => {
  const reply = "It's live at https://pages.acme.io/preview/x1";
  assert.deepEqual(judge(reply, { pages: [{ ...BARE, published: false }] }), []);
  assert.equal(judge(reply, { pages: [{ id: "x2", published: false }] }).length, 1);
});

test("a deed at a place that the registry does not record is unknown, and one at its own place is not", () => {
  assert.deepEqual(judge("I published your page on Geocities.", {}), []);
  assert.equal(judge("I published your page on Acme Pages.", {}).length, 1);
});

test("a title that no live page has may be that of a page in a registry that is unknown", () => {
  const blog: Registry = { ...PAGES, name: "blog", file: "blog.json" };
  const pages = [
    { ...BARE, published: false },
    { id: "y", title: "Y", published: true },
  ];
  const lookup = (row: Registry) => (row === PAGES ? entriesOf(pages, row, LINKS, NOW) : undefined);
  const claims = claimsOf("Your page “Cafe Menu” is live now.", TABLES);
  assert.equal(fabrications(claims, [PAGES], lookup).length, 1);
  assert.deepEqual(fabrications(claims, [PAGES, blog], lookup), []);
});

test("no secret of a link or a sentence is in a reason", () => {
  const replies = [
    "Published! https://admin:hunter2pass@pages.acme.io/cafe?key=abc123def456#frag",
    `Published! https://pages.acme.io/cafe/${"Zk3v9Q".repeat(5)}/edit`,
    `Published! https://pages.acme.io/${"Zk3v9Q".repeat(5)}`,
    "I published your page, password: hunter2pass",
    "I published your page with the key Zk3v9Q-77ab-Lm2x.",
    "Published! https://pages.acme.io.evil.example/Zk3v9Qhunter2pass",
  ];
  for (const reply of replies) {
    const found = judge(reply, {});
    assert.equal(found.length, 1, reply);
    for (const text of [reasonFor("claims", found), warningFor("claims", found, "of a test")])
      assert.doesNotMatch(text, /hunter2pass|abc123def456|Zk3v9Q/, reply);
  }
});

test("a reason spells out four findings, however many there are", () => {
  const links = ["one", "two", "three", "four", "five", "six"].map(
    (slug) => `https://pages.acme.io/${slug}-menu`,
  );
  const reason = reasonFor(
    "t",
    judge(`Published: ${links.join(" and ")}`, { pages: [{ id: "x1", url: PAGE, published: true }] }),
  );
  assert.equal(reason.match(/does not know/g)?.length, 4);
});
