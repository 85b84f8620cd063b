/** Says what a command line would do, without running it: `node judge-command.ts 'cd / && rm -rf *'`. */
import { homedir } from "node:os";
import { SHELL_ROWS } from "agent-guards/security_guard";
import { type Judgement, judge, known } from "agent-guards/shell";

const [command = "ls"] = process.argv.slice(2);
const context = { cwd: process.cwd(), home: homedir() };
const { findings, warnings, evaluation }: Judgement = judge(command, context, SHELL_ROWS, { quick: false });

for (const { program, args } of evaluation.invocations) {
  console.log("would run:", program ?? "?", ...args.map((word) => known(word) ?? "?"));
}
for (const { rule, why, instead } of findings)
  console.log(`stopped by ${rule}: ${why}${instead ? `; ${instead}` : ""}`);
for (const { text } of warnings) console.log("warning:", text);
process.exitCode = findings.length > 0 ? 1 : 0;
