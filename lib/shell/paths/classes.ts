/**
 * What a path is: the root, a home, a system directory, temp, the project, a device.
 *
 * Sources: Filesystem Hierarchy Standard 3.0; file-hierarchy(7); Apple's File System Programming Guide.
 */

import { lazy, remember } from "../../core/lazy.ts";
import { SHELL_TARGETS } from "../../core/limits.ts";
import { anyOf, wordsOf } from "../../core/words.ts";
import type { Arg, Invocation, ShellContext } from "../invocation.ts";
import {
  canMatch,
  components,
  hasSigns,
  hasUnknown,
  isUnknown,
  readable,
  spell,
  takesAll,
  whenEmpty,
} from "../word/globs.ts";
import { pastProcesses } from "../word/processes.ts";
import { onDisk } from "./links.ts";

/** Every {@link PathClass}. */
export const PATH_CLASSES = [
  "root",
  "top-level",
  "home",
  "system",
  "system-part",
  "account-file",
  "critical-file",
  "temp",
  "project",
  "device",
  "maybe-device",
  "unknown",
  "elsewhere",
] as const;

/**
 * - `root`: `/`.
 * - `top-level`: a directory directly below `/` that is none of the other classes.
 * - `home`: a home directory, or the directory that holds them.
 * - `system`: a directory that the operating system needs whole; `system-part`: one of its main parts, where a change
 *   of owner is normal work.
 * - `account-file`: who may log in and as whom; `critical-file`: a file without which nothing boots or runs.
 * - `temp`, `project`: where deleting is normal work.
 * - `device`: a disk, partition or volume; `maybe-device`: a name in `/dev` that is no well-known device.
 * - `unknown`: not known before the command runs.
 * - `elsewhere`: anything else, such as files inside a home or below a system directory.
 */
export type PathClass = (typeof PATH_CLASSES)[number];

/** A path after every expansion. `contents`: everything in it is meant (`/etc/*`), not itself. */
export type Location = {
  readonly class: PathClass;
  readonly contents: boolean;
  /** For a person, with `…` where it is unknown; few places are ever shown. */
  readonly path: () => string;
  /** It begins with `/` after expansion. */
  readonly absolute: boolean;
  /** It would be the root if its unknown variables were empty. */
  readonly rootIfEmpty?: true;
};

const HOMES = `
  root home home/* Users Users/* var/root var/home var/home/* export/home export/home/* usr/home usr/home/* mnt/c/Users mnt/c/Users/*`;

const SYSTEM = `
  bin boot dev efi etc lib lib32 lib64 libx32 media mnt nix opt proc run sbin snap srv sys usr var
  usr/bin usr/sbin usr/lib usr/lib32 usr/lib64 usr/libexec usr/lib/systemd usr/lib/modules usr/lib/x86_64-linux-gnu
  lib/modules lib/systemd lib/x86_64-linux-gnu boot/efi boot/grub boot/grub2 boot/loader
  var/lib var/lib/dpkg var/lib/rpm var/lib/pacman var/lib/systemd
  etc/ssh etc/pam.d etc/systemd etc/security etc/sudoers.d etc/init.d etc/ssl etc/network
  System System/Library Library Applications Volumes private private/etc private/var cores Network
  mnt/c mnt/c/Windows mnt/c/Windows/System32`;

const SYSTEM_PARTS = `
  usr/local usr/share usr/include usr/local/bin usr/local/lib usr/local/sbin usr/local/share
  var/log var/spool var/mail var/db var/run etc/default etc/apt etc/profile.d`;

/** Parts whose contents people clear: logs and run-time files come back. */
const REFILLED = new Set(["var/log", "var/run", "run", "var/spool"]);

const TEMP = `
  tmp var/tmp private/tmp private/var/tmp dev/shm var/folders private/var/folders`;

const ACCOUNT_FILES = `
  etc/passwd etc/shadow etc/group etc/gshadow etc/sudoers etc/master.passwd
  private/etc/passwd private/etc/sudoers private/etc/master.passwd`;

