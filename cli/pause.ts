/** `agent-guards pause` and `resume`: how a person takes a break from the guards on this machine. */
import { parseArgs } from "node:util";
import { PAUSE_MS } from "../lib/core/limits.ts";
import { pauseEnd, pauseFor } from "../lib/rules/pause.ts";
import { pauseOf } from "../lib/rules/reseal.ts";
import { productNamed, products } from "./guards.ts";
import { askPerson } from "./person.ts";
import { changeSeal, programsOf, sealOf, type Which } from "./rules/sealed.ts";
import { EXIT, type Exit, Refusal, say } from "./terminal.ts";

const OPTIONS = {
  dir: { type: "string" },
  exec: { type: "string" },
  workspace: { type: "string" },
} as const;

const WHERE = `  GUARD            one guard (default: every installed one)
  --dir DIR        the hooks folder with the installed guards (default: the workspace's, and ~/.agent-guards/hooks)
  --exec PATH      one installed guard by its path
  --workspace DIR  Starchild's workspace (default: $WORKSPACE_DIR or /data/workspace)
`;

type Installed = { readonly guard: string; readonly program: string };

/** The installed guards that are meant. @throws Refusal when there are none. */
function installedOf(name: string | undefined, which: Which): Installed[] {
  const names = name === undefined ? products().map((product) => product.name) : [productNamed(name).name];
  const found = names.flatMap((guard) => programsOf(guard, which).map((program) => ({ guard, program })));
  const own =
    which.exec === undefined ? found : found.filter(({ guard, program }) => program.includes(guard));
  if (own.length > 0) return own;
  throw new Refusal("no guard is installed where this command looks", "--dir DIR or --exec PATH names one");
}

/** Milliseconds of "90s", "10m" or "2h". @throws Refusal for other words, and beyond the longest pause. */
function durationOf(text: string): number {
  const ms = pauseOf(text);
  if (ms !== undefined) return ms;
  throw new Refusal(
    `${JSON.stringify(text)} is no pause`,
    `a number with s, m or h, up to ${PAUSE_MS / 3_600_000}h: agent-guards pause 10m`,
  );
}

export const pause = {
  usage: `usage: agent-guards pause DURATION [GUARD] [--dir DIR] [--exec PATH]

Lets everything pass for a while: 90s, 10m, 2h. Only for a person at a terminal of their own: it shows a word that has to
be typed, and refuses below an agent. Every answer says so meanwhile, and it is over by itself.

${WHERE}`,
  run: (args: readonly string[]): Exit => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [length = "", name, ...more] = positionals;
    if (more.length > 0) throw new Refusal("pause takes a duration and one guard", "agent-guards pause 10m");
    const ms = durationOf(length);
    const all = installedOf(name, { dir: values.dir, exec: values.exec, workspace: values.workspace });
    askPerson([
      `For ${length} nothing is checked by:`,
      ...all.map(({ program }) => `  ${program}`),
      "Secrets, destructive commands and false claims pass meanwhile.",
    ]);
    const taken = pauseFor(ms);
    for (const { guard, program } of all) changeSeal(program, guard, (old) => ({ ...old, ...taken }));
    say(
      `paused until ${new Date(taken.pausedUntil).toISOString().slice(0, 16)}Z; agent-guards resume ends it`,
    );
    return EXIT.clean;
  },
};

export const resume = {
  usage: `usage: agent-guards resume [GUARD] [--dir DIR] [--exec PATH]

Ends a pause. Anyone may.

${WHERE}`,
  run: (args: readonly string[]): Exit => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [name] = positionals;
    const all = installedOf(name, { dir: values.dir, exec: values.exec, workspace: values.workspace });
    const paused = all.filter(({ guard, program }) => {
      const seal = sealOf(program, guard);
      return seal?.state === "sealed" && pauseEnd(seal.sealed) > 0;
    });
    for (const { guard, program } of paused) {
      changeSeal(program, guard, (old) => ({ ...old, pausedUntil: 0 }));
      say(`resumed ${program}`);
    }
    if (paused.length === 0) say("nothing is paused");
    return EXIT.clean;
  },
};
