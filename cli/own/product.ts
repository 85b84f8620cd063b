/** A guard of one's own as something that can be installed: the executable, and the code that goes beside it. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { codePath, type GuardCode, readCode } from "../../lib/rules/code.ts";
import { embedded } from "../embedded.ts";
import { EXECUTABLE_SUFFIX, libraryHere, type Product, productFolder, products } from "../guards.ts";
import { packagedExecutable } from "../platform.ts";
import { EXIT, type Exit, Refusal } from "../terminal.ts";
import { bundled, ownName } from "./bundle.ts";

/** The guard in a source file, bundled. @throws Refusal when there is none. */
export async function ownProduct(file: string): Promise<Product> {
  const path = resolve(file);
  if (!existsSync(path) || !statSync(path).isFile())
    throw new Refusal(`there is no file ${path}`, "install takes a guard's name, or the file of one's own");
  const taken = products().map(({ name }) => name);
  const name = ownName(path, taken);
  return productOf(name, await bundled(path, name, libraryHere()));
}

/** A guard of one's own that is installed as `program`; why its code does not count; undefined for any other program. */
export function installedOwn(program: string, name: string): Product | string | undefined {
  const file = readCode(codePath(program), name);
  if (file?.state === "bad") return `its code ${file.why}`;
  return file && productOf(name, file.code);
}

function productOf(name: string, code: GuardCode): Product {
  return { name, script: undefined, executable: products()[0]?.executable, code };
}

/**
 * Runs the same command by the executable, which holds what bundles a guard; undefined where this process is one.
 *
 * @throws Refusal when there is none on this machine.
 */
export function byExecutable(args: readonly string[]): Exit | undefined {
  if (embedded()) return undefined;
  const built = join(productFolder(), `agent-guards${EXECUTABLE_SUFFIX}`);
  const program = existsSync(built) ? built : packagedExecutable();
  if (program === undefined)
    throw new Refusal(
      "a guard of one's own needs the executable, and there is none for this machine",
      "npm run build makes one in a clone; runHook in the file makes it a script that any host can start with node",
    );
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  return status === EXIT.clean || status === EXIT.findings ? status : EXIT.failure;
}
