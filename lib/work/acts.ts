/** From a call to what it could have done: shell commands by the shell engine, other tools by their names. */

import { isObject } from "../core/json.ts";
import { lazy, remember } from "../core/lazy.ts";
import { WORK_LINE_WORDS, WORK_WORDS } from "../core/limits.ts";
import type { Json } from "../core/verdict.ts";
import { type Arg, evaluate, type Invocation } from "../shell/index.ts";
import { type Act, type Deed, isUnknown } from "./act.ts";
import { migrationDeeds, SHOWN } from "./migrations.ts";
import { isCode, pathsIn } from "./paths.ts";
import { PROGRAMS, type ProgramRow } from "./programs.ts";
import type { Call } from "./record.ts";
import { onlyAsks, TOOLS } from "./tools.ts";

const NONE: ReadonlySet<Deed> = new Set();

function act(words: string, more: Partial<Act> = {}): Act {
  return {
    deeds: NONE,
    any: false,
    words,
    paths: [],
    wide: false,
    wraps: false,
    part: false,
    edits: false,
    ...more,
  };
}

function doing(does: ProgramRow["does"]): Pick<Act, "deeds" | "any" | "wide"> {
  const deeds = does.filter((deed): deed is Deed => deed !== "any" && deed !== "wide");
  return { deeds: new Set(deeds), any: does.includes("any"), wide: does.includes("wide") };
}

/** Everything that `call` could have done, whatever became of it: worked out once, for a judgement asks it of a call many times. */
export const actsOf = remember((call: Call): readonly Act[] => {
  const command = commandOf(call);
  if (command === undefined) return toolActs(call);
  const { invocations, gaps } = evaluate(command, { cwd: call.cwd || "/", home: "/home/user" });
  // What is put into a timetable runs later.
  const now = invocations.filter(({ trace }) => !trace.some((name) => /^(?:crontab|at|batch)$/.test(name)));
  const acts = withoutScripts(withoutWrappers(now.flatMap((one) => invocationActs(one, command))));
  // A monitor is a timetable of its own, whatever line it watches with.
  const watches = toolActs(call).filter(({ deeds }) => deeds.has("schedule"));
  // What could not be read could be anything.
  return [...acts, ...watches, ...(gaps.length === 0 ? [] : [act(command, { any: true })])];
});

/** Programs that start one that stands in their words, and do nothing else. */
const WRAPS =
  /^(?:\S*\/)?(?:docker|podman|nerdctl|docker-compose|kubectl|oc)(?: (?!run |exec )\S+)*? (?:run|exec) /;

/** Acts without what their wrappers could have done, where what they started stands beside them. */
function withoutWrappers(acts: readonly Act[]): Act[] {
  return acts.map((one, at) => {
    const inner = WRAPS.test(one.words)
      ? acts.slice(at + 1).find((other) => isInside(other, one))
      : undefined;
    return inner ? { ...one, deeds: new Set<Deed>(["run"]), wide: false, wraps: true, paths: [] } : one;
  });
}

const PACKAGED = /^(?:npm|pnpm|yarn|bun|cnpm) /;

/** Acts without programs that nobody knows, where they are a project's scripts and the script's name tells what it does: `pnpm lint`. */
function withoutScripts(acts: readonly Act[]): Act[] {
  return acts.filter(
    (one) =>
      !isUnknown(one) ||
      !acts.some(
        (outer) => PACKAGED.test(outer.words) && !outer.any && !isUnknown(outer) && isInside(one, outer),
      ),
  );
}

function isInside({ words }: Act, outer: Act): boolean {
  const inner = words.split(" ").slice(0, 3).join(" ");
  return inner !== "" && outer.words.includes(` ${inner}`);
}

const COMMAND_KEYS = ["command", "cmd", "script", "commands"] as const;

