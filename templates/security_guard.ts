/**
 * security_guard: keeps secrets in and destructive commands out. The tables that a user tunes stand on top;
 * everything that knows how lives in lib/.
 */
import { discreet } from "../lib/core/discreet.ts";
import { isObject, textOf } from "../lib/core/json.ts";
import { lazy, part, remember } from "../lib/core/lazy.ts";
import {
  REAL_PATHS,
  REAL_UNITS,
  SCRIPT_BYTES,
  SECRETS_ENOUGH,
  SETTINGS_BYTES,
  TYPED_KEYS,
  TYPED_LINES,
  TYPED_SHELLS,
} from "../lib/core/limits.ts";
import { OWN_PROGRAMS } from "../lib/core/own-programs.ts";
import { blockReason, printable } from "../lib/core/text.ts";
import type { Touch } from "../lib/core/touch.ts";
import { CONTINUE, type Json, type JsonObject, type Verdict } from "../lib/core/verdict.ts";
import type {
  FailPolicy,
  FileAct,
  Guard,
  GuardCommand,
  HookEvent,
  ToolCallEvent,
} from "../lib/hook/event.ts";
import { ownFiles, ownProgram } from "../lib/hook/own.ts";
import { runHook } from "../lib/hook/run.ts";
import { isAmong } from "../lib/hook/tools/names.ts";
import { edited, keysOf, linesOf, type Typed } from "../lib/hook/tools/typing.ts";
import { patternOf } from "../lib/rules/pattern.ts";
import type { AllowedValue, Secret, SecretRow } from "../lib/secrets/index.ts";
import { isPlain } from "../lib/secrets/plain.ts";
import { type SecretRowSetting, secretRowOf } from "../lib/secrets/settings.ts";
import { isHarmless } from "../lib/shell/harmless.ts";
import type { Explanation, Judgement, ShellContext, ShellRows } from "../lib/shell/index.ts";
import { runsByItself } from "../lib/shell/project/autorun.ts";
import { type ShellRowSetting, shellRowOf } from "../lib/shell/rules/settings.ts";
import { look, real } from "../lib/state/read.ts";
import { changeTail, type Tail } from "../lib/state/typed.ts";

/** The engines. An event loads those that it needs: together they cost half of a bare start. */
const secrets = part("secrets", () => import("../lib/secrets/index.ts"));
const shell = part("shell", () => import("../lib/shell/index.ts"));

