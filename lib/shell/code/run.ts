/**
 * Runs the code of a one-liner without running it: it follows values through names, functions, objects and loops, takes
 * both ways of every choice, and tells {@link apply} of every call of a thing outside of the code.
 */
import { CODE_CALL_DEPTH, CODE_CALLS, CODE_NESTED } from "../../core/limits.ts";
import type { Arg } from "../invocation.ts";
import { apply } from "./apply.ts";
import { knownTexts, type ScriptDone, type ScriptRun } from "./call.ts";
import { COMPARES, narrows } from "./narrowing.ts";
import { contentOf } from "./reads.ts";
import { type Argument, type Node, nameNode, namesIn } from "./syntax.ts";
import { formatted, repeated, sliced } from "./texts.ts";
import type { ScriptLanguage } from "./tokens.ts";
import {
  anyOf,
  type Closure,
  type CodeValue,
  crossed,
  type Found,
  type GivenValue,
  isListed,
  made,
  Names,
  ofItems,
  ofText,
  ofTexts,
  picked,
  taintsOf,
  textsOf,
  unknown,
} from "./value.ts";

/** Names of the environment as a whole. */
const ENVIRONMENT =
  /^(?:os\.environb?|process\.env|ENV|ENVIRON|Deno\.env|Bun\.env|import\.meta\.env|_ENV|_SERVER|environ)$/;

const STDIN = /^(?:sys\.stdin(?:\.buffer)?|process\.stdin|STDIN|stdin|ARGF|0)$/;

const GIVEN = /^(?:sys\.argv|process\.argv|ARGV|@ARGV|argv|arg|Deno\.args|Bun\.argv|args)$/;

const HOME = /(?:^|\.)(?:os\.homedir\(\)|Dir\.home|HOME)$/;

const TOPICAL =
  /^(?:unlink|rmdir|rmtree|remove_tree|shift|pop|chr|lc|uc|print|say|system|readlink|quotemeta)$/;

const SEPARATOR =
  /^(?:os\.sep|path\.sep|File::?\.?SEPARATOR|DIRECTORY_SEPARATOR|os\.path\.sep|File\.separator)$/;

/** Words that stand for no thing outside. */
const CONSTANT = /^(?:[tT]rue|TRUE|[fF]alse|FALSE|None|null|NULL|nil|undefined|undef)$/;

export class CodeRun implements ScriptRun {
  readonly done: ScriptDone = { shell: [], effects: [], prints: [], reads: [], posts: [] };
  /** What files hold that the script wrote itself. */
  readonly files = new Map<string, readonly Found[]>();
  /** Where relative paths lie, once it has changed its directory. */
  folder: Arg | undefined;
  left: number;
  /** True once a part of it was not followed: it costs too many steps, or is nested too deep. */
  cut: boolean = false;
  private depth = 0;
  private nested = 0;
  private unsure = 0;
  private readonly closures: Closure[] = [];
  /** The functions that are being called. */
  private readonly active = new Set<Closure>();
  private readonly given: readonly CodeValue[];
  private returns: CodeValue[][] = [];

  readonly language: ScriptLanguage;
  readonly home: string;
  /** Does the code talk to a network by a library? */
  readonly networked: boolean;
  /** What the lines hold that awk, `perl -n` and `ruby -n` read. */
  readonly lines: readonly Found[];

  constructor(
    language: ScriptLanguage,
    home: string,
    given: readonly Arg[],
    networked: boolean,
    steps: number,
  ) {
    this.left = steps;
    this.language = language;
    this.home = home;
    this.networked = networked;
    this.lines = contentOf(this, given);
    this.given = given.map((arg) => ofTexts([arg], [{ source: "input", what: "argument" }]));
  }

  /** Runs a whole script, and then the functions that nobody called. */
  script(node: Node, scope: Names): CodeValue {
    const value = this.evaluate(node, scope);
    for (const closure of this.closures)
      if (closure.calls === 0)
        this.call(
          closure,
          closure.params.map(() => ({ value: unknown() })),
          undefined,
        );
    return value;
  }

  evaluate(node: Node, scope: Names): CodeValue {
    if (--this.left < 0 || this.nested >= CODE_NESTED) {
      this.cut = true;
      return unknown();
    }
    this.nested++;
    const value = this.evaluated(node, scope);
    this.nested--;
    return value;
  }

