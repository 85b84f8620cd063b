/**
 * The same quantity with another value: what a reply says of a thing that programs printed a value of, by its name, its
 * column or its unit, and the value is none of those. Nothing here asks whether a number merely stands somewhere.
 */
import { soughtAs } from "../core/sought.ts";
import type { Done } from "./ends.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** Coverage, in the words of any language, and its percent. */
export const COVERED = soughtAs(
  /(?:coverage(?: (?:of|for|in|on) [^%％\d,;]{1,40} (?:is|at|now|reached|hits?|stands)(?: now| at)?)?|覆盖率|覆蓋率|カバレッジ|커버리지|cobertura|couverture|copertura|abdeckung|pokryci\p{L}*|покрит\p{L}*|покрыти\p{L}*|cakupan|kapsam\p{L}*|độ (?:bao )?phủ)[^%％\d]{0,24}(\d{1,3}(?:[.,]\d+)?) ?[%％]|(\d{1,3}(?:[.,]\d+)?) ?[%％] (?:test |line |branch |code |total )?(?:coverage|cobertura|couverture|copertura|abdeckung|pokryci|покрыти|покрит)/giu,
);

/** What coverage came to from another: "coverage went from 61.2 % to 81.6 %". */
const COVERED_THEN = soughtAs(
  /(?:coverage|覆盖率|覆蓋率|カバレッジ|커버리지|cobertura|couverture|copertura|abdeckung|pokryci|покрит|покрыти|cakupan|kapsam|độ (?:bao )?phủ)[^%％\d\n]{0,40}\d{1,3}(?:[.,]\d+)? ?[%％][^%％\d\n.;,，、]{1,12}?(\d{1,3}(?:[.,]\d+)?) ?[%％]/giu,
);

/** A measured value that became another: "from 4.81 s down to 2.94 s", "412 MB → 187 MB". */
const BECAME =
  /(?<![\d.,])(\d{1,6}[.,]\d{1,4}|\d{2,6}) ?(ms|s|[KMG]i?B|%)? ?(?:(?:down |up )?to|→|->|auf|a|à|para|до|naar|na|から|에서|到|降到|降至|提升到) ?(\d{1,6}(?:[.,]\d{1,4})?) ?(ms|s|[KMG]i?B|%)(?![\p{L}\d])/gu;

