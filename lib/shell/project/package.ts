/**
 * The scripts of a package.json.
 *
 * Sources: npm docs, "scripts" (pre and post scripts, life cycle scripts); yarn, pnpm and bun run the same table.
 */
import type { Recipe, Recipes } from "./recipe.ts";

/** Scripts that installing the package in the working directory runs, in npm's order. */
const INSTALL = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
];

/** What `npm publish` and `npm pack` run. */
const PUBLISH = ["prepublishOnly", "prepack", "prepare", "postpack", "publish", "postpublish"];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The names that run for a task: itself between its `pre` and its `post`. */
function around(task: string): string[] {
  return [`pre${task}`, task, `post${task}`];
}

/**
 * The scripts that a package manager would run.
 *
 * @param text the content of package.json
 * @param task a script's name, or `install` or `publish` for the life cycle of these commands
 * @param lifecycle true when the command itself was `install` or `publish`, and not `run install`
 */
export function packageScripts(text: string, task: string, lifecycle: boolean): Recipes {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    return { recipes: [], gap: "package.json is no JSON" };
  }
  const scripts = isRecord(whole) ? whole["scripts"] : undefined;
  if (!isRecord(scripts)) return { recipes: [] };
  const names = lifecycle ? (task === "publish" ? PUBLISH : INSTALL) : around(task);
  return {
    recipes: names.flatMap((name): Recipe[] => {
      const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
      return typeof script === "string" ? [{ task: name, script: [script], uncertain: false }] : [];
    }),
  };
}
