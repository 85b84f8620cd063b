/** Where a person's own settings lie. */
import { homedir } from "node:os";
import { join } from "node:path";

/** The folder of what a person told agent-guards. */
export function personalFolder(): string {
  return join(process.env["HOME"] || homedir(), ".agent-guards");
}

/** Where a person's rules file for a guard lies. */
export function rulesFileOf(guard: string): string {
  return join(personalFolder(), `${guard}.rules.yaml`);
}
