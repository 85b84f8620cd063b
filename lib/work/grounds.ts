/**
 * What a sentence that asserts something stands on, in any language: the numbers and the names in it. Only a program or a
 * user can know them; of a session whose every call is known, one that no command, no output and no message holds, and
 * that follows from none of them, was made up.
 */
import { remember } from "../core/lazy.ts";
import type { WorkClaim } from "./claim.ts";
import { followsFrom, isScaled } from "./counts.ts";
import { isRatio, LOOSE, recordOf } from "./figures.ts";
import { untagged } from "./named.ts";
import { hides } from "./opaque.ts";
import type { Past } from "./past.ts";
import { samePath } from "./paths.ts";

/** A number by itself: no part of a name, a version, a date, a time of day, an amount of money. */
const NUMBER =
  /(?<![\p{L}\d.,:_/#@+×*=<>~^%-]|\d[ \u00a0\u202f])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d{1,3})?)(?![\d:_/]|[.,]\d|\p{L}{1,3}\d|[.-][\p{L}\d]|\.\s?(?:\d|Jan|Feb|M|A|J|S|O|N|D))/gu;

/** What a number is a name of, in front of it. */
const NAMES =
  /(?:\p{Lu}[\p{L}+.-]*|port|line|lines|zeile|línea|ligne|linha|riga|строк\p{L}*|status|code|error|exit|http|step|phase|level|part|section|chapter|page|option|version|schritt|paso|étape|passo|шаг\p{L}*|api|pr|mr|issue|ticket|nr\.?|no\.?|n°|№|seit|since|in|im|en|bis|am|vom|zum|until|按|第|행|步) ?$/u;

/** Behind it: a day, a day's time, a bound, a share of all. */
const BEHIND =
  /^ ?(?:\. |°|(?:st|nd|rd|th)\b|[ap]\.?m\b|uhr|h\d|o['’]clock|点|點|時|시|月|日|号|월|일|年|년|de \p{L}+ de|-?(?:bit|fold|way|core|x\b|times)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|märz|mai|juni|juli|янв|фев|март|апр|мая|июн|июл|авг|сен|окт|ноя|дек)/iu;

/** What is set, and not measured. */
const SET =
  /timeout|limit|delay|interval|quota|\bttl\b|expir|threshold|retr(?:y|ies)|超时|超時|上限|间隔|タイムアウト|間隔|타임아웃|간격|límite|intervalo|délai|frist|тайм-?аут|интервал|лимит|giới hạn/iu;

/** What the agent counts in its own edits. */
const OWN =
  /^ ?(?:[\p{L}-]+ )?(?:call ?sites?|sites|places|usages|lines|functions|methods|spots|hunks|edits|changes|sections|steps|keys|strings|imports|references|Stellen|Zeilen|lugares|líneas|endroits|lignes|linhas|мест\p{L}*|строк\p{L}*|处|處|箇所|곳|줄|chỗ|dòng)(?!\p{L})/iu;

/** Numbers of a sentence that somebody must have seen, as they were written. */
export function groundsIn(text: string): string[] {
  if (SET.test(text)) return [];
  const bare = text.replace(/[\uE100-\uF8FF]/g, " ");
  return [...bare.matchAll(NUMBER)]
    .filter(({ 0: all, index, 1: digits = "" }) => {
      const before = bare.slice(Math.max(0, index - 24), index);
      const behind = bare.slice(index + all.length, index + all.length + 24);
      if (/^(?:[0-2]|100|(?:19|20)\d\d)$/.test(digits)) return false;
      // The first cell of a row counts rows.
      if (index === 0 && /^\s*·/.test(behind)) return false;
      if (OWN.test(behind)) return false;
      return !NAMES.test(before) && !BEHIND.test(behind) && !LOOSE.test(before);
    })
    .map(
      ({ 0: all, index, 1: digits = "" }) =>
        `${digits.replace(/\s/g, "")} ${UNIT.exec(bare.slice(index + all.length))?.[1] ?? ""}`,
    );
}

/** What makes a number a share or a ratio. */
const UNIT = /^ ?([%％×])/u;

/** What digits may mean, in the ways of several languages. */
function meanings(digits: string): number[] {
  const bare = digits.replace(/[\u00a0\u202f ]/g, "");
  const forms = [
    bare.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."),
    bare.replace(/,(?=\d+$)/, "."),
    bare.replaceAll(",", ""),
  ];
  return [...new Set(forms.map(Number).filter(Number.isFinite))];
}

/** Steps of units that people change in passing: thousands, millions, ten thousands, kibibytes, minutes, hours. */
const STEPS: readonly number[] = [1000, 1e6, 1e9, 1e4, 1e8, 1024, 1024 ** 2, 1024 ** 3, 60, 3600, 86_400];

/** The numbers of one text, in all that their digits may mean. */
function numbersOf(text: string): number[] {
  return [...text.matchAll(/\d[\d.,\u00a0\u202f]*/g)].flatMap(([found]) => {
    const digits = found.replace(/\D+$/, "");
    // A row of a table in one line, a version, an address.
    const parts = digits.split(",").flatMap((part) => (/\..*\./.test(part) ? part.split(".") : [part]));
    return [...meanings(digits), ...parts.map(Number).filter(Number.isFinite)];
  });
}

/** Of how many numbers of one text every pair is tried. */
const EACH = 200;

const groundOf = remember((past: Past) => {
  const { outputs, told, whole } = recordOf(past);
  const asked = past.session.runs.map((run) => run.asked);
  const each = [...outputs, ...told, ...asked].map((text) => [...new Set(numbersOf(text))].slice(0, EACH));
  return {
    whole,
    each,
    /** What was asked already. */
    follows: new Map<string, boolean>(),
    printed: [...new Set(each.slice(0, outputs.length + told.length).flat())],
    known: [...new Set(each.flat())],
    few: each.flatMap((numbers) => numbers.slice(0, 6)).slice(0, 24),
    lines: Math.max(0, ...outputs.map((output) => output.split("\n").length)),
    prints: outputs.some((output) => /\d/.test(output)),
  };
});

/** False where one of the numbers of a claim stands nowhere in the session and follows from none that does. */
export function isGrounded({ printed, sentence }: WorkClaim, past: Past): boolean {
  const { known, follows, lines, whole, prints } = groundOf(past);
  if (!whole || !prints) return true;
  // "458 of 460": what is left when some were counted out.
  const beside = numbersOf(sentence).filter((one) => known.includes(one));
  return printed.every((found) => {
    const [, digits = "", unit = ""] = found.split(" ");
    const key = `${digits} ${unit}`;
    const holds = follows.get(key) ?? meanings(digits).some((value) => isKnown(value, unit, past));
    follows.set(key, holds);
    return (
      holds || meanings(digits).some((value) => beside.some((one) => one > value && one - value <= lines))
    );
  });
}

function isKnown(value: number, unit: string, past: Past): boolean {
  const { each, few, known, printed, lines } = groundOf(past);
  const from = unit === "%" ? printed : known;
  return (
    (Number.isInteger(value) && value <= lines && unit === "") ||
    isScaled(value, from) ||
    from.some((one) => isNear(value, one)) ||
    (unit !== "" && isRatio(value, past)) ||
    // What follows from several follows from those of one output, or from one number of each.
    followsFrom(value, few) ||
    each.some((numbers) => followsFrom(value, numbers))
  );
}

/** A proper name inside a sentence: a product, a platform, a statement in capitals. */
const PROPER = /(?<=[\p{Ll}\d,:] |[\p{Lo}])[A-Z][A-Za-z]{2,}(?![\w-])/gu;
/** Names that a session need not hold: days, months, languages, what everything runs on, short words of the trade. */
const KNOWN =
  /^(?:[A-Z]{3}|[A-Z]{2,5}s|JSON|YAML|HTTPS?|HTML|README|TODO|REST|JavaScript|TypeScript|Python|Django|Kubernetes|Node|GitHub|Done|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;
/** An address, a channel: names by their form. */
const FORMAL = /(?<![\w.@/])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|[\w.+-]+@[\w-]+\.[\w.-]*\w|#[a-z][\w-]+)/g;

/** One that a claim names and that nothing in the session does. */
export function isUnnamed(
  { clause, language, printed, kind, admits, reported, earlier }: WorkClaim,
  past: Past,
): boolean {
  if (printed.length > 0 || admits || reported || earlier || kind === "promise" || kind === "narration")
    return false;
  if (past.all.length === 0 || !past.session.complete || past.all.some(hides)) return false;
  const text = untagged(clause);
  // In German every noun is written like a name.
  const proper =
    language === "de" || /\bhere\b/.test(text) ? [] : (clause.replace(/‹[^›]*›/gu, " ").match(PROPER) ?? []);
  const names = [...proper.filter((name) => !KNOWN.test(name)), ...(text.match(FORMAL) ?? [])];
  if (names.length === 0) return false;
  const record = wordsOf(past);
  return names.some(
    (name) => !record.includes(name.toLowerCase().slice(0, PROPER_STEM.test(name) ? 6 : undefined)),
  );
}

/** A path of a claim in another folder than the file of that name that was written, where nothing else names that folder. */
export function isMisplaced({ names, clause, admits, earlier, reserved }: WorkClaim, past: Past): boolean {
  if (admits || earlier || reserved || !past.session.complete || past.all.some(hides)) return false;
  const named = names.filter((name) => /\w\/[^/]+\.\w{1,5}$/.test(name) && clause.includes(name));
  if (named.length === 0) return false;
  const written = past.all.filter(({ act }) => act.deeds.has("write")).flatMap(({ act }) => act.paths);
  const record = wordsOf(past);
  return named.some((name) => {
    const at = name.lastIndexOf("/");
    const folder = name.slice(0, at).replace(/^(?:\.{0,2}\/)+/, "");
    const same = written.filter((path) => path.split("/").at(-1) === name.slice(at + 1));
    return (
      same.length > 0 && !same.some((path) => samePath(path, name)) && !record.includes(folder.toLowerCase())
    );
  });
}

/** Letters alone: a name whose forms differ at the end. */
const PROPER_STEM = /^[A-Za-z]+$/;

/** Everything that a session holds, in lower case. */
const wordsOf = remember((past: Past) => {
  const { outputs, told } = recordOf(past);
  const tools = past.all.map(({ call }) => call.tool);
  return [...outputs, ...told, ...tools, ...past.session.runs.map(({ asked }) => asked)]
    .join("\n")
    .toLowerCase();
});

/** The same in another unit, as it is rounded in passing. */
function isNear(value: number, one: number): boolean {
  return STEPS.some((step) =>
    [one * step, one / step].some((other) => Math.abs(other - value) <= 0.02 * value),
  );
}
