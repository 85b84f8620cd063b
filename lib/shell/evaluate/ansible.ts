/**
 * What an ad hoc call of ansible does on its hosts, as shell text: `-m shell -a text`, and modules that delete, format and
 * change rights in the words of the program that they call there.
 *
 * Sources: the pages of ansible-console, ansible.builtin.file, copy, template, lineinfile, user, ansible.posix.synchronize, community.general.filesystem, parted, lvol, lvg and zfs.
 */
import { type Arg, known } from "../invocation.ts";
import type { Options } from "../word/options.ts";

/** The shell text that runs on the hosts; undefined for a module that does nothing of this kind. */
export function playbookText(options: Options): Arg | undefined {
  if (options.has("check")) return undefined;
  const module = known(options.value("module-name") ?? ["command"]) ?? "";
  return moduleText(module, withVariables(options.value("args") ?? [], options.values("extra-vars")));
}

/** The shell texts of the lines that ansible-console reads: a module with what it is told, or a text behind `!`. */
export function consoleTexts(lines: string): string[] {
  return lines.split("\n").flatMap((line) => {
    const [, module = "", text = ""] = /^\s{0,64}(!|[\w.]{1,128})\s{0,8}(.{0,8192})$/.exec(line) ?? [];
    return known(moduleText(module === "!" ? "shell" : module, [text])) ?? [];
  });
}

/** What a module does with what it is told, as shell text; its name may carry its collection's. */
function moduleText(module: string, text: Arg): Arg | undefined {
  const name = module.replace(/^.*\./s, "");
  if (/^(?:shell|command|raw)$/.test(name)) return commandText(text);
  const call = Object.hasOwn(MODULES, name) ? MODULES[name]?.(settingsIn(known(text) ?? "")) : undefined;
  return call === undefined ? undefined : [call];
}

/** What the modules that run a command are told besides, as words among its own. */
const BESIDES =
  /(?:^|\s)(?:chdir|creates|removes|executable|stdin|cmd)=(?:"[^"]{0,1024}"|'[^']{0,1024}'|\S{0,1024})/g;

/** The words of a command as a list: `argv=["rm","-r"]`. */
const WORD_LIST = /\bargv"?\s?[=:]\s?\[([^\]]{0,1024})\]/;

/** A command with what its module is told besides, `chdir=/ rm x`, `cmd="rm x"`, as shell text. */
function commandText(text: Arg): Arg {
  const told = known(text);
  if (told === undefined) return text;
  const settings = settingsIn(told);
  const words = WORD_LIST.exec(told)?.[1]?.replaceAll(",", " ") ?? settings.get("cmd");
  const chdir = settings.get("chdir");
  const free = told.startsWith("{") ? "" : told.replace(BESIDES, " ").trim();
  return [`${chdir === undefined ? "" : `cd ${chdir}; `}${words === undefined ? free : `${words}\n${free}`}`];
}

/** The text with the variables of `-e name=value` in their places. */
function withVariables(text: Arg, given: readonly Arg[]): Arg {
  const variables = settingsIn(given.map((one) => known(one) ?? "").join(" "));
  if (variables.size === 0) return text;
  return text.map((piece) =>
    typeof piece === "string"
      ? piece.replace(/\{\{\s{0,4}(\w{1,64})\s{0,4}\}\}/g, (whole, name) => variables.get(name) ?? whole)
      : piece,
  );
}

type Settings = ReadonlyMap<string, string>;

/** The settings of a module: `key=value key="two words"`. */
function settingsIn(text: string): Settings {
  const found = text.matchAll(
    /(?:^|[\s,{])"?(\w{1,64})"?\s?[=:]\s?(?:"([^"]{0,1024})"|'([^']{0,1024})'|([^\s,}]{1,1024}))/g,
  );
  return new Map(
    [...found].map(([, key = "", ...values]) => [key, values.find((one) => one !== undefined) ?? ""]),
  );
}

const isOn = (settings: Settings, name: string): boolean =>
  /^(?:y|yes|true|on|1)$/i.test(settings.get(name) ?? "");

const isAbsent = (settings: Settings): boolean => settings.get("state") === "absent";

/** The text of a program that is called only where the module takes something away. */
function removal(
  program: string,
  of: (settings: Settings) => string,
): (settings: Settings) => string | undefined {
  return (settings) => (isAbsent(settings) ? `${program} ${of(settings)}` : undefined);
}

function copied(settings: Settings): string | undefined {
  return settings.has("src") ? `cp ${settings.get("src")} ${settings.get("dest") ?? ""}` : undefined;
}

const MODULES: Readonly<Record<string, (settings: Settings) => string | undefined>> = {
  file(settings) {
    const path = settings.get("path") ?? settings.get("dest") ?? settings.get("name");
    if (path === undefined) return undefined;
    if (isAbsent(settings)) return `rm -rf ${path}`;
    const whole = isOn(settings, "recurse") ? "-R " : "";
    const [mode, owner] = [settings.get("mode"), settings.get("owner")];
    return [
      ...(mode === undefined ? [] : [`chmod ${whole}${mode} ${path}`]),
      ...(owner === undefined ? [] : [`chown ${whole}${owner} ${path}`]),
    ].join("; ");
  },
  // What it is given to write needs no file: `content=''`.
  copy: (settings) =>
    settings.has("src") || !settings.has("content") ? copied(settings) : `tee ${settings.get("dest") ?? ""}`,
  template: copied,
  lineinfile(settings) {
    const path = settings.get("path") ?? settings.get("dest") ?? settings.get("name");
    const takesAll = /^\^?(?:\.[*+]?)?\$?$/.test(settings.get("regexp") ?? settings.get("regex") ?? "-");
    return isAbsent(settings) && takesAll && path ? `truncate -s 0 ${path}` : undefined;
  },
  synchronize: (settings) =>
    isOn(settings, "delete")
      ? `rsync -a --delete ${settings.get("src") ?? ""} ${settings.get("dest") ?? ""}`
      : undefined,
  user: (settings) =>
    isAbsent(settings) && isOn(settings, "remove") ? `userdel -r ${settings.get("name")}` : undefined,
  // Without `force` it leaves alone what holds a file system.
  filesystem: (settings) =>
    isOn(settings, "force") || isAbsent(settings)
      ? `mkfs -t ${settings.get("fstype") ?? settings.get("type") ?? "ext4"} ${settings.get("dev") ?? settings.get("device") ?? ""}`
      : undefined,
  parted: removal("parted -s", (settings) => `${settings.get("device")} rm ${settings.get("number") ?? 1}`),
  lvol: removal("lvremove -f", (settings) => `${settings.get("vg")}/${settings.get("lv") ?? ""}`),
  lvg: removal("vgremove -f", (settings) => settings.get("vg") ?? ""),
  zfs: removal("zfs destroy", (settings) => settings.get("name") ?? ""),
};
