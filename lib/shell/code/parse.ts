/** Reads the statements of a one-liner: blocks by indentation, by braces and up to `end`, as their languages have them. */
import { isOneOf } from "../../core/words.ts";
import { Expressions } from "./expressions.ts";
import { CUT, callNode, moduleName, NOTHING, type Node, nameNode, textNode } from "./syntax.ts";
import { type ScriptLanguage, type Token, tokensOf } from "./tokens.ts";

/** Languages that declare several names with values in one statement. */
const SLASHED = "closures javascript php";

const END_WORDS = `
  case catch elif else elseif elsif end endfor endforeach endif endwhile ensure except finally rescue
  until when`;

const ENDS = "end endfor endforeach endif endswitch endwhile";

const ELSE = "elif else elseif elsif";

const DECLARES = `
  abstract async const default export final global implicit lazy let local mut my nonlocal our override
  private protected pub public readonly static val var`;

/** What a statement may begin with, and how it is read; undefined where it is none after all. */
const KEYWORDS: readonly (readonly [string, (parser: Parser, word: string) => Node[] | undefined])[] = [
  ["import from", (parser, word) => parser.imports(word)],
  ["use using no package namespace alias", (parser) => parser.uses()],
  ["def function sub fn func fun defp defun proc", (parser, word) => parser.definition(word)],
  ["class module interface trait object struct defmodule", (parser) => parser.classes()],
  [DECLARES, (parser) => parser.declaration()],
  ["for foreach", (parser, word) => parser.loop(word)],
  ["while until", (parser) => [parser.repeated()]],
  ["if unless elif elsif elseif", (parser) => [parser.condition()]],
  ["else try begin finally ensure BEGIN END do loop then repeat", (parser, word) => parser.plainBlock(word)],
  ["except rescue catch switch case when", (parser) => parser.headed()],
  ["with", (parser) => parser.managed()],
  ["return", (parser) => [parser.returned()]],
  ["continue break next last redo pass", (parser) => parser.skipped()],
  [ENDS, (parser) => parser.stray()],
];

class Parser extends Expressions {
  /** The indentation of the block. */
  private indent = 0;

  program(): Node {
    return this.statementsUntil(() => false);
  }

  protected inside(tokens: readonly Token[]): Node {
    return new Parser(tokens, this.language).program();
  }

  // --- blocks -----------------------------------------------------------------------------------------------------

  protected statementsUntil(done: () => boolean): Node {
    const body: Node[] = [];
    this.upTo(
      () => {
        while (this.isLine() || this.isSign(";")) this.at++;
        return done();
      },
      () => body.push(...this.statement()),
    );
    return { is: "block", body };
  }

  protected braces(): Node {
    this.takeSign("{");
    return this.statementsUntil(() => this.takeSign("}"));
  }

  protected block(): Node {
    if (this.language === "python") return this.indented();
    if (this.closesByEnd()) return this.upToEnd();
    if (this.isSign("{")) return this.braces();
    if (this.takeSign(":")) return this.statementsUntil(() => this.isWord(END_WORDS));
    this.skipLines();
    return { is: "block", body: this.statement() };
  }

  private upToEnd(): Node {
    if (!this.takeSign(";")) this.takeWord("then do");
    this.blockParameters();
    return this.statementsUntil(() => this.isWord(END_WORDS));
  }

  protected closeEnd(): void {
    if (this.closesByEnd() || this.language === "php") this.takeWord(ENDS);
  }

  /** Behind a colon: the rest of the line, or what is indented below it. */
  private indented(): Node {
    this.takeSign(":");
    if (!this.isLine()) return this.statementsUntil(() => this.isLine(-1));
    const outer = this.indent;
    while (this.isLine(1)) this.at++;
    const inner = Number(this.peek()?.value ?? 0);
    if (inner <= outer) return NOTHING;
    this.indent = inner;
    const body = this.statementsUntil(() => this.dedented(inner));
    this.indent = outer;
    return body;
  }

