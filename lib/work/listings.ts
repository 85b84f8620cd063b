/**
 * Files that a reply tells side by side, in any language: each item of a list that begins with a path, and the paths of one
 * sentence. Where some of them were written, and nothing could have written another that is told in the same breath, that
 * one was left out of the work and not of the words.
 */

import { WORK_LISTED } from "../core/limits.ts";
import { soughtAs } from "../core/sought.ts";
import { isUnknown } from "./act.ts";
import { changesFor, isTriedOn, isWritten, mayWrite } from "./changes.ts";
import type { WorkClaim, WorkLanguage } from "./claim.ts";
import type { Done } from "./ends.ts";
import { heldIn, isHeld } from "./held.ts";
import { CHANGED, UNCHANGED } from "./marks.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { samePath } from "./paths.ts";
import { claim, type Reading } from "./reading.ts";
import { type ParsedReply, type Sentence, spansIn } from "./reply.ts";
import { typed } from "./typed.ts";

/** How a path is told. `told`: with a word of change, in its own words or in those that announce its list; `bare`: without; `inline`: one of several in a sentence. */
type Way = "told" | "bare" | "inline";

/** An item of a list, and the file that it begins with. */
type Item = { readonly reading: Reading; readonly name: string };

const FORM = /^LISTED (told|bare|inline)$/;

/** True for a claim of {@link listingsIn}. */
export function isListing({ printed }: WorkClaim): boolean {
  return FORM.test(printed[0] ?? "");
}

/** A file by its ending, a hidden one and one that everybody knows by their names: no folder, no pattern. */
export const FILE =
  /^[^\s*?{}$<>]*[\w@-]\.\w{1,8}$|^[^\s*?{}$<>]*(?<![^/])(?:\.\w[\w.-]{2,}|[A-Z][a-z]+file|[A-Z]{4,})$/;

