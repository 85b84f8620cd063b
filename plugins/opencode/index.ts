/**
 * The guards as an opencode plugin: every hook of the host's table is handed to them, in process. A bridge only: it must
 * not hold a rule. opencode calls each export of the file, so there is one.
 */
import { isObject } from "../../lib/core/json.ts";
import { opencode } from "../../lib/hook/hosts/opencode.ts";
import { askAll, pour } from "../../lib/hook/plugin.ts";
import { GUARDS, LOADED } from "../guards.ts";

type Hook = (input: unknown, output: { [key: string]: unknown }) => Promise<void>;

/** opencode's plugin function: its hooks change `output` in place, or throw the reason to stop a tool. */
export const AgentGuards = async (context: unknown): Promise<Record<string, Hook>> => {
  await LOADED;
  const directory = isObject(context) ? (context["directory"] ?? null) : null;
  const hook = (name: string) => async (input: unknown, output: { [key: string]: unknown }) => {
    const payload = { directory, ...(isObject(input) ? input : {}), ...(isObject(output) ? output : {}) };
    const { throw: reason, ...changes } = askAll(GUARDS, opencode, name, payload, (line) =>
      console.warn(line),
    );
    if (typeof reason === "string") throw new Error(reason);
    pour(output, changes);
  };
  return Object.fromEntries(Object.keys(opencode.events).map((name) => [name, hook(name)]));
};
