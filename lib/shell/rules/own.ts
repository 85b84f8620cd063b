/**
 * What a command would do to the guard itself: to its files and configurations, and by the commands that take it away, set
 * it to sleep or end it. Which files those are, the caller knows.
 */
import { remember } from "../../core/lazy.ts";
import { OWN_FEEDERS } from "../../core/limits.ts";
import { OWN_PROGRAMS } from "../../core/own-programs.ts";
import type { Own, Touch, Weakening } from "../../core/touch.ts";
import { isOneOf, wordsOf as wordsIn } from "../../core/words.ts";
import type { EffectKind } from "../effect.ts";
import { type Arg, type Evaluation, type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { unparted } from "../word/wordings.ts";
import type { PlacedEffect } from "./match.ts";
import { keepsRest } from "./own-filters.ts";
import { takenByGit } from "./own-git.ts";
import { coveredOwn, foundOwn } from "./own-places.ts";

/** A weakening, and the invocation that does it. */
export type OwnMatch = Weakening & { readonly invocation: Invocation | undefined; readonly path?: string };

const ACTS: Readonly<Partial<Record<EffectKind, Touch["act"]>>> = {
  delete: "delete",
  move: "move",
  overwrite: "write",
  truncate: "write",
  replace: "write",
  format: "write",
  append: "append",
  edit: "edit",
  rename: "move",
  supersede: "write",
  rights: "rights",
  chmod: "rights",
  chown: "rights",
  setfacl: "rights",
};

/** Everything in a command line that would weaken the guard. */
export function weakeningsIn(
  evaluation: Evaluation,
  placed: readonly PlacedEffect[],
  own: Own | undefined,
): OwnMatch[] {
  const byCommand = evaluation.invocations.flatMap((invocation) =>
    commandsAgainst(invocation, evaluation, own),
  );
  if (own === undefined) return byCommand;
  // One invocation may touch thousands of paths, and its words are as many; most are never asked for.
  const words = remember(wordsOf);
  const touched = placed.flatMap((placedEffect) => touching(placedEffect, own, words));
  const weakened = touched.filter(
    ({ rule, invocation, path = "" }) => rule !== "guard-settings" || !keepsRest(invocation, path, placed),
  );
  return [...byCommand, ...weakened];
}

function touching(
  { effect, location, invocation }: PlacedEffect,
  own: Own,
  words: (invocation: Invocation) => string,
): OwnMatch[] {
  const act = ACTS[effect.kind];
  const path = location?.path() ?? "";
  if (act === undefined || location === undefined || !path.startsWith("/") || path.includes("…")) return [];
  const whole = effect.recursive || location.contents || act === "move";
  const found = own.weakened({
    act,
    path: location.contents ? path.replace(/\/[^/]*$/, "") || "/" : path,
    whole,
    ...(invocation === undefined ? {} : { adds: () => words(invocation) }),
  });
  return found === undefined ? [] : [{ ...found, invocation, path }];
}

/** What an invocation is given as text: its words and the text on its input. */
function wordsOf({ args, stdin }: Invocation): string {
  const texts = stdin.kind === "text" ? [...args, stdin.text] : args;
  const words = texts.map(visible).join(" ");
  // `printf` and `echo -e` write what these stand for.
  return words.includes("\\") ? `${words}\n${words.replace(/\\[nrt]/g, "\n")}` : words;
}

function visible(arg: Arg): string {
  return arg.map((piece) => (typeof piece === "string" ? piece : "")).join("");
}

const NAMES = OWN_PROGRAMS.join("|");

const OURS = new RegExp(`(?:^|/)(?:${NAMES})(?:\\.mjs|\\.exe|\\.js)?$`);

/** Units of the shortest of their names: most words of a command are shorter. */
const SHORTEST = Math.min(...OWN_PROGRAMS.map((name) => name.length));

const BY_USER = "only the user may do that, from a terminal of their own";

const OFF: Weakening = {
  rule: "guard-off",
  ask: false,
  why: `taking the guard away or letting something past it; ${BY_USER}`,
};
const SWITCH: Weakening = {
  rule: "guard-switch",
  ask: false,
  why: `switching off the hooks that start the guard; ${BY_USER}`,
};
const MOVED: Weakening = {
  rule: "guard-switch",
  ask: true,
  why: "starting an agent with a configuration of another place, where the guard may be missing",
};
const KILL: Weakening = { rule: "guard-kill", ask: false, why: "ending the guard while it judges" };
const REVOKE: Weakening = {
  rule: "guard-approval",
  ask: false,
  why: `revoking the approval of hooks; ${BY_USER}`,
};
const GIT: Weakening = {
  rule: "guard-git-hook",
  ask: true,
  why: "leaving out the git hook that looks for secrets",
};

/** Options of our command whose value is the next word. */
const TAKES_VALUE = /^--(?:host|dir|config|workspace|runtime)$/;

/** The verbs of our command that weaken, with their second words where only some do. */
const WEAKENS: Readonly<Record<string, RegExp>> = {
  uninstall: /^/,
  allow: /^/,
  pause: /^/,
  rules: /^apply$/,
  // The code of a guard that the agent wrote; one of ours goes by its name, and only tightens.
  install: /[/\\]|\.[cm]?[jt]s$/,
  hooks: /^(?:off|revoke|disable|pause|allow)$/,
};

function commandsAgainst(invocation: Invocation, evaluation: Evaluation, own: Own | undefined): OwnMatch[] {
  const found =
    unhooking(invocation) ??
    offCommand(invocation) ??
    removing(invocation) ??
    killing(invocation, evaluation) ??
    revoking(invocation) ??
    bypassing(invocation, own) ??
    planting(invocation, own) ??
    takingBack(invocation, own);
  const beside = own ? [...foundOwn(invocation, own), ...coveredOwn(invocation, own)] : [];
  if (found === undefined && beside.length === 0) return [];
  const acts = beside.map((act) => ({ ...act, invocation }));
  return found === undefined ? acts : [{ ...found, invocation }, ...acts];
}

/** A host's own command that switches its hooks off, as its card knows it. */
function unhooking({ program, args, env }: Invocation): Weakening | undefined {
  const { unhooks, settingsIn } = cardOf(program) ?? {};
  if (unhooks === undefined && settingsIn === undefined) return undefined;
  const words = args.map((arg) => unparted(visible(arg))).join(" ");
  if (unhooks?.test(words) === true) return SWITCH;
  const isMoved = settingsIn !== undefined && wordsIn(settingsIn).some((name) => Object.hasOwn(env, name));
  return isMoved && !/^(?:-v|-h|--version|--help|mcp|doctor|login|update)\b/.test(words) ? MOVED : undefined;
}

/** Is a word one of our programs, by itself or behind its folder? */
function isOurs(word: Arg): boolean {
  const text = known(word);
  return text !== undefined && text.length >= SHORTEST && OURS.test(text);
}

/** `agent-guards uninstall`, also as a script that a runtime is given. */
function offCommand({ name, args }: Invocation): Weakening | undefined {
  const inArgs = isOurs(name) ? -1 : args.slice(0, 3).findIndex(isOurs);
  if (inArgs < 0 && !isOurs(name)) return undefined;
  const at = inArgs + 1;
  const words = [name, ...args].map((word) => known(word) ?? "");
  if (at > 0 && !/(?:^|\/)(?:node|bun|deno|npx|tsx)$/.test(words[0] ?? "")) return undefined;
  const [verb = "", next = ""] = words
    .slice(at + 1)
    .filter((word, index, all) => !word.startsWith("-") && !TAKES_VALUE.test(all[index - 1] ?? ""));
  if (words.includes("--help")) return undefined;
  return Object.hasOwn(WEAKENS, verb) && WEAKENS[verb]?.test(next) === true ? OFF : undefined;
}

/** A name as `pkill` and `pgrep` are given one; scripts of the same name in other languages are somebody else's. */
const GUARD_NAME = new RegExp(
  `(?<![\\w-])(?:${NAMES})(?![\\w-]|\\.(?:py|rb|go|ts|sh|test|spec|md|ya?ml)\\b)`,
);

/** `pkill -f security_guard`, `kill $(pgrep security_guard)`, `ps | grep security_guard | awk … | xargs kill`. */
function killing(invocation: Invocation, { invocations }: Evaluation): Weakening | undefined {
  const { program = "", args } = invocation;
  if (isOneOf(KILLERS, program)) return args.some((arg) => GUARD_NAME.test(visible(arg))) ? KILL : undefined;
  if (!isOneOf("kill Stop-Process spps", program)) return undefined;
  if (args.some((arg) => GUARD_NAME.test(visible(arg)))) return KILL;
  const feeders = feedersOf(invocation, invocations);
  const named = feeders.some(
    (one) =>
      one.args.some((arg) => GUARD_NAME.test(visible(arg))) &&
      !one.args.some((arg) => /^(?:-[a-zA-Z]*v[a-zA-Z]*|--invert-match)$/.test(known(arg) ?? "")),
  );
  return named || feeders.length >= OWN_FEEDERS ? KILL : undefined;
}

/** Programs that end others by their names or files. */
const KILLERS = "fuser killall killall5 pkill skill xkill";

/** Everything whose output reaches an invocation, however many programs lie between. */
function feedersOf(invocation: Invocation, all: Evaluation["invocations"]): readonly Invocation[] {
  const found = new Set<Invocation>();
  const waiting = [invocation];
  for (let next = waiting.pop(); next && found.size < OWN_FEEDERS; next = waiting.pop()) {
    const { args, stdin } = next;
    const ids = [
      ...args.flatMap((arg) => arg.flatMap((piece) => (typeof piece === "string" ? [] : piece.outputOf))),
      ...(stdin.kind === "pipe" ? stdin.ids : []),
    ];
    for (const feeder of ids.flatMap((id) => all[id] ?? [])) {
      if (!found.has(feeder)) waiting.push(feeder);
      found.add(feeder);
    }
  }
  return [...found];
}

/** `npm uninstall -g agent-guards`; a project's own dependency is another matter. */
function removing({ program, args }: Invocation): Weakening | undefined {
  if (!args.some(isOurPackage)) return undefined;
  const words = args.map((arg) => known(arg) ?? "");
  const [verb = "", next = ""] = words.filter((word) => !word.startsWith("-"));
  const removes = isOneOf(REMOVES, verb) || (verb === "global" && isOneOf(REMOVES, next));
  const isGlobal =
    program === "brew" || words.some((word) => /^(?:-[dD]?g[dD]?|--global|global)$/.test(word));
  return removes && isGlobal ? OFF : undefined;
}

function isOurPackage(arg: Arg): boolean {
  const text = known(arg);
  return text?.startsWith("agent-guards") === true && /^agent-guards(?:@.{0,64})?$/.test(text);
}

const REMOVES = "del delete remove rm un uninstall unlink";

/** `launchctl setenv`, `systemctl --user set-environment`, `setx`: variables for everything that is started from now on. */
function planting({ program, args }: Invocation, own: Own | undefined): Weakening | undefined {
  if (own === undefined || !isOneOf("launchctl systemctl setx", program)) return undefined;
  const words = args.map(visible);
  const at = words.findIndex((word) => !/^--?[a-z]/.test(word));
  const [verb = "", ...rest] = program === "setx" ? ["setx", ...words] : words.slice(at);
  if (!isOneOf("setenv set-environment setx", verb)) return undefined;
  const [name = "", ...values] = rest;
  return own.planted(name.includes("=") ? rest.join("\n") : `${name}=${values.join(" ")}`);
}

/** A request to the runtime's hooks that is no approval and no question. */
function revoking({ program, args }: Invocation): Weakening | undefined {
  if (!cardOf(program)?.sends?.some(({ to }) => to === "http")) return undefined;
  const revokes = args.some((arg) =>
    /\/internal\/runtime\/hooks\/(?:revoke|disable|off|unapprove|master)/.test(visible(arg)),
  );
  return revokes ? REVOKE : undefined;
}

/** `git commit --no-verify`, `git -c core.hooksPath=`, `HUSKY=0 git commit`, where the hook is ours. */
function bypassing({ program, args, env, cwd }: Invocation, own: Own | undefined): Weakening | undefined {
  if (program !== "git" || own === undefined || cwd === undefined) return undefined;
  const words = args.map((arg) => known(arg) ?? "");
  const verb = words.find((word) => isOneOf("commit push merge rebase am cherry-pick config", word));
  const skips =
    words.includes("--no-verify") ||
    (verb === "commit" &&
      words.some((word) => /^-[a-zA-Z]*n[a-zA-Z]*$/.test(word) && !/^-[a-zA-Z]*[mFCct]/.test(word))) ||
    known(env["HUSKY"]) === "0";
  const redirects = words.some((word) => /^core\.hookspath(?:=|$)/i.test(word)) && !words.includes("--get");
  return (skips && verb !== "config") || (redirects && setsHooks(words))
    ? own.hasGitHook(cwd)
      ? GIT
      : undefined
    : undefined;
}

/** `git checkout -- SETTINGS`, `git stash`: git's text comes into the place of the file's own. */
function takingBack({ program, args, cwd }: Invocation, own: Own | undefined): Weakening | undefined {
  if (program !== "git" || own === undefined || cwd === undefined) return undefined;
  const words = args.map((arg) => known(arg) ?? "");
  return takenByGit(words, cwd, own);
}

/** Is `core.hooksPath` given a value or taken away, and not only asked for? */
function setsHooks(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /^core\.hookspath(?:=|$)/i.test(word));
  return (
    words[at]?.includes("=") === true ||
    at + 1 < words.length ||
    words.includes("--unset") ||
    words.includes("--unset-all")
  );
}
