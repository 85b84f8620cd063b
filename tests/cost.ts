/** What work costs, in time of this process alone: the clock of a busy machine tells nothing. */

/** Milliseconds of processor time that `work` takes. */
export function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
