/** Real trees before `agent-guards scan`, beside secretlint: time, processor time, memory and lines of findings. */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executableOf, ROOT } from "../guards.ts";
import { usageOf } from "./measure.ts";
import { ABSENT, secretlint } from "./peers.ts";

/** Code that others wrote, as the lock file pins it, and this project's own. */
const TREES = ["lib", "node_modules/libphonenumber-js", "node_modules/hono"];

function sizeOf(folder: string): { files: number; mb: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, mb: bytes / 2 ** 20 };
}

/** The part of the page. */
export function trees(): void {
  console.log("\nreal trees: the whole command, once");
  console.log(`${"".padEnd(44)}   files      MB  seconds  CPU s  peak MB  lines`);
  // secretlint leaves out whatever lies below a folder named node_modules.
  const copy = join(mkdtempSync(join(tmpdir(), "agent-guards-bench-")), "tree");
  const peer = secretlint();
  const row = (name: string, argv: readonly string[], { files, mb }: { files: number; mb: number }): void => {
    const { seconds, cpuSeconds, peakMb, lines } = usageOf({ argv, input: "", cwd: copy });
    const figures = [
      String(files).padStart(8),
      mb.toFixed(1).padStart(7),
      seconds.toFixed(2).padStart(8),
      cpuSeconds.toFixed(2).padStart(6),
      peakMb.toFixed(0).padStart(8),
      String(lines).padStart(6),
    ];
    console.log(`${name.padEnd(44)}${figures.join(" ")}`);
  };
  try {
    for (const name of TREES) {
      rmSync(copy, { recursive: true, force: true });
      cpSync(join(ROOT, name), copy, { recursive: true });
      const size = sizeOf(copy);
      row(`scan ${name}`, [executableOf("agent-guards"), "scan", "--no-project", "."], size);
      if (peer) row(`secretlint ${name}`, [...peer, "**/*"], size);
    }
  } finally {
    rmSync(join(copy, ".."), { recursive: true, force: true });
  }
  if (!peer) console.log(`secretlint: ${ABSENT}`);
}
