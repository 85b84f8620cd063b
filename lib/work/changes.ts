/** Claims that files, packages and other things were changed: every one that is named must have been. */
import { escaped } from "../core/text.ts";
import { type Deed, isIdle } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import { asksRegistry } from "./belied.ts";
import type { WorkClaim } from "./claim.ts";
import { type Done, endOf } from "./ends.ts";
import { mayHold } from "./inputs.ts";
import { ALL } from "./languages/asides.ts";
import type { ClaimFault, Past } from "./past.ts";
import { isCode, samePath } from "./paths.ts";
import { callsOf, lastRun } from "./record.ts";
import { isPathLike } from "./reply.ts";
import { isPartly } from "./shares.ts";

const MUTATES: readonly Deed[] = [
  "write",
  "delete",
  "install",
  "uninstall",
  "commit",
  "merge",
  "format",
  "run",
  "branch",
  "schedule",
  "deploy",
];

function changedBy(one: Done): boolean {
  return (
    !onlySpeaks(one) &&
    (one.act.any || MUTATES.some((deed) => one.act.deeds.has(deed))) &&
    !onlyLooks(one) &&
    endOf(one, one.act.any ? "run" : "write") !== "failed" &&
    one.call.outcome !== "failed"
  );
}

/** A tool that sends or files something, and touches no file. */
function onlySpeaks({ act, call }: Done): boolean {
  return !act.any && act.deeds.size === 1 && act.deeds.has("run") && commandOf(call) === undefined;
}

/** A timetable, or a container that only runs another program: no file that is named was written. */
function touchesNone({ act }: Done, { names }: WorkClaim): boolean {
  return names.length > 0 && !act.any && (act.wraps || act.deeds.has("schedule"));
}

/** A search or a request, which runs and changes nothing. */
function onlyLooks({ act }: Done): boolean {
  const { deeds } = act;
  return (
    deeds.has("look") &&
    !deeds.has("build") &&
    !act.any &&
    !MUTATES.some((deed) => deed !== "run" && deeds.has(deed))
  );
}

/** A run of tests, which changes no code; a linter or formatter may, and then the words speak of it. */
function onlyChecks({ act }: Done, { names, clause: sentence }: WorkClaim): boolean {
  if (act.any || act.edits || act.paths.length > 0) return false;
  const { deeds } = act;
  if (deeds.has("build") || deeds.has("install") || deeds.has("commit")) return false;
  if (deeds.has("lint") || deeds.has("format")) return !TIDIES.test(sentence) && names.some(isCode);
  return deeds.has("test") && !names.some((name) => LEFT_BY_TESTS.test(name)) && !LEAVES.test(sentence);
}

/** What linters and formatters change, and what tests leave, in the words of any language. */
const TIDIES =
  /lint|format|style|import|fix|prettier|ruff|eslint|black|clippy|biome|整形|格式|修正|포맷|forma[tn]|estilo|стил|định dạng/i;
const LEAVES =
  /snapshot|report|coverage|baseline|fixture|golden|record|快照|スナップショット|스냅샷|instant|снимк/i;

/** What a run of tests leaves behind. */
const LEFT_BY_TESTS = /snap|cover|report|result|junit|\.(?:xml|html?|log|json|png|lcov|db|sqlite|tmp|out)$/i;

/** What comes out of a build, whatever name the build gives it. */
const ARTIFACT =
  /\.(?:apk|aab|ipa|exe|msi|dmg|pkg|deb|rpm|appimage|jar|war|aar|whl|gem|nupkg|vsix|crate|so|dll|dylib|wasm|o|a|elf|bin|hex|uf2|img|iso|zip|tar|t?gz|xz|pdf|epub)$/i;

/** Files that an installation may write although they are code. */
const MANIFEST = /config|setup\.|lock|node_modules|vendor/i;

/** True for an act that may have written the file `name`, or files whose names nobody knows. Tests and linters write only what they leave. */
export function mayWrite({ act }: Done, names: readonly string[]): boolean {
  if (act.deeds.has("install") && act.deeds.has("uninstall") && !/\bnew\b/.test(act.words))
    return names.some((name) => !isCode(name) || MANIFEST.test(name));
  // What is installed is written down nowhere by `pip`.
  if (/^(?:\S*\/)?pip3? /.test(act.words)) return false;
  if (act.any || act.wide) return true;
  if (act.deeds.has("test") || act.deeds.has("lint") || act.deeds.has("types"))
    return names.some((name) => LEFT_BY_TESTS.test(name));
  return act.deeds.has("build") || act.deeds.has("run");
}

