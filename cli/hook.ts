/** `agent-guards hook NAME`: be that guard, as if this file were named after it. */
import { serve } from "../lib/hook/run.ts";
import { guardOf, productNamed, products } from "./guards.ts";
import { EXIT, type Exit, Refusal } from "./terminal.ts";

export const usage = `usage: agent-guards hook NAME [WORDS]

Reads one event as JSON on stdin and prints one decision, as the executable called NAME does. The words are the guard's
own: --host, --event, explain, fingerprint.
`;

export async function run([name, ...words]: readonly string[]): Promise<Exit> {
  if (name === undefined)
    throw new Refusal(
      "hook takes the name of one guard",
      `guards: ${products()
        .map((product) => product.name)
        .join(", ")}`,
    );
  await serve(await guardOf(productNamed(name)), words);
  return process.exitCode === EXIT.findings || process.exitCode === EXIT.failure
    ? process.exitCode
    : EXIT.clean;
}