/** The command line of a call: of a shell tool, or of any tool that takes one. */
export function commandOf({ command, tool, input }: Call): string | undefined {
  // An editor's `command: "str_replace"` is its own word for what it does.
  if (command !== undefined) return isFileTool(tool) && /^\w+$/.test(command) ? undefined : command;
  if (!isObject(input) || isFileTool(tool) || /eval|chrome|browser|page/i.test(tool)) return undefined;
  for (const key of COMMAND_KEYS) {
    const value = input[key];
    if (typeof value === "string") return value;
    if (Array.isArray(value) && value.every((word) => typeof word === "string")) return argvLine(value);
  }
  return undefined;
}

/** `["bash", "-lc", "…"]` is the text behind it. */
function argvLine(words: readonly string[]): string {
  if (/^(?:.*\/)?(?:ba|z)?sh$/.test(words[0] ?? "") && /^-\w*c$/.test(words[1] ?? "")) return words[2] ?? "";
  return words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
}

function isFileTool(tool: string): boolean {
  return /edit|write|patch|notebook|^memory/i.test(tool);
}

// Tools that are no shell.

/** The first word of a tool's name, by which it changes something, whatever its server and its object are called. */
const CHANGES =
  /^(?:add|append|archive|assign|book|cancel|clear|close|complete|create|delete|edit|insert|invite|mark|move|new|post|put|remove|rename|send|set|share|update|upload)_/;

/** Servers whose things happen at their time. */
const TIMETABLE = /schedul|cron|remind/;

function toolActs({ tool, input }: Call): Act[] {
  const parts = tool
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase()
    .split(/__|[:./]/);
  // `cron.add` says by its first part what it adds.
  const [own = "", joined = ""] = [parts.at(-1), parts.slice(-2).join("_")];
  // `todo.create_list` lists nothing.
  const rows = CHANGES.test(own) ? TOOLS.filter(({ does }) => does.some((deed) => deed !== "look")) : TOOLS;
  const row = [own, joined].flatMap((name) => rows.find((one) => one.name.test(name)) ?? []).at(0);
  const words = `${tool} ${oneLineOf(input)}`;
  if (!row) return [act(words, { any: true })];
  // `scheduler.create_task` puts a task into a timetable.
  const timed = TIMETABLE.test(parts.at(-2) ?? "") && CHANGES.test(own) && row.does[0] !== "schedule";
  const found = onlyAsks(input) ? doing(["look"]) : doing(timed ? [...row.does, "schedule"] : row.does);
  if (!found.deeds.has("write")) return [act(words, found)];
  const paths = pathsIn(input);
  return [
    act(words, {
      ...found,
      paths,
      wide: paths.length === 0,
      edits: paths.some(isCode) || paths.length === 0,
    }),
  ];
}

function oneLineOf(input: Json): string {
  return (typeof input === "string" ? input : JSON.stringify(input)).slice(0, WORK_WORDS);
}

// Shell commands.

/** Rows by program; the table is put in order once. */
const rowsOf = lazy(() => {
  const rows = new Map<string, ProgramRow[]>();
  for (const row of PROGRAMS)
    for (const name of row.run.split(" ")) rows.set(name, [...(rows.get(name) ?? []), row]);
  return rows;
});

/** Programs that start the one behind their words. The shell engine unwraps what starts anything; these start tools of a project. */
const STARTERS =
  /^(?:npx|bunx|pnpx|(?:npm|pnpm|yarn|bun)(?: (?:-\S+|(?:--filter|--prefix|-C) (?:[^\s-]\S*|-)))* (?:exec|dlx|x)|uvx|pipx run|uv run|poetry run|pdm run|rye run|pipenv run|hatch run|python[\d.]* -m|py -m|deno run|dotnet tool run|bundle exec|mise exec|corepack)(?: --?[a-zA-Z][\w-]*(?:=\S+)?)*(?: --)? /;

function invocationActs(one: Invocation, command: string): Act[] {
  const redirected = redirectedTo(one);
  if (one.program === undefined) return [act("?", { any: true }), ...redirected];
  const args = one.args.map(wordOf);
  const own = programAct(one.program, args, one, command);
  return [...(own ? [own] : []), ...redirected];
}

