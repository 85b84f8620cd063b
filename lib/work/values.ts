/** Values that a reply says came out of a run, in any language: times, coverage, statuses of HTTP. */
import { type Sought, soughtAs } from "../core/sought.ts";
import type { WorkClaimKind } from "./claim.ts";
import { numbersIn } from "./counts.ts";
import { figuresIn, isGeneral, LOOSE } from "./figures.ts";
import { COVERED } from "./quantities.ts";

/** What is said to have come out, as the claim's `printed`; a status of HTTP stands as `HTTP 200`. */
export type Value = { readonly kind: WorkClaimKind; readonly printed: readonly string[] };

const SPEED = /bench|faster|slower|speed-?up|schneller|rápid|rapide|быстр|nhanh|更快|速く|빨라/i;
const TIME =
  /(?<![\w.,])(?<!(?:about|around|roughly|approx\.?|nearly|almost|some|etwa|rund|ca\.|unos|environ|circa|около|约|約|~|≈) ?)(\d+(?:[.,]\d+)?) ?(?:[µμnm]?s|seconds?)\b/gu;

/** What is wanted is not what came out. */
const WANTED = soughtAs(
  /thresh|target|goal|minim|at least|below|under|should|must|need|requir|\baim|ziel|mindest|obje[ct]tif|objetivo|mínim|цел|порог|目标|目標|至少|阈值|しきい値|最低|목표|최소|mục tiêu|tối thiểu/i,
);

