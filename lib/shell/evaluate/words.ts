/** From a parsed word to what the command receives: quotes, tilde, braces, expansions, splitting, globs. */

import type { Arg, UnknownPart } from "../invocation.ts";
import { join, type Piece, tidy, trimNewlines, unknownPart } from "../word/pieces.ts";
import { evaluateArithmetic } from "./arithmetic.ts";
import { expandBraces, type Segment } from "./braces.ts";
import { carries, uncarry } from "./carried.ts";
import {
  deeper,
  descriptors,
  type Frame,
  type Machine,
  tick,
  tooLong,
  type WordMode,
  withFds,
} from "./machine.ts";
import { type Expansion, expandParameter, expandSimple } from "./params.ts";
import type { ParsedScript, Word, WordPart } from "./parse.ts";
import { inSubshell } from "./scripts.ts";
import { partSegments, quotedSegments, segmentsOf } from "./segments.ts";
import { fileContent, newPipe } from "./streams.ts";
import { tildes } from "./tilde.ts";
import { fieldSeparators } from "./variables.ts";

/** Words in the making. `open` is the one that is being written; none yet means that nothing began it. */
type Builder = {
  readonly words: Piece[][];
  open: Piece[] | undefined;
  /** Split unquoted expansions into words. */
  readonly split: boolean;
  /** Keep active pattern characters as holes. */
  readonly glob: boolean;
  readonly frame: Frame;
  /** Looked up where a value is split, because a branch may have left several. */
  separators: string | undefined;
};

function builderOf(frame: Frame, open: Piece[] | undefined, split: boolean, glob: boolean): Builder {
  return { words: [], open, split, glob, frame, separators: undefined };
}

function separatorsOf(m: Machine, builder: Builder): string {
  builder.separators ??= fieldSeparators(m, builder.frame);
  return builder.separators;
}

const PLAIN = /^[\w\-./:=@%+,]+$/;

/** Expands the words of a command; each may become none, one or several arguments. */
export function expandWords(m: Machine, frame: Frame, words: readonly Word[]): Arg[] {
  const out: Arg[] = [];
  for (const word of words) expandInto(m, frame, word, out);
  return out;
}

/** Expands a word and adds what it becomes to `out`. */
export function expandInto(m: Machine, frame: Frame, word: Word, out: Arg[]): void {
  tick(m);
  if (!word.parts && PLAIN.test(word.text)) {
    out.push([word.text]);
    return;
  }
  const segments = segmentsOf(word);
  const words = word.text.includes("{") ? expandBraces(segments) : [segments];
  if (!words) m.gaps.add("braces");
  else if (words.length > 1) tick(m, words.length << 2);
  let separators: string | undefined;
  for (const variant of words ?? [segments]) {
    const builder = builderOf(frame, undefined, true, !frame.scope.noglob);
    builder.separators = separators;
    fill(m, frame, tildes(m, frame, variant, false), builder);
    separators = builder.separators;
    for (const made of builder.words) out.push(finished(m, made));
  }
}

/** Variables that hold the number of a process: of this shell, of who started it, of what it started. */
const PROCESSES: ReadonlySet<string | undefined> = new Set(["$", "BASHPID", "PPID", "!"]);

/** `/proc/$$/…` is read as what the kernel calls `self`: these processes stand in one directory, under one root. */
function ofProcess(arg: Arg): Arg {
  const [front, process, ...rest] = arg;
  if (typeof front !== "string" || typeof process !== "object" || !PROCESSES.has(process.name)) return arg;
  return /(?:^|\/)proc\/+$/.test(front) ? tidy([front, "self", ...rest]) : arg;
}

function finished(m: Machine, pieces: readonly Piece[]): Arg {
  const arg = ofProcess(tidy(pieces));
  return tooLong(m, arg) ? [unknownPart("other", "…")] : arg;
}

/** Expands a word that stays one word. */
export function expandSingle(m: Machine, frame: Frame, word: Word, mode: WordMode = "value"): Arg {
  if (!word.parts && PLAIN.test(word.text)) return [word.text];
  tick(m);
  const segments = mode === "quoted" ? quotedSegments(word) : segmentsOf(word);
  return expandSegments(m, frame, segments, mode);
}

/**
 * The values that braces make of an assignment among arguments: `declare x={a,b}` is `declare x=a x=b`, and `x={a,b}` in
 * front of a program is not. Undefined where there is but one.
 */