function wordOf(arg: Arg): string {
  return arg.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("");
}

function redirectedTo({ redirections }: Invocation): Act[] {
  return redirections
    .filter(
      ({ op, target }) =>
        op.includes(">") &&
        !op.includes("&1") &&
        !/^(?:\d|-|\/dev\/(?:null|std\w+|tty|fd\/\d))?$/.test(wordOf(target)),
    )
    .map(({ target }) => {
      const path = wordOf(target);
      return act(`> ${path}`, { deeds: new Set<Deed>(["write"]), paths: [path], edits: isCode(path) });
    });
}

/** What asks a script to show what it would do. */
const REHEARSAL =
  /^--?(?:dry-?run|what-?if|simulate|no-?op|pretend|preview|plan)(?:=(?:true|1|yes|client|server))?$/i;

const ONLY_CHECKS_PATCH =
  /^git (?:-\S+ )*apply (?!.* --apply(?: |$))(?:.* )?--(?:check|stat|numstat|summary)(?: |$)/;

/** An editor of streams that writes where it reads. */
const EDITS_IN_PLACE = /^(?:\S*\/)?(?:g?sed|perl|ruby) (?:.* )?(?:-[a-z]*i|--in-place)/;

/** Places and endings of texts that are no code, and endings of code. */
const DOCUMENTS =
  /(?<![\w-])(?:docs?|content|posts|articles|i18n|locales?|translations?)(?:\/|\s|$)|\.(?:md|mdx|txt|rst|adoc|html?|css|csv|json|ya?ml)\b/i;
const CODE =
  /\*\.(?:[cm]?[jt]sx?|py|go|rs|java|kts?|rb|php|swift|c|cc|cpp|h|hpp|cs|scala|dart|vue|svelte|sh)\b/i;

/** `grep -rl OLD src | xargs sed -i …`: what files are changed another program found, and no word names them. */
function isUnseenEdit({ words, edits }: Act, { args }: Invocation, command: string): boolean {
  return (
    !edits &&
    EDITS_IN_PLACE.test(words) &&
    args.some((arg) => arg.some((piece) => typeof piece !== "string" && piece.from === "output")) &&
    (CODE.test(command) || !DOCUMENTS.test(command))
  );
}

/** Programs whose `-n`, alone or among other letters, is a dry run. */
const SHORT_DRY = /^(?:\S*\/)?(?:rsync|zfs|zpool|ninja|samu|restic|borg|stow)$/;

/** Programs whose check mode changes nothing. */
const CHECKED = /^(?:\S*\/)?ansible(?:-playbook)?$/;

function programAct(
  program: string,
  args: readonly string[],
  one: Invocation,
  command: string,
): Act | undefined {
  if (program === "") return undefined;
  // Who asks for a version or for help does nothing.
  if (args.length === 1 && /^(?:--version|--help|-V)$/.test(args[0] ?? ""))
    return act(`${program} ${args[0]}`, { deeds: new Set<Deed>(["look"]) });
  // A check of syntax runs nothing.
  if (args.some((word) => /^--(?:check-only|syntax-check)$/.test(word)))
    return act([program, ...args].join(" ").slice(0, WORK_LINE_WORDS), {
      deeds: new Set<Deed>(["lint", "build", "look"]),
    });
  const done = ownAct(program, args, one);
  // What only checks a patch, or counts its lines, applies nothing.
  if (ONLY_CHECKS_PATCH.test(done.words))
    return act(done.words, { deeds: new Set<Deed>(["look", "rehearse"]) });
  if (isUnseenEdit(done, one, command)) return { ...done, edits: true, wide: true };
  return args.some(
    (word) =>
      REHEARSAL.test(word) ||
      (CHECKED.test(program) && /^(?:-C|--check)$/.test(word)) ||
      (SHORT_DRY.test(program) && /^-[a-zA-Z]*n[a-zA-Z]*$/.test(word)),
  )
    ? act(done.words, { deeds: new Set<Deed>(["look", "rehearse"]) })
    : done;
}

