/** What a row of the catalogue may be in a rules file, as JSON Schemas. */
import { ROW_ID } from "../core/verdict.ts";

const COMMON = {
  id: ROW_ID,
  label: { type: "string", minLength: 2, description: "what a person calls it: Acme API key" },
  class: {
    type: "string",
    enum: ["token", "private-key", "wallet"],
    description: "what it opens; token by default",
  },
  keep: {
    type: "integer",
    minimum: 0,
    maximum: 32,
    description: "how many leading characters stay visible when it is masked; 0 by default",
  },
  source: { type: "string", description: "where its form is documented" },
} as const;

const SHAPE = {
  type: "string",
  format: "pattern",
  minLength: 1,
  description:
    "the whole value as a regular expression without anchors, every repeat bounded: acme_[0-9a-f]{32}",
} as const;

const WORDS = (description: string) =>
  ({ type: "array", minItems: 1, items: { type: "string", minLength: 2 }, description }) as const;

/** What a row of `secret_patterns` may be. */
export const SECRET_ROW = {
  description: "a key or token: by parts of itself (keywords) or by a vendor's name beside it (words)",
  anyOf: [
    {
      type: "object",
      description: "a value that gives itself away by keywords, which are parts of it",
      properties: {
        ...COMMON,
        keywords: WORDS("parts of the value itself, of two characters or more, compared with their case"),
        shape: SHAPE,
        back: {
          type: "integer",
          minimum: 0,
          maximum: 256,
          description: "how many characters stand before the keyword",
        },
      },
      required: ["id", "label", "keywords", "shape"],
      additionalProperties: false,
    },
    {
      type: "object",
      description: "a value that only a vendor's name beside it gives away",
      properties: { ...COMMON, words: WORDS("the vendor's names, compared without case"), shape: SHAPE },
      required: ["id", "label", "words", "shape"],
      additionalProperties: false,
    },
  ],
} as const;

/** What a row of `allowed` may be. */
export const ALLOWED_VALUES = {
  type: "array",
  description: "values that are harmless although they look like secrets, by digest",
  items: {
    type: "object",
    description: "{ digest, reason }; printf %s VALUE | security_guard fingerprint prints the digest",
    properties: {
      digest: {
        type: "string",
        pattern: "^[0-9a-f]{64}$",
        description: "64 hex digits; printf %s VALUE | security_guard fingerprint prints them",
      },
      reason: { type: "string", minLength: 3, description: "why it is harmless" },
    },
    required: ["digest", "reason"],
    additionalProperties: false,
  },
} as const;
