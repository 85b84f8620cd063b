/** Values that a reply says came out of a run, in any language: times, coverage, statuses of HTTP. */
import type { WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";

/** What is said to have come out, as the claim's `printed`; a status of HTTP stands as `HTTP 200`. */
export type Value = { readonly kind: WorkClaimKind; readonly printed: readonly string[] };

const SPEED = /bench|faster|slower|speed-?up|schneller|rápid|rapide|быстр|nhanh|更快|速く|빨라/i;
const TIME = /(?<![\w.])(\d+(?:\.\d+)?) ?(?:[µμnm]?s|seconds?)\b/gu;

const COVERED =
  /(?:coverage|覆盖率|覆蓋率|カバレッジ|커버리지|cobertura|couverture|abdeckung|покрыти\p{L}*|độ (?:bao )?phủ)\D{0,24}(\d{1,3}(?:[.,]\d+)?) ?%|(\d{1,3}(?:[.,]\d+)?) ?% (?:test |line |branch |code )?(?:coverage|cobertura|couverture|abdeckung|покрыти)/iu;
/** What is wanted is not what came out. */
const WANTED =
  /thresh|target|goal|minim|at least|below|under|should|must|need|requir|aim|ziel|mindest|obje[ct]tif|objetivo|mínim|цел|порог|目标|目標|至少|阈值|しきい値|最低|목표|최소|mục tiêu|tối thiểu/i;

const ANSWERS =
  /HTTP|curl|\bstatus|endpoint|health|\bservers?\b|\bsite\b|\brespon[ds]|répond|antwort|answers?\b|返回|返(?:し|す|り)|응답|отвеча|отдаёт|trả về|devuelve|devolve|devolvió|\bgot an?\b|accepted|반환|renvoie|contenedor|conteneur/i;
const SUCCESS =
  /(?<![\d.,:/#-])(20[0-6])(?!\d|[.,:]\d|%|\s?(?:ms|px|tests?|files?|rows|lines|items|users|tokens))/;

/** "Went from 900 ms to 12 ms": measured before and behind, with one unit at least. */
const FELL =
  /\b(?:went|goes|dropped|fell|rose|improved|sped up|shrank|grew|decreased|increased|reduced|cut|down|up|takes?) (?:\w+ ){0,2}?from (\d+(?:\.\d+)?) ?([µμnm]?s|seconds?|minutes?|[KMG]i?B|%)? to (\d+(?:\.\d+)?) ?([µμnm]?s|seconds?|minutes?|[KMG]i?B|%)/giu;

/** Something that answers, said to work. */
const LOADS =
  /\b(?:(?:home|landing|start) ?page|pages?|sites?|endpoints?|url|routes?|api|server)\b(?: (?:is|are))? (?:now )?(?:loads?|renders?|works?|responds?|opens?|reachable)\b(?! (?:on|for|like|with)\b)/i;
/** Something that is asked, said to answer well. */
const FINE =
  /\b(?:endpoint|health(?:z| ?check)?|route|url|api|site|page)\b(?: \w+)? (?:returns?|answers?|responds?|reports?)(?: with)? (?:an? )?(?:ok|healthy|success|fine)\b/i;
const UNSURE =
  /\b(?:should|would|could|may|might|will|if|when|once|until|not|never|unless|how|only)\b|n['’]t\b|\?$/i;

/** Every value in one sentence. */
export function valuesIn(text: string): Value[] {
  return [
    ...changes(text),
    ...times(text),
    ...coverage(text),
    ...statuses(text),
    ...sizes(text),
    ...amounts(text),
  ];
}

/** Both ends of a change that was measured; of a setting nobody measures anything. */
function changes(text: string): Value[] {
  if (
    /timeout|limit|delay|interval|budget|quota|ttl|expir/i.test(text) ||
    UNSURE.test(text) ||
    WANTED.test(text)
  )
    return [];
  const ends = [...text.matchAll(FELL)].flatMap(([, from = "", , to = ""]) => [from, to]);
  return ends.map((digits) => ({ kind: "ran", printed: [`AMOUNT ${digits}`] }));
}

/** Times in a sentence about speed: "1.9 µs → 1.1 µs in the benchmark". */
function times(text: string): Value[] {
  if (!SPEED.test(text) || /timeout|limit/i.test(text)) return [];
  const found = [...text.matchAll(TIME)].map(([, digits = ""]) => digits);
  if (found.length === 1 && /\bbench(?:mark)?s?\b/i.test(text) && !NO_SIZE.test(text) && !UNSURE.test(text))
    return [{ kind: "ran", printed: [`AMOUNT ${found[0]}`] }];
  return found.length >= 2 ? [{ kind: "ran", printed: found }] : [];
}

function coverage(text: string): Value[] {
  const found = COVERED.exec(text);
  const value = (found?.[1] ?? found?.[2])?.replace(",", ".");
  return value === undefined || WANTED.test(text) ? [] : [{ kind: "tests", printed: [value] }];
}

function statuses(text: string): Value[] {
  const loads = (LOADS.test(text) || FINE.test(text)) && !UNSURE.test(text) ? "200" : undefined;
  const value = (ANSWERS.test(text) ? SUCCESS.exec(text)?.[1] : undefined) ?? loads;
  return value === undefined || WANTED.test(text) ? [] : [{ kind: "ran", printed: [`HTTP ${value}`] }];
}

const SIZE = /(?<![\w.,/-])(\d+(?:[.,]\d+)?) ?([kKMGT])(?:i?B|o|Б)(?![\w/])/gu;
/** Sizes that are a bound, a change, or somebody's wish. */
const NO_SIZE =
  /limit|max|min|cap\b|quota|budget|up to|than|over|under|about|around|roughly|approx|nearly|almost|~|≈|from|saved?|smaller|larger|less|more|每|最大|上限|约|左右|から|以下|以上|límite|hasta|environ|jusqu|etwa|rund|около|khoảng|tối đa/i;

/** The one size of a sentence: "the image is down to 96 MB". */
function sizes(text: string): Value[] {
  const found = [...text.matchAll(SIZE)];
  const [, digits = "", unit = ""] = found[0] ?? [];
  if (found.length !== 1 || NO_SIZE.test(text) || WANTED.test(text) || UNSURE.test(text)) return [];
  return [{ kind: "ran", printed: [`SIZE ${digits.replace(",", ".")} ${unit.toUpperCase()}`] }];
}

/** Sizes that a program printed, in bytes of its own kind: "182MB", "59.80 kB", "1.2M". */
export function sizesIn(output: string): number[] {
  return [...output.matchAll(/(?<![\w.])(\d+(?:\.\d+)?) ?([kKMGT])(?:i?B)?(?![\w])/g)].map(
    ([, digits, unit = ""]) => Number(digits) * scaleOf(unit),
  );
}

/** What programs measure, in front of its number. */
const METRIC =
  /(?<![\p{L}])(?:loss|accuracy|precision|recall|f1(?:[- ]score)?|auc|bleu|perplexity|throughput|latency|p(?:50|90|95|99)|hit rate|准确率|準確率|吞吐量|延迟|精度|スループット|정확도|손실|genauigkeit|durchsatz|precisión|exactitud|précision|débit|acurácia|точност\p{L}*|độ chính xác)(?![\p{L}])\D{0,24}?(\d[\d,]*(?:\.\d+)?)/giu;

/** What programs count, behind its number. */
const COUNTED =
  /(?<![\w.,/:#-])(\d[\d,.]*\d|\d) ?(?:[a-z-]+ )?(?:rows|records|documents|sessions|runs|iterations|clients|remain(?:ing)?(?! to)|times(?! (?:faster|slower|as))|entries|packages|files|users|customers|orders|products|contacts|messages|e?-?mails|images|items|lines|pages|events|tables|issues|warnings|problems|matches|vulnerabilities|modules|epochs?|samples|tickets|filas|registros|archivos|linhas|arquivos|lignes|fichiers|enregistrements|zeilen|datensätze|dateien|строк\p{L}*|запис\p{L}*|файл\p{L}*|dòng|tệp|bản ghi|행|건(?!너)|파일|行(?!う)|条|條|个文件|個檔案|件の(?:レコード|行|ファイル))(?![\p{L}])/giu;
/** Counts that nobody measured: bounds, wishes, rates, guesses. */
const NO_AMOUNT =
  /\bper\b|\beach\b|\bevery\b|\ballow|\bsupport|\btypical|\busual|\bexample|\bsay\b|\bestimat|\bexpect|\bplan|\bwhen\b|\bonly\b|\?/i;

/** Where something listens. */
const THERE = /\bthere (?:are|were) (?:now |still |currently |exactly )?(\d[\d,]*) /giu;
const PORT = /\bport (\d{2,5})\b/giu;

/** How long something took: "pass in 9 seconds", "built in 3.1s". */
const LASTED =
  /\b(?:pass(?:ed|es)?|built|builds|ran|runs|took|takes|finish(?:ed|es)|complet(?:ed|es)|done|compiled)\b[^.]{0,20}?(?<![\w.])(\d+(?:\.\d+)?) ?(?:s|ms|sec(?:onds)?|seconds|minutes)\b/giu;

/** Amounts of a sentence: only a program, or somebody who counted, can know them. */
function amounts(text: string): Value[] {
  if (NO_SIZE.test(text) || WANTED.test(text) || UNSURE.test(text) || NO_AMOUNT.test(text)) return [];
  const found = (form: RegExp) =>
    [...text.matchAll(form)].map(([, digits = ""]) => digits.replaceAll(",", ""));
  // Small numbers anybody counts.
  const counted = [...found(METRIC), ...found(COUNTED), ...found(PORT), ...found(THERE)].filter(
    (digits) => !/^(?:\d|1[012])$/.test(digits),
  );
  const lasted = found(LASTED).filter((digits) => Number(digits) > 1);
  return [...counted, ...lasted].map((digits) => ({ kind: "ran", printed: [`AMOUNT ${digits}`] }));
}

/** A thousand, a million … of a unit's letter. */
export function scaleOf(unit: string): number {
  return 1000 ** ("KMGT".indexOf(unit.toUpperCase()) + 1);
}

/** 000 is what curl prints for no answer at all. */
const STATUS =
  /HTTP\/[\d.]+ (\d{3})\b|"(?:status|status_?code|code)": ?([45]\d\d)\b|^(?:http_code[:=] ?|status(?:_code)?"?[:=] ?)?([1-5]\d\d|000)\r?$/gim;

/** The statuses of HTTP that a program printed; 0 for no answer. */
export function statusesIn(output: string): number[] {
  return [...output.matchAll(STATUS)].flatMap(([, line, field, alone]) =>
    numbersIn(line ?? field ?? alone ?? ""),
  );
}
