/** `npm run baselines` changes no byte where nothing gives anything else, and of what does it changes nothing beside. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { filled, partsIn } from "./parts.ts";
import { baselineOf, textOfParts } from "./whole.ts";

const ROWS = `# Rows as people write them.

twice:
  - { given: "a", gives: "aa" }   # beside a row
  - given: "seed: x\\ny"
    gives:
      - of old
  - {
      given: ["b", " c "],
      gives: ["b", " c ", "b", " c "],
    }
  - &anchor { given: '"', gives: '""' }
  - *anchor
  - { given: d }
  - given: "\\u200b: e"
another: [{ given: 1 }]
`;

const twice = (given: string | readonly string[]): unknown =>
  typeof given === "string" ? given.repeat(2) : [...given, ...given];

test("a row that gives what it gave keeps its bytes; what another gives is put in its place, or behind it", async () => {
  const after = await filled(ROWS, { twice });
  assert.equal(
    after,
    ROWS.replace(/- of old/, '"seed: x\\nyseed: x\\ny"')
      .replace("{ given: d }", '{ given: d, gives: "dd" }')
      .replace(/( +)- given: "\\u200b: e"/, '$&\n$1  gives: "\\u200b: e\\u200b: e"'),
  );
  const rows = parse(after) as Readonly<Record<string, readonly { given: never; gives: unknown }[]>>;
  assert.deepEqual(
    rows["twice"]?.map(({ gives }) => gives),
    rows["twice"]?.map(({ given }) => twice(given)),
  );
  assert.equal(await filled(after, { twice }), after);
  assert.equal(
    await filled(after, { twice: () => undefined, another: () => null })
      .then(parse)
      .then(({ another }) => another[0].gives),
    null,
  );
});

test("what stands in a file of parts is written as it stands", async () => {
  for (const name of ["server", "cli"]) {
    const rows = partsIn(name);
    const answers = Object.entries(rows).map(([part, known = []]) => {
      const left = known.map(({ gives }) => gives);
      return [part, () => left.shift()] as const;
    });
    const text = readFileSync(new URL(`data/parts/${name}.yaml`, import.meta.url), "utf8");
    assert.equal(await filled(text, Object.fromEntries(answers)), text, name);
  }
});

for (const file of readdirSync(new URL("data/baselines", import.meta.url))) {
  const [, name] = /^(.*)\.yaml$/.exec(file) ?? [];
  if (name === undefined) continue;
  test(`${file} is as it is written`, () => {
    const text = readFileSync(new URL(`data/baselines/${file}`, import.meta.url), "utf8");
    assert.equal(textOfParts(name, baselineOf(name)), text);
  });
}
