/**
 * Tables by program name, whose rows hold their names as one line, apart by blanks. Nothing is built from a table: a hook
 * asks for a few names and ends. A `#` behind a name stands for a version, or none. It must not know any program.
 */

/** Names whose row is remembered: a script has some dozen programs, and calls them thousands of times. */
const REMEMBERED_NAMES = 1024;

/** Units of the longest name that is looked for; every name of every table is shorter. */
const NAME_CHARS = 64;

/** A function from a program's name to the last row that holds it. */
export function byName<Row extends { readonly names: string }>(
  rows: readonly Row[],
): (name: string) => Row | undefined {
  const kept = new Map<string, Row | null>();
  return (name) => {
    if (name.length > NAME_CHARS) return undefined;
    const known = kept.get(name);
    if (known !== undefined) return known ?? undefined;
    const found = rowWith(rows, name) ?? rowWith(rows, name.replace(/[\d.]*$/, "#"));
    if (kept.size >= REMEMBERED_NAMES) kept.clear();
    kept.set(name, found ?? null);
    return found;
  };
}

function rowWith<Row extends { readonly names: string }>(
  rows: readonly Row[],
  name: string,
): Row | undefined {
  if (name === "" || name.includes(" ")) return undefined;
  return rows.findLast(({ names }) => ` ${names} `.includes(` ${name} `));
}
