/**
 * Text that is typed into a running shell: the keys as a terminal gets them, and the lines that they leave when the
 * shell's line editor has read them. Sources: bash's readline (emacs mode), the key names of tmux(1), xterm's control
 * sequences.
 */
import { TYPED_LINE } from "../../core/limits.ts";

/** Keys for one running shell. `place` tells the shells of a session apart; "" where the tool has only one. */
export type Typed = { readonly place: string; readonly keys: string };

/**
 * Keys of one field: "" for one that is sure to be typed, `COMMAND` for a line of its own, `ENTER` for a key that is
 * pressed behind all of them.
 */
export type TypedField = Typed & { readonly field: string };

export const COMMAND = "\r";
export const ENTER = "\n";

/**
 * The keys that each running shell gets, in one piece. A field that nobody knows may be typed or say something of the call:
 * its keys are a stream of their own, and go to the shell, too, where no other field's may.
 */
export function streams(fields: readonly TypedField[]): Typed[] {
  const isAlone = new Set(fields.map(({ field }) => field).filter((field) => field !== ENTER)).size === 1;
  const places = new Map<string, string>();
  for (const { place, keys, field } of fields)
    for (const one of placesOf(place, field, isAlone, places)) {
      const before = places.get(one) ?? "";
      places.set(one, before + (field === COMMAND && before !== "" ? "\n" : "") + keys);
    }
  return [...places].map(([place, keys]) => ({ place, keys }));
}

/** The streams that the keys of a field go to, of those that there are. */
function placesOf(
  place: string,
  field: string,
  isAlone: boolean,
  places: ReadonlyMap<string, string>,
): readonly string[] {
  if (field === ENTER && places.size > 0) return [...places.keys()];
  if (field === "" || field === COMMAND || field === ENTER) return [place];
  return isAlone ? [place, `${place} ${field}`] : [`${place} ${field}`];
}

/** What a key does to the line: the text before the cursor, and the text behind it, last first. */
type Edit = (before: string[], behind: string[]) => void;

const toStart: Edit = (before, behind) => {
  while (before.length > 0) behind.push(before.pop() ?? "");
};

const toEnd: Edit = (before, behind) => {
  while (behind.length > 0) before.push(behind.pop() ?? "");
};

const left: Edit = (before, behind) => {
  const key = before.pop();
  if (key !== undefined) behind.push(key);
};

const right: Edit = (before, behind) => {
  const key = behind.pop();
  if (key !== undefined) before.push(key);
};

const rubOut: Edit = (before) => void before.pop();

const rubOutWord: Edit = (before) => {
  while (before.at(-1) === " ") before.pop();
  while (before.length > 0 && before.at(-1) !== " ") before.pop();
};

const drop: Edit = (before, behind) => {
  before.length = 0;
  behind.length = 0;
};

/** Control characters by what they do: C-a, C-b, C-c and so on. */
const EDITS: ReadonlyMap<string, Edit> = new Map<string, Edit>([
  ["\u0001", toStart],
  ["\u0002", left],
  ["\u0003", drop],
  ["\u0004", (_, behind) => void behind.pop()],
  ["\u0005", toEnd],
  ["\u0006", right],
  ["\b", rubOut],
  ["\u007f", rubOut],
  [
    "\u000b",
    (_, behind) => {
      behind.length = 0;
    },
  ],
  [
    "\u0015",
    (before) => {
      before.length = 0;
    },
  ],
  ["\u0017", rubOutWord],
  // Clears the screen, and leaves the line.
  ["\f", () => undefined],
]);

/** Keys by the names that tools and tmux give them; `C-x` and `ctrl+x` are the control characters. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ...["enter", "return", "cr", "kpenter", "c-m", "c-j", "ctrl+m"].map((name) => [name, "\n"] as const),
  ...["bspace", "backspace", "bs"].map((name) => [name, "\u007f"] as const),
  ...[..."abcdefhkuw"].flatMap((letter) => {
    const control = String.fromCharCode(letter.charCodeAt(0) & 0x1f);
    return [[`c-${letter}`, control] as const, [`ctrl+${letter}`, control] as const];
  }),
  ["space", " "],
  ["tab", "\t"],
  ["left", "\u0002"],
  ["right", "\u0006"],
  ["home", "\u0001"],
  ["end", "\u0005"],
  ["dc", "\u0004"],
  ["delete", "\u0004"],
  ["escape", ""],
  ["esc", ""],
]);

/** xterm's sequences behind the escape: arrows, Home, End and Delete as the keys that do the same. */
const SEQUENCES: ReadonlyMap<string, string> = new Map([
  ["C", "\u0006"],
  ["D", "\u0002"],
  ["F", "\u0005"],
  ["H", "\u0001"],
  ["3~", "\u0004"],
]);

/** The character of a key by its name (`Enter`, `BSpace`, `C-u`), undefined for a word that names none. */
function keyOf(name: string): string | undefined {
  return KEYS.get(name.toLowerCase());
}

/** Is a word the name of a key? */
export function isKeyName(word: string): boolean {
  return keyOf(word) !== undefined;
}

/** A text as the keys that type it: `{enter}` and `<BS>` as the keys that they name. */
export function keysIn(text: string): string {
  return text.replace(/\{([\w+-]{2,9})\}|<([\w+-]{2,9})>/g, (all, braced, angled) => {
    return keyOf(String(braced ?? angled)) ?? all;
  });
}

/** Words that are keys or pieces of text, typed one behind the other without a gap. */
export function keysOf(words: readonly string[]): string {
  return words.map((word) => keyOf(word) ?? keysIn(word)).join("");
}

/** What was typed: whole lines as the editor leaves them, and the keys behind the last of them. */
export type Lines = { readonly done: readonly string[]; readonly rest: string };

/** The lines that `keys` make. */
export function linesOf(keys: string): Lines {
  const parts = unescaped(keys).replace(/\r\n?/g, "\n").split("\n");
  const rest = parts.pop() ?? "";
  return { done: parts.map(edited), rest };
}

/** Does a text hold editing keys, and none but those that are followed? */
export function isEdited(keys: string): boolean {
  const controls =
    unescaped(keys)
      .match(/\p{Cc}/gu)
      ?.filter((key) => !"\r\n\t".includes(key)) ?? [];
  return controls.length > 0 && controls.every((key) => EDITS.has(key));
}

/** What keys leave in a shell: whole lines, and the one that is being typed. */
export function leftBy(keys: string): string {
  const { done, rest } = linesOf(keys);
  return [...done, edited(rest)].join("\n");
}

/** A line after its editing keys. One that is longer than any that is edited stands as it was typed. */
export function edited(keys: string): string {
  if (keys.length > TYPED_LINE || ![...EDITS.keys()].some((key) => keys.includes(key))) return keys;
  const before: string[] = [];
  const behind: string[] = [];
  for (const key of keys) {
    const edit = EDITS.get(key);
    if (edit) edit(before, behind);
    else before.push(key);
  }
  toEnd(before, behind);
  return before.join("");
}

const ESCAPE = "\u001b";

/** The keys with a terminal's sequences as the control characters that do the same, or left out where they only draw. */
function unescaped(keys: string): string {
  const [first = "", ...others] = keys.split(ESCAPE);
  return [
    first,
    ...others.map((piece) => {
      const [all = "", name = ""] = /^(?:\[|O)((?:[\d;]{1,16})?[A-Za-z~])/.exec(piece) ?? [];
      return (SEQUENCES.get(name) ?? "") + piece.slice(all.length);
    }),
  ].join("");
}
