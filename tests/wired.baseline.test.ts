/**
 * What each guard is without anybody's settings: its fail policy, its tables, the events of each host that it is started for; and
 * what stands in a host's configuration for one. Whole, against tests/data/baselines/wired.yaml.
 */
import { WIRINGS } from "../cli/hosts/table.ts";
import { wantedEvents } from "../cli/plan.ts";
import { mapStrings } from "../lib/core/json.ts";
import type { Json } from "../lib/core/verdict.ts";
import { guardNames, loadGuard } from "../scripts/guards.ts";
import { holdWhole } from "./whole.ts";

/** Units of a table that is told whole; the rows of longer ones are held by their own cases. */
const WHOLE_UNITS = 1500;

/** One engine spells a sign of a pattern out that another shows. */
const plain = (text: string): string =>
  text.replace(/\\u([0-9A-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const shown = (table: Json): Json =>
  JSON.stringify(table).length <= WHOLE_UNITS ? mapStrings(table, plain) : "long";

async function about(name: string): Promise<unknown> {
  const guard = await loadGuard(name);
  await guard.load?.();
  const { tag, failPolicy } = guard;
  const tables = Object.entries(guard.tables()).map(([table, rows]) => [table, shown(rows as Json)] as const);
  const wired = WIRINGS.map((wiring) => [
    wiring.id,
    wantedEvents(guard, wiring)
      .map((event) => event.name)
      .join(" "),
  ]);
  return {
    tag,
    failPolicy,
    environment: guard.settings?.environment,
    tables: Object.fromEntries(tables),
    wired: Object.fromEntries(wired),
  };
}

/** What a program gets in the configuration of each host: an entry for each event that is wired there. */
function entries(): unknown {
  const rows = WIRINGS.map((wiring) => {
    const { base, longest, project, splits, shell, setup } = wiring;
    const made = wiring.events.map((event) => [
      event,
      wiring.entry(event, { program: "/hooks/guard", args: wiring.words(event) }),
    ]);
    return [
      wiring.id,
      { entries: Object.fromEntries(made), base, longest, reads: setup.reads, project, splits, shell },
    ];
  });
  return Object.fromEntries(rows);
}

/** The keys that a host knows in an answer: `doctor` names any other that somebody's program gives. */
const answers = (): unknown => Object.fromEntries(WIRINGS.map(({ id, answers }) => [id, answers.join(" ")]));

const names = guardNames();

holdWhole("wired", {
  ...Object.fromEntries(names.map((name) => [name, () => about(name)])),
  entries,
  answers,
});
