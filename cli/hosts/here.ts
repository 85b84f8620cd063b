/**
 * The host that is on this machine, where nobody has named one. It must not know any host's configuration.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { askWhich } from "../person.ts";
import { Refusal } from "../terminal.ts";
import { WIRINGS } from "./table.ts";
import type { Places } from "./wiring.ts";

/** The hosts whose workspace, configuration or folder for it is there. */
function hostsHere(places: Places): string[] {
  return WIRINGS.filter((wiring) => {
    if (wiring.id === "starchild") return existsSync(places.workspace);
    const config = wiring.config(places);
    if (config === undefined) return false;
    return existsSync(config) || (dirname(config) !== places.home && existsSync(dirname(config)));
  }).map(({ id }) => id);
}

/**
 * The one host that is here; of several the one that a person at the terminal names. Starchild's workspace is a machine of
 * its own.
 *
 * @throws Refusal for none, and for several without a person.
 */
export function hostHere(places: Places): string {
  const all = hostsHere(places);
  const [first, ...others] = all;
  if (first === undefined)
    throw new Refusal(
      "no agent host is found on this machine",
      "name one with --host: agent-guards install --help lists them",
    );
  if (others.length === 0 || all.includes("starchild"))
    return all.includes("starchild") ? "starchild" : first;
  const named = askWhich("Several agent hosts are on this machine. Which one?", all);
  if (named !== undefined) return named;
  throw new Refusal(
    `several agent hosts are on this machine: ${all.join(", ")}`,
    `name one with --host, and run it again for each: --host ${first}`,
  );
}