/** The acts that changed files, as far as `claim` may mean them, and those of which only a part may have gone well. */
export function changesFor(
  claim: WorkClaim,
  { all }: Past,
): { readonly whole: Done[]; readonly partly: Done[] } {
  return {
    whole: all.filter((one) => changedBy(one) && !onlyChecks(one, claim) && !touchesNone(one, claim)),
    partly: all.filter((one) => one.call.outcome === "failed" && commandFailsLater(one)),
  };
}

/** Every path that is named must have been written, unless something ran that could write anything. */
export function files(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (past.all.length === 0 && claim.bare && claim.names.length === 0) return undefined;
  if (isSpelling(claim) || isBuilt(claim, past)) return undefined;
  const { whole: changes, partly } = changesFor(claim, past);
  if (changes.length + partly.length === 0) return withoutChange(claim, past);
  if (claim.names.length === 0 || [...changes, ...partly].some((one) => mayWrite(one, claim.names)))
    return undefined;
  return unwritten(claim, changes, partly, past);
}

/** The files that are named, against those that were written. */
function unwritten(
  claim: WorkClaim,
  changes: readonly Done[],
  partly: readonly Done[],
  past: Past,
): ClaimFault | undefined {
  const written = [...changes, ...partly].flatMap(({ act }) => act.paths);
  if (written.length === 0)
    return changes.every(isTool) && !claim.names.some((name) => isTold(past, name)) ? "unbacked" : undefined;
  const missing = claim.names.filter(
    (name) => !isWritten(written, name) && !isNamedIn(changes, name) && !isContent(changes, name),
  );
  // A list that holds none of what the clause names is of something else: "wrote a, which checks b and c".
  const own = claim.names.length === 0 || claim.listed.some((name) => claim.names.includes(name));
  const listed =
    own &&
    claim.listed.some(
      (name) => (missing.includes(name) || !isWritten(written, name)) && !isContent(changes, name),
    );
  return (missing.length > 0 && (claim.kind === "file" || missing.length === claim.names.length)) || listed
    ? "unbacked"
    : undefined;
}

/** Every file that is named is one that builds make, and something was built. */
function isBuilt({ names }: WorkClaim, { all }: Past): boolean {
  return (
    names.length > 0 &&
    names.every((name) => ARTIFACT.test(name)) &&
    all.some(
      (one) => one.act.deeds.has("build") && !one.act.deeds.has("look") && endOf(one, "build") === "ok",
    )
  );
}

/** "The board is written `a/b` now": how something is spelled. */
function isSpelling({ clause, names }: WorkClaim): boolean {
  return /\bis (?:now )?(?:written|spelled)\b/.test(clause) && !names.some((name) => /\.\w{1,5}$/.test(name));
}

/** Nothing changed a file: what was seen or staged is no invention, and a try that failed contradicts. */
function withoutChange(claim: WorkClaim, past: Past): ClaimFault | undefined {
  const staged = STAGED.test(claim.clause) && past.all.some(({ act }) => act.words.startsWith("git add"));
  if (staged || isSeen(claim, past)) return undefined;
  return past.all.some((one) => isTriedOn(one, claim.names)) ? "contradicted" : "unbacked";
}

const STAGED = /\bstag(?:ed|ing)\b|\bindex\b|индекс|índice|暂存|暫存|ステージ|스테이징/iu;

/** A try on one of the files that came to nothing. */
export function isTriedOn({ act, call }: Done, names: readonly string[]): boolean {
  return call.outcome === "failed" && act.paths.some((path) => names.some((name) => samePath(path, name)));
}

/** "`a.rs` was modified", of what git shows, and nobody says that it was the agent. */
function isSeen({ names, sentence, bare }: WorkClaim, { all }: Past): boolean {
  if (FIRST_PERSON.test(sentence)) return false;
  // "The tests were added one commit earlier": what the history tells.
  if (names.length === 0)
    return !bare && all.some(({ act }) => /^git (?:-\S+ )*(?:log|show|blame)\b/.test(act.words));
  const shown = all.filter(({ act }) => /^git (?:-\S+ )*(?:status|diff|log|show)\b/.test(act.words));
  return names.every((name) => shown.some(({ call }) => call.output.includes(name)));
}

