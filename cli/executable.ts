/** The one executable: under a guard's name it is that guard, under any other name the command. */
import { fstatSync } from "node:fs";
import { serve } from "../lib/hook/run.ts";
import { type Embedded, embed } from "./embedded.ts";
import { nameOf } from "./name.ts";

/**
 * The guard that this process is, or undefined. The file's own name comes first: a caller's argv[0] must not turn an
 * installed guard into something else. argv[0] tells where the file is a link's target or started by a loader.
 */
function guardOf(names: readonly string[]): string | undefined {
  return [process.execPath, process.argv0].map(nameOf).find((name) => names.includes(name));
}

/** Runs what the name asks for. */
export async function start(what: Embedded): Promise<void> {
  const words = process.argv.slice(2);
  const own = guardOf(Object.keys(what.guards));
  const [name, rest] = own === undefined && words[0] === "hook" ? [words[1], words.slice(2)] : [own, words];
  const load = name !== undefined && Object.hasOwn(what.guards, name) ? what.guards[name] : undefined;
  // A guard of one's own is built under its file's name, whatever it calls itself.
  if (load) return serve({ ...(await load()).guard, ...(name === undefined ? {} : { name }) }, rest);
  if (await isOwn(words, what)) return;
  embed(what);
  const isEvent = words.every((word, at) => at % 2 === 1 || word === "--host" || word === "--event");
  if (isEvent && isFed()) return misnamed(Object.keys(what.guards));
  await import("./main.ts");
}

/** Was it a guard of one's own, whose code lies beside the file? Any other name than the command's may be one's. */
async function isOwn(words: readonly string[], what: Embedded): Promise<boolean> {
  if (nameOf(process.execPath) === "agent-guards") return false;
  const { serveOwn } = await import("./own/load.ts");
  return serveOwn(process.execPath.replace(/ \(deleted\)$/, ""), words, what);
}

/** Is something other than a person or nothing at the other end of stdin? Then a host expects a decision. */
function isFed(): boolean {
  try {
    return !fstatSync(0).isCharacterDevice();
  } catch {
    return false;
  }
}

/** An event that no guard sees must not look like an allowed one: exit 2 and words on stderr are what no host takes for that. */
function misnamed(guards: readonly string[]): void {
  process.stderr.write(
    `error: ${JSON.stringify(nameOf(process.execPath))} is no guard's name, so this event was not judged\n` +
      `hint: name or link the file ${guards.join(" or ")}, or start it as: agent-guards hook ${guards[0]}\n`,
  );
  process.exitCode = 2;
}
