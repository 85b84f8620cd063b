/**
 * security_guard: keeps secrets in and destructive commands out. The tables that a user tunes stand on top, what the
 * guard does with them in security_guard/; everything that knows how lives in lib/.
 */

import { lazy } from "../lib/core/lazy.ts";
import { SECRETS_ENOUGH } from "../lib/core/limits.ts";
import { CONTINUE } from "../lib/core/verdict.ts";
import type { FailPolicy, Guard } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";
import { patternOf } from "../lib/rules/pattern.ts";
import { isNamedOnly } from "../lib/secrets/finding.ts";
import type { AllowedValue, SecretRow } from "../lib/secrets/index.ts";
import { type SecretRowSetting, secretRowOf } from "../lib/secrets/settings.ts";
import type { ShellRows } from "../lib/shell/index.ts";
import { type ShellRowSetting, shellRowOf } from "../lib/shell/rules/settings.ts";
import { judgeCall, load } from "./security_guard/calls.ts";
import { explainOf, fingerprint } from "./security_guard/explain.ts";
import {
  nameOf,
  opensWallet,
  quotable,
  refuse,
  rewriteJson,
  rewriteText,
  rulesOf,
  secretsIn,
} from "./security_guard/secrets.ts";
import { STRICT } from "./security_guard/strict.ts";
import { type AllowedCommand, NAME, secrets, shell, TAG, type Tables } from "./security_guard/tables.ts";

export type { AllowedCommand, Tables } from "./security_guard/tables.ts";

type Profile = "standard" | "strict";

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** The keys and tokens to look for: the catalogue of vendors, and your own rows behind it. */
const SECRET_PATTERNS = lazy((): readonly SecretRow[] => [...secrets.get().catalog()]);

/** Values that are harmless although they look like secrets, as digests (`security_guard fingerprint` prints one). */
const ALLOWED: readonly AllowedValue[] = [];

/**
 * Command lines that a row stops and that are safe here, each exactly as it is run and where: a relative path means
 * another thing in another directory. `{ command: "git reset --hard origin/main", cwd: "/data/mirror", reason: "…" }`
 */
const ALLOWED_COMMANDS: readonly AllowedCommand[] = [];

/** "standard" blocks what is very dangerous and no part of normal work; "strict" adds the rows of STRICT. */
const PROFILE: Profile = "standard";

/** The command lines of RAID controllers. */
const RAID_CONTROLLERS = [
  ...["storcli", "storcli64", "storcli2", "perccli", "perccli64", "perccli2", "megacli", "megacli64"],
  ...["MegaCli", "MegaCli64", "arcconf", "ssacli", "hpssacli", "hpacucli", "tw_cli"],
];

const ROOK_DESTROYS = /\byes-really-destroy-data\b/;

/** Their words that only look, whatever stands behind. */
const RAID_LOOKS = /(?:^|\s)(?:help|show)(?:\s|$)/i;

/**
 * Irreversible loss of what is not the project's own. A row reads what programs would do (`does`) to which paths
 * (`to`), whatever the program; `{ id: "terraform-destroy", run: "terraform", args: ["destroy"], why: "…" }` is a row, too.
 */