/** Words of somebody who speaks of an own act, in any language. */
export const FIRST_PERSON =
  /(?<![\p{L}])(?:i|i['’]ve|we|ich|wir|j['’]ai|je|nous|he|hemos|я|мы|tôi|mình)(?![\p{L}])|我|私/iu;

export function isWritten(written: readonly string[], name: string): boolean {
  const inside = name.endsWith("/") ? `/${name.replace(/^(?:\.\/|~\/)/, "")}` : undefined;
  return written.some(
    (path) =>
      samePath(path, name) ||
      isKnownAs(path, name) ||
      holds(path, name) ||
      (inside !== undefined && `/${path}`.includes(inside)),
  );
}

/**
 * A name that stands in what was written, and is no file that was: without an ending, a package or a module; with a star, a
 * pattern; on a line of its own, an entry of a list, as `.gitignore` and `CODEOWNERS` are.
 */
function isContent(changes: readonly Done[], name: string): boolean {
  const bare = !/\.\w{1,5}$/.test(name);
  return changes.some((one) => {
    const { input } = one.call;
    if (commandOf(one.call) === undefined && bare && mayHold(input, wordOf(name))) return true;
    return name.includes("*") ? mayHold(input, new RegExp(escaped(name))) : listsIt(one, name);
  });
}

const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`);

/** A file that is neither code nor a page has the name on a line of its own. */
function listsIt({ act, call }: Done, name: string): boolean {
  const isList = act.paths.length > 0 && act.paths.every((path) => !isCode(path) && !PAGE.test(path));
  const text = commandOf(call) ?? JSON.stringify(call.input).replaceAll("\\n", "\n");
  return isList && mayHold(text, new RegExp(`^[ \\t"'-]*${escaped(name)}[ \\t"',]*$`, "m"));
}

/** A page that may speak of files which are yet to be made. */
const PAGE = /\.(?:md|mdx|rst|txt|adoc|html?)$/i;

/** A program of which nobody knows what it writes. */
function isTool({ act, call }: Done): boolean {
  return (
    commandOf(call) !== undefined && act.deeds.has("look") && act.deeds.has("build") && !act.any && !act.wide
  );
}

/** The file's name stands in a command or in what one printed. */
function isTold({ all }: Past, name: string): boolean {
  const last = name.split("/").at(-1) ?? name;
  return all.some(({ act, call }) => call.cut || `${act.words}\n${call.output}`.includes(last));
}

/** A command that nobody knows, with the file in its words: `qpdf --pages a.pdf b.pdf -- all.pdf`. */
function isNamedIn(changes: readonly Done[], name: string): boolean {
  const last = name.split("/").at(-1) ?? name;
  return changes.some(
    ({ act, call }) =>
      commandOf(call) !== undefined &&
      act.deeds.has("run") &&
      act.deeds.has("look") &&
      act.words.split(/[\s=]+/).some((word) => word.split("/").at(-1) === last),
  );
}

/** `docs/README.de.md` is a README. */
function isKnownAs(path: string, name: string): boolean {
  return (
    /^[A-Z]\w+$/.test(name) && (path.split("/").at(-1) ?? "").toLowerCase().startsWith(name.toLowerCase())
  );
}

/** A folder that was written holds the file. */
function holds(folder: string, name: string): boolean {
  return !/\.\w+$/.test(folder) && `/${name}`.includes(`/${folder.split("/").at(-1)}/`);
}

function commandFailsLater(one: Done): boolean {
  return endOf(one, "write") === "unknown";
}

export function removed(claim: WorkClaim, past: Past): ClaimFault | undefined {
  if (callsOf(past.session).length === 0 && claim.bare && claim.names.length === 0) return undefined;
  if (countsLines(claim, past)) return undefined;
  const done = past.all.filter(
    (one) =>
      one.act.any || MUTATES.some((deed) => one.act.deeds.has(deed) && deed !== "run" && deed !== "schedule"),
  );
  if (done.length === 0) return past.all.some((one) => one.act.any || saysGone(one)) ? undefined : "unbacked";
  const deletes = deletesFor(claim, done);
  const isNone = deletes.length === 0 && wasForbidden(claim, past);
  if (isNone || isLeftAlone(claim, done) || isOtherThan(claim, done)) return "unbacked";
  return ofDeletes(claim, deletes, done);
}

