/** What a claim says came out, held against what was printed. What nobody can tell agrees. */
import { remember } from "../core/lazy.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { comesFrom, countsIn, followsFrom, isOfBytes, isScaled, numbersIn, passesOf } from "./counts.ts";
import { type Done, endOf } from "./ends.ts";
import { follows, isFactor, isGain, meanings } from "./follows.ts";
import { heldIn, isHeld } from "./held.ts";
import { hides } from "./opaque.ts";
import type { Past } from "./past.ts";
import type { Call } from "./record.ts";
import { statusesIn } from "./values.ts";

/** False for a status of HTTP that nobody saw, where only errors were seen last. */
export function wasAnswered(answer: string, past: Past): boolean {
  const { all } = past;
  const [code = "", path] = answer.split(" ");
  if (path !== undefined) return wasAsked(path, all) && !answersElse(path, Number(code), all);
  const status = Number(code);
  if (status >= 400 && isHeld(code, past)) return true;
  const last = all.findLastIndex(({ call }) => statusesIn(call.output).length > 0);
  if (last < 0) return !onlyBegun(all) && (all.length === 0 || all.some(mayAsk));
  const seen = statusesIn(all[last]?.call.output ?? "");
  if (seen.includes(status) || all.slice(last).some(({ act }) => act.edits)) return true;
  // Each request has its own last answer.
  const answered = new Map(all.map(({ act, call }) => [act.words, statusesIn(call.output)]));
  if ([...answered.values()].some((statuses) => statuses.includes(status))) return true;
  return seen.some((one) => one > 0 && one < 400);
}

/** What starts and watches others, and asks no address itself. */
const STARTS = /^(?:docker|podman|systemctl|sleep|echo|git)(?: |$)/;

/** Whatever may have asked an address, and printed no status. */
function mayAsk({ act, call }: Done): boolean {
  return call.cut === true || call.outcome === "unknown" || !STARTS.test(act.words);
}

/** All that ran was sent to the background, and nothing asked it anything. */
function onlyBegun(all: readonly Done[]): boolean {
  const ran = all.filter(({ act }) => act.any || act.deeds.has("run") || act.deeds.has("test"));
  return ran.length > 0 && ran.every((one) => endOf(one, "run") === "begun");
}

/** The requests that name the path were all answered, and none of them like this. */
function answersElse(path: string, code: number, all: readonly Done[]): boolean {
  const seen = all
    .filter(({ act }) => ASKS.test(act.words) && act.words.includes(path))
    .flatMap(({ call }) => statusesIn(call.output));
  return seen.length > 0 && !seen.includes(code);
}

/** Programs that ask one address a time. */
const ASKS = /^(?:\S*\/)?(?:curl|wget|http|https|xh) /;

