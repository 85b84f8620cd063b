/**
 * Reads the expressions of a one-liner. It is no grammar of any language: it knows what their grammars have in common,
 * and goes on where it does not understand, so that a call behind something strange is still a call.
 */
import { Cursor } from "./cursor.ts";
import {
  type Argument,
  CUT,
  callNode,
  isCallable,
  literalOf,
  NOTHING,
  type Node,
  nameNode,
  type Pair,
  textNode,
} from "./syntax.ts";
import type { Token } from "./tokens.ts";

/** Operators from the weakest to the strongest; the first three places are assignments and choices. */
const OPERATORS: readonly string[] = [
  "|> || ?? or and xor &&",
  "== != === !== < > <= >= =~ !~ <=> ~ in is eq ne lt gt instanceof not",
  "| & ^ |&",
  "<< >> .. ...",
  "+ - . <> ++",
  "* / % // x @",
  "**",
];

const STRENGTHS = new Map(OPERATORS.flatMap((row, at) => row.split(" ").map((sign) => [sign, at + 3])));

/** What an operand of a comparison, of a pipe, of a product may hold. */
const OPERAND = 5;
const COMMAND = 6;
const TIGHT = 9;

/** A choice, but no assignment. */
const TARGET = 2.5;

/** Operators that are words are names elsewhere. */
const WORD_OPERATORS: Readonly<Record<string, RegExp>> = {
  or: /^(?:python|ruby|perl|php|lua)$/,
  and: /^(?:python|ruby|perl|php|lua)$/,
  xor: /^(?:perl|php)$/,
  in: /^(?:python|javascript|awk|julia)$/,
  is: /^python$/,
  not: /^python$/,
  eq: /^perl$/,
  ne: /^perl$/,
  lt: /^perl$/,
  gt: /^perl$/,
  x: /^perl$/,
  instanceof: /^(?:javascript|php|closures)$/,
};

const ASSIGNS = /^(?:=|:=|<-|\+=|-=|\*=|\/=|\.=|\|=|\|\|=|&&=|\?\?=|\/\/=)$/;

/** Languages in which a dot joins texts, or does nothing. */
const DOTLESS = /^(?:perl|php|awk)$/;

/** Languages whose braces are arrows' bodies. */
const ARROWS = /^(?:javascript|closures)$/;

/** Languages that call functions without brackets. */
const BARE = /^(?:perl|ruby|php|lua|julia|closures|awk)$/;

/** Of these, what some call so. */
const BARE_NAMES: Readonly<Record<string, RegExp>> = {
  php: /^(?:echo|print|include|require|include_once|require_once)$/,
  awk: /^(?:printf?|getline)$/,
  python: /^print$/,
  javascript: /^print$/,
};

/** Perl's functions that take a block in front of a list. */
const BLOCKED = /^(?:map|grep|sort|first|any|all|none|do|eval|try)$/;

const PREFIXES = /^(?:await|new|typeof|void|yield|delete|defer|go|my|our|local|try|clone)$/;

export abstract class Expressions extends Cursor {
  /** What belongs to a keyword. */
  protected abstract block(): Node;
  protected abstract braces(): Node;
  protected abstract statementsUntil(done: () => boolean): Node;
  /** Ruby's `if …`, `begin …` in the place of a value. */
  protected abstract clause(word: string): Node;
  protected abstract loopTargets(): Extract<Node, { is: "loop" }>;
  /** The expression in the tokens of a text. */
  protected abstract inside(tokens: readonly Token[]): Node;
  protected abstract closeEnd(): void;

  protected expression(least = 0): Node {
    return this.deeper(() => {
      let left = this.prefixed();
      for (let next = this.infix(left, least); next !== undefined; next = this.infix(left, least))
        left = next;
      return left;
    }, CUT);
  }

  /** An expression that a comma, a comparison or an assignment ends. */
  protected target(): Node {
    return this.expression(OPERAND);
  }

  /** One of several expressions between commas. */
  protected item(): Node {
    return this.expression(TARGET);
  }