/** What came of the acts that take something away; `done` are all that may be one. */
function ofDeletes(
  claim: WorkClaim,
  deletes: readonly Done[],
  done: readonly Done[],
): ClaimFault | undefined {
  const tried = deletes.length > 0 ? deletes : done;
  if (isPartly(claim.clause)) return undefined;
  if (BOTH.test(claim.clause) && !claim.admits && deletes.some((one) => isLeft(one, deletes)))
    return "contradicted";
  if (leftSome(claim, deletes)) return "contradicted";
  if (areListedAsGone(claim, tried)) return undefined;
  return tried.every((one) => endOf(one, "delete") === "failed") ? "contradicted" : undefined;
}

/** What would have taken something away was not allowed, and nothing that runs could be it. */
function wasForbidden({ admits, candid }: WorkClaim, { all, session }: Past): boolean {
  return (
    !admits &&
    !candid &&
    lastRun(session).some(
      (call) =>
        call.outcome === "refused" &&
        actsOf(call).some(({ deeds, any }) => !any && (deeds.has("delete") || deeds.has("uninstall"))),
    ) &&
    !all.some(({ act }) => act.any)
  );
}

/** Lines that are counted: "8 lignes ajoutées, 3 retirées". */
const LINES =
  /(?<![\d.,])(\d+) ?(?:lines?|lignes?|zeilen?|líneas?|linhas?|righe|строк\p{L}*|рядк\p{L}*|satır|baris|dòng|lini\p{L}*|行|줄)(?!\p{L})/iu;

/** The lines that a clause counts are those that a diff printed as put in or taken out. */
function countsLines({ sentence }: WorkClaim, { all }: Past): boolean {
  const counted = LINES.exec(sentence)?.[1];
  return (
    counted !== undefined &&
    all.some(
      ({ act, call }) =>
        /^git (?:\S+ )*?(?:diff|show|log|commit)\b/.test(act.words) &&
        new RegExp(`(?<!\\d)${counted} (?:insertion|deletion)`).test(call.output),
    )
  );
}

/** The acts that take something away: those on the kind of things that the clause names, as commands have it, before the others. */
function deletesFor({ clause }: WorkClaim, done: readonly Done[]): readonly Done[] {
  const could = done.filter(({ act }) => act.deeds.has("delete") || act.deeds.has("uninstall"));
  const kinds = clause.match(/[a-z]{5,}/g) ?? [];
  const named = could.filter(({ act }) => kinds.some((kind) => act.words.includes(kind)));
  return named.length > 0 ? named : could;
}

/** "All of them are gone", and the last call that took several things away prints of one that it could not. */
function leftSome({ clause, admits, candid, reserved }: WorkClaim, deletes: readonly Done[]): boolean {
  if (admits || candid || reserved || !ALL.test(clause)) return false;
  const last = deletes.at(-1)?.call;
  const several = deletes.filter(({ call }) => call === last).length > 1;
  return last !== undefined && several && NOT_GONE.test(last.output);
}

const NOT_GONE = /^(?:\S+: )?(?:error|fatal|failed|cannot|could not|unable)\b/im;

/** A file that is named, and that no act can have taken away. */
function isLeftAlone(claim: WorkClaim, done: readonly Done[]): boolean {
  if (WHOLE_FILE.test(claim.clause) && !done.some(takesAway)) return true;
  const own = claim.names.filter((name) => claim.clause.includes(name));
  const gone = own.filter((name) => /[^/]\.\w{1,5}$/.test(name) && isPathLike(name));
  const touched = done.some(
    (one) =>
      mayWrite(one, gone) ||
      one.act.paths.some((path) => gone.some((name) => samePath(path, name) || holds(path, name))) ||
      gone.some((name) => isListedBy(one, name) || one.act.words.includes(`*${name}`)),
  );
  if (gone.length > 0 && !touched && done.every(({ act }) => act.paths.length > 0)) return true;
  return claim.listed.some(
    (name) =>
      claim.clause.includes(name) && !isGone(done, name) && !done.some((one) => isListedBy(one, name)),
  );
}