const CRITICAL_FILES = `
  etc/fstab etc/crypttab etc/ld.so.conf etc/ld.so.cache etc/nsswitch.conf etc/inittab etc/login.defs etc/securetty
  etc/pam.conf etc/pam.d/common-auth etc/pam.d/sudo etc/pam.d/login etc/ssh/sshd_config etc/hosts etc/profile etc/bashrc
  etc/bash.bashrc etc/environment boot/grub/grub.cfg boot/grub2/grub.cfg boot/vmlinuz boot/initrd.img sbin/init bin/init
  bin/sh bin/bash bin/dash bin/zsh bin/sudo bin/su bin/login bin/mount bin/ls bin/cp bin/mv bin/rm bin/cat bin/env bin/chmod bin/chown
  bin/systemctl bin/passwd bin/ssh usr/bin/sh usr/bin/bash usr/bin/dash usr/bin/zsh usr/bin/sudo usr/bin/su usr/bin/login
  usr/bin/mount usr/bin/ls usr/bin/cp usr/bin/mv usr/bin/rm usr/bin/cat usr/bin/env usr/bin/chmod usr/bin/chown
  usr/bin/systemctl usr/bin/passwd usr/bin/ssh usr/sbin/sshd usr/lib/systemd/systemd lib/systemd/systemd
  lib64/ld-linux-x86-64.so.2 lib/x86_64-linux-gnu/libc.so.6 usr/lib/x86_64-linux-gnu/libc.so.6 usr/lib/libc.so.6`;

/** Files that stand directly below `/`: no directory is lost with them. */
const ROOT_FILES = lazy(
  () =>
    new RegExp(
      `^(?:swap(?:file|\\.img)?\\d?|core(?:\\.\\d+)?|\\.\\w[\\w.-]*|[\\w-]+\\.${anyOf(ROOT_FILE_ENDINGS)})$`,
    ),
);

const ROOT_FILE_ENDINGS = `
  bak bin bz2 conf deb dump gz img iso js json log md out py rpm sh sql swp tar tgz txt xz ya?ml zip zst`;

type Names = readonly string[];

/** Paths as they are; cut at their slashes, for a path with globs; of those the ones that hold a `*`; what begins all below them. */
type PathTable = {
  readonly exact: ReadonlySet<string>;
  readonly split: () => readonly Names[];
  readonly wild: readonly Names[];
  readonly fronts: readonly string[];
};

/** An absolute path as its names and as one text without the slash in front, made once for all who compare it. */
type Named = { readonly parts: readonly string[]; readonly path: string; readonly signs: boolean };

function namedPath(parts: readonly string[]): Named {
  const path = parts.join("/");
  return { parts, path, signs: hasSigns(path) };
}

function table(paths: readonly string[]): PathTable {
  const split = (path: string): Names => path.split("/");
  return {
    exact: new Set(paths),
    split: lazy(() => paths.map(split)),
    wild: paths.filter((path) => path.includes("*")).map(split),
    fronts: paths.map((path) => `${path}/`),
  };
}

type PathTables = Readonly<Record<"home" | "system" | "part" | "temp" | "critical" | "account", PathTable>>;

/** Built on the first path: an event without a command must not pay for it. */
const pathTables = lazy(
  (): PathTables => ({
    home: table(wordsOf(HOMES)),
    system: table(wordsOf(SYSTEM)),
    part: table(wordsOf(SYSTEM_PARTS)),
    temp: table(wordsOf(TEMP)),
    critical: table(wordsOf(CRITICAL_FILES)),
    account: table(wordsOf(ACCOUNT_FILES)),
  }),
);

/** Whether a path is an entry of the table, or could be once its globs are filled in. */
function isIn({ parts, path, signs }: Named, { exact, split, wild }: PathTable): boolean {
  if (exact.has(path)) return true;
  return (signs ? split() : wild).some(
    (entry) =>
      entry.length === parts.length &&
      entry.every((name, at) => name === "*" || canMatch(parts[at] ?? "", name)),
  );
}

/** Whether a path is inside an entry of the table, at any depth. */
function isBelow({ path }: Named, { fronts }: PathTable): boolean {
  return fronts.some((front) => path.startsWith(front));
}

