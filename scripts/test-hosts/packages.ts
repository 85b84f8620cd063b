/** The clients' packages, from the npm registry, without running any of their scripts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { supervise, tail } from "./stage.ts";

/** The largest client, 330 packages, took a minute on a busy machine. */
const INSTALL_MS = 600_000;

/** What npm says of a package that there is not, or not for this platform, and of a registry that cannot be reached. */
const CAUSES: readonly (readonly [code: RegExp, cause: string])[] = [
  [/\b(E404|ETARGET|ENOVERSIONS)\b/, "the registry does not have it, or not for this platform"],
  [/\bEBADPLATFORM\b/, "it is not for this platform"],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/,
    "the registry cannot be reached",
  ],
  [/\bENOSPC\b/, "the disk is full"],
];

/** Installs `packages` into `folder`, unless they are there; says what is wrong where that fails. */
export async function fetched(packages: readonly string[], folder: string): Promise<string | undefined> {
  const marker = join(folder, "installed.txt");
  const wanted = packages.join("\n");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const words = ["npm", "install", ...flags, ...packages];
  const { output, inTime, exit, seconds } = await supervise(words, folder, process.env, INSTALL_MS);
  if (exit === 0) {
    writeFileSync(marker, wanted);
    console.log(`        ${packages.join(", ")} installed (${seconds.toFixed(1)} s)`);
    return undefined;
  }
  const known = CAUSES.find(([code]) => code.test(output))?.[1];
  const cause = inTime ? (known ?? `npm ended with ${exit}`) : `npm took more than ${INSTALL_MS / 1000} s`;
  return `${packages.join(", ")} cannot be installed: ${cause}\n${tail(output)}`;
}
