/** How a test starts a process of Node that reads TypeScript, in whatever folder: as `npm test` starts the tests themselves. */
export const TYPESCRIPT: readonly string[] = [
  "--import",
  new URL("../scripts/typescript.mjs", import.meta.url).href,
];

/** Node for what is made for it: the engine of these tests, or the one on the path where Bun plays them. */
export const NODE = process.versions["bun"] ? "node" : process.execPath;
