/** What stands in backticks, by what it is: a command that tests, a path, an address. */
import { latest } from "../core/lazy.ts";
import { type Act, type Deed, isUnknown } from "./act.ts";
import { actsOf } from "./acts.ts";
import type { ParsedReply, QuotedSpan } from "./reply.ts";

const TAGS: readonly (readonly [tag: string, deeds: readonly Deed[]])[] = [
  ["deploy", ["publish"]],
  ["git", ["commit", "push", "pr", "merge", "rebase", "tag", "branch"]],
  ["test", ["test"]],
  ["types", ["types"]],
  ["lint", ["lint"]],
  ["format", ["format"]],
  ["build", ["build"]],
  ["deploy", ["deploy"]],
  ["install", ["install", "uninstall"]],
];

/** Checkers and runners that people name alone. */
const NAMED_ALONE =
  "pytest|tox|nox|jest|vitest|mocha|rspec|phpunit|tsc|eslint|ruff|mypy|pyright|flake8|pylint|black|prettier|shellcheck|golangci-lint|rubocop|clippy|phpstan|ctest|bats|pre-commit|hyperfine|valgrind|markdownlint|stylelint|biome|tflint|hadolint|gradle|mvn";

/** What the first word of a span must be before it is taken for a command: a name in the table, or a path to a script. */
const COMMAND = new RegExp(
  `^(?:${NAMED_ALONE}|\\.\\/|npx |npm |pnpm |yarn |bun |cargo |go |git |gh |make |just |python|pip|uv |poetry |node |deno |docker |kubectl |terraform |tofu |playwright |cypress |bundle |rake |rails |composer |vendor\\/|\\.?\\/?mvnw|dotnet |swift |flutter |dart |mix |cmake |sh |bash |curl |psql |helm |fly |vercel|netlify |wrangler |heroku |ansible|nginx |perl |ruby |php |java |sudo |apt|brew |sbt |lein |stack |cabal |zig |forge |anchor |pio |platformio |west |idf\\.py |alembic |flask |prisma |dbt |godot |xcodebuild |vite |webpack |rollup |hugo |mkdocs |ninja |meson |adb |fastlane |pandoc |latexmk |pdflatex |bazel |nx |turbo |rustc |clang |gcc |tar |rsync |ssh |aws |gcloud |az )`,
);

const ALONE = new RegExp(`^(?:${NAMED_ALONE}|make|rake)$`);

/** The name of a class or a function of tests, which is no command. */
export const TEST_NAME = /^(?:[A-Z]\w+(?:Tests?|Specs?)|Test[A-Z]\w+)$/;

/** The acts of a command line that a reply names. */
const actsOfText = latest((text: string): readonly Act[] =>
  actsOf({ tool: "shell", input: null, command: text, outcome: "unknown", output: "" }),
);

function tagOf(span: QuotedSpan): string {
  if (span.kind === "path") return "file";
  if (span.kind === "url") return "link";
  if (TEST_NAME.test(span.text)) return "test";
  if (
    !COMMAND.test(`${span.text} `) ||
    (!span.text.includes(" ") && !span.text.startsWith("./") && !ALONE.test(span.text))
  )
    return "word";
  // A program that nobody knows may do anything, and is none of these by its name.
  const acts = actsOfText(span.text).filter((one) => !isUnknown(one));
  const found = TAGS.find(([, deeds]) => acts.some((act) => deeds.some((deed) => act.deeds.has(deed))));
  return found?.[0] ?? "cmd";
}

/** `text` with each sign told by its kind, for the patterns of languages: `‹test.›`, where the point is the sign. */
export function typed(text: string, { spans }: Pick<ParsedReply, "spans">): string {
  return text.replace(/[\uE100-\uF8FF]/g, (sign) => {
    const span = spans[sign.charCodeAt(0) - 0xe100];
    return span ? `‹${tagOf(span)}${sign}›` : "";
  });
}
