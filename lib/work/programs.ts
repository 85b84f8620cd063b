/**
 * What programs do, as far as a claim can hang on it: one row a program, the first whose `args` match. What is not in
 * this table could do whatever a tool of a project does (see acts.ts).
 */
import type { Deed } from "./act.ts";

/** `args` is tried on the arguments, joined by spaces; `nothing` on the same text takes the deed away: dry runs, listings, help. */
export type ProgramRow = {
  readonly run: string;
  readonly args?: RegExp;
  readonly nothing?: RegExp;
  /** What it does; none means that it only prints or looks. `any` could be anything that its name does not tell. */
  readonly does: readonly (Deed | "any" | "wide")[];
};

/** Rows of the same programs, one behind the other. */
function rowsOf(run: string, rows: readonly Omit<ProgramRow, "run">[]): ProgramRow[] {
  return rows.map((row) => ({ run, ...row }));
}

/** `args` behind options and their values: `git -C app commit`. */
function behindOptions({ source }: RegExp): RegExp {
  return new RegExp(`^(?:-\\S+ (?:(?:[^\\s-]\\S*|-) )?)*${source}`);
}

/** `args` behind the options of the managers of JavaScript's packages: `pnpm --filter app add zod`. */
function ofScripts({ source }: RegExp): RegExp {
  return new RegExp(`^(?:(?:-\\S+|(?:--filter|--prefix|-C) (?:[^\\s-]\\S*|-)|workspace \\S+) )*${source}`);
}

/** What managers of packages are told, to show something of them, and to take one away. */
const PACKAGES_SHOWN =
  /(?:^| )(?:list|show|search|info|policy|outdated|config|depends|which|doctor|audit|validate|query)\b/;
const PACKAGES_REMOVED = /(?:^| )(?:remove|purge|uninstall|autoremove|del|rm)\b| -R/;

const HELP = /(?:^| )(?:--help|--version|-h)(?: |$)/;

