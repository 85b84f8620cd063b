/** Which tests of a one-liner pick some of what a directory holds. */
import type { Node } from "./syntax.ts";

/** Signs that only some of what is listed is meant. */
const NARROWING =
  /^(?:ends_?with\??|end_with\?|starts_?with\??|start_with\?|fnmatch\??|i?match\w{0,8}\??|includes|include\?|contains|search|test|suffix|extname|splitext|ext|find|indexOf|preg_match|strpos|has_suffix|re|file_extension|getExtension)$/;

/** Operators that compare. */
export const COMPARES = /^(?:===?|!==?|[<>]=?|=~|!~|~|in|eq|ne|lt|gt|is)$/;

/** The pattern of `.` and `..`. */
const DOTS = /^\^\(?(?:\\?\.|\[\.\])[^a-z]{0,16}$/i;

/** Does a test pick some of what it is asked about? */
export function narrows(test: Node): boolean {
  const waiting: Node[] = [test];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (picks(node)) return true;
    waiting.push(...childrenOf(node));
  }
  return false;
}

function picks(node: Node): boolean {
  if (node.is === "pattern") return !DOTS.test(node.value);
  if (node.is === "binary") return COMPARES.test(node.sign) && !isAboutDots(node);
  if (node.is !== "call") return false;
  return (node.of.is === "member" || node.of.is === "name") && NARROWING.test(node.of.name);
}

function isAboutDots({ left, right }: Extract<Node, { is: "binary" }>): boolean {
  const isDots = (node: Node): boolean =>
    (node.is === "text" && /^\.{0,2}$/.test(node.parts.join(""))) ||
    (node.is === "pattern" && DOTS.test(node.value)) ||
    (node.is === "list" && node.items.every(isDots));
  return isDots(left) || isDots(right);
}

function childrenOf(node: Node): readonly Node[] {
  switch (node.is) {
    case "binary":
      return [node.left, node.right];
    case "unary":
    case "spread":
    case "member":
      return [node.of];
    case "call":
      return [node.of, ...node.args.map(({ value }) => value)];
    case "function":
      return [node.body];
    case "block":
      return node.body;
    case "list":
      return node.items;
    case "return":
      return [node.value];
    default:
      return [];
  }
}
