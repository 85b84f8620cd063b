/**
 * Package managers, build tools, and tools that prepare an environment: `poetry run cmd`, `mise exec -- cmd`.
 *
 * Sources: the manuals of npm 10, pnpm 9, yarn 4, pip, uv, poetry, bundler, cargo, brew, conda, mise, direnv, GNU make 4.4, just 1.40.
 */
import { type Card, type Launch, type SendCard, secretStore } from "./card.ts";

const URLS: readonly SendCard[] = [{ to: "http", by: "urls" }];

/** What a folder holds is published with it. */
const PUBLISHING: readonly SendCard[] = [...URLS, { to: "cloud", by: "folders", when: /^publish\b/ }];

/** The commands of pnpm 10 (pnpm help --all) and of yarn 1 to 4. */
const PNPM =
  "add approve-builds audit bin c cache cat-file cat-index ci completion config create dedupe deploy dlx doctor env exec fetch find-hash help i ignored-builds import init la licenses link list ll ln login logout ls outdated pack patch patch-commit patch-remove ping pm prune publish rb rebuild remove restart rm root self-update server set setup start store un uninstall unlink up update upgrade version view whoami why";
const YARN =
  "access add audit autoclean bin cache check config constraints create dedupe dlx exec explain explore generate-lock-entry get global help import info init licenses link list login logout node npm outdated owner pack patch patch-commit plugin policies prepare publish rebuild remove search self-update set stage tag team unlink unplug up upgrade upgrade-interactive version versions why workspace workspaces";

const RUN: Launch = { verbs: "run" };

const PACKAGE: Launch = { script: "call", package: true, listed: true };

/** `npm config get //registry/:_authToken`. */
const NPM_TOKENS: Card["discloses"] = {
  source: "secret-store",
  words: [
    [/^config get\b/, /_auth|token|password/i],
    [/^token create\b/, /^/],
  ],
};

const CARGO_WATCH = "s|shell= x|exec= w|watch= i|ignore= d|delay= C|workdir=";