export const PROGRAMS: readonly ProgramRow[] = [
  // What prints, looks or waits.
  {
    run: "echo printf : true false cd pushd popd sleep export set unset alias exit wait local read shift return trap umask ulimit clear history shopt typeset declare readonly test [ [[ break continue",
    does: [],
  },
  {
    run: "pgrep pidof xdg-open open cat ls head tail less more grep egrep fgrep rg ag ack wc sort uniq cut tr jq yq tree stat file which type command pwd whoami id date env printenv ps top df du free uname hostname diff cmp column nl od xxd hexdump strings basename dirname realpath readlink man fd fdfind locate bat exa eza lsof ss netstat kubectx seq tac rev fold awk gawk mawk comm join paste md5sum sha256sum test-path nproc arch journalctl dmesg last lastlog who uptime vmstat iostat nvidia-smi ffprobe mediainfo identify pdfinfo csvstat csvcut csvgrep csvlook xsv tokei cloc scc lsblk blkid lscpu lspci lsusb getent",
    does: ["look"],
  },
  { run: "find", args: / -(?:delete|exec|execdir|ok)\b/, does: ["delete", "write", "look"] },
  { run: "find", does: ["look"] },
  // Tests.
  {
    run: "pytest py.test nose2 nosetests",
    nothing: /--(?:collect-only|co|fixtures|markers|setup-plan|version|help)\b/,
    does: ["test", "run"],
  },
  {
    run: "jest vitest mocha ava jasmine karma tap uvu wtr web-test-runner",
    nothing: /--(?:listTests|list|showConfig|help|version|dry-run)\b|^list\b/,
    does: ["test", "run"],
  },
  { run: "vitest", args: /bench/, does: ["test", "run"] },
  { run: "cypress", args: /\brun\b/, does: ["test", "run"] },
  { run: "playwright", args: /\btest\b/, nothing: /--list\b/, does: ["test", "run"] },
  { run: "playwright", args: /\binstall/, does: ["install"] },
  {
    run: "rspec minitest phpunit pest paratest bats busted prove ctest gotestsum behave cucumber cucumber-js robot testcafe nightwatch kaocha nextest codecept behat tasty hspec shellspec",
    nothing: /--(?:dry-run|list|list-tests|show-only|count)\b| -N\b/,
    does: ["test", "run"],
  },
  {
    run: "tox nox hatch",
    nothing: /(?:^| )(?:-l|--list|--listenvs)\b/,
    does: ["test", "lint", "types", "build", "run"],
  },
  { run: "unittest doctest trial", does: ["test", "run"] },
  { run: "coverage", args: /^run/, does: ["test", "run"] },
  { run: "coverage", does: ["look", "run"] },
  ...rowsOf("cargo", [
    {
      args: /^(?:\+\S+ )?(?:nextest|t|test|tarpaulin|llvm-cov|mutants|miri)\b/,
      nothing: /--(?:no-run|list)\b/,
      does: ["test", "build", "run"],
    },
    { args: /^(?:\+\S+ )?bench\b/, does: ["run", "build"] },
    { args: /^(?:\+\S+ )?(?:b|build|check|c|rustc|doc|zigbuild)\b/, does: ["build", "types"] },
    { args: /^(?:\+\S+ )?clippy\b/, does: ["lint", "build", "types"] },
    { args: /^(?:\+\S+ )?fmt\b/, does: ["format", "lint"] },
    { args: /^(?:\+\S+ )?(?:run|r)\b/, does: ["run", "build"] },
    { args: /^(?:\+\S+ )?(?:add|b?install|update)\b/, does: ["install", "write", "wide"] },
    {
      args: /^(?:\+\S+ )?(?:remove|rm|uninstall|clean)\b/,
      does: ["uninstall", "delete", "write", "wide"],
    },
    { args: /^(?:\+\S+ )?publish\b/, nothing: /--dry-run|-n\b/, does: ["publish", "deploy"] },
    { args: /^(?:\+\S+ )?(?:release|fix|new|init|generate|insta|sqlx)\b/, does: ["any"] },
    {
      args: /^(?:\+\S+ )?(?:fuzz|hack|make|xtask|insta|machete|udeps|deny|outdated|expand|watch|dist|lambda|tauri|leptos|component|wasi|embed|flash|espflash|bolero|kani|criterion|flamegraph)\b/,
      does: ["test", "build", "run", "lint"],
    },
    { does: ["look"] },
  ]),
  ...rowsOf("go", [
    { args: /^test\b/, nothing: / -(?:list|c)\b/, does: ["test", "build", "run"] },
    { args: /^(?:build|install)\b/, does: ["build", "install", "types"] },
    { args: /^vet\b/, does: ["lint", "types", "build"] },
    { args: /^(?:fmt|fix)\b/, does: ["format", "wide"] },
    { args: /^run\b/, does: ["run", "build"] },
    { args: /^(?:get|mod|work)\b/, does: ["install", "uninstall", "write", "wide"] },
    { args: /^(?:generate|tool)\b/, does: ["any"] },
    { does: ["look"] },
  ]),
  ...rowsOf("dotnet", [
    { args: /^test\b/, nothing: /--list-tests|\s-t\b/, does: ["test", "build", "run"] },
    { args: /^(?:build|msbuild|pack)\b/, does: ["build", "types"] },
    { args: /^(?:run|watch|exec)\b/, does: ["run", "build", "test"] },
    { args: /^format\b/, does: ["format", "lint", "wide"] },
    { args: /^(?:tool|workload|nuget) (?:list|search)\b|^list\b/, does: ["look"] },
    {
      args: /^(?:add|tool|restore|remove|new|ef|workload)\b/,
      does: ["install", "uninstall", "write", "wide", "run"],
    },
    { args: /^(?:publish|nuget)\b/, does: ["build", "publish", "deploy"] },
  ]),
  { run: "deno", args: /^test\b/, does: ["test", "run", "types"] },
  { run: "deno", args: /^(?:lint|fmt|check)\b/, does: ["lint", "format", "types"] },
  {
    run: "deno",
    args: /^(?:add|install|remove|uninstall)\b/,
    does: ["install", "uninstall", "write", "wide"],
  },
  { run: "swift", args: /^test\b/, does: ["test", "build", "run"] },
  { run: "swift", args: /^(?:build|package)\b/, does: ["build", "types"] },
  { run: "pg_restore", args: /(?:^| )(?:-l|--list)(?: |$)/, does: ["look"] },
  { run: "zstd gzip xz bzip2", args: /^-t\b/, does: ["look"] },
  { run: "kcadm.sh kafka-topics.sh", args: /^get\b|--(?:list|describe)\b/, does: ["look"] },
  { run: "xcrun", args: /^simctl (?:list|getenv|help)\b/, does: ["look"] },
  {
    run: "xcodebuild",
    args: /^-(?:list|showsdks|showdestinations|showBuildSettings|version)\b/,
    does: ["look"],
  },
  {
    run: "xcodebuild",
    args: /(?:^| )(?:build|clean)(?: |$)/,
    nothing: /(?:^| )test/,
    does: ["build", "types"],
  },
  { run: "xcodebuild xcrun", does: ["build", "test", "run"] },
  { run: "twine", args: /^check\b/, does: ["look", "lint"] },
  ...rowsOf("flutter dart", [
    { args: /^test\b/, does: ["test", "run"] },
    { args: /^(?:analyze|format)\b/, does: ["lint", "types", "format"] },
    { args: /^(?:build|compile)\b/, does: ["build"] },
    { args: /^(?:pub|create)\b/, does: ["install", "uninstall", "write", "wide"] },
  ]),
  { run: "mix", args: /^(?:test|coveralls)\b/, does: ["test", "run"] },
  { run: "mix", args: /^(?:format|credo|dialyzer)\b/, does: ["format", "lint", "types"] },
  { run: "mix", args: /^compile\b/, does: ["build", "types"] },
  {
    run: "gradle gradlew",
    args: /^(?:-\S+ |(?!-\S+ )(?=[\w:-]*[tT]est\w*(?: |$))\S+(?: |$))+$/,
    nothing: /(?:^| )(?:--dry-run|-m)(?: |$)/,
    does: ["test", "build", "run"],
  },
  ...rowsOf("mvn mvnw gradle gradlew", [
    {
      args: /(?:^| )(?:-x (?:test|check)|-DskipTests|-Dmaven\.test\.skip)\b/,
      does: ["build", "types", "lint", "write", "wide"],
    },
    {
      args: /(?:^|[ :])(?:test|check|verify|install|package|build|integrationTest|\w*[tT]est\w*|connected\w+|ci|deploy|publish\w*|release)\b/,
      nothing: /(?:^| )(?:--dry-run|-m)(?: |$)/,
      does: ["test", "build", "lint", "types", "run"],
    },
    {
      args: /spotless|format|ktlint|detekt|checkstyle|lint/i,
      does: ["lint", "format", "wide"],
    },
  ]),
  {
    run: "gradle gradlew",
    args: /(?:^|[ :])(?:un)?install[A-Z]\w*/,
    does: ["install", "uninstall", "build", "types", "run"],
  },
  ...rowsOf("mvn mvnw gradle gradlew", [
    { args: /run|exec:/i, does: ["run", "build"] },
    { does: ["build", "types"] },
  ]),
  ...rowsOf("bazel bazelisk buck2 pants sbt mill", [
    {
      args: /^(?:-\S+ )*(?:test|coverage|check)\b/,
      does: ["test", "build", "lint", "types", "run"],
    },
    {
      args: /^(?:-\S+ )*(?:build|compile)\b/,
      does: ["build", "types"],
    },
    {
      args: /^(?:-\S+ )*(?:query|info|version|cquery|aquery|list|peek|deps)\b/,
      does: ["look"],
    },
  ]),
  { run: "sbt mill bazel bazelisk buck2 pants nx turbo lerna moon rush lage", does: ["any"] },
  {
    run: "lein clj clojure stack cabal rebar3 zig gleam nim crystal v raco",
    does: ["test", "build", "types", "run", "lint"],
  },
  { run: "hardhat forge truffle anchor foundry", does: ["test", "build", "run", "deploy"] },
  // Linters, type checkers, formatters.
  // Audits of dependencies: `npm audit`, `cargo audit`.
  {
    run: "npm pnpm yarn bun cargo bundle composer poetry uv pip",
    args: /^(?:-\S+ )*audit\b(?!.* fix\b)(?! fix)/,
    does: ["lint", "look"],
  },
  {
    run: "pip-audit safety osv-scanner grype govulncheck bundle-audit bundler-audit cargo-audit cargo-deny auditjs better-npm-audit retire",
    does: ["lint", "look"],
  },
  {
    run: "ruff eslint biome stylelint oxlint standard xo rubocop standardrb ansible-lint markdownlint markdownlint-cli2 golangci-lint ktlint swiftlint codespell typos sqlfluff dprint erb-lint haml-lint tflint luacheck tslint jscs",
    args: /--fix\b|--write(?:-changes)?\b|--autocorrect|(?:^| )-(?:[aAFw]|-format)(?: |$)|^(?:fix|format|fmt)\b/,
    does: ["lint", "format", "write", "wide"],
  },
  {
    run: "ruff eslint biome stylelint oxlint standard xo rubocop standardrb flake8 pylint pyflakes pycodestyle bandit vulture golangci-lint staticcheck revive shellcheck hadolint markdownlint markdownlint-cli2 yamllint actionlint ansible-lint cppcheck clang-tidy ktlint detekt swiftlint phpcs phpmd htmlhint tflint checkov semgrep credo luacheck proselint vale cspell codespell ls-lint knip depcheck buf sqlfluff solhint slither npmPkgJsonLint dprint commitlint typos jshint jscs tslint brakeman reek erb-lint haml-lint slim-lint kube-linter kubeval kubeconform helm-lint lychee",
    nothing: HELP,
    does: ["lint"],
  },
  {
    run: "mypy pyright basedpyright pytype pyre tsc vue-tsc svelte-check flow ty phpstan psalm sorbet srb steep tsd dmypy astro",
    nothing: HELP,
    does: ["types", "lint", "build"],
  },
  {
    run: "prettier black isort autopep8 yapf gofmt rustfmt clang-format shfmt stylua ktfmt",
    args: /(?:^| )(?:--check|--check-only|--list-different|--diff|--dry-run|-l|-d|-c)(?: |$)/,
    does: ["format"],
  },
  {
    run: "prettier black isort autopep8 yapf gofmt goimports gofumpt rustfmt clang-format shfmt stylua ormolu fourmolu terraform-fmt google-java-format ktfmt nixfmt alejandra",
    does: ["format", "write", "wide"],
  },
  {
    run: "php-cs-fixer pint",
    does: ["format", "lint", "write", "wide"],
  },
  { run: "pre-commit lint-staged husky lefthook", args: /\b(?:run|all|pre-)\b|^$/, does: ["any"] },
  { run: "pre-commit husky lefthook", does: ["install", "write", "wide"] },
  { run: "compileall py_compile", does: ["types", "build", "lint"] },
  // Builders.
  {
    run: "make gmake ninja just task mage rake invoke inv doit scons waf earthly dagger meson fastlane tilt skaffold",
    nothing: /(?:^| )(?:-n|--just-print|--dry-run|--recon|--summary|--list|-l|-T|--tasks)(?: |$)/,
    does: ["any"],
  },
  { run: "cmake", does: ["build"] },
  {
    run: "gcc g++ cc c++ clang clang++ rustc javac kotlinc scalac ghc ocamlc swiftc nvcc csc tcc solc elm protoc nasm ld ar",
    does: ["build", "types", "write", "wide"],
  },
  ...rowsOf(
    "webpack vite rollup esbuild parcel rspack swc tsup tsdown unbuild ncc pkg next nuxt astro gatsby remix hugo jekyll eleventy mkdocs sphinx-build docusaurus typedoc storybook electron-builder babel sass postcss tailwindcss pyinstaller cython maturin ng expo eas quasar",
    [
      {
        args: /\b(?:dev|serve|start|preview|watch)\b/,
        does: ["run", "build"],
      },
      {
        args: /deploy|publish|submit/,
        does: ["deploy", "build", "publish"],
      },
      {
        does: ["build", "types", "lint", "write", "wide"],
      },
    ],
  ),
  ...rowsOf("docker podman nerdctl buildah docker-compose", [
    {
      args: /^(?:-\S+ )*(?:buildx )?(?:build|bake)\b.*(?: --push(?:=true)?(?= |$)|type=registry|push=true)/,
      does: ["build", "push", "publish", "write", "run"],
    },
    {
      args: /^(?:buildx imagetools inspect|buildx (?:ls|du|inspect)|manifest inspect)\b/,
      does: ["look"],
    },
    {
      args: /\b(?:build|bake|buildx)\b/,
      does: ["build", "write", "run"],
    },
    { args: /\bpush\b/, does: ["deploy", "publish", "push"] },
    {
      args: /\b(?:up|run|start|restart|exec|create|deploy|load|import|pull|tag|login|service|stack|cp)\b/,
      does: ["run", "deploy", "install", "write", "tag", "wide"],
    },
    {
      args: /\b(?:rm|rmi|prune|down|kill|stop)\b/,
      does: ["delete", "run"],
    },
    { does: ["look", "run"] },
  ]),
  // Packages.
  ...rowsOf("npm pnpm yarn bun cnpm", [
    {
      args: ofScripts(
        /(?:view|info|show|ls|list|outdated|audit|config|whoami|search|why|explain|help|pack --dry-run|fund|ping|get|doctor|root|prefix|bin)\b(?!.* fix\b)/,
      ),
      does: ["look"],
    },
    {
      args: ofScripts(/(?:uninstall|remove|rm|un|unlink|prune)\b/),
      does: ["uninstall", "delete", "write", "wide"],
    },
    { args: ofScripts(/rebuild\b/), does: ["install", "build", "write", "wide"] },
    {
      args: ofScripts(/(?:version)\b/),
      nothing: /--no-git-tag-version/,
      does: ["write", "commit", "tag", "wide"],
    },
    {
      args: ofScripts(/(?:version|pkg|init|create|set-script|dedupe|import|patch|link)\b/),
      does: ["write", "install", "wide"],
    },
    {
      args: ofScripts(/publish\b/),
      nothing: /--dry-?run/,
      does: ["publish", "deploy"],
    },
    {
      args: /^(?:(?:-\S+|(?:--filter|--prefix|-C) (?:[^\s-]\S*|-)|workspace \S+) )*(?:install|i|ci|add|update|up|upgrade|audit|isntall|install-test|it)\b|^$|^--/,
      nothing: /--dry-?run/,
      does: ["install", "uninstall", "write", "wide"],
    },
  ]),
  {
    run: "pip pip3 uv pipx conda mamba micromamba poetry pdm pipenv rye hatch",
    args: /(?:^| )(?:list|show|freeze|check|search|config|info|tree|index|env list|cache|debug)\b/,
    does: ["look"],
  },
  ...rowsOf("pip pip3 uv pipx conda mamba micromamba poetry pdm pipenv rye", [
    {
      args: /(?:^| )(?:uninstall|remove|rm)\b/,
      does: ["uninstall", "delete", "write", "wide"],
    },
    {
      args: /(?:^| )(?:publish|build)\b/,
      does: ["build", "publish", "deploy"],
    },
    {
      nothing: /--dry-?run/,
      does: ["install", "write", "wide"],
    },
  ]),
  { run: "go-get tlmgr krew helm-plugin composer", args: PACKAGES_SHOWN, does: ["look"] },
  { run: "composer bundle", args: /^(?:run(?:-script)?|exec) /, does: ["any"] },
  { run: "composer", args: PACKAGES_REMOVED, does: ["uninstall", "delete", "write", "wide"] },
  { run: "gem", args: /^push\b/, does: ["publish", "deploy"] },
  {
    run: "composer",
    args: /^(?:install|i|require|req|update|u|create-project|dump-autoload|init|global)\b/,
    does: ["install", "write", "wide"],
  },
  { run: "composer", does: ["any"] },
  { run: "mise asdf", args: /^(?:ls|list|current|which|where|outdated|doctor|env)\b/, does: ["look"] },
  { run: "fossil", args: /^(?:commit|ci)\b/, does: ["commit", "push", "write"] },
  // Other systems of versions. Sources: their manuals; a commit of Fossil sends itself where it was cloned from.
  ...rowsOf("hg sl fossil got darcs pijul bzr brz", [
    { args: /^(?:commit|ci|record|rec|amend)\b/, does: ["commit", "write"] },
    { args: /^(?:push|send|sync)\b/, does: ["push", "deploy", "branch"] },
    { args: /^(?:merge|rebase|graft)\b/, does: ["merge", "rebase", "write"] },
    { args: /^tag\b/, does: ["tag", "write"] },
    {
      args: /^(?:log|st|status|diff|tip|id|identify|summary|branches|heads|annotate|cat|changes|timeline|info|incoming|outgoing|whatsnew)\b/,
      does: ["look"],
    },
  ]),
  { run: "raco", args: /^test\b/, does: ["test", "run"] },
  { run: "nix", args: /^(?:build|flake check|develop)\b/, does: ["build", "types", "test", "run", "write"] },
  { run: "git", args: behindOptions(/reset --soft\b/), does: ["merge", "rebase", "branch", "write"] },
  { run: "jj", args: /^git push\b/, does: ["push", "deploy", "branch"] },
  { run: "jj svn", args: /^(?:commit|ci|describe|desc|new|squash)\b/, does: ["commit", "push", "deploy"] },
  { run: "dbt", args: /^(?:build|test)\b/, does: ["test", "build", "run", "write"] },
  {
    run: "sha256sum sha512sum sha1sum sha224sum sha384sum md5sum b2sum shasum b3sum",
    args: /(?:^| )(?:-c|--check)(?: |$)/,
    does: ["look", "lint", "run"],
  },
  { run: "gem", args: /^build\b/, does: ["build", "write"] },
  { run: "gem", args: /^push\b/, does: ["publish", "push", "deploy"] },
  ...rowsOf(
    "apt apt-get aptitude dnf yum pacman apk zypper brew port choco scoop winget snap flatpak nix nix-env guix gem bundle bundler luarocks cpan cpanm opam mise asdf rustup nvm fnm volta sdk corepack code",
    [
      { args: PACKAGES_SHOWN, does: ["look"] },
      { args: PACKAGES_REMOVED, does: ["uninstall", "delete", "write", "wide"] },
      {
        nothing: /(?:^| )(?:-s|--simulate|--dry-run|--just-print|-n|--list-extensions)(?: |$)/,
        does: ["install", "write", "wide"],
      },
    ],
  ),
  // git and its hosts.
  {
    run: "git",
    args: behindOptions(/commit\b/),
    nothing: /--dry-?run/,
    does: ["commit", "write"],
  },
  {
    run: "git",
    args: behindOptions(/push\b.* (?:-d|--delete|--mirror|--prune|:\S+)(?: |$)/),
    nothing: /--dry-run|(?:^| )-n(?: |$)/,
    does: ["push", "tag", "deploy", "delete", "branch"],
  },
  {
    run: "git",
    args: behindOptions(
      /push\b(?!.*(?: (?:--tags|--follow-tags|--mirror|--all)(?: |$)| refs\/tags\/| tag | v?\d+\.\d))/,
    ),
    nothing: /--dry-run|(?:^| )-n(?: |$)/,
    does: ["push", "deploy", "branch"],
  },
  {
    run: "git",
    args: behindOptions(/push\b/),
    nothing: /--dry-run|(?:^| )-n(?: |$)/,
    does: ["push", "tag", "deploy", "branch"],
  },
  // What gives up merges nothing.
  ...rowsOf("git", [
    {
      args: behindOptions(/(?:merge|rebase|cherry-pick|revert|am)\b.* --(?:abort|quit)\b/),
      does: ["write"],
    },
    {
      args: behindOptions(
        /tag\b.* (?:-l|-n\d*|--(?:list|contains|no-contains|merged|no-merged|points-at|sort|format))\b/,
      ),
      does: ["look"],
    },
    {
      args: behindOptions(/tag(?: .*)?(?: (?!-l\b|--list\b|-n)\S+)/),
      does: ["tag", "delete"],
    },
    {
      args: behindOptions(/(?:merge|pull|subtree)(?![\w-])/),
      does: ["merge", "rebase", "commit", "write", "wide"],
    },
    {
      args: behindOptions(/(?:rebase)\b/),
      does: ["rebase", "commit", "merge", "write", "wide"],
    },
    {
      args: behindOptions(/(?:cherry-pick|revert|am)\b/),
      does: ["commit", "merge", "rebase", "write", "wide"],
    },
    {
      args: behindOptions(
        /(?:apply|stash|checkout|restore|reset|switch|clean|rm|mv|clone|submodule|worktree|sparse-checkout|lfs|filter-branch|filter-repo|bisect|init|update-ref)\b/,
      ),
      nothing: /^stash (?:list|show)|--dry-run|(?:^| )--check\b|^clean .*-\w*n/,
      does: ["write", "delete", "branch", "wide"],
    },
    {
      args: behindOptions(/branch (?!-[avrl]|--(?:list|all|show|contains|merged|remotes|sort|format))\S/),
      does: ["branch", "delete", "write"],
    },
    {
      args: behindOptions(/(?:fetch|remote|config|notes|gc|worktree)\b/),
      does: ["look", "write", "run", "delete"],
    },
    { does: ["look"] },
  ]),
  ...rowsOf("gh glab hub tea", [
    {
      args: /\b(?:pr|mr) (?:create|new|open)\b|^pull-request\b/,
      does: ["pr", "push", "branch"],
    },
    {
      args: /\b(?:pr|mr) (?:merge|close|ready|edit|comment|review|reopen|checkout)\b/,
      does: ["merge", "pr", "push", "delete", "commit", "write", "branch", "wide"],
    },
    {
      args: /\b(?:run|workflow|ci|pipeline) (?:list|view|watch|status|trace|get|ls)\b|\bpr (?:checks|status|view)\b/,
      does: ["ci", "look"],
    },
    { args: /\b(?:run|workflow|ci|pipeline) /, does: ["run", "deploy", "ci"] },
    {
      args: /\brelease (?:create|upload|edit)/,
      does: ["publish", "deploy", "tag", "push"],
    },
    { args: /\b(?:view|list|status|diff|ls|search)\b/, does: ["look", "ci"] },
    { does: ["any", "ci"] },
  ]),
  // What puts things into the world.
  ...rowsOf("terraform tofu pulumi terragrunt cdk cdktf serverless sls sst sam", [
    {
      args: /^(?:-\S+ )*(?:plan|preview|diff)\b/,
      does: ["look", "rehearse"],
    },
    { args: /^(?:-\S+ )*test\b/, does: ["test"] },
    {
      args: /^(?:-\S+ )*(?:plan|preview|validate|fmt|show|state|output|init|providers|graph|diff|synth|version|workspace)\b/,
      does: ["look", "lint", "format", "types", "build"],
    },
    {
      does: ["deploy", "delete", "run", "write"],
    },
  ]),
  { run: "helm", args: /^diff\b/, does: ["look", "rehearse"] },
  {
    run: "kubectl helm oc k9s kustomize argocd flux",
    args: behindOptions(
      /(?:rollout history|get|describe|logs|top|explain|version|config|cluster-info|list|status|show|history|auth|api-resources)\b/,
    ),
    does: ["look", "ci"],
  },
  { run: "helm", args: /^(?:repo|search|pull|dependency list)\b/, does: ["look", "run"] },
  { run: "helm", args: /^(?:package|dependency|dep|create)\b/, does: ["build", "write", "wide"] },
  {
    run: "kubectl helm oc k9s kustomize argocd flux",
    args: behindOptions(/(?:diff|template|lint)\b/),
    does: ["look", "run", "lint"],
  },
  {
    run: "kubectl helm oc kustomize argocd flux",
    nothing: /--dry-?run/,
    does: ["deploy", "run", "delete", "install", "uninstall", "write"],
  },
  // Clouds are asked, too: `aws ec2 describe-instances`, `fly logs`.
  {
    run: "vercel netlify wrangler fly flyctl heroku railway render firebase gcloud aws az doctl eb kamal cf dokku nomad supabase",
    args: behindOptions(
      /(?:(?!(?:deploy|create|update|cp|mv|rm|sync|put|delete|apply|run|set|up|push|publish|promote|rollback|restart|scale|import|start|stop|add|remove|destroy|login)\b)[a-z][a-z\d-]* ){0,3}?(?:list|ls|describe|show|logs?|status|ps|info|inspect|releases|history|get|whoami)(?:[:-][\w-]+)?(?: |$)/,
    ),
    does: ["look", "run", "ci"],
  },
  {
    run: "vercel netlify wrangler fly flyctl heroku railway render firebase surge now amplify gcloud aws az doctl eb cap kamal ansible ansible-playbook rsync scp sftp ftp lftp s3cmd gsutil rclone cf dokku nomad modal supabase convex appcenter twine",
    nothing: /--dry-?run/,
    does: ["deploy", "publish", "run", "look", "ci", "write", "delete", "install"],
  },
  // Running and asking.
  {
    // Whose answer goes nowhere is only asked how it answers.
    run: "curl wget",
    args: /^(?!.*(?:^| )(?:-X|--request|-d|--data\S*|-F|--form|-T|--upload-file|--json|--post\S*)(?: |=|$)).*(?:^| )(?:-\w*[oO]|--output(?:-document)?) ?\/dev\/null(?: |$)/,
    does: ["run", "look", "ci"],
  },
  {
    run: "curl",
    args: /^(?!.*(?:^| )(?:-X|--request|-d|--data\S*|-F|--form|-T|--upload-file|--json|-o|-O|--output)(?: |=|$)).*(?:^| )(?:-[a-zA-Z]*I[a-zA-Z]*|--head)(?: |$)/,
    does: ["run", "look", "ci"],
  },
  {
    run: "curl wget http https xh httpie aria2c",
    args: /(?:^| )(?:-[a-zA-Z]*[oO]|--output|--remote-name|-P|--output-document)\b|^/,
    does: ["run", "look", "write", "ci"],
  },
  {
    run: "psql mysql sqlite3 duckdb clickhouse-client cockroach",
    args: /^(?!.*\b(?:insert|update|delete|create|alter|drop|copy|truncate|grant|revoke|vacuum|reindex|refresh|call|do|merge|load|import|replace|into|kill|set|flush|optimize|analyze|(?:pg_(?:terminate|cancel|reload|rotate|switch)|setval|nextval|dblink)\w*)\b)(?!.*(?:^| )(?:-f|--file|< ?[^\s()'"]*[A-Za-z_~/$][^\s()'"]*(?: |$))).*(?:\b(?:select|show|explain|describe|pragma)\b|\\[dl]|\.(?:tables|schema))/i,
    does: ["look", "run"],
  },
  { run: "psql", args: /(?:^| )(?:-l[a-zA-Z]*|--list)(?: |$)/, does: ["look", "run"] },
  {
    run: "psql mysql sqlite3 mongosh redis-cli mongo duckdb clickhouse-client cockroach",
    does: ["run", "look", "write", "delete"],
  },
  {
    run: "hyperfine time perf valgrind gdb lldb strace ltrace ab wrk k6 locust artillery oha siege py-spy cProfile heaptrack samply criterion lighthouse",
    does: ["run", "look"],
  },
  {
    run: "nginx apachectl caddy",
    args: /(?:^| )(?:-t|configtest|validate)\b/,
    does: ["lint", "run", "types", "look"],
  },
  { run: "node bun deno ts-node tsx", args: /^--test\b|^test\b|--experimental-test/, does: ["test", "run"] },
  {
    run: "node bun ts-node tsx php ruby perl python python3 lua",
    args: /^(?:-c|--check|-l|--syntax-check|--version|-V|-v)(?: |$)(?!.*;)/,
    does: ["lint", "types", "look"],
  },
  { run: "bash sh zsh dash ksh fish", args: /^-n\b/, does: ["lint", "types", "look"] },
  { run: "jupyter nbconvert papermill", does: ["run", "write", "wide"] },
  {
    run: "ssh",
    args: behindOptions(
      /\S+ (?:(?:cat|ls|ps|df|du|free|uptime|uname|hostname|whoami|id|tail|head|grep|journalctl|stat|which|env|date|top|netstat|ss|lsof)(?: [^|;&>]*)?|[\w./-]+ (?:--version|-[vV])|systemctl status[^|;&>]*|docker (?:ps|logs|images|inspect)[^|;&>]*)$/,
    ),
    does: ["look", "ci"],
  },
  {
    run: "mkdocs gh-pages ghp-import",
    args: /^(?:gh-deploy|-|\S+)/,
    does: ["deploy", "publish", "push", "commit", "build", "write", "run"],
  },
  {
    run: "ping dig nslookup host traceroute whois openssl",
    args: /^(?!(?:req|genrsa|genpkey|ca|enc|pkcs12|rand|ecparam|dgst)\b)/,
    does: ["look", "ci"],
  },
  {
    run: "ping dig nslookup host nc telnet openssl ssh ssh-keygen gpg traceroute whois",
    does: ["run", "look", "write"],
  },
  ...rowsOf("systemctl service launchctl supervisorctl pm2 forever", [
    {
      args: /\b(?:status|list|show|is-active|logs|describe)\b/,
      does: ["look", "run"],
    },
    {
      does: ["run", "deploy", "install", "schedule", "delete"],
    },
  ]),
  { run: "kill pkill killall", does: ["run", "delete"] },
  // What it starts is an act of its own.
  { run: "xargs", does: ["look"] },
  { run: "crontab", args: /(?:^| )-l\b/, does: ["look"] },
  { run: "crontab at batch systemd-run schtasks", does: ["schedule", "write"] },
  // Files.
  { run: "zstd lz4 brotli", args: /(?:^| )-b\d/, does: ["run"] },
  {
    run: "touch mkdir install ln cp tee dd truncate split patch mktemp tar zip unzip gzip gunzip bzip2 xz zstd 7z csplit pandoc convert magick ffmpeg envsubst chmod chown",
    does: ["write"],
  },
  { run: "mv rename", does: ["write", "delete"] },
  { run: "rm rmdir unlink shred trash rimraf del-cli trash-put", does: ["delete"] },
  { run: "sed perl ruby", args: /(?:^| )-[a-z]*i/, does: ["write"] },
  { run: "sed", does: ["look"] },
];
