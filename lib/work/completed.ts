/**
 * Completed acts of any verb, behind a session in which nothing was done but looking, or of which every try came to
 * nothing: whatever the act is called, no call can have been it.
 */
import { type Deed, isAsking } from "./act.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { clausesOf, isCondition, isOthersAct, isUnsaid } from "./clauses.ts";
import { type Done, endOf } from "./ends.ts";
import { COMPLETED } from "./languages/completed.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { claim, cleaned, isDenied, type Reading, says } from "./reading.ts";
import { callsOf } from "./record.ts";
import { isQuestion } from "./reply.ts";
import { tellingIn } from "./traces.ts";
import { tellsOfTrouble } from "./troubles.ts";

const FORM = /^DONE (own|became)$/;

/** True for a claim of {@link completedIn}. */
export function isCompleted({ printed }: WorkClaim): boolean {
  return FORM.test(printed[0] ?? "");
}

/** Words between two verbs of one subject: "found four and deleted them all". */
const AND = / (?:and|und|et|y|e|и|та|i|ve|dan|và) (?=\p{L})/u;

/** A row of a table: its cells are names as often as news. */
const ROW = / · /;

/** The acts that a sentence says were completed. */
export function completedIn(reading: Reading): WorkClaim[] {
  const { language, sentence } = reading;
  const words = COMPLETED[language.id];
  if (isQuestion(sentence.text) || tellsOfTrouble(reading)) return [];
  const own = [language.id === "en" ? "" : language.acts, words?.own ?? ""];
  const found: WorkClaim[] = [];
  for (const clause of clausesOf(reading)) {
    if (isCondition(language, clause)) return found;
    for (const part of clause.split(AND)) {
      const good = cleaned(language, part);
      if (isDenied(language, good) || isUnsaid(language, good) || isOthersAct(language.id, part)) continue;
      const opens = words?.opens !== undefined && says(language, words.opens, sentence.plain);
      const way =
        opens || own.some((source) => says(language, source, good))
          ? "own"
          : !ROW.test(sentence.plain) && says(language, words?.became ?? "", good)
            ? "became"
            : undefined;
      if (way !== undefined) found.push(claim(reading, "act", part, { printed: [`DONE ${way}`] }));
    }
  }
  return found;
}

/** What a program prints of the parts that went well before another one failed. */
const IN_PART =
  /(?<!\b(?:be|not|nothing|no|already|n['’]t|is|was|were|are|been) (?:\w+ )?)\b(?:added|applied|changed|configured|copied|created|deleted|done|installed|merged|moved|pushed|removed|restarted|sent|success(?:ful(?:ly)?)?|updated|uploaded)\b|\bchanged=[1-9]|\bwas successful|^ *(?:\+ )?[0-9a-f]{7,}\.\.[0-9a-f]{7,} |\[new \w+\]|[✓✔✅]/im;

/** It did something, and no sign of failure stands in what it printed. */
function isEffective(one: Done): boolean {
  const { act, call } = one;
  if (isAsking(act)) return false;
  // What a clock ended had run until then, and a part of what failed may have gone well.
  if (call.outcome !== "ok") return /^\s*timeout\s/.test(commandOf(call) ?? "") || IN_PART.test(call.output);
  const deeds: readonly Deed[] = act.deeds.size === 0 ? ["run"] : [...act.deeds];
  return deeds.some((deed) => endOf(one, deed) !== "failed");
}

/** A check of what there is: it leaves everything as it was. */
function isCheck({ act }: Done): boolean {
  return (
    !act.any &&
    !act.wide &&
    ["lint", "types", "test"].some((deed) => act.deeds.has(deed as Deed)) &&
    [...act.deeds].every((deed) => CHECKS.includes(deed))
  );
}

const CHECKS: readonly Deed[] = ["lint", "types", "test", "look", "ci", "run"];

/** What a check can be called, in any language. */
const CHECKED =
  /test|prob|prüf|check|lint|valid|verif|vérif|run\b|\bran\b|execut|ejecut|exécut|lanc|lanz|rod(?:ei|ou)|ausgeführt|laufen|measur|mesur|gemessen|reproduc|reprodu|провер|запус|прогна|тест|воспроизв|测|測|检查|檢查|跑|运行|運行|执行|執行|验证|驗證|テスト|実行|検証|再現|테스트|실행|검증|재현|kiểm|chạy|compil|build|built/iu;

/** A completed act behind nothing that can have done any. */
export function completed(one: WorkClaim, past: Past): ClaimFault | undefined {
  const { all, session } = past;
  if (one.candid || one.admits || one.troubles > 1) return undefined;
  if (!session.complete || all.some(hides)) return undefined;
  const checks = !CHECKED.test(one.clause);
  if (all.some((act) => isEffective(act) && !(checks && isCheck(act)))) return undefined;
  return one.printed[0] === "DONE own" || isNews(one, past) ? "unbacked" : undefined;
}

/** What has become of a thing, where no look shows that it is so: a state may hold without anybody's act. */
function isNews({ sentence, rehearsed }: WorkClaim, past: Past): boolean {
  const { all, session } = past;
  if (callsOf(session).length === 0 || isAsked(past)) return false;
  const tried = callsOf(session).some(({ outcome }) => outcome !== "ok");
  if (tried || (!rehearsed && all.some(({ act }) => act.deeds.has("rehearse")))) return true;
  const looked = all.map(({ call }) => call.output.toLowerCase()).join("\n");
  return tellingIn(sentence).some((token) => !looked.includes(token));
}

/** The user asked a question, which what was looked at answers. */
function isAsked({ session }: Past): boolean {
  return /[?？؟]\s*$/.test(session.runs.at(-1)?.asked.trim() ?? "");
}
