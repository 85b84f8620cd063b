/**
 * verify_publish_claims: holds a turn back when the agent says that it published, posted or scheduled something and the
 * records show that it did not. The tables that a user tunes stand on top. It must not know any host's JSON.
 */
import { leaveToBlock, lengthSentBack } from "../lib/claims/cap.ts";
import { type ClaimTables, fabricationsIn } from "../lib/claims/check.ts";
import type { Language } from "../lib/claims/claim.ts";
import { workspaceOf } from "../lib/claims/evidence/read.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import type { Registry } from "../lib/claims/registry.ts";
import { reasonFor, warningFor, withNote } from "../lib/claims/report.ts";
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import type { FailPolicy, Guard, ReplyEvent, StopEvent } from "../lib/hook/event.ts";
import { runHook } from "../lib/hook/run.ts";

/** What happens when the guard itself fails on an event: "warn" lets it pass with a warning, "block" stops it. */
const FAIL_POLICY: FailPolicy = "warn";

/** How often one session is sent back before its turns pass with a warning. */
const MAX_BLOCKS = 2;

/** Seconds in which a job that was made or changed proves "scheduled" whatever its title is. */
const RECENT_SECONDS = 15 * 60;

/**
 * How an agent says that something is done, one table a language: verbs, objects, and what takes a claim back. A language
 * of your own is one more entry; a wording of your own is one more pattern in an entry's `claims`.
 */
const CLAIMS: readonly Language[] = [...LANGUAGES];

/** Forms of the agent's own links, the most specific first, and the deed that citing one claims. */
const LINKS: readonly LinkRow[] = [
  {
    name: "preview",
    form: "https://community.iamstarchild.com/preview/{id}",
    proves: "publish",
    serves: true,
  },
  { name: "preview", form: "https://iamstarchild.com/preview/{id}", proves: "publish", serves: true },
  { name: "preview", form: "/preview/{id}", proves: "publish", serves: true },
  { name: "post", form: "https://community.iamstarchild.com/post/{id}", proves: "post" },
  { name: "post", form: "https://iamstarchild.com/post/{id}", proves: "post" },
  { name: "post", form: "/post/{id}", proves: "post" },
  { name: "page", form: "https://{id}.community.iamstarchild.com", proves: "publish" },
  { name: "page", form: "https://community.iamstarchild.com/{id}", proves: "publish" },
];

/**
 * Where the truth lives. A registry of your own is one more row (its file, the field with the id, which entries are live)
 * and, above, the form of its links. For a YAML file give the row `parse` of the `yaml` package.
 */
const REGISTRIES: readonly Registry[] = [
  {
    name: "previews",
    proves: "publish",
    env: ["PREVIEWS_REGISTRY"],
    file: "/data/previews.json",
    list: "previews",
    ids: ["id", "preview_id"],
    link: "public_url",
    title: "title",
    live: { field: "is_published", is: ["true", "1", "yes"] },
  },
  {
    name: "posts",
    proves: "post",
    env: ["AGENTX_LEDGER_FILE", "AGENTX_LEDGER"],
    file: "output/agentx_posts.json",
    list: "posts",
    ids: ["id"],
    link: "link",
  },
  {
    name: "jobs",
    proves: "schedule",
    env: ["SCHEDULED_JOBS"],
    file: "/data/scheduled_jobs.json",
    list: "jobs",
    ids: ["job_id", "id"],
    title: "title",
    live: {
      field: "status",
      not: [
        "cancelled",
        "canceled",
        "failed",
        "deleted",
        "removed",
        "error",
        "disabled",
        "rejected",
        "stopped",
      ],
    },
    recent: {
      fields: ["created_at", "updated_at"],
      seconds: RECENT_SECONDS,
      ended: ["completed", "complete", "done", "finished", "expired"],
    },
  },
];

/** The tables in one, for this guard and for scripts that import it. */
export const TABLES: ClaimTables = { languages: CLAIMS, links: LINKS, registries: REGISTRIES };

/** The end of a turn or of a goal: send the agent back to do what it said, while the session has tries left. */
function judgeStop({ text, cwd, session, again, whole }: StopEvent): Verdict {
  const workspace = workspaceOf(cwd);
  // What was sent back already stands in front of the new reply, and is judged no second time.
  const judged = whole && again ? lengthSentBack(workspace, session) : 0;
  const found = fabricationsIn(text.slice(judged), cwd, TABLES);
  if (found.length === 0) return CONTINUE;
  const rules = found.map(({ claim }) => claim.rule);
  const leave = leaveToBlock(workspace, session, MAX_BLOCKS, again, text.length);
  if (leave === "go") return { act: "block", reason: reasonFor(guard.tag, found), rules };
  const because =
    leave === "spent"
      ? `the agent was sent back ${MAX_BLOCKS} times already`
      : "the count of tries cannot be kept";
  return { act: "warn", text: warningFor(guard.tag, found, because), rules };
}

/** The finished reply: nobody can be sent back any more, so the reply says itself what is not proved. */
function judgeReply({ text, cwd }: ReplyEvent): Verdict {
  const found = fabricationsIn(text, cwd, TABLES);
  const value = withNote(text, found);
  if (value === text) return CONTINUE;
  const note = warningFor(guard.tag, found, "a finished reply can only be annotated");
  return { act: "rewrite", value, note, rules: found.map(({ claim }) => claim.rule) };
}

/** The guard itself: its tables, and one handler for each event that it judges. */
export const guard: Guard = {
  name: "verify_publish_claims",
  tag: "claims",
  failPolicy: FAIL_POLICY,
  tables: () => ({
    CLAIMS: CLAIMS.map(({ claims, given }) => [...claims, given]),
    LINKS,
    REGISTRIES,
    MAX_BLOCKS,
  }),
  on: { stop: judgeStop, reply: judgeReply },
};

runHook(guard, import.meta);
