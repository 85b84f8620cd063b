/** What an act on the files, configurations and variables of the guard means, and whether the user is asked about it. */
import type { Weakening } from "../core/touch.ts";

const BY_USER = "only the user may do that, from a terminal of their own";

export const FILE: Weakening = {
  rule: "guard-file",
  ask: false,
  why: `changing the files of the guard itself; ${BY_USER}`,
};

export const LOST: Weakening = {
  rule: "guard-settings",
  ask: false,
  why: `taking the guard out of the configuration that starts it; ${BY_USER}`,
};

export const UNSURE: Weakening = {
  rule: "guard-settings",
  ask: true,
  why: "changing the configuration that starts the guard, in a way that cannot be told beforehand",
};

export const RULES: Weakening = {
  rule: "guard-settings",
  ask: true,
  why: "changing the rules file of the guard, which the user seals without reading it again",
};

export const PLANTED: Weakening = {
  rule: "guard-switch",
  ask: true,
  why: "setting a variable that lets other code in before the guard",
};

export const SWITCH: Weakening = {
  rule: "guard-switch",
  ask: false,
  why: `switching off the hooks that start the guard; ${BY_USER}`,
};
