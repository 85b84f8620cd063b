/**
 * The recipes of a makefile: what `make TARGET` would hand to a shell.
 *
 * Source: GNU make manual 4.4, chapters 4 (rules), 5 (recipes), 6 (variables), 7 (conditionals), 8 (functions). Read are
 * explicit and pattern rules, variables, `$(shell …)` and conditionals; what other functions and included files compute
 * stays an unknown part.
 */
import { MAKE_LINES, MAKE_TARGETS, MAKE_UNITS } from "../../core/limits.ts";
import type { Arg, UnknownPart } from "../invocation.ts";
import { type Recipe, type Recipes, unknownText } from "./recipe.ts";

/** What the command line says beside the file. */
export type MakeCall = {
  /** The targets asked for; the file's first one when there is none. */
  readonly targets: readonly string[];
  /** `NAME=value` of the command line, which win over the file. */
  readonly variables: ReadonlyMap<string, Arg>;
};

type Line = { readonly text: string; readonly uncertain: boolean };
type Variable = { readonly value: string; readonly uncertain: boolean };
type Rule = {
  readonly targets: readonly string[];
  readonly needs: readonly string[];
  readonly recipe: readonly Line[];
  readonly uncertain: boolean;
};
type File = {
  readonly rules: readonly Rule[];
  readonly variables: ReadonlyMap<string, Variable>;
  readonly oneShell: boolean;
  readonly calls: readonly Line[];
  readonly gaps: ReadonlySet<string>;
};