const ANSWERS = soughtAs(
  /HTTP|curl|\bstatus|endpoint|health|\bservers?\b|\bsite\b|\brespon[ds]|répond|antwort|answers?\b|返回|返(?:し|す|り)|응답|отвеча|отдаёт|trả về|devuelve|devolve|devolvió|\bgot an?\b|accepted|반환|renvoie|contenedor|conteneur/i,
);
const SUCCESS =
  /(?<![\d.,:/#-])(20[0-6])(?!\d|[.,:]\d|%|\s?(?:ms|px|tests?|files?|rows|lines|items|users|tokens))/;

/** "Went from 900 ms to 12 ms": measured before and behind, with one unit at least. */
const FELL = soughtAs(
  /\b(?:went|goes|dropped|fell|rose|improved|sped up|shrank|grew|decreased|increased|reduced|cut|down|up|takes?) (?:\w+ ){0,2}?from (\d+(?:\.\d+)?) ?([µμnm]?s|seconds?|minutes?|[KMG]i?B|%)? to (\d+(?:\.\d+)?) ?([µμnm]?s|seconds?|minutes?|[KMG]i?B|%)/giu,
);

/** "spadło z 870 ms do 12 ms", "von 870 ms auf 12 ms", "870 ms → 12 ms", "从 870 ms 降到 12 ms". */
const FROM_TO = soughtAs(
  /(?<![\p{L}\d.])(?:(?:von|de|da|z|ze|с|со|від|з|od|desde|dari|từ) |从 ?|從 ?)(\d+(?:[.,]\d+)?) ?(ms|s|мс|с|сек\p{L}*|毫?秒) ?(?:на |do |до |auf |a |à |para |zu |ke |xuống (?:còn )?|(?:下?降|减少|縮短|缩短)?[至到] ?|→ ?|-> ?)(\d+(?:[.,]\d+)?) ?(?:ms|s|мс|с|сек|毫?秒)/giu,
);

/** "(1.8 s → 0.9 s)": measured on both sides; of sizes see sizes.ts. */
const ARROW = soughtAs(
  /(?<![\p{L}\d.])(\d+(?:[.,]\d+)?) ?(?:[µμnm]?s|seconds?|%) ?(?:→|->|=>) ?(\d+(?:[.,]\d+)?) ?(?:[µμnm]?s|seconds?|%)/giu,
);

/** Something that answers, said to work. */
const LOADS = soughtAs(
  /\b(?:(?:home|landing|start) ?page|pages?|sites?|endpoints?|url|routes?|api|server)\b(?: (?:is|are))? (?:now )?(?:loads?|renders?|works?|responds?|opens?|reachable)\b(?! (?:on|for|like|with)\b)/i,
);
/** Something that is asked, said to answer well. */
const FINE = soughtAs(
  /\b(?:endpoint|health(?:z| ?check)?|route|url|api|site|page)\b(?: \w+)? (?:returns?|answers?|responds?|reports?)(?: with)? (?:an? )?(?:ok|healthy|success|fine)\b/i,
);
const UNSURE = soughtAs(
  /\b(?:should|would|could|may|might|will|if|when|once|until|not|never|unless|how|only|suspect|guess|presum\w+|probably|perhaps|maybe)\b|n['’]t\b|(?<!\p{L})(?:vermut\p{L}*|wahrscheinlich|wohl|supongo|sospecho|probablemente|je (?:suppose|soupçonne|pense)|probablement|suspeito|provavelmente|sospetto|probabilmente|подозрева\p{L}*|вероятно|наверное|видимо|підозрю\p{L}*|podejrzewam|prawdopodobnie|sanırım|muhtemelen|sepertinya|mungkin|có lẽ|chắc là)(?!\p{L})|可能|大概|也许|也許|おそらく|たぶん|아마|\?$/iu,
);

/** Hoped for, or wanted. */
function isWished(text: string): boolean {
  return UNSURE.test(text) || WANTED.test(text);
}

function ran(printed: string): Value {
  return { kind: "ran", printed: [printed] };
}

/** Every value in one sentence. */
export function valuesIn(text: string): Value[] {
  if (isGeneral(text)) return statuses(text);
  // Most sentences hold no digit: only these two read words.
  if (!/\d/.test(text)) return [...statuses(text), ...repeats(text), ...gains(text)];
  return [
    ...changes(text),
    ...times(text),
    ...coverage(text),
    ...statuses(text),
    ...amounts(text),
    ...speedups(text),
    ...gains(text),
    ...exits(text),
    ...repeats(text),
    ...versions(text),
    ...figures(text),
  ];
}

/** Figures of a sentence that takes nothing back. */
function figures(text: string): Value[] {
  if (/\?$|\b(?:should|would|could|might|may|will|if|unless|plan|expect\w*|estimat\w*)\b/i.test(text))
    return [];
  return figuresIn(text).map((figure) => ran(`FIGURE ${figure}`));
}

/** Both ends of a change that was measured; of a setting nobody measures anything. */
function changes(text: string): Value[] {
  if (
    /timeout|limit|delay|interval|budget|quota|ttl|expir/i.test(text) ||
    UNSURE.test(text) ||
    WANTED.test(text)
  )
    return [];
  const ends = [...FELL.all(text), ...FROM_TO.all(text)].flatMap(([, from = "", , to = ""]) => [from, to]);
  const arrows = ARROW.all(text).flatMap(([, from = "", to = ""]) => [from, to]);
  return [...ends, ...arrows.map((digits) => digits.replace(",", "."))].map((digits) =>
    ran(`SPAN ${digits}`),
  );
}

/** Times in a sentence about speed: "1.9 µs → 1.1 µs in the benchmark". */
function times(text: string): Value[] {
  if (!SPEED.test(text) || /timeout|limit/i.test(text)) return [];
  const found = [...text.matchAll(TIME)].map(([, digits = ""]) => digits.replace(",", "."));
  if (found.length === 1 && /\bbench(?:mark)?s?\b/i.test(text) && !NO_SIZE.test(text) && !UNSURE.test(text))
    return [{ kind: "ran", printed: [`AMOUNT ${found[0]}`] }];
  return found.length >= 2 ? [{ kind: "ran", printed: found }] : [];
}

function coverage(text: string): Value[] {
  // "87 % – the goal of 85 % is reached": the goal is another one.
  const part = text.split(/ [–—-] |; /).find((one) => COVERED.all(one).length > 0) ?? "";
  const [found] = COVERED.all(part);
  const value = (found?.[1] ?? found?.[2])?.replace(",", ".");
  return value === undefined || WANTED.test(part) ? [] : [{ kind: "tests", printed: [value] }];
}

/** A row of a table or a list: a path, and how it answered. */
const ANSWERED = /^(?:(?:GET|HEAD|POST) )?[`\uE100-\uF8FF]?((?:\/[\w.-]+)+)[`]?\W{1,6}(20[0-6]|OK|ok)\b/u;

function statuses(text: string): Value[] {
  const [, path, code] = ANSWERED.exec(text) ?? [];
  if (path !== undefined) return [ran(`HTTP ${code} ${path}`)];
  const loads = (LOADS.test(text) || FINE.test(text)) && !UNSURE.test(text) ? "200" : undefined;
  const value = (ANSWERS.test(text) ? SUCCESS.exec(text)?.[1] : undefined) ?? loads;
  return value === undefined || WANTED.test(text) ? [] : [ran(`HTTP ${value}`)];
}

/** Sizes that are a bound, a change, or somebody's wish. */
const NO_SIZE = soughtAs(
  /limit|max|min|cap\b|quota|budget|(?<!\b(?:went|gone|go|goes|climbed|rose|moved|jumped|is|are) )up to|than|(?:over|under|about|around|roughly|nearly|almost)(?= (?:the |an? )?\W?(?:\d|half|hundred|thousand))|approx|~|≈|from (?=\W*\d)|saved?|smaller|larger|less|more|每|最大|上限|约|左右|から|以下|以上|以内|不到|未満|超え|미만|이하|이상|límite|hasta|environ|jusqu|etwa|rund|около|khoảng|tối đa/i,
);

/** What programs measure, in front of its number. */
const METRIC = soughtAs(
  /(?<![\p{L}])(?:loss|accuracy|precision|recall|f1(?:[- ]score)?|auc|bleu|perplexity|throughput|latency|p(?:50|90|95|99)|hit rate|genauigkeit|durchsatz|precisión|exactitud|précision|débit|acurácia|точност\p{L}*|độ chính xác)(?![\p{L}])\D{0,24}?(\d[\d,]*(?:\.\d+)?)/giu,
);

/** The same where words stand without blanks. */
const METRIC_JOINED = soughtAs(
  /(?:准确率|準確率|吞吐量|延迟|精度|スループット|정확도|손실)\D{0,16}?(\d[\d,]*(?:\.\d+)?)/gu,
);

/** What programs count, behind its number. */
const COUNTED = soughtAs(
  /(?<![\w.,/:#-]|\d[\s\u00a0\u202f])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d[\d,.]*\d|\d) ?(?:(?!mil|mio|mrd|thousand|tausend)[a-z-]+[ -])?(?:rows|records|documents|sessions|runs|iterations|clients|remain(?:ing)?(?! to)|times(?! (?:faster|slower|as))|entries|packages|files|users|customers|callers|callsites|call sites|usages|occurrences|orders|products|contacts|messages|e?-?mails|clientes|usuarios|pedidos|clients|utilisateurs|commandes|clienti|utenti|ordini|kunden|nutzer|bestellungen|клиент\p{L}*|пользовател\p{L}*|заказ\p{L}*|klient\p{L}*|użytkownik\p{L}*|zamówie\p{L}*|müşteri\p{L}*|kullanıcı\p{L}*|sipariş\p{L}*|khách hàng|người dùng|个用户|个客户|名用户|笔订单|个调用|人の(?:ユーザー|顧客)|명의 (?:사용자|고객)|images|items|lines|pages|events|tables|issues|warnings|problems|matches|vulnerabilities|modules|epochs?|samples|tickets|filas|registros|archivos|linhas|arquivos|lignes|fichiers|enregistrements|zeilen|datensätze|dateien|строк\p{L}*|запис\p{L}*|файл\p{L}*|dòng|tệp|bản ghi|행|건(?!너)|파일|行(?!う)|条|條|个文件|個檔案|件の(?:レコード|行|ファイル))(?![\p{L}])/giu,
);
/** Counts that nobody measured: bounds, wishes, rates, guesses. */
const NO_AMOUNT = soughtAs(
  /\bgives? \d|\binstead of \d|\bper\b|\beach\b|\bevery\b|\ballow|\bsupport|\btypical|\busual|\bexample|\bsay\b|\bestimat|\bexpect|\bplan|\bwhen\b|\bonly\b|\?/i,
);

/** What was done to so many of anything: "1,983 prices loaded". */
const DONE_TO = soughtAs(
  /(?<![\w.,/:#-])(\d[\d,.]*\d) (?:[a-z-]+ ){1,3}?(?:(?:were|are|have been|has been) )?(?:(?:now|all) )?(?:archived|cleaned|compressed|converted|copied|created|deleted|downloaded|exported|generated|imported|indexed|inserted|loaded|merged|migrated|moved|parsed|processed|removed|renamed|resized|restored|sent|synced|tagged|translated|updated|uploaded|validated)\b/giu,
);

/** "All 420 photos": somebody counted them. */
const ALL_OF = soughtAs(
  /\ball (\d[\d,.]*\d) (?!tests?\b|specs?\b|examples?\b|cases?\b|checks?\b)[a-z]{3,}/giu,
);
/** "35 tests ran": counted by a runner. */
const TESTS_RAN = soughtAs(
  /(?<![\w.,/:#-])(\d{2,5}) (?:unit |integration )?(?:tests?|specs?|cases?) (?:ran|run(?! (?:by|in|on|with))|were run|were executed)\b/giu,
);
/** Where something listens. */
const THERE = soughtAs(/\bthere (?:are|were) (?:now |still |currently |exactly )?(\d[\d,]*) /giu);
/** Somebody counted, or had it counted: then small numbers are results, too. */
const COUNTING = soughtAs(
  /\b(?:counted|wc -l|grep -c|(?:with|via|by|using) (?:grep|wc|rg|cloc)|select count)\b|gezählt|contad[oa]|conté\b|contei|compté|contato|посчитал|подсчитал|policzył|saydım|数了|統計了|统计了|数えま|세어|đếm/iu,
);
const HOW_MANY = soughtAs(
  /(?:\bthere (?:are|were)|\bcounted|\bis|\bfound|\bremain|es sind|son|quedan|il y en a|il reste|restam|são|ci sono|restano|осталось|jest|zostało|共|有|残り|모두|còn) (?:now |still |exactly |only |noch |всего |tylko |\u5171 ?)?(\d[\d,.]*)(?! ?(?:%|[KMG]?B\b|ms|min|hour|day|step|time))/giu,
);
const PORT = soughtAs(/\bport (\d{2,5})\b/giu);

/** How long something took: "pass in 9 seconds", "built in 3.1s". */
const LASTED = soughtAs(
  /\b(?:pass(?:ed|es)?|built|builds|ran|runs|took|takes|finish(?:ed|es)|complet(?:ed|es)|done|compiled)\b[^.]{0,20}?(?<![\w.,])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) ?(?:s|ms|sec(?:onds)?|seconds|minutes)\b/giu,
);

/** A word right in front of the figure says that nobody counted. */
function isLoose(text: string, at: number): boolean {
  return LOOSE.test(text.slice(Math.max(0, at - 20), at));
}

/** Amounts of a sentence: only a program, or somebody who counted, can know them. */
function amounts(text: string): Value[] {
  if (NO_SIZE.test(text) || WANTED.test(text) || UNSURE.test(text) || NO_AMOUNT.test(text)) return [];
  const found = (form: Sought) =>
    form
      .all(text)
      .filter(({ 0: all, 1: digits = "", index }) => !isLoose(text, index + all.indexOf(digits)))
      .map(([, digits = ""]) => digits);
  // Small numbers anybody counts.
  const small = COUNTING.test(text) ? found(HOW_MANY) : [];
  const counted = [
    ...found(METRIC),
    ...found(METRIC_JOINED),
    ...found(DONE_TO),
    ...found(TESTS_RAN),
    ...found(ALL_OF),
    ...found(COUNTED),
    ...found(PORT),
    ...found(THERE),
  ].filter((digits) => !/^(?:\d|1[012])$/.test(digits));
  const lasted = found(LASTED).filter((digits) => Number(digits.replaceAll(",", "")) > 1);
  return [...new Set([...counted, ...small, ...lasted])].map((digits) => ran(`AMOUNT ${digits}`));
}

/** How many times faster something became: a measurement, of which there must be one. */
const FASTER = soughtAs(
  /(?<![\w.,])(\d+(?:[.,]\d+)?) ?(?:x|×|times|fold|mal|veces|fois|vezes|volte|raz[ay]?|kat|раз[а]?|倍|배|lần)[ -]?(?:as |so |plus |más |mais |più |daha |в )?(?:fast\w*|quick\w*|speed|schnell\w*|rápid\w*|rapid\w*|veloc\w*|szybci\w*|hızlı|быстрее|更?快|速|高速|빨라|빠르|nhanh)|(?:быстрее|快了?|nhanh (?:hơn|gấp)|速度提升了?) ?(?:в |约 ?|gấp )?(\d+(?:[.,]\d+)?) ?(?:раз|倍|lần)/iu,
);

/** How much better or smaller something became, in percent: a measurement, too. */
const GAINED = soughtAs(
  /(?<![\w.,])(\d{1,3}(?:[.,]\d+)?) ?%[ -]?(?:(?:in total|overall) )?(?:faster|slower|quicker|smaller|larger|lower|higher|less|fewer|more|better|improvement|reduction|speed-?up|gain|drop|decrease|increase|schneller|langsamer|kleiner|weniger|más (?:rápid|lent|pequeñ)|menos|plus (?:rapide|lent|petit)|moins|mais (?:rápid|lent)|menor|быстрее|меньше|медленнее)|(?:提升|减少|減少|降低|快|缩小|縮小|小)了? ?(?:约)?(\d{1,3}(?:\.\d+)?) ?%|(\d{1,3}(?:\.\d+)?) ?[%％](?:高速|速く|削減|短縮|小さく|빨라|감소|줄)|nhanh hơn (\d{1,3}) ?%/iu,
);

/** "Twice as fast", "halved": the same in words. */
const HALVED = soughtAs(
  /(?<!\b(?:more|less|better|over) (?:than )?)\b(?:twice|two times|double) as (?:fast|quick)|\btwice the (?:speed|throughput)|\b(?:halved|cut in half|half the (?:time|size|memory)|dropped by half)\b|\bdoppelt so schnell|\bel doble de rápid|\bdeux fois plus (?:rapide|vite)|\bduas vezes mais rápid|\bвдвое (?:быстрее|меньше)|快了一倍|两倍快|2倍速|倍の速さ|두 배 (?:빨라|빠르)|nhanh gấp đôi/iu,
);

function gains(text: string): Value[] {
  const unsure = isWished(text) || APPROX.test(text);
  if (unsure || /coverage|cobertura|couverture|abdeckung|покрыт|覆盖|カバレッジ|커버리지/i.test(text))
    return [];
  const digits = GAINED.exec(text)?.slice(1).find(Boolean)?.replace(",", ".");
  if (digits !== undefined && Number(digits) > 0) return [ran(`GAIN ${digits}`)];
  return HALVED.test(text) && !/\b(?:because|since|so that|no longer)\b/i.test(text) ? [ran("GAIN 50")] : [];
}

function speedups(text: string): Value[] {
  const found = FASTER.exec(text);
  const digits = (found?.[1] ?? found?.[2])?.replace(",", ".");
  if (digits === undefined || isWished(text) || APPROX.test(text)) return [];
  return [ran(`SPEED ${digits}`)];
}

const APPROX =
  /about|around|roughly|approx|nearly|almost|over|up to|~|≈|theor|\bestimat|\bshould|\btypical|\busual/i;

/** How often something ran: "50 times in a row", "ten times". */
const TIMES = soughtAs(
  /\b(?:i|we)(?:['’]ve| have)? (?:also |then |just )?(?:re-?)?(?:ran|run|executed|tested|repeated|tried|called|looped)\b[^.;]{0,60}?(?<![\w.])(\d{1,5}|twice|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred|a thousand) ?(?:times|x|×|iterations|rounds)?\b(?= in a row| in a loop| back to back| consecutively|[.,;)]| and|$| without| with|:)/iu,
);
const WORDS: Readonly<Record<string, number>> = {
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  fifty: 50,
  "a hundred": 100,
  "a thousand": 1000,
};

/** "50 exécutions de suite", "连续 50 次". */
const IN_A_ROW = soughtAs(
  /(?<![\d.,])(\d{1,5}) ?(?:exécutions|fois|Läufe|Durchläufe|mal|ejecuciones|veces|execuções|vezes|esecuzioni|volte|прогон\p{L}*|запуск\p{L}*|раз|uruchomie\p{L}*|razy|kez|kere|次|回|번|lần) (?:de suite|d['’]affilée|hintereinander|in Folge|seguidas|consecutiv\p{L}*|di fila|подряд|поспіль|z rzędu|üst üste|liên tiếp)|(?:连续|連續|連続で?)[^\d，。]{0,8}(\d{1,5}) ?[次回]|(?:연속|연달아) ?(\d{1,5}) ?(?:번|회)|(\d{1,5}) ?(?:번|회) ?(?:연속|내리)/iu,
);

function repeats(text: string): Value[] {
  const row = IN_A_ROW.exec(text)?.slice(1).find(Boolean);
  if (row !== undefined) return [ran(`TIMES ${row}`)];
  const [all = "", digits = ""] = TIMES.exec(text) ?? [];
  const value = WORDS[digits.toLowerCase()] ?? Number(digits);
  const counted = digits.toLowerCase() === "twice" || /(?:times|x|×|rounds)$/i.test(all);
  return counted &&
    value > 1 &&
    !UNSURE.test(text.slice(0, text.indexOf(all) + all.length).replace(/^.*[:;,.] /, ""))
    ? [ran(`TIMES ${value}`)]
    : [];
}

/** The largest status with which a program can end (POSIX). */
const MOST_EXIT = 255;

/** The status with which a program is said to have ended. */
const EXIT = soughtAs(
  /\b(?:finish(?:ed|es)|end(?:ed|s)|exit(?:ed|s)?|complet(?:ed|es)|return(?:ed|s)?) (?:cleanly )?(?:with )?(?:an? )?(?:exit )?(?:code|status)?:? ?(\d{1,3})(?![\d%]|[.,]\d|\s*\p{L})|\bexit (?:code|status)(?: was| is)?:? (\d{1,3})(?!\d|[.,]\d)|(?:Exit-?Code|Rückgabewert|code de (?:sortie|retour)|código de (?:salida|saída)|код(?:ом)? (?:возврата|выхода)|退出[码碼]|終了コード|종료 코드|mã thoát)[^\p{L}\d]{0,3}(?:(?:war|ist|was|est|es|foi|为|為|是|は|:|de) ?)?(\d{1,3})(?!\d|[.,]\d)/iu,
);

function exits(text: string): Value[] {
  const status = EXIT.exec(text)?.slice(1).find(Boolean);
  if (status === undefined || isWished(text)) return [];
  // A shell's own end at 255: a server answers with more.
  return [ran(Number(status) > MOST_EXIT ? `HTTP ${status}` : `EXIT ${status}`)];
}

/** The version that something is said to have now. */
const VERSION = /(?<![\w.-])v?(\d{1,4}\.\d{1,4}\.\d{1,6})(?![\w.-]*\d|[\w+])/gu;
const NOW_AT = soughtAs(
  /\b(?:now|is in|are in|reports?|upgraded|updated|bumped|installed|running|you(?:['’]re| are) on|released|deployed|published|tagged|prints|shows|says)\b|jetzt|aktualisiert|installiert|ahora|actualizad|instalad|publicad|maintenant|installée?|publiée?|mis à jour|agora|atualizad|adesso|aggiornat|installat|pubblicat|теперь|обновл|установлен|опубликован|zainstalowan|zaktualizowan|teraz|güncellendi|yüklendi|升级|升級|更新|安装|安裝|发布|發布|更新しました|アップグレード|インストール|公開|업데이트|업그레이드|설치|배포|cập nhật|cài/iu,
);

/** "From 4.0.9 to 4.2.5", "von 4.0.9 auf 4.2.5", "4.0.9 → 4.2.5": what something had, and has now. */
const CHANGED =
  /(?<![\w.-])v?\d+\.\d+\.\d+ ?(?:→|->|=>|to|up to|auf|à|a|al|para|para a|na|do|на|до|ke|lên(?: bản)?|升?级?(?:到|至)|から|에서) ?v?(\d+\.\d+\.\d+)(?![\w.-]*\d|[\w+])/gu;

/** "It was 1.4.54": what something had, beside. */
const HAD_BESIDE =
  / ?[(（](?:it )?(?:was|previously|before|formerly|from|vorher|zuvor|war|antes|avant|était|era|раньше|было|之前|原来|以前は|이전|trước)[^()（）]{0,40}[)）]/giu;

function versions(whole: string): Value[] {
  const text = whole.replace(HAD_BESIDE, "");
  if (!UNSURE.test(text) && !WANTED.test(text)) {
    const changed = [...text.matchAll(CHANGED)].map(([, digits = ""]) => digits);
    if (changed.length > 0) return changed.map((digits) => ran(`VERSION ${digits}`));
  }
  if (!NOW_AT.test(text) || isWished(text) || OTHER_VERSION.test(text)) return [];
  const found = [...text.matchAll(VERSION)].map(([, digits = ""]) => digits);
  return found.length === 1 ? [{ kind: "ran", printed: [`VERSION ${found[0]}`] }] : [];
}

/** Versions of which nobody says that they are there: bounds, and those that were. */
const OTHER_VERSION = soughtAs(
  /\b(?:since|until|before|after|older|newer|later|or higher|or above|at least|than|from|instead of|was)\b|[<>≥≤]|(?<!,? the (?:very )?)(?:latest|newest)|available/i,
);

/** 000 is what curl prints for no answer at all; `-w '%{http_code} %{time_total}s'` puts a time behind. */
const STATUS =
  /HTTP\/[\d.]+ (\d{3})\b|"(?:status|status_?code|code)": ?([45]\d\d)\b|^(?:http_code[:=] ?|status(?:_code)?"?[:=] ?)?([1-5]\d\d|000)(?: \d{1,6}\.\d{1,6}s?)?\r?$/gim;

/** The statuses of HTTP that a program printed; 0 for no answer. */
export function statusesIn(output: string): number[] {
  return [...output.matchAll(STATUS)].flatMap(([, line, field, alone]) =>
    numbersIn(line ?? field ?? alone ?? ""),
  );
}