const DESTRUCTIVE: ShellRows = [
  {
    id: "delete-root",
    category: "fs-delete",
    does: "delete",
    to: ["root"],
    whole: true,
    why: "recursive delete of the whole file system",
    instead: "name the directory inside the project that should go",
  },
  {
    id: "delete-home",
    category: "fs-delete",
    does: "delete",
    to: ["home"],
    whole: true,
    why: "recursive delete of a home directory",
    instead: "name the one directory below it that should go",
  },
  {
    id: "delete-system",
    category: "fs-delete",
    does: "delete",
    to: ["system", "system-part"],
    whole: true,
    why: "recursive delete of a system directory",
    instead: "name what should go below it, or use the package manager",
  },
  {
    id: "delete-top-level",
    category: "fs-delete",
    does: "delete",
    to: ["top-level"],
    whole: true,
    why: "recursive delete of a directory directly below the root",
    instead: "delete inside it, by name",
  },
  {
    id: "delete-system-file",
    category: "fs-delete",
    does: "delete",
    to: ["account-file", "critical-file"],
    why: "delete of a file that the system needs to boot or log in",
  },
  {
    id: "truncate-system-file",
    category: "fs-overwrite",
    does: "truncate",
    to: ["account-file", "critical-file", "root", "home", "system"],
    why: "emptying a file that the system needs to boot or log in",
    instead: "edit a copy, check it, and keep a backup",
  },
  {
    id: "overwrite-account-file",
    category: "fs-overwrite",
    does: ["overwrite", "replace"],
    to: ["account-file"],
    why: "overwriting the accounts or sudo rules of the system",
    instead: "use vipw, visudo, useradd or usermod",
  },
  {
    id: "move-system",
    category: "fs-modify",
    does: "move",
    to: ["root", "system", "account-file", "critical-file"],
    why: "moving away a directory or file that the system needs",
    instead: "copy it instead",
  },
  {
    id: "move-home",
    category: "fs-modify",
    does: "move",
    to: ["home"],
    itself: true,
    why: "moving away a home directory",
    instead: "copy it instead",
  },
  {
    id: "write-device",
    category: "block-device",
    does: ["overwrite", "truncate", "replace"],
    to: ["device", "maybe-device"],
    why: "writing over a disk or partition",
    instead: "write to an image file",
  },
  {
    id: "format-device",
    category: "block-device",
    does: "format",
    to: ["device", "maybe-device", "root"],
    why: "formatting or erasing a disk or partition",
    instead: "format an image file",
  },
  {
    id: "repartition-device",
    category: "block-device",
    does: "partition",
    to: ["device", "maybe-device"],
    why: "changing the partition table of a disk",
    instead: "print the table first (parted -l, sfdisk --dump)",
  },
  {
    id: "lvm-remove",
    category: "block-device",
    run: ["lvremove", "vgremove", "pvremove"],
    // Without a name and without a selection nothing is removed.
    words: /^[^-]|(?:^| )(?:-S|--select)/,
    unless: ["t|test", "h|help", "longhelp", "version"],
    why: "removing a logical volume, its group or its disk label",
  },
  {
    id: "lvm-command-remove",
    category: "block-device",
    run: "lvm",
    text: /^(?:lv|vg|pv)remove$/,
    unless: ["t|test", "h|help", "longhelp", "version"],
    why: "removing a logical volume, its group or its disk label",
  },
  {
    id: "zpool-destroy",
    category: "block-device",
    run: "zpool",
    args: ["destroy"],
    why: "destroying a ZFS pool with all its data",
  },
  {
    id: "zpool-labelclear",
    category: "block-device",
    run: "zpool",
    args: ["labelclear"],
    why: "erasing the ZFS label of a disk",
  },
  {
    id: "zfs-destroy",
    category: "block-device",
    run: "zfs",
    args: ["destroy"],
    text: /^(?!destroy$)\w[\w./:-]*$/,
    unless: ["n"],
    why: "destroying a ZFS file system with all its data",
    instead: "rename it, or destroy a snapshot",
  },
  {
    // Every file system that is listed; what lists snapshots alone is left to its own row.
    id: "zfs-destroy-listed",
    category: "block-device",
    run: "zfs",
    args: ["destroy"],
    unless: ["n"],
    fedBy: ["zfs"],
    fedWords: /^list\b(?!.{0,256}(?:snap|bookmark|-t ?all))/,
    why: "destroying ZFS file systems with all their data",
    instead: "rename them, or destroy snapshots",
  },
  {
    id: "raid-destroy",
    category: "block-device",
    run: "mdadm",
    flags: ["zero-superblock"],
    why: "erasing the RAID label of a disk",
  },
  {
    id: "raid-controller-delete",
    category: "block-device",
    run: RAID_CONTROLLERS,
    text: /^(?:del|delete|-?cfglddel|-?cfgclr)$/i,
    notWords: RAID_LOOKS,
    why: "deleting a volume of a RAID controller with all its data",
    instead: "show it first",
  },
  {
    // StorCLI and PercCLI; MegaCli; arcconf; ssacli.
    id: "raid-controller-erase",
    category: "block-device",
    run: RAID_CONTROLLERS,
    words:
      /(?:^|\s)(?:start (?:init|erase)|secureerase|set factory ?defaults|-?(?:ld|pd)(?:init|clear) -start|modify (?:\S{1,64} ){0,4}(?:erase|sanitize))(?:\s|$)|^(?:un)?init(?:ialize)? \d|^task start (?:[^\n]{0,256}\s)?(?:clear|initialize|secure\w{0,16})(?:\s|$)|^\/c\S{1,64} erase\b/i,
    notWords: RAID_LOOKS,
    why: "erasing a volume or disk of a RAID controller",
    instead: "show it first",
  },
  {
    id: "raid-adapter-delete",
    category: "block-device",
    run: ["sas2ircu", "sas3ircu", "mvcli"],
    words: /^\d{1,2} delete(?:volume)?\b|^delete [^\n]{0,64}-o ?vd\b/i,
    why: "deleting a volume of a RAID adapter with all its data",
    instead: "display it first",
  },
  {
    // Dell's iDRAC and OpenManage.
    id: "raid-server-delete",
    category: "block-device",
    run: ["racadm", "omconfig"],
    words:
      /\b(?:storage|raid) (?:deletevd|init|secureerase|cryptographicerase|resetconfig):|^systemerase\b[^\n]{0,256}\b(?:secure|cryptographic)erasepd\b|\bstorage (?:vdisk|pdisk|controller) [^\n]{0,64}\baction=(?:deletevdisk|(?:fast|slow)init|initialize|format|clear|cryptographicerase|(?:instant)?secureerase|resetconfig)\b/i,
    why: "deleting or erasing a volume or disk of a server's RAID controller",
    instead: "report on it first",
  },
  {
    id: "ceph-destroy",
    category: "block-device",
    run: ["ceph", "rados"],
    flags: ["yes-i-really-mean-it|yes-i-really-really-mean-it"],
    text: /^(?:delete|rm|purge|rmpool|destroy)$/,
    why: "destroying a pool, file system or disk of a Ceph cluster",
  },
  {
    id: "ceph-zap",
    category: "block-device",
    run: ["ceph", "cephadm", "ceph-volume"],
    words:
      /^(?:lvm|raw) zap (?:[^\n]{0,256}\s)?--(?:destroy|osd-id|osd-fsid)\b|^orch (?:device zap\b|osd rm (?:[^\n]{0,256}\s)?--zap(?:\s|$))|^rm-cluster\b[^\n]{0,256}\s--zap-osds\b/,
    why: "erasing a disk of a machine in a Ceph cluster",
  },
  {
    // Rook's word for it, in the manifest of a cluster that it manages.
    id: "rook-destroy",
    category: "block-device",
    run: ["kubectl", "oc"],
    args: ["patch"],
    text: ROOK_DESTROYS,
    why: "telling an operator of Kubernetes to erase the disks of its cluster",
  },
  {
    id: "rook-destroy-applied",
    category: "block-device",
    run: ["kubectl", "oc"],
    args: ["apply"],
    text: ROOK_DESTROYS,
    why: "telling an operator of Kubernetes to erase the disks of its cluster",
  },
  {
    id: "stratis-destroy",
    category: "block-device",
    run: "stratis",
    words: /^(?:pool|filesystem|fs) destroy\b/,
    why: "destroying a Stratis pool or file system with all its data",
  },
  {
    id: "vdo-remove",
    category: "block-device",
    run: "vdo",
    args: ["remove"],
    why: "removing a VDO volume with all its data",
  },
  {
    id: "rbd-remove",
    category: "block-device",
    run: "rbd",
    args: ["rm"],
    why: "deleting a block device image with all its data",
    instead: "rbd trash mv, which can be taken back",
  },
  {
    id: "rbd-remove-whole",
    category: "block-device",
    run: "rbd",
    args: ["remove"],
    why: "deleting a block device image with all its data",
    instead: "rbd trash mv, which can be taken back",
  },
  {
    id: "fork-bomb",
    category: "proc-exhaust",
    does: "fork-bomb",
    why: "a function that starts itself without end",
  },
  {
    id: "reverse-shell",
    category: "remote-control",
    does: "remote-control",
    why: "a shell whose input and output are a network connection",
    instead: "use ssh",
  },
  {
    id: "chmod-system",
    category: "fs-permissions",
    does: ["chmod", "setfacl"],
    to: ["root", "home", "system", "system-part"],
    whole: true,
    why: "recursive change of rights on a system or home directory",
    instead: "change the one directory that needs it",
  },
  {
    id: "chown-system",
    category: "fs-permissions",
    does: "chown",
    to: ["root", "home", "system"],
    whole: true,
    why: "recursive change of owner on a system or home directory",
    instead: "change the one directory that needs it",
  },
  {
    id: "chmod-open",
    category: "fs-permissions",
    does: "chmod",
    to: ["top-level", "elsewhere"],
    open: true,
    absolute: true,
    why: "giving everyone every right on a tree outside the project",
    instead: "give the rights to one user or group",
  },
  {
    id: "git-reset-remote",
    category: "git-discard",
    does: "reset-to-remote",
    why: "git reset --hard onto a remote's state loses local work",
    instead: "git stash first, or git pull --rebase",
  },
];