  private evaluated(node: Node, scope: Names): CodeValue {
    switch (node.is) {
      case "text":
        return this.text(node.parts, scope);
      case "number":
        return made({ number: node.value, texts: [[String(node.value)]] });
      case "pattern":
        return unknown([], "pattern");
      case "name":
        return this.named(node.name, scope);
      case "outside":
        return this.outside(node.full);
      case "member":
        return this.property(node, scope);
      case "index":
        return this.index(this.evaluate(node.of, scope), node.key, scope);
      case "slice":
        return unknown();
      case "call":
        return this.called(node, scope);
      case "list":
        return ofItems(this.items(node.items, scope));
      case "dictionary":
        return this.dictionary(node, scope);
      case "spread":
        // Ruby's and Elixir's `&File.rm_rf!/1` names a function.
        return node.of.is === "member"
          ? this.member(this.evaluate(node.of.of, scope), node.of.name)
          : this.evaluate(node.of, scope);
      case "function":
        return this.defined(node, scope);
      case "binary":
        return this.binary(node, scope);
      case "unary":
        return this.unary(node, scope);
      case "assignment":
        return this.assignment(node, scope);
      case "choice":
        return this.choice(node, scope);
      case "loop":
        return this.loop(node, scope);
      case "block":
        return this.block(node.body, scope);
      case "class":
        return this.classed(node, scope);
      case "return":
        return this.returned(this.evaluate(node.value, scope));
      case "skip":
        return unknown();
      case "cut":
        this.cut = true;
        return unknown();
      default:
        return node satisfies never;
    }
  }

  // --- simple values --------------------------------------------------------------------------------------------

  private text(parts: readonly (string | Node)[], scope: Names): CodeValue {
    const [only = "", ...others] = parts;
    // No longer than the script, so that no cap is needed.
    if (typeof only === "string" && others.length === 0) return ofText(only);
    let texts: readonly Arg[] = [[]];
    const values: CodeValue[] = [];
    for (const part of parts) {
      if (typeof part === "string") texts = part === "" ? texts : crossed(texts, [[part]]);
      else {
        const value = this.evaluate(part, scope);
        values.push(value);
        texts = crossed(texts, textsOf(value));
      }
    }
    return ofTexts(texts, taintsOf(values));
  }

  private named(name: string, scope: Names): CodeValue {
    const held =
      scope.find(name) ?? (name.startsWith("@") ? scope.find("self")?.fields?.get(name) : undefined);
    if (held) return held;
    if (CONSTANT.test(name)) return made({ full: name });
    // Perl's functions are about the topic where nothing else is said.
    if (this.language === "perl" && TOPICAL.test(name)) {
      const topic = scope.find("_");
      return apply(this, {
        full: name,
        name,
        receiver: undefined,
        args: topic && name !== "shift" ? [{ value: topic }] : [],
        scope,
      });
    }
    return this.language === "awk" && name.startsWith("$") ? unknown(this.lines) : this.outside(name);
  }

  /** A thing outside of the code by its dotted name. */
  outside(full: string): CodeValue {
    if (ENVIRONMENT.test(full)) return unknown([{ source: "environment", what: full }], full);
    if (HOME.test(full)) return made({ texts: [[this.home]], full });
    if (SEPARATOR.test(full)) return made({ texts: [["/"]], full });
    if (GIVEN.test(full)) {
      const items = [...this.given];
      return made({
        full,
        items,
        taints: [{ source: "input", what: full }],
        texts: items.flatMap(({ texts }) => texts),
      });
    }
    return unknown(STDIN.test(full) ? [{ source: "input", what: full }] : [], full);
  }