  // --- operators --------------------------------------------------------------------------------------------------

  private infix(left: Node, least: number): Node | undefined {
    const token = this.peek();
    if (token === undefined) return undefined;
    if (this.isSign(ASSIGNS))
      return least > 2 && token.value !== ":=" ? undefined : this.assigned(left, token.value);
    if (this.isSign(/^\?:?$/)) return least > TARGET ? undefined : this.ternary(left);
    if (this.isWord("if") && this.language === "python" && least <= TARGET) return this.pythonChoice(left);
    return this.operated(left, token, least) ?? this.juxtaposed(left, least);
  }

  private assigned(to: Node, sign: string): Node {
    this.at++;
    this.skipLines();
    return { is: "assignment", sign, to, value: this.expression(1) };
  }

  private operated(left: Node, token: Token, least: number): Node | undefined {
    const strength = this.strengthOf(token);
    if (strength === undefined || strength < least) return undefined;
    this.at++;
    if (token.value === "not") this.takeWord("in");
    if (token.value === "is") this.takeWord("not");
    this.skipLines();
    if (this.ends()) return left;
    const right = this.expression(token.value === "**" ? strength : strength + 1);
    return token.value === "|>" ? piped(left, right) : { is: "binary", sign: token.value, left, right };
  }

  private strengthOf({ kind, value, sigil, spaced }: Token): number | undefined {
    const strength = STRENGTHS.get(value);
    if (kind === "name") {
      const isOperator = sigil === undefined && WORD_OPERATORS[value]?.test(this.language) === true;
      const isHead = this.heads > 0 && value === "in" && this.language !== "python";
      return isOperator && !isHead ? strength : undefined;
    }
    if (kind !== "sign" || (value === "." && !this.speaks(DOTLESS))) return undefined;
    if ((value === "~" && this.language !== "awk") || (value === "@" && !spaced)) return undefined;
    return value === "++" && !this.speaks(/^(?:closures|ruby)$/) ? undefined : strength;
  }

  /** awk joins what stands side by side. */
  private juxtaposed(left: Node, least: number): Node | undefined {
    if (this.language !== "awk" || least > COMMAND + 1 || !this.beginsOperand()) return undefined;
    if (this.isNoOperand() || this.isWord("getline")) return undefined;
    return { is: "binary", sign: "+", left, right: this.expression(COMMAND + 2) };
  }

  private ternary(test: Node): Node {
    this.at++;
    if (this.takeSign(":")) return { is: "binary", sign: "||", left: test, right: this.expression(2) };
    this.skipLines();
    const one = this.expression(1);
    this.skipLines();
    return { is: "choice", test, branches: this.takeSign(":") ? [one, this.expression(1)] : [one] };
  }

  private pythonChoice(one: Node): Node | undefined {
    const started = this.at;
    this.at++;
    const test = this.expression(3);
    if (this.takeWord("else") !== undefined)
      return { is: "choice", test, branches: [one, this.expression(2)] };
    this.at = started;
    return undefined;
  }

  private prefixed(): Node {
    const sign = this.peek()?.kind === "sign" ? this.peek()?.value : undefined;
    if (sign !== undefined && /^(?:\*\*?|\.\.\.|&)$/.test(sign)) {
      this.at++;
      return { is: "spread", of: this.expression(TIGHT) };
    }
    if (sign !== undefined && /^(?:!|-|\+|~|\\|@|\$|%|\+\+|--)$/.test(sign)) {
      this.at++;
      const of = this.expression(TIGHT);
      return /^[!-]$/.test(sign) ? { is: "unary", sign, of } : of;
    }
    if (this.takeWord("not") !== undefined) return { is: "unary", sign: "!", of: this.expression(4) };
    if (!this.isPrefixWord()) return this.postfixed(this.primary());
    this.at++;
    return this.expression(TIGHT);
  }

