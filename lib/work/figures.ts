/**
 * Figures of any kind, in any language: percent, times, decimals of a measure, and large whole numbers beside others.
 * Only a program can know them; where programs printed figures of the kind and none comes to this one, it was made up.
 */
import { follows, isRatio } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** A bound, a wish or a guess, right in front of a figure. */
export const LOOSE =
  /(?:about|around|roughly|approx\.?|nearly|almost|some|over|under|above|below|than|least|most|up to|limit|max|min|target|goal|threshold|timeout|every|per|if|would|should|could|might|~|≈|<|>|≤|≥|etwa|rund|ca\.?|knapp|fast|gut|über|unter|alle|environ|près de|presque|plus de|moins de|toutes les|unos|unas|casi|cerca de|más de|menos de|cada|quase|mais de|circa|quasi|oltre|около|почти|примерно|более|менее|больше|меньше|свыше|каждые|около|khoảng|gần|hơn|mỗi|约|約|大约|近|超过|每|およそ|ほぼ|약|거의|매) ?(?:of |to |the |an? |de |auf |von )?\W{0,2}$/iu;
/** What happens again and again, by words that say so in any language. */
const HABITUAL =
  /\b(?:typical(?:ly)?|usual(?:ly)?|normally|generally|in general|as a rule|rule of thumb|in theory)\b|(?<!\p{L})(?:üblicherweise|normalerweise|in der regel|typischerweise|généralement|en général|habituellement|normalmente|generalmente|por lo general|geralmente|di solito|in genere|обычно|как правило|zazwyczaj|zwykle|зазвичай|genellikle|biasanya|(?<!bình )thường)(?!\p{L})|通常(?:は|情况|來說|来说)|一般(?:来说|來說|に)|보통|일반적/iu;

/** What is set or advised, and nobody measured here. */
const ADVISED =
  /\b(?:by default|easily|most(?:ly)? (?:of the time|laptops|machines|browsers)|recommend(?:s|ed|ation)?|suggests?|advises?|standard (?:runner|plan|tier))\b|(?<!\p{L})(?:standardmäßig|empf[io]\p{L}+|par défaut|recommand\p{L}+|por defecto|recom[ie]\p{L}+|por padrão|consiglia\p{L}*|по умолчанию|рекоменд\p{L}+|domyślnie|zalec\p{L}+|varsayılan|secara default|mặc định|khuyến nghị)(?!\p{L})|默认|預設|通常|一般|建议|建議|推荐|推薦|デフォルト|既定|推奨|기본값|권장/iu;

/** True for a clause of what happens again and again. */
export function isHabit(text: string): boolean {
  return HABITUAL.test(text);
}

/** True for a sentence whose figures hold in general. */
export function isGeneral(text: string): boolean {
  return HABITUAL.test(text) || ADVISED.test(text);
}

/** What stands behind a figure that nobody measured. */
const SET =
  /^\s?(?:\S{0,4}\s?(?:미만|이하|이상|未満|以下|以上|以内|不到|altında|üzerinde|से कम|से अधिक)|\S{0,12}\s?(?:timeout|limit|interval|delay|ttl|budget|max|window|threshold|target|goal|cap|quota|discount|opacity|scale|width|height|chance|zoom))/i;

const PERCENT = /(?<![\w.,/-])(\d{1,3}(?:[.,]\d+)?) ?[%％]/gu;
const TIME =
  /(?<![\w.,/:-])(\d+(?:[.,]\d+)?) ?(?:ms|µs|ns|s|secs?|seconds?|Sekunden|segundos|secondes|secondi|мс|сек\p{L}*|с|毫?秒|ミリ秒|초|밀리초|giây)(?![\p{L}\d/])/gu;
