/**
 * Makes a runtime deaf to the environment before guards are compiled from it. A hook starts with variables that a
 * project's file may set (`.env`, a host's settings), and the runtime reads some of them before any code of ours:
 * BUN_BE_BUN makes it another program, BUN_JSC_watchdog=1 ends it with an empty answer, BUN_OPTIONS runs a file
 * first. No flag of the compiler turns these off.
 */
import type { Target } from "./targets.ts";

/** What the runtime asks getenv for, each once in its constants (found by logging getenv, and in the binary's strings). */
const NAMES = [
  ...["BUN_BE_BUN", "BUN_OPTIONS", "BUN_TCC_OPTIONS", "BUN_TMPDIR"],
  ...["BUN_INSPECT", "BUN_INSPECT_CONNECT_TO", "BUN_INSPECT_PRELOAD"],
  ...["BUN_BYTECODE_ORDER_OUT", "BUN_BYTECODE_ORDER_NAMES_OUT", "BUN_BYTECODE_DIGEST_OUT"],
  ...["BUN_DESTRUCT_VM_ON_EXIT", "BUN_DISABLE_STOP_IF_NECESSARY_TIMER", "BUN_LINT_MEMORY"],
  ...["BUN_GC_RUNS_UNTIL_SKIP_RELEASE_ACCESS", "BUN_GC_TIMER_DISABLE", "BUN_GC_TIMER_INTERVAL"],
  ...["BUN_GARBAGE_COLLECTOR_LEVEL", "BUN_IDLE_GC_SECONDS", "BUN_RUNTIME_TRANSPILER_CACHE_PATH"],
  ...["BUN_FEATURE_FLAG_DISABLE_ASYNC_TRANSPILER", "BUN_FEATURE_FLAG_DISABLE_EPOLL_PWAIT2"],
  ...["BUN_FEATURE_FLAG_DISABLE_IO_POOL", "BUN_FEATURE_FLAG_FORCE_IO_POOL", "BUN_FEATURE_FLAG_NO_ORPHANS"],
  ...["BUN_FEATURE_FLAG_DISABLE_STANDALONE_MADVISE", "BUN_FEATURE_FLAG_DISABLE_MEMFD"],
  ...["BUN_FEATURE_FLAG_DISABLE_SOURCE_MAPS", "BUN_FEATURE_FLAG_DISABLE_RWF_NONBLOCK"],
  ...["BUN_ENABLE_CRASH_REPORTING", "BUN_CRASH_REPORT_URL", "BUN_TRACE", "BUN_THREADPOOL_STATS"],
  ...["BUN_DISABLE_SOURCE_CODE_PREVIEW", "BUN_DISABLE_TRANSPILED_SOURCE_CODE_PREVIEW"],
  ...["JSC_SIGNAL_FOR_GC", "JavaScriptCoreUseJIT", "WTF_numberOfProcessorCores"],
  ...["WebKitSystemHeapOverrideEnablement", "WebKitMallocForceEnabled"],
  ...["NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE", "NODE_NO_WARNINGS"],
  ...["SIMDUTF_FORCE_IMPLEMENTATION"],
] as const;

type Name = (typeof NAMES)[number];

const LINUX_ALONE: readonly Name[] = [
  "BUN_FEATURE_FLAG_DISABLE_EPOLL_PWAIT2",
  "BUN_FEATURE_FLAG_DISABLE_MEMFD",
  "BUN_FEATURE_FLAG_DISABLE_RWF_NONBLOCK",
  "BUN_TRACE",
];

/** Names that a platform's runtime does not ask for. */
const ABSENT: Readonly<Record<"linux" | "linux-arm64" | "darwin" | "windows", readonly Name[]>> = {
  linux: [],
  "linux-arm64": ["SIMDUTF_FORCE_IMPLEMENTATION"],
  darwin: LINUX_ALONE,
  windows: [...LINUX_ALONE, "JSC_SIGNAL_FOR_GC"],
};

function absentOn(target: Target): readonly Name[] {
  if (target === "linux-arm64") return ABSENT[target];
  return target.startsWith("darwin")
    ? ABSENT.darwin
    : target.startsWith("windows")
      ? ABSENT.windows
      : ABSENT.linux;
}

/** @throws Error when something is not there exactly once: another version of the runtime has to be looked at. */
function only(places: readonly number[], what: string): number {
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(`the runtime holds ${what} ${places.length} times instead of once: look at it anew`);
  }
  return place;
}

/** Where `pattern`, a global one, matches in `text`. */
const placesOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ index }) => index);

/** Where each of the names stands in the runtime's `text`, all of them in one pass over its hundred megabytes. */
function placesOfNames(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>(NAMES.map((name) => [name, []]));
  for (const { 0: name, index } of text.matchAll(new RegExp(`(?:${NAMES.join("|")})(?=\\0)`, "g")))
    found.get(name)?.push(index);
  return found;
}

/** One change of a runtime: a byte at a place. */
type Change = { readonly at: number; readonly byte: number };

/** A name whose first byte is NUL asks for the empty name, which no variable has; another word would only move the switch. */
const forget = (name: Name, places: readonly number[] = []): Change => ({ at: only(places, name), byte: 0 });

/** A byte as it stands in a regular expression over text in Latin-1, which holds one unit for each byte. */
const unit = (byte: number): string => `\\x${byte.toString(16).padStart(2, "0")}`;

