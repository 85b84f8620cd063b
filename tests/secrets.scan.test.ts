/** What must hold of scanning and masking whatever the text is, and the cases that a careful person would ask about. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import type { Json } from "../lib/core/verdict.ts";
import { fingerprint, WELL_KNOWN } from "../lib/secrets/allowed.ts";
import type { Secret } from "../lib/secrets/finding.ts";
import { mask, maskText } from "../lib/secrets/mask.ts";
import { scan } from "../lib/secrets/scan.ts";
import { hitsOf } from "../lib/selftest/proof.ts";
import { SELFTESTS } from "../scripts/guards.ts";
import { anyCharacter, fc, times } from "./property.ts";

const SESSION = "a-session";

/** The first value of every row's proof. */
const samples: ReadonlyMap<string, string> = new Map(
  ["cloud", "dev", "exchange", "generic", "llm", "services"].flatMap((name) =>
    (parse(readFileSync(join(SELFTESTS, "secrets", "catalog", `${name}.yaml`), "utf8")).proofs as Json[]).map(
      (row) => {
        const { id, values } = hitsOf(row);
        return [id, values[0] ?? ""] as const;
      },
    ),
  ),
);
const sample = (id: string): string => {
  const value = samples.get(id);
  assert.ok(value, `no sample of ${id}`);
  return value;
};
const rulesOf = (text: string): string[] => scan(text).map(({ rule }) => rule);

const noise = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom(..."=:\"'`{}[]().,;/\\%+-_<>@#$&|\n\t ".split("")),
  fc.constantFrom(
    "api_key",
    "password",
    "token",
    "Bearer ",
    "://",
    "secret",
    "密码",
    "是",
    "…[redacted:jwt:0a1b]",
    "%3D",
    "\\n",
    '" + "',
    "😀",
  ),
);
const piece = fc.oneof(
  { weight: 4, arbitrary: noise },
  { weight: 1, arbitrary: fc.constantFrom(...samples.values()) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("API_KEY=", "password: ", "Bearer ", '"x_token": "'),
        fc.constantFrom(...samples.values()),
        fc.constantFrom("\n", '",', " "),
      )
      .map((parts) => parts.join("")),
  },
);
const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));

test("spans are in order, apart from each other, and inside the text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      let end = 0;
      for (const secret of scan(text)) {
        assert.ok(secret.start >= end && secret.end > secret.start && secret.end <= text.length);
        assert.ok(secret.keep >= 0 && secret.keep < secret.end - secret.start);
        end = secret.end;
      }
    }),
    { numRuns: times(300) },
  );
});

test("no value survives its masking", () => {
  let seen = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const secrets = scan(text);
      seen += secrets.length;
      const masked = mask(text, secrets, SESSION);
      for (const { start, end } of secrets) {
        if (end - start >= 8) assert.ok(!masked.includes(text.slice(start, end)));
      }
    }),
    { numRuns: times(330) },
  );
  assert.ok(seen > times(300), `only ${seen} secrets in all texts`);
});

test("masking twice changes nothing", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = maskText(text, SESSION);
      assert.equal(maskText(once, SESSION), once);
    }),
    { numRuns: times(300) },
  );
});

test("masking never splits a surrogate pair", () => {
  fc.assert(
    fc.property(texts, (text) => {
      assert.doesNotThrow(() => encodeURIComponent(maskText(text, SESSION)));
    }),
    { numRuns: times(100) },
  );
});

test("every occurrence goes, also where nothing says what it is", () => {
  const key = sample("together-legacy");
  const masked = maskText(`my together api key is ${key}\n\nlog: ${key} and (${key})`, SESSION);
  assert.ok(!masked.includes(key));
  assert.equal(masked.match(/\[redacted:together-legacy:[0-9a-f]{4}\]/g)?.length, 3);
});

test("two keys have two markers, and another session has others", () => {
  const text = `${sample("openrouter")} ${sample("groq")}`;
  const markers = maskText(text, SESSION).match(/\[redacted:[^\]]+\]/g);
  assert.equal(new Set(markers).size, 2);
  assert.notEqual(maskText(text, "another"), maskText(text, SESSION));
});

test("a masked configuration that an agent writes back is clean", () => {
  const config = `OPENROUTER_API_KEY=${sample("openrouter")}\nDB_PASSWORD=${sample("password")}\nTOKEN: "${sample("jwt")}"\n`;
  const masked = maskText(config, SESSION);
  assert.deepEqual(scan(masked), []);
  assert.deepEqual(scan(JSON.stringify({ new_string: masked })), []);
});