/** Credentials whose content would leave the machine, by what they are. */
const EXFILTRATION: ShellRows = [
  {
    id: "leak-env-file",
    category: "credential-leak",
    leaks: ["env-file"],
    why: "sending the content of a .env file over the network",
  },
  {
    id: "leak-ssh-key",
    category: "credential-leak",
    leaks: ["ssh-key"],
    why: "sending an SSH private key over the network",
  },
  {
    id: "leak-cloud",
    category: "credential-leak",
    leaks: ["cloud-credentials"],
    why: "sending cloud credentials over the network",
  },
  {
    id: "leak-token-file",
    category: "credential-leak",
    leaks: ["token-file"],
    why: "sending a file of access tokens over the network",
  },
  {
    id: "leak-private-key",
    category: "credential-leak",
    leaks: ["private-key"],
    why: "sending a private key or key store over the network",
  },
  {
    id: "leak-wallet",
    category: "credential-leak",
    leaks: ["wallet"],
    why: "sending a wallet's keys over the network",
  },
  {
    id: "leak-environment",
    category: "credential-leak",
    leaks: ["environment"],
    why: "sending the environment with its secrets over the network",
    instead: "send the one variable that is needed",
  },
  {
    id: "leak-secret-store",
    category: "credential-leak",
    leaks: ["secret-store"],
    why: "sending a stored secret over the network",
  },
];