  /** Has the last line begun further left than the block? */
  private dedented(inner: number): boolean {
    let at = this.at - 1;
    while (this.tokens[at]?.kind === "sign" && this.tokens[at]?.value === ";") at--;
    return this.tokens[at]?.kind === "line" && Number(this.tokens[at]?.value) < inner;
  }

  // --- statements -------------------------------------------------------------------------------------------------

  private statement(): Node[] {
    return this.deeper(() => {
      const found = this.keyword() ?? (this.isSign("{") ? [this.braces()] : [this.modified(this.commas())]);
      // awk's `pattern { … }`.
      return this.language === "awk" && this.isSign("{") ? [...found, this.braces()] : found;
    }, [CUT]);
  }

  private keyword(): Node[] | undefined {
    const word = this.isWord() ? (this.peek()?.value ?? "") : "";
    const read = KEYWORDS.find(([words]) => isOneOf(words, word))?.[1];
    if (read === undefined || (this.isSign("=> -> :: = . ,", 1) && word !== "return")) return undefined;
    const started = this.at++;
    const found = read(this, word);
    if (found === undefined) this.at = started;
    return found;
  }

  declaration(): Node[] | undefined {
    if (this.ends()) return undefined;
    if (this.language === "javascript" && this.peek()?.kind === "name" && this.isSign(":", 1))
      return [this.typed()];
    if (this.isSign("( [ {")) return [this.modified(this.commas())];
    return this.peek()?.kind === "sign" ? undefined : this.statement();
  }

  /** TypeScript's `const name: Type = value`, of which the type says nothing here. */
  private typed(): Node {
    const to = nameNode(this.takeName());
    while (this.at < this.tokens.length && !this.isLine() && !this.isSign("= ;")) this.at++;
    return this.takeSign("=") ? { is: "assignment", sign: "=", to, value: this.commas() } : NOTHING;
  }

  skipped(): Node[] | undefined {
    return this.ends() || this.isNoOperand() ? [this.modified({ is: "skip" })] : undefined;
  }

  stray(): Node[] | undefined {
    return isOneOf(END_WORDS, this.peek(-1)?.value) ? [] : undefined;
  }

  returned(): Node {
    const value = this.ends() || this.isNoOperand() ? NOTHING : this.commas();
    return this.modified({ is: "return", value });
  }

  /** `statement if test`, `statement for list`. */
  private modified(node: Node): Node {
    let whole = node;
    for (;;) {
      const word = this.takeWord("if unless while until for foreach rescue");
      if (word === undefined) return whole;
      const over = this.expression();
      if (word.startsWith("for")) whole = { is: "loop", to: nameNode("_"), over, body: whole };
      else if (isOneOf("while until", word)) whole = { is: "loop", over, body: whole };
      else whole = { is: "choice", test: over, branches: [whole] };
    }
  }

  /** `a, b = b, a`, `let a = 1, b = 2`, or one expression. */
  private commas(): Node {
    const first = this.expression();
    if (!this.isSign(",")) return first;
    const items = [first];
    const isSeveral = first.is === "assignment" && this.speaks(SLASHED);
    while (this.takeSign(",") && !this.ends() && !this.isSign("=")) {
      this.skipLines();
      items.push(isSeveral ? this.expression() : this.item());
    }
    if (isSeveral) return { is: "block", body: items };
    if (this.takeSign("="))
      return { is: "assignment", sign: "=", to: { is: "list", items }, value: this.commas() };
    if (first.is !== "assignment") return { is: "list", items };
    return { ...first, value: { is: "list", items: [first.value, ...items.slice(1)] } };
  }

  protected clause(word: string): Node {
    if (isOneOf("if unless", word)) return this.condition();
    return word === "while" ? this.repeated() : (this.plainBlock(word)[0] ?? NOTHING);
  }

  plainBlock(word: string): Node[] {
    if (word === "do" && !this.ends() && !this.isSign("{") && this.language !== "lua")
      return [this.upToEnd()];
    if (isOneOf("then loop repeat END BEGIN", word) && this.ends()) return [];
    const body = this.block();
    if (!this.isWord(ELSE)) this.closeEnd();
    return [body];
  }

