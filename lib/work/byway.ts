/** Failures that leave everything as it was meant to be: probes, clean-ups, what had gone or was there already. */
import { commandOf } from "./acts.ts";
import type { Try } from "./objects.ts";

/** A failure that leaves everything as it was meant to be: what was to go had gone, what was to be made was there. */
export function isByTheWay(one: Try): boolean {
  return isGoneAlready(one) || isThereAlready(one) || isCleanUp(one) || isProbe(one);
}

/** What was to be taken away was no more. */
const ALREADY_GONE =
  /no such (?:file|container|image|volume|network|object)|does ?n[o'’]t exist|does not exist|already (?:gone|removed|deleted)|no stash entries|\(NotFound\)|(?<!command )not found$|not a working tree|branch '[^'\n]+' not found/im;
const DROPS =
  /^git (?:-\S+ )*(?:branch -d|worktree (?:remove|prune)|stash (?:pop|drop|clear))|^(?:kubectl|oc) (?:-\S+ (?:[^\s-]\S* )?)*delete /i;

function isGoneAlready({ act, call }: Try): boolean {
  const drops = (act.deeds.has("delete") && !act.deeds.has("write")) || DROPS.test(act.words);
  return drops && ALREADY_GONE.test(call.output);
}

/** What was to be made was there; a release or a branch of that name may hold something else. */
const MAKES =
  /^(?!gh |glab |git )(?:\S*\/)?(?:(?:mkdir|ln|useradd|adduser|groupadd|createdb|createuser) |(?:\S+ ){1,3}(?:create|install|upgrade|add|enable|start)\b|psql .*\bcreate (?:extension|schema|database|role|user)\b)/i;
const ALREADY_THERE = /already (?:exists|installed|enabled|running|started|there)|: File exists/i;

function isThereAlready({ act, call }: Try): boolean {
  return commandOf(call) !== undefined && MAKES.test(act.words) && ALREADY_THERE.test(call.output);
}

/** A scratch folder that stays is no matter. */
const CLEAN_UP = /^(?:\S*\/)?(?:rmdir (?:\S*\/)?(?:te?mp|scratch)|rm (?:-\S+ )*\/(?:var\/)?tmp\/)/;

function isCleanUp({ act }: Try): boolean {
  return CLEAN_UP.test(act.words);
}

/** Whether a module is there, and what a server says to who may not: asked, and answered. */
const LOADS =
  /^(?:\S*\/)?(?:python[\d.]*|node|ruby|perl|php) -\w+ ['"]?(?:import [\w., ]+|require\(["'][\w./@-]+["']\))['"]?$/;
const GETS =
  /^curl (?!.*(?:^| )(?:-X|-d|-F|-T|--request|--data\S*|--form|--upload-file|--json|-\w*f\w*|--fail\S*)[ =])/;
const TURNED_AWAY = /HTTP\/[\d.]+ 4(?:0[01356]|2[29])\b/;

function isProbe({ act, call, end }: Try): boolean {
  return LOADS.test(act.words) || (end === "ok" && GETS.test(act.words) && TURNED_AWAY.test(call.output));
}
