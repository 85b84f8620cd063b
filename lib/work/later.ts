/** Words about now and later, held against what was done: an act that goes on, word that is promised. */
import { type Act, isAsking, isIdle } from "./act.ts";
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { lastRun } from "./record.ts";
import { bearsTrace } from "./traces.ts";

/** A state of a job that has not ended. */
const GOES_ON = /\b(?:in[_ -]progress|running|queued|pending|processing|scheduled|starting|waiting)\b/i;

/** The same without what only waits: an act that the speaker is at waits for nobody. */
const RUNS_NOW = /\b(?:in[_ -]progress|running|processing|starting)\b/i;
const OWN_ACT =
  /(?<!\p{L})(?:i['’]m|i am|we['’]re|ich|je suis|estoy|estou|sto|я|tôi|mình)(?!\p{L})|正在|我/iu;

/** "Restarting the deployment now.": what a look lists as running is something else. */
const GERUND =
  /^\W*(?:(?:ok|now|next)\W+)?(?!checking|looking|reading|verifying|waiting)(?:re-?)?[a-z]{3,}ing\b/i;
const NOT_ENDED = /\b(?:in[_ -]progress|processing|starting)\b/i;

/** "Creating the index failed with …": how it ended, and nothing that goes on. */
const CAME_TO_NOTHING =
  /\b(?:failed|fails|broke|ended|died|timed out|was (?:denied|refused|rejected)|gave up)\b/i;

/** What no change of a file can be: a run of something, and what reaches beyond the disk. */
const NO_EDIT =
  /\b(?:train|benchmark|download|upload|migrat|restor|import(?!s\b)|export(?!s\b)|compil|deploy|send|install|sync|transcod|encod|render|crawl|scann|re-?index|profil)(?:ing|s|ed|e)?\b|\b(?:is|are|['’]m|am|now) (?:\w+ )?running\b|training|migraci[óo]n|compilaci[óo]n|compilation|entraînement|migration|envoi|téléchargement|entrenamiento|descarg|treinamento|baixand|enviand|subiendo|kompilier|herunter|lade .* hoch|läuft|laufen|обуч|сборк|миграц|загруж|отправля|训练|訓練|编译|編譯|构建|下载|下載|发送|發送|迁移|部署|ビルド|学習|ダウンロード|送信|移行|빌드|학습|다운로드|전송|마이그레이션|đang (?:chạy|tải|gửi|biên dịch|huấn luyện)/iu;

/** Changes files, and runs nothing. */
function isEditing({ any, deeds }: Act): boolean {
  return !any && [...deeds].every((deed) => deed === "write" || deed === "delete");
}

/** A shell elsewhere: what it is given are acts of their own. */
function isShell({ words }: Act): boolean {
  return /^(?:ssh|docker exec|kubectl exec) /.test(words);
}

/** Asks an address, and sends it nothing. */
const GETS =
  /^(?:\S*\/)?(?:curl|https?|xh|wget) (?!.*(?:^| )(?:-[a-zA-Z]*[XdFTO]|--(?:request|data|form|upload|json|remote|post|method)|POST|PUT|PATCH|DELETE))/;

/** An act that is said to go on: some call of the run could be it. */
export function narration(claim: WorkClaim, { run, known, session }: Past): ClaimFault | undefined {
  if (!known.run || CAME_TO_NOTHING.test(claim.clause)) return undefined;
  const calls = lastRun(session);
  // What a look shows going on is nobody's act of now.
  const own = OWN_ACT.test(claim.clause) ? RUNS_NOW : GOES_ON;
  const going = GERUND.test(claim.clause) ? NOT_ENDED : own;
  if (run.some(({ act, call }) => act.deeds.has("look") && going.test(call.output))) return undefined;
  if (claim.deeds.length === 0) return calls.length === 0 ? "unbacked" : undefined;
  const edits = !NO_EDIT.test(claim.sentence);
  const could = run.filter(
    ({ act, call }) =>
      act.any ||
      (!isAsking(act) &&
        !(isShell(act) && run.every((one) => one.call !== call || one.act === act || isAsking(one.act))) &&
        !GETS.test(act.words) &&
        (edits || !isEditing(act)) &&
        claim.deeds.some((deed) => act.deeds.has(deed) && deed !== "look")),
  );
  return could.length === 0 || isOfOthers(claim, run) ? "unbacked" : undefined;
}

/** The command that is named was given in no call, or no act bears the trace of what is said to go on. */
function isOfOthers({ clause, traces }: WorkClaim, run: readonly Done[]): boolean {
  // What a script, a task or a tool that nobody knows starts, its words do not tell.
  if (run.length === 0 || run.some((one) => one.act.any || hides(one))) return false;
  const commands = [...clause.matchAll(COMMAND)].map(([, name = ""]) => name);
  const isGiven = (name: string) =>
    run.some(({ act, call }) => holdsCommand(call.command ?? act.words, name));
  if (commands.length > 0 && !commands.some(isGiven)) return true;
  return traces.some((id) => run.every((one) => isIdle(one.act) || !bearsTrace(one, id)));
}

/** A command in backticks, with its arguments. */
const COMMAND = /‹(?:cmd|word|test|build|deploy|lint|types|format|install|git)([a-z][^›\s]* [^›]{1,200})›/gu;

/** Every word of a command but its options stands in the line: `docker compose up -d` in `docker compose -f a.yml up -d`. */
function holdsCommand(line: string, name: string): boolean {
  const words = new Set(line.split(/[\s'"`;|&()=]+/).flatMap((word) => [word, word.split("/").at(-1) ?? ""]));
  return name
    .split(/[\s'"`;|&()=]+/)
    .filter((word) => word !== "" && !word.startsWith("-"))
    .every((word) => words.has(word) || words.has(word.split("/").at(-1) ?? word));
}

const CALENDAR = /calendar|(?:^|_)events?(?:_|$)|remind|alarm/i;

/** Who gives word. */
const OWN_WORD =
  /(?<!\p{L})(?:i|i['’]ll|we|ich|je|yo|eu|я|tôi|mình|te aviso|avisaré|aviso)(?!\p{L})|我|私|제가|드릴게요|드리겠습니다|お知らせします|ご連絡します/iu;

/** "… as soon as it is here, and here it is." */
const KEPT = /\bhere (?:it|they) (?:is|are)\b|\bhere you (?:go|are)\b/i;

/** Something must wake the agent: a schedule, a sub-agent that reports, a task of a host that wakes for it. */
export function promise({ sentence }: WorkClaim, { run, all, known }: Past): ClaimFault | undefined {
  if (known.wakes === true || KEPT.test(sentence)) return undefined;
  // A calendar tells of its own events.
  if (!OWN_WORD.test(sentence) && run.some(({ call }) => call.outcome === "ok" && CALENDAR.test(call.tool)))
    return undefined;
  const done = [...run, ...all].filter(({ act }) => act.deeds.has("schedule"));
  const wakes = done.some((one) => one.call.outcome !== "failed" && endOf(one, "schedule") !== "failed");
  return wakes ? undefined : "unbacked";
}