export { STRICT };

/** The rows that are switched on, for this guard and for scripts that import it. */
export const SHELL_ROWS: ShellRows = rowsOf(PROFILE);

function rowsOf(profile: Profile): ShellRows {
  return [...DESTRUCTIVE, ...EXFILTRATION, ...(profile === "standard" ? [] : STRICT)];
}

/**
 * Tools that send a message to a person or publish a text: by whole names, and by words that names are made of. All text
 * of their input is looked at but the fields with which the tool itself logs in.
 */
const MSG_TOOLS = {
  names: [
    ...["message", "reply", "comment", "create_issue", "update_issue", "create_pull_request", "create_gist"],
    ...["update_pull_request", "create_release", "create_discussion", "create_page", "create_ticket"],
    ...["create_or_update_file", "push_files", "add_comment", "add_issue_comment", "create_comment"],
    ...["reply_to_thread", "add_message", "create_post", "update_gist", "create_review", "submit_review"],
  ],
  verbs: [
    ...["send", "post", "publish", "notify", "notification", "announce", "broadcast", "share", "forward"],
    ...["tweet", "toot", "email", "mail", "sms", "dm", "message", "comment", "reply"],
  ],
  unless: [
    ...[
      "get",
      "list",
      "read",
      "search",
      "find",
      "fetch",
      "delete",
      "remove",
      "count",
      "query",
      "view",
      "mark",
    ],
    ...["keys", "key", "command", "commands", "stdin", "input", "process", "terminal", "signal", "script"],
    ...["request", "http", "https", "api", "rpc", "transaction", "tx", "event", "agent", "task"],
  ],
  logins: [
    ...["token", "bot_token", "access_token", "api_key", "apikey", "api_token", "auth", "authorization"],
    ...["password", "secret", "client_secret", "credentials", "webhook", "webhook_url", "headers"],
  ],
};

/** Tools that fetch an address: what is in their input leaves the machine, too, and a key in an address may be the API's way. */
const FETCH_TOOLS = {
  names: ["web_fetch", "fetch", "fetch_url", "open_url", "navigate", "http_request", "web_search", "browse"],
  verbs: ["fetch", "navigate", "browse", "http"],
  unless: ["file", "files", "git", "logs", "docs", "memory"],
};

/** The rules whose damage does not reach far. */
const STRICT_IDS = STRICT.map(({ id }) => id);

const TABLES: Tables = {
  failPolicy: FAIL_POLICY,
  scan: lazy(() => ({ rows: SECRET_PATTERNS(), allowed: ALLOWED })),
  shell: SHELL_ROWS,
  strict: STRICT_IDS,
  allowedCommands: ALLOWED_COMMANDS,
  messageTools: MSG_TOOLS,
  fetchTools: FETCH_TOOLS,
};

/** A rules file's settings; their form stands in settings/security_guard.ts. */
type Settings = {
  readonly profile?: Profile;
  readonly fail_policy?: FailPolicy;
  readonly off?: readonly string[];
  readonly secret_patterns?: readonly SecretRowSetting[];
  readonly destructive?: readonly ShellRowSetting[];
  readonly exfiltration?: readonly ShellRowSetting[];
  readonly allowed?: readonly AllowedValue[];
  readonly allowed_commands?: readonly AllowedCommand[];
  readonly msg_tools?: Partial<Tables["messageTools"]>;
  readonly fetch_tools?: Partial<Tables["fetchTools"]>;
};