export function bracedValues(m: Machine, frame: Frame, word: Word): readonly Arg[] | undefined {
  const variants = word.text.includes("{") ? expandBraces(segmentsOf(word)) : undefined;
  if (variants === undefined || variants.length < 2) return undefined;
  tick(m, variants.length << 2);
  return variants.map((segments) => expandSegments(m, frame, segments, "assignment"));
}

function expandSegments(m: Machine, frame: Frame, segments: readonly Segment[], mode: WordMode): Arg {
  const builder = builderOf(frame, [], false, mode === "pattern");
  fill(m, frame, mode === "quoted" ? segments : tildes(m, frame, segments, mode === "assignment"), builder);
  return finished(m, builder.words[0] ?? []);
}

/** Expands the body of a here-document: only `$` and backquotes are special. */
export function expandParts(m: Machine, frame: Frame, parts: readonly WordPart[]): Arg {
  const builder = builderOf(frame, [], false, false);
  for (const part of parts) expandPart(m, frame, part, true, builder);
  return finished(m, builder.open ?? []);
}

function fill(m: Machine, frame: Frame, segments: readonly Segment[], builder: Builder): void {
  for (const segment of segments) {
    if ("text" in segment) putText(m, builder, segment.text, segment.quoted);
    else expandPart(m, frame, segment.part, segment.quoted, builder);
  }
  close(builder);
}

function close(builder: Builder): void {
  if (builder.open) builder.words.push(builder.open);
  builder.open = undefined;
}

function push(builder: Builder, piece: Piece): void {
  if (builder.open) builder.open.push(piece);
  else builder.open = [piece];
}

function putText(m: Machine, builder: Builder, value: string, quoted: boolean): void {
  if (carries(m, value)) {
    for (const piece of uncarry(m, value)) {
      if (typeof piece === "string") putPlain(builder, piece, quoted);
      else push(builder, piece);
    }
  } else putPlain(builder, value, quoted);
}

/** `*`, `?`, and bracket expressions, whose first `]` and whose `[:class:]` do not close them, but a slash of a path does. */
const GLOB = /([*?]+|\[[!^]?\]?(?:\[:[a-z]{1,8}:\]|[^[\]/]){0,64}\])/;
/** The same where text is matched, as in `${x%%[!/]*}`: there a slash is like any other sign. */
const PATTERN = /([*?]+|\[[!^]?\]?(?:\[:[a-z]{1,8}:\]|[^[\]]){0,64}\])/;