test("words that only end like a prefix are words", () => {
  for (const text of [
    `<ta${"sk-notification"}>the background task finished</ta${"sk-notification"}>`,
    `de${"sk-booking"}-application-frontend-production-2026`,
    "risk-assessment-of-the-new-payment-service-2026-q3-final-v2",
    "napi_create_string_utf8_with_external_finalizer",
    "re_match_group_with_named_captures_and_more",
  ]) {
    assert.deepEqual(rulesOf(text), [], text);
  }
});

test("documented values are clean, wherever they stand", () => {
  for (const parts of [
    ["aws_access_key_id = AKIA", "IOSFODNN7EXAMPLE"],
    ["aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/", "bPxRfiCYEXAMPLEKEY"],
    ["STRIPE_SECRET_KEY=sk_test_", "4eC39HqLyjWDarjtT1zdp7dc"],
  ]) {
    assert.deepEqual(rulesOf(parts.join("")), []);
  }
});

test("a value that the user allowed is clean, in plain and encoded", () => {
  const key = sample("groq");
  const allowed = [{ digest: fingerprint(key), reason: "test" }];
  assert.deepEqual(scan(`use ${key}`, { allowed }), []);
  assert.deepEqual(scan(Buffer.from(`GROQ=${key}\n`).toString("base64"), { allowed }), []);
  assert.deepEqual(rulesOf(`use ${key}`), ["groq"]);
});

test("the digest of a value is that of the salt and all of it, however long it is and whatever it is written in", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (value) => {
      const digest = createHash("sha256").update(`agent-guards/allowed/1:${value}`).digest("hex");
      assert.equal(fingerprint(value), digest);
    }),
    { examples: [["é".repeat(600)], ["a".repeat(1001)], ["a".repeat(1002)], ["\ud800"]] },
  );
});

test("who wants to see a few findings learns of one wherever a secret is, behind values that are allowed too", () => {
  const key = sample("groq");
  const allowed = [{ digest: fingerprint(key), reason: "test" }];
  const known = `use ${key}\n`.repeat(4);
  assert.deepEqual(scan(known, { allowed, enough: 2 }), []);
  assert.deepEqual(
    scan(known + sample("openrouter"), { allowed, enough: 2 }),
    scan(sample("openrouter")).map((secret) => ({
      ...secret,
      start: known.length,
      end: known.length + sample("openrouter").length,
    })),
  );
  assert.equal(scan(known, { enough: 2 }).length, 2);
  const refuted = ["GITHUB_API_KEY=ghp", "pShOJ4A0qG2nwk96yj0eVc8Hfqkhik49cgit"].join("_");
  assert.deepEqual(scan(refuted, { enough: 1 }), []);
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 3 }), (text, enough) => {
      assert.equal(scan(text, { enough }).length > 0, scan(text).length > 0);
    }),
  );
});

test("an encoded secret is found at the span that encodes it", () => {
  const key = sample("openrouter");
  const half = key.length >> 1;
  const joins = ['" + "', '"+"', '" . "', '" & "', '"\n    "', '" +\r\n    "', '" +\n    + "', '" \\\n"'];
  for (const hidden of [
    Buffer.from(key).toString("base64"),
    Buffer.from(key).toString("hex"),
    [...key].map((letter) => `\\x${letter.charCodeAt(0).toString(16)}`).join(""),
    ...joins.map((join) => `${key.slice(0, half)}${join}${key.slice(half)}`),
  ]) {
    const text = `value = "${hidden}"; next`;
    const [secret, ...others] = scan(text);
    assert.equal(secret?.rule, "openrouter");
    assert.equal(text.slice(secret.start, secret.end), hidden);
    assert.deepEqual(others, []);
  }
  const url = `https%3A%2F%2Fapp%3A${sample("url-password")}%40db.acme.io`;
  assert.equal(maskText(url, SESSION).includes(sample("url-password")), false);
});

test("a credential is found in every form that an assignment takes", () => {
  const value = sample("secret");
  for (const text of [
    `--token ${value}`,
    `--token "${value}"`,
    `acme-cli login --api-key=${value} --verbose`,
    `var accessToken string = "${value}"`,
    `<apiKey>\n  ${value}\n</apiKey>`,
    `<add key="ApiKey" value="${value}" />`,
    `- name: API_KEY\n  value: ${value}`,
    `machine acme.io login bob password ${value}`,
    `setenv("ACME_TOKEN", "${value}")`,
    `{"apiKey": "${value}"}`,
    `the api key for staging is ${value}, keep it safe`,
    `访问令牌为 ${value}`,
    `https://api.acme.io/v1?api_key=${value}&page=2`,
    `Authorization: token ${value}`,
  ]) {
    const [secret, ...others] = scan(text);
    assert.equal(secret && text.slice(secret.start, secret.end), value, text.replace(value, "…"));
    assert.deepEqual(others, []);
  }
});