  private isPrefixWord(): boolean {
    const next = this.peek(1);
    if (!this.isWord(PREFIXES) || next === undefined || next.kind === "line") return false;
    if (this.isWord("delete") && this.language !== "javascript") return false;
    if (next.kind !== "sign") return true;
    const isCall = next.value === "(" && !next.spaced && this.isWord(/^(?:try|go|clone|delete|new)$/);
    return /^[([$\\<]$/.test(next.value) && !isCall;
  }

  // --- what stands alone ------------------------------------------------------------------------------------------

  private primary(): Node {
    const token = this.peek();
    if (token === undefined || token.kind === "line") return NOTHING;
    if (token.kind === "cut") {
      this.at++;
      return CUT;
    }
    if (token.kind === "sign") return this.bracketed(token.value);
    this.at++;
    if (token.kind === "name")
      return token.sigil === undefined ? this.named(token.value) : nameNode(token.value);
    if (token.kind === "text") return this.literal(token);
    if (token.kind === "pattern") return { is: "pattern", value: token.value };
    return { is: "number", value: Number(token.value.replace(/^0(?=[0-7])/, "0o").replace(/[nLf]$/, "")) };
  }

  /** A literal, and in Python those that stand right behind it. */
  private literal(token: Token): Node {
    const parts = this.partsOf(token);
    if (token.runs) return callNode(nameNode("`"), { is: "text", parts });
    for (let more = this.peek(); this.language === "python" && more?.kind === "text"; more = this.peek()) {
      parts.push(...this.partsOf(more));
      this.at++;
    }
    return { is: "text", parts };
  }

  private partsOf({ value, parts }: Token): (string | Node)[] {
    return parts === undefined
      ? [value]
      : parts.map((part) => (typeof part === "string" ? part : this.inside(part)));
  }

  private named(word: string): Node {
    if (word === "lambda" && this.language === "python") return this.lambda();
    const made = this.anonymous(word);
    if (made) return made;
    if (this.isSign("=>") && this.speaks(ARROWS)) return this.arrow([nameNode(word)]);
    if (this.isSign("->") && this.language === "julia") return this.arrow([nameNode(word)]);
    if (word === "async" && !this.ends()) return this.expression(TIGHT);
    if (BLOCKED.test(word) && this.language === "perl" && this.isSign("{")) return this.blocked(word);
    const isClause = /^(?:if|unless|case|begin|do|while)$/.test(word) && this.language !== "javascript";
    return isClause && !this.ends() && !this.isSign(/^[,=.]$/) ? this.clause(word) : nameNode(word);
  }

  private blocked(name: string): Node {
    const body = this.braces();
    if (/^(?:do|eval|try)$/.test(name)) return body;
    const block: Node = { is: "function", params: [nameNode("_")], body };
    return { is: "call", of: nameNode(name), args: [{ value: block }, ...this.bareArguments()] };
  }

  private lambda(): Node {
    const params: Node[] = [];
    this.separated(":", () => {
      if (!this.takeSign(/^\*\*?$/)) params.push(this.target());
      if (this.takeSign("=")) this.item();
    });
    return { is: "function", params, body: this.expression(1) };
  }

  /** A function without a name: `function (x) {…}`, `sub {…}`, `fn x -> … end`, `lambda { |x| … }`. */
  private anonymous(word: string): Node | undefined {
    if (/^(?:lambda|proc)$/.test(word))
      return this.language === "ruby" && (this.isSign("{") || this.isWord("do"))
        ? this.trailing()
        : undefined;
    if (!/^(?:function|sub|fn|func|fun)$/.test(word)) return undefined;
    this.takeSign("*");
    const name = this.peek()?.kind === "name" && this.isSign("(", 1) ? this.takeName() : "";
    if (!this.isSign(/^[({\\]$/))
      return word === "fn" && this.language === "ruby" ? this.elixirFunction() : undefined;
    const params = this.parameters();
    // PHP's `use ($x)`.
    if (this.takeWord("use") !== undefined) this.parameters();
    if (this.takeSign("=>")) return { is: "function", params, body: this.expression(1) };
    const body = this.isSign("{") ? this.braces() : this.block();
    this.closeEnd();
    return { is: "function", params, body, name };
  }

  private elixirFunction(): Node | undefined {
    const params = this.listUntilNoComma();
    if (!this.takeSign("->")) return undefined;
    const body = this.statementsUntil(() => this.isWord("end"));
    this.closeEnd();
    return { is: "function", params, body };
  }

  protected listUntilNoComma(): Node[] {
    const items = [this.target()];
    while (this.takeSign(",")) items.push(this.target());
    return items;
  }

  /** Behind the parameters of `(…) => …`. */
  private arrow(params: readonly Node[]): Node {
    this.at++;
    return { is: "function", params, body: this.isSign("{") ? this.braces() : this.expression(1) };
  }

  /** The parameters in the brackets that open here, without their types and default values. */
  protected parameters(): readonly Node[] {
    const params: Node[] = [];
    if (!this.takeSign("(")) return params;
    this.separated(")", () => {
      const isRest = this.takeSign(/^(?:\*|\.\.\.)$/);
      this.takeSign(/^(?:\*\*|&)$/);
      while (this.peek()?.kind === "name" && this.peek(1)?.kind === "name") this.at++;
      params.push(isRest ? { is: "spread", of: this.target() } : this.target());
      while (this.at < this.tokens.length && !this.isSign(/^[,)]$/)) {
        const before = this.at;
        this.target();
        if (this.at === before) this.at++;
      }
    });
    return params;
  }

  private bracketed(sign: string): Node {
    switch (sign) {
      case "(":
        return this.grouped();
      case "[":
        return listOrDictionary(this.group("]"));
      case "{":
        return this.language === "closures" || (this.language === "ruby" && this.isSign("|", 1))
          ? this.trailing()
          : this.dictionary();
      case "->":
        return this.stabby();
      case ";":
      case ")":
      case "]":
      case "}":
        return NOTHING;
      default:
        this.at++;
        return NOTHING;
    }
  }

  /** Ruby's `->(x) { … }`. */
  private stabby(): Node {
    this.at++;
    const params = this.parameters();
    const body = this.trailing();
    return body.is === "function" && params.length > 0 ? { ...body, params } : body;
  }

  /** Lisp's `(name operand …)`. */
  private form(): Node {
    const items: Node[] = [];
    this.at++;
    this.upTo(
      () => this.takeSign(")"),
      () => {
        const node = this.isSign("(") ? this.deeper(() => this.form(), CUT) : this.primary();
        if (node !== NOTHING) items.push(node);
      },
    );
    const [head, ...rest] = items;
    return head?.is === "name"
      ? callNode(nameNode(head.name.replaceAll("/", ".")), ...rest)
      : { is: "list", items };
  }

  private grouped(): Node {
    if (this.language === "lisp") return this.form();
    if (this.speaks(ARROWS) && this.closesBefore("=>")) return this.arrow(this.parameters());
    let commas = false;
    const items: Node[] = [];
    this.at++;
    this.upTo(
      () => this.takeSign(")"),
      () => {
        if (this.takeSign(",")) commas = true;
        else if (!this.takeSign(";") && !this.isLine()) items.push(this.collected(this.pairOr()));
      },
    );
    const [only] = items;
    if (commas || only === undefined) return listOrDictionary(items);
    return items.length === 1 ? only : { is: "block", body: items };
  }

  private group(close: string): Node[] {
    const items: Node[] = [];
    this.at++;
    this.separated(close, () => items.push(this.collected(this.pairOr())));
    return items;
  }

  /** `key => value` as a pair of a list. */
  private pairOr(): Node {
    const key = this.expression();
    if (!this.takeSign("=>")) return key;
    const isBare = key.is === "name" && this.speaks(/^(?:perl|ruby)$/);
    return {
      is: "dictionary",
      pairs: [{ key: isBare ? textNode(key.name) : key, value: this.expression(1) }],
    };
  }

  /** A comprehension, where `for` follows. */
  private collected(body: Node): Node {
    this.skipLines();
    if (!this.isWord("for") && !(this.isWord("async") && this.isWord("for", 1))) return body;
    this.takeWord("async");
    this.at++;
    const head = this.loopTargets();
    let test: Node | undefined;
    while (this.takeWord("if") !== undefined) {
      const right = this.expression(3);
      test = test ? { is: "binary", sign: "and", left: test, right } : right;
    }
    return { ...head, body: this.collected(body), collects: true, ...(test ? { test } : {}) };
  }

  private dictionary(): Node {
    const pairs: Pair[] = [];
    this.at++;
    this.separated("}", () => pairs.push(this.pair()));
    return { is: "dictionary", pairs };
  }

  private pair(): Pair {
    if (this.takeSign(/^(?:\.\.\.|\*\*)$/)) return { value: this.expression(3) };
    const word = this.isWord(/./) ? (this.peek()?.value ?? "") : undefined;
    if (word !== undefined && this.isSign(/^(?::|=>?)$/, 1)) {
      this.at += 2;
      const key = this.language === "python" ? nameNode(word) : textNode(word);
      return pairOf(key, this.expression(1), (value) => this.collected(value));
    }
    // A method of an object.
    if (word !== undefined && this.isSign("(", 1) && this.closesBefore("{", 1)) {
      this.at++;
      return {
        key: textNode(word),
        value: { is: "function", params: this.parameters(), body: this.braces() },
      };
    }
    const key = this.expression(2);
    if (this.takeSign(/^(?::|=>?)$/))
      return pairOf(key, this.expression(1), (value) => this.collected(value));
    if (this.language === "perl" && this.takeSign(",")) return { key, value: this.expression(1) };
    const isShort = word !== undefined && this.language === "javascript";
    return isShort ? { key: textNode(word), value: key } : { value: this.collected(key) };
  }

  // --- what follows -----------------------------------------------------------------------------------------------

  private postfixed(primary: Node): Node {
    let node = primary;
    for (let next = this.postfix(node); next !== undefined; next = this.postfix(node)) node = next;
    return node;
  }

  private postfix(node: Node): Node | undefined {
    const token = this.peek();
    if (token === undefined) return undefined;
    if (token.kind === "line") this.continueLine();
    const found = this.member(node) ?? this.bracketBehind(node, token);
    if (found) return found;
    if (this.takeSign(/^(?:\+\+|--)$/)) return node;
    if (!isCallable(node)) return undefined;
    if (this.isWord("do") && this.language === "ruby" && this.heads === 0)
      return withBlock(node, this.trailing());
    if (token.kind === "text" && this.language === "javascript" && !token.spaced) {
      this.at++;
      return callNode(node, { is: "text", parts: this.partsOf(token) });
    }
    return this.isBareCall(node, token) ? { is: "call", of: node, args: this.bareArguments() } : undefined;
  }

  private bracketBehind(node: Node, token: Token): Node | undefined {
    if (token.kind !== "sign") return undefined;
    if (token.value === "(" && this.isCalled(node, token))
      return { is: "call", of: node, args: this.callArguments() };
    if (token.value === "[" && this.isIndexed(node, token)) return { is: "index", of: node, key: this.key() };
    return token.value === "{" ? this.braceBehind(node, token) : undefined;
  }

  /** A line that begins with a dot goes on. */
  private continueLine(): void {
    let ahead = 0;
    while (this.isLine(ahead)) ahead++;
    if (this.language !== "python" && this.isSign(/^(?:\.|\?\.|&\.|->)$/, ahead)) this.at += ahead;
  }

  private isCalled(node: Node, { spaced }: Token): boolean {
    if (this.language === "awk") return node.is === "name" && !spaced;
    if (node.is === "name" && this.stopsAt(node.name)) return false;
    if (this.language === "perl" && this.peek(-1)?.sigil === "$") return false;
    return isCallable(node) || node.is === "function" || node.is === "block";
  }

  private isIndexed(node: Node, { spaced }: Token): boolean {
    if (node.is === "number" || node.is === "block") return false;
    return !spaced || !this.speaks(BARE) || (node.is !== "name" && node.is !== "member");
  }

  private braceBehind(node: Node, { spaced }: Token): Node | undefined {
    if (this.language === "perl" && isCallable(node) && node.is !== "call" && !spaced)
      return { is: "index", of: node, key: this.braceKey() };
    const opens = this.speaks(/^(?:ruby|closures)$/) && isCallable(node) && this.heads === 0;
    return opens ? withBlock(node, this.trailing()) : undefined;
  }

  /** Perl's `{name}`. */
  private braceKey(): Node {
    this.at++;
    const key = this.isWord(/./) && this.isSign("}", 1) ? textNode(this.takeName()) : this.expression();
    this.takeSign("}");
    return key;
  }

  private key(): Node {
    this.at++;
    const parts: (Node | undefined)[] = [undefined];
    this.separated("]", () => {
      if (this.takeSign(":")) parts.push(undefined);
      else if (this.takeSign("::")) parts.push(undefined, undefined);
      else parts[parts.length - 1] = this.expression();
    });
    const [only] = parts;
    return parts.length === 1 && only ? only : { is: "slice", parts };
  }

  /** Does a sign lead to a member here? */
  private leads(): boolean {
    if (this.isSign(".")) return !this.speaks(DOTLESS);
    if (this.isSign(/^(?:\?\.|&\.|::)$/)) return true;
    if (this.isSign("->")) return this.speaks(/^(?:perl|php)$/);
    // Lua's and Erlang's `module:name(…)`.
    const isMethod =
      this.isSign(":") && this.peek(1)?.kind === "name" && !this.peek(1)?.spaced && this.isSign("(", 2);
    return isMethod && this.speaks(/^(?:lua|ruby|r)$/);
  }

  private member(node: Node): Node | undefined {
    if (!this.leads()) return undefined;
    const next = this.peek(1);
    if (next?.kind === "name" || this.isSign("!", 1)) {
      this.at += 2;
      return { is: "member", of: node, name: next?.value ?? "" };
    }
    // `f.(x)`, `$f->(x)`, `a?.[0]`, `$h->{key}`.
    if (!this.isSign(/^[([{]$/, 1)) return undefined;
    this.at++;
    if (next?.value === "[") return { is: "index", of: node, key: this.key() };
    if (next?.value === "{") return { is: "index", of: node, key: this.braceKey() };
    return { is: "call", of: node, args: this.callArguments() };
  }

  /** `{ |x| … }`, `do |x| … end`, `{ x -> … }`. */
  private trailing(): Node {
    const opened = this.takeSign("{");
    if (!opened && this.takeWord("do") === undefined) return NOTHING;
    const params = this.blockParameters();
    const body = this.statementsUntil(() => (opened ? this.takeSign("}") : this.isWord("end")));
    if (!opened) this.takeWord("end");
    return { is: "function", params, body };
  }

  protected blockParameters(): readonly Node[] {
    const params: Node[] = [];
    if (this.takeSign("|")) {
      this.separated("|", () => params.push(this.expression(COMMAND)));
      return params;
    }
    if (this.language !== "closures") return params;
    const started = this.at;
    while (this.peek()?.kind === "name" || this.isSign(",")) {
      const name = this.takeName();
      if (name === "in") return params;
      if (name === "") this.at++;
      else params.push(nameNode(name));
    }
    if (params.length > 0 && this.takeSign(/^[-=]>$/)) return params;
    this.at = started;
    return [];
  }

  // --- arguments --------------------------------------------------------------------------------------------------

  private callArguments(): Argument[] {
    const args: Argument[] = [];
    this.at++;
    this.separated(")", () => args.push(this.argument(0)));
    return args;
  }

  private isNamed(): boolean {
    if (!this.isWord(/./) || !this.isSign(/^(?:=|:|=>)$/, 1)) return false;
    if (this.isSign("=>", 1)) return !this.speaks(ARROWS);
    return !(this.isSign(":", 1) && this.isSign("(", 3) && !this.peek(2)?.spaced);
  }

  private argument(least: number): Argument {
    if (this.isNamed()) {
      const name = this.takeName();
      this.at++;
      this.skipLines();
      return { name, value: this.collected(this.expression(least)) };
    }
    const value = this.expression(least);
    const isPair =
      this.takeSign("=>") || (value.is === "text" && this.language === "ruby" && this.takeSign(":"));
    return isPair
      ? { name: literalOf(value) ?? "", value: this.expression(least) }
      : { value: this.collected(value) };
  }

  private beginsOperand(): boolean {
    const token = this.peek();
    if (token === undefined || token.kind === "line") return false;
    if (token.kind === "name") return token.sigil !== undefined || !this.stopsAt(token.value);
    if (token.kind !== "sign" || /^(?:\[|\(|\\|->|\$|@)$/.test(token.value)) return true;
    if (token.value === "{") return this.language === "lua" || (this.language === "perl" && !token.spaced);
    if (this.language === "perl" && token.value === "%") return true;
    return /^(?:\*\*?|&|-|!|::)$/.test(token.value) && token.spaced && this.peek(1)?.spaced === false;
  }

  /** A name with an operand right behind it. */
  private isBareCall(node: Node, token: Token): boolean {
    if (!this.beginsOperand() || this.peek(-1)?.sigil !== undefined) return false;
    const name = node.is === "name" ? node.name : "";
    if (this.stopsAt(name)) return false;
    const names = BARE_NAMES[this.language];
    if (names) return names.test(name) && (this.speaks(/^(?:php|awk)$/) || token.kind === "text");
    if (this.language === "lua") return token.kind === "text" || this.isSign("{");
    return this.speaks(BARE) && (token.spaced || token.kind === "text");
  }

  private bareArguments(): Argument[] {
    const args: Argument[] = [];
    const least = this.language === "awk" ? COMMAND : this.language === "perl" ? 4 : 3;
    const handle = this.language === "perl" && this.isPrint() ? this.handle() : undefined;
    if (handle) args.push({ name: "handle", value: handle });
    do {
      this.skipLines();
      if (this.ends() || this.isNoOperand()) break;
      args.push(this.argument(least));
    } while (this.takeSign(","));
    return args;
  }

  private isPrint(): boolean {
    return /^(?:print|printf|say)$/.test(this.peek(-1)?.value ?? "");
  }

  /** Perl's `print $handle "text"`, `print {$handle} "text"`, `print STDERR $x`. */
  private handle(): Node | undefined {
    if (this.takeSign("{")) {
      const handle = this.expression();
      this.takeSign("}");
      return handle;
    }
    const [token, next] = [this.peek(), this.peek(1)];
    if (token?.kind !== "name" || next?.spaced !== true) return undefined;
    const isHandle = token.sigil !== undefined || /^[A-Z_]+\d*$/.test(token.value);
    const isOperand = next.kind === "text" || (next.kind === "name" && !this.stopsAt(next.value));
    if (!isHandle || !isOperand) return undefined;
    this.at++;
    return nameNode(token.value);
  }
}

/** A call with a block is given it last. */
function withBlock(node: Node, block: Node): Node {
  return node.is === "call"
    ? { ...node, args: [...node.args, { value: block }] }
    : { is: "call", of: node, args: [{ value: block }] };
}

function piped(left: Node, right: Node): Node {
  return right.is === "call"
    ? { ...right, args: [{ value: left }, ...right.args] }
    : { is: "call", of: right, args: [{ value: left }] };
}

/** A pair of a dictionary, or a comprehension of many. */
function pairOf(key: Node, value: Node, collected: (value: Node) => Node): Pair {
  const whole = collected(value);
  return whole === value ? { key, value } : { value: whole };
}

/** PHP's and Perl's `("a" => 1, "b" => 2)`. */
function listOrDictionary(items: readonly Node[]): Node {
  const pairs = items.flatMap((item) =>
    item.is === "dictionary" && item.pairs.length === 1 ? item.pairs : [],
  );
  const isDictionary = items.length > 1 && pairs.length === items.length && pairs.every(({ key }) => key);
  return isDictionary ? { is: "dictionary", pairs } : { is: "list", items };
}