/** A command line that is safe where it runs, and why. */
export type AllowedCommand = { readonly command: string; readonly cwd: string; readonly reason: string };

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
    does: "overwrite",
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
    unless: ["t|test", "help"],
    why: "removing a logical volume, its group or its disk label",
  },
  {
    id: "lvm-command-remove",
    category: "block-device",
    run: "lvm",
    text: /^(?:lv|vg|pv)remove$/,
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
    id: "raid-destroy",
    category: "block-device",
    run: "mdadm",
    flags: ["zero-superblock"],
    why: "erasing the RAID label of a disk",
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

/** Off by default, because it is normal work for many: destructive, but inside the project or the team's own systems. */
export const STRICT: ShellRows = [
  {
    id: "strict-git-reset",
    category: "git-discard",
    run: "git",
    args: ["reset"],
    flags: ["hard"],
    why: "git reset --hard drops uncommitted work",
    instead: "git stash",
  },
  {
    id: "strict-git-checkout",
    category: "git-discard",
    run: "git",
    args: ["checkout", "."],
    why: "git checkout of everything drops uncommitted work",
    instead: "git stash",
  },
  {
    id: "strict-git-clean",
    category: "git-discard",
    run: "git",
    args: ["clean"],
    flags: ["f|force", "x"],
    unless: ["n|dry-run"],
    why: "git clean deletes ignored files, too",
    instead: "git clean -n first",
  },
  {
    id: "strict-git-push",
    category: "git-history",
    run: "git",
    args: ["push"],
    flags: ["f|force"],
    why: "force-push overwrites what others have pushed",
    instead: "git push --force-with-lease",
  },
  {
    id: "strict-git-stash",
    category: "git-discard",
    run: "git",
    args: ["stash", "clear"],
    why: "git stash clear drops every stash",
  },
  {
    id: "strict-sql-drop",
    category: "sql-drop",
    run: ["psql", "mysql", "mariadb", "sqlite3", "cockroach", "clickhouse-client", "sqlcmd"],
    text: /\b(?:drop\s{1,8}(?:database|schema|table)|truncate\s{1,8}table)\b/i,
    why: "dropping a database, schema or table",
    instead: "take a dump first",
  },
  {
    id: "strict-dropdb",
    category: "sql-drop",
    run: "dropdb",
    why: "dropping a database",
    instead: "pg_dump it first",
  },
  {
    id: "strict-terraform-destroy",
    category: "infra-delete",
    run: ["terraform", "tofu", "terragrunt"],
    args: ["destroy"],
    why: "destroying infrastructure",
    instead: "terraform plan -destroy",
  },
  {
    id: "strict-pulumi-destroy",
    category: "infra-delete",
    run: "pulumi",
    args: ["destroy"],
    why: "destroying infrastructure",
  },
  {
    id: "strict-kubectl-delete",
    category: "infra-delete",
    run: ["kubectl", "oc"],
    args: ["delete"],
    text: /^(?:ns|namespaces?|pv|pvc|nodes?|crds?|-{2}all)(?:\/.*)?$/,
    why: "deleting a namespace, node or volume of a cluster",
  },
  {
    id: "strict-docker-prune",
    category: "dk-multi-del",
    run: ["docker", "podman"],
    args: ["system", "prune"],
    flags: ["a|all"],
    why: "deleting every unused image, and volumes with --volumes",
  },
  {
    id: "strict-cloud-delete",
    category: "infra-delete",
    run: ["aws", "gcloud", "az", "doctl", "gsutil"],
    text: /^(?:delete|delete-[\w-]{1,64}|terminate-instances|rb|destroy)$/,
    why: "deleting cloud resources",
  },
  {
    id: "strict-curl-shell",
    category: "net-exec",
    run: ["sh", "bash", "zsh", "dash", "python", "python3", "node", "perl", "ruby"],
    fedBy: ["curl", "wget"],
    why: "running a script straight from the network",
    instead: "download it, read it, then run it",
  },
];

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

/** The tables in one: as they stand above, or with the settings of a rules file. */
export type Tables = {
  readonly failPolicy: FailPolicy;
  /** Rows and allowed values for the scanner; made when the engine is loaded. */
  readonly scan: () => { readonly rows: readonly SecretRow[]; readonly allowed: readonly AllowedValue[] };
  readonly shell: ShellRows;
  readonly allowedCommands: readonly AllowedCommand[];
  readonly messageTools: Readonly<Record<"names" | "verbs" | "unless" | "logins", readonly string[]>>;
  readonly fetchTools: Readonly<Record<"names" | "verbs" | "unless", readonly string[]>>;
};

const TABLES: Tables = {
  failPolicy: FAIL_POLICY,
  scan: lazy(() => ({ rows: SECRET_PATTERNS(), allowed: ALLOWED })),
  shell: SHELL_ROWS,
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

const NAME = "security_guard";
const TAG = "security";

function secretsIn(text: string, tables: Tables, enough = Number.POSITIVE_INFINITY): Secret[] {
  return secrets.get().scan(text, { ...tables.scan(), enough });
}

/** The password in an address; a variable in its place is none. */
const USER_INFO = /(:\/\/[^\s:@/]{0,64}:)[^\s@/$][^\s@/]{0,256}@/g;

/** `text` as an answer may quote it: what the rules find is masked, and what only looks like a secret is left out. */
function quotable(text: string, session: string, tables: Tables): string {
  return discreet(masked(text, session, tables));
}

function masked(text: string, session: string, tables: Tables): string {
  const shown = text.replace(USER_INFO, "$1…@");
  return isPlain(shown) ? shown : secrets.get().maskText(shown, session, tables.scan());
}

/** "an OpenRouter API key", "an OpenRouter API key and 2 other secrets". */
function nameOf(found: readonly Secret[]): string {
  const [label = "secret"] = found.map((secret) => secret.label);
  const article = /^[aeiou8]/i.test(label) ? "an" : "a";
  const others = new Set(found.map((secret) => secret.rule)).size - 1;
  return `${article} ${label}${others > 0 ? ` and ${others} other secret${others > 1 ? "s" : ""}` : ""}`;
}

function rulesOf(found: readonly Secret[]): string[] {
  return [...new Set(found.map((secret) => secret.rule))];
}

/** A block for secrets shows no evidence: there is nothing to quote that would help, and nothing to lose. */
function refuse(what: string, found: readonly Secret[]): Verdict {
  return {
    act: "block",
    reason: blockReason(TAG, `${what} ${nameOf(found)}`),
    rules: rulesOf(found),
  };
}

function opensWallet(found: readonly Secret[]): boolean {
  return found.some((secret) => secret.class === "wallet");
}

function rewriteText(text: string, session: string, where: string, tables: Tables): Verdict {
  const found = secretsIn(text, tables);
  if (found.length === 0) return CONTINUE;
  return {
    act: "rewrite",
    value: secrets.get().maskText(text, session, tables.scan(), found),
    note: `[${TAG}] Warning, ${where} holds ${nameOf(found)}`,
    rules: rulesOf(found),
  };
}

/** Where a command would run; a host that does not say where starts its hooks in the same directory. */
function surroundings(folder: string): ShellContext {
  const home = process.env["HOME"] ?? "/root";
  const cwd = folder === "" ? here() : folder.replace(/^~(?=\/|$)/, home);
  const program = ownProgram(process.execPath, process.argv[1], OWN_PROGRAMS);
  return {
    ...{ cwd, home, homes: [...homesOfUser(), real(home)] },
    read: (path) => look(path, SCRIPT_BYTES),
    real: realPaths(),
    ...(program === undefined ? {} : { own: ownFiles(program, OWN_PROGRAMS, home) }),
  };
}

/** Resolves the links of paths, each once; undefined for all once they were too many. */
function realPaths(): (path: string) => string | undefined {
  const known = new Map<string, string>();
  let units = REAL_UNITS;
  return (path) => {
    const kept = path === "/" ? path : known.get(path);
    if (units < 0 || kept !== undefined) return units < 0 ? undefined : kept;
    units -= path.length + REAL_UNITS / REAL_PATHS;
    const found = real(path);
    known.set(path, found);
    return found;
  };
}

/** The same for a command on another machine: its files are named and not read. */
function elsewhere(folder: string, { unseen }: { readonly unseen: string[] }): ShellContext {
  const read = (path: string): { readonly found: "nothing" } => {
    unseen.push(path);
    return { found: "nothing" };
  };
  return { cwd: folder === "" ? "/" : folder, home: "/root", read };
}

/** The home that the machine's database of users names: HOME comes from the environment, which a project may set. */
function homesOfUser(): string[] {
  try {
    return [process.getBuiltinModule("node:os").userInfo().homedir];
  } catch {
    // A uid without an entry, as containers have.
    return [];
  }
}

/** The directory of this process, or "" for one that was deleted. */
function here(): string {
  try {
    return process.cwd();
  } catch {
    return "";
  }
}

const fingerprint: GuardCommand = {
  usage: "fingerprint < FILE                the digest of what stands on stdin, for the table ALLOWED",
  run: (args, stdin) => {
    const value = stdin().trim();
    if (args.length > 0 || value === "")
      return {
        text: "error: fingerprint reads one value from stdin\nhint: printf %s VALUE | security_guard fingerprint\n",
        exit: 2,
      };
    return { text: `${secrets.get().fingerprint(value)}\n`, exit: 0 };
  },
};

/** A command line as the shell tool would be given it here. */
function asCall(command: string): ToolCallEvent {
  return {
    ...{ kind: "tool_call", name: "", session: "", cwd: here(), tool: "bash" },
    ...{ input: { command }, command },
  };
}

/** An explanation for a person, with what the command sends in the place of "no rule fires". */
function explainedText({ text }: Explanation, sent: Verdict, tables: Tables): string {
  const shown = masked(text, "", tables).split("\n").map(printable).join("\n");
  const said = "reason" in sent ? sent.reason : "text" in sent ? sent.text : undefined;
  return said === undefined ? shown : `${shown.trimEnd().replace(/Allowed: no rule fires$/, "")}${said}\n`;
}

/** The same in parts. Each text is masked by itself, so that what is left is still one document. */
function explainedJson({ text: _, blocked, ...parts }: Explanation, sent: Verdict, tables: Tables): string {
  const told = {
    blocked: blocked || sent.act === "block",
    ...parts,
    sent: "rules" in sent ? sent.rules : [],
  };
  const { value } = secrets.get().maskJson(told as unknown as JsonObject, "", tables.scan());
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** An explanation of a line that the user allowed here, whatever rows fire. */
function unlessAllowed(explained: Explanation, row: AllowedCommand | undefined): Explanation {
  if (row === undefined) return explained;
  const runs = explained.text.slice(0, explained.text.lastIndexOf("\n\n"));
  const text = `${runs}\n\nAllowed: the rules name this command in this directory (${row.reason})\n`;
  return { ...explained, text, blocked: false };
}

const explainOf = (tables: Tables): GuardCommand => ({
  usage: "explain 'COMMAND' [--json]        what it would run, which rule fires, the safe way",
  run: ([command, ...more]) => {
    if (command === undefined || more.some((word, at) => at > 0 || word !== "--json"))
      return { text: "error: explain takes one command line\nhint: put it in single quotes\n", exit: 2 };
    const explained = unlessAllowed(
      shell.get().explain(command, surroundings(""), tables.shell),
      allowedBy({ command, cwd: here() }, tables),
    );
    const sent = explained.blocked ? CONTINUE : judgeSent(asCall(command), tables);
    const text =
      more.length > 0 ? explainedJson(explained, sent, tables) : explainedText(explained, sent, tables);
    return { text, exit: explained.blocked || sent.act === "block" ? 1 : 0 };
  },
});

function contextOf({ cwd, remote }: ToolCallEvent): ShellContext {
  return remote ? elsewhere(cwd, remote) : surroundings(cwd);
}

/** What a shell command would do, kept for the second look: `load` asks first, to know whether there is a thing to quote. */
const judgedBy = remember(({ shell: rows }: Tables) =>
  remember((event: ToolCallEvent): Judgement => {
    return shell.get().judge(event.command ?? "", contextOf(event), rows);
  }),
);

/** The keys that running shells get: by the tool itself, or by a command that types elsewhere (`tmux send-keys`). */
function typedBy(event: ToolCallEvent, tables: Tables): readonly Typed[] {
  if (event.typed) return event.typed;
  if (!isCommand(event) || passes(event, tables)) return [];
  // What one command line types into the same shell comes without a gap.
  const keys = new Map<string, string>();
  for (const { place, words } of shell.get().typedIn(judgedBy(tables)(event).evaluation))
    keys.set(place, (keys.get(place) ?? "") + keysOf(words));
  return Array.from(keys, ([place, typed]) => ({ place, keys: typed }));
}

/** Between two calls, whose keys come with Enter or without it. */
const SEAM = "\u001c";

/** What a running shell would do with the keys that it gets, behind those that it got before. */
function judgeTyped(event: ToolCallEvent, tables: Tables): Pick<Judgement, "findings" | "warnings"> {
  const typed = typedBy(event, tables);
  const all = typed.slice(-TYPED_SHELLS).map(({ place, keys }) => {
    const session = event.session || event.cwd;
    const key = { session, place, ...(event.call === undefined ? {} : { call: event.call }) };
    try {
      return changeTail(key, (tail) => judgeKeys(tail, keys.replaceAll(SEAM, ""), event, tables));
    } catch {
      return { findings: [], warnings: [UNJOINED] };
    }
  });
  return {
    findings: all.flatMap(({ findings }) => findings),
    warnings: [
      ...all.flatMap(({ warnings }) => warnings),
      ...(typed.length > TYPED_SHELLS ? [TOO_MANY] : []),
    ],
  };
}

const TOO_MANY = { rule: "unread", text: "more shells are typed into at once than are followed" };

const UNJOINED = {
  rule: "unread",
  text: "what is typed here was read by itself, because what was typed before could not be kept",
};

const TOO_LONG = { rule: "unread", text: "the line that is being typed is longer than what is read of it" };

type TypedJudgement = Pick<Judgement, "findings" | "warnings">;

/** Judges the lines with what is kept of the shell; what passes is kept in its turn, without the secrets in it. */
function judgeKeys(
  tail: Tail,
  keys: string,
  event: ToolCallEvent,
  tables: Tables,
): { readonly next?: Tail; readonly result: TypedJudgement } {
  const typed = tail.keys + (tail.keys === "" ? "" : SEAM) + keys;
  const context = contextOf(event);
  const before = shell.get().judge(tail.lines, context, tables.shell);
  const known = new Set(before.findings.map(({ rule }) => rule));
  // A tool may press Enter by itself behind each text, or not: both are read.
  const readings = ["", "\n"].map((seam) => linesOf(typed.replaceAll(SEAM, seam)));
  const texts = readings.map(({ done, rest }) => `${tail.lines}${[...done, edited(rest)].join("\n")}`);
  const findings = [...new Set(texts)]
    .flatMap((text) => shell.get().judge(text, context, tables.shell).findings)
    .filter(({ rule }) => !known.has(rule));
  if (findings.length > 0) return { result: { findings, warnings: [] } };
  const { rest } = linesOf(typed);
  const isLong = rest.length > TYPED_KEYS;
  const lines = tail.lines + (readings[0]?.done ?? []).map((line) => `${line}\n`).join("");
  const next = {
    lines: masked(lastLines(lines), event.session, tables),
    keys: isLong ? "" : masked(rest, event.session, tables),
  };
  return { next, result: { findings: [], warnings: isLong ? [TOO_LONG] : [] } };
}

/** The last whole lines of a text, as many as are kept. */
function lastLines(text: string): string {
  const cut = text.slice(-TYPED_LINES);
  return cut.length === text.length ? text : cut.slice(cut.indexOf("\n") + 1);
}

/** Units of a secret's beginning that a reason may show. */
const SHOWN_UNITS = 4;

/** The evidence without the beginning of a secret that it was cut in: half a key is no key for the rules. */
function withoutCutSecret(evidence: string, command: string, tables: Tables): string {
  if (!evidence.endsWith("…") || isPlain(evidence)) return evidence;
  const body = evidence.slice(0, -1);
  for (const { start, end } of secretsIn(command, tables, SECRETS_ENOUGH)) {
    const value = command.slice(start, end).replace(/\s+/g, " ");
    for (let size = Math.min(value.length, body.length); size > SHOWN_UNITS; size--)
      if (body.endsWith(value.slice(0, size))) return `${body.slice(0, -size)}…`;
  }
  return evidence;
}

/** What the command itself would do, and where it passes, what it does as a part of what is typed. */
function judgementOf(event: ToolCallEvent, tables: Tables): TypedJudgement {
  const alone = isCommand(event) && !passes(event, tables) ? judgedBy(tables)(event) : NOTHING_FOUND;
  if (alone.findings.length > 0) return alone;
  const typed = judgeTyped(event, tables);
  return { findings: typed.findings, warnings: [...alone.warnings, ...typed.warnings] };
}

const NOTHING_FOUND: TypedJudgement = { findings: [], warnings: [] };

/** For hosts that show more than a sentence: the kind of damage, and how far it reaches. */
function damageOf({ rule, category = "other" }: { readonly rule: string; readonly category?: string }) {
  return { category, blast_radius: STRICT.some(({ id }) => id === rule) ? "medium" : "high" };
}

/** The secrets that a command sends in so many words. A password that only its name gives away is a login's, as a rule. */
function secretsSent(event: ToolCallEvent, tables: Tables): Secret[] {
  if (!isCommand(event) || passes(event, tables)) return [];
  const texts = shell.get().textsSent(judgedBy(tables)(event).evaluation);
  const found = texts.filter((text) => !isPlain(text)).flatMap((text) => secretsIn(text, tables));
  return found.filter(({ rule }) => rule !== "password");
}

/** What a command says to another machine: a wallet's secret stops it, a key is warned of, because an API may want it there. */
function judgeSent(event: ToolCallEvent, tables: Tables): Verdict {
  const found = secretsSent(event, tables);
  if (found.length === 0) return judgeVariables(event, tables);
  if (opensWallet(found)) return refuse("the command would send", found);
  const text = `[${TAG}] Warning, the command sends ${nameOf(found)}`;
  return { act: "warn", text, rules: rulesOf(found) };
}

/** A variable that is named as a credential's, in a body or an address, is warned of for the same reason. */
function judgeVariables(event: ToolCallEvent, tables: Tables): Verdict {
  if (!isCommand(event) || passes(event, tables)) return CONTINUE;
  const [name] = shell.get().credentialsSent(judgedBy(tables)(event).evaluation);
  if (name === undefined) return CONTINUE;
  const text = `[${TAG}] Warning, the command sends what $${name} holds, in its body or its address`;
  return { act: "warn", text, rules: ["sent-variable"] };
}

/** What a command would do decides, not what it says. The evidence may hold a secret, so it is masked. */
function judgeCommand(event: ToolCallEvent, tables: Tables): Verdict {
  const { findings, warnings } = judgementOf(event, tables);
  const finding = findings.find(({ ask }) => !ask) ?? findings[0];
  const [warning] = warnings;
  if (finding) {
    const { why, instead, evidence } = finding;
    const sentence = instead === undefined ? why : `${why}; ${instead}`;
    const shown = withoutCutSecret(evidence, event.command ?? "", tables);
    const reason = blockReason(TAG, sentence, quotable(shown, event.session, tables));
    return {
      act: finding.ask ? "ask" : "block",
      reason,
      rules: findings.map((each) => each.rule),
      meta: damageOf(finding),
    };
  }
  const sent = judgeSent(event, tables);
  if (warning === undefined || sent.act === "block") return sent;
  return {
    act: "warn",
    text: `[${TAG}] Warning, ${quotable(warning.text, event.session, tables)}`,
    rules: warnings.map(({ rule }) => rule),
  };
}

/** A message tool's input: wallet secrets stop it, keys are masked wherever they stand and nothing else changes. */
function judgeMessage({ input, session }: ToolCallEvent, tables: Tables): Verdict {
  const fields = isObject(input) ? without(input, tables.messageTools.logins) : input;
  const { value: clean, found } = secrets.get().maskJson(fields, session, tables.scan());
  if (found.length === 0) return CONTINUE;
  if (opensWallet(found)) return refuse("the message would send", found);
  const value = isObject(input) ? { ...input, ...(clean as JsonObject) } : clean;
  return { act: "rewrite", value, note: `[${TAG}] Masked ${nameOf(found)}`, rules: rulesOf(found) };
}

function without(input: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key.toLowerCase())));
}

