/** Reads what stands alone in an expression: names, literals, functions, lists and dictionaries. */
import { isOneOf } from "../../core/words.ts";
import { Cursor } from "./cursor.ts";
import { type Argument, CUT, callNode, NOTHING, type Node, nameNode, type Pair, textNode } from "./syntax.ts";
import type { Token } from "./tokens.ts";

/** What an operand of a comparison, of a pipe, of a product may hold. */
export const OPERAND = 5;
export const COMMAND = 6;
export const TIGHT = 9;

/** A choice, but no assignment. */
export const TARGET = 2.5;

/** Languages in which a dot joins texts, or does nothing. */
export const DOTLESS = "awk perl php";

/** Languages whose braces are arrows' bodies. */
export const ARROWS = "closures javascript";

/** Perl's functions that take a block in front of a list. */
const BLOCKED = "all any do eval first grep map none sort try";

export abstract class Operands extends Cursor {
  /** An expression of operators at least that strong. */
  protected abstract expression(least?: number): Node;
  /** An expression that a comma, a comparison or an assignment ends. */
  protected abstract target(): Node;
  /** One of several expressions between commas. */
  protected abstract item(): Node;
  protected abstract argument(least: number): Argument;
  protected abstract bareArguments(): Argument[];
  /** The block behind a call. */
  protected abstract trailing(): Node;
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

  protected primary(): Node {
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
  protected literal(token: Token): Node {
    const parts = this.partsOf(token);
    if (token.runs) return callNode(nameNode("`"), { is: "text", parts });
    for (let more = this.peek(); this.language === "python" && more?.kind === "text"; more = this.peek()) {
      parts.push(...this.partsOf(more));
      this.at++;
    }
    return { is: "text", parts };
  }

  protected partsOf({ value, parts }: Token): (string | Node)[] {
    return parts === undefined
      ? [value]
      : parts.map((part) => (typeof part === "string" ? part : this.inside(part)));
  }

  protected named(word: string): Node {
    if (word === "lambda" && this.language === "python") return this.lambda();
    const made = this.anonymous(word);
    if (made) return made;
    if (this.isSign("=>") && this.speaks(ARROWS)) return this.arrow([nameNode(word)]);
    if (this.isSign("->") && this.language === "julia") return this.arrow([nameNode(word)]);
    if (word === "async" && !this.ends()) return this.expression(TIGHT);
    if (isOneOf(BLOCKED, word) && this.language === "perl" && this.isSign("{")) return this.blocked(word);
    const isClause = isOneOf("if unless case begin do while", word) && this.language !== "javascript";
    return isClause && !this.ends() && !this.isSign("= . ,") ? this.clause(word) : nameNode(word);
  }

  protected blocked(name: string): Node {
    const body = this.braces();
    if (isOneOf("do eval try", name)) return body;
    const block: Node = { is: "function", params: [nameNode("_")], body };
    return { is: "call", of: nameNode(name), args: [{ value: block }, ...this.bareArguments()] };
  }

  protected lambda(): Node {
    const params: Node[] = [];
    this.separated(":", () => {
      if (!this.takeSign("** *")) params.push(this.target());
      if (this.takeSign("=")) this.item();
    });
    return { is: "function", params, body: this.expression(1) };
  }

  /** A function without a name: `function (x) {…}`, `sub {…}`, `fn x -> … end`, `lambda { |x| … }`. */
  protected anonymous(word: string): Node | undefined {
    if (isOneOf("lambda proc", word))
      return this.language === "ruby" && (this.isSign("{") || this.isWord("do"))
        ? this.trailing()
        : undefined;
    if (!isOneOf("function sub fn func fun", word)) return undefined;
    this.takeSign("*");
    const name = this.peek()?.kind === "name" && this.isSign("(", 1) ? this.takeName() : "";
    if (!this.isSign("( { \\"))
      return word === "fn" && this.language === "ruby" ? this.elixirFunction() : undefined;
    const params = this.parameters();
    // PHP's `use ($x)`.
    if (this.takeWord("use") !== undefined) this.parameters();
    if (this.takeSign("=>")) return { is: "function", params, body: this.expression(1) };
    const body = this.isSign("{") ? this.braces() : this.block();
    this.closeEnd();
    return { is: "function", params, body, name };
  }

  protected elixirFunction(): Node | undefined {
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
  protected arrow(params: readonly Node[]): Node {
    this.at++;
    return { is: "function", params, body: this.isSign("{") ? this.braces() : this.expression(1) };
  }

  /** The parameters in the brackets that open here, without their types and default values. */
  protected parameters(): readonly Node[] {
    const params: Node[] = [];
    if (!this.takeSign("(")) return params;
    this.separated(")", () => {
      const isRest = this.takeSign("... *");
      this.takeSign("** &");
      while (this.peek()?.kind === "name" && this.peek(1)?.kind === "name") this.at++;
      params.push(isRest ? { is: "spread", of: this.target() } : this.target());
      while (this.at < this.tokens.length && !this.isSign(") ,")) {
        const before = this.at;
        this.target();
        if (this.at === before) this.at++;
      }
    });
    return params;
  }

  protected bracketed(sign: string): Node {
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
  protected stabby(): Node {
    this.at++;
    const params = this.parameters();
    const body = this.trailing();
    return body.is === "function" && params.length > 0 ? { ...body, params } : body;
  }

  /** Lisp's `(name operand …)`. */
  protected form(): Node {
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

  protected grouped(): Node {
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

  protected group(close: string): Node[] {
    const items: Node[] = [];
    this.at++;
    this.separated(close, () => items.push(this.collected(this.pairOr())));
    return items;
  }

  /** `key => value` as a pair of a list. */
  protected pairOr(): Node {
    const key = this.expression();
    if (!this.takeSign("=>")) return key;
    const isBare = key.is === "name" && this.speaks("perl ruby");
    return {
      is: "dictionary",
      pairs: [{ key: isBare ? textNode(key.name) : key, value: this.expression(1) }],
    };
  }

  /** A comprehension, where `for` follows. */
  protected collected(body: Node): Node {
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

  protected dictionary(): Node {
    const pairs: Pair[] = [];
    this.at++;
    this.separated("}", () => pairs.push(this.pair()));
    return { is: "dictionary", pairs };
  }

  protected pair(): Pair {
    if (this.takeSign("... **")) return { value: this.expression(3) };
    const word = this.isWord() ? (this.peek()?.value ?? "") : undefined;
    if (word !== undefined && this.isSign("=> = :", 1)) {
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
    if (this.takeSign("=> = :")) return pairOf(key, this.expression(1), (value) => this.collected(value));
    if (this.language === "perl" && this.takeSign(",")) return { key, value: this.expression(1) };
    const isShort = word !== undefined && this.language === "javascript";
    return isShort ? { key: textNode(word), value: key } : { value: this.collected(key) };
  }
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