/** Codex's own program: the patch is its argument, or its input. */
function patchAct(args: readonly string[], { stdin }: Invocation): Act {
  const input = stdin.kind === "text" ? wordOf(stdin.text) : "";
  const paths = pathsIn([...args, input].join("\n"));
  return act("apply_patch", {
    ...doing(["write", "delete"]),
    paths,
    wide: paths.length === 0,
    edits: paths.some(isCode) || paths.length === 0,
  });
}

function ownAct(program: string, args: readonly string[], one: Invocation): Act {
  if (/^(?:apply_?patch|applypatch)$/.test(program)) return patchAct(args, one);
  const line = [program, ...args].join(" ").slice(0, WORK_LINE_WORDS);
  const started = startedBy(line);
  const [name = "", ...rest] = started.split(" ");
  const joined = rest.join(" ");
  const bare =
    name
      .split("/")
      .at(-1)
      ?.replace(/\.(?:exe|cmd|bat)$/, "")
      .replace(/@[\w.^~-]+$/, "") ?? "";
  const row = rowsOf()
    .get(bare)
    ?.find(({ args: wanted }) => wanted === undefined || wanted.test(joined));
  const named = scriptDeeds(bare, joined);
  if (named) return finished(act(started, named), rest);
  if (row)
    return row.nothing?.test(joined)
      ? act(started, { deeds: new Set<Deed>(["look"]) })
      : finished(act(started, doing(row.does)), rest);
  // A program that nobody knows tells its version, and does nothing else.
  if (rest.length === 1 && VERSION.test(joined)) return act(started, { deeds: new Set<Deed>(["look"]) });
  return act(started, unknownDeeds(bare, name, rest, one));
}

const VERSION = /^(?:--?v|-version|version)$/;

/** The line without the programs that only start another. */
function startedBy(line: string): string {
  let left = line;
  for (let step = 0; step < 4 && STARTERS.test(left); step++) left = left.replace(STARTERS, "");
  return left;
}

/** What a script of a project does by its name: `npm run test:unit`, `yarn lint`, `deno task build`. */
const SCRIPT =
  /^(?:(?:(?:--filter|--prefix|-C|-w|-F)[= ]\S+|-\S+|workspace \S+|-r|--recursive|--workspaces?) )*(?:(?:run-script|run|task|rum) )?(?:-\S+ )*([\w:.@/-]+)(.*)$/;
const OWN_WORDS =
  /^(?:install|i|ci|add|update|up|upgrade|remove|rm|un|uninstall|publish|version|pack|init|create|exec|dlx|x|view|info|show|ls|list|outdated|audit|config|whoami|link|unlink|pkg|why|prune|dedupe|rebuild|login|logout|help|search|explain|set-script|import|patch|fund|doctor|cache|store|bin|root|prefix|get|ping|isntall|it|install-test|workspaces)$/;

const NAMES: readonly (readonly [name: RegExp, does: readonly (Deed | "any" | "wide")[]])[] = [
  [/deploy|release|publish|ship/i, ["deploy", "publish", "build", "tag", "commit", "push", "wide", "run"]],
  [
    /^(?:t|tst)$|test|spec\b|specs|e2e|unit|integration|coverage|smoke|jest|vitest|cypress|playwright|mocha|pytest/i,
    ["test", "run"],
  ],
  [/lint|eslint|style(?!s)|ruff|biome/i, ["lint", "format", "wide"]],
  [/type|tsc|mypy|pyright/i, ["types"]],
  [/format|fmt|prettier/i, ["format", "lint", "wide"]],
  [/build|compile|bundle|dist\b|pack\b/i, ["build", "types", "wide", "run"]],
  [/^(?:start|dev|serve|preview|watch|storybook)|server/i, ["run", "build"]],
  [/bench|perf|profile/i, ["run", "test"]],
  [
    /^(?:check|verify|validate|ci|qa|precommit|pre-commit)\b/i,
    ["test", "lint", "types", "format", "build", "run"],
  ],
];