/** What goes to an address: wallet secrets stop it; a key is warned of, because an API may want it there. */
function judgeFetch({ input }: ToolCallEvent, tables: Tables): Verdict {
  const found = secretsIn(textOf(input), tables);
  if (found.length === 0) return CONTINUE;
  if (opensWallet(found)) return refuse("the request would send", found);
  const text = `[${TAG}] Warning, the request sends ${nameOf(found)}`;
  return { act: "warn", text, rules: rulesOf(found) };
}

/** What a file tool would do: to the guard itself, and as the same act by shell. The first file that must stay decides. */
function judgeFiles(event: ToolCallEvent, tables: Tables): Verdict {
  const { files = [] } = event;
  if (files.length === 0) return CONTINUE;
  const { own, ...context } = surroundings(event.cwd);
  const found = [
    ...files.flatMap((file) => {
      const weakening = own?.weakened(touchOf(file, context));
      return weakening ? [{ ...weakening, file }] : [];
    }),
    ...risky(event).flatMap((file) => {
      const [finding] = shell.get().judgeFile(file, context, tables.shell).findings;
      return finding ? [{ ...finding, ask: false, file }] : [];
    }),
  ];
  const first = found.find(({ ask }) => !ask) ?? found[0];
  if (!first) return CONTINUE;
  const { why, file } = first;
  const sentence = "instead" in first && first.instead !== undefined ? `${why}; ${first.instead}` : why;
  const evidence = quotable(`${file.act} ${file.path}`, event.session, tables);
  return {
    act: first.ask ? "ask" : "block",
    reason: blockReason(TAG, sentence, evidence),
    rules: found.map((each) => each.rule),
    meta: damageOf(first),
  };
}

