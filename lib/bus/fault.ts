/** What can go wrong with a hook, as words that programs may rely on. */

/** Every kind of failure with what to do about it. Each of them lets the agent go on. */
export const FAULTS = {
  timeout: "find out why it hangs, or raise its timeout",
  flood: "print one JSON object and nothing else",
  "not-json": "print one JSON object or nothing on stdout; what is for people goes to stderr",
  exit: "end with exit code 0; a block is a decision on stdout, or exit code 2 with the reason on stderr",
  signal: "find out what ended it: memory, a crash, somebody's kill",
  missing: "put the program where the command says, or mend the command",
  "not-executable": "chmod +x the file, and check its first line",
  "left-behind": "do all the work before the hook ends: what it leaves running is ended with it",
  "too-large": "keep large data out of the payload",
  "http-refused": "name a public address; STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL=1 allows a local service",
  "http-status": "answer 200 with one JSON object, or 204",
  "http-network": "check the name, the network and the service",
  ignored: "wire the hook to an event that can do what it asks for; docs/protocol.md has the table",
  odd: "answer in the words of docs/protocol.md",
  loop: "call a model through the proxy, never the agent itself",
  "redo-cap": "the agent could not satisfy the hook; read the reason",
  drift: "look at what changed; then approve it again",
  configuration: "mend the file: until then the last good one holds",
  internal: "this should not happen: please report it",
} as const;

/** The name of a fault. */
export type FaultKind = keyof typeof FAULTS;

/** One failure; `detail` is a sentence about the hook, which begins in small letters. */
export type Fault = { readonly kind: FaultKind; readonly detail: string; readonly stderr?: string };

/** A {@link Fault}. */
export function fault(kind: FaultKind, detail: string): Fault {
  return { kind, detail };
}
