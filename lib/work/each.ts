/**
 * Things that a reply tells side by side as done or well, in any language, where a look printed them all, calls were given
 * some of them by their names, and nothing could have been given the others: "clean across all four packages: admin, api,
 * mailer, web", behind a check of two.
 */
import { WORK_LISTED } from "../core/limits.ts";
import { isAsking } from "./act.ts";
import { actsOf, commandOf } from "./acts.ts";
import type { WorkClaim } from "./claim.ts";
import { tellsOfDone } from "./completed.ts";
import { FILE } from "./listings.ts";
import { JOINED } from "./objects.ts";
import { hides } from "./opaque.ts";
import type { ClaimFault, Past } from "./past.ts";
import { claim, type Reading } from "./reading.ts";
import type { Call } from "./record.ts";
import { type ParsedReply, type Sentence, spansIn } from "./reply.ts";
import { programOf, showsFiles } from "./standing.ts";
import type { Tone } from "./tone.ts";

/** Names side by side, and the sentences that hold them: one, or the items of a list, of which some may be no names. */
type Series = { readonly names: readonly string[]; readonly sentences: readonly Sentence[] };

const WORD = "(?:[\\uE100-\\uF8FF]|[A-Za-z\\d@][\\w./:@-]{1,60})";
const INLINE = new RegExp(`(?<![\\w./:@-])${WORD}(?:${JOINED}${WORD})+`, "gu");
/** What an item or a row of a table begins with, where it says something of it. */
const LABEL = new RegExp(`^[\\s·]*(${WORD})\\s*(?:[·:：–—]|-|\\(| is | are )`, "u");

/** Names by their form, which are no words of a language. */
const FORMED = /[\d_./@-]/;

/** What nobody would take for one of several things: checks and stages, which are told side by side as often. */
const STAGE =
  /^(?:tests?|lint\w*|types?|build|format\w*|fmt|check|typecheck|coverage|commit|push|deploy|install|ci)$/i;

/** The names side by side in `reply`. */
function seriesIn(reply: ParsedReply): Series[] {
  const lists = new Map<string, { names: string[]; sentences: Sentence[] }>();
  const found: Series[] = [];
  for (const sentence of reply.sentences) {
    // Of two sentences in one each may tell something else.
    const inline = /[.;] /.test(sentence.text) ? [] : sentence.text.matchAll(INLINE);
    for (const [text] of inline) {
      const parts = text.split(new RegExp(JOINED, "u"));
      if (parts.length > 2 || parts.every(isFormed))
        found.push({ names: parts.map((one) => nameOf(one, reply)), sentences: [sentence] });
    }
    const label = LABEL.exec(sentence.text)?.[1];
    if (label === undefined) continue;
    const key = `${sentence.heading}\n${sentence.under}\n${sentence.paragraph}`;
    const list = lists.get(key) ?? { names: [], sentences: [] };
    list.names.push(nameOf(label, reply));
    list.sentences.push(sentence);
    lists.set(key, list);
  }
  return [...found, ...lists.values()].filter(
    ({ names }) =>
      names.length > 1 &&
      names.length < WORK_LISTED &&
      names.every((name) => name !== "" && !FILE.test(name) && !STAGE.test(name)),
  );
}

function isFormed(word: string): boolean {
  return /[\uE100-\uF8FF]/.test(word) || FORMED.test(word.replace(/[.:]+$/, ""));
}

/** What stands in backticks, or the word itself; nothing for an address. */
function nameOf(text: string, reply: ParsedReply): string {
  const [span] = spansIn(text, reply);
  if (span?.kind === "url") return "";
  return (span?.text ?? text).toLowerCase().replace(/^[./]+|[./:]+$/g, "");
}

/** The series of a reply, and which of them it tells as done. */
export class SeriesTold {
  readonly #reply: ParsedReply;
  readonly #series: readonly Series[];
  /** Sentences of a series, and lines that announce one. */
  readonly #lines: ReadonlySet<string>;
  readonly #told = new Set<string>();

  constructor(reply: ParsedReply) {
    this.#reply = reply;
    this.#series = seriesIn(reply);
    this.#lines = new Set(
      this.#series.flatMap(({ sentences }) => sentences.flatMap(({ plain, under }) => [plain, under])),
    );
  }

  has({ plain }: Sentence): boolean {
    return this.#lines.has(plain);
  }

  /** Takes in a sentence that denies and plans nothing, with what is claimed in its language. */
  hear(reading: Reading, claims: readonly WorkClaim[]): void {
    const { plain } = reading.sentence;
    if (!this.#lines.has(plain)) return;
    if (claims.some(({ sentence }) => sentence === plain) || tellsOfDone(reading)) this.#told.add(plain);
  }

  #isTold(sentence: Sentence | undefined): boolean {
    return sentence !== undefined && (this.#told.has(sentence.plain) || this.#told.has(sentence.under));
  }

  /** A claim for each series that is told as done. */
  claims([language]: readonly Reading["language"][], tone: Tone): WorkClaim[] {
    if (language === undefined) return [];
    return this.#series.flatMap(({ names, sentences }) => {
      const [sentence] = sentences;
      const told = names.filter((_, at) => {
        const own = sentences[at];
        return this.#isTold(own ?? sentence) && !(own && sentences.length > 1 && tone.isTroubled(own));
      });
      if (!sentence || told.length === 0) return [];
      const reading = { sentence, text: sentence.text, language, reply: this.#reply };
      const printed = [`EACH ${sentences.length > 1 ? "item" : "word"}`];
      return [claim(reading, "act", sentence.text, { names: told, printed })];
    });
  }
}

