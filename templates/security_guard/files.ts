/** What a file tool would do: to the guard itself, as the same act by shell, and to values behind masks. */

import { remember } from "../../lib/core/lazy.ts";
import { SETTINGS_BYTES } from "../../lib/core/limits.ts";
import { blockReason } from "../../lib/core/text.ts";
import type { Touch } from "../../lib/core/touch.ts";
import { CONTINUE, type Verdict } from "../../lib/core/verdict.ts";
import type { FileAct, TextSwap, ToolCallEvent } from "../../lib/hook/event.ts";
import { isHarmless } from "../../lib/shell/harmless.ts";
import type { ShellContext } from "../../lib/shell/index.ts";
import { runsByItself } from "../../lib/shell/project/autorun.ts";
import { look, real } from "../../lib/state/read.ts";
import { damageOf } from "./commands.ts";
import { here, surroundings } from "./place.ts";
import { quotable } from "./secrets.ts";
import { shell, TAG, type Tables } from "./tables.ts";

/** What a file tool would do: to the guard itself, and as the same act by shell. The first file that must stay decides. */
export function judgeFiles(event: ToolCallEvent, tables: Tables): Verdict {
  const { files = [] } = event;
  if (files.length === 0) return CONTINUE;
  const { own, ...context } = surroundings(event.cwd);
  const found = [
    ...files.flatMap((file) => {
      const weakening = own?.weakened(touchOf(file, context));
      return weakening ? [{ ...weakening, file }] : [];
    }),
    ...risky(event).flatMap((file) => {
      const [finding] = shell.get().judgeFile(file, context, tables.shell).findings;
      return finding ? [{ ...finding, ask: false, file }] : [];
    }),
  ];
  const first = found.find(({ ask }) => !ask) ?? found[0];
  if (!first) return CONTINUE;
  const { why, file } = first;
  const sentence = "instead" in first && first.instead !== undefined ? `${why}; ${first.instead}` : why;
  const evidence = quotable(`${file.act} ${file.path}`, event.session, tables);
  return {
    act: first.ask ? "ask" : "block",
    reason: blockReason(TAG, sentence, evidence),
    rules: found.map((each) => each.rule),
    meta: damageOf(first, tables),
  };
}

/** A change as those see it who know the guard's own files: the path from the root, and a whole tree where one goes. */
function touchOf({ act, path, text, adds, swaps }: FileAct, { cwd, home }: ShellContext): Touch {
  const below = path.startsWith("/") ? path : path.startsWith("~/") ? home + path.slice(1) : `${cwd}/${path}`;
  return {
    act,
    path: below,
    whole: act === "delete" || act === "move",
    ...(text === undefined ? {} : { text }),
    ...(adds === undefined ? {} : { adds: () => adds }),
    ...(swaps === undefined ? {} : { becomes: (now: string) => swapped(now, swaps) }),
  };
}

/** A text after an edit; undefined where what is to go does not stand there, so that nobody knows what the tool would do. */
function swapped(text: string, swaps: readonly TextSwap[]): string | undefined {
  let now = text;
  for (const { old, now: put, all } of swaps) {
    if (old === "" || !now.includes(old)) return undefined;
    now = all ? now.replaceAll(old, () => put) : now.replace(old, () => put);
  }
  return now;
}

/** The changes that are worth a look: all but those below the project's own folder that nothing runs by itself. */
export const risky = remember(({ files = [], cwd, remote }: ToolCallEvent): readonly FileAct[] =>
  files.filter((file) =>
    remote
      ? !isOrdinary(file, cwd === "" ? "/" : cwd, (path) => path)
      : !isOrdinary(file, cwd === "" ? here() : cwd, real),
  ),
);

/** A file below a folder that is itself no directory of the system's, by a path without ways up or out. */
function isOrdinary({ path }: FileAct, cwd: string, resolved: (path: string) => string): boolean {
  if (runsByItself(path) || /(?:^|\/)\.\.(?:\/|$)|^~/.test(path)) return false;
  const inside = path.startsWith("/")
    ? path.startsWith(`${cwd}/`) && path.length > cwd.length + 1
    : path !== ".";
  if (!inside || !/^\/[^/]+\/[^/]/.test(cwd) || /^\/(?:etc|dev|proc|sys|boot)\b/.test(cwd)) return false;
  // A link in the project may lead anywhere.
  const absolute = path.startsWith("/") ? path : `${cwd}/${path}`;
  const end = resolved(absolute);
  return end === absolute || end.startsWith(`${resolved(cwd)}/`);
}

/** One of our own marks in the place of a secret: `…[redacted:RULE:DIGEST]`. */
const MASK = /…\[redacted:[\w.-]{1,64}:[\da-f]{4}\]/;

/** A file that would get one of our masks where a value stands now: the value would be lost. */
function losesValue({ act, path, text, adds = "" }: FileAct, cwd: string): boolean {
  const mask = MASK.exec(text ?? adds)?.[0];
  if (mask === undefined || (act !== "write" && act !== "edit")) return false;
  const now = look(path.startsWith("/") ? path : `${cwd}/${path}`, SETTINGS_BYTES);
  // A new file loses nothing, and one that holds a mask already is about masks.
  return now.found === "text" && !MASK.test(now.text);
}

/** A file tool's answer to a mask that would take the place of a value. */
export function judgeMasks({ files = [], cwd, session }: ToolCallEvent, tables: Tables): Verdict {
  const lost = files.find((file) => losesValue(file, cwd === "" ? here() : cwd));
  if (lost === undefined) return CONTINUE;
  const why = "a mask would take the place of a secret, whose value would be lost; leave that line as it is";
  return {
    act: "block",
    reason: blockReason(TAG, why, quotable(`${lost.act} ${lost.path}`, session, tables)),
    rules: ["mask-written"],
    meta: { category: "secret" },
  };
}

/** A command that holds one of our masks: what it writes or sends is the mask, and not the value. */
export function judgeMaskedCommand({ command = "" }: ToolCallEvent, tables: Tables): Verdict {
  if (!MASK.test(command) || isHarmless(command, tables.shell)) return CONTINUE;
  const text = `[${TAG}] Warning, the command holds a mask of this guard, not the value that it stands for`;
  return { act: "warn", text, rules: ["mask-written"] };
}
