/** What a rules file for verify_publish_claims may hold. The command reads it; an event never does. */
import { isObject } from "../../lib/core/json.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import { nearest, type Schema, type SchemaProblem } from "../../lib/rules/schema.ts";
import { FAIL_POLICY, PLACE, TEXT, TEXTS, TRIES } from "./common.ts";

const KIND: Schema = {
  type: "string",
  enum: ["publish", "post", "schedule"],
  description: "the deed that an entry or a link belongs to: publish, post or schedule",
};

const REGISTRY: Schema = {
  type: "object",
  description: "a registry of your own, or by the name of a built-in one what changes in it",
  properties: {
    name: { ...TEXT, description: "its name; previews, posts and jobs are built in" },
    proves: KIND,
    ...PLACE,
    recent: {
      type: "object",
      description: "for deeds that leave no link: an entry this fresh proves one",
      properties: { fields: TEXTS, seconds: { type: "integer", minimum: 1, maximum: 86_400 }, ended: TEXTS },
      required: ["fields", "seconds"],
      additionalProperties: false,
    },
    tools: { ...TEXTS, description: "parts of the names of tools that may do the deed" },
    places: { ...TEXTS, description: "how people call the place that it records, in small letters" },
    elsewhere: {
      type: "array",
      items: { type: "string", format: "pattern", minLength: 1 },
      description: "names of places that it does not record, as pieces of patterns",
    },
    record: {
      ...TEXT,
      description: "what reasons call it: release list; its name and the word registry by default",
    },
    deed: {
      ...TEXT,
      description: "what an entry proves: released; published, posted or scheduled by default",
    },
    instead: {
      ...TEXT,
      description: "what the agent may do to make the claim true; to do it now by default",
    },
  },
  required: ["name"],
  additionalProperties: false,
};

export const SCHEMA: Schema = {
  type: "object",
  properties: {
    fail_policy: FAIL_POLICY,
    max_blocks: {
      ...TRIES,
      description: "how often one session is sent back before its turns pass with a warning",
    },
    off: {
      type: "array",
      items: TEXT,
      description:
        "ids of claims that are not looked for (en.publish), and names of built-in registries that are not asked (previews)",
    },
    links: {
      type: "array",
      description: "forms of the agent's own links, asked before the built-in ones",
      items: {
        type: "object",
        description: "{ name, form, proves, serves }",
        properties: {
          name: { ...TEXT, description: "what the link leads to: page" },
          form: {
            type: "string",
            pattern: "^(?:https://[^\\s{}]*|/[^\\s{}]*)\\{id\\}[^\\s{}]*$",
            description: "https://host/path/{id}, https://{id}.host, or /path/{id} on the host's own site",
          },
          proves: KIND,
          serves: { type: "boolean", description: "true when the link works before anything is public" },
        },
        required: ["name", "form", "proves"],
        additionalProperties: false,
      },
    },
    registries: { type: "array", items: REGISTRY, description: "where the truth lives" },
  },
  additionalProperties: false,
};

/** What a registry with a name of its own must say. */
const WHOLE = ["proves", "file", "ids"];

/** Faults that no schema can see. `known` are the names of built-in registries, `claims` the ids of built-in claims. */
export function faults(
  settings: JsonObject,
  known: readonly string[],
  claims: readonly string[],
): SchemaProblem[] {
  const registries = Array.isArray(settings["registries"]) ? settings["registries"] : [];
  const off = Array.isArray(settings["off"]) ? settings["off"] : [];
  const names = new Set<unknown>();
  return [
    ...registries.flatMap((row: unknown, index): SchemaProblem[] => {
      if (!isObject(row)) return [];
      const { name } = row;
      const at = ["registries", index, "name"];
      const twice = names.has(name);
      names.add(name);
      if (twice)
        return [{ at, message: `the registry ${JSON.stringify(name)} stands here twice`, hint: "join them" }];
      const lacking = known.includes(String(name)) ? [] : WHOLE.filter((key) => !Object.hasOwn(row, key));
      if (lacking.length === 0) return [];
      return [
        {
          at,
          message: `the registry ${JSON.stringify(name)} is not built in and lacks ${lacking.join(", ")}`,
          hint: `a row of your own needs ${WHOLE.join(", ")}; built in are ${known.join(", ")}`,
        },
      ];
    }),
    ...off.flatMap((id: unknown, index): SchemaProblem[] =>
      claims.includes(String(id)) || known.includes(String(id))
        ? []
        : [
            {
              at: ["off", index],
              message: `no claim and no built-in registry is called ${JSON.stringify(id)}`,
              hint: `${nearest(String(id), [...known, ...claims])}claims are like ${claims[0]}, registries are ${known.join(", ")}`,
            },
          ],
    ),
  ];
}