  /** In some languages a method is called without brackets. */
  private property(node: Extract<Node, { is: "member" }>, scope: Names): CodeValue {
    const of = this.evaluate(node.of, scope);
    const isModule = of.full !== undefined && !/[)\]]$/.test(of.full) && of.texts.length === 0;
    const calls =
      /^(?:ruby|closures|perl)$/.test(this.language) &&
      /^[a-z_!]/.test(node.name) &&
      !(isModule && this.language === "closures");
    if (!calls || (of.fields?.has(node.name) && of.fields.get(node.name)?.functions.length === 0))
      return this.member(of, node.name);
    return this.called({ is: "call", of: node, args: [] }, scope);
  }

  member(of: CodeValue, name: string): CodeValue {
    const held = of.fields?.get(name) ?? of.fields?.get(name.replace(/^@/, ""));
    if (held) return held;
    if (isEnvironment(of)) return this.environmentOf(of, name);
    const full = of.full === undefined || name === "default" ? of.full : `${of.full}.${name}`.slice(-80);
    const outside = full === undefined ? unknown(of.taints) : this.outside(full);
    if (outside.texts.length > 0 || outside.taints.length > 0) return outside;
    return { ...outside, ...propertyOf(of, name), taints: of.taints, feeds: of.feeds, paths: of.paths };
  }

  /** One variable of the environment is no dump of it. */
  private environmentOf({ full }: CodeValue, name: string): CodeValue {
    if (/^(?:HOME|USERPROFILE)$/.test(name)) return ofText(this.home);
    const isWhole =
      /^(?:items|copy|entries|to_h|to_hash|toObject|map|each|inspect|values|to_a|to_json|to_s|dup|clone)$/;
    return isWhole.test(name) ? unknown([{ source: "environment", what: full ?? "" }], full) : unknown();
  }

  private index(of: CodeValue, key: Node, scope: Names): CodeValue {
    if (key.is === "slice") {
      const parts = key.parts.map((part) => part && this.evaluate(part, scope));
      return sliced(of, parts);
    }
    const value = this.evaluate(key, scope);
    // Ruby's `Dir["/etc/*"]`.
    if (of.full === "Dir")
      return apply(this, { full: "Dir.glob", name: "glob", receiver: of, args: [{ value }] });
    const [name] = value.texts.length === 1 ? knownTexts(value) : [];
    if (isEnvironment(of))
      return name === undefined ? unknown(value.taints) : this.environmentOf({ ...of, full: "" }, name);
    return this.itemAt(of, value) ?? this.itemUnder(of, name) ?? this.anyItem(of);
  }

  private itemAt(of: CodeValue, { number }: CodeValue): CodeValue | undefined {
    if (of.items === undefined || number === undefined || GIVEN.test(of.full ?? "")) return undefined;
    return of.items.at(number - (/^(?:lua|r|julia)$/.test(this.language) ? 1 : 0));
  }

  private itemUnder(of: CodeValue, name: string | undefined): CodeValue | undefined {
    const isHeld = of.full !== undefined && of.items === undefined;
    return name !== undefined && (isHeld || of.fields?.has(name)) ? this.member(of, name) : undefined;
  }

  private anyItem(of: CodeValue): CodeValue {
    const all = [...(of.items ?? []), ...(of.fields?.values() ?? [])];
    return all.length > 0 ? anyOf(all) : unknown(of.taints);
  }

  private items(nodes: readonly Node[], scope: Names): CodeValue[] {
    return nodes.flatMap((node) => {
      const value = this.evaluate(node, scope);
      const joins =
        node.is === "spread" || (this.language === "perl" && value.items !== undefined && node.is !== "list");
      return joins ? (value.items ?? [value]) : [value];
    });
  }

  private dictionary({ pairs }: Extract<Node, { is: "dictionary" }>, scope: Names): CodeValue {
    const fields = new Map<string, CodeValue>();
    const items: CodeValue[] = [];
    const values: CodeValue[] = [];
    for (const { key, value: node } of pairs) {
      const value = this.evaluate(node, scope);
      const name = key && keyName(key, this, scope);
      values.push(value);
      if (name !== undefined) fields.set(name, value);
      else if (key === undefined) items.push(...(value.items ?? [value]));
      for (const [inner, held] of (key === undefined && value.fields) || []) fields.set(inner, held);
    }
    const isList = items.length > 0 && fields.size === 0;
    return made({
      fields: isList ? undefined : fields,
      items: items.length > 0 ? items : undefined,
      taints: taintsOf(values),
    });
  }

  private defined(node: Extract<Node, { is: "function" }>, scope: Names, isMethod = false): CodeValue {
    const closure: Closure = { params: node.params, body: node.body, scope, isMethod, calls: 0 };
    this.closures.push(closure);
    const value = made({ functions: [closure] });
    if (node.name !== undefined && node.name !== "") scope.home(node.name).names.set(node.name, value);
    return value;
  }

  private classed({ name, bases, body }: Extract<Node, { is: "class" }>, scope: Names): CodeValue {
    const inner = new Names(scope);
    const inherited = bases.map((base) => this.evaluate(base, scope));
    const nodes = body.is === "block" ? body.body : [body];
    for (const node of nodes) {
      const method = methodOf(node);
      if (method)
        inner.names.set(
          method.name,
          this.defined({ ...method, name: "" }, scope, this.language === "python"),
        );
      else this.evaluate(node, inner);
    }
    const fields = new Map([...inherited.flatMap((base) => [...(base.fields ?? [])]), ...inner.names]);
    const value = made({ fields, isClass: true });
    scope.home(name).names.set(name, value);
    return value;
  }

  // --- operators ------------------------------------------------------------------------------------------------

  private unary({ sign, of }: Extract<Node, { is: "unary" }>, scope: Names): CodeValue {
    const value = this.evaluate(of, scope);
    return sign === "-" && value.number !== undefined
      ? made({ number: -value.number, texts: [[String(-value.number)]] })
      : unknown();
  }

  private binary({ sign, left, right }: Extract<Node, { is: "binary" }>, scope: Names): CodeValue {
    const one = this.evaluate(left, scope);
    const piped = this.language === "awk" ? this.redirected(sign, left, one, right, scope) : undefined;
    if (piped) return piped;
    if (/^(?:\|\||or|&&|and|\?\?|xor)$/.test(sign)) {
      this.unsure++;
      const other = this.evaluate(right, scope);
      this.unsure--;
      return anyOf(/^(?:&&|and)$/.test(sign) ? [other] : [one, other]);
    }
    const other = this.evaluate(right, scope);
    return this.operated(sign, one, other);
  }

  private operated(sign: string, one: CodeValue, other: CodeValue): CodeValue {
    const taints = taintsOf([one, other]);
    if (COMPARES.test(sign)) return unknown();
    if (sign === "<<" && one.items)
      return apply(this, { full: "append", name: "append", receiver: one, args: [{ value: other }] });
    if (sign === "<<")
      return apply(this, {
        full: `${one.full ?? ""}.write`,
        name: "write",
        receiver: one,
        args: [{ value: other }],
      });
    const result = this.numbered(sign, one, other, taints);
    if (result) return result;
    if (sign === "%") return ofTexts(formatted(textsOf(one), other.items ?? [other], other.fields), taints);
    if (sign === "*" || sign === "x") return repeated(one, other) ?? unknown(taints);
    if (sign === "/") return divided(one, other, taints);
    if (/^(?:\+|\.|\.\.|~|<>|\+\+|\*)$/.test(sign)) return this.joined(one, other, taints);
    if (/^[|&^-]$/.test(sign)) return { ...anyOf([one, other]), taints };
    return unknown(taints);
  }

  /** What two numbers come to; in awk whatever is reckoned with is one. */
  private numbered(
    sign: string,
    one: CodeValue,
    other: CodeValue,
    taints: readonly Found[],
  ): CodeValue | undefined {
    if (one.number !== undefined && other.number !== undefined)
      return arithmetic(sign, one.number, other.number);
    return this.language === "awk" && /^(?:[-*/%^]|\*\*)$/.test(sign) ? unknown(taints) : undefined;
  }

  private joined(one: CodeValue, other: CodeValue, taints: readonly Found[]): CodeValue {
    if (one.items && other.items && one.texts.length === 0) return ofItems([...one.items, ...other.items]);
    return ofTexts(crossed(textsOf(one), textsOf(other)), taints);
  }

  /** awk's `print … | "command"`, `"command" | getline`, `print > "file"`, `getline name < "file"`. */
  private redirected(
    sign: string,
    left: Node,
    one: CodeValue,
    right: Node,
    scope: Names,
  ): CodeValue | undefined {
    if (!/^(?:\||\|&|>|>>|<)$/.test(sign)) return undefined;
    const call = (name: string, ...values: CodeValue[]) =>
      apply(this, { full: name, name, receiver: undefined, args: values.map((value) => ({ value })) });
    const reader = right.is === "call" ? right.of : right;
    if (/^\|&?$/.test(sign) && reader.is === "name" && reader.name === "getline") {
      const value = call("system", one);
      this.getline(right, value, scope);
      return value;
    }
    if (left.is === "name" && left.name === "print")
      return this.redirected(sign, { is: "call", of: left, args: [] }, one, right, scope);
    if (left.is !== "call" || left.of.is !== "name") return undefined;
    const target = this.evaluate(right, scope);
    if (left.of.name === "getline") {
      const value = call("read", target);
      this.getline(left, value, scope);
      return value;
    }
    if (!/^printf?$/.test(left.of.name)) return undefined;
    const printed = left.args.map(({ value }) => this.evaluate(value, scope));
    if (printed.length === 0) printed.push(unknown(this.lines));
    if (knownTexts(target).some((name) => /^\/inet[46]?\//.test(name)))
      this.done.posts.push(...taintsOf(printed));
    if (left.of.name === "printf") printed.splice(0, printed.length, call("sprintf", ...printed));
    if (sign === ">" || sign === ">>") return call("file_put_contents", target, ...printed);
    return apply(this, {
      full: "pipe.write",
      name: "write",
      receiver: made({ feeds: knownTexts(target) }),
      args: printed.map((value) => ({ value })),
    });
  }

  private getline(node: Node, value: CodeValue, scope: Names): void {
    if (node.is === "call") for (const { value: to } of node.args) this.assign(to, value, scope);
    else this.assign(nameNode("$0"), value, scope);
  }

  // --- names ----------------------------------------------------------------------------------------------------

  private assignment(
    { sign, to, value: node }: Extract<Node, { is: "assignment" }>,
    scope: Names,
  ): CodeValue {
    const value = this.evaluate(node, scope);
    if (/^(?:=|:=|<-)$/.test(sign)) return this.assign(to, value, scope);
    const held = this.evaluate(to, scope);
    if (sign === "+=" && held.items) {
      held.items.push(...(value.items ?? [value]));
      held.taints = taintsOf([held, value]);
      return held;
    }
    const added = /^(?:\|\|=|&&=|\?\?=|\/\/=)$/.test(sign)
      ? anyOf([held, value])
      : this.operated(sign.slice(0, -1), held, value);
    return this.assign(to, added, scope);
  }

  assign(to: Node, value: CodeValue, scope: Names): CodeValue {
    switch (to.is) {
      case "name":
        this.set(to.name, value, scope);
        break;
      case "member":
        this.hold(this.evaluate(to.of, scope), to.name, value, to.of, scope);
        break;
      case "index":
        this.hold(this.evaluate(to.of, scope), keyName(to.key, this, scope), value, to.of, scope);
        break;
      case "list":
        this.unpack(to.items, value, scope);
        break;
      case "dictionary":
        for (const { key, value: target } of to.pairs) {
          const name = key && keyName(key, this, scope);
          this.assign(target, name === undefined ? value : this.member(value, name), scope);
        }
        break;
      case "spread":
        this.assign(to.of, value, scope);
        break;
      case "assignment":
        this.assign(to.to, value, scope);
        break;
      case "call":
        for (const { value: target } of to.args) this.assign(target, value, scope);
        break;
      default:
    }
    return value;
  }

  private set(name: string, value: CodeValue, scope: Names): void {
    const self = name.startsWith("@") && name !== "@_" ? scope.find("self") : undefined;
    if (self?.fields) {
      self.fields.set(name, value);
      return;
    }
    const { names } = scope.home(name);
    const held = this.unsure > 0 ? names.get(name) : undefined;
    names.set(name, held ? anyOf([value, held]) : value);
  }

  private hold(
    holder: CodeValue,
    name: string | undefined,
    value: CodeValue,
    node: Node,
    scope: Names,
  ): void {
    if (isEnvironment(holder)) return;
    const held = holder.fields !== undefined || holder.items !== undefined || holder.full !== undefined;
    const target = held ? holder : made({ fields: new Map() });
    target.fields ??= new Map();
    if (name !== undefined) target.fields.set(name, value);
    else target.items = [...(target.items ?? []), value];
    target.taints = taintsOf([target, value]);
    if (!held || (holder.full !== undefined && node.is === "name")) this.assign(node, target, scope);
  }

  private unpack(targets: readonly Node[], value: CodeValue, scope: Names): void {
    targets.forEach((target, at) => {
      if (target.is === "spread") this.assign(target.of, value, scope);
      else this.assign(target, value.items ? (value.items[at] ?? unknown()) : unknown(value.taints), scope);
    });
  }

  // --- the ways that code takes ---------------------------------------------------------------------------------

  private block(body: readonly Node[], scope: Names): CodeValue {
    let value = unknown();
    // Functions are known before the code in front of them runs.
    for (const node of body)
      if (node.is === "function" && node.name !== undefined) this.evaluate(node, scope);
    for (const node of body) {
      if (node.is === "function" && node.name !== undefined) continue;
      value = this.evaluate(node, scope);
      if (value.taints.length > 0) this.saw(value.taints);
    }
    return value;
  }

  private choice({ test, branches }: Extract<Node, { is: "choice" }>, scope: Names): CodeValue {
    this.evaluate(test, scope);
    const narrowed = this.narrowed(test, scope);
    const inner = new Names(scope, true);
    for (const [name, value] of narrowed) inner.names.set(name, picked(value));
    this.unsure++;
    const values = branches.map((branch) => this.evaluate(branch, inner));
    this.unsure--;
    if (branches.length === 1 && branches[0] && onlySkips(branches[0]))
      for (const [name, value] of narrowed) this.set(name, picked(value), scope);
    return anyOf(values);
  }

  /** The names whose values a test picks among all that a directory holds. */
  private narrowed(test: Node, scope: Names): [string, CodeValue][] {
    if (!narrows(test)) return [];
    return [...namesIn(test)].flatMap((name) => {
      const value = scope.find(name);
      return value && isListed(value) ? [[name, value] as [string, CodeValue]] : [];
    });
  }

  private loop({ to, over, test, body, collects }: Extract<Node, { is: "loop" }>, scope: Names): CodeValue {
    const source = this.evaluate(over, scope);
    if (to === undefined) {
      const inner = new Names(scope, true);
      // Perl's `while (<F>)`.
      if (source.taints.length > 0) inner.names.set("_", source);
      return this.evaluate(body, inner);
    }
    const values = this.each(source, to.is === "list" ? to.items.length : 1).map((item) => {
      const turn = new Names(scope, true);
      declare(to, turn);
      this.assign(to, item, turn);
      if (test === undefined) return this.evaluate(body, turn);
      return this.choice({ is: "choice", test, branches: [body] }, turn);
    });
    return collects
      ? ofItems(values.flatMap((value) => (body.is === "loop" ? (value.items ?? [value]) : [value])))
      : anyOf(values);
  }

  /** What a loop over a value gives, one by one. */
  each(value: CodeValue, width = 1): readonly CodeValue[] {
    if (value.items && value.items.length > 0) return value.items;
    if (isEnvironment(value)) {
      const one = unknown(value.taints);
      return [width > 1 ? ofItems([one, one]) : one];
    }
    if (value.fields && value.fields.size > 0)
      return [...value.fields].map(([key, held]) =>
        width > 1 ? ofItems([ofText(key), held]) : anyOf([ofText(key), held]),
      );
    if (value.paths.length > 0 || value.texts.length === 0)
      return [unknown(value.taints, value.full && `${value.full}[]`)];
    return [value];
  }

  private returned(value: CodeValue): CodeValue {
    this.returns.at(-1)?.push(value);
    return value;
  }

  // --- calls ----------------------------------------------------------------------------------------------------

  private called(node: Extract<Node, { is: "call" }>, scope: Names): CodeValue {
    const receiver = node.of.is === "member" ? this.evaluate(node.of.of, scope) : undefined;
    const name = node.of.is === "member" ? node.of.name : undefined;
    const callee = this.callee(node.of, receiver, scope);
    const flattens =
      this.language === "perl" && !/^(?:push|unshift|shift|pop|splice|scalar)$/.test(callee.full ?? "");
    const args = node.args.flatMap((arg) => this.argument(arg, flattens, scope));
    if (node.of.is === "name" && node.of.name === "import *") return this.importAll(args, scope);
    const value = this.applied(callee, receiver, name ?? lastName(callee.full ?? ""), args, scope);
    // Perl's `open(F, …)`, `opendir(D, …)`.
    const [target] = node.args;
    if (this.language === "perl" && target && /^(?:sys)?open(?:dir)?$/.test(callee.full ?? ""))
      this.assign(target.value, value, scope);
    return value;
  }

  /** What a call calls; a text is the name of a function in PHP, Perl and by Ruby's `send`. */
  private callee(of: Node, receiver: CodeValue | undefined, scope: Names): CodeValue {
    if (of.is === "member" && receiver) {
      const held = receiver.fields?.get(of.name);
      if (held) return held;
      const prefix = receiver.full === undefined || of.name === "default" ? "" : `${receiver.full}.`;
      return made({ full: `${prefix}${of.name}`.slice(-80) });
    }
    if (of.is === "name" && scope.find(of.name) === undefined) return made({ full: of.name });
    return this.evaluate(of, scope);
  }

  private argument({ name, value: node }: Argument, flattens: boolean, scope: Names): GivenValue[] {
    const value = this.evaluate(node, scope);
    const spreads = node.is === "spread" || (flattens && value.items !== undefined && node.is === "name");
    if (node.is === "spread" && value.fields)
      return [...value.fields].map(([key, held]) => ({ name: key, value: held }));
    if (spreads && value.items && value.items.length > 0) return value.items.map((item) => ({ value: item }));
    return [name === undefined ? { value } : { name, value }];
  }

  private importAll(args: readonly GivenValue[], scope: Names): CodeValue {
    const module = knownTexts(args[0]?.value)[0] ?? "";
    for (const name of STARRED[module] ?? []) scope.names.set(name, this.outside(`${module}.${name}`));
    return unknown();
  }

  /** Calls a value: functions of the script, classes, things outside. */
  applied(
    callee: CodeValue,
    receiver: CodeValue | undefined,
    name: string,
    given: readonly GivenValue[],
    scope?: Names,
  ): CodeValue {
    const args = [...callee.bound, ...given];
    if (receiver?.isClass && name === "new") return this.instance(receiver, args);
    if (callee.isClass) return this.instance(callee, args);
    if (callee.functions.length > 0)
      return anyOf(callee.functions.map((closure) => this.call(closure, args, receiver)));
    const full = callee.full ?? knownTexts(callee)[0] ?? name;
    return apply(this, {
      full,
      name: name === "" || callee.full === undefined ? lastName(full) : lastName(name),
      receiver,
      args,
      ...(scope ? { scope } : {}),
    });
  }

  private instance(of: CodeValue, args: readonly GivenValue[]): CodeValue {
    const object = made({ fields: new Map(of.fields), taints: taintsOf(args.map(({ value }) => value)) });
    for (const name of ["__init__", "constructor", "initialize", "__construct", "init", "new"])
      for (const closure of of.fields?.get(name)?.functions ?? []) this.call(closure, args, object);
    return object;
  }

  /** Calls a function of the script. */
  call(closure: Closure, args: readonly GivenValue[], self: CodeValue | undefined): CodeValue {
    if (this.depth >= CODE_CALL_DEPTH || closure.calls >= CODE_CALLS) {
      // A function that calls itself shows nothing new.
      this.cut ||= !this.active.has(closure);
      return unknown(taintsOf(args.map(({ value }) => value)));
    }
    closure.calls++;
    this.depth++;
    const isOuter = !this.active.has(closure);
    this.active.add(closure);
    const scope = new Names(closure.scope);
    if (self) for (const name of ["this", "self"]) scope.names.set(name, self);
    const own = closure.isMethod && self ? [{ value: self }, ...args] : args;
    const positional =
      this.language === "perl" && self
        ? [{ value: self }, ...args]
        : own.filter(({ name }) => name === undefined);
    const values = positional.map(({ value }) => value);
    scope.names.set("@_", ofItems(values));
    this.bind(closure, values, scope);
    for (const { name, value } of own) if (name !== undefined) scope.names.set(name, value);
    this.returns.push([]);
    const last = this.evaluate(closure.body, scope);
    const returned = this.returns.pop() ?? [];
    this.depth--;
    if (isOuter) this.active.delete(closure);
    return anyOf(returned.length > 0 ? returned : [last]);
  }

  private bind({ params }: Closure, values: readonly CodeValue[], scope: Names): void {
    const [first] = values;
    if (first && params.length === 0)
      for (const name of ["_", "it", "_1", "$0"]) scope.names.set(name, first);
    // Ruby hands a pair to two parameters.
    const spread = params.length > 1 && values.length === 1 && first?.items ? first.items : values;
    const held = params.map(
      (param, at) => [param, param.is === "spread" ? ofItems(spread.slice(at)) : spread[at]] as const,
    );
    for (const [param, value] of held) {
      declare(param, scope);
      this.assign(param, value ?? unknown(), scope);
    }
  }

  /** Credentials that the script has read: they may be printed. */
  saw(taints: readonly Found[]): void {
    if (this.done.reads.length < 64) this.done.reads.push(...taints);
  }
}

/** Makes the names of a pattern names of this scope. */
function declare(pattern: Node, scope: Names): void {
  for (const name of namesIn(pattern)) scope.names.set(name, unknown());
}

function isEnvironment({ full, taints }: CodeValue): boolean {
  return full !== undefined && ENVIRONMENT.test(full) && taints.length > 0;
}

function lastName(full: string): string {
  return (
    full
      .slice(-64)
      .split(/[^\w$?!`-]/)
      .findLast((part) => part !== "") ?? full
  );
}

/** The name under which a dictionary keeps a value. */
function keyName(key: Node, run: CodeRun, scope: Names): string | undefined {
  if (key.is === "slice") return undefined;
  return knownTexts(run.evaluate(key, scope))[0];
}

/** Parts of a path that a property of it names. */
function propertyOf(of: CodeValue, name: string): Partial<CodeValue> {
  if (of.texts.length === 0) return {};
  if (/^(?:name|basename|filename)$/.test(name)) return { texts: of.texts.map(lastPart) };
  if (/^(?:parent|dirname)$/.test(name)) return { texts: of.texts.map((text) => text.slice(0, -1)) };
  return /^(?:path|to_s|to_path|pathname|realpath|absolute|value|fullName|parentPath|stdout|text)$/i.test(
    name,
  )
    ? { texts: of.texts }
    : {};
}

function lastPart(text: Arg): Arg {
  const last = text.at(-1);
  if (typeof last !== "string") return last === undefined ? [] : [last];
  return [last.slice(last.lastIndexOf("/") + 1)];
}

/** A path below another, and Elixir's `name/1`. */
function divided(one: CodeValue, other: CodeValue, taints: readonly Found[]): CodeValue {
  if (other.number !== undefined && one.texts.length === 0) return one;
  return ofTexts(crossed(crossed(textsOf(one), [["/"]]), textsOf(other)), taints);
}

function arithmetic(sign: string, one: number, other: number): CodeValue {
  const results: Readonly<Record<string, number>> = {
    "+": one + other,
    "-": one - other,
    "*": one * other,
    "^": one ^ other,
    "%": one % other,
  };
  const number = results[sign];
  return number === undefined ? unknown() : made({ number, texts: [[String(number)]] });
}

/** A method in a class's body. */
function methodOf(node: Node): (Extract<Node, { is: "function" }> & { readonly name: string }) | undefined {
  if (node.is === "function" && node.name !== undefined) return { ...node, name: node.name };
  // JavaScript's `name(params) { … }` reads as a call and a block.
  return undefined;
}

function onlySkips(node: Node): boolean {
  if (node.is === "skip" || node.is === "return") return true;
  return node.is === "block" && node.body.length > 0 && node.body.every(onlySkips);
}

/** What `from module import *` names. */
const STARRED: Readonly<Record<string, readonly string[]>> = {
  os: [
    "system",
    "popen",
    "remove",
    "unlink",
    "rmdir",
    "removedirs",
    "walk",
    "listdir",
    "scandir",
    "environ",
    "path",
    "getenv",
    "execvp",
    "execv",
    "chmod",
    "rename",
    "sep",
  ],
  shutil: ["rmtree", "move", "copy", "copyfile", "copytree", "make_archive", "chown"],
  subprocess: ["run", "call", "check_call", "check_output", "Popen", "getoutput", "getstatusoutput"],
  pathlib: ["Path"],
  "os.path": ["join", "expanduser", "abspath"],
};
