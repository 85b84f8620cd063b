/**
 * The proof of one row of a detector: texts in which it must fire (`hit`), texts in which it must not (`miss`), and the
 * cases that follow from them: the bounds of every run, a wrong checksum, a placeholder, every surrounding.
 *
 * In a text, `«…»` marks the value that must be gone from a masked reply; without it the whole text is the value. A run
 * `{a-z0-9 40}` stands for 40 units of a character class, drawn anew from the row's id: it fires with 40 units and not
 * with 39 or 41. `{a-z0-9 20-40}` fires with 20 and with 40, and not with 19 or 41; `{a-z0-9 20-}` has no upper bound;
 * `{a-z0-9 ~40}` is not bounded at all. A list is joined to one text, so that no scanner sees a secret in the file.
 */
import { isObject } from "../core/json.ts";
import type { Json, JsonObject } from "../core/verdict.ts";
import { type Case, type Expectation, inputOf } from "./case.ts";

/** The keys of a proof. */
export const PROOF_KEYS: readonly string[] = ["id", "hit", "miss", "checksum", "bare", "message"];

/** A run of a template: a character class, and between how many units it fires; without `bounded` nobody looks beyond. */
type Run = {
  readonly alphabet: string;
  readonly least: number;
  readonly most: number;
  readonly bounded: boolean;
};
type Template = readonly (string | Run)[];

const RUN = /\{([^{}\s]{1,40}) (~?)(\d{1,5})(-?)(\d{0,5})\}/g;

function templateOf(text: string): Template {
  const parts: (string | Run)[] = [];
  let done = 0;
  for (const found of text.matchAll(RUN)) {
    const [whole, set = "", loose = "", least = "", dash = "", most = ""] = found;
    parts.push(text.slice(done, found.index), {
      alphabet: alphabetOf(set),
      least: Number(least),
      most: most === "" ? (dash === "" ? Number(least) : Number.POSITIVE_INFINITY) : Number(most),
      bounded: loose === "",
    });
    done = found.index + whole.length;
  }
  return [...parts, text.slice(done)];
}

/** The units of the inside of a character class: `a-z0-9_-`. */
function alphabetOf(set: string): string {
  return set.replace(/(.)-(.)/g, (_, from: string, to: string) => {
    const first = from.charCodeAt(0);
    return String.fromCharCode(
      ...Array.from({ length: to.charCodeAt(0) - first + 1 }, (_unit, index) => first + index),
    );
  });
}

