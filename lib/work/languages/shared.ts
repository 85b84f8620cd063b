/** Names of tools that every language uses as they are. */

export const TEST_TOOLS =
  "‹test.›|(?<![a-z])(?:pytest|jest|vitest|e2e|rspec|phpunit|mocha|playwright|cypress|junit|xctest|ctest|unittest|(?:go|cargo|dotnet|mvn|npm|yarn|pnpm|bun|mix|deno|swift|flutter|make|gradle|rake) (?:run )?test)(?![a-z])";
export const LINT_TOOLS =
  "‹lint.›|(?<![a-z])(?:eslint|ruff|flake8|pylint|clippy|rubocop|shellcheck|stylelint|markdownlint|golangci-lint|biome|hadolint|[a-z]*lint(?:er|ing)?)(?![a-z])";
export const TYPE_TOOLS =
  "‹types.›|(?<![a-z])(?:mypy|tsc|pyright|phpstan|psalm|type-?check(?:er|ing)?)(?![a-z])";
export const FORMAT_TOOLS = "‹format.›|(?<![a-z])(?:prettier|gofmt|rustfmt)(?![a-z])";
export const CI = "(?<![a-z]|local )(?:CI(?:\\/CD)?|GitHub Actions|pipelines?)(?![a-z])";
export const BUILD_TOOLS = "‹build.›|(?<![a-z])(?:builds?)(?![a-z])";