function scriptDeeds(bare: string, joined: string): Partial<Act> | undefined {
  if (/^(?:npm|pnpm|yarn|bun|cnpm)$/.test(bare)) return packageScript(bare, joined);
  if (/^(?:make|gmake|just|task|rake|invoke|inv|composer|mage|nx|turbo)$/.test(bare))
    return target(bare, joined);
  if (bare !== "manage.py" && !(/^python[\d.]*$/.test(bare) && /^\S*manage\.py /.test(joined)))
    return undefined;
  const migration = migrationDeeds(joined);
  if (migration) return doing(migration);
  if (/^(?:\S*manage\.py )?check\b/.test(joined)) return doing(["lint", "run"]);
  return /^(?:\S*manage\.py )?test\b/.test(joined)
    ? { deeds: new Set<Deed>(["test", "run"]), part: partOf(joined.replace(/^.*?test/, "")) }
    : { any: true };
}

function packageScript(bare: string, joined: string): Partial<Act> | undefined {
  const [, name = "", rest = ""] = SCRIPT.exec(joined) ?? [];
  const says = /(?:^| )(?:run|run-script) /.test(joined);
  if (name === "" || (!says && OWN_WORDS.test(name))) return undefined;
  // `bun x.ts` runs a file, and `bun build` is its own bundler.
  if (bare === "bun" && (/\.[jt]sx?$/.test(name) || (!says && name !== "test"))) return undefined;
  return { ...namedDeeds(name), part: isPart(name) || partOf(rest) || OF_ONE.test(joined) };
}

/** One workspace of several. */
const OF_ONE = /(?:^| )(?:workspace|--filter|-F|-w|--workspace|--prefix|-C)[= ]\S/;

const REHEARSES = /(?:^| )(?:-n|--dry-run|--just-print|--recon)(?: |$)/;
const DRY = /(?:^| )(?:-n|--dry-run|--just-print|--recon|-l|--list|-T|--tasks)(?: |$)/;
const COMPOSER =
  /^(?:install|require|update|remove|create-project|global|show|validate|outdated|dump-autoload|init|audit|i|u|req)\b/;

function target(bare: string, joined: string): Partial<Act> | undefined {
  if (REHEARSES.test(joined)) return { deeds: new Set<Deed>(["look", "rehearse"]) };
  if (DRY.test(joined)) return { deeds: new Set<Deed>(["look"]) };
  const words = joined
    .split(" ")
    .filter((word) => word !== "" && !word.startsWith("-") && !word.includes("="));
  const name = words.filter((word) => !/^(?:run|run-script|run-many|exec|affected)$/.test(word)).join(" ");
  if (bare === "composer" && COMPOSER.test(name)) return undefined;
  return name === ""
    ? { any: true, deeds: new Set<Deed>(["build"]) }
    : { ...namedDeeds(name), part: isPart(name) };
}

function namedDeeds(name: string): Pick<Act, "deeds" | "any" | "wide"> {
  if (SHOWN.test(name)) return doing(["look"]);
  const rows = NAMES.filter(([form]) => form.test(name));
  return rows.length === 0 ? doing(["any"]) : doing(rows.flatMap(([, does]) => does));
}

/** True for the name of a script that runs one part: `test:unit`. */
function isPart(name: string): boolean {
  return (
    /(?:unit|integration|int|e2e|smoke|api|ui|web|server|client|core)\b/i.test(name) && !/all/i.test(name)
  );
}