  headed(): Node[] {
    const test = this.inHead(() => (this.ends() || this.isSign("{ :") ? NOTHING : this.commas()));
    if (this.takeWord("as")) this.takeName();
    const body = this.block();
    if (!this.isWord(ELSE)) this.closeEnd();
    return [test, body];
  }

  condition(): Node {
    const test = this.inHead(() => this.expression());
    const branches = [this.block()];
    for (let word = this.continues(); word !== undefined; word = this.continues()) {
      const isLast = word === "else" && !this.isWord("if");
      this.takeWord("if");
      const body = isLast ? [this.block()] : [this.inHead(() => this.expression()), this.block()];
      branches.push({ is: "block", body });
      if (isLast) break;
    }
    this.closeEnd();
    return { is: "choice", test, branches };
  }

  /** The word that goes on with a choice, on this line or the next. */
  private continues(): string | undefined {
    const started = this.at;
    while (this.isLine() || (this.isSign(";") && this.closesByEnd())) this.at++;
    const word = this.takeWord(ELSE);
    if (word === undefined) this.at = started;
    return word;
  }

  repeated(): Node {
    const over = this.inHead(() => this.expression());
    const body = this.block();
    this.closeEnd();
    return { is: "loop", over, body };
  }

  loop(word: string): Node[] | undefined {
    // Julia's `foreach` is a function.
    if (word === "foreach" && this.language === "julia") return undefined;
    this.takeWord("await each");
    const wrapped = this.language !== "python" && this.takeSign("(");
    const head = this.loopTargets();
    // `for (start; test; step)`.
    if (wrapped) this.separated(")", () => this.expression());
    const body = this.block();
    this.closeEnd();
    return [{ ...head, body }];
  }

  protected loopTargets(): Extract<Node, { is: "loop" }> {
    return this.inHead(() => {
      while (this.takeWord(DECLARES) !== undefined);
      const items = this.listUntilNoComma();
      const [first = NOTHING] = items;
      const targets: Node = items.length === 1 ? first : { is: "list", items };
      return { is: "loop", body: NOTHING, ...this.loopedOver(targets) };
    });
  }

  private loopedOver(targets: Node): { readonly to: Node; readonly over: Node } {
    if (this.takeWord("in of") !== undefined || this.takeSign(":= <- :")) {
      this.takeWord("range await");
      return { to: targets, over: this.commas() };
    }
    if (this.takeWord("as") !== undefined) {
      const key = this.target();
      return { to: this.takeSign("=>") ? { is: "list", items: [key, this.target()] } : key, over: targets };
    }
    // Perl's `for my $x (list)`.
    if (this.isSign("(")) return { to: targets, over: this.expression() };
    if (!this.isSign("= ;")) return { to: nameNode("_"), over: targets };
    if (this.takeSign("=")) this.expression();
    return { to: NOTHING, over: NOTHING };
  }

  /** Python's `with value as name:`. */
  managed(): Node[] | undefined {
    if (this.language !== "python") return undefined;
    const body: Node[] = [];
    do {
      const value = this.expression();
      const to = this.takeWord("as") === undefined ? undefined : this.target();
      body.push(to ? { is: "assignment", sign: "=", to, value } : value);
    } while (this.takeSign(","));
    return [...body, this.block()];
  }

  definition(word: string): Node[] | undefined {
    if (this.language === "closures" && word === "def") return this.statement();
    if (this.peek()?.kind !== "name") return undefined;
    let name = this.takeName();
    // Ruby's and Lua's `def self.name`, `function module.name`.
    while (this.language !== "python" && this.isSign(". :") && this.peek(1)?.kind === "name") {
      this.at++;
      name = this.takeName();
    }
    const isBare = this.language === "ruby" && !this.isSign("(") && !this.isSign("=") && !this.ends();
    const params = isBare ? this.listUntilNoComma() : this.parameters();
    if (this.takeSign("->") || (this.language === "php" && this.takeSign(":"))) this.target();
    // `def name(x) = expression`.
    if (this.takeSign("=")) return [{ is: "function", name, params, body: this.modified(this.expression()) }];
    const body = this.block();
    this.closeEnd();
    return [{ is: "function", name, params, body }];
  }

