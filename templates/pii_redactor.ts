/**
 * pii_redactor: masks e-mail addresses, telephone numbers, bank accounts and cards in what tools give back, in
 * replies and in messages that leave. The settings that a user tunes stand on top.
 */

import { stringsOf } from "../lib/core/json.ts";
import { part } from "../lib/core/lazy.ts";
import { CONTINUE, type Json, type JsonObject, type Verdict } from "../lib/core/verdict.ts";
import type { EventKind, FailPolicy, Guard, HookEvent } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";
import type { Masked, PiiKind, PiiOptions } from "../lib/pii/index.ts";

/** What finds: loaded for texts alone that could hold anything. */
const pii = part("pii", () => import("../lib/pii/index.ts"));

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** What is masked; "ip" (public addresses only) is off. `PII_KINDS=email,phone` changes it without a rebuild. */
const KINDS: readonly PiiKind[] = ["email", "phone", "iban", "card"];

/** Where: what tools give back, the reply, messages that leave the conversation. */
const PLACES: readonly EventKind[] = ["tool_result", "reply", "outbound"];

/** The region of national numbers, "DE"; without one they need a word such as "Tel" before them. `PII_REGION` sets it, too. */
const REGION = "";

/** Domains whose addresses stay, with all below them; `PII_OWN_DOMAINS=acme.com,acme.org` adds some. */
const OWN_DOMAINS: readonly string[] = [];

/** Values that stay; `PII_ALLOWED=info@acme.com` adds some. */
const ALLOWED: readonly string[] = [];

const ALL: readonly PiiKind[] = ["email", "phone", "iban", "card", "ip"];

function listed(name: string): string[] {
  return (process.env[name] ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** A rules file's settings, which hold whatever the environment says; their form stands in settings/pii_redactor.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly kinds?: readonly PiiKind[];
  readonly places?: readonly EventKind[];
  readonly region?: string;
  readonly own_domains?: readonly string[];
  readonly allowed?: readonly string[];
};

function optionsOf(own: Settings): PiiOptions {
  const named = ALL.filter((kind) => listed("PII_KINDS").includes(kind));
  const region = own.region ?? (process.env["PII_REGION"] || REGION);
  return {
    kinds: own.kinds ?? (named.length > 0 ? named : KINDS),
    ownDomains: [...OWN_DOMAINS, ...(own.own_domains ?? listed("PII_OWN_DOMAINS"))],
    allowed: [...ALLOWED, ...(own.allowed ?? listed("PII_ALLOWED"))],
    ...(region === "" ? {} : { region: region.toUpperCase() }),
  };
}

/** The masked value in the place of the event's own, with a note that says how much and never what. */
function answer<T extends Json>({ value, counts }: Masked<T>): Verdict {
  const found = Object.entries(counts);
  if (found.length === 0) return CONTINUE;
  const said = found
    .map(([kind, count]) => `${count} ${NAMES[kind as PiiKind]}${count === 1 ? "" : "(s)"}`)
    .join(", ");
  return { act: "rewrite", value, note: `[pii] Masked ${said}`, rules: found.map(([kind]) => kind) };
}

const NAMES: Readonly<Record<PiiKind, string>> = {
  email: "e-mail address",
  phone: "telephone number",
  iban: "bank account",
  card: "card number",
  ip: "network address",
};

function maskText(kind: EventKind, text: string, own: Settings): Verdict {
  const isMeant = (own.places ?? PLACES).includes(kind) && mayHold(text);
  return isMeant ? answer(pii.get().maskPii(text, optionsOf(own))) : CONTINUE;
}

function maskValue(value: Json, own: Settings): Verdict {
  const isMeant = (own.places ?? PLACES).includes("tool_result") && stringsOf(value).some(mayHold);
  return isMeant ? answer(pii.get().maskPiiIn(value, optionsOf(own))) : CONTINUE;
}

/** A first look that costs nothing: an address has an @, everything else six digits with little between them. */
function mayHold(text: string): boolean {
  return (
    text.includes("@") ||
    /\d(?:[\s().:/-]{0,3}\d){5}|\d(?:\.\d{1,3}){3}|[A-Z]{2}\d{2}|:[\da-f]{0,4}:/i.test(text)
  );
}

function holdsAny(event: HookEvent | undefined): boolean {
  if (event === undefined) return true;
  if (event.kind === "tool_result") return stringsOf(event.result).some(mayHold);
  return (event.kind === "reply" || event.kind === "outbound") && mayHold(event.text);
}

const TABLES: JsonObject = { KINDS, PLACES, REGION, OWN_DOMAINS, ALLOWED };

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  return {
    name: "pii_redactor",
    tag: "pii",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ ...TABLES, ...own }),
    settings: {
      schema: async () => (await import("./settings/pii_redactor.ts")).SCHEMA,
      faults: async () => [],
      apply: guardOf,
      environment: [],
      plain: true,
    },
    rules: () => ALL,
    load: (event) => (holdsAny(event) ? pii.load() : undefined),
    // Where a host cannot change a result, a note about each would be all that is left.
    wants: (kind: EventKind, host: string) =>
      kind === "tool_result" && host === "starchild" ? false : undefined,
    on: {
      tool_result: ({ result }) => maskValue(result, own),
      reply: ({ kind, text }) => maskText(kind, text, own),
      outbound: ({ kind, text }) => maskText(kind, text, own),
    },
  };
}

/** The guard itself: the settings above, and one handler for each event that it changes. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