/** True where words behind a test runner choose some of the tests. */
function partOf(rest: string): boolean {
  const words = rest
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "--");
  return words.some(
    (word, at) =>
      /^(?:-k|-m|-t|-g|--grep|--filter|--testNamePattern|-run|--run|-Dtest=.*|--tests|--testPathPatterns?|--only|--project|--package|-p|--last-failed|--lf|--onlyChanged|-o|--changed|--findRelatedTests|--related)(?:=|$)/.test(
        word,
      ) ||
      (!word.startsWith("-") &&
        /[/\\.:]|test|spec/i.test(word) &&
        !/^(?:\.|\.\/|\.\/\.\.\.|\.\.\.|tests?\/?|\.\/tests?\/?|run|src|all)$/.test(word) &&
        (!/^-/.test(words[at - 1] ?? "") || TAKES_NO_VALUE.test(words[at - 1] ?? ""))),
  );
}

/** Options of test runners behind which the next word is no value of theirs. */
const TAKES_NO_VALUE =
  /^(?:-(?:race|v+|q+|x|s|short|cover|msan|asan|failfast)|--(?:release|verbose|quiet|ci|run|watch|coverage|silent|bail|runInBand|no-\S+))$|=/;

const WRITERS = /^(?:cp|mv|touch|tee|install|ln|sed|perl|ruby|truncate|mkdir|rename|patch|curl|wget|dd|git)$/;

/** Runners whose plain words choose tests, and their own commands. */
const FILTERS = /^(?:jest|vitest|playwright)$/;
const COMMANDS =
  /^(?:test|run|watch|dev|bench|install|list|init|show-report|codegen|open|true|false|dot|verbose|json|line|list|html|junit|basic|default)$/;

function finished(one: Act, args: readonly string[]): Act {
  const name = one.words.split(" ")[0]?.split("/").at(-1) ?? "";
  const part =
    one.part ||
    (FILTERS.test(name) && args.some((word) => /^[a-z][\w-]*$/i.test(word) && !COMMANDS.test(word))) ||
    (one.deeds.has("test") &&
      partOf(
        behindScript(name, args)
          .join(" ")
          .replace(/^(?:test|run|t|nextest run)\b/, ""),
      ));
  if (!one.deeds.has("write") && !one.deeds.has("delete")) return { ...one, part };
  const paths = args.filter((word) => !word.startsWith("-") && word !== "");
  const edits =
    (WRITERS.test(name) && name !== "git" && name !== "mkdir" && name !== "touch" && paths.some(isCode)) ||
    changesCode(one.words);
  return { ...one, part, paths, edits };
}

/** What a script is told: `test app` of `python manage.py test app`. A script that is told nothing is itself what runs. */
function behindScript(name: string, args: readonly string[]): readonly string[] {
  const [script = "", ...rest] = args;
  return rest.length > 0 && INTERPRETERS.test(name) && SCRIPT_FILE.test(script) ? rest : args;
}

/** What puts other code into the working tree. */
function changesCode(words: string): boolean {
  return /^git (?:apply|(?:am|revert|cherry-pick)(?!.* --continue)|merge(?! --abort)|checkout .*-- |restore (?!--staged))|^patch\b/.test(
    words,
  );
}

const SCRIPT_FILE =
  /\.(?:py|[cm]?[jt]s|sh|bash|zsh|rb|pl|php|lua|r|jl|ps1|bat|exs?|clj|fish|kts|groovy|swift|go|dart)$/i;

/** Programs that run a file or a text of the project's own language. */
const INTERPRETERS =
  /^(?:python[\d.]*|pypy3?|node|nodejs|bun|deno|ts-node|tsx|ruby|perl|php|lua|Rscript|R|julia|bash|sh|zsh|dash|ksh|fish|pwsh|powershell|java|dart|elixir|groovy|swift|osascript|ipython|source|\.)$/;

