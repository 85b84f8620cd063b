/** What is planted in a command that is stopped comes back in no answer and in no record; data is tests/data/quotes.yaml. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { parse } from "yaml";
import { discreet } from "../lib/core/discreet.ts";
import { respond } from "../lib/hook/decide.ts";
import { randomFrom } from "../scripts/fuzz/random.ts";
import { guard } from "../templates/security_guard.ts";

type Data = {
  readonly acts: readonly string[];
  readonly places: readonly string[];
  readonly shown: readonly (readonly [line: string, shown: string])[];
  readonly kept: readonly string[];
};

const DATA: Data = parse(readFileSync(new URL("data/quotes.yaml", import.meta.url), "utf8"));
const SHOWN = 8;
const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const WORDS = ["correct", "horse", "battery", "staple", "orange", "window", "purple", "monday"];
const random = randomFrom(20_261_122);

before(async () => {
  await guard.load?.();
});

function drawn(): { readonly secret: string; readonly phrase: string } {
  const one = (from: string | readonly string[]) => from[random(from.length)] ?? "";
  // A digit, a capital and a small letter in turn: what a generator of tokens makes most of the time.
  const secret = Array.from({ length: 20 }, (_, at) => {
    const kind = at % 3 === 0 ? /\d/ : at % 3 === 1 ? /[A-Z]/ : /[a-z]/;
    return one([...LETTERS].filter((letter) => kind.test(letter)));
  }).join("");
  return { secret, phrase: [one(WORDS), one(WORDS), one(WORDS)].join("-") };
}

/** Does `text` hold eight characters of `value`, one behind the other? */
function leaks(text: string, value: string): boolean {
  return Array.from({ length: value.length - SHOWN + 1 }, (_, at) => value.slice(at, at + SHOWN)).some(
    (part) => text.includes(part),
  );
}

/** What is wrong with what is said of a command that holds `value`. */
function faultOf(command: string, value: string): string | undefined {
  const call = { session_id: "s", cwd: "/w", tool_name: "bash", tool_input: { command } };
  const { answer, verdict, event } = respond(guard, JSON.stringify({ event: "pre_tool_call", ...call }));
  const said = JSON.stringify({ answer, verdict });
  if (leaks(said, value)) return `${command}: ${said}`;
  const isKept = verdict.act === "block" && event !== undefined && guard.keeps?.(event) === true;
  return isKept ? `kept: ${command}` : undefined;
}

test("no answer quotes eight characters of what may be a secret, and no such command is kept", () => {
  const lines = DATA.places.flatMap((place) =>
    DATA.acts.flatMap((act) => [
      ...[act + place, `${place}; ${act}`, `${act}https://c.example ${place}`, `: 1\n${act} ${place}`],
    ]),
  );
  const found = lines.map((line) => {
    const { secret, phrase } = drawn();
    const command = line.replace("{{secret}}", secret).replace("{{phrase}}", phrase);
    return faultOf(command, line.includes("{{secret}}") ? secret : phrase);
  });
  assert.deepEqual(
    found.filter((fault) => fault !== undefined),
    [],
  );
});

test("what a person needs to know an act again is quoted", () => {
  for (const line of DATA.kept) assert.equal(discreet(line), line);
  for (const [line, shown] of DATA.shown) assert.equal(discreet(line), shown);
});
