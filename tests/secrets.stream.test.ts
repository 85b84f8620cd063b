/** Masking a text while it streams: the same as masking it whole, in whatever pieces it comes, and hardly later. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { entropyToMnemonic } from "bip39";
import { stringAt } from "../lib/core/json.ts";
import { STREAM_HELD_UNITS, STREAM_LAG_UNITS } from "../lib/core/limits.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { maskStream, maskText } from "../lib/secrets/index.ts";
import { ROOT } from "../scripts/guards.ts";
import { selftestCases } from "./selftest-cases.ts";

const hex = (seed: string): string => createHash("sha256").update(seed).digest("hex");
const SESSION = "stream";

/** What comes out of `pieces`, joined. */
function streamed(pieces: readonly string[]): string {
  const mask = maskStream(SESSION);
  return pieces.map((piece) => mask.push(piece)).join("") + mask.end();
}

/** `text` in pieces of `size` units. */
function pieces(text: string, size: number): string[] {
  return text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const jwt = (claims: object): string =>
  [
    base64url({ alg: "RS256", typ: "JWT" }),
    base64url({ sub: "1234", ...claims }),
    Buffer.from(hex("a") + hex("b"), "hex").toString("base64url"),
  ].join(".");

/** A private key of so many bytes in PEM; its numbers are drawn, and open nothing. */
function pem(bytes: number): string {
  const inner = Buffer.from(
    pieces(hex("pem").repeat(Math.ceil(bytes / 32)), 64)
      .map(hex)
      .map((text, i) => hex(text + i))
      .join(""),
    "hex",
  );
  const der = Buffer.concat([
    Buffer.from([0x30, 0x82, bytes >> 8, bytes & 255, 2, 1, 0]),
    inner.subarray(0, bytes - 3),
  ]);
  const name = "PRIVATE KEY";
  return [`-----BEGIN ${name}-----`, ...pieces(der.toString("base64"), 64), `-----END ${name}-----`].join(
    "\n",
  );
}

const SECRETS: Readonly<Record<string, string>> = {
  key: `sk-or-v1-${hex("key")}`,
  jwt: jwt({ scope: hex("scope").repeat(4) }),
  pem: pem(630),
  phrase: entropyToMnemonic(hex("phrase")),
};

for (const [name, secret] of Object.entries(SECRETS)) {
  const text = `Of course, here it is: ${secret} and now on to something else entirely.\n`;
  const whole = maskText(text, SESSION);

  test(`a ${name} that is split at any one place is masked`, () => {
    assert.ok(!whole.includes(secret.slice(12, 40)));
    const step = Math.ceil(text.length / 600);
    for (let at = 1; at < text.length; at += step)
      assert.equal(streamed([text.slice(0, at), text.slice(at)]), whole, `split at ${at}`);
  });

  test(`a ${name} that comes in small pieces is masked`, () => {
    for (const size of [1, 3, 8]) assert.equal(streamed(pieces(text, size)), whole, `pieces of ${size}`);
  });
}

test("every text of the self-tests is masked in pieces as it is masked whole", () => {
  const texts = selftestCases()
    .filter(({ guard, input }) => guard === "security_guard" && input.startsWith('{"session_id"'))
    .flatMap(({ input }) => textsOf(JSON.parse(input)));
  assert.ok(texts.length > 500);
  for (const text of new Set(texts)) {
    const size = 1 + (text.length % 7);
    assert.equal(streamed(pieces(text, size)), maskText(text, SESSION));
  }
});

/** The texts that stand in an event. */
function textsOf(event: JsonObject): string[] {
  const keys = ["message", "response", "tool_result", "notification"];
  return keys.map((key) => stringAt(event, key)).filter((text) => text !== "");
}

test("plain text waits for no more than the units that it may wait for", () => {
  for (const page of ["docs/hosts.md", "docs/new-host.md", "SECURITY.md", "CHANGELOG.md"]) {
    const text = readFileSync(join(ROOT, page), "utf8");
    const mask = maskStream(SESSION);
    let sent = 0;
    let shown = 0;
    for (const piece of pieces(text, 5)) {
      sent += piece.length;
      shown += mask.push(piece).length;
      assert.ok(sent - shown <= STREAM_LAG_UNITS, `${page} at ${sent}: ${sent - shown} units late`);
    }
    assert.equal(shown + mask.end().length, text.length);
  }
});

test("what is longer than a stream may hold is masked to its end, and what follows comes through", () => {
  const after = "\n\nThat was the value, and this is what comes after it in the reply.";
  const long = {
    jwt: jwt({ scope: hex("scope").repeat(200) }),
    wrapped: pieces(jwt({ scope: hex("scope").repeat(200) }), 76).join("\n"),
    pem: pem(9300),
  };
  for (const [name, secret] of Object.entries(long)) {
    assert.ok(secret.length > STREAM_HELD_UNITS, name);
    for (const size of [1, 50, 100_000].map((units) => (name === "pem" ? Math.max(20, units) : units * 10))) {
      const out = streamed(pieces(`Here: ${secret}${after}`, size));
      assert.match(
        out,
        /^Here: \S*…\[redacted:[\w-]+:[0-9a-f]{4}\]\s+That was the value/,
        `${name} by ${size}`,
      );
      assert.ok(out.endsWith("this is what comes after it in the reply."));
      const lines = secret.match(/[\w+/-]{24}/g) ?? [];
      assert.deepEqual(
        lines.filter((line) => out.includes(line)),
        [],
        `${name} by ${size}`,
      );
    }
  }
});

test("a value that was masked once is masked again, where no rule would find it", () => {
  const secret = `${hex("again").slice(0, 30)}Zq`;
  const text = `export OPENAI_API_KEY=${secret}\n${"Words between the two places. ".repeat(200)}\nso ${secret} it is`;
  assert.equal(streamed(pieces(text, 6)).includes(secret), maskText(text, SESSION).includes(secret));
});
