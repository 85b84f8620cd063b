/**
 * verify_publish_claims: holds a turn back when the agent says that it published, posted or scheduled something and
 * the records show that it did not. The tables that a user tunes stand on top.
 */
import { lengthSentBack, spendRetry } from "../lib/claims/cap.ts";
import { checkReply } from "../lib/claims/check.ts";
import type { Language } from "../lib/claims/claim.ts";
import { readRegistry, registryPath, workspaceOf } from "../lib/claims/evidence.ts";
import { LANGUAGES } from "../lib/claims/languages/index.ts";
import type { LinkRow } from "../lib/claims/links.ts";
import type { Registry } from "../lib/claims/registry.ts";
import { reasonFor, unreadFor, warningFor, withNote } from "../lib/claims/report.ts";
import type { ClaimTables } from "../lib/claims/tables.ts";
import { CONTINUE, type Verdict } from "../lib/core/verdict.ts";
import { wordsOf } from "../lib/core/words.ts";
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

/** Other places that pages, posts and packages go to, which no registry here records. Pieces of patterns, one a word. */
const ELSEWHERE: readonly string[] = wordsOf(`
  airtable alibaba arbitrum arxiv asana aws azure b站 base(?!\\s(?:de|di|do)\\b) base链 bilibili binance bitbucket bluesky calendly cloudflare
  coinbase confluence crates\\.io dev\\.to discord docker docker[\\s-]?hub dropbox e-?mails? etherscan facebook figma
  firebase(?:[\\s-]?hosting)? fly\\.io gcp ghost gitee github gitlab gmail google habr hacker[\\s-]?news hashnode heroku hugging[\\s-]?face
  instagram ipfs itch\\.io jira kaggle line(?=[にへで]) linkedin mailchimp mastodon medium netlify note\\.com notion npm outlook polygon
  pypi qiita railway reddit render s3 shopify slack solana steam substack surge teams telegram threads\\.net tiktok trello
  tweetdeck twitter uniswap vercel vk webflow wechat weibo whatsapp wix wordpress x\\.com youtube zalo zenn zenodo zoom
  ватсап вконтакте гитхаб гугл дискорд инстаграм телеграм твиттер фейсбук хабр
  구글 깃허브 네이버 노션 디스코드 슬랙 유튜브 인스타 카카오 텔레그램 트위터 페이스북
  グーグル ツイッター 以太坊 华为云 小红书 微信(?!推送) 微博 抖音 推特 电报 知乎 脸书 腾讯云 腾讯会议 语雀 谷歌 豆瓣
  钉钉 阿里云 领英 飞书
`);

/** Where comments stand that are about code. */
const REVIEWS: readonly string[] = wordsOf(`
  code[\\s-]?reviews? diffs? issues? merge[\\s-]?requests? mrs? prs? pull[\\s-]?requests?
`);

/** Services that keep schedules of their own. */
const SCHEDULERS: readonly string[] = [
  "\\b(?:in|on|via|with|through|using|to) (?:your |the |a )?(?:airflow|apple calendar|asana|buffer|calendly|gitlab|hootsuite|icloud calendar|ifttt|jenkins|jira|mailchimp|n8n|notion|outlook|outlook calendar|todoist|trello|work calendar|zapier)\\b",
  "\\bgithub actions?\\b|\\.github\\/",
  "\\b(?:launchd|systemd)\\b|\\b[\\w-]{1,40}\\.timer\\b",
  "\\bgoogle ?(?:calendar|kalender|agenda|日历|カレンダー|캘린더|календар)",
];