/** One of our own marks in the place of a secret: `…[redacted:RULE:DIGEST]`. */
const MASK = /…\[redacted:[\w.-]{1,64}:[\da-f]{4}\]/;

/** A file that would get one of our masks where a value stands now: the value would be lost. */
function losesValue({ act, path, text, adds = "" }: FileAct, cwd: string): boolean {
  const mask = MASK.exec(text ?? adds)?.[0];
  if (mask === undefined || (act !== "write" && act !== "edit")) return false;
  const now = look(path.startsWith("/") ? path : `${cwd}/${path}`, SETTINGS_BYTES);
  // A new file loses nothing, and one that holds a mask already is about masks.
  return now.found === "text" && !MASK.test(now.text);
}

/** A file tool's answer to a mask that would take the place of a value. */
function judgeMasks({ files = [], cwd, session }: ToolCallEvent, tables: Tables): Verdict {
  const lost = files.find((file) => losesValue(file, cwd === "" ? here() : cwd));
  if (lost === undefined) return CONTINUE;
  const why = "a mask would take the place of a secret, whose value would be lost; leave that line as it is";
  return {
    act: "block",
    reason: blockReason(TAG, why, quotable(`${lost.act} ${lost.path}`, session, tables)),
    rules: ["mask-written"],
    meta: { category: "secret" },
  };
}

