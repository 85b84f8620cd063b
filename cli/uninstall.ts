/**
 * `agent-guards uninstall`: takes a guard's entries out of a host's configuration, and its files away. It must not know
 * any host's configuration.
 */
import { existsSync, readdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Json } from "../lib/core/verdict.ts";
import { unifiedDiff } from "./config/diff.ts";
import { type Edit, edited, parseConfig } from "./config/document.ts";
import { backupOf, readText, removeFile, replaceText } from "./config/file.ts";
import { type Path, valueAt } from "./config/path.ts";
import { type Installation, manifestPath, manifestText, readManifest, sameInstallation } from "./manifest.ts";
import { isOurs, removals, type Site, sha256, siteOf } from "./plan.ts";
import { shownText } from "./scan/scanner.ts";
import { EXIT, type Exit, note, paint, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards uninstall GUARD [--host HOST] [--dir DIR] [--config FILE] [--dry-run] [--json]

Undoes what install did for one guard and one host: the entries, the copy, and the folders that it made.
The options are those of install.
`;

const OPTIONS = {
  host: { type: "string", default: "starchild" },
  dir: { type: "string" },
  config: { type: "string" },
  workspace: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

export async function run(args: readonly string[]): Promise<Exit> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [guard, ...rest] = positionals;
  if (guard === undefined || rest.length > 0) {
    throw new Refusal("uninstall takes the name of one guard", "agent-guards uninstall security_guard");
  }
  const site = siteOf({
    guard,
    host: values.host,
    dir: values.dir,
    config: values.config,
    workspace: values.workspace,
    script: false,
  });
  const all = readManifest(site.dir);
  const known = all.find((one) => sameInstallation(one, site));
  const before = readText(site.config);
  const undo = undoOf(site, known, before);
  const others = all.filter((one) => one !== known);
  const programs = programsOf(site, known, others);
  if (values["dry-run"]) return preview(site, before, undo, programs, values.json);
  if (undo.text === undefined && before !== undefined && undo.changed) removeFile(site.config);
  else if (undo.text !== undefined && undo.changed)
    replaceText(site.config, undo.text, undo.exact ? undefined : guard);
  if (undo.exact) removeFile(backupOf(site.config, guard));
  for (const program of programs) removeFile(program);
  if (known) forget(site.dir, others);
  return report(site, undo, programs, values.json);
}

/** The configuration without our entries; no text means that the file itself was ours. */
type Undo = { readonly text: string | undefined; readonly changed: boolean; readonly exact: boolean };

function undoOf(site: Site, known: Installation | undefined, before: string | undefined): Undo {
  if (before === undefined) return { text: undefined, changed: false, exact: true };
  if (known && sha256(before) === known.configSha256) {
    // Nobody has touched it since: what stood there before is the exact undo.
    if (known.created) return { text: undefined, changed: true, exact: true };
    const backup = readText(backupOf(site.config, site.guard));
    if (backup !== undefined) return { text: backup, changed: true, exact: true };
  }
  const text = withoutEntries(site, known?.made ?? [], before);
  return { text, changed: text !== before, exact: false };
}

function withoutEntries(site: Site, made: readonly Path[], before: string): string {
  const { format, read } = site.wiring;
  const data = parseConfig(before, format, site.config);
  const ours = read(data).filter((hook) => isOurs(hook, site));
  const text = edited(before, format, removals(ours, data), site.config);
  return made.reduce((now, path) => {
    const edits: Edit[] = isEmpty(valueAt(parseConfig(now, format, site.config), path))
      ? [{ kind: "remove", path }]
      : [];
    return edited(now, format, edits, site.config);
  }, text);
}

function isEmpty(value: Json | undefined): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** The copies to remove: none while another host is still wired to them. */
function programsOf(site: Site, known: Installation | undefined, others: readonly Installation[]): string[] {
  const forms = [
    known?.program,
    join(site.dir, site.guard),
    join(site.dir, `${site.guard}.mjs`),
    join(site.dir, `${site.guard}.exe`),
  ];
  return [...new Set(forms)].filter(
    (path): path is string =>
      path !== undefined && existsSync(path) && !others.some(({ program }) => program === path),
  );
}

/** Writes the record without the installation; the last one takes the record and an empty folder with it. */
function forget(dir: string, others: readonly Installation[]): void {
  if (others.length > 0) {
    replaceText(manifestPath(dir), manifestText(others));
    return;
  }
  removeFile(manifestPath(dir));
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

async function preview(
  site: Site,
  before: string | undefined,
  undo: Undo,
  programs: readonly string[],
  json: boolean,
): Promise<Exit> {
  const diff = undo.changed ? await shownText(unifiedDiff(before ?? "", undo.text ?? "", site.config)) : "";
  if (json) {
    sayJson({ guard: site.guard, host: site.wiring.id, config: site.config, removes: programs, diff });
    return EXIT.clean;
  }
  for (const program of programs) say(`would remove ${program}`);
  say(diff === "" ? `${site.config} has no entry of ${site.guard}` : diff.trimEnd());
  return EXIT.clean;
}

function report(site: Site, undo: Undo, programs: readonly string[], json: boolean): Exit {
  if (json) {
    sayJson({
      guard: site.guard,
      host: site.wiring.id,
      config: site.config,
      removed: programs,
      edited: undo.changed,
    });
    return EXIT.clean;
  }
  for (const program of programs) say(`removed  ${program}`);
  const word = undo.changed ? (undo.text === undefined ? "removed" : "edited ") : "kept   ";
  say(`${word}  ${site.config}`);
  if (site.wiring.id === "starchild" && undo.changed) {
    const program = programs[0] ?? join(site.dir, site.guard);
    note(
      `${paint("cyan", "note:", process.stderr)} a running agent keeps the hook mounted until: /hooks revoke ${program}`,
    );
  }
  return EXIT.clean;
}
