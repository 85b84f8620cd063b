/**
 * Runs the code of a one-liner without running it: it follows values through names, functions, objects and loops, takes
 * both ways of every choice, and tells {@link apply} of every call of a thing outside of the code.
 */
import { CODE_CALL_DEPTH, CODE_CALLS, CODE_NESTED } from "../../core/limits.ts";
import { isOneOf } from "../../core/words.ts";
import type { Arg } from "../invocation.ts";
import { apply } from "./apply.ts";
import { redirected } from "./awk-pipes.ts";
import { knownTexts, type ScriptDone, type ScriptRun } from "./call.ts";
import { dictionaryOf, itemOf, itemsOf } from "./items.ts";
import { assign, assignment, bind, declare, setName } from "./names.ts";
import { narrows } from "./narrowing.ts";
import { operated } from "./operators.ts";
import { isEnvironment, memberOf, outsideOf } from "./outside.ts";
import { isAlways, isHeldFunction, isNever } from "./reached.ts";
import { contentOf } from "./reads.ts";
import { STARRED } from "./starred.ts";
import { type Argument, type Node, namesIn } from "./syntax.ts";
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
  saidIn,
  taintsOf,
  textsOf,
  unknown,
} from "./value.ts";

const TOPICAL = "chr lc pop print quotemeta readlink remove_tree rmdir rmtree say shift system uc unlink";