/** The guard with a rules file's settings on top of the tables above. */
function tuned(settings: Settings): Guard {
  const { off = [], destructive = [], exfiltration = [], secret_patterns = [] } = settings;
  const isOn = ({ id }: { readonly id: string }): boolean => !off.includes(id);
  const rows = rowsOf(settings.profile ?? PROFILE);
  const own = [...destructive, ...exfiltration].map((row) => shellRowOf(row, patternOf));
  return guardOf({
    failPolicy: settings.fail_policy ?? FAIL_POLICY,
    scan: lazy(() => ({
      rows: [...SECRET_PATTERNS().filter(isOn), ...secret_patterns.map((row) => secretRowOf(row, patternOf))],
      allowed: [...ALLOWED, ...(settings.allowed ?? [])],
    })),
    strict: STRICT_IDS,
    shell: off.length === 0 ? [...rows, ...own] : [...rows.filter(isOn), ...own],
    allowedCommands: [...ALLOWED_COMMANDS, ...(settings.allowed_commands ?? [])],
    messageTools: settings.msg_tools ? joined(MSG_TOOLS, settings.msg_tools) : MSG_TOOLS,
    fetchTools: settings.fetch_tools ? joined(FETCH_TOOLS, settings.fetch_tools) : FETCH_TOOLS,
  });
}

/** Lists with what a rules file adds to them. */
function joined<K extends string>(
  lists: Readonly<Record<K, readonly string[]>>,
  more: Partial<Record<K, readonly string[]>>,
): Record<K, readonly string[]> {
  const all: Record<K, readonly string[]> = { ...lists };
  for (const key of Object.keys(lists) as K[]) all[key] = [...lists[key], ...(more[key] ?? [])];
  return all;
}

/** The guard over tables of your own: one handler for each event that it judges. */
export function guardOf(tables: Tables): Guard {
  return {
    name: NAME,
    tag: TAG,
    failPolicy: tables.failPolicy,
    tables: () => ({
      SECRET_PATTERNS: tables.scan().rows,
      WALLET_RULES: secrets.get().WALLET_RULES,
      ALLOWED: tables.scan().allowed,
      ALLOWED_COMMANDS: tables.allowedCommands,
      SHELL_ROWS: tables.shell,
      ENGINE_RULES: shell.get().ENGINE_RULES,
      MSG_TOOLS: tables.messageTools,
      FETCH_TOOLS: tables.fetchTools,
    }),
    rules: () => ["mask-written", "sent-variable"],
    settings: {
      schema: async () => (await import("./settings/security_guard.ts")).SCHEMA,
      faults: async (settings) => {
        const { faults } = await import("./settings/security_guard.ts");
        const rows = [...DESTRUCTIVE, ...EXFILTRATION, ...STRICT, ...SECRET_PATTERNS()];
        const proved = secrets.get().WALLET_RULES.map(({ id }) => id);
        return faults(
          settings,
          rows.map(({ id }) => id),
          proved,
        );
      },
      apply: tuned,
      environment: [],
    },
    keeps: (event) => {
      if (event.kind !== "tool_call" || event.command === undefined) return false;
      return quotable(event.command, event.session, tables) === event.command;
    },
    load: (event) => load(tables, event),
    commands: { explain: explainOf(tables), fingerprint },
    stream: (session) => secrets.get().maskStream(session, tables.scan()),
    on: {
      prompt: ({ text }) => {
        const found = secretsIn(text, tables, SECRETS_ENOUGH);
        if (found.length === 0) return CONTINUE;
        // Only its name gives a password away, and a person may write about one.
        return found.every(({ rule }) => isNamedOnly(rule))
          ? {
              act: "warn",
              text: `[${TAG}] Warning, your message holds ${nameOf(found)}`,
              rules: rulesOf(found),
            }
          : refuse("your message holds", found);
      },
      tool_call: (event) =>
        event.redact
          ? rewriteJson(event.input, event.session, "the tool's input", tables)
          : judgeCall(event, tables),
      tool_result: ({ result, session }) => rewriteJson(result, session, "the tool's output", tables),
      reply: ({ text, session }) => rewriteText(text, session, "the reply", tables),
      outbound: ({ text, session }) => {
        const found = secretsIn(text, tables);
        return opensWallet(found)
          ? refuse("the push would send", found)
          : rewriteText(text, session, "the push", tables);
      },
      model_call: ({ messages, session }) => rewriteJson(messages, session, "a message to the model", tables),
    },
  };
}

/** The guard itself, over the tables above. */
export const guard: Guard = guardOf(TABLES);

runHook(guard, import.meta);
