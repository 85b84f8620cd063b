/**
 * One process at a time: a lock file beside what it protects. A lock whose holder is dead is cleared at once where that can
 * be told, and by its age, past or future, where it cannot.
 */
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  unlinkSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { lazy } from "../core/lazy.ts";
import { LOCK_DEAD_MS, LOCK_WAIT_MS } from "../core/limits.ts";

/**
 * Runs `work` while this process alone holds `path.lock`, waiting up to `waitMs` milliseconds for it. A `work` that takes
 * longer than {@link LOCK_DEAD_MS} may lose the lock.
 *
 * @throws RangeError when the lock cannot be had in time, whatever the disk says, and what `work` throws.
 */
export function withLock<T>(path: string, work: () => T, waitMs: number = LOCK_WAIT_MS): T {
  const lock = `${path}.lock`;
  const until = performance.now() + waitMs;
  let cleared = false;
  let held = take(lock);
  while (held === undefined) {
    cleared = clearDead(lock) || cleared;
    if (!cleared && performance.now() > until) throw new RangeError("the lock is held");
    // An uneven pause, so that many processes do not come back at the same moment.
    if (!cleared) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1 + Math.random() * 4);
    held = take(lock);
  }
  try {
    if (cleared) sweepDrafts(path);
    return work();
  } finally {
    release(lock, held);
  }
}

/** Removes what a killed process left of its drafts. Only who holds the lock may ask: nobody else is writing then. */
function sweepDrafts(path: string): void {
  const name = basename(path);
  for (const entry of readdirSync(dirname(path))) {
    if (!entry.startsWith(`${name}.`) || !entry.endsWith(".tmp")) continue;
    rmSync(join(dirname(path), entry), { force: true });
  }
}

/** The lock that was made, or undefined while another process holds it. */
function take(lock: string): Stats | undefined {
  try {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
    const file = openSync(lock, flags, 0o600);
    try {
      sign(file);
      return fstatSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return undefined;
  }
}

/** Without room for a line on the disk the lock is empty, and only its age tells whether its holder lives. */
function sign(file: number): void {
  try {
    writeSync(file, `${process.pid} ${machine()}`);
  } catch {
    // Said above.
  }
}

/** Removes our own lock, and not one that somebody made after taking ours for dead. */
function release(lock: string, held: Stats): void {
  const stat = lstatSync(lock, { throwIfNoEntry: false });
  if (stat && isSame(stat, held)) unlinkSync(lock);
}

/** Removes the lock of a process that was killed. Renaming it first lets one of many waiters win: true for that one. */
function clearDead(lock: string): boolean {
  const stat = lstatSync(lock, { throwIfNoEntry: false });
  if (!stat || stat.isDirectory() || !isDead(lock, stat)) return false;
  const grave = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, grave);
    const isStill = isSame(lstatSync(grave), stat);
    // Between the look and the move another waiter cleared the dead one and took the lock: it gets its own back.
    if (!isStill) linkSync(grave, lock);
    return isStill;
  } catch {
    // Another waiter was faster.
    return false;
  } finally {
    rmSync(grave, { force: true });
  }
}

/** The same lock: a number of a file is given again at once, and its time tells the two apart. */
function isSame(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev && a.mtimeMs === b.mtimeMs;
}

/** Too old for a living process, or dated in a future that no clock of this machine has seen. */
function isOld(stat: Stats, times = 1): boolean {
  return Math.abs(Date.now() - stat.mtimeMs) >= LOCK_DEAD_MS * times;
}

/**
 * On this machine a process that lives holds its lock, however long a crowded machine keeps it waiting; its number may be
 * another's by now, so that age counts in the end.
 */
function isDead(lock: string, stat: Stats): boolean {
  const holder = holderOf(lock, stat);
  if (holder === "gone") return true;
  return holder === "lives" ? isOld(stat, LIVING_TIMES) : isOld(stat);
}

/** How much longer a lock holds whose holder is seen to live. */
const LIVING_TIMES = 15;

/** Whether the process that signed the lock lives; undefined for one of another machine, and for no signature. */
function holderOf(lock: string, stat: Stats): "lives" | "gone" | undefined {
  if (!stat.isFile() || stat.size === 0 || stat.size > 400) return undefined;
  try {
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const file = openSync(lock, flags);
    try {
      const [pid = "", ...where] = readFileSync(file, "utf8").split(" ");
      if (machine() === "" || where.join(" ") !== machine()) return undefined;
      return lives(Number(pid)) ? "lives" : "gone";
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

function lives(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and is somebody else's.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

/**
 * Where a process id means something: this boot of this machine, and the name space of its processes, which each container
 * has of its own. Empty where the system does not tell; then only a lock's age counts.
 */
const machine = lazy(() => {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
});
