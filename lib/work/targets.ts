/** The targets that a claim names, held against those of the commands: files of tests, branches. */

import type { WorkClaim } from "./claim.ts";
import type { Done } from "./ends.ts";
import type { Past } from "./past.ts";
import { samePath } from "./paths.ts";

/** A file of tests, by its name. */
const TEST_FILE =
  /(?<![\w./-])(?:[\w.-]+\/)*(?:test_\w+|[\w-]+(?:[._-](?:test|spec|tests|specs)|Test|Tests|Spec))\.\w{1,5}(?![\w/])/g;

/** The files of tests that a sentence says ran, where every run of tests chose files, and none of them chose these. */
export function ranOthers(
  { kind, names, sentence, earlier }: WorkClaim,
  { all, session, known }: Past,
): boolean {
  if (!known.run || !session.complete || earlier) return false;
  if (kind !== "tests" && kind !== "ran" && kind !== "verified" && kind !== "works") return false;
  const inClause = names.filter((name) => name.search(TEST_FILE) >= 0);
  const named = inClause.length > 0 ? inClause : (sentence.match(TEST_FILE) ?? []);
  const written = all.flatMap(({ act }) => act.paths);
  if (named.length === 0 || (inClause.length === 0 && named.some((name) => isOneOf(written, name))))
    return false;
  const runs = all.filter(({ act }) => act.any || act.deeds.has("test"));
  const chosen = runs.every(
    ({ act, call }) => !act.any && !call.cut && (act.words.match(TEST_FILE) ?? []).length > 0,
  );
  const text = runs.map(({ act, call }) => `${act.words}\n${call.output}`).join("\n");
  return runs.length > 0 && chosen && named.some((name) => !text.includes(name.split("/").at(-1) ?? name));
}

function isOneOf(paths: readonly string[], name: string): boolean {
  return paths.some((path) => samePath(path, name));
}

/** "Pushed to `release/2`": the branch behind the word, in any language. */
const PUSHED_TO =
  /(?:^|[^\p{L}])(?:to|onto|auf|nach|in|a|al|en|sur|vers|para|na|do|su|в|на|у|ke|lên|до) (?:the |den |la |le |el |o |il )?(?:branch |zweig |rama |branche |ветку |гілку |gałąź |cabang )?(?:‹(?:file|word)([^›]+)›|(main|master|staging|develop|production)(?![\w./-]))|‹(?:file|word)([^›]+)› ?(?:分支|ブランチ|브랜치|へ|に|로|에|dalına|branch)/giu;
/** Names of remotes, and no branches. */
const REMOTE = /^(?:origin|upstream|github|gitlab|bitbucket|remote|fork|heroku|dokku)$/i;

/** Of branches that a clause names, git says that some were pushed, and neither it nor a command speaks of the others. */
function isPushedInPart(clause: string, done: readonly Done[]): boolean {
  const named =
    clause.replace(/‹\w*?(?=\w+\/)|›/g, " ").match(/(?<![\w./-])[a-z][\w.-]*\/[\w./-]*\w/gi) ?? [];
  const pushes = done.filter(({ act }) => act.deeds.has("push"));
  if (named.length < 2 || pushes.some(({ act, call }) => act.any || call.cut)) return false;
  const text = pushes
    .map(({ act, call }) => `${act.words}\n${(call.output.match(/-> \S+/g) ?? []).join("\n")}`)
    .join("\n");
  return named.some((name) => text.includes(name)) && named.some((name) => !text.includes(name));
}

/** Pushed to a branch that neither a command nor git's answer names, where git says to which it was. */
export function isElsewhere({ clause }: WorkClaim, done: readonly Done[]): boolean {
  const named = [...clause.matchAll(PUSHED_TO)].map(([, ...found]) => found.find(Boolean) ?? "");
  if (isPushedInPart(clause, done)) return true;
  const branches = named.filter(
    (name) => /^[\w./-]+$/.test(name) && !REMOTE.test(name) && !/\.[a-z]{1,4}$|^[0-9a-f]{7,40}$/.test(name),
  );
  if (branches.length === 0 || done.some(({ act, call }) => act.any || call.cut)) return false;
  const text = done.map(({ act, call }) => `${act.words}\n${call.output}`).join("\n");
  return (
    / -> /.test(text) && branches.every((name) => !text.includes(name.replace(/^(?:origin|upstream)\//, "")))
  );
}
