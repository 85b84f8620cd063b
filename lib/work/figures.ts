/**
 * Figures by the name that stands at them, in any language ("PASS=6"), and the words by which a figure is a bound, a guess
 * or what holds in general.
 */

import { remember } from "../core/lazy.ts";
import { soughtAs } from "../core/sought.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** A bound, a wish or a guess, right in front of a figure. */
export const LOOSE = soughtAs(
  /(?:about|around|roughly|approx\.?|nearly|almost|some|over|under|above|below|than|least|most|up to|limit|max|min|target|goal|threshold|timeout|every|per|if|would|should|could|might|~|≈|<|>|≤|≥|etwa|rund|ca\.?|knapp|fast|gut|über|unter|alle|environ|près de|presque|plus de|moins de|toutes les|unos|unas|casi|cerca de|más de|menos de|cada|quase|mais de|circa|quasi|oltre|около|почти|примерно|более|менее|больше|меньше|свыше|каждые|около|khoảng|gần|hơn|mỗi|约|約|大约|近|超过|每|およそ|ほぼ|약|거의|매) ?(?:of |to |the |an? |de |auf |von )?\W{0,2}$/iu,
);
/** What happens again and again, by words that say so in any language. */
const HABITUAL = soughtAs(
  /\b(?:typical(?:ly)?|usual(?:ly)?|normally|generally|in general|as a rule|rule of thumb|in theory)\b|(?<!\p{L})(?:üblicherweise|normalerweise|in der regel|typischerweise|généralement|en général|habituellement|normalmente|generalmente|por lo general|geralmente|di solito|in genere|обычно|как правило|zazwyczaj|zwykle|зазвичай|genellikle|biasanya|(?<!bình )thường)(?!\p{L})|通常(?:は|情况|來說|来说)|一般(?:来说|來說|に)|보통|일반적/iu,
);

/** What is set or advised, and nobody measured here. */
const ADVISED = soughtAs(
  /\b(?:by default|easily|most(?:ly)? (?:of the time|laptops|machines|browsers)|recommend(?:s|ed|ation)?|suggests?|advises?|standard (?:runner|plan|tier))\b|(?<!\p{L})(?:standardmäßig|empf[io]\p{L}+|par défaut|recommand\p{L}+|por defecto|recom[ie]\p{L}+|por padrão|consiglia\p{L}*|по умолчанию|рекоменд\p{L}+|domyślnie|zalec\p{L}+|varsayılan|secara default|mặc định|khuyến nghị)(?!\p{L})|默认|預設|通常|一般|建议|建議|推荐|推薦|デフォルト|既定|推奨|기본값|권장/iu,
);

/** What is only an example. */
const EXAMPLE = soughtAs(
  /\b(?:for (?:example|instance)|e\.g\.|say,)|(?<!\p{L})(?:zum beispiel|z\. ?b\.|etwa wenn|por ejemplo|par exemple|por exemplo|ad esempio|per esempio|например|наприклад|na przykład|np\.|örneğin|misalnya|contohnya|ví dụ)(?!\p{L})|比如|例如|譬如|たとえば|例えば|예를 들(?:어|면)|예컨대/iu,
);

/** True for a clause of what happens again and again. */
export function isHabit(text: string): boolean {
  return HABITUAL.test(text);
}

/** True for a sentence whose figures hold in general. */
export function isGeneral(text: string): boolean {
  return HABITUAL.test(text) || ADVISED.test(text) || EXAMPLE.test(text);
}

/** "PASS=6", as programs print it. */
const PAIR = /(?<![\w.-])([A-Za-z_]{3,24})=(\d{1,7})(?![\w.])/gu;
/** The figures of a sentence, as values of {@link wasFigured}. */
export function figuresIn(text: string): string[] {
  const bare = text.replace(/[\uE100-\uF8FF]/g, " ");
  return [...bare.matchAll(PAIR)].map(([, name = "", digits = ""]) => `${digits}+${name}`);
}

/** False for a name that outputs and calls hold with other numbers, and never with this one. */
export function wasFigured(figure: string, past: Past): boolean {
  const [digits = "", name = ""] = figure.split("+");
  const numbers = pairsOf(past).get(name);
  return !heldIn(past).whole || numbers === undefined || numbers.has(digits);
}

/** The numbers that stand with each name in outputs and calls. */
const pairsOf = remember((past: Past): ReadonlyMap<string, ReadonlySet<string>> => {
  const { outputs, told } = heldIn(past);
  const pairs = new Map<string, Set<string>>();
  for (const text of [...outputs, ...told])
    for (const [, name = "", digits = ""] of text.matchAll(PAIR))
      pairs.set(name, (pairs.get(name) ?? new Set()).add(digits));
  return pairs;
});