function putPlain(builder: Builder, value: string, quoted: boolean): void {
  if (quoted || !builder.glob || !/[*?[]/.test(value)) {
    push(builder, value);
    return;
  }
  value.split(builder.split ? GLOB : PATTERN).forEach((piece, at) => {
    if (piece !== "") push(builder, at % 2 === 1 ? unknownPart("glob", piece, { mayBeEmpty: false }) : piece);
  });
}

function putValue(m: Machine, builder: Builder, value: Arg, quoted: boolean): void {
  if (quoted || !builder.split) {
    builder.open ??= [];
    for (const piece of value)
      typeof piece === "string" ? putText(m, builder, piece, quoted) : push(builder, piece);
    return;
  }
  for (const piece of value) {
    if (typeof piece === "string") putSplit(m, builder, piece);
    else push(builder, piece);
  }
}

/**
 * Splits at the separators: blanks among them collapse, any other one ends a word that may be empty. A home with a
 * blank in its name stays whole: zsh and fish split no variable, and who writes `rm -rf $HOME` means the home.
 */
function putSplit(m: Machine, builder: Builder, value: string): void {
  const separators = separatorsOf(m, builder);
  const { home } = m.context;
  const isSpaced = /\s/.test(home);
  let start = 0;
  for (let at = 0; at <= value.length; at++) {
    if (isSpaced && value.startsWith(home, at)) at += home.length;
    const unit = value.charAt(at);
    if (at < value.length && !separators.includes(unit)) continue;
    if (at > start) putText(m, builder, value.slice(start, at), false);
    if (at < value.length) {
      if (!" \t\n".includes(unit)) builder.open ??= [];
      close(builder);
    }
    start = at + 1;
  }
}

function putExpansion(m: Machine, builder: Builder, made: Expansion, quoted: boolean): void {
  if (!made.list) {
    putValue(m, builder, made.values[0] ?? [], quoted);
    return;
  }
  if (quoted && (made.star || !builder.split)) {
    putValue(m, builder, join(made.values, made.star ? separatorsOf(m, builder).slice(0, 1) : " "), true);
    return;
  }
  tick(m, made.values.length);
  made.values.forEach((value, at) => {
    if (at > 0 && builder.split) close(builder);
    else if (at > 0) push(builder, " ");
    putValue(m, builder, value, quoted);
  });
}

function expandPart(m: Machine, frame: Frame, part: WordPart, quoted: boolean, builder: Builder): void {
  switch (part.type) {
    case "DoubleQuoted":
    case "LocaleString":
      expandQuoted(m, frame, part.parts, builder);
      return;
    case "SimpleExpansion":
      putExpansion(m, builder, expandSimple(m, frame, part.text.slice(1)), quoted);
      return;
    case "ParameterExpansion":
      putExpansion(m, builder, expandParameter(m, frame, part, quoted), quoted);
      return;
    case "CommandExpansion":
      putValue(m, builder, substitute(m, frame, part.script, part.text), quoted);
      return;
    case "ArithmeticExpansion":
      putValue(m, builder, arithmetic(m, frame, part), quoted);
      return;
    case "ProcessSubstitution":
      push(builder, processSubstitution(m, frame, part));
      return;
    case "ExtendedGlob":
      push(builder, builder.glob ? unknownPart("glob", part.text) : part.text);
      return;
    case "Literal":
      putText(m, builder, part.value, quoted);
      return;
    default:
      for (const segment of partSegments(part)) {
        if ("text" in segment) putText(m, builder, segment.text, quoted || segment.quoted);
      }
  }
}

function expandQuoted(m: Machine, frame: Frame, parts: readonly WordPart[], builder: Builder): void {
  // "$@" without parameters is no word at all; every other quoted string is at least an empty one.
  if (parts.length !== 1 || !isList(parts[0])) builder.open ??= [];
  for (const part of parts) expandPart(m, frame, part, true, builder);
}

function isList(part: WordPart | undefined): boolean {
  if (part?.type === "SimpleExpansion") return part.text === "$@";
  if (part?.type !== "ParameterExpansion") return false;
  return part.parameter === "@" || part.index?.text === "@";
}

function arithmetic(m: Machine, frame: Frame, part: Extract<WordPart, { type: "ArithmeticExpansion" }>): Arg {
  const value = evaluateArithmetic(m, frame, part.expression);
  return [value === undefined ? unknownPart("other", part.text, { mayBeEmpty: false }) : String(value)];
}

/** The text that a command substitution stands for. */
function substitute(m: Machine, frame: Frame, script: ParsedScript | undefined, source: string): Arg {
  const inner = script && deeper(m, frame);
  if (!script || !inner) return [unknownPart("output", source)];
  const file = fileRead(m, inner, script);
  if (file) return file.map((piece) => named(piece, source));
  tick(m, 3);
  const pipe = newPipe();
  const fds = descriptors(inner.fds, { output: { kind: "pipe", pipe } });
  inSubshell(m, withFds(inner, fds), (below) => m.operations.script(m, below, script));
  const value = trimNewlines(tidy(pipe.pieces));
  return value.length === 1 ? value.map((piece) => named(piece, source)) : value;
}

/** `$(<file)`. */
function fileRead(m: Machine, frame: Frame, script: ParsedScript): Arg | undefined {
  const node = script.commands.length === 1 ? script.commands[0]?.command : undefined;
  if (node?.type !== "Command" || node.name || node.redirects.length !== 1) return undefined;
  const redirect = node.redirects[0];
  if (redirect?.type !== "Redirect" || redirect.operator !== "<" || !redirect.target) return undefined;
  return trimNewlines(fileContent(m, frame, expandSingle(m, frame, redirect.target)));
}

/** A hole that stands for a whole substitution shows the substitution as its source. */
function named(piece: Piece, source: string): Piece {
  return typeof piece === "string" || piece.from !== "output" ? piece : { ...piece, source };
}

function processSubstitution(
  m: Machine,
  frame: Frame,
  part: Extract<WordPart, { type: "ProcessSubstitution" }>,
): UnknownPart {
  const pipe = newPipe();
  const inner = part.script && deeper(m, frame);
  const { script } = part;
  if (script && inner && part.operator === "<") {
    const fds = descriptors(inner.fds, { output: { kind: "pipe", pipe } });
    inSubshell(m, withFds(inner, fds), (below) => m.operations.script(m, below, script));
  } else if (script && inner) {
    m.pending.push({ act: (below) => m.operations.script(m, below, script), pipe, frame: inner });
  }
  const outputOf = part.operator === "<" ? pipe.producers : [];
  const word = unknownPart("output", part.text, { outputOf, mayBeEmpty: false });
  m.substitutions.set(word, pipe);
  return word;
}