/** Words that stand for no thing outside. */
const CONSTANT = "FALSE False NULL None TRUE True false nil null true undef undefined";

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
  unsure: number = 0;
  private readonly closures: Closure[] = [];
  /** The functions that are being called. */
  private readonly active = new Set<Closure>();
  readonly given: readonly CodeValue[];
  private returns: CodeValue[][] = [];

  readonly language: ScriptLanguage;
  readonly home: string;
  /** Does the code talk to a network by a library? */
  readonly networked: boolean;
  /** What the lines hold that awk, `perl -n` and `ruby -n` read. */
  readonly lines: readonly Found[];
  /** Can a function of this name never be called? */
  private readonly isUnreached: (name: string) => boolean;
  /** Above 0 in the value of a name that nothing reads. */
  private idle = 0;

  constructor(
    language: ScriptLanguage,
    home: string,
    given: readonly Arg[],
    networked: boolean,
    steps: number,
    isUnreached: (name: string) => boolean,
  ) {
    this.left = steps;
    this.isUnreached = isUnreached;
    this.language = language;
    this.home = home;
    this.networked = networked;
    this.lines = contentOf(this, given);
    this.given = given.map((arg) => ofTexts([arg], [{ source: "input", what: "argument" }]));
  }

  /** Runs a whole script, and then the functions that nobody called and somebody may. */
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
        return outsideOf(this, node.full);
      case "member":
        return this.property(node, scope);
      case "index":
        return itemOf(this, this.evaluate(node.of, scope), node.key, scope);
      case "slice":
        return unknown();
      case "call":
        return this.called(node, scope);
      case "list":
        return ofItems(itemsOf(this, node.items, scope));
      case "dictionary":
        return dictionaryOf(this, node, scope);
      case "spread":
        // Ruby's and Elixir's `&File.rm_rf!/1` names a function.
        return node.of.is === "member"
          ? memberOf(this, this.evaluate(node.of.of, scope), node.of.name)
          : this.evaluate(node.of, scope);
      case "function":
        return this.defined(node, scope);
      case "binary":
        return this.binary(node, scope);
      case "unary":
        return this.unary(node, scope);
      case "assignment":
        return this.assigned(node, scope);
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
    if (typeof only === "string" && others.length === 0) return { ...ofText(only), taints: saidIn(only) };
    let texts: readonly Arg[] = [[]];
    const values: CodeValue[] = [];
    const said = parts.flatMap((part) => (typeof part === "string" ? saidIn(part) : []));
    for (const part of parts) {
      if (typeof part === "string") texts = part === "" ? texts : crossed(texts, [[part]]);
      else {
        const value = this.evaluate(part, scope);
        values.push(value);
        texts = crossed(texts, textsOf(value));
      }
    }
    return ofTexts(texts, taintsOf([...values, unknown(said)]));
  }

  private named(name: string, scope: Names): CodeValue {
    const held =
      scope.find(name) ?? (name.startsWith("@") ? scope.find("self")?.fields?.get(name) : undefined);
    if (held) return held;
    if (isOneOf(CONSTANT, name)) return made({ full: name });
    // Perl's functions are about the topic where nothing else is said.
    if (this.language === "perl" && isOneOf(TOPICAL, name)) {
      const topic = scope.find("_");
      return apply(this, {
        full: name,
        name,
        receiver: undefined,
        args: topic && name !== "shift" ? [{ value: topic }] : [],
        scope,
      });
    }
    return this.language === "awk" && name.startsWith("$") ? unknown(this.lines) : outsideOf(this, name);
  }

  /** In some languages a method is called without brackets. */
  private property(node: Extract<Node, { is: "member" }>, scope: Names): CodeValue {
    const of = this.evaluate(node.of, scope);
    const isModule = of.full !== undefined && !/[)\]]$/.test(of.full) && of.texts.length === 0;
    const calls =
      isOneOf("ruby closures perl", this.language) &&
      /^[a-z_!]/.test(node.name) &&
      !(isModule && this.language === "closures");
    if (!calls || (of.fields?.has(node.name) && of.fields.get(node.name)?.functions.length === 0))
      return memberOf(this, of, node.name);
    return this.called({ is: "call", of: node, args: [] }, scope);
  }

  /** What a name holds that nothing reads is not called. */
  private assigned(node: Extract<Node, { is: "assignment" }>, scope: Names): CodeValue {
    const { to, value } = node;
    const isIdle = to.is === "name" && isHeldFunction(value) && this.isUnreached(to.name);
    if (isIdle) this.idle++;
    const made = assignment(this, node, scope);
    if (isIdle) this.idle--;
    return made;
  }

  private defined(node: Extract<Node, { is: "function" }>, scope: Names, isMethod = false): CodeValue {
    const closure: Closure = { params: node.params, body: node.body, scope, isMethod, calls: 0 };
    const isIdle = this.idle > 0 || (node.name !== undefined && this.isUnreached(node.name));
    if (!isIdle) this.closures.push(closure);
    const value = made({ functions: [closure] });
    if (node.name !== undefined && node.name !== "") scope.home(node.name).names.set(node.name, value);
    return value;
  }

  private classed({ name, bases, body }: Extract<Node, { is: "class" }>, scope: Names): CodeValue {
    // A class that nothing names makes no objects.
    const isIdle = this.isUnreached(name);
    if (isIdle) this.idle++;
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
    if (isIdle) this.idle--;
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
    const piped = this.language === "awk" ? redirected(this, sign, left, one, right, scope) : undefined;
    if (piped) return piped;
    if (isOneOf("|| or && and ?? xor", sign)) {
      const decides = isOneOf("&& and", sign) ? isNever : isOneOf("|| or", sign) ? isAlways : undefined;
      if (decides?.(left, this.language)) return one;
      this.unsure++;
      const other = this.evaluate(right, scope);
      this.unsure--;
      return anyOf(isOneOf("&& and", sign) ? [other] : [one, other]);
    }
    const other = this.evaluate(right, scope);
    return operated(this, sign, one, other);
  }

  // --- the ways that code takes ---------------------------------------------------------------------------------

  private block(body: readonly Node[], scope: Names): CodeValue {
    let value = unknown();
    // Functions are known before the code in front of them runs; Python's take a name when their turn comes.
    const isAhead = (node: Node) =>
      node.is === "function" && node.name !== undefined && this.language !== "python";
    for (const node of body) if (isAhead(node)) this.evaluate(node, scope);
    for (const node of body) {
      if (isAhead(node)) continue;
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
    const taken = isNever(test, this.language) ? branches.slice(1) : branches;
    const values = taken.map((branch) => this.evaluate(branch, inner));
    this.unsure--;
    if (branches.length === 1 && branches[0] && onlySkips(branches[0]))
      for (const [name, value] of narrowed) setName(this, name, picked(value), scope);
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
      // Elsewhere it may be the end of `do … while (false)`.
      if (this.language === "python" && isNever(over, this.language)) return unknown();
      const inner = new Names(scope, true);
      // Perl's `while (<F>)`.
      if (source.taints.length > 0) inner.names.set("_", source);
      return this.evaluate(body, inner);
    }
    const values = this.each(source, to.is === "list" ? to.items.length : 1).map((item) => {
      const turn = new Names(scope, true);
      declare(to, turn);
      assign(this, to, item, turn);
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
      this.language === "perl" && !isOneOf("push unshift shift pop splice scalar", callee.full);
    const args = node.args.flatMap((arg) => this.argument(arg, flattens, scope));
    if (node.of.is === "name" && node.of.name === "import *") return this.importAll(args, scope);
    const value = this.applied(callee, receiver, name ?? lastName(callee.full ?? ""), args, scope);
    // Perl's `open(F, …)`, `opendir(D, …)`.
    const [target] = node.args;
    if (this.language === "perl" && target && /^(?:sys)?open(?:dir)?$/.test(callee.full ?? ""))
      assign(this, target.value, value, scope);
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
    for (const name of STARRED[module] ?? []) scope.names.set(name, outsideOf(this, `${module}.${name}`));
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
    bind(this, closure, values, scope);
    for (const { name, value } of own) if (name !== undefined) scope.names.set(name, value);
    this.returns.push([]);
    const last = this.evaluate(closure.body, scope);
    const returned = this.returns.pop() ?? [];
    this.depth--;
    if (isOuter) this.active.delete(closure);
    return anyOf(returned.length > 0 ? returned : [last]);
  }

  /** Credentials that the script has read: they may be printed. */
  saw(taints: readonly Found[]): void {
    if (this.done.reads.length < 64)
      this.done.reads.push(...taints.filter(({ source }) => source !== "said"));
  }
}

function lastName(full: string): string {
  return (
    full
      .slice(-64)
      .split(/[^\w$?!`-]/)
      .findLast((part) => part !== "") ?? full
  );
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
