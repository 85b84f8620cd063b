/** What a clause about checks is about: tests, a linter, a build. */
import { soughtAs } from "../core/sought.ts";
import type { StateKind, WorkClaimKind, WorkLanguage } from "./claim.ts";
import { type Reading, says } from "./reading.ts";
import { spansIn } from "./reply.ts";

export const STATES: readonly StateKind[] = ["ci", "tests", "lint", "types", "format", "build"];

export function isState(kind: WorkClaimKind): boolean {
  return STATES.some((one) => one === kind);
}

/** Headings under which items are reports: a tick, or a bare command, says that it was done. */
const REPORT = soughtAs(
  /verif|validat|check|test|result|status|验证|驗證|测试|測試|検証|テスト|검증|테스트|prueba|verificaci|vérif|essai|prüfung|verifiz|verifica|провер|тест|kiểm|xác minh/i,
);

/** The nouns of a cleaned clause; where all of them stood in a count of nothing, those of the clause as it was. */
export function nounsIn(reading: Reading, raw = reading.text): StateKind[] {
  const { language, text } = reading;
  const found = nounsOf(language, text);
  const own = found.length > 0 ? found : nounsOf(language, raw);
  return own.length === 0 && passesAsFile(reading, raw) ? ["tests"] : own;
}

/** A short sentence behind another carries its nouns on: "Tests: 9 passed." "Ran pytest: all green." */
export function nounsBefore(reading: Reading, before: Reading | undefined): readonly StateKind[] {
  const carried =
    before?.sentence.heading === reading.sentence.heading && reading.text.length < 60 ? nounsIn(before) : [];
  return carried.length > 0 ? carried : headingNouns(reading);
}

function headingNouns({ language, sentence }: Reading): StateKind[] {
  return REPORT.test(sentence.heading) ? nounsOf(language, sentence.heading) : [];
}

export function nounsOf(language: WorkLanguage, text: string): StateKind[] {
  const found = STATES.filter((kind) => says(language, language.nouns[kind], text));
  return found.includes("ci") ? ["ci"] : found;
}

/** A file of tests, by its name: what "checkout.spec.ts passed" is about. */
const TEST_FILE = /(?:[._-](?:spec|tests?)\.\w{1,5}|(?:^|\/)test_[^/]*\.py|Tests?\.\w{1,5})$/;

/** A file of tests that is said to pass. */
function passesAsFile({ language, reply }: Reading, text: string): boolean {
  return spansIn(text, reply).some(
    ({ kind, text: name }, at) =>
      kind === "path" &&
      TEST_FILE.test(name) &&
      PASSES_NEXT.test(text.split("›")[at + 1] ?? "") &&
      says(language, language.passes, text),
  );
}

/** A few small words at most stand between a file and what is said of it. */
const PASSES_NEXT = soughtAs(
  /^ ?(?:\p{L}{1,6} ){0,2}(?:pass|green|ok\b|grün|läuft durch|pasa|passe|passa|проход|прош|通过|通過|パス|통과|đạt|qua)/iu,
);