/** Parts of the names of tools that run any program. */
const SHELLS: readonly string[] = ["bash", "shell", "exec", "terminal", "command", "run", "python", "code"];

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
    live: { field: "is_published", is: ["true", "1", "yes"], orLink: true },
    tools: [...SHELLS, "publish", "deploy", "share", "post"],
    places: ["starchild", "star child", "星童", "스타차일드"],
    elsewhere: ELSEWHERE,
    record: "previews registry",
    deed: "published",
    instead: "publish it now and cite exactly the URL that the publish tool returns",
  },
  {
    name: "posts",
    proves: "post",
    env: ["AGENTX_LEDGER_FILE", "AGENTX_LEDGER"],
    file: "output/agentx_posts.json",
    list: "posts",
    ids: ["id"],
    link: "link",
    places: ["agentx", "agent x"],
    elsewhere: [...ELSEWHERE, ...REVIEWS],
    record: "AgentX ledger",
    deed: "posted",
    instead: "create the post now and cite exactly the id that the call returns",
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
    elsewhere: SCHEDULERS,
    record: "scheduler",
    deed: "scheduled",
    instead: "create the job now with the scheduling tool and confirm it afterwards",
  },
];

/** The tables in one, for this guard and for scripts that import it. */
export const TABLES: ClaimTables = { languages: CLAIMS, links: LINKS, registries: REGISTRIES };

/** What besides the tables a rules file may change: what happens when the guard itself fails, how often it sends back. */
export type Caps = { readonly failPolicy: FailPolicy; readonly maxBlocks: number };

const CAPS: Caps = { failPolicy: FAIL_POLICY, maxBlocks: MAX_BLOCKS };

/** A rules file's settings; its form stands in settings/verify_publish_claims.ts. */
type Settings = {
  readonly fail_policy?: FailPolicy;
  readonly max_blocks?: number;
  readonly off?: readonly string[];
  readonly links?: readonly LinkRow[];
  readonly registries?: readonly (OwnRegistry | (Partial<Registry> & { readonly name: string }))[];
};

/** A registry of a rules file's own: what it must say, and what it may. */
type OwnRegistry = Pick<Registry, "name" | "proves" | "file" | "ids"> & Partial<Registry>;

/** The built-in rows as a rules file changes them, those that it switches off left out, and its own behind them. */
function registriesOf({ registries: own = [], off = [] }: Settings): readonly Registry[] {
  const known = REGISTRIES.filter(({ name }) => !off.includes(name));
  const changed = known.map((row) => ({ ...row, ...own.find(({ name }) => name === row.name) }));
  const added = own.filter(({ name }) => REGISTRIES.every((row) => row.name !== name));
  return [...changed, ...(added as readonly OwnRegistry[]).map(whole)];
}

/** A row with what reasons say of it, in the words of the built-in row for the same deed where it has none. */
function whole(row: OwnRegistry): Registry {
  const deed = REGISTRIES.find(({ proves }) => proves === row.proves)?.deed ?? "";
  const said = {
    record: `${row.name} registry`,
    deed,
    instead: "do it now and cite exactly what the call returns",
  };
  return { env: [], ...said, ...row };
}

function tablesOf(settings: Settings): ClaimTables {
  const { off = [], links = [] } = settings;
  return {
    languages:
      off.length === 0
        ? CLAIMS
        : CLAIMS.map((language) => ({
            ...language,
            claims: language.claims.filter(({ id }) => !off.includes(id)),
          })),
    links: [...links, ...LINKS],
    registries: registriesOf(settings),
  };
}

function tuned(settings: Settings): Guard {
  return guardOf(tablesOf(settings), {
    failPolicy: settings.fail_policy ?? FAIL_POLICY,
    maxBlocks: settings.max_blocks ?? MAX_BLOCKS,
  });
}

/** The guard with these settings, but with every registry where the built-in rows have it, and none besides. */
function withoutPlaces(settings: Settings): Guard {
  const known = (settings.registries ?? []).filter(({ name }) => REGISTRIES.some((row) => row.name === name));
  const registries = known.map(({ env: _env, file: _file, ...row }) => row);
  const off = (settings.off ?? []).filter((id) => REGISTRIES.every(({ name }) => name !== id));
  return tuned({ ...settings, registries, off });
}

