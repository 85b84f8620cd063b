/**
 * Several runs, and a run of several parts (packages, stages, targets), of which one failed: what a reply says of another
 * is held against what that one printed.
 */
import { isIdle } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import type { Done } from "./ends.ts";
import { type Try, triesOf } from "./objects.ts";
import type { Past } from "./past.ts";

/** Words by which a sentence sets two runs side by side. */
const BESIDE =
  /\b(?:before|previously|earlier|until now|\d+ (?:minutes|hours|days) ago)\b|(?<!\p{L})(?:vorher|zuvor|antes|avant|prima|раньше|до этого|раніше|wcześniej|önce|sebelumnya|trước)(?!\p{L})|之前|以前|时前|時間前|이전/iu;

/** States that a run gives, and another run may give otherwise. */
const STATES: readonly WorkClaimKind[] = ["tests", "lint", "types", "format", "build", "ci"];

/** A line or a summary that something went well, beside one that it did not. */
const GOOD = /^[ \t]*✓|\b[1-9]\d* pass(?:ed|ing)?\b|\bsuccess\b|\bbuilt in\b|\bpass\b/m;

/** The reply tells of what went wrong, too, or of an earlier run, and what it tells of this one came out in some run. */
export function cameOutOnce(claim: WorkClaim, done: readonly Done[], ends: readonly string[]): boolean {
  if (!STATES.includes(claim.kind)) return false;
  const told = claim.candid || claim.admits || claim.beside || isOfOtherRunner(claim, done, ends);
  if (!told && !BESIDE.test(claim.sentence)) return false;
  if (!ends.includes("ok") && !done.some(({ call }) => GOOD.test(call.output))) return false;
  const numbers = done.flatMap(({ call }) => numbersIn(call.output));
  return claim.counts.passed.every((value) => numbers.includes(value));
}

/** The reply tells of trouble, and another program than the one that failed last printed what the claim counts. */
function isOfOtherRunner(
  { troubles, counts }: WorkClaim,
  done: readonly Done[],
  ends: readonly string[],
): boolean {
  const last = done.at(-1);
  if (troubles === 0 || counts.passed.length === 0 || last === undefined) return false;
  const failed = runnersOf(done.filter(({ call }) => call === last.call));
  return done.some(
    (one, at) =>
      ends[at] === "ok" &&
      counts.passed.every((value) => numbersIn(one.call.output).includes(value)) &&
      ![...runnersOf([one])].some((name) => failed.has(name)),
  );
}

function runnersOf(done: readonly Done[]): ReadonlySet<string> {
  return new Set(done.map(({ act }) => act.words.replace(STARTERS, "").split(" ", 1)[0] ?? ""));
}

/** Package managers, which start a runner. */
const STARTERS =
  /^(?:(?:npx|npm|pnpm|yarn|bun|bunx|uv|poetry|pipenv|bundle|dotnet|mise) (?:(?:run|exec|dlx|x) )?)+/;

/** The names of a kind's stages, as build files and runners print them. */
export const STAGES: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  tests: /\b(?:unit|specs?|tests?)\b|\b\d+ pass(?:ed|ing)\b/i,
  lint: /\blint|\bvet\b|eslint|ruff|clippy|rubocop|biome|flake8/i,
  types: /\btypes?\b|type-?check|\btsc\b|mypy|pyright/i,
  format: /\bfmt\b|format|prettier|\bblack\b/i,
  build: /\bbuil[dt]|compil|bundl/i,
};

/** A line that begins a part. */
const HEADER = /^[ \t]*(?:==+>|=+ |#{1,3} |▶|»|> |\[\d+\/\d+\]|step \d|-{2,} |\*{3} |::group)/im;
const BAD =
  /fail|error|cannot|could not|denied|refused|not found|fatal|✖|✗|❌|×|\*\*\*|exit(?:ed)? (?:code|with) [1-9]/i;
const NOTHING =
  /\b(?:0|no|zero) (?:errors?|failures?|failed|failing|problems?|issues?)\b|\b(?:errors?|failures?|failed): 0\b|[·|,] *0 (?:failed|errors?)/gi;

/** The parts of an output: from one header to the next, or every line by itself. */
function partsOf(output: string): string[] {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  if (!lines.some((line) => HEADER.test(line))) return lines;
  const parts: string[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last && !HEADER.test(line)) last.push(line);
    else parts.push([line]);
  }
  return parts.map((part) => part.join("\n"));
}

