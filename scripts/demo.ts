/** `npm start`: feeds a handful of real events to the compiled executable and shows a person what came back. */
import { join } from "node:path";
import { styleText } from "node:util";
import { oneLine } from "../lib/core/text.ts";
import type { JsonObject } from "../lib/core/verdict.ts";
import { loadFolder } from "../lib/selftest/load.ts";
import { classify, type Reply } from "../lib/selftest/run.ts";
import { asExecutable, executableOf, guardNames, missingExecutable, ROOT } from "./guards.ts";

const COLOURS = {
  block: "red",
  rewrite: "yellow",
  warn: "yellow",
  context: "blue",
  continue: "green",
} as const;

/** What the guard did, as a person would say it. */
const WORDS = {
  block: "blocked",
  rewrite: "masked",
  warn: "warned",
  context: "told the agent",
  continue: "allowed",
};

/** The part of an answer that a person reads. */
function said({ stdout }: Reply): string {
  const { reason, response, notification, add_warning, tool_input } = stdout as JsonObject;
  const text =
    reason ?? response ?? notification ?? add_warning ?? (tool_input && JSON.stringify(tool_input));
  return typeof text === "string" ? oneLine(text, 160) : "";
}

async function main(): Promise<number> {
  const missing = missingExecutable();
  if (missing !== undefined) {
    console.error(`error: dist/${missing} is not there\nhint: npm run build makes it`);
    return 2;
  }
  for (const one of loadFolder(join(ROOT, "scripts", "demo"))) {
    const reply = await asExecutable([executableOf(one.guard)])(one);
    const act = classify(reply.stdout);
    console.log(`${styleText(COLOURS[act], WORDS[act].padEnd(9))} ${styleText("bold", one.id)}`);
    const line = said(reply);
    if (line !== "") console.log(`${" ".repeat(10)}${line}`);
  }
  console.log(
    `\nThese were real events for ${guardNames()
      .map((name) => `dist/${name}`)
      .join(" and ")}; nothing they name was run.`,
  );
  return 0;
}

process.exitCode = await main();