/** The built-in registries that keep a registry of the file's own from being held against a reply. */
function unread(settings: Settings): readonly string[] {
  const { links, registries } = tablesOf(settings);
  const workspace = workspaceOf("");
  const own = registries.filter(({ name }) => REGISTRIES.every((row) => row.name !== name));
  return registries
    .filter((row) => !own.includes(row) && own.some(({ proves }) => proves === row.proves))
    .filter((row) => readRegistry(row, workspace, links) === undefined)
    .map(
      (row) =>
        `the built-in registry "${row.name}" cannot be read here (${registryPath(row, workspace)}): while what it holds is unknown, no claim that something was ${row.deed} is held against a reply. off: [${row.name}] leaves it out`,
    );
}

const TAG = "claims";

/** The end of a turn or of a goal: send the agent back to do what it said, while the session has tries left. */
function judgeStop(
  { text, cwd, session, again, whole, told, tools, remote, state }: StopEvent,
  tables: ClaimTables,
  maxBlocks: number,
): Verdict {
  // What an agent elsewhere calls a directory leads nowhere here.
  const workspace = remote ? "" : workspaceOf(cwd);
  // What was sent back already stands in front of the new reply, and is judged no second time.
  const judged = whole && again && !remote ? lengthSentBack(workspace, session, state) : 0;
  const reply = { text: text.slice(judged), cwd, tools: told ? tools : undefined, remote };
  const { found, unread } = checkReply(reply, tables);
  if (found.length === 0) return unreadVerdict(unread);
  const rules = found.map(({ claim }) => claim.rule);
  const budget = spendRetry(workspace, session, maxBlocks, again, text.length, state);
  if (budget === "go") return { act: "block", reason: reasonFor(TAG, found), rules };
  const because =
    budget === "spent"
      ? `the agent was sent back ${maxBlocks} times already`
      : "the count of tries cannot be kept";
  return { act: "warn", text: warningFor(TAG, found, because), rules };
}

/** A reply that was not read to its end is never passed over in silence. */
function unreadVerdict(unread: number): Verdict {
  return unread === 0 ? CONTINUE : { act: "warn", text: unreadFor(TAG, unread), rules: ["unread"] };
}

/** The finished reply: nobody can be sent back any more, so the reply says itself what is not proved. */
function judgeReply({ text, cwd, tools, remote }: ReplyEvent, tables: ClaimTables): Verdict {
  const reply = { text, cwd, tools: tools.length > 0 ? tools : undefined, remote };
  const { found, unread } = checkReply(reply, tables);
  const value = withNote(text, found);
  if (value === text) return unreadVerdict(unread);
  const note = warningFor(TAG, found, "a finished reply can only be annotated");
  return { act: "rewrite", value, note, rules: found.map(({ claim }) => claim.rule) };
}

/** The guard over tables of your own: what it holds true of the rows above it holds true of yours. */
export function guardOf(tables: ClaimTables, { failPolicy, maxBlocks }: Caps = CAPS): Guard {
  return {
    name: "verify_publish_claims",
    tag: TAG,
    failPolicy,
    tables: () => ({
      CLAIMS: tables.languages.map(({ claims, given }) => [...claims, given]),
      LINKS: tables.links,
      REGISTRIES: tables.registries,
      MAX_BLOCKS: maxBlocks,
    }),
    settings: {
      schema: async () => (await import("./settings/verify_publish_claims.ts")).SCHEMA,
      faults: async (settings) => {
        const names = REGISTRIES.map(({ name }) => name);
        const ids = CLAIMS.flatMap(({ claims }) => claims.map(({ id }) => id));
        return (await import("./settings/verify_publish_claims.ts")).faults(settings, names, ids);
      },
      apply: tuned,
      applyBare: withoutPlaces,
      remarks: unread,
      environment: [...tables.registries.flatMap(({ env }) => env), "WORKSPACE_DIR"],
    },
    on: {
      stop: (event) => judgeStop(event, tables, maxBlocks),
      reply: (event) => judgeReply(event, tables),
    },
  };
}

/** The guard itself, over the tables above. */
export const guard: Guard = guardOf(TABLES);

runHook(guard, import.meta);
