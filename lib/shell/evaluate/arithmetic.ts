/**
 * Shell arithmetic over constants: `$((…))`, `((…))`, `let`, array indexes. A value that is not a safe integer counts
 * as unknown.
 */

import { known } from "../invocation.ts";
import { type Frame, frameWith, type Machine, tick } from "./machine.ts";
import { type ArithmeticExpression, parseShell } from "./parse.ts";
import { assign, lookup } from "./variables.ts";

/** The value of an expression, or undefined when it is not constant. Assignments in it happen. */
export function evaluateArithmetic(
  m: Machine,
  frame: Frame,
  node: ArithmeticExpression | undefined,
): number | undefined {
  if (!node) return 0;
  tick(m);
  switch (node.type) {
    case "ArithmeticGroup":
      return evaluateArithmetic(m, frame, node.expression);
    case "ArithmeticWord":
      return word(m, frame, node);
    case "ArithmeticUnary":
      return unary(m, frame, node);
    case "ArithmeticBinary":
      return binary(m, frame, node);
    case "ArithmeticTernary": {
      const test = evaluateArithmetic(m, frame, node.test);
      if (test === undefined) return undefined;
      return evaluateArithmetic(m, frame, test === 0 ? node.alternate : node.consequent);
    }
    default:
      if (node.script) m.operations.script(m, frame, node.script);
      return undefined;
  }
}

/** Parses and evaluates the text of an expression (`let`, indexes, slice offsets). */
export function arithmeticText(m: Machine, frame: Frame, source: string): number | undefined {
  if (/^\s*-?\d{1,15}\s*$/.test(source) && !/^\s*-?0\d/.test(source)) return Number(source);
  if (frame.depth > 48) return undefined;
  const parsed = parseShell(`((${source}))`);
  const node = "script" in parsed ? parsed.script.commands[0]?.command : undefined;
  if (node?.type !== "ArithmeticCommand") return undefined;
  return evaluateArithmetic(m, frameWith(frame, { depth: frame.depth + 4 }), node.expression);
}

type WordNode = Extract<ArithmeticExpression, { type: "ArithmeticWord" }>;

function word(m: Machine, frame: Frame, node: WordNode): number | undefined {
  if (!node.parts) return operand(m, frame, node.value);
  const value = known(
    m.operations.word(m, frame, {
      type: "Word",
      text: node.value,
      value: node.value,
      pos: node.pos,
      end: node.end,
      parts: node.parts,
    }),
  );
  return value === undefined ? undefined : arithmeticText(m, frame, value);
}

/** A number in any base, or the name of a variable. */
function operand(m: Machine, frame: Frame, source: string): number | undefined {
  const number = constant(source);
  if (number !== undefined) return number;
  const name = /^([A-Za-z_]\w*)$/.exec(source)?.[1];
  if (name === undefined) return undefined;
  const { value, set } = lookup(m, frame, name);
  const content = known(value);
  if (set === undefined || content === undefined) return undefined;
  return content === "" ? 0 : (constant(content) ?? arithmeticText(m, frame, content));
}

function constant(source: string): number | undefined {
  if (/^(0|[1-9]\d{0,15})$/.test(source)) return safe(Number(source));
  if (/^0[xX][\dA-Fa-f]{1,13}$/.test(source)) return Number(source);
  if (/^0[0-7]{1,16}$/.test(source)) return safe(Number.parseInt(source, 8));
  const based = /^(\d{1,2})#([\dA-Za-z]{1,12})$/.exec(source);
  if (!based) return undefined;
  const base = Number(based[1]);
  return base >= 2 && base <= 36 ? safe(Number.parseInt(based[2] ?? "", base)) : undefined;
}

function safe(value: number): number | undefined {
  return Number.isSafeInteger(value) ? value : undefined;
}

type UnaryNode = Extract<ArithmeticExpression, { type: "ArithmeticUnary" }>;

function unary(m: Machine, frame: Frame, node: UnaryNode): number | undefined {
  const value = evaluateArithmetic(m, frame, node.operand);
  if (node.operator === "++" || node.operator === "--") {
    const next = value === undefined ? undefined : value + (node.operator === "++" ? 1 : -1);
    store(frame, node.operand, next);
    return node.prefix ? next : value;
  }
  if (value === undefined) return undefined;
  if (node.operator === "-") return -value;
  if (node.operator === "!") return value === 0 ? 1 : 0;
  return node.operator === "~" ? ~value : value;
}

function store(frame: Frame, to: ArithmeticExpression, value: number | undefined): void {
  if (to.type !== "ArithmeticWord" || !/^[A-Za-z_]\w*$/.test(to.value)) return;
  if (value === undefined) frame.scope.vars.delete(to.value);
  else assign(frame, to.value, [String(value)]);
}

type BinaryNode = Extract<ArithmeticExpression, { type: "ArithmeticBinary" }>;

function binary(m: Machine, frame: Frame, node: BinaryNode): number | undefined {
  const { operator } = node;
  if (/^(?:[-+*/%&^|]|<<|>>)?=$/.test(operator)) return assignment(m, frame, node);
  const left = evaluateArithmetic(m, frame, node.left);
  if (operator === "&&" && left === 0) return 0;
  if (operator === "||" && left !== undefined && left !== 0) return 1;
  const right = evaluateArithmetic(m, frame, node.right);
  if (operator === ",") return right;
  if (left === undefined || right === undefined) return undefined;
  return compute(operator, left, right);
}

function assignment(m: Machine, frame: Frame, node: BinaryNode): number | undefined {
  const right = evaluateArithmetic(m, frame, node.right);
  const operator = node.operator.slice(0, -1);
  const left = operator === "" ? 0 : evaluateArithmetic(m, frame, node.left);
  const known = right !== undefined && left !== undefined;
  const value = known ? (operator === "" ? right : compute(operator, left, right)) : undefined;
  store(frame, node.left, value);
  return value;
}

const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => Math.trunc(a / b),
  "%": (a, b) => a % b,
  "**": (a, b) => a ** b,
  "<<": (a, b) => (b < 0 || b > 52 ? Number.NaN : a * 2 ** b),
  ">>": (a, b) => (b < 0 || b > 52 ? Number.NaN : Math.floor(a / 2 ** b)),
  "<": (a, b) => Number(a < b),
  ">": (a, b) => Number(a > b),
  "<=": (a, b) => Number(a <= b),
  ">=": (a, b) => Number(a >= b),
  "==": (a, b) => Number(a === b),
  "!=": (a, b) => Number(a !== b),
  "&&": (a, b) => Number(a !== 0 && b !== 0),
  "||": (a, b) => Number(a !== 0 || b !== 0),
  "&": (a, b) => Number(BigInt(a) & BigInt(b)),
  "|": (a, b) => Number(BigInt(a) | BigInt(b)),
  "^": (a, b) => Number(BigInt(a) ^ BigInt(b)),
};

function compute(operator: string, left: number, right: number): number | undefined {
  const value = OPERATORS[operator]?.(left, right);
  return value === undefined ? undefined : safe(value === 0 ? 0 : value);
}
