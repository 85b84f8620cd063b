/** Reads what follows an operand: members, indexes, calls with and without brackets, blocks. */
import { isOneOf } from "../../core/words.ts";
import { ARROWS, COMMAND, DOTLESS, Operands } from "./operands.ts";
import {
  type Argument,
  callNode,
  isCallable,
  literalOf,
  NOTHING,
  type Node,
  nameNode,
  textNode,
} from "./syntax.ts";
import type { Token } from "./tokens.ts";

/** Languages that call functions without brackets. */
const BARE = "awk closures julia lua perl php ruby";

/** Of these, what some call so. */
const BARE_NAMES: Readonly<Record<string, string>> = {
  php: "echo print include require include_once require_once",
  awk: "print printf getline",
  python: "print",
  javascript: "print",
};

export abstract class Postfixes extends Operands {
  protected postfixed(primary: Node): Node {
    let node = primary;
    for (let next = this.postfix(node); next !== undefined; next = this.postfix(node)) node = next;
    return node;
  }

  protected postfix(node: Node): Node | undefined {
    const token = this.peek();
    if (token === undefined) return undefined;
    if (token.kind === "line") this.continueLine();
    const found = this.member(node) ?? this.bracketBehind(node, token);
    if (found) return found;
    if (this.takeSign("++ --")) return node;
    if (!isCallable(node)) return undefined;
    if (this.isWord("do") && this.language === "ruby" && this.heads === 0)
      return withBlock(node, this.trailing());
    if (token.kind === "text" && this.language === "javascript" && !token.spaced) {
      this.at++;
      return callNode(node, { is: "text", parts: this.partsOf(token) });
    }
    return this.isBareCall(node, token) ? { is: "call", of: node, args: this.bareArguments() } : undefined;
  }

  protected bracketBehind(node: Node, token: Token): Node | undefined {
    if (token.kind !== "sign") return undefined;
    if (token.value === "(" && this.isCalled(node, token))
      return { is: "call", of: node, args: this.callArguments() };
    if (token.value === "[" && this.isIndexed(node, token)) return { is: "index", of: node, key: this.key() };
    return token.value === "{" ? this.braceBehind(node, token) : undefined;
  }

  /** A line that begins with a dot goes on. */
  protected continueLine(): void {
    let ahead = 0;
    while (this.isLine(ahead)) ahead++;
    if (this.language !== "python" && this.isSign("-> ?. &. .", ahead)) this.at += ahead;
  }

  protected isCalled(node: Node, { spaced }: Token): boolean {
    if (this.language === "awk") return node.is === "name" && !spaced;
    if (node.is === "name" && this.stopsAt(node.name)) return false;
    if (this.language === "perl" && this.peek(-1)?.sigil === "$") return false;
    return isCallable(node) || node.is === "function" || node.is === "block";
  }

  protected isIndexed(node: Node, { spaced }: Token): boolean {
    if (node.is === "number" || node.is === "block") return false;
    return !spaced || !this.speaks(BARE) || (node.is !== "name" && node.is !== "member");
  }

  protected braceBehind(node: Node, { spaced }: Token): Node | undefined {
    if (this.language === "perl" && isCallable(node) && node.is !== "call" && !spaced)
      return { is: "index", of: node, key: this.braceKey() };
    const opens = this.speaks("ruby closures") && isCallable(node) && this.heads === 0;
    return opens ? withBlock(node, this.trailing()) : undefined;
  }

  /** Perl's `{name}`. */
  protected braceKey(): Node {
    this.at++;
    const key = this.isWord() && this.isSign("}", 1) ? textNode(this.takeName()) : this.expression();
    this.takeSign("}");
    return key;
  }

  protected key(): Node {
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
  protected leads(): boolean {
    if (this.isSign(".")) return !this.speaks(DOTLESS);
    if (this.isSign(":: ?. &.")) return true;
    if (this.isSign("->")) return this.speaks("perl php");
    // Lua's and Erlang's `module:name(…)`.
    const isMethod =
      this.isSign(":") && this.peek(1)?.kind === "name" && !this.peek(1)?.spaced && this.isSign("(", 2);
    return isMethod && this.speaks("lua ruby r");
  }

  protected member(node: Node): Node | undefined {
    if (!this.leads()) return undefined;
    const next = this.peek(1);
    if (next?.kind === "name" || this.isSign("!", 1)) {
      this.at += 2;
      return { is: "member", of: node, name: next?.value ?? "" };
    }
    // `f.(x)`, `$f->(x)`, `a?.[0]`, `$h->{key}`.
    if (!this.isSign("( [ {", 1)) return undefined;
    this.at++;
    if (next?.value === "[") return { is: "index", of: node, key: this.key() };
    if (next?.value === "{") return { is: "index", of: node, key: this.braceKey() };
    return { is: "call", of: node, args: this.callArguments() };
  }

  /** `{ |x| … }`, `do |x| … end`, `{ x -> … }`. */
  protected trailing(): Node {
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
    if (params.length > 0 && this.takeSign("=> ->")) return params;
    this.at = started;
    return [];
  }

  // --- arguments --------------------------------------------------------------------------------------------------

  protected callArguments(): Argument[] {
    const args: Argument[] = [];
    this.at++;
    this.separated(")", () => args.push(this.argument(0)));
    return args;
  }

  protected isNamed(): boolean {
    if (!this.isWord() || !this.isSign("=> = :", 1)) return false;
    if (this.isSign("=>", 1)) return !this.speaks(ARROWS);
    return !(this.isSign(":", 1) && this.isSign("(", 3) && !this.peek(2)?.spaced);
  }

  protected argument(least: number): Argument {
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

  protected beginsOperand(): boolean {
    const token = this.peek();
    if (token === undefined || token.kind === "line") return false;
    if (token.kind === "name") return token.sigil !== undefined || !this.stopsAt(token.value);
    if (token.kind !== "sign" || isOneOf("[ ( \\ -> $ @", token.value)) return true;
    if (token.value === "{") return this.language === "lua" || (this.language === "perl" && !token.spaced);
    if (this.language === "perl" && token.value === "%") return true;
    return isOneOf("** * & - ! ::", token.value) && token.spaced && this.peek(1)?.spaced === false;
  }

  /** A name with an operand right behind it. */
  protected isBareCall(node: Node, token: Token): boolean {
    if (!this.beginsOperand() || this.peek(-1)?.sigil !== undefined) return false;
    const name = node.is === "name" ? node.name : "";
    if (this.stopsAt(name)) return false;
    const names = BARE_NAMES[this.language];
    if (names) return isOneOf(names, name) && (this.speaks("php awk") || token.kind === "text");
    if (this.language === "lua") return token.kind === "text" || this.isSign("{");
    return this.speaks(BARE) && (token.spaced || token.kind === "text");
  }

  protected bareArguments(): Argument[] {
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

  protected isPrint(): boolean {
    return /^(?:printf?|say)$/.test(this.peek(-1)?.value ?? "");
  }

  /** Perl's `print $handle "text"`, `print {$handle} "text"`, `print STDERR $x`. */
  protected handle(): Node | undefined {
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