/** A change as those see it who know the guard's own files: the path from the root, and a whole tree where one goes. */
function touchOf({ act, path, text, adds }: FileAct, { cwd, home }: ShellContext): Touch {
  const below = path.startsWith("/") ? path : path.startsWith("~/") ? home + path.slice(1) : `${cwd}/${path}`;
  return {
    act,
    path: below,
    whole: act === "delete" || act === "move",
    ...(text === undefined ? {} : { text }),
    ...(adds === undefined ? {} : { adds: () => adds }),
  };
}

/** The changes that are worth a look: all but those below the project's own folder that nothing runs by itself. */
const risky = remember(({ files = [], cwd, remote }: ToolCallEvent): readonly FileAct[] =>
  files.filter((file) =>
    remote
      ? !isOrdinary(file, cwd === "" ? "/" : cwd, (path) => path)
      : !isOrdinary(file, cwd === "" ? here() : cwd, real),
  ),
);

/** A file below a folder that is itself no directory of the system's, by a path without ways up or out. */
function isOrdinary({ path }: FileAct, cwd: string, resolved: (path: string) => string): boolean {
  if (runsByItself(path) || /(?:^|\/)\.\.(?:\/|$)|^~/.test(path)) return false;
  const inside = path.startsWith("/")
    ? path.startsWith(`${cwd}/`) && path.length > cwd.length + 1
    : path !== ".";
  if (!inside || !/^\/[^/]+\/[^/]/.test(cwd) || /^\/(?:etc|dev|proc|sys|boot)\b/.test(cwd)) return false;
  // A link in the project may lead anywhere.
  const absolute = path.startsWith("/") ? path : `${cwd}/${path}`;
  const end = resolved(absolute);
  return end === absolute || end.startsWith(`${resolved(cwd)}/`);
}

