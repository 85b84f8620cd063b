/**
 * Programs that run the program behind their own options: sudo, env, nice, timeout … as rows of option grammar. It must
 * not know what the inner program does.
 */
import type { Grammar } from "../word/grammar.ts";

/** How a launcher is written: `sudo [options] [NAME=value …] COMMAND [args]`. */
export type Launcher = Grammar & {
  /** Operands of its own in front of the command: the DURATION of `timeout`, the FILE of `flock`. */
  readonly skip?: number;
  /** `NAME=value` words in front of the command are its environment. */
  readonly assigns?: boolean;
  /** Options whose value is shell text that runs instead of a command. */
  readonly scripts?: readonly string[];
  /** Options whose value is the working directory of the command. */
  readonly chdir?: readonly string[];
  /** Options that make it answer a question instead: `command -v`, `sudo -l`. */
  readonly queries?: readonly string[];
  /** Its first operand must be one of these, and the command follows: `poetry run`, `bundle exec`. */
  readonly verbs?: readonly string[];
  /** With one of these options (or `-` as its first operand) it starts in the home directory of the other user. */
  readonly login?: readonly string[];
  /** Without a command it starts a shell: always, or with one of these options. */
  readonly shell?: true | readonly string[];
  /** All words of the command are joined and run as shell text (`watch`). */
  readonly joins?: boolean;
  /** Every word of the command is a shell text of its own (`concurrently 'a' 'b'`). */
  readonly each?: boolean;
  /** With `-t 1` it leaves a container for the machine itself. */
  readonly leaves?: boolean;
  /** It is listed itself as well: it does something of its own. */
  readonly listed?: boolean;
  /** The command starts only behind this word. */
  readonly behind?: string;
};

const SU: Launcher = {
  short: "ugGscwT",
  long: "user group supp-group shell command session-command whitelist-environment",
  scripts: ["c", "command", "session-command"],
  shell: true,
  login: ["l", "login"],
};

const TERMINAL: Launcher = { behind: "--", listed: true };

