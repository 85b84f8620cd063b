/**
 * A project's own settings, `.agent-guards.yaml`: what scans and git hooks pass over there. Whoever writes a project may be
 * hostile, so it can neither hide a wallet's secret nor leave everything out, and no guard reads it.
 */
import { isObject } from "../../lib/core/json.ts";
import { PROJECT_BYTES, PROJECT_GLOBS, PROJECT_LEVELS } from "../../lib/core/limits.ts";
import type { JsonObject } from "../../lib/core/verdict.ts";
import { nearest, problemsIn, type Schema, type SchemaProblem } from "../../lib/rules/schema.ts";
import { catalog } from "../../lib/secrets/catalog/index.ts";
import { ALLOWED_VALUES } from "../../lib/secrets/schema.ts";
import { WALLET_RULES } from "../../lib/secrets/wallet/rules.ts";
import { INTERNAL_NAMES } from "../../templates/settings/security_guard.ts";
import { byPlace, type Fault, readYaml } from "../rules/yaml.ts";
import { GLOB_UNITS, type Glob, globOf, takeAll } from "./glob.ts";
import { opensWallet } from "./piece.ts";

/** The name of the file, at the top of a project. */
export const PROJECT_FILE = ".agent-guards.yaml";

/** What a project says about itself. */
export type Project = {
  readonly excludes: readonly Glob[];
  readonly allows: readonly { readonly rule: string; readonly takes: Glob }[];
  /** Digests of values that are harmless. */
  readonly allowed: ReadonlySet<string>;
  /** The path of a baseline, below the project's top. */
  readonly baseline: string | undefined;
  readonly isPublic: boolean;
  readonly names: readonly string[];
};

export const NO_PROJECT: Project = {
  excludes: [],
  allows: [],
  allowed: new Set(),
  baseline: undefined,
  isPublic: false,
  names: [],
};

const REASON = { type: "string", minLength: 3, description: "why it is harmless" } as const;

const GLOB = {
  type: "string",
  minLength: 1,
  description: "a path as in .gitignore: tests/fixtures/, *.snap, docs/**/keys.md",
} as const;

/** The form of the file. */
export const PROJECT_SCHEMA: Schema = {
  title: PROJECT_FILE,
  description: "what agent-guards scan and the git hooks pass over in a project; guards never read it",
  type: "object",
  properties: {
    $schema: { type: "string", description: "where this schema lies, for editors" },
    exclude: {
      type: "array",
      description: "paths in which only the secrets of wallets count",
      items: GLOB,
    },
    allow: {
      type: "array",
      description: "rules that are passed over in some paths",
      items: {
        type: "object",
        description: "{ rule, paths, reason }",
        properties: {
          rule: {
            type: "string",
            minLength: 2,
            description: "the id of the rule, as a scan shows it in brackets",
          },
          paths: { type: "array", minItems: 1, items: GLOB, description: "where" },
          reason: REASON,
        },
        required: ["rule", "paths", "reason"],
        additionalProperties: false,
      },
    },
    allowed: ALLOWED_VALUES,
    baseline: {
      type: "string",
      pattern: "^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$))[^\\\\\\n]{1,200}$",
      description: "a baseline below the project's top, as scan --write-baseline makes it",
    },
    public: { type: "boolean", description: "true where the world reads the repository: as --public" },
    internal_names: INTERNAL_NAMES,
  },
  additionalProperties: false,
};

/** Reads the text of a project's file; `path` is how its faults name it. */
export function readProject(text: string, path: string): Project | readonly Fault[] {
  const whole = (message: string, hint: string): readonly Fault[] => [{ where: path, message, hint }];
  if (Buffer.byteLength(text) > PROJECT_BYTES)
    return whole(
      `the file is larger than ${PROJECT_BYTES / 1024} KiB`,
      "a baseline holds many findings: scan --write-baseline",
    );
  if (isDeep(text))
    return whole("the file is nested too deep", "agent-guards knows lists and maps of two levels");
  const read = readYaml(text, path);
  if (!("data" in read)) return read;
  const data = read.data ?? {};
  const problems = problemsIn(data, PROJECT_SCHEMA);
  const all = problems.length === 0 && isObject(data) ? faultsIn(data as JsonObject) : problems;
  return all.length > 0 ? all.map(read.placed).sort(byPlace) : projectOf(data as JsonObject);
}