/** A path at the start of an item. */
const OPENS = /^[\s"'([·-]{0,4}‹file.›/u;

/** What announces files that nobody has to have changed. */
const LOOKED_AT = soughtAs(
  /\b(?:read|review\w*|looked|inspect\w*|examin\w*|check(?:ed|s)?|relevant|related|referenc\w*|see|unchanged|untouched|next|todo|to do|remain\w*|left|suggest\w*|recommend\w*|propos\w*|follow-?ups?|plan\w*|open)\b|gelesen|geprüft|angesehen|unverändert|betroffen|leíd|revisad|pendient|relus?|examiné|à faire|lid[oa]s|lett[oi]|прочита|просмотр|проверен|не измен|已读|查看|检查|未改|確認|参照|未変更|확인|참고|đã đọc|xem qua/iu,
);

/** True for a sentence that may be one of {@link listingsIn}: it names a file. */
export function namesFiles({ sentence, reply }: Pick<Reading, "sentence" | "reply">): boolean {
  return pathsOf(sentence, reply).length > 0;
}

/** Every file that `reply` tells beside others; sentences that are `unsure` in any of its languages claim nothing. */
export function listingsIn(
  reply: ParsedReply,
  [language]: readonly WorkLanguage[],
  unsure: ReadonlySet<Sentence>,
): WorkClaim[] {
  if (language === undefined) return [];
  const lists = new Map<string, Item[]>();
  const found: WorkClaim[] = [];
  for (const sentence of reply.sentences) {
    const names = pathsOf(sentence, reply);
    const [name] = names;
    if (name === undefined) continue;
    const reading = { sentence, text: typed(sentence.text, reply), language, reply };
    if (names.length > 2 && !unsure.has(sentence))
      found.push(...names.map((one) => listing(reading, one, names, "inline")));
    if (!OPENS.test(reading.text)) continue;
    const key = `${sentence.heading}\n${sentence.under}\n${sentence.paragraph}`;
    const list = lists.get(key) ?? [];
    if (list.length < WORK_LISTED) list.push({ reading, name });
    lists.set(key, list);
  }
  return [...found, ...[...lists.values()].flatMap((list) => itemsOf(list, unsure))];
}

/** The claims of one list. */
function itemsOf(list: readonly Item[], unsure: ReadonlySet<Sentence>): WorkClaim[] {
  const names = [...new Set(list.map(({ name }) => name))];
  if (names.length < 2) return [];
  return list.flatMap(({ reading, name }) => {
    const way = unsure.has(reading.sentence) ? undefined : wayOf(reading);
    return way === undefined ? [] : [listing(reading, name, names, way)];
  });
}

function pathsOf(sentence: Sentence, reply: ParsedReply): string[] {
  const named = spansIn(sentence.text, reply).filter(({ kind, text }) => kind === "path" && FILE.test(text));
  return [...new Set(named.map(({ text }) => text))].slice(0, WORK_LISTED);
}

/** What a runner says of a file of tests: "6 / 6 passed". */
const RESULT = soughtAs(
  /\d ?\/ ?\d|\bpass(?:es|ed|ing)?\b|\bok\b|bestanden|pasa[nd]?|passe[nt]?\b|прош[её]?л|通过|通過|パス|통과|đạt/iu,
);

/** How an item is told; `undefined` where its list is one of files that were looked at, or are to come, and for a result of tests. */
function wayOf({ sentence }: Reading): Way | undefined {
  const { plain, under, heading } = sentence;
  const lead = `${heading}\n${under}`;
  if (RESULT.test(plain) || UNCHANGED.test(plain) || UNCHANGED.test(lead)) return undefined;
  if (CHANGED.test(plain)) return "told";
  if (LOOKED_AT.test(lead)) return undefined;
  const announced = [under, heading].some(
    (text) => LISTS.test(text) || (FILES.test(text) && CHANGED.test(text)),
  );
  return announced || CHANGED.test(under) ? "told" : "bare";
}

/** What announces changes by a noun. */
const LISTS = soughtAs(
  /^\W*(?:all )?(?:done|erledigt|fertig|hecho|listo|fait|terminé|feito|pronto|fatto|готово|完成|搞定|完了|완료|xong)\W*$|\bchanges\b|\bchanged\b|änderungen|cambios|changements|modifications|mudanças|alterações|modifiche|изменени|правки|改动|修改|变更|變更|変更|修正|변경|수정|thay đổi/iu,
);

/** A heading over files as such. */
const FILES = /files?\b|datei|archivo|fichero|fichier|arquivo|файл|文件|檔案|ファイル|파일|tệp/iu;

function listing(reading: Reading, name: string, listed: readonly string[], way: Way): WorkClaim {
  return claim(reading, "file", reading.text, { names: [name], listed, printed: [`LISTED ${way}`] });
}

/** A file of a list that nothing wrote, beside files that were written. */
export function listingFault(told: WorkClaim, past: Past): ClaimFault | undefined {
  const [name = ""] = told.names;
  if (!past.session.complete) return undefined;
  if (isLostEdit(told, past)) return "contradicted";
  if (past.all.some(hides)) return undefined;
  if (isOddOne(told, past)) return "unbacked";
  const { whole, partly } = changesFor(told, past);
  const changes = [...whole, ...partly];
  if (
    changes.some((one) => (mayWrite(one, [name]) || spreads(one)) && !isStrange(one, told, past)) ||
    past.all.some((one) => isWrittenInPlace(one, name))
  )
    return undefined;
  const written = changes.flatMap(({ act }) => act.paths);
  const way = FORM.exec(told.printed[0] ?? "")?.[1];
  const beside = told.listed.filter((other) => isWritten(written, other)).length;
  if (isWritten(written, name) || beside < (way === "inline" ? 2 : 1)) return undefined;
  if (way !== "inline" && past.all.some((one) => isTriedOn(one, [name]))) return "contradicted";
  return way === "told" || !isSeenIn(name, past) ? "unbacked" : undefined;
}

/** Files that are listed as made: calls were given two of them at least by their names, and nothing holds this one. */
function isOddOne({ names, listed, printed }: WorkClaim, past: Past): boolean {
  if (printed[0] !== "LISTED bare" || past.all.some(({ act }) => act.any)) return false;
  const given = past.all.map(({ act }) => act.words).join("\n");
  const lastOf = (name: string): string => name.split("/").at(-1) ?? name;
  const others = listed.filter((name) => !names.includes(name) && given.includes(lastOf(name)));
  return others.length > 1 && names.every((name) => !isHeld(lastOf(name), past));
}

/** The last edit of a listed file failed, those of others beside it went well, and nothing behind it could have written it. */
function isLostEdit({ names: [name = ""], listed, printed }: WorkClaim, { all }: Past): boolean {
  const tried = all.findLastIndex((one) => isTriedOn(one, [name]));
  if (tried < 0 || FORM.exec(printed[0] ?? "")?.[1] === "inline") return false;
  const written = all.flatMap(({ act, call }) =>
    call.outcome === "ok" && act.deeds.has("write") ? act.paths : [],
  );
  const isBeside = listed.some((other) => !samePath(other, name) && isWritten(written, other));
  const mayWriteIt = all.slice(tried + 1).some(({ act }) => act.any || act.deeds.has("write"));
  return isBeside && !mayWriteIt && !isWritten(written, name);
}

/** A program that nobody knows, of a run that is told as all well, where nothing ever spoke of the file. */
function isStrange({ act }: Done, { names, troubles }: WorkClaim, past: Past): boolean {
  return troubles === 0 && isUnknown(act) && names.every((name) => !isSeenIn(name, past));
}

/** An act that writes files of which its words name none, or only a pattern: an archive that is unpacked, a patch. */
function spreads({ act }: Done): boolean {
  return (
    act.deeds.has("write") &&
    (act.paths.length === 0 || act.paths.some((path) => /[*?[]/.test(path)) || UNPACKS.test(act.words))
  );
}

const UNPACKS = /^(?:\S*\/)?(?:unzip|(?:bsd)?tar|7z|cpio|patch|ditto|rsync|scp|sftp|stow|rclone)(?: |$)/;

/** A program that knows how to write where it reads was given the file: `yq -i '.a = 1' values.yaml`. */
function isWrittenInPlace({ act, call }: Done, name: string): boolean {
  const last = name.split("/").at(-1) ?? name;
  return call.command !== undefined && IN_PLACE.test(act.words) && act.words.includes(last);
}

const IN_PLACE =
  /^(?!(?:\S*\/)?(?:[ef]?grep|rg|ag|ls|sort|diff) )\S+ (?:.* )?(?:-i|-w|-o|--in-?place|--write|--output|--out|--fix)(?:[ =]|$)/;

/** Some call was given the file, or printed it. */
function isSeenIn(name: string, past: Past): boolean {
  const last = (name.split("/").at(-1) ?? name).toLowerCase();
  const { outputs, told } = heldIn(past);
  return [...outputs, ...told].some((text) => text.toLowerCase().includes(last));
}