/** By program name. Option letters are those of the manual page of each program. */
const ROWS: Readonly<Record<string, Launcher>> = {
  // Other users.
  sudo: {
    short: "ugpCDRTUhrta",
    long: "user group prompt close-from chdir chroot command-timeout other-user host role type auth-type login-class",
    assigns: true,
    chdir: ["D", "chdir"],
    queries: ["l", "list", "v", "validate", "k", "K", "e", "edit", "V", "version"],
    shell: ["s", "i", "shell", "login"],
    login: ["i", "login"],
  },
  doas: { short: "uC", queries: ["L"], shell: ["s"] },
  pkexec: { long: "user" },
  run0: {
    short: "ugD",
    long: "user group unit property description slice nice chdir setenv background machine",
    chdir: ["D", "chdir"],
    shell: true,
  },
  gosu: { skip: 1 },
  "su-exec": { skip: 1 },
  setpriv: {
    long: "reuid regid groups inh-caps ambient-caps bounding-set securebits pdeathsig selinux-label apparmor-profile",
  },
  runuser: SU,
  su: { ...SU, skip: 99 },
  sg: { short: "c", skip: 1, scripts: ["c"], shell: true },
  newgrp: { skip: 9, shell: true },

  // Environment, priority, limits.
  env: { short: "uCS", long: "unset chdir split-string", assigns: true, chdir: ["C", "chdir"] },
  "cross-env": { assigns: true },
  "cross-env-shell": { assigns: true, joins: true },
  command: { queries: ["v", "V"] },
  builtin: {},
  exec: { short: "a" },
  noglob: {},
  nocorrect: {},
  nohup: {},
  setsid: {},
  nice: { short: "n", long: "adjustment" },
  ionice: { short: "cnpPu", long: "class classdata pid" },
  chrt: { short: "TPD", long: "sched-runtime sched-period sched-deadline", skip: 1 },
  taskset: { skip: 1 },
  numactl: { short: "iNmCp", long: "interleave cpunodebind membind physcpubind preferred" },
  prlimit: { short: "p", long: "pid" },
  softlimit: { short: "adflmprst" },
  chpst: { short: "uUbeoplnm/" },
  envdir: { skip: 1 },
  timeout: { short: "ks", long: "kill-after signal", skip: 1 },
  gtimeout: { short: "ks", long: "kill-after signal", skip: 1 },
  stdbuf: { short: "ioe", long: "input output error" },
  unbuffer: {},
  time: { short: "fo", long: "format output" },
  gtime: { short: "fo", long: "format output" },
  flock: {
    short: "wEc",
    long: "timeout wait conflict-exit-code command",
    scripts: ["c", "command"],
    skip: 1,
  },
  chronic: {},
  ifne: {},
  trickle: { short: "udstwlLn" },
  cpulimit: { short: "lpePi", behind: "--" },
  caffeinate: { short: "tw" },
  eatmydata: {},
  torsocks: {},
  proxychains: { short: "f" },
  proxychains4: { short: "f" },
  rtk: {},

  // Namespaces, tracers, service managers.
  unshare: {
    short: "SGRw",
    long: "setuid setgid root wd propagation map-user map-group map-users map-groups setgroups boottime monotonic kill-child",
    chdir: ["w", "wd"],
    shell: true,
  },
  nsenter: { short: "tSGrw", long: "target setuid setgid", shell: true, leaves: true },
  fakeroot: { short: "lsibf", long: "lib faked", shell: true },
  proot: { short: "rbwq", long: "rootfs bind cwd", shell: true },
  firejail: {},
  bwrap: { long: "dir chdir hostname unsetenv proc dev tmpfs" },
  "flatpak-spawn": { long: "env directory" },
  strace: { short: "abeEIoOpPsSuUX", long: "output trace env attach string-limit user column" },
  ltrace: { short: "aAeFlnopsuwx", long: "output" },
  valgrind: {},
  perf: { short: "eopCI", long: "event output", verbs: ["stat", "record", "trace", "mem", "c2c"] },
  catchsegv: {},
  "systemd-run": {
    short: "pPMuEHGd",
    long: "unit property description slice uid gid nice working-directory setenv on-active on-boot on-calendar on-unit-active timer-property machine host service-type",
    chdir: ["d", "working-directory"],
  },
  "systemd-inhibit": { long: "what who why mode" },
  cgexec: { short: "g" },
  "dbus-run-session": { long: "config-file dbus-daemon" },
  "xvfb-run": { short: "efnps", long: "error-file auth-file server-num xauth-protocol server-args" },
  arch: { short: "e" },
  setarch: { skip: 1, shell: true },
  linux64: { shell: true },
  linux32: { shell: true },
  "start-stop-daemon": { behind: "--", listed: true },
  daemonize: { short: "acepolu" },
  screen: { short: "cehpsStT", listed: true },
  dtach: { short: "er", listed: true, skip: 1 },
  entr: {},

  // Boxes of many programs.
  busybox: { queries: ["list", "help", "install"] },
  toybox: {},

  // Tools that prepare an environment: `poetry run cmd`, `mise exec -- cmd`.
  poetry: { short: "CP", long: "directory project", verbs: ["run"] },
  pipenv: { verbs: ["run"] },
  pdm: { verbs: ["run"] },
  hatch: { short: "e", verbs: ["run"] },
  rye: { verbs: ["run"] },
  uv: { short: "p", long: "python with directory project package extra group env-file", verbs: ["run"] },
  conda: { short: "np", long: "name prefix cwd", verbs: ["run"] },
  mamba: { short: "np", long: "name prefix", verbs: ["run"] },
  micromamba: { short: "np", long: "name prefix", verbs: ["run"] },
  bundle: { verbs: ["exec"] },
  rbenv: { verbs: ["exec"] },
  pyenv: { verbs: ["exec"] },
  asdf: { verbs: ["exec"] },
  mise: { verbs: ["exec", "x"], behind: "--" },
  direnv: { verbs: ["exec"], skip: 1 },
  pnpm: { short: "C", long: "dir filter", verbs: ["exec"], listed: true },
  yarn: { long: "cwd", verbs: ["exec"], listed: true },
  dotenv: { short: "ef", behind: "--" },
  dotenvx: { behind: "--" },
  op: { behind: "--", listed: true },
  doppler: { behind: "--", listed: true },
  infisical: { behind: "--", listed: true },
  chamber: { behind: "--", listed: true },
  "aws-vault": { behind: "--", listed: true },
  wsl: { short: "du", long: "distribution user cd" },
  toolbox: { short: "cdr", long: "container distro release", verbs: ["run"] },

  // Their operands or options are shell text.
  watch: { short: "nq", long: "interval equexit", joins: true, listed: true },
  hyperfine: {
    short: "wmMrpcSuN",
    long: "warmup runs prepare setup cleanup shell",
    each: true,
    listed: true,
  },
  concurrently: { short: "ncp", long: "names prefix prefix-colors", each: true, listed: true },
  "nix-shell": { short: "pIA", long: "run command", scripts: ["run", "command"], verbs: [] },
  npm: { short: "c", long: "call prefix workspace", scripts: ["c", "call"], verbs: [], listed: true },
  npx: { short: "cp", long: "call package", scripts: ["c", "call"], verbs: [], listed: true },
  nodemon: { short: "xwe", long: "exec watch ext", scripts: ["x", "exec"], verbs: [], listed: true },
  xterm: TERMINAL,
  "gnome-terminal": TERMINAL,
};

/** The row of a program. */
export function launcherOf(program: string): Launcher | undefined {
  return Object.hasOwn(ROWS, program) ? ROWS[program] : undefined;
}