  classes(): Node[] | undefined {
    if (this.peek()?.kind !== "name") return undefined;
    const name = this.takeName();
    const bases = [...this.parameters()];
    while (this.takeSign("<") || this.takeWord("extends implements with") !== undefined)
      bases.push(this.inHead(() => this.target()));
    const isScript = this.language === "javascript";
    const body = isScript ? this.methods() : this.block();
    this.closeEnd();
    return [{ is: "class", name, bases, body }];
  }

  /** JavaScript's `name(params) { … }` and `name = value` in a class. */
  private methods(): Node {
    const body: Node[] = [];
    this.takeSign("{");
    this.separated("}", () => {
      while (this.isWord("static async get set") && !this.isSign("( =", 1)) this.at++;
      if (this.isSign("(", 1) && this.closesBefore("{", 1)) {
        const name = this.takeName();
        body.push({ is: "function", name, params: this.parameters(), body: this.braces() });
      } else body.push(this.expression());
    });
    return { is: "block", body };
  }

  // --- imports ----------------------------------------------------------------------------------------------------

  /** The rest of `use …`: nothing that runs. */
  uses(): Node[] {
    while (!this.ends()) this.at++;
    return [];
  }

  imports(word: string): Node[] | undefined {
    if (this.isSign("(")) return undefined;
    if (this.language === "javascript") return this.moduleImport();
    if (this.language !== "python") return this.uses();
    if (word === "import") return this.eachImported("");
    const module = this.dotted();
    if (this.takeWord("import") === undefined) return this.uses();
    if (this.takeSign("*")) return [callNode(nameNode("import *"), textNode(module))];
    const wrapped = this.takeSign("(");
    const found = this.eachImported(`${module}.`);
    if (wrapped) this.takeSign(")");
    return found;
  }

  private dotted(): string {
    const parts = [];
    do parts.push(this.takeName());
    while (this.takeSign("."));
    return parts.join(".");
  }

  private eachImported(module: string): Node[] {
    const found: Node[] = [];
    do {
      this.skipLines();
      const name = this.dotted();
      const as = this.takeWord("as") === undefined ? undefined : this.takeName();
      // `import a.b` makes the name `a`.
      if (as !== undefined || !name.includes(".")) found.push(imported(as ?? name, module + name));
    } while (this.takeSign(","));
    return found;
  }

  /** `import x, {a as b} from "module"`, `import * as x from "module"`. */
  private moduleImport(): Node[] {
    const names: (readonly [local: string, member: string])[] = [];
    while (!this.ends() && this.peek()?.kind !== "text") {
      if (this.takeSign("{")) this.separated("}", () => names.push(this.renamed(".")));
      else if (
        this.takeWord("from") === undefined &&
        !this.takeSign("* ,") &&
        this.takeWord("as") === undefined
      )
        names.push(this.renamed(""));
    }
    const module = moduleName(this.peek()?.value ?? "");
    if (this.peek()?.kind === "text") this.at++;
    return names.filter(([local]) => local !== "").map(([local, member]) => imported(local, module + member));
  }

  private renamed(front: string): readonly [string, string] {
    const member = this.takeName();
    if (member === "") this.at++;
    const local = front !== "" && this.takeWord("as") !== undefined ? this.takeName() : member;
    return [local, front === "" ? "" : front + member];
  }
}

function imported(name: string, full: string): Node {
  return { is: "assignment", sign: "=", to: nameNode(name), value: { is: "outside", full } };
}

/** What the code says. */
export function parse(code: string, language: ScriptLanguage): Node {
  return new Parser(tokensOf(code, language), language).program();
}
