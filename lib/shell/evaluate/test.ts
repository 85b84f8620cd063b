/** `[[ … ]]`, `test` and `[` over constants: true, false or unknown. */

import { type Arg, known } from "../invocation.ts";
import { compile, matches } from "../word/patterns.ts";
import { arithmeticText } from "./arithmetic.ts";
import { type Frame, type Machine, type Status, tick } from "./machine.ts";
import type { TestExpression } from "./parse.ts";

/** Evaluates a `[[ … ]]` expression; the substitutions in it run. */
export function evaluateTest(m: Machine, frame: Frame, node: TestExpression): Status {
  tick(m);
  switch (node.type) {
    case "TestGroup":
      return evaluateTest(m, frame, node.expression);
    case "TestNot": {
      const status = evaluateTest(m, frame, node.operand);
      return status === undefined || node.negations.length % 2 === 0 ? status : !status;
    }
    case "TestLogical":
      return logical(m, frame, node);
    case "TestUnary":
      return unaryTest(node.operator, m.operations.word(m, frame, node.operand));
    case "TestBinary":
      return binary(m, frame, node);
  }
}

function logical(m: Machine, frame: Frame, node: Extract<TestExpression, { type: "TestLogical" }>): Status {
  const stop = node.operator === "||";
  const statuses = node.operands.map((operand) => evaluateTest(m, frame, operand));
  if (statuses.includes(stop)) return stop;
  return statuses.includes(undefined) ? undefined : !stop;
}

function binary(m: Machine, frame: Frame, node: Extract<TestExpression, { type: "TestBinary" }>): Status {
  const left = m.operations.word(m, frame, node.left);
  const right = m.operations.word(m, frame, node.right, "pattern");
  const subject = known(left);
  if (node.operator === "==" || node.operator === "=" || node.operator === "!=") {
    const pattern = compile(right);
    if (subject === undefined || !pattern || subject.length > 1024) return undefined;
    return matches(pattern, subject) === (node.operator !== "!=");
  }
  return compare(m, frame, node.operator, left, right);
}

function unaryTest(operator: string, operand: Arg): Status {
  const filled = operand.some((piece) => typeof piece === "string" || !piece.mayBeEmpty);
  if (operator === "-z") return filled ? false : operand.length === 0 ? true : undefined;
  if (operator === "-n") return filled ? true : operand.length === 0 ? false : undefined;
  return undefined;
}

const NUMERIC: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "-eq": (a, b) => a === b,
  "-ne": (a, b) => a !== b,
  "-lt": (a, b) => a < b,
  "-le": (a, b) => a <= b,
  "-gt": (a, b) => a > b,
  "-ge": (a, b) => a >= b,
};

function compare(m: Machine, frame: Frame, operator: string, left: Arg, right: Arg): Status {
  const one = known(left);
  const two = known(right);
  if (one === undefined || two === undefined) return undefined;
  const numeric = NUMERIC[operator];
  if (numeric) {
    const a = arithmeticText(m, frame, one);
    const b = arithmeticText(m, frame, two);
    return a === undefined || b === undefined ? undefined : numeric(a, b);
  }
  if (operator === "=" || operator === "==") return one === two;
  return operator === "!=" ? one !== two : undefined;
}

/** `test …` and `[ … ]` with one to three operands, and `!` in front; longer ones are unknown. */
export function testCommand(m: Machine, frame: Frame, operands: readonly Arg[]): Status {
  const [first, second, third] = operands;
  if (first && known(first) === "!") {
    const status = testCommand(m, frame, operands.slice(1));
    return status === undefined ? undefined : !status;
  }
  if (!first) return false;
  if (operands.length === 1) return unaryTest("-n", first);
  if (operands.length === 2 && second) return unaryTest(known(first) ?? "", second);
  if (operands.length === 3 && second && third) {
    return compare(m, frame, known(second) ?? "", first, third);
  }
  return undefined;
}
