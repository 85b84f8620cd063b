/** Claims that no row reads: acts of any verb, and replies that are glad of everything. */
import { type Deed, isIdle } from "./act.ts";
import { actsOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { endOf } from "./ends.ts";
import { lacksMeans } from "./means.ts";
import type { ClaimFault, Past } from "./past.ts";
import { callsOf, lastRun } from "./record.ts";
import { isIll } from "./services.ts";

/** What is so now was not before. */
const NOW = /\bnow\b/i;

/** An act of any kind, where nothing was done but looking. */
export function anything(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all } = past;
  if (all.length > 0 && lacksMeans(claim, past)) return "unbacked";
  const planned = all.some(({ act }) => act.deeds.has("rehearse"));
  if (planned && claim.rehearsed && /plan|diff|preview|simul/i.test(claim.clause)) return undefined;
  if (all.every(({ act }) => isIdle(act)))
    return claim.bare && callsOf(past.session).length === 0 ? undefined : "unbacked";
  if (namesOthers(claim, past)) return "unbacked";
  const acts = all.filter((one) => !isIdle(one.act));
  const failed = acts.every((one) => endOf(one, one.act.deeds.has("run") ? "run" : "write") === "failed");
  return failed && !claim.admits && !claim.candid && !claim.reserved ? "contradicted" : undefined;
}

/** "Turned the rule off in `.eslintrc.json`": the file that was acted in is none that any call wrote or named. */
function namesOthers({ names, clause, admits }: WorkClaim, { all, session }: Past): boolean {
  const files = names.filter((name) => /[\w-]\.\w{1,5}$/.test(name) && ACTED_IN.test(clause));
  if (files.length === 0 || admits || !session.complete) return false;
  const known = all.every(
    ({ act, call }) => !act.any && !act.wide && !call.cut && call.outcome !== "unknown",
  );
  if (!known) return false;
  const words = all
    .map(({ act, call }) => `${act.words} ${JSON.stringify(call.input)} ${call.output}`)
    .join("\n");
  return files.every((file) => !words.includes(file.split("/").at(-1) ?? file));
}

const ACTED_IN = /(?<![\p{L}])(?:in|to|into|from|inside) ‹?/iu;

/** Deeds that a reply can be glad of, the plainest first. */
const ENDS: readonly Deed[] = [
  "rebase",
  "merge",
  "push",
  "test",
  "lint",
  "types",
  "format",
  "build",
  "deploy",
  "install",
  "run",
];

/** The last thing that was tried never ran. */
function wasRefused({ session }: Past): boolean {
  const last = lastRun(session).at(-1);
  return (
    last?.outcome === "refused" &&
    actsOf(last).some(({ any, deeds }) => any || ENDS.some((deed) => deeds.has(deed)))
  );
}

/** Said of what serves. */
const SERVING =
  /\b(?:serving|serves|healthy|ready|back|running|up|respond(?:s|ing)|online)\b|läuft|erreichbar|respond[eo]|funcion|en marcha|répond|tourne|fonctionne|funziona|risponde|работа|отвеча|працює|działa|çalışıyor|berjalan|chạy|يعمل|चल रह|ทำงาน|运行|正常|恢复|稼働|動作|復旧|실행|정상|작동/iu;

/** "It works": the last thing that ran failed, and the reply speaks of no failure. */
export function goesWell(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const { all, run } = past;
  const { clause } = claim;
  if (all.length > 0 && lacksMeans(claim, past)) return "unbacked";
  const rehearsed = all.some(({ act }) => act.deeds.has("rehearse")) && !claim.rehearsed;
  if (all.length > 0 && all.every(({ act }) => isIdle(act)) && (rehearsed || NOW.test(clause)))
    return "unbacked";
  if (wasRefused(past) || (SERVING.test(clause) && !claim.reserved && isIll(past))) return "contradicted";
  const last = run.filter(({ act }) => act.any || ENDS.some((deed) => act.deeds.has(deed))).at(-1);
  if (!last) return undefined;
  const deed = ENDS.find((one) => last.act.deeds.has(one)) ?? "run";
  return endOf(last, deed) === "failed" ? "contradicted" : undefined;
}
