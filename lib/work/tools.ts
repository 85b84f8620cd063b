/** What tools do that are no shell: by the words of their names, because every host has its own. */
import { isObject } from "../core/json.ts";
import type { Json } from "../core/verdict.ts";
import type { Deed } from "./act.ts";

/** `name` is tried on the tool's name in snake case, without its server; the first row counts. */
export const TOOLS: readonly { readonly name: RegExp; readonly does: readonly (Deed | "any" | "wide")[] }[] =
  [
    // `search_replace` looks for what it changes.
    { name: /^(?:search|find)_(?:and_)?replace/, does: ["write", "delete"] },
    { name: /(?:^|_)(?:run_)?(?:unit_|e2e_)?tests?(?:_run)?$|^run_tests?_/, does: ["test", "run"] },
    {
      name: /^run_(?:lint\w*|build|typecheck|type_check|checks?)$/,
      does: ["lint", "types", "format", "build", "run"],
    },
    // To look at a timetable, or to take something out of it, puts nothing in.
    {
      name: /^(?!(?:list|get|read|view|show|find|search|describe|fetch|delete|remove|cancel|disable|pause|stop)_)(?:.*(?:schedul|cron|remind|alarm|wake|timer|automation|monitor|watch_))/,
      does: ["schedule"],
    },
    {
      name: /spawn|^task$|^agent$|sub_?agent|delegate|background|handoff|transfer_task|run_agent|dispatch/,
      does: ["any", "schedule"],
    },
    {
      name: /^(?:read|view|cat|open|list|ls|glob|grep|search|find|show|tree|recall|memory|think|todo|plan|ask|update_plan)(?:_|$)|(?:^|_)(?:read|search|grep|glob|list|view|find)(?:_|$)/,
      does: ["look"],
    },
    { name: /^web_?(?:search|fetch)|^(?:fetch|browse|search)_(?:web|url|page|docs)/, does: ["look"] },
    // What stands in a tracker or a repository is read there.
    {
      name: /^(?:get|fetch|list|search)_(?:\w+_)?(?:issues?|tickets?|pull_requests?|prs?|merge_requests?|comments?|threads?|reviews?|commits?|branch(?:es)?|diffs?|files?|file_contents|contents?|jobs?|job_logs|logs|workflows?|workflow_runs?|runs|pages?|docs?|documents?|messages?|channels?|users?|repos?|repositor(?:y|ies)|releases?|tags)$/,
      does: ["look", "ci"],
    },
    {
      name: /^(?:get|fetch|look|query|describe|check|inspect|stat|web|browse|lookup|free_?busy|availability|count|preview)(?:_|$)|(?:^|_)(?:fetch|get|query)(?:_|$)/,
      does: ["look", "ci", "run"],
    },
    { name: /^(?:create|open|submit)_(?:pull_request|merge_request|pr|mr)$/, does: ["pr", "push", "branch"] },
    { name: /^merge_(?:pull_request|merge_request|pr|mr)$/, does: ["merge", "pr", "commit", "push"] },
    {
      name: /^(?:push_files|create_or_update_file|create_commit|commit_files?)$/,
      does: ["commit", "push", "write"],
    },
    {
      name: /^(?:create|add|update|post)_(?:issue|comment|review|issue_comment|pull_request_review)/,
      does: ["run"],
    },
    // A draft is sent by nobody.
    { name: /(?:^|_)(?:drafts?|prepare|preview|simulate|estimate)(?:_|$)/, does: ["look", "rehearse"] },
    // What an interface of an office or a tracker keeps.
    {
      name: /^(?:create|update|append|insert|set|clear|add|move|archive)_(?:\w+_)?(?:range|cells?|rows?|sheets?|values|pages?|blocks?|database|records?|tasks?|events?|contacts?|cards?|items?|notes?|docs?|documents?|tickets?|spreadsheets?|labels?)$/,
      does: ["run"],
    },
    // A message runs nothing. Whoever posts one has published it.
    { name: /(?:^|_)(?:post|publish)_/, does: ["run", "publish", "deploy"] },
    {
      name: /^(?:send|reply|slack|discord|telegram|email)_|(?:^|_)(?:message|email|notify|notification)$/,
      does: ["run"],
    },
    { name: /delete|remove|trash|unlink/, does: ["delete", "write", "uninstall", "branch"] },
    {
      name: /edit|write|create_file|create_new|patch|replace|insert|append|save|update_file|str_replace|notebook|multi_?edit|rename|move|copy_file|mkdir|create_dir/,
      does: ["write", "delete"],
    },
    { name: /^exit_plan|^enter_plan|^skill$|^ask_|^request_/, does: ["look"] },
    { name: /screenshot/, does: ["run", "look", "test", "write"] },
    {
      name: /browser|playwright|puppeteer|page_|click|navigate|screenshot|computer/,
      does: ["run", "look", "test"],
    },
  ];

/** True for an input that asks and changes nothing, whatever the tool is called. */
export function onlyAsks(input: Json): boolean {
  return isQuestioned(input) || isViewed(input);
}

/** A browser or a screen in which something was set off, and not only looked at or filled in: a form may have been sent. */
export function setsOff({ tool, input }: { readonly tool: string; readonly input: Json }): boolean {
  const action = isObject(input) ? (input["action"] ?? input["type"] ?? input["kind"]) : undefined;
  return SETS_OFF.test(tool) || (typeof action === "string" && SETS_OFF.test(action));
}

const SETS_OFF = /(?:^|[_.-])(?:click|tap|press|key|submit|upload|drag|drop|evaluate)/i;

/** A query of a database that only reads. */
function isQuestioned(input: Json): boolean {
  const sql = isObject(input) ? (input["sql"] ?? input["query"] ?? input["statement"]) : undefined;
  return (
    typeof sql === "string" &&
    /^\s*(?:select|show|explain|describe|with)\b/i.test(sql) &&
    !SQL_WRITES.test(sql)
  );
}

/** An editor that is asked to show: `command: "view"`. */
function isViewed(input: Json): boolean {
  return (
    isObject(input) && typeof input["command"] === "string" && /^(?:view|read|list)$/.test(input["command"])
  );
}

const SQL_WRITES = /\b(?:insert|update|delete|create|alter|drop|copy|into|truncate|call|grant|analyze)\b/i;
