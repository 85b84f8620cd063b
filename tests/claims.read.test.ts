/** Reading a reply: links in every form, prose without what is not said, linear time, and no surprise on any text. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readReply } from "../lib/claims/assert.ts";
import { MOVED, RELEASED, SCHEDULED } from "../lib/claims/languages/en.ts";
import { findLinks, readLink } from "../lib/claims/links.ts";
import { proseLines } from "../lib/claims/prose.ts";
import { reasonFor, withNote } from "../lib/claims/report.ts";
import { segmentsOf } from "../lib/claims/sentences.ts";
import { fabrications } from "../lib/claims/verify.ts";
import { claims, HOST, LINKS, REGISTRIES, TABLES } from "./claims-tables.ts";
import { fc, times } from "./property.ts";
import { selftestCases } from "./selftest-cases.ts";

const LINK_FORMS: readonly (readonly [string, string | undefined])[] = [
  [`https://${HOST}/7001-cafe`, "page 7001-cafe"],
  [`http://${HOST}:8080/7001-cafe/deep/er?x=1#y`, "page 7001-cafe"],
  [`HTTPS://7001-CAFE.${HOST.toUpperCase()}/`, "page 7001-cafe"],
  [`7001-cafe.${HOST}`, "page 7001-cafe"],
  [`${HOST}/7001-cafe.`, "page 7001-cafe"],
  [`[x](https://${HOST}/7001-cafe)!`, "page 7001-cafe"],
  [`（https://${HOST}/7001-cafe）`, "page 7001-cafe"],
  [`https://${HOST}/7001-cafe。`, "page 7001-cafe"],
  [`🔗https://${HOST}/7001-cafe🎉`, "page 7001-cafe"],
  ["/preview/ab12/", "preview ab12"],
  ["/post/77?comment=3", "post 77"],
  ["https://www.iamstarchild.com/post/Ab-7", "post ab-7"],
  [`https://${HOST}.evil.example/7001-cafe`, `fake ${HOST}.evil.example`],
  [`https://${HOST}@evil.example/7001-cafe`, "fake evil.example"],
  [`https://share.example/?u=https://${HOST}/7001-cafe`, undefined],
  [`https://${HOST}`, undefined],
  [`${HOST}/<slug>`, undefined],
  ["https://blog.example/post/77", undefined],
  ["src/post/77", undefined],
  ["/api/post/77", undefined],
  ["/preview/{id}/", undefined],
];

for (const [text, expected] of LINK_FORMS) {
  test(`reads the link in ${text}`, () => {
    const own = findLinks(text, LINKS).flatMap((link) => link.own ?? []);
    assert.deepEqual(
      own.map(({ name, key }) => `${name} ${key}`),
      expected === undefined ? [] : [expected],
    );
  });
}

test("what is not said is no prose, and the lines around it stay", () => {
  const text = [
    "before",
    "```",
    "fenced",
    "```",
    "| a | b |",
    "> quoted",
    "",
    "    indented",
    "",
    "- item `code` and ~~gone~~ and “said”",
    "    - nested item",
    "it's the agent's own",
  ].join("\n");
  const lines = proseLines(text, { wanted: () => true, links: () => [] }).lines.map((line) => line.text);
  assert.deepEqual(lines, ["before", "item \uE002 and and \uE002", "nested item", "it's the agent's own"]);
});

test("a claim keeps its links, and a neighbour's link is not its own", () => {
  const [claim] = claims(`Published: https://${HOST}/7001-a\nAlso see https://${HOST}/9-b for ideas.`);
  assert.deepEqual(
    claim?.links.map(({ key }) => key),
    ["7001-a"],
  );
});

test("a reason tells what to do, lists every bad link, and holds no secret of a link or a sentence", () => {
  const text = `Published https://${HOST}/7001-a?token=hunter2 and set a reminder with ${"k".repeat(40)}.`;
  const found = fabrications(claims(text), REGISTRIES, () => []);
  const reason = reasonFor("claims", found);
  assert.match(reason, /^\[claims\] Blocked \(.*Tell the user plainly.*publish it now.*: https:\/\/.*7001-a/);
  assert.equal(reason.split(": ").length, 2);
  assert.ok(!reason.includes("hunter2") && !reason.includes("k".repeat(40)));
  const noted = withNote(text, found);
  assert.ok(noted.startsWith(text) && noted.includes("Unverified"));
  assert.equal(withNote(noted, found), noted);
});

test("any text is read without a throw, and the note adds no claim", () => {
  const word = fc.constantFrom(
    ..."Published! live posted /post/1 is not 已发布 公開しました 게시했습니다 Publicado publié veröffentlicht опубликовано đã xuất bản".split(
      " ",
    ),
    ...[
      "```",
      "> ",
      "|",
      "**",
      '"',
      "“",
      "\n\n",
      "- [x] ",
      "    ",
      `https://${HOST}/a`,
      "\u0000",
      "\uE000",
      "\uD800",
      "?",
      ":",
    ],
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(" ");
      const found = fabrications(claims(text), REGISTRIES, () => []);
      const noted = withNote(text, found);
      assert.equal(withNote(noted, found), noted);
    }),
    { numRuns: times(100), seed: 11 },
  );
});

test("an unknown registry never contradicts", () => {
  const text = `Published! https://${HOST}/7001-a Posted /post/1. Reminder set for 9.`;
  assert.deepEqual(
    fabrications(claims(text), REGISTRIES, () => undefined),
    [],
  );
});

test("a look-alike is never a page", () => {
  assert.equal(readLink(`https://${HOST}.example/7001-a`, LINKS)?.name, "fake");
});

const CASES = selftestCases();

/** What the self-tests say that must fire a row. */
const FIRES = CASES.flatMap(({ rule, input }) => (rule === undefined ? [] : [{ rule, input }]));

