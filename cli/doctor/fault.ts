/** What `doctor` can find, as words that scripts may rely on. */

/** Every fault by its code, with what to do about it. */
export const REMEDIES = {
  "config-unreadable": "mend the file: until then the host has no hooks at all",
  misshapen: "write the hooks as this host reads them; agent-guards install --dry-run shows the form",
  "event-unknown": "correct the name: a host never fires an event that it does not know",
  "no-command": "give the entry a command",
  "path-relative": "write the absolute path: hosts start hooks from folders of their own",
  "file-missing": "run agent-guards install again, or remove the entry",
  "not-executable": "chmod +x the file",
  "wrong-architecture": "build for this machine: npm run build, then agent-guards install",
  "interpreter-missing": "install the interpreter, or use the executable form of the guard",
  "slow-start":
    "name the program itself: a package runner costs half a second an event and may fetch from the network",
  "no-answer": "find out why it hangs, or raise the timeout",
  "broken-answer":
    "run the program by hand with the same event; until it answers with one JSON object the host lets everything through",
  "wrong-shape": "answer in this host's own words; --host on our guards chooses them",
  "lets-pass": "run agent-guards selftest --exec on it; then build and install again",
  "code-refused": "run agent-guards install ./FILE.ts again, from the guard's source",
  "rules-differ": "run agent-guards install again, so that the installed guard has the package's rules",
  "rules-refused": "agent-guards rules apply seals the rules file anew, over what lies there",
  "facts-elsewhere": "uninstall the guard and install it where the variable is right",
  "changed-since-install":
    "look at what changed it; then run agent-guards install again, which also renews the approval",
  unheard:
    "let the entry run for every call, wait for it, and read what it prints: without that it stops nothing",
  "matcher-invalid": "mend the regular expression",
  "matcher-never": "match the tool by this host's name of it, or leave the matcher out",
  "timeout-unit":
    "check the unit and the host's limit: some hosts (Gemini CLI, Qwen Code) count milliseconds, most seconds",
  "host-flag": "run agent-guards install for this host again",
  "half-wired": "run agent-guards install again: it adds the missing events",
  "not-wired": "run agent-guards install again, or agent-guards uninstall to forget it",
  idle: "remove the entry: it costs a process an event and does nothing",
  "two-files":
    "keep it in one of them: the host reads both, and may keep the one that does not wait for its answer",
  duplicate: "remove one of the entries",
  overlap: "keep one: two guards with one job can disagree",
  "hooks-off": "switch hooks on: until then nothing fires",
  "not-trusted": "start codex and trust the hook under /hooks: until then it is skipped without a word",
  "no-consent": "start hermes in a terminal once and agree, or start it with --accept-hooks",
  "writable-by-others":
    "chmod go-w and chown it, or install again as this user: whoever can write it can replace the guard or take it out",
  "no-trail": "move it away: until then no decision is written down",
  "not-set": "set it where the host runs",
  "no-prices": "set prices for your models in a rules file (agent-guards rules apply), or remove the guard",
  "log-unwritable":
    "make the file and its folder writable for this user, or name another with AGENT_GUARDS_AUDIT_LOG",
  "log-broken":
    "agent-guards audit verify shows the place; keep the file for whoever asks, and move it and its .head away: a new chain begins",
  "state-unusable": "make the folder writable for this user, or name another with AGENT_GUARDS_STATE",
  environment: "unset the variable: it can load other code into a compiled guard",
  "record-damaged": "remove the record and run agent-guards install again",
  "git-hook": "chmod +x the hook: git skips it otherwise",
} as const;

export type Code = keyof typeof REMEDIES;

/** One fault in its place. */
export type Fault = {
  readonly code: Code;
  readonly host: string;
  readonly config: string;
  readonly event?: string;
  readonly problem: string;
  /** What to do, where it differs from the code's own remedy. */
  readonly remedy?: string;
};