/** What of the context every path is compared with. */
type Surroundings = {
  /** The home directories, unless they are the root. */
  readonly home: PathTable;
  /** The project: where the command starts, unless that is a home or a system directory, which reads as an empty text. */
  readonly project: string;
};

const surroundings = remember((context: ShellContext): Surroundings => {
  const paths = [context.home, ...(context.homes ?? [])].map((path) => components(path, "/") ?? []);
  const home = table(paths.filter((parts) => parts.length > 0).map((parts) => parts.join("/")));
  const cwd = namedPath(components(context.cwd, "/") ?? []);
  const tables = pathTables();
  const isOther = [tables.home, home, tables.system].some((others) => isIn(cwd, others));
  return { home, project: isOther ? "" : cwd.path };
});

function isHome(named: Named, context: ShellContext): boolean {
  return isIn(named, pathTables().home) || isIn(named, surroundings(context).home);
}

function startsWith(parts: readonly string[], prefix: readonly string[]): boolean {
  return prefix.length > 0 && prefix.length <= parts.length && prefix.every((part, at) => part === parts[at]);
}

/** Names in `/dev` that are no disk: terminals, streams, random data, tapes and optical drives, image loops. */
const NO_DISK = lazy(() => new RegExp(`^${anyOf(OTHER_DEVICES)}$`));

const OTHER_DEVICES = `
  accel.* audio\\d* autofs btrfs-control bus cdrom.* cdrw char console cpu.* cu\\..* dri dsp\\d* dvb dvd.*
  fb\\d* fd full fuse gpio.* hidraw\\d* hpet hugepages i2c.* initctl input kfd kmsg kvm log loop.* lp\\d*
  mcelog media\\d* mem midi.* mixer mouse mqueue mtd.* n?st\\d* net null nvidia.* nvram optical_drive
  parport\\d* port ppp pps\\d* psaux ptmx ptp\\d* pts ram\\d* raw1394 rfkill rmidi.* rtc\\d* serial.* sg\\d*
  sgX shm snd spidev.* sr\\d* std(?:in|out|err) tape tcp tty.* tun u?random ubi.* udp uhid uinput usb vcs.*
  vhost.* video\\d* vsock watchdog\\d* zero`;

/** Disks, partitions and volumes by the kernel's names, and the placeholder letters of manuals (`sdX`, `sdXY`). */
const DISK =
  /^(?:[shv]d[a-zA-Z]{1,3}\d*[A-Z]?|xvd[a-z]+\d*|nvme\d.*|nvme|mmcblk.*|r?disk\d.*|md\d.*|dm-\d+|nbd\d.*|sg\d{1,3}|zd\d.*|a?da\d.*|[a-z]+_(?:drive|device|disk)|device|[shv]d|disk)$/;

const VOLUME_DIRS = new Set(["mapper", "disk", "md", "zvol", "block"]);

/** The class of what stands in `/dev`; `name` is the first component below it. */
function deviceClass(parts: readonly string[]): PathClass {
  const name = parts[1] ?? "";
  const certain = name.replace(/[\uE000-\uE004].*$/s, "");
  if (parts.length > 2) return VOLUME_DIRS.has(name) || !NO_DISK().test(name) ? "device" : "elsewhere";
  if (certain !== "" && DISK.test(certain)) return "device";
  return certain === "" ? "maybe-device" : NO_DISK().test(name) ? "elsewhere" : "maybe-device";
}

function isProject({ path }: Named, context: ShellContext): boolean {
  const { project } = surroundings(context);
  return project !== "" && (path === project || path.startsWith(`${project}/`));
}

/** The class of a directory or file that the tables name. */
function namedClass(named: Named, contents: boolean, context: ShellContext): PathClass | undefined {
  const tables = pathTables();
  const refilled = contents && REFILLED.has(named.path);
  if (isHome(named, context)) return "home";
  if (isIn(named, tables.system)) return refilled ? "elsewhere" : "system";
  if (isIn(named, tables.part)) return refilled ? "elsewhere" : "system-part";
  if (isIn(named, tables.account)) return "account-file";
  return isIn(named, tables.critical) ? "critical-file" : undefined;
}