for (const [rule, verbs] of [
  ["en.publish", [...RELEASED, ...MOVED]],
  ["en.schedule", SCHEDULED],
] as const) {
  test(`${rule}: every verb has a case in the active and one in the passive`, () => {
    const said = FIRES.filter((one) => one.rule === rule).map(({ input }) => input);
    const lacks = (form: string) => (verb: string) =>
      !said.some((input) => new RegExp(`\\b${form} ${verb}\\b`).test(input));
    assert.deepEqual(verbs.filter(lacks("(?:I|we) have")), []);
    assert.deepEqual(verbs.filter(lacks("has been")), []);
  });
}

test("sentences of plain lines end where the engine's own segmenter ends them", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  const signs = [..."abUS19.?!\"'()[]{} \t,:-–—‘’“”…·\uE000\uE003@/|;。！？；，、：（）「」《\u3000中文了"];
  const piece = fc.constantFrom(
    ...signs,
    "The ",
    "went out. ",
    "e.g. ",
    "U.S. ",
    "v1.2",
    "...",
    "?! ",
    '." ',
    "发布了。",
    "吗？」",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const text = pieces.join("");
      assert.deepEqual(
        segmentsOf(text),
        Array.from(segmenter.segment(text), ({ segment }) => segment),
      );
    }),
    { numRuns: times(1000) },
  );
});

test("of a long reply both ends are read", () => {
  const keys = (text: string) => claims(text).flatMap(({ links }) => links.map(({ key }) => Number(key)));
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
  const posts = upTo(70).map((at) => `Posted https://${HOST}/post/${at} just now.`);
  assert.deepEqual(keys(posts.join("\n\n")), [...upTo(30), ...upTo(30).map((at) => at + 40)]);
  const sentences = upTo(500).map((at) => `Posted /post/${at} now.`);
  assert.deepEqual(keys(sentences.join(" ")), [...upTo(200), ...upTo(200).map((at) => at + 300)]);
});

test("what a cap leaves unread is counted, and a reply of usual length is read whole", () => {
  const usual = `Published! https://${HOST}/7001-a\n\nThe build passed and the posts are ready.\n\n`;
  assert.equal(readReply(usual.repeat(20), TABLES).unread, 0);
  assert.ok(readReply(usual.repeat(2000), TABLES).unread > 0);
  // Ten paragraphs more than are read, and of the sixty that are read two hundred sentences more.
  const long = `See https://${HOST}/7001-a now. ${"It is fine. ".repeat(9)}\n\n`.repeat(70);
  assert.equal(readReply(long, TABLES).unread, 210);
});

test("behind two seconds of processor time the rest is left unread", () => {
  const asked = process.cpuUsage;
  const unread = (user: number, system: number): number => {
    let calls = 0;
    // The first call begins the count, and each other one says what has been spent since.
    process.cpuUsage = () => (calls++ === 0 ? { user: 0, system: 0 } : { user, system });
    try {
      return readReply("Published page 1. Published page 2. Published page 3.", TABLES).unread;
    } finally {
      process.cpuUsage = asked;
    }
  };
  assert.equal(unread(1_200_000, 800_000), 0);
  assert.equal(unread(1_200_000, 801_000), 2);
});
