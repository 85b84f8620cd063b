/** `agent-guards uninstall`: takes a guard's entries out of a host's configuration, and its files away. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Json } from "../lib/core/verdict.ts";
import { oncePaths } from "../lib/hook/once.ts";
import { codePath } from "../lib/rules/code.ts";
import { sealPath } from "../lib/rules/seal.ts";
import { unifiedDiff } from "./config/diff.ts";
import { type Edit, edited, parseConfig } from "./config/document.ts";
import { backupOf, readText, removeEmpty, removeFile, replaceText, requireWritable } from "./config/file.ts";
import { type Path, valueAt } from "./config/path.ts";
import { hostHere } from "./hosts/here.ts";
import { type Installation, manifestPath, manifestText, readManifest, sameInstallation } from "./manifest.ts";
import { isCopy, isOurs, placesOf, removals, type Site, sha256, siteOf } from "./plan.ts";
import { shownText } from "./scan/scanner.ts";
import { EXIT, type Exit, note, paint, printable, Refusal, say, sayJson } from "./terminal.ts";

export const usage = `usage: agent-guards uninstall GUARD [--host HOST] [--dir DIR] [--config FILE] [--workspace DIR] [--dry-run]
                                    [--json]

Undoes what install did for one guard and one host: the entries, the copy, and the folders that it made.
The options are those of install; --script is not needed, for either form goes.
`;

const OPTIONS = {
  host: { type: "string" },
  script: { type: "boolean", default: false },
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
  // What is said of a guard repeats its name: a secret, or a sign that steers a terminal, is refused in its place.
  if (printable(await shownText(guard)) !== guard)
    throw new Refusal("this is no guard's name", "agent-guards uninstall security_guard");
  const site = siteOf({
    guard,
    host: values.host ?? hostHere(placesOf(values.workspace)),
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
  carryOut(site, known, others, before, undo, programs);
  return report(site, undo, programs, values.json);
}

/** Everything that may be refused is asked for first, so that nothing is half undone. */
function carryOut(
  site: Site,
  known: Installation | undefined,
  others: readonly Installation[],
  before: string | undefined,
  undo: Undo,
  programs: readonly string[],
): void {
  if (undo.changed) requireWritable(site.config);
  if (known || programs.length > 0) requireWritable(manifestPath(site.dir));
  const left = known ? withoutUs(site, known, others, before, undo) : others;
  if (undo.text === undefined && before !== undefined && undo.changed) removeFile(site.config);
  else if (undo.text !== undefined && undo.changed)
    replaceText(site.config, undo.text, undo.exact ? undefined : site.guard);
  if (known && undo.exact) removeFile(backupOf(site.config, site.guard));
  for (const path of programs.flatMap(withState)) removeFile(path);
  if (known) forget(site.dir, left, known.folders ?? [site.dir]);
}

/** A program and what stands beside it for it alone. */
function withState(program: string): string[] {
  return [
    program,
    ...[sealPath(program), codePath(program), ...oncePaths(program)].filter((path) => existsSync(path)),
  ];
}

/**
 * The records of the others, and the copies that they keep of this configuration, as if this guard had never been in it:
 * then the last to go still finds what stood there before the first.
 */
function withoutUs(
  site: Site,
  known: Installation,
  others: readonly Installation[],
  before: string | undefined,
  undo: Undo,
): Installation[] {
  const digests = new Map(before === undefined ? [] : [[sha256(before), sha256(undo.text ?? "")]]);
  const kept = others.map((other): Installation => {
    const path = backupOf(other.config, other.guard);
    const backup = other.config === site.config ? readText(path) : undefined;
    if (backup === undefined || !hasEntries(site, backup)) return other;
    const isOnTop = sha256(backup) === known.configSha256;
    const text = isOnTop ? beforeUs(site, known) : withoutEntries(site, known.made, backup);
    digests.set(sha256(backup), sha256(text ?? ""));
    if (text === undefined) removeFile(path);
    else replaceText(path, text);
    return { ...other, created: text === undefined, made: [...known.made, ...other.made] };
  });
  return kept.map((one) => ({ ...one, configSha256: digests.get(one.configSha256) ?? one.configSha256 }));
}

/** The text before our first change; undefined where there was no file. */
function beforeUs(site: Site, known: Installation): string | undefined {
  return known.created ? undefined : readText(backupOf(site.config, site.guard));
}

function hasEntries(site: Site, text: string): boolean {
  return site.wiring
    .read(parseConfig(text, site.wiring.format, site.config))
    .some((hook) => isOurs(hook, site));
}

/** The configuration without our entries; no text means that the file itself was ours. */
type Undo = { readonly text: string | undefined; readonly changed: boolean; readonly exact: boolean };

function undoOf(site: Site, known: Installation | undefined, before: string | undefined): Undo {
  if (before === undefined) return { text: undefined, changed: false, exact: true };
  if (known && sha256(before) === known.configSha256) {
    // Nobody has touched it since: what stood there before is the exact undo.
    const text = beforeUs(site, known);
    if (known.created || (text !== undefined && !hasEntries(site, text))) {
      return { text, changed: true, exact: true };
    }
  }
  const text = withoutEntries(site, known?.made ?? [], before);
  // What another guard's change was the last to touch holds nothing of the user's that the copies do not hold.
  const exact = known !== undefined && readManifest(site.dir).some((one) => isLast(one, site, before));
  return { text, changed: text !== before, exact };
}

function isLast(one: Installation, site: Site, text: string): boolean {
  return one.config === site.config && one.configSha256 === sha256(text);
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

/** The copies to remove: no file of somebody else's, and none while another host is still wired to them. */
function programsOf(site: Site, known: Installation | undefined, others: readonly Installation[]): string[] {
  const forms = [
    known?.program,
    join(site.dir, site.guard),
    join(site.dir, `${site.guard}.mjs`),
    join(site.dir, `${site.guard}.exe`),
  ];
  return [...new Set(forms)].filter(
    (path): path is string =>
      path !== undefined && !others.some(({ program }) => program === path) && isCopy(path, site),
  );
}

/**
 * Writes the record without the installation; the last one takes the record with it. The folders that were made for it go
 * when they are empty, or are left to the next to go.
 */
function forget(dir: string, others: readonly Installation[], folders: readonly string[]): void {
  if (others.length === 0) removeFile(manifestPath(dir));
  const [next, ...rest] = others;
  const full = removeEmpty(folders).reverse();
  if (!next) return;
  const heir = { ...next, folders: [...new Set([...full, ...(next.folders ?? [])])] };
  replaceText(manifestPath(dir), manifestText([heir, ...rest]));
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
  if (programs.length === 0 && !undo.changed) {
    say(`${site.guard} is not installed: ${site.config} has no entry of it, and ${site.dir} no copy`);
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
