/** The manual page, from the table of commands and their usage texts (man-pages(7), man(7)). */
import { COMMANDS } from "../cli/commands.ts";
import { VERSION } from "../lib/core/version.ts";

/** A line as roff prints it: backslashes and dashes as they are, and no request by accident. */
const line = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^([.'])/, "\\&$1");

const block = (text: string): string => text.trimEnd().split("\n").map(line).join("\n");

/** The page as roff text. */
export async function manual(): Promise<string> {
  const sections: string[] = [];
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const { usage } = await load();
    sections.push(`.SS ${line(name)}\n${line(summary)}\n.PP\n.EX\n${block(usage)}\n.EE`);
  }
  return `.TH AGENT\\-GUARDS 1 "" "agent\\-guards ${VERSION}" "User Commands"
.SH NAME
agent\\-guards \\- guards between an AI agent and your disk, your keys and your name
.SH SYNOPSIS
.B agent\\-guards
.I COMMAND
.RI [ OPTIONS ]
.SH DESCRIPTION
One executable is the guards that an agent's host calls as hooks, and this command, which installs, checks and tunes them.
Under a guard's name it is that guard: one JSON event on standard input, one decision on standard output.
.SH COMMANDS
${sections.join("\n")}
.SH EXIT STATUS
0 nothing to report, 1 something to report, 2 could not do it.
.SH SEE ALSO
.B agent\\-guards docs
shows the documentation by topic.
`;
}
