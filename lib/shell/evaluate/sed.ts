/**
 * `sed` over constant input: substitutions with literal patterns, and lines that are left out or picked by their number or a
 * literal. A pattern with other specials is left alone, because a regex of the attacker's must not run here.
 */
import { type Source, textOf } from "./encodings.ts";

/** Which lines a command is for. */
type Address = (line: string, number: number, last: number) => boolean;

type Edit = (line: string) => string;

/** What a command does to the lines of its address: leaves them out, prints them, ends behind them, or changes them. */
type Step = { readonly on: Address; readonly does: "d" | "p" | "q" | Edit };

/** An address, and what stands behind it. */
const ADDRESSED = /^(?:(\d{1,7}|\$)(?:,(\d{1,7}|\$))?|\/((?:[^/\\]|\\.){1,256})\/)? ?(!?) ?([\s\S]*)$/;

const OPTION = /^-(?:[nErsuze]{1,8}|-(?:quiet|silent|regexp-extended|expression|separate|unbuffered))$/;

export function sed(args: readonly string[], source: Source): string | undefined {
  const [script, ...paths] = args.filter((arg) => !OPTION.test(arg));
  if (script === undefined || script.startsWith("-")) return undefined;
  const isQuiet = args.some((arg) => OPTION.test(arg) && /^-[a-zA-Z]*n|^--(?:quiet|silent)$/.test(arg));
  const parts = script.split(/[;\n]/).filter((part) => part.trim() !== "");
  const steps = parts.flatMap((part) => stepOf(part.trim()) ?? []);
  const content = textOf(paths, source);
  if (content === undefined || steps.length < parts.length) return undefined;
  const ended = content.endsWith("\n");
  const lines = (ended ? content.slice(0, -1) : content).split("\n");
  const out = edited(lines, steps, isQuiet).join("\n");
  return ended && out !== "" ? `${out}\n` : out;
}

function edited(lines: readonly string[], steps: readonly Step[], isQuiet: boolean): string[] {
  const out: string[] = [];
  for (const [at, first] of lines.entries()) {
    const mine = steps.filter(({ on }) => on(first, at + 1, lines.length));
    const line = changed(first, mine, out);
    if (line !== undefined && !isQuiet) out.push(line);
    if (mine.some(({ does }) => does === "q")) break;
  }
  return out;
}

/** A line behind the steps that are for it, undefined when one of them leaves it out; what they print goes to `out`. */
function changed(first: string, steps: readonly Step[], out: string[]): string | undefined {
  let line = first;
  for (const { does } of steps) {
    if (does === "d") return undefined;
    if (does === "p") out.push(line);
    else if (does !== "q") line = does(line);
  }
  return line;
}

const LETTERS = ["d", "p", "q"] as const;

function stepOf(part: string): Step | undefined {
  const [, from, to, text, not, rest = ""] = ADDRESSED.exec(part) ?? [];
  const on = addressOf(from, to, text);
  const does = LETTERS.find((letter) => letter === rest) ?? substitution(rest);
  if (on === undefined || does === undefined) return undefined;
  return { on: not === "!" ? (line, number, last) => !on(line, number, last) : on, does };
}

function addressOf(
  from: string | undefined,
  to: string | undefined,
  text: string | undefined,
): Address | undefined {
  if (text !== undefined) return holding(text);
  if (from === undefined) return () => true;
  const place = (word: string, last: number) => (word === "$" ? last : Number(word));
  return (_line, number, last) =>
    number >= place(from, last) && number <= Math.max(place(from, last), place(to ?? from, last));
}

/** Lines that a pattern matches: a literal, at the start or the end where it is anchored there. */
export function holding(pattern: string): ((line: string) => boolean) | undefined {
  const text = literal(pattern);
  if (text === undefined) return undefined;
  const [atStart, atEnd] = [pattern.startsWith("^"), pattern.endsWith("$")];
  if (atStart && atEnd) return (line) => line === text;
  if (atStart) return (line) => line.startsWith(text);
  return atEnd ? (line) => line.endsWith(text) : (line) => line.includes(text);
}

function substitution(command: string): Edit | undefined {
  const mark = command.charAt(1);
  if (command.charAt(0) !== "s" || mark === "" || /[\w\\\n]/.test(mark)) return undefined;
  const [from, to, flags = "", more] = unescapedParts(command.slice(2), mark);
  if (from === undefined || to === undefined || more !== undefined || /[^g]/.test(flags)) return undefined;
  return edit(from, to, flags.includes("g"));
}

/** Cuts at the mark; `\` and the mark is the mark itself. */
function unescapedParts(source: string, mark: string): string[] {
  const parts = [""];
  for (let at = 0; at < source.length; at++) {
    const unit = source.charAt(at);
    const last = parts.length - 1;
    if (unit === "\\" && source.charAt(at + 1) === mark) parts[last] += source.charAt(++at);
    else if (unit === mark) parts.push("");
    else parts[last] += unit;
  }
  return parts;
}

function edit(pattern: string, to: string, all: boolean): Edit | undefined {
  const from = literal(pattern);
  if (from === undefined || /[\\&]/.test(to)) return undefined;
  if (pattern === "^") return (line) => to + line;
  if (pattern === "$") return (line) => line + to;
  if (pattern.startsWith("^")) return (line) => (line.startsWith(from) ? to + line.slice(from.length) : line);
  if (pattern.endsWith("$"))
    return (line) => (line.endsWith(from) ? line.slice(0, line.length - from.length) + to : line);
  return (line) => (all ? line.split(from).join(to) : firstReplaced(line, from, to));
}

/** The text that a pattern without special characters stands for; an anchor at its start or end is left out. */
function literal(pattern: string): string | undefined {
  const body = pattern.replace(/^\^|\$$/g, "");
  const plain = body.replace(/\\([./])/g, "$1");
  return /[.*[\]\\+?(){}|^$]/.test(body.replace(/\\[./]/g, "")) ? undefined : plain;
}

function firstReplaced(line: string, from: string, to: string): string {
  const at = line.indexOf(from);
  return at < 0 ? line : line.slice(0, at) + to + line.slice(at + from.length);
}
