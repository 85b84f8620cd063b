/** The guards that a plugin brings along: the same that the executables run, with the same tables. */
import type { Guard } from "../lib/hook/event.ts";
import { guard as security } from "../templates/security_guard.ts";
import { guard as claims } from "../templates/verify_publish_claims.ts";

export const GUARDS: readonly Guard[] = [security, claims];

/** Settles when every guard has loaded all its parts; it begins with the import, long before a first event. */
export const LOADED: Promise<unknown> = Promise.all(GUARDS.map((guard) => guard.load?.()));