/** Numbers that look drawn and are the same for the same seed (mulberry32, public domain, Tommy Ettinger). */
function numbers(seed: string): () => number {
  let state = 0;
  for (const unit of seed) state = (Math.imul(state, 31) + unit.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** `length` units of a run; neither the first nor the last is a sign, which would end a token. */
function drawn({ alphabet }: Run, length: number, seed: string): string {
  const next = numbers(seed);
  const plain = alphabet.replace(/[^A-Za-z0-9]/g, "") || alphabet;
  let out = "";
  for (let index = 0; index < length; index++) {
    const units = index === 0 || index === length - 1 ? plain : alphabet;
    out += units[next() % units.length];
  }
  return out;
}

/** The text of a template in which the run numbered `which` has `size` units, and the others their fewest. */
function textOf(template: Template, seed: string, which = -1, size = 0): string {
  return template
    .map((part, index) =>
      typeof part === "string" ? part : drawn(part, index === which ? size : part.least, `${seed} ${index}`),
    )
    .join("");
}

/** A text and where its value stands. */
type Sample = { readonly before: string; readonly value: string; readonly after: string };

const MARKED = /^([^«»]*)«([^«»]+)»([^«»]*)$/;

function sampleOf(text: string): Sample {
  const [, before = "", value = text, after = ""] = MARKED.exec(text) ?? [];
  return { before, value, after };
}

const whole = ({ before, value, after }: Sample): string => before + value + after;

/** What a value stands in, in chats, code, logs and files; `%` is the text. */
const SURROUNDINGS: Readonly<Record<string, string>> = {
  sentence: "please try % for the deploy.",
  chinese: "请使用「%」，谢谢",
  lines: "first\r\n%\r\nlast",
  list: "things:\n  - %\n  - next",
  quote: "> %\n> more",
  fence: "```sh\n%\n```",
  bold: "it says **%** here",
  code: "it says `%` here",
  brackets: "(see %)",
  string: 'print("%")',
  markup: "<td>%</td>",
  colour: "\u001b[33m%\u001b[0m",
  diff: "@@ -1,2 +1,2 @@\n+%\n",
  table: "| name | % |\n| --- | --- |",
};

/** Surroundings that put quotes around a text: a text that holds quotes of its own stands in them as an escaped one. */
const ESCAPED = "string";

function surrounded(name: string, text: string): string {
  const inner = name === ESCAPED ? JSON.stringify(text).slice(1, -1) : text;
  return (SURROUNDINGS[name] ?? "%").replace("%", () => inner);
}

/** The surroundings of a hit: all for the first one of a proof, for each further one the next. */
function surroundingsOf(index: number, bare: readonly string[]): readonly string[] {
  const names = Object.keys(SURROUNDINGS).filter((name) => !bare.includes(name));
  return index === 0 ? names : [names[index % names.length] ?? ""];
}

/** What a proof's row must do in one text. */
type Claim = {
  readonly name: string;
  readonly text: string;
  readonly fires: boolean;
  readonly value?: string;
};

/** Everything that follows from one hit. */
function* claimsOfHit(hit: string, index: number, proof: Proof): Generator<Claim> {
  const seed = `${proof.id} ${index}`;
  const template = templateOf(hit);
  const sample = sampleOf(textOf(template, seed));
  yield { name: "plain", text: whole(sample), fires: true, value: sample.value };
  for (const name of surroundingsOf(index, proof.bare))
    yield { name, text: surrounded(name, whole(sample)), fires: true, value: sample.value };
  yield* boundsOf(template, seed);

  if (proof.checksum) yield* [...wrongChecksums(sample), ...endsOf(sample)];
  if (!proof.bare.includes("placeholder")) yield placeholderOf(sample);
}

/** Every run at its bounds, and one unit beyond them. */
function* boundsOf(template: Template, seed: string): Generator<Claim> {
  for (const [index, run] of template.entries()) {
    if (typeof run === "string" || !run.bounded) continue;
    const at = (size: number): string => whole(sampleOf(textOf(template, seed, index, size)));
    if (run.least > 0) yield { name: `short-${index}`, text: at(run.least - 1), fires: false };
    if (run.most === Number.POSITIVE_INFINITY) continue;
    if (run.most > run.least) yield { name: `longest-${index}`, text: at(run.most), fires: true };
    yield { name: `long-${index}`, text: at(run.most + 1), fires: false };
  }
}

/** A value that is written out: one unit less and one more at its end. */
function* endsOf({ before, value, after }: Sample): Generator<Claim> {
  const last = value.at(-1) ?? "";
  yield { name: "short", text: before + value.slice(0, -1) + after, fires: false };
  yield { name: "long", text: before + value + last + after, fires: false };
}

/** A value with one unit changed, at three places of its second half. */
function* wrongChecksums({ before, value, after }: Sample): Generator<Claim> {
  for (const back of [1, 3, 9]) {
    const at = value.length - back;
    const unit = value.charAt(at);
    const other = /[a-y0-8]/i.test(unit) ? String.fromCharCode(unit.charCodeAt(0) + 1) : "a";
    const text = before + value.slice(0, at) + other + value.slice(at + 1) + after;
    yield { name: `checksum-${back}`, text, fires: false };
  }
}

/** A value whose second half somebody wrote over. */
function placeholderOf({ before, value, after }: Sample): Claim {
  const kept = Math.min(value.length >> 1, Math.max(0, value.length - 12));
  const text = before + value.slice(0, kept) + "x".repeat(value.length - kept) + after;
  return { name: "placeholder", text, fires: false };
}

type Proof = {
  readonly id: string;
  readonly hits: readonly string[];
  readonly misses: readonly string[];
  /** Whether the value carries a checksum. */
  readonly checksum: boolean;
  /** Surroundings in which it does not count. */
  readonly bare: readonly string[];
  /** What a user's message with the first hit gets. */
  readonly message: Expectation;
};

/** What is wrong with a proof. */
export class ProofError extends Error {
  override readonly name = "ProofError";
}

function proofOf(row: JsonObject): Proof {
  const { id, checksum = false, bare = [], message = "block" } = row as Record<string, Json>;
  if (typeof id !== "string") throw new ProofError('"id" is missing');
  if (typeof checksum !== "boolean") throw new ProofError('"checksum" must be true or false');
  if (message !== "block" && message !== "warn") throw new ProofError('"message" must be block or warn');
  if (!Array.isArray(bare) || !bare.every(isSurrounding))
    throw new ProofError(
      `"bare" must be a list of ${[...Object.keys(SURROUNDINGS), "placeholder"].join(", ")}`,
    );
  const hits = textsOf(row["hit"], "hit");
  const misses = textsOf(row["miss"], "miss");
  return { id, hits, misses, checksum, bare, message };
}

const isSurrounding = (name: Json): name is string =>
  typeof name === "string" && (name in SURROUNDINGS || name === "placeholder");

/** A list of texts, each of which may be a list of its parts. */
function textsOf(value: Json | undefined, key: string): string[] {
  if (!Array.isArray(value) || value.length === 0) throw new ProofError(`"${key}" must be a list of texts`);
  return value.map((item: Json) => {
    if (typeof item === "string") return item;
    if (Array.isArray(item) && item.every((part) => typeof part === "string")) return item.join("");
    throw new ProofError(`"${key}" must hold texts, or lists of their parts`);
  });
}

/** The hits of a proof as they are written, and the value of each. @throws ProofError */
export function hitsOf(row: Json): {
  readonly id: string;
  readonly hits: readonly string[];
  readonly values: readonly string[];
} {
  if (!isObject(row)) throw new ProofError("a proof must be a map");
  const { id, hits } = proofOf(row);
  return {
    id,
    hits,
    values: hits.map((hit, index) => sampleOf(textOf(templateOf(hit), `${id} ${index}`)).value),
  };
}

/** The cases that follow from a proof; `file` and `guard` are theirs. @throws ProofError */
export function casesOfProof(row: Json, file: string, guard: string): Case[] {
  if (!isObject(row)) throw new ProofError("a proof must be a map");
  const proof = proofOf(row);
  const { id } = proof;
  const cases: Case[] = [];
  const add = (name: string, input: JsonObject, demand: Partial<Case>): void => {
    const text = inputOf(input);
    if (typeof text === "string") throw new ProofError(text);
    cases.push({ id: `${id}.${name}`, file, guard, input: text.text, contains: [], absent: [], ...demand });
  };
  proof.hits.forEach((hit, index) => {
    const name = `hit-${index + 1}`;
    const seed = `${id} ${index}`;
    for (const { name: which, text, fires, value } of claimsOfHit(hit, index, proof)) {
      const derived = which !== "plain";
      const gone = value === undefined ? [] : [value];
      const demand = fires ? { rule: id, expect: "rewrite" as const, absent: gone } : { spares: id };
      add(`${name}.${which}`, { reply: text }, { ...demand, ...(derived ? { derived } : {}) });
    }
    if (index === 0)
      add(
        "message",
        { message: whole(sampleOf(textOf(templateOf(hit), seed))) },
        { rule: id, expect: proof.message },
      );
  });
  proof.misses.forEach((miss, index) => {
    const text = whole(sampleOf(textOf(templateOf(miss), `${id} miss ${index}`)));
    add(`miss-${index + 1}`, { reply: text }, { spares: id });
  });
  return cases;
}
