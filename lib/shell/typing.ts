/**
 * Keys that a command line types into a shell which is running elsewhere: `tmux send-keys`, `screen -X stuff` and their
 * kin. The text may be a part of a line, whose rest another command types. Sources: tmux(1), screen(1), the references of
 * zellij, kitty, WezTerm, xdotool, ydotool and wtype.
 */
import { type Evaluation, type Invocation, known } from "./invocation.ts";
import { type Options, readOptions } from "./word/options.ts";

/** What one running shell gets: the words are keys by name or pieces of text, typed without a gap between them. */
export type TypedWords = { readonly place: string; readonly words: readonly string[] };

/** One way to type: the program, the words in front of the keys, its options, and which of them names the shell. */
type Way = {
  readonly program: string;
  readonly verbs: readonly RegExp[];
  readonly options: string;
  readonly place?: string;
  /** The words as the keys that they stand for, where the program has signs of its own. */
  readonly words?: (words: readonly string[], options: Options) => readonly string[];
};

/** `-H` takes the numbers of characters; behind a `;` stands the next of tmux's commands. */
const tmuxKeys: Way["words"] = (words, options) =>
  options.has("H")
    ? words.map((word) => String.fromCharCode(Number.parseInt(word, 16) || 0))
    : words.filter((word, at) => word !== ";" && words[at - 1] !== ";");

/** `^M` and `\015` are control characters to screen. */
const screenKeys: Way["words"] = ([text = ""]) => [
  text
    .replace(/\^([@-_a-z])/g, (_, sign) => String.fromCharCode(String(sign).charCodeAt(0) & 0x1f))
    .replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(String(octal), 8))),
];

/** `action write 13 10` takes the numbers of bytes. */
const bytes: Way["words"] = (words) => words.map((word) => String.fromCharCode(Number(word) & 0xff));

const TMUX = "f= L= S= t|target= c= N= F H K l M R X";

const WAYS: readonly Way[] = [
  { program: "tmux", verbs: [/^send(?:-keys)?$/], options: TMUX, place: "target", words: tmuxKeys },
  { program: "byobu", verbs: [/^send(?:-keys)?$/], options: TMUX, place: "target", words: tmuxKeys },
  { program: "stuff", verbs: [], options: "", words: screenKeys },
  { program: "screen", verbs: [/^stuff$/], options: "S= p= c= e= h= s= t= T= X", words: screenKeys },
  { program: "zellij", verbs: [/^action$/, /^write-chars$/], options: "s|session=", place: "session" },
  {
    program: "zellij",
    verbs: [/^action$/, /^write$/],
    options: "s|session=",
    place: "session",
    words: bytes,
  },
  { program: "kitty", verbs: [/^@$/, /^send-text$/], options: "m|match= t|match-tab= to=", place: "match" },
  { program: "kitten", verbs: [/^@$/, /^send-text$/], options: "m|match= t|match-tab= to=", place: "match" },
  { program: "wezterm", verbs: [/^cli$/, /^send-text$/], options: "pane-id= no-paste", place: "pane-id" },
  { program: "xdotool", verbs: [/^type$/], options: "window= delay= clearmodifiers", place: "window" },
  { program: "xdotool", verbs: [/^key$/], options: "window= delay= clearmodifiers", place: "window" },
  { program: "ydotool", verbs: [/^type$/], options: "d|key-delay= f|file=" },
  { program: "wtype", verbs: [], options: "k= M= m= d= s=" },
];

/** Every text that the command line types into a running shell, in its order. */
export function typedIn({ invocations }: Evaluation): TypedWords[] {
  return invocations.flatMap((invocation) => {
    const typed = WAYS.map((way) => typedBy(invocation, way)).find((found) => found !== undefined);
    return typed === undefined || typed.words.length === 0 ? [] : [typed];
  });
}

function typedBy({ program, args }: Invocation, way: Way): TypedWords | undefined {
  if (program !== way.program) return undefined;
  const options = readOptions(args, way.options);
  const words = options.operands.map((word) => known(word) ?? "");
  if (!way.verbs.every((verb, at) => verb.test(words[at] ?? ""))) return undefined;
  const typed = words.slice(way.verbs.length);
  const place = way.place === undefined ? "" : (known(options.value(way.place)) ?? "");
  return { place: `${way.program} ${place}`, words: way.words?.(typed, options) ?? typed };
}