/** What a line says of a thing that is as it should be: no call need have touched it. */
const IS_WELL =
  /\b(?:up|running|ready|active|healthy|ok|pass(?:ed)?|success\w*|done|merged|closed|deployed|clean|installed|latest|current|live|true|enabled)\b|[✓✔✅]/i;

/** Programs that have no part in what is told of other things. */
const ASIDE = /^(?:git|cd|mkdir|cp|mv|echo|export|source|sleep|touch|set|pwd|true)$/;

/** What stands for more than is written: patterns, variables, "all". */
const WILD = /[*?$`{]|\.\.\.|--all\b|--recursive\b|--workspaces?\b|\s-(?:r|R|A|ws)\b|xargs/;

/** True for a claim of {@link SeriesTold}. */
export function isEach({ printed }: WorkClaim): boolean {
  return printed[0]?.startsWith("EACH ") === true;
}

/** What is wrong with a series: one of its names was left out, or all that was tried on it came to nothing. */
export function eachFault(told: WorkClaim, past: Past): ClaimFault | undefined {
  if (!past.session.complete || past.all.some(hides)) return undefined;
  const calls = [...new Set(past.all.map(({ call }) => call))];
  const doers = calls.filter((call) => !actsOf(call).every(isAsking));
  const looks = calls.filter((call) => !doers.includes(call));
  const given = doers.map(givenTo);
  const seen = (name: string) =>
    [...given, ...looks.map(({ output }) => output.toLowerCase())].some((text) => hasName(text, name));
  const names = told.printed[0] === "EACH item" ? told.names.filter(seen) : told.names;
  if (wasLost(names, doers)) return "contradicted";
  const bearing = doers.filter((call) => names.some((name) => hasName(givenTo(call), name)));
  const texts = doers.map((call) => `${givenTo(call)}\n${call.output.toLowerCase()}`);
  const left = names.filter((name) => !texts.some((text) => text.includes(name)));
  if (left.length === 0 || left.length === names.length || bearing.some(isWild)) return undefined;
  const last = calls.lastIndexOf(bearing.at(-1) as Call);
  return doers.every((call) => bearing.includes(call) || isAside(call, bearing)) &&
    looks.some((call) => listsAll(call, names, left)) &&
    !calls.slice(last + 1).some((call) => looks.includes(call) && showsState(call, left))
    ? "unbacked"
    : undefined;
}

/** Of one of several every try failed, while others went well, and nothing behind it may have mended that. */
function wasLost(names: readonly string[], doers: readonly Call[]): boolean {
  const triesOn = (name: string) => doers.filter((call) => hasName(givenTo(call), name));
  const isLost = (name: string) => {
    const tries = triesOn(name);
    const last = doers.lastIndexOf(tries.at(-1) as Call);
    return (
      tries.length > 0 &&
      tries.every(
        (call) =>
          call.outcome === "failed" &&
          names.every((other) => other === name || !hasName(givenTo(call), other)),
      ) &&
      doers
        .slice(last + 1)
        .every((call) => isAside(call, tries) || names.some((other) => hasName(givenTo(call), other)))
    );
  };
  return names.some(isLost) && names.some((name) => triesOn(name).some(({ outcome }) => outcome === "ok"));
}

function givenTo(call: Call): string {
  return (commandOf(call) ?? `${call.tool} ${JSON.stringify(call.input)}`).toLowerCase();
}

function isWild(call: Call): boolean {
  const given = commandOf(call);
  return given !== undefined && WILD.test(/\bcd /.test(given) ? given.replaceAll("./...", "") : given);
}

/** A look that printed every one of the names, and of those that were left out nothing good. */
function listsAll({ output }: Call, names: readonly string[], left: readonly string[]): boolean {
  const text = output.toLowerCase();
  const lines = text.split("\n").filter((line) => left.some((name) => hasName(line, name)));
  return names.every((name) => hasName(text, name)) && !lines.some((line) => IS_WELL.test(line));
}

/** A look at more than files, behind the work, that shows one of those that were left out. */
function showsState(call: Call, left: readonly string[]): boolean {
  return !showsFiles(call) && left.some((name) => call.output.toLowerCase().includes(name));
}

/** An edit, or a program that does something else than those that were given names. */
function isAside(call: Call, bearing: readonly Call[]): boolean {
  const acts = actsOf(call);
  if (commandOf(call) === undefined)
    return acts.every(({ edits, paths, any }) => !any && (edits || paths.length > 0));
  const programs = bearing.flatMap((one) => actsOf(one).map(programOf));
  return acts.every((act) => {
    const program = programOf(act);
    return isAsking(act) || (ASIDE.test(program) && !programs.includes(program));
  });
}

/** True where a text holds a name by itself, and not as a part of another. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\p{L}\d_-]/u.test(text[at - 1] ?? " ") && !/[\p{L}\d_-]/u.test(text[at + name.length] ?? " "))
      return true;
  return false;
}