/** A command that holds one of our masks: what it writes or sends is the mask, and not the value. */
function judgeMaskedCommand({ command = "" }: ToolCallEvent, tables: Tables): Verdict {
  if (!MASK.test(command) || isHarmless(command, tables.shell)) return CONTINUE;
  const text = `[${TAG}] Warning, the command holds a mask of this guard, not the value that it stands for`;
  return { act: "warn", text, rules: ["mask-written"] };
}

/** A tool call: the commands in its input, its files, and what it would send. The strongest of the answers. */
function judgeCall(event: ToolCallEvent, tables: Tables): Verdict {
  const command = runs(event, tables) ? judgeCommand(event, tables) : CONTINUE;
  if (command.act === "block") return command;
  const changed = judgeFiles(event, tables);
  if (changed.act === "block") return changed;
  const written = judgeMasks(event, tables);
  if (written.act === "block") return written;
  const sent = isAmong(event.tool, tables.messageTools)
    ? judgeMessage(event, tables)
    : isAmong(event.tool, tables.fetchTools)
      ? judgeFetch(event, tables)
      : CONTINUE;
  if (sent.act === "block") return sent;
  const question = [command, changed].find(({ act }) => act === "ask");
  if (question) return question;
  if (sent.act !== "continue") return sent;
  const said = command.act === "continue" ? judgeMaskedCommand(event, tables) : command;
  return said.act === "continue" && event.unread ? UNREAD : said;
}