const OPENS = /^\s*(?:ifeq|ifneq|ifdef|ifndef)\b/;
const ASSIGNS = /^\s*(?:(?:export|override|private)\s+)*([\w.%/-]+)\s*(\+|\?|!|:{1,3})?=(.*)$/;
const DEFINES = /^\s*(?:override\s+)?define\s+([\w.-]+)\s*(?:$|[+?!:]*=)/;
const INCLUDES = /^\s*(?:-include|sinclude|include)\b/;
const CALL = /\$[({]shell\s([^()]{1,4096})[)}]/g;
/** `targets : prerequisites ; recipe`; an `=` right behind the colon would be an assignment. */
const RULE = /^([^\t#:=][^:=#]*)::?(?!=)([^;#]*)(?:;(.*))?/;

/** The lines of a makefile: continued ones joined, except in recipes, where the shell joins them itself. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const raw of text.split(/\r?\n/)) {
    const joint =
      open === undefined
        ? raw
        : open.startsWith("\t")
          ? `${open}\n${raw}`
          : `${open.slice(0, -1)} ${raw.trimStart()}`;
    open = raw.endsWith("\\") && !raw.endsWith("\\\\") ? joint : undefined;
    if (open === undefined) lines.push(joint);
  }
  if (open !== undefined) lines.push(open);
  return lines;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "" && word !== "|");
}

/** A reader of one file: what is collected while its lines go by. */
class MakefileReader {
  readonly rules: {
    targets: readonly string[];
    needs: readonly string[];
    recipe: Line[];
    uncertain: boolean;
  }[] = [];
  readonly variables = new Map<string, Variable>();
  readonly gaps = new Set<string>();
  /** The `$(shell …)` calls that make runs while it reads the file. */
  readonly calls: Line[] = [];
  oneShell = false;
  private recipe: Line[] | undefined;
  private define: { readonly name: string; readonly lines: string[] } | undefined;
  private conditions = 0;

  line(text: string): void {
    if (this.define) this.defined(text);
    else if (text.startsWith("\t") && this.recipe)
      this.recipe.push({ text: text.slice(1), uncertain: this.uncertain });
    else this.directive(text);
  }

  private directive(text: string): void {
    const plain = text.replace(/(^|[^\\])#.*$/s, "$1");
    this.call(plain);
    if (OPENS.test(plain)) this.conditions++;
    else if (/^\s*endif\b/.test(plain)) this.conditions = Math.max(0, this.conditions - 1);
    else if (!/^\s*else\b/.test(plain)) this.statement(plain);
  }

  /** The value of `=` and `?=` is not expanded before something asks for it. */
  private call(text: string): void {
    const operator = ASSIGNS.test(text) ? (ASSIGNS.exec(text)?.[2] ?? "") : ":";
    if (!operator.startsWith(":")) return;
    for (const [, command = ""] of text.matchAll(CALL))
      this.calls.push({ text: command, uncertain: this.uncertain });
  }

  private get uncertain(): boolean {
    return this.conditions > 0;
  }

  private defined(text: string): void {
    const { name, lines } = this.define ?? { name: "", lines: [] };
    if (/^\s*endef\b/.test(text)) {
      this.variables.set(name, { value: lines.join("\n"), uncertain: this.uncertain });
      this.define = undefined;
    } else lines.push(text);
  }

  private statement(text: string): void {
    if (text.trim() === "" || INCLUDES.test(text)) return;
    const name = DEFINES.exec(text)?.[1];
    if (name !== undefined) this.define = { name, lines: [] };
    else if (ASSIGNS.test(text)) this.assign(text);
    else this.rule(text);
  }

  private assign(text: string): void {
    const [, name = "", operator = "", value = ""] = ASSIGNS.exec(text) ?? [];
    const before = this.variables.get(name);
    this.recipe = undefined;
    if (operator === "?" && before) return;
    const plain = value.trimStart();
    const shown = operator === "!" ? `$(shell ${plain})` : plain;
    const joined = operator === "+" && before ? `${before.value} ${shown}` : shown;
    // Under a condition either value may hold, and neither is known.
    this.variables.set(name, { value: joined, uncertain: this.uncertain || before?.uncertain === true });
  }

  private rule(text: string): void {
    const [all, targets = "", needs = "", recipe] = RULE.exec(text) ?? [];
    if (all === undefined) return;
    if (/^\s*[\w.-]+\s*[:+?!]*=/.test(needs)) return;
    if (/^\.ONESHELL\b/.test(targets)) this.oneShell = true;
    this.recipe = recipe === undefined ? [] : [{ text: recipe, uncertain: this.uncertain }];
    this.rules.push({
      targets: words(targets),
      needs: words(needs),
      recipe: this.recipe,
      uncertain: this.uncertain,
    });
  }
}

function read(text: string): File {
  const reading = new MakefileReader();
  const lines = linesOf(text);
  for (const line of lines.slice(0, MAKE_LINES)) reading.line(line);
  if (lines.length > MAKE_LINES) reading.gaps.add(`a makefile of more than ${MAKE_LINES} lines`);
  return reading;
}

/** Where a reference ends that opens at `at` with `(` or `{`: the index of its closing sign, or the end of the text. */
function closing(text: string, at: number): number {
  const open = text.charAt(at);
  const close = open === "(" ? ")" : "}";
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    const sign = text.charAt(end);
    if (sign === open) depth++;
    else if (sign === close && --depth === 0) return end;
  }
  return text.length;
}

/** How deep variables may name each other; a makefile written by people needs four. */
const DEEP = 24;

/** Expands texts of one file for one target, within a budget of units that all of them share. */
class Expander {
  private left = MAKE_UNITS;
  private readonly file: File;
  private readonly call: MakeCall;
  private readonly automatic: ReadonlyMap<string, string>;

  constructor(file: File, call: MakeCall, automatic: ReadonlyMap<string, string>) {
    this.file = file;
    this.call = call;
    this.automatic = automatic;
  }

  text(source: string, depth = 0): Arg {
    const out: (string | UnknownPart)[] = [];
    let at = 0;
    for (let dollar = source.indexOf("$"); dollar >= 0; dollar = source.indexOf("$", at)) {
      out.push(source.slice(at, dollar));
      const next = source.charAt(dollar + 1);
      const end = next === "(" || next === "{" ? closing(source, dollar + 1) : dollar + 1;
      const name = end > dollar + 1 ? source.slice(dollar + 2, end) : next;
      out.push(...(next === "$" ? ["$"] : this.reference(name, source.slice(dollar, end + 1), depth)));
      at = end + 1;
    }
    out.push(source.slice(at));
    this.left -= source.length;
    return joined(out);
  }

  private reference(name: string, source: string, depth: number): Arg {
    const command = /^shell\s+(.*)$/s.exec(name)?.[1];
    if (depth >= DEEP || this.left <= 0) return [unknownText(source)];
    if (command !== undefined) return ["$(", ...this.text(command, depth + 1), ")"];
    const own = this.automatic.get(name);
    if (own !== undefined) return own === "" ? [] : [own];
    const given = this.call.variables.get(name);
    if (given) return given;
    if (name === "MAKE") return ["make"];
    const variable = this.file.variables.get(name);
    if (variable && !variable.uncertain) return this.text(variable.value, depth + 1);
    // Variables of the environment are make's, too, and its shells get them.
    if (variable === undefined && name === "HOME") return ["$HOME"];
    return [{ ...unknownText(source), from: "variable", ...(/^\w+$/.test(name) ? { name } : {}) }];
  }
}

/** Adjacent known stretches as one. */
function joined(pieces: readonly (string | UnknownPart)[]): Arg {
  const out: (string | UnknownPart)[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (typeof piece === "string" && typeof last === "string") out[out.length - 1] = last + piece;
    else if (piece !== "") out.push(piece);
  }
  return out;
}

/** What `%` stands for when `pattern` matches `name`. */
function stemOf(pattern: string, name: string): string | undefined {
  const [head, tail, more] = pattern.split("%");
  if (head === undefined || tail === undefined || more !== undefined) return undefined;
  const fits = name.length > head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
  return fits ? name.slice(head.length, name.length - tail.length) : undefined;
}

/** Rules with their targets and prerequisites expanded, so that `$(OBJS): %.o: …` reads as make reads it. */
function expanded(file: File, call: MakeCall): Rule[] {
  const expander = new Expander(file, call, new Map());
  const list = (some: readonly string[]): string[] => {
    const whole = expander.text(some.join(" "));
    return words(whole.map((piece) => (typeof piece === "string" ? piece : "")).join(""));
  };
  return file.rules.map((rule) => ({ ...rule, targets: list(rule.targets), needs: list(rule.needs) }));
}

/** The rules that make `name`: explicit ones, else the first pattern with a recipe. */
function rulesFor(rules: readonly Rule[], name: string): { readonly rule: Rule; readonly stem: string }[] {
  const named = rules.filter(({ targets }) => targets.includes(name)).map((rule) => ({ rule, stem: "" }));
  if (named.some(({ rule }) => rule.recipe.length > 0)) return named;
  for (const rule of rules) {
    const stem = rule.recipe.length > 0 && rule.targets.map((target) => stemOf(target, name)).find(Boolean);
    if (typeof stem === "string") return [...named, { rule, stem }];
  }
  return named;
}

/** The target that a bare `make` builds: `.DEFAULT_GOAL`, else the first that is no special name and no pattern. */
function goalOf(file: File, rules: readonly Rule[]): string | undefined {
  const said = file.variables.get(".DEFAULT_GOAL")?.value.trim();
  return (
    said ?? rules.flatMap(({ targets }) => targets).find((name) => !/^\.|%/.test(name) || name.includes("/"))
  );
}

/** The marks in front of a recipe line, which no shell sees: `@` quiet, `-` go on, `+` also under `-n`. */
const MARKS = /^[\s@+-]+/;

function scriptOf(expander: Expander, line: Line): Arg {
  return expander.text(line.text.replace(MARKS, "").replace(/\n\t/g, "\n"));
}

function recipesOf(file: File, call: MakeCall, name: string, rule: Rule, stem: string): Recipe[] {
  const needs = rule.needs.map((need) => need.replace("%", stem));
  const automatic = new Map([
    ...([
      ["@", name],
      ["<", needs[0] ?? ""],
      ["^", needs.join(" ")],
      ["?", needs.join(" ")],
      ["*", stem],
    ] as const),
  ]);
  const expander = new Expander(file, call, automatic);
  const uncertain = rule.uncertain || rule.recipe.some((line) => line.uncertain);
  if (file.oneShell) {
    const lines = rule.recipe.flatMap((line): Arg => [...scriptOf(expander, line), "\n"]);
    return [{ task: name, script: joined(lines), uncertain }];
  }
  return rule.recipe.map((line) => ({
    task: name,
    script: scriptOf(expander, line),
    uncertain: line.uncertain || rule.uncertain,
  }));
}

/**
 * The recipe lines that make would run for the targets asked for, prerequisites first. Every target counts as out of date.
 *
 * @param text the content of the makefile
 */
export function makeRecipes(text: string, call: MakeCall): Recipes {
  const file = read(text);
  const rules = expanded(file, call);
  const goal = goalOf(file, rules);
  const asked = call.targets.length > 0 ? call.targets : goal === undefined ? [] : [goal];
  const seen = new Set<string>();
  const expander = new Expander(file, call, new Map());
  const recipes: Recipe[] = file.calls.map(({ text: command, uncertain }) => {
    return { task: "$(shell)", script: expander.text(command), uncertain };
  });
  // A target stands twice on the way: first it lays its prerequisites on top of itself, then its own recipe runs.
  const waiting = asked.toReversed().map((name) => ({ name, ready: false }));
  for (let next = waiting.pop(); next !== undefined && seen.size < MAKE_TARGETS; next = waiting.pop()) {
    const { name, ready } = next;
    if (!ready && seen.has(name)) continue;
    seen.add(name);
    const found = rulesFor(rules, name);
    if (ready) recipes.push(...found.flatMap(({ rule, stem }) => recipesOf(file, call, name, rule, stem)));
    else {
      const needs = found.flatMap(({ rule, stem }) => rule.needs.map((need) => need.replace("%", stem)));
      waiting.push(
        { name, ready: true },
        ...needs.toReversed().map((need) => ({ name: need, ready: false })),
      );
    }
  }
  const over = waiting.length > 0 ? [`more than ${MAKE_TARGETS} targets`] : [];
  const [gap] = [...over, ...file.gaps];
  return { recipes, ...(gap === undefined ? {} : { gap }) };
}
