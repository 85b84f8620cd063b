/**
 * What matters of a text that is too long to be taken apart: the stretches that name a program that could do harm, set
 * something or lead elsewhere, the gravest first. One pass, and little memory, whatever the length.
 */
import { EXCERPT_UNITS, UNREAD_PIECE } from "../core/limits.ts";
import { isGrave, SETS, worthy } from "./unread.ts";

/** A stretch of the text, and the how many-th it is. */
type Stretch = { readonly at: number; readonly text: string };

/** The first and the last stretches of a list, a quarter of the excerpt each. */
class Ends {
  readonly #first: Stretch[] = [];
  #last: Stretch[] = [];
  #room = EXCERPT_UNITS >> 2;
  #kept = 0;
  #from = 0;

  add(stretch: Stretch): void {
    const { length } = stretch.text;
    if (this.#room >= length) {
      this.#room -= length;
      this.#first.push(stretch);
      return;
    }
    this.#room = 0;
    this.#last.push(stretch);
    this.#kept += length;
    while (this.#kept > EXCERPT_UNITS >> 2) this.#kept -= this.#last[this.#from++]?.text.length ?? 0;
    if (this.#from < 1024 || this.#from < this.#last.length >> 1) return;
    this.#last = this.#last.slice(this.#from);
    this.#from = 0;
  }

  all(): Stretch[] {
    return [...this.#first, ...this.#last.slice(this.#from)];
  }
}

/**
 * The stretches of `command` that matter, in their order, as one text of at most {@link EXCERPT_UNITS}: what stands side by
 * side there does so here.
 */
export function excerptOf(command: string): string {
  const [grave, other] = [new Ends(), new Ends()];
  let at = 0;
  let before = "";
  let follows = 0;
  eachStretch(command, (text) => {
    at++;
    // Padding repeats itself.
    if (text === before) return;
    before = text;
    follows = matters(text) ? FOLLOWERS : follows - 1;
    if (follows >= 0) (isGrave(text) ? grave : other).add({ at, text });
  });
  const kept = [...grave.all(), ...other.all()].sort((one, two) => one.at - two.at);
  return kept
    .map(({ at: here, text }, index) =>
      kept[index - 1]?.at === here - 1 ? text : `\n${text.replace(/^[\s;&]{1,8}/, "")}`,
    )
    .join("");
}

/** Stretches behind one that matters which are kept with it: the rest of a script in quotes, of a here-document. */
const FOLLOWERS = 3;

/** A redirection, a pipe, a function and its end. */
const LEADS = /[>|}]|\(\)/;

function matters(text: string): boolean {
  return LEADS.test(text) || worthy(text) || SETS.test(text.replace(/^[;&]{1,2}/, ""));
}

/** Calls `take` with every line that is short enough, its continuations included, and with the parts of longer ones. */
function eachStretch(command: string, take: (text: string) => void): void {
  for (let start = 0; start < command.length; ) {
    let end = command.indexOf("\n", start);
    while (end > 0 && isContinued(command, end)) end = command.indexOf("\n", end + 1);
    if (end < 0) end = command.length;
    if (end - start <= UNREAD_PIECE) take(command.slice(start, end + 1));
    else cutLine(command, start, end, take);
    start = end + 1;
  }
}

function isContinued(command: string, end: number): boolean {
  return command.charAt(end - (command.charAt(end - 1) === "\r" ? 2 : 1)) === "\\";
}

const SEMICOLON = 0x3b;
const AMPERSAND = 0x26;
const BLANK = 0x20;

/** A part of a long line: several commands, so that what one of them sets stands beside the next. */
const PART = 256;

/** A long line, cut in front of what separates commands, and where a part gets too long, at a blank if there is one. */
function cutLine(command: string, start: number, end: number, take: (text: string) => void): void {
  let from = start;
  for (let at = start + 1; at < end; at++) {
    const unit = command.charCodeAt(at);
    const isJoint = (unit === SEMICOLON || unit === AMPERSAND) && at - from >= PART;
    const isLong = at - from >= UNREAD_PIECE && (unit === BLANK || at - from >= 2 * UNREAD_PIECE);
    if (!isJoint && !isLong) continue;
    take(command.slice(from, at));
    from = at;
  }
  take(command.slice(from, end + 1));
}