const UNREAD: Verdict = {
  act: "warn",
  text: `[${TAG}] Warning, this call holds more than is looked through, and a part of it was not judged`,
  rules: ["unread"],
};

function rewriteJson(value: Json, session: string, where: string, tables: Tables): Verdict {
  if (typeof value === "string") return rewriteText(value, session, where, tables);
  const { value: clean, found } = secrets.get().maskJson(value, session, tables.scan());
  if (found.length === 0) return CONTINUE;
  return {
    act: "rewrite",
    value: clean,
    note: `[${TAG}] Warning, ${where} holds ${nameOf(found)}`,
    rules: rulesOf(found),
  };
}

/** Loads what an event needs: a plain command nothing, a command that is stopped or warned of also what masks a quote. */
async function load(tables: Tables, event?: HookEvent): Promise<void> {
  if (event?.kind === "stop" || event?.kind === "session") return;
  if (event?.kind === "tool_call" && !event.redact && !(await needsSecrets(event, tables))) return;
  await secrets.load();
  if (!event) await shell.load();
}

/** Whether a tool call needs the detectors of secrets: for what it sends, or to mask what is quoted of its command. */
async function needsSecrets(event: ToolCallEvent, tables: Tables): Promise<boolean> {
  if (isCommand(event) && !passes(event, tables)) {
    await shell.load();
    const { findings, warnings } = judgedBy(tables)(event);
    // A command that is stopped is kept whole for a person to allow, where masking finds nothing in it.
    const kept = findings.length > 0 ? [event.command] : [];
    const quoted = [
      ...shell.get().textsSent(judgedBy(tables)(event).evaluation),
      ...findings.map(({ evidence }) => evidence),
      ...warnings.map(({ text }) => text),
      ...kept,
    ];
    if (!quoted.every(isPlain) || typedBy(event, tables).length > 0) return true;
  }
  if (event.typed) {
    await shell.load();
    return true;
  }
  if (risky(event).length > 0) await shell.load();
  if (event.files?.some(({ path }) => !isPlain(path))) return true;
  return isAmong(event.tool, tables.messageTools) || isAmong(event.tool, tables.fetchTools);
}

/** Is a command among what the tool is given, to be judged by what it would do? */
function isCommand(event: ToolCallEvent): event is ToolCallEvent & { readonly command: string } {
  return event.command !== undefined && !event.redact;
}

/** Is there something to judge by what it would do: a command that is not plainly harmless, or keys for a shell? */
function runs(event: ToolCallEvent, tables: Tables): boolean {
  return !event.redact && (event.typed !== undefined || (isCommand(event) && !passes(event, tables)));
}

/** A command line, and where it runs. */
type Line = { readonly command: string; readonly cwd: string };

/** Is it plainly harmless, or a line that the user allowed where it runs? */
function passes(line: Line, tables: Tables): boolean {
  return allowedBy(line, tables) !== undefined || isHarmless(line.command, tables.shell);
}

/** The row by which the user allowed a line where it runs. */
function allowedBy({ command, cwd }: Line, tables: Tables): AllowedCommand | undefined {
  const line = command.trim();
  return tables.allowedCommands.find((row) => row.command === line && row.cwd === cwd);
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
        return found.every(({ rule }) => rule === "password")
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
