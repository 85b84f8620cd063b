/** What rows over commands may be in a rules file, as JSON Schemas. */
import { ROW_ID } from "../../core/verdict.ts";
import { EFFECTS, SINKS, SOURCES } from "../effect.ts";
import { PATH_CLASSES } from "../paths/classes.ts";

const COMMON = {
  id: ROW_ID,
  why: { type: "string", minLength: 3, description: "the sentence that a person reads, without a full stop" },
  instead: { type: "string", minLength: 3, description: "the safe way, where there is one" },
  category: { type: "string", minLength: 3, description: "the kind of damage, for hosts that show one" },
} as const;

const TEXTS = { type: "array", minItems: 1, items: { type: "string", minLength: 1 } } as const;

const oneOrMore = (one: object, description: string) => ({
  description,
  anyOf: [
    { type: "string", minLength: 1, description, ...one },
    { type: "array", minItems: 1, items: { type: "string", minLength: 1, ...one }, description },
  ],
});

const YES = (description: string) => ({ type: "boolean", const: true, description }) as const;

/** What a row of `destructive` may be. */
export const SHELL_ROW = {
  description:
    "a command that is stopped: by its program (run), or by what it does to which paths (does, to)",
  anyOf: [
    {
      type: "object",
      description: "a program with a subcommand and flags: { id, run: terraform, args: [destroy], why }",
      properties: {
        ...COMMON,
        run: oneOrMore({}, "the program's name, or several"),
        args: { ...TEXTS, description: "words that must follow each other in front" },
        flags: { ...TEXTS, description: "flags that must all be there, each with its other names: a|all" },
        unless: { ...TEXTS, description: "flags that must not be there: n|dry-run" },
        text: {
          type: "string",
          format: "pattern",
          minLength: 1,
          description:
            "an argument or the standard input must match this regular expression, every repeat bounded",
        },
        words: {
          type: "string",
          format: "pattern",
          minLength: 1,
          description: "the arguments, joined by blanks, must match this regular expression",
        },
        notWords: {
          type: "string",
          format: "pattern",
          minLength: 1,
          description:
            "they must not match this one, and no assignment in front of the program may: RAILS_ENV=test",
        },
        fedBy: {
          ...TEXTS,
          description: "its standard input or an argument must come from one of these programs",
        },
        fedWords: {
          type: "string",
          format: "pattern",
          minLength: 1,
          description: "the arguments of that program, joined by blanks, must match this regular expression",
        },
      },
      required: ["id", "run", "why"],
      additionalProperties: false,
    },
    {
      type: "object",
      description: "what any program does to which paths: { id, does: delete, to: [home], whole: true, why }",
      properties: {
        ...COMMON,
        does: oneOrMore({ enum: EFFECTS }, `one or more of: ${EFFECTS.join(", ")}`),
        to: {
          type: "array",
          minItems: 1,
          items: { type: "string", enum: PATH_CLASSES },
          description: "classes of paths",
        },
        whole: YES("only whole trees"),
        itself: YES("only the directory itself, not what is in it"),
        open: YES("only chmod that gives everyone every right"),
        absolute: YES("only paths that begin with /"),
      },
      required: ["id", "does", "why"],
      additionalProperties: false,
    },
  ],
};

/** What a row of `exfiltration` may be. */
export const FLOW_ROW = {
  type: "object",
  description:
    "credentials whose content would leave the machine: { id, leaks: [env-file], to: [paste], why }",
  properties: {
    ...COMMON,
    leaks: {
      type: "array",
      minItems: 1,
      items: { type: "string", enum: SOURCES },
      description: "kinds of credentials",
    },
    to: {
      type: "array",
      minItems: 1,
      items: { type: "string", enum: SINKS },
      description: "ways out; any without it",
    },
  },
  required: ["id", "leaks", "why"],
  additionalProperties: false,
} as const;
