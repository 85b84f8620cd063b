/** How a test starts a process of Node that reads TypeScript, in whatever folder: as `npm test` starts the tests themselves. */
export const TYPESCRIPT: readonly string[] = [
  "--import",
  new URL("../scripts/typescript.mjs", import.meta.url).href,
];