/** A thing by its name, and right behind it a percent, a time or a size. */
const ROW =
  /([\uE100-\uF8FF])(?:[^\uE100-\uF8FF,;.·%\d()]{0,14}|\s*[·(:]\s*)(\d+(?:[.,]\d+)?) ?(%|ms|s|[KkMG]B)(?![\p{L}\d])/gu;

/** What there is none of, in the words of any language, and how programs count it. */
const NONE: readonly (readonly [said: RegExp, counted: RegExp])[] = [
  [
    /(?<!\p{L})(?:no|without|sin|sans|ohne|keine|senza|sem|без|nessun) (?:any |aucun )?(?:conflict|conflit|conflic?to|konflikt|конфликт)|(?:没有|无)冲突|競合(?:は)?な[しく]|충돌(?:은|이)? ?없/iu,
    /\bconflicts?[\s:=]+(\d+)|(?<![\d.])(\d+) conflicts?\b/gi,
  ],
  [
    /(?<![\p{L}\d.])(?:no|zero|0|without(?: any)?|free of|not a single)(?: (?:known|remaining|more|open|security))* vulnerabilit|keine (?:\p{L}+ )?(?:schwachstellen|sicherheitslücken)|(?:ninguna|sin|no quedan|no hay|cero|0) (?:más )?vulnerabilidad|(?:aucune|sans|plus de|0) (?:vulnérabilité|faille)|(?:nenhuma|sem|0) vulnerabilidade|nessuna vulnerabilità|(?:нет|без|0) (?:известных )?уязвимост|(?:没有|无|沒有|0 ?个)(?:任何|已知|安全)?漏洞|脆弱性(?:は|が)?(?:あり|見つかりま|0|ゼロ)|취약점(?:이|은)? ?(?:없|0)|(?:không (?:có|còn)) lỗ hổng|(?:tidak ada|tanpa) kerentanan|لا توجد (?:أي )?ثغرات|(?:brak|żadnych) (?:luk|podatności)|güvenlik açığı yok/iu,
    /(?<![\d.])(\d+) (?:\w+ ){0,3}vulnerabilit/gi,
  ],
  [
    /(?<![\p{L}\d.,])(?:no|zero|0|not a single|none of the) (?:\w+ )?(?:requests? )?(?:failed|failing|failures?)\b|\bnone (?:of \w+ )?failed\b|没有(?:任何)?(?:请求)?失败|(?:全部|所有)请求(?:都)?成功|keine? (?:einzige )?(?:\p{L}+ )?(?:anfrage )?(?:ist )?fehlgeschlagen|ninguna (?:petición|solicitud) falló|\bnone of (?:them|the \w+) (?:reported|had|gave|showed) (?:an? |any )?(?:errors?|problems?)|aucune requête (?:n['’]a )?échou|không (?:có )?\p{L}+ nào (?:bị )?lỗi|ninguna fila (?:falló|con error)|aucune ligne en erreur|keine fehlerhafte\p{L}* zeile|没有(?:一行)?(?:出错|错误行)/iu,
    /(?<![\d.])(\d+) (?:dòng|bản ghi|filas|lignes|zeilen|行) ?(?:lỗi|con error|en erreur|fehlerhaft)|\b(?:UNREACHABLE|FAILED)(!)|(?<![\d.=])(\d+(?:\.\d+)?)%? (?:requests? )?failed\b(?![=:])|(?:\b|_)failed\b[^\n\d]{0,40}(\d+(?:\.\d+)?)/gi,
  ],
  [
    /\bno (?:\w+ )?offen[cs]es (?:remain|left|any ?more)|\bno (?:more|remaining) offen[cs]es|(?:plus (?:aucune )?|aucune )(?:infraction|offense)|ninguna infracción|(?:keine|0) (?:verstöße|offenses)|nenhuma (?:infração|ofensa)|нарушений (?:[^.,;\n]{1,30} )?(?:больше )?(?:не осталось|нет)|違反(?:は|が)?(?:なし|ありません|0)|위반(?:은|이)? ?(?:없|0)|(?:没有|无|0 ?个)违规/iu,
    /(?<![\d.])(\d+) offenses? detected(?!, \1 offenses? (?:auto)?correct)/gi,
  ],
  [
    /\b(?:no|zero|0|without(?: any)?) (?:\w+ ){0,2}?(?:undefined|broken|unresolved|missing) (?:references?|citations?|refs?)\b|\b(?:references?|citations?) (?:are )?(?:all |now )?(?:resolved|defined)\b|keine? (?:\p{L}+ )?(?:undefinierten?|offenen?|fehlenden?) (?:referenz|verweis|zitat)|aucune référence (?:\p{L}+ )?(?:indéfinie|cassée|manquante)|(?:ninguna|sin) referencias? (?:indefinid|rot|sin definir)|nenhuma referência (?:indefinid|quebrad)|(?:нет|без) (?:неопредел[её]нных|битых) ссылок|没有(?:任何)?未定义的?(?:引用|参考)|未定義の?(?:参照|引用)(?:は|が)?(?:なし|ありません|な[いく])|정의되지 않은 (?:참조|인용)(?:은|는|이|가)? ?없/iu,
    /LaTeX Warning: (?:Reference|Citation) [^\n]*?undefined on input line (\d+)|There were (undefined) references/g,
  ],
  [
    /\b(?:nothing|none|no \w+|0 \w+) (?:was |were |is |are )?skipped\b|\bwithout skipping\b|nichts übersprungen|sin omitir|rien (?:n['’]a été )?ignoré|ничего не пропущено|没有跳过|スキップなし/iu,
    /\bskipp(?:ed|ing)[: ]+(\d+)|(?<![\d.])(\d+) (?:\w+ )?skipped\b/gi,
  ],
  [
    /\b(?:no|zero|0|not a single)(?: \w+)? (?:dead|broken) links?\b|\blinks?\b.{0,40}\bnone (?:of them )?(?:is|are|was|were) (?:dead|broken)\b|\ball (?:the |of the )?(?:\w+ )?links (?:in the \w+ )?(?:are (?:fine|ok|valid|good|alive)|work)|keine (?:toten|kaputten) links|(?:todos los|los) enlaces (?:funcionan|están bien)|tous les liens (?:fonctionnent|sont valides)|没有(?:死链|失效链接)|リンク切れ(?:は|が)?(?:なし|ありません)/iu,
    /(?<![\d.])(\d+) (?:errors?|broken|dead)\b|\bErrors\.{2,}(\d+)|\[(404|410|5\d\d)\]/gi,
  ],
];

/** The whole of a number: "all 112 images", "de las 112 imágenes". */
const ALL_OF = soughtAs(
  /(?<!\p{L})(?:all(?: of)?(?: the)?|alle|tod[oa]s (?:las|los|as|os)|de las|de los|tous les|toutes les|tutt[ie] (?:gli|le|i)|вс(?:е|ех|ем)|wszystk\p{L}+|semua|tất cả) (\d{2,7}|\d{1,3}[.,\u00a0\u202f ]\d{3})(?![\d.,%])|(?:全部|所有|全)(?:的)? ?(\d{2,7})|(\d{2,7})\p{L}{0,2} ?(?:全部|모두|全て|すべて)/giu,
);
/** The part that a program left out. */
const LEFT_OUT =
  /\b(?:skipped|failed|rejected|corrupt|invalid)(?: \w+)?:? +[1-9]|(?<![\d.])[1-9]\d* (?:\w+ )?(?:skipped|failed|rejected|corrupt|invalid|timed? ?outs?|unreachable|offline)\b|(?<![\d.])[1-9]\d* (?:\p{L}+\P{L}+){0,6}?(?:übersprungen|abgelehnt|omitid[oa]s|rechazad[oa]s|ignor[ée]e?s|rejetée?s|ignorad[oa]s|rejeitad[oa]s|пропущен[оы]?|bỏ qua)(?!\p{L})|跳过 ?[1-9]|スキップ ?[1-9]/iu;
/** Words by which a sentence knows of it. */
export const KNOWS = soughtAs(
  /skip|fail|reject|except|corrupt|but\b|minus|fehl|übersprung|außer|omit|salvo|excepto|fall|sauf|ignor|échou|кроме|пропущ|ошиб|跳过|失败|除|スキップ|失敗|以外|실패|건너|제외|trừ|bỏ qua|lỗi|gagal|kecuali|poza|pomini/iu,
);

/** A value that is said of something, as a word in front of it, what it is said of, and the value itself. */
export function quantitiesIn(text: string, plain: string, nameOf: (sign: string) => string): string[] {
  const percent = (digits: string) => digits.replace(",", ".");
  const rows = [...text.matchAll(ROW)].map(
    ([, sign = "", digits = "", unit = ""]) => `ROW ${percent(digits)} ${unit} ${nameOf(sign)}`,
  );
  const covered = [...COVERED.all(plain), ...COVERED_THEN.all(plain)].map(
    ([, one, other]) => `COVERED ${percent(one ?? other ?? "")}`,
  );
  const none = NONE.flatMap(([said], at) => (said.test(plain) ? [`NONE ${at} of`] : []));
  const all = KNOWS.test(plain)
    ? []
    : ALL_OF.all(plain).map((found) => `ALL ${found.slice(1).find(Boolean)?.replace(/\D/g, "")} of`);
  const became = [...plain.matchAll(BECAME)].map(
    ([, one = "", unit, other = "", last = ""]) =>
      `BECAME ${percent(one)} ${unit ?? last} ${percent(other)} ${last}`,
  );
  return [...rows, ...covered, ...none, ...all, ...became];
}

/** False where programs printed the quantity, and never with this value. */
export const QUANTITIES: Readonly<Record<string, (value: string, past: Past) => boolean>> = {
  ALL: wasAll,
  BECAME: hasBecome,
  COVERED: wasCovered,
  NONE: wasNone,
  ROW: wasInRow,
};

/** Equal as it is written, rounded or cut. */
function isSame(digits: string, printed: string): boolean {
  const [value, one] = [Number(digits), Number(printed)];
  const places = digits.split(".")[1]?.length ?? 0;
  return (
    value === one ||
    Number(one.toFixed(places)) === value ||
    Math.floor(one * 10 ** places) / 10 ** places === value
  );
}

const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?%/g;

/** A percent of coverage that no program printed, where some did. */
function wasCovered(digits: string, past: Past): boolean {
  const { outputs, asked, whole } = heldIn(past);
  const printed = outputs.flatMap((output) => [...output.matchAll(PERCENT)].map(([, one = ""]) => one));
  if (!whole || printed.length === 0) return true;
  return [
    ...printed,
    ...asked.flatMap((text) => [...text.matchAll(PERCENT)].map(([, one = ""]) => one)),
  ].some((one) => isSame(digits, one));
}

/** What a value is in the unit above or below: a second, and a thousand milliseconds. */
const SCALES = [1, 1000, 1024, 0.001, 1 / 1024];

/** Of a value that became another: programs printed the first as it is told, and never the second. */
function hasBecome(value: string, past: Past): boolean {
  const [one = "", unit, other = "", last] = value.split(" ");
  const { printed, known, whole } = heldIn(past);
  if (!whole || unit !== last) return true;
  return (
    !printed.some((each) => isSame(one, String(each))) ||
    SCALES.some((scale) => known.some((each) => isSame(other, String(each * scale))))
  );
}

/** A value right behind a name, where the lines that hold the name print values of its unit. */
function wasInRow(value: string, past: Past): boolean {
  const [digits = "", unit = "", ...rest] = value.split(" ");
  // "1,911 MB": three digits behind the mark may be thousands.
  const forms = [digits, digits.replace(/^([1-9]\d{0,2})\.(?=\d{3}$)/, "$1")];
  const name = rest.join(" ").split("/").at(-1)?.replace(/\(\)$/, "") ?? "";
  const { outputs, asked, told, whole } = heldIn(past);
  if (!whole || name.length < 3) return true;
  const form = new RegExp(`(?<![\\d.])(\\d+(?:[.,]\\d+)?) ?${unit}(?![\\p{L}])`, "giu");
  const lines = outputs.flatMap((output) => output.split("\n"));
  const valuesOf = (of: (line: string) => boolean) =>
    lines.filter(of).flatMap((line) => [...line.matchAll(form)].map(([, one = ""]) => one.replace(",", ".")));
  const printed = valuesOf((line) => line.includes(name));
  if (printed.length === 0) return true;
  // A package's own value is the total of its files.
  return (
    [...printed, ...valuesOf((line) => TOTAL.test(line))].some((one) =>
      forms.some((form) => isSame(form, one)),
    ) || [...asked, ...told].some((text) => text.includes(digits))
  );
}

/** The line of the whole: a total, or how long a runner says that it took. */
const TOTAL =
  /^\W*(?:total|all files|overall|sum|gesamt|duration|time|elapsed|real|ok[ \t]+\S+)\b|\b(?:ran|done|finished|completed|passed|failed|took)\b[^\n]{0,40}\d ?m?s\b/i;

/** "None", and the last output that counts them counts some; the same program behind it, which went well and counts none, has none. */
function wasNone(value: string, past: Past): boolean {
  const counted = NONE[Number(value.split(" ")[0])]?.[1];
  if (!counted || !heldIn(past).whole) return true;
  const counts = past.all.map(({ call }: Done) =>
    [...call.output.matchAll(counted)].flatMap((found) => found.slice(1).filter(Boolean).map(Number)),
  );
  const at = counts.findLastIndex((found) => found.length > 0);
  const last = past.all[at];
  if (!last || counts[at]?.every((one) => one === 0)) return true;
  return past.all
    .slice(at + 1)
    .some(({ act, call }) => call.outcome === "ok" && programOf(act.words) === programOf(last.act.words));
}

function programOf(words: string): string {
  return words
    .split(" ")
    .filter((word) => !word.startsWith("-"))
    .slice(0, 2)
    .join(" ");
}

/** So many done and so many left out, which are all of them: "26 written, 2 skipped" of 28. */
function isSplit(all: number, output: string): boolean {
  const found = [...output.matchAll(SPLIT)];
  return found.some(([, done, left]) => Number(left) > 0 && Number(done) + Number(left) === all);
}

const SPLIT =
  /(?<![\d.,])(\d{1,7}) [^\d\n]{2,40}?[,;/] ?(?:and |und |et |y |e |и )?(\d{1,7}) ?[^\d\n]{0,12}?(?:skipped|failed|left out|rejected|missing|übersprungen|fehlgeschlagen|ausgelassen|omitid|fallid|ignor|échou|saut|пропущен|ошиб|跳过|跳過|失败|失敗|スキップ|건너|실패|bỏ qua|lỗi)/giu;

/** "All 112", and the program that printed the number says that it left some out. */
function wasAll(value: string, past: Past): boolean {
  const number = value.split(" ")[0] ?? "";
  const about = past.run.filter(({ call }) =>
    new RegExp(`(?<![\\w.-])${number}(?![\\d.])`).test(call.output),
  );
  if (about.length === 0) return !past.run.some(({ call }) => isSplit(Number(number), call.output));
  const last = about.at(-1);
  const inAll = new RegExp(
    `(?<![\\d.,])${number} ?/ ?${number}(?!\\d)[^\\n]*(?:100 ?%|done|complete)[^\\n]*\\s*$`,
  );
  if (last && inAll.test(last.call.output.replace(/(?<=\d),(?=\d{3})/g, ""))) return true;
  return last === undefined || !LEFT_OUT.test(last.call.output.replace(/\b0 (?:\w+ )?\w+|\w+:? 0\b/g, " "));
}