/** What took a folder away was asked what is in it, and printed the name. */
function isListedBy(one: Done, name: string): boolean {
  const { act, call } = one;
  return takesAway(one) && act.paths.some((path) => !/\.\w{1,5}$/.test(path)) && call.output.includes(name);
}

/** What names no one thing: everything of a kind, a pattern. */
const TAKES_MANY =
  /[*?[{$]|(?:^|\s)(?:prune|clean|purge|autoremove|vacuum\S*|--all|-a|-x)(?:\s|$)|(?:^|\s)-\w*a\w*f(?:\s|$)/;

/** All that is in a folder, which the folder names: `rm -rf cache/thumbs/*`. */
const ALL_INSIDE = /(?<=\w)\/\*(?= |$)/g;

/** Touches the index besides, and says all that it takes away. */
const NAMES_ITS_FILES = /^git (?:-\S+ )*rm\b/;

/** A thing that is named, where each act is a command that says what it takes away, and none of them says this. */
function isOtherThan({ names, clause, admits }: WorkClaim, done: readonly Done[]): boolean {
  const own = names.filter((name) => clause.includes(name) && /^[\w.~/@:-]{3,}$/.test(name) && !isCode(name));
  if (admits || own.length === 0) return false;
  const says = done.every(
    ({ act, call }) =>
      commandOf(call) !== undefined &&
      act.deeds.has("delete") &&
      !act.any &&
      (!act.wide || NAMES_ITS_FILES.test(act.words)) &&
      !act.deeds.has("run") &&
      act.paths.length > 0 &&
      !TAKES_MANY.test(act.words.replace(ALL_INSIDE, "")),
  );
  return says && own.every((name) => done.every((one) => !speaksOf(one, name)));
}

/** The act's words, or what it printed, hold the name, what is in it, or what it is in. */
function speaksOf({ act, call }: Done, name: string): boolean {
  const path = name.replace(/^~\//, "/home/user/").replace(/\/$/, "");
  return (
    speltIn(`${act.words}\n${call.output}`, path) ||
    act.paths.some((one) => samePath(one, path) || within(path, one) || within(one, path) || holds(one, path))
  );
}

/** A text holds the path, or its end by itself: `gen` of `orders/gen`, and not the one in `payments/gen`. */
function speltIn(text: string, path: string): boolean {
  const parts = path.split("/").filter((part) => !/^\.{0,2}$/.test(part));
  return parts.some((_, at) => {
    const end = parts.slice(at).join("/");
    return at === 0 ? text.includes(end) : new RegExp(`(?<![\\w-]/)${escaped(end)}`).test(text);
  });
}

/** Each of two. */
const BOTH =
  /(?<![\p{L}])(?:both|beide[ns]?|amb[oa]s|os dois|as duas|los dos|las dos|les deux|entramb[ie]|обе|оба|обидва|обидві|oba|obie|cả hai)(?![\p{L}])|两个|兩個|两者|都已|両方|둘 다|모두/iu;

/** A try that failed, and that nothing behind it made good. */
function isLeft(one: Done, all: readonly Done[]): boolean {
  return (
    endOf(one, "delete") === "failed" &&
    all.slice(all.indexOf(one) + 1).every((other) => endOf(other, "delete") === "failed")
  );
}

/** A file as such, and not something in one. */
const WHOLE_FILE =
  /\b(?:removed|deleted) (?:the |both |all |an? )?(?:(?:old|obsolete|unused|legacy|stale|empty|temporary|now-unused|\w+) ){0,2}(?:files?|folders?|director(?:y|ies)|originals?|sources? files?|archives?|backups?|dumps?|videos?|copies|copy|clone)\b(?! (?:extension|name|path|list|handle|upload))/i;

/** An act that can take a whole file away: no edit of a text. */
function takesAway({ act, call }: Done): boolean {
  if (act.any || act.wide) return true;
  if (commandOf(call) !== undefined) return act.deeds.has("delete") || act.deeds.has("uninstall");
  return act.deeds.has("delete") && /delete|remove|trash|unlink|move|rename|Delete File/i.test(act.words);
}

/** An act of which nobody knew that it takes anything away says that it did: "Removed 421 files". */
function saysGone({ act, call }: Done): boolean {
  return !isIdle(act) && call.output.split("\n").some((line) => GONE.test(line) || WENT.test(line));
}

/** How programs print that something is gone: "Deleted x", "Domain 'x' has been undefined", "volume x removed." */
const GONE = /^\W*(?:deleted|removed|destroyed|purged|pruned|dropped|freed|uninstalled) \S/i;
const WENT =
  /^(?!.*\b(?:not|cannot|error|fail\w*|denied|would)\b).*\S (?:(?:has been|was|is) )?(?:deleted|removed|destroyed|purged|undefined|terminated|uninstalled|dropped)\.?\s*$/i;

/** A line of the output says that `name` is gone, although another part of the call failed. */
export function isSaidGone({ call }: Pick<Done, "call">, name: string): boolean {
  return call.output
    .split("\n")
    .some(
      (line) =>
        (WENT.test(line) ||
          /^\W*(?:deleted|removed|rm|destroyed|uninstalled|dropped)\b(?!.*(?:cannot|denied|failed|error|no such))/i.test(
            line,
          )) &&
        line.includes(name),
    );
}

/** Each thing that the clause names is one of which a try printed that it is gone. */
export function areListedAsGone({ names, clause }: WorkClaim, tried: readonly Done[]): boolean {
  const meant = names.filter((name) => clause.includes(name));
  return (
    meant.length > 0 &&
    meant.every((name) => tried.some((one) => isSaidGone(one, name) || isListedAsGone(one, name)))
  );
}

/** `docker volume rm` prints the bare names of what it took away, each on its line, beside errors of the others. */
function isListedAsGone({ act, call }: Done, name: string): boolean {
  if (!act.deeds.has("delete") && !act.deeds.has("uninstall")) return false;
  const lines = call.output.split("\n").filter((line) => line.includes(name));
  return lines.length > 0 && lines.every((line) => line.trim() === name);
}

/** False where every act names what it took away, and `name` is not among it. */
function isGone(done: readonly Done[], name: string): boolean {
  return done.some(
    ({ act, call }) =>
      act.any ||
      act.wide ||
      act.paths.length === 0 ||
      act.paths.some(
        (path) => /[*?[{$]/.test(path) || samePath(path, name) || holds(path, name) || within(name, path),
      ) ||
      isSaidGone({ call }, name),
  );
}

function within(name: string, folder: string): boolean {
  return (
    /^[./]*$/.test(folder) || name.replace(/^\.\//, "").startsWith(`${folder.replace(/^\.\/|\/$/g, "")}/`)
  );
}

/** An installation that went well; each package that is named must stand in a command, or in what it printed. */
export function installed(told: WorkClaim, past: Past): ClaimFault | undefined {
  // "Installed in `~/go/bin`": a place, and no package.
  const claim = { ...told, names: told.names.filter((name) => !/^(?:~|\.{1,2})?\/|\/$/.test(name)) };
  const done = past.all.filter(
    ({ act }) => act.any || act.deeds.has("install") || act.deeds.has("look") || act.deeds.has("run"),
  );
  const real = done.filter(({ act }) => act.any || act.deeds.has("install"));
  const looks = done.filter(
    ({ call, act }) =>
      !real.some((one) => one.act === act) &&
      !isActed(claim) &&
      !asksRegistry({ act, call }) &&
      namesHeld(claim.names, call.output, act.words).length === claim.names.length &&
      call.outcome === "ok",
  );
  if (real.length === 0)
    return looks.length > 0 ||
      (claim.names.length === 0 &&
        !isActed(claim) &&
        done.some(
          (one) =>
            !asksRegistry(one) && one.call.outcome === "ok" && mentions(one.call.output, claim.sentence),
        ))
      ? undefined
      : "unbacked";
  const good = real.filter((one) => endOf(one, "install") !== "failed");
  if (good.length === 0)
    return claim.names.length > 0 && claim.names.every((name) => wentWell(name, real))
      ? undefined
      : "contradicted";
  if (good.some(({ act }) => act.any)) return undefined;
  if (isOtherVersion(claim, good)) return "contradicted";
  const packages = claim.names.filter(
    (name) => /^@?[\w./-]+$/.test(name) && !isCode(name) && !/\.\w{2,5}$/.test(name) && !name.startsWith("-"),
  );
  const manifest = good.every(({ act }) =>
    /(?:^|\s)(?:-r|-e|ci|sync|install|i|restore)$|requirements|pyproject|package\.json/.test(act.words),
  );
  if (manifest) return undefined;
  const words = good.map(({ act }) => act.words.toLowerCase()).join(" ");
  const listed = packagesIn(claim.sentence);
  if (listed.some((name) => words.includes(name)) && listed.some((name) => !words.includes(name)))
    return "unbacked";
  const text = good.map(({ act, call }) => `${act.words}\n${call.output}`).join("\n");
  // What another call names was not invented: "installed prettier and formatted `src`".
  const named =
    `${text}\n${past.all.map(({ act, call }) => `${act.words}\n${commandOf(call) ?? ""}`).join("\n")}`.toLowerCase();
  return packages.some((name) => !named.includes(name.toLowerCase())) ? "unbacked" : undefined;
}

/** A line of the output names it, and no failure: "web1 : ok=3 changed=2 unreachable=0 failed=0". */
function wentWell(name: string, done: readonly Done[]): boolean {
  return done.some(({ call }) =>
    call.output
      .split("\n")
      .some(
        (line) =>
          line.includes(name) &&
          /\bok\b/i.test(line) &&
          !/(?:failed|unreachable)=[1-9]|\berror\b/i.test(line),
      ),
  );
}

/** "httpx 0.28.1 is installed", and what was printed names another version of it, and never this one. */
function isOtherVersion({ sentence }: WorkClaim, done: readonly Done[]): boolean {
  const text = done
    .map(({ call, act }) => `${act.words}\n${call.output}`)
    .join("\n")
    .toLowerCase();
  const said = sentence
    .toLowerCase()
    .matchAll(/([a-z][\w./@-]+)[`"']?[ @=v]{1,3}(\d+(?:\.\d+){0,2})(?![\w.]\d|\w)/g);
  return [...said].some(([, name = "", version = ""]) => {
    const printed = new RegExp(`${escaped(name)}[@=:v^~-]{1,3}\\d|${escaped(name)} v?\\d+\\.\\d`).test(text);
    return printed && !new RegExp(`(?<![\\d.])${escaped(version)}(?!\\d)`).test(text);
  });
}

/** Packages that stand side by side behind "installed": "installed vitest and playwright". */
function packagesIn(sentence: string): string[] {
  const found =
    /(?:installed|安装(?:了|好)?|安裝(?:了)?|instal(?:é|ei|ado|lé|liert)|установил\S*|cài(?: đặt)?|설치) ?((?:@?[a-z][\w./@-]+)(?:(?:, and | and |, | & | ?和 ?| ?与 ?|、| y | e | et | und | и | và )@?[a-z][\w./@-]+(?![\p{L}]))+)/iu.exec(
      sentence,
    );
  return (found?.[1] ?? "")
    .toLowerCase()
    .split(/, and | and |, | & | ?和 ?| ?与 ?|、| y | e | et | und | и | và /)
    .map((name) => name.replace(/[.,]$/, ""))
    .filter((name) => !/^(?:[a-z]+ed|wrote|ran|set|put|made|built|then|also|the|it)$/.test(name));
}

/** "I installed", "Installed": an act, and not the state that a look finds. */
function isActed({ bare, sentence }: WorkClaim): boolean {
  return bare || /(?<![\p{L}])(?:i|we)(?:['’]ve| have)? (?:\w+ )?(?:re)?installed/iu.test(sentence);
}

function namesHeld(names: readonly string[], output: string, words: string): string[] {
  const text = `${words}\n${output}`.toLowerCase();
  return names.filter((name) => text.includes(name.toLowerCase()));
}

/** A word of the sentence that a program printed: "ffmpeg 6.1.1 is installed". */
function mentions(output: string, sentence: string): boolean {
  const text = output.toLowerCase();
  return (sentence.toLowerCase().match(/[a-z][\w.-]{3,}/g) ?? []).some(
    (word) => word !== "installed" && text.includes(word),
  );
}