export const PACKAGES: readonly Card[] = [
  {
    names: "npm",
    options:
      "w|workspace= C|prefix= loglevel= registry= userconfig= cache= tag= otp= access= omit= include= g|global ignore-scripts c|call= p|package= y|yes q|quiet",
    tasks: {
      run: "run run-script rum urn",
      scripts: "test start stop restart t:test tst:test",
      installs:
        "install i in ins inst insta instal isnt isnta isntal isntall ci clean-install ic install-clean isntall-clean",
    },
    texts: [{ word: /^scripts\.[\w:.-]{1,64}=/ }],
    launches: { verbs: "exec x", script: "call", package: true, listed: true },
    discloses: NPM_TOKENS,
    passes: "nothing",
    sends: PUBLISHING,
  },
  {
    names: "pnpm",
    options:
      "C|dir= F|filter= loglevel= reporter= workspace-concurrency= registry= g|global ignore-scripts p|package= c|shell-mode y|yes q|quiet",
    tasks: {
      run: "run run-script",
      scripts: "test start stop restart t:test tst:test",
      installs: "install i",
      bare: true,
      commands: PNPM,
    },
    texts: [{ word: /^scripts\.[\w:.-]{1,64}=/ }],
    launches: { verbs: "exec dlx", package: true, listed: true },
    passes: "nothing",
    sends: PUBLISHING,
  },
  {
    names: "yarn yarnpkg",
    options:
      "cwd= registry= network-timeout= modules-folder= cache-folder= ignore-scripts p|package= c|call= y|yes q|quiet",
    tasks: {
      run: "run",
      installs: "install",
      bare: true,
      installsBare: true,
      commands: YARN,
      elsewhere: "workspace workspaces",
      elsewhereOptions: "from= include= exclude= j|jobs=",
    },
    launches: { verbs: "exec dlx", holds: "node", package: true, listed: true },
    passes: "nothing",
    sends: PUBLISHING,
  },
  { names: "corepack", launches: { holds: "npm npx pnpm pnpx yarn", listed: true } },
  { names: "npx bunx pnpx shx", options: "c|call= p|package= y|yes q|quiet", launches: PACKAGE },
  {
    names: "nodemon",
    options: "x|exec= w|watch= e|ext=",
    launches: { script: "exec", verbs: "", listed: true },
  },
  { names: "pip pip3 pipx brew composer apt apt-get dnf yum apk", sends: URLS },
  {
    names: "cargo",
    options: CARGO_WATCH,
    launches: { verbs: "watch", script: "shell", package: true, listed: true },
    passes: "nothing",
    sends: URLS,
  },
  { names: "cargo-watch", options: CARGO_WATCH, launches: { script: "shell", listed: true } },
  {
    names: "pm2",
    options:
      "n|name= i|instances= interpreter= max-memory-restart= cwd= l|log= o|output= e|error= c|cron= no-autorestart",
    texts: [{ from: 1, verb: "start" }],
  },
  {
    names: "terraform tofu terragrunt",
    passes: "nothing",
    discloses: secretStore(/^(?:state pull|output\b.*\s-json|show\b.*\s-json)/),
    sends: URLS,
  },
  {
    names: "uv",
    options: "p|python= with= directory= project= package= extra= group= env-file=",
    launches: RUN,
    sends: URLS,
  },
  { names: "poetry", options: "C|directory= P|project=", launches: RUN },
  { names: "pipenv pdm rye foreman honcho pixi devbox", launches: RUN },
  { names: "hatch", options: "e=", launches: RUN },
  { names: "conda", options: "n|name= p|prefix= cwd=", launches: RUN, sends: URLS },
  { names: "mamba micromamba", options: "n|name= p|prefix=", launches: RUN },
  { names: "bundle rbenv pyenv asdf", launches: { verbs: "exec" } },
  { names: "mise", launches: { verbs: "exec x", behind: "--" } },
  { names: "direnv", launches: { verbs: "exec", skip: 1 } },
  { names: "dotenv", options: "e= f=", launches: { behind: "--" }, passes: "content" },
  {
    names: "dotenvx",
    launches: { behind: "--" },
    discloses: secretStore([[/^(?:get|keypair|decrypt)\b/, /^(?:get|keypair)\b|--stdout\b/]]),
  },
  { names: "nix-shell", options: "p= I= A= run|command=", launches: { script: "command", verbs: "" } },
  {
    names: "concurrently start-server-and-test",
    options: "n|names= c|prefix-colors= p|prefix=",
    launches: { each: true, listed: true },
  },
  {
    names: "hyperfine",
    options: "w|warmup= m= M= r|runs= p|prepare= c|cleanup= S|shell= u= N= s|setup= C|conclude=",
    texts: [{ option: "prepare" }, { option: "cleanup" }, { option: "setup" }, { option: "conclude" }],
    launches: { each: true, listed: true },
  },
  {
    names: "make gmake",
    options:
      "C|directory= f|makefile|file= I|include-dir= j|jobs=? l|load-average=? o|old-file= O|output-sync=? W|what-if= eval= n|just-print|recon|dry-run q|question t|touch v|version h|help",
    dry: "dry-run question touch version help",
    runs: "recipes",
    passes: "nothing",
  },
  {
    names: "just",
    options:
      "f|justfile= d|working-directory= shell= shell-arg= color= chooser= dotenv-filename= dotenv-path= E= dump-format= tempdir= l|list n|dry-run s|show= e|edit summary evaluate dump init choose variables fmt completions= V|version h|help",
    dry: "list dry-run show edit summary evaluate dump init choose variables fmt completions version help",
    runs: "just-recipes",
  },
  { names: "pytest", passes: "nothing" },

  // Hosts of agents, by their own commands and options (their --help of 2026).
  {
    names: "claude",
    unhooks:
      /disableAllHooks[\W_]{1,8}true|\bconfig (?:set|add)\b[^\n]{0,256}\bdisableAllHooks\b|(?:^|\s)--(?:bare|safe-mode)(?:\s|$)|(?:^|\s)--setting-sources(?:=|\s)(?:project|local|,){0,8}(?:\s|$)/,
    settingsIn: "CLAUDE_CONFIG_DIR HOME",
  },
  {
    names: "codex",
    unhooks:
      /\bfeatures disable \S{0,16}hooks\b|--disable[ =]\S{0,16}hooks\b|\bfeatures\.\w{0,16}hooks[\s_]?=[\s_]?false/,
    settingsIn: "CODEX_HOME HOME",
  },
  {
    names: "openclaw",
    unhooks:
      /\b(?:plugins? (?:disable|uninstall|remove|rm)|config (?:set|unset) plugins\.entries\.)[ ]?\S{0,64}agent-guards\b(?!\S{0,64} true)/,
  },
  { names: "copilot hermes", settingsIn: "COPILOT_HOME HERMES_HOME HOME" },
  {
    names: "gemini qwen",
    settingsIn: "HOME",
    unhooks: /\bhooks (?:disable|uninstall|remove)\b|disableAllHooks[\W_]{1,8}true/,
  },

  // What they hand in, a registry holds.
  {
    names: "twine",
    options:
      "repository-url= r|repository= u|username= p|password= config-file= cert= client-cert= c|comment= i|identity= sign-with= s|sign",
    sends: [{ to: "cloud", when: /^upload\b/, files: "rest" }],
  },
  {
    names: "gem",
    options: "k|key= host= otp= attestation= i|install-dir= v|version= n|bindir=",
    sends: [...URLS, { to: "cloud", when: /^push\b/, files: "rest" }],
  },
  {
    names: "dotnet nuget",
    options: "s|source= k|api-key= symbol-source= symbol-api-key= timeout= c|configuration= o|output=",
    sends: [{ to: "cloud", when: /(?:^|\s)push\s/, files: "operands" }],
  },
  {
    names: "vsce ovsx",
    options: "i|packagePath= p|pat= t|target= baseContentUrl= baseImagesUrl=",
    sends: [{ to: "cloud", when: /^publish\b/, files: { options: "packagePath", operands: true } }],
  },
  {
    names: "jf jfrog",
    options: "url= user= password= access-token= spec= target-props= build-name= build-number= flat",
    sends: [{ to: "cloud", when: /^(?:rt )?(?:u|up|upload)\s/, files: "operands" }],
  },
  { names: "dput snapcraft cloudsmith", sends: [{ to: "cloud", by: "upload" }] },
  {
    names: "uvx",
    options: "from= with= p|python= index-url= with-requirements=",
    launches: { package: true, listed: true },
  },
  { names: "nix", options: "I= arg= argstr= f|file=", launches: { behind: "-c --command", listed: true } },
  {
    names: "mvn mvnw mvnd",
    sends: [{ to: "http", by: "upload", when: /(?:^|\s|:)deploy-file(?:\s|$)/ }],
  },
];