/** Is it nested deeper than anything that the schema knows? Told before it is parsed, whose cost grows with the levels. */
function isDeep(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === "[" || sign === "{") open++;
    else if (sign === "]" || sign === "}") open = Math.max(0, open - 1);
    if (open > PROJECT_LEVELS) return true;
  }
  // A list in a list on one line, and levels by indentation.
  return /^\s*(?:[-?] ){9}/m.test(text) || /^ {200}/m.test(text);
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

const objects = (value: unknown): JsonObject[] =>
  (Array.isArray(value) ? value.filter(isObject) : []) as JsonObject[];

/** Faults that no schema can see. */
function faultsIn(data: JsonObject): SchemaProblem[] {
  const count =
    texts(data["exclude"]).length + objects(data["allow"]).flatMap(({ paths }) => texts(paths)).length;
  if (count > PROJECT_GLOBS)
    return [
      {
        at: ["exclude"],
        message: `there are more than ${PROJECT_GLOBS} paths`,
        hint: "name folders instead of files",
      },
    ];
  return [
    ...globFaults(texts(data["exclude"]), ["exclude"]),
    ...objects(data["allow"]).flatMap((row, at) => [
      ...globFaults(texts(row["paths"]), ["allow", at, "paths"]),
      ...ruleFaults(row["rule"], ["allow", at, "rule"]),
    ]),
  ];
}

function globFaults(globs: readonly string[], at: readonly (string | number)[]): SchemaProblem[] {
  const read: Glob[] = [];
  const faults = globs.flatMap((text, index) => {
    try {
      read.push(globOf(text));
      return [];
    } catch (error) {
      const why = error instanceof RangeError ? error.message : "cannot be read";
      return [
        {
          at: [...at, index],
          message: `the path ${why}`,
          hint: `up to ${GLOB_UNITS} signs of *, **, ?, [a-z], {a,b}`,
        },
      ];
    }
  });
  if (faults.length > 0 || !takeAll(read)) return faults;
  return [
    { at, message: "these paths leave nearly nothing to look at", hint: "name the folders that are meant" },
  ];
}

/** Built-in rules; those of the person's own file are not a project's to know. */
function ruleFaults(rule: unknown, at: readonly (string | number)[]): SchemaProblem[] {
  const known = [...catalog().map(({ id }) => id), ...WALLET_RULES.map(({ id }) => id), ...INTERNAL_RULES];
  const wallet = WALLET_RULES.find(({ id }) => id === rule);
  if (wallet && opensWallet({ rule: wallet.id, class: wallet.class })) {
    const message = `${JSON.stringify(rule)} opens a wallet, and no project can pass it over`;
    return [
      {
        at,
        message,
        hint: "a person allows the one value by its digest in their rules file: agent-guards docs rules",
      },
    ];
  }
  if (known.includes(String(rule))) return [];
  const hint = `${nearest(String(rule), known)}a scan shows the rule of each finding in brackets`;
  return [{ at, message: `no rule has the id ${JSON.stringify(rule)}`, hint }];
}

const INTERNAL_RULES = ["private-address", "internal-host", "internal-name"];

function projectOf(data: JsonObject): Project {
  const { baseline } = data;
  return {
    excludes: texts(data["exclude"]).map(globOf),
    allows: objects(data["allow"]).flatMap(({ rule, paths }) =>
      texts(paths).map((path) => ({ rule: String(rule), takes: globOf(path) })),
    ),
    allowed: new Set(objects(data["allowed"]).map(({ digest }) => String(digest))),
    baseline: typeof baseline === "string" ? baseline : undefined,
    isPublic: data["public"] === true,
    names: texts(data["internal_names"]),
  };
}
