/** Names of tools that every language uses as they are. */
import { alternation, anyOf } from "../../core/words.ts";

export const TEST_TOOLS =
  "‹test.›|(?<![a-z])(?:pytest|jest|vitest|e2e|rspec|phpunit|\\w+e2etests?|mocha|playwright|cypress|junit|xctest|ctest|unittest|(?:go|cargo|dotnet|mvn|npm|yarn|pnpm|bun|mix|deno|swift|flutter|make|gradle|rake) (?:run )?test)(?![a-z])";
export const LINT_TOOLS =
  "‹lint.›|(?<![a-z])(?:eslint|ruff|flake8|pylint|clippy|rubocop|shellcheck|stylelint|markdownlint|golangci-lint|biome|hadolint|[a-z]*lint(?:er|ing)?)(?![a-z])";
export const TYPE_TOOLS =
  "‹types.›|(?<![a-z])(?:mypy|tsc|pyright|phpstan|psalm|type-?check(?:er|ing)?)(?![a-z])";
export const FORMAT_TOOLS = "‹format.›|(?<![a-z])(?:prettier|gofmt|rustfmt)(?![a-z])";
export const CI = "(?<![a-z]|local )(?:CI(?:\\/CD)?|GitHub Actions|pipelines?)(?![a-z]|[- ]?[Tt]est)";
export const BUILD_TOOLS = "‹build.›|(?<![a-z])(?:builds?)(?![a-z])";

/** Verbs of looking, thinking and speaking as English participles: what a look or the reply itself fulfils. */
export const LOOKED_AT = alternation(`
  added|agreed|analy[sz]ed|answered|apologi[sz]ed|asked|assumed|attached|averaged|avoided|based|been|
  believed|broken|browsed|calculated|categori[sz]ed|checked|chosen|cited|claimed|clarified|collected|compared|
  computed|concluded|confirmed|considered|consulted|counted|decided|described|determined|divided|done|drifted|
  downloaded|drafted|estimated|examined|excluded|expected|explained|explored|fetched|finished|focused|
  followed|found|gathered|given|gone|grouped|guessed|had|heard|highlighted|hoped|identified|ignored|
  included|inspected|intended|interpreted|investigated|kept|known|learned|left|liked|limited|listed|loaded|
  looked|loved|made|marked|meant|mentioned|misread|missed|misunderstood|needed|noted|noticed|opened|
  organi[sz]ed|outlined|overlooked|paraphrased|pasted|phrased|picked|planned|preferred|prepared|
  prioriti[sz]ed|proposed|pulled|queried|quoted|ranked|rated|read|recalled|received|recommended|referred|
  remembered|rephrased|replied|requested|retrieved|reviewed|reworded|rounded|run|said|sampled|scanned|
  searched|seen|shown|sketched|skimmed|skipped|sorted|spotted|started|stated|stopped|studied|suggested|
  summari[sz]ed|tended|tested|thought|told|traced|tracked|translated|tried|understood|used|verified|waited|
  wanted|watched|weighed|worded|worked|written
`);

/** The same in Russian, as the beginnings of verbs. */
export const LOOKED_AT_RU = alternation(`
  прочита|посмотре|просмотре|нашёл|нашел|нашла|увиде|подума|писа|говори|упомина|отмеча|указа|обеща|сравни|посчита|проанализирова|сказа|написа|сдела|был|мог|хоте|предположи|объясни|перечисли|понял|поняла|решил|оставил|заметил|изучил|искал|поискал|провери|выбра|описа|предложи|обнаружил|пытал|старал
`);

/** The same in Korean. */
export const LOOKED_AT_KO = alternation(`
  확인|살펴|읽|검토|분석|찾|정리|이해|설명|조사|비교|제안|선택|생각|요약|참고|검색|파악|발견|말씀|보고|언급|알려|안내|제시|나열
`);

/** The same in Japanese. */
export const LOOKED_AT_JA = alternation(`
  確認|調べ|読み|見(?!積)|理解|考え|説明|まとめ|検討|調査|拝見|比較|分析|提案|選び|記載|示し|検索|参照|把握|発見|報告|述べ|触れ|お伝え|お知らせ|紹介|例示
`);

/** The days of the week and the coming ones in the languages whose other words of time stand in their own files. */
export const DAYS = `(?<![\\p{L}])${anyOf(`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day
  montag dienstag mittwoch donnerstag freitag samstag sonntag übermorgen
  lunes martes miércoles jueves viernes sábado domingo
  lundi mardi mercredi jeudi vendredi samedi dimanche après-demain
  segunda terça quarta quinta sexta amanhã
  понедельник вторник среду четверг пятницу субботу воскресенье послезавтра
  lunedì martedì mercoledì giovedì venerdì sabato domenica domani dopodomani
  poniedziałek wtorek środę czwartek piątek sobotę niedzielę jutro pojutrze
`)}(?![\\p{L}])|(?<![\\p{L}])thứ (?:hai|ba|tư|năm|sáu|bảy)(?![\\p{L}])|chủ nhật|[月火水木金土日]曜日?|[월화수목금토일]요일|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天]`;
