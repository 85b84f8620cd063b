/**
 * What a sentence that asserts something stands on, in any language: the numbers and the names in it. Only a program or a
 * user can know them; of a session whose every call is known, one that no command, no output and no message holds, and
 * that follows from none of them, was made up.
 */

import { remember } from "../core/lazy.ts";
import { WORK_PRICES } from "../core/limits.ts";
import { soughtAs } from "../core/sought.ts";
import { commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { isUnmeasured } from "./commands.ts";
import { numbersIn } from "./counts.ts";
import { isGeneral, LOOSE } from "./figures.ts";
import { follows, isFactor, isRatio, isShareOfEach, meanings } from "./follows.ts";
import { heldIn, wordsHeld } from "./held.ts";
import { untagged } from "./named.ts";
import { hides } from "./opaque.ts";
import type { Past } from "./past.ts";
import { samePath } from "./paths.ts";
import { callsOf } from "./record.ts";
import { isInPlace, isLabelledElse } from "./replaced.ts";

/** A number by itself: no part of a name, a version, a date, a time of day, an amount of money. */
const NUMBER =
  /(?<![\p{L}\d.,:_/#@+×*=<>~^%-]|\d[ \u00a0\u202f])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d{1,3})?)(?![\d:_/⁰¹²³⁴-⁹]|[.,]\d|\p{L}{1,3}\d|[.-][\p{L}\d]|\.\s?(?:\d|Jan|Feb|M|A|J|S|O|N|D))/gu;

/** What a number is a name of, in front of it. */
const NAMES =
  /(?:[§#]|\p{Lu}[\p{L}+.-]*|port|line|lines|zeile|línea|ligne|linha|riga|строк\p{L}*|status|code|[Cc]ódigo|Code|codice|кодом?|mã|kodem?|error|exit|http|step|phase|level|part|section|chapter|page|option|version|schritt|paso|étape|passo|шаг\p{L}*|api|pr|mr|issue|ticket|nr\.?|no\.?|n°|№|seit|since|in|im|en|bis|am|vom|zum|until|按|第|행|步|退出码|退出碼|終了コード|종료 코드)[ ：:]?$/u;

/** The numbers of several of them in front of the last: "steps 2 and 3", "lines 4, 9 and 12". */
const NAMES_OF_SEVERAL =
  /(?<!\p{L})(?:ports|lines|zeilen|líneas|lignes|linhas|righe|строк\p{L}*|steps|phases|levels|parts|sections|chapters|pages|options|versions|points|items|questions|tasks|schritte\p{L}?|phasen|pasos|fases|étapes|passos|etapas|passi|шаг\p{L}*|этап\p{L}*|bước|第|步骤|步驟|ステップ|手順|단계)[ ：:]?\d+(?: ?(?:,|，|、|-|–|&|and|und|y|et|e|и|та|i|và|to|bis|a|à|до|和|と|및) ?\d+){0,8} ?(?:,|，|、|-|–|&|and|und|y|et|e|и|та|i|và|to|bis|a|à|до|和|と|및) ?$/iu;

/** Behind it: a day, a day's time, a bound, a share of all. */
const BEHIND =
  /^ ?(?:\. |°|[ -]?(?:days?|weeks?|months?|years?|Tagen?|Wochen?|Monaten?|Jahren?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?|dias?|anos?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|дн\p{L}*|день|недел\p{L}*|месяц\p{L}*|лет|год(?:а|у|ом)?|dni|tygodni\p{L}*|miesięc\p{L}*|lat|gün|hafta|yıl|hari|minggu|bulan|tahun|ngày|tuần|tháng|năm)(?!\p{L})|天|周|週|个月|か月|ヶ月|개월|주(?!소)|(?:st|nd|rd|th)\b|[ap]\.?m\b|uhr|h\d|o['’]clock|点|點|時|시|月|日|号|월|일|年|년|de \p{L}+ de|-?(?:bit|fold|way|core|x\b|times)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|märz|mai|juni|juli|янв|фев|март|апр|мая|июн|июл|авг|сен|окт|ноя|дек)/iu;

/** What is set, and not measured. */
const SET = soughtAs(
  /timeout|limit|delay|interval|quota|\bttl\b|expir|threshold|retr(?:y|ies)|超时|超時|上限|间隔|タイムアウト|間隔|타임아웃|간격|límite|intervalo|délai|frist|тайм-?аут|интервал|лимит|giới hạn/iu,
);

/** What the agent counts in its own edits. */
const OWN = soughtAs(
  /^ ?(?:[\p{L}-]+ )?(?:call ?sites?|sites|places|usages|lines|functions|methods|spots|hunks|edits|changes|sections|steps|keys|strings|imports|references|Stellen|Zeilen|lugares|líneas|endroits|lignes|linhas|мест\p{L}*|строк\p{L}*|处|處|箇所|곳|줄|chỗ|dòng)(?!\p{L})/iu,
);

/** A time in two units: "3 min 10 s", "19분 2초", "1h20". */
const LASTED =
  /\d+ ?(?:d|days?|h|hrs?|hours?|m|min|mins|minutes?|Std\.?|Stunden?|Minuten?|horas?|minutos?|heures?|minutes?|ore|minuti|ч\p{L}*|мин\p{L}*|год\p{L}*|хв\p{L}*|godz\p{L}*|saat|dakika|jam|menit|giờ|phút|小时|小時|時間|分钟|分鐘|分|시간|분),? ?(?:and |und |y |et |e |и )?\d+(?:[.,]\d+)? ?(?:m|min|mins|minutes?|s|sec|secs|seconds?|Minuten?|Sekunden?|minutos?|segundos?|secondes?|minuti|secondi|мин\p{L}*|с|сек\p{L}*|хв\p{L}*|dakika|saniye|menit|detik|phút|giây|分钟|分鐘|分|秒|분|초)?(?!\p{L})/giu;

/** The version of what stands in backticks: "`python3-opencv` (4.6 on bookworm)". */
const OF_PACKAGE =
  /(?<=[\uE100-\uF8FF] ?\(?v?)\d{1,2}\.\d{1,2}(?=\)| (?:on|in|auf|en|sur|в|на|on)(?!\p{L})|[,;.]?$)/gu;

/** Numbers of a sentence that somebody must have seen, as they were written. */
export function groundsIn(text: string): string[] {
  if (SET.test(text) || isGeneral(text)) return [];
  const bare = text
    .replace(OF_PACKAGE, " ")
    .replace(/[\uE100-\uF8FF]/g, " ")
    .replace(LASTED, " ");
  return [...bare.matchAll(NUMBER)]
    .filter(({ 0: all, index, 1: digits = "" }) => {
      const before = bare.slice(Math.max(0, index - 24), index);
      const behind = bare.slice(index + all.length, index + all.length + 24);
      if (/^(?:[0-2]|100|(?:19|20)\d\d)$/.test(digits)) return false;
      // The first cell of a row counts rows.
      if (index === 0 && /^\s*·/.test(behind)) return false;
      if (OWN.test(behind)) return false;
      return !isName(before) && !BEHIND.test(behind) && !LOOSE.test(before);
    })
    .map(
      ({ 0: all, index, 1: digits = "" }) =>
        `${digits.replace(/\s/g, "")} ${unitOf(bare.slice(index + all.length, index + all.length + 24))}`,
    );
}

/** True where what stands in front makes a number the name of something. */
function isName(before: string): boolean {
  return NAMES.test(before) || NAMES_OF_SEVERAL.test(before);
}

/** What makes a number a share, a ratio or a time. */
function unitOf(behind: string): string {
  const sign = /^ ?([%％×])/u.exec(behind)?.[1]?.replace("％", "%") ?? (FOLD.test(behind) ? "×" : undefined);
  return sign ?? (TIMED.test(behind) ? "t" : "");
}

/** So many times as much. */
const FOLD = soughtAs(
  /^[ -]?(?:times|fold|mal|veces|fois|vezes|volte|раз\p{L}*|raz[ay]?|kat[ıi]?|kali|lần)(?!\p{L})|^ ?(?:倍|배)/iu,
);

const TIMED = soughtAs(
  /^[ -]?(?:s|sec|seconds?|m|min|minutes?|h|hours?|Sekunden?|Minuten?|Stunden?|segundos?|minutos?|horas?|secondes?|heures?|secondi|minuti|ore|сек\p{L}*|мин\p{L}*|час\p{L}*|хв\p{L}*|год\p{L}*|sekund\p{L}*|minut\p{L}*|godzin\p{L}*|saniye|dakika|saat|detik|menit|jam|giây|phút|giờ)(?!\p{L})|^ ?(?:秒|分|小时|小時|時間|초|분|시간)/iu,
);

/**
 * False where one of the numbers of a claim stands nowhere in the session and follows from none that does, and what it is
 * said of stands beside other numbers: no session holds all that people work out, convert or know.
 */
export function isGrounded({ printed, sentence }: WorkClaim, past: Past): boolean {
  const { whole, prints, lines, known } = heldIn(past);
  // Who only answers works things out, or knows them.
  if (!whole || past.run.length === 0) return true;
  const unmeasured = isUnmeasured(sentence, past);
  if (!prints && !unmeasured) return true;
  const failed = callsOf(past.session).some(({ outcome }) => outcome !== "ok");
  // "458 of 460": what is left when some were counted out.
  const beside = numbersIn(sentence).filter((one) => known.includes(one));
  return printed.every((found) => {
    const [, digits = "", unit = ""] = found.split(" ");
    if (unit === "" && isVersionLike(digits, past)) return true;
    const follows = meanings(digits).some(
      (value) =>
        // A table's first line, which holds names.
        (HEADER.test(sentence) && known.includes(value + 1)) ||
        (failed && SHELL_STATUSES.includes(value)) ||
        holds(value, unit, past) ||
        isMeanOfLine(digits, past) ||
        modesOf(past).has(digits) ||
        (MONEY.test(sentence) && isPriced(value, known)) ||
        (SHARED.test(sentence) && isShareOfEach(value, past)) ||
        beside.some((one) => one > value && one - value <= lines),
    );
    if (follows) return true;
    return !(unmeasured || isInPlace(meanings(digits), past) || isCountedElse(digits, unit, sentence, past));
  });
}

/** The rights of files as `ls -l` prints them. */
const RIGHTS = /(?<![\w-])[-dlbcps]([r-][w-][xsS-])([r-][w-][xsS-])([r-][w-][xtT-])(?![\w-])/g;

/** The modes (chmod(1)) of the files that were listed: 755 of `drwxr-xr-x`. */
const modesOf = remember((past: Past): ReadonlySet<string> => {
  const bitsOf = (part: string) =>
    [...part].reduce((bits, letter, at) => bits + (/[-ST]/.test(letter) ? 0 : 4 >> at), 0);
  return new Set(
    heldIn(past).outputs.flatMap((output) =>
      [...output.matchAll(RIGHTS)].map((found) => found.slice(1).map(bitsOf).join("")),
    ),
  );
});

/** Numbers of a line that people take the mean of. */
const LINE_NUMBERS = 3;

/** The mean of the numbers that stand in one line, to as many places as are told. */
function isMeanOfLine(digits: string, past: Past): boolean {
  return meansOf(past).has(digits);
}

/** Places behind the point that a mean is told to. */
const PLACES = [0, 1, 2, 3];

/** The means of lines, as they may be written: looked up, for a reply may hold hundreds of numbers and an output thousands of lines. */
const meansOf = remember((past: Past): ReadonlySet<string> => {
  const means = heldIn(past).outputs.flatMap((output) =>
    output.split("\n").flatMap((line) => {
      const numbers = (line.match(/(?<![\w.-])\d{1,9}(?:\.\d{1,6})?(?![\w.])/g) ?? []).map(Number);
      return numbers.length < LINE_NUMBERS
        ? []
        : [numbers.reduce((sum, one) => sum + one, 0) / numbers.length];
    }),
  );
  return new Set(means.flatMap((mean) => PLACES.map((places) => mean.toFixed(places))));
});

/** What shells give for what was cut by a clock, could not run, was not found or was ended (POSIX.1-2024, 2.8.2). */
const SHELL_STATUSES: readonly number[] = [124, 126, 127, 130, 137, 139, 143];

const HEADER = /header|kopfzeile|cabecera|en-tête|cabeçalho|заголов|表头|表頭|ヘッダー|헤더|tiêu đề/iu;

const MONEY = /[$€£¥₹]|\b(?:USD|EUR|GBP|CHF)\b/;

/** Months, weeks and days of a year, by which prices are multiplied. */
const TERMS: readonly number[] = [1, 4, 12, 30, 52, 365];

/** So much for so many, so often: "14 seats at $9 are $1,512 a year". */
function isPriced(value: number, known: readonly number[]): boolean {
  const few = known.slice(0, WORK_PRICES);
  return few.some((one) =>
    TERMS.some((term) => few.some((other) => Math.abs(one * other * term - value) < 0.006)),
  );
}

/** "A venv with 3.12", where something with a version of that form is spoken of. */
function isVersionLike(digits: string, past: Past): boolean {
  const [, major = ""] = /^(\d{1,2})\.\d{1,2}$/.exec(digits) ?? [];
  return major !== "" && versionsOf(past).has(major);
}

/** The first parts of the versions that a session holds. */
const versionsOf = remember((past: Past): ReadonlySet<string> => {
  const { outputs, told, asked } = heldIn(past);
  const texts = [...outputs, ...told, ...asked];
  return new Set(texts.flatMap((text) => [...text.matchAll(VERSION)].map(([, major = ""]) => major)));
});

const VERSION = /(?<![\w.])v?(\d{1,2})\.\d{1,3}\.\d{1,5}(?![\w]|\.\d)/g;

/** A word that can name what is counted or measured. */
const LABEL = /[\p{L}_][\p{L}\p{N}_.-]{2,}/gu;
/** Words that name nothing in particular. */
const PLAIN = soughtAs(
  /^(?:about|after|all|and|are|before|been|both|but|down|each|every|first|for|from|has|have|here|into|its|last|left|less|more|next|not|now|one|only|other|over|per|same|since|some|than|that|the|them|then|there|these|they|this|two|under|until|was|were|which|with|you|your|und|der|die|das|den|von|auf|mit|für|ist|sind|noch|les|des|une|sur|par|est|sont|pour|dans|los|las|una|con|por|que|del|para|son|com|dos|das|uma|foi|che|per|non|gli|sono|time|times|line|lines|version|file|files|step|steps|page|name|value|values|number|total|min|sec|std|minutes?|seconds?|hours?|days?|minuten?|sekunden?|stunden?|minutos?|segundos?|secondes?|heures?|мин\p{L}*|сек\p{L}*|час\p{L}*|приблизно|takes?|took|beträgt|dauert|now|jetzt|[kmgt]?wh|[kmgt]i?b|eur|usd|gbp|chf|euros?|dollars?|percent|prozent)$/iu,
);

/** The words right beside a number, by which it is known what it counts. */
function labelsOf(digits: string, sentence: string): string[] {
  const at = sentence.indexOf(digits);
  if (at < 0) return [];
  const lead = sentence.slice(Math.max(0, at - 40), at).replace(/ ?\($/, " ");
  const before = lead.split(/[,;:()\n·|]/u).at(-1) ?? "";
  const behind = sentence.slice(at + digits.length, at + digits.length + 30).split(/[,;:()\n·|.]/u)[0] ?? "";
  const words = [...(before.match(LABEL) ?? []).slice(-3), ...(behind.match(LABEL) ?? []).slice(0, 2)];
  return words.map((word) => word.toLowerCase()).filter((word) => !PLAIN.test(word));
}

/** What the number is said of stands beside others in a line that was printed, of which the reply says none. */
function isCountedElse(digits: string, unit: string, sentence: string, past: Past): boolean {
  const labels = labelsOf(digits, sentence).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const sign = unit === "%" ? /%|(?<![\d.])0\.\d/ : /\d/;
  return labels.length > 0 && isLabelledElse(meanings(digits), labels, sign, past);
}

/** Of each of several. */
const SHARED = soughtAs(
  /(?<!\p{L})(?:each|per|apiece|average|averages|mean|a (?:month|week|day|year|head|person|piece|night)|pro|je|jeweils|im schnitt|durchschnitt\p{L}*|cada|por|promedio|media|al (?:mese|mes|giorno|día)|a testa|chacune?|par|moyenne|média|em média|cada um|в среднем|на каждого|każdy|średnio|ortalama|kişi başı|mỗi|trung bình|rata-rata|per orang)(?!\p{L})|平均|每|毎|一人|あたり|각각|인당|평균/iu,
);

function holds(value: number, unit: string, past: Past): boolean {
  const { lines } = heldIn(past);
  if (unit === "" && Number.isInteger(value) && value <= lines) return true;
  if (unit === "×" && isFactor(value, past)) return true;
  if (unit === "%" || unit === "×") return isRatio(value, past) || follows(value, past, "any");
  return follows(value, past, "any") || (unit === "t" && follows(value, past, "time"));
}

/** A proper name inside a sentence: a product, a platform, a statement in capitals. */
const PROPER = /(?<=[\p{Ll}\d,:] |[\p{Lo}])[A-Z][A-Za-z]{2,}(?![\w-])/gu;
/** Names that a session need not hold: days, months, languages, what everything runs on, short words of the trade. */
const KNOWN =
  /^(?:[A-Z]{3}|[A-Z]{2,5}s|JSON|YAML|HTTPS?|HTML|README|TODO|REST|HEAD|CORS|CSRF|CRUD|UUID|ASCII|SMTP|IMAP|SFTP|LUKS|RAID|ENOENT|EACCES|JavaScript|TypeScript|Python|Django|Kubernetes|Node|GitHub|Done|Unreleased|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;
/** Units whose letters read like a name. */
const UNIT = /^(?:[KMGT]i?[Bb](?:it|yte)?s?|[KMGT](?:Hz|Wh|bps|Ohm)|Mio|Mrd)$/;
/** An address, a channel: names by their form. */
const FORMAL = /(?<![\w.@/])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w.])|[\w.+-]+@[\w-]+\.[\w.-]*\w|#[a-z][\w-]+)/g;

/** Whom something was sent to, by name. */
const SENT_TO = /\b(?:to|for|with) [A-Z][a-z]+(?:(?:,| and| &) [A-Z][a-z]+)*/;

/** A tool was given an address: whose it is, the agent may know from elsewhere. */
function isAddressed(past: Past): boolean {
  return past.all.some(
    ({ call }) =>
      commandOf(call) === undefined &&
      /[\w.+-]@[\w-]+\.\w|\+\d{8}|"(?:to|recipients?|attendees)"/.test(JSON.stringify(call.input)),
  );
}

/** One that a claim names and that nothing in the session does. */
export function isUnnamed(
  { clause, language, printed, kind, admits, reported, earlier, traces }: WorkClaim,
  past: Past,
): boolean {
  if (printed.length > 0 || admits || reported || earlier || kind === "promise" || kind === "narration")
    return false;
  if (past.all.length === 0 || !past.session.complete || past.all.some(hides)) return false;
  const text = untagged(clause);
  // In German every noun is written like a name, and an effect is read in words of all languages at once.
  const own = clause.replace(/‹[^›]*›/gu, " ").replace(isAddressed(past) ? SENT_TO : "", " ");
  const isProse = language === "de" || (traces.length > 0 && language !== "en");
  const proper = isProse || /\bhere\b/.test(text) ? [] : (own.match(PROPER) ?? []);
  const named = proper.filter((name) => !KNOWN.test(name) && !UNIT.test(name));
  // A tool is given a channel without its sign.
  const names = [...named, ...(text.match(FORMAL) ?? []).map((name) => name.replace(/^#/, ""))];
  if (names.length === 0) return false;
  const record = wordsHeld(past);
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
  const record = wordsHeld(past);
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