const PREFIX = [...Buffer.from("BUN_JSC_")];

/**
 * `cmpb $'B',(%r); jne; cmpb $'U',1(%r); jne; …` is the loop over the environment that looks for BUN_JSC_. With the last
 * displacement at 0, the first byte would have to be 'B' and '_' at once.
 */
const COMPARE_X64 = PREFIX.map((letter, index) =>
  index === 0
    ? String.raw`\x80[\x38-\x3f]${unit(letter)}(?:\x75.|\x0f\x85.{4})`
    : String.raw`\x41?\x80[\x78-\x7f]${unit(index)}${unit(letter)}(?:\x75.|\x0f\x85.{4})`,
).join("");

/** The same loop: `cmp wN, #imm` for each letter, with a load and a branch between them. */
const COMPARE_ARM64 = PREFIX.map((letter) => {
  const low = (letter & 0x3f) << 2;
  return String.raw`[\x1f\x3f\x5f\x7f\x9f\xbf\xdf\xff][${unit(low)}-${unit(low + 3)}]${unit(letter >> 6)}\x71`;
}).join("(?:.{4}){1,4}?");

/** The loop in the code of either processor, and the byte in it that makes it find nothing. */
function deafTo(text: string, arm: boolean): Change {
  const found = [...text.matchAll(new RegExp(arm ? COMPARE_ARM64 : COMPARE_X64, "gs"))];
  const [match = ""] = found[0] ?? [];
  const end =
    only(
      found.map(({ index }) => index),
      "the compare with BUN_JSC_",
    ) + match.length;
  // arm64: the immediate 0x5f becomes 0x15f, which a loaded byte never is; its ninth bit stands in the third byte.
  if (arm) return { at: end - 2, byte: text.charCodeAt(end - 2) | 0x04 };
  const branch = match.at(-2) === "\x75" ? 2 : 6;
  return { at: end - branch - 2, byte: 0 };
}

/** The prefix of the allocator's variables is no constant text but eight bytes in the code, or in its pool of literals. */
function forgetAllocator(bytes: Buffer, text: string, arm: boolean): Change {
  const isText = (unit = 0): boolean => unit === 0 || (unit > 31 && unit < 127);
  const places = placesOf(text, /mimalloc/g).filter((at) => {
    const [two = 0, one = 0] = bytes.subarray(at - 2, at);
    if (arm) return !isText(bytes[at + 8]);
    // movabs $imm64, %reg
    return (two === 0x48 || two === 0x49) && one >= 0xb8 && one <= 0xbf;
  });
  return { at: only(places, "the allocator's prefix"), byte: 0xff };
}

/**
 * The runtime asks for its working directory before any code of ours, and ends with code 1 where that was deleted, which
 * hosts take for "allowed". Its code, linux-x64: `mov %rax,%r12; mov $4096,%esi; mov %rax,%rdi; call getcwd; test; je; mov
 * %rax,%rdi; call strlen`. Instead "/" is put into the fresh buffer before the call, whose result is not asked: libc
 * leaves the buffer alone when it fails, so that such a process is in the root.
 */
const ASKS_CWD = String.raw`\x49\x89\xc4\xbe\x00\x10\x00\x00\x48\x89\xc7\xe8.{4}\x48\x85\xc0\x0f\x84.{4}\x48\x89\xc7\xe8`;

function atHomeAnywhere(text: string): Change[] {
  const at = only(placesOf(text, new RegExp(ASKS_CWD, "gs")), "the question for the working directory");
  const call = Buffer.from(text.slice(at + 12, at + 16), "latin1");
  // The call moves five bytes on, and counts its distance from its own end.
  call.writeInt32LE(call.readInt32LE() - 5);
  const bytes = [
    ...[0x49, 0x89, 0xc4, 0xbe, 0x00, 0x10, 0x00, 0x00, 0x48, 0x89, 0xc7],
    // movw $'/',(%rax); call getcwd; mov %r12,%rdi; nop
    ...[0x66, 0xc7, 0x00, 0x2f, 0x00, 0xe8, ...call, 0x4c, 0x89, 0xe7, 0x0f, 0x1f, 0x40, 0x00],
  ];
  return bytes.map((byte, index) => ({ at: at + index, byte }));
}

/** The targets whose code was looked at for {@link atHomeAnywhere}; on the others a deleted directory ends a hook. */
const LOOKED_AT: readonly Target[] = ["linux-x64", "linux-x64-baseline"];

/**
 * The runtime of `target` with every switch taken out that the environment has; same size, same speed.
 *
 * @throws Error when a name or a place in the code is not there exactly as often as it was in the pinned version.
 */
export function deaf(runtime: Buffer, target: Target): Buffer {
  const arm = target.endsWith("arm64");
  const absent = absentOn(target);
  const text = runtime.toString("latin1");
  const places = placesOfNames(text);
  const asked = absent.find((name) => places.get(name)?.length);
  if (asked) throw new Error(`the runtime asks for ${asked}, too: look at it anew`);
  const changes = [
    ...NAMES.filter((name) => !absent.includes(name)).map((name) => forget(name, places.get(name))),
    deafTo(text, arm),
    forgetAllocator(runtime, text, arm),
    ...(LOOKED_AT.includes(target) ? atHomeAnywhere(text) : []),
  ];
  const bytes = Buffer.from(runtime);
  for (const { at, byte } of changes) bytes[at] = byte;
  return bytes;
}
