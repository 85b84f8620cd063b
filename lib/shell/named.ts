/**
 * Tables by program name, whose rows hold their names as one line, apart by blanks. Nothing is built from a table: a hook
 * asks for a few names and ends. It must not know any program.
 */

/** Names whose row is remembered: a script has some dozen programs, and calls them thousands of times. */
const REMEMBERED_NAMES = 1024;

/** A function from a program's name to the last row that holds it. */
export function byName<Row extends { readonly names: string }>(
  rows: readonly Row[],
): (name: string) => Row | undefined {
  const kept = new Map<string, Row | null>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known ?? undefined;
    const isName = name !== "" && !name.includes(" ");
    const found = isName ? rows.findLast(({ names }) => ` ${names} `.includes(` ${name} `)) : undefined;
    if (kept.size >= REMEMBERED_NAMES) kept.clear();
    kept.set(name, found ?? null);
    return found;
  };
}
