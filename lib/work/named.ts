/** What a reply names: tools, and things side by side. */
import { soughtAs } from "../core/sought.ts";
import type { Act } from "./act.ts";
import { type ParsedReply, spansIn } from "./reply.ts";

/** Tools whose names are no words of a language: who names one says that it ran. */
const TOOL = soughtAs(
  /(?<![\w./-])(?:pytest|unittest|jest|vitest|mocha|rspec|phpunit|playwright|cypress|nextest|eslint|oxlint|prettier|ruff|flake8|pylint|bandit|mypy|pyright|tsc|clippy|miri|rubocop|brakeman|shellcheck|hadolint|stylelint|golangci-lint|staticcheck|gofmt|goimports|rustfmt|isort|phpstan|psalm|phpcs|detekt|ktlint|checkstyle|spotbugs|swiftlint|yamllint|actionlint|markdownlint|tflint|checkov|trivy|semgrep|valgrind|cppcheck|clang-tidy|sqlfluff|dialyzer|sorbet|knip|hypothesis|lighthouse|axe|pa11y|lychee|vale|snyk|zizmor|cargo-audit|cargo-deny|pip-audit|bundler-audit|govulncheck|gitleaks|trufflehog|gosec|codespell|shfmt|ctest|bats|helm-lint|kubeconform|spectral|commitlint|depcheck|pdflatex|latexmk|xelatex|lualatex|terraform (?:validate|apply|fmt|plan)|go vet|cargo (?:clippy|fmt|audit|bench)|helm lint|db:migrate|npm audit fix)(?![\w/-]|\.\w)/giu,
);

/** What tells by its kind what stands in backticks. */
const TAG = /‹(?:file|cmd|word|test|build|deploy|lint|types|format|install|git|link)|›/gu;

/** A clause without the marks of what stood in backticks. */
export function untagged(clause: string): string {
  return clause.replace(TAG, "");
}

/** The tools that `text` names, in lower case. */
export function toolsIn(text: string): string[] {
  return [...new Set(TOOL.all(text.replace(TAG, " ")).map(([name]) => name.toLowerCase()))];
}

/** Programs that run others: what they ran their names do not tell. */
const RUNS_OTHERS =
  /^(?:\S*\/)?(?:npm|pnpm|yarn|bun|make|gmake|just|task|rake|tox|nox|hatch|composer|mvnw?|gradlew?|docker(?:-compose)?|podman|kubectl|ssh|pre-commit|lint-staged|lefthook|bazel|nx|turbo|golangci-lint|xcodebuild|act|gh|glab)(?: |$)/;

/** Its tasks say which tools they start. */
const GRADLE = /^(?:\S*\/)?gradlew? /;

const TASK_OF_TOOL = /ktlint|detekt|checkstyle|spotbugs|spotless/i;

/** True for an act that may have started any tool. */
export function isOpaque({ any, deeds, words, wraps }: Act): boolean {
  if (wraps) return false;
  if (GRADLE.test(words) && (deeds.has("test") !== deeds.has("lint") || TASK_OF_TOOL.test(words)))
    return false;
  return any || (deeds.has("test") && deeds.has("lint")) || RUNS_OTHERS.test(words);
}

/** Signs of what stood in backticks, side by side: commas and the languages' words for "and" between them. */
const SIDE_BY_SIDE =
  /[\uE100-\uF8FF](?:(?:,|，|、)? ?(?:and |und |y |et |e |и |i |та |oraz |dan |ve |và |和 ?|與 ?|与 ?|と ?|및 |와 |과 )?[\uE100-\uF8FF])+/u;

/** The paths of a list in one sentence; `text` holds signs, with or without their tags. */
export function listedIn(text: string, reply: ParsedReply): string[] {
  const found = SIDE_BY_SIDE.exec(text.replace(/‹\w+?([\uE100-\uF8FF])›/gu, "$1"))?.[0] ?? "";
  const spans = spansIn(found, reply);
  return spans.length > 1 && spans.every(({ kind }) => kind === "path") ? spans.map((span) => span.text) : [];
}
