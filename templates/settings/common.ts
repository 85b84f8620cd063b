/** What the settings of several guards have in common. */
import type { Schema } from "../../lib/rules/schema.ts";

export const TEXT = { type: "string", minLength: 1 } as const;
export const TEXTS = { type: "array", items: TEXT } as const;

export const FAIL_POLICY: Schema = {
  type: "string",
  enum: ["warn", "block"],
  description: "what happens when the guard itself fails on an event",
};

/** How often a session is sent back: enough to mend something, and no loop. */
export const TRIES = { type: "integer", minimum: 0, maximum: 10 } as const;

/** A map with exactly these keys, none of them required. */
export function settingsOf(properties: Readonly<Record<string, Schema>>): Schema {
  return {
    type: "object",
    properties: { fail_policy: FAIL_POLICY, ...properties },
    additionalProperties: false,
  };
}

/** Which entries of a registry prove anything. */
const LIVE: Schema = {
  type: "object",
  description: "which entries prove anything: those whose field is one of is, or none of not",
  properties: {
    field: TEXT,
    is: TEXTS,
    not: TEXTS,
    orLink: { type: "boolean", description: "a filled link proves it where the field is absent" },
  },
  required: ["field"],
  additionalProperties: false,
};

/** Where a registry lies and how an entry of it is read. */
export const PLACE: Readonly<Record<string, Schema>> = {
  env: { ...TEXTS, description: "environment variables that name the file; the first that is set wins" },
  file: { ...TEXT, description: "the file when none is set; a relative one lies in the workspace" },
  list: { ...TEXT, description: "the key under which its entries stand; without it the file is the list" },
  ids: { ...TEXTS, minItems: 1, description: "the fields that hold an entry's id" },
  link: { ...TEXT, description: "the field that holds the public link" },
  title: { ...TEXT, description: "the field that holds the title" },
  live: LIVE,
};
