/** What a rules file for security_guard may hold. The command reads it; an event never does. */
import { isObject } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import { nearest, type Schema, type SchemaProblem } from "../../lib/rules/schema.ts";
import { ALLOWED_VALUES, SECRET_ROW } from "../../lib/secrets/schema.ts";
import { FLOW_ROW, SHELL_ROW } from "../../lib/shell/rules/schema.ts";
import { FAIL_POLICY } from "./common.ts";

/** Names for `--public`, of a person's rules file and of a project's own file. */
export const INTERNAL_NAMES = {
  type: "array",
  description:
    "names that only scan --public stops: code names, hosts; a * at the beginning or the end stands for more of the name",
  items: {
    type: "string",
    minLength: 3,
    pattern: "^\\*?[^*\\n]{2,100}\\*?$",
    description: "orion-db, *.acme.net",
  },
} as const satisfies Schema;

const NAMES = { type: "array", items: { type: "string", minLength: 2 } } as const;

const TOOLS = (description: string, keys: readonly string[]): Schema => ({
  type: "object",
  description,
  properties: Object.fromEntries(
    keys.map((key) => [key, { ...NAMES, description: `added to the built-in ${key}` }]),
  ),
  additionalProperties: false,
});

export const SCHEMA: Schema = {
  type: "object",
  properties: {
    profile: {
      type: "string",
      enum: ["standard", "strict"],
      description:
        "strict adds what is dangerous and still normal work for many: force-push, terraform destroy",
    },
    fail_policy: FAIL_POLICY,
    off: { ...NAMES, description: "ids of built-in rows that are switched off" },
    secret_patterns: { type: "array", items: SECRET_ROW as Schema, description: "your own keys and tokens" },
    destructive: { type: "array", items: SHELL_ROW as Schema, description: "your own rows over commands" },
    exfiltration: {
      type: "array",
      items: FLOW_ROW as Schema,
      description: "your own rows over credentials that leave",
    },
    allowed: ALLOWED_VALUES,
    allowed_commands: {
      type: "array",
      description: "command lines that may pass, each exactly as it is run and where",
      items: {
        type: "object",
        description: "{ command, cwd, reason }",
        properties: {
          command: { type: "string", minLength: 1, description: "the whole command line" },
          cwd: { type: "string", pattern: "^/", description: "the absolute directory that it runs in" },
          reason: { type: "string", minLength: 3, description: "why it may pass" },
        },
        required: ["command", "cwd", "reason"],
        additionalProperties: false,
      },
    },
    internal_names: INTERNAL_NAMES,
    msg_tools: TOOLS("more tools that send a message to a person", ["names", "verbs", "unless", "logins"]),
    fetch_tools: TOOLS("more tools that fetch an address", ["names", "verbs", "unless"]),
  },
  additionalProperties: false,
};

/** Faults that no schema can see. `known` are the built-in ids; those of `proved` cannot be switched off. */
export function faults(
  settings: JsonObject,
  known: readonly string[],
  proved: readonly string[],
): SchemaProblem[] {
  const off = textsAt(settings, "off");
  return [...clashes(settings, off, known), ...misses(off, known, proved)];
}

/** Own rows whose id another row has. */
function clashes(settings: JsonObject, off: readonly string[], known: readonly string[]): SchemaProblem[] {
  const taken = new Set(known.filter((id) => !off.includes(id)));
  const rows = ["secret_patterns", "destructive", "exfiltration"].flatMap((key) =>
    idsAt(settings, key).map((id, index) => ({ id, at: [key, index, "id"] })),
  );
  return rows.flatMap(({ id, at }) => {
    const clash = taken.has(id);
    taken.add(id);
    const hint = known.includes(id) ? "choose another, or switch the built-in row off" : "choose another";
    return clash ? [{ at, message: `the id ${JSON.stringify(id)} is taken`, hint }] : [];
  });
}

/** What is to be switched off and cannot be. */
function misses(
  off: readonly string[],
  known: readonly string[],
  proved: readonly string[],
): SchemaProblem[] {
  return off.flatMap((id, index) => {
    const at = ["off", index];
    if (known.includes(id)) return [];
    if (proved.includes(id)) {
      const message = `${JSON.stringify(id)} is proved by its format and cannot be switched off`;
      return [{ at, message, hint: "allow the one value by its digest" }];
    }
    const hint = `${nearest(id, known)}security_guard explain shows which row fires`;
    return [{ at, message: `no row has the id ${JSON.stringify(id)}`, hint }];
  });
}

function textsAt(settings: JsonObject, key: string): string[] {
  const value = settings[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function idsAt(settings: JsonObject, key: string): string[] {
  const value = settings[key];
  if (!Array.isArray(value)) return [];
  return value.map((row: unknown) => (isObject(row) && typeof row["id"] === "string" ? row["id"] : ""));
}