test("a value that is joined from several strings goes whole", () => {
  const value = sample("secret");
  const [first, second] = [value.slice(0, 16), value.slice(16)];
  for (const joint of [`""`, `" + "`, `" . "`, `"\n              "`, `" \\\n  "`, `"'`, `" "`]) {
    const text = `api_key = ("${first}${joint}${second}")`;
    assert.deepEqual(
      scan(text).map(({ start, end }) => text.slice(start, end)),
      [first + joint + second],
      joint,
    );
  }
  for (const [text, ends] of [
    [`api_key="${value}" "name"="other-value"`, value],
    [`call(api_key="${value}", "other-value")`, value],
    [`api_key = "user-name" + "last-login-time"`, undefined],
  ] as const)
    assert.deepEqual(
      scan(text).map(({ start, end }) => text.slice(start, end)),
      ends === undefined ? [] : [ends],
    );
});

test("a checksum that fails is a proof of harmlessness", () => {
  const token = sample("github-token");
  const broken = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
  assert.deepEqual(rulesOf(`use ${token}`), ["github-token"]);
  assert.deepEqual(rulesOf(`use ${broken}`), []);
  assert.deepEqual(rulesOf(`GITHUB_TOKEN=${broken}`), []);
});

test("tokens that are public by design are clean, whatever they are assigned to", () => {
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString("base64url");
  const jwt = (payload: object): string =>
    `${part({ alg: "HS256", typ: "JWT" })}.${part(payload)}.${sample("jwt").split(".")[2]}`;
  const claims = { iss: "supabase", ref: "abcdefghijklmnopqrst", iat: 1_790_000_000 };
  assert.deepEqual(rulesOf(`SUPABASE_ANON_KEY=${jwt({ ...claims, role: "anon" })}`), []);
  assert.deepEqual(rulesOf(`SUPABASE_KEY=${jwt({ ...claims, role: "service_role" })}`), ["jwt"]);
  assert.deepEqual(rulesOf(`STRIPE_API_KEY=pk_live_${sample("secret")}`), []);
});

test("a user's own row is a row like any other", () => {
  const rows = [
    { id: "acme", label: "Acme key", keywords: ["acme_"], shape: /acme_[a-z0-9]{32}/, keep: 5, source: "us" },
  ];
  const value = `acme_${"q7w2e9r4t1y6u3i8".repeat(2).split("").reverse().join("").slice(0, 31)}0`;
  assert.deepEqual(
    scan(`key: ${value}`, { rows }).map(({ rule, start, end }) => ({ rule, start, end })),
    [{ rule: "acme", start: 5, end: 5 + value.length }],
  );
});

/** A finding that no row makes, for what masking does with any. */
const found = (rule: string, start: number, end: number): Secret => ({
  rule,
  start,
  end,
  class: "token",
  keep: 0,
  label: "a test",
});

test("a value of eight units is masked wherever it stands again, one of seven only where it was found", () => {
  const eight = "abcd-123";
  assert.equal(mask(`${eight} then ${eight}.`, [found("x", 0, 8)], "s").includes(eight), false);
  const seven = "abcd-12";
  assert.ok(mask(`${seven} then ${seven}.`, [found("x", 0, 7)], "s").endsWith(`then ${seven}.`));
});

test("of two findings that begin at one place the longer one gives the name", () => {
  const text = "abcdefgh-ijklmnop";
  const masked = mask(text, [found("short", 0, 8), found("long", 0, text.length)], "s");
  assert.match(masked, /redacted:long/);
  assert.doesNotMatch(masked, /redacted:short|ijkl/);
});

test("each published value is known by its digest, and says where it is published", () => {
  assert.equal(new Set(WELL_KNOWN.map(({ digest }) => digest)).size, WELL_KNOWN.length);
  for (const { digest, reason } of WELL_KNOWN)
    assert.match(`${digest} ${reason}`, /^[0-9a-f]{64} \w.{3,60}: \w.{8,60}$/);
});

test("values that stand elsewhere without a place between them are masked each, and the end of one that begins in another is masked, too", () => {
  const drawn = (of: string): string =>
    createHash("sha256").update(of).digest("base64").replace(/\W/g, "").slice(0, 14);
  const key = sample("openrouter");
  const twice = maskText(`a=${key}\nand ${key}${key}\n`, SESSION);
  assert.equal(twice.match(/\[redacted:openrouter:/g)?.length, 3);
  const [first, middle, last] = ["x", "y", "z"].map(drawn);
  const named = `API_KEY="${first}${middle}"\nOTHER_TOKEN="${middle}${last}"\n`;
  const masked = maskText(`${named}logged: ${first}${middle}${last}.\n`, SESSION);
  for (const part of [first, middle, last]) assert.ok(part && !masked.includes(part), masked);
});
