/**
 * The things that an act was done to, in any language: their names stand in the reply as they stand in the commands.
 * An act whose only tries on its object failed, or were rehearsals, was not done; one of two things side by side that
 * no call, no output and no message ever named was not touched.
 */
import { remember } from "../core/lazy.ts";
import type { Act, Deed } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import { isSaidGone } from "./changes.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import { type Done, endOf, isRehearsed } from "./ends.ts";
import { wordsHeld } from "./held.ts";
import { untagged } from "./named.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { type Call, lastRun } from "./record.ts";

/** Claims of acts: a state may hold without anybody's act. */
const ACTS: readonly WorkClaimKind[] = [
  "act",
  "works",
  "ran",
  "deploy",
  "install",
  "change",
  "delete",
  "file",
  "push",
  "up",
  "verified",
];

/** Words of a command that name nothing in particular. */
const PLAIN =
  /^(?:\d{1,2}|branch|network|true|false|null|test|tests|build|run|main|master|origin|install|add|apply|push|exec|start|stop|restart|status|http|https|json|file|files|path|paths|name|type|text|data|user|users|code|content|command|table|index|lib|src|app|dist|script|scripts|python3?|node|bash|docker|compose|delete|create|update|select|from|where|prod|production|staging)$/;

/** The names in the words of an act: arguments, and the parts of paths. */
export function namesOf({ words }: Act, least = 4): string[] {
  const found = words
    .toLowerCase()
    .split(/[\s"'`=,:;(){}[\]<>|&]+/)
    .slice(1)
    .filter((word) => !word.startsWith("-"))
    .flatMap((word) => [word.replace(/[<>=~^!@].*$/, ""), ...word.split("/")])
    .map((word) => word.replace(/^[./]+|[./]+$/g, ""));
  return [...new Set(found)].filter((word) => word.length >= least && !PLAIN.test(word));
}

/** The words of a clause, as names are written. */
function wordsOf(text: string): Set<string> {
  const found =
    untagged(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}#][\p{L}\p{N}_./@#-]*/gu) ?? [];
  return new Set(
    found.flatMap((word) => [word, ...word.split("/")]).map((word) => word.replace(/^[./#]+|[./]+$/g, "")),
  );
}

/** The acts of which a name of their own stands in the clause, where others' names do not. */
export function aboutThem(claim: WorkClaim, could: readonly Done[]): readonly Done[] {
  const words = wordsOf(claim.clause);
  const found = could.filter(({ act }) => !act.any && namesOf(act, 3).some((name) => words.has(name)));
  return found.length === could.length ? [] : found;
}

/** An act of the last run, and how it ended. */
export type Try = { readonly act: Act; readonly call: Call; readonly end: "ok" | "failed" | "rehearsed" };

/** Whatever was tried in the last run, with what was refused; looks at files leave things as they are. */
export const triesOf = remember((past: Past): readonly Try[] =>
  lastRun(past.session).flatMap((call) =>
    actsOf(call).flatMap((act): Try[] => {
      if (act.deeds.has("rehearse") || (!act.edits && isRehearsed(call)))
        return [{ act, call, end: "rehearsed" }];
      const idle = !act.any && [...act.deeds].every((deed) => deed === "look" || deed === "ci");
      // Nothing was there to be committed or pushed, which is no failure of anything else.
      const vain = call.outcome === "failed" && NOTHING_NEW.test(call.output);
      if (idle || vain || call.outcome === "unknown") return [];
      return [{ act, call, end: call.outcome === "refused" ? "failed" : ended({ act, call }) }];
    }),
  ),
);

const NOTHING_NEW = /nothing to commit|no changes added to commit|Everything up-to-date|Already up to date/;

/** Another agent that was sent: its report may speak of errors that it mended. */
export function isErrand(act: Act, call: Call): boolean {
  return act.any && act.deeds.has("schedule") && commandOf(call) === undefined;
}

function ended(one: Done): "ok" | "failed" {
  if (isErrand(one.act, one.call))
    return one.call.outcome === "failed" || /^\W*(?:API )?(?:error|failed)\b/i.test(one.call.output)
      ? "failed"
      : "ok";
  const deeds = one.act.deeds.size === 0 ? (["run"] as const) : [...one.act.deeds];
  return deeds.every((deed) => endOf(one, deed) === "failed") ? "failed" : "ok";
}

/** What becomes of a claim whose object's every try came to nothing, and of one that names more than was touched. */
export function objectFault(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if ((claim.kind === "build" || claim.kind === "pr") && !claim.admits && !claim.earlier)
    return unknownAmong(claim, past);
  if (!ACTS.includes(claim.kind) || claim.admits || claim.candid || claim.reported || claim.earlier)
    return undefined;
  return (claim.troubles > 0 ? undefined : failedOn(claim, past)) ?? unknownAmong(claim, past);
}

/** What joins things that stand side by side. */
export const JOINED = "(?:, and |, | and | & | und | y | e | et | и | và |、|，| ?和 ?| ?と ?| ?와 ?| ?및 ?)";

/** Checks that are told of things side by side. */
const CHECKED: readonly WorkClaimKind[] = ["lint", "tests", "types", "format", "verified"];

/** Two words in backticks with an "and" between them. */
const PAIR = new RegExp(`‹(?:word|file)([\\w@./-]{3,60})›${JOINED}‹(?:word|file)([\\w@./-]{3,60})›`, "gu");

/** One of two things that were checked, by the words, where a check was given the other, and nothing speaks of this. */
export function isCheckedInPart({ kind, clause, admits, earlier, reported }: WorkClaim, past: Past): boolean {
  if (!CHECKED.includes(kind) || admits || earlier || reported || !past.session.complete) return false;
  const pairs = [...clause.matchAll(PAIR)].map(([, one = "", other = ""]) => [one, other]);
  if (pairs.length === 0 || past.all.some((one) => hides(one) || one.act.any)) return false;
  const given = past.all.filter(({ act }) => act.deeds.size > 0 && !act.deeds.has("rehearse"));
  const checks = given.filter(({ act }) => CHECKS_CODE.some((deed) => act.deeds.has(deed)));
  const isArgument = (name: string) => checks.some(({ act }) => namesOf(act, 3).includes(bareOf(name)));
  const isTold = (name: string) =>
    given.some(({ act, call }) => `${act.words}\n${call.output}`.toLowerCase().includes(bareOf(name)));
  return pairs.some((names) => names.some(isArgument) && names.some((name) => !isTold(name)));
}

const CHECKS_CODE: readonly Deed[] = ["test", "lint", "types", "format"];

function bareOf(name: string): string {
  return name.toLowerCase().replace(/^[./]+|[./]+$/g, "");
}

function failedOn(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const words = wordsOf(claim.clause);
  const stems = stemsOf(claim.clause);
  const tries = triesOf(past);
  const isOn = ({ act }: Try) => namesOf(act).some((name) => words.has(name));
  const isOnAll = (one: Try, names: readonly string[]) => {
    const own = namesOf(one.act);
    return names.some((name) => words.has(name))
      ? names.every((name) => !words.has(name) || own.includes(name))
      : isOn(one);
  };
  const isAkin = ({ act, call, end }: Try) =>
    end === "rehearsed" && stems.some((stem) => `${act.words}\n${call.output}`.toLowerCase().includes(stem));
  const isBeside = ({ act }: Try) => LEAVES.includes(claim.kind) && isCheckOfCode(act);
  const at = tries.findLastIndex((one) => one.end !== "ok" && !isBeside(one) && (isOn(one) || isAkin(one)));
  const last = tries[at];
  if (!last || (last.end === "rehearsed" && claim.rehearsed)) return undefined;
  const meant = namesOf(last.act).filter((name) => words.has(name));
  if (meant.length > 0 && meant.every((name) => isSaidGone(last, name))) return undefined;
  // Another way behind it, or the same thing done before, may have done it.
  const failedWrite = isWriteOf(last);
  const done = tries.some((one, index) => {
    if (one.end !== "ok") return false;
    if (isWriteOf(one)) return failedWrite && index > at && isOnAll(one, namesOf(last.act));
    // What only reads what the other printed is no other way.
    if (index > at) return one.call !== last.call && (!failedWrite || !isCheck(one));
    return isOnAll(one, namesOf(last.act));
  });
  return done ? undefined : "contradicted";
}

/** Claims of what stays as it was made, whatever a check says of it. */
const LEAVES: readonly WorkClaimKind[] = ["act", "change", "delete", "file", "install"];

function isCheckOfCode({ any, deeds }: Act): boolean {
  return !any && deeds.size > 0 && [...deeds].every((deed) => CHECKS_CODE.includes(deed));
}

/** A check changes no file that it was not told to. */
function isCheck({ act }: Try): boolean {
  return !act.any && !act.wide && act.paths.length === 0 && !act.deeds.has("write");
}

/** An edit of a file runs nothing. */
function isWriteOf({ act }: Try): boolean {
  return (
    act.deeds.size > 0 && !act.any && [...act.deeds].every((deed) => deed === "write" || deed === "delete")
  );
}

/** The beginnings of the long words of a clause, by which a verb is known in a command and in what it printed. */
function stemsOf(text: string): string[] {
  const words =
    untagged(text)
      .toLowerCase()
      .match(/\p{L}{6,}/gu) ?? [];
  return words.map((word) => word.slice(0, 5));
}

const NAME = "(?:#?\\p{L}*\\d[\\p{L}\\d._-]*|[\\p{L}\\d_./:-]*\\p{L}[._/:-][\\p{L}\\d_./:-]*\\p{L}\\d?)";
/** Names side by side: "0042 and 0043", "svc-a, svc-b". */
const SERIES = new RegExp(`(?<![\\p{L}\\p{N}])${NAME}(?:${JOINED}${NAME})+(?![\\p{L}\\p{N}])`, "gu");

/** Packages side by side that were brought up to date. */
const UPDATED = new RegExp(
  `(?<!\\p{L})(?:updated|upgraded|bumped|actualizad[oa]s|actualicé|aktualisiert|mis à jour|atualizei|aggiornat[oi]|обновил[аи]?|更新了?|升级了?|更新しました) ?([a-z@][\\w./@-]+(?:${JOINED}[a-z@][\\w./@-]+)+)`,
  "iu",
);

/** What Korean and Japanese write right behind a name. */
const PARTICLE = /(?<=[\w./-])[\p{Script=Hangul}\p{Script=Hiragana}]+$/u;

/** One of several names side by side that nothing ever named, where the others were. */
function unknownAmong({ clause, listed, sentence, kind }: WorkClaim, past: Past): ClaimFault | undefined {
  if (!past.session.complete || past.all.some(hides)) return undefined;
  const series = [...untagged(clause).matchAll(SERIES)].map(([found]) =>
    found.split(new RegExp(JOINED, "u")),
  );
  if (listed.length > 1) series.push([...listed]);
  const installs = past.all.filter(({ act }) => act.deeds.has("install"));
  const updated = UPDATED.exec(untagged(clause))?.[1]?.split(new RegExp(JOINED, "u")) ?? [];
  if (updated.some((name) => installs.some(({ act }) => act.words.split(/[ @=]/).includes(name))))
    series.push(updated);
  const ids = sentence.match(/(?<![\w#])#\d{1,6}(?!\w)/g) ?? [];
  if (ids.length > 1) series.push(ids);
  const isNumbered = kind === "pr" && ids.length === 1;
  if (series.length === 0 && !isNumbered) return undefined;
  const record = wordsHeld(past);
  const isKnown = (name: string) =>
    record.includes(
      name
        .toLowerCase()
        .replace(PARTICLE, "")
        .replace(/^#|[./,]$/g, ""),
    );
  // A pull request by another number than the platform gave it.
  if (isNumbered && /\/(?:pull|merge_requests)\/\d/.test(record) && !ids.every(isKnown)) return "unbacked";
  return series.some(
    (names) => names.some(isKnown) && names.some((name) => isTelling(name) && !isKnown(name)),
  )
    ? "unbacked"
    : undefined;
}

/** A number of an amount or a version is no name; a long one, one with zeros in front, a path is. */
function isTelling(name: string): boolean {
  return (
    /^#\d+$|^0\d{2,}$|\p{L}/u.test(name) &&
    // Where no blanks stand, what reads like a name with a figure is half a sentence.
    !/[\p{Script=Hiragana}\p{Script=Han}]/u.test(name.replace(PARTICLE, "")) &&
    // "rebased on `origin/main` and force-pushed"
    !/^\p{Ll}+-\p{Ll}+(?:ed|ing)$/u.test(name) &&
    !/^v?\d+(?:\.\d+)*[a-z%]{0,3}$/i.test(name.replace(/^0\d{2,}$/, "x"))
  );
}
