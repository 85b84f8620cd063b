/** Commands that a reply says ran: each stands in some call, or nobody can tell. */
import { type Act, isIdle } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import type { Done } from "./ends.ts";
import { isOpaque } from "./named.ts";
import type { Past } from "./past.ts";
import { TEST_NAME } from "./typed.ts";

const KINDS: readonly WorkClaimKind[] = ["ran", "tests", "lint", "types", "format", "build", "verified"];

/** What stood in backticks and is a command, as claims write it. */
const COMMAND = /‹(?:test|types|lint|format|build|install|cmd)([^›]{1,200})›/gu;

/** A task of Gradle by its name alone. */
const GRADLE = /‹word:?((?:assemble|bundle|lint|compile|connected|install|publish)[A-Z]\w+)›/gu;

/** Programs whose next word says what they do. */
const BY_TASK =
  /^(?:npm|pnpm|yarn|bun|cargo|go|dotnet|gradlew?|mvnw?|make|just|task|terraform|tofu|helm|kubectl|docker|gh|git|mix|flutter|dart|swift|composer|poetry|deno|nx|turbo|bazel|rails|rake|alembic|prisma|pio|west|dbt|flask)$/;
/** Programs of which nobody knows what they do inside, and which start no tool of another. */
const OWN_WORK = /^(?:\S*\/)?(?:alembic|prisma|flyway|liquibase|knex|psql|gh|glab|sbt) /;
const NODE = /^(?:npm|pnpm|yarn|bun)$/;

/** A command that a clause names, and no call can have run. */
export function neverRan({ kind, clause }: WorkClaim, { all, session }: Past): boolean {
  if (!KINDS.includes(kind) || !session.complete || all.length === 0) return false;
  if (kind === "ran" && ranNoScript(clause, all)) return true;
  const named = [...clause.matchAll(COMMAND)]
    .map(([, text = ""]) => text)
    .filter((text) => !TEST_NAME.test(text));
  // What is to run by and by.
  if (kind === "ran" && all.some(({ act }) => act.deeds.has("schedule"))) return false;
  const tasks = [...clause.matchAll(GRADLE)].map(([, task = ""]) => task);
  if (named.length + tasks.length === 0) return false;
  if (
    all.some(
      ({ act, call }) => (act.any && !OWN_WORK.test(act.words)) || call.cut || call.outcome === "unknown",
    )
  )
    return false;
  const record = all.map(({ act, call }) => `${act.words}\n${call.output}`);
  if (tasks.some((task) => !record.some((text) => text.includes(task)))) return true;
  return named.some((text) => {
    const acts = actsOf({ tool: "shell", input: null, command: text, outcome: "unknown", output: "" });
    return acts.length > 0 && acts.every((act) => !all.some((one) => isRunBy(act, text, one)));
  });
}

/** "I ran `backup.sh`", and no program was given it. */
const RAN_SCRIPT =
  /(?:\bran|\bexecuted|ejecuté|lancé|exécuté|rodei|executei|ausgeführt|запустил\p{L}*|выполнил\p{L}*|运行了|执行了|eseguito|lanciato|chạy) ‹file([^›]+\.(?:sh|py|js|ts|rb|pl|mjs|bash|ps1))›/iu;

function ranNoScript(clause: string, all: Past["all"]): boolean {
  const script = RAN_SCRIPT.exec(clause)?.[1]?.split("/").at(-1);
  if (
    script === undefined ||
    all.some(({ act, call }) => act.any || isOpaque(act) || call.cut || call.outcome === "unknown")
  )
    return false;
  return all.every(
    ({ act }) =>
      !act.words.includes(script) || act.deeds.size === 0 || act.deeds.has("schedule") || isIdle(act),
  );
}

function isRunBy(named: Act, text: string, { act, call }: Done): boolean {
  const { program, task } = partsOf(named);
  const own = partsOf(act);
  if (program === "" || commandOf(call)?.includes(text)) return true;
  if (own.program === program && !NODE.test(program) && asksMore(text, `${commandOf(call)}\n${call.output}`))
    return false;
  const wide = /(?: --(?:workspace|all|recursive)| \.\/\.\.\.| -r)(?= |$)/;
  if (own.program === program && wide.test(text) && act.part && !wide.test(act.words)) return false;
  const same = own.program === program || (NODE.test(program) && NODE.test(own.program));
  if (same && (!BY_TASK.test(program) || task === "" || isTask(act, own.task, task))) return true;
  // What starts others prints what it starts.
  const shown = isOpaque(act) && !act.deeds.has("install") ? call.output : "";
  return shown.includes(program) && shown.includes(task);
}

/** An option that says how it is run stands in the words, and in nothing that was given or printed: `go test -race`. */
function asksMore(text: string, given: string): boolean {
  return (text.match(/(?<=\s)-(?:race|-[a-z][a-z-]{3,40})(?![\w-])/g) ?? []).some(
    (option) => !given.includes(option),
  );
}

/** The task among the words, or its short form in the place of one: `cargo t`. */
function isTask({ words }: Act, own: string, task: string): boolean {
  return words.includes(task) || (own.length <= 2 && own !== "" && task.startsWith(own));
}

function partsOf({ words }: Act): { readonly program: string; readonly task: string } {
  const [first = "", ...rest] = words.split(" ");
  const task = rest.find((word) => !word.startsWith("-") && !/^(?:run|run-script|exec)$/.test(word)) ?? "";
  return { program: first.split("/").at(-1) ?? "", task: task.replace(/^:/, "") };
}

/** False for the status with which something ended, where nothing was run that could have one. */
export function wasRun(_status: string, { all, session, known }: Past): boolean {
  if (!known.run || !session.complete) return true;
  return all.some(
    ({ act, call }) =>
      act.any ||
      call.cut ||
      call.outcome === "unknown" ||
      (commandOf(call) !== undefined && !isIdle(act) && !READS_CODE.test(act.words)),
  );
}

/** A look at the grammar of a program, which runs none of it. */
const READS_CODE =
  /^(?:\S*\/)?(?:(?:ba|da|k|z)?sh -n|php -l|node --check|ruby -c|perl -c|python[\d.]* -m py_compile|shellcheck|git|mkdir|touch|chmod) /;

/** Words by which a sentence says that something ran and what came of it. */
const RESULT =
  /\b(?:prints?|printed|outputs|exits? with|exited with|(?:runs?|ran|finish\w*|complet\w*) in (?=\d)|took (?=\d)|went from|dropped (?:from|to)|fell (?:from|to)|(?:from|down from) [\d.,]+ ?\w* (?:down )?to [\d.,]+|measured)\b|gemessen|von [\d.,]+ ?\p{L}* auf [\d.,]+|de [\d.,]+ ?\p{L}* (?:a|à|para) [\d.,]+|с [\d.,]+ ?\p{L}* до [\d.,]+|从 ?[\d.,]+ ?\p{L}* ?(?:降|减|縮|缩)|实测|實測|から ?[\d.,]+ ?\p{L}* ?に/iu;

/** A result that only a run gives, where nothing was done but reading and writing files. */
export function isUnmeasured(sentence: string, { all, session, known }: Past): boolean {
  if (!known.run || !session.complete || all.length === 0 || !RESULT.test(sentence)) return false;
  return all.every(
    ({ act, call }) =>
      !act.any &&
      !act.wide &&
      !call.cut &&
      call.outcome !== "unknown" &&
      commandOf(call) === undefined &&
      [...act.deeds].every((deed) => deed === "look" || deed === "write" || deed === "delete"),
  );
}
