/**
 * `npm run bench`: what the guards cost, on one page: start-up and memory, clean text, real trees, real scripts, the resident
 * server, and what others take beside it.
 *
 * usage: npm run bench -- [PART…] [--pairs N] [--peers]
 *   PART       startup, texts, secrets, trees, scripts, serve (default: all)
 *   --pairs N  pairs of processes for start-up (default: 60)
 *   --peers    first install cc-safety-net and secretlint in bench/peers, as its lock file pins them
 */
import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, release } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { VERSION } from "../lib/core/version.ts";
import { PEERS } from "./bench/peers.ts";
import { scripts } from "./bench/scripts.ts";
import { secrets } from "./bench/secrets.ts";
import { startup } from "./bench/startup.ts";
import { texts } from "./bench/texts.ts";
import { trees } from "./bench/trees.ts";
import { ROOT } from "./guards.ts";
import { installPinned } from "./pinned.ts";

const SERVE_SECONDS = "5";

/** The resident guards, in a process of their own: they are asked from another one. */
function serve(): void {
  console.log("\nresident: agent-guards serve, security_guard");
  const main = join(ROOT, "scripts", "bench-serve", "main.ts");
  spawnSync(process.execPath, ["--import", "tsx", main, "--seconds", SERVE_SECONDS], {
    cwd: ROOT,
    stdio: "inherit",
  });
}

const { values, positionals } = parseArgs({
  options: { pairs: { type: "string", default: "60" }, peers: { type: "boolean", default: false } },
  allowPositionals: true,
});

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  startup: () => startup(Number(values.pairs)),
  texts,
  secrets,
  trees,
  scripts,
  serve,
};

const wrong = positionals.find((name) => !Object.hasOwn(PARTS, name));
if (wrong !== undefined || !(Number(values.pairs) > 0)) {
  console.error(`error: ${wrong === undefined ? "--pairs wants a number" : `there is no part "${wrong}"`}`);
  console.error(`hint: npm run bench -- [${Object.keys(PARTS).join("|")}]… [--pairs N] [--peers]`);
  process.exitCode = 2;
} else {
  if (values.peers) installPinned(PEERS);
  const [{ model = "unknown" } = {}] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `agent-guards ${VERSION}, ${day}, Node ${process.versions.node}, ${process.platform} ${release()}`,
  );
  console.log(`${availableParallelism()} processors (${model.trim()}), load ${loadavg()[0]?.toFixed(1)}\n`);
  for (const [name, part] of Object.entries(PARTS))
    if (positionals.length === 0 || positionals.includes(name)) await part();
}
