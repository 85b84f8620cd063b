/** Names of tools that every language uses as they are. */
import { anyOf } from "../../core/words.ts";

export const TEST_TOOLS =
  "‹test.›|(?<![a-z])(?:pytest|jest|vitest|e2e|rspec|phpunit|mocha|playwright|cypress|junit|xctest|ctest|unittest|(?:go|cargo|dotnet|mvn|npm|yarn|pnpm|bun|mix|deno|swift|flutter|make|gradle|rake) (?:run )?test)(?![a-z])";
export const LINT_TOOLS =
  "‹lint.›|(?<![a-z])(?:eslint|ruff|flake8|pylint|clippy|rubocop|shellcheck|stylelint|markdownlint|golangci-lint|biome|hadolint|[a-z]*lint(?:er|ing)?)(?![a-z])";
export const TYPE_TOOLS =
  "‹types.›|(?<![a-z])(?:mypy|tsc|pyright|phpstan|psalm|type-?check(?:er|ing)?)(?![a-z])";
export const FORMAT_TOOLS = "‹format.›|(?<![a-z])(?:prettier|gofmt|rustfmt)(?![a-z])";
export const CI = "(?<![a-z]|local )(?:CI(?:\\/CD)?|GitHub Actions|pipelines?)(?![a-z]|[- ]?[Tt]est)";
export const BUILD_TOOLS = "‹build.›|(?<![a-z])(?:builds?)(?![a-z])";

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