/** False for a path that no request names, where all that was run are requests that name others. */
function wasAsked(path: string, all: readonly Done[]): boolean {
  const ran = all.filter(({ act }) => act.any || act.deeds.has("run") || act.deeds.has("test"));
  const asks = ran.filter(({ act }) => ASKS.test(act.words));
  if (asks.length === 0 || asks.length < ran.length) return true;
  return all.some(
    ({ act, call }) =>
      call.cut ||
      /[$*]|\{[\w-]+,/.test(act.words) ||
      `${act.words} ${commandOf(call) ?? ""}\n${call.output}`.includes(path),
  );
}

/** "23 lines plus the header", of 24. */
const HEADED =
  /\bheader|kopfzeile|cabecera|encabezado|en-tête|cabeçalho|intestazione|заголов|nagłów|表头|標題列|ヘッダ|헤더|tiêu đề/iu;

/** One line fewer than were counted, in a sentence that knows of the first one. */
export function isHeaded(amount: string, sentence: string, past: Past): boolean {
  return HEADED.test(sentence) && meanings(amount).some((value) => heldIn(past).known.includes(value + 1));
}

/** False for an amount that stands in no output, no call and no message of the user, and follows from none of them. */
export function wasCounted(amount: string, past: Past): boolean {
  const { whole, prints, lines, known } = heldIn(past);
  if (!whole || !prints) return true;
  const values = meanings(amount);
  const holds = (value: number) =>
    (Number.isInteger(value) && value <= lines) ||
    (amount.includes(".") && isOfBytes(value, known)) ||
    follows(value, past, Number.isInteger(value) ? "plain" : "any");
  return values.length === 0 || values.some(holds);
}

/** False for one end of a change that was measured, which no number of lines comes to by chance. */
export function wasSpanned(amount: string, past: Past): boolean {
  const { whole, prints } = heldIn(past);
  return !whole || !prints || meanings(amount).some((value) => follows(value, past, "any"));
}

/** False for a gain of speed where code was changed and nothing that was printed comes to it. */
export function wasMeasured(factor: string, past: Past): boolean {
  if (!heldIn(past).whole || !past.all.some(({ act }) => act.edits)) return true;
  return isFactor(Number(factor), past);
}

/** False for a gain in percent where something was changed and nothing that was printed comes to it. */
export function wasGained(percent: string, past: Past): boolean {
  const { all, session } = past;
  if (!session.complete || all.some(hides)) return true;
  const acted = all.filter(({ act }) => [...act.deeds].some((deed) => deed !== "look" && deed !== "ci"));
  if (acted.length === 0) return true;
  return isGain(Number(percent), past);
}

/** What does one thing many times: loops, counts in options, tools that repeat. */
const LOOPS =
  /\b(?:for|while|until|seq|xargs|repeat|hyperfine|watch|parallel|times|loop|stress|flake|ab|wrk|k6|hey)\b/i;

/** False for a number of runs that no command, no loop and no number of calls comes to. */
export function wasRepeated(times: string, { all, session }: Past): boolean {
  const runs = all.filter(({ act }) => act.any || act.deeds.has("run") || act.deeds.has("test"));
  if (!session.complete || runs.length === 0 || runs.length >= Number(times)) return true;
  if (all.some(({ call }) => call.cut || call.outcome === "unknown")) return true;
  return all.some(({ act, call }) => {
    const text = `${act.words} ${commandOf(call) ?? ""} ${commandOf(call) === undefined ? JSON.stringify(call.input) : ""}`;
    return (
      LOOPS.test(text) ||
      numbersIn(`${text}\n${call.output}`.replace(/\d+ ?%|[=:x×]/g, " ")).includes(Number(times))
    );
  });
}

/** False for a version that stands nowhere in the session, where the programs printed others. */
export function wasShown(version: string, past: Past): boolean {
  if (!heldIn(past).whole || !holdsVersions(past).any) return true;
  return isHeld(version, past);
}

/** Whether anything that was printed or given holds a version. */
const holdsVersions = remember((past: Past) => {
  const { outputs, told } = heldIn(past);
  return { any: [...outputs, ...told].some((text) => /(?<![\d.])\d+\.\d+\.\d+(?![\d.])/.test(text)) };
});

/** Every number of what is said to be printed stands in some output, or nobody can tell. */
export function isPrinted(claim: WorkClaim, done: readonly Done[]): boolean {
  if (
    claim.printed.length === 0 ||
    claim.about ||
    done.some(({ call, act }) => call.cut || call.outcome === "unknown" || /[^-]>|\btee\b/.test(act.words))
  )
    return true;
  const outputs = done.map(({ call }) => call.output).join("\n");
  if (!/\d/.test(outputs)) return true;
  const known = numbersIn(outputs);
  const said = claim.printed.flatMap(numbersIn);
  return said.length === 0 || said.every((value) => comesFrom(value, known) || isScaled(value, known));
}

/** "All 500 are in", and the program says that it skipped some. */
export function leftSomeOut(claim: WorkClaim, { call }: Done): boolean {
  return (
    /\ball (?:of )?(?:the )?\d/i.test(claim.sentence) &&
    /\b(?:skipped|failed|rejected|errors?):? +[1-9]|\b[1-9]\d* (?:\w+ )?(?:skipped|failed|rejected)\b/i.test(
      call.output,
    ) &&
    !/skip|fail|reject|except/i.test(claim.sentence)
  );
}

/** What runners print that found nothing to run. */
const NO_TESTS =
  /no tests? (?:files? |suites? |specs? )?(?:were |was )?(?:found|collected|ran|run|to run|executed|matched)|collected 0 items|\b(?:running|ran) 0 tests|no test files/i;

/** Tests that a runner left out, and a reply that knows of none. */
const LEFT_OUT = /(?<![\d.])[1-9]\d* (?:tests? )?(?:pending|skipped|xfailed|todo)\b/;
const NOTHING_LEFT =
  /\b(?:nothing|none|no (?:tests?|examples?|specs?)?|0|zero) ?(?:are |is |were |was |left )?(?:pending|skipped)\b/i;

/** What runners print of tests that ran: of one package there may be none, where others have some. */
const SOME_RAN = /\b[1-9]\d* pass|^ok\s+\S|\bOK\b|[✓✔]/m;

/** A runner that found nothing to run, or left all of it out. */
function foundNoTests({ act, call: { output } }: Done): boolean {
  const none = NO_TESTS.test(output) || /^[^\w\n\r\u2028\u2029]*[1-9]\d* deselected\b/m.test(output);
  return act.deeds.has("test") && none && !SOME_RAN.test(output);
}

/** Every one of several runs. */
const EACH_TIME =
  /\b(?:both|every|each|all three|all five) (?:times?|runs?)\b|jedes mal|beide male|(?:las dos|ambas|todas las) veces|à chaque fois|les deux fois|toutes les fois|todas as vezes|ambas as vezes|оба раза|каждый раз|两次都|每次都|毎回|2回とも|두 번 (?:다|모두)|매번|cả hai lần|mọi lần/iu;

/** Nothing ran, one of the runs failed, or some tests were left out, and the claim says otherwise. */
function isBeliedByRuns({ clause, sentence, passes }: WorkClaim, done: readonly Done[]): boolean {
  return (
    (passes && done.length > 0 && done.every(foundNoTests)) ||
    (EACH_TIME.test(clause) && done.some((one) => endOf(one, "test") === "failed")) ||
    (NOTHING_LEFT.test(sentence) && done.some(({ call }) => LEFT_OUT.test(call.output)))
  );
}

/** What a call printed of tests, and its numbers, read once for all claims. */
export const printedBy = remember(({ output }: Call) => ({
  counts: countsIn(output),
  numbers: numbersIn(output),
  lines: output.split("\n").length,
}));

/** False where the counts that it names are not those of the runs, nor any number that they printed. */
export function agreesInCounts(claim: WorkClaim, done: readonly Done[]): boolean {
  const { passed, failed } = claim.counts;
  if (isBeliedByRuns(claim, done)) return false;
  if (passed.length === 0 && failed.length === 0) return true;
  const outputs = done.map(({ call }) => call);
  const counts = outputs.map((call) => printedBy(call).counts);
  if (
    passed.some((value) => value > 0) &&
    outputs.every(({ output }) => NO_TESTS.test(output) && !SOME_RAN.test(output))
  )
    return false;
  const last = counts.findLast((one) => one !== undefined);
  if (!last || outputs.some(({ cut }) => cut)) return plainNumbers(passed, outputs, claim.about);
  if (failed.includes(0) && (counts.at(-1)?.failed ?? 0) > 0) return false;
  const ends = lastOfEach(done).map(({ call }) => printedBy(call).counts ?? {});
  const sums = [
    ends.flatMap((one) => passesOf(one).slice(0, 1)),
    ends.flatMap(({ total, passed, failed }) => total ?? (passed ?? 0) + (failed ?? 0)),
  ];
  const plain = [
    ...counts.flatMap((one) =>
      one === undefined ? [] : [...passesOf(one), ...(one.total === undefined ? [] : [one.total])],
    ),
    ...outputs.flatMap((call) => printedBy(call).numbers),
    ...withoutSkipped(counts.at(-1)?.total, outputs.at(-1)?.output ?? ""),
  ];
  // "613 in all: 348 and 265": a sum that the sentence itself makes of counts, of which one at least was printed.
  const beside = numbersIn(claim.sentence);
  return passed.every(
    (value) =>
      beside.some(
        (one, at) =>
          one > 0 && one < value && plain.includes(one) && beside.toSpliced(at, 1).includes(value - one),
      ) ||
      sums.some((known) => comesFrom(value, known, claim.about)) ||
      plain.some((one) => comesFrom(value, [one], claim.about)),
  );
}

/** Of all that there are, those that were not left out. */
function withoutSkipped(total: number | undefined, output: string): number[] {
  const skipped = /\b(?:Skipped|Ignored):? +(\d+)|(?<!\d)(\d+) (?:skipped|ignored|pending)\b/i.exec(output);
  return total === undefined || !skipped ? [] : [total - Number(skipped[1] ?? skipped[2])];
}

/** The last run of each command: the sum of two runs of the same tests counts nothing. */
function lastOfEach(done: readonly Done[]): Done[] {
  return [...new Map(done.map((one) => [`${folderOf(one)} ${one.act.words}`, one])).values()];
}

/** The folder in which a line of a shell does its work: the same command in another one is another run. */
function folderOf({ call }: Done): string {
  return /(?:^|[;&(]\s*)cd\s+(\S+)/.exec(commandOf(call) ?? "")?.[1] ?? "";
}

/** Outputs without a summary that anybody knows: where whole numbers stand in them, one of these must be it. */
function plainNumbers(passed: readonly number[], outputs: readonly Call[], about: boolean): boolean {
  const known = outputs.flatMap((call) => printedBy(call).numbers);
  const whole = known.some((one) => Number.isInteger(one) && one > 1);
  const lines = Math.max(...outputs.map((call) => printedBy(call).lines));
  return (
    !whole ||
    passed.every((value) => value <= lines || comesFrom(value, known, about) || followsFrom(value, known))
  );
}
