/**
 * What an ad hoc call of ansible does on its hosts, as shell text: `-m shell -a text`, and modules that delete, format and
 * change rights in the words of the program that they call there.
 *
 * Sources: the pages of ansible.builtin.file, copy, user, community.general.filesystem, parted, lvol, lvg and zfs.
 */
import { type Arg, known } from "../invocation.ts";
import type { Options } from "../word/options.ts";

/** The shell text that runs on the hosts; undefined for a module that does nothing of this kind. */
export function playbookText(options: Options): Arg | undefined {
  if (options.has("check")) return undefined;
  const module = (known(options.value("module-name") ?? ["command"]) ?? "").replace(/^.*\./s, "");
  const text = options.value("args") ?? [];
  if (/^(?:shell|command|raw)$/.test(module)) return text;
  const call = MODULES[module]?.(settingsIn(known(text) ?? ""));
  return call === undefined ? undefined : [call];
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
  copy: (settings) =>
    settings.has("src") ? `cp ${settings.get("src")} ${settings.get("dest") ?? ""}` : undefined,
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
