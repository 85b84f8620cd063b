/**
 * The version that a sentence gives a program by its name, held against those that outputs print beside that name: "with npm
 * 10.9.2" where a program printed `npm v10.9.0`, "both run PHP 8.2.24" where one of two printed `PHP 8.1.30`.
 */
import { soughtAs } from "../core/sought.ts";
import { escaped } from "../core/text.ts";
import { heldIn, isHeld } from "./held.ts";
import type { Past } from "./past.ts";

/** A name, what stands between it and its version, and the version. */
const PINNED =
  /(?<![\p{L}\p{N}_./@-])([\uE100-\uF8FF]|@?[A-Za-z][\w./+-]{1,40}?)(?:["'`)]?\s*(?:==|[·:：@=→]|->)\s*|\s+(?:(?:is|are|at|on|now|to|ist|auf|est|es|é|est[áà])\s+){0,2})v?(\d{1,4}\.\d{1,4}\.\d{1,6})(?![\w+-]|\.\d)/gu;

/** What a version is said to be that is not there: another one, a bound, a wish, a thing of before. */
const ELSEWHERE = soughtAs(
  /\b(?:latest|newest|available|since|until|before|older|newer|requires?|needs?|from|instead|was|were|would|could|should|if|than|not|except|minimum|released|changelog)\b|n['’]t\b|[<>≥≤]|(?<!\p{L})(?:neueste|nicht|seit|statt|war|dernière|pas|était|última|no|era|desde|não|последн\p{L}*|не|было)(?!\p{L})|最新|没|未|之前|以前|최신|이전|mới nhất|chưa|không/iu,
);

/** Said of every one of several. */
const OF_EACH = soughtAs(
  /(?<!\p{L})(?:both|all|each|every|beide[nrs]?|alle[nr]?|les deux|tous|toutes|amb[oa]s|todos|todas|tutti|tutte|entrambi|entrambe|оба|обе\p{L}*|обоих|все\p{L}?|cả hai|tất cả)(?!\p{L})|都|全部|両方|すべて|둘 다|모두/iu,
);

/** Names that any program's version may stand behind. */
const NO_NAME = /^(?:v|version|release|tag|to|at|on|now|is|are|and|und|et|y|e|auf|from|the|a)$/i;

/** Every version of a sentence that stands at a name, as `PINNED version each|one name`. */
export function pinnedIn(text: string, nameOf: (sign: string) => string): string[] {
  if (ELSEWHERE.test(text)) return [];
  const row = rowIn(text, nameOf);
  if (row.length > 0) return row;
  const each = OF_EACH.test(text) ? "each" : "one";
  return [...text.matchAll(PINNED)].flatMap(([, sign = "", version = ""]) => {
    const name = (/[\uE100-\uF8FF]/.test(sign) ? nameOf(sign) : sign).trim();
    return /\s|^.?$/.test(name) || NO_NAME.test(name) ? [] : [`PINNED ${version} ${each} ${name}`];
  });
}

/** A row of a table: a name, and nothing but versions behind it: "| celery | 5.3.4 | 5.4.0 |". */
function rowIn(text: string, nameOf: (sign: string) => string): string[] {
  const [first = "", ...cells] = text.split("·").map((cell) => cell.trim());
  const name = /^[\uE100-\uF8FF]$/.test(first) ? nameOf(first) : first;
  const versions = cells.filter((cell) => cell !== "");
  const isRow = versions.length > 0 && versions.every((cell) => /^v?\d{1,4}\.\d{1,4}\.\d{1,6}$/.test(cell));
  if (!isRow || !/^@?[A-Za-z][\w./+-]{1,40}$/.test(name)) return [];
  return versions.map((version) => `PINNED ${version.replace(/^v/, "")} one ${name}`);
}

/** False where outputs print the name with other versions, and this one stands nowhere, or not everywhere where it is said of all. */
export function wasPinned(value: string, past: Past): boolean {
  const [version = "", each = "", ...rest] = value.split(" ");
  const { outputs, whole } = heldIn(past);
  if (!whole) return true;
  const name = escaped(rest.join(" "));
  const beside = new RegExp(
    `(?<![\\p{L}\\p{N}_./@-])${name}["')]?(?:\\s*(?:==|[@:=|│·(-])\\s*|\\s+(?:version\\s+)?)v?=?v?(\\d{1,4}\\.\\d{1,4}\\.\\d{1,6})(?![\\w]|\\.\\d)`,
    "giu",
  );
  const found = outputs.map((output) => [...output.matchAll(beside)].map(([, one = ""]) => one));
  const last = found.findLast((versions) => versions.length > 0);
  if (!last) return true;
  if (!isHeld(version, past)) return false;
  return each !== "each" || !last.includes(version) || last.every((one) => one === version);
}