/** The class of what stands directly below the root. */
function topClass(named: Named, contents: boolean, context: ShellContext): PathClass {
  if (isUnknown(named.path)) return "unknown";
  const other = contents || ROOT_FILES().test(named.path) ? "elsewhere" : "top-level";
  return namedClass(named, contents, context) ?? other;
}

/** The class of absolute components; `contents` says that everything inside is meant. */
function classOf(parts: readonly string[], contents: boolean, context: ShellContext): PathClass {
  const { temp } = pathTables();
  if (parts.length === 0) return "root";
  const named = namedPath(parts);
  // A pattern that fits /tmp fits other directories as well.
  if (temp.exact.has(named.path)) return "temp";
  // The home is one wherever it lies, below /tmp or in the project.
  if (isIn(named, surroundings(context).home)) return "home";
  if (isBelow(named, temp)) return "temp";
  if (parts[0] === "dev" && parts.length > 1) return deviceClass(parts);
  if ((parts.length > 1 || contents) && isProject(named, context)) return "project";
  return parts.length === 1
    ? topClass(named, contents, context)
    : (namedClass(named, contents, context) ?? "elsewhere");
}

/** A class, and the components that it was found by. */
type Found = Pick<Location, "class" | "contents"> & { readonly named: readonly string[] | undefined };

/** The components of a path, those that it leads to through a process. */
function componentsThere(spelled: string, cwd: string | undefined): readonly string[] | undefined {
  const isInside = cwd?.startsWith("/proc/") === true && !spelled.startsWith("/");
  const full = isInside ? `${cwd}/${spelled}` : spelled;
  const written = components(full.includes("proc/") ? pastProcesses(full, cwd) : full, cwd);
  return written?.[0] === "proc" ? components(pastProcesses(`/${written.join("/")}`, cwd), cwd) : written;
}

/** The class of a spelled path, with the globs that mean "everything in it" cut off. */
function classify(spelled: string, cwd: string | undefined, context: ShellContext): Found {
  const named = componentsThere(spelled, cwd);
  if (named === undefined) return { class: "unknown", contents: false, named };
  const parts = [...named];
  let contents = false;
  while (takesAll(parts.at(-1) ?? "")) {
    contents = true;
    parts.pop();
  }
  return { class: classOf(parts, contents, context), contents, named };
}

/** The drives of Windows as WSL and Git's bash mount them. */
function underRoot(spelled: string): string {
  if (/^[A-Za-z]:(?:[\\/]|$)/.test(spelled)) return driven(spelled);
  if (/^\/[a-z]\/(?:windows|users)(?:\/|$)/i.test(spelled)) return driven(spelled.replace(/^\/(.)/, "$1:"));
  return spelled;
}

function driven(spelled: string): string {
  const path = spelled
    .slice(2)
    .replaceAll("\\", "/")
    .replace(/^(?!\/)/, "/");
  const known = path.replace(
    /^\/(?:users|windows|system32)(?=\/|$)/i,
    (name) => `/${name.charAt(1).toUpperCase()}${name.slice(2).toLowerCase()}`,
  );
  return `/mnt/${spelled.charAt(0).toLowerCase()}${known}`;
}

/** An agent that works in `/` itself names its own directories there by relative paths. */
function ownWhenAtRoot(found: Found, spelled: string, { cwd }: ShellContext): Found {
  const isOwn = found.class === "top-level" && !spelled.startsWith("/") && components(cwd, "/")?.length === 0;
  return isOwn ? { ...found, class: "project" } : found;
}

/** What the paths of a context are, by how they are spelled: both looks at a command ask for the same ones. */
const described = remember((_: ShellContext) => new Map<string, Location>());

function describe(spelled: string, cwd: string | undefined, context: ShellContext): Location {
  if (cwd !== context.cwd) return newlyDescribed(spelled, cwd, context);
  const kept = described(context);
  const known = kept.get(spelled);
  if (known !== undefined) return known;
  const place = newlyDescribed(spelled, cwd, context);
  if (kept.size < SHELL_TARGETS) kept.set(spelled, place);
  return place;
}