/** Scripts could do anything. A program that nobody knows is a tool of the project: it checks, builds or runs, and commits nothing. */
function unknownDeeds(bare: string, name: string, args: readonly string[], one: Invocation): Partial<Act> {
  const migration = migrationDeeds(`${bare} ${args.join(" ")}`);
  if (migration) return doing(migration);
  const first = args.find((word) => !word.startsWith("-")) ?? "";
  const script = INTERPRETERS.test(bare) ? first : bare;
  if (
    /^(?:ba|z|da|k)?sh$/.test(bare) &&
    (one.stdin.kind === "text" || args.some((word) => /^-\w*c$/.test(word)))
  )
    return {};
  if (/^(?:source|\.)$/.test(bare) && /activate|\.env|profile|rc$|nvm/.test(first)) return {};
  if (
    INTERPRETERS.test(bare) ||
    SCRIPT_FILE.test(bare) ||
    name.includes("/") ||
    /^(?:create-|init-|gen|scaffold|degit|yo$|hygen|plop|cookiecutter|copier|rails|artisan|prisma|drizzle|alembic|flask|django|standard-version|semantic-release|changeset|release-it|bump|np$|lerna|codemod|jscodeshift|openapi|shadcn)/.test(
      bare,
    )
  ) {
    const told = consoleDeeds(script, args);
    if (told) return told;
    const named = NAMES.some(([form]) => form.test(script)) ? namedDeeds(script) : { deeds: NONE };
    return { ...named, any: true };
  }
  return deedsByName(bare, args);
}

/** What a program that nobody knows could have done, by its name and its first words. */
function deedsByName(bare: string, args: readonly string[]): Partial<Act> {
  const verbs = args.filter((word) => !word.startsWith("-")).slice(0, 3);
  const changing = CHANGES_BY_NAME.test([bare, ...verbs].join(" "));
  if (!changing && asksByName(args)) return doing(["look", "ci", "run"]);
  const changes = changing ? (["write", "delete"] as const) : [];
  const installs = verbs.some((verb) => INSTALLS_BY_NAME.test(verb)) ? (["install"] as const) : [];
  return doing(["test", "lint", "types", "build", "run", "look", "ci", ...changes, ...installs]);
}

/** A program that nobody knows is asked something: `borg list`, `flyway -configFiles=a.conf info`, `code --list-extensions`. */
function asksByName(args: readonly string[]): boolean {
  const verb = args.find((word) => !word.startsWith("-")) ?? "";
  return ASKED_VERB.test(verb) || ASKED_OPTION.test(args[0] ?? "");
}

const ASKED_VERB =
  /^(?:count|describe|diff|get|history|info|inspect|list|logs?|ls|lookup|outdated|ping|query|search|show|stats?|status|versions?|view|whoami)$/;
const ASKED_OPTION = /^--(?:count|info|list|query|show|status|version)(?:[-=]|$)/;

/** A program that nobody knows says by its name, or by one of its first words, that it makes or takes away: `dropdb`, `consul kv delete`. */
const CHANGES_BY_NAME =
  /(?:^|[ _.-])(?:pg_?|my|db)?(?:add|cancel|clear|create|del|delete|deregister|destroy|detach|drop|empty|erase|flush|import|load|new|prune|purge|remove|rename|reset|restore|revoke|rm|unlink|unlock|unset|wipe)(?:db|user|role)?(?![a-z])/i;

/** The same of what it puts there: `ansible-galaxy collection install`. */
const INSTALLS_BY_NAME = /^(?:install|update|upgrade)$/i;

/** What a console's task says by its name. */
function consoleDeeds(script: string, args: readonly string[]): Partial<Act> | undefined {
  const task = consoleTask(script, args);
  if (task !== undefined && /^(?:generate|g|destroy|d|new|make:\w+)$/.test(task))
    return doing(["write", "delete", "wide"]);
  const known = task !== undefined && (SHOWN.test(task) || NAMES.some(([form]) => form.test(task)));
  return known ? namedDeeds(task) : undefined;
}

/** The console of a framework, whose next word says what it does: `php artisan test`, `bin/rails test`. */
function consoleTask(script: string, args: readonly string[]): string | undefined {
  if (!/(?:^|\/)(?:artisan|console|rails|spark|craft|yii|cake|ace)$/.test(script)) return undefined;
  const words = args.filter((word) => !word.startsWith("-"));
  return words.find((word) => word !== script);
}
