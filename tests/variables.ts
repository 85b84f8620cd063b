/** The variables of a process that several files of tests share. */

/** A function that gives all variables the values that they have now, for a file of tests to call behind its last test. */
export function rememberVariables(): () => void {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
    Object.assign(process.env, kept);
  };
}
