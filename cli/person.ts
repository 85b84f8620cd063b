/**
 * What only a person may do: asked at the terminal itself, with a word that has to be typed, and never below an
 * agent. A program with the same uid can still forge a person; SECURITY.md says so.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { closeSync, openSync, readFileSync, readlinkSync, readSync, writeSync } from "node:fs";
import { Refusal } from "./terminal.ts";

/** Agents by the names of their programs and packages. */
const AGENTS = new Set([
  ...[
    "aider",
    "amp",
    "antigravity",
    "auggie",
    "claude",
    "claude-code",
    "cline",
    "codex",
    "continue",
    "copilot",
  ],
  ...[
    "copilot-cli",
    "crush",
    "cursor",
    "cursor-agent",
    "docker-agent",
    "droid",
    "gemini",
    "gemini-cli",
    "goose",
  ],
  ...[
    "hermes",
    "hermes-agent",
    "kiro",
    "kiro-cli",
    "openclaw",
    "opencode",
    "openhands",
    "q",
    "qwen",
    "qwen-code",
  ],
  ...["starchild", "windsurf"],
]);

/** Variables that agents set for the commands that they run. */
const MARKS = [
  "CLAUDECODE",
  "CODEX_SANDBOX",
  "GEMINI_CLI",
  "QWEN_CODE",
  "CURSOR_AGENT",
  "OPENCODE",
  "GOOSE_TERMINAL",
];

const WORDS = [
  "amber",
  "basil",
  "cedar",
  "delta",
  "ember",
  "fjord",
  "grove",
  "heron",
  "ivory",
  "maple",
  "onyx",
  "plum",
];

/** Longest answer that is read from a terminal. */
const ANSWER_BYTES = 200;

/**
 * Shows `lines` on the terminal and waits for the word that it shows, too.
 *
 * @throws Refusal below an agent, without a terminal, and when another word is typed.
 */
export function askPerson(lines: readonly string[]): void {
  const agent = agentAbove();
  if (agent !== undefined)
    throw new Refusal(
      `${agent} runs this command, and only a person may`,
      "open a terminal of your own and run it there",
    );
  const tty = terminal();
  try {
    const word = `${WORDS[randomInt(WORDS.length)] ?? ""}-${randomInt(10, 100)}`;
    writeSync(tty, `${lines.join("\n")}\nType ${word} to go on: `);
    if (answerOn(tty) !== word) throw new Refusal("another word was typed, and nothing has changed");
  } finally {
    closeSync(tty);
  }
}

/** Which of `names` the person at the terminal means, by its number or its name; undefined where nobody is there. */
export function askWhich(question: string, names: readonly string[]): string | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const tty = terminal();
  try {
    const lines = names.map((name, at) => `  ${at + 1}  ${name}`);
    writeSync(tty, `${question}\n${lines.join("\n")}\nIts number or its name: `);
    const answer = answerOn(tty);
    return names.find((name, at) => answer === name || answer === String(at + 1));
  } finally {
    closeSync(tty);
  }
}

function terminal(): number {
  try {
    return openSync("/dev/tty", "r+");
  } catch {
    throw new Refusal("this needs a person at a terminal", "open a terminal of your own and run it there");
  }
}

function answerOn(tty: number): string {
  const bytes = Buffer.alloc(ANSWER_BYTES);
  return bytes.toString("utf8", 0, readSync(tty, bytes, 0, ANSWER_BYTES, null)).trim();
}

/** The agent that this command runs below, by its name or by what it set for its commands; undefined where there is none. */
function agentAbove(): string | undefined {
  const mark = MARKS.find((name) => (process.env[name] ?? "") !== "");
  if (mark !== undefined) return `an agent (${mark} is set)`;
  const seen = new Set<number>();
  for (let pid = process.ppid; pid > 1 && !seen.has(pid); ) {
    seen.add(pid);
    const parent = processOf(pid);
    if (!parent) return undefined;
    const agent = parent.words.flatMap(namesIn).find((name) => AGENTS.has(name));
    if (agent !== undefined) return `the agent ${agent} (process ${pid})`;
    const set = markOn(pid);
    if (set !== undefined) return `an agent (${set} is set for process ${pid})`;
    pid = parent.ppid;
  }
  return undefined;
}

/** The parts of a program's path that may name it: `/x/@openai/codex/bin/codex.js` holds codex. */
function namesIn(word: string): string[] {
  return word
    .toLowerCase()
    .split(/[/\\]/)
    .map((part) => part.replace(/^-|\.(?:[cm]?js|exe|py|sh)$/g, ""));
}

/** The mark that a process above was started with, were it taken away for those below. */
function markOn(pid: number): string | undefined {
  try {
    const names = readFileSync(`/proc/${pid}/environ`, "latin1").split("\0");
    return MARKS.find((mark) =>
      names.some((row) => row.startsWith(`${mark}=`) && row.length > mark.length + 1),
    );
  } catch {
    // Another user's, or no Linux.
    return undefined;
  }
}

/** The file that a process runs, whatever it calls itself. */
function fileOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return "";
  }
}

type Process = { readonly ppid: number; readonly words: readonly string[] };

/** A process, its parent and the words that name its program: /proc where there is one, ps elsewhere. */
function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, ppid = "0"] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").slice(0, 2);
    return {
      ppid: Number(ppid),
      words: [...words, fileOf(pid), stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"))],
    };
  } catch {
    const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [, ppid, args = ""] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? "") ?? [];
    return ppid === undefined ? undefined : { ppid: Number(ppid), words: args.split(" ").slice(0, 2) };
  }
}
