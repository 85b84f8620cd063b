/** What a session holds, read once for all claims: its texts, its words, its numbers. */
import { remember } from "../core/lazy.ts";
import { numbersIn } from "./counts.ts";
import type { Past } from "./past.ts";

/** Whatever a session holds. */
export type Held = {
  /** What each call printed. */
  readonly outputs: readonly string[];
  /** What each call was given. */
  readonly told: readonly string[];
  /** What the user said. */
  readonly asked: readonly string[];
  /** The numbers of all outputs, and of everything. */
  readonly printed: readonly number[];
  readonly known: readonly number[];
  /** The most lines that one call printed. */
  readonly lines: number;
  /** Some output holds a digit. */
  readonly prints: boolean;
  /** False where a text is missing or was cut, so that the absence of anything proves nothing. */
  readonly whole: boolean;
};

/** What the session of `past` holds. */
export const heldIn = remember(({ all, session }: Past): Held => {
  const calls = [...new Set(all.map(({ call }) => call))];
  const outputs = calls.map(({ output }) => output);
  const told = calls.map(({ input, command }) => `${JSON.stringify(input)} ${command ?? ""}`);
  const asked = session.runs.map((run) => run.asked);
  const printed = [...new Set(outputs.flatMap(numbersIn))];
  return {
    outputs,
    told,
    asked,
    printed,
    known: [...new Set([...printed, ...[...told, ...asked].flatMap(numbersIn)])],
    lines: Math.max(0, ...outputs.map((output) => output.split("\n").length)),
    prints: outputs.some((output) => /\d/.test(output)),
    whole: session.complete && !all.some(({ call }) => call.cut || call.outcome === "unknown"),
  };
});

/** What people call programs and what they handle, by the commands that start them. */
const CALLED: readonly (readonly [started: RegExp, names: string])[] = [
  [/^(?:convert|magick|mogrify|identify|composite|montage) /, "imagemagick"],
  [/^(?:gs|ps2pdf) /, "ghostscript"],
  [/^(?:psql|pg_\w+) /, "postgresql database"],
  [/^(?:docker|podman|nerdctl) (?:container )?(?:run|rm|stop|start|exec|create|compose)\b/, "container"],
  [/^(?:docker|podman|nerdctl) (?:image|build|buildx|images|pull|tag|rmi)\b/, "image"],
  [/^kubectl /, "kubernetes cluster"],
  [/^mvnw? /, "maven"],
  [/^(?:soffice|lowriter) /, "libreoffice"],
  [/^brew /, "homebrew"],
  [/^mongo\w* /, "mongodb"],
  [/^systemctl /, "systemd"],
];

/** Everything that a session holds, in lower case, with the names of its tools. */
export const wordsHeld = remember((past: Past): string => {
  const { outputs, told, asked } = heldIn(past);
  const tools = past.all.map(({ call }) => call.tool);
  const called = past.all.flatMap(({ act }) =>
    CALLED.filter(([started]) => started.test(act.words)).map(([, names]) => names),
  );
  return [...outputs, ...told, ...tools, ...called, ...asked].join("\n").toLowerCase();
});

/** True where the name stands anywhere in the session, in any letters. */
export function isHeld(name: string, past: Past): boolean {
  return wordsHeld(past).includes(name.toLowerCase());
}