const DECIMAL = /(?<![\w.,/:@v-])(0[.,]\d{2,6})(?!\d|[.,]\d|[\p{L}%])/gu;
const WHOLE =
  /(?<![\p{L}\p{N}.,/:#@$€£+_-]|\d[ \u00a0\u202f])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d{3,7})(?![\p{L}\d]*[\d/:_%-]|[.,]\d|\s?(?:px|[KMG]i?B|kB|bytes?|ms|s)\b)/gu;
/** So many of something, where words stand without blanks. */
const COUNTER =
  /(?<![\p{N}.,])(\d{1,3}(?:,\d{3})+|\d{3,7}) ?(?:个|個|条|條|行|件|枚|张|張|人|名|개|명|건|줄|행|장)/gu;
/** "PASS=6", as programs print it. */
const PAIR = /(?<![\w.-])([A-Za-z_]{3,24})=(\d{1,7})(?![\w.])/gu;
/** What a whole number is the name of. */
const NAMED =
  /(?:port|line|zeile|línea|ligne|linha|riga|строк\p{L}*|status|code|error|http|rfc|iso|api|pr|mr|issue|ticket|#|nr\.?|no\.?|n°|№|from|seit|since|in|行|第) ?$/iu;

/** The figures of a sentence, as values of {@link wasFigured}. */
export function figuresIn(text: string): string[] {
  const bare = text.replace(/[\uE100-\uF8FF]/g, " ");
  const loose = (at: number, size: number) =>
    LOOSE.test(bare.slice(Math.max(0, at - 20), at)) || SET.test(bare.slice(at + size, at + size + 30));
  const of = (form: RegExp, unit: string) =>
    [...bare.matchAll(form)]
      .filter(({ 0: all, index }) => !loose(index, all.length))
      .map(([, digits = ""]) => `${unit} ${digits.replace(",", ".")}`);
  const whole = [...bare.matchAll(WHOLE)]
    .filter(({ 0: all, index, 1: digits = "" }) => {
      const year = /^(?:19|20)\d\d$/.test(digits);
      return !year && !loose(index, all.length) && !NAMED.test(bare.slice(Math.max(0, index - 14), index));
    })
    .map(([, digits = ""]) => digits.replace(/\D/g, ""));
  const beside =
    whole.length > 1
      ? whole.map((digits) => `WHOLE ${digits}+${whole.filter((one) => one !== digits).join("+")}`)
      : [];
  const counted = [...bare.matchAll(COUNTER)]
    .filter(({ index, 0: all }) => !loose(index, all.length))
    .map(([, digits = ""]) => `COUNT ${digits.replace(/\D/g, "")}`);
  const pairs = [...bare.matchAll(PAIR)].map(([, name = "", digits = ""]) => `PAIR ${digits}+${name}`);
  return [
    ...pairs,
    ...counted,
    ...of(PERCENT, "PERCENT"),
    ...of(TIME, "TIME"),
    ...of(DECIMAL, "DECIMAL"),
    ...beside,
  ];
}

/** What programs print of each kind. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  PERCENT: /%/,
  TIME: /\d ?(?:ms|µs|ns|s|sec|secs|seconds?)\b/,
  DECIMAL: /(?<![\d.])0\.\d{2,}/,
};

/** False for a figure that no output, call or message holds, where outputs hold others of its kind. */
export function wasFigured(figure: string, past: Past): boolean {
  const [unit = "", rest = ""] = figure.split(" ");
  const [own = "", ...beside] = rest.split("+");
  const { outputs, told, printed, known, whole } = heldIn(past);
  if (!whole) return true;
  if (unit === "PAIR") return isPaired(own, beside[0] ?? "", [...outputs, ...told]);
  const value = Number(own);
  if (
    !Number.isFinite(value) ||
    follows(value, past, unit === "TIME" ? "time" : "plain") ||
    isFraction(value, known)
  )
    return true;
  if (unit === "WHOLE") return !beside.some((one) => printed.includes(Number(one)));
  if (unit === "COUNT") return printed.filter((one) => one >= 100).length < 2;
  if (!outputs.some((output) => PRINTS[unit]?.test(output))) return true;
  return (unit === "PERCENT" || unit === "DECIMAL") && isRatio(value, past);
}

/** False where the name stands with other numbers, and never with this one. */
function isPaired(digits: string, name: string, texts: readonly string[]): boolean {
  const found = texts.flatMap((text) => [...text.matchAll(PAIR)]).filter(([, one]) => one === name);
  return found.length === 0 || found.some(([, , number]) => number === digits);
}

/** "78 %" of what a program prints as 0.7812. */
function isFraction(value: number, known: readonly number[]): boolean {
  const digits = String(value).split(".")[1]?.length ?? 0;
  return known.some(
    (one) => Number((one * 100).toFixed(digits)) === value || Number((one / 100).toFixed(digits)) === value,
  );
}
