/**
 * website_reminder: tells the model to publish before it says that something is public, as long as there is a preview
 * that is not published. The settings that a user tunes stand on top.
 */

import type { Registry } from "../lib/claims/registry.ts";
import { part } from "../lib/core/lazy.ts";
import { oneLine } from "../lib/core/text.ts";
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import type { EventBase, EventKind, FailPolicy, Guard } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";

const evidence = part("evidence", () => import("../lib/claims/evidence.ts"));

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** Where previews are listed, and what says that one is published. */
const PREVIEWS: Registry = {
  name: "previews",
  proves: "publish",
  env: ["PREVIEWS_REGISTRY"],
  file: "/data/previews.json",
  list: "previews",
  ids: ["id", "preview_id"],
  link: "public_url",
  title: "title",
  live: { field: "is_published", is: ["true", "1", "yes"], orLink: true },
  record: "previews registry",
  deed: "published",
  instead: "publish it now and cite exactly the URL that the publish tool returns",
};

/** What the model is told; `{previews}` are the names. `WEBSITE_REMINDER_TEXT` sets it, too. */
const REMINDER =
  "A preview is not public. Not published so far: {previews}. If the user wants one to be public, publish it with the publishing tool first, and cite exactly the URL that the tool returns; until then call it a preview.";

/** Previews that are named. */
const SHOWN = 5;

/** A rules file's settings, which hold whatever the environment says; their form stands in settings/website_reminder.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly previews?: Partial<Registry>;
  readonly reminder?: string;
  readonly shown?: number;
};

/** The reminder, while there is a preview that is not published. A registry that cannot be read says nothing. */
function remind({ cwd, remote }: EventBase, own: Settings): Verdict {
  if (remote) {
    remote.unseen.push(PREVIEWS.name);
    return CONTINUE;
  }
  const { readRegistry, workspaceOf } = evidence.get();
  const { shown = SHOWN } = own;
  const previews = { ...PREVIEWS, ...own.previews };
  const open = (readRegistry(previews, workspaceOf(cwd), []) ?? []).filter(({ live }) => !live);
  if (open.length === 0) return CONTINUE;
  const names = open.slice(0, shown).map(({ title, keys }) => oneLine(title || (keys[0] ?? "a preview"), 60));
  const more = open.length > shown ? ` and ${open.length - shown} more` : "";
  const text = (own.reminder ?? (process.env["WEBSITE_REMINDER_TEXT"] || REMINDER)).replaceAll(
    "{previews}",
    () => `${names.join(", ")}${more}`,
  );
  return { act: "context", text, rules: ["unpublished"] };
}

/** The guard with the settings of a rules file. */
function guardOf(own: Settings): Guard {
  const tell = (event: EventBase): Verdict => remind(event, own);
  return {
    name: "website_reminder",
    tag: "website",
    failPolicy: own.fail_policy ?? FAIL_POLICY,
    tables: () => ({ PREVIEWS, REMINDER, SHOWN, ...own }),
    settings: {
      schema: async () => (await import("./settings/website_reminder.ts")).SCHEMA,
      faults: async () => [],
      apply: guardOf,
      environment: [...PREVIEWS.env, "WORKSPACE_DIR"],
      plain: true,
    },
    rules: () => ["unpublished"],
    load: () => evidence.load(),
    // Where the model is told before each of its calls, the prompt need not tell it as well.
    wants: (kind: EventKind, host: string) => (host === "starchild" ? kind === "before_model" : undefined),
    on: { before_model: tell, prompt: tell },
  };
}

/** The guard itself: the settings above, and one handler for each event. */
export const guard: Guard = guardOf({});

runHook(guard, import.meta);
