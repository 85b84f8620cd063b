/** The first and the last half of so many: where not all of a list is looked at, padding stands in front of something or behind it. */
export function endsOf<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  const half = most >> 1;
  return [...all.slice(0, most - half), ...all.slice(all.length - half)];
}