function newlyDescribed(spelled: string, cwd: string | undefined, context: ShellContext): Location {
  const found = ownWhenAtRoot(classify(spelled, cwd, context), spelled, context);
  const place: Location = {
    class: found.class,
    contents: found.contents,
    // For a person: absolute where that is known.
    path: lazy(() => readable(found.named === undefined ? spelled : `/${found.named.join("/")}`)),
    absolute: spelled.startsWith("/"),
  };
  if (!hasSigns(spelled) || !hasUnknown(spelled)) return place;
  const ifEmpty = spelled.includes("/") ? classify(whenEmpty(spelled), cwd, context).class : "unknown";
  return ifEmpty === "root" && found.class !== "root" ? { ...place, rootIfEmpty: true } : place;
}

/** Where a path inside a container lies on this machine: below a mount, or for a `whole` tree also on mounts below it. */
export function onHost(arg: Arg, { cwd, mounts = [] }: Seen, whole: boolean): string[] {
  const parts = components(spell(arg), cwd);
  if (parts === undefined) return [];
  while (whole && takesAll(parts.at(-1) ?? "")) parts.pop();
  return mounts.flatMap(({ host, inside }) => {
    const mount = components(inside, "/") ?? [];
    const rest = parts.slice(mount.length);
    if (startsWith(parts, mount) || mount.length === 0) return [[spell(host), ...rest].join("/")];
    return whole && parts.every((part, at) => part === mount[at]) ? [spell(host)] : [];
  });
}

/** What of an invocation decides what its paths mean. */
type Seen = Pick<Invocation, "cwd" | "mounts">;

/** How an act reaches what it is done to. */
type Reach = {
  /** The whole tree is meant. */
  readonly whole: boolean;
  /** A link by its own name stands for what it leads to. */
  readonly follows: boolean;
};

/**
 * Every place of this machine (or of a remote one) that an act of `invocation` on `arg` reaches. Inside a container
 * that is what its mounts show; nothing else there is worth a word.
 */
export function locateAll(
  arg: Arg,
  invocation: Invocation,
  context: ShellContext,
  { whole, follows }: Reach,
): Location[] {
  if (invocation.place === "container") return inContainer(arg, invocation, context, whole);
  const spelled = underRoot(spell(arg));
  const place = describe(spelled, invocation.cwd, context);
  if (invocation.place !== "local" || GRAVE.has(place.class)) return [place];
  const behind = behindLinks(spelled, invocation.cwd, context, follows);
  return behind === undefined ? [place] : [place, { ...behind, absolute: place.absolute }];
}

/** What an act in a container reaches through its mounts; of its devices the disks alone. */
function inContainer(
  arg: Arg,
  { cwd, mounts = [] }: Seen,
  context: ShellContext,
  whole: boolean,
): Location[] {
  const seen = (disks: boolean) => {
    const open = mounts.filter((mount) => !mount.readonly && (mount.disks === true) === disks);
    const paths = onHost(arg, { cwd, mounts: open }, whole);
    return paths.map((path) => describe(path, context.cwd, context));
  };
  return [...seen(false), ...seen(true).filter((location) => location.class === "device")];
}

/** Classes of places that no link needs to lead to. */
const GRAVE: ReadonlySet<PathClass> = new Set<PathClass>([
  ...(["root", "top-level", "home", "system", "system-part"] as const),
  ...(["account-file", "critical-file", "device"] as const),
]);

/** The grave place behind the links of a path. */
function behindLinks(
  spelled: string,
  cwd: string | undefined,
  context: ShellContext,
  follows: boolean,
): Location | undefined {
  const path = onDisk(spelled, cwd, context, follows);
  if (path === undefined) return undefined;
  const place = describe(path, undefined, context);
  // An agent whose directory is a link to the root names its own by relative paths.
  const isOwn = place.class === "top-level" && !spelled.startsWith("/");
  return GRAVE.has(place.class) && !isOwn ? place : undefined;
}