function isBad(part: string): boolean {
  return BAD.test(part.replace(NOTHING, ""));
}

/** What the sentence speaks of first: the first cell of its row, the word in front of its colon. */
function labelOf({ sentence }: WorkClaim): string | undefined {
  return /^\W*([@\p{L}][\p{L}\d@./_-]*)/u.exec(sentence)?.[1]?.toLowerCase();
}

/** True where the last run failed in other parts than the one that the claim is about, and that one went well. */
export function wentWellInPart(claim: WorkClaim, done: readonly Done[]): boolean {
  const last = done.at(-1);
  const tells = claim.candid || claim.admits || claim.beside;
  if (!claim.passes || !(claim.reserved || tells) || !last) return false;
  const parts = partsOf(last.call.output);
  if (parts.length < 2 || !parts.some(isBad)) return false;
  const label = tells || claim.sentence.includes("·") ? labelOf(claim) : undefined;
  const named = label === undefined ? [] : parts.filter((part) => hasWord(part, label));
  const stage = tells || HEADER.test(last.call.output) ? STAGES[claim.kind] : undefined;
  const own = named.length > 0 ? named : parts.filter((part) => stage?.test(part.split("\n")[0] ?? ""));
  if (own.length === 0 || own.some(isBad)) return false;
  const numbers = own.flatMap(numbersIn);
  return claim.counts.passed.every((value) => numbers.includes(value));
}

/** True where a text holds a word in lower case, with no letter and no figure at it. */
export function hasWord(text: string, word: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const [before = " ", behind = " "] = [lower[at - 1], lower[at + word.length]];
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(behind)) return true;
  }
  return false;
}

/** Numbers up to four in words, with which people count what they did. */
const WORDS: readonly RegExp[] = [
  /(?<!\p{L})(?:one|один|одна|jeden|jedna)(?!\p{L})|[一１](?=[个個件条封次项笔]|つ)|하나/iu,
  /(?<!\p{L})(?:two|zwei|deux|dos|due|dois|duas|два|две|dwa|dwie|hai|iki|dua)(?!\p{L})|(?<!第)[两兩二]|둘|두 /iu,
  /(?<!\p{L})(?:three|drei|trois|tres|tre|três|три|trzy|ba|üç|tiga)(?!\p{L})|(?<!第)三|셋|세 /iu,
  /(?<!\p{L})(?:four|vier|quatre|cuatro|quattro|quatro|четыре|cztery|bốn|dört|empat)(?!\p{L})|(?<!第)四|넷|네 /iu,
];

/** True where a text holds a number up to four in words. */
export function isInWords(text: string, value: number): boolean {
  return WORDS[value - 1]?.test(text) ?? false;
}

function counts(text: string, value: number): boolean {
  return numbersIn(text).includes(value) || isInWords(text, value);
}

/** True where a reply owns up by its count: of as many as went well, and not of as many as were tried. */
export function ownsUp(reply: string, past: Past): boolean {
  const tries = triesOf(past);
  const failed = tries.filter(({ end }) => end === "failed");
  const good = tries.filter(
    (one) =>
      one.end === "ok" && !isIdle(one.act) && failed.some((other) => programOf(one) === programOf(other)),
  );
  const all = good.length + failed.length;
  // One of a kind is told in many ways, and a 1 stands in many names.
  return good.length > 1 && failed.length > 0 && counts(reply, good.length) && !counts(reply, all);
}

/** A program with its first word, or a tool. */
function programOf({ act, call }: Try): string {
  return commandOf(call) === undefined ? call.tool : act.words.split(" ").slice(0, 2).join(" ");
}
