/**
 * Reads the expressions of a one-liner. It is no grammar of any language: it knows what their grammars have in common,
 * and goes on where it does not understand, so that a call behind something strange is still a call.
 */
import { isOneOf } from "../../core/words.ts";
import { COMMAND, DOTLESS, OPERAND, TARGET, TIGHT } from "./operands.ts";
import { Postfixes } from "./postfixes.ts";
import { CUT, type Node } from "./syntax.ts";
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

/** Operators that are words are names elsewhere. */
const WORD_OPERATORS: Readonly<Record<string, string>> = {
  or: "python ruby perl php lua",
  and: "python ruby perl php lua",
  xor: "perl php",
  in: "python javascript awk julia",
  is: "python",
  not: "python",
  eq: "perl",
  ne: "perl",
  lt: "perl",
  gt: "perl",
  x: "perl",
  instanceof: "javascript php closures",
};

const ASSIGNS = "||= &&= ??= //= := += -= *= /= .= |= <- =";

const PREFIXES = "await clone defer delete go local my new our try typeof void yield";

export abstract class Expressions extends Postfixes {
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
    if (this.isSign("?")) return least > TARGET ? undefined : this.ternary(left);
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
      const isOperator = sigil === undefined && this.speaks(WORD_OPERATORS[value]);
      const isHead = this.heads > 0 && value === "in" && this.language !== "python";
      return isOperator && !isHead ? strength : undefined;
    }
    if (kind !== "sign" || (value === "." && !this.speaks(DOTLESS))) return undefined;
    if ((value === "~" && this.language !== "awk") || (value === "@" && !spaced)) return undefined;
    return value === "++" && !this.speaks("closures ruby") ? undefined : strength;
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
    if (sign !== undefined && isOneOf("** * ... &", sign)) {
      this.at++;
      return { is: "spread", of: this.expression(TIGHT) };
    }
    if (sign !== undefined && isOneOf("! - + ~ \\ @ $ % ++ --", sign)) {
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
    const isCall = next.value === "(" && !next.spaced && this.isWord("try go clone delete new");
    return /^[([$\\<]$/.test(next.value) && !isCall;
  }
}

function piped(left: Node, right: Node): Node {
  return right.is === "call"
    ? { ...right, args: [{ value: left }, ...right.args] }
    : { is: "call", of: right, args: [{ value: left }] };
}
